# The game on the board: illegal moves and positions, notation, touched pieces, claims, audits.

# Why a move is illegal.
move-fault-empty-square = no hay ninguna pieza en { $square }
move-fault-not-on-move = las { $colour } no están en juego
move-fault-no-move = la pieza se queda en su casilla
move-fault-captures-king = el rey de { $square } no se puede capturar
move-fault-own-piece = { $role-code ->
    [rook] en { $square } hay una { $role } propia
    [queen] en { $square } hay una { $role } propia
   *[other] en { $square } hay un { $role } propio
}
move-fault-does-not-move-so = { $role-code ->
    [rook] una { $role } no se mueve así
    [queen] una { $role } no se mueve así
   *[other] un { $role } no se mueve así
}
move-fault-jumps-over = { $mover-code ->
    [rook] la
    [queen] la
   *[other] el
} { $mover } no puede saltar por encima { $role-code ->
    [rook] de la
    [queen] de la
   *[other] del
} { $role } de { $square }
move-fault-pawn-blocked = el peón está bloqueado en { $square }
move-fault-not-first-move-of-pawn = un peón solo avanza dos casillas en su primera jugada
move-fault-nothing-to-capture = el peón no tiene allí nada que capturar
move-fault-not-en-passant = el peón de { $pawn } no acaba de avanzar dos casillas
move-fault-promotion-missing = el peón debe cambiarse por una nueva pieza
move-fault-promotion-forbidden = un peón no puede convertirse en { $role }
move-fault-not-a-promotion = solo se cambia un peón que llega a la última fila
move-fault-castling-blocked = para enrocar { $squares-count ->
    [one] debe estar vacía { $squares }
   *[other] deben estar vacías { $squares }
}
move-fault-castling-in-check = el rey no puede enrocar para salir del jaque desde { $by }
move-fault-castling-across-attack = el enroque pasa por { $square }, atacada desde { $by }
move-fault-castling-into-attack = el enroque termina en { $square }, atacada desde { $by }
move-fault-king-into-attack = el rey quedaría atacado desde { $by }
move-fault-stays-in-check = el rey sigue en jaque desde { $by }
move-fault-pinned = el rey quedaría expuesto a un jaque desde { $by }
castling-lost-king-moved = el rey se ha movido y no puede enrocar
castling-lost-no-rook = no hay torre con la que enrocar
castling-lost-rook-moved = la torre se ha movido y no puede enrocar
castling-lost-king-or-rook-moved = el rey o la torre se ha movido y no puede enrocar
not-legal = { $move } no es legal aquí

# Why a text is no move.
notation-error-unreadable = columna { $column }: se esperaba: { $expected }
notation-error-no-such-move = { $near-count ->
    [0] ninguna jugada legal se escribe así: { $reason }
    [one] ninguna jugada legal se escribe así: { $reason }; sería legal { $near }
   *[other] ninguna jugada legal se escribe así: { $reason }; serían legales { $near }
}
notation-error-ambiguous = { $promotion ->
    [yes] falta la nueva pieza: { $moves }
   *[no] puede ser { $moves }
}
expected-in-move-move = una jugada
expected-in-move-square = una casilla
expected-in-move-square-of-arrival = la casilla de llegada
expected-in-move-piece = una pieza
expected-in-move-rank = una fila
expected-in-move-hyphen-or-capture = un guion o x
expected-in-move-end-of-move = el final de la jugada
expected-in-move-nothing-after-result = nada después del resultado
notation-reason-other-players-turn = juegan las blancas
notation-reason-no-such-piece = el jugador no tiene allí esa pieza
notation-reason-out-of-reach = una pieza así no se mueve hasta allí
notation-reason-king-attacked = el rey quedaría atacado
notation-reason-wrong-promotion = el peón no se convierte en esa pieza
notation-reason-castling-impossible = no es posible enrocar

