# Adjourned games: incidents, questions, answers, what rulings say.

family-adjournment = Partidas aplazadas

incident-sealing = se está sellando una jugada
    .words = jugada secreta, sellar, aplazamiento, aplazada, aplazar, sobre, partida aplazada
incident-sealed-move-wrong = la jugada secreta es ambigua, es ilegal o falta
    .words = jugada secreta ambigua, jugada secreta ilegal, sobre vacío
incident-envelope-missing = se ha perdido el sobre con la jugada secreta
    .words = sobre perdido, falta el sobre
incident-while-adjourned = un resultado o una oferta durante el aplazamiento
    .words = durante el aplazamiento, partida aplazada, tablas durante el aplazamiento, aplazada
incident-absent-at-resumption = falta un jugador a la hora de la reanudación
    .words = ausente en la reanudación, reanudación
incident-late-for-resumption = un jugador llega tarde a la reanudación
    .words = tarde a la reanudación, retraso en la reanudación
incident-resumed-wrongly = la partida se reanudó con posición o tiempos erróneos
    .words = reanudada mal, posición errónea al reanudar

ask-sealing-by = ¿Quién sella?
ask-sealing-what = ¿Qué ocurrió?
ask-sealing-session-left = ¿Cuánto queda de la sesión?
ask-sealed-move-wrong-by = ¿Quién selló la jugada?
ask-sealed-move-wrong-fault = ¿Qué tiene de malo la jugada secreta?
ask-envelope-missing-by = ¿Quién selló la jugada?
ask-envelope-missing-position-known = ¿Se conoce la posición del aplazamiento?
ask-while-adjourned-what = ¿Qué ocurrió durante el aplazamiento?
ask-while-adjourned-by = ¿Quién abandonó?
ask-absent-at-resumption-sealer = ¿Quién selló la jugada?
ask-absent-at-resumption-absent = ¿Quién falta?
ask-late-for-resumption-by = ¿Quién llega tarde?
ask-late-for-resumption-late-by = ¿Cuánto después de la hora de la reanudación llegó el jugador?
ask-late-for-resumption-default-time = ¿Qué tiempo de incomparecencia fijan las bases?
ask-late-for-resumption-period-left = ¿Cuánto le queda en este período al jugador que llega tarde?
ask-late-for-resumption-sealed-move-ends = ¿Habían sellado las { $by } una jugada que termina la partida?
ask-resumed-wrongly-what = ¿Qué era erróneo?
ask-resumed-wrongly-moves-since = ¿Cuántas jugadas ha hecho desde entonces el jugador que lo señala?

sealing-event-early = el jugador quiere sellar antes de tiempo
sealing-event-played-on-board = el jugador hizo la jugada en el tablero
sealing-event-changed-before-stop = se cambia la jugada antes de parar el reloj
sealing-event-changed-after-stop = se quiere cambiar la jugada después de parar el reloj
sealed-fault-ambiguous = se puede leer como dos o más jugadas legales
sealed-fault-meaningless = no se le encuentra ningún sentido
sealed-fault-illegal = es ilegal
sealed-fault-missing = no hay ninguna
adjournment-news-draw-agreed = se acordaron tablas
adjournment-news-resignation = abandonó un jugador
adjournment-news-draw-offer = se ofrecieron tablas después de sellar
absent-resumer-sealer = el jugador que selló
absent-resumer-replier = el jugador que debe responder
absent-resumer-both = los dos
sealed-end-no = no, o quien llega tarde no selló
sealed-end-mate = sí, da mate
sealed-end-draw = sí, por ahogado o posición muerta
wrong-at-resumption-times = un tiempo
wrong-at-resumption-position = la posición

adjournment-look-up = Consultar { $part }; las Directrices I posteriores dicen: { $usual }.
adjournment-not-at-hand = esta edición trata el aplazamiento en { $part }, cuyo texto no está disponible
adjournment-as-later = { $usual }, como en las Directrices I posteriores

adjournment-seals-early = Las { $by } quieren sellar antes de tiempo
adjournment-seals-on-board = Las { $by } hicieron la jugada en el tablero en vez de sellarla
adjournment-changes-before-stop = Las { $by } cambian la jugada secreta antes de parar el reloj
adjournment-changes-after-stop = Las { $by } quieren cambiar la jugada secreta
adjournment-rest-is-charged = el resto de la sesión se carga al jugador que sella
adjournment-made-is-sealed = la jugada hecha es la jugada secreta
adjournment-change-until-stop = se puede cambiar hasta que se para el reloj
adjournment-no-change-after-stop = no se puede cambiar una vez parado el reloj
adjournment-may-seal = Las { $by } pueden sellar ahora, y se les carga lo que queda de la sesión: { $left }.
adjournment-why-rest = resto de la sesión
adjournment-needs-permission = hace falta permiso, y el control debe estar cumplido
adjournment-refuse-sealing = denegarlo
adjournment-allow-sealing = permitirlo y cargar el resto
adjournment-allow-in-last-hour = permitirlo en la última hora de la sesión
adjournment-move-on-board = La jugada del tablero es la jugada secreta: las { $by } escriben exactamente esa jugada.
adjournment-change-allowed = Permitido: la jugada se puede cambiar hasta que se para el reloj.
adjournment-change-refused = Denegado: el reloj está parado, así que la jugada secreta vale.

