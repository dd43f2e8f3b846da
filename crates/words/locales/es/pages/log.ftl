# Texts of the pages: log.

log-all = Mostrar todo
log-any = cualquiera
log-author = Escrito por
log-board = Tablero
log-filter = Buscar en el registro
log-found = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}
log-kind = Tipo
log-kind-entries = Jugadores
log-kind-incidents = Incidencias y notas
log-kind-pairings = Emparejamientos y rondas
log-kind-results = Resultados
log-kind-settings = Convocatoria y ajustes
log-kind-undo = Deshecho, restablecido
log-newer = Más recientes
log-older = Más antiguas
log-pages = Páginas
log-player = Jugador
log-reason = Motivo
log-redo = Restablecer
log-redone = Restablecido: { $value }
log-round = Ronda
log-section = Grupo
log-show = Mostrar
log-kind-confidential = Confidencial
log-confirmed = confirmado: { $first }
