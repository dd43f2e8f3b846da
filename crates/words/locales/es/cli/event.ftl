# What the commands over the journal of an event say.

## The event and its sections

event-none-yet = Aún no hay torneos; `adoube event new NAME` crea uno.
event-no-home = no hay carpeta personal en la que guardar torneos
    .help = indicar una carpeta con --data
event-short-name = El nombre corto del torneo es { $event }.
event-days = del { $starts } al { $ends }
event-chief-arbiter = árbitro principal { $name }
event-section-line = { $name } [{ $id }]: { $format }, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}{ $finished ->
    [yes] , terminado
   *[no] {""}
}
event-round-line = ronda { $round }: { $games ->
    [one] { $finished } de { $games } resultado
   *[other] { $finished } de { $games } resultados
}, { $closed ->
    [yes] cerrada
   *[no] abierta
}
event-from-round = desde la ronda { $round }
event-withdrawn = retirada
event-no-such-section = no hay ningún grupo «{ $name }»
    .help = los grupos son: { $known }
event-no-such-team = no hay ningún equipo «{ $name }»
event-without-section = el torneo no tiene ningún grupo
    .help = añadir uno con `adoube event add-section`
event-several-sections = el torneo tiene varios grupos
    .help = elegir uno con --section: { $known }
event-new-in-section = --section { $name } elige un grupo que ya existe
    .help = el nombre de uno nuevo se indica con --section-name
event-add-in-section = --section { $name } elige un grupo que ya existe
    .help = el nombre de uno nuevo es el argumento NAME, su nombre corto se indica con --id
event-bye-worth = el bye asignado por emparejamiento vale { $points }; --bye-points lo cambia
event-rating-follows = los jugadores se ordenan ahora por el Elo { $rating }, como es habitual con estas reglas; --rating indica otro
event-rating-stays = los jugadores se siguen ordenando por el Elo { $used }; lo habitual con estas reglas es --rating { $usual }
event-us-rating = { $file }: rating no va aquí
    .help = qué Elo ordena a los jugadores de un grupo se indica con --rating
event-not-us = el grupo no se empareja con el sistema de US Chess
    .help = --pairing-system us-2025 o --rules us-2025
event-accelerated-already = { $file }: acceleration, pero el grupo ya está acelerado (28R)
    .help = `adoube event accelerate EVENT none` lo deshace

## Headings of tables

event-heading-event = Torneo
event-heading-records = Entradas
event-heading-changed = Último cambio
event-heading-rank = Pto.
event-heading-number = N.º
event-heading-name = Nombre
event-heading-federation = Fed.
event-heading-rating = Elo
event-heading-points = Pts.
event-heading-club = Club
event-heading-entry = Inscripción
event-heading-board = Tab.
event-heading-when = Cuándo
event-heading-who = Quién
event-heading-what = Qué
event-boards-no-teams = { $name } no es un grupo por equipos: no hay tableros que comparar.
event-heading-table = Mesa
event-heading-team = Equipo
event-no-opponent = sin rival
event-no-boards-yet = tableros sin ocupar
event-pairings-title = { $name }, ronda { $round }
event-standings-title = { $open ->
    [yes] { $reached ->
        [yes] { $name }, tras la ronda { $round } (no completa; por la ronda alcanzada)
       *[no] { $name }, tras la ronda { $round } (no completa)
    }
   *[no] { $reached ->
        [yes] { $name }, tras la ronda { $round } (por la ronda alcanzada)
       *[no] { $name }, tras la ronda { $round }
    }
}

## Players

event-nobody-called = aquí nadie es «{ $text }»
    .help = `adoube event show` muestra los jugadores
event-several-called = «{ $text }» corresponde a varios jugadores
    .help = indicar uno con # y el número: { $players }
event-entered-already = { $name } ya consta en la inscripción
event-list-empty = { $name } no contiene jugadores
    .help = cada línea bajo los encabezados es un jugador
event-made-from-file = { $event } aún no existía y se crea a partir del archivo.
event-import-dry-run = No se escribió nada: era un ensayo.
event-dry-run-of-report = --dry-run es para archivos de informe de torneo; { $name } no lo es
event-imported = { $name } ({ $section }): { $format }, { $players } jugadores, { $rounds } de { $planned } rondas, de { $version }
event-restored = { $records ->
    [one] { $event } recuperado con { $records } entrada.
   *[other] { $event } recuperado con { $records } entradas.
}
event-pairs-of-table = en el formato { $format } los emparejamientos salen de la tabla: no se puede prohibir ninguno
event-prohibition-of-one = una prohibición necesita al menos dos jugadores

## Rounds and results

event-no-round-paired = aún no hay ninguna ronda emparejada
    .help = `adoube event pair` empareja la primera
event-round-not-paired = la ronda { $round } no está emparejada; la última es la ronda { $last }
event-made-by-alone = --made-by dice quién hizo los emparejamientos, y no se da ninguno
    .help = indicarlos como WHITE-BLACK o con --pairs, u omitir --made-by
event-bye-alone = en el formato { $format } no hay bye que dar
    .help = con --bye se dan también los tableros, como WHITE-BLACK o con --pairs
event-seed-without-lots = --seed es para sortear, y los emparejamientos ya están dados
    .help = omitir --seed, o los emparejamientos
event-the-pairings = los emparejamientos
event-no-pairings = no se da ningún emparejamiento
    .help = escribirlos como WHITE-BLACK, por ejemplo 1-9 10-2, o indicar un archivo con --pairs
event-nobody-numbered = { $place }: nadie tiene el número de emparejamiento { $number }
    .help = { $unnumbered ->
        [yes] `adoube event numbers` asigna los números de emparejamiento
       *[no] `adoube event show` muestra los jugadores con sus números
    }
