# The journal: what each change tells, in one line that starts with the section.

journal-record = entrada { $seq } de { $author }: { $change }
journal-conflict = otra persona lo ha cambiado desde la entrada { $seen }: { $changed }
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

# Of a section.
section-format-swiss = sistema suizo
section-format-round-robin = liga
section-format-knockout = eliminatorias
section-format-match = match
section-format-team-swiss = sistema suizo por equipos
section-format-team-round-robin = liga por equipos
section-added = { $settings-rounds ->
    [one] { $section }: grupo «{ $settings-name }» añadido, { $settings-format } a { $settings-rounds } ronda
   *[other] { $section }: grupo «{ $settings-name }» añadido, { $settings-format } a { $settings-rounds } rondas
}
section-edited = { $section }: ajustes modificados
sectors-set = { $sectors-count ->
    [0] { $section }: sectores de la sala eliminados
    [one] { $section }: { $sectors-count } sector de la sala fijado
   *[other] { $section }: { $sectors-count } sectores de la sala fijados
}
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
section-finished = { $section }: terminado

# Of an entry.
journal-registered = { $first-round ->
    [1] { $section }: inscripción de { $player-name }
   *[other] { $section }: inscripción de { $player-name } desde la ronda { $first-round }
}
player-edited = { $section }: datos de { $player-name } modificados
scratched = { $section }: inscripción de { $name } eliminada
journal-withdrawn = { $section }: retirada de { $entrant } desde la ronda { $from }
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
        [one] { $pairings-boards-count } tablero
       *[other] { $pairings-boards-count } tableros
    }
   *[other] { $section }: ronda { $round } emparejada { $made-by-engine-code ->
        [by-hand] a mano
       *[other] con { $made-by-engine }
    }: { $pairings-boards-count ->
        [one] { $pairings-boards-count } tablero
       *[other] { $pairings-boards-count } tableros
    }, { $pairings-byes-count ->
        [one] { $pairings-byes-count } bye
       *[other] { $pairings-byes-count } byes
    }
}
journal-round-published = { $section }: ronda { $round } publicada
pairings-changed = { $section }: ronda { $round } cambiada a mano: { $added } en lugar de { $removed }
journal-round-closed = { $section }: ronda { $round } cerrada
journal-round-reopened = { $section }: ronda { $round } reabierta

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
broken-journal = entrada { $seq }: { $why }
submit-error-refused = { $why }
store-error-no-event = no hay ningún torneo «{ $value }»
store-error-event-exists = ya hay un torneo «{ $value }»
store-error-out-of-order = la entrada { $value } está fuera de orden
store-error-unreadable = no se puede leer la entrada { $seq } del torneo «{ $event }»: { $problem }
store-error-newer-version = { $file ->
    [none] la base de datos se escribió con una versión más reciente de Adoube; esta no puede leerla
   *[other] { $file } se escribió con una versión más reciente de Adoube; esta no puede leerlo
}
store-error-open = { $path }: { $problem }
store-error-database = fallo de la base de datos: { $value }
store-error-gone = { $path } se movió o se eliminó mientras estaba en uso; ya no se escribe nada
export-error-not-an-export = línea 1, columna { $column }: no es una exportación de un torneo de Adoube: se espera {"{"}"adoube":"journal",…{"}"}
export-error-newer-version = línea 1: la exportación tiene la versión { $found }; este programa lee hasta la versión { $known }
export-error-bad-record = línea { $line }, columna { $column }: { $problem }
export-error-incomplete = { $announced ->
    [one] la exportación anuncia { $announced } entrada pero contiene { $found }; no está completa
   *[other] la exportación anuncia { $announced } entradas pero contiene { $found }; no está completa
}
