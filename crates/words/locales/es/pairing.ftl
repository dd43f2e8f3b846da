# Who meets whom: the reasons of the engines, and why they refuse.

# Swiss systems, as people call them.
swiss-system-dutch-2017 = sistema FIDE (holandés), reglas de 2017
    .about = Grupos de puntos de arriba abajo, primera mitad contra segunda, colores equilibrados: el sistema habitual de la FIDE.
swiss-system-dutch-2025 = sistema FIDE (holandés), reglas de 2025
    .about = Grupos de puntos de arriba abajo, primera mitad contra segunda, colores equilibrados: el sistema habitual de la FIDE.
swiss-system-dutch-2026 = sistema FIDE (holandés), reglas de 2026
    .about = Grupos de puntos de arriba abajo, primera mitad contra segunda, colores equilibrados: el sistema habitual de la FIDE.
swiss-system-us-2025 = sistema suizo de US Chess, reglas de 2025
    .about = Grupos de puntos con transposiciones limitadas por el rating, según las reglas de US Chess.

# Where a rule stands, if it has no number.
article-of-the-event = bases del torneo

# Players: the first of them by name, the others only counted.
named-players = { $more ->
    [0] { $named }
   *[other] { $named } y { $more } más
}

unknown-edition = «{ $text }» no es una edición del sistema FIDE (holandés): se espera dutch-2017, dutch-2025 o dutch-2026
unknown-system = «{ $text }» no es un sistema suizo: se espera dutch, dubov, burstein, lim, double, team, olympiad, us o us-team, o uno de ellos con su edición, como dutch-2026

## The FIDE (Dutch) system

# Why something was not done: the end of "not with Anand: …".
dutch-reason-met = ya se enfrentaron en la ronda { $value }
dutch-reason-prohibited = no pueden emparejarse en este torneo
dutch-reason-same-absolute-colour = ambos deben llevar el mismo color
dutch-reason-bye-not-allowed = el bye no está permitido
dutch-reason-bye-score = el bye iría a una puntuación más alta
dutch-reason-order = igual de bueno, pero posterior en el orden de los emparejamientos

# By which criterion it would be worse.
dutch-criterion-completion = los demás no podrían emparejarse
dutch-criterion-downfloaters = flotarían hacia abajo más jugadores
dutch-criterion-downfloater-scores = flotarían hacia abajo puntuaciones más altas, o las diferencias de puntos serían mayores
dutch-criterion-next-downfloaters = el grupo siguiente dejaría sin emparejar a más jugadores
dutch-criterion-next-scores = el grupo siguiente dejaría sin emparejar puntuaciones más altas
dutch-criterion-bye-games = el bye iría a alguien que ha jugado menos
dutch-criterion-colour-difference = una diferencia de colores mayor que dos
dutch-criterion-third-colour = tres veces seguidas el mismo color
dutch-criterion-preference = se cumplirían menos preferencias de color
dutch-criterion-strong-preference = se cumplirían menos preferencias de color fuertes
dutch-criterion-downfloat-last = alguien volvería a flotar hacia abajo tras la última ronda
dutch-criterion-upfloat-last = alguien volvería a flotar hacia arriba tras la última ronda
dutch-criterion-downfloat-before = alguien volvería a flotar hacia abajo al cabo de dos rondas
dutch-criterion-upfloat-before = alguien volvería a flotar hacia arriba al cabo de dos rondas
dutch-criterion-downfloat-last-scores = alguien con más puntos volvería a flotar hacia abajo tras la última ronda
dutch-criterion-upfloat-last-scores = alguien volvería a flotar hacia arriba, y por más puntos, tras la última ronda
dutch-criterion-downfloat-before-scores = alguien con más puntos volvería a flotar hacia abajo al cabo de dos rondas
dutch-criterion-upfloat-before-scores = alguien volvería a flotar hacia arriba, y por más puntos, al cabo de dos rondas
dutch-criterion-exchanges = cambiarían de mitad más jugadores
dutch-criterion-exchange-distance = cambiarían de mitad jugadores más alejados entre sí

