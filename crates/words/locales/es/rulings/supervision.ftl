# Rapid and blitz: incidents, questions, answers, what rulings say.

family-supervision = Rápido y relámpago

incident-which-rules-hold = se discute si en rápido o relámpago rigen por completo las reglas de competición
    .words = rápidas, relámpago, blitz, qué reglas rigen, reglas de competición, supervisión

ask-which-rules-hold-specified = ¿Dicen las bases del torneo si rigen por completo las reglas de competición?
ask-which-rules-hold-announced = ¿Qué dicen?
ask-which-rules-hold-games = ¿Cuántas partidas se juegan a la vez?
ask-which-rules-hold-arbiters = ¿Cuántos árbitros las supervisan?
ask-which-rules-hold-recorded = ¿Anota cada partida un árbitro o un ayudante?

announced-rules-adequate = las reglas de competición rigen por completo
announced-rules-reduced = no rigen por completo

supervision-which-rules = Qué reglas rigen en este torneo de rápido o relámpago
supervision-one-set-of-rules = Hay un solo reglamento para cada ritmo de juego, haya los directores que haya.
supervision-standard-play = Es juego estándar: rigen por completo las reglas de competición.
supervision-whole-event = Sin cambios: las reglas elegidas rigen para todo el torneo, en todas sus rondas.
supervision-must-say = Las bases deben decir cuál de las dos cosas rige, para todo el torneo; decidirlo ahora y anunciarlo.
supervision-full-if-enough = las reglas de competición por completo, si hay árbitros suficientes
supervision-unsupervised = las reglas para el juego sin supervisión adecuada
supervision-unsupervised-usually = si no hay árbitros suficientes, las reglas para el juego sin supervisión adecuada
supervision-claim-before-next-move = Rigen las reglas para el juego sin supervisión adecuada: la reclamación de un jugador debe llegar antes de la jugada siguiente.
supervision-enough = Las reglas de competición rigen por completo: los árbitros bastan para { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, y todas se anotan.
supervision-promised-too-much = El torneo ha prometido más de lo que tiene: hacen falta un árbitro por cada { $games ->
    [one] { $games } partida como máximo
   *[other] { $games } partidas como máximo
} y la anotación de todas las partidas.
supervision-find-arbiters = Buscar más árbitros o ayudantes, o pedir al organizador que se juegue con las otras reglas desde el comienzo del torneo.
supervision-as-announced = las partidas jugadas hasta ahora lo fueron según las reglas anunciadas; el { $who } decide las incidencias según ellas
supervision-keep-announced = mantener las reglas anunciadas y buscar los árbitros
supervision-announce-other = antes de la primera ronda: anunciar las otras reglas para todo el torneo
supervision-settle-before = resolverlo antes de la primera ronda; después mantener lo anunciado
