# Set-up: incidents, questions, answers, what rulings say.

family-setup = Set-up

incident-wrong-start-position = the pieces were set up wrongly
    .words = king and queen swapped, K and Q swapped, pieces set up wrongly, wrong start position, knights and bishops swapped, wrong initial position, set up wrong, Chess960 position
incident-board-turned = the board stands the wrong way
    .words = board turned, board wrong way round, board rotated, board sideways, dark square in the right corner, wrong orientation
incident-reversed-colours = the colours are reversed
    .words = wrong colours, colours reversed, wrong color, colors swapped, should have had White, colour reversal
incident-wrong-opponents = two players play each other who were not paired
    .words = wrong opponent, wrong pairing played, not paired with each other, sat at the wrong board, wrong board, wrong table
incident-displaced-pieces = a player displaced pieces
    .words = knocked over pieces, pieces knocked over, displaced, pieces fell, toppled, bumped the board, upset pieces
incident-piece-off-its-square = a piece is found off its proper square
    .words = piece off its square, piece on the wrong square, pieces moved earlier, position not correct, misplaced piece

ask-wrong-start-position-last-move-completed = Has Black pressed the clock after the last move?
ask-reversed-colours-last-move-completed = Has Black pressed the clock after the last move?
ask-wrong-opponents-finished = Is their game over?
ask-displaced-pieces-by = Who displaced the pieces?
ask-piece-off-its-square-moves-ago = How many moves ago did it happen?

setup-wrong-start = The pieces were set up wrongly
setup-board-turned = The board stands the wrong way
setup-colours-reversed = The game was begun with colours reversed
setup-found-after-game = Found after the game: the result stands.
setup-moved-to-right-board = The position is moved to a board that stands right, and the game goes on.
setup-found-too-late = Found too late: the game goes on as it stands.
setup-new-game = The game is cancelled and a new one is played with everything as it should be.
setup-times-kept = the clocks keep the time used so far; the move counter may be reset
setup-decide-start = Decide with the schedule in mind when it starts and with what times.
setup-arbiter-may-rule = The game goes on, unless the arbiter rules otherwise.
setup-goes-on = the game goes on
setup-new-with-right-colours = a new game with the right colours
setup-goes-on-usually = the game goes on; a new one in the first minutes, if nothing is exchanged and the schedule allows it
setup-fixed-after-ten = Too late: ten moves have been completed by each, so the game goes on.
setup-wrong-pieces-castle = a king set up wrongly may not castle; a rook set up wrongly may not be castled with
setup-castled-illegally = { $by } castled with a piece that stood wrong at the start: that is an illegal move. Rule on it as one, if { $by-opponent } has not moved since.
setup-blitz-start-again = No move has been completed by each side: set the pieces up right and start again.
setup-blitz-stays = Each side has completed a move: the position stays as it was set, and the game goes on.

setup-displaced = { $by } displaced pieces
setup-put-back = { $by } puts the pieces back on { $by }'s own time.
setup-may-press-back = { $by-opponent } may press the clock without moving; with an increment it is better to stop both clocks
setup-stop-both-clocks = { $by-opponent } stops both clocks and calls you, and does not start { $by }'s clock; give { $by-opponent } the time back or take it from { $by }.
setup-either-may-stop = either player may stop the clocks to call the arbiter
setup-pressed-before-back = the clock was pressed before the pieces were back, which weighs against the player
setup-standard = the standard penalty: { $time } for { $by-opponent }
setup-more-than-that = more than that, as for unsporting conduct or a repeated offence
setup-no-first-accident = { $time } for { $by-opponent }, or more: it was no first accident
setup-none-if-put-right = no penalty for an accident put right before pressing; { $time } for { $by-opponent } if the clock is pressed first
setup-heavy-on-purpose = a heavy penalty: it was on purpose
setup-mild-for-accident = no penalty or a mild one for an accident; never the game
setup-heavier-for-repeat = a heavier penalty: it happened before

setup-off-its-square = A piece is found off its proper square
setup-restore-before = The position before the irregularity, or the last one that can be found, is set up and the game goes on from it.
setup-players-look-for-place = The players look for the place under your supervision; set times and move counter by your judgement.
setup-not-counted-as-illegal = it is not counted as an illegal move
setup-counts-as-illegal = It counts as an illegal move: the position before it is set up again.
setup-position-stands = Too late: the position stands and the game goes on.
setup-blitz-unclaimed = What nobody claimed before the next move cannot be corrected: the position stands and the game goes on.
setup-blitz-before-next-move = until the opponent has determined the next move, the player puts the piece back on the own time
setup-not-paired = Two players who were not paired play each other
setup-opponents-in-play = Stop the game and have the right opponents play, if the round can still bear it.
setup-opponents-finished = Decide whether the game counts as the game of the round or the right games are still played.
setup-no-rule-for-opponents = no article says what becomes of a game between the wrong opponents
setup-seat-rightly = the game does not count; the players play their right opponents, with times that you set
setup-game-stands = the game stands as a game of this round, and the pairings are changed to it
setup-correct-pairings = Look after the opponents who were left without a game, and write down what was decided for the next pairing.
