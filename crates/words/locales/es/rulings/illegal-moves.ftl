# Illegal moves: incidents, questions, answers, what rulings say.

family-illegal-moves = Jugadas ilegales

incident-illegal-move = una jugada ilegal
    .words = jugada ilegal, ilegal, movimiento ilegal, jugada imposible, rey en jaque, dejó el rey en jaque, jaque ignorado, enroque ilegal, enroque, segunda ilegal, al paso, movimiento imposible
incident-pawn-not-replaced = un peón dejado en la última fila
    .words = promoción, coronación, peón en la última fila, peón sin cambiar, olvidó coronar, coronar, promoción incompleta, octava fila
incident-clock-without-move = el reloj pulsado sin haber movido
    .words = pulsó sin mover, reloj sin jugada, pulsar sin mover, sin hacer jugada, apretó el reloj sin mover
incident-two-hands = una jugada hecha con dos manos
    .words = dos manos, con las dos manos, ambas manos, enroque con dos manos, enroque, promoción con dos manos
incident-king-captured = se ha capturado un rey
    .words = rey capturado, comerse el rey, captura del rey, come el rey, rey comido
incident-moved-twice = un jugador ha movido dos veces seguidas
    .words = movió dos veces, jugó dos veces, dos jugadas seguidas, no era su turno, doble jugada
incident-king-left-in-check = un rey ha estado en jaque durante varias jugadas
    .words = rey en jaque varias jugadas, jaque no visto, nadie vio el jaque, siguió en jaque
incident-both-moved-illegally = a una jugada ilegal siguió otra jugada ilegal
    .words = ambos ilegales, jugada ilegal respondida con ilegal, dos jugadas ilegales
incident-castling-unfinished = un enroque a medias, sin mover la torre
    .words = enroque a medias, enroque sin terminar, olvidó la torre, solo el rey, enroque
incident-illegal-position = una posición ilegal en el tablero
    .words = posición ilegal, posición imposible, dos reyes, ambos reyes en jaque

ask-illegal-move-by = ¿Quién hizo la jugada ilegal?
ask-illegal-move-completed = ¿Han pulsado las { $by } el reloj después?
ask-illegal-move-reply = ¿Qué han hecho las { $by-opponent } desde entonces?
ask-illegal-move-moves-ago = ¿Cuál de las jugadas de las { $by } fue, contando hacia atrás? 1 es la última.
ask-illegal-move-seen-by = ¿Quién señala la jugada ilegal de las { $by }?
ask-pawn-not-replaced-by = ¿Quién dejó un peón en la última fila?
ask-pawn-not-replaced-completed = ¿Han pulsado las { $by } el reloj después?
ask-pawn-not-replaced-reply = ¿Qué han hecho las { $by-opponent } desde entonces?
ask-clock-without-move-by = ¿Quién pulsó el reloj sin haber movido?
ask-two-hands-by = ¿Quién usó dos manos para una jugada?
ask-two-hands-completed = ¿Han pulsado las { $by } el reloj después?
ask-two-hands-what = ¿Qué jugada fue?
ask-king-captured-by = ¿Quién capturó el rey?
ask-king-captured-completed = ¿Han pulsado las { $by } el reloj después?
ask-king-captured-after-illegal-move = ¿Había sido ilegal la última jugada de las { $by-opponent } y dejado el rey en jaque?
ask-moved-twice-by = ¿Quién movió dos veces seguidas?
ask-two-hands-seen-by-arbiter = ¿Lo vio el árbitro?
ask-king-left-in-check-by = ¿De quién es el rey que estaba en jaque?
ask-king-left-in-check-moves = ¿Cuántas jugadas seguidas han completado las { $by } con el rey en jaque?
ask-both-moved-illegally-first = ¿Quién hizo la primera jugada ilegal?
ask-castling-unfinished-by = ¿Quién dejó el enroque a medias?
ask-castling-unfinished-legal = ¿Era legal el enroque por ese lado?
ask-castling-unfinished-completed = ¿Pulsaron después el reloj las { $by }?
ask-castling-unfinished-meant-to-castle = ¿Querían enrocar las { $by } y solo olvidaron la torre?
ask-illegal-position-what = ¿Qué tiene de ilegal la posición?
ask-illegal-position-moves-ago = ¿Qué jugada del jugador la produjo, contando hacia atrás? 1 es la última.
ask-illegal-position-caused-by-seen-move = Antes de la jugada siguiente, ¿vio el árbitro la jugada ilegal que la produjo, o la reclama un jugador?
ask-illegal-position-next-move-completed = ¿Se ha completado una jugada desde que el árbitro vio la posición?
ask-illegal-position-still-illegal = ¿Es ilegal ahora la posición del tablero?
ask-illegal-position-same-fault = ¿Es todavía la misma irregularidad que se vio primero?

