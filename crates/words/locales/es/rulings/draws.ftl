# Draws and resignation: incidents, questions, answers, what rulings say.

family-draws = Tablas y abandono

incident-draw-claim = se reclaman tablas
    .words = reclamación de tablas, reclama tablas, triple repetición, repetición, repetición de posición, tres veces la misma posición, cincuenta movimientos, cincuenta jugadas, 50 jugadas, 50 movimientos, jaque perpetuo
incident-draw-offer = se ofrecen tablas
    .words = oferta de tablas, ofrece tablas, tablas ofrecidas, propone tablas, tablas rechazadas, aceptar tablas
incident-draw-agreed = los jugadores acuerdan tablas
    .words = tablas de acuerdo, acuerdo de tablas, tablas acordadas, tablas pactadas, tablas rápidas, regla de Sofía, tablas cortas
incident-draw-without-claim = la partida puede ser tablas sin reclamación
    .words = ahogado, rey ahogado, posición muerta, material insuficiente, cinco veces, quíntuple repetición, 75 jugadas, 75 movimientos, tablas automáticas, rey contra rey, rey solo, rey desnudo, sin material para mate
incident-resignation = un jugador abandona o parece abandonar
    .words = abandona, abandono, se rinde, rendirse, abandonó, tumbó el rey, dio la mano, inclina el rey
incident-agreement-disputed = un jugador niega haber acordado tablas
    .words = nunca aceptó, niega las tablas, tablas discutidas, no hubo acuerdo
incident-mate-mistaken = se anunció un mate que no lo era
    .words = no era mate, falso mate, creía que era mate, mate anunciado, mate
incident-score-proposed = los jugadores proponen una puntuación inusual
    .words = puntuación inusual, resultado propuesto, ambos ganan

ask-draw-claim-by = ¿Quién reclama las tablas?
ask-draw-claim-ground = ¿Por qué motivo?
ask-draw-claim-form = ¿Cómo se reclaman?
ask-draw-claim-written = ¿Ha escrito el reclamante la jugada y avisado al árbitro?
ask-draw-claim-witnessed = ¿Confirma la reclamación un director o un testigo imparcial?
ask-draw-claim-correct-repetition = Reproducir la partida con los dos jugadores: ¿se da la posición al menos por tercera vez?
ask-draw-claim-correct-fifty-moves = Reproducir la partida con los dos jugadores: ¿ha hecho cada uno cincuenta jugadas sin mover peón ni capturar?
ask-draw-offer-by = ¿Quién ofrece tablas?
ask-draw-offer-when = ¿Cuándo se ofrecieron?
ask-draw-offer-repeated = ¿Había ofrecido ya tablas el jugador, sin motivo para repetirlo?
ask-draw-without-claim-by = ¿Qué ha ocurrido?
ask-draw-without-claim-consecutive = ¿Se produjeron las cinco apariciones en jugadas alternas consecutivas?
ask-draw-without-claim-last-move-completed = ¿Se ha completado la última de estas jugadas pulsando el reloj?
ask-resignation-by = ¿Quién abandona o parece abandonar?
ask-resignation-how = ¿Qué hizo el jugador?
ask-resignation-confirmed = No está claro. ¿Confirman las { $by } que han abandonado?
ask-agreement-disputed-by = ¿Quién niega el acuerdo?
ask-agreement-disputed-proof = ¿Qué muestra que se acordaron tablas?
ask-mate-mistaken-by = ¿Quién anunció el mate?
ask-mate-mistaken-answer = ¿Qué hicieron las { $by-opponent }?
ask-score-proposed-white-hundredths = ¿Cuántas centésimas de punto para las blancas?
ask-score-proposed-black-hundredths = ¿Cuántas centésimas de punto para las negras?

claim-ground-repetition = la misma posición por tercera vez
claim-ground-fifty-moves = cincuenta jugadas sin mover peón ni capturar

claim-form-appeared = se ha producido con la última jugada del adversario
claim-form-intended = se producirá con una jugada aún no hecha
claim-form-own-move = se ha producido con la jugada del propio reclamante, sin pulsar el reloj

offer-time-after-moving = después de mover, antes de pulsar el reloj
offer-time-before-moving = en el propio tiempo, antes de mover
offer-time-opponents-time = con el reloj del adversario en marcha

draw-ending-fivefold = la misma posición por quinta vez
draw-ending-seventy-five-moves = 75 jugadas de cada uno sin mover peón ni capturar
draw-ending-dead-position = ya nadie puede dar mate
draw-ending-stalemate = ahogado

