# Recording: incidents, questions, answers, what rulings say.

family-recording = Anotación

incident-not-recording = un jugador no anota las jugadas
    .words = no anota, anotación, planilla, deja de anotar, no apunta, no escribe las jugadas, apuro de tiempo, apuros, anotar
incident-recorded-in-advance = se escribió una jugada antes de hacerla
    .words = anotó antes de mover, jugada escrita antes, apunta antes de jugar, anotar por adelantado
incident-recording-behind = un jugador va atrasado en la anotación
    .words = atrasado en la anotación, jugadas sin anotar, anotación incompleta, completar la planilla, apuro de tiempo, huecos en la planilla
incident-sheet-misused = notas, una planilla oculta u otra notación
    .words = notas en la planilla, planilla oculta, planilla tapada, ilegible, otra notación, garabatos
incident-sheet-request = un jugador pide ver o tomar prestada una planilla
    .words = pedir la planilla, planilla del rival, ver la planilla, prestar la planilla, otra planilla
incident-sheets-after-flag = hay planillas incompletas tras una caída de bandera
    .words = planillas incompletas, reconstruir la partida, completar las planillas, tras el apuro, reconstrucción
incident-move-number-unknown = nadie puede demostrar cuántas jugadas se hicieron
    .words = número de jugadas desconocido, cuántas jugadas, no se puede probar, jugada cuarenta
incident-sheet-withheld = un jugador no quiere firmar o entregar la planilla
    .words = no firma, se niega a firmar, no entrega la planilla, firma, se queda la planilla
incident-excused-from-recording = un jugador no puede anotar o está dispensado
    .words = no puede anotar, dispensado de anotar, discapacidad, motivos religiosos, mano lesionada, exento
incident-wrong-result = el resultado se escribió o se comunicó mal
    .words = resultado equivocado, resultado mal comunicado, resultado erróneo, acta, resultado cambiado, firmado mal

incident-result-not-reported = los jugadores se marcharon sin comunicar el resultado
    .words = resultado no comunicado, falta el resultado, se fueron sin comunicar, sin resultado
ask-result-not-reported-found = ¿Se puede averiguar el resultado, por las planillas, el tablero o los jugadores?
ask-not-recording-by = ¿Quién no anota?
ask-not-recording-was-below = ¿Han tenido las { $by } menos de 5:00 en algún momento de este período?
ask-not-recording-either-was-below = ¿Ha tenido alguno de los jugadores menos de 5:00 en algún momento de este período?
ask-recording-addition = ¿Cuánto se añade por jugada?
ask-recorded-in-advance-by = ¿Quién escribió una jugada por adelantado?
ask-recorded-in-advance-purpose = ¿Para qué se escribió la jugada?
ask-recording-behind-by = ¿Quién va atrasado?
ask-recording-behind-own-moves-missing = ¿Cuántas jugadas propias no han anotado las { $by }?
ask-sheet-misused-by = ¿De quién es la planilla?
ask-sheet-misused-how = ¿Qué tiene de incorrecto la planilla?
ask-sheet-request-by = ¿Quién pide la planilla?
ask-sheet-request-on-move = ¿Está en juego el jugador?
ask-sheet-request-both-have-time = ¿Tienen ambos jugadores al menos 5:00?
ask-sheets-after-flag-stopped = ¿Quién había dejado de anotar?
ask-sheets-after-flag-record-complete = ¿Hay una anotación completa: una planilla, o la que llevó un oficial?
ask-move-number-unknown-quota = ¿Con qué jugada termina el período?
ask-sheet-withheld-by = ¿Quién se niega?
ask-sheet-withheld-what = ¿Qué no quieren hacer las { $by }?
sheet-duty-sign = firmar el resultado
sheet-duty-hand-in = entregar la planilla
ask-excused-from-recording-by = ¿Quién no anota?
ask-excused-from-recording-reason = ¿Por qué no puede anotar el jugador?
ask-excused-from-recording-total-time = ¿Cuánto tiempo tienen las { $by } para toda la partida?
ask-wrong-result-both-agree = ¿Muestran las dos planillas firmadas el mismo resultado?
ask-wrong-result-rounds-ago = ¿Hace cuántas rondas fue? 0 es la ronda recién jugada.

