# The other Swiss systems of FIDE: Dubov, Burstein, Lim, Double-Swiss, Swiss Team and Olympiad.
# Those who are paired are players or teams; say "participante" or "alguien" where both fit.

# Systems, as people call them.
swiss-system-dubov-2018 = sistema Dubov, reglas de 2018
    .about = Da a los empatados a puntos rivales de fuerza media igual: para jugadores de nivel parejo.
swiss-system-dubov-2026 = sistema Dubov, reglas de 2026
    .about = Da a los empatados a puntos rivales de fuerza media igual: para jugadores de nivel parejo.
swiss-system-burstein-2017 = sistema Burstein, reglas de 2017
    .about = Ordena cada grupo de puntos por Sonneborn-Berger y Buchholz para igualar la oposición.
swiss-system-burstein-2025 = sistema Burstein, reglas de 2025
    .about = Ordena cada grupo de puntos por Sonneborn-Berger y Buchholz para igualar la oposición.
swiss-system-burstein-2026 = sistema Burstein, reglas de 2026
    .about = Ordena cada grupo de puntos por Sonneborn-Berger y Buchholz para igualar la oposición.
swiss-system-lim-2026 = sistema Lim
    .about = Empareja desde arriba y desde abajo hacia el grupo mediano.
swiss-system-double-2026 = sistema Double-Swiss, reglas de 2026
    .about = Cada rival se enfrenta dos veces seguidas, una con cada color.
swiss-system-team-2024 = sistema suizo por equipos, reglas de 2024, preferencias de tipo A
    .about = El suizo de la FIDE por equipos: clasifican los puntos de encuentro, los tableros siguen las alineaciones.
swiss-system-team-2024-type-b = sistema suizo por equipos, reglas de 2024, preferencias de tipo B
    .about = El suizo de la FIDE por equipos: clasifican los puntos de encuentro, los tableros siguen las alineaciones.
swiss-system-team-2024-no-preferences = sistema suizo por equipos, reglas de 2024, sin preferencias de color
    .about = El suizo de la FIDE por equipos: clasifican los puntos de encuentro, los tableros siguen las alineaciones.
swiss-system-team-2026 = sistema suizo por equipos, reglas de 2026, preferencias de tipo A
    .about = El suizo de la FIDE por equipos: clasifican los puntos de encuentro, los tableros siguen las alineaciones.
swiss-system-team-2026-type-b = sistema suizo por equipos, reglas de 2026, preferencias de tipo B
    .about = El suizo de la FIDE por equipos: clasifican los puntos de encuentro, los tableros siguen las alineaciones.
swiss-system-team-2026-no-preferences = sistema suizo por equipos, reglas de 2026, sin preferencias de color
    .about = El suizo de la FIDE por equipos: clasifican los puntos de encuentro, los tableros siguen las alineaciones.
swiss-system-olympiad-2022 = sistema de la Olimpiada, reglas de 2022
    .about = Las reglas de la Olimpiada por equipos: grupos de iguales puntos de encuentro, desde ambos extremos hacia el del equipo central.
swiss-system-us-team-2025 = sistema suizo de US Chess por equipos, reglas de 2025
    .about = Lo mismo por equipos, por puntos de encuentro, con el rating medio de cada equipo.

unknown-reading = «{ $text }» no es una interpretación de un sistema de emparejamiento

# Other readings of the texts than the usual ones, to be ticked in the settings of a section.
swiss-reading-zero-byes-only-while-absent = Burstein: una serie de byes de cero puntos solo cuenta como tablas mientras el jugador siga ausente (1.7.2)
swiss-reading-maxi = Lim: torneo Maxi, intercambios por colores hasta 100 puntos de Elo (3.2.3, 3.8, 5.7)
swiss-reading-higher-ranked-by-score = Lim: el mejor clasificado es quien tiene más puntos y, a igualdad, el número menor (5.4)
swiss-reading-residents-first = Lim: un flotante busca rival primero entre los residentes (3.8)
swiss-reading-odd-by-place = Lim: par e impar según el puesto en la lista (7.2)
swiss-reading-following-graded = Equipos, Double-Swiss: los menos flotantes ascendentes posibles del grupo de puntuación siguiente (C6)
swiss-reading-following-occupied = Equipos, Double-Swiss: el grupo de puntuación siguiente es el próximo en que aún queda alguien (C6)
swiss-reading-no-preference-in-last-round = Equipos, tipo B: sin preferencia en la última ronda si la diferencia de colores es 0 (1.7)
swiss-reading-first-team-by-pairing-score = Equipos: el primer equipo es el que tiene más puntos, contando los virtuales (4.2)
swiss-reading-forfeited-match-floats = Equipos, Double-Swiss: un encuentro decidido por incomparecencia también da flotantes (1.5)

# Why something was not done: the end of "not with Anand: …".
swiss-reason-met = ya se enfrentaron en la ronda { $value }
swiss-reason-prohibited = no pueden emparejarse en este torneo
swiss-reason-same-absolute-colour = ambos deben llevar el mismo color
swiss-reason-colour-limits = uno de los dos llevaría un color tres veces seguidas, o tres veces más que el otro
swiss-reason-bye-not-allowed = el bye no está permitido
swiss-reason-order = igual de bueno, pero posterior en el orden de los emparejamientos

