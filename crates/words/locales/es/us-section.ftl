# Lo que el árbitro sabe de una inscripción.
marks-set = { $section }: anotado de { $entrant }:{ $marks-is-new ->
    [yes] { " " }primer torneo evaluado;
   *[other] { "" }
}{ $marks-is-late ->
    [yes] { " " }inscripción tardía;
   *[other] { "" }
}{ $marks-house-code ->
    [permanent] { " " }jugador de reserva permanente;
    [temporary] { " " }jugador de reserva para una ronda;
   *[other] { "" }
}{ $marks-bye-replaced ->
    [yes] { " " }una partida en lugar de un bye;
   *[other] { "" }
}{ $marks-no-half-point-bye ->
    [yes] { " " }sin derecho a un bye de medio punto;
   *[other] { "" }
}{ $marks-prize-chance ->
    [yes] { " " }opción a premio;
    [no] { " " }sin opción a premio;
   *[other] { "" }
}{ $marks-reentry-of ->
    [none] { "" }
   *[other] { " " }reinscripción tras { $marks-reentry-of };
}{ $marks-team ->
    [none] { "" }
   *[other] { " " }equipo { $marks-team };
}{ $marks-wins-as-draws ->
    [none] { "" }
   *[other] { " " }una victoria en la ronda { $marks-wins-as-draws } cuenta como tablas a efectos de premios;
}
non-pairings-set = { $requests-count ->
    [0] { $section }: ya no hay peticiones de no ser emparejados
    [one] { $section }: { $requests-count } petición de no ser emparejados
   *[other] { $section }: { $requests-count } peticiones de no ser emparejados
}

# Refusals.
refusal-no-earlier-entry = { $who } no es una inscripción anterior: quien se reinscribe tiene la posterior
refusal-followed-already = { $who } ya tiene una inscripción posterior: { $by }
refusal-lonely-request = hacen falta al menos dos jugadores que prefieran no enfrentarse

# En la línea de órdenes: lo que el árbitro sabe de las inscripciones.
event-apart = { $names }: no emparejar si es posible
event-apart-until = { $names }: no emparejar, si es posible, hasta la ronda { $round }
event-mark-new = NEW: nunca ha jugado un torneo evaluado
event-mark-outside-fide = fuera de la FIDE
event-mark-computer = un programa
event-mark-adjudicated = adjudicada en la ronda { $rounds }
event-mark-not-rated = no válida para Elo en la ronda { $rounds }
event-mark-late = inscripción tardía
event-mark-house-permanent = jugador de reserva permanente
event-mark-house-temporary = jugador de reserva para una ronda
event-mark-bye-replaced = jugó una partida en lugar de un bye
event-mark-no-half-point-bye = no tiene derecho a un bye de medio punto
event-mark-chance = tiene opción a premio
event-mark-no-chance = no tiene opción a premio
event-mark-reentry = reinscripción tras { $who }
event-mark-team = equipo { $team }
event-mark-win-as-draw = en la ronda { $round } una victoria cuenta como tablas a efectos de premios (22C5)
event-house-reason = un jugador de reserva en lugar de un bye (28M1)
event-across-reason = los byes de dos secciones se enfrentan (28M3)

# Por qué no se puede sentar a un jugador de reserva.
cannot-seat-no-open-round = ninguna ronda está emparejada y abierta: un jugador de reserva entra en una así, o para todas
cannot-seat-nobody-waits = en la ronda { $round } nadie tiene un bye de un punto que una partida pueda sustituir
cannot-seat-does-not-wait = { $player } no tiene bye en la ronda { $round }
cannot-seat-same-section = los byes de dos secciones deben enfrentarse: indique también la sección inferior

