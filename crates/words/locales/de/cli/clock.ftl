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
clock-need-not-record = { $side } muss die Züge nicht mehr aufzeichnen ({ $article })
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

## Eine falsch eingestellte Uhr

clock-should-have = { $side } müsste { $time } haben
clock-should-have-range = { $side } müsste zwischen { $least } und { $most } haben
clock-run-out = Die Zeit von { $side } wäre abgelaufen
clock-judgement = Das folgt aus den angegebenen Zügen und Zeiten; der Schiedsrichter entscheidet.
clock-needs-fact = { $question }
    .help = Angeben mit --white, --black, --white-moves, --black-moves oder --elapsed.