reply-none = todavía no han movido
reply-made = han movido, sin pulsar el reloj
reply-completed = han completado una jugada
observer-arbiter = la vio un director; ningún jugador ha reclamado
observer-opponent = la reclama el adversario
observer-player = el jugador que la hizo
observer-spectator = otra persona avisó al director
two-handed-move-castling = un enroque
two-handed-move-capture = una captura
two-handed-move-promotion = una promoción
two-handed-move-other = otra jugada
position-fault-both-kings-in-check = los dos reyes están en jaque
position-fault-king-in-check = quien acaba de mover está en jaque
position-fault-pawn-on-last-rank = hay un peón en la última fila
position-fault-other = otra cosa

illegal-moves-game-over = La partida ha terminado y no se corrige nada: el resultado vale.
illegal-moves-moved = Jugada ilegal de las { $by }
illegal-moves-moved-unpressed = Jugada ilegal de las { $by }, sin pulsar el reloj
illegal-moves-moved-replied-since = Jugada ilegal de las { $by }; las { $by-opponent } han movido después
illegal-moves-take-back = Sin sanción: las { $by } retiran la jugada y hacen una legal con la pieza tocada.
illegal-moves-stop-and-set-up = Parar los relojes y restablecer la posición.
illegal-moves-leave-or-set-times = Dejar los tiempos o fijarlos según el propio criterio; corregir el contador de jugadas.
illegal-moves-bound-by-touch = deben mover la pieza que movieron, o capturar la que capturaron, si es legal
illegal-moves-two-faults-are-one = dos faltas en una misma jugada cuentan como una sola jugada ilegal
illegal-moves-two-faults-not-stated = la edición no dice cómo cuentan dos faltas en una misma jugada; lo habitual es como una
illegal-moves-stands = Demasiado tarde: la jugada ilegal vale y la partida sigue.
illegal-moves-may-agree-to-correct = los jugadores pueden acordar corregirla, sin el árbitro
illegal-moves-called-illegal = Se dice que una jugada de las { $by } es ilegal
illegal-moves-is-legal = La jugada { $played } es legal en esta posición: no se corrige nada ni se sanciona a nadie. La partida sigue.
illegal-moves-claim-fails = la reclamación de las { $by-opponent } se deniega; no hay sanción prevista para ello, salvo que tales reclamaciones busquen molestar

# What it costs.
illegal-moves-for-time = { $fault-code ->
    [illegal-move] La jugada ilegal se retira; las { $by-opponent } reciben { $bonus } más.
    [pawn-not-replaced] El peón se convierte en dama y cuenta como jugada ilegal; las { $by-opponent } reciben { $bonus } más.
   *[other] Cuenta como jugada ilegal; las { $by-opponent } reciben { $bonus } más.
}
illegal-moves-loses-at-first = Sin supervisión adecuada ya la primera jugada ilegal pierde: las { $by } pierden.
illegal-moves-loses = Cuenta como { $count }.ª jugada ilegal de las { $by }: las { $by } pierden.
illegal-moves-drawn-at-first = Sin supervisión adecuada ya la primera jugada ilegal pierde; pero las { $by-opponent } no pueden dar mate con ninguna serie de jugadas legales: la partida es tablas.
illegal-moves-drawn = Cuenta como { $count }.ª jugada ilegal de las { $by }; pero las { $by-opponent } no pueden dar mate con ninguna serie de jugadas legales: la partida es tablas.
illegal-moves-why-time = jugada ilegal del adversario
illegal-moves-why-increment = incremento ganado con la pulsación ilegal
illegal-moves-increment-not-gained = las { $by } tienen menos que el incremento, así que no ganaron ninguno al pulsar: no se quita nada
illegal-moves-take-increment-away = Quitar el incremento que las { $by } ganaron al pulsar, si lo hubo.

