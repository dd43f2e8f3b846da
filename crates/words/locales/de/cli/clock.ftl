# What the command `clock` says.

## The rate of play

clock-no-control = „{ $text }“ ist keine Bedenkzeit: { $why }
clock-control = Bedenkzeit
clock-rate = { $rate }: { $total }, ohne Zeitzugaben { $base } ({ $edition })
clock-each = { $time } für jeden Spieler
clock-articles = Artikel: { $articles }
clock-because = Grund: { $why }
clock-default-delay = Kein Aufschub angegeben: { $delay } wird angenommen
clock-minima = Für eine Wertung im Standard: { $times }
clock-minimum = { $rating ->
    [0] sonst { $time }
   *[other] { $time }, wenn jemand { $rating } oder mehr hat
}

## A log played over

clock-at = Bei { $at }
clock-stopped = Die Uhr ist von selbst stehen geblieben.
clock-flag-fell = { $required ->
    [none] { $moves ->
        [one] Das Blättchen von { $side } fiel bei { $at }, { $moves } Zug gemacht
       *[other] Das Blättchen von { $side } fiel bei { $at }, { $moves } Züge gemacht
    }
    [one] Das Blättchen von { $side } fiel bei { $at }, { $moves } von { $required } Zug gemacht
   *[other] Das Blättchen von { $side } fiel bei { $at }, { $moves } von { $required } Zügen gemacht
}

# The clock of a side, part by part.
clock-side = { $side } { $parts }
clock-shows = { $flag ->
    [yes] zeigt { $time } –
   *[no] zeigt { $time }
}
clock-left = noch { $time }
clock-counter = Zugzähler { $moves }
clock-moves-made = { $moves ->
    [one] { $moves } Zug gemacht
   *[other] { $moves } Züge gemacht
}
clock-owed = noch { $moves } bis zur Zeitkontrolle
clock-running = läuft
clock-flag-down = Blättchen gefallen, nicht gemeldet
clock-flag-called = { $down ->
    [yes] Blättchenfall bei { $at } gemeldet, Blättchen gefallen
   *[no] Blättchenfall bei { $at } gemeldet, Blättchen nicht gefallen
}