writing-purpose-claim = para reclamar tablas
writing-purpose-sealing = para sellarla
writing-purpose-none = para ninguna de las dos cosas

sheet-misuse-notes = notas que no deben estar ahí
sheet-misuse-hidden-from-arbiter = el árbitro o director no puede verla
sheet-misuse-hidden-from-opponent = el adversario no puede verla
sheet-misuse-other-notation = una notación distinta de la algebraica
sheet-misuse-offer-not-noted = no se anotó una oferta de tablas

sheet-misuse-taken-away = se han llevado el original
sheet-misuse-altered = se ha alterado después
stopped-recording-both = los dos jugadores
stopped-recording-white = las blancas
stopped-recording-black = las negras

excuse-reason-disability = una discapacidad
excuse-reason-religion = motivos religiosos
excuse-reason-beginner = es principiante

recording-not-recording = Las { $by } no anotan las jugadas
recording-blitz-not-recorded = Las partidas relámpago por regla general no se anotan.
recording-blitz-says-nothing = el capítulo de relámpago no dice nada de la anotación
recording-nothing = nada
recording-quick-free = No hay infracción: en Quick los jugadores no tienen que anotar.
recording-quick-claims = sin una planilla adecuada no se pueden hacer algunas reclamaciones
recording-rapid-free = No hay infracción: en rápido y relámpago los jugadores no tienen que anotar.
recording-exempt = No hay infracción: con menos de cinco minutos y menos de 30 segundos añadidos no hay obligación de anotar en el resto del período.
recording-exempt-claims = sin una planilla completa no se pueden hacer algunas reclamaciones
recording-blind-released = El jugador de las { $by } tiene discapacidad visual: las bases deberían dispensarlo de anotar en los últimos cinco minutos, se añada lo que se añada.
recording-blind-updates = Las { $by } ponen después al día la anotación.
recording-blind-usual = ninguna sanción en los últimos cinco minutos; antes, ordenarlo

recording-order = { $order-code ->
    [record] Se ordena a las { $by } que anoten las jugadas.
    [write-afterwards] Se ordena a las { $by } que escriban las jugadas solo después de hacerlas.
    [keep-visible] Se ordena a las { $by } que mantengan visible la planilla.
    [use-algebraic] Se ordena a las { $by } que usen la notación algebraica.
    [hand-in] Se ordena a las { $by } que entreguen el original.
    [leave-as-written] Se ordena a las { $by } que restablezcan lo escrito y lo dejen así.
   *[note-offer] Se ordena a las { $by } que anoten la oferta.
}
recording-order-and-penalise = { $order-code ->
    [record] Se ordena a las { $by } que anoten las jugadas y, si hace falta, se las sanciona.
    [write-afterwards] Se ordena a las { $by } que escriban las jugadas solo después de hacerlas y, si hace falta, se las sanciona.
    [keep-visible] Se ordena a las { $by } que mantengan visible la planilla y, si hace falta, se las sanciona.
    [use-algebraic] Se ordena a las { $by } que usen la notación algebraica y, si hace falta, se las sanciona.
    [hand-in] Se ordena a las { $by } que entreguen el original y, si hace falta, se las sanciona.
    [leave-as-written] Se ordena a las { $by } que restablezcan lo escrito y lo dejen así y, si hace falta, se las sanciona.
   *[note-offer] Se ordena a las { $by } que anoten la oferta y, si hace falta, se las sanciona.
}
recording-order-with-warning = ordenarlo, con una advertencia
recording-warn = Se advierte a las { $by }: advertencia { $number } de un máximo de { $warnings }.
recording-warning-first = una advertencia antes de cualquier sanción de tiempo
recording-warned = { $warnings ->
    [one] Las { $by } ya fueron advertidas una vez: las { $by-opponent } reciben { $time }.
   *[other] Las { $by } ya fueron advertidas { $warnings } veces: las { $by-opponent } reciben { $time }.
}
recording-opponents-breach = falta de anotación del adversario
recording-time-for-opponent = { $time } para las { $by-opponent }

recording-wrote-in-advance = Las { $by } escribieron una jugada antes de hacerla
recording-may-be-written-first = Correcto: aquí la jugada se puede escribir antes.
recording-forced-no-excuse = que la jugada sea forzada no es excusa

