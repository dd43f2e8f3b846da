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

## The wall chart of US Chess (28O)

standings-wall = Tabla mural
standings-of-us-chess = Desempate según la regla 34 de US Chess
wall-after = Tabla mural tras la ronda { $value }
wall-before = Tabla mural antes de la ronda 1
wall-during = Tabla mural durante la ronda { $value }
wall-final = Tabla mural final
wall-by-round = Tabla mural por rondas
wall-kinds = Tablas
wall-caption = { $value }: por ronda el resultado, el número del rival y el color, y debajo la puntuación acumulada
wall-name = Nombre, rating, id
wall-unrated = s. r.
wall-legend = Cada casilla da el resultado, el número del rival y el color (b blancas, n negras), y debajo la puntuación acumulada; lo no jugado va entre paréntesis. W victoria, D tablas, L derrota, X victoria por incomparecencia, F derrota por incomparecencia, B bye de un punto, H bye de medio punto, U ni partida ni puntos.
