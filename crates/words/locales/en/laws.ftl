# The game on the board: illegal moves and positions, notation, touched pieces, claims, audits.

# Why a move is illegal.
move-fault-empty-square = no piece stands on { $square }
move-fault-not-on-move = { $colour } is not on move
move-fault-no-move = the piece stays on its square
move-fault-captures-king = the king on { $square } cannot be captured
move-fault-own-piece = the player's own { $role } stands on { $square }
move-fault-does-not-move-so = a { $role } does not move so
move-fault-jumps-over = the { $mover } cannot jump over the { $role } on { $square }
move-fault-pawn-blocked = the pawn is blocked on { $square }
move-fault-not-first-move-of-pawn = a pawn advances two squares only on its first move
move-fault-nothing-to-capture = the pawn has nothing to capture there
move-fault-not-en-passant = the pawn on { $pawn } did not just advance two squares
move-fault-promotion-missing = the pawn must be exchanged for a new piece
move-fault-promotion-forbidden = a pawn cannot become a { $role }
move-fault-not-a-promotion = only a pawn that reaches the last rank is exchanged
move-fault-castling-blocked = for castling { $squares } must be empty
move-fault-castling-in-check = the king cannot castle out of the check from { $by }
move-fault-castling-across-attack = castling crosses { $square }, which is attacked from { $by }
move-fault-castling-into-attack = castling ends on { $square }, which is attacked from { $by }
move-fault-king-into-attack = the king would be attacked from { $by }
move-fault-stays-in-check = the king stays in check from { $by }
move-fault-pinned = the king would be exposed to { $by }
castling-lost-king-moved = the king has moved and cannot castle
castling-lost-no-rook = there is no rook to castle with
castling-lost-rook-moved = the rook has moved and cannot castle
castling-lost-king-or-rook-moved = the king or the rook has moved and cannot castle
not-legal = { $move } is not legal here

# Why a text is no move.
notation-error-unreadable = column { $column }: expected { $expected }
notation-error-no-such-move = { $near-count ->
    [0] no legal move is written like this: { $reason }
   *[other] no legal move is written like this: { $reason }; legal would be { $near }
}
notation-error-ambiguous = { $promotion ->
    [yes] the new piece is missing: { $moves }
   *[no] may be { $moves }
}
expected-in-move-move = a move
expected-in-move-square = a square
expected-in-move-square-of-arrival = the square of arrival
expected-in-move-piece = a piece
expected-in-move-rank = a rank
expected-in-move-hyphen-or-capture = a hyphen or x
expected-in-move-end-of-move = the end of the move
expected-in-move-nothing-after-result = nothing after the result
notation-reason-other-players-turn = it is White's turn
notation-reason-no-such-piece = the player has no such piece there
notation-reason-out-of-reach = such a piece does not move there
notation-reason-king-attacked = the king would be attacked
notation-reason-wrong-promotion = the pawn does not become that piece
notation-reason-castling-impossible = castling is not possible

# Where a text differs from the full form of Appendix C.
notation-note-capture-sign-missing = the sign for the capture is missing
notation-note-capture-sign-wrong = there is a sign for a capture, but nothing is captured
notation-note-check-sign-missing = the sign for the check is missing
notation-note-check-sign-wrong = the sign for check is wrong
notation-note-mate-sign-missing = the sign for mate is missing
notation-note-mate-sign-wrong = there is a sign for mate, but it is not mate
notation-note-en-passant-mark-missing = e.p. is missing
notation-note-en-passant-mark-wrong = e.p. is written, but it is no such capture
notation-note-origin-unneeded = where the piece came from is not needed
notation-note-pawn-file-missing = the file the pawn came from is missing
notation-note-pawn-letter = a pawn has no letter
notation-note-small-piece-letter = the letter of a piece is a capital
notation-note-promotion-sign = the new piece needs no sign before it
notation-note-castling-spelling = castling is written 0-0 or 0-0-0
notation-note-castling-squares = castling is written by other squares
notation-note-side-by-place = which of two pieces is the king's or queen's was told by their places

# Why a text is no position (FEN).
fen-error = { $field }, column { $column }: found "{ $found }", expected { $expected }
fen-field-board = the board
fen-field-turn = the side to move
fen-field-castling = the castling rights
fen-field-en-passant = the en passant square
fen-field-halfmoves = the half-move count
fen-field-move-number = the move number
fen-field-rest = the end
expected-in-fen-position = a position
expected-in-fen-pieces = the pieces, rank by rank
expected-in-fen-ranks = 8 ranks, not { $found }
expected-in-fen-piece-or-squares = a piece letter or a number of squares on rank { $rank }
expected-in-fen-squares = 8 squares on rank { $rank }, not { $squares }
expected-in-fen-turn = w or b
expected-in-fen-castling = K, Q, k, q, files of rooks, or -
expected-in-fen-en-passant = a square such as e3, or -
expected-in-fen-number = a number
expected-in-fen-number-up-to = a number up to { $most }
expected-in-fen-end = the end of the position

