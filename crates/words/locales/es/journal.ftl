# The journal: what each change tells, in one line that starts with the section.

journal-record = entrada { $seq } de { $author }: { $change }
journal-conflict = otra persona lo ha cambiado desde la entrada { $seen }: { $changed }
    .help = mirar el nuevo estado e intentarlo de nuevo
journal-subject = { $about ->
    [event] torneo
    [section] grupo { $section }
    [round] { $section }, ronda { $round }
    [board] { $section }, ronda { $round }, tablero { $board }
    [entrant] { $entrant }
   *[team] { $team }
}

# Of the event.
journal-event-created = torneo «{ $details-name }» creado
journal-event-edited = torneo «{ $details-name }» modificado
journal-noted = nota ({ $subject }): { $text }
record-undone = entrada { $seq } deshecha
record-redone = entrada { $seq } restablecida
withheld = entrada confidencial

# Of a section.
section-format-swiss = sistema suizo
section-format-round-robin = liga
section-format-knockout = eliminatorias
section-format-match = match
section-format-team-swiss = sistema suizo por equipos
section-format-team-round-robin = liga por equipos
section-format-scheveningen = sistema Scheveningen
section-format-skalitzka = sistema Skalitzka
section-format-hutton = sistema Hutton
section-format-team-knockout = eliminatorias por equipos
section-format-individual-teams = individual con clasificación por equipos
section-format-extra-games = partidas adicionales
section-added = { $settings-rounds ->
    [one] { $section }: grupo «{ $settings-name }» añadido, { $settings-format } a { $settings-rounds } ronda
   *[other] { $section }: grupo «{ $settings-name }» añadido, { $settings-format } a { $settings-rounds } rondas
}
section-imported = { $rounds-count ->
    [one] { $section }: sección «{ $settings-name }» importada de { $file }, { $entrants-count } jugadores, { $rounds-count } ronda
   *[other] { $section }: sección «{ $settings-name }» importada de { $file }, { $entrants-count } jugadores, { $rounds-count } rondas
}
section-merged = { $from }: sus jugadores se incorporaron a { $section }
section-divided = { $groups-count ->
    [one] { $section }: sus jugadores pasaron a un grupo nuevo
   *[other] { $section }: sus jugadores pasaron a { $groups-count } grupos nuevos
}
fide-mode-left = { $section }: salida del modo FIDE, para siempre
section-edited = { $section }: ajustes modificados
settings-changed = { $section }: ajustes modificados: { $changes }
setting-change-name = nombre «{ $after }» en lugar de «{ $before }»
setting-change-format = formato { $after } en lugar de { $before }
setting-change-pairing-system = { $after ->
    [none] sistema de emparejamiento { $before } ya no anunciado
   *[other] { $before ->
        [none] sistema de emparejamiento { $after }
       *[other] sistema de emparejamiento { $after } en lugar de { $before }
    }
}
setting-change-rules = { $after ->
    [none] reglas de juego { $before } ya no anunciadas
   *[other] { $before ->
        [none] reglas de juego { $after }
       *[other] reglas de juego { $after } en lugar de { $before }
    }
}
setting-change-rounds = { $after ->
    [one] { $after } ronda en lugar de { $before }
   *[other] { $after } rondas en lugar de { $before }
}
setting-change-points = puntos por victoria, tablas y derrota { $after-win }, { $after-draw } y { $after-loss } en lugar de { $before-win }, { $before-draw } y { $before-loss }
setting-change-other-points = otros puntos por byes o incomparecencias
setting-change-rating-used = los jugadores se ordenan por { $after } en lugar de por { $before }
setting-change-equal-ratings = entre iguales decide { $after } en lugar de { $before }
setting-change-initial-colour = { $after ->
    [none] color inicial { $before } retirado
   *[other] { $before ->
        [none] color inicial { $after }
       *[other] color inicial { $after } en lugar de { $before }
    }
}
setting-change-time-control = { $after ->
    [none] ritmo de juego { $before } ya no anunciado
   *[other] { $before ->
        [none] ritmo de juego { $after }
       *[other] ritmo de juego { $after } en lugar de { $before }
    }
}
setting-change-tie-breaks = { $after-count ->
    [0] desempates { $before } ya no anunciados
   *[other] { $before-count ->
        [0] desempates { $after }
       *[other] desempates { $after } en lugar de { $before }
    }
}
setting-change-team-scoring = otra puntuación por equipos
setting-change-round-start = { $after ->
    [none] comienzo de la ronda { $round } ({ $before }) ya no anunciado
   *[other] { $before ->
        [none] comienzo de la ronda { $round }: { $after }
       *[other] comienzo de la ronda { $round }: { $after } en lugar de { $before }
    }
}
setting-change-publication = { $after-code ->
    [by-hand] las rondas se hacen públicas cuando lo dice el árbitro
   *[immediate] las rondas se hacen públicas en cuanto se emparejan
}
setting-change-players-report = { $after ->
    [yes] los jugadores pueden comunicar resultados
   *[no] los jugadores ya no pueden comunicar resultados
}
setting-change-categories = { $after-count ->
    [0] categorías { $before } eliminadas
   *[other] { $before-count ->
        [0] categorías { $after }
       *[other] categorías { $after } en lugar de { $before }
    }
}
setting-change-category-limits = otros límites de las categorías
setting-change-announced = anunciado de nuevo: { $names }
rating-used-fide-then-national = Elo FIDE o, si no hay, nacional
rating-used-national-then-fide = Elo nacional o, si no hay, FIDE
rating-used-fide = Elo FIDE
rating-used-national = Elo nacional
rating-used-higher = el Elo más alto
rating-used-other = otro Elo, asignado a cada uno
equal-ratings-name = el nombre
equal-ratings-entry = el orden de inscripción
equal-ratings-lots = el sorteo
sectors-set = { $sectors-count ->
    [0] { $section }: sectores de la sala eliminados
    [one] { $section }: { $sectors-count } sector de la sala fijado
   *[other] { $section }: { $sectors-count } sectores de la sala fijados
}
tables-planned = { $rooms-count ->
    [0] { $section }: plano de las mesas eliminado
   *[other] { $section }: plano de las mesas: { $rooms }
}
room = { $name } { $first }–{ $last }
paper-signed-off = Documento validado: { $paper }
prize-fund-set = { $fund ->
    [none] { $section }: fondo de premios eliminado
   *[other] { $section }: fondo de premios fijado
}
numbers-assigned = { $numbers-count ->
    [one] { $section }: número de emparejamiento asignado a { $numbers-count } jugador
   *[other] { $section }: números de emparejamiento asignados a { $numbers-count } jugadores
}
virtual-points-set = { $virtual-points-count ->
    [0] { $section }: aceleración eliminada
   *[other] { $section }: aceleración fijada
}
team-virtual-points-set = { $virtual-points-count ->
    [0] { $section }: aceleración de los equipos eliminada
   *[other] { $section }: aceleración de los equipos fijada
}
decided-place = { $place }. { $who }
play-off-decided = { $section }: desempate tras la ronda { $round }: { $places }
team-play-off-decided = { $section }: desempate de equipos tras la ronda { $round }: { $places }
numbers-exchanged = { $section }: { $one } y { $other } han intercambiado sus números { $one-had } y { $other-had }
tie-settled = { $seed ->
    [none] { $section }: empate tras la ronda { $round } ordenado a mano: { $order }
   *[other] { $section }: sorteo del empate tras la ronda { $round } (semilla { $seed }): { $order }
}
tie-break-values-entered = { $section }: valores del desempate { $name } anotados tras la ronda { $round } ({ $values-count })
pairings-prohibited = { $prohibited-count ->
    [0] { $section }: emparejamientos prohibidos eliminados
    [one] { $section }: { $prohibited-count } grupo de emparejamientos prohibidos fijado
   *[other] { $section }: { $prohibited-count } grupos de emparejamientos prohibidos fijados
}
incident-reported = { $board ->
    [none] { $ruling ->
        [none] { $section }: incidencia en la ronda { $round }: { $facts }
       *[other] { $section }: incidencia en la ronda { $round }: { $facts }; decisión: { $ruling }
    }
   *[other] { $ruling ->
        [none] { $section }: incidencia en la ronda { $round }, tablero { $board }: { $facts }
       *[other] { $section }: incidencia en la ronda { $round }, tablero { $board }: { $facts }; decisión: { $ruling }
    }
}
incident-amended = { $was ->
    [none] { $section }: incidencia { $incident } rectificada: { $report }
   *[other] { $section }: incidencia { $incident } rectificada (antes { $was }): { $report }
}
incident-place = { $board ->
    [none] ronda { $round }
   *[other] ronda { $round }, tablero { $board }
}
incident-withdrawn = { $section }: incidencia { $incident } retirada
incident-report = { $board ->
    [none] { $ruling ->
        [none] ronda { $round }: { $facts }
       *[other] ronda { $round }: { $facts }; decisión: { $ruling }
    }
   *[other] { $ruling ->
        [none] ronda { $round }, tablero { $board }: { $facts }
       *[other] ronda { $round }, tablero { $board }: { $facts }; decisión: { $ruling }
    }
}
appeal-filed = { $section }: apelación de { $appeal-appellant }: { $appeal-grounds }
appeal-committee-set = { $members-count ->
    [0] { $section }: comité para la apelación { $appeal } disuelto
    [one] { $section }: comité para la apelación { $appeal } formado, { $members-count } persona
   *[other] { $section }: comité para la apelación { $appeal } formado, { $members-count } personas
}
appeal-decided = { $section }: apelación { $appeal } resuelta: { $decision-outcome }; { $decision-text }
appeal-outcome-upheld = estimada
appeal-outcome-changed = decisión modificada
appeal-outcome-dismissed = desestimada
appeal-outcome-withdrawn = retirada
inspection-recorded = { $section }: inspección de { $entrant } en la ronda { $round }: { $inspection-consent }
inspection-consent-agreed = el jugador aceptó
inspection-consent-after-explanation = el jugador aceptó tras una explicación
inspection-consent-after-warning = el jugador aceptó tras una advertencia
inspection-consent-refused = el jugador se negó
complaint-filed = { $section }: denuncia de { $complaint-complainant-name } contra { $complaint-accused }: { $complaint-facts }
complaint-decided = { $section }: denuncia { $complaint } resuelta: { $decision-outcome }; { $decision-text }
complaint-outcome-unfounded = manifiestamente infundada
complaint-outcome-not-confirmed = no confirmada
complaint-outcome-confirmed = confirmada
complaint-outcome-referred = remitida al órgano de juego limpio
section-finished = { $section }: terminado

