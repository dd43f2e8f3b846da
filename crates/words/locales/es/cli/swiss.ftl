# What the command `swiss` says: pairing, checking, explaining, making and playing tournaments.

## Files

# Also of the rules of tie-breaks, which another option names.
swiss-undated = { $name }: no se puede leer ninguna fecha de comienzo (registro 042); reglas aplicadas: { $rules }; { $option } indica otras
swiss-assumed = { $name }: no se indica ningún sistema (registro 192); reglas aplicadas: { $rules }, { $dated ->
    [yes] las de la fecha de comienzo
   *[other] las más recientes, pues no hay fecha de comienzo (registro 042)
}; { $option } indica otras
swiss-other-system = { $name } se empareja con { $code } (registro 192), que aquí no se conoce
    .help = se conocen { $known }; --system empareja con otro a pesar de ello
swiss-unusable = { $name } no se puede usar:
    { $why }
swiss-no-reports = { $folder } no contiene archivos de informe de torneo
    .help = en las carpetas se buscan archivos cuya extensión empieza por trf; los demás se pueden indicar por su nombre
swiss-more-faults = { $files ->
    [one] y { $files } archivo más con un error de estos tipos
   *[other] y { $files } archivos más con un error de estos tipos
}

## Pairing

swiss-initial-colour-drawn = El color inicial es { $colour }, sorteado con la semilla { $seed }.
swiss-teams-or-players = { $teams ->
    [yes] { $name }: es un sistema por equipos ({ $system }) y el archivo no tiene equipos
   *[no] { $name }: es un sistema individual ({ $system }) y el archivo tiene equipos (registro 310)
}
swiss-not-next = { $name }: la ronda { $round } no se puede emparejar; la próxima es la ronda { $next }
swiss-all-paired = { $name }: todas las rondas previstas están emparejadas ({ $planned })
    .help = --rounds indica cuántas se prevén si el archivo no lo dice (registro 142)
swiss-unfinished = { $name }: partidas sin resultado
    { $games }
    .help = una ronda se empareja cuando se conocen los resultados de las anteriores
swiss-unfinished-game = ronda { $round }: { $white } – { $black }
swiss-us-files-misplaced = --us-settings y --us-facts van con --system us, o con un archivo que lo indique
swiss-us-nobody = { $name }: nadie tiene el número { $number }, del que hablan los ajustes o los datos de US Chess
swiss-variation-in-use = Variante en uso: { $variation }

## Explaining

swiss-round = Ronda { $round }, { $system }
swiss-no-board = { $boards ->
    [one] { $name }: no hay tablero { $board }; hay { $boards } tablero
   *[other] { $name }: no hay tablero { $board }; hay { $boards } tableros
}
swiss-not-in-round = { $name }: el jugador { $number } no está emparejado en la ronda { $round }
swiss-moved-down = bajan: { $players }
swiss-joined = llegan de otros grupos de puntuación: { $players }
swiss-comes = { $player } llega de otro grupo de puntuación
swiss-leaves = { $player } pasa a otro grupo de puntuación
swiss-residents = residentes: { $players }
swiss-board = { $board ->
    [none] { $white } – { $black }
   *[other] tablero { $board }: { $white } – { $black }
}
swiss-colours = colores: { $why }
swiss-not-higher-with = no { $higher } con { $player }: { $why }
swiss-not-with = no con { $player }: { $why }
swiss-not = no { $player }: { $why }
swiss-gets-bye = { $lowest ->
    [yes] { $player } recibe el bye, por ser el último en el orden
   *[no] { $player } recibe el bye
}
swiss-floats-to-bye = { $lowest ->
    [yes] { $player } flota hacia abajo, finalmente al bye, por ser el último en el orden
   *[no] { $player } flota hacia abajo, finalmente al bye
}
swiss-floats = { $lowest ->
    [yes] { $player } flota hacia abajo, por ser el último en el orden
   *[no] { $player } flota hacia abajo
}
swiss-unavoidable = no se pudo evitar: { $criteria }
swiss-signs = w b leve, Ww Bb fuerte, W B absoluta, A sin preferencia de color; v flotó hacia abajo, ^ hacia arriba, primero la última ronda.

