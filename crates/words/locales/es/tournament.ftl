# A tournament: results, byes, what cannot be read, what cannot be.

game-result-adjourned = aplazada
bye-kind-pairing-allocated = bye asignado por emparejamiento
bye-kind-full-point = bye de un punto
bye-kind-half-point = bye de medio punto
bye-kind-zero-point = bye de cero puntos
purpose-pairing = emparejamiento
purpose-standings = clasificación
purpose-rating = Elo
open-game = { $adjourned ->
    [yes] partida aplazada: ronda { $round }, tablero { $board }
   *[no] partida sin resultado: ronda { $round }, tablero { $board }
}
open-games-more = y { $count } más sin resultado

# What cannot be read.
invalid-board = «{ $text }» no es un tablero: se espera un número como 7, o mesa y tablero como 3.2
invalid-result = «{ $text }» no es un resultado: se espera 1-0, 0-1, ½-½ (o 1/2-1/2, =), 0-0, ½-0, 0-½, +/-, -/+ o -/- para incomparecencias, W-L, L-W o D-D para partidas demasiado cortas para el Elo, adjourned, o *
invalid-outcome = «{ $text }» no es el desenlace de una ronda: se espera uno de 1 ½ 0 W D L + - U F H Z * A .
invalid-points = «{ $text }» no es un número de puntos: se esperan cifras con dos decimales como máximo, como 1, 0.5, ½ o -1.25
invalid-list-date = «{ $text }» no es el mes de una lista: se espera año-mes, como 2026-10
invalid-sex = «{ $text }» no es un sexo: se espera F (o w) o M
invalid-grade = «{ $text }» no es un curso: se espera PK, K o de 1 a 12
invalid-title = «{ $text }» no es un título de la FIDE: se espera GM, IM, WGM, FM, WIM, CM, WFM o WCM
invalid-federation = «{ $text }» no es una federación: se espera un código de tres letras, como NOR o USA
invalid-birth-date = «{ $text }» no es una fecha de nacimiento: se espera un año, o año-mes-día como 1987-03-21
unknown-tournament-system = «{ $text }» no es un sistema: se espera swiss, round-robin, double-round-robin, scheveningen, knockout, match, team-swiss o team-round-robin

# What cannot be.
impossible-result = { $result } no es un resultado posible de una partida (Leyes del Ajedrez 10.2)
invalid-point-system = una victoria ({ $win }) debe valer más que unas tablas ({ $draw }), y unas tablas al menos tanto como una derrota ({ $loss }) (Leyes del Ajedrez 10.1)
invalid-player-no-name = un jugador necesita un nombre
invalid-player-long-name = el nombre «{ $begins }…» tiene más de { $most } caracteres
invalid-player-control-character = «{ $value }» contiene un carácter de control
invalid-player-ratings-out-of-order = los Elos de rondas posteriores deben ir en el orden de las rondas, desde la ronda 2
invalid-rating-source = «{ $text }» no es una fuente de Elo: se espera typed, o una lista con su mes, como rapid 2026-11
invalid-equal-order = «{ $text }» no dice qué decide entre iguales: se espera name, entry o un sorteo con semilla, como lots:960
no-start-position = no hay posición inicial { $number }: Chess960 tiene de 0 a 959

# Whom and what a violation is about.
who-entrant = participante { $value }
who-team = equipo { $value }
mention-member = equipo { $team }
mention-opponent = ronda { $round }, rival de { $of }
mention-place = ronda { $round }, { $place }
mention-round = ronda { $round }
mention-bye-request = petición de bye
mention-virtual-points = puntos virtuales
mention-point-adjustment = ajuste de puntos
mention-prohibited-pairing = emparejamiento prohibido
mention-withdrawal = retirada de { $of }
round-place-board = en el tablero { $value }
round-place-bye = { $value-code ->
    [pairing-allocated] con un bye asignado por emparejamiento
    [full-point] con un bye de un punto
    [half-point] con un bye de medio punto
   *[zero-point] con un bye de cero puntos
}

violation-too-many-rounds = { $paired ->
    [one] hay { $paired } ronda emparejada, pero las anunciadas son { $planned } (C.04.1.1)
   *[other] hay { $paired } rondas emparejadas, pero las anunciadas son { $planned } (C.04.1.1)
}
violation-same-id = { $first } y { $second } constan con el mismo identificador
violation-same-number = { $first } y { $second } tienen ambos el número de emparejamiento { $number } (C.04.2.B.2)
violation-not-entered = { $what }: { $who } no consta en la inscripción
violation-no-such-round = { $planned ->
    [one] { $what }: la ronda { $round } no es la única ronda anunciada (C.04.1.1)
   *[other] { $what }: la ronda { $round } no es una de las { $planned } rondas anunciadas (C.04.1.1)
}
violation-pairing-allocated-bye-asked = { $who } ha pedido un bye asignado por emparejamiento, que solo da el emparejamiento (C.04.1.3)
violation-empty-span = { $what }: de la ronda { $first } a la { $last } no es un tramo de rondas
violation-no-number = ronda { $round }: { $who } no tiene número de emparejamiento (C.04.2.B.2)
violation-plays-self = ronda { $round }, tablero { $board }: { $who } no puede ser su propio rival
violation-appears-twice = ronda { $round }: { $who } aparece dos veces, { $first } y { $second }; una ronda es una partida o un bye
violation-not-yet-entered = ronda { $round }: { $who } se incorpora en la ronda { $first-round } y no se puede emparejar antes (C.04.2.C.2)
violation-withdrawn = ronda { $round }: { $who } se ha retirado y no se puede emparejar (C.04.2.D.3)
violation-same-board = ronda { $round }: hay dos partidas en el tablero { $board }
violation-impossible-result = ronda { $round }, tablero { $board }, { $white } – { $black }: { $result } no es un resultado posible (Leyes del Ajedrez 10.2)
violation-opponents-disagree = { $instead ->
    [none] ronda { $round }: { $who } tiene como rival a { $opponent }, que no tiene rival
   *[other] ronda { $round }: { $who } tiene como rival a { $opponent }, que tiene como rival a { $instead }
}
violation-colours-disagree = ronda { $round }: { $who } y { $opponent } no llevan colores opuestos
violation-incomplete-card = { $lacks-code ->
    [opponent] ronda { $round }: { $who } tiene el resultado de una partida pero no rival
    [result] ronda { $round }: { $who } tiene rival pero no el resultado de una partida
   *[colour] ronda { $round }: { $who } tiene rival pero no color
}
violation-same-team-id = los equipos { $first } y { $second } constan con el mismo identificador
violation-same-team-number = los equipos { $first } y { $second } tienen ambos el número de emparejamiento { $number }
violation-twice-in-team = { $who } figura dos veces como miembro de { $team }
violation-in-two-teams = { $who } es miembro a la vez de { $first } y de { $second } (Reglamento General 7)
violation-team-appears-twice = ronda { $round }: { $team } aparece dos veces; una ronda es un encuentro o un bye
violation-same-table = ronda { $round }, mesa { $table }: hay dos encuentros en esta mesa
violation-game-without-match = ronda { $round }, tablero { $board }: no hay ningún encuentro en la mesa { $table }
violation-not-of-the-teams = ronda { $round }, tablero { $board }: { $white } y { $black } no juegan por los dos equipos de esta mesa (Reglamento General 7)
violation-not-of-a-team = ronda { $round }, tablero { $board }: { $who } no juega por ninguno de los dos equipos de esta mesa (Reglamento General 7)
