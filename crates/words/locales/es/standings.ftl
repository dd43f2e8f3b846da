# Standings: tie-breaks, their arithmetic, remarks on lists, tables.

# What a tie-break is called: the method, then what modifies it.
tie-break-name = { $method }{ $cut ->
    [0] {""}
   *[other] , corte { $cut }
}{ $median ->
    [0] {""}
   *[other] , mediana { $median }
}{ $fore ->
    [yes] , previo
   *[no] {""}
}{ $forfeits-as-played ->
    [yes] , incomparecencias como partidas
   *[no] {""}
}{ $limit-percent ->
    [none] {""}
   *[other] , límite { $limit-percent } %
}{ $limit-more ->
    [none] {""}
   *[other] {" "}+{ $limit-more } puntos
}{ $limit-less ->
    [none] {""}
   *[other] {" "}-{ $limit-less } puntos
}{ $reversed ->
    [yes] , invertido
   *[no] {""}
}

tie-break-method-points = puntos
    .about = Los puntos conseguidos.
tie-break-method-match-points = puntos de encuentro
    .about = Lo que un equipo ha conseguido en sus encuentros.
tie-break-method-game-points = puntos de tablero
    .about = Lo que los jugadores de un equipo han conseguido en todos los tableros.
tie-break-method-match-points-v-game-points = puntos de encuentro frente a puntos de tablero
    .about = La puntuación que no clasifica primero: puntos de tablero donde clasifican los de encuentro, y al revés.
tie-break-method-direct-encounter = encuentro particular
    .about = Las partidas entre los empatados. En un suizo solo decide si todos se han enfrentado.
tie-break-method-number-of-wins = número de victorias
    .about = Rondas que dieron los puntos de una victoria, también por incomparecencia.
tie-break-method-games-won-over-the-board = partidas ganadas sobre el tablero
    .about = Partidas ganadas sobre el tablero; las incomparecencias no cuentan.
tie-break-method-games-with-black = partidas con negras
    .about = Partidas jugadas con negras: cuantas más, mejor.
tie-break-method-games-won-with-black = partidas ganadas con negras
    .about = Partidas ganadas sobre el tablero con negras.
tie-break-method-progressive-scores = progresivo
    .about = La suma de las puntuaciones tras cada ronda: quien puntúa pronto va delante.
tie-break-method-rounds-one-elected-to-play = rondas que se eligió jugar
    .about = Rondas en las que se quiso jugar; faltan los descansos pedidos y las propias incomparecencias.
tie-break-method-standard-points = puntos estándar
    .about = Puntos contados 1, ½ y 0, sea cual sea el baremo del torneo.
tie-break-method-pairing-number = número de emparejamiento
    .about = El número de emparejamiento: siempre decide, nada puede seguir.
tie-break-method-buchholz = Buchholz
    .about = La suma de las puntuaciones de los rivales: va delante quien tuvo los más fuertes. C1 quita la más baja.
tie-break-method-average-of-opponents-buchholz = media del Buchholz de los rivales
    .about = La media de los Buchholz de los rivales.
tie-break-method-sum-of-buchholz = suma de Buchholz
    .about = La suma de los Buchholz de los rivales; en uso hasta 2023.
tie-break-method-fore-buchholz = Buchholz previo
    .about = Buchholz como si todas las partidas de la última ronda fueran tablas: se conoce antes de que acaben.
tie-break-method-sonneborn-berger = Sonneborn-Berger
    .about = Las puntuaciones de los vencidos y la mitad de las de aquellos con quienes se hicieron tablas.
tie-break-method-koya = Koya
    .about = Lo conseguido contra quienes tienen al menos la mitad de los puntos; para torneos de liga.
tie-break-method-average-rating-of-opponents = media de Elo de los rivales
    .about = La fuerza de los rivales según su rating; todos necesitan uno.
tie-break-method-tournament-performance-rating = rendimiento en el torneo
    .about = Media de los rivales más lo que el resultado añade según la tabla de la FIDE.
