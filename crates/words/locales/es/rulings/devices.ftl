# Devices: incidents, questions, answers, what rulings say.

family-devices = Dispositivos

incident-device = sonó un teléfono, o un jugador tiene un dispositivo electrónico
    .words = móvil, teléfono, teléfono móvil, celular, suena el teléfono, smartphone, reloj inteligente, tapones, auriculares, cascos, música, tableta, dispositivo electrónico, pitido
incident-inspection-refused = un jugador se niega a ser inspeccionado
    .words = inspección, cacheo, se niega al registro, detector de metales, registro de la bolsa, escáner, bolsillos, control

ask-device-by = ¿De quién es el dispositivo?
ask-device-made-noise = ¿Hizo ruido?
ask-device-place = ¿Dónde estaba el dispositivo?
ask-device-switched-off = ¿Estaba completamente apagado?
ask-device-communicates = ¿Es un teléfono, un medio de comunicación o un dispositivo que puede sugerir jugadas?
ask-device-opponent-comes-in-time = ¿Llega el adversario ausente antes de que acabe el tiempo de incomparecencia?
ask-device-after-last-game = ¿Era la última partida del jugador en el torneo?
ask-device-next-game-time = ¿Con cuánto tiempo empieza la próxima partida?
ask-inspection-refused-by = ¿Quién se niega a ser inspeccionado?
ask-inspection-refused-what = ¿Qué se iba a inspeccionar?
ask-inspection-refused-warned = ¿Se le explicó y se le advirtió?

device-location-on-person = lo llevaba encima el jugador
device-location-bag = en una bolsa dejada donde se acordó
device-location-carried-bag = en una bolsa que el jugador llevaba consigo

inspection-target-things = ropa, bolsas u otros objetos
inspection-target-body = el cuerpo

devices-has-approved = Las { $by } tienen un dispositivo autorizado
devices-approved = No hay infracción: el dispositivo estaba autorizado.
devices-hands-in = Las { $by } llegaron tarde y entregan un dispositivo antes de su primera jugada
devices-stored = Sin sanción: quien llega después del comienzo puede depositar el dispositivo antes de hacer su primera jugada. Recogerlo o, si el torneo lo permite, hacer que lo guarde en la bolsa.
devices-made-noise = El dispositivo de las { $by } hizo ruido
devices-on-person = Las { $by } llevaban encima un dispositivo
devices-has-harmless = Las { $by } tienen un dispositivo que no comunica ni sugiere jugadas
devices-harmless = Esta edición solo prohíbe teléfonos, medios de comunicación y dispositivos que sugieran jugadas: no hay infracción.
devices-other-breaches = hacer ruido o tomar notas sería otra infracción

devices-took-bag-along = Las { $by } se llevaron consigo la bolsa con el dispositivo
devices-bag-stays = La bolsa no se puede llevar consigo sin permiso: se sanciona a las { $by }.
devices-off-in-bag = Las { $by } tienen un dispositivo en la bolsa, apagado
devices-allowed-in-bag = No hay infracción: el torneo lo permite en una bolsa, apagado; nadie va a la bolsa sin permiso.
devices-on-in-bag = El dispositivo que las { $by } tenían en la bolsa no estaba apagado
devices-must-be-off-in-bag = Un dispositivo en la bolsa debe estar completamente apagado: se sanciona a las { $by }.
devices-in-bag = Las { $by } tienen un dispositivo en la bolsa
devices-not-allowed-in-bag = El torneo no permite dispositivos en bolsas: se sanciona a las { $by }.
devices-loss-as-on-person = pérdida de la partida, como por llevar el dispositivo encima

