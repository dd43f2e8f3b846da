# What the command `schedule` says: rounds, lots, groups, matches, calendars.

schedule-round = Runde { $round }: { $games }
schedule-cross-table = Rundenturnier
schedule-column-place-short = Pl.
schedule-no-seat = { $players ->
    [one] unter { $players } Spieler gibt es keine Nummer { $seat }
   *[other] unter { $players } Spielern gibt es keine Nummer { $seat }
}
schedule-meets = Runde { $round }: Nummer { $seat } spielt gegen { $opponent } mit { $colour }
schedule-rests = Runde { $round }: Nummer { $seat } ist spielfrei
schedule-no-turns = Es müssen keine Farben getauscht werden.

## Lots

schedule-drawn = Gelost mit Startwert { $seed }.
schedule-asks-envelope = Welchen Umschlag wählt { $player } ({ $options })?
schedule-asks-number = Welche Nummer zieht { $player } ({ $options })?
schedule-no-answer = „{ $text }“ ist darauf keine Antwort
schedule-ceremony-unfinished = das Losen wurde nicht zu Ende geführt
schedule-no-federation = { $name }, Zeile { $line }: { $player } hat keine Föderation
schedule-split = Kein Umschlag hatte genug Nummern für { $federation }; die Spieler werden aufgeteilt.

## Groups

schedule-colours-tossed = Farben der Runde 3 gelost mit Startwert { $seed }.
schedule-quad = Vierergruppe { $number }
schedule-left-over = Übrig
schedule-they-play = Für sie: { $options }.
schedule-or = { $one }; oder { $other }
schedule-preliminary = Vorrunde { $number }

## Matches

schedule-game = Partie { $number }: { $game }
schedule-points-to-win = { $points ->
    [one] Der Wettkampf ist mit { $points } Punkt gewonnen; 1 ist, wer für die erste Partie Weiß gelost hat.
   *[other] Der Wettkampf ist mit { $points } Punkten gewonnen; 1 ist, wer für die erste Partie Weiß gelost hat.
}

## Calendars

schedule-starts = Runde { $round }: { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
} { $start }
