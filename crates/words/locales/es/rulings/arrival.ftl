# Coming late: incidents, questions, answers, what rulings say.

family-arrival = Retrasos e incomparecencias

incident-late-arrival = un jugador llega tarde
    .words = tarde, llega tarde, retraso, tiempo de espera, tiempo de incomparecencia, minutos tarde, comienzo, demora al llegar
incident-both-absent = no había nadie cuando se pusieron en marcha los relojes
    .words = los dos ausentes, nadie, ninguno de los jugadores, tablero vacío, doble incomparecencia, ausentes
incident-absent-without-notice = un jugador no se presentó y no avisó
    .words = no se presenta, incomparecencia, ausente, no vino, no acudió, no aparece, falta sin avisar, ausencia

incident-players-without-game = dos jugadores no tienen partida una vez empezada la ronda
    .words = sin partida, sin rival, sin emparejar, emparejar tarde, dos jugadores sin partida
ask-players-without-game-both-agree = ¿Quieren los dos jugar entre sí?
ask-players-without-game-met-before = ¿Se han enfrentado ya en este torneo?
ask-late-arrival-by = ¿Quién llegó tarde?
ask-late-arrival-late-by = ¿Cuánto después del comienzo real de la sesión llegó el jugador?
ask-late-arrival-default-time = ¿Qué tiempo de incomparecencia fijan las bases? La edición no tiene ninguno propio.
ask-late-arrival-first-period = ¿Cuánto dura el primer o único período?
ask-both-absent-white-late-by = ¿Cuánto después del comienzo llegaron las blancas?
ask-both-absent-black-late-by = ¿Cuánto después del comienzo llegaron las negras?
ask-absent-without-notice-by = ¿Quién no se presentó?
ask-absent-without-notice-explained = ¿Lo ha justificado el jugador antes de publicarse el siguiente emparejamiento?

arrival-before-start = Las { $by } llegaron antes del comienzo
arrival-not-late = Las { $by } no llegan tarde.
arrival-came = Las { $by } llegaron { $late } después del comienzo
arrival-in-time = A tiempo: el tiempo de incomparecencia es { $limit }. Las { $by } juegan con el tiempo que les queda.
arrival-clock-ran = { $by-code ->
    [white] el reloj de las blancas corre desde el comienzo
   *[black] el reloj de las negras corre desde la primera jugada de las blancas
}
arrival-after-first-control = Las { $by } llegaron cuando ya se había agotado el primer control y pierden.
arrival-no-waiver = solo se puede dispensar la derrota tras una hora, no esta
arrival-too-late = Las { $by } llegaron pasado el tiempo de incomparecencia de { $limit } y pierden.
arrival-not-helped = el retraso fue inevitable: el artículo permite al { $who } decidir otra cosa
arrival-played-with-rest = la partida se juega con el tiempo que queda
arrival-game-lost = la partida se pierde
arrival-loss-stands = la derrota se mantiene, salvo motivo de peso
arrival-may-decide-otherwise = el { $who } puede decidir otra cosa por un buen motivo
arrival-came-no-equipment = Las { $by } llegaron { $late } después del comienzo y no había material preparado
arrival-no-loss = No hay derrota: las { $by-opponent } no han preparado el material ni puesto en marcha el reloj. La partida se juega; cada uno pierde { $half } del tiempo desde el comienzo.
arrival-divided = El tiempo desde el comienzo se divide por igual: cada uno pierde { $half }. La partida se juega.
arrival-nothing-set-up = No había material preparado: el tiempo desde el comienzo se divide por igual y cada uno pierde { $half }.
arrival-why-equipment = sin material al comienzo
arrival-count-until-there = contar hasta que hubo material, si fue antes

arrival-nobody = No había nadie: las blancas llegaron { $white } después del comienzo; las negras, { $black } después
arrival-both-too-late = Ambos llegaron pasado el tiempo de incomparecencia: ambos pierden.
arrival-played-after-all = la partida se juega a pesar de todo
arrival-both-lose = ambos pierden
arrival-white-loses = Las blancas pierden el tiempo hasta que llegaron ({ $lost }); las negras no pierden nada antes de que las blancas muevan.
arrival-split = El tiempo hasta que llegó el primer jugador se reparte: cada uno pierde { $lost }.
arrival-why-absent = ausencia al comienzo
arrival-regulations-otherwise = las bases o el árbitro pueden decidir otra cosa

