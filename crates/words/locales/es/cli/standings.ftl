# What the command `standings` says.

standings-heading = { $name }, desempates: { $rules }
standings-no-round = { $rounds ->
    [one] { $name } tiene { $rounds } ronda: no hay clasificación tras la ronda { $round }
   *[other] { $name } tiene { $rounds } rondas: no hay clasificación tras la ronda { $round }
}
standings-of-record = consta en el registro { $record } del archivo; otros desempates se indican con --tiebreaks
standings-lots = sorteo con la semilla { $seed }
standings-one-player = esta tabla trata de un solo jugador
    .help = indicar el jugador con --player
standings-nothing-to-tell = no hay nada que decir de «{ $who }»
standings-wrong-decision = «{ $decision }»: { $why }
    .help = números en su orden y el motivo, como "7,3: play-off"
standings-no-reason = falta el motivo

# Whom somebody asks for.
standings-no-number = nadie tiene el número { $number }
standings-no-name = nadie se llama «{ $who }»
standings-several = «{ $who }» corresponde a { $count } jugadores
    .help = por ejemplo { $names }