# Why a position cannot come about by legal moves.
illegal-position-no-king = { $value } has no king
illegal-position-many-kings = { $value } has more than one king
illegal-position-pawn-on-last-rank = a pawn stands on the first or last rank
illegal-position-many-pawns = { $value } has more than eight pawns
illegal-position-many-pieces = { $value } has more than sixteen pieces
illegal-position-many-promotions = { $value } has more promoted pieces than missing pawns
illegal-position-pawn-captures = { $value }'s pawns need more captures than { $value-opponent } misses pieces
illegal-position-opponent-in-check = the player who has just moved stands in check
illegal-position-both-in-check = both kings are in check
illegal-position-impossible-check = no move can have given this check
illegal-position-no-last-move = no legal move can have led to the position
illegal-position-castling-rights = a castling right without its king or rook in place
illegal-position-en-passant = no pawn can have just passed the en passant square


# A board for readers who do not see the picture.
diagram-title = { $below-code ->
    [white] { $placement }, white below
   *[black] { $placement }, black below
}
described-board = Chess diagram. White: { $white-count ->
    [0] nothing
   *[other] { $white }
}. Black: { $black-count ->
    [0] nothing
   *[other] { $black }
}.
pieces-of-kind = { $name-code ->
    [king] { $squares-count ->
        [one] king { $squares }
       *[other] kings { $squares }
    }
    [queen] { $squares-count ->
        [one] queen { $squares }
       *[other] queens { $squares }
    }
    [rook] { $squares-count ->
        [one] rook { $squares }
       *[other] rooks { $squares }
    }
    [bishop] { $squares-count ->
        [one] bishop { $squares }
       *[other] bishops { $squares }
    }
    [knight] { $squares-count ->
        [one] knight { $squares }
       *[other] knights { $squares }
    }
   *[pawn] { $squares-count ->
        [one] pawn { $squares }
       *[other] pawns { $squares }
    }
}

# What touched pieces come to, step by step.
touch-step-adjusted = The { $piece-name } on { $piece-square } was adjusted after an announcement.
touch-step-by-accident = The { $piece-name } on { $piece-square } was touched by accident.
touch-step-not-clearly-by-accident = The { $piece-name } on { $piece-square } was not clearly touched by accident.
touch-step-castling-said = The player said that castling follows.
touch-step-beside-the-board = A { $role } beside the board binds to nothing.
touch-step-must-move = { $first-usable ->
    [yes] The { $piece-name } on { $piece-square } is the first touched piece that can be used and must be moved.
   *[no] The { $piece-name } on { $piece-square } was touched and must be moved.
}
touch-step-must-move-without-castling = { $first-usable ->
    [yes] The { $piece-name } on { $piece-square } is the first touched piece that can be used and must be moved, without that castling.
   *[no] The { $piece-name } on { $piece-square } was touched and must be moved, without that castling.
}
touch-step-must-be-captured = { $first-usable ->
    [yes] The { $piece-name } on { $piece-square } is the first touched piece that can be used and must be captured.
   *[no] The { $piece-name } on { $piece-square } was touched and must be captured.
}
touch-step-must-capture = The { $piece-name } on { $piece-square } must capture the { $other-name } on { $other-square }.
touch-step-must-castle = King and rook were touched: castling with that rook.
touch-step-another-king-move = Castling with the touched rook is illegal: another move of the king.
touch-step-no-king-move = Castling is illegal and the king cannot move: any legal move.
touch-step-none-possible = No touched piece can be moved or captured: any legal move.
touch-step-released = The { $piece-name } on { $piece-square } was released on { $square }.
touch-step-released-illegally = The { $piece-name } on { $piece-square } on { $square } is no legal move: it may be corrected before the clock is pressed.
touch-step-no-such-promotion = No pawn can become a { $role } on { $square }.
touch-step-promotion-chosen = A { $role } has touched { $square }: the choice is final, and the pawn becomes that piece.
touch-step-becomes-queen = The pawn becomes a queen.
touch-step-made = { $move } is made.
touch-step-ends-game = The move ends the game and is completed.
touch-step-clock-pressed = The clock was pressed.
touch-step-stands-unless-claimed = The move stands unless it is claimed in time or the arbiter saw it.

