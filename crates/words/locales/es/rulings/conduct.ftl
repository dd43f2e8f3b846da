# Conduct: incidents, questions, answers, what rulings say.

family-conduct = Conducta

incident-distraction = un jugador distrajo o molestó al adversario
    .words = molesta al rival, distracción, distrae, ruido, habla, hablar, habla con el rival, golpea la mesa, tararea, bolígrafo, mirada
incident-draw-offers-repeated = un jugador ofrece tablas una y otra vez
    .words = ofertas de tablas repetidas, ofrece tablas continuamente, insiste en tablas, ofrece tablas sin parar
incident-outside-help = un jugador usó notas, un libro, otro tablero o consejos
    .words = trampas, hace trampas, módulo, motor, ayuda externa, ordenador, notas, libro, consejos, análisis, otro tablero
incident-smoking = un jugador fumó
    .words = fumar, fuma, fumó, cigarrillo, cigarro, vapear, cigarrillo electrónico
incident-disrepute = un jugador se comportó mal o amañó un resultado
    .words = mala conducta, insulto, insulta, no da la mano, pelea, resultado amañado, tablas pactadas, partida amañada, descrédito, borracho, antideportivo
incident-accusation = un jugador acusa a otro de hacer trampas
    .words = trampas, tramposo, acusación, acusa de trampas, sospecha
incident-question-to-arbiter = un jugador hace una pregunta al árbitro
    .words = pregunta al árbitro, consulta al árbitro, duda de reglamento

ask-distraction-by = ¿Quién molestó al adversario?
ask-distraction-how = ¿Cómo molestaron las { $by }?
ask-draw-offers-repeated-by = ¿Quién ofrece tablas una y otra vez?
ask-draw-offers-repeated-reason-to-repeat = ¿Ha ofrecido tablas el adversario desde entonces, o ha cambiado mucho la posición?
ask-outside-help-by = ¿Quién usó ayuda?
ask-outside-help-what = ¿Qué clase de ayuda?
ask-outside-help-relevant = ¿Tiene que ver con la partida?
ask-smoking-by = ¿Quién fumó?
ask-smoking-allowed-place = ¿Fue en la zona donde el árbitro lo permite?
ask-disrepute-by = ¿Quién se comportó mal?
ask-disrepute-how = ¿Qué ocurrió?
ask-accusation-by = ¿Quién acusa?
ask-accusation-written = ¿Ha presentado el jugador una denuncia oficial por escrito?
ask-accusation-unfounded = ¿Carece evidentemente de fundamento la denuncia?
ask-question-to-arbiter-by = ¿Quién pregunta?
ask-question-to-arbiter-about = ¿Sobre qué preguntan las { $by }?

annoyance-noise = con ruido
annoyance-talking = hablando
annoyance-claims = con reclamaciones sin motivo
annoyance-draw-offers = con ofertas de tablas sin motivo
annoyance-complaints = con quejas sin fundamento
annoyance-other = de otro modo

forbidden-help-written-matter = libros o material grabado
forbidden-help-notes = notas hechas durante la partida
forbidden-help-other-board = otro tablero o un ordenador
forbidden-help-asked-advice = consejos que se pidieron
forbidden-help-headphones = sonido en auriculares
forbidden-help-analysis-in-room = análisis en la sala de juego

misconduct-arranged-result = amañó el resultado
misconduct-insult = insultos o violencia
misconduct-drunk = ebrio, pero sin molestar
misconduct-dress = vestimenta contraria a las bases del torneo
misconduct-other = otra cosa

question-subject-rules = un punto de las reglas
question-subject-schedule = el ritmo de juego o el horario
question-subject-move-number = cuántas jugadas se han hecho
question-subject-clock = si se hizo una jugada o se pulsó el reloj
question-subject-position = si algo sería correcto en esta posición

conduct-game-over = la partida ha terminado: su resultado vale y ya no se puede dar tiempo
conduct-loss = pérdida de la partida
conduct-warning = una advertencia
conduct-warning-more-if-repeated = una advertencia; más si se repite

conduct-disturbed = { $how-code ->
    [noise] Las { $by } molestaron con ruido
    [talking] Las { $by } molestaron hablando
    [claims] Las { $by } molestaron con reclamaciones sin motivo
    [draw-offers] Las { $by } molestaron con ofertas de tablas sin motivo
    [complaints] Las { $by } molestaron con quejas sin fundamento
   *[other] Las { $by } molestaron al adversario
}
conduct-stop-disturbing = Distracción: se corta de inmediato y se sanciona a las { $by }.
conduct-standard-at-least = al menos la sanción estándar, { $time } para las { $by-opponent }; más si continúa
conduct-time-penalty-at-once = una sanción de tiempo de inmediato, y más si continúa
conduct-cannot-help-it = Las { $by } molestan, pero no pueden evitarlo
conduct-no-offence = No hay falta: se busca remedio, por ejemplo cambiando de sitio el tablero; no se sanciona a las { $by }.
conduct-find-remedy = Buscar otro lugar para la partida u otro remedio que no cueste tiempo a ninguno de los jugadores.
conduct-another-place = otro lugar para el tablero
conduct-move-board = apartar el tablero de los demás

