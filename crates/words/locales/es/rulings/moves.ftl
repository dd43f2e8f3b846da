# Moving: incidents, questions, answers, what rulings say.

family-moves = Mover las piezas

incident-touched-pieces = un jugador tocó piezas
    .words = pieza tocada, tocó, tocar, pieza tocada pieza movida, soltó la pieza, retira la jugada, rectifica, deshace la jugada, cambia de jugada, enroque, torre tocada primero
incident-touch-claim = un jugador se queja de piezas tocadas
    .words = reclama pieza tocada, el rival tocó una pieza, queja por pieza movida, niega haber tocado, retira la jugada
incident-adjusting = un jugador compuso piezas
    .words = compongo, componer, compuso, j’adoube, colocar bien las piezas, centrar piezas, acomodar, ajustar
incident-inverted-rook = se promocionó con una torre invertida
    .words = torre invertida, torre al revés, torre boca abajo, promoción, coronación, torre como dama
incident-promotion-piece-missing = falta la pieza para una promoción
    .words = no hay dama, falta la dama, segunda dama, promoción, coronación, pieza de promoción, pide una dama

ask-touched-pieces-by = ¿Quién tocó piezas?
ask-touched-pieces-what = ¿Qué piezas se tocaron adrede?
ask-touched-pieces-possible-castling = ¿Es legal el enroque por ese lado?
ask-touched-pieces-possible-move = ¿Se puede mover una pieza tocada?
ask-touched-pieces-possible-capture = ¿Se puede capturar una pieza tocada?
ask-touched-pieces-possible-both = ¿Puede la primera pieza propia capturar la primera del adversario?
ask-touch-claim-by = ¿Quién se queja?
ask-touch-claim-evidence = ¿En qué se apoya la queja?
ask-adjusting-by = ¿Quién compuso piezas?
ask-adjusting-on-move = ¿Estaban en juego las { $by }?
ask-adjusting-announced = ¿Se anunció antes?
ask-inverted-rook-by = ¿Quién promocionó?
ask-promotion-piece-missing-by = ¿Quién promociona?

touched-own = solo piezas propias
touched-opponents = solo piezas del adversario
touched-both = piezas de ambos colores
touched-king-then-rook = rey y después torre, o ambos a la vez
touched-rook-then-king = torre y después rey
touch-evidence-arbiter = lo vio un árbitro o un director
touch-evidence-witness = lo vio un testigo imparcial
touch-evidence-admitted = el adversario admite que tocó
touch-evidence-none = nada más que la palabra de los jugadores

piece-name-pawn = peón
piece-name-knight = caballo
piece-name-bishop = alfil
piece-name-rook = torre
piece-name-queen = dama
piece-name-king = rey
piece-name-piece = pieza

# What touched pieces bind to: first as what a player must do, then as a sentence.
touch-duty-move-first = deben mover la primera pieza tocada que se pueda mover
touch-duty-capture-first = deben capturar la primera pieza tocada que se pueda capturar
touch-duty-capture-with-own = deben capturar la primera pieza del adversario con la primera propia
touch-duty-use-first-possible = deben mover o capturar la primera pieza tocada que lo permita; en la duda, la propia se tocó antes
touch-duty-castle = deben enrocar por ese lado
touch-duty-castle-or-move-king = deben enrocar o mover el rey
touch-duty-another-king-move = deben hacer otra jugada con el rey, incluido el enroque por el otro lado; si no la hay, cualquier jugada legal
touch-duty-may-castle = pueden enrocar
touch-duty-move-rook = no pueden enrocar por ese lado y deben mover la torre si se puede
touch-duty-any-move = pueden hacer cualquier jugada legal

moves-duty = { $duty }
moves-bound = { $duty-code ->
    [move-first] Las { $by } deben mover la primera pieza tocada que se pueda mover.
    [capture-first] Las { $by } deben capturar la primera pieza tocada que se pueda capturar.
    [capture-with-own] Las { $by } deben capturar la primera pieza del adversario con la primera propia.
    [use-first-possible] Las { $by } deben mover o capturar la primera pieza tocada que lo permita; en la duda, la propia se tocó antes.
    [castle] Las { $by } deben enrocar por ese lado.
    [castle-or-move-king] Las { $by } deben enrocar o mover el rey.
    [another-king-move] Las { $by } deben hacer otra jugada con el rey, incluido el enroque por el otro lado; si no la hay, cualquier jugada legal.
    [may-castle] Las { $by } pueden enrocar.
    [move-rook] Las { $by } no pueden enrocar por ese lado y deben mover la torre si se puede.
   *[any-move] Las { $by } pueden hacer cualquier jugada legal.
}

