# Texts of the pages: proof.

proof = Prueba del diario
proof-how = Todo se acaba de leer de nuevo y comparar. El resumen de la última entrada vale por todo el diario: anótelo o entréguelo, y nadie podrá cambiar nada anterior sin que se note. Una exportación lleva los mismos resúmenes; adoube event verify la comprueba en cualquier lugar.
proof-export = El diario como archivo
proof-damaged = Este diario no es lo que se escribió: { $first }. Se puede leer; no se puede anotar nada.
tools-proof = Exportación firmada
tools-proof-text = Ver si el diario exportado de un torneo es el que se escribió, y quién lo firmó.
tools-proof-file = La exportación de un diario (.jsonl)
tools-proof-key = La clave pública de quien firmó, si la tiene
tools-proof-hint = No se guarda nada. adoube event verify hace lo mismo sin servidor.
tools-proof-no-text = Esto no es un texto: se esperaba la exportación de un diario
public-damaged = Puede que lo que figura aquí no sea lo que se anotó: el diario del torneo está dañado
