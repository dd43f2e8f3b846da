# Why the journal does not do what it was asked, and the way round it where there is one; `.help` names the commands for it.

and-more = { $count } más
open-board = ronda { $round }, tablero { $board }

# Names, texts and reasons.
refusal-event-exists = el torneo ya está creado
refusal-no-name = { $item-code ->
    [screen] una pantalla necesita un nombre
    [duty] una tarea necesita un nombre
    [event] un torneo necesita un nombre
    [section] un grupo necesita un nombre
    [category] una categoría necesita un nombre
    [sector] un sector necesita un nombre
    [room] una sala necesita un nombre
    [arbiter] un árbitro necesita un nombre
    [appellant] una apelación necesita el nombre de quien apela
    [committee-member] un miembro del comité necesita un nombre
    [account-note] la nota de una cuenta necesita un texto
   *[team] un equipo necesita un nombre
}
refusal-no-text = { $item-code ->
    [message] un mensaje no puede estar vacío
    [note] una nota no puede estar vacía
    [incident] el informe de una incidencia no puede estar vacío
    [paper] el nombre de un documento no puede estar vacío
    [prize-fund] un fondo de premios no puede estar vacío
    [inspector] una inspección necesita el nombre de quien inspecciona
    [complainant] una denuncia necesita el nombre de quien denuncia
    [complaint] una denuncia debe decir qué ocurrió
    [grounds] una apelación debe estar motivada
    [decision] la decisión no puede estar vacía
   *[moves] las jugadas de una partida no pueden estar vacías
}
refusal-control-character = { $item-code ->
    [message] el mensaje contiene un carácter de control
    [reason] el motivo contiene un carácter de control
    [account-note] la nota de una cuenta contiene un carácter de control
   *[other] el nombre contiene un carácter de control
}
refusal-too-long = { $item-code ->
    [screen] un torneo puede tener como máximo { $most } pantallas
    [message] un mensaje puede tener como máximo { $most } caracteres
    [duty] el nombre de una tarea puede tener como máximo { $most } caracteres
    [announcement-name] el nombre de un anuncio puede tener como máximo { $most } caracteres
    [announcement] un anuncio puede tener como máximo { $most } caracteres
    [paper] el nombre de un documento puede tener como máximo { $most } bytes
    [prize-fund] un fondo de premios puede tener como máximo { $most } bytes
    [account-note] la nota de una cuenta puede tener como máximo { $most } bytes
    [imported-remark] una observación de un archivo puede tener como máximo { $most } caracteres, y una sección como máximo 1000 observaciones
   *[moves] las jugadas de una partida pueden tener como máximo { $most } bytes
}
refusal-no-reason = { $step-code ->
    [change-section] cambiar un grupo después de emparejada la ronda 1 exige un motivo
    [finish-with-open-games] terminar con partidas abiertas exige un motivo
    [finish-early] terminar antes de jugarse todas las rondas anunciadas exige un motivo
    [number-otherwise] numerar en un orden distinto de la lista inicial exige un motivo
    [change-acceleration] cambiar la aceleración después de emparejada una ronda exige un motivo
    [adjust-result] ajustar un resultado exige un motivo
    [adjust-points] ajustar puntos exige un motivo
    [reopen-round] reabrir una ronda exige un motivo
    [amend-incident] rectificar una incidencia exige un motivo
    [withdraw-incident] retirar una incidencia exige un motivo
    [change-start] anotar otro comienzo de una ronda exige un motivo
    [decide-anew] resolver un caso de nuevo exige un motivo
    [expel] expulsar a un jugador exige un motivo
    [erase] borrar datos personales exige un motivo
    [rank-by-hand] ordenar a mano a los empatados exige un motivo
   *[change-pairing] cambiar a mano un emparejamiento exige un motivo
}
    .help = indicar el motivo con --reason
refusal-ends-before-start = el torneo no puede terminar el { $ends }, antes de empezar el { $starts }
refusal-nothing-changes = no cambiaría nada
refusal-named-twice = { $who } figura dos veces

