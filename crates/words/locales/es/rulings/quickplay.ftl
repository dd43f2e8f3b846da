# Quickplay finish: incidents, questions, answers, what rulings say.

family-quickplay = Final a caída de bandera

incident-quickplay-claim = se reclaman tablas: no se puede ganar por medios normales, o probabilidad insuficiente de perder
    .words = medios normales, final a caída de bandera, no intenta ganar, directriz III, 10.2, juega al tiempo, probabilidad insuficiente de perder
incident-five-seconds-request = un jugador con poco tiempo pide segundos añadidos o un reloj con demora
    .words = cinco segundos, apuro de tiempo, pide incremento, añadir segundos, menos de dos minutos, reloj con demora
incident-postponed-claim = hay que decidir una reclamación pospuesta en el final a caída de bandera
    .words = decisión pospuesta, reclamación pospuesta, el árbitro pospone, final a caída de bandera

ask-quickplay-claim-by = ¿Quién reclama las tablas?
ask-quickplay-claim-announced = ¿Se anunció que rigen las reglas para partidas sin incremento?
ask-quickplay-claim-five-seconds-apply = ¿Se aplica en este torneo la petición de cinco segundos por jugada, de modo que no se pueden reclamar tablas?
ask-quickplay-claim-ground = ¿En qué se basa la reclamación?
ask-quickplay-claim-delay-clock-available = ¿Hay disponible un reloj con demora que se pueda poner en este tablero?
ask-five-seconds-request-by = ¿Quién lo pide?
ask-five-seconds-request-announced = ¿Se anunció que rigen las reglas para partidas sin incremento?
ask-five-seconds-request-opponent-accepts = La petición ofrece tablas. ¿Las aceptan las { $by-opponent }?
ask-postponed-claim-by = ¿Quién había reclamado las tablas?
ask-postponed-claim-flag-fallen = ¿De quién es la bandera que ha caído desde entonces?
ask-postponed-claim-criterion-met = ¿Es cierto que las { $tried } no podían ganar por medios normales, o no hacían esfuerzos suficientes para ello?
ask-quickplay-addition = ¿Cuánto se añade por jugada? 0:00 si nada.
ask-quickplay-addition-at-board = ¿Cuánto añade o demora por jugada el reloj de este tablero? 0:00 si nada.
ask-quickplay-running = ¿Qué reloj está en marcha?
ask-quickplay-time-left = ¿Cuánto tiempo les queda a las { $by }?

quickplay-ground-cannot-win = el adversario no puede ganar por medios normales
quickplay-ground-no-effort = el adversario no hace esfuerzos por ganar
quickplay-ground-both = ambas cosas
flag-fallen-none = de nadie
flag-fallen-claimant = del reclamante
flag-fallen-opponent = del adversario

quickplay-claimed = Las { $by }, con poco tiempo, reclaman tablas
quickplay-requested = Las { $by } piden que se añadan segundos por jugada
quickplay-over = La partida ha terminado: el resultado vale.
quickplay-agreed = El adversario está de acuerdo: la partida es tablas.
quickplay-no-such-claim = No existe tal reclamación: la partida sigue.
quickplay-no-rules = esta edición no tiene reglas para el final de partidas sin incremento
quickplay-not-in-blitz = Denegado: estas reglas nunca rigen en relámpago. La partida sigue.
quickplay-not-with-increment = Denegado: estas reglas solo rigen sin incremento. La partida sigue.
quickplay-not-announced = Denegado: no se anunció que rigen estas reglas. La partida sigue.
quickplay-not-last-period = Denegado: no es el último período, en el que deben hacerse todas las jugadas restantes. La partida sigue.
quickplay-claim-after-flag = Demasiado tarde: ha caído la bandera de las { $by } y había que reclamar antes. Se decide sobre la bandera.
quickplay-request-after-flag = Demasiado tarde: ha caído la bandera de las { $by }. Se decide sobre la bandera.
quickplay-too-early = Demasiado pronto: a las { $by } les debe quedar menos de { $limit }. La partida sigue.
quickplay-not-on-move = Denegado: las { $by } no están en juego. La partida sigue.
quickplay-five-seconds-instead = No cabe reclamación: en su lugar las { $by } pueden pedir cinco segundos por jugada para ambos, con lo que ofrecen tablas.
quickplay-cannot-win = Las { $by-opponent } no pueden ganar por medios normales, o no lo han intentado: la partida es tablas.
quickplay-normal-play = cuenta el juego normal, no si alguna serie de jugadas legales lleva al mate
quickplay-postponed = Pospuesta: la partida sigue, si es posible con un árbitro junto al tablero. Las { $by-opponent } pueden recibir { $bonus } más.
quickplay-no-extra-time = sin tiempo adicional
quickplay-more-time = { $bonus } más para las { $by-opponent }
quickplay-stay-and-watch = Permanecer junto al tablero y observar si el adversario intenta ganar por medios normales.
quickplay-decide-later = Decidir más adelante en la partida, o cuanto antes después de caer una bandera.
quickplay-time-if-doubtful = no se añade tiempo mientras la reclamación pueda ser correcta; se añade si parece dudosa
quickplay-rejected = Rechazada: las { $by-opponent } reciben { $bonus } más y la partida sigue.
quickplay-why-rejected = reclamación en el final a caída de bandera rechazada
quickplay-open = El árbitro declara tablas la partida, pospone la decisión o rechaza la reclamación.
quickplay-look-at = Parar los relojes; examinar la posición y las últimas jugadas.
quickplay-postpone = posponer la decisión y observar
quickplay-postpone-with-time = posponer, y { $bonus } más para las { $by-opponent }
quickplay-draw = la partida es tablas
quickplay-reject = rechazar: { $bonus } más para las { $by-opponent }
quickplay-postpone-usually = posponer y observar, salvo que la posición sea claramente tablas o esté claramente ganada