# Emparejar sin un resultado no comunicado (29H).
unreported-forfeit-next-round = Los dos quedan fuera de la ronda siguiente y la pierden por incomparecencia
unreported-both-lose = Los dos puntúan y se emparejan como si hubieran perdido
unreported-half-point-byes = Los dos tienen bye de medio punto en la ronda siguiente
unreported-guess-winner = Emparejar como si hubiera ganado el de más Elo
unreported-win-and-draw = Emparejar al de más Elo con victoria y al otro con tablas
unreported-both-win = Emparejar a los dos con victoria
event-unreported-reason = resultado no comunicado ({ $value })
cannot-pair-without-other-rules = solo un torneo con las reglas de US Chess se empareja así sin un resultado (29H)
cannot-pair-without-no-game = la ronda { $round } no tiene tablero { $board }
cannot-pair-without-reported = el tablero { $board } de la ronda { $round } tiene un resultado
cannot-pair-without-not-latest = la ronda { $round } no es la última emparejada
cannot-pair-without-no-round-left = la ronda { $round } es la última: no queda ninguna en la que los jugadores pudieran descansar

# Bajar al rival (29G1).
event-ladder-reason = un jugador se fue antes de la ronda (29G1)
no-ladder-other-rules = solo un torneo emparejado con las reglas de US Chess se arregla bajando al rival (29G1)
no-ladder-no-opponent = { $player } no tiene rival en la ronda { $round }