# Of an entry.
journal-registered = { $first-round ->
    [1] { $section }: inscripción de { $player-name }
   *[other] { $section }: inscripción de { $player-name } desde la ronda { $first-round }
}
player-edited = { $section }: datos de { $player-name } modificados
scratched = { $section }: inscripción de { $name } eliminada
entry-moved = { $section }: { $name } pasa a la sección { $to }
journal-withdrawn = { $section }: retirada de { $entrant } desde la ronda { $from }
expelled = { $section }: { $entrant } expulsado desde la ronda { $from }
re-entered = { $section }: { $entrant } vuelve desde la ronda { $from }
bye-requested = { $bye-code ->
    [pairing-allocated] { $section }: { $entrant } pide un bye asignado por emparejamiento en la ronda { $round }
    [full-point] { $section }: { $entrant } pide un bye de un punto en la ronda { $round }
    [half-point] { $section }: { $entrant } pide un bye de medio punto en la ronda { $round }
   *[zero-point] { $section }: { $entrant } pide un bye de cero puntos en la ronda { $round }
}
bye-request-cancelled = { $section }: { $entrant } ya no pide bye en la ronda { $round }
checked-in = { $entrants-count ->
    [1] { $section }: asistencia confirmada de { $entrants }
    [2] { $section }: asistencia confirmada de { $entrants }
    [3] { $section }: asistencia confirmada de { $entrants }
   *[other] { $section }: asistencia confirmada de { $entrants-count } jugadores
}
checked-out = { $entrants-count ->
    [1] { $section }: asistencia anulada de { $entrants }
    [2] { $section }: asistencia anulada de { $entrants }
    [3] { $section }: asistencia anulada de { $entrants }
   *[other] { $section }: asistencia anulada de { $entrants-count } jugadores
}
board-fixed = { $table ->
    [none] { $section }: { $entrant } juega en cualquier mesa
   *[other] { $section }: { $entrant } juega en la mesa { $table }
}
needs-set = { $needs-kinds-count ->
    [0] { $needs-words ->
        [none] { $section }: { $entrant }, sin necesidades especiales
       *[other] { $section }: necesidades de { $entrant }: { $needs-words }
    }
   *[other] { $needs-words ->
        [none] { $section }: necesidades de { $entrant }: { $needs-kinds }
       *[other] { $section }: necesidades de { $entrant }: { $needs-kinds }; { $needs-words }
    }
}
need-sight = ciego o con discapacidad visual
need-wheelchair = silla de ruedas
need-hearing = sordo o con discapacidad auditiva
need-moving-assistant = asistente para las jugadas
need-clock-assistant = asistente para el reloj
need-recording-assistant = asistente para la planilla
need-fixed-table = siempre la misma mesa
points-adjusted = { $adjustment-points-sign ->
    [minus] { $adjustment-points ->
        [one] { $section }: { $adjustment-entrant }: { $adjustment-points } punto desde la ronda { $adjustment-round }
       *[other] { $section }: { $adjustment-entrant }: { $adjustment-points } puntos desde la ronda { $adjustment-round }
    }
   *[plus] { $adjustment-points ->
        [one] { $section }: { $adjustment-entrant }: +{ $adjustment-points } punto desde la ronda { $adjustment-round }
       *[other] { $section }: { $adjustment-entrant }: +{ $adjustment-points } puntos desde la ronda { $adjustment-round }
    }
}