# By which criterion or step it would be worse.
swiss-criterion-completion = el resto no podría emparejarse
swiss-criterion-bye-score = el bye corresponde a la puntuación más baja
swiss-criterion-bye-games = con la puntuación más baja, el bye corresponde a quien más ha jugado
swiss-criterion-bye-rank = en igualdad, el bye corresponde al último en el orden
swiss-criterion-bye-rating = en la ronda 1 el bye corresponde al Elo más bajo
swiss-criterion-rating-range = el intercambio por colores superaría los 100 puntos de Elo
swiss-criterion-pairs = saldrían menos parejas en el grupo de puntuación
swiss-criterion-upfloaters = tendrían que subir más participantes
swiss-criterion-upfloater-scores = subiría alguien con una puntuación más baja
swiss-criterion-floaters = tendrían que dejar el grupo de puntuación más participantes
swiss-criterion-floater-scores = dejaría el grupo de puntuación alguien con una puntuación más alta
swiss-criterion-incoming-floaters = de quienes llegaron al grupo de puntuación se emparejarían menos, o los de puntuación más baja
swiss-criterion-next-group = el grupo de puntuación siguiente se podría emparejar peor
swiss-criterion-preferences = se cumplirían menos preferencias de color
swiss-criterion-strong-preferences = se cumplirían menos preferencias de color fuertes
swiss-criterion-maximum-upfloaters = volvería a subir alguien que ya ha subido tantas veces como se permite
swiss-criterion-times-upfloated = volvería a subir alguien que ya ha subido más veces
swiss-criterion-floated-last = alguien volvería a flotar tras la última ronda
swiss-criterion-opponents-floated-last = alguien que flotó en la última ronda se enfrentaría a un flotante
swiss-criterion-floater-kind = flotaría alguien que ya ha flotado o que no tiene rival en el grupo siguiente
swiss-criterion-floater-colour = blancas y negras no les tocarían a tantos participantes unas como otras
swiss-criterion-floater-rank = el flotante se elige por orden de clasificación
swiss-criterion-due-colour = va antes un rival al que le toca el otro color
swiss-criterion-colour-limits = alguien llevaría un color tres veces seguidas, o tres veces más que el otro
swiss-criterion-median = los grupos de puntuación se emparejan desde los dos extremos hacia el centro

# Lo que no se pudo evitar en un grupo.
swiss-unmet-upfloaters = { $count } de abajo
swiss-unmet-floaters = { $count ->
    [one] { $count } pasa al grupo siguiente
   *[other] { $count } pasan al grupo siguiente
}
swiss-unmet-preferences = { $count } sin el color preferido
swiss-unmet-strong-preferences = { $count ->
    [one] { $count } preferencia fuerte de color no concedida
   *[other] { $count } preferencias fuertes de color no concedidas
}
swiss-unmet-maximum-upfloaters = { $count } de abajo que ya ha subido tantas veces como se permite
swiss-unmet-floated-last = { $count ->
    [one] { $count } flota de nuevo tras la última ronda
   *[other] { $count } flotan de nuevo tras la última ronda
}
swiss-unmet-opponents-floated-last = { $count ->
    [one] { $count } que flotó en la última ronda se enfrenta a un flotante
   *[other] { $count } que flotaron en la última ronda se enfrentan a un flotante
}

# What decided the colours of a pair.
swiss-colours-initial-colour = ninguno ha jugado aún: deciden el número de emparejamiento y el color inicial
swiss-colours-only-preference = se cumple la única preferencia
swiss-colours-both = las preferencias son compatibles
swiss-colours-stronger = se cumple la preferencia más fuerte
swiss-colours-limits = al revés se rebasaría un límite de colores
swiss-colours-equalise = lleva blancas quien las ha llevado menos veces
swiss-colours-alternate = cambian los colores de la última ronda en que fueron distintos
swiss-colours-higher-ranked = se cumple la preferencia del mejor clasificado
swiss-colours-lower-ranked = se cumple la preferencia del peor clasificado
swiss-colours-higher-alternates = el mejor clasificado cambia de color
swiss-colours-lower-alternates = el peor clasificado cambia de color

# What speaks against another pairing of the round.
swiss-verdict-same = el mismo emparejamiento
swiss-verdict-illegal = { $pair-white } – { $pair-black } no pueden emparejarse: { $reason }
swiss-verdict-bye = { $found ->
    [none] alguien tiene que recibir el bye
   *[other] el bye no corresponde a { $found }: { $reason }
}
swiss-verdict-worse = decidido en el grupo de puntuación { $group }: { $reason }
swiss-verdict-colours = colores de { $pair-white } – { $pair-black }: { $rule }

# A round without a legal pairing.
swiss-no-pairing = la ronda { $round } no tiene ningún emparejamiento legal
swiss-trouble-round = La ronda { $round } no tiene ningún emparejamiento legal.
swiss-trouble-nobody-may-have-bye = El número de participantes es impar y ninguno puede recibir el bye.
swiss-trouble-stuck = No se puede emparejar a todos estos: { $players }.
swiss-trouble-opponents = Los únicos rivales que les quedan: { $players }.
swiss-trouble-permitted = Lo mínimo que habría que permitir:
swiss-trouble-without-game = O bien, sin permitir nada, se quedan sin rival: { $players }.
swiss-breach-pair = { $higher } juega con { $lower }, aunque { $reason } ({ $article })
swiss-breach-bye = { $player } recibe el bye, aunque no puede tenerlo ({ $article })