recording-behind = { $missing ->
    [one] Las { $by } llevan sin anotar { $missing } jugada propia
   *[other] Las { $by } llevan sin anotar { $missing } jugadas propias
}
recording-no-breach = No hay infracción.
recording-behind-until-next-move = Permitido hasta que las { $by } hagan la jugada siguiente: antes debe estar anotada la última propia.

recording-does-not-record = Las { $by } no anotan
recording-is-excused = Las { $by } están dispensadas de anotar
recording-excused-claims = sin asistente las { $by } no pueden hacer reclamaciones que exijan una planilla
recording-time-off = { $off } menos del tiempo de las { $by }
recording-helped-or-excused = Se ayuda o se dispensa a las { $by }; el director puede dejar el tiempo como está.
recording-help-rather = ayudar antes que descontar
recording-may-be-excused = Se puede dispensar a las { $by }; se sugiere descontar { $off } de su tiempo.
recording-why-excused = dispensa de anotar
recording-cannot-record = Las { $by } no pueden anotar
recording-may-bring-assistant = Las { $by } pueden traer un asistente que anote, y el tiempo no se ajusta.
recording-needs-assistant = Las { $by } necesitan un asistente que anote, aceptado por el árbitro; el tiempo de las { $by } se ajusta de forma justa.
recording-fairly-less-time = menos tiempo, según sea justo
recording-minutes-off = { $minutes ->
    [one] { $minutes } minuto menos
   *[other] { $minutes } minutos menos
}
recording-some-minutes-off = unos minutos menos

recording-wrote-notes = Las { $by } escribieron notas en la planilla
recording-notes-forbidden = En la planilla solo van jugadas, tiempos, ofertas de tablas, reclamaciones y datos semejantes: se prohíbe.
recording-notes-usual = una advertencia, o un poco de tiempo; más si se repite
recording-hidden-from-arbiter = El { $who } no puede ver la planilla de las { $by }
recording-pen-on-sheet = se tolera un bolígrafo sobre la planilla, y se puede levantar para mirar
recording-hidden-from-opponent = Las { $by-opponent } no pueden ver la planilla de las { $by }
recording-need-not-be-visible = No hay infracción: solo el árbitro debe poder ver la planilla.
recording-not-algebraic = Las { $by } no usan la notación algebraica
recording-other-notation-allowed = No hay infracción: también se permiten la notación descriptiva y la de ordenador.
recording-other-notation-no-evidence = una planilla en otra notación no sirve de prueba para una reclamación
recording-offer-not-noted = Las { $by } no anotaron la oferta de tablas
recording-offer-need-not-be-noted = No hay infracción: las ofertas se pueden anotar, pero no es obligatorio.

