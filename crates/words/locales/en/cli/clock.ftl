# What the command `clock` says.

## The rate of play

clock-no-control = "{ $text }" is no time control: { $why }
clock-control = time control
clock-rate = { $rate }: { $total }, without additions { $base } ({ $edition })
clock-each = { $time } for each player
clock-articles = Articles: { $articles }
clock-because = Because { $why }
clock-default-delay = No delay was named: { $delay } is taken
clock-minima = For a standard rating: { $times }
clock-minimum = { $rating ->
    [0] { $time } otherwise
   *[other] { $time } if somebody has { $rating } or more
}

## A log played over

clock-at = At { $at }
clock-stopped = The clock has stopped by itself.
clock-need-not-record = { $side } need not record the moves ({ $article })
clock-flag-fell = { $required ->
    [none] { $moves ->
        [one] { $side }'s flag fell at { $at }, { $moves } move made
       *[other] { $side }'s flag fell at { $at }, { $moves } moves made
    }
    [one] { $side }'s flag fell at { $at }, { $moves } of { $required } move made
   *[other] { $side }'s flag fell at { $at }, { $moves } of { $required } moves made
}

# The clock of a side, part by part.
clock-side = { $side } { $parts }
clock-shows = { $flag ->
    [yes] shows { $time } –
   *[no] shows { $time }
}
clock-left = { $time } left
clock-counter = counter { $moves }
clock-moves-made = { $moves ->
    [one] { $moves } move made
   *[other] { $moves } moves made
}
clock-owed = { $moves } to the control
clock-running = running
clock-flag-down = flag down, not called
clock-flag-called = { $down ->
    [yes] flag called at { $at } while down
   *[no] flag called at { $at } while up
}

## A clock that was set wrongly

clock-should-have = { $side } should have { $time }
clock-should-have-range = { $side } should have between { $least } and { $most }
clock-run-out = { $side }'s time would have run out
clock-judgement = This follows from the moves and times given; the arbiter decides.
clock-needs-fact = { $question }
    .help = Say it with --white, --black, --white-moves, --black-moves or --elapsed.
