# What the command `standings` says.

standings-heading = { $name }, tie-breaks: { $rules }
standings-no-round = { $rounds ->
    [one] { $name } has { $rounds } round: there are no standings after round { $round }
   *[other] { $name } has { $rounds } rounds: there are no standings after round { $round }
}
standings-of-record = record { $record } of the file has it; say others with --tiebreaks
standings-lots = lots drawn with seed { $seed }
standings-one-player = this table is about one player
    .help = name the player with --player
standings-nothing-to-tell = there is nothing to tell of "{ $who }"
standings-wrong-decision = "{ $decision }": { $why }
    .help = numbers in their order and the reason, such as "7,3: play-off"
standings-no-reason = there is no reason

# Whom somebody asks for.
standings-no-number = nobody has the number { $number }
standings-no-name = nobody is called "{ $who }"
standings-several = "{ $who }" fits { $count } players
    .help = such as { $names }
