# Refusal and penalties: incidents, questions, answers, what rulings say.

family-refusal = Negativas y sanciones

incident-refuses-to-comply = un jugador se niega a cumplir las reglas
    .words = se niega a cumplir, no obedece al árbitro, desobedece, negativa reiterada
incident-refuses-to-play-on = un jugador no quiere seguir jugando tras una decisión
    .words = no quiere seguir, se niega a continuar, no acepta la decisión
incident-refuses-to-help = un jugador no quiere ayudar a reconstruir la partida o a comprobar una reclamación
    .words = no ayuda a reconstruir, no coopera, se niega a comprobar
incident-other-breach = una infracción sin sanción propia
    .words = otra infracción, otra cosa, no da la mano, saludo, vestimenta, comer en el tablero

ask-refuses-to-comply-by = ¿Quién se niega a cumplir?
ask-refuses-to-comply-told-next-loses = ¿Se avisó al jugador de que la próxima negativa pierde la partida?
ask-refuses-to-comply-both-told = ¿Se avisó a los jugadores de que la próxima negativa pierde la partida?
ask-refuses-to-play-on-by = ¿Quién se niega a seguir jugando?
ask-refuses-to-help-by = ¿Quién se niega a ayudar?
ask-refuses-to-help-with = ¿A qué se niega el jugador?
ask-other-breach-by = ¿De quién es la infracción?

duty-to-help-reconstruction = a reconstruir la partida
duty-to-help-claim-check = a comprobar una reclamación de tablas

refusing-after-game = Un jugador se niega a cumplir después de la partida
refusing-game-over = La partida ha terminado: su resultado vale; siguen siendo posibles otras sanciones.
refusing-warning = una advertencia
refusing-expulsion = expulsión
refusing-both-refuse = Los dos jugadores se niegan a cumplir
refusing-both-lose = Los dos jugadores se niegan reiteradamente a cumplir: ambos pierden.
refusing-warn-both = Se advierte a los dos jugadores; si ambos persisten, ambos pierden.
refusing-warn-both-usual = una advertencia a ambos; derrota de ambos si persisten

refusing-refuses = Las { $by } se niegan a cumplir
refusing-not-persistent = Todavía no es una negativa reiterada: se sanciona a las { $by } y se les vuelve a ordenar que cumplan.
refusing-refuses-again = Las { $by } se niegan otra vez a cumplir
refusing-tell-next-loses = Se avisa a las { $by } de que la próxima negativa pierde la partida; por esta se impone una sanción de la lista.
refusing-last-warning = una última advertencia con ese aviso; antes de la derrota va la tercera o cuarta advertencia
refusing-persistent = Las { $by } se niegan reiteradamente a cumplir
refusing-persistent-loses = Las { $by } se niegan reiteradamente a cumplir y pierden; el árbitro decide la puntuación de las { $by-opponent }.
refusing-opponent-usually-wins = lo habitual es que gane el adversario; menos solo si también tiene culpa
refusing-warn = Se advierte a las { $by } y se les ordena que cumplan.
refusing-opponent-gets-time = Las { $by } ya estaban advertidas: las { $by-opponent } reciben { $time } o más.
refusing-why-time = negativa del adversario a cumplir
refusing-time-then-loss = { $time } para las { $by-opponent }, que se puede repetir; después la derrota
refusing-may-have-lost = Las { $by } persisten tras advertencia y sanciones de tiempo: se les puede dar la partida por perdida.
refusing-loss = pérdida de la partida

refusing-will-not-play-on = Las { $by } no aceptan la decisión y no quieren seguir jugando
refusing-may-appeal = La partida ha terminado; las { $by } pueden apelar.
refusing-stop-for-appeal = Se paran los relojes hasta que se resuelva la apelación.
refusing-clocks-stay-stopped = los relojes quedan parados hasta que se resuelva la apelación
refusing-go-on-as-ruled = la partida sigue según lo decidido
refusing-stop-if-at-once = parar los relojes solo si la resolución es inmediata
refusing-game-goes-on = La partida sigue según lo decidido: se pone en marcha el reloj de las { $by }, que pierden si agotan el tiempo.
refusing-start-clock = Avisar a las { $by } de que la apelación se resolverá después y poner en marcha su reloj.

refusing-refuses-to-help = { $with-code ->
    [reconstruction] Las { $by } se niegan a ayudar a reconstruir la partida
   *[claim-check] Las { $by } se niegan a ayudar a comprobar la reclamación
}
refusing-bound-to-help = Los jugadores están obligados a ayudar: se sanciona a las { $by }.
refusing-done-without = El { $who } lo hace sin las { $by } y puede sancionar que se desobedezca una orden.
refusing-not-bound = esta edición no tiene ningún artículo que obligue a los jugadores a ayudar
refusing-broke-rule = Las { $by } incumplieron una regla que no tiene sanción propia
refusing-list-is-open = Cabe cualquier sanción de la lista; el { $who } elige la de las { $by }.
refusing-warning-first = primero una advertencia
refusing-time-penalty-at-once = una sanción de tiempo de inmediato; más si se repite
