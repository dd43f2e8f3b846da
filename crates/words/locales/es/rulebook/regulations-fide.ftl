# Regulations beside the rules of play, in our own words.

regulations-fide-says-C-02-10-1-2-disabled-opponent = Nadie puede negarse a jugar con una persona con discapacidad si el emparejamiento es correcto.
regulations-fide-says-C-02-10-5-5-blind-recording-release = En apuros de tiempo las bases deberían dispensar de anotar al jugador con discapacidad visual en los últimos cinco minutos, incluso con treinta segundos añadidos.
regulations-fide-says-C-02-10-1-5-disabled-no-deduction = A nadie se le quita tiempo porque una discapacidad exija un asistente.
regulations-fide-says-C-02-10-2-1-disabled-seat = Un sitio o una orientación del tablero pedidos a tiempo se conceden si nadie más sale perjudicado.
regulations-fide-says-C-02-10-2-4-disabled-assistant = Quien no puede pulsar el reloj o mover las piezas tiene un asistente, salvo que lo haga el adversario, a quien se puede dar más tiempo.
regulations-fide-says-C-02-10-2-5-disabled-notices = Los avisos están en letra grande si se ha pedido, o se leen en voz alta.
regulations-fide-says-C-02-10-3-1-disabled-table = Con un asistente la mesa está aparte, mide dos metros de ancho y no tiene otra partida.
regulations-fide-says-C-02-10-3-2-wheelchair-space = Entre las filas hay el doble del espacio habitual.
regulations-fide-says-C-02-10-3-5-blind-same-place = Un jugador ciego tiene el mismo sitio en cada ronda, y el mismo asistente.
regulations-fide-says-C-02-10-4-4-assistant-writes = El asistente siempre anota las jugadas.
regulations-fide-says-Anti-Cheating-Guidelines-5-inspection-conduct = En una sala aparte, por alguien del sexo del jugador, con un testigo del mismo sexo y otro a elección del jugador; negarse tras la explicación y la advertencia cuesta la partida y el torneo.
regulations-fide-says-Anti-Cheating-Guidelines-6-accusation = A quien acusa se le pide una denuncia oficial; si se niega, su nombre consta en el informe y no se informa al acusado.
regulations-fide-says-Anti-Cheating-Guidelines-7-false-accusation = Quien acusa en falso es sancionado.
regulations-fide-says-General-Regulations-6-5-absence-notice = Quien falta sin avisar se considera retirado, salvo que lo justifique antes de que se publique el siguiente emparejamiento.
regulations-fide-says-General-Regulations-7-1-team-line-up = El capitán entrega la alineación a tiempo; si no, juegan los primeros de la lista.
regulations-fide-says-General-Regulations-7-2-team-quorum = En torneos oficiales más de la mitad del equipo debe estar presente al comienzo; si no, con tiempo de incomparecencia cero el encuentro se pierde.
regulations-fide-says-General-Regulations-7-5-captain-place = Capitanes y jugadores no se colocan detrás del equipo contrario.
regulations-fide-says-General-Regulations-7-6-captain-speaks = Capitán y jugador solo hablan ante un árbitro, en un idioma que este entienda.
regulations-fide-says-General-Regulations-7-7-captain-advice = El capitán puede aconsejar que se ofrezcan o acepten tablas, y no interviene de otro modo en la partida.
regulations-fide-says-General-Regulations-10-1-appeal-conciliation = Los conflictos se resuelven primero por conciliación.
regulations-fide-says-General-Regulations-10-2-committee = Antes de la primera ronda se nombra un comité de apelación: presidente, dos o más miembros y suplentes, en número impar y sin interés en el caso.
regulations-fide-says-General-Regulations-10-3-appeal-who = Un jugador, o un oficial del jugador o del equipo, puede apelar cualquier decisión.
regulations-fide-says-General-Regulations-10-4-appeal-how = Por escrito, con una fianza y en un plazo, ambos fijados de antemano; la decisión es definitiva; la fianza se devuelve si la apelación prospera.