tie-break-method-perfect-tournament-performance = rendimiento perfecto en el torneo
    .about = El rating más bajo con el que el resultado era de esperar.
tie-break-method-average-performance-of-opponents = media del rendimiento de los rivales
    .about = La media de los rendimientos de los rivales.
tie-break-method-average-perfect-performance-of-opponents = media del rendimiento perfecto de los rivales
    .about = La media de los rendimientos perfectos de los rivales.
tie-break-method-rating = Elo
    .about = El propio rating; las bases dicen si va delante el más alto o el más bajo.
tie-break-method-extended-sonneborn-berger = Sonneborn-Berger extendido
    .about = Sonneborn-Berger por equipos: la puntuación de los rivales por lo conseguido contra ellos.
tie-break-method-extended-sonneborn-berger-match-points-by-match-points = Sonneborn-Berger extendido, puntos de encuentro por puntos de encuentro
    .about = Puntos de encuentro de los rivales por los puntos de encuentro logrados contra ellos.
tie-break-method-extended-sonneborn-berger-match-points-by-game-points = Sonneborn-Berger extendido, puntos de encuentro por puntos de tablero
    .about = Puntos de encuentro de los rivales por los puntos de tablero logrados contra ellos.
tie-break-method-extended-sonneborn-berger-game-points-by-match-points = Sonneborn-Berger extendido, puntos de tablero por puntos de encuentro
    .about = Puntos de tablero de los rivales por los puntos de encuentro logrados contra ellos.
tie-break-method-extended-sonneborn-berger-game-points-by-game-points = Sonneborn-Berger extendido, puntos de tablero por puntos de tablero
    .about = Puntos de tablero de los rivales por los puntos de tablero logrados contra ellos.
tie-break-method-extended-direct-encounter = encuentro particular extendido
    .about = Los encuentros entre los empatados por puntos de encuentro y luego de tablero.
tie-break-method-extended-direct-encounter-board-count = encuentro particular extendido, recuento de tableros
    .about = Lo mismo; dos equipos aún empatados, por recuento de tableros.
tie-break-method-extended-direct-encounter-top-boards = encuentro particular extendido, primeros tableros
    .about = Lo mismo; dos equipos aún empatados, por los resultados de los primeros tableros.
tie-break-method-extended-direct-encounter-bottom-boards = encuentro particular extendido, últimos tableros
    .about = Lo mismo; dos equipos aún empatados, quitando uno a uno los últimos tableros.
tie-break-method-extended-direct-encounter-board-count-top-boards = encuentro particular extendido, recuento de tableros, primeros tableros
    .about = Lo mismo; dos equipos aún empatados, por recuento de tableros y luego los primeros tableros.
tie-break-method-extended-direct-encounter-board-count-bottom-boards = encuentro particular extendido, recuento de tableros, últimos tableros
    .about = Lo mismo; dos equipos aún empatados, por recuento de tableros y luego sin los últimos.
tie-break-method-board-count = recuento de tableros
    .about = Puntos según el número de tablero: una victoria en el primero vale más. Menos es mejor.
tie-break-method-top-board-results = resultados de los primeros tableros
    .about = El resultado del primer tablero, luego del segundo, y así sucesivamente.
tie-break-method-bottom-board-elimination = eliminación de los últimos tableros
    .about = El resultado sin el último tablero, luego sin los dos últimos, y así sucesivamente.
tie-break-method-score-strength-combination = combinación de puntuación y fuerza
    .about = La puntuación que no clasifica junto con una parte del Buchholz.
tie-break-method-adjusted-score = puntuación ajustada
    .about = La propia puntuación tal como cuenta para los rivales; para comprobar.
tie-break-method-adjusted-score-last-round-drawn = puntuación ajustada, última ronda como tablas
    .about = Lo mismo con tablas en la última ronda; para comprobar.