event-wrong-word = «{ $word }»: { $problem }
event-no-new-board = «{ $text }» no es un tablero nuevo: se espera BOARD:WHITE-BLACK, como 3:5-9
event-no-new-bye = «{ $text }» no es un bye: se espera KIND:PLAYER con allocated, full, half o zero
event-no-result = «{ $text }» no es un resultado: se espera BOARD=RESULT, como 4=1-0
event-board-twice = el tablero { $board } figura dos veces
event-withdrawal-open = aún no se ha anotado qué suponen las retiradas para las partidas: { $problem }

## The journal, reports and exports

event-log-reason = { $what } ({ $reason })
event-log-undone = { $what } [deshecha]
event-nothing-to-undo = no hay nada que deshacer
event-nothing-to-redo = no hay nada que rehacer
event-left-out = se omite: { $text }
event-apply-line = { $file }, línea { $line }
event-apply-unread = { $file }, línea { $line }, columna { $column }: { $problem }
event-export-what = indicar un torneo, o --all y una carpeta
event-unexportable = el torneo { $event } no se puede escribir: { $error }
event-exported = { $count ->
    [one] { $count } torneo en { $folder }
   *[other] { $count } torneos en { $folder }
}

# Incidents.
incident-no-counter = { $value }: se espera un jugador y lo que se cuenta, por ejemplo 5=warning; se puede contar: { $known }
incident-counts = { $who }, { $counter }: { $count }
incident-amended-by = rectificada { $at } por { $author }
incident-withdrawn-by = retirada { $at } por { $author }
incident-no-measure = { $value } no es una medida; hay: { $known }
event-incidents-left = Falta un hecho de una de las incidencias: no se anota nada. Indíquelo en el archivo de hechos.
incident-no-role = { $value } no es una función; hay: { $known }
event-no-edition = no hay ninguna edición de las reglas para este grupo

## La ronda en la sala

event-no-time = «{ $text }» no es una hora: se esperaba 15:15 o 2026-11-02T15:15
event-no-sector = no hay ningún sector «{ $name }»
event-no-duty = «{ $name }» no es una tarea
    .help = `adoube event hall` muestra las tareas de una ronda con sus nombres
event-no-reading = «{ $text }» no es una lectura: se esperaba TABLERO=BLANCAS,NEGRAS,JUGADA, como 4=65,90,5 o 4=1:05:00,4:30,38
event-started = { $late ->
    [none] comenzada: { $at }
    [0] comenzada: { $at }, según el horario
   *[other] comenzada: { $at }, { $late } min después de la hora prevista
}
event-scheduled = aún sin comenzar; prevista: { $at }
event-start-not-known = aún sin comenzar; sin hora prevista
event-default-until = { $default-time }, hasta las { $until } ({ $article })
event-default = { $default-time } ({ $article })
event-overdue = con retraso
event-heading-due = Plazo
event-heading-duty = Tarea
event-heading-players = Jugadores
event-heading-read = Lectura
event-heading-white-time = Blancas
event-heading-black-time = Negras
event-heading-move = Jugada
event-heading-difference = Dif.
event-time-trouble = tablero { $board }, { $who }: { $left }, { $short }, { $recording }
event-exits = { $since ->
    [none] { $who }: salidas en esta ronda: { $round }, en total: { $section }, la más larga: { $longest } min
   *[other] { $who }: fuera desde las { $since }, salidas en esta ronda: { $round }, en total: { $section }, la más larga: { $longest } min
}
event-yes-or-no = se esperaba: yes o no
event-committee-member = «{ $text }» no es miembro del comité: se esperaba NAME;SEAT;FEDERATION;CLUB;BORN con chair, member o reserve como SEAT

# Quads from one list.
event-small-swiss = Suizo pequeño
event-group-line = { $name } ({ $id }): { $format }, { $rounds } rondas

# Extra rated games.
event-extra-game = partida adicional, solo para el Elo
event-extra-games = Partidas adicionales
event-not-extra-games = el grupo «{ $section }» no es de partidas adicionales
event-extra-game-visitor = --visitor inscribe a quien no está en ningún grupo

## Avisos

event-unconfirmed = no se ha escrito nada; antes hay que confirmar:
    { $warnings }
    .help = mírelo y siga con --confirm y el código, una vez por cada uno
event-warning-line = nivel { $level }: { $text } [{ $code }]
event-refused-by-mode = no se ha escrito nada: { $warnings }
event-not-confirmed = no se ha escrito nada
event-ask-go-on = ¿Seguir? [sí/no]
event-ask-acknowledge = ¿Visto? [sí/no]
event-ask-stay = ¿Permanecer en modo FIDE? [sí/no]
event-answer-yes = s sí si
event-answer-no = n no
event-log-confirmed = { $what } [confirmado: { $codes }]
event-heading-deleted = Eliminado
event-heading-kept-until = Hasta
event-none-deleted = Ningún torneo está eliminado.
event-is-deleted = { $event } está eliminado; `adoube event recover { $event }` lo recupera hasta el { $until }.
event-demo-is = El torneo de demostración es { $event }.
event-is-recovered = { $event } está recuperado.
event-is-purged = { $event } está borrado definitivamente.
event-nothing-to-purge = Ningún torneo se eliminó hace más de 30 días.
event-not-deleted = «{ $event }» no está entre los torneos eliminados
    .help = `adoube event list --deleted` los muestra
event-erased = { $count ->
    [one] Datos personales borrados de { $count } entrada; la entrada { $record } lo dice.
   *[other] Datos personales borrados de { $count } entradas; la entrada { $record } lo dice.
}
event-erase-whose = ¿los datos personales de quién?
    .help = nombre un jugador o indique --everybody
event-nothing-personal = No hay nada que borrar.
