# Files: what is wrong with entry lists, tables, pairs files, rating lists and the text of games.
# Report files of tournaments have a file of their own.

# Several faults, a line each.
file-faults = { $more ->
    [0] { $shown }
   *[other] { $shown }
    y { $more } más
}

# Entry lists.
entry-list-error-in-column = línea { $line }, columna «{ $column }»: { $problem }
entry-list-error-in-line = línea { $line }: { $problem }
entry-remark-in-column = «{ $column }»: { $problem }
entry-remark-in-row = { $problem }
entry-remark-same-player = puede ser el mismo jugador que en la línea { $line }: { $reason }
in-common-same-fide-id = el mismo ID FIDE
in-common-same-national-id = el mismo ID nacional
in-common-same-name = el mismo nombre
in-common-similar-name = nombres parecidos y el mismo año de nacimiento
list-heading = «{ $text }»
list-column-called = { $heading }
list-column-place = columna { $column }
entry-problem-unexpected = se encontró «{ $found }», se esperaba: { $expected }
entry-problem-no-name = no se encontró nada, se esperaba un nombre
entry-problem-player = { $problem }
entry-problem-second-column = se encontró una segunda columna para { $field }, se esperaba solo «{ $first }»: hay que renombrar o quitar una de las dos
entry-problem-no-name-column = { $more ->
    [yes] se encontraron los encabezados { $headings }, …, se esperaba que uno de ellos fuera Nombre (o Apellidos y Nombre)
   *[no] se encontraron los encabezados { $headings }, se esperaba que uno de ellos fuera Nombre (o Apellidos y Nombre)
}
entry-problem-too-many-cells = se encontraron { $width } celdas, se esperaban como máximo { $expected }, una por encabezado (una celda que contiene el separador debe ir entre comillas)
entry-problem-open-quotation = se encontraron unas comillas que abren una celda, se esperaban otras que la cerraran
entry-problem-empty-file = se encontró un archivo vacío, se esperaba una línea de encabezados, uno de ellos Nombre
entry-problem-sheet = { $problem }
cell-expected-one-line = un texto en una sola línea, sin tabuladores
cell-expected-title = un título de la FIDE: GM, IM, WGM, FM, WIM, CM, WFM o WCM
cell-expected-federation = un código de tres letras, como NOR
cell-expected-fide-id = un ID FIDE: solo cifras, como 1503014
cell-expected-rating = un número entero de cuatro cifras como máximo, como 2100
cell-expected-birth = un año, o una fecha como 1987-03-21 o 21.03.1987 (el día antes que el mes)
cell-expected-sex = F (o w) o M
cell-expected-grade = un curso: PK, K o de 1 a 12
entry-field-name = el nombre
entry-field-family-name = los apellidos
entry-field-given-name = el nombre de pila
entry-field-title = el título
entry-field-federation = la federación
entry-field-fide-id = el ID FIDE
entry-field-standard-rating = el Elo FIDE
entry-field-rapid-rating = el Elo de rápido
entry-field-blitz-rating = el Elo de relámpago
entry-field-national-id = el ID nacional
entry-field-national-rating = el Elo nacional
entry-field-assigned-rating = el Elo asignado
entry-field-birth = la fecha de nacimiento
entry-field-sex = el sexo
entry-field-grade = el curso
entry-field-club = el club
entry-field-team = el equipo
entry-field-needs = las necesidades
entry-field-notes = las notas
entry-field-number = un número de orden
file-column-unused = nota: la columna «{ $column }» no se usa
file-same-player = las líneas { $line } y { $other } parecen del mismo jugador, { $name }

# Tables.
sheet-error-too-many-rows = se encontraron más de { $most } filas, se esperaba una lista de inscritos
sheet-error-too-many-columns = línea { $line }: se encontraron más de { $most } columnas
sheet-error-too-much = se encontraron más de { $cells } celdas o de { $megabytes } MB de texto, se esperaba una lista de inscritos
sheet-error-long-cell = línea { $line }, columna { $column }: se encontró un texto de más de { $most } caracteres
sheet-error-ragged = { $found ->
    [one] línea { $line }: se encontró { $found } columna separada por espacios, se esperaban { $expected }: hay que poner tabuladores o puntos y comas entre las columnas
   *[other] línea { $line }: se encontraron { $found } columnas separadas por espacios, se esperaban { $expected }: hay que poner tabuladores o puntos y comas entre las columnas
}
sheet-error-old-workbook = se encontró un libro de cálculo antiguo (.xls) o con contraseña: hay que abrirlo y guardarlo sin contraseña como .xlsx, .ods o CSV
sheet-error-workbook = no se puede leer el libro de cálculo: { $problem }
workbook-problem-other-zip = se encontró un archivo zip, se esperaba .xlsx u .ods
workbook-problem-binary = se encontró un libro de cálculo binario (.xlsb): hay que abrirlo y guardarlo como .xlsx
workbook-problem-password = tiene contraseña: hay que abrirlo y guardarlo sin ella
workbook-problem-too-many-parts = se encontraron más de { $most } partes
workbook-problem-too-large = descomprimido ocupa más de { $megabytes } MB
workbook-problem-no-part = no tiene la parte { $part }
workbook-problem-too-many-attributes = se encontró una etiqueta con más de { $most } atributos
workbook-problem-no-text = una celda remite al texto { $number } de { $count }
workbook-problem-no-place = se encontró una celda en «{ $found }», se esperaba un lugar como B7
workbook-problem-damaged = { $error }