# What decided the colours of a pair.
dutch-colours-both = las preferencias son compatibles
dutch-colours-stronger = se cumple la preferencia más fuerte
dutch-colours-wider-difference = se atiende a la mayor diferencia de colores
dutch-colours-alternate = cambian los colores de la última ronda en que fueron distintos
dutch-colours-higher-ranked = se cumple la preferencia del jugador mejor clasificado
dutch-colours-initial-colour = sin preferencia: deciden el número de emparejamiento y el color inicial

# What speaks against another pairing of a round.
dutch-verdict-same = el mismo emparejamiento
dutch-verdict-illegal = { $pair-white } – { $pair-black } no pueden emparejarse: { $reason }
dutch-verdict-worse = decidido en el grupo de puntuación { $bracket }: { $reason }
dutch-verdict-colours = colores de { $pair-white } – { $pair-black }: { $rule }

# A round without a legal pairing, in a word and line by line.
dutch-cannot-pair = { $has-too-many-scores ->
    [yes] la ronda { $round } tiene demasiadas puntuaciones distintas para emparejarla con esta edición
   *[no] la ronda { $round } no tiene ningún emparejamiento legal (C.04.3)
}
dutch-trouble-round = { $has-too-many-scores ->
    [yes] La ronda { $round } tiene demasiadas puntuaciones distintas para emparejarla con esta edición.
   *[no] La ronda { $round } no tiene ningún emparejamiento legal (C.04.3).
}
dutch-trouble-nobody-may-have-bye = El número de jugadores es impar y nadie puede recibir el bye ({ $article }).
dutch-trouble-stuck = No se puede emparejar a todos estos: { $players }.
dutch-trouble-opponents = Los únicos rivales que les quedan: { $players }.
dutch-trouble-permitted = Lo mínimo que habría que permitir:
dutch-trouble-pair = { $higher } juega con { $lower }, aunque { $reason } ({ $article })
dutch-trouble-bye = { $player } recibe el bye, aunque no puede tenerlo ({ $article })
dutch-trouble-without-game = O bien, sin permitir nada, se quedan sin partida: { $players }.

# A bye among what would have to be permitted.
dutch-breach-bye = un bye para un jugador que no puede tenerlo

## The Swiss system of US Chess

us-cannot-pair-no-bye = { $players } jugadores, número impar, y todos han tenido ya un bye de un punto o el punto por incomparecencia del rival (28L3); un jugador de reserva lo resolvería (28M1)
us-cannot-pair-no-pairing = los emparejamientos prohibidos en este torneo no dejan forma de emparejar la ronda; quienes menos rivales posibles tienen son { $hardest }

# Two who meet, the higher ranked first.
us-meeting = { $one } – { $other }

# A score group: its due colours, who drops, its natural pairings.
us-note-group = { $has-added-points ->
    [yes] Puntuación { $score } para emparejar, con el punto añadido en las dos primeras rondas (28R1)
   *[no] Puntuación { $score }
}: { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}; de los emparejados aquí, { $due-white ->
    [one] a { $due-white } le tocan
   *[other] a { $due-white } les tocan
} blancas, a { $due-black } negras, a { $due-neither } ningún color{ $due-only-equalisation ->
    [yes] , contando solo a quienes han tenido colores desiguales
   *[no] {""}
} (29E6a).
us-note-drops = { $players-count ->
    [one] { $players } baja a un grupo inferior (29D1).
   *[other] { $players } bajan a un grupo inferior (29D1).
}
us-note-unaccelerated = Las partes del grupo acelerado no se podían emparejar por separado: la ronda se empareja por grupos de puntuación (28R2, 28R3).
us-note-natural = Emparejamientos naturales: { $pairs } (29C1).

# Somebody in the place of somebody else.
us-replaced = { $player } en lugar de { $natural }