recording-signed-wrong = Los dos jugadores firmaron un resultado erróneo
recording-signed-stands = El resultado firmado vale, salvo que el árbitro decida otra cosa; un error evidente se puede corregir.
recording-signed-result-stands = el resultado firmado vale
recording-result-corrected = el resultado se corrige
recording-correct-if-confirmed = corregirlo si los dos jugadores confirman lo que ocurrió en el tablero
recording-reported-wrong = Un resultado se comunicó mal
recording-correct-now = Se corrige: para rating y premios siempre; para los emparejamientos si se alteran pocas partidas.
recording-pair-correctly = emparejar con el resultado correcto
recording-pair-as-unreported = emparejar como si no se hubiera comunicado
recording-keep-pairings = mantener los emparejamientos publicados
recording-correct-if-few-disturbed = corregir los emparejamientos si se alteran pocas partidas
recording-correct-later = Se corrige para rating y para emparejamientos posteriores; para los premios el director valora cuánto tiempo ha pasado.
recording-prizes-by-correct = premios según el resultado correcto
recording-prizes-by-reported = premios según el resultado comunicado
recording-correct-unless-old = el resultado correcto, salvo que muchos emparejamientos se hicieran con el erróneo
recording-took-sheet = Las { $by } se llevaron el original de la planilla
recording-copy-is-players = el original es del organizador; la copia, si la hay, del jugador
recording-altered-sheet = Las { $by } alteraron la planilla después
recording-altered-no-evidence = lo alterado no prueba nada: se usa la planilla del adversario; si fue para engañar, desprestigia el ajedrez
recording-when-it-counts = { $rounds ->
    [0] corregido antes del próximo emparejamiento, cuenta enseguida
    [1] corregido ahora, cuenta desde el próximo emparejamiento
   *[other] la ronda siguiente ha terminado: la clasificación conserva lo comunicado y el resultado verdadero se corrige para el Elo
}
recording-counts-by-time = corregido antes del próximo emparejamiento cuenta enseguida; durante la ronda siguiente, desde el emparejamiento posterior; más tarde, solo para el Elo
recording-not-reported = Los jugadores se marcharon sin comunicar el resultado
recording-enter-found = Anotar el resultado averiguado y hacer que los dos lo confirmen.
recording-enter-for-now = Anotar algo provisional para el emparejamiento y corregirlo en cuanto se conozca el resultado.
recording-ask-players = Mirar las planillas y el tablero, y preguntar a los jugadores y a sus vecinos.
recording-enter-and-warn = el resultado, y una advertencia a los dos para que lo comuniquen ellos mismos
recording-no-rule-unreported = ningún artículo dice cuánto vale una partida no comunicada
recording-as-draw-for-now = tablas para el emparejamiento, como en una partida sin terminar
recording-as-lost-for-now = ningún punto para nadie hasta que uno de ellos lo comunique
recording-pair-for-now = tablas para el emparejamiento, marcadas como provisionales
recording-sheets-differ = Las dos planillas muestran resultados distintos
recording-clear-up = Se aclara de inmediato con los dos jugadores, antes de recoger las planillas.
recording-ask-both = Preguntar a los dos jugadores; examinar la posición final y las jugadas.
recording-result-both-confirm = el resultado que ambos confirmen
recording-result-found = el resultado que averigüe el árbitro
recording-result-confirmed = el resultado que confirmen los dos jugadores

recording-asked-off-move = Las { $by } piden ver la planilla sin estar en juego
recording-ask-only-on-move = Denegado: las { $by } solo pueden pedirlo estando en juego.
recording-asked-to-borrow = Las { $by } piden prestada la planilla del adversario
recording-loan-needs-time = Denegado: a ambos jugadores les debe quedar { $limit }. Mirarla sin tomarla prestada es libre.
recording-clock-runs-until-back = El reloj de las { $by } corre hasta que se devuelva la planilla.
recording-loan-refused = Las { $by-opponent } se niegan: el director puede ordenar el préstamo.
recording-order-loan = ordenar el préstamo
recording-order-loan-if-few = ordenarlo si las peticiones no son demasiadas
recording-may-borrow = Las { $by } pueden tomarla prestada; su reloj corre hasta que se devuelva.
recording-many-requests = demasiadas peticiones son una conducta molesta
recording-asked-again = Las { $by } piden ver la planilla por { $number }.ª vez
recording-too-many-requests = Más de { $at-most } peticiones distraen al adversario: se deniega y se sanciona a las { $by }.
recording-show-sheet = Se muestra la planilla ({ $number } de { $at-most }); el reloj sigue corriendo.
recording-asked-for-sheet = Las { $by } piden una planilla
recording-own-sheet = Cada jugador tiene su planilla; la del adversario solo se usa para ponerla al día.
recording-give-sheet = Se da a las { $by } una planilla para anotar; nadie más ha anotado la partida.
recording-asked-for-arbiters-sheet = Las { $by } piden ver la planilla del árbitro
recording-no-limit-of-requests = Decide el árbitro: ningún artículo dice cuántas veces se puede ver la planilla.
recording-not-provided = esta edición no prevé mirar la planilla del árbitro
recording-show = mostrar la planilla
recording-refuse-sheet = denegarlo
recording-show-now-and-then = mostrarla de vez en cuando, en el tiempo del propio jugador

