# Arten von Turnieren, die immer wieder angelegt werden.

preset-fide-open = FIDE-Open
preset-rapid-open = Schnellschach-Open
preset-blitz-evening = Blitzabend
preset-club-evening = Vereinsabend
preset-junior-day = Jugendtag
preset-us-weekend = US-Wochenendturnier
preset-norm-round-robin = Rundenturnier mit Normen
preset-cup = Pokal (K.-o.)
preset-team-league = Mannschaftsliga
unknown-preset = Es gibt keine Vorlage „{ $name }“
    .help = `adoube event presets` zählt sie auf
cli-preset = Vorlage
cli-preset-for = Für
cli-preset-rounds = Runden
cli-preset-ties = Feinwertungen
cli-preset-time = Bedenkzeit
cli-bracket-open = …
cli-no-bracket = Es gibt keinen Turnierbaum: kein K.-o.-Turnier, oder es sind noch keine Nummern vergeben
cli-no-twins = Keine zwei Anmeldungen sehen nach derselben Person aus.
cli-slip-differs = Brett { $board }: eingetragen { $entered }, Zettel { $slip }
cli-twin-common = Gemeinsam
cli-twin-first = Eine Anmeldung
cli-twin-second = Eine andere

# Tie-breaks and pairing systems to choose from.
choices-other-rules = gehört zu den Regeln eines anderen Verbands: in der Ausschreibung beschreiben
choices-system-unfit = (nicht für diese Turnierform)
choices-decided-by-play = { $format }: hier entscheidet das Spiel, Feinwertungen entscheiden nichts
choices-fits = Für diese Turnierform
choices-others = Nach den Regeln eines anderen Verbands
choices-unfit = Nicht für diese Turnierform
choices-systems = Paarungssysteme erklärt
choices-tie-breaks = Feinwertungen auswählen
