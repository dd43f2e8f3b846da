# Moving: incidents, questions, answers, what rulings say.

family-moves = Moving

incident-touched-pieces = a player touched pieces
    .words = touch move, touched a piece, touch, touched, let go, released the piece, takes back a move, take back, takeback, retracted, changed the move, castling, touched the rook first, intent
incident-touch-claim = a player complains about touched pieces
    .words = touch move claim, opponent touched a piece, complains about touch move, claim of touch, denies touching, take back, took back a move
incident-adjusting = a player adjusted pieces
    .words = adjust, adjusting, j’adoube, I adjust, straighten pieces, centring pieces, without saying adjust, correcting pieces
incident-inverted-rook = a rook was put upside down to promote
    .words = upside-down rook, inverted rook, rook turned over, turned rook, promotion, rook as a queen
incident-promotion-piece-missing = the piece for a promotion is missing
    .words = no queen available, missing queen, second queen, no piece for the promotion, promotion, extra queen, stopped the clock for a queen

ask-touched-pieces-by = Who touched pieces?
ask-touched-pieces-what = What was touched, with intent?
ask-touched-pieces-possible-castling = Is castling on that side legal?
ask-touched-pieces-possible-move = Can a touched piece be moved?
ask-touched-pieces-possible-capture = Can a touched piece be captured?
ask-touched-pieces-possible-both = Can the first own piece capture the opponent's first?
ask-touch-claim-by = Who complains?
ask-touch-claim-evidence = What supports it?
ask-adjusting-by = Who adjusted pieces?
ask-adjusting-on-move = Did { $by } have the move?
ask-adjusting-announced = Was it announced before?
ask-inverted-rook-by = Who promoted?
ask-promotion-piece-missing-by = Who promotes?

touched-own = own pieces only
touched-opponents = the opponent's pieces only
touched-both = pieces of both colours
touched-king-then-rook = king and then rook, or both at once
touched-rook-then-king = rook and then king
touch-evidence-arbiter = an arbiter or director saw it
touch-evidence-witness = a neutral witness saw it
touch-evidence-admitted = the opponent admits the touch
touch-evidence-none = nothing but the players' words

piece-name-pawn = pawn
piece-name-knight = knight
piece-name-bishop = bishop
piece-name-rook = rook
piece-name-queen = queen
piece-name-king = king
piece-name-piece = piece

# What touched pieces bind to: first as what a player must do, then as a sentence.
touch-duty-move-first = must move the first piece touched that can be moved
touch-duty-capture-first = must capture the first piece touched that can be captured
touch-duty-capture-with-own = must capture the opponent's first piece with the own first piece
touch-duty-use-first-possible = must move or capture the first piece touched with which that is possible; in doubt the own piece was first
touch-duty-castle = must castle on that side
touch-duty-castle-or-move-king = must castle or move the king
touch-duty-another-king-move = must make another move with the king, castling on the other side included; without one any legal move
touch-duty-may-castle = may castle
touch-duty-move-rook = may not castle on that side and must move the rook if it can move
touch-duty-any-move = may make any legal move

moves-duty = { $duty }
moves-bound = { $duty-code ->
    [move-first] { $by } must move the first piece touched that can be moved.
    [capture-first] { $by } must capture the first piece touched that can be captured.
    [capture-with-own] { $by } must capture the opponent's first piece with the own first piece.
    [use-first-possible] { $by } must move or capture the first piece touched with which that is possible; in doubt the own piece was first.
    [castle] { $by } must castle on that side.
    [castle-or-move-king] { $by } must castle or move the king.
    [another-king-move] { $by } must make another move with the king, castling on the other side included; without one any legal move.
    [may-castle] { $by } may castle.
    [move-rook] { $by } may not castle on that side and must move the rook if it can move.
   *[any-move] { $by } may make any legal move.
}

moves-touched = { $by } touched pieces
moves-touched-by-accident = { $by } touched a piece by accident
moves-binds-to-nothing = An accident binds to nothing: any legal move may be made.
moves-late-complaint = { $by } complains about touched pieces after touching one
moves-right-lost = Too late: { $by } has touched a piece since, so the right to claim is lost.
moves-arbiter-acts = an arbiter who saw the breach acts on it without a claim

# From the acts on a board.
moves-nothing-binds = Nothing binds: any legal move may be made.
moves-because = { $why }
moves-because-free = { $why } Any legal move may be made.
moves-breach-found = breach: { $what }
moves-has-made = has made this move, and it stands
moves-one-of-these = must play one of these moves
moves-ask-intended = Was the { $piece } on { $square } touched in order to move or capture it?
moves-ask-first = Which of these pieces was touched first?
moves-ask-castling = Were king and rook touched in order to castle?
moves-ask-part-of-castling = Was this the first part of castling, or a move of its own?
moves-ask-unfinished = Was the castling left unfinished, or was this an illegal move?
moves-not-intended = it was not touched to be moved or captured
moves-intended = it was touched to be moved or captured
moves-touched-first = the piece on { $square } was touched first
moves-meant-castling = the player meant to castle
moves-not-meant-castling = the player did not mean to castle
moves-left-unfinished = castling was left unfinished
moves-made-illegal-move = an illegal move was made

# Complaints and adjusting.
moves-claimed = { $by } claims that { $by-opponent } touched a piece
moves-upheld = Upheld: { $by-opponent } is bound by the touch.
moves-in-dispute = The facts are in dispute: establish them, then decide.
moves-deny = deny the claim
moves-uphold = uphold the claim
moves-uphold-if-sure = uphold it if the witness is neutral and sure
moves-deny-unseen = deny it: nobody neutral saw the touch
moves-adjusted = { $by } adjusted pieces
moves-only-on-move = Only the player who has the move may adjust; it binds to nothing, but may be penalised.
moves-adjusted-in-order = In order: announced and on the own move, it binds to nothing.
moves-plainly-adjusting = It plainly was adjusting, though it was not announced: the director may let it pass.
moves-must-be-moved = the touched piece must be moved
moves-let-pass = let it pass
moves-not-announced = Not announced: the touch binds, and { $by } must move the piece if it can be moved.
moves-move-touched = must move the touched piece if it can be moved

# Promotion.
moves-promoted-inverted = { $by } promoted to a rook standing upside down
moves-is-queen = It is a queen, since the player did not say otherwise.
moves-is-rook = It is a rook, whatever the player calls it, and the game goes on.
moves-rook-whatever-called = an upside-down rook is a rook, whatever the player calls it
moves-moved-diagonally = { $by } moved an upside-down rook diagonally
moves-turn-upright = Turn it upright; { $by-opponent } may do so on the own move after saying so.
moves-needs-piece = { $by } needs a piece to promote
moves-bring-piece = { $by } may stop the clocks and ask; bring the piece, then { $by }'s clock runs again.
moves-asking-binds-not = asking for a piece does not bind the player to it; it binds when it touches the square
