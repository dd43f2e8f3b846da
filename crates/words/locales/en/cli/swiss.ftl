# What the command `swiss` says: pairing, checking, explaining, making and playing tournaments.

## Files

# Also of the rules of tie-breaks, which another option names.
swiss-undated = { $name }: no start date can be read (record 042); the rules taken are { $rules }; { $option } names others
swiss-assumed = { $name }: no system is named (record 192); the rules taken are { $rules }, { $dated ->
    [yes] those of the start date
   *[other] the newest, since there is no start date (record 042)
}; { $option } names others
swiss-other-system = { $name } is paired by { $code } (record 192), which is not known here
    .help = the known ones are { $known }; --system pairs by another anyway
swiss-unusable = { $name } cannot be used:
    { $why }
swiss-no-reports = { $folder } has no tournament report files
    .help = in folders, files whose ending starts with trf are looked for; others can be named
swiss-more-faults = { $files ->
    [one] and { $files } more file with a fault of these kinds
   *[other] and { $files } more files with a fault of these kinds
}

## Pairing

swiss-initial-colour-drawn = The initial colour is { $colour }, drawn by lot with seed { $seed }.
swiss-teams-or-players = { $teams ->
    [yes] { $name }: { $system } pairs teams, and the file has none
   *[no] { $name }: { $system } pairs players, and the file has teams (record 310)
}
swiss-not-next = { $name }: round { $round } cannot be paired; the next round is { $next }
swiss-all-paired = { $name }: every planned round is paired ({ $planned })
    .help = --rounds tells how many are planned if the file does not (record 142)
swiss-unfinished = { $name }: games without a result
    { $games }
    .help = a round is paired when the results of the rounds before it are known
swiss-unfinished-game = round { $round }: { $white } – { $black }
swiss-us-files-misplaced = --us-settings and --us-facts go with --system us, or with a file that names it
swiss-us-nobody = { $name }: nobody has number { $number }, of whom the US settings or facts speak
swiss-variation-in-use = Variation in use: { $variation }

## Explaining

swiss-round = Round { $round }, { $system }
swiss-no-board = { $boards ->
    [one] { $name }: there is no board { $board } among { $boards } board
   *[other] { $name }: there is no board { $board } among { $boards } boards
}
swiss-not-in-round = { $name }: player { $number } is not paired in round { $round }
swiss-moved-down = moved down: { $players }
swiss-joined = came from other groups: { $players }
swiss-comes = { $player } comes from another group
swiss-leaves = { $player } leaves for another group
swiss-residents = residents: { $players }
swiss-board = { $board ->
    [none] { $white } – { $black }
   *[other] board { $board }: { $white } – { $black }
}
swiss-colours = colours: { $why }
swiss-not-higher-with = not { $higher } with { $player }: { $why }
swiss-not-with = not with { $player }: { $why }
swiss-not = not { $player }: { $why }
swiss-gets-bye = { $lowest ->
    [yes] { $player } gets the bye, as the lowest ranked
   *[no] { $player } gets the bye
}
swiss-floats-to-bye = { $lowest ->
    [yes] { $player } floats down, to the bye in the end, as the lowest ranked
   *[no] { $player } floats down, to the bye in the end
}
swiss-floats = { $lowest ->
    [yes] { $player } floats down, as the lowest ranked
   *[no] { $player } floats down
}
swiss-unavoidable = could not be avoided: { $criteria }
swiss-signs = w b mild, Ww Bb strong, W B absolute, A no colour preference; v floated down, ^ up, the last round first.

## Checking

swiss-difference = { $name }, round { $round }, { $system }:
swiss-column-board = board
swiss-column-found = in the file
swiss-column-expected = by the rules
swiss-bye = bye
swiss-by-the-rules = By the rules { $reason }.
swiss-checked = { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $different ->
    [0] { $faults ->
        [0] no differences
       *[other] every round is paired by the rules
    }
    [one] { $different } round paired differently
   *[other] { $different } rounds paired differently
}{ $faults ->
    [0] { "" }
    [one] , { $faults } fault
   *[other] , { $faults } faults
}
swiss-fault = { $name }{ $round ->
    [none] { "" }
   *[other] , round { $round }
}{ $board ->
    [none] { "" }
   *[other] , board { $board }
}: { $what }{ $article ->
    [none] { "" }
   *[other] { " " }({ $article })
}.
swiss-table-difference = { $name }, round { $round }, Berger tables:
swiss-invalid-rating-steps = three numbers are expected: the highest rating, the step and the deviation, such as 2400,20,50
swiss-invalid-round = a round is expected before the colon, such as 2:3x
swiss-us-difference = { $name }, round { $round }:
swiss-us-found = in the file: { $white } – { $black }
swiss-us-expected = expected: { $white } – { $black }
swiss-us-bye = bye: { $found ->
    [none] nobody
   *[other] { $found }
} in the file, expected { $expected ->
    [none] nobody
   *[other] { $expected }
}
swiss-us-checked = { $name }: { $different } of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} { $different ->
    [one] differs
   *[other] differ
} ({ $system })

## Random tournaments

swiss-invalid-ratings = expected the lowest and the highest rating, such as 1400-2400
swiss-invalid-points = expected the points for a win, a draw and a loss, such as 3-1-0
swiss-needs-folder = many tournaments need a folder: -o DIR
swiss-keep-unfinished = fewer rounds or more players; --unfinished keeps what could be paired
swiss-generated = { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, seed { $seed }{ $stopped ->
    [none] .
   *[other] ; it ends there because { $stopped }.
}
swiss-generated-many = { $count ->
    [one] { $count } tournament with seed { $first } is in { $folder }.
   *[other] { $count } tournaments with seeds { $first } to { $last } are in { $folder }.
}
swiss-simulated = { $runs ->
    [one] { $runs } tournament
   *[other] { $runs } tournaments
} of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} by { $system }, seed { $seed }.
swiss-ended-early = { $runs ->
    [one] { $runs } ended early because a round had no legal pairing; it is not counted below.
   *[other] { $runs } ended early because a round had no legal pairing; they are not counted below.
}
swiss-column-player = Player
swiss-column-first-alone = first alone
swiss-column-first-shared = first with others
swiss-others = others
swiss-column-round = Round
swiss-column-floats = pairs of floaters
swiss-column-leaders = leaders after it
swiss-column-one-leader = one leader
swiss-colour-share = { $difference } for { $share }
swiss-colours-differ = The colours differ by { $shares } of the players.
swiss-three-in-a-row = { $share } had one colour three times running.
swiss-progress = { $done }, { $time } left

## In place of other programs

swiss-no-setting = { $name }, line { $line }: "{ $text }" is no setting of a generator
    .help = expected Key=Value, such as PlayersNumber=40 or DrawPercentage=30
swiss-no-seed = { $text } is no seed: expected a number
swiss-no-shape = the arguments after --compat fit none of the known shapes
swiss-configuration-is-dutch = a configuration is for the Dutch system