devices-loses = Las { $by } pierden y las { $by-opponent } ganan, apagado o no, con material de mate o sin él.
devices-opponent-came = Las { $by } pierden; las { $by-opponent } llegaron a tiempo y ganan una partida que cuenta como no jugada y no es valedera para Elo.
devices-both-lose = Las { $by } pierden por el dispositivo y las { $by-opponent } por llegar demasiado tarde: ambos pierden una partida no jugada.
devices-absent-wins = gana el jugador ausente, si el árbitro disculpa el retraso
devices-both-lose-measure = ambos pierden
devices-both-lose-usual = ambos pierden; el texto no trata los dos casos juntos
devices-both-devices = Los dos jugadores tenían un dispositivo, descubierto u oído en el mismo momento
devices-both-lose-by-analogy = Los dos pierden la partida.
devices-no-rule-for-both = el artículo da en cada caso la victoria al adversario y no puede cumplirse para los dos; como con dos jugadores que se niegan a obedecer, pierden ambos
devices-first-one-decides = si un dispositivo se descubrió antes que el otro, fue ese el que terminó la partida
devices-as-announced = Las { $by } reciben la sanción que las bases del torneo anuncian en lugar de la derrota.
devices-look-up = Buscar la sanción en las bases y aplicarla tal como está.
devices-game-over = La partida ha terminado. Si es evidente que las { $by } tenían el dispositivo durante la partida, el resultado se puede cambiar por una derrota.
devices-warning-as-spectator = una advertencia, como a un espectador
devices-loss = pérdida de la partida
devices-loss-if-during-game = derrota si llevaba encima el dispositivo durante la partida, incluso después de firmar; si no, una advertencia

devices-is-off = Las { $by } tienen un dispositivo apagado
devices-may-be-off = No hay infracción: un dispositivo puede estar ahí si está completamente apagado.
devices-is-on = Las { $by } tienen un dispositivo que no está apagado
devices-must-be-off = Sin permiso un dispositivo debe estar completamente apagado; el director puede sancionar a las { $by }.
devices-as-for-noise = como por un ruido: diez minutos menos, o la mitad del tiempo que quede; la segunda vez, la partida
devices-noise-after-game = El dispositivo de las { $by } hizo ruido después de terminar su partida
devices-not-paired = La sanción es una derrota y recae en la ronda siguiente: el jugador de las { $by } no es emparejado.
devices-announced-next-round = Las { $by } reciben la sanción anunciada en la ronda siguiente.
devices-starts-next-with = El resultado vale; el jugador de las { $by } empieza la próxima partida con { $next } en lugar de { $instead-of }.
devices-not-first-time = No es la primera vez en este torneo: las { $by } pierden.
devices-announced-for-noise = Las { $by } reciben la sanción anunciada para el primer ruido, hasta la pérdida de la partida.
devices-apply-announced = Aplicar lo que se anunció al comienzo y se expuso.
devices-loses-time = Las { $by } pierden { $off }: diez minutos, o la mitad del tiempo que quede si es menos.
devices-loses-time-or-half = Las { $by } pierden { $most }, o la mitad del tiempo que quede si es menos.
devices-why-noise = ruido de un dispositivo
devices-standard-for-noise = es la sanción estándar; el director puede imponer más o menos
devices-leaves-without-half-point = El jugador de las { $by } se marcha como espectador que molesta y pierde medio punto para los premios, según lo anunciado.
devices-leaves-as-spectator = Al jugador de las { $by } se le trata como a un espectador que molesta y debe marcharse; el resultado vale.
devices-warning = una advertencia
devices-leaves-playing-room = el jugador abandona la sala de juego
devices-leaves-room = el jugador sale de la sala

devices-refuses-inspection = El jugador de las { $by } se niega a ser inspeccionado
devices-no-inspection = Ninguna regla prevé una inspección; el director solo puede actuar según lo que se vea.
devices-inspection-not-provided = esta edición no prevé inspeccionar a los jugadores
devices-nothing-without-evidence = nada sin pruebas
devices-not-the-body = Esta edición permite al árbitro inspeccionar ropa, bolsas y otros objetos, no el cuerpo: la negativa no es infracción.
devices-explain = Se explica la inspección a las { $by }; si persiste la negativa, se advierte y después se sanciona.
devices-explain-usual = explicar, después una advertencia; a continuación pérdida de la partida
devices-refused-for-good = El jugador de las { $by } fue advertido y sigue negándose: la partida está perdida y se le puede excluir del torneo.
devices-opponents-score = El árbitro decide también la puntuación del adversario.
devices-loss-and-exclusion = pérdida de la partida y exclusión del torneo