# Boards that changed together.
us-note-switch = { $kind-code ->
    [interchange] Intercambio
    [odd-player] Otro jugador impar o rival
   *[transposition] Transposición
}: { $before } pasan a { $after }; { $replaced-count ->
    [0] {""}
   *[other] { $replaced }:{" "}
}{ $points ->
    [none] diferencia desconocida
   *[other] { $counting ->
        [none] { $points } puntos
       *[other] { $points } puntos, que cuentan como { $counting }
    }
}, { $limit ->
    [none] sin límite
   *[other] límite { $limit }
} ({ $article }), { $reason }.
why-switched-parts = ya que { $one } y { $other } { $bar } ({ $article })
why-switched-third-colour = { $after ->
    [one] para que { $after } jugador en lugar de { $before } lleve tres veces seguidas el mismo color (29E5f)
   *[other] para que { $after } jugadores en lugar de { $before } lleven tres veces seguidas el mismo color (29E5f)
}
why-switched-equalisation = { $after ->
    [one] para que { $after } jugador en lugar de { $before } tenga una diferencia de colores de dos o más (29E5b)
   *[other] para que { $after } jugadores en lugar de { $before } tengan una diferencia de colores de dos o más (29E5b)
}
why-switched-due-colour = { $after ->
    [one] para que { $after } jugador en lugar de { $before } se quede sin el color que le toca (29E5a)
   *[other] para que { $after } jugadores en lugar de { $before } se queden sin el color que les toca (29E5a)
}
why-switched-follows = como consecuencia de los cambios anteriores (29E6)

# What speaks against a pair: the end of "they …".
us-bar-teammates-in-group = son del mismo equipo
us-bar-teammates = son del mismo equipo
us-bar-requested = no deberían enfrentarse
us-bar-third-colour = llevaron dos veces seguidas el mismo color
us-bar-met = ya se han enfrentado
us-bar-met-twice = ya se han enfrentado más de una vez
us-bar-prohibited = no pueden enfrentarse en este torneo

# Who has which colour, and why.
us-note-board = Tablero { $board }: { $white } – { $black }: { $colours } ({ $article }){ $dropped ->
    [none] {""}
   *[other] ; { $dropped } bajó de grupo
}.
us-colours-toss = a ninguno le toca un color, así que decide el sorteo por tableros
us-colours-both-due = cada uno recibe el color que le toca
us-colours-one-due = lo recibe el único al que le toca un color
us-colours-unbalanced = quien tuvo colores desiguales recibe el que le toca
us-colours-greater-imbalance = quien tiene mayor desequilibrio recibe el color que le toca
us-colours-last-round = cada uno recibe el color contrario al de la ronda anterior
us-colours-latest-difference = sus colores fueron distintos por última vez en la ronda { $value }
us-colours-higher-ranked = los mismos colores hasta ahora: el mejor clasificado recibe el que le toca
us-colours-minus-group = los mismos colores hasta ahora: con puntuación negativa, el peor clasificado recibe el que le toca
us-colours-turn = los mismos colores hasta ahora: es el turno del peor clasificado
us-colours-lot = los mismos colores hasta ahora: decide el sorteo
us-colours-no-third = nadie recibe un color por tercera vez seguida

# Who gets the bye, and why.
us-note-bye = { $player } recibe el bye de un punto: { $rule } ({ $article }){ $passed-over-count ->
    [0] {""}
   *[other] { $rule-code ->
        [colours] , en lugar de { $passed-over }
       *[other] ; sin { $passed-over } no se podría emparejar a los demás
    }
}.
us-bye-rule-lowest-rated = tiene el rating más bajo del grupo de puntuación más bajo
us-bye-rule-unrated = no tiene rating pero no es nuevo, y nadie con rating del grupo puede tenerlo
us-bye-rule-new = es nuevo, y nadie más del grupo puede tenerlo
us-bye-rule-after-half-point = tomó un bye de medio punto, pero todos los demás ya han tenido un bye
us-bye-rule-late = se inscribió tarde, y nadie más puede tenerlo
us-bye-rule-spares-new = está en el grupo superior a uno en el que solo podrían tenerlo jugadores nuevos
us-bye-rule-colours = tiene más rating que aquel a quien iría, y así los colores son mejores
us-bye-rule-table = descansa en esta ronda de la tabla

us-note-exception = { $one } juega con { $other } aunque { $bar }: no hay otra forma.
# The same as what could not be avoided, with the article behind it.
us-exception = { $one } y { $other } { $bar }

