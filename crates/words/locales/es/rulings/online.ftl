# Online games: incidents, questions, answers, what rulings say.

family-online = Partidas en línea

incident-online-host-failure = en línea: la plataforma o una sede perdió la conexión
    .words = servidor caído, fallo de la plataforma, caída del servidor, sede sin internet
incident-online-player-failure = en línea: un jugador perdió la conexión
    .words = conexión, internet, desconexión, desconectado, perdió la conexión, wifi, ordenador bloqueado
incident-online-abandoned = en línea: un jugador dejó la partida
    .words = abandonó en línea, dejó la partida en línea, cerró el navegador
incident-online-move = en línea: se discute una jugada en pantalla
    .words = error de ratón, ratón, mouse slip, premove, jugada en pantalla, dama automática
incident-online-host-draw = en línea: la plataforma declaró tablas
    .words = tablas automáticas en línea, la plataforma dio tablas, el sitio terminó la partida
incident-online-expulsion = en línea: un jugador es expulsado por razones de juego limpio
    .words = expulsado en línea, juego limpio, cuenta cerrada, vetado, trampas en línea

ask-online-host-failure-left = ¿Qué se conserva de la partida?
ask-online-player-failure-by = ¿Quién perdió la conexión?
ask-online-player-failure-back-in-time = ¿Han vuelto las { $by } antes de acabarse el tiempo?
ask-online-player-failure-both-had-moved = ¿Habían completado antes los dos jugadores su primera jugada?
ask-online-abandoned-by = ¿Quién dejó la partida?
ask-online-move-by = ¿De quién es la jugada?
ask-online-move-what = ¿Qué se discute?
ask-online-host-draw-by = ¿Por qué regla?
ask-online-expulsion-by = ¿Quién es expulsado?

what-is-left-saved-position = la plataforma tiene una posición guardada
what-is-left-agreed-position = ambos están de acuerdo en una posición y el director puede ponerla
what-is-left-this-game-lost = se perdieron todas las jugadas de esta partida
what-is-left-all-games-lost = se perdieron las jugadas de todas las partidas sin terminar

screen-move-mouse-slip = un desliz con el ratón
screen-move-premove = una jugada anticipada legal
screen-move-illegal-premove = una jugada anticipada que resultó ilegal
screen-move-smart-move = la única jugada de una pieza, hecha al seleccionarla
screen-move-automatic-queen = el peón se convirtió solo en dama
screen-move-illegal-move = se intentó una jugada ilegal
screen-move-touch-move = antes se había seleccionado otra pieza
screen-move-own-notation = una reclamación se basa en la anotación propia del jugador

host-rule-drawing-rule = ahogado, repetición, material o cincuenta jugadas
host-rule-lack-of-progress = cinco apariciones seguidas, o 75 jugadas

# The FIDE Laws.
online-over-the-board-only = Las Leyes regulan el juego sobre el tablero: deciden las bases del torneo en línea.
online-no-article = ningún artículo trata de partidas en línea
online-by-regulations = lo que digan las bases del torneo
online-by-analogy = el artículo más próximo, por analogía
online-usual-host-failure = nadie pierde por un fallo de la plataforma; la partida sigue desde la última posición
online-usual-player-failure = el reloj sigue corriendo; pierde el jugador que no vuelve a tiempo
online-usual-leaver-loses = derrota del jugador que dejó la partida
online-usual-sent-move = la jugada es la que ha transmitido la plataforma
online-usual-host-draw = las tablas valen si también lo serían según las Leyes
online-usual-expulsion = seguir las normas de juego limpio del torneo

# The connection is lost.
online-site-failed = La sede perdió la conexión
online-host-failed = La plataforma falló durante la partida
online-finished-before = La partida había terminado antes: su resultado vale.
online-from-saved-position = La partida sigue desde la última posición y los últimos tiempos que guardó la plataforma; nadie está obligado a las jugadas perdidas.
online-from-agreed-position = El director pone la posición en que ambos están de acuerdo, con los relojes, y la partida sigue.
online-starts-again = La partida empieza de nuevo desde la primera jugada con todo el tiempo; nadie está obligado a las jugadas anteriores.
online-all-start-again = Todas las partidas sin terminar empiezan de nuevo desde la primera jugada, con los mismos emparejamientos y todo el tiempo.
online-other-results-stand = los resultados de partidas terminadas antes valen; avisar a todos los jugadores de cuándo empieza la ronda siguiente
online-cause-unclear = No se puede saber si falló la plataforma o el jugador: el director decide sobre la partida.
online-as-host-failure = la partida sigue o empieza de nuevo, como por un fallo de la plataforma
online-adjudicate = adjudicar la partida; los dos resultados pueden ser distintos
online-loss-for-absent = derrota del jugador que no volvió
online-go-on-if-possible = que la partida siga si es posible; si no, adjudicarla
online-lost = Las { $by } perdieron la conexión
online-not-back = Las { $by } no volvieron a tiempo: pierden.
online-rated = la partida es valedera para rating
online-not-rated = la partida no es valedera para rating: no habían completado ambos una jugada
online-clock-ran-on = Mientras tanto el reloj de las { $by } siguió corriendo: la partida sigue con el tiempo que queda.

# A game is left, a player is expelled.
online-left = Las { $by } dejaron la partida antes de que terminara
online-event-rules-decide = Las bases del propio torneo dicen cómo se puntúa esta partida.
online-as-event-rules-say = como digan las bases del torneo
online-leaver-loses-unless = derrota del jugador que dejó la partida, salvo que las bases del torneo digan otra cosa
online-leaver-loses = Las { $by } pierden la partida que dejaron.
online-expelled = El jugador de las { $by } es expulsado por razones de juego limpio
online-not-reported = Las partidas del jugador de las { $by } no deberían comunicarse para rating; se pueden puntuar como incomparecencias.
online-report-violation = Comunicar la infracción a US Chess; la plataforma no lo hace.
online-be-discreet = Tratar la acusación con discreción hasta que se decida.
online-leave-out = excluir las partidas del informe para rating
online-score-as-forfeits = puntuar las partidas como derrotas por incomparecencia, no valederas para rating
online-leave-out-and-forfeit = excluirlas del informe para rating y puntuarlas como incomparecencias

# Moves on the screen.
online-move-disputed = Se discute en pantalla una jugada de las { $by }
online-slip-stands = El desliz es una jugada completada y vale.
online-premove-stands = Una jugada anticipada legal es una jugada completada y vale.
online-no-premove = La jugada anticipada no se produce: el jugador hace otra.
online-smart-move-stands = La jugada vale: es un ajuste del propio jugador.
online-queen-stands = La dama vale: la jugada estaba completa cuando apareció.
online-put-back = La plataforma devuelve la pieza; no hay jugada ilegal ni sanción.
online-no-touch-move = En línea no se admite reclamar pieza tocada; solo la plataforma puede imponerla.
online-host-record-counts = Ninguna reclamación puede basarse en la anotación propia de un jugador; cuenta el registro de la plataforma.

# The host declares a draw.
online-host-drew = La plataforma declaró tablas la partida
online-mate-first = La última jugada da mate, y el mate prevalece: las { $winner } ganan.
online-host-ruling-valid = La decisión de la plataforma es válida y termina la partida: tablas.
online-publicity-says-so = donde las reglas de la plataforma difieran de las de US Chess, la publicidad debe indicarlo
