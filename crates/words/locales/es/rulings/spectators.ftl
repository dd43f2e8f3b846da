# Spectators: incidents, questions, answers, what rulings say.

family-spectators = Espectadores

incident-spectator-speaks = otra persona habló de la partida
    .words = espectador, mirón, público, espectador habla, tercero, padres, susurra, hablar, intervención
incident-unasked-advice = un jugador recibió un consejo sin pedirlo
    .words = consejo no pedido, le dijeron una jugada, soplo, le soplaron, consejo
incident-clock-reminder = se ha recordado a un jugador el reloj o la bandera
    .words = recordó, pulsa el reloj, aviso del reloj, avisó de la bandera, recordatorio
incident-spectator-disturbs = un espectador molesta o usa un teléfono
    .words = espectador molesta, ruido, espectador con móvil, foto, flash, cámara, vídeo
incident-outside-disturbance = la partida se vio alterada desde fuera
    .words = molestia exterior, ruido, obras, ruido de fuera, música de fuera, niños

ask-spectator-speaks-about = ¿Qué se dijo?
ask-spectator-speaks-to-arbiter-only = ¿Se le dijo solo al árbitro?
ask-spectator-speaks-to-director-only = ¿Se le dijo solo al director?
ask-unasked-advice-to = ¿A quién se le dijo?
ask-unasked-advice-worth = ¿Qué valor tenía el consejo?
ask-clock-reminder-to = ¿A quién se le recordó?
ask-clock-reminder-from = ¿Quién se lo recordó a las { $to }?
ask-clock-reminder-about = ¿Qué se recordó?
ask-spectator-disturbs-how = ¿Cómo molesta el espectador?

spectator-remark-flag = una bandera caída
spectator-remark-irregularity = una jugada ilegal u otra irregularidad
spectator-remark-game = la posición o una jugada

advice-worth-would-find = una jugada que el jugador habría encontrado
advice-worth-would-not-find = una jugada que el jugador no habría encontrado
advice-worth-unclear-with-alternatives = no está claro que la hubiera encontrado, y hay otras jugadas buenas
advice-worth-only-winning-move = la única jugada ganadora, y no está claro que la hubiera encontrado
advice-worth-weak-move = una jugada floja
advice-worth-clock-reminder = un recordatorio del reloj
advice-worth-clock-reminder-late = un recordatorio del reloj en el último minuto

reminder-opponent = el adversario
reminder-neighbour = un jugador de otra partida
reminder-captain = el capitán
reminder-spectator = un espectador
reminder-arbiter = el árbitro o director
reminded-press = pulsar el reloj
reminded-time = el tiempo que queda
reminded-flag = una bandera caída
spectator-disturbance-phone = usando un teléfono
spectator-disturbance-nuisance = con ruido o acercándose demasiado
spectator-disturbance-entered-area = entrando en la zona de juego

spectators-spoke = { $about-code ->
    [flag] Un espectador señaló una bandera caída
    [irregularity] Un espectador señaló una irregularidad
   *[game] Un espectador habló con un jugador sobre la partida
}
spectators-warn-spectator = una advertencia al espectador
spectators-spectator-moves-away = el espectador se aparta del tablero
spectators-spectator-expelled = el espectador es expulsado del recinto de juego
spectators-look-at-clock = El árbitro mira el reloj y actúa según lo que ve.
spectators-look-into-it = El árbitro lo examina y actúa según lo que averigua.
spectators-may-tell-arbiter = Correcto: quien ve una irregularidad puede avisar al árbitro, y a nadie más.
spectators-may-not-interfere = Los espectadores no pueden intervenir; el árbitro decide qué pasa en la partida y puede expulsar al espectador.
spectators-warn-and-rule = una advertencia al espectador; el árbitro decide según lo que se ve
spectators-flag-only-by-players = No decir nada de la bandera: solo la señalan los jugadores.
spectators-act-as-far-as-rules-let = Examinarlo y actuar hasta donde las reglas permitan actuar a un director.
spectators-may-tell-director = Un espectador puede avisar al director, pero no reclama; la partida sigue.
spectators-eject-or-warn = El espectador no puede hablar a los jugadores: se le expulsa o se le advierte; el director decide sobre la partida.
spectators-eject-who-speaks = expulsar al espectador que habla a un jugador sobre la partida
spectators-removed = Se aparta al espectador; se examina si un jugador sacó provecho.
spectators-rule-on-advice = Si un jugador recibió un consejo, decidir también sobre ello.
spectators-expel = expulsar al espectador
spectators-new-game = una partida nueva, si el resultado puede verse afectado
spectators-blitz-interference = Si la intromisión puede afectar al resultado, el director puede ordenar una partida nueva y expulsar al espectador.
spectators-blitz-usual = expulsar al espectador; una partida nueva si el resultado se vio afectado