adjournment-sealed-wrong = { $fault-code ->
    [ambiguous] Las { $by } sellaron una jugada que se puede leer de dos maneras
    [meaningless] Las { $by } sellaron una jugada sin sentido
    [illegal] Las { $by } sellaron una jugada ilegal
   *[missing] La jugada secreta de las { $by } no está en el sobre
}
adjournment-sealer-loses = el jugador que selló pierde
adjournment-ended-before = La partida ya había terminado: ese resultado vale.
adjournment-opponent-chooses = Las { $by-opponent } pueden elegir cuál de las lecturas se selló, con su propio reloj en marcha.
adjournment-only-reading = la única lectura razonable, si el director la encuentra
adjournment-chosen-reading = la lectura que elija el adversario
adjournment-chooses-on-own-clock = el adversario elige con su propio reloj en marcha
adjournment-loses = { $fault-code ->
    [ambiguous] La jugada secreta se puede leer de dos maneras: las { $by } pierden.
    [meaningless] La jugada secreta no tiene sentido: las { $by } pierden.
    [illegal] La jugada secreta es ilegal: las { $by } pierden.
   *[missing] La jugada secreta no está en el sobre: las { $by } pierden.
}
adjournment-slip-of-pen = un lapsus al escribir con un solo sentido razonable se lee como esa jugada

adjournment-envelope-lost = Se ha perdido el sobre con la jugada secreta
adjournment-stated-move = la partida sigue desde la posición del aplazamiento con la jugada que el jugador declara haber sellado
adjournment-from-position = La partida sigue desde la posición y los tiempos del aplazamiento; las { $by } hacen una jugada.
adjournment-from-stated-move = La partida sigue desde la posición y los tiempos del aplazamiento; las { $by } hacen la jugada que declaran haber sellado.
adjournment-times-not-known = No se conocen los tiempos: los fija el { $who }.
adjournment-times-by-judgement = tiempos fijados según el propio criterio
adjournment-times-by-records = tiempos según los registros y la palabra de los jugadores
adjournment-position-lost = La posición no se puede averiguar: la partida se anula y se juega otra.
adjournment-new-game = una partida nueva
adjournment-draw-if-fair = tablas, si nada más es justo

adjournment-draw-was-agreed = Se acordaron tablas durante el aplazamiento
adjournment-resigned = Un jugador abandonó durante el aplazamiento
adjournment-draw-was-offered = Se ofrecieron tablas después de sellar
adjournment-is-over = la partida ha terminado
adjournment-offer-is-open = la oferta queda abierta hasta que se conteste
adjournment-over-by-draw = La partida ha terminado en tablas. Ambos jugadores lo comunican al { $who }.
adjournment-resigned-cannot-mate = Las { $by } abandonaron, pero las { $by-opponent } no pueden dar mate con ninguna serie de jugadas legales: tablas.
adjournment-over-by-resignation = La partida ha terminado: las { $by } abandonaron y las { $by-opponent } ganan.
adjournment-offer-valid = La oferta es válida y queda abierta hasta que se conteste, como cualquier oferta.