# Of a team.
team-added = { $section }: equipo { $details-name } añadido
team-edited = { $section }: equipo { $details-name } modificado
line-up-filed = { $section }: ronda { $round }: alineación de { $team }: { $players }
line-up-withdrawn = { $section }: ronda { $round }: alineación de { $team } retirada

# Of a round.
paired-board = tablero { $board } { $white } – { $black }
player-bye = { $entrant } ({ $kind })
round-pairings = { $boards-count ->
    [0] { $byes-count ->
        [0] nada
       *[other] { $byes }
    }
   *[other] { $byes-count ->
        [0] { $boards }
       *[other] { $boards }, { $byes }
    }
}
round-paired = { $pairings-byes-count ->
    [0] { $section }: ronda { $round } emparejada { $made-by-engine-code ->
        [by-hand] a mano
       *[other] con { $made-by-engine }
    }: { $pairings-boards-count ->
        [0] { $pairings-matches-count ->
            [one] { $pairings-matches-count } encuentro
           *[other] { $pairings-matches-count } encuentros
        }
        [one] { $pairings-boards-count } tablero
       *[other] { $pairings-boards-count } tableros
    }
   *[other] { $section }: ronda { $round } emparejada { $made-by-engine-code ->
        [by-hand] a mano
       *[other] con { $made-by-engine }
    }: { $pairings-boards-count ->
        [0] { $pairings-matches-count ->
            [one] { $pairings-matches-count } encuentro
           *[other] { $pairings-matches-count } encuentros
        }
        [one] { $pairings-boards-count } tablero
       *[other] { $pairings-boards-count } tableros
    }, { $pairings-byes-count ->
        [one] { $pairings-byes-count } bye
       *[other] { $pairings-byes-count } byes
    }
}
journal-round-published = { $section }: ronda { $round } publicada
start-position-set = { $section }: posición inicial { $position } para la ronda { $round }
pairings-changed = { $section }: ronda { $round } cambiada a mano: { $added } en lugar de { $removed }
empty-board = tablero { $board } { $entrant } sin rival
boards-set = { $empty-boards-count ->
    [0] { $section }: ronda { $round }: tableros ocupados según las alineaciones: { $boards }
   *[other] { $section }: ronda { $round }: tableros ocupados según las alineaciones: { $boards }; { $empty-boards }
}
journal-round-closed = { $section }: ronda { $round } cerrada
journal-round-reopened = { $section }: ronda { $round } reabierta

