# Leaving: incidents, questions, answers, what rulings say.

family-leaving = Ausencias

incident-left-area = un jugador salió de la zona de juego o del recinto
    .words = baño, aseo, servicios, lavabo, WC, salió de la sala, salió de la zona de juego, fuera del recinto, tomar el aire, salir
incident-left-game = un jugador se marchó sin abandonar
    .words = se marchó, se fue sin abandonar, se fue a casa, deja la partida, desapareció, deja correr el reloj
incident-finished-player-stays = un jugador que ha terminado se queda en la zona de juego
    .words = jugador que ha terminado, se queda en la sala, terminó su partida, mira otras partidas

ask-left-area-by = ¿Quién salió?
ask-left-area-left = ¿De dónde salió el jugador?
ask-left-area-on-move = ¿Estaba en juego el jugador?
ask-left-area-permitted = ¿Lo permitió el árbitro?
ask-left-area-permitted-by-director = ¿Lo permitió el director?
ask-left-area-reported = ¿Avisó el jugador a un árbitro antes de salir?
ask-left-area-away = ¿Cuánto tiempo estuvo fuera el jugador?
ask-left-game-by = ¿Quién se marchó?
ask-finished-player-stays-disturbs = ¿Molesta el jugador a los demás?

left-place-playing-area = de la zona de juego
left-place-venue = del recinto de juego

leaving-left-venue = Las { $by } salieron del recinto de juego
leaving-left-on-move = Las { $by } salieron de la zona de juego estando en juego
leaving-left-off-move = Las { $by } salieron de la zona de juego cuando les tocaba jugar a las { $by-opponent }
leaving-needs-no-permission = Permitido: solo necesita permiso el jugador que está en juego.
leaving-reported = Correcto: el jugador avisó, como piden las bases.
leaving-not-reported = Las bases del torneo piden avisar antes de salir: se sanciona a las { $by }.
leaving-permitted = Correcto: el { $who } lo permitió. El reloj sigue corriendo.
leaving-needs-permission = Para eso hace falta permiso del árbitro: se sanciona a las { $by }.
leaving-with-permission = Las { $by } salieron con permiso
leaving-away-for = Las { $by } estuvieron fuera { $time }
leaving-short-enough = No hay infracción: hasta { $time } no hace falta permiso.
leaving-without-permission = Las { $by } estuvieron fuera sin permiso
leaving-too-long = Demasiado tiempo fuera, o fuera del edificio, sin permiso: se sanciona a las { $by }.
leaving-bad-position = Las { $by } dejaron una mala posición con mucho tiempo: la partida se puede adjudicar.
leaving-adjudicate = la partida se adjudica
leaving-wait-then-adjudicate = esperar un rato y después adjudicar
leaving-us-first = una sanción de tiempo como por un ruido; la primera ausencia no cuesta la partida sin más pruebas
leaving-us-again = más que por una primera ausencia; las ausencias repetidas pueden costar la partida
leaving-fide-first = una advertencia la primera vez; la partida solo si salió a buscar ayuda
leaving-fide-again = más que una advertencia: ya ocurrió antes

leaving-went-away = Las { $by } se marcharon sin abandonar
leaving-game-over = La partida ha terminado: el resultado vale.
leaving-clock-runs = La partida sigue y el reloj de las { $by } corre cuando les toca jugar; la descortesía se puede sancionar.
leaving-clock-runs-usually = el reloj corre hasta que cae la bandera; el árbitro principal añade una sanción
leaving-may-adjudicate = La partida sigue y el reloj de las { $by } corre; pasados 15 minutos el director puede adjudicar.
leaving-until-flag-called = el reloj corre hasta que se señala la bandera
leaving-game-lost = pérdida de la partida
leaving-adjudicate-if-quit = el reloj corre; adjudicación solo si el jugador dejó una mala posición

leaving-finished-is-there = Un jugador que ha terminado está en la zona de juego
leaving-is-spectator = Los jugadores que han terminado son espectadores; se toleran unos minutos.
leaving-permission-to-return = para volver a la zona hace falta permiso del árbitro
leaving-must-leave = El jugador es un espectador que molesta y debe marcharse.
leaving-warning = una advertencia
leaving-leaves-area = el jugador sale de la zona de juego
leaving-leaves-venue = el jugador sale del recinto de juego
