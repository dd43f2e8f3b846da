# Report files of tournaments (TRF). Codes and letters of the format stay as they are.

trf-error = línea { $line }, columna { $column }, { $field }: { $problem }

# The fields.
trf-field-between-fields = entre campos
trf-field-entry = ronda { $round }
trf-field-opponent = rival de la ronda { $round }
trf-field-colour = color de la ronda { $round }
trf-field-result = resultado de la ronda { $round }
trf-field-player-section = Sección de jugadores
trf-field-starting-rank = Número de ranking inicial
trf-field-name = Nombre
trf-field-rating = Elo
trf-field-points = Puntos
trf-field-rank = Puesto
trf-field-number-of-rounds = Número de rondas
trf-field-initial-colour = Color inicial
trf-field-player = Jugador
trf-field-team = Equipo
trf-field-player-or-team = Jugador o equipo
trf-field-first-player-or-team = Primer jugador o equipo
trf-field-last-player-or-team = Último jugador o equipo
trf-field-round-number = Número de ronda
trf-field-first-round = Primera ronda
trf-field-last-round = Última ronda
trf-field-bye-type = Tipo de bye
trf-field-bye = Bye
trf-field-match-points = Puntos de encuentro
trf-field-game-points = Puntos de tablero
trf-field-points-in-round = Puntos en la ronda { $round }
trf-field-points-for = Puntos por { $code }
trf-field-result-code = Resultado
trf-field-scoring = Puntuación
trf-field-assignment-type = Tipo de asignación anómala
trf-field-team-number = Número de emparejamiento del equipo
trf-field-team-rank = Puesto del equipo
trf-field-opposing-team = Rival
trf-field-team-with-bye = Equipo con el bye en la ronda { $round }
trf-field-forfeit-type = Tipo de incomparecencia
trf-field-white-team = Equipo con blancas
trf-field-black-team = Equipo con negras
trf-field-rounds = Rondas
trf-field-record = Registro
trf-field-text = Texto

# What a field should hold.
trf-expected-blank = un espacio: los campos no están en sus columnas
trf-expected-starting-rank = un número de ranking inicial de 1 a 9999
trf-expected-team-number = un número de emparejamiento de equipo de 1 a 999
trf-expected-round-number = un número de ronda de 1 a 999
trf-expected-round-not-before = una ronda no anterior a la { $round }
trf-expected-round-up-to = una ronda hasta la { $last }, la última
trf-expected-round-or-zeros = un número de ronda, o 000
trf-expected-number-of-rounds = el número de rondas, de 1 a 999
trf-expected-initial-colour = W o B
trf-expected-points = puntos como 11.5
trf-expected-points-of-result = puntos como 1.0
trf-expected-points-given-or-taken = puntos como 0.5 o -1.0
trf-expected-number-between = un número de { $first } a { $last }
trf-expected-number-not-below = un número no inferior a { $first }
trf-expected-one-number = un solo número
trf-expected-rank = un puesto de 1 a { $last }
trf-expected-rating = un Elo de cuatro cifras como máximo
trf-expected-opponent = el número de ranking inicial del rival, o 0000
trf-expected-colour = w, b o -
trf-expected-colour-of-game = w o b
trf-expected-result = uno de 1 = 0 + - W D L H F U Z, o un espacio
trf-expected-zeros-or-result = 0000 como rival de un bye, o el resultado de una partida
trf-expected-opponent-or-no-colour = un rival, o - como color
trf-expected-opponent-or-bye = un rival, o uno de U F H Z para una ronda sin rival
trf-expected-bye-type = F, H o Z
trf-expected-result-code = uno de W D L A P X
trf-expected-match-result-code = TW, TD o TL
trf-expected-scoring-code = CODE=VALUE con uno de W D L WW BW WD BD WL BL FW FL FPB HPB ZPB PAB
trf-expected-some-scoring = CODE=VALUE, como W=3
trf-expected-assignment-type = uno de W D L F H Z + -, o un espacio
trf-expected-team-or-zeros = un número de emparejamiento de equipo, o 000
trf-expected-forfeit-type = +-, -+ o --
trf-expected-known-player = el número de ranking inicial de un jugador del archivo
trf-expected-known-team = el número de un equipo del archivo
trf-expected-another-player = otro jugador
trf-expected-match-or-game-points = puntos de encuentro, puntos de tablero o ambos
trf-expected-no-match-points = nada: los puntos de encuentro son para equipos
trf-expected-one-bye = un solo bye por ronda
trf-expected-same-points-for-both-colours = los mismos puntos con ambos colores
trf-expected-fitting-record = un registro cuyos valores quepan en sus columnas
trf-expected-latin1 = un carácter de Latin-1
trf-expected-not-utf8 = un texto que no se pueda tomar por UTF-8

