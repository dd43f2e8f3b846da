# Una ronda en la sala.

hall = Sala
hallpage-title = Ronda { $value } en la sala
hallpage-tables = Mesas
hallpage-all-tables = Todas las mesas
hallpage-sector = { $first } (mesas { $second }–{ $third })
hallpage-start = Comienzo
hallpage-ruling = Decisión con estos tiempos
hallpage-scheduled = Previsto: { $value }
hallpage-started = Comenzada: { $value }
hallpage-started-late = Comenzada: { $first }, { $second } min después de la hora prevista
hallpage-no-start = El comienzo no está previsto.
hallpage-cited = { $first } ({ $second })
hallpage-at = Hora (vacía: ahora)
hallpage-reason = Motivo
hallpage-start-now = Comenzar la ronda
hallpage-start-otherwise = Corregir el comienzo
hallpage-open = Pendiente en estas mesas
hallpage-nothing-open = No hay nada pendiente.
hallpage-open-results = { $count ->
    [one] Falta { $count } resultado:
   *[other] Faltan { $count } resultados:
}
hallpage-open-absent = Sin confirmar la asistencia: { $value }
hallpage-open-out = Fuera de la zona de juego: { $value }
hallpage-open-sheet = Relojes por leer a las { $value }
hallpage-time-trouble = Apuros de tiempo
hallpage-board = Tablero { $value }
hallpage-trouble = { $first }: { $second }, { $third }, { $fourth }
hallpage-duties = Tareas
hallpage-done = hecho
hallpage-tick = Hecho: { $value }
hallpage-untick = Deshacer
hallpage-due = para { $value }
hallpage-overdue = con retraso desde { $value }
hallpage-ticked = { $first }, { $second }
hallpage-fulfilled = consta en el torneo
hallpage-exits-title = Salidas de la zona de juego
hallpage-player = Jugador
hallpage-left = Ha salido
hallpage-is-back = Ha vuelto
hallpage-no-exits = Nadie ha salido hasta ahora.
hallpage-out = Fuera desde las { $first } · salidas en esta ronda: { $second }, en total: { $third }, la más larga: { $fourth } min
hallpage-exits = Salidas en esta ronda: { $first }, en total: { $second }, la más larga: { $third } min
hallpage-long = ausencia larga
hallpage-sheet = Hoja de control de tiempos
hallpage-sheet-hint = Tiempos en minutos (65) o con segundos (4:30, 1:05:00). Los tableros vacíos quedan como están.
hallpage-no-clocks = No se juega en estas mesas.
hallpage-read = { $first }: { $second } / { $third }, jugada { $fourth }
hallpage-arithmetic = suma { $first }, dif. { $second }, esperado { $third }
hallpage-white = Blancas
hallpage-black = Negras
hallpage-move = Jugada
hallpage-white-of = Tiempo de las blancas, tablero { $value }
hallpage-black-of = Tiempo de las negras, tablero { $value }
hallpage-move-of = Última jugada, tablero { $value }
hallpage-save-times = Guardar los tiempos
hallpage-nothing-read = No se ha indicado ningún tiempo.
hallpage-unfit = Los tiempos del tablero { $value } no se pueden leer: se esperaba 65, 4:30 o 1:05:00 para los dos jugadores.
hallpage-no-time = «{ $value }» no es una hora: se esperaba 15:15.
hallpage-said-started = Comienzo anotado: { $value }
hallpage-said-done = Hecho: { $value }
hallpage-said-read = { $count ->
    [one] { $count } reloj leído
   *[other] { $count } relojes leídos
}
hallpage-said-left = Salida de la zona de juego anotada: { $value }.
hallpage-said-back = Vuelta anotada: { $value }.