resign-gesture-said = lo dijo
resign-gesture-king-tipped = tumbó el rey
resign-gesture-clock-stopped = paró los relojes
resign-gesture-hand-offered = ofreció la mano
resign-gesture-signed = firmó las planillas
resign-gesture-left = se marchó sin decir nada
agreement-proof-signed = ambos han firmado el resultado
agreement-proof-witness = un árbitro o un testigo neutral lo oyó
agreement-proof-none = nada más que la palabra de los jugadores
mate-answer-disputed = dijeron que no es mate
mate-answer-resigned = abandonaron
mate-answer-accepted = lo tomaron por mate; ambos dejaron de jugar
mate-answer-signed = firmaron el resultado

# Claims.
draws-claims-repetition = Las { $by } reclaman tablas por repetición
draws-claims-fifty-moves = Las { $by } reclaman tablas por la regla de las cincuenta jugadas
draws-only-an-offer = Solo puede reclamar el jugador que está en juego: no es reclamación, sino una oferta de tablas que el adversario puede aceptar o rechazar. La partida sigue.
draws-not-on-move = Solo puede reclamar el jugador que está en juego: no hay reclamación y la partida sigue.
draws-not-retroactive = No se puede reclamar por una jugada anterior: el reclamante siguió jugando y perdió ese derecho. Una nueva reclamación necesita un motivo actual; la partida sigue y la reclamación vale como oferta.
draws-not-on-display = una pantalla, un tablero mural o un contador por sí solo no basta para reclamar
draws-check-on-sheet = Comprobar la reclamación con las planillas, reproduciendo la partida con los dos jugadores.
draws-counter-may-confirm = un contador puede confirmar el número de jugadas si el árbitro comprobó desde dónde contaba
draws-lost-by-touch = Se ha tocado una pieza: en esta jugada no hay derecho a reclamar; se recupera en la siguiente.
draws-lost-by-press = El reloj se ha pulsado: es solo una oferta de tablas y la jugada vale.
draws-must-be-made = Las jugadas deben estar hechas; una jugada prevista no cuenta. Todavía no hay reclamación.
draws-write-first = La reclamación no está hecha en forma: se indica a las { $by } que escriban primero la jugada y después se comprueba.
draws-claim-accepted = Una reclamación es una oferta y el adversario la acepta: tablas, sin necesidad de comprobar.
draws-confirmed = Lo confirma un director o un testigo imparcial: la partida es tablas.
draws-decide-on-what-you-saw = La reclamación no se puede demostrar con una planilla: se decide según lo que se haya visto.
draws-accept-claim = aceptarla: la partida es tablas
draws-deny-claim = denegarla como reclamación incorrecta
draws-usual-denied = se deniega la reclamación: debe demostrarla la planilla del reclamante
draws-usual-if-seen = aceptada si lo ha visto el árbitro o lo registró un tablero electrónico; si no, denegada
draws-claim-right = La reclamación es correcta: la partida es tablas de inmediato.
draws-restriction-not-for-claims = una restricción de las tablas acordadas no afecta a las reclamaciones
draws-claim-wrong = La reclamación es incorrecta: las { $by-opponent } reciben { $bonus } más y la partida sigue.
draws-claim-not-shown = La planilla del reclamante no puede demostrarlo, así que se deniega la reclamación: las { $by-opponent } reciben { $bonus } más y la partida sigue.
draws-wrong-claim = reclamación de tablas incorrecta
draws-stays-an-offer = una reclamación incorrecta no es jugada ilegal; queda abierta como oferta de tablas
draws-other-move-of-piece = deben hacer otra jugada con la pieza de la jugada prevista, si tiene alguna
draws-intended-move = deben hacer la jugada prevista
draws-two-readings = la regla sobre reclamaciones fija ella misma { $bonus } y las reglas de relámpago hacen de { $standard } la sanción estándar; ningún texto dice cuál prevalece
draws-standard-in-blitz = { $standard } para las { $by-opponent }, la sanción estándar en relámpago
draws-as-the-rule-on-claims = { $bonus } para las { $by-opponent }, como dice la regla sobre reclamaciones

