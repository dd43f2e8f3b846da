# What the command `position` says.

position-none = esto no es una posición: { $problem }
    .help = una posición tiene esta forma: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
position-no-chess960 = el Chess960 tiene posiciones iniciales de la 0 a la 959
    .help = `--chess960 lot` sortea una
position-no-seconds = se espera un número de segundos
position-start = posición inicial { $number }
position-start-drawn = posición inicial { $number }, sorteada con la semilla { $seed }

## A position

position-illegal = { $article ->
    [none] posición ilegal: { $message }
   *[other] posición ilegal: { $message } (artículo { $article })
}
position-no-moves = desde ella no se puede hacer ninguna jugada
position-checkmated = las { $turn } han recibido jaque mate: ganan las { $turn-opponent }
position-stalemated = las { $turn } están ahogadas: la partida es tablas
position-in-check = juegan las { $turn }, que están en jaque
position-to-move = juegan las { $turn }
position-moves = { $count ->
    [one] { $count } jugada legal: { $moves }
   *[other] { $count } jugadas legales: { $moves }
}
position-castling = { $sides ->
    [short] las { $colour } tienen derecho al enroque corto
    [long] las { $colour } tienen derecho al enroque largo
   *[both] las { $colour } tienen derecho al enroque corto y al largo
}
position-en-passant = se puede capturar un peón al paso en { $square }

## Who can still mate

position-can-mate = las { $side } todavía pueden dar mate, por ejemplo: { $moves }
position-cannot-mate = las { $side } no pueden dar mate: { $why }
position-mate-undecided = si las { $side } todavía pueden dar mate { $why }
position-line-goes-on = { $count ->
    [one] { $moves } … ({ $count } media jugada en total)
   *[other] { $moves } … ({ $count } medias jugadas en total)
}
position-dead = { $article ->
    [none] posición muerta: ninguno de los jugadores puede dar mate, la partida es tablas
   *[other] posición muerta: ninguno de los jugadores puede dar mate, la partida es tablas (artículo { $article })
}
position-flag-draws = { $article ->
    [none] si las { $side } agotan el tiempo, la partida es tablas
   *[other] si las { $side } agotan el tiempo, la partida es tablas (artículo { $article })
}

## Many positions, one in each line

position-at-line = línea { $line }: { $problem }
position-error = error: { $error }
position-unplayable = no se puede hacer ninguna jugada
position-state = { $moves ->
    [one] { $moves } jugada legal
   *[other] { $moves } jugadas legales
}{ $status ->
    [checkmate] , jaque mate
    [stalemate] , ahogado
    [dead] , posición muerta
    [check] , jaque
   *[none] {""}
}
position-and-illegal = { $state }; ilegal: { $reason }
position-without-moves = desde ella no se puede hacer ninguna jugada: { $reasons }
position-no-side = detrás de la posición: se encontró «{ $found }», se esperaba white o black
position-tally = { $questions ->
    [one] { $questions } pregunta
   *[other] { $questions } preguntas
}: mate posible { $winnable }, imposible { $unwinnable }, sin averiguar { $undecided }; { $errors ->
    [one] { $errors } error
   *[other] { $errors } errores
}
position-tally-times = media { $mean } µs, máximo { $longest } µs por pregunta; { $seconds } s en total
