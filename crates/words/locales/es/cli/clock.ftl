# What the command `clock` says.

## The rate of play

clock-no-control = «{ $text }» no es un ritmo de juego: { $why }
clock-control = ritmo de juego
clock-rate = { $rate }: { $total }; sin tiempo añadido, { $base } ({ $edition })
clock-each = { $time } para cada jugador
clock-articles = Artículos: { $articles }
clock-because = Motivo: { $why }
clock-default-delay = No se indicó ninguna demora: se toma { $delay }
clock-minima = Para el Elo estándar: { $times }
clock-minimum = { $rating ->
    [0] { $time } en los demás casos
   *[other] { $time } si alguien tiene { $rating } o más
}

## A log played over

clock-at = En { $at }
clock-stopped = El reloj se ha parado solo.
clock-need-not-record = Las { $side } ya no están obligadas a anotar las jugadas ({ $article })
clock-flag-fell = { $required ->
    [none] { $moves ->
        [one] Cayó la bandera de las { $side } en { $at }, con { $moves } jugada hecha
       *[other] Cayó la bandera de las { $side } en { $at }, con { $moves } jugadas hechas
    }
    [one] Cayó la bandera de las { $side } en { $at }, con { $moves } de { $required } jugada hecha
   *[other] Cayó la bandera de las { $side } en { $at }, con { $moves } de { $required } jugadas hechas
}

# The clock of a side, part by part.
clock-side = { $side }: { $parts }
clock-shows = { $flag ->
    [yes] marca { $time } –
   *[no] marca { $time }
}
clock-left = quedan { $time }
clock-counter = contador { $moves }
clock-moves-made = { $moves ->
    [one] { $moves } jugada hecha
   *[other] { $moves } jugadas hechas
}
clock-owed = { $moves } hasta el control
clock-running = en marcha
clock-flag-down = bandera caída, sin señalar
clock-flag-called = { $down ->
    [yes] bandera señalada en { $at }, caída
   *[no] bandera señalada en { $at }, sin haber caído
}

## Un reloj mal ajustado

clock-should-have = Las { $side } deberían tener { $time }
clock-should-have-range = Las { $side } deberían tener entre { $least } y { $most }
clock-run-out = El tiempo de las { $side } se habría agotado
clock-judgement = Es lo que se deduce de las jugadas y los tiempos indicados; decide el árbitro.
clock-needs-fact = { $question }
    .help = Indíquelo con --white, --black, --white-moves, --black-moves o --elapsed.
