# What came first: incidents, questions, answers, what rulings say.

family-event-order = Qué ocurrió antes

incident-event-order = ocurrieron varias cosas y su orden importa
    .words = orden de los hechos, qué fue antes, mate o bandera, bandera antes del mate, a la vez, simultáneo
incident-last-move-of-control = la última jugada de un control de tiempo y la bandera
    .words = última jugada del control, jugada cuarenta, jugada 40, control de tiempo
incident-count-requested = un jugador pide que se cuenten las jugadas
    .words = contar las jugadas, recuento, el árbitro debe contar

ask-event-order-first = ¿Qué ocurrió antes?
ask-event-order-second = ¿Qué ocurrió después?
ask-last-move-of-control-by = ¿De quién era la jugada?
ask-last-move-of-control-flag = ¿Cuándo estaba caída la bandera de las { $by }?
ask-count-requested-by = ¿Quién pide que se cuente?
ask-count-requested-simplified = ¿Está simplificada la posición, de modo que puedan venir cincuenta jugadas así?

deed-moves = las { $side } mueven, sin pulsar todavía el reloj
deed-presses = las { $side } pulsan el reloj
deed-stops-clock = las { $side } paran los dos relojes
deed-touches-piece = las { $side } tocan una pieza para moverla
deed-mates = las { $side } dan mate
deed-stalemates = las { $side } ahogan al rey adversario
deed-kills-position = las { $side } hacen una jugada tras la cual nadie puede dar mate
deed-flag-falls = cae la bandera de las { $side } y nadie dice nada
deed-flag-seen-by-arbiter = el árbitro ve caída la bandera de las { $side }
deed-calls-flag = las { $side } señalan la caída de la bandera del adversario
deed-offers-draw = las { $side } ofrecen tablas
deed-accepts-draw = las { $side } aceptan las tablas
deed-refuses-draw = las { $side } rechazan las tablas
deed-claims-draw = las { $side } reclaman tablas
deed-resigns = las { $side } abandonan
deed-completes-illegal-move = las { $side } completan una jugada ilegal
deed-claims-illegal-move = las { $side } reclaman una jugada ilegal del adversario

flag-moment-before-press = antes de pulsarse el reloj
flag-moment-seen-after-press = se vio después de pulsar, antes de que el adversario tocara el reloj
flag-moment-up = no había caído cuando el adversario tocó el reloj

event-order-mates = Las { $by } dan mate
event-order-mate-first = El mate fue antes: las { $by } ganan. Una bandera señalada después no importa, y no hace falta pulsar el reloj.
event-order-must-be-legal = la jugada que da mate debe ser legal
event-order-stalemate-on-board = Ahogado en el tablero
event-order-stalemate-first = El ahogado fue antes: la partida es tablas. Una bandera señalada después no importa.
event-order-dead-position-on-board = Posición en el tablero en la que nadie puede dar mate
event-order-dead-position-first = Antes se llegó a una posición en la que nadie puede dar mate: la partida es tablas. Una bandera señalada después no importa.
event-order-claims-illegal-move = Las { $by } reclaman una jugada ilegal
event-order-no-illegal-move = No hubo jugada ilegal: la partida sigue.
event-order-out-of-time-too = Las { $by } reclaman por tiempo, no paran el reloj y agotan también su tiempo
event-order-both-out-of-time = Ambos han agotado el tiempo antes de resolverse la reclamación: la partida es tablas.
event-order-disputed = Se discute el orden de los hechos después de la partida
event-order-result-stands = El resultado está firmado o comunicado: vale.
event-order-nothing-ended = Ocurrieron varias cosas; ninguna ha terminado la partida
event-order-goes-on = La partida sigue.
event-order-down-not-called = la bandera de las { $by } ha caído, pero solo cuenta cuando se señala
event-order-offer-open = la oferta de tablas de las { $by } está abierta
event-order-offer-refused = la oferta de tablas se rechazó, de palabra o tocando una pieza