# Offers and agreements.
draws-offers = Las { $by } ofrecen tablas
draws-offer-forbidden = Las bases del torneo no permiten ofrecer ni acordar tablas ahora sin el consentimiento del árbitro.
draws-condition-void = no se puede poner ninguna condición: es nula, y la oferta vale
draws-no-withdrawal = una oferta no se puede retirar
draws-offer-rejected = La oferta se ha rechazado, de palabra o tocando una pieza; la partida sigue.
draws-offer-valid = La oferta es válida hasta que se acepte o se rechace.
draws-offer-without-condition = La oferta es válida, sin su condición, hasta que se acepte o se rechace.
draws-see-move-first = el adversario puede pedir ver antes la jugada
draws-agree = Los jugadores acuerdan tablas
draws-result-signed = El resultado está firmado: vale.
draws-agreed-too-early = No cabe acuerdo antes de que ambos jugadores hayan hecho una jugada: la partida sigue.
draws-agreement-forbidden = Las bases del torneo no permiten este acuerdo sin el consentimiento del árbitro: la partida sigue.
draws-drawn = La partida es tablas.
draws-proposed = Los jugadores proponen { $white } y { $black } centésimas de punto
draws-other-scores = Los jugadores ganan, hacen tablas o pierden; otras puntuaciones solo corresponden al árbitro.
draws-no-limits = ningún artículo limita expresamente las puntuaciones
draws-refuse = rechazarlo
draws-score-possible = La puntuación es posible; si es el resultado es otra cuestión.
draws-score-invalid = No es válida: cada puntuación debe ser una de las normales, y la suma no puede superar la de una victoria.

# Without a claim.
draws-last-move-mates = La última jugada era mate
draws-mate-first = El mate prevalece: las { $winner } ganan.
draws-fivefold = La posición ha aparecido cinco veces
draws-seventy-five-moves = 75 jugadas de cada uno sin mover peón ni capturar
draws-dead-position = Ninguno de los jugadores puede ya dar mate
draws-stalemate = Ahogado
draws-not-reached = La condición no se cumple: la partida sigue; un jugador puede reclamar tablas.
draws-director-may-declare = El director puede declarar tablas la partida.
draws-game-goes-on = la partida sigue
draws-declare = declarar tablas la partida
draws-declare-without-progress = declarar tablas en cuanto no se vea progreso posible
draws-step-in = La partida es tablas sin reclamación: intervenir y decirlo.
draws-ended-by-move = La partida es tablas; terminó con la jugada que lo produjo.
draws-nothing-on-board = El tablero no muestra ningún final de la partida
draws-nothing-ends = Nada: ni mate, ni ahogado, ni posición muerta. La partida sigue.
draws-counts-not-known = no se ha indicado qué se repitió antes de esta posición ni cuántas jugadas pasaron sin mover peón ni capturar

# Resignation.
draws-resigns = Las { $by } abandonan
draws-no-resignation = No hay abandono: la partida sigue.
draws-resigns-drawn = Tablas: las { $by } abandonan, pero las { $by-opponent } no pueden dar mate con ninguna serie de jugadas legales.
draws-resigns-lost = Abandono de las { $by }: ganan las { $by-opponent }.
draws-left = Las { $by } se marcharon sin abandonar ni avisar a nadie
draws-clock-runs-on = El reloj de las { $by } sigue corriendo; el { $who } principal puede sancionar la descortesía.
draws-let-clock-run = dejar correr el reloj, y una advertencia después
ask-draw-claim-named-position = ¿Es una de las posiciones para las que se anunciaron más de cincuenta jugadas?
draws-stop-the-clocks = Indicar al reclamante que pare ambos relojes.

# Lo que un jugador toma por el final y el otro no.
draws-denies-agreement = Las { $by } niegan haber acordado tablas
draws-signed-draw = Las tablas están firmadas: valen, salvo que el árbitro decida otra cosa.
draws-agreement-proved = El acuerdo está demostrado: la partida es tablas.
draws-agreement-unproved = Un acuerdo requiere a los dos jugadores y nada demuestra este: la partida sigue con los tiempos y la posición que hay.
draws-hear-both-players = Oír a los dos jugadores y a quien estuviera cerca; buscar en las planillas el signo de una oferta.
draws-draw-stands = las tablas valen
draws-play-on = la partida sigue
draws-play-on-in-doubt = la partida sigue, salvo que el árbitro esté seguro de que ambos estaban de acuerdo
draws-mate-was-none = Las { $by } anunciaron un mate que no lo era
draws-no-mate = No hay mate: la partida sigue, y el reloj de las { $by-opponent } no estaba parado definitivamente.
draws-resigned = Las { $by-opponent } abandonaron: ganan las { $by }, haya mate o no.
draws-mistake-signed = El resultado está firmado: ganan las { $by }, salvo que el árbitro decida otra cosa.
draws-mistake-accepted = No había mate y nadie ha declarado que abandona: averiguar si el adversario dio la partida por perdida.
draws-no-rule-for-mistake = ningún artículo dice qué vale si ambos toman una posición por mate
draws-accepted-as-resigned = cuenta como abandono: ganan las { $by }
draws-ask-if-resigned = abandono si las { $by-opponent } dieron la partida por perdida y ambos lo dejaron así; si no, la partida sigue