quickplay-ends-game = La reclamación termina la partida. Va al árbitro designado para ello, que decide.
quickplay-write-position = Las { $by } anotan la posición final; las { $by-opponent } la confirman.
quickplay-hand-in-score = Las { $by } entregan una planilla al día; las { $by-opponent } también la confirman.
quickplay-send-claim = Enviar la reclamación al árbitro designado; los jugadores no hacen más jugadas.
quickplay-sent-right = la reclamación es correcta: tablas
quickplay-sent-wrong = la reclamación es incorrecta: el árbitro designado decide qué procede
quickplay-named-arbiter = el árbitro designado decide según la posición y la planilla entregadas

quickplay-draw-accepted = Las { $by-opponent } aceptan las tablas que ofrece la petición: tablas.
quickplay-granted = { $either ->
    [yes] Concedido: una demora o un incremento de { $seconds } segundos para ambos, { $bonus } más para las { $by-opponent }, y la partida sigue.
   *[no] Concedido: un incremento de { $seconds } segundos para ambos, { $bonus } más para las { $by-opponent }, y la partida sigue.
}
quickplay-why-granted = cinco segundos por jugada concedidos
quickplay-set-clocks = { $either ->
    [yes] Parar los relojes y ajustar una demora o un incremento de { $seconds } segundos para ambos jugadores.
   *[no] Parar los relojes y ajustar un incremento de { $seconds } segundos para ambos jugadores.
}
quickplay-change-clock = si el reloj no puede hacerlo, cambiar el reloj si es posible
quickplay-write-times = anotar los dos tiempos antes de cambiar el ajuste
quickplay-request-refused = Denegado: la partida sigue con el reloj como está.
quickplay-no-penalty-named = no se prevé sanción por la petición
quickplay-grant-or-refuse = { $either ->
    [yes] El árbitro lo concede o lo deniega. Si lo concede, hay una demora o un incremento de { $seconds } segundos para ambos y { $bonus } más para las { $by-opponent }.
   *[no] El árbitro lo concede o lo deniega. Si lo concede, hay un incremento de { $seconds } segundos para ambos y { $bonus } más para las { $by-opponent }.
}
quickplay-refuse-request = denegarlo: la partida sigue como está
quickplay-grant = { $either ->
    [yes] conceder una demora o un incremento de { $seconds } segundos para ambos, y { $bonus } más para las { $by-opponent }
   *[no] conceder un incremento de { $seconds } segundos para ambos, y { $bonus } más para las { $by-opponent }
}
quickplay-grant-usually = concederlo, salvo que quien lo pide esté claramente perdido en el tablero
quickplay-no-demand = Denegado: un jugador no puede exigir un reloj con demora durante la partida. La partida sigue.
quickplay-set-right = si el reloj tiene demora y solo estaba sin ajustar, se ajusta bien
quickplay-answer-to-claim = donde se admiten reclamaciones por probabilidad insuficiente de perder, el director puede poner uno para resolver una reclamación dudosa