# Sections.
refusal-no-section = no hay ningún grupo «{ $value }»
refusal-section-exists = ya hay un grupo «{ $value }»
refusal-section-merged = los jugadores del grupo «{ $section }» están ahora en el grupo «{ $into }»
refusal-merged-with-itself = un grupo no puede unirse consigo mismo
refusal-merge-of-other-formats = solo pueden unirse torneos suizos individuales, sin equipos: «{ $from }» no puede incorporarse a «{ $into }»
refusal-merge-of-other-rounds = «{ $into }» tiene { $rounds } rondas emparejadas y «{ $from }» tiene { $other }: los horarios se unen cuando ambos van igual de avanzados
refusal-merge-of-other-scoring = «{ $from }» está anunciado con otras rondas u otros puntos que «{ $into }»
refusal-no-rounds = un grupo necesita al menos una ronda
refusal-too-few-rounds = { $rounds ->
    [one] la ronda { $needed } está emparejada, o un bye o una sanción se refiere a ella; el grupo no puede tener solo { $rounds } ronda
   *[other] la ronda { $needed } está emparejada, o un bye o una sanción se refiere a ella; el grupo no puede tener solo { $rounds } rondas
}
refusal-empty-category = ningún jugador puede estar en la categoría «{ $value }»; sus límites se excluyen
refusal-announcement-name = «{ $value }» no puede nombrar un anuncio: se esperan letras a–z y _, como default_time
refusal-not-in-fide-mode = la sección { $value } no está en modo FIDE y no vuelve a él
refusal-finished = el grupo «{ $value }» ha terminado; para cambiar algo hay que deshacer primero ese cierre
    .help = `adoube event log EVENT` muestra el número de la entrada, `adoube event undo EVENT NUMBER` la deshace
refusal-format-frozen = la ronda 1 está emparejada; un suizo ya no puede pasar a calendario fijo, ni al revés
refusal-empty-screen = la pantalla «{ $value }» no muestra nada
refusal-screen-seconds = una página queda de { $least } a { $most } segundos, no { $seconds }
refusal-no-tables = de { $first } a { $last } no es un tramo de mesas; las mesas se cuentan desde 1
refusal-sectors-overlap = la mesa { $table } no puede estar en dos sectores, «{ $one }» y «{ $other }»
refusal-rooms-overlap = la mesa { $table } no puede estar en dos salas, «{ $one }» y «{ $other }»
refusal-table-elsewhere = la mesa { $table } no está entre las mesas de «{ $room }»

# Players and teams.
refusal-entered-already = { $name } ya consta en la inscripción, con ID FIDE { $fide-id }
refusal-no-entrant = no hay ningún participante { $value } en este grupo
refusal-no-team = no hay ningún equipo { $value } en este grupo
refusal-no-incident = no hay ninguna incidencia { $incident } en este grupo
refusal-incident-is-withdrawn = la incidencia { $incident } está retirada
refusal-no-appeal = no hay ninguna apelación { $appeal } en este grupo
refusal-no-complaint = no hay ninguna denuncia { $complaint } en este grupo
refusal-entrant-exists = ya hay un participante { $value } en este grupo
refusal-team-exists = ya hay un equipo { $value } en este grupo
refusal-in-another-team = { $who } ya es miembro de { $team }
refusal-table-drawn = la ronda 1 está emparejada según la tabla sorteada; ya no se admiten inscripciones
refusal-in-team = { $who } es miembro de { $team }; primero hay que darle de baja en el equipo
refusal-took-part = { $who } tiene partida o bye en la ronda { $round }, así que la inscripción se mantiene; lo que procede es anotar la retirada
refusal-in-prohibited-pairing = { $who } figura en un emparejamiento prohibido; primero hay que fijarlos de nuevo sin ese nombre
refusal-seated = { $who } tiene un puesto en la tabla sorteada, así que la inscripción se mantiene; lo que procede es anotar la retirada
refusal-withdrawn-already = { $who } ya se ha retirado
refusal-not-withdrawn = { $who } no se ha retirado
refusal-expelled-already = { $who } está expulsado
refusal-plays-in-round = { $who } tiene partida o bye en la ronda { $round } y solo puede irse después; si la partida no se juega, anotar la incomparecencia
refusal-bye-requested-already = { $who } ya ha pedido un bye en la ronda { $round }
refusal-no-bye-request = { $who } no ha pedido ningún bye en la ronda { $round }
refusal-pairing-allocated-bye-requested = el bye asignado por emparejamiento lo da el emparejamiento y no se puede pedir
refusal-table-taken = la mesa { $table } está reservada para { $who }
refusal-no-points = un ajuste de 0 puntos no cambia nada
refusal-no-purpose = hay que decir a qué efectos cuentan los puntos

# Numbers and what pairings go by.
refusal-no-number = { $who } no tiene número de emparejamiento; primero hay que asignar los números
    .help = `adoube event numbers` asigna los números de emparejamiento