conduct-offered-again = Las { $by } ofrecieron tablas otra vez
conduct-offer-in-order = La oferta es correcta; el adversario la acepta o la rechaza.
conduct-offers-can-disturb = también pueden molestar ofertas razonables demasiado frecuentes
conduct-offer-annoys = La oferta vale, pero repetirla sin motivo molesta al adversario: se puede sancionar a las { $by }.

conduct-smoked = Las { $by } fumaron
conduct-house-rules = Deciden las normas del torneo y de la sede.
conduct-smoking-allowed = Allí se permite fumar.
conduct-e-cigarette-not-named = El artículo no menciona los cigarrillos electrónicos: el árbitro decide si eso era fumar.
conduct-smoking-forbidden = Solo se permite fumar donde diga el árbitro.

conduct-help-used = { $what-code ->
    [written-matter] Las { $by } usaron material escrito o grabado
    [notes] Las { $by } tomaron notas
    [other-board] Las { $by } analizaron en otro tablero o con un ordenador
    [asked-advice] Las { $by } pidieron consejo
    [headphones] Las { $by } escucharon algo en auriculares
   *[analysis-in-room] Las { $by } analizaron en la sala de juego
}
conduct-help-forbidden = Ayuda prohibida: se sanciona a las { $by }.
conduct-help-not-allowed = No permitido: el director puede sancionar a las { $by }.
conduct-help-costs-game = Una ayuda así suele costar la partida: las { $by } pierden, salvo que el director considere suficiente una sanción menor.
conduct-harmless-sound = No hay infracción mientras el sonido no tenga que ver con la partida; el director puede comprobarlo.
conduct-loss-if-it-helped = una advertencia la primera vez; pérdida de la partida si sirvió de ayuda
conduct-warning-or-time = una advertencia o una sanción de tiempo
conduct-warning-or-little-time = una advertencia o una pequeña sanción de tiempo; más si se repite
conduct-more-if-it-helped = una advertencia; más si sirvió de ayuda o molestó

conduct-misbehaved = { $how-code ->
    [arranged-result] Las { $by } amañaron el resultado
    [insult] Las { $by } insultaron a alguien
    [drunk] El jugador de las { $by } está ebrio, pero no molesta
    [dress] La vestimenta del jugador de las { $by } es contraria a las bases
   *[other] Las { $by } se comportaron mal
}
conduct-brought-into-disrepute = Se desprestigia el juego del ajedrez: se sanciona a las { $by }.
conduct-misconduct-usual = { $how-code ->
    [arranged-result] una sanción severa para ambos jugadores; puntos para ninguno
    [insult] una advertencia como mínimo; más si es grave
    [drunk] una advertencia; más si el jugador no puede seguir
    [dress] una advertencia; el jugador se cambia para la ronda siguiente
   *[other] primero una advertencia, más si es grave
}
conduct-excluded-from-round = exclusión de esta ronda

conduct-no-dress-code = el caso no anuncia normas de vestimenta: sin ellas solo se puede sancionar lo claramente inadecuado
conduct-accused = Las { $by } acusan a las { $by-opponent } de hacer trampas
conduct-evidence-needed = Una acusación contra el adversario exige pruebas imparciales; sin ellas la partida sigue.
conduct-hear-both = Oír a los dos jugadores lejos de los tableros y buscar un testigo.
conduct-penalty-if-proved = una sanción por lo que se pruebe
conduct-director-watches = la partida sigue; el director vigila
conduct-only-recorded = La partida sigue; sin denuncia por escrito la acusación solo se hace constar.
conduct-ask-for-complaint = Pedir a las { $by } una denuncia oficial y explicar lo que cuesta una falsa.
conduct-report-accusation = Si la rechaza, hacer constar nombre y acusación en el informe; al acusado no se le dice.
conduct-watch-accused = vigilar al jugador acusado
conduct-record-and-watch = hacerlo constar y vigilar
conduct-false-accusation = Acusación falsa: se puede sancionar a las { $by }.
conduct-investigated = La denuncia se investiga; mientras tanto la partida sigue.
conduct-tell-accused = Informar al acusado después de la partida y pedirle sus alegaciones.
conduct-report-complaint = Incluir en el informe la denuncia y su resultado.
conduct-watch-player = vigilar al jugador
conduct-inspect-once = una inspección en esta ronda
conduct-watch-and-inspect = vigilar, e inspeccionar antes de la partida o justo después

conduct-asked = { $about-code ->
    [rules] Las { $by } preguntan al { $who } por un punto de las reglas
    [schedule] Las { $by } preguntan al { $who } por el ritmo de juego
    [move-number] Las { $by } preguntan al { $who } por el número de jugadas
    [clock] Las { $by } preguntan al { $who } por la jugada del adversario o por el reloj
   *[position] Las { $by } preguntan al { $who } por la posición
}
conduct-answered = { $about-code ->
    [rules] Se explica ese punto de las reglas y nada más: ningún consejo, ni una palabra sobre la posición.
    [schedule] Se contesta a lo preguntado y nada más.
    [move-number] No se dice: el número de jugadas no se da mientras corre el período.
    [clock] No se dice: el { $who } no se pronuncia sobre si se ha completado una jugada o falta pulsar el reloj.
   *[position] Se explica la regla en general; si se aplica a esta posición debe verlo el jugador.
}