# Pairs files.
pairs-error = línea { $line }, columna { $column }: { $problem }
pairs-problem-unexpected = se encontró «{ $found }», se esperaba: { $expected }
pairs-problem-line-ends = se encontró el final de la línea, se esperaba: { $expected }
pairs-problem-player-twice = se encontró otra vez { $player }, se esperaba cada jugador una sola vez ({ $player } ya está en la línea { $line })
pairs-problem-second-bye = se encontró un segundo bye, para { $player }, se esperaba uno como máximo (lo tiene { $earlier } en la línea { $line })
pairs-problem-wrong-count = se encontró el número { $count }, se esperaba { $lines }, el de los emparejamientos que siguen
pairs-problem-no-pairs = no se encontró ningún emparejamiento, se esperaba una línea con dos números de emparejamiento por tablero
pairs-expected-white = el número de emparejamiento de las blancas, 1 o más
pairs-expected-black = el número de emparejamiento de las negras, o 0 para el bye asignado por emparejamiento
pairs-expected-line-end = el final de la línea

# Rating lists and their index.
rating-list-error-line = línea { $line }: { $problem }
rating-list-error-not-a-list = se encontró: { $found }; se esperaba una lista de Elo: una línea de encabezados con ID Number y Name, o XML con <playerslist>, sin comprimir o en un archivo zip
rating-list-error-too-long = { $what-code ->
    [line] no se puede leer la lista de Elo: se encontró una línea de más de { $most } bytes
   *[player] no se puede leer la lista de Elo: se encontró un jugador de más de { $most } bytes
}
rating-list-error-no-start = no se puede leer la lista de Elo: el archivo zip no dice dónde empieza
rating-list-error-read = no se puede leer la lista de Elo: { $error }
not-a-list-empty = un archivo vacío
not-a-list-begins = «{ $line }»
not-a-list-zip-without-list = un archivo zip sin .txt ni .xml
not-a-list-encrypted-zip = un archivo zip cifrado
not-a-list-packed-by = un archivo zip comprimido con { $method }
not-a-list-no-player = ningún jugador
not-a-list-only-faults = ningún jugador ({ $fault })
listing-problem-unexpected = se encontró «{ $found }», se esperaba: { $expected }
listing-problem-no-name = no se encontró nada, se esperaba un nombre
listing-problem-without = se encontró un jugador sin { $expected }
listing-problem-file-ends = se encontró el final del archivo, se esperaba el final de un jugador
listing-problem-no-beginning = se encontró el final de un jugador, se esperaba el comienzo
listing-problem-damaged = { $error }
listing-expected-fide-id = un ID FIDE
listing-expected-name = un nombre
listing-expected-name-on-one-line = un nombre en una sola línea
listing-expected-rating = un Elo de cuatro cifras como máximo
listing-expected-games = un número de partidas
listing-expected-k = un coeficiente K de 255 como máximo
listing-expected-birth-year = un año de nacimiento
rating-index-error-not-an-index = el archivo no es un índice de una lista de Elo
rating-index-error-version = el índice de la lista de Elo tiene la versión { $version }, que aquí no se conoce: hay que crearlo de nuevo
rating-index-error-broken = el índice de la lista de Elo está dañado: hay que crearlo de nuevo
rating-index-error-too-large = la lista de Elo es demasiado grande para un índice
rating-index-error-list = { $problem }
rating-index-error-file = { $path }: { $error }

# The text of games.
pgn-fault-open-tag = una etiqueta no se cierra
pgn-fault-bad-tag = una etiqueta sin su valor entre comillas
pgn-fault-stray-bracket = un corchete que no abre ninguna etiqueta
pgn-fault-open-comment = un comentario no se cierra
pgn-fault-stray-brace = una llave de cierre sin comentario
pgn-fault-open-variation = una variante no se cierra
pgn-fault-stray-parenthesis = un paréntesis de cierre sin variante
pgn-fault-no-result = la partida no lleva al final la marca del resultado
pgn-fault-moves-after-result = hay jugadas después de la marca del resultado
pgn-fault-too-long = el texto es demasiado largo para una partida


# What tells the system of an event.
known-by-command-line = la línea de órdenes
known-by-settings = los ajustes