refusal-nobody-entered = no hay inscritos, así que no hay a quién numerar
refusal-contradiction = el torneo se contradice: { $value }
refusal-incomplete-order = { $expected ->
    [one] el orden debe nombrar una vez al único participante
   *[other] el orden debe nombrar una vez a cada uno de los { $expected } participantes
}
refusal-numbers-frozen = { $who } pasaría del número { $from } al { $to }; ningún número cambia después de emparejada la cuarta ronda (C.04.2.B.3)
refusal-lots-drawn = { $who } pasaría del número { $from } al { $to }; una vez emparejada la ronda 1 según la tabla, no se repite el sorteo
refusal-nothing-to-exchange = se intercambian los números de dos jugadores distintos que tengan uno
refusal-unequal-ratings = { $one } y { $other } tienen distinto Elo; solo intercambian sus números jugadores con el mismo Elo
refusal-no-tie = se sortea y se ordena entre dos o más
refusal-not-as-drawn = no es lo que da el sorteo con esa semilla
refusal-not-a-code = «{ $name }» no puede nombrar un desempate: se esperan mayúsculas y cifras, { $most } como máximo
refusal-number-twice = el número de emparejamiento { $number } está dado dos veces
refusal-empty-span = { $item-code ->
    [acceleration] aceleración: de la ronda { $first } a la { $last } no es un tramo de rondas
   *[prohibited-pairing] emparejamiento prohibido: de la ronda { $first } a la { $last } no es un tramo de rondas
}

# Rounds.
refusal-no-such-round = { $rounds ->
    [one] la ronda { $round } no es la única ronda de este grupo
   *[other] la ronda { $round } no es una de las { $rounds } rondas de este grupo
}
    .help = `adoube event edit-section EVENT --rounds N` cambia cuántas hay
refusal-already-paired = la ronda { $value } ya está emparejada
refusal-not-paired = la ronda { $value } aún no está emparejada
    .help = `adoube event pair EVENT` empareja la próxima ronda
refusal-out-of-turn = la ronda { $round } no se puede emparejar antes que la ronda { $next }
refusal-still-open = la ronda { $value } sigue abierta; primero hay que cerrarla
    .help = `adoube event close EVENT` la cierra
refusal-closed = la ronda { $value } está cerrada; primero hay que reabrirla, con un motivo
    .help = `adoube event reopen EVENT --round { $value } --reason WHY` la reabre
refusal-not-closed = la ronda { $value } no está cerrada
refusal-published-already = la ronda { $value } ya es pública
refusal-not-public = la ronda { $value } aún no es pública; primero hay que publicarla
refusal-board-twice = el tablero { $value } se usa dos veces
refusal-table-twice = la mesa { $value } se usa dos veces
refusal-plays-self = { $who } no puede ser su propio rival
refusal-appears-twice = { $who } aparece dos veces en la ronda { $round }; una ronda es una partida o un bye
refusal-not-present = { $who } no participa en la ronda { $round } (por retirada, o por inscripción para una ronda posterior)
refusal-asked-for-bye = { $who } ha pedido un bye en la ronda { $round }; para emparejar hay que anular la petición
    .help = `adoube event bye EVENT PLAYER --round { $round } --cancel` la anula
refusal-left-out = la ronda { $round } deja fuera a { $who }; hay que emparejar, dar un bye o anotar la retirada
refusal-empty-round = la ronda { $round } no empareja a nadie
    .help = `adoube event import EVENT FILE` inscribe a los jugadores de una lista; una columna «Equipo» los reparte en equipos
refusal-not-of-the-teams = tablero { $board }: { $white } y { $black } no juegan por los dos equipos de esta mesa
refusal-no-board = no hay tablero { $board } en la ronda { $round }
    .help = `adoube event pairings EVENT --round { $round }` muestra los tableros
refusal-no-table = no hay ningún encuentro en la mesa { $table } en la ronda { $round }
refusal-no-bye = { $who } no tiene bye en la ronda { $round }
refusal-not-of-either-team = tablero { $board }: { $who } no juega por ninguno de los dos equipos de esta mesa
refusal-not-in-the-team = { $who } no figura en la lista de { $team }
refusal-empty-line-up = la alineación de { $team } no nombra a nadie
refusal-too-many-in-line-up = { $boards ->
    [one] el encuentro se juega a { $boards } tablero; la alineación nombra a más jugadores
   *[other] el encuentro se juega a { $boards } tableros; la alineación nombra a más jugadores
}
refusal-out-of-board-order = { $below } va delante de { $above } en la lista del equipo y no puede jugar detrás; el orden de tableros vale para toda la competición
refusal-no-line-up = { $team } no ha entregado alineación para la ronda { $round }
refusal-no-match = { $team } no tiene encuentro en la ronda { $round }
refusal-boards-are-set = ronda { $round }: los tableros de la mesa { $table } están ocupados; las alineaciones ya no se pueden cambiar
    .help = `adoube event log EVENT` muestra el registro que ocupó los tableros, `adoube event undo EVENT NUMBER` lo anula