# Where a text differs from the full form of Appendix C.
notation-note-capture-sign-missing = falta el signo de captura
notation-note-capture-sign-wrong = hay un signo de captura, pero no se captura nada
notation-note-check-sign-missing = falta el signo de jaque
notation-note-check-sign-wrong = el signo de jaque es incorrecto
notation-note-mate-sign-missing = falta el signo de mate
notation-note-mate-sign-wrong = hay un signo de mate, pero no es mate
notation-note-en-passant-mark-missing = falta e.p.
notation-note-en-passant-mark-wrong = está escrito e.p., pero no es una captura al paso
notation-note-origin-unneeded = no hace falta indicar de dónde viene la pieza
notation-note-pawn-file-missing = falta la columna de la que viene el peón
notation-note-pawn-letter = un peón no lleva letra
notation-note-small-piece-letter = la letra de una pieza es mayúscula
notation-note-promotion-sign = la nueva pieza no lleva ningún signo delante
notation-note-castling-spelling = el enroque se escribe 0-0 o 0-0-0
notation-note-castling-squares = el enroque está escrito con otras casillas
notation-note-side-by-place = cuál de dos piezas es la del rey o la de la dama se dedujo de su lugar

# Why a text is no position (FEN).
fen-error = { $field }, columna { $column }: se encontró «{ $found }», se esperaba: { $expected }
fen-field-board = el tablero
fen-field-turn = el bando al que le toca jugar
fen-field-castling = los derechos de enroque
fen-field-en-passant = la casilla de captura al paso
fen-field-halfmoves = la cuenta de medias jugadas
fen-field-move-number = el número de jugada
fen-field-rest = el final
expected-in-fen-position = una posición
expected-in-fen-pieces = las piezas, fila por fila
expected-in-fen-ranks = 8 filas, no { $found }
expected-in-fen-piece-or-squares = la letra de una pieza o un número de casillas en la fila { $rank }
expected-in-fen-squares = 8 casillas en la fila { $rank }, no { $squares }
expected-in-fen-turn = w o b
expected-in-fen-castling = K, Q, k, q, columnas de torres, o -
expected-in-fen-en-passant = una casilla como e3, o -
expected-in-fen-number = un número
expected-in-fen-number-up-to = un número hasta { $most }
expected-in-fen-end = el final de la posición

# Why a position cannot come about by legal moves.
illegal-position-no-king = las { $value } no tienen rey
illegal-position-many-kings = las { $value } tienen más de un rey
illegal-position-pawn-on-last-rank = hay un peón en la primera o en la última fila
illegal-position-many-pawns = las { $value } tienen más de ocho peones
illegal-position-many-pieces = las { $value } tienen más de dieciséis piezas
illegal-position-many-promotions = las { $value } tienen más piezas promocionadas que peones les faltan
illegal-position-pawn-captures = los peones de las { $value } necesitan más capturas que piezas les faltan a las { $value-opponent }
illegal-position-opponent-in-check = el jugador que acaba de mover está en jaque
illegal-position-both-in-check = los dos reyes están en jaque
illegal-position-impossible-check = ninguna jugada puede haber dado este jaque
illegal-position-no-last-move = ninguna jugada legal puede haber llevado a la posición
illegal-position-castling-rights = un derecho de enroque sin su rey o su torre en su sitio
illegal-position-en-passant = ningún peón puede acabar de atravesar la casilla de captura al paso


# A board for readers who do not see the picture.
diagram-title = { $below-code ->
    [white] { $placement }, blancas abajo
   *[black] { $placement }, negras abajo
}
described-board = Diagrama de ajedrez. Blancas: { $white-count ->
    [0] nada
   *[other] { $white }
}. Negras: { $black-count ->
    [0] nada
   *[other] { $black }
}.
pieces-of-kind = { $name-code ->
    [king] { $squares-count ->
        [one] rey { $squares }
       *[other] reyes { $squares }
    }
    [queen] { $squares-count ->
        [one] dama { $squares }
       *[other] damas { $squares }
    }
    [rook] { $squares-count ->
        [one] torre { $squares }
       *[other] torres { $squares }
    }
    [bishop] { $squares-count ->
        [one] alfil { $squares }
       *[other] alfiles { $squares }
    }
    [knight] { $squares-count ->
        [one] caballo { $squares }
       *[other] caballos { $squares }
    }
   *[pawn] { $squares-count ->
        [one] peón { $squares }
       *[other] peones { $squares }
    }
}

