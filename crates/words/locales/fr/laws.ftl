# The game on the board: illegal moves and positions, notation, touched pieces, claims, audits.

# Why a move is illegal.
move-fault-empty-square = il n’y a pas de pièce en { $square }
move-fault-not-on-move = les { $colour } n’ont pas le trait
move-fault-no-move = la pièce reste sur sa case
move-fault-captures-king = le roi en { $square } ne peut pas être pris
move-fault-own-piece = { $square } est occupée par { $role-code ->
    [king] un roi
    [queen] une dame
    [rook] une tour
    [bishop] un fou
    [knight] un cavalier
   *[pawn] un pion
} du même joueur
move-fault-does-not-move-so = { $role } ne se déplace pas ainsi
move-fault-jumps-over = { $mover } ne peut pas passer par-dessus { $role } en { $square }
move-fault-pawn-blocked = le pion est bloqué en { $square }
move-fault-not-first-move-of-pawn = un pion n’avance de deux cases qu’à son premier coup
move-fault-nothing-to-capture = le pion n’a rien à prendre à cet endroit
move-fault-not-en-passant = le pion en { $pawn } ne vient pas d’avancer de deux cases
move-fault-promotion-missing = le pion doit être remplacé par une nouvelle pièce
move-fault-promotion-forbidden = un pion ne peut pas devenir { $role-code ->
    [king] un roi
    [queen] une dame
    [rook] une tour
    [bishop] un fou
    [knight] un cavalier
   *[pawn] un pion
}
move-fault-not-a-promotion = seul un pion qui atteint la dernière rangée est remplacé
move-fault-castling-blocked = { $squares-count ->
    [one] pour roquer, { $squares } doit être vide
   *[other] pour roquer, { $squares } doivent être vides
}
move-fault-castling-in-check = le roi ne peut pas roquer : il est en échec depuis { $by }
move-fault-castling-across-attack = le roque traverse { $square }, case attaquée depuis { $by }
move-fault-castling-into-attack = le roque finit en { $square }, case attaquée depuis { $by }
move-fault-king-into-attack = le roi serait attaqué depuis { $by }
move-fault-stays-in-check = le roi reste en échec depuis { $by }
move-fault-pinned = le roi serait exposé à un échec depuis { $by }
castling-lost-king-moved = le roi a déjà bougé et ne peut plus roquer
castling-lost-no-rook = il n’y a pas de tour avec laquelle roquer
castling-lost-rook-moved = la tour a déjà bougé et ne peut plus roquer
castling-lost-king-or-rook-moved = le roi ou la tour a déjà bougé et ne peut plus roquer
not-legal = { $move } n’est pas légal ici

# Why a text is no move.
notation-error-unreadable = colonne { $column }, attendu : { $expected }
notation-error-no-such-move = { $near-count ->
    [0] aucun coup légal ne s’écrit ainsi : { $reason }
    [one] aucun coup légal ne s’écrit ainsi : { $reason } ; serait légal : { $near }
   *[other] aucun coup légal ne s’écrit ainsi : { $reason } ; seraient légaux : { $near }
}
notation-error-ambiguous = { $promotion ->
    [yes] la nouvelle pièce manque : { $moves }
   *[no] peut être { $moves }
}
expected-in-move-move = un coup
expected-in-move-square = une case
expected-in-move-square-of-arrival = la case d’arrivée
expected-in-move-piece = une pièce
expected-in-move-rank = une rangée
expected-in-move-hyphen-or-capture = un trait d’union ou x
expected-in-move-end-of-move = la fin du coup
expected-in-move-nothing-after-result = rien après le résultat
notation-reason-other-players-turn = le trait est aux Blancs
notation-reason-no-such-piece = le joueur n’a pas cette pièce à cet endroit
notation-reason-out-of-reach = cette pièce ne peut pas y aller
notation-reason-king-attacked = le roi serait en échec
notation-reason-wrong-promotion = le pion ne peut pas devenir cette pièce
notation-reason-castling-impossible = le roque est impossible

# Where a text differs from the full form of Appendix C.
notation-note-capture-sign-missing = le signe de la prise manque
notation-note-capture-sign-wrong = il y a un signe de prise, mais rien n’est pris
notation-note-check-sign-missing = le signe de l’échec manque
notation-note-check-sign-wrong = le signe d’échec est faux
notation-note-mate-sign-missing = le signe du mat manque
notation-note-mate-sign-wrong = il y a un signe de mat, mais ce n’est pas mat
notation-note-en-passant-mark-missing = e.p. manque
notation-note-en-passant-mark-wrong = e.p. est écrit, mais ce n’est pas une prise en passant
notation-note-origin-unneeded = la case de départ n’est pas nécessaire
notation-note-pawn-file-missing = la colonne de départ du pion manque
notation-note-pawn-letter = un pion n’a pas de lettre
notation-note-small-piece-letter = la lettre d’une pièce est une majuscule
notation-note-promotion-sign = la nouvelle pièce s’écrit sans signe devant elle
notation-note-castling-spelling = le roque s’écrit 0-0 ou 0-0-0
notation-note-castling-squares = le roque est écrit avec d’autres cases
notation-note-side-by-place = laquelle des deux pièces est celle du roi ou de la dame a été déduit de leurs places

# Why a text is no position (FEN).
fen-error = { $field }, colonne { $column } : trouvé : « { $found } » ; attendu : { $expected }
fen-field-board = l’échiquier
fen-field-turn = le trait
fen-field-castling = les droits de roque
fen-field-en-passant = la case de prise en passant
fen-field-halfmoves = le compte des demi-coups
fen-field-move-number = le numéro du coup
fen-field-rest = la fin
expected-in-fen-position = une position
expected-in-fen-pieces = les pièces, rangée par rangée
expected-in-fen-ranks = 8 rangées, et non { $found }
expected-in-fen-piece-or-squares = une lettre de pièce ou un nombre de cases à la rangée { $rank }
expected-in-fen-squares = 8 cases à la rangée { $rank }, et non { $squares }
expected-in-fen-turn = w ou b
expected-in-fen-castling = K, Q, k, q, des colonnes de tours, ou -
expected-in-fen-en-passant = une case comme e3, ou -
expected-in-fen-number = un nombre
expected-in-fen-number-up-to = un nombre jusqu’à { $most }
expected-in-fen-end = la fin de la position

# Why a position cannot come about by legal moves.
illegal-position-no-king = les { $value } n’ont pas de roi
illegal-position-many-kings = les { $value } ont plus d’un roi
illegal-position-pawn-on-last-rank = un pion se trouve sur la première ou la dernière rangée
illegal-position-many-pawns = les { $value } ont plus de huit pions
illegal-position-many-pieces = les { $value } ont plus de seize pièces
illegal-position-many-promotions = les { $value } ont plus de pièces promues qu’il ne leur manque de pions
illegal-position-pawn-captures = les pions des { $value } ont besoin de plus de prises qu’il ne manque de pièces aux { $value-opponent }
illegal-position-opponent-in-check = le joueur qui vient de jouer est en échec
illegal-position-both-in-check = les deux rois sont en échec
illegal-position-impossible-check = aucun coup ne peut avoir donné cet échec
illegal-position-no-last-move = aucun coup légal ne peut avoir mené à la position
illegal-position-castling-rights = un droit de roque sans roi ou tour à sa place
illegal-position-en-passant = aucun pion ne peut venir de franchir la case de prise en passant


# A board for readers who do not see the picture.
diagram-title = { $below-code ->
    [white] { $placement }, Blancs en bas
   *[black] { $placement }, Noirs en bas
}
described-board = Diagramme d’échecs. Blancs : { $white-count ->
    [0] rien
   *[other] { $white }
}. Noirs : { $black-count ->
    [0] rien
   *[other] { $black }
}.
pieces-of-kind = { $name-code ->
    [king] { $squares-count ->
        [one] roi { $squares }
       *[other] rois { $squares }
    }
    [queen] { $squares-count ->
        [one] dame { $squares }
       *[other] dames { $squares }
    }
    [rook] { $squares-count ->
        [one] tour { $squares }
       *[other] tours { $squares }
    }
    [bishop] { $squares-count ->
        [one] fou { $squares }
       *[other] fous { $squares }
    }
    [knight] { $squares-count ->
        [one] cavalier { $squares }
       *[other] cavaliers { $squares }
    }
   *[pawn] { $squares-count ->
        [one] pion { $squares }
       *[other] pions { $squares }
    }
}

# What touched pieces come to, step by step.
touch-step-adjusted = Le joueur a ajusté { $piece-name } en { $piece-square } après l’avoir annoncé.
touch-step-by-accident = Le joueur a touché { $piece-name } en { $piece-square } par accident.
touch-step-not-clearly-by-accident = Il n’est pas clair que le joueur ait touché { $piece-name } en { $piece-square } par accident.
touch-step-castling-said = Le joueur a dit qu’il allait roquer.
touch-step-beside-the-board = { $role-code ->
    [king] Un roi
    [queen] Une dame
    [rook] Une tour
    [bishop] Un fou
    [knight] Un cavalier
   *[pawn] Un pion
} à côté de l’échiquier n’engage à rien.
touch-step-must-move = { $first-usable ->
    [yes] La première pièce touchée qui peut servir est { $piece-name } en { $piece-square } : elle doit être jouée.
   *[no] Le joueur a touché { $piece-name } en { $piece-square } : cette pièce doit être jouée.
}
touch-step-must-move-without-castling = { $first-usable ->
    [yes] La première pièce touchée qui peut servir est { $piece-name } en { $piece-square } : elle doit être jouée, sans ce roque.
   *[no] Le joueur a touché { $piece-name } en { $piece-square } : cette pièce doit être jouée, sans ce roque.
}
touch-step-must-be-captured = { $first-usable ->
    [yes] La première pièce touchée qui peut servir est { $piece-name } en { $piece-square } : elle doit être prise.
   *[no] Le joueur a touché { $piece-name } en { $piece-square } : cette pièce doit être prise.
}
touch-step-must-capture = Le joueur doit prendre { $other-name } en { $other-square } avec { $piece-name } en { $piece-square }.
touch-step-must-castle = Le roi et la tour ont été touchés : roque avec cette tour.
touch-step-another-king-move = Le roque avec la tour touchée est illégal : un autre coup du roi.
touch-step-no-king-move = Le roque est illégal et le roi ne peut pas jouer : n’importe quel coup légal.
touch-step-none-possible = Aucune pièce touchée ne peut être jouée ni prise : n’importe quel coup légal.
touch-step-released = Le joueur a lâché { $piece-name } de { $piece-square } en { $square }.
touch-step-released-illegally = Jouer { $piece-name } de { $piece-square } en { $square } n’est pas un coup légal : le joueur peut le corriger avant d’appuyer sur la pendule.
touch-step-no-such-promotion = Aucun pion ne peut devenir { $role-code ->
    [king] un roi
    [queen] une dame
    [rook] une tour
    [bishop] un fou
    [knight] un cavalier
   *[pawn] un pion
} en { $square }.
touch-step-promotion-chosen = { $role-code ->
    [king] Un roi
    [queen] Une dame
    [rook] Une tour
    [bishop] Un fou
    [knight] Un cavalier
   *[pawn] Un pion
} a touché { $square } : le choix est définitif, et le pion devient cette pièce.
touch-step-becomes-queen = Le pion devient une dame.
touch-step-made = Le coup { $move } est effectué.
touch-step-ends-game = Le coup met fin à la partie et il est achevé.
touch-step-clock-pressed = La pendule a été pressée.
touch-step-stands-unless-claimed = Le coup reste, sauf réclamation à temps ou si l’arbitre l’a vu.

# What broke an article.
touch-breach-adjusted-unannounced = le joueur a ajusté { $piece-name } en { $piece-square } sans l’annoncer
touch-breach-two-hands = le joueur s’est servi des deux mains pour un seul coup
touch-breach-pressed-after-two-hands = la pendule a été pressée après un coup joué à deux mains
touch-breach-taken-against-duty = le joueur a porté { $piece-name } de { $piece-square } en { $square } contrairement à cette obligation
touch-breach-promoted-against-duty = le joueur a posé { $role-code ->
    [king] un roi
    [queen] une dame
    [rook] une tour
    [bishop] un fou
    [knight] un cavalier
   *[pawn] un pion
} en { $square } contrairement à cette obligation
touch-breach-choice-changed = le choix de la nouvelle pièce a été changé
touch-breach-pressed-without-move = la pendule a été pressée sans coup joué
touch-breach-pressed-before-end = la pendule a été pressée avant que { $move } soit exécuté
touch-breach-capture-left-standing = la pendule a été pressée avant que la pièce prise soit retirée
touch-breach-pawn-not-replaced = la pendule a été pressée avant que le pion soit remplacé
touch-breach-illegal-move = un coup illégal a été achevé
touch-breach-touched-off-move = a touché une pièce sans avoir le trait
touch-breach-moved-off-move = a déplacé une pièce sans avoir le trait

# What only a person can decide.
touch-question-intended = Le joueur a-t-il touché { $piece-name } en { $piece-square } pour jouer ou prendre cette pièce ?
touch-question-which-first = Laquelle de ces pièces a été touchée d’abord ?
touch-question-meant-to-castle = Le roi et la tour ont-ils été touchés pour roquer ?
touch-question-part-of-castling = Était-ce la première partie du roque, ou un coup à part entière ?
touch-question-castling-unfinished = Le roque est-il resté inachevé, ou était-ce un coup illégal ?