adjournment-replier-absent = A la reanudación faltan las { $by-opponent }, que deben responder
adjournment-sealer-absent = A la reanudación faltan las { $by }, que sellaron
adjournment-both-absent = A la reanudación faltan los dos jugadores
adjournment-closed-envelope = Se pone en marcha el reloj de las { $by-opponent }; el sobre sigue cerrado hasta que lleguen.
adjournment-open-envelope = Se abre el sobre y se pone en marcha el reloj de las { $by-opponent }, que pueden sellar la respuesta en otro sobre y poner en marcha el reloj de las { $by }.
adjournment-replier-loses-time = Las { $by-opponent }, que deben responder, pierden el tiempo hasta que lleguen.
adjournment-closed-envelope-usual = se pone en marcha el reloj de las { $by-opponent }; el sobre sigue cerrado hasta que lleguen
adjournment-open-envelope-usual = se abre el sobre y se pone en marcha el reloj de las { $by-opponent }, que pueden sellar la respuesta en otro sobre y poner en marcha el reloj de las { $by }
adjournment-replier-loses-time-usual = las { $by-opponent }, que deben responder, pierden el tiempo hasta que lleguen
adjournment-say-otherwise = las bases o el árbitro pueden disponer otra cosa
adjournment-zero-sealer = El tiempo de incomparecencia es cero: las { $by } han llegado demasiado tarde y pierden, salvo que la jugada secreta hubiera terminado la partida.
adjournment-zero-replier = El tiempo de incomparecencia es cero: las { $by-opponent } han llegado demasiado tarde y pierden, salvo que la jugada secreta hubiera terminado la partida.
adjournment-zero-both = El tiempo de incomparecencia es cero: ambos han llegado demasiado tarde y pierden, salvo que la jugada secreta hubiera terminado la partida.
adjournment-look-inside = Abrir el sobre para ver si la jugada secreta terminó la partida.
adjournment-result-of-sealed-move = el resultado de la jugada secreta, si terminó la partida
adjournment-lateness-excused = la partida sigue, si el árbitro disculpa el retraso
adjournment-game-lost = la partida se pierde
adjournment-loss-unless-ended = la derrota, salvo que la jugada secreta terminara la partida

adjournment-late = Las { $by } llegaron a la reanudación con { $late } de retraso
adjournment-late-loses = pasado el tiempo de incomparecencia pierde quien llega tarde, salvo que la jugada secreta hubiera terminado la partida
adjournment-in-time = A tiempo: el límite es { $limit }. Las { $by } juegan con el tiempo que les queda.
adjournment-too-late = Las { $by } llegaron pasado el límite de { $limit } y pierden.
adjournment-sealed-mate = La jugada secreta da mate: las { $by } ganan, sea cual sea el retraso.
adjournment-sealed-draw = La jugada secreta terminó la partida: tablas, sea cual sea el retraso.

adjournment-wrong-time = La partida se reanudó con un tiempo erróneo
adjournment-wrong-position = La partida se reanudó desde una posición errónea
adjournment-point-out-times = un tiempo erróneo debe señalarse antes de la propia primera jugada
adjournment-set-up-again = se vuelve a colocar la posición anterior a la jugada secreta
adjournment-correct-times = Se corrigen los tiempos: se señaló antes de hacer una jugada.
adjournment-times-too-late = Demasiado tarde para reclamar: los tiempos quedan, salvo que el { $who } los corrija.
adjournment-times-stay = los tiempos quedan
adjournment-times-corrected = los tiempos se corrigen
adjournment-times-stay-usually = los tiempos quedan, salvo que sea claramente injusto
adjournment-back-to-adjourned = Se vuelve a la posición del aplazamiento; los tiempos quedan como están.
adjournment-position-too-late = { $within ->
    [one] Se descubrió después de más de { $within } jugada: la partida sigue como está.
   *[other] Se descubrió después de más de { $within } jugadas: la partida sigue como está.
}
adjournment-back-to-right = Se vuelve a la última posición correcta; el árbitro fija los tiempos.
adjournment-arbiter-sets-times = tiempos a criterio del árbitro
adjournment-times-of-adjournment = los tiempos del aplazamiento
incident-adjourn-in-time-trouble = la sesión termina mientras alguien está en apuros de tiempo
    .words = aplazamiento, aplazar, apuros de tiempo, fin de la sesión
ask-adjourn-in-time-trouble-first-control-over = ¿Ha pasado el primer control?
ask-adjourn-in-time-trouble-needed-for-round = ¿Es necesario para comenzar la ronda siguiente?
ask-adjourn-in-time-trouble-other-has-much = ¿Le queda mucho tiempo al otro jugador?
adjournment-in-time-trouble = La sesión termina mientras un jugador está en apuros de tiempo
adjournment-not-in-first-control = La partida sigue: antes de terminar el primer control no se aplaza, salvo que se anunciara una hora.
adjournment-adjourn-as-announced = La hora estaba anunciada: la partida se aplaza.
adjournment-may-adjourn = Se puede aplazar pese a los apuros: la ronda siguiente lo exige y el otro jugador tiene mucho tiempo.
adjournment-should-not-adjourn = No debería aplazarse en apuros serios de tiempo: que la partida siga.
adjournment-adjourn = aplazar la partida
adjournment-wait = esperar a que acaben los apuros
adjournment-no-article-on-time = ningún artículo dice cuándo se aplaza una partida
adjournment-break-afterwards = quien tiene una partida aplazada suele tener media hora antes de la siguiente