## Checking

swiss-difference = { $name }, ronda { $round }, { $system }:
swiss-column-board = tab.
swiss-column-found = en el archivo
swiss-column-expected = según las reglas
swiss-bye = bye
swiss-by-the-rules = Según las reglas, { $reason }.
swiss-checked = { $files ->
    [one] { $files } archivo
   *[other] { $files } archivos
}, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}: { $different ->
    [0] { $faults ->
        [0] ninguna diferencia
       *[other] cada ronda está emparejada según las reglas
    }
    [one] { $different } ronda emparejada de otro modo
   *[other] { $different } rondas emparejadas de otro modo
}{ $faults ->
    [0] { "" }
    [one] , { $faults } falta
   *[other] , { $faults } faltas
}
swiss-fault = { $name }{ $round ->
    [none] { "" }
   *[other] , ronda { $round }
}{ $board ->
    [none] { "" }
   *[other] , tablero { $board }
}: { $what }{ $article ->
    [none] { "" }
   *[other] { " " }({ $article })
}.
swiss-table-difference = { $name }, ronda { $round }, tablas de Berger:
swiss-invalid-rating-steps = se esperan tres números: la puntuación más alta, el paso y la desviación, como 2400,20,50
swiss-invalid-round = antes de los dos puntos se espera una ronda, como 2:3x
swiss-us-difference = { $name }, ronda { $round }:
swiss-us-found = en el archivo: { $white } – { $black }
swiss-us-expected = se esperaba: { $white } – { $black }
swiss-us-bye = bye: en el archivo { $found ->
    [none] nadie
   *[other] { $found }
}, se esperaba { $expected ->
    [none] nadie
   *[other] { $expected }
}
swiss-us-checked = { $name }: { $different ->
    [one] difiere { $different }
   *[other] difieren { $different }
} de { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} ({ $system })

## Random tournaments

swiss-invalid-ratings = se esperan el Elo más bajo y el más alto, como 1400-2400
swiss-invalid-points = se esperan los puntos por victoria, tablas y derrota, como 3-1-0
swiss-needs-folder = para muchos torneos hace falta una carpeta: -o DIR
swiss-keep-unfinished = menos rondas o más jugadores; --unfinished conserva lo que se pudo emparejar
swiss-generated = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} y { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, semilla { $seed }{ $stopped ->
    [none] .
   *[other] ; termina ahí porque { $stopped }.
}
swiss-generated-many = { $count ->
    [one] { $count } torneo con la semilla { $first } está en { $folder }.
   *[other] { $count } torneos con las semillas de { $first } a { $last } están en { $folder }.
}
swiss-simulated = { $runs ->
    [one] { $runs } torneo
   *[other] { $runs } torneos
} a { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $system }, semilla { $seed }.
swiss-ended-early = { $runs ->
    [one] { $runs } terminó antes porque una ronda no tenía emparejamiento legal; no se cuenta abajo.
   *[other] { $runs } terminaron antes porque una ronda no tenía emparejamiento legal; no se cuentan abajo.
}
swiss-column-player = Jugador
swiss-column-first-alone = 1.º en solitario
swiss-column-first-shared = 1.º empatado
swiss-others = otros
swiss-column-round = Rda.
swiss-column-floats = parejas con flotante
swiss-column-leaders = líderes tras ella
swiss-column-one-leader = un solo líder
swiss-colour-share = { $difference } para el { $share }
swiss-colours-differ = La diferencia de colores es de { $shares } de los jugadores.
swiss-three-in-a-row = El { $share } llevó un color tres veces seguidas.
swiss-progress = { $done }, quedan { $time }

## In place of other programs

swiss-no-setting = { $name }, línea { $line }: «{ $text }» no es un ajuste de un generador
    .help = se espera Key=Value, como PlayersNumber=40 o DrawPercentage=30
swiss-no-seed = { $text } no es una semilla: se espera un número
swiss-no-shape = los argumentos tras --compat no encajan en ninguna de las formas conocidas
swiss-configuration-is-dutch = una configuración es para el sistema FIDE (holandés)
