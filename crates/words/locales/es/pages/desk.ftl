# Textos de las páginas: lo que está en todas las páginas del arbitraje, y la búsqueda de un jugador.

find-colour = Color
find-found = Jugadores encontrados para «{ $value }»
find-hint = Escriba arriba un nombre, un número de emparejamiento o un ID FIDE.
find-look = Ver la partida
find-more = Hay más; escriba una parte mayor del nombre.
find-no-games = Todavía no hay partidas.
find-nobody = Nadie tiene este nombre ni este número.
find-of-round = { $first }, ronda { $second }
find-opponent = Rival
find-player = Buscar un jugador
results-left = { $count ->
    [0] no falta ningún resultado
   *[other] faltan { $count }
}
results-left-n = faltan { $value }
results-warned = Confirme, por favor
results-warned-board = Confirme, por favor:
results-warned-drop = Descartarlos
results-warned-go-on = Introducirlos de todos modos
results-warned-hint = Las reglas advierten de estos resultados. Ninguno está escrito todavía.
verify-by = comprobado por { $value }
verify-correct = Corregir según las papeletas
verify-differ = Estas papeletas dicen otra cosa
verify-differ-hint = Mire otra vez la papeleta. Si se acaba de leer mal, introdúzcala de nuevo abajo; si la primera entrada es errónea, corríjala.
verify-differs = Tablero { $first }: introducido { $second }, papeleta { $third }
verify-do = Comparar y anotar
verify-hint = Introduzca otra vez los resultados desde las papeletas, sin mirar la primera entrada. Lo que coincide se anota como comprobado; lo que difiere se muestra.
verify-progress = { $first } de { $second } comprobados
verify-quick = Tablero y papeleta
verify-same = El tablero { $value } coincide.
verify-slip = Papeleta
verify-title = Comprobar con las papeletas
print-round = Imprimir la ronda
print-round-hint = Emparejamientos por tablero y por nombre, clasificación y papeletas en un solo archivo.
print-round-short = Imprimir
rounds-numbers-by-lot = Sin número de emparejamiento: { $value }. Se sortean con el emparejamiento; por Elo o por las tablas de Varma en «Números de emparejamiento».
new-section-all = Todos los ajustes
new-section-kinds = Tomar un tipo habitual …
new-section-or = … o indique usted el sistema, las rondas, el ritmo y las reglas.
new-section-rules = Reglas
new-section-rules-federation = las de la federación del evento
new-section-rules-fide = FIDE
new-section-rules-own = bases propias
new-section-rules-us = US Chess
entries-joined = { $first } queda unido con { $second }.
entries-move = Otra sección
entries-move-do = Pasar la inscripción
entries-move-hint = Es posible hasta que el jugador esté en una ronda emparejada. La cuenta, los byes y las necesidades van con la inscripción.
entries-move-to = Pasar a
entries-moved = { $first } pasa a { $second }.
entries-same = ¿La misma persona?
entries-same-do = Unir con { $value }
entries-same-hint = La otra inscripción desaparece; lo que solo ella sabe del jugador se conserva.
results-play-off = Desempate del tablero { $value }