# De la sala durante una ronda.
round-started = { $section }: ronda { $round } comenzada: { $at }
duty-done = { $section }: ronda { $round }: { $duty }, hecho
clock-read = { $last-move ->
    [none] { $section }: ronda { $round } tablero { $board }: reloj leído ({ $at }): blancas { $white-seconds } s, negras { $black-seconds } s
   *[other] { $section }: ronda { $round } tablero { $board }: reloj leído ({ $at }): blancas { $white-seconds } s, negras { $black-seconds } s, jugada { $last-move }
}
player-left = { $section }: ronda { $round }: { $entrant } salió de la zona de juego: { $at }
player-returned = { $section }: ronda { $round }: { $entrant } de vuelta en la zona de juego: { $at }
results-verified = { $boards-count ->
    [one] { $section }: ronda { $round }: comprobado con la papeleta: { $boards }
   *[other] { $section }: ronda { $round }: { $boards-count } resultados comprobados con las papeletas
}
verified-result = tablero { $board }, { $result }

# Of a board.
result-entered = { $section }: ronda { $round }, tablero { $board }, { $white } – { $black }: { $result }
result-reported = { $section }: ronda { $round }, tablero { $board }, { $white } – { $black }: { $result }, comunicado por { $by }
game-recorded = { $movetext ->
    [none] { $section }: ronda { $round }, tablero { $board }, { $white } – { $black }: jugadas eliminadas
   *[other] { $section }: ronda { $round }, tablero { $board }, { $white } – { $black }: jugadas guardadas
}
result-corrected = { $section }: ronda { $round }, tablero { $board }, { $white } – { $black }: corregido de { $was } a { $result }
result-cleared = { $section }: ronda { $round }, tablero { $board }, { $white } – { $black }: { $was } borrado
result-adjusted = { $result ->
    [none] { $section }: ronda { $round }, tablero { $board }, { $white } – { $black }: cuenta tal como se comunicó a efectos de { $purpose }
   *[other] { $section }: ronda { $round }, tablero { $board }, { $white } – { $black }: cuenta como { $result } a efectos de { $purpose }
}

