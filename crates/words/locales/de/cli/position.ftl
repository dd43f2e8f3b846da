# What the command `position` says.

position-none = das ist keine Stellung: { $problem }
    .help = eine Stellung sieht so aus: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
position-no-chess960 = Chess960 hat die Anfangsstellungen 0 bis 959
    .help = `--chess960 lot` lost eine
position-no-seconds = erwartet wird eine Zahl von Sekunden
position-start = Anfangsstellung { $number }
position-start-drawn = Anfangsstellung { $number }, gelost mit Startwert { $seed }

## A position

position-illegal = { $article ->
    [none] regelwidrige Stellung: { $message }
   *[other] regelwidrige Stellung: { $message } (Artikel { $article })
}
position-no-moves = aus ihr kann nicht gezogen werden
position-checkmated = { $turn } ist schachmatt: { $turn-opponent } hat gewonnen
position-stalemated = { $turn } ist patt: Die Partie ist remis
position-in-check = { $turn } ist am Zug und steht im Schach
position-to-move = { $turn } ist am Zug
position-moves = { $count ->
    [one] { $count } regelgemäßer Zug: { $moves }
   *[other] { $count } regelgemäße Züge: { $moves }
}
position-castling = { $sides ->
    [short] { $colour } hat das Recht zur kurzen Rochade
    [long] { $colour } hat das Recht zur langen Rochade
   *[both] { $colour } hat das Recht zur kurzen und zur langen Rochade
}
position-en-passant = auf { $square } kann ein Bauer en passant geschlagen werden

## Who can still mate

position-can-mate = { $side } kann noch mattsetzen, zum Beispiel: { $moves }
position-cannot-mate = { $side } kann nicht mehr mattsetzen: { $why }
position-mate-undecided = ob { $side } noch mattsetzen kann, war { $why }
position-line-goes-on = { $count ->
    [one] { $moves } … (insgesamt { $count } Halbzug)
   *[other] { $moves } … (insgesamt { $count } Halbzüge)
}
position-dead = { $article ->
    [none] tote Stellung: Keiner der Spieler kann mattsetzen, die Partie ist remis
   *[other] tote Stellung: Keiner der Spieler kann mattsetzen, die Partie ist remis (Artikel { $article })
}
position-flag-draws = { $article ->
    [none] läuft die Zeit von { $side } ab, ist die Partie remis
   *[other] läuft die Zeit von { $side } ab, ist die Partie remis (Artikel { $article })
}

## Many positions, one in each line

position-at-line = Zeile { $line }: { $problem }
position-error = Fehler: { $error }
position-unplayable = es kann nicht gezogen werden
position-state = { $moves ->
    [one] { $moves } regelgemäßer Zug
   *[other] { $moves } regelgemäße Züge
}{ $status ->
    [checkmate] , Schachmatt
    [stalemate] , Patt
    [dead] , tote Stellung
    [check] , Schach
   *[none] {""}
}
position-and-illegal = { $state }; regelwidrig: { $reason }
position-without-moves = aus ihr kann nicht gezogen werden: { $reasons }
position-no-side = hinter der Stellung: gefunden: „{ $found }“, erwartet: white oder black
position-tally = { $questions ->
    [one] { $questions } Frage
   *[other] { $questions } Fragen
}: { $winnable } gewinnbar, { $unwinnable } nicht gewinnbar, { $undecided } ungeklärt; { $errors ->
    [one] { $errors } Fehler
   *[other] { $errors } Fehler
}
position-tally-times = im Mittel { $mean } µs, höchstens { $longest } µs je Frage; insgesamt { $seconds } s