spectators-advised = Las { $to } recibieron un consejo sin pedirlo
spectators-remove-speaker = Se aparta a quien habló; las { $to } no lo pidieron y no se las sanciona por ello.
spectators-if-arranged = una sanción al jugador, si la ayuda estaba concertada
spectators-expel-speaker = expulsar a quien habló; la partida sigue
spectators-as-asked-advice = como un consejo pedido
spectators-team-only = perdida solo para el equipo; la partida sigue para el jugador y el rating
spectators-eject-speaker = Expulsar a quien habló.
spectators-own-side-judged-harder = el consejo de un familiar, un compañero de equipo o un entrenador se juzga con más dureza
spectators-weighed = { $worth-code ->
    [would-find] Sin sanción: el jugador habría encontrado la jugada.
    [weak-move] Sin sanción: la jugada es floja.
    [would-not-find] La jugada se puede prohibir: el jugador no la habría encontrado.
    [unclear-with-alternatives] Hay que hacer otra jugada: no está claro que el jugador hubiera encontrado esta.
    [only-winning-move] Se dijo la única jugada ganadora y nadie sabe si se encontraría: tablas, o preguntar a jugadores similares.
    [clock-reminder] Se recordó el reloj al jugador: unos minutos menos.
   *[clock-reminder-late] Se recordó el reloj al jugador en el último momento: se le quita la mayor parte del último minuto.
}
spectators-no-penalty = ninguna sanción
spectators-move-may-not-be-played = la jugada no se puede hacer
spectators-move-forbidden = se prohíbe la jugada aconsejada
spectators-another-move = se exige otra jugada
spectators-draw = tablas
spectators-ask-similar-players = se pregunta a jugadores de fuerza similar
spectators-game-drawn = la partida es tablas
spectators-few-minutes-off = unos pocos minutos menos al jugador
spectators-some-minutes-off = algunos minutos menos al jugador
spectators-last-minute-off-or-draw = se quita la mayor parte del último minuto; con una victoria fácil en el tablero, tablas
spectators-last-minute-off = se quita la mayor parte del último minuto

spectators-reminded = { $from-code ->
    [opponent] Recordatorio a las { $to } por las { $to-opponent }
    [neighbour] Recordatorio a las { $to } por un jugador de otra partida
    [captain] Recordatorio a las { $to } por el capitán
    [spectator] Recordatorio a las { $to } por un espectador
   *[arbiter] Recordatorio a las { $to } por el árbitro o director
}
spectators-opponent-may-remind = Correcto: un jugador puede recordar el reloj al adversario, pero no está obligado.
spectators-reminder-is-claim = Quien señala la bandera del adversario reclama por tiempo: se decide sobre la bandera.
spectators-reminders-can-disturb = repetido una y otra vez puede ser una distracción
spectators-arbiter-must-not = Un árbitro o director no debe hacerlo: no dice a un jugador que el reloj no está pulsado ni cuánto tiempo queda.
spectators-arbiter-calls-flag = Correcto: el árbitro señala la caída de una bandera. Se decide sobre la bandera.
spectators-nothing-undone = la partida sigue; lo jugado después vale
spectators-not-by-third-parties = Solo los jugadores pueden hacerlo; los demás avisan únicamente al árbitro. Las { $to } no preguntaron y no se las sanciona; la partida sigue.
spectators-win-does-not-matter = las Leyes no dan nada al adversario por ello, por fácil que fuera la victoria; sanción al jugador solo si la ayuda estaba acordada
spectators-warn-neighbour = una advertencia al jugador de la otra partida
spectators-neighbour-less-time = menos tiempo, u otra sanción de la lista, en la propia partida de ese jugador
spectators-warn-captain = una advertencia al capitán
spectators-captain-leaves = el capitán abandona la zona de juego
spectators-warn-who-reminded = una advertencia a quien habló, y su retirada si se repite
spectators-disturbs = { $how-code ->
    [phone] Un espectador usó un teléfono
    [nuisance] Un espectador molesta
   *[entered-area] Un espectador entró en la zona de juego
}
spectators-stop-disturbance = { $how-code ->
    [phone] Nadie usa un teléfono en el recinto de juego sin permiso: hay que impedirlo, y se expulsa a quien continúe.
    [nuisance] El espectador se aparta cuando se le dice, o se marcha.
   *[entered-area] Sin permiso solo pueden estar allí los jugadores y los oficiales: el espectador sale de la zona.
}
spectators-more-regard = a un jugador que mira se le trata con más consideración: primero se le pide que se aparte
spectators-warning-then-out = una advertencia, después fuera
spectators-game-disturbed = La partida se vio alterada desde fuera
spectators-player-disturbed = Las { $by } sufrieron una molestia desde fuera
spectators-game-over = La partida ha terminado: el resultado vale.
spectators-more-time-for-one = más tiempo para un jugador
spectators-more-time-for-both = más tiempo para los dos jugadores
spectators-may-give-time = El árbitro puede parar los relojes y dar más tiempo a uno o a los dos jugadores.
spectators-stop-and-give-time = parar los relojes si se prolonga; devolver tiempo si un jugador lo perdió
spectators-may-make-up = Se paran los relojes mientras dure; el director puede compensar el tiempo perdido.
spectators-stop-while-it-lasts = parar los relojes mientras dure
advice-worth-clock-reminder-easy-win = un aviso sobre el reloj en el último minuto, y el jugador tiene una victoria fácil