moves-touched = Las { $by } tocaron piezas
moves-touched-by-accident = Las { $by } tocaron una pieza por accidente
moves-binds-to-nothing = Un accidente no obliga a nada: vale cualquier jugada legal.
moves-late-complaint = Las { $by } se quejan de piezas tocadas después de tocar una
moves-right-lost = Demasiado tarde: las { $by } ya han tocado una pieza, así que se perdió el derecho a reclamar.
moves-arbiter-acts = el árbitro que vio la infracción actúa sin reclamación

# From the acts on a board.
moves-nothing-binds = Nada obliga: vale cualquier jugada legal.
moves-because = { $why }
moves-because-free = { $why } Vale cualquier jugada legal.
moves-breach-found = infracción: { $what }
moves-has-made = han hecho esta jugada, y vale
moves-one-of-these = deben hacer una de estas jugadas
moves-ask-intended = { $piece-code ->
    [rook] ¿Se tocó la { $piece } de { $square } para moverla o capturarla?
    [queen] ¿Se tocó la { $piece } de { $square } para moverla o capturarla?
    [piece] ¿Se tocó la { $piece } de { $square } para moverla o capturarla?
   *[other] ¿Se tocó el { $piece } de { $square } para moverlo o capturarlo?
}
moves-ask-first = ¿Cuál de estas piezas se tocó antes?
moves-ask-castling = ¿Se tocaron rey y torre para enrocar?
moves-ask-part-of-castling = ¿Era la primera parte del enroque o una jugada propia?
moves-ask-unfinished = ¿Quedó el enroque sin terminar o era una jugada ilegal?
moves-not-intended = no se tocó para mover ni capturar
moves-intended = se tocó para mover o capturar
moves-touched-first = la pieza de { $square } se tocó antes
moves-meant-castling = el jugador quería enrocar
moves-not-meant-castling = el jugador no quería enrocar
moves-left-unfinished = el enroque quedó sin terminar
moves-made-illegal-move = se hizo una jugada ilegal

# Complaints and adjusting.
moves-claimed = Las { $by } reclaman que las { $by-opponent } tocaron una pieza
moves-upheld = Estimada: las { $by-opponent } quedan obligadas por la pieza tocada.
moves-in-dispute = Los jugadores discrepan sobre los hechos: se aclaran y después se decide.
moves-deny = denegar la reclamación
moves-uphold = estimar la reclamación
moves-uphold-if-sure = estimarla si el testigo es imparcial y está seguro
moves-deny-unseen = denegarla: nadie imparcial vio que se tocara
moves-adjusted = Las { $by } compusieron piezas
moves-only-on-move = Solo puede componer el jugador que está en juego; no obliga a nada, pero se puede sancionar.
moves-adjusted-in-order = Correcto: anunciado y estando en juego, no obliga a nada.
moves-plainly-adjusting = Es evidente que solo componía, aunque no lo anunció: el director puede dejarlo pasar.
moves-must-be-moved = la pieza tocada debe moverse
moves-let-pass = dejarlo pasar
moves-not-announced = No se anunció: la pieza tocada obliga, y las { $by } deben moverla si se puede mover.
moves-move-touched = deben mover la pieza tocada si se puede mover

# Promotion.
moves-promoted-inverted = Las { $by } promocionaron con una torre invertida
moves-is-queen = Es una dama, porque el jugador no dijo otra cosa.
moves-is-rook = Es una torre, la llame como la llame el jugador, y la partida sigue.
moves-rook-whatever-called = una torre invertida es una torre, la llame como la llame el jugador
moves-moved-diagonally = Las { $by } movieron en diagonal una torre invertida
moves-turn-upright = Ponerla derecha; las { $by-opponent } pueden hacerlo cuando les toque jugar, después de anunciarlo.
moves-needs-piece = Las { $by } necesitan una pieza para promocionar
moves-bring-piece = Las { $by } pueden parar los relojes y pedirla; se trae la pieza y vuelve a correr el reloj de las { $by }.
moves-asking-binds-not = pedir una pieza no obliga a usarla; obliga cuando toca la casilla
