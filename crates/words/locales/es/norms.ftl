# Title norms: requirements, verdicts, forecasts, applications, arbiters, forms.

# A line of a table of requirements.
norm-check = { $needed-code ->
    [nothing-of-it] { $what } – no debe haber; consta: { $actual }
   *[other] { $what } – exigido: { $needed }; consta: { $actual }
}

# What is looked at.
requirement-opponents-of-title = rivales que cuentan como { $title }
requirement-events-of-fewer-rounds = torneos de menos de { $rounds } rondas
requirement-games = partidas
requirement-title-holders = titulados
requirement-unrated-opponents = rivales sin Elo
requirement-average-of-opponents = media de los rivales
requirement-score = puntuación
requirement-sex = sexo
requirement-other-federations = otras federaciones
requirement-own-federation = rivales de la propia federación
requirement-one-federation = rivales de una misma federación
requirement-federations-waived = exención de federaciones
requirement-eight-games = ocho partidas
requirement-complete-tournament = el torneo completo
requirement-different-opponents = rivales distintos
requirement-unrated-in-round-robin = rivales sin Elo en una liga
requirement-sets-without-wins = conjuntos de partidas sin algunas victorias
requirement-rounds-of-schedule = emparejamientos del calendario
requirement-players-of-double-round-robin = jugadores de una liga a doble vuelta
requirement-format = formato
requirement-registered-before = antelación del registro
requirement-changes-after-start = cambios después del comienzo
requirement-rounds-on-a-day = rondas en un día
requirement-play-on-a-day-of60-moves = juego en un día, partidas de 60 jugadas
requirement-rate-of-play = ritmo de juego, el mismo para todos
requirement-duration = duración
requirement-ratings-and-titles-used = Elo y títulos usados
requirement-chief-arbiter = árbitro principal
requirement-arbiters-who-play = árbitros que juegan
requirement-registered-before-start = registro antes del comienzo
requirement-arbiters-with-licence = árbitros con licencia
requirement-play-on-a-day = juego en un día
requirement-days = días
requirement-rated-players-of-match = jugadores de un match con Elo
requirement-rated-players = jugadores con Elo
requirement-players-and-rated = jugadores y jugadores con Elo
requirement-without-fide-id = jugadores sin ID FIDE
requirement-fide-ids-twice = ID FIDE repetidos
requirement-without-federation = jugadores sin federación
requirement-without-birth-date = jugadores sin fecha de nacimiento
requirement-games-without-result = partidas sin resultado
requirement-too-fast-games = resultados de partidas demasiado rápidas
requirement-rounds = rondas
requirement-federations = federaciones
requirement-rapid-or-blitz = rápido o relámpago
requirement-all-arbiters-licensed = licencia de todos los árbitros
requirement-players = jugadores
requirement-kind-of-event = tipo de torneo
requirement-national-league = liga nacional
requirement-age = edad
requirement-norms-before-fa-title = normas anteriores al título de FA
requirement-chief-arbiters-who-signed = árbitros principales firmantes
requirement-fa-title = título de FA
requirement-norms = normas
requirement-seminar-with-exam = seminario con examen
requirement-norms-with-seminar = normas con el seminario
requirement-rounds-worked = rondas arbitradas
requirement-signed-by = firma de
requirement-seminar-not-older-than = antigüedad máxima del seminario
requirement-formats = formatos
requirement-years-between-events = años entre los torneos
requirement-rating = Elo
requirement-norms-before2005 = normas anteriores a julio de 2005
requirement-norms-with-foreigners = normas con suficientes extranjeros
requirement-norms-of-eight-games = normas de ocho partidas
requirement-norms-of-mandatory-event = normas de un torneo de 1.5.6
requirement-norms-with-single-rounds = normas con una ronda al día en tres días
requirement-edition-read = el texto de la edición se leyó
requirement-title-table = la tabla de títulos en vigor a mano
requirement-number-of-arbiters = árbitros, con el principal
requirement-class-for-post = clase para la función