# What broke an article.
touch-breach-adjusted-unannounced = the { $piece-name } on { $piece-square } was adjusted unannounced
touch-breach-two-hands = two hands were used for one move
touch-breach-pressed-after-two-hands = the clock was pressed after a move with two hands
touch-breach-taken-against-duty = the { $piece-name } on { $piece-square } was taken to { $square } against this duty
touch-breach-promoted-against-duty = a { $role } was put on { $square } against this duty
touch-breach-choice-changed = the choice of the new piece was changed
touch-breach-pressed-without-move = the clock was pressed without a move
touch-breach-pressed-before-end = the clock was pressed before { $move } was carried out
touch-breach-capture-left-standing = the clock was pressed before the captured piece was removed
touch-breach-pawn-not-replaced = the clock was pressed before the pawn was replaced
touch-breach-illegal-move = an illegal move was completed
touch-breach-touched-off-move = touched a piece while not on move
touch-breach-moved-off-move = moved a piece while not on move

# What only a person can decide.
touch-question-intended = Was the { $piece-name } on { $piece-square } touched in order to move or capture it?
touch-question-which-first = Which of these pieces was touched first?
touch-question-meant-to-castle = Were king and rook touched in order to castle?
touch-question-part-of-castling = Was this the first part of castling, or a move of its own?
touch-question-castling-unfinished = Was the castling left unfinished, or was this an illegal move?

# Claims of a draw, and agreed draws.
claim-step-accepted = a claim is an offer of a draw, and the opponent accepts it
claim-step-agreement-forbidden = the event forbids agreements now, so the claim must be checked
claim-step-not-on-move = only the player who has the move can claim
claim-step-piece-touched = a piece has been touched, so the right to claim on this move is lost
claim-step-clock-pressed = the clock was pressed, so it is only an offer of a draw
claim-step-intended-does-not-count = the moves must have been made; an intended move does not count
claim-step-write-first = the intended move must be written down first
claim-step-intended-is-illegal = the intended move is not legal
claim-step-right = the claim is right: the game is drawn at once
claim-step-wrong = the claim is wrong: the opponent is given { $bonus-seconds } seconds and the game goes on
claim-step-appearances = { $plies-count ->
    [one] the position stands after ply { $plies }
   *[other] the position stands after plies { $plies }
}
claim-step-quiet-plies = { $plies ->
    [one] { $plies } half-move without a pawn move or capture
   *[other] { $plies } half-moves without a pawn move or capture
}

# How a game ends by the Laws: over by …
board-end-checkmate = checkmate
board-end-stalemate = stalemate
board-end-dead-position = a dead position
board-end-fivefold-repetition = fivefold repetition
board-end-seventy-five-moves = 75 moves without a pawn move or capture

# What an audit finds in a game.
game-fault-null-move = a null move: nobody may leave out a move
game-fault-over-by-checkmate = the game was over by checkmate
game-fault-over-by-stalemate = the game was over by stalemate
game-fault-fen = the FEN tag: { $error }
game-fault-position = the FEN tag: { $reasons }
game-fault-unknown-variant = a variant of chess that the Laws do not know
game-text-position = the FEN tag: { $reasons }
game-text-result-tag = the result tag "{ $tag }" is none of 1-0, 0-1, 1/2-1/2 and *
game-text-result-mark = the game ends with { $mark }, its result tag says { $tag }
impossible-time-too-much = the clock shows { $clock }, at most { $most } is possible
impossible-time-contradiction = the clock shows { $clock }, but after a move of { $elapsed } it would be { $expected }

# Why a player cannot mate, or why that is not known.
unwinnable-material = with these pieces there is no mate
unwinnable-forced-line = { $plies ->
    [0] the game is over
    [one] every move is forced for { $plies } half-move, and then the game is over, repeats itself or has no mate left
   *[other] every move is forced for { $plies } half-moves, and then the game is over, repeats itself or has no mate left
}
unwinnable-blocked-structure = the pawns are blocked for good, and no piece can ever get to a mate
unwinnable-exhausted-search = { $positions ->
    [one] all { $positions } position that can still come about were searched, and there is no mate among them
   *[other] all { $positions } positions that can still come about were searched, and there is no mate among them
}
undecided-quick = not found out by the cheapest reasons
undecided-nodes = { $value ->
    [one] not found out within { $value } position
   *[other] not found out within { $value } positions
}
undecided-time = not found out within { $value } s

# Score sheets as text.
score-sheet-error = line { $line }, column { $column }: found "{ $found }", expected { $expected }
expected-on-sheet-languages = codes of languages, such as de
expected-on-sheet-result = 1-0, 0-1, 1/2-1/2 or *
expected-on-sheet-keeper = White, Black or Arbiter
expected-on-sheet-same-result = the same result as before
expected-on-sheet-smaller-number = a smaller number
expected-on-sheet-new-number = a number that has not been there
expected-on-sheet-end-of-sheet = the end of the sheet
expected-on-sheet-move-before = a move before this
expected-on-sheet-end-sign = the sign that ends this
expected-on-sheet-clock-time = a clock time such as (1:23), or (=)
