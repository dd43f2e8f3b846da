# The dialogue about an incident at the terminal.

dialogue-what = ¿Qué ha ocurrido? Unas palabras, o un número.
dialogue-no-fit = No se encuentra nada parecido.
dialogue-no-kind = nada se llama «{ $value }»
dialogue-list-kinds = `adoube ruling --kinds` enumera lo que puede haber ocurrido
dialogue-nothing-said = el diálogo terminó antes de que se dijera nada
dialogue-ended-open = el diálogo terminó antes de poder dar una decisión
dialogue-give-facts = los hechos se pueden dar en un archivo con --facts
dialogue-unread = no se puede leer la respuesta: { $value }
dialogue-needed = Sin este dato no se puede dar una decisión.
dialogue-not-an-answer = No es una de las respuestas.
dialogue-dont-know = no lo sé: ambas respuestas
dialogue-time-such-as = un tiempo, como 4:30 o 1:05:00
