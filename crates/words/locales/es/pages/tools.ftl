# Texts of the pages: tools.

tools = Herramientas
tools-a-game-of = Una partida de
tools-added = Añadidos
tools-addition-bronstein = se devuelven hasta { $value } (Bronstein)
tools-addition-delay = { $value } antes de que corra el tiempo (demora)
tools-addition-hourglass = lo que uno gasta lo gana el otro (reloj de arena)
tools-addition-increment = se añaden { $value } (Fischer)
tools-addition-none = nada
tools-addition-unsaid = sin indicar
tools-after = Después
tools-all-moves = todas las jugadas restantes
tools-announced = Anunciado por el torneo
tools-another-incident = Otra incidencia
tools-answer = Responder
tools-apply = Aplicar
tools-article = Artículo
tools-articles = Artículos
tools-as-found = como se encontró
tools-at-most = dura como máximo
tools-back = Una jugada atrás
tools-before = Antes
tools-black = Negras
tools-black-below = Negras abajo
tools-black-sheet = Planilla de las negras
tools-black-time = Tiempo restante de las negras
tools-by-every-edition = Los mismos hechos según cada edición
tools-by-this-edition = Según esta edición
tools-can-mate = { $first ->
    [Blancas] Las blancas todavía pueden dar mate
    [Negras] Las negras todavía pueden dar mate
   *[other] { $first }: mate todavía posible
}, por ejemplo: { $second }
tools-cannot-mate = { $first ->
    [Blancas] Las blancas no pueden dar mate
    [Negras] Las negras no pueden dar mate
   *[other] { $first }: mate imposible
}: { $second }
tools-change = cambiar
tools-changed = Cambiados
tools-claim-kind = Comprobar una reclamación
tools-claim-move = Jugada anunciada, escrita y no hecha
tools-claim-none = ninguna
tools-claims = Reclamaciones y fin de la partida
tools-clock = Reloj de ajedrez
tools-clock-arbiter = Árbitro
tools-clock-close = Listo
tools-clock-first = Cayó primero: { $value }.
tools-clock-flag = Bandera caída: { $value }.
tools-clock-full = Pantalla completa
tools-clock-help = Toque su mitad después de mover. Teclas: A o Mayús izquierda, L o Mayús derecha; Espacio para quien está en juego; P pausa, U deshacer, S cambiar lados, F pantalla completa.
tools-clock-keys = Teclas del reloj
tools-clock-model = Tipo de reloj
tools-clock-move = Jugadas
tools-clock-needs-script = El reloj necesita scripts, que este navegador no ejecuta.
tools-clock-next-period = Período siguiente
tools-clock-other = Otro ritmo de juego
tools-clock-owed = hasta el control
tools-clock-pause = Pausa
tools-clock-period = Período
tools-clock-refused = El reloj no puede hacer eso ahora.
tools-clock-reset = Reiniciar
tools-clock-reset-sure = ¿Volver a poner el reloj al comienzo? Se pierden los tiempos y las jugadas.
tools-clock-resume = Seguir
tools-clock-set = Ajustar
tools-clock-set-moves = Jugadas hechas
tools-clock-set-time = Tiempo
tools-clock-start = Poner en marcha el reloj de las blancas
tools-clock-swap = Cambiar lados
tools-clock-text = Un reloj completo para tableta: incrementos, demoras, períodos, ajustes del árbitro.
tools-clock-turn = Que corra el otro lado
tools-clock-undo = Deshacer la última pulsación
tools-clock-unreadable = Eso no es un tiempo: escriba 1:05:00 o 4:30.
tools-compare = Comparar
tools-compare-editions = Según cada edición
tools-compare-from = Comparar
tools-compare-sheets = Comparar las planillas
tools-compare-to = con
tools-missing-pairs = Pares de jugadas que pueden faltar (US)
tools-control-passed = Cayó una bandera en el control tras la jugada
tools-count = Contar
tools-dead-position = Posición muerta: ninguno de los jugadores puede dar mate, la partida es tablas (artículo { $value }).
tools-decide = ¿Qué jugada fue?
tools-default-delay = No se indicó ninguna demora: se toma { $value }.
tools-differs = distinto
tools-discretionary = A criterio del árbitro.
tools-divided = Divididos o unidos, quizá cambiados
tools-do-this = Qué hacer
tools-dont-know = No lo sé: ambas respuestas
tools-duty = Obligación
tools-each-move = Por cada jugada
tools-edition = Edición
tools-elsewhere = En otras ediciones
tools-end-checkmate = jaque mate
tools-end-dead = posición muerta
tools-end-quiet = demasiadas jugadas sin mover peón ni capturar
tools-end-repetition = la misma posición demasiadas veces
tools-end-stalemate = ahogado
tools-every-edition = Todas las ediciones
tools-explain = Explicar
tools-fault-at = Línea { $first }, columna { $second }, «{ $third }»
tools-find = Buscar
tools-find-incident = Con sus palabras: móvil, triple repetición, llega tarde; o un artículo: 9.2
tools-first = Primera posición
tools-flag-draws = { $first ->
    [Blancas] Si las blancas agotan el tiempo, la partida es tablas (artículo { $second }).
    [Negras] Si las negras agotan el tiempo, la partida es tablas (artículo { $second }).
   *[other] Tiempo agotado de { $first }: la partida es tablas (artículo { $second }).
}
tools-flags-and-clocks = Banderas y relojes
tools-flip = Girar el tablero
tools-for-example = Por ejemplo:
tools-for-moves = Para
tools-for-the-log = Para el registro:
tools-from-file = o de un archivo
tools-found-nothing = No se encuentra nada para «{ $value }». Pruebe con otras palabras o abra un grupo más abajo.
tools-gap = No recogido: { $first } ({ $second })
tools-go-through = Recorrer la partida
tools-half-moves = { $count ->
    [one] { $count } media jugada
   *[other] { $count } medias jugadas
}
tools-half-moves-read = { $count ->
    [one] Se leyó { $count } media jugada de la planilla.
   *[other] Se leyeron { $count } medias jugadas de la planilla.
}
tools-has-mated = { $value ->
    [Blancas] Las blancas han dado mate.
    [Negras] Las negras han dado mate.
   *[other] { $value }: mate dado.
}
tools-if = Si { $value }:
tools-in-force-from = Para competiciones que empiezan desde el { $value }
tools-in-force-until = Para competiciones que empiezan del { $first } al { $second }
tools-intro = Para el árbitro junto al tablero. Nada de lo que escriba aquí se guarda en el servidor.
tools-is-to-move = { $value ->
    [Blancas] Juegan las blancas
    [Negras] Juegan las negras
   *[other] Juegan: { $value }
}
tools-kind-of-clock = Reloj
tools-known-already = Lo que ya se sabe
tools-last = Última posición
tools-last-next = El período siguiente es el último
tools-leads-to = Artículos a los que llevan las respuestas:
tools-legal-moves = Jugadas legales
tools-letters = Letras de las piezas
tools-letters-any = averiguar
tools-longest = Cuánto puede durar una partida
tools-mandatory = Obligatorio según las reglas.
tools-mate-open = { $value ->
    [Blancas] No se ha podido averiguar a tiempo si las blancas todavía pueden dar mate.
    [Negras] No se ha podido averiguar a tiempo si las negras todavía pueden dar mate.
   *[other] { $value }: no se ha podido averiguar a tiempo si todavía es posible el mate.
}
tools-missing-moves = Falta o está mal:
tools-model-freezes = se para cuando un lado llega a cero
tools-model-runs-on = sigue cuando un lado llega a cero
tools-model-usual = como dispone la edición
tools-model-without-counter = sin contador de jugadas
tools-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
tools-moves-any = Jugadas, en cualquier notación e idioma, o un PGN
tools-moves-so-far = Jugadas hasta ahora
tools-movetext = Como texto PGN
tools-needs-fact = Falta un dato.
tools-next-moves = Jugadas tras la última que nadie anotó
tools-no-article = No hay artículo ni tema «{ $first }» en { $second }.
tools-no-claims = En ningún momento se podían reclamar tablas en el tablero, y la partida no había terminado por sí sola.
tools-no-edition = No hay edición «{ $value }».
tools-no-rate = Sin modalidad
tools-no-rule = Sin regla
tools-not-as-announced = no todo lo anunciado
tools-nothing-changed = No cambió nada.
tools-nothing-found = No se encontró nada.
tools-number = Número
tools-on = Una jugada adelante
tools-on-board = Posición actual del tablero (FEN)
tools-otherwise = De lo contrario
tools-over-after = Tras { $first } la partida había terminado: { $second }
tools-own-words = Los artículos se dan con nuestras palabras; decide el texto oficial.
tools-parameter = Parámetro
tools-parameters = Parámetros
tools-period = Período
tools-period-repeats = { $value }, se repite
tools-periods = Períodos
tools-permitted = Permitido, de lo más leve a lo más grave
tools-play-over = Reproducir
tools-played-on = { $count ->
    [one] Después se jugó { $count } media jugada.
   *[other] Después se jugaron { $count } medias jugadas.
}
tools-position = Posición
tools-position-fen = Posición (FEN)
tools-position-text = ¿Puede este jugador dar mate todavía? Para ambos bandos de cualquier posición.
tools-proof-blocked = los peones están bloqueados para siempre y ninguna pieza puede llegar a un mate
tools-proof-forced = cada jugada es forzada hasta que la partida acaba, se repite o ya no hay mate
tools-proof-material = con estas piezas no hay mate
tools-proof-over = la partida ha terminado
tools-proof-searched = { $count ->
    [one] se examinó la única posición aún posible ({ $count })
   *[other] se examinaron las { $count } posiciones aún posibles
}
tools-quiet = Tras { $first }: { $second } jugadas de cada jugador sin mover peón ni capturar
tools-rate-blitz = Relámpago
tools-rate-dual = Dual (Regular y Quick)
tools-rate-quick = Quick
tools-rate-rapid = Rápido
tools-rate-regular = Regular
tools-rate-standard = Estándar
tools-read-with = Letras: { $value }
tools-recommended = Demora o incremento recomendado: { $value }
tools-recommended-range = Demora o incremento recomendado: de { $first } a { $second }
tools-remarks = No anotado como exigen las Leyes
tools-removed = Suprimidos
tools-renumbered = Renumerados
tools-repeated = Tras { $first }: la misma posición por { $second }.ª vez (tras { $third })
tools-result = Resultado
tools-rule-here = Una incidencia en esta posición
tools-check = Archivo de informe
tools-check-text = Comparar un archivo de informe de torneo (TRF) con las reglas: emparejamientos, puntos, puestos, totales.
tools-check-file = El archivo de informe
tools-check-go = Comprobar
tools-check-hint = Pegue el archivo entero. No se conserva nada de él.
tools-check-found = En el archivo
tools-check-expected = Según las reglas
tools-check-round = Ronda { $value }
tools-check-bye = Descanso: { $value }
tools-check-assumed = No se indica ningún sistema (registro 192): comprobado según { $value }, las reglas de la fecha de comienzo o, si falta, las más recientes
tools-check-other-system = El sistema «{ $value }» no se conoce o no corresponde a los jugadores del archivo
tools-check-summary = { $count ->
    [0] { $value } rondas: no hay faltas
    [one] { $value } rondas: una falta
   *[other] { $value } rondas: { $count } faltas
}
tools-rulebook = Reglamento
tools-rulebook-text = Buscar en las ediciones de las Leyes, consultar un artículo, comparar dos ediciones.
tools-ruling = Decisiones
tools-ruling-text = ¿Qué ha ocurrido? Unas preguntas, y después qué hacer ahora y según qué artículo.
tools-says = Qué dice
tools-scoresheet = Planilla
tools-scoresheet-text = Escriba o pegue las jugadas: reprodúzcalas, busque errores, compruebe reclamaciones de tablas.
tools-search = Buscar
tools-search-words = Palabras
tools-see = véase
tools-handbook = Manual de la FIDE
tools-set-the-clock = Cómo ajustar el reloj
tools-set-to = Se ajusta a
tools-sheet-unread = { $first }: { $second }
tools-sheets-ask = Una reclamación, una caída de bandera, la posición del tablero
tools-sheets-differ = { $count ->
    [one] Una jugada por revisar.
   *[other] { $count } jugadas por revisar.
}
tools-show = Mostrar
tools-start = Inicio
tools-start-again = Empezar de nuevo
tools-step-back = Atrás
tools-start-fen = Empieza en (FEN)
tools-the-clock = Reloj
tools-the-position = Posición
tools-the-same = igual
tools-the-sheet = La planilla
tools-time = Tiempo
tools-time-control = Ritmo de juego
tools-time-control-text = Qué significa un ritmo de juego, su modalidad, cuánto puede durar una partida, cómo ajustar el reloj.
tools-timer-analog = Analógico
tools-timer-delay = Digital, solo con demora
tools-timer-full = Digital, con incremento y demora
tools-timer-plain = Digital, sin ninguno
tools-times = Tiempos
tools-times-after = Blancas { $first }, negras { $second }
tools-to-move = Juegan
tools-total-each = { $first } para cada jugador; sin tiempo añadido, { $second }
tools-total-odds = Blancas { $first }, negras { $second }
tools-two-sheets = Dos planillas de una partida
tools-two-sheets-help = Tal como las escribieron los jugadores, en cualquier notación e idioma: ... para una jugada que falta, ? para una ilegible, ✓ para una marca, (=) para una oferta, (1:23) para un tiempo. O un PGN. Basta una planilla para ver lo que falta en ella.
tools-type-move = o escríbala
tools-undecided = sin decidir
tools-use-clock = Usar como reloj
tools-usually = Lo habitual:
tools-what-happened = ¿Qué ha ocurrido?
tools-white = Blancas
tools-white-sheet = Planilla de las blancas
tools-white-time = Tiempo restante de las blancas
tools-who-can-mate = ¿Quién puede dar mate todavía?
tools-written-as = Se escribe así
