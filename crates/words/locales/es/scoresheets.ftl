# Score sheets put side by side: what is found, and what pages and the command say of it.

## Whose sheet

keeper-white = planilla de las blancas
keeper-black = planilla de las negras
keeper-arbiter = anotación del árbitro

## What supports a move

sheet-support-agreed = las planillas coinciden
sheet-support-one-sheet = solo aquí: { $value }
sheet-support-disputed = las planillas se contradicen; esto encaja mejor con lo que sigue
sheet-support-repaired = pese a un error de escritura solo esta jugada es posible
sheet-support-reconstructed = en ninguna planilla; ninguna otra jugada lleva a lo que sigue
sheet-support-settled = decidida por el árbitro
sheet-support-open = sin determinar: son posibles varias jugadas

## What is wrong on a sheet

sheet-fault-slip = un signo está mal
sheet-fault-ambiguous = puede ser también otra jugada
sheet-fault-other-move = otra jugada
sheet-fault-not-legal = aquí no es legal
sheet-fault-unreadable = no es una jugada
sheet-fault-omitted = omitida; lo que sigue está en las columnas equivocadas
sheet-fault-extra = una anotación de más; lo que sigue está en las columnas equivocadas
sheet-fault-columns-exchanged = desde aquí las columnas están cambiadas, o vuelven a estar bien
sheet-fault-not-algebraic = desde aquí no está en notación algebraica

## How far the game can be followed

sheets-ended-all-read = Las planillas se siguieron hasta el final.
sheets-ended-board-differs = Las planillas se siguieron hasta el final, pero ninguna partida que encaje lleva a la posición del tablero.
sheets-ended-nothing-fits = Después ninguna partida encaja con lo escrito.
sheets-ended-too-many = Después encajan demasiadas partidas con lo escrito.
moves-made = { $exact ->
    [yes] { $white ->
        [one] Las blancas han hecho { $white } jugada
       *[other] Las blancas han hecho { $white } jugadas
    }, las negras { $black }.
   *[no] { $white ->
        [one] Las blancas han hecho al menos { $white } jugada
       *[other] Las blancas han hecho al menos { $white } jugadas
    }, las negras al menos { $black }.
}

## How complete a sheet is

sheet-completeness-complete = completa
sheet-completeness-reasonable = { $pairs ->
    [one] razonablemente completa: falta o está incompleto { $pairs } par de jugadas, se admiten { $limit }
   *[other] razonablemente completa: faltan o están incompletos { $pairs } pares de jugadas, se admiten { $limit }
}
sheet-completeness-not-reasonable = { $pairs ->
    [one] no razonablemente completa: falta o está incompleto { $pairs } par de jugadas, se admiten { $limit } como máximo
   *[other] no razonablemente completa: faltan o están incompletos { $pairs } pares de jugadas, se admiten { $limit } como máximo
}
sheet-completeness-incomplete = { $moves ->
    [one] incompleta: { $moves } media jugada falta o está mal
   *[other] incompleta: { $moves } medias jugadas faltan o están mal
}

## What stands beside the moves

sheet-offer = { $missing-on-count ->
    [0] { $cell }: oferta de tablas ({ $on })
   *[other] { $cell }: oferta de tablas ({ $on }; falta: { $missing-on })
}
sheet-remark = { $cell }: «{ $text }»
sheet-result-different = La planilla de las blancas dice { $white }, la de las negras { $black }.
sheet-result-no-result = Sin resultado: { $value }.
sheet-result-not-signed = Las { $by } no han firmado: { $sheet }.

## What remains open

sheet-gap = { $single ->
    [yes] { $more ->
        [yes] { $from }: más de { $ways-count } posibilidades
       *[no] { $ways-count ->
            [one] { $from }: una posibilidad
           *[other] { $from }: { $ways-count } posibilidades
        }
    }
   *[no] { $more ->
        [yes] { $from } a { $to }: más de { $ways-count } posibilidades
       *[no] { $ways-count ->
            [one] { $from } a { $to }: una posibilidad
           *[other] { $from } a { $to }: { $ways-count } posibilidades
        }
    }
}

## A claim

claim-open-depends = Depende de las jugadas sin determinar: en { $right } de las partidas que encajan la reclamación es correcta, en { $wrong } no.
claim-open-not-certain = { $cell ->
    [none] La reclamación no se puede juzgar: la partida no se puede seguir hasta el final.
   *[other] La reclamación no se puede juzgar: { $cell } no es segura.
}
claim-open-no-move = La jugada anunciada no es una única jugada legal: { $value }

## After a flag has fallen

after-flag-stop-clocks = Parar ambos relojes.
after-flag-clocks-run-on = Los relojes siguen en marcha.
after-flag-both-update = Ambos jugadores ponen al día sus planillas con la del árbitro o la del adversario.
after-flag-updates-before-moving = Las { $value } completan la planilla antes de mover una pieza.
after-flag-may-use-opponents-sheet = Las { $value } pueden usar la planilla del adversario cuando les toca jugar, y la devuelven antes de mover.
after-flag-note-the-situation = Anotar la posición, los tiempos, qué reloj estaba en marcha y el número de jugadas, si se conoce.
after-flag-reconstruct-on-second-board = Los jugadores reconstruyen la partida en un segundo tablero, lejos de los demás y bajo el control del árbitro.
after-flag-both-reconstruct = Ambos jugadores completan lo que falta; se pueden usar otros tableros.
after-flag-director-may-waive = El director del torneo puede prescindir de las jugadas que faltan: viene la muerte súbita.
after-flag-if-impossible-diagram = Si no se consigue: dibujar un diagrama de la posición.
after-flag-if-impossible-next-move = Si no se consigue: la próxima jugada cuenta como la número { $value }.
after-flag-start-clock-of = Poner en marcha el reloj de las { $value }.

## On pages and in the command

sheets-differences = Diferencias
sheets-move = Jugada
sheets-game = La partida
sheets-remark = Observación
sheets-missing = falta
sheets-no-differences = Las planillas coinciden en todas las jugadas.
sheets-nothing-missing = Todas las jugadas de la planilla se pueden leer.
sheets-read-as = letras de las piezas: { $value }
sheets-completeness = ¿Están completas las planillas?
sheets-offers = Ofertas de tablas
sheets-results = Resultados y firmas
sheets-remarks = Junto a las jugadas
sheets-open = Lo que queda sin determinar
sheets-claim = La reclamación
sheets-claim-rests = Se basa en jugadas en las que las planillas se contradicen: { $value }
sheets-claim-repetition = Triple repetición
sheets-claim-fifty = Regla de las cincuenta jugadas
sheets-after-flag = Tras la caída de bandera
sheets-after-flag-nothing = Ambas planillas están completas: nada que hacer.
sheets-after-flag-unknown = Qué hacer depende de ambas planillas: también hace falta la otra.
sheets-certain = La partida, hasta donde es segura
sheets-whole = La partida
sheets-none = Ninguna jugada es segura.
sheets-not-possible = { $value } no es posible, aunque se haya decidido así: ahí no es una jugada legal.