# Nobody can tell the order.
event-order-at-the-same-time = Dos cosas ocurrieron casi a la vez y nadie sabe cuál fue antes
event-order-find-out = Hay que averiguar qué fue antes; el { $who } decide cuál de las dos vale.
event-order-no-rule-for-order = nada dice qué vale si no se puede saber el orden
event-order-hear-both = Oír a los dos jugadores y a cualquier testigo imparcial lejos del tablero.
event-order-what-is-proved = cuenta lo que se prueba; en la duda una reclamación no prospera y vale lo que hay en el tablero
event-order-illegal-mover-loses = Las dos reclamaciones a la vez: pierde quien hizo la jugada ilegal, así que pierden las { $by }.

# The last move of a control.
event-order-last-move-completed = Las { $by } completan la última jugada del control
event-order-in-time = La jugada se completó a tiempo: la partida sigue en el período siguiente.
event-order-control-missed = la última jugada de las { $by } se hizo, pero no se completó a tiempo, así que no se cumplió el control
event-order-seen-down-after = La bandera de las { $by } se ve caída después de completarse la última jugada del control
event-order-look-at-clock = Averiguar por el reloj si el tiempo se agotó antes de pulsar o si se pulsó antes.
event-order-clock-conclusive = lo que marca el reloj es concluyente, salvo defecto evidente
event-order-press-first = se pulsó antes: las jugadas estaban completadas y la partida sigue
event-order-time-first = el tiempo se agotó antes: no se cumplió el control; decidir sobre la bandera
event-order-mark-tells = un reloj digital que marca 0:00 con su señal encendida se había agotado antes de pulsar

# A count of moves.
event-order-asks-for-count = Las { $by } piden que se cuenten las jugadas
event-order-only-in-sudden-death = Denegado: el director solo cuenta en muerte súbita, para un jugador con menos de cinco minutos. Las { $by } pueden reclamar con la planilla.
event-order-fifty-counted = Se han contado cincuenta jugadas de cada uno: la partida es tablas.
event-order-unless-shown = salvo que las { $by-opponent } demuestren otra cuenta con una planilla adecuada
event-order-wrong-by-sheet = La cuenta era errónea por la planilla de las { $by }: las { $by-opponent } reciben { $bonus } más y la cuenta sigue desde el número correcto.
event-order-sheet-wrong = cuenta errónea por la planilla
event-order-director-wrong = La cuenta del propio director era errónea: no se sanciona a nadie y la cuenta sigue desde el número correcto.
event-order-director-counts = El director o un adjunto cuenta, incluyendo las jugadas de la planilla, o pone un reloj que cuente desde cero.
event-order-not-simplified = La posición no está simplificada: el director no tiene que contar todavía.
event-order-do-not-tell = No decir la cuenta a ninguno de los jugadores antes de cincuenta.
event-order-refuse-not-simple = denegarlo: no es bastante sencilla
event-order-count-with-sheet = contar, incluyendo las jugadas de la planilla de quien lo pide
event-order-clock-counts = poner un reloj con el contador de jugadas a cero; otras cincuenta jugadas de cada uno
event-order-usual-count = contar si hay libre un director o un adjunto
event-order-usual-not-yet = denegarlo por ahora; el jugador puede volver a pedirlo
event-order-asks-arbiter = Las { $by } piden al árbitro que cuente las jugadas
event-order-must-show = Denegado: el jugador debe poder demostrar su reclamación; el árbitro no dice el número de jugadas.
event-order-no-counting = ningún artículo obliga al árbitro a contar jugadas para un jugador; donde ninguno anota, el árbitro procura llevar la planilla
event-order-refuse = denegarlo
event-order-keep-score = llevar uno mismo la planilla, para poder comprobar una reclamación posterior
event-order-usual-keep-score = negarse a contar en voz alta y llevar la planilla donde ningún jugador tenga que anotar
