# Kinds of sections that are set up again and again.

preset-fide-open = FIDE open
preset-rapid-open = Rapid open
preset-blitz-evening = Blitz evening
preset-club-evening = Club evening
preset-junior-day = Junior day
preset-us-weekend = US weekend
preset-norm-round-robin = Round robin with norms
preset-cup = Cup (knockout)
preset-team-league = Team league
unknown-preset = There is no preset “{ $name }”
    .help = `adoube event presets` lists them
cli-preset = Preset
cli-preset-for = For
cli-preset-rounds = Rounds
cli-preset-ties = Tie-breaks
cli-preset-time = Rate of play
cli-bracket-open = …
cli-no-bracket = There is no bracket: the section is no knockout, or it has no numbers yet
cli-no-twins = No two entries look like one person.
cli-slip-differs = Board { $board }: entered { $entered }, slip { $slip }
cli-twin-common = In common
cli-twin-first = One entry
cli-twin-second = Another

# Tie-breaks and pairing systems to choose from.
choices-other-rules = belongs to the rules of another federation: describe it in the announcement
choices-system-unfit = (not for this format)
choices-decided-by-play = A { $format } is decided by play: tie-breaks decide nothing there
choices-fits = For this format
choices-others = By the rules of another federation
choices-unfit = Not for this format
choices-systems = Pairing systems explained
choices-tie-breaks = Choose tie-breaks
