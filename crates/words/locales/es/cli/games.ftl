# What the command `games` says.

games-utf-16 = este texto está en UTF-16; hay que guardarlo como UTF-8
games-time-left = quedan { $time }

## A game

games-game = { $file }, partida { $game }, línea { $line }
games-game-of = { $file }, partida { $game }, línea { $line }: { $white } – { $black }
games-at = línea { $line }, columna { $column }: { $problem }
games-move = { $number } { $found }: { $problem }
games-against = { $problem } (artículo { $article })
games-went-on = { $count ->
    [one] terminada por { $end } tras la media jugada { $at }, pero siguió { $count } media jugada
   *[other] terminada por { $end } tras la media jugada { $at }, pero siguieron { $count } medias jugadas
}
games-wrong-result = el resultado es { $result }, pero la partida terminó por { $end }
games-no-mate = el resultado es { $result }, pero el ganador no podía dar mate: por abandono o por tiempo son tablas
games-wrong-time = tras la media jugada { $ply }: { $problem }

## All games; the number of each line stands before it

games-totals = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}
games-with-illegal-move = con una jugada ilegal o ilegible
games-with-wrong-result = con un resultado que contradice la última posición
games-gone-on = { $count ->
    [one] siguió después de haber terminado según las Leyes
   *[other] siguieron después de haber terminado según las Leyes
}
games-with-wrong-times = con tiempos de reloj que no cuadran
games-with-text-faults = con errores en el texto
games-with-repetition = en que se podían reclamar tablas por repetición
games-with-quiet-moves = en que se podían reclamar tablas por la regla de las cincuenta jugadas
games-nothing-wrong = ningún error
