# What the commands `rate`, `norms` and `us-rating` say.

## The event

ratings-no-first-day = { $name } no tiene primer día
    .help = de él depende qué reglas se aplican; se indica con event new --starts o en la página de los ajustes
ratings-no-start = { $name } no dice cuándo empezó el torneo
    .help = se indica con --starts DATE; de ello depende qué reglas se aplican
ratings-start-unread = { $name }: no se entiende la fecha de comienzo «{ $text }» (registro 042)
    .help = se indica con --starts DATE; de ello depende qué reglas se aplican
ratings-no-round = { $rounds ->
    [one] { $name } tiene { $rounds } ronda: no hay ronda { $round }
   *[other] { $name } tiene { $rounds } rondas: no hay ronda { $round }
}
ratings-no-round-of-game = no hay ronda { $round }
ratings-no-pairing-number = «{ $number }» no es el número de emparejamiento de ningún jugador
ratings-no-figure = se esperan un número de emparejamiento y una cifra, como 5=40
ratings-k-is-zero = la K del número { $number } no puede ser 0

# How the opponents were found, and how that is known.
ratings-system = Sistema: { $system } (según { $by })
ratings-system-by-games = Sistema: { $system } (según las partidas; --system indica otro)
ratings-system-assumed = Sistema: { $system } (supuesto, porque el archivo no lo dice; --system lo indica)
ratings-system-unread = Sistema: { $system } (supuesto, porque el registro 092 dice «{ $words }», que no se entiende; --system lo indica)

## Ratings

ratings-no-rules = no hay reglamento de Elo disponible para el { $day }
    .help = --edition indica uno que lo está: { $known }
ratings-heading = Elo ({ $list }) tras la ronda { $after } ({ $rules })
ratings-column-rating = Elo
ratings-column-score = Pts.
ratings-column-expected = Esp.
ratings-column-change = Variación
ratings-column-new = Nuevo
ratings-totals = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $rated } con Elo, { $federations ->
    [one] { $federations } federación
   *[other] { $federations } federaciones
}; { $played ->
    [one] { $played } partida jugada
   *[other] { $played } partidas jugadas
}, { $rated-games ->
    [one] { $rated-games } valedera
   *[other] { $rated-games } valederas
} para Elo, { $forfeited } por incomparecencia
ratings-no-change = el número { $number } no tiene variación de Elo

## Norms

norms-no-rules = no hay reglamento de títulos disponible para el { $day }
    .help = --edition indica uno que lo está: { $known }
norms-heading = Normas de título tras la ronda { $after } ({ $rules })
norms-nobody = Nadie ha hecho una norma ni puede hacerla ya.
norms-no-way = ya no hay modo de hacer una norma de { $title }
norms-met = sí
norms-not-met = NO
norms-verdict = { $name }, { $title }: { $outcome }
norms-numbers = { $score ->
    [one] { $points } punto
   *[other] { $points } puntos
} de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, necesarios { $required ->
    [none] –
   *[other] { $required }
}; media { $average }, rendimiento { $performance }
norms-forecast = { $rounds ->
    [one] { $name }, { $title }: { $now }, queda { $rounds } ronda por jugar
   *[other] { $name }, { $title }: { $now }, quedan { $rounds } rondas por jugar
}
norms-no-result-makes-it = ningún resultado de las partidas restantes da la norma si cuentan todas las partidas
norms-more-points = { $score ->
    [one] { $points } punto más contra una media de { $average }
   *[other] { $points } puntos más contra una media de { $average }
}
norms-more-opponents = con { $main } más del título, { $holders ->
    [one] { $holders } titulado más
   *[other] { $holders } titulados más
}, { $federations ->
    [one] { $federations } federación más
   *[other] { $federations } federaciones más
}
norms-with-win = con una victoria: { $outcome }
norms-with-draw = con tablas: { $outcome }
norms-with-loss = con una derrota: { $outcome }
norms-against = { $title-code ->
    [holder] { $points } contra un titulado de { $rating } o más{ $avoid-count ->
        [0] {""}
       *[other] , no de { $avoid }
    }: { $outcome }
    [main] { $points } contra alguien con el título y { $rating } o más{ $avoid-count ->
        [0] {""}
       *[other] , no de { $avoid }
    }: { $outcome }
   *[none] { $points } contra cualquiera de { $rating } o más{ $avoid-count ->
        [0] {""}
       *[other] , no de { $avoid }
    }: { $outcome }
}

## US Chess

us-rating-no-categories = se esperan ratings como 1800,2000, o none
us-rating-no-foreign = «{ $text }» no es un rating: se espera uno como fide=2150
us-rating-no-rating = «{ $text }» no es un rating: se espera 1900, o 1700/5 con sus partidas
us-rating-converted = { $no-prize-below ->
    [none] { $text }: { $rating } ({ $rule })
   *[other] { $text }: { $rating } ({ $rule }), no para premios de categorías por debajo de { $no-prize-below }
}
us-rating-highest = cuenta el más alto: { $rating } (28D1)
us-rating-no-games = los ratings sin ninguna partida no se pueden combinar
us-rating-two-established = un jugador tiene como máximo un rating establecido
    .help = uno provisional se escribe con sus partidas, como 1700/5
us-rating-fine = nada se opone a ello
us-rating-disclose = { $must ->
    [yes] hay que declarar el otro Elo ({ $rule })
   *[no] no hace falta declarar el otro Elo ({ $rule })
}