arrival-charged-wrongly = Se corrige el tiempo perdido al comienzo: las blancas pierden { $white }, las negras { $black }.
arrival-charged-rightly = El tiempo perdido al comienzo se descontó bien.
arrival-why-charged = tiempo del comienzo mal descontado
arrival-setting-stays = Demasiado tarde: tras diez jugadas de cada uno, los tiempos se quedan como están.
arrival-came-after-grant = Las { $by } llegaron { $late } después del comienzo; se había permitido empezar más tarde
arrival-granted-in-time = No hay derrota: se permitió empezar { $granted } más tarde y las { $by } llegan a tiempo. La partida se juega.
arrival-tell-opponent = Informar a las { $by-opponent } del comienzo más tardío, si nadie lo ha hecho.
arrival-opponent-not-told = no haber informado a las { $by-opponent } es una omisión del árbitro: no le cuesta la partida a nadie
arrival-from-granted-start = los relojes se ajustan como si la partida hubiera empezado a la hora permitida
arrival-as-clocks-ran = los tiempos se quedan como han corrido los relojes
arrival-two-without-game = Dos jugadores no tienen partida una vez empezada la ronda
arrival-may-be-paired = Se les puede emparejar entre sí, si el árbitro también está de acuerdo.
arrival-not-paired-now = No se les empareja entre sí en esta ronda; cada uno conserva lo que le dio la ronda.
arrival-replaces-forfeit = acordar con los dos antes de jugar que esta partida cuenta en lugar de la victoria por incomparecencia o del bye; las normas no lo dicen
arrival-pair-them = emparejarlos entre sí
arrival-leave-them = dejar la ronda como está
arrival-not-provided = ningún artículo prevé aquí emparejar a dos jugadores tras el comienzo
arrival-adjust-times = Ajustar con equidad los dos relojes por el tiempo transcurrido.
arrival-stayed-away = Las { $by } no se presentaron y no avisaron
arrival-paired-if-accepted = Las { $by } pierden esta partida, pero el jugador vuelve a ser emparejado si se acepta la justificación.
arrival-counts-as-withdrawn = Las { $by } pierden esta partida y el jugador se considera retirado: no se le empareja hasta que lo justifique.
arrival-paired-again = emparejado de nuevo
arrival-out-of-event = fuera del torneo
arrival-not-paired-again = no se le vuelve a emparejar
arrival-may-be-ejected = Las { $by } pierden esta partida; el jugador puede ser expulsado del torneo y multado hasta la cuota de inscripción; si lo pide, el director puede mantenerlo o readmitirlo.
arrival-fine-goes-to = la multa es para el organizador, que puede vetar al jugador en otros torneos hasta que la pague
arrival-kept-on-request = mantenido en el torneo o readmitido, si lo pide
arrival-fine = una multa hasta la cuota de inscripción
arrival-ejection = expulsión del torneo
arrival-unless-asked = no se le vuelve a emparejar salvo que lo pida
ask-late-arrival-opponent-told = ¿Se informó a las { $by-opponent } del comienzo más tardío?
ask-late-arrival-equipment-missing = ¿Dejó el jugador presente de preparar el material o de poner en marcha el reloj?
arrival-setting-stands = El primero en llegar no cargó tiempo: ese ajuste vale, salvo que el director lo corrija o los jugadores lo acuerden. Repartido, cada uno perdería { $lost }.
arrival-leave-clocks = los relojes quedan como están
arrival-split-now = el tiempo se reparte después de todo
arrival-split-corrected = Las { $by } cargaron todo al adversario: los tiempos se corrigen, cada uno pierde { $lost }, y las { $by } pueden ser sancionadas.
arrival-as-granted = A tiempo: el reloj de las { $by } no puede correr antes de la nueva hora, y el tiempo de incomparecencia de { $limit } cuenta desde ella.
arrival-reset-clocks = El adversario no lo sabía: los relojes se corrigen para que las { $by } tengan los { $granted } concedidos.
arrival-why-granted = comienzo más tardío concedido
arrival-granted-too-late = Las { $by } llegaron después del tiempo de incomparecencia de { $limit } contado desde la nueva hora, y pierden.
arrival-dropped-unless-excused = fuera del torneo, salvo excusa aceptable; las partidas siguientes valen entonces cero
ask-players-without-game-why = ¿Por qué no tienen partida?
no-game-not-paired = no fueron emparejados
no-game-opponents-may-come = sus adversarios no están, pero aún pueden llegar
no-game-opponents-forfeited = sus adversarios han perdido por llegar tarde
arrival-pair-apart = Las partidas empezadas siguen; los que esperan se emparejan aparte, según las reglas habituales.
arrival-clocks-from-now = Fijar una hora para su partida: sus relojes empiezan entonces, con el tiempo completo.
arrival-wait-for-opponents = Siguen emparejados con sus adversarios hasta que estos pierdan por llegar tarde.
arrival-opponents-have-time = un adversario ausente tiene una hora, o el primer control si es más corto
arrival-extra-game = una partida entre ellos como adicional, que solo vale para rating
arrival-forfeits-stand = Cada uno tiene una victoria por incomparecencia, que vale; una partida entre ellos no la sustituye.
