# What is paired from a table: round robins, cups, matches, teams, calendars, the drawing of lots.

# What is scheduled.
scheduled-round-robin = una liga
scheduled-match = un match
scheduled-knockout = unas eliminatorias
scheduled-knockout-match = un encuentro eliminatorio
scheduled-match-for-third-place = un encuentro por el tercer puesto
scheduled-play-off = un desempate por partidas
scheduled-holland = un sistema Holland
scheduled-quads = un torneo de cuadrangulares
scheduled-guided-swiss = un suizo guiado por una liga
scheduled-withdrawal = una retirada de una liga
scheduled-varma = una tabla de Varma
scheduled-team-match = un encuentro por equipos
scheduled-team-round-robin = una liga por equipos
scheduled-scheveningen = un encuentro Scheveningen
scheduled-semi-scheveningen = un encuentro semi-Scheveningen
scheduled-skalitzka = el sistema Skalitzka
scheduled-hutton = el sistema Hutton
scheduled-calendar = un calendario

# What there is a number of.
counted-players = jugadores
counted-teams = equipos
counted-players-of-team = jugadores por equipo
counted-boards = tableros
counted-games = partidas
counted-games-in-stage = partidas por fase
counted-stages = fases
counted-rounds = rondas
counted-cycles = vueltas
counted-preliminaries = grupos preliminares

schedule-error-too-few = { $system }: el número de { $what } debe ser como mínimo { $least }, no { $given }
schedule-error-too-many = { $system }: el número de { $what } debe ser como máximo { $most }, no { $given }
schedule-error-impossible = { $system }: { $problem }

schedule-problem-rounds = { $players } participantes necesitan { $cycle } rondas para enfrentarse todos, o un múltiplo, no { $rounds }
schedule-problem-not-being-played = la ronda { $round } no es la que se está jugando
schedule-problem-winners = { $expected ->
    [one] la ronda { $round } tiene { $expected } ganador, no { $given }
   *[other] la ronda { $round } tiene { $expected } ganadores, no { $given }
}
schedule-problem-not-in-match = { $winner } no juega en el encuentro { $id-round }.{ $id-number }: { $contest }
schedule-problem-final-played = la final ya se ha jugado
schedule-problem-not-in-bracket = ronda { $round }, tablero { $board }: no está en el cuadro
schedule-problem-not-played = ronda { $round }: { $contest } no se jugó
schedule-problem-no-winner = ronda { $round }, tablero { $board }: no hay ganador
schedule-problem-match-over = el match ha terminado
schedule-problem-all-games-played = ya se han jugado todas las partidas
schedule-problem-match-with-himself = nadie juega un match contra sí mismo
schedule-problem-play-off-over = ya ha terminado
schedule-problem-player-twice = un jugador figura dos veces
schedule-problem-results = { $games ->
    [one] se necesita { $games } resultado, no { $given }
   *[other] se necesitan { $games } resultados, no { $given }
}
schedule-problem-result-not-known = el resultado { $result } aún no se conoce
schedule-problem-several-rest = en la ronda 1 descansa más de un jugador
schedule-problem-out-of-place = el jugador { $player } no está en su sitio
schedule-problem-no-round-of-table = la tabla no tiene ronda { $round }
schedule-problem-round-of-table-played = la ronda { $round } de la tabla ya se ha jugado
schedule-problem-withdrawn-twice = alguien figura dos veces
schedule-problem-no-games = { $player } no tiene partidas
schedule-problem-played-after-withdrawal = ronda { $round }, tablero { $board }: se jugó después de una retirada
schedule-problem-needs-result = ronda { $round }, tablero { $board }: antes hace falta un resultado
schedule-problem-nobody-has-number = nadie tiene el número { $seat }
schedule-problem-must-still-draw = { $players ->
    [one] { $players } jugador aún debe sacar número
   *[other] { $players } jugadores aún deben sacar número
}
schedule-problem-not-a-choice = se dio { $given }, y se esperaba { $expected }
schedule-problem-no-halves = los equipos de { $boards } no tienen mitades
schedule-problem-odd-team = un equipo necesita un número par de jugadores, no { $players }
schedule-problem-no-round = no hay ronda { $round }
schedule-problem-times-missing = hay horarios para { $found } de { $rounds } rondas
schedule-problem-dates-end = las fechas se acaban antes de la última ronda
schedule-problem-not-in-order = la ronda { $next } no empieza después de la ronda { $round }