# What is needed, or what there is.
amount-at-least = ≥ { $value }
amount-at-most = ≤ { $value }
amount-below = < { $value }
amount-at-least-score = ≥ { $value }
amount-performance = un rendimiento de { $value }
amount-scored = { $score } (rendimiento { $performance })
amount-of-federation = { $number } ({ $federation })
amount-event = { $system }, { $list }
amount-days = { $value ->
    [one] { $value } día
   *[other] { $value } días
}
amount-at-most-days = { $value ->
    [one] ≤ { $value } día
   *[other] ≤ { $value } días
}
amount-at-most-hours = { $value ->
    [one] ≤ { $value } hora
   *[other] ≤ { $value } horas
}
amount-years = { $value ->
    [one] { $value } año
   *[other] { $value } años
}
amount-one-of-each-player = { $value ->
    [one] uno de cada jugador en { $value } día
   *[other] uno de cada jugador en { $value } días
}
amount-without = { $value } sin licencia
amount-rounds = { $value ->
    [one] { $value } ronda
   *[other] { $value } rondas
}
amount-both = { $one } y { $other }
amount-at-least-once-fewer = ≥ { $full }, una vez { $short }
amount-arbiter-norm-kinds = 4.6a a e
amount-boards-and-teams = { $boards } tableros, { $teams } equipos
amount-a-woman = una mujer
amount-a-man = un hombre
amount-not-known = sin datos
amount-a-forfeit-or-a-bye = una incomparecencia o un bye
amount-the-player-was-absent = el jugador estuvo ausente
amount-meets-all-but-the-score = cumple todo menos la puntuación
amount-does-not-surely = no con seguridad
amount-enough-for-the-full-length = suficientes para la duración completa
amount-not-surely = no con seguridad
amount-a-point-against-rated-players = un punto contra jugadores con Elo
amount-none-yet = ninguno todavía
amount-all-looked-at = todos examinados
amount-too-many = demasiados
amount-all = todos
amount-some-are-left = quedan algunos
amount-host-not-known = federación anfitriona desconocida
amount-yes = sí
amount-no = no
amount-a-tournament-at-the-standard-rate = un torneo a ritmo estándar, no un match
amount-approved = con aprobación
amount-none-known = ninguno conocido
amount-changed = hubo cambios
amount-nothing-of-it = ninguno
amount-ninety-minutes = 90 minutos y 30 segundos por jugada
amount-two-hours = 2 horas para 60 jugadas
amount-those-of-the-day = los del día de cada partida
amount-ia-or-fa = IA o FA
amount-named = designado
amount-at-least-a-third = ≥ un tercio
amount-thirty-players-and-nine-rounds = 30 jugadores y 9 rondas
amount-league-size = 4 tableros, 10 equipos (6 a doble vuelta), 60 % con Elo, 5 rondas
amount-held = en posesión
amount-two = dos
amount-one = uno
amount-two-or-swiss = dos, o suizo con uno de 100 jugadores
amount-registered-by-july2013 = registro hasta el 31 de julio de 2013
amount-not-a-swiss = no un suizo
amount-in-every-round = en cada ronda
amount-so-far = hasta ahora; cuentan todas las rondas
amount-only-with-missed-rounds = solo si cuentan también quienes faltaron a una ronda
amount-not-in-every-round = no en cada ronda

# How it stands with a norm.
norm-outcome-failed = sin norma
norm-outcome-not-yet = todavía no
norm-outcome-open = requiere una decisión
norm-outcome-norm = norma

# Why a round does not count for a norm.
ignored-round-after-title-result = después del resultado de título
ignored-round-win-left-out = una victoria descartada
ignored-round-no-result-yet = sin resultado todavía
ignored-round-not-played = no jugada
exclusion-outside-fide = rival ajeno a la FIDE
exclusion-computer = contra un programa
exclusion-nothing-scored = rival sin Elo y sin puntos
exclusion-not-over-the-board = no decidida sobre el tablero

# What waives the rule on federations.
waiver-national-championship = campeonato nacional
waiver-national-team-championship = campeonato nacional por equipos
waiver-zonal = zonal o subzonal
waiver-approved = autorización
waiver-strong-swiss = suizo con 20 extranjeros, 10 de ellos titulados, de 3 federaciones
waiver-irrelevant = no se exige con menos de nueve partidas

# Titles and licences of arbiters.
unknown-norm-title = «{ $text }» no es un título para el que se hagan normas: se espera GM, IM, WGM o WIM
unknown-championship = «{ $text }» no es un campeonato cuyos puestos den títulos: se espera { $known }
unknown-arbiter-title = «{ $text }» no es un título de árbitro: se espera IA, FA o NA
licence-fault-not-paid = la tasa no está pagada (6.4)
licence-fault-too-late = la licencia empieza el día siguiente a la llegada de la tasa (6.2.1)
licence-fault-inactive = la licencia de un árbitro inactivo ha caducado (6.7.1)