quickplay-postponed-decided = Se decide la reclamación de tablas pospuesta de las { $by }
quickplay-postponed-right = La reclamación era correcta: la partida es tablas, también después de caer una bandera.
quickplay-postponed-goes-on = La reclamación no prospera: la partida sigue.
quickplay-later-still = todavía se puede decidir más tarde, hasta que caiga una bandera
quickplay-postponed-fails = la reclamación de tablas pospuesta de las { $by } no prospera, así que cuenta la bandera

quickplay-claims-not-allowed = Denegada: no se admiten reclamaciones por probabilidad insuficiente de perder. La partida sigue.
quickplay-open-offer = sigue siendo una oferta de tablas, abierta hasta que se rechace
quickplay-must-be-posted = la variante que admite tales reclamaciones debe exponerse o anunciarse
quickplay-still-offer = sigue siendo una oferta de tablas
quickplay-own-flag-down = Denegada: ha caído la propia bandera de las { $by }. La partida sigue.
quickplay-clock-adds = Denegada: se usa un reloj con demora o incremento. La partida sigue.
quickplay-not-sudden-death = Denegada: no es muerte súbita. La partida sigue.
quickplay-must-have-less = Denegada: a las { $by } les debe quedar { $limit } o menos. La partida sigue.
quickplay-denied-not-on-move = Denegada: las { $by } no están en juego. La partida sigue.
quickplay-clearly-correct = Claramente correcta: la partida es tablas.
quickplay-clearly-wrong = Claramente incorrecta: denegada, y se puede descontar hasta { $most } del tiempo de las { $by }. La partida sigue.
quickplay-offer-stays = la reclamación queda abierta como oferta de tablas
quickplay-time-off = hasta { $most } menos del tiempo de las { $by }
quickplay-for-no-ground = nada por una reclamación de buena fe; hasta { $most } por una sin ningún fundamento
quickplay-put-on-delay-clock = { $delay ->
    [none] Dudosa: se pone un reloj con demora, con { $half } para las { $by }, el tiempo de las { $by-opponent } como está y la demora estándar del torneo. La partida sigue.
   *[other] Dudosa: se pone un reloj con demora, con { $half } para las { $by }, el tiempo de las { $by-opponent } como está y la demora del torneo ({ $delay }). La partida sigue.
}
quickplay-why-half = la mitad del tiempo, con un reloj con demora
quickplay-no-more-claims = la reclamación queda abierta como oferta de tablas; no hay más reclamaciones de esta clase en la partida
quickplay-invite-later = denegar por ahora e invitar al jugador a reclamar de nuevo
quickplay-watch-and-reserve = observar la partida y reservar la decisión
quickplay-delay-clock = un reloj con demora: { $half } para las { $by }
quickplay-delay-clock-usually = el reloj con demora, para que los jugadores decidan la partida
quickplay-no-delay-clock = Dudosa, y no hay reloj con demora disponible: denegarla e invitar a reclamar más tarde, u observar la partida y decidir después. Los tiempos quedan.
quickplay-director-decides = El director estima la reclamación si es claramente correcta y la deniega si es claramente incorrecta; si no, pone un reloj con demora, si lo hay.
quickplay-no-ratings = No mirar ni los ratings ni el reloj; si hace falta, preguntar a cada jugador en privado por su plan.
quickplay-class-c = Claramente correcta: ¿es casi imposible que un jugador de Clase C, con tiempo de sobra, pierda esto contra un Maestro?
quickplay-correct-draw = claramente correcta: tablas
quickplay-unclear-half = dudosa: un reloj con demora, la mitad del tiempo para las { $by }
quickplay-unclear-no-clock = dudosa y sin reloj con demora: denegar por ahora, u observar y decidir después
quickplay-wrong-time-off = claramente incorrecta: denegada, hasta { $most } menos
quickplay-on-list = La posición está en la lista que se anunció: la partida es tablas.
quickplay-not-in-us-blitz = Denegada: en relámpago no hay reclamaciones por probabilidad insuficiente de perder fuera de una lista anunciada. La partida sigue.

quickplay-usually-delay-clock = un reloj con demora si lo hay, salvo que la reclamación esté clara
quickplay-usually-complex = denegar: las posiciones complejas rara vez admiten la reclamación
quickplay-usually-opposite-bishops = tablas si los peones están casi todos fijos, incluso con uno o dos peones menos
quickplay-usually-same-pieces = tablas, salvo que haya una victoria forzada rápida
quickplay-usually-piece-less = sin tablas directas para el bando inferior: un reloj con demora, u observar
quickplay-usually-rook-pawn = tablas si el rey puede parar el peón
quickplay-usually-rook-and-bishop = denegar, salvo que se gane material de inmediato