# What is wrong.
trf-problem-unexpected = se encontró «{ $found }», se esperaba: { $expected }
trf-problem-missing = no se encontró nada, se esperaba: { $expected }
trf-problem-no-players = no se encontró ningún registro 001, se esperaba al menos un jugador
trf-problem-control-character = se encontró el carácter de control { $character }, se esperaban caracteres imprimibles
trf-problem-player-twice = se encontró otra vez { $number }, se esperaba cada jugador una sola vez ({ $number } ya está en la línea { $line })
trf-problem-team-twice = se encontró otra vez { $number }, se esperaba cada equipo una sola vez ({ $number } ya está en la línea { $line })
trf-problem-in-two-teams = se encontró otra vez { $number }, se esperaba cada jugador en un solo equipo (véase la línea { $line })
trf-problem-opponent-names-another = { $names ->
    [none] se encontró { $opponent }, se esperaba un rival que nombre a su vez a { $number } ({ $opponent }, en la línea { $line }, no nombra a nadie)
   *[other] se encontró { $opponent }, se esperaba un rival que nombre a su vez a { $number } ({ $opponent }, en la línea { $line }, nombra a { $names })
}
trf-problem-same-colours = se encontró { $letter } en ambos lados, se esperaban colores opuestos (el rival está en la línea { $line })
trf-problem-results-disagree = { $result ->
    [none] { $other ->
        [none] no se encontró nada, y tampoco nada de { $opponent } en la línea { $line }, se esperaban los dos resultados de una partida
       *[other] no se encontró nada frente a { $other } de { $opponent } en la línea { $line }, se esperaban los dos resultados de una partida
    }
   *[other] { $other ->
        [none] se encontró { $result } frente a nada de { $opponent } en la línea { $line }, se esperaban los dos resultados de una partida
       *[other] se encontró { $result } frente a { $other } de { $opponent } en la línea { $line }, se esperaban los dos resultados de una partida
    }
}
trf-problem-cards = { $violations }
trf-problem-team-bye-beside-other = { $kind-code ->
    [pairing-allocated] se encontró un bye asignado por emparejamiento del equipo { $team } en la ronda { $round }, se esperaba un equipo sin encuentro ni otro bye
    [full-point] se encontró un bye de un punto del equipo { $team } en la ronda { $round }, se esperaba un equipo sin encuentro ni otro bye
    [half-point] se encontró un bye de medio punto del equipo { $team } en la ronda { $round }, se esperaba un equipo sin encuentro ni otro bye
   *[zero-point] se encontró un bye de cero puntos del equipo { $team } en la ronda { $round }, se esperaba un equipo sin encuentro ni otro bye
}
trf-problem-virtual-points-twice = se encontraron otra vez puntos virtuales para { $number }, se esperaban una sola vez por ronda (véase la línea { $line })
trf-problem-no-such-result = se encontraron puntos por un resultado de { $number }, se esperaba uno que figure en la línea de { $number }
trf-problem-other-bye = se encontró un { $kind } para { $number } en la ronda { $round }, se esperaba el { $before } de la línea { $line }
trf-problem-disagrees = se encontró { $value }, se esperaba { $before } como en la línea { $line }
trf-problem-more-rounds-paired = { $paired ->
    [one] se encontró { $planned }, se esperaba al menos { $paired }, la ronda emparejada en el archivo
   *[other] se encontró { $planned }, se esperaba al menos { $paired }, las rondas emparejadas en el archivo
}
trf-problem-after-last-round = se encontró una anotación para la ronda { $round }, no se esperaba ninguna después de la ronda { $planned }, la última (línea { $line })
trf-problem-point-system = { $problem }

# What is strange.
trf-warning = { $line ->
    [0] { $what }
   *[other] línea { $line }: { $what }
}
listed-team-named = { $number } { $name }
listed-team-numbered = { $number }
team-with-points = { $team } { $match-points } y { $game-points }
team-in-round = { $team } en la ronda { $round }
trf-oddity-unknown-record = { $lines ->
    [one] «{ $code }» no es ningún registro conocido: { $lines } línea conservada tal cual
   *[other] «{ $code }» no es ningún registro conocido: { $lines } líneas conservadas tal cual
}
trf-oddity-record-again = otra vez el registro { $code }; vale el de la línea { $line }
trf-oddity-wrong-count = { $what-code ->
    [players] jugadores: «{ $said }», pero el archivo tiene { $count }
    [rated-players] jugadores con Elo: «{ $said }», pero el archivo tiene { $count }
   *[teams] equipos: «{ $said }», pero el archivo tiene { $count }
}
trf-oddity-old-teams-differ = el registro 013 difiere de los registros 310, que son los que valen
trf-oddity-teams-of-players = el registro 013 nombra { $teams ->
    [one] un equipo
   *[other] { $teams } equipos
  } de un torneo individual; los emparejamientos no los tienen en cuenta