refusal-no-boards-yet = ronda { $round }: en la mesa { $table } aún no se sienta nadie; primero hay que ocupar los tableros según las alineaciones
    .help = `adoube event set-boards EVENT` los ocupa; `adoube event walk-over EVENT TEAM` si un equipo no se presenta

# Results.
refusal-has-result = el tablero { $board } de la ronda { $round } tiene resultado ({ $result }); primero hay que borrarlo
    .help = `adoube event result EVENT --clear { $board }` lo borra
refusal-result-entered = el tablero { $board } de la ronda { $round } ya tiene el resultado { $result }; lo que procede es corregirlo
    .help = `adoube event result EVENT { $board }=RESULT --correct` lo corrige
refusal-players-do-not-report = en este grupo los jugadores no comunican sus resultados; hay que decírselo al árbitro
refusal-not-at-board = { $who } no juega en el tablero { $board } de la ronda { $round }
refusal-not-final = { $result } no es el final de una partida
refusal-no-result = el tablero { $board } de la ronda { $round } aún no tiene resultado
refusal-impossible-result = { $result } no es un resultado posible de una partida (Leyes del Ajedrez 10.2)
refusal-pending-result = «*» no es un resultado; lo que procede es borrar el resultado
refusal-other-players = el tablero { $board } de la ronda { $round } es ahora { $white } – { $black }
refusal-other-result = el resultado del tablero { $board } de la ronda { $round } es ahora { $is }
refusal-missing-results = { $boards-count ->
    [one] en la ronda { $round } falta el resultado del tablero { $boards }; hay que anotarlo, aplazar la partida o ajustar el resultado a efectos de emparejamiento
   *[other] en la ronda { $round } faltan los resultados de los tableros { $boards }; hay que anotarlos, aplazar las partidas o ajustar los resultados a efectos de emparejamiento
}
refusal-open-games = { $unreported-count ->
    [0] { $adjourned-count ->
        [one] partida aplazada: { $adjourned }; hay que anotar el resultado, o terminar sin él, con un motivo
       *[other] partidas aplazadas: { $adjourned }; hay que anotar los resultados, o terminar sin ellos, con un motivo
    }
    [one] { $adjourned-count ->
        [0] partida sin resultado: { $unreported }; hay que anotar el resultado; o aplazar la partida, cerrar la ronda y terminar con un motivo
       *[other] partida sin resultado: { $unreported }; aplazadas: { $adjourned }; hay que anotar los resultados; o aplazar las partidas, cerrar las rondas y terminar con un motivo
    }
   *[other] { $adjourned-count ->
        [0] partidas sin resultado: { $unreported }; hay que anotar los resultados; o aplazar las partidas, cerrar las rondas y terminar con un motivo
       *[other] partidas sin resultado: { $unreported }; aplazadas: { $adjourned }; hay que anotar los resultados; o aplazar las partidas, cerrar las rondas y terminar con un motivo
    }
}

# Taking back.
refusal-no-record = no hay ninguna entrada { $value }
    .help = `adoube event log EVENT` muestra las entradas
refusal-undone-already = la entrada { $value } ya está deshecha
refusal-not-undone = la entrada { $value } no está deshecha
refusal-not-undoable = la entrada { $value } no se puede deshacer: sin ella no hay torneo
refusal-undo-of-undo = la entrada { $value } es a su vez un deshacer o un rehacer; hay que indicar la entrada a la que se refiere
    .help = `adoube event log EVENT` muestra las entradas
refusal-dependent = la entrada { $dependent } dejaría de ser válida ({ $why }); primero hay que deshacer esa
    .help = `adoube event undo EVENT { $dependent }` la deshace

# La sala.
refusal-has-no-game = { $who } no tiene partida en la ronda { $round }
refusal-out-already = { $who } está fuera de la zona de juego desde { $since }
refusal-not-out = { $who } no está fuera de la zona de juego
refusal-back-before-leaving = { $who } salió ({ $left }) y no puede haber vuelto antes
refusal-no-play-off = un desempate en el tablero tiene dos o más jugadores o equipos, desde el primer puesto
