# The dialogue about an incident, at the terminal and on pages.

dialogue-what = ¿Qué ha ocurrido? Unas palabras, o el número de un grupo (ayuda: qué se puede escribir).
dialogue-which = ¿Cuál de estos? El número, otras palabras, o «atrás».
dialogue-found = Encontrado para «{ $value }»:
dialogue-no-fit = No se encuentra nada para «{ $value }». Otras palabras, o el número de un grupo.
dialogue-no-number = El número { $value } no está en la lista.
dialogue-no-kind = «{ $value }» no es ninguna incidencia conocida
dialogue-list-kinds = `adoube ruling --kinds` enumera lo que puede haber ocurrido
dialogue-nothing-said = el diálogo terminó antes de que se dijera nada
dialogue-ended-open = el diálogo terminó antes de poder dar una decisión; queda abierta la pregunta: { $question }
dialogue-give-facts = los hechos se pueden dar en un archivo con --facts, o este con --fact { $fact }=…
dialogue-fact-form = «{ $value }» no es un hecho: se escribe LUGAR=VALOR, como clock.white=4:30
dialogue-unread = no se puede leer la respuesta: { $value }
dialogue-dont-know = no lo sé: todas las respuestas
dialogue-not-known = no se sabe
dialogue-time-such-as = un tiempo, como 2:30, 2 min, 90 s o 1:05:00
dialogue-group = { $title } ({ $count })
dialogue-help-choice =
    Escriba unas palabras de lo ocurrido («móvil», «triple repetición», «llega tarde»), el número de un
    artículo («9.2»), o un número de la lista.
      atrás  un paso atrás
      nuevo  desde el principio
      fin    terminar sin decisión
dialogue-help-answer =
    Escriba el número de una respuesta, la respuesta misma o su comienzo.
      ?      no lo sé: la decisión según cada respuesta, donde sea posible
      atrás  deshacer la última respuesta
      nuevo  desde el principio
      fin    terminar aquí
dialogue-help-articles = Artículos a los que llevan las respuestas: { $articles }
dialogue-back-at-start = Este es el principio.

answer-refused-needed = Sin este dato no se puede dar una decisión.
answer-refused-not-a-choice = No es una de las respuestas.
answer-refused-not-a-number = Debe ser un número entero de { $at-least } a { $at-most }.
answer-refused-not-a-time = Debe ser un tiempo, como 2:30, 2 min, 90 s o 1:05:00.
answer-refused-unsettled = Con «{ $found }» la pregunta sigue abierta.

# Lists of what can be typed, with commas between.

dialogue-ignored-words = un, una, unos, unas, el, la, los, las, lo, de, del, al, en, por, para, con, es, son, fue, era, ha, han, su, sus, que, quién, se, no, y, o, a, jugador, jugadores, rival, adversario, partida, jugada, jugadas, movimiento, movimientos, hay, da, este, esta, blancas, negras
typed-back = atrás, volver, <
typed-again = nuevo, de nuevo, empezar de nuevo, otra vez
typed-help = ayuda, h, ??
typed-quit = fin, salir, terminar, q
typed-dont-know = ?, no lo sé, no sé, no se sabe, desconocido, no está claro
typed-yes = sí, s, cierto
typed-no = no, n, falso
typed-white = blancas, blanco, b
typed-black = negras, negro, n
typed-hours = h, hora, horas
typed-minutes = m, min, minuto, minutos
typed-seconds = s, seg, segundo, segundos
typed-numbers = cero | ninguno | ninguna | nunca | no, uno | una | un | una vez, dos | dos veces, tres | tres veces, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce
