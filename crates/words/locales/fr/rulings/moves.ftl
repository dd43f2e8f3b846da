# Moving: incidents, questions, answers, what rulings say.

family-moves = Jouer un coup

incident-touched-pieces = un joueur a touché des pièces
    .words = pièce touchée, touché joué, touche, toucher, pièce lâchée, reprend son coup, reprendre un coup, coup repris, change de coup, roque, tour touchée d’abord
incident-touch-claim = un joueur se plaint de pièces touchées
    .words = pièce touchée contestée, réclame touché joué, l’adversaire a touché, nie avoir touché, reprend son coup
incident-adjusting = un joueur a ajusté des pièces
    .words = j’adoube, adouber, adoubement, ajuster, rectifier la position, recentrer, sans prévenir
incident-inverted-rook = une tour a été posée à l’envers pour une promotion
    .words = tour à l’envers, tour retournée, tour renversée, promotion, tour comme dame
incident-promotion-piece-missing = la pièce pour une promotion manque
    .words = pas de dame disponible, dame manquante, seconde dame, deuxième dame, pièce de promotion absente, promotion

ask-touched-pieces-by = Qui a touché des pièces ?
ask-touched-pieces-what = Qu’est-ce qui a été touché délibérément ?
ask-touched-pieces-possible-castling = Le roque de ce côté est-il légal ?
ask-touched-pieces-possible-move = Une pièce touchée peut-elle être jouée ?
ask-touched-pieces-possible-capture = Une pièce touchée peut-elle être prise ?
ask-touched-pieces-possible-both = La première pièce du joueur peut-elle prendre la première de l’adversaire ?
ask-touch-claim-by = Qui se plaint ?
ask-touch-claim-evidence = Sur quoi cela s’appuie-t-il ?
ask-adjusting-by = Qui a ajusté des pièces ?
ask-adjusting-on-move = Les { $by } avaient-ils le trait ?
ask-adjusting-announced = Le joueur l’avait-il annoncé ?
ask-inverted-rook-by = Qui a fait la promotion ?
ask-promotion-piece-missing-by = Qui fait la promotion ?

touched-own = seulement ses propres pièces
touched-opponents = seulement des pièces de l’adversaire
touched-both = des pièces des deux couleurs
touched-king-then-rook = le roi puis la tour, ou les deux à la fois
touched-rook-then-king = la tour puis le roi
touch-evidence-arbiter = un arbitre ou directeur de tournoi l’a vu
touch-evidence-witness = un témoin neutre l’a vu
touch-evidence-admitted = l’adversaire reconnaît avoir touché
touch-evidence-none = rien que la parole des joueurs

piece-name-pawn = le pion
piece-name-knight = le cavalier
piece-name-bishop = le fou
piece-name-rook = la tour
piece-name-queen = la dame
piece-name-king = le roi
piece-name-piece = la pièce

# What touched pieces bind to: first as what a player must do, then as a sentence.
touch-duty-move-first = doivent jouer la première pièce touchée qui peut être jouée
touch-duty-capture-first = doivent prendre la première pièce touchée qui peut être prise
touch-duty-capture-with-own = doivent prendre la première pièce de l’adversaire avec leur première pièce
touch-duty-use-first-possible = doivent jouer ou prendre la première pièce touchée pour laquelle c’est possible ; dans le doute, la leur a été touchée d’abord
touch-duty-castle = doivent roquer de ce côté
touch-duty-castle-or-move-king = doivent roquer ou jouer le roi
touch-duty-another-king-move = doivent jouer un autre coup du roi, roque de l’autre côté compris ; à défaut, n’importe quel coup légal
touch-duty-may-castle = peuvent roquer
touch-duty-move-rook = ne peuvent pas roquer de ce côté et doivent jouer la tour si elle peut jouer
touch-duty-any-move = peuvent jouer n’importe quel coup légal

moves-duty = { $duty }
moves-bound = { $duty-code ->
    [move-first] Les { $by } doivent jouer la première pièce touchée qui peut être jouée.
    [capture-first] Les { $by } doivent prendre la première pièce touchée qui peut être prise.
    [capture-with-own] Les { $by } doivent prendre la première pièce de l’adversaire avec leur première pièce.
    [use-first-possible] Les { $by } doivent jouer ou prendre la première pièce touchée pour laquelle c’est possible ; dans le doute, la leur a été touchée d’abord.
    [castle] Les { $by } doivent roquer de ce côté.
    [castle-or-move-king] Les { $by } doivent roquer ou jouer le roi.
    [another-king-move] Les { $by } doivent jouer un autre coup du roi, roque de l’autre côté compris ; à défaut, n’importe quel coup légal.
    [may-castle] Les { $by } peuvent roquer.
    [move-rook] Les { $by } ne peuvent pas roquer de ce côté et doivent jouer la tour si elle peut jouer.
   *[any-move] Les { $by } peuvent jouer n’importe quel coup légal.
}

moves-touched = Les { $by } ont touché des pièces
moves-touched-by-accident = Les { $by } ont touché une pièce par accident
moves-binds-to-nothing = Un accident n’engage à rien : tout coup légal peut être joué.
moves-late-complaint = Les { $by } se plaignent de pièces touchées après en avoir touché une
moves-right-lost = Trop tard : les { $by } ont touché une pièce depuis, le droit de réclamer est donc perdu.
moves-arbiter-acts = un arbitre qui a vu l’infraction agit sans réclamation

# From the acts on a board.
moves-nothing-binds = Rien n’engage : tout coup légal peut être joué.
moves-because = { $why }
moves-because-free = { $why } Tout coup légal peut être joué.
moves-breach-found = infraction : { $what }
moves-has-made = ont joué ce coup, et il reste
moves-one-of-these = doivent jouer l’un de ces coups
moves-ask-intended = Le joueur a-t-il touché { $piece } en { $square } pour jouer ou prendre cette pièce ?
moves-ask-first = Laquelle de ces pièces a été touchée d’abord ?
moves-ask-castling = Le roi et la tour ont-ils été touchés pour roquer ?
moves-ask-part-of-castling = Était-ce la première partie du roque, ou un coup à part entière ?
moves-ask-unfinished = Le roque est-il resté inachevé, ou était-ce un coup illégal ?
moves-not-intended = elle n’a pas été touchée pour être jouée ou prise
moves-intended = elle a été touchée pour être jouée ou prise
moves-touched-first = la pièce en { $square } a été touchée d’abord
moves-meant-castling = le joueur voulait roquer
moves-not-meant-castling = le joueur ne voulait pas roquer
moves-left-unfinished = le roque est resté inachevé
moves-made-illegal-move = un coup illégal a été joué

# Complaints and adjusting.
moves-claimed = Les { $by } affirment que les { $by-opponent } ont touché une pièce
moves-upheld = Admise : les { $by-opponent } sont engagés par la pièce touchée.
moves-in-dispute = Les faits sont contestés : établissez-les, puis décidez.
moves-deny = rejeter la réclamation
moves-uphold = admettre la réclamation
moves-uphold-if-sure = l’admettre si le témoin est neutre et sûr
moves-deny-unseen = la rejeter : personne de neutre n’a vu la pièce touchée
moves-adjusted = Les { $by } ont ajusté des pièces
moves-only-on-move = Seul le joueur au trait peut ajuster ; cela n’engage à rien, mais peut être sanctionné.
moves-adjusted-in-order = En règle : annoncé et au trait, cela n’engage à rien.
moves-plainly-adjusting = C’était manifestement un ajustement, bien que non annoncé : le directeur de tournoi peut passer outre.
moves-must-be-moved = la pièce touchée doit être jouée
moves-let-pass = passer outre
moves-not-announced = Pas annoncé : la pièce touchée engage, et les { $by } doivent la jouer si elle peut être jouée.
moves-move-touched = doivent jouer la pièce touchée si elle peut être jouée

# Promotion.
moves-promoted-inverted = Les { $by } ont fait la promotion avec une tour posée à l’envers
moves-is-queen = C’est une dame, puisque le joueur n’a rien dit d’autre.
moves-is-rook = C’est une tour, quoi qu’en dise le joueur, et la partie continue.
moves-rook-whatever-called = une tour à l’envers est une tour, quoi qu’en dise le joueur
moves-moved-diagonally = Les { $by } ont joué en diagonale une tour posée à l’envers
moves-turn-upright = Remettez-la à l’endroit ; les { $by-opponent } peuvent le faire à leur trait, après l’avoir dit.
moves-needs-piece = Les { $by } ont besoin d’une pièce pour la promotion
moves-bring-piece = Les { $by } peuvent arrêter les pendules et demander ; apportez la pièce, puis la pendule des { $by } est remise en marche.
moves-asking-binds-not = demander une pièce n’y engage pas le joueur ; il est engagé quand elle touche la case
