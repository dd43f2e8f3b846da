# What the command `schedule` says: rounds, lots, groups, matches, calendars.

schedule-round = Ronda { $round }: { $games }
schedule-cross-table = Liga
schedule-column-place-short = Pto.
schedule-no-seat = { $players ->
    [one] no hay número { $seat } entre { $players } jugador
   *[other] no hay número { $seat } entre { $players } jugadores
}
schedule-meets = Ronda { $round }: el número { $seat } juega contra { $opponent } con { $colour }
schedule-rests = Ronda { $round }: el número { $seat } descansa
schedule-no-turns = No hace falta invertir colores.

## Lots

schedule-drawn = Sorteado con la semilla { $seed }.
schedule-asks-envelope = ¿Qué sobre elige { $player } ({ $options })?
schedule-asks-number = ¿Qué número saca { $player } ({ $options })?
schedule-no-answer = «{ $text }» no responde a eso
schedule-ceremony-unfinished = el sorteo no se terminó
schedule-no-federation = { $name }, línea { $line }: { $player } no tiene federación
schedule-split = Ningún sobre tenía números suficientes para { $federation }; sus jugadores quedan repartidos.

## Groups

schedule-colours-tossed = Colores de la ronda 3 sorteados con la semilla { $seed }.
schedule-quad = Cuadrangular { $number }
schedule-left-over = Sobrantes
schedule-they-play = Posibilidades: { $options }.
schedule-or = { $one }; o { $other }
schedule-preliminary = Grupo preliminar { $number }

## Matches

schedule-game = Partida { $number }: { $game }
schedule-points-to-win = { $points ->
    [one] El match se gana con { $points } punto; 1 es quien sacó blancas para la primera partida.
   *[other] El match se gana con { $points } puntos; 1 es quien sacó blancas para la primera partida.
}

## Calendars

schedule-starts = Ronda { $round }: { $weekday ->
    [1] lun
    [2] mar
    [3] mié
    [4] jue
    [5] vie
    [6] sáb
   *[7] dom
} { $start }
