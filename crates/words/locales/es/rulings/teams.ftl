# Teams: incidents, questions, answers, what rulings say.

family-teams = Equipos

incident-captain = un capitán habló con un jugador o intervino en una partida
    .words = capitán, capitán de equipo, delegado, entrenador, consejo del capitán, el capitán habla
incident-team-incomplete = un equipo no está completo al comienzo
    .words = equipo incompleto, faltan jugadores, equipo sin completar, pocos jugadores, quórum
incident-wrong-board-order = los jugadores de un equipo se sentaron en tableros equivocados
    .words = orden de tableros, tableros cambiados, tablero equivocado, orden de fuerza
incident-line-up-missing = no se entregó a tiempo ninguna alineación
    .words = alineación, alineación sin entregar, falta la alineación, hoja de equipo

ask-captain-did = ¿Qué hizo el capitán?
ask-captain-before-arbiter = ¿Había un árbitro presente, y fue en un idioma que el árbitro entiende?
ask-captain-asked = ¿Lo había pedido el jugador?
ask-team-incomplete-boards = ¿Cuántos tableros tiene el encuentro?
ask-team-incomplete-present = ¿Cuántos jugadores del equipo están presentes?
ask-team-incomplete-official-event = ¿Es un torneo oficial de la FIDE?
ask-team-incomplete-default-zero = ¿Es cero el tiempo de incomparecencia?
ask-wrong-board-order-sat = ¿En qué orden se sentaron los jugadores?
expect-board-order = sus números en la lista del equipo, por tableros, como 2 4 3 5

captain-act-advised-on-draw = aconsejó ofrecer o aceptar tablas
captain-act-discussed-position = habló de la posición
captain-act-ordered-result = ordenó un resultado
captain-act-stood-behind-opponents = se puso detrás del equipo contrario

teams-discussed = El capitán habló con un jugador de la posición
teams-discussing-forbidden = Prohibido: un capitán no dice nada de una posición. Hay que impedirlo; el { $who } puede sancionar.
teams-warn-both = una advertencia a capitán y jugador; la partida si sirvió de ayuda
teams-ordered = El capitán ordenó un resultado
teams-order-forbidden = Prohibido: solo el jugador es responsable de la partida. Hay que impedirlo; el { $who } puede sancionar.
teams-warn-player-stands = una advertencia al capitán; lo que hizo el jugador vale
teams-stood-behind = El capitán se puso detrás del equipo contrario
teams-place-forbidden = No permitido: se manda al capitán apartarse de allí; el { $who } puede sancionar.
teams-tell-to-move = mandar al capitán que se aparte; una advertencia si se repite
teams-advised = El capitán aconsejó a un jugador sobre tablas
teams-advice-forbidden = Las bases del torneo prohíben ese consejo: hay que impedirlo; el { $who } puede sancionar.
teams-advice-allowed = Permitido: un capitán puede aconsejar que se ofrezcan o acepten tablas, ante un árbitro.
teams-only-before-arbiter = Capitán y jugador solo hablan ante un árbitro: hay que impedirlo; el { $who } puede sancionar.
teams-answer-allowed = Permitido: a petición del jugador, un capitán puede decir qué supondrían unas tablas, sin mirar la partida.
teams-only-when-asked = Un capitán solo lo dice si se le pregunta, y sin mirar la partida: hay que impedirlo; el { $who } puede sancionar.
teams-warn-captain = una advertencia al capitán
teams-time-for-opponent = más tiempo para el adversario del jugador ayudado
teams-game-of-helped = pérdida de la partida del jugador ayudado
teams-expel-captain = el capitán es expulsado del recinto de juego

teams-incomplete = Un equipo no está completo al comienzo
teams-present-play = Se juegan las partidas de los presentes; por un jugador que falta suben los de abajo, o los tableros se pierden por incomparecencia.
teams-move-up-last-forfeit = suben los de abajo; las incomparecencias recaen en los últimos tableros
teams-only-empty-forfeit = solo se pierde por incomparecencia el tablero vacío
teams-all-below-forfeit = se pierden por incomparecencia el tablero vacío y todos los de abajo
teams-move-up = suben los de abajo
teams-present = { $present ->
    [one] Al comienzo está presente { $present } de { $boards } jugadores de un equipo
   *[other] Al comienzo están presentes { $present } de { $boards } jugadores de un equipo
}
teams-more-than-half = Está presente más de la mitad: las partidas empiezan; para los ausentes decide el tiempo de incomparecencia.
teams-half-loses-match = Está presente la mitad o menos y el tiempo de incomparecencia es cero: el equipo pierde el encuentro.
teams-half-may-not-start = Está presente la mitad o menos: no pueden empezar. Se ponen en marcha los relojes; los adversarios con blancas pueden escribir su jugada sin hacerla.
teams-begin-above-half = Las partidas empiezan en cuanto esté presente más de la mitad del equipo.
teams-only-recommended = fuera de los torneos oficiales esto es solo una recomendación
teams-present-play-on = juegan los presentes
teams-as-official = como en los torneos oficiales
teams-as-regulations-say = lo que digan las bases del torneo

teams-sat-so = Un equipo se sentó en el orden { $order }
teams-order-right = El orden es correcto: todas las partidas cuentan como jugadas.
teams-forfeits-boards = Para la clasificación el equipo pierde por incomparecencia { $boards-count ->
    [one] el tablero { $boards }
   *[other] los tableros { $boards }
}; las partidas valen para Elo tal como se jugaron.
teams-change-result = Cambiar en consecuencia el resultado del encuentro para clasificación y emparejamientos.
teams-forfeit-on = incomparecencia en { $boards-count ->
    [one] el tablero { $boards }
   *[other] los tableros { $boards }
}
teams-regulations-otherwise = lo que las bases del torneo digan en contrario
teams-forfeit-wrong = incomparecencia en los tableros cuyo jugador no era el correcto
teams-no-line-up = No se entregó a tiempo ninguna alineación
teams-order-of-ratings = El equipo juega por orden de rating, como siempre.
teams-first-named-play = Juegan los primeros de la lista del equipo, en ese orden.