# Los ajustes de un grupo de US Chess.
us-setting-acceleration = Emparejamientos acelerados (28R)
us-setting-opponents = Rivales naturales (27A3, 29L1)
us-setting-round_robin_table = Una tabla de liga guía un suizo pequeño (29L)
us-setting-paired_classes = Categorías emparejadas entre sí en la última ronda (29I)
us-setting-unrated_as = Rating de los jugadores sin rating, solo para emparejar (28A)
us-setting-unrated_together = Los jugadores sin rating con puntuación positiva se enfrentan (29J)
us-setting-odd_player_cost = Coste de otro jugador impar (29D1b, 29E7)
us-setting-method = Cómo se mejoran los colores (29E6)
us-setting-transposition = Jugadores entre dos tableros que se intercambian (29E7)
us-setting-tolerance = Los límites de los cambios pueden superarse en estos puntos (29E5c)
us-setting-no_limits = Sin límites: igualar colores va antes que el rating (29E5h)
us-setting-wide_limit_for_black_only = La regla de los 200 puntos vale solo por exceso de negras (29E5b1)
us-setting-third_colour_limit = Límite para evitar una tercera partida del mismo color (29E5f)
us-setting-third_colour_ban = Nadie tiene tres veces seguidas un color, salvo en la última ronda (29E5f1)
us-setting-rule_five = Derechos iguales a un color (29E4)
us-setting-last_round_lots = Sorteo para la última ronda, por su semilla (29E4c)
us-setting-short_memory = Solo las dos últimas rondas deciden entre derechos iguales (29E4d)
us-setting-teammates = Compañeros de equipo (28N)
us-setting-teammates_are = Quiénes son compañeros (28N)
us-setting-latest_entry_counts = Quien se reinscribe abandona sus inscripciones anteriores (28S5)
us-setting-expulsion = Rivales de un jugador expulsado (28I)
us-setting-bye_for_colours = El bye puede ir a un jugador de más rating por los colores (28L2a)
us-setting-spare_new_players = En cuatro rondas el bye evita a los jugadores nuevos (28L5)
us-setting-byes_most = Máximo de byes de medio punto por jugador (22C3)
us-setting-byes_until_round = Última ronda en que los hay (22C1)
us-setting-byes_notice_minutes = Plazo para pedirlos, en minutos antes de la ronda (22C2)
us-setting-byes_before_game = Partida antes de la cual hay que comprometerse a un bye en la última ronda (22C4)
us-group-pairings = Emparejamientos
us-group-colours = Colores
us-group-people = Compañeros, reinscripciones, expulsiones
us-group-byes = Byes
us-choice-none = ninguno
us-choice-added_score = punto añadido (28R1)
us-choice-adjusted_rating = rating ajustado (28R2)
us-choice-sixths = sextos (28R3)
us-choice-halves = mitad superior contra mitad inferior
us-choice-neighbours = 1 contra 2, 3 contra 4
us-choice-smaller_of_two = la menor de las dos diferencias
us-choice-players_switched = la diferencia de los jugadores cambiados
us-choice-look_ahead = con previsión
us-choice-top_down = tablero a tablero desde arriba
us-choice-swap = se quedan donde están
us-choice-shift = se desplazan un tablero
us-choice-wide = 200 puntos
us-choice-narrow = 80 puntos
us-choice-higher_ranked = el jugador mejor clasificado
us-choice-lower_ranked_in_minus_groups = el peor clasificado en los grupos negativos
us-choice-alternating = mayor y menor rating por turno
us-choice-ignored = pueden enfrentarse
us-choice-plus-1 = no se enfrentan por debajo de más uno
us-choice-plus-2 = no se enfrentan por debajo de más dos (28N1)
us-choice-plus-3 = no se enfrentan por debajo de más tres
us-choice-never = no se enfrentan (28N2)
us-choice-team = jugadores de un equipo
us-choice-club = jugadores de un club o una escuela
us-choice-standard = bye de medio punto por una derrota, victoria por incomparecencia por unas tablas
us-choice-early_forfeits = victorias por incomparecencia si la expulsión es temprana (28I1a)
us-choice-last_opponent_forfeit = victoria por incomparecencia para el último rival (28I2c)
us-choice-early_and_last = ambas (28I1a, 28I2c)
us-setting-fault-unknown-key = un grupo de US Chess no tiene el ajuste { $key }; se conocen { $known }
us-setting-fault-unknown-choice = { $key } no puede ser { $value }; es uno de { $known }
us-setting-fault-no-flag = { $key } es sí o no, no { $value }
us-setting-fault-no-number = { $key } es un número, no { $value }
us-setting-fault-no-class = { $value } no es ni una categoría del grupo ni un intervalo de rating como 1800-1999
us-setting-fault-not-us = los ajustes anunciados del grupo no se pueden leer
us-setting-fault-accelerated-already = el grupo ya tiene puntos virtuales; basta un método de aceleración
us-notice = { $notice-code ->
    [in-advance] debe constar en toda la publicidad previa y anunciarse en la sala
    [before-round-one] debe anunciarse en la sala antes de la ronda 1
    [before-round-two] debe anunciarse en la sala antes de la ronda 2
    [before-use] debe anunciarse en la sala antes de usarse
   *[none] no necesita aviso
}
found-variation-told = { $late ->
    [yes] { $notice-code ->
        [in-advance] { $variation }: debería haber constado en toda la publicidad previa, y ya hay rondas emparejadas
        [before-round-one] { $variation }: los jugadores deberían haberlo sabido antes de la ronda 1
        [before-round-two] { $variation }: los jugadores deberían haberlo sabido antes de la ronda 2
       *[other] { $variation }: es tarde para decírselo a los jugadores
    }
   *[no] { $notice-code ->
        [in-advance] { $variation }: debe constar en toda la publicidad previa y anunciarse en la sala
        [before-round-one] { $variation }: debe anunciarse en la sala antes de la ronda 1
        [before-round-two] { $variation }: debe anunciarse en la sala antes de la ronda 2
        [before-use] { $variation }: debe anunciarse en la sala antes de usarse
       *[none] { $variation }: no necesita aviso
    }
}
found-late-commitment = { $before-game ->
    [1] un bye de medio punto para { $player } en la última ronda: hay que comprometerse antes de la primera partida propia
    [2] un bye de medio punto para { $player } en la última ronda: hay que comprometerse antes de la segunda partida propia
   *[other] un bye de medio punto para { $player } en la última ronda: hay que comprometerse antes de la partida { $before-game }
}
found-irrevocable-bye = el bye de medio punto de { $player } en la ronda { $round } era irrevocable: si el árbitro acepta anularlo, una victoria cuenta como tablas para los premios
found-bye-asked-late = el bye de { $player } en la ronda { $round } se pidió menos de { $minutes } minutos antes de la ronda
event-us-no-value = { $text } no tiene valor: KEY=VALUE
found-assigned-too-low = el rating { $assigned } asignado a { $player } es inferior al publicado, { $published }
found-assigned-without-cause = se asigna el rating { $assigned } a { $player } sin motivo: la causa debe constar
left-out-marks = lo que el árbitro sabe de las inscripciones de { $names }
left-out-non-pairings = { $requests ->
    [one] { $requests } petición de no ser emparejados
   *[other] { $requests } peticiones de no ser emparejados
}
