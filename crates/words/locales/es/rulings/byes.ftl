# Byes: incidents, questions, answers, what rulings say.

family-byes = Byes

incident-half-point-bye = un jugador pide un bye de medio punto
    .words = bye de medio punto, medio punto, pide bye, descanso, saltar una ronda
incident-bye-cancelled = un jugador renuncia a un bye que era irrevocable
    .words = bye cancelado, renuncia al bye, bye irrevocable, quiere jugar al final
incident-full-point-bye = a quién corresponde el bye de un punto
    .words = bye de un punto, número impar de jugadores, quién recibe el bye, libre, descanso

ask-half-point-bye-round = ¿Para qué ronda?
ask-half-point-bye-rounds = ¿Cuántas rondas tiene el torneo?
ask-half-point-bye-games-begun = ¿Cuántas partidas ha empezado el jugador?
ask-half-point-bye-minutes-before = ¿Cuántos minutos antes de la ronda se pide?
ask-bye-cancelled-director-agrees = ¿Está de acuerdo el director?
ask-full-point-bye-has-half-point-bye = ¿Ha tomado el jugador un bye de medio punto, o ha pedido uno en alguna ronda?
ask-full-point-bye-others-had-byes = ¿Han tenido todos los demás del grupo de puntuación un bye o una victoria por incomparecencia?

byes-half-asked = Se pide un bye de medio punto en la ronda { $round } de { $rounds }
byes-second-half-refused = Denegado: los byes en la segunda mitad del torneo deben figurar en la publicidad, salvo emergencia.
byes-last-round-refused = Denegado: el bye de la última ronda se pide antes de la { $deadline }.ª partida del jugador, y entonces ya no se puede retirar.
byes-half-allowed = El director puede conceder el bye de medio punto.
byes-half-in-time = debería pedirse al menos { $needed ->
    [one] { $needed } minuto
   *[other] { $needed } minutos
} antes de la ronda
byes-allow = concederlo
byes-refuse = denegarlo
byes-refuse-late = denegarlo: llega demasiado tarde
byes-given-back = Un jugador renuncia a un bye de medio punto irrevocable
byes-given-back-accepted = El jugador es emparejado y la partida es valedera para rating; una victoria cuenta como tablas para los premios.
byes-given-back-refused = El bye se mantiene: no se puede retirar sin el consentimiento del director.
byes-full-considered = Un jugador va a recibir el bye de un punto
byes-full-free = Nada en estas reglas se opone al bye.
byes-full-allowed = El jugador puede recibirlo: todos los demás del grupo de puntuación ya han tenido uno.
byes-full-to-another = El bye corresponde a otro jugador del grupo de puntuación que no haya tenido ninguno.
byes-question = Una consulta sobre byes
byes-left-to-event = Las Leyes no dicen nada de byes: deciden las bases del torneo y las reglas del sistema de emparejamiento.
byes-not-in-laws = los byes no figuran en las Leyes
byes-by-regulations = lo que digan las bases del torneo
byes-follow-regulations = seguir las bases del torneo