# US Chess.
illegal-moves-unclaimed = Jugada ilegal de las { $by }, sin reclamación de un jugador
illegal-moves-witness-only = El director no interviene; si un jugador lo señala a tiempo, el director da testimonio.
illegal-moves-silent-in-time-pressure = Apuros de tiempo: el director no dice nada. Los jugadores pueden reclamar una de las dos últimas jugadas.
illegal-moves-moved-ago = Jugada ilegal de las { $by }, hace { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
illegal-moves-corrected = La jugada ilegal se retira; las { $by-opponent } reciben { $bonus } más.
illegal-moves-corrected-without-time = La jugada ilegal se retira; no hay sanción de tiempo, porque las { $by-opponent } han completado una jugada.
illegal-moves-time-not-given-back = el tiempo gastado desde entonces no se devuelve; el contador de jugadas se puede reajustar
illegal-moves-stands-if-not-reconstructed = si la posición no se puede reconstruir, la jugada ilegal vale
illegal-moves-correction-alone = solo la corrección y su tiempo
illegal-moves-further-penalty = otra sanción más por jugada ilegal deliberada
illegal-moves-further-if-clear = la corrección, y otra sanción más si está claro que fue deliberada
illegal-moves-moved-in-blitz = Jugada ilegal de las { $by } en relámpago
illegal-moves-blitz-too-late = Demasiado tarde: las { $by-opponent } han determinado una jugada, así que la jugada ilegal vale.
illegal-moves-blitz-not-claimed = Nada: solo las { $by-opponent } pueden reclamarla, antes de determinar una jugada.
illegal-moves-blitz-won = Reclamada a tiempo: las { $by-opponent } ganan.
illegal-moves-blitz-drawn = Reclamada a tiempo, pero las { $by-opponent } no tienen material de mate: la partida es tablas.

# A pawn on the last rank.
illegal-moves-pawn-left = Las { $by } dejaron un peón en la última fila
illegal-moves-pawn-unpressed = Las { $by } tienen un peón en la última fila, sin pulsar el reloj
illegal-moves-pawn-pressed = Las { $by } pulsaron el reloj con un peón en la última fila
illegal-moves-pawn-stood = Hay un peón de las { $by } en la última fila y las { $by-opponent } han movido
illegal-moves-choose-on-clock = Nada todavía: la jugada no está completa y las { $by } eligen la nueva pieza con su reloj en marcha.
illegal-moves-restart-clock = Las { $by-opponent } pueden volver a poner en marcha el reloj de las { $by } sin mover; las { $by } cambian el peón por la pieza que elijan.
illegal-moves-counter-corrected = si hay contador de jugadas, debe corregirse; no hay sanción fija
illegal-moves-judge-mate = si la dama da mate o ahoga, ningún artículo dice qué cuenta: queda a criterio del árbitro
illegal-moves-wait-for-next-move = Demasiado tarde para una sanción: se espera a la próxima jugada completada; si la posición sigue siendo ilegal, la partida es tablas.

# Two hands, the clock without a move, two moves in a row.
illegal-moves-used-two-hands = Las { $by } usaron dos manos para una jugada
illegal-moves-ended-game = La jugada terminó la partida: el resultado vale, con dos manos o no.
illegal-moves-move-is-legal = ningún artículo dice que la jugada del tablero se retire; es legal
illegal-moves-not-while-unpressed = No es jugada ilegal mientras no se pulse el reloj; se indica a las { $by } que usen una sola mano.
illegal-moves-press-not-stated = La edición no dice si hay que haber pulsado el reloj para que cuente como jugada ilegal.
illegal-moves-treat-as-illegal = tratarlo como jugada ilegal
illegal-moves-none-before-press = ninguna sanción antes de pulsar
illegal-moves-pressed-early = Las { $by } pulsaron el reloj antes de mover
illegal-moves-pressed-without-move = Las { $by } pulsaron el reloj sin haber movido
illegal-moves-clock-runs-again = El reloj de las { $by } vuelve a correr; corregir el contador de jugadas.
illegal-moves-meant-to-stop = Las { $by } querían parar los relojes: se valora si fue un error, una jugada ilegal o una distracción.
illegal-moves-warn-for-distraction = una advertencia u otra sanción por distraer
illegal-moves-penalty-of-illegal-move = la sanción de una jugada ilegal
illegal-moves-none-if-error = ninguna sanción si fue claramente un error; antes se trata la irregularidad del adversario
illegal-moves-two-readings = sin supervisión la edición admite aquí dos interpretaciones: confirmar la derrota o dar tiempo
illegal-moves-time-as-supervised = tiempo para el adversario, como con supervisión
illegal-moves-loss-as-every = pérdida de la partida, como por cualquier jugada ilegal en esas condiciones
illegal-moves-result-confirmed = el resultado indicado, una vez confirmado por el árbitro
illegal-moves-not-illegal = Según esta edición no es jugada ilegal; el { $who } puede sancionar a las { $by }.
illegal-moves-moved-twice = Las { $by } movieron dos veces seguidas
illegal-moves-second-taken-back = La segunda jugada se retira; tablero y relojes se corrigen una vez aclarados los hechos.
illegal-moves-misunderstanding = ninguna sanción: fue un malentendido
illegal-moves-establish-facts = Aclarar con los dos jugadores qué ocurrió.
illegal-moves-set-up-before-second = Restablecer la posición anterior a la segunda jugada; fijar tiempos y contador de jugadas según el propio criterio.

# A king taken.
illegal-moves-replied-since = las { $by-opponent } han realizado después la jugada siguiente
illegal-moves-no-penalty-after-reply = Demasiado tarde: sin supervisión adecuada solo se sanciona mientras el adversario no haya realizado la jugada siguiente. La partida sigue.
illegal-moves-claim-lapsed = Las { $by-opponent } han tocado una pieza después y ya no pueden reclamar; el árbitro no lo vio: ninguna sanción, la partida sigue.
illegal-moves-only-if-arbiter-saw = si el adversario ha tocado una pieza después, su reclamación llega tarde; el árbitro actúa según lo que vio
illegal-moves-reply-taken-back = Retirar la jugada que las { $by-opponent } han hecho después: era el turno de las { $by }.
illegal-moves-left-in-check = El rey de las { $by } estuvo en jaque mientras las { $by } completaban { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
illegal-moves-none-completed = No se completó ninguna jugada en jaque, así que aún no hay nada ilegal: las { $by } deben salir ahora del jaque.
illegal-moves-set-up-before-first = Volver a la posición anterior a la primera jugada de las { $by } en jaque, o a la última que se pueda identificar.
illegal-moves-earlier-ones-stand = las jugadas anteriores en jaque valen, porque el adversario movió después
illegal-moves-counts-once = las jugadas cuentan como una sola jugada ilegal: tiempo para el adversario
illegal-moves-each-counts = cada jugada cuenta: con la segunda se pierde la partida, o es tablas si el adversario no puede dar mate
illegal-moves-once-usually = una sola jugada ilegal, porque una corrección las deshace todas
illegal-moves-once-or-each = las Leyes no dicen si las jugadas que se deshacen juntas cuentan una vez o cada una; anotar lo que se elija
illegal-moves-both-illegal = Jugada ilegal de las { $first }, seguida de una jugada ilegal de las { $first-opponent }
illegal-moves-first-one-stands = la jugada ilegal de las { $first } vale, porque las { $first-opponent } movieron después
illegal-moves-both-penalised = Se restablece la posición anterior a la jugada ilegal de las { $first }. Los dos han completado una jugada ilegal, así que cada uno recibe el tiempo por la del otro.
illegal-moves-each-is-counted = cada jugada ilegal se cuenta a quien la hizo, también la hecha en la posición errónea
illegal-moves-both-corrected = Se restablece la posición anterior a la jugada ilegal de las { $first }, sin tiempo para las { $first-opponent }, que completaron después una jugada. Por la jugada ilegal de las { $first-opponent }, las { $first } reciben { $bonus } más.
illegal-moves-why-ran = tiempo que corrió en el reloj equivocado
illegal-moves-took-king = Las { $by } capturaron el rey
illegal-moves-took-king-in-blitz = Las { $by } capturaron el rey en relámpago
illegal-moves-move-piece-that-took = deben mover la pieza que capturó el rey, si es legal
illegal-moves-should-have-claimed = las { $by-opponent } habían dejado el rey en jaque: también era jugada ilegal; las { $by } debían haberla reclamado
illegal-moves-check-remains = retirada la captura, el rey de las { $first } sigue en jaque y mueven las { $first-opponent }; las reglas no prevén corrección para eso
illegal-moves-king-moved-adjacent = Las { $by } habían llevado su rey junto al otro: las { $by } pierden.
illegal-moves-nothing-to-claim = No había jugada ilegal que reclamar; capturar el rey sí lo es, y las { $by-opponent } pueden reclamar la victoria.
illegal-moves-claimed-by-taking = La jugada ilegal se reclama capturando el rey: las { $by } ganan.
illegal-moves-no-material = Las { $by } no tienen material de mate: la partida es tablas.
# Enroque a medias.
illegal-moves-half-castled = Las { $by } movieron el rey dos casillas para enrocar y dejaron la torre en su sitio
illegal-moves-finish-castling = Nada todavía: las { $by } han soltado el rey y deben terminar el enroque con su reloj en marcha.
illegal-moves-castling-omitted = Las { $by } solo dejaron la jugada sin terminar: la torre se coloca en su casilla, la jugada es el enroque y no es ilegal. Pulsar el reloj antes de tiempo puede sancionarse.

# A position that cannot be legal.
illegal-moves-position = Posición ilegal en el tablero
illegal-moves-step-in = Intervenir de inmediato: se restablece la posición anterior a la irregularidad y la partida sigue desde ella.
illegal-moves-find-where-wrong = Parar los relojes y buscar con los dos jugadores la jugada en que se produjo el error.
illegal-moves-penalise-as-illegal = si fue una jugada ilegal, se sanciona como tal
illegal-moves-as-illegal-move = La jugada ilegal que la produjo se trata como jugada ilegal.
illegal-moves-rule-on-move = para hallar su sanción, decidir sobre la propia jugada ilegal
illegal-moves-no-action = Sin supervisión adecuada el árbitro no interviene: la partida sigue.
illegal-moves-wait = Esperar a que se complete la próxima jugada; si la posición sigue siendo ilegal, declarar tablas.
illegal-moves-still-illegal = La posición sigue siendo ilegal tras la jugada siguiente: la partida es tablas.
illegal-moves-no-longer-illegal = La posición ya no es ilegal: la partida sigue.
illegal-moves-nobody-claimed = Lo que nadie reclamó antes de la jugada siguiente vale: la partida sigue.
illegal-moves-set-up-before = Se restablece la posición anterior a la jugada ilegal y la partida sigue desde ella.
illegal-moves-king-left-in-check = un rey dejado en jaque en varias jugadas: se vuelve a la primera de ellas
illegal-moves-back-to-escape = si las jugadas no se pueden reconstruir, la jugada ilegal no vale por ello: se toma una posición en la que el rey aún pueda salir del jaque; el árbitro tiene aquí un amplio margen de decisión
illegal-moves-position-stands = Demasiado tarde: la posición vale y la partida sigue.