# Variations that a section announces.
us-variation = { $does } ({ $article })
us-variation-does-minus-groups = en los grupos de puntuación negativa el peor clasificado recibe el color que le toca
us-variation-does-turns = el color que toca lo reciben por turno el jugador de más rating y el de menos
us-variation-does-last-round-lots = en la última ronda el sorteo decide entre iguales derechos a un color
us-variation-does-short-memory = solo las dos últimas rondas deciden entre iguales derechos a un color
us-variation-does-wide-limit-for-black-only = la regla de los 200 puntos vale solo para un exceso de negras
us-variation-does-tolerance = los límites de los cambios se pueden superar un poco
us-variation-does-third-colour-ban = nadie lleva tres veces seguidas el mismo color, salvo en la última ronda
us-variation-does-no-limits = igualar los colores tiene prioridad sobre los ratings
us-variation-does-top-down = los colores se corrigen tablero a tablero desde arriba
us-variation-does-bye-for-colours = el bye puede ir a un jugador de más rating por razón de los colores
us-variation-does-accelerated = emparejamientos acelerados en las dos primeras rondas
us-variation-does-class-pairings = emparejamientos por categorías en la última ronda
us-variation-does-unrated-together = los jugadores sin rating con puntuación positiva se enfrentan entre sí
us-variation-does-round-robin-table = una tabla de liga guía los emparejamientos
us-variation-does-neighbours = emparejamientos 1 contra 2
us-variation-does-teammates-in-group = una puntuación distinta de más dos mantiene a los compañeros de equipo en su grupo de puntuación
us-variation-does-teammates-never = los compañeros de equipo no se enfrentan
us-variation-does-unrated-as = los jugadores sin rating tienen un rating para emparejar
us-variation-does-early-forfeits = los rivales de un jugador expulsado pronto ganan por incomparecencia
us-variation-does-last-opponent-forfeit = el último rival de un jugador expulsado después del torneo gana por incomparecencia
us-variation-does-latest-entry-counts = una reinscripción deja atrás las inscripciones anteriores
us-variation-does-estimates-for-teams = los titulares sin rating cuentan con una estimación en la media de su equipo

# What is wrong with the file of what a director knows.
faulty-facts-own-reentry = reentry_of del participante { $value } nombra al mismo participante: una inscripción sigue a otra (28S)
faulty-facts-twice = el participante { $value } tiene dos bloques [[players]]: hay que unirlos
faulty-facts-lonely-request = el número { $value } de [[requests]] necesita al menos dos participantes distintos (28T)

## Acceleration

baku-too-few-rounds = la aceleración de Bakú de 2017 es para { $least } rondas o más, no para { $rounds } (C.04.5.1)
baku-other-points = la aceleración de Bakú de 2017 es para 1 – ½ – 0, no para { $win } – { $draw } – { $loss } (C.04.5.1)
baku-uneven-points = la aceleración de Bakú exige una victoria que valga dos tablas y una derrota sin puntos, no { $win } – { $draw } – { $loss } (C.04.7)
baku-no-number = { $player } no tiene número de emparejamiento, que la aceleración de Bakú exige (C.04.2.B.2)
baku-not-in-olympiad = el sistema de la Olimpiada no admite aceleración
baku-game-points = los equipos que se clasifican por puntos de tablero no se aceleran (C.04.7)
baku-not-in-us-chess = la aceleración de Bakú pertenece a los sistemas de la FIDE (C.04.7); en un grupo con reglas de US Chess los puntos virtuales son los del método de puntos añadidos, un punto en las rondas 1 y 2 (28R1)

## Random tournaments

invalid-chance = «{ $text }» no es un porcentaje: se espera de 0 a 100 con cuatro decimales como máximo, como 2.5
cannot-generate-players = un torneo aleatorio tiene de 2 a { $most } jugadores, no { $players }
cannot-generate-rounds = un torneo aleatorio tiene de 1 a { $most } rondas, no { $rounds }
cannot-generate-ratings = el Elo más bajo ({ $lowest }) está por encima del más alto ({ $highest })
cannot-generate-incomplete = ninguno de los { $attempts } intentos se pudo emparejar hasta el final; en el último, { $reason }
