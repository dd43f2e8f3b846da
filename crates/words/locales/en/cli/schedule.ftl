# What the command `schedule` says: rounds, lots, groups, matches, calendars.

schedule-round = Round { $round }: { $games }
schedule-cross-table = Round robin
schedule-column-place-short = Pl
schedule-no-seat = { $players ->
    [one] there is no number { $seat } among { $players } player
   *[other] there is no number { $seat } among { $players } players
}
schedule-meets = Round { $round }: number { $seat } meets { $opponent } with { $colour }
schedule-rests = Round { $round }: number { $seat } rests
schedule-no-turns = No colours need to be turned.

## Lots

schedule-drawn = Drawn with seed { $seed }.
schedule-asks-envelope = Which envelope does { $player } choose ({ $options })?
schedule-asks-number = Which number does { $player } draw ({ $options })?
schedule-no-answer = "{ $text }" is no answer to that
schedule-ceremony-unfinished = the ceremony was not finished
schedule-no-federation = { $name }, line { $line }: { $player } has no federation
schedule-split = No envelope held enough numbers for { $federation }; its players are split.

## Groups

schedule-colours-tossed = Colours of round 3 tossed with seed { $seed }.
schedule-quad = Quad { $number }
schedule-left-over = Left over
schedule-they-play = Possible: { $options }.
schedule-or = { $one }; or { $other }
schedule-preliminary = Preliminary { $number }

## Matches

schedule-game = Game { $number }: { $game }
schedule-points-to-win = { $points ->
    [one] The match is won with { $points } point; 1 is who drew White for the first game.
   *[other] The match is won with { $points } points; 1 is who drew White for the first game.
}

## Calendars

schedule-starts = Round { $round }: { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
} { $start }
