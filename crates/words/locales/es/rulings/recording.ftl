# Recording: incidents, questions, answers, what rulings say.

family-recording = Anotación

incident-not-recording = un jugador no anota las jugadas
incident-recorded-in-advance = se escribió una jugada antes de hacerla
incident-recording-behind = un jugador va atrasado en la anotación
incident-sheet-misused = notas, una planilla oculta u otra notación
incident-sheet-request = un jugador pide ver o tomar prestada una planilla
incident-sheets-after-flag = hay planillas incompletas tras una caída de bandera
incident-move-number-unknown = nadie puede demostrar cuántas jugadas se hicieron
incident-sheet-withheld = un jugador no quiere firmar o entregar la planilla
incident-excused-from-recording = un jugador no puede anotar o está dispensado
incident-wrong-result = el resultado se escribió o se comunicó mal

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
   *[note-offer] Se ordena a las { $by } que anoten la oferta.
}
recording-order-and-penalise = { $order-code ->
    [record] Se ordena a las { $by } que anoten las jugadas y, si hace falta, se las sanciona.
    [write-afterwards] Se ordena a las { $by } que escriban las jugadas solo después de hacerlas y, si hace falta, se las sanciona.
    [keep-visible] Se ordena a las { $by } que mantengan visible la planilla y, si hace falta, se las sanciona.
    [use-algebraic] Se ordena a las { $by } que usen la notación algebraica y, si hace falta, se las sanciona.
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