trf-oddity-other-tie-breaks = el registro 212 tiene otros desempates que el 202: es el que ordena la clasificación
trf-oddity-no-number-of-rounds = ningún registro 142 ni XXR dice cuántas rondas están previstas; el archivo tiene { $count }
trf-oddity-no-virtual-points = { $system } es acelerado, pero ningún registro 250 ni XXA da puntos virtuales
trf-oddity-not-understood = { $what-code ->
    [sex] «{ $found }» no es un sexo; se omite
    [title] «{ $found }» no es un título de la FIDE; se omite
    [federation] «{ $found }» no es una federación; se omite
    [fide-id] «{ $found }» no es un ID FIDE; se omite
   *[birth] «{ $found }» no es una fecha de nacimiento; se omite
}
trf-oddity-no-name = sin nombre: se llama al jugador por el número
trf-oddity-no-team-name = sin nombre: se llama al equipo { $number } por su número
trf-oddity-late-title = { $count ->
    [one] { $count } título está una columna demasiado a la derecha
   *[other] { $count } títulos están una columna demasiado a la derecha
}
trf-oddity-rating-zero = { $count ->
    [one] Elo 0: el jugador cuenta como jugador sin Elo
   *[other] Elo 0: { $count } jugadores cuentan como jugadores sin Elo
}
trf-oddity-not-in-order = { $number } después de { $after }: los jugadores no están por orden de número
trf-oddity-number-missing = ningún jugador tiene el número { $number }, pero los hay más altos
trf-oddity-rank-missing = puesto { $rank }: el puesto { $missing } falta o se da demasiadas veces
trf-oddity-other-points = puntos: { $points }, pero los resultados de { $number } suman { $results }
trf-oddity-too-few-points = ronda { $round }: la partida con { $opponent } da a los dos menos de lo que reparte una partida
trf-oddity-old-bye = ronda { $round }: { $result } sin rival se lee como { $meaning }
trf-oddity-unknown-result = ronda { $round }: { $found } no es un resultado del formato; la partida se toma por aplazada, con resultado desconocido
trf-oddity-nothing-told = ronda { $round }: { $found } junto a nadie no es ni un descanso ni un resultado; la ronda se toma por aún no emparejada
trf-oddity-draft-columns = el registro 299 tiene las columnas de un borrador del formato; se lee así
trf-oddity-provisional-points = 162 da { $points } puntos a un resultado desconocido; cuenta como tablas, { $draw }, hasta que se conozca
trf-oddity-second-bye = ronda { $round }: un segundo bye asignado por emparejamiento (el otro está en la línea { $line })
trf-oddity-no-date = «{ $found }» no es una fecha legible: se espera una como 2026/05/29
trf-oddity-ambiguous-date = «{ $found }» se toma por { $taken }; también se puede leer como { $others }
trf-oddity-no-date-with-year-first = «{ $found }» no es un día si el año va primero; se toma por { $taken }
trf-oddity-ends-before-start = el torneo termina el { $end }, antes de empezar el { $start }
trf-oddity-lasts-too-long = el torneo empieza el { $start } y termina el { $end }, más de un año después
trf-oddity-rounds-on-other-days = { $end ->
    [none] ninguna ronda se juega en un día del torneo, el { $start }: la primera consta el { $first }
   *[other] ninguna ronda se juega en un día del torneo, del { $start } al { $end }: la primera consta el { $first }
}
trf-oddity-unknown-system = «{ $code }» no es el código de ningún sistema y se deja de lado
trf-oddity-systems-disagree = el registro 192 nombra { $code }, el registro 092 { $words }: vale el primero
trf-oddity-plays-for-team = { $number } juega por el equipo { $team }, aunque no está en su registro 310
trf-oddity-no-matches = ronda { $round }: no todas las partidas son entre dos equipos; la ronda queda sin encuentros
trf-oddity-match-not-paired = un encuentro de la ronda { $round }, que no está emparejada
trf-oddity-team-bye-not-paired = un bye del equipo { $team } en la ronda { $round }, que aún no está emparejada: se conserva solo en el archivo
trf-oddity-colour-follows = ronda { $round }: sin color; se deduce de la línea de { $opponent }
trf-oddity-no-colours = ronda { $round }: la partida con { $opponent }, perdida por incomparecencia, no tiene colores; { $number } figura con blancas
trf-oddity-adjustments-unused = { $more ->
    [0] { $teams-count ->
        [one] sin el registro 299 los puntos de 310 son correctos; no se aplica al equipo { $teams }
       *[other] sin el registro 299 los puntos de 310 son correctos; no se aplica a los equipos { $teams }
    }
   *[other] sin el registro 299 los puntos de 310 son correctos; no se aplica a los equipos { $teams } y { $more } más
}
trf-oddity-team-points-differ = { $more ->
    [0] { $teams-count ->
        [one] los puntos de encuentro y de tablero de { $code } no son los de los encuentros, que son: equipo { $teams }
       *[other] los puntos de encuentro y de tablero de { $code } no son los de los encuentros, que son: equipos { $teams }
    }
   *[other] los puntos de encuentro y de tablero de { $code } no son los de los encuentros, que son: equipos { $teams } y { $more } más
}
trf-oddity-team-rounds-differ = { $more ->
    [0] los rivales, byes o puntos de tablero de { $code } no son los de los encuentros: equipo { $rounds }
   *[other] los rivales, byes o puntos de tablero de { $code } no son los de los encuentros: equipo { $rounds } y { $more } más
}
trf-oddity-virtual-points-of-nothing = no se dan puntos virtuales
trf-oddity-adjustment-without-round = una sanción o bonificación sin ronda: cuenta desde la ronda 1
trf-oddity-national-record-of-nobody = no hay ningún jugador { $number }; el registro se conserva
trf-oddity-bye-not-on-card = un { $kind } para { $number } en la ronda { $round }, pero la línea de { $number } tiene: { $found }; vale esa línea
trf-oddity-initial-colour-differs = color inicial { $letter }, pero la ronda 1 está emparejada como si fuera { $other }