# What touched pieces come to, step by step.
touch-step-adjusted = { $piece-name-code ->
    [rook] La { $piece-name } de { $piece-square } se compuso después de anunciarlo.
    [queen] La { $piece-name } de { $piece-square } se compuso después de anunciarlo.
    [piece] La { $piece-name } de { $piece-square } se compuso después de anunciarlo.
   *[other] El { $piece-name } de { $piece-square } se compuso después de anunciarlo.
}
touch-step-by-accident = { $piece-name-code ->
    [rook] La { $piece-name } de { $piece-square } se tocó por accidente.
    [queen] La { $piece-name } de { $piece-square } se tocó por accidente.
    [piece] La { $piece-name } de { $piece-square } se tocó por accidente.
   *[other] El { $piece-name } de { $piece-square } se tocó por accidente.
}
touch-step-not-clearly-by-accident = { $piece-name-code ->
    [rook] No está claro que la { $piece-name } de { $piece-square } se tocara por accidente.
    [queen] No está claro que la { $piece-name } de { $piece-square } se tocara por accidente.
    [piece] No está claro que la { $piece-name } de { $piece-square } se tocara por accidente.
   *[other] No está claro que el { $piece-name } de { $piece-square } se tocara por accidente.
}
touch-step-castling-said = El jugador dijo que iba a enrocar.
touch-step-beside-the-board = { $role-code ->
    [rook] Una { $role } fuera del tablero no obliga a nada.
    [queen] Una { $role } fuera del tablero no obliga a nada.
   *[other] Un { $role } fuera del tablero no obliga a nada.
}
touch-step-must-move = { $first-usable ->
    [yes] { $piece-name-code ->
        [rook] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe moverse.
        [queen] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe moverse.
        [piece] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe moverse.
       *[other] El { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe moverse.
    }
   *[no] { $piece-name-code ->
        [rook] La { $piece-name } de { $piece-square } se tocó y debe moverse.
        [queen] La { $piece-name } de { $piece-square } se tocó y debe moverse.
        [piece] La { $piece-name } de { $piece-square } se tocó y debe moverse.
       *[other] El { $piece-name } de { $piece-square } se tocó y debe moverse.
    }
}
touch-step-must-move-without-castling = { $first-usable ->
    [yes] { $piece-name-code ->
        [rook] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe moverse, sin ese enroque.
        [queen] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe moverse, sin ese enroque.
        [piece] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe moverse, sin ese enroque.
       *[other] El { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe moverse, sin ese enroque.
    }
   *[no] { $piece-name-code ->
        [rook] La { $piece-name } de { $piece-square } se tocó y debe moverse, sin ese enroque.
        [queen] La { $piece-name } de { $piece-square } se tocó y debe moverse, sin ese enroque.
        [piece] La { $piece-name } de { $piece-square } se tocó y debe moverse, sin ese enroque.
       *[other] El { $piece-name } de { $piece-square } se tocó y debe moverse, sin ese enroque.
    }
}
touch-step-must-be-captured = { $first-usable ->
    [yes] { $piece-name-code ->
        [rook] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe capturarse.
        [queen] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe capturarse.
        [piece] La { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe capturarse.
       *[other] El { $piece-name } de { $piece-square } es la primera pieza tocada que se puede usar y debe capturarse.
    }
   *[no] { $piece-name-code ->
        [rook] La { $piece-name } de { $piece-square } se tocó y debe capturarse.
        [queen] La { $piece-name } de { $piece-square } se tocó y debe capturarse.
        [piece] La { $piece-name } de { $piece-square } se tocó y debe capturarse.
       *[other] El { $piece-name } de { $piece-square } se tocó y debe capturarse.
    }
}
touch-step-must-capture = { $piece-name-code ->
    [rook] La
    [queen] La
    [piece] La
   *[other] El
} { $piece-name } de { $piece-square } debe capturar { $other-name-code ->
    [rook] la
    [queen] la
    [piece] la
   *[other] el
} { $other-name } de { $other-square }.
touch-step-must-castle = Se tocaron rey y torre: enroque con esa torre.
touch-step-another-king-move = El enroque con la torre tocada es ilegal: otra jugada con el rey.
touch-step-no-king-move = El enroque es ilegal y el rey no se puede mover: cualquier jugada legal.
touch-step-none-possible = Ninguna pieza tocada se puede mover ni capturar: cualquier jugada legal.
touch-step-released = { $piece-name-code ->
    [rook] La { $piece-name } de { $piece-square } se soltó en { $square }.
    [queen] La { $piece-name } de { $piece-square } se soltó en { $square }.
    [piece] La { $piece-name } de { $piece-square } se soltó en { $square }.
   *[other] El { $piece-name } de { $piece-square } se soltó en { $square }.
}
touch-step-released-illegally = { $piece-name-code ->
    [rook] La { $piece-name } de { $piece-square } a { $square } no es una jugada legal: se puede corregir antes de pulsar el reloj.
    [queen] La { $piece-name } de { $piece-square } a { $square } no es una jugada legal: se puede corregir antes de pulsar el reloj.
    [piece] La { $piece-name } de { $piece-square } a { $square } no es una jugada legal: se puede corregir antes de pulsar el reloj.
   *[other] El { $piece-name } de { $piece-square } a { $square } no es una jugada legal: se puede corregir antes de pulsar el reloj.
}
touch-step-no-such-promotion = Ningún peón puede convertirse en { $role } en { $square }.
touch-step-promotion-chosen = { $role-code ->
    [rook] Una { $role } ha tocado { $square }: la elección es definitiva y el peón se convierte en esa pieza.
    [queen] Una { $role } ha tocado { $square }: la elección es definitiva y el peón se convierte en esa pieza.
   *[other] Un { $role } ha tocado { $square }: la elección es definitiva y el peón se convierte en esa pieza.
}
touch-step-becomes-queen = El peón se convierte en dama.
touch-step-made = La jugada { $move } está hecha.
touch-step-ends-game = La jugada termina la partida y queda completada.
touch-step-clock-pressed = Se pulsó el reloj.
touch-step-stands-unless-claimed = La jugada vale, salvo que se reclame a tiempo o el árbitro lo haya visto.

# What broke an article.
touch-breach-adjusted-unannounced = { $piece-name-code ->
    [rook] la { $piece-name } de { $piece-square } se compuso sin anunciarlo
    [queen] la { $piece-name } de { $piece-square } se compuso sin anunciarlo
    [piece] la { $piece-name } de { $piece-square } se compuso sin anunciarlo
   *[other] el { $piece-name } de { $piece-square } se compuso sin anunciarlo
}
touch-breach-two-hands = se usaron dos manos para una jugada
touch-breach-pressed-after-two-hands = se pulsó el reloj después de una jugada con dos manos
touch-breach-taken-against-duty = { $piece-name-code ->
    [rook] la { $piece-name } de { $piece-square } se llevó a { $square } en contra de esta obligación
    [queen] la { $piece-name } de { $piece-square } se llevó a { $square } en contra de esta obligación
    [piece] la { $piece-name } de { $piece-square } se llevó a { $square } en contra de esta obligación
   *[other] el { $piece-name } de { $piece-square } se llevó a { $square } en contra de esta obligación
}
touch-breach-promoted-against-duty = { $role-code ->
    [rook] se puso una { $role } en { $square } en contra de esta obligación
    [queen] se puso una { $role } en { $square } en contra de esta obligación
   *[other] se puso un { $role } en { $square } en contra de esta obligación
}
touch-breach-choice-changed = se cambió la elección de la nueva pieza
touch-breach-pressed-without-move = se pulsó el reloj sin haber movido
touch-breach-pressed-before-end = se pulsó el reloj antes de terminar la jugada { $move }
touch-breach-capture-left-standing = se pulsó el reloj antes de retirar la pieza capturada
touch-breach-pawn-not-replaced = se pulsó el reloj antes de cambiar el peón
touch-breach-illegal-move = se completó una jugada ilegal
touch-breach-touched-off-move = tocó una pieza sin estar en juego
touch-breach-moved-off-move = movió una pieza sin estar en juego

# What only a person can decide.
touch-question-intended = { $piece-name-code ->
    [rook] ¿Se tocó la { $piece-name } de { $piece-square } para moverla o capturarla?
    [queen] ¿Se tocó la { $piece-name } de { $piece-square } para moverla o capturarla?
    [piece] ¿Se tocó la { $piece-name } de { $piece-square } para moverla o capturarla?
   *[other] ¿Se tocó el { $piece-name } de { $piece-square } para moverlo o capturarlo?
}
touch-question-which-first = ¿Cuál de estas piezas se tocó antes?
touch-question-meant-to-castle = ¿Se tocaron rey y torre para enrocar?
touch-question-part-of-castling = ¿Era la primera parte del enroque o una jugada propia?
touch-question-castling-unfinished = ¿Quedó el enroque sin terminar o era una jugada ilegal?

# Claims of a draw, and agreed draws.
claim-step-accepted = una reclamación es una oferta de tablas, y el adversario la acepta
claim-step-agreement-forbidden = las bases del torneo no permiten acuerdos ahora, así que hay que comprobar la reclamación
claim-step-not-on-move = solo puede reclamar el jugador que está en juego
claim-step-piece-touched = se ha tocado una pieza, así que en esta jugada se perdió el derecho a reclamar
claim-step-clock-pressed = se ha pulsado el reloj, así que es solo una oferta de tablas
claim-step-intended-does-not-count = las jugadas deben estar hechas; una jugada prevista no cuenta
claim-step-write-first = primero hay que escribir la jugada prevista
claim-step-intended-is-illegal = la jugada prevista no es legal
claim-step-right = la reclamación es correcta: la partida es tablas de inmediato
claim-step-wrong = la reclamación es incorrecta: el adversario recibe { $bonus-seconds } segundos más y la partida sigue
claim-step-appearances = { $plies-count ->
    [one] la posición se da tras la media jugada { $plies }
   *[other] la posición se da tras las medias jugadas { $plies }
}
claim-step-quiet-plies = { $plies ->
    [one] { $plies } media jugada sin mover peón ni capturar
   *[other] { $plies } medias jugadas sin mover peón ni capturar
}

# How a game ends by the Laws: over by …
board-end-checkmate = jaque mate
board-end-stalemate = ahogado
board-end-dead-position = posición muerta
board-end-fivefold-repetition = quíntuple repetición
board-end-seventy-five-moves = 75 jugadas sin mover peón ni capturar

# What an audit finds in a game.
game-fault-null-move = una jugada nula: nadie puede dejar de jugar cuando le toca
game-fault-over-by-checkmate = la partida había terminado por jaque mate
game-fault-over-by-stalemate = la partida había terminado por ahogado
game-fault-fen = la etiqueta FEN: { $error }
game-fault-position = la etiqueta FEN: { $reasons }
game-fault-unknown-variant = una variante del ajedrez que las Leyes no conocen
game-text-position = la etiqueta FEN: { $reasons }
game-text-result-tag = la etiqueta de resultado «{ $tag }» no es 1-0, 0-1, 1/2-1/2 ni *
game-text-result-mark = la partida termina con { $mark }, su etiqueta de resultado dice { $tag }
impossible-time-too-much = el reloj marca { $clock }; lo máximo posible es { $most }
impossible-time-contradiction = el reloj marca { $clock }, pero tras una jugada de { $elapsed } sería { $expected }

# Why a player cannot mate, or why that is not known.
unwinnable-material = con estas piezas no hay mate
unwinnable-forced-line = { $plies ->
    [0] la partida ha terminado
    [one] cada jugada es forzada durante { $plies } media jugada, y después la partida acaba, se repite o ya no hay mate
   *[other] cada jugada es forzada durante { $plies } medias jugadas, y después la partida acaba, se repite o ya no hay mate
}
unwinnable-blocked-structure = los peones están bloqueados para siempre y ninguna pieza puede llegar a un mate
unwinnable-exhausted-search = { $positions ->
    [one] se examinó la única posición aún posible ({ $positions }) y en ella no hay mate
   *[other] se examinaron las { $positions } posiciones aún posibles y en ninguna hay mate
}
undecided-quick = no se ha podido averiguar con las razones más sencillas
undecided-nodes = { $value ->
    [one] no se ha podido averiguar con { $value } posición
   *[other] no se ha podido averiguar con { $value } posiciones
}
undecided-time = no se ha podido averiguar en { $value } s

# Score sheets as text.
score-sheet-error = línea { $line }, columna { $column }: se encontró «{ $found }», se esperaba: { $expected }
expected-on-sheet-languages = códigos de idiomas, como «de»
expected-on-sheet-result = 1-0, 0-1, 1/2-1/2 o *
expected-on-sheet-keeper = White, Black o Arbiter
expected-on-sheet-same-result = el mismo resultado que antes
expected-on-sheet-smaller-number = un número menor
expected-on-sheet-new-number = un número que no haya aparecido antes
expected-on-sheet-end-of-sheet = el final de la planilla
expected-on-sheet-move-before = una jugada antes de esto
expected-on-sheet-end-sign = el signo que cierra esto
expected-on-sheet-clock-time = un tiempo de reloj como (1:23), o (=)