tie-break-method-voluntarily-unplayed-rounds = rondas no jugadas voluntariamente
    .about = Rondas que se decidió no jugar: cuantas menos, mejor.
tie-break-method-games-played-over-the-board = partidas jugadas sobre el tablero
    .about = Partidas jugadas sobre el tablero.
tie-break-method-worked-out-elsewhere = calculado en otro lugar
    .about = Valores que usted introduce, con el nombre tras los dos puntos, como EXT:BLITZ.
tie-break-method-modified-median = Mediana modificada
    .about = Las puntuaciones de los rivales: sin las más bajas por encima de la mitad, sin las más altas por debajo.
tie-break-method-solkoff = Solkoff
    .about = Las puntuaciones de todos los rivales.
tie-break-method-cumulative = acumulativo
    .about = La suma de las puntuaciones acumuladas.
tie-break-method-median = Mediana
    .about = Las puntuaciones de los rivales sin las más altas ni las más bajas.
tie-break-method-result-between-tied-players = resultado entre los empatados
    .about = Las partidas entre los que siguen empatados.
tie-break-method-most-blacks = más veces con negras
    .about = Partidas jugadas con negras: cuantas más, mejor.
tie-break-method-kashdan = Kashdan
    .about = 4 por victoria, 2 por tablas, 1 por derrota: premia la lucha.
tie-break-method-sonneborn-berger-us-chess = Sonneborn-Berger (US Chess)
    .about = Las puntuaciones de los vencidos y la mitad de aquellos con quienes se entabló, para ligas.
tie-break-method-cumulative-of-opposition = acumulativo de los rivales
    .about = La suma de los progresivos de todos los rivales.
tie-break-method-oppositions-performance = rendimiento de los rivales
    .about = La media de los rendimientos de los rivales.
tie-break-method-average-opposition = media de los rivales
    .about = La media del rating de los rivales.
tie-break-method-us-amateur-team = sistema del U.S. Amateur Team
    .about = Puntos de tablero logrados, ponderados por la puntuación final de los equipos rivales.

# Editions of the tie-break rules.
tie-break-rules-fide-2014 = FIDE, hasta julio de 2023
tie-break-rules-fide-2014-drawn = FIDE, hasta julio de 2023, las rondas no jugadas de los rivales como tablas
tie-break-rules-fide-2023 = FIDE, desde agosto de 2023
tie-break-rules-fide-2026 = FIDE, desde marzo de 2026
tie-break-rules-us-2025 = US Chess, séptima edición
unknown-tie-break-rules = «{ $text }» no es una edición de las reglas de desempate: se espera fide-2014, fide-2014-drawn, fide-2023, fide-2026 o us-2025

# Codes that name no tie-break.
invalid-tie-break-code-unknown-method = «{ $code }» no es un desempate: «{ $name }» no se conoce; se conocen { $known }
invalid-tie-break-code-unknown-modifier = «{ $code }»: «{ $modifier }» no es un modificador; se espera Cn, Mn, P, F, L+n, L-n, Lnn, Kn, Unnnn, R, S, X, V2023 o V2026
invalid-tie-break-code-meaningless = «{ $code }»: { $modifier } no se aplica a { $method }
invalid-tie-break-code-unknown-score = «{ $code }»: «{ $score }» no es una puntuación; se espera MP o GP

# What an arbiter should think about before announcing a list.
tie-break-remark = { $code }: { $problem } ({ $article })
list-problem-twice = está dos veces en la lista
list-problem-says-nothing = no dice nada cuando todos juegan contra todos: a puntos iguales, valores iguales
list-problem-for-round-robins = está pensado para ligas
list-problem-teams-only = es solo para torneos por equipos
list-problem-needs-ratings = exige que todos tengan Elo: indicar cuál tienen los jugadores sin Elo, como en /U1400
list-problem-leaves-ties = por sí solo deja a muchos empatados: conviene que sigan otros
list-problem-for-players = es para jugadores: por equipos, EMMSB, EMGSB, EGMSB o EGGSB dicen qué puntuaciones cuentan
list-problem-no-team-ratings = se basa en el rating, que los equipos no tienen
list-problem-leaves-out-all = { $rounds ->
    [one] descarta la única ronda
   *[other] descarta las { $rounds } rondas
}