# What tells the kind of tournament.
told-by-code = el registro 192
told-by-words = el registro 092
told-by-games = las partidas
told-by-unknown-words = nada que se entienda
told-by-nothing = nada en el archivo

# What a file, or a version of the format, leaves out.
trf-left-out = { $line ->
    [0] { $what }
   *[other] línea { $line }: { $what }
}
trf-unsaid-record = registro { $code }
trf-unsaid-record-of-players = registro { $code }, que trata de jugadores
trf-unsaid-configuration = XXC { $word }
trf-unsaid-points = { $problem }
trf-unsaid-result-worth = { $what-code ->
    [forfeit-win] victoria por incomparecencia: vale { $points }, consta como { $told }
    [full-point-bye] bye de un punto: vale { $points }, consta como { $told }
    [half-point-bye] bye de medio punto: vale { $points }, consta como { $told }
    [zero-point-bye] bye de cero puntos: vale { $points }, consta como { $told }
   *[absence] ausencia: vale { $points }, consta como { $told }
}
trf-unsaid-symbol-worth = { $symbol } vale { $points }
trf-unsaid-byes-asked-for = byes solicitados en la ronda { $round }
trf-unsaid-result-detail = { $what-code ->
    [unrated-win] ronda { $round }: que la victoria no es valedera para Elo
    [unrated-draw] ronda { $round }: que las tablas no son valederas para Elo
    [unrated-loss] ronda { $round }: que la derrota no es valedera para Elo
   *[bye-asked-for] ronda { $round }: que el bye fue solicitado
}
trf-unsaid-virtual-match-points = puntos de encuentro del registro 250
trf-unsaid-prohibited-in-rounds = emparejamientos prohibidos solo de la ronda { $first } a la { $last }
trf-unsaid-team-details = nombre abreviado, fuerza, puntos y puesto de un equipo
trf-unsaid-of-players = { $what-code ->
    [byes] byes solicitados por jugadores, en un torneo por equipos
    [virtual-points] puntos virtuales de jugadores, en un torneo por equipos
    [prohibited-pairings] emparejamientos prohibidos de jugadores, en un torneo por equipos
   *[adjustments] puntos dados o quitados a jugadores, en un torneo por equipos
}
trf-unsaid-adjustment = un ajuste de puntos: { $points }
trf-unsaid-no-pairing-number = { $name }, sin número de emparejamiento
trf-unsaid-end-of-name = el final del nombre { $name }
trf-unsaid-national-identity = la identificación nacional { $identity } de { $name }
trf-unsaid-assigned-rating = el Elo { $rating } asignado a { $name } a efectos de emparejamiento
trf-unsaid-clubs = { $count ->
    [one] { $count } club
   *[other] { $count } clubes
}
trf-unsaid-notes = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
trf-unsaid-captains = { $count ->
    [one] { $count } capitán de equipo
   *[other] { $count } capitanes de equipo
}
trf-unsaid-takes-no-part = que { $name } no participa en la ronda { $round }
trf-unsaid-adjourned = ronda { $round }: que una partida está aplazada
trf-unsaid-pairing-result = ronda { $round }, tablero { $board }: que la partida cuenta como { $result } a efectos de emparejamiento
trf-unsaid-standings-result = ronda { $round }, tablero { $board }: que la partida cuenta como { $result } en la clasificación
trf-unsaid-not-rated = ronda { $round }, tablero { $board }: que la partida no es valedera para Elo; consta como partida de menos de una jugada
