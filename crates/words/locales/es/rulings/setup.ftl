# Set-up: incidents, questions, answers, what rulings say.

family-setup = Colocación y colores

incident-wrong-start-position = las piezas se colocaron mal al comienzo
    .words = rey y dama cambiados, piezas mal colocadas, posición inicial incorrecta, alfiles y caballos cambiados, mal colocadas
incident-board-turned = el tablero está mal orientado
    .words = tablero girado, tablero al revés, tablero mal orientado, tablero mal puesto, casilla negra a la derecha
incident-reversed-colours = los colores están cambiados
    .words = colores cambiados, colores equivocados, color equivocado, colores invertidos, debía llevar blancas
incident-wrong-opponents = juegan entre sí dos jugadores que no estaban emparejados
    .words = rival equivocado, emparejamiento equivocado, tablero equivocado, mesa equivocada
incident-displaced-pieces = un jugador desplazó piezas
    .words = tiró las piezas, piezas caídas, derribó, desplazadas, piezas tiradas, volcó las piezas
incident-piece-off-its-square = se descubre una pieza fuera de su casilla
    .words = pieza fuera de su casilla, pieza en casilla equivocada, pieza descolocada, la posición no es correcta

ask-wrong-start-position-last-move-completed = ¿Han pulsado las negras el reloj después de la última jugada?
ask-reversed-colours-last-move-completed = ¿Han pulsado las negras el reloj después de la última jugada?
ask-wrong-opponents-finished = ¿Ha terminado su partida?
ask-displaced-pieces-by = ¿Quién desplazó las piezas?
ask-piece-off-its-square-moves-ago = ¿Hace cuántas jugadas ocurrió?

setup-wrong-start = Las piezas se colocaron mal al comienzo
setup-board-turned = El tablero está mal orientado
setup-colours-reversed = La partida empezó con los colores cambiados
setup-found-after-game = Se descubrió después de la partida: el resultado vale.
setup-moved-to-right-board = La posición se traslada a un tablero bien colocado y la partida sigue.
setup-found-too-late = Se descubrió demasiado tarde: la partida sigue como está.
setup-new-game = La partida se anula y se juega otra con todo como debe estar.
setup-times-kept = los relojes conservan el tiempo gastado hasta ahora; el contador de jugadas se puede reajustar
setup-decide-start = Decidir, teniendo en cuenta el horario, cuándo empieza y con qué tiempos.
setup-arbiter-may-rule = La partida sigue, salvo que el árbitro decida otra cosa.
setup-goes-on = la partida sigue
setup-new-with-right-colours = una partida nueva con los colores correctos
setup-goes-on-usually = la partida sigue; una nueva en los primeros minutos, si no hay cambios de piezas y el horario lo permite
setup-fixed-after-ten = Demasiado tarde: cada uno ha completado diez jugadas, así que la partida sigue.
setup-wrong-pieces-castle = un rey mal colocado no puede enrocar; con una torre mal colocada no se puede enrocar
setup-castled-illegally = Las { $by } enrocaron con una pieza mal colocada al comienzo: es una jugada ilegal. Se decide como tal, si las { $by-opponent } no han movido después.
setup-blitz-start-again = No ha completado una jugada cada bando: se colocan bien las piezas y se empieza de nuevo.
setup-blitz-stays = Cada bando ha completado una jugada: la posición queda como se puso y la partida sigue.

setup-displaced = Las { $by } desplazaron piezas
setup-put-back = Las { $by } recolocan las piezas en su propio tiempo.
setup-may-press-back = las { $by-opponent } pueden pulsar el reloj sin mover; con incremento es mejor parar los dos relojes
setup-stop-both-clocks = Las { $by-opponent } paran los dos relojes y llaman al árbitro, sin poner en marcha el reloj de las { $by }; devolver el tiempo a las { $by-opponent } o quitárselo a las { $by }.
setup-either-may-stop = cualquiera de los jugadores puede parar los relojes para llamar al árbitro
setup-pressed-before-back = se pulsó el reloj antes de recolocar las piezas, lo que agrava la falta del jugador
setup-standard = la sanción estándar: { $time } para las { $by-opponent }
setup-more-than-that = más que eso, como por conducta antideportiva o reincidencia
setup-no-first-accident = { $time } para las { $by-opponent }, o más: no fue un primer accidente
setup-none-if-put-right = ninguna sanción por un accidente corregido antes de pulsar; { $time } para las { $by-opponent } si antes se pulsa el reloj
setup-heavy-on-purpose = una sanción severa: fue adrede
setup-mild-for-accident = ninguna sanción, o una leve, por un accidente; nunca la partida
setup-heavier-for-repeat = una sanción mayor: ya ocurrió antes

setup-off-its-square = Se descubre una pieza fuera de su casilla
setup-restore-before = Se restablece la posición anterior a la irregularidad, o la última que se pueda averiguar, y la partida sigue desde ella.
setup-players-look-for-place = Los jugadores buscan el momento bajo la supervisión del árbitro; fijar tiempos y contador de jugadas según el propio criterio.
setup-not-counted-as-illegal = no se cuenta como jugada ilegal
setup-counts-as-illegal = Cuenta como jugada ilegal: se restablece la posición anterior.
setup-position-stands = Demasiado tarde: la posición vale y la partida sigue.
setup-blitz-unclaimed = Lo que nadie reclamó antes de la jugada siguiente ya no se puede corregir: la posición vale y la partida sigue.
setup-blitz-before-next-move = mientras el adversario no haya determinado la jugada siguiente, el jugador recoloca la pieza en su propio tiempo
setup-not-paired = Juegan entre sí dos jugadores que no estaban emparejados
setup-opponents-in-play = Parar la partida y hacer jugar a los adversarios correctos, si la ronda aún lo permite.
setup-opponents-finished = Decidir si la partida cuenta como partida de la ronda o si aún se juegan las partidas correctas.
setup-no-rule-for-opponents = ningún artículo dice qué pasa con una partida entre adversarios equivocados
setup-seat-rightly = la partida no cuenta; los jugadores juegan contra sus adversarios correctos, con los tiempos que fije el árbitro
setup-game-stands = la partida vale como partida de esta ronda y los emparejamientos se cambian en consecuencia
setup-correct-pairings = Atender a los adversarios que quedaron sin partida y anotar lo decidido para el próximo emparejamiento.