# Claims of a draw, and agreed draws.
claim-step-accepted = une réclamation est une proposition de nulle, et l’adversaire l’accepte
claim-step-agreement-forbidden = la compétition interdit maintenant les accords, la réclamation doit donc être vérifiée
claim-step-not-on-move = seul le joueur au trait peut réclamer
claim-step-piece-touched = une pièce a été touchée, le droit de réclamer à ce coup est donc perdu
claim-step-clock-pressed = la pendule a été pressée, ce n’est donc qu’une proposition de nulle
claim-step-intended-does-not-count = les coups doivent avoir été joués ; un coup annoncé ne compte pas
claim-step-write-first = le coup annoncé doit d’abord être écrit
claim-step-intended-is-illegal = le coup annoncé n’est pas légal
claim-step-right = la réclamation est fondée : la partie est nulle aussitôt
claim-step-wrong = { $bonus-seconds ->
    [one] la réclamation est infondée : l’adversaire reçoit { $bonus-seconds } seconde et la partie continue
   *[other] la réclamation est infondée : l’adversaire reçoit { $bonus-seconds } secondes et la partie continue
}
claim-step-appearances = { $plies-count ->
    [one] la position apparaît après le demi-coup { $plies }
   *[other] la position apparaît après les demi-coups { $plies }
}
claim-step-quiet-plies = { $plies ->
    [one] { $plies } demi-coup sans coup de pion ni prise
   *[other] { $plies } demi-coups sans coup de pion ni prise
}

# How a game ends by the Laws: over by …
board-end-checkmate = échec et mat
board-end-stalemate = pat
board-end-dead-position = position morte
board-end-fivefold-repetition = répétition quintuple
board-end-seventy-five-moves = 75 coups sans coup de pion ni prise

# What an audit finds in a game.
game-fault-null-move = un coup nul : personne ne peut passer son tour
game-fault-over-by-checkmate = la partie était terminée par échec et mat
game-fault-over-by-stalemate = la partie était terminée par pat
game-fault-fen = la balise FEN : { $error }
game-fault-position = la balise FEN : { $reasons }
game-fault-unknown-variant = une variante des échecs que les Règles du jeu ne connaissent pas
game-text-position = la balise FEN : { $reasons }
game-text-result-tag = la balise de résultat « { $tag } » n’est ni 1-0, ni 0-1, ni 1/2-1/2, ni *
game-text-result-mark = la partie finit par { $mark }, sa balise de résultat dit { $tag }
impossible-time-too-much = la pendule affiche { $clock }, au plus { $most } est possible
impossible-time-contradiction = la pendule affiche { $clock }, mais après un coup de { $elapsed } ce serait { $expected }

# Why a player cannot mate, or why that is not known.
unwinnable-material = avec ces pièces il n’y a pas de mat
unwinnable-forced-line = { $plies ->
    [0] la partie est terminée
    [one] chaque coup est forcé pendant { $plies } demi-coup, puis la partie finit, se répète ou n’a plus de mat
   *[other] chaque coup est forcé pendant { $plies } demi-coups, puis la partie finit, se répète ou n’a plus de mat
}
unwinnable-blocked-structure = les pions sont bloqués pour de bon, et aucune pièce ne peut arriver à un mat
unwinnable-exhausted-search = { $positions ->
    [one] la seule position encore possible a été examinée ({ $positions }), et ce n’est pas un mat
   *[other] les { $positions } positions encore possibles ont toutes été examinées, et il n’y a pas de mat parmi elles
}
undecided-quick = non établi par les raisonnements les plus simples
undecided-nodes = { $value ->
    [one] non établi en { $value } position
   *[other] non établi en { $value } positions
}
undecided-time = non établi en { $value } s

# Score sheets as text.
score-sheet-error = ligne { $line }, colonne { $column } : trouvé : « { $found } » ; attendu : { $expected }
expected-on-sheet-languages = des codes de langues, par exemple de
expected-on-sheet-result = 1-0, 0-1, 1/2-1/2 ou *
expected-on-sheet-keeper = White, Black ou Arbiter
expected-on-sheet-same-result = le même résultat qu’auparavant
expected-on-sheet-smaller-number = un nombre plus petit
expected-on-sheet-new-number = un numéro qui n’est pas encore apparu
expected-on-sheet-end-of-sheet = la fin de la feuille
expected-on-sheet-move-before = un coup avant cela
expected-on-sheet-end-sign = le signe qui termine cela
expected-on-sheet-clock-time = un temps de pendule comme (1:23), ou (=)
