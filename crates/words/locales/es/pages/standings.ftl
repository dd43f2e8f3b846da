# Texts of the pages: standings.

standings = Clasificación
standings-after-n = tras la ronda { $value }
standings-back = Volver a la clasificación
standings-categories = Categorías
standings-crosstable = Cuadro de resultados
standings-everybody = Todos
standings-files = Como archivo:
standings-left-out = no cuenta: { $value }
standings-no-value = No hay valor:
standings-note = Nota
standings-number-short = N.º
standings-opponent = Rival
standings-overall = Todos
standings-round-or-board = Ronda, o tablero
standings-round-short = Rda.
standings-unrated-count = Los jugadores sin Elo también están en esta categoría.
standings-unrated-do-not = Los jugadores sin Elo no están en esta categoría.
standings-value = Valor
standings-value-of = { $first } de { $second }: { $third }