## Knockouts

contest = { $one } contra { $other }
contender-seed = { $value }
contender-winner-of = ganador de { $round }.{ $number }
contender-loser-of = perdedor de { $round }.{ $number }
contender-nobody = bye
knockout-round-final = Final
knockout-round-semi-finals = Semifinales
knockout-round-quarter-finals = Cuartos de final
knockout-round-round-of = { $value ->
    [16] Octavos de final
    [32] Dieciseisavos de final
   *[other] Ronda de { $value }
}

## The drawing of lots by the Varma tables

envelope = { $letter }: { $numbers }
varma-step-lay-out = Colocar los sobres { $value }.
varma-step-call = { $players-count ->
    [one] Ahora saca número { $federation } ({ $players-count } jugador): { $players }. { $chooser } elige un sobre con al menos { $players-count } número.
   *[other] Ahora saca número { $federation } ({ $players-count } jugadores): { $players }. { $chooser } elige un sobre con al menos { $players-count } números.
}
varma-step-split = { $needed ->
    [one] { $federation }: { $needed } jugador debe sacar número y ningún sobre tiene tantos. El siguiente elige un sobre con { $fullest }.
   *[other] { $federation }: { $needed } jugadores deben sacar número y ningún sobre tiene tantos. El siguiente elige un sobre con { $fullest }.
}
varma-step-choose = { $player } elige el sobre { $envelope }.
varma-step-draw = { $player } saca el { $number }.
varma-answer-envelope = sobre { $value }
varma-answer-number = número { $value }
varma-expected-envelope = un sobre: { $options }
varma-expected-number = un número: { $options }
varma-expected-nothing = nada más
late-meeting = { $federation }: { $seats } se enfrentan en la ronda { $round }

## Quads and Holland systems

leftover-option-swiss = { $even ->
    [yes] un suizo a tres rondas
   *[no] un suizo a tres rondas, con un bye en cada una
}
leftover-option-find-players = { $value ->
    [one] buscar un jugador más
   *[other] buscar { $value } jugadores más
}
leftover-option-round-robin = una liga de cinco, si todos están de acuerdo

## Teams

no-estimate = el tablero { $board } no tiene vecino con rating para estimar el suyo: US 31C1 no dice qué hacer entonces
no-such-place = no hay puesto { $place } entre { $players } jugadores

## Calendars

calendar-breach = { $round ->
    [none] el torneo: { $problem } ({ $article })
   *[other] ronda { $round }: { $problem } ({ $article })
}
time-span = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
time-problem-rounds-on-day = { $rounds } rondas el { $date }, máximo { $most }
time-problem-play-on-day = { $play } de juego el { $date }, máximo { $most }
time-problem-too-close = empieza { $pause } después de la ronda anterior, mínimo { $least }
time-problem-lots-too-late = el sorteo es el { $lots }, y debe ser al menos { $least-hours } h antes del comienzo
time-problem-too-long = { $days } días, máximo { $most }
time-problem-single-round-days = { $days ->
    [one] { $days } día con una sola ronda, mínimo { $least }
   *[other] { $days } días con una sola ronda, mínimo { $least }
}

# The regulations that set a limit.
limit-article-rating = reglamento de Elo { $value }
limit-article-title = reglamento de títulos { $value }
limit-article-general = Reglamento General { $value }
limit-article-school = reglas escolares { $value }
limit-article-one-game-at-a-time = nadie juega dos partidas a la vez

# What must be seen to before a play-off.
play-off-duty-fixed-before = el método de emparejamiento y el ritmo de juego se fijan antes del torneo
play-off-duty-time-reserved = se reserva tiempo y se prevén todos los desenlaces del torneo
play-off-duty-worth-it = es solo por el primer puesto, un título o una clasificación
play-off-duty-pause-before = empieza al menos { $minutes } minutos después de la última partida de cualquiera de sus jugadores
play-off-duty-pause-between-stages = entre dos fases hay al menos { $minutes } minutos
play-off-duty-arbiters = cada partida tiene un árbitro; el árbitro principal resuelve las disputas
play-off-duty-colours-by-lot = los colores se sortean al comienzo de cada fase
play-off-duty-early-last-round = las partidas de la última ronda que puedan llevar a él pueden empezar antes que las demás
play-off-duty-changes-reserved = se reserva el derecho a hacer los cambios necesarios
