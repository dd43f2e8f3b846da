# Regulations beside the rules of play, in our own words.

regulations-fide-says-C-02-10-1-2-disabled-opponent = Nadie puede negarse a jugar con una persona con discapacidad si el emparejamiento es correcto.
regulations-fide-says-C-02-10-5-5-blind-recording-release = En apuros de tiempo las bases deberían dispensar de anotar al jugador con discapacidad visual en los últimos cinco minutos, incluso con treinta segundos añadidos.
regulations-fide-says-C-02-5-3-clock-type = En todo el torneo se usa un mismo tipo de reloj.
regulations-fide-says-C-04-2-D-8-result-late = Un resultado erróneo comunicado tras el emparejamiento cuenta desde el siguiente; tras el final de la ronda siguiente se corrige solo para el Elo.
regulations-fide-says-General-Regulations-6-8-late-pairing = En un suizo que no sea oficial, dos jugadores sin partida pueden enfrentarse tras el comienzo si el árbitro y los dos están de acuerdo y no se han enfrentado; los tiempos se ajustan con equidad.
regulations-fide-says-General-Regulations-6-5-absence-notice = Quien falta sin avisar se considera retirado, salvo que lo justifique antes de que se publique el siguiente emparejamiento.
regulations-fide-says-General-Regulations-7-1-team-line-up = El capitán entrega la alineación a tiempo; si no, juegan los primeros de la lista.
regulations-fide-says-General-Regulations-7-2-team-quorum = En torneos oficiales más de la mitad del equipo debe estar presente al comienzo; si no, con tiempo de incomparecencia cero el encuentro se pierde.
regulations-fide-says-General-Regulations-7-5-captain-place = Capitanes y jugadores no se colocan detrás del equipo contrario.
regulations-fide-says-General-Regulations-7-6-captain-speaks = Capitán y jugador solo hablan ante un árbitro, en un idioma que este entienda.
regulations-fide-says-General-Regulations-7-7-captain-advice = El capitán puede aconsejar que se ofrezcan o acepten tablas, y no interviene de otro modo en la partida.
regulations-fide-says-General-Regulations-9-2-dress-code = Los jugadores visten de forma adecuada; una infracción de las normas de vestimenta puede sancionarse.
regulations-fide-says-General-Regulations-10-1-appeal-conciliation = Los conflictos se resuelven primero por conciliación.
regulations-fide-says-General-Regulations-10-2-committee = Antes de la primera ronda se nombra un comité de apelación: presidente, dos o más miembros y suplentes, en número impar y sin interés en el caso.
regulations-fide-says-General-Regulations-10-3-appeal-who = Un jugador, o un oficial del jugador o del equipo, puede apelar cualquier decisión.
regulations-fide-says-General-Regulations-10-4-appeal-how = Por escrito, con una fianza y en un plazo, ambos fijados de antemano; la decisión es definitiva; la fianza se devuelve si la apelación prospera.
