# Datos que se contradicen entre sí o con el tablero.

told-not-on-move = se indica una jugada de las { $by }, pero en el tablero indicado les toca jugar a las { $by-opponent }: no se tiene en cuenta el tablero; comprobarlo
told-intended-is-legal = se indica que la jugada prevista es ilegal, pero es legal en el tablero indicado: decide el tablero
told-appearances-fewer = las jugadas muestran { $appearances ->
    [one] { $appearances } aparición
   *[other] { $appearances } apariciones
} de la posición, no { $needed } como se indica: deciden las jugadas
told-appearances-enough = se indica que la reclamación es incorrecta, pero las jugadas muestran { $appearances ->
    [one] { $appearances } aparición
   *[other] { $appearances } apariciones
} de la posición: deciden las jugadas
told-quiet-moves-fewer = el tablero cuenta { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
} sin mover peón ni capturar, no { $needed } como se indica: decide el tablero
told-quiet-moves-enough = se indica que la reclamación es incorrecta, pero el tablero cuenta { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
} sin mover peón ni capturar: decide el tablero
told-not-stalemate = se indica ahogado, pero el tablero indicado no lo muestra: decide el tablero
told-not-dead = se indica una posición muerta, pero en el tablero indicado el mate es posible: decide el tablero
told-cannot-mate = se indica que las { $side } pueden dar mate, pero en el tablero indicado no pueden: decide el tablero
told-can-mate = se indica que las { $side } no pueden dar mate, pero en el tablero indicado pueden: decide el tablero
told-rate-of-control = se indica { $told } como modalidad, pero { $control } es { $rate }: decide el ritmo de juego
told-move-counts = las blancas no pueden haber hecho { $white ->
    [one] { $white } jugada
   *[other] { $white } jugadas
} y las negras { $black }: comprobar los números
told-moves-on-board = se { $told ->
    [one] indica { $told } jugada
   *[other] indican { $told } jugadas
} de las { $side }, pero el tablero muestra { $played }: decide el tablero
told-replied-since = se indica que el adversario no ha completado ninguna jugada desde entonces, pero también que la jugada fue la { $moves-ago }.ª contando hacia atrás: se considera respondida