# What decides where every tie-break fails; a decision has a reason of its own.
settled-lots = por sorteo
settled-play-off = por un desempate en el tablero
cannot-arrange-not-once = hay que nombrar una vez a cada participante
cannot-arrange-not-level = el orden solo está abierto entre quienes comparten puesto

# The arithmetic of a tie-break.
explained-value = { $code } de { $who }: { $value }
explained-nothing = { $code } de { $who }: sin valor, { $why }
explained-method = { $article ->
    [none] { $name }
   *[other] { $name } ({ $article })
}
explained-left-out = [descartado: { $cut }]
explained-level = empatados a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $tried ->
    [0] {""}
    [one] {" "}y en el desempate anterior
   *[other] {" "}y en los desempates anteriores
}:
explained-place = puesto { $place }
explained-alone = nadie está empatado con { $who }

no-value-teams-only = es solo para equipos
no-value-somebody-unrated = porque alguien no tiene Elo (con /U1400 se le da uno)
no-value-no-game = porque no hay ninguna partida que cuente

part-of-board = tablero
part-of-forfeit = { $name } ({ $outcome })

part-note-times = { $score } × { $obtained }
part-note-unplayed-half = tiene { $score }; las rondas no jugadas cuentan medio punto (US 34E1)
part-note-unplayed-drawn = tiene { $score }; las rondas no jugadas cuentan como tablas
part-note-last-round-drawn = tiene { $score }; la última ronda cuenta como tablas, igual que los byes al final (8.3, 16.3)
part-note-byes-drawn = tiene { $score }; los byes pedidos al final cuentan como tablas (16.3.2)
part-note-dummy = rival ficticio con la puntuación propia { $score } (16.4)
part-note-dummy-all-draws = rival ficticio, como máximo tablas en cada ronda: { $score } (16.4.2)
part-note-dummy-scheduled = rival ficticio, como máximo la puntuación { $score } del rival previsto (16.4.1)
part-note-virtual = rival virtual con { $score } (13.14.2)
part-note-no-opponent = un rival sin puntos (US 34E1)
part-note-deduction = no jugada (US 34E3)

cut-lowest = el más bajo
cut-highest = el más alto
cut-voluntary = primero las rondas no jugadas voluntariamente (16.5)
cut-below-limit = por debajo del límite

# How the parts come to the value: alone, as the heading of the value's column, and with the value.
reckoning-way-sum = suma
reckoning-way-average = { $sum } / { $number }
reckoning-way-performance = media { $average }, { $percent } % es { $difference } en la tabla
reckoning-way-perfect-performance = el Elo más bajo del que se espera esta puntuación
reckoning-way-score-strength = suma { $sum }; { $other } más la suma dividida
reckoning = { $way-code ->
    [sum] { $way } { $value }
    [average] { $way } = { $value }
   *[other] { $way }: { $value }
}

# What somebody scored against those who were level; the number stands before it.
encounter-score = { $unit }{ $missing ->
    [0] {""}
   *[other] , sin enfrentarse a { $missing }
}
score-unit-points = puntos
score-unit-match-points = puntos de encuentro
score-unit-game-points = puntos de tablero
not-all-met-nobody-placed = no se enfrentaron todos con todos: no se adjudica ningún puesto (13.5)
not-all-met-only-ahead = no se enfrentaron todos con todos: solo tiene puesto quien queda por delante sea cual sea el resultado de las partidas que faltan (6.3)

