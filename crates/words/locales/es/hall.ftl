# La ronda en el panel: comienzo, tareas, relojes y quién sale de la zona de juego.

hall-phase-before = antes de la ronda
hall-phase-during = durante la ronda
hall-phase-after = después de la ronda

# Las tareas, como algo hecho.
hall-duty-arbiters-present = Árbitros presentes en la sala
hall-duty-venue-checked = Recinto comprobado: salas, luz, ventilación, espacio
hall-duty-equipment-checked = Tableros, piezas, planillas y bolígrafos comprobados
hall-duty-tables-arranged = Mesas, sillas, rótulos con nombres y números de mesa colocados
hall-duty-clocks-set = Relojes ajustados, comprobados y en su sitio
hall-duty-line-ups-checked = Alineaciones cotejadas con las listas de los equipos y el orden de tableros
hall-duty-players-instructed = Jugadores informados de la sede y de las condiciones
hall-duty-pairings-published = Emparejamientos publicados
hall-duty-round-started = Comienzo anunciado y anotado
hall-duty-absentees-noted = Ausentes anotados al acabar el tiempo de incomparecencia
hall-duty-opponents-informed = Jugadores informados del retraso de su rival
hall-duty-clocks-read = Tiempos de los relojes anotados en la hoja de control, cada 30 minutos
hall-duty-exits-watched = Jugadores que salen de la zona de juego vigilados con discreción
hall-duty-time-trouble-watched = Partidas en apuros de tiempo observadas
hall-duty-games-recorded = Cada partida anotada por un árbitro o un ayudante
hall-duty-claims-checked = Reclamaciones comprobadas antes de decidirse
hall-duty-scoresheets-signed = Planillas con el mismo resultado y firmadas por ambos
hall-duty-results-entered = Todos los resultados introducidos
hall-duty-results-compared = Resultados cotejados con las planillas o las actas
hall-duty-incidents-logged = Incidencias anotadas
hall-duty-standings-posted = Cuadros murales al día
hall-duty-boards-reset = Tableros y material listos para la ronda siguiente
hall-duty-round-closed = Ronda cerrada
hall-duty-next-round-published = Ronda siguiente publicada
hall-duty-results-forwarded = Resultados y tasas enviados a la federación
duty-noted = { $section }: ronda { $round }: hecho: { $duty }
clock-noted = { $last-move ->
    [none] { $section }: ronda { $round } tablero { $board }, { $at }: blancas { $white }, negras { $black }
   *[other] { $section }: ronda { $round } tablero { $board }, { $at }: blancas { $white }, negras { $black }, jugada { $last-move }
}

# El comienzo.
hall-default-time-minutes = { $minutes ->
    [0] tiempo de incomparecencia: ninguno; quien no está al comenzar ha perdido
    [one] tiempo de incomparecencia: { $minutes } minuto
   *[other] tiempo de incomparecencia: { $minutes } minutos
}
hall-default-time-exact = tiempo de incomparecencia: { $white } para las blancas, { $black } para las negras
hall-default-time-not-announced = tiempo de incomparecencia: no se anuncia, y las reglas no lo fijan
hall-default-time-control-not-known = tiempo de incomparecencia: no más que el primer control de tiempo, que no se conoce
hall-default-time-rules-not-known = tiempo de incomparecencia: no se anuncia, y no hay disponible ninguna edición de las reglas para ese día
hall-default-time-forfeit-minutes = { $minutes ->
    [0] tiempo de incomparecencia: ninguno; quien no está al comenzar ha perdido
    [one] tiempo de incomparecencia: { $minutes } minuto
   *[other] tiempo de incomparecencia: { $minutes } minutos
}
hall-default-time-forfeit-exact = tiempo de incomparecencia: { $white } para las blancas, { $black } para las negras
hall-default-time-forfeit-control-not-known = tiempo de incomparecencia: no más que el primer control de tiempo, que no se conoce
hall-call-five-minutes = Cinco minutos para el comienzo
hall-call-one-minute = Un minuto para el comienzo
hall-call-start = Comienzo de la ronda
hall-call-default-time-over = Fin del tiempo de incomparecencia
hall-call-forfeit-time-over = Fin del tiempo de incomparecencia

# Los árbitros.
hall-arbiters-advised = { $present ->
    [none] { $players } jugadores: se aconsejan de { $least } a { $most } árbitros; no se anuncia cuántos hay
   *[other] { $players } jugadores: se aconsejan de { $least } a { $most } árbitros; anunciados: { $present }
}
hall-arbiters-advised-about = { $present ->
    [none] { $players } jugadores: { $number ->
        [one] se aconseja { $number } árbitro
       *[other] se aconsejan { $number } árbitros
    }; no se anuncia cuántos hay
   *[other] { $players } jugadores: { $number ->
        [one] se aconseja { $number } árbitro
       *[other] se aconsejan { $number } árbitros
    }; anunciados: { $present }
}
hall-arbiters-supervised = { $present ->
    [none] { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: la supervisión adecuada exige { $least ->
        [one] { $least } árbitro
       *[other] { $least } árbitros
    }, uno por cada { $each }; no se anuncia cuántos hay
   *[other] { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: la supervisión adecuada exige { $least ->
        [one] { $least } árbitro
       *[other] { $least } árbitros
    }, uno por cada { $each }; anunciados: { $present }
}

# La hoja de control de tiempos.
hall-unchecked-not-read = reloj aún sin leer
hall-unchecked-start-not-noted = sin comprobar: no está anotado el comienzo de la ronda
hall-unchecked-control-not-known = sin comprobar: no se conoce el ritmo de juego
hall-unchecked-move-not-noted = sin comprobar: no está anotado el número de la jugada
hall-sheet-fault-time-missing = { $missed-presses ->
    [none] faltan { $by } entre los dos relojes: revisar pulsaciones, ajuste y reloj
    [one] faltan { $by } entre los dos relojes: lo explicaría { $missed-presses } par de pulsaciones olvidadas; revisar también ajuste y reloj
   *[other] faltan { $by } entre los dos relojes: lo explicarían { $missed-presses } pares de pulsaciones olvidadas; revisar también ajuste y reloj
}
hall-sheet-fault-time-too-much = sobran { $by } entre los dos relojes: revisar el ajuste y el reloj
hall-sheet-fault-before-start = leído antes del comienzo de la ronda
hall-sheet-fault-moves-went-back = jugada { $now } después de la jugada { $before } de la lectura anterior
hall-sheet-fault-gained = { $side }: { $by } más de lo que pueden haber dado las jugadas desde la lectura anterior
hall-sheet-fault-time-used-up = { $side }: tiempo agotado

# Los apuros de tiempo.
hall-shortness-short = en apuros de tiempo
hall-shortness-perhaps-by-now = quizá ya en apuros de tiempo
hall-shortness-no = con tiempo suficiente
hall-recording-must = debe anotar
hall-recording-need-not = no tiene que anotar
hall-recording-not-known = no se sabe si debe anotar
hall-pressure-yes = apuros de tiempo según las reglas
hall-pressure-no = sin apuros de tiempo según las reglas
hall-pressure-not-known = no se sabe si hay apuros de tiempo según las reglas

no-such-duty = { $duty } no es una tarea de ninguna ronda
