# Ratings: lists, editions, why a game is not rated, what was assumed.

rating-list-standard = estándar
rating-list-rapid = rápido
rating-list-blitz = relámpago
rate-standard = estándar
rate-rapid = rápido
rate-blitz = relámpago
rate-regular = Regular
rate-dual = Dual
rate-quick = Quick
unknown-rating-list = «{ $text }» no es una lista de Elo: se espera standard, rapid o blitz

# Editions of the regulations.
rating-rules-fide-2014 = FIDE, desde julio de 2014
rating-rules-fide-2017 = FIDE, desde julio de 2017
rating-rules-fide-2022 = FIDE, desde enero de 2022
rating-rules-fide-2024 = FIDE, desde marzo de 2024
rating-rules-fide-2025 = FIDE, desde octubre de 2025
title-rules-fide-2017 = FIDE, de julio de 2017 a diciembre de 2021
title-rules-fide-2022 = FIDE, 2022
title-rules-fide-2023 = FIDE, 2023
title-rules-fide-2024 = FIDE, desde enero de 2024
unknown-ratings-edition-rating = «{ $found }» no es una edición del reglamento de Elo: se espera fide-2014, fide-2017, fide-2022, fide-2024 o fide-2025
unknown-ratings-edition-title = «{ $found }» no es una edición del reglamento de títulos: se espera fide-2017, fide-2022, fide-2023 o fide-2024

# How the opponents are found.
system-swiss = suizo individual
system-round-robin = liga individual
system-double-round-robin = liga individual a doble vuelta
system-scheveningen = Scheveningen
system-knockout = eliminatorias
system-match = match
system-team-swiss = suizo por equipos
system-team-round-robin = liga por equipos

# Why a round does not count for a rating.
not-rated-unplayed = no jugada
not-rated-no-moves = sin una jugada de cada bando
not-rated-unfinished = sin resultado todavía
not-rated-unrated-opponent = rival sin Elo
not-rated-nothing-scored = rival sin Elo y sin puntos
not-rated-far-apart = 600 puntos o más de diferencia
not-rated-match = el match estaba decidido o tiene un jugador sin Elo
not-rated-computer = un programa
not-rated-decision = excluida por una decisión
rate-fault-other-list = el ritmo de juego es { $other }, no { $list }
not-ratable-too-fast = con estos Elo cada jugador necesita { $least } y tiene { $found } (B.02, 1.1)
not-ratable-first-control = { $found ->
    [one] el primer control exige { $found } jugada (B.02, 1.2)
   *[other] el primer control exige { $found } jugadas (B.02, 1.2)
}
not-ratable-under-five-minutes = { $value } es menos de cinco minutos (B.02, 1.4)
not-ratable-time-odds = los tiempos de los jugadores corresponden a listas distintas

# What had to be assumed.
rating-note-rapid-of2022 = no se dispone del capítulo de 2022 sobre rápido y relámpago: la regla de los 400 puntos es la de la lista estándar
rating-note-no-time-control = no se conoce el ritmo de juego: no se ha comprobado
rating-note-rated-as-swiss = faltan partidas de la liga: se calcula como un suizo (6.4)

# The rule a coefficient comes from.
coefficient-rule-published = de la lista
coefficient-rule-rapid-and-blitz = rápido y relámpago
coefficient-rule-reached2400 = ha alcanzado 2400
coefficient-rule-junior = júnior por debajo de 2300
coefficient-rule-new = menos de 30 partidas
coefficient-rule-usual = por debajo de 2400

# US Chess: what stands against an assigned rating.
assignment-fault-below-published = un rating asignado no puede ser inferior al publicado, { $value } (28E1)
assignment-fault-opens-class-prize = por debajo de 2200 no puede dar acceso a un premio por categoría (28D2, 28D5)
assignment-fault-too-few-games = un jugador con menos de cuatro partidas no tiene rating (28D3, 28D4)
assignment-fault-raise-into = a menos de 100 puntos de la categoría que empieza en { $value } se debería subir hasta ella (28D4)
assignment-fault-unknown = a efectos de premios, un jugador desconocido no tiene rating (28D6)

# Headings of drawings.
chart-of-rating = Variación de Elo de { $name }
chart-of-norm = Lo que aún necesita { $name }
