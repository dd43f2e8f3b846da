# What visitors come for: a player to follow, statistics, when the rounds are.

calendar-nothing = no se ha anunciado el comienzo de ninguna ronda
    .help = diga en los ajustes de la sección cuándo empiezan las rondas
calendar-summary = { $event }, { $section }: ronda { $round }
calendar-take = Poner las rondas en un calendario
calendar-take-all = Calendario de todas las secciones
follow = Seguir
follow-as-of = Sin conexión. Así estaba el { $first }.
follow-not = Dejar de seguir
follow-not-paired-yet = Aún sin emparejar
follow-points-by-round = Puntos después de cada ronda
follow-yours = Jugadores que usted sigue
statistics = Estadísticas
statistics-after = Estadísticas después de la ronda { $value }
statistics-all-rounds = Todas las rondas
statistics-average-rating = Elo medio
statistics-average-short = Media
statistics-black-wins = Ganan negras
statistics-by-colour = Resultados por color
statistics-difference = Diferencia
statistics-drawn = Tablas
statistics-favourites = { $count ->
    [one] En { $count } partida entre jugadores de distinto Elo, el de más Elo suma { $first } victorias, { $second } tablas y { $third } derrotas.
   *[other] En { $count } partidas entre jugadores de distinto Elo, el de más Elo suma { $first } victorias, { $second } tablas y { $third } derrotas.
}
statistics-federations = Federaciones
statistics-forfeits = Tableros no jugados
statistics-games = Partidas jugadas
statistics-games-short = Partidas
statistics-least-games = { $count ->
    [one] desde { $count } partida contra rivales con Elo
   *[other] desde { $count } partidas contra rivales con Elo
}
statistics-loser = Pierde
statistics-none = Todavía no ha terminado ninguna partida.
statistics-performances = Mejores rendimientos
statistics-rated = { $count ->
    [one] { $count } con Elo
   *[other] { $count } con Elo
}
statistics-upsets = Sorpresas: gana el jugador de menos Elo
statistics-white-wins = Ganan blancas
statistics-winner = Gana