# What cannot be read or stored.
invalid-id = «{ $text }» no puede ser un nombre corto: se esperan de 1 a 64 letras a–z, cifras y guiones, como spring-open-2026
invalid-author = «{ $text }» no puede ser un autor: se espera un nombre de 1 a 100 caracteres imprimibles
    .help = indicarlo con --author, o fijar ADOUBE_AUTHOR
broken-journal = entrada { $seq }: { $why }
submit-error-refused = { $why }
store-error-no-event = no hay ningún torneo «{ $value }»
    .help = `adoube event list` muestra los torneos que hay
store-error-event-exists = ya hay un torneo «{ $value }»
    .help = elegir otro nombre corto con --id, o seguir con el torneo que hay
store-error-out-of-order = la entrada { $value } está fuera de orden
store-error-unreadable = no se puede leer la entrada { $seq } del torneo «{ $event }»: { $problem }
store-error-newer-version = { $file ->
    [none] la base de datos se escribió con una versión más reciente de Adoube; esta no puede leerla
   *[other] { $file } se escribió con una versión más reciente de Adoube; esta no puede leerlo
}
    .help = hace falta una versión más reciente de Adoube
store-error-open = { $path }: { $problem }
    .help = --data DIR, o ADOUBE_DATA, indica la carpeta en que se guardan los torneos; debe ser una en la que se pueda escribir
store-error-database = fallo de la base de datos: { $value }
store-error-gone = { $path } se movió o se eliminó mientras estaba en uso; ya no se escribe nada
export-error-not-an-export = línea 1, columna { $column }: no es una exportación de un torneo de Adoube: se espera {"{"}"adoube":"journal",…{"}"}
export-error-newer-version = línea 1: la exportación tiene la versión { $found }; este programa lee hasta la versión { $known }
    .help = hace falta una versión más reciente de Adoube
export-error-bad-record = línea { $line }, columna { $column }: { $problem }
export-error-incomplete = { $announced ->
    [one] la exportación anuncia { $announced } entrada pero contiene { $found }; no está completa
   *[other] la exportación anuncia { $announced } entradas pero contiene { $found }; no está completa
}
    .help = exportar el torneo otra vez
store-error-event-deleted = el torneo «{ $value }» fue eliminado
    .help = `adoube event recover { $value }` lo recupera; `adoube event purge { $value }` lo borra definitivamente y libera su nombre
journal-erased = datos personales borrados: { $subject }
store-error-read-only = { $path } solo se puede leer: no se escribe nada
    .help = dé permiso de escritura sobre la carpeta y sus archivos, o cópielos a otro lugar
