# Texts of the pages: papers.

papers = Imprimir y exportar
papers-black = Negras
papers-board = Tablero
papers-cards = Tarjetas de mesa
papers-entries-by-name = Inscritos por nombre
papers-entries-by-number = Inscritos por número
papers-facts = Los hechos
papers-file-entries = Inscripciones (CSV)
papers-file-games = Partidas (PGN)
papers-file-pairings = Emparejamientos y resultados (CSV)
papers-file-report = Informe del torneo (TRF)
papers-file-standings = Clasificación (CSV)
papers-file-standings-json = Clasificación (JSON)
papers-files = Archivos del grupo
papers-journal = Todo el torneo, para volver a cargarlo (líneas JSON)
papers-language = Idioma del documento:
papers-names = Tarjetas de nombre
papers-no-rulings = No hay incidencias anotadas.
papers-pairings = Emparejamientos por tablero
papers-pairings-by-name = Emparejamientos por nombre
papers-print = Imprimir
papers-print-hint = Imprima esta página con el navegador.
papers-report-code = Código para comunicar el resultado con el teléfono
papers-result = Resultado
papers-round = Ronda { $value }
papers-ruling = Decisión
papers-rulings = Incidencias y decisiones
papers-signature = Firma
papers-site = Las páginas públicas como carpeta (ZIP)
papers-slips = Papeletas de resultado
papers-to-print = Para imprimir
papers-white = Blancas
papers-who = Quién
papers-whole = Todo el torneo

# Lists to be filled in by hand.
papers-check-at = Control a las
papers-dif = Dif.
papers-done-by = Hecho por
papers-due = Plazo
papers-duties = Tareas de la ronda
papers-duty = Tarea
papers-move = Jugada
papers-started = Partidas comenzadas a las
papers-times = Hoja de control de tiempos