# What a round was to a player.
outcome-win = victoria
outcome-draw = tablas
outcome-loss = derrota
outcome-unrated-win = victoria no valedera
outcome-unrated-draw = tablas no valederas
outcome-unrated-loss = derrota no valedera
outcome-forfeit-win = victoria por incomparecencia
outcome-forfeit-loss = derrota por incomparecencia
outcome-pairing-allocated-bye = bye asignado por emparejamiento
outcome-full-point-bye = bye de un punto
outcome-half-point-bye = bye de medio punto
outcome-zero-point-bye = bye de cero puntos
outcome-pending = pendiente
outcome-adjourned = aplazada
outcome-not-paired = sin emparejar

# Tables: headings, columns, lines above and below.
table-when = { $after ->
    [0] antes de la ronda 1
   *[other] tras la ronda { $after }
}{ $missing ->
    [0] {""}
    [one] {" "}(falta { $missing } resultado)
   *[other] {" "}(faltan { $missing } resultados)
}
table-heading-standings = Clasificación { $when }
table-heading-category = Clasificación { $after ->
    [0] antes de la ronda 1
   *[other] tras la ronda { $after }
}: { $category }{ $missing ->
    [0] {""}
    [one] {" "}(falta { $missing } resultado)
   *[other] {" "}(faltan { $missing } resultados)
}
table-heading-cross-by-rank = Cuadro de resultados por puesto { $when }
table-heading-cross-by-number = Cuadro de resultados por número { $when }
table-heading-grid = Cuadro de resultados { $when }
table-heading-tournament-board = Panel del torneo { $when }
table-heading-wall-chart = Cuadro mural { $when }
table-heading-score-groups = Grupos de puntuación { $when }
table-heading-places = Puestos por ronda { $when }
table-heading-boards = Clasificación por tableros { $when }

table-column-rank = Pto.
table-column-overall = General
table-column-number = N.º
table-column-name = Nombre
table-column-rating = Elo
table-column-federation = Fed.
table-column-points = Pts.
table-column-by = Por
table-column-team = Equipo
table-column-games = Part.
table-column-performance = Rend.
table-column-players = Jugadores
table-column-playing = Jugando
table-column-places = Puestos
table-column-round = Rda.
table-column-numbered-round = Rda. { $round }
table-column-opponent = Rival
table-column-opponent-number = Riv.
table-column-colour = Col.
table-column-float = Flot.
table-column-result = Res.
table-column-expected = Esp.
table-column-sum = Suma
table-column-best = Mejor
table-column-worst = Peor
table-column-first = Veces 1.º
table-column-board = Tab.
table-column-first-board = Tab. 1
table-column-sum-of-match-points = Suma MP
table-column-sum-of-game-points = Suma GP
table-column-id = ID
table-column-player = Jugador
table-column-wall-rating = Rating

table-line-nobody = Nadie.
table-line-no-round = Todavía no hay rondas.
table-line-still-playing = * aún en juego: el orden es provisional
table-line-undecided = No se sabe si están en esta categoría (sexo o fecha de nacimiento): { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
table-line-lots = sorteo
table-line-play-off = desempate
table-line-board = Tablero { $board }
table-line-born = nacimiento { $birth }
table-line-national-id = ID nacional { $id }
table-line-fide-id = ID FIDE { $id }
table-line-captain = capitán { $name }
table-line-average = media { $rating }
table-line-rank-after = Puesto { $rank } tras la ronda { $after }
table-line-unplayed = (1) la puntuación de una ronda que no se jugó
table-line-unrated-short = s/r
table-line-won-by-forfeit = X victoria por incomparecencia
table-line-lost-by-forfeit = F derrota por incomparecencia
table-line-full-point-bye = B bye de un punto
table-line-half-point-bye = H bye de medio punto
table-line-not-played = U no jugada
invalid-category = «{ $text }» no es una categoría: se espera women, U16, S65, 1800-1999, under 2000, from 2200, unrated, fed:NOR o club:Oslo, o varias unidas con &
too-many-for-a-grid = un cuadro de { $rows } filas no se puede leer (máximo { $limit }): mejor el cuadro de resultados por rondas