recording-before-sudden-death = Hay planillas incompletas y viene la muerte súbita
recording-may-waive = El director puede dispensar de poner al día las planillas.
recording-waive = dispensar de ello
recording-have-completed = hacer completar las planillas
recording-neither-recorded = Ninguno de los jugadores anotaba cuando cayó la bandera
recording-both-update = Se paran los relojes: ambos ponen al día sus planillas; después se pone en marcha el reloj del jugador al que le toca jugar.
recording-tell-number-now = Solo ahora se puede decir el número de jugadas.
recording-dawdles = una advertencia al jugador que se demora
recording-one-stopped = Solo las { $by } habían dejado de anotar cuando cayó la bandera
recording-one-completes = Los relojes siguen corriendo: las { $by } completan la planilla antes de hacer una jugada.
recording-may-use-opponents = Las { $by } pueden usar la planilla del adversario estando en juego, y la devuelven antes de mover.
recording-none-complete = Ninguna planilla está completa tras la caída de bandera
recording-reconstruct = Se paran los relojes y se reconstruye la partida en un segundo tablero, lejos de los demás.
recording-write-down-first = Anotar primero la posición, los dos tiempos, qué reloj corría y las jugadas conocidas.
recording-if-not-reconstructed = Si no se consigue, la próxima jugada cuenta como la primera del período siguiente.
recording-number-unknown = No se puede demostrar el número de jugadas
recording-next-move-shown = { $found ->
    [one] La próxima jugada cuenta como jugada { $next }: se demuestra { $found } jugada. Nadie ha agotado el tiempo.
   *[other] La próxima jugada cuenta como jugada { $next }: se demuestran { $found } jugadas. Nadie ha agotado el tiempo.
}
recording-next-move-first = La próxima jugada cuenta como jugada { $next }, la primera del período siguiente. Nadie ha agotado el tiempo.
recording-unless-more-shown = si se pueden demostrar más de { $quota } jugadas, se sigue contando desde el número demostrado
recording-will-not-sign = Las { $by } no quieren firmar el resultado
recording-will-not-hand-in = Las { $by } no quieren entregar la planilla
recording-result-holds = El resultado alcanzado vale, firmado o no: pedir a las { $by } que firmen y anotar la negativa.
recording-must-report = No se exige firma, pero los dos jugadores comunican el resultado: pedírselo a las { $by }.
recording-must-hand-in = Las planillas son del organizador: pedir a las { $by } que la entreguen; pueden quedarse una copia.
recording-order-first = ordenarlo primero; una sanción si las { $by } siguen negándose
recording-go-on-from-diagram = Recoger la posición en un diagrama y seguir desde ahí.
ask-result-not-reported-happened-before = ¿Ha dejado ya alguno de los dos de comunicar un resultado?
recording-penalise-both = Ambos jugadores deben comunicarlo enseguida, no solo el ganador; cada uno puede ser sancionado.
recording-prizes-at-discretion = para los premios puede contar si llega a tiempo, a criterio del director
recording-ejected = se expulsa del torneo a uno o a ambos
recording-next-round-forfeited = ambos quedan fuera de la ronda siguiente y la pierden por incomparecencia
recording-both-scored-lost = ambos figuran y se emparejan como perdedores; el resultado verdadero va a las partidas adicionales
recording-half-point-byes = ambos tienen un bye de medio punto en la ronda siguiente, si el torneo lo ofrece
recording-paired-as-guessed = el de mayor rating se empareja como ganador y el otro como perdedor
recording-paired-as-win-and-draw = el de mayor rating se empareja como ganador y el otro con tablas
recording-paired-as-two-wins = ambos se emparejan como ganadores
recording-paired-together = todos los que no comunicaron quedan aparte y se emparejan entre sí en cuanto se conocen los resultados
recording-guess-usually = emparejar como ganador al de rating mucho mayor; entre iguales, a ambos como ganadores
recording-together-usually = dejarlos a todos aparte y emparejarlos después entre sí, sin dar una partida fácil a un aspirante
recording-stand-or-switch = La ronda siguiente está emparejada: el resultado se corrige y los emparejamientos pueden cambiarse si es rápido.
recording-pairings-stand = los emparejamientos quedan
recording-opponents-switched = se intercambian los adversarios de los dos, o se reemparejan sus grupos de puntos
recording-stand-usually = quedan, salvo que se adivinara mal el ganador; un ordenador empareja de nuevo en minutos
recording-rated-once-learned = el resultado verdadero vale para rating en cuanto se conoce
recording-fairest-way = Si hay que emparejar la ronda siguiente sin él, el director elige la vía más justa para todos.
