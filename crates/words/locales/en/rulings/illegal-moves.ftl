# Illegal moves: incidents, questions, answers, what rulings say.

family-illegal-moves = Illegal moves

incident-illegal-move = an illegal move
    .words = illegal move, illegal, impossible move, king in check, left in check, moved into check, ignored check, wrong castling, castling, castled through check, second illegal move, knight moved wrongly, en passant, not allowed move
incident-pawn-not-replaced = a pawn left on the last rank
    .words = promotion, pawn on the last rank, pawn not replaced, forgot the queen, forgot to promote, incomplete promotion, queening, eighth rank
incident-clock-without-move = the clock pressed without a move
    .words = clock pressed without a move, pressed without moving, hit the clock without moving, pressing without a move, no move made
incident-two-hands = one move made with two hands
    .words = two hands, both hands, castled with two hands, promoted with two hands, captured with two hands, castling, second hand
incident-king-captured = a king was captured
    .words = king captured, king taken, captured the king, takes the king, king en prise
incident-moved-twice = a player moved twice in a row
    .words = moved twice, two moves in a row, two moves, moved again, extra move, out of turn
incident-king-left-in-check = a king stood in check for several moves
    .words = king in check for several moves, check not noticed, nobody saw the check, played on in check, left in check, overlooked check
incident-both-moved-illegally = an illegal move was answered by an illegal move
    .words = both illegal, illegal answered by illegal, both players illegal move, two illegal moves
incident-castling-unfinished = castling left half done, the rook not moved
    .words = castling half done, castling unfinished, forgot the rook, rook not moved, only the king moved, castling
incident-illegal-position = an illegal position on the board
    .words = illegal position, impossible position, position cannot be reached, two kings, both kings in check, two light bishops

ask-illegal-move-by = Who made the illegal move?
ask-illegal-move-completed = Has { $by } pressed the clock after it?
ask-illegal-move-reply = What has { $by-opponent } done since?
ask-illegal-move-moves-ago = Which of { $by }'s moves was it, counting back? 1 is the last one.
ask-illegal-move-seen-by = Who points out { $by }'s illegal move?
ask-pawn-not-replaced-by = Who left a pawn on the last rank?
ask-pawn-not-replaced-completed = Has { $by } pressed the clock after it?
ask-pawn-not-replaced-reply = What has { $by-opponent } done since?
ask-clock-without-move-by = Who pressed the clock without a move?
ask-two-hands-by = Who used two hands for one move?
ask-two-hands-completed = Has { $by } pressed the clock after it?
ask-two-hands-what = Which move was it?
ask-king-captured-by = Who captured the king?
ask-king-captured-completed = Has { $by } pressed the clock after it?
ask-king-captured-after-illegal-move = Had { $by-opponent }'s last move been illegal and left the king in check?
ask-moved-twice-by = Who moved twice in a row?
ask-two-hands-seen-by-arbiter = Did the arbiter see it?
ask-king-left-in-check-by = Whose king stood in check?
ask-king-left-in-check-moves = How many moves in a row has { $by } completed with the king in check?
ask-both-moved-illegally-first = Whose illegal move came first?
ask-castling-unfinished-by = Who left castling half done?
ask-castling-unfinished-legal = Was castling on that side legal?
ask-castling-unfinished-completed = Has { $by } pressed the clock after it?
ask-castling-unfinished-meant-to-castle = Did { $by } mean to castle and only leave out the rook?
ask-illegal-position-what = What is wrong with the position?
ask-illegal-position-moves-ago = Which of the player's moves brought it about, counting back? 1 is the last one.
ask-illegal-position-caused-by-seen-move = Did the arbiter see the illegal move that led to it, or does a player claim it, before the next move?
ask-illegal-position-next-move-completed = Has a move been completed since the arbiter saw the position?
ask-illegal-position-still-illegal = Is the position on the board illegal now?
ask-illegal-position-same-fault = Is it still the same fault that was seen first?

reply-none = no move yet
reply-made = made a move, clock not pressed
reply-completed = completed a move
observer-arbiter = a director saw it; no player has claimed
observer-opponent = the opponent claims it
observer-player = the player who made it
observer-spectator = somebody else told the director
two-handed-move-castling = castling
two-handed-move-capture = a capture
two-handed-move-promotion = a promotion
two-handed-move-other = another move
position-fault-both-kings-in-check = both kings are in check
position-fault-king-in-check = the player who has just moved is in check
position-fault-pawn-on-last-rank = a pawn stands on the last rank
position-fault-other = something else

illegal-moves-game-over = The game is over, so nothing is corrected: the result stands.
illegal-moves-moved = Illegal move by { $by }
illegal-moves-moved-unpressed = Illegal move by { $by }, clock not pressed
illegal-moves-moved-replied-since = Illegal move by { $by }, { $by-opponent } has moved since
illegal-moves-take-back = No penalty: { $by } takes the move back and makes a legal one with the piece touched.
illegal-moves-stop-and-set-up = Stop the clocks and set up the position.
illegal-moves-leave-or-set-times = Leave the times or set them by your judgement; correct the move counter.
illegal-moves-bound-by-touch = must move the piece that was moved, or capture the one that was captured, if that is legal
illegal-moves-two-faults-are-one = two faults in one move count as one illegal move
illegal-moves-two-faults-not-stated = the edition does not say how two faults in one move count; one is usual
illegal-moves-stands = Too late: the illegal move stands and the game goes on.
illegal-moves-may-agree-to-correct = the players may agree to correct it, without the arbiter
illegal-moves-called-illegal = A move by { $by } is called illegal
illegal-moves-is-legal = The move { $played } is legal in this position: nothing is corrected and nobody is penalised. The game goes on.
illegal-moves-claim-fails = { $by-opponent }'s claim fails; no penalty is named for it, unless such claims are made to disturb

# What it costs.
illegal-moves-for-time = { $fault-code ->
    [illegal-move] The illegal move is taken back; { $by-opponent } gets { $bonus } more.
    [pawn-not-replaced] The pawn becomes a queen, and it counts as an illegal move; { $by-opponent } gets { $bonus } more.
   *[other] It counts as an illegal move; { $by-opponent } gets { $bonus } more.
}
illegal-moves-loses-at-first = Without adequate supervision the first illegal move already loses: { $by } loses.
illegal-moves-loses = It counts as illegal move number { $count } of { $by }: { $by } loses.
illegal-moves-drawn-at-first = Without adequate supervision the first illegal move already loses; but { $by-opponent } cannot mate by any series of legal moves: the game is drawn.
illegal-moves-drawn = It counts as illegal move number { $count } of { $by }; but { $by-opponent } cannot mate by any series of legal moves: the game is drawn.
illegal-moves-why-time = illegal move of the opponent
illegal-moves-why-increment = increment gained by the illegal press
illegal-moves-increment-not-gained = { $by } has less than the increment, so none was gained by the press: nothing is taken away
illegal-moves-take-increment-away = Take away the increment that { $by } gained by the press, if there was one.

# US Chess.
illegal-moves-unclaimed = Illegal move by { $by }, no claim by a player
illegal-moves-witness-only = The director does not step in; if a player raises it in time, the director testifies.
illegal-moves-silent-in-time-pressure = Time pressure: the director says nothing. The players may claim a move among the last two.
illegal-moves-moved-ago = Illegal move by { $by }, { $count ->
    [one] { $count } move
   *[other] { $count } moves
} ago
illegal-moves-corrected = The illegal move is taken back; { $by-opponent } gets { $bonus } more.
illegal-moves-corrected-without-time = The illegal move is taken back; no time penalty, since { $by-opponent } has completed a move.
illegal-moves-time-not-given-back = time used since is not given back; the move counter may be reset
illegal-moves-stands-if-not-reconstructed = if the position cannot be reconstructed, the illegal move stands
illegal-moves-correction-alone = the correction and its time alone
illegal-moves-further-penalty = a further penalty for a deliberate illegal move
illegal-moves-further-if-clear = the correction, and a further penalty if it is clear that it was deliberate
illegal-moves-moved-in-blitz = Illegal move by { $by } in blitz
illegal-moves-blitz-too-late = Too late: { $by-opponent } has determined a move, so the illegal move stands.
illegal-moves-blitz-not-claimed = Nothing: only { $by-opponent } may claim it, before determining a move.
illegal-moves-blitz-won = Claimed in time: { $by-opponent } wins.
illegal-moves-blitz-drawn = Claimed in time, but { $by-opponent } has no mating material: the game is drawn.

# A pawn on the last rank.
illegal-moves-pawn-left = { $by } left a pawn on the last rank
illegal-moves-pawn-unpressed = { $by } has a pawn on the last rank, clock not pressed
illegal-moves-pawn-pressed = { $by } pressed the clock with a pawn on the last rank
illegal-moves-pawn-stood = { $by }'s pawn stands on the last rank, { $by-opponent } has moved
illegal-moves-choose-on-clock = Nothing yet: the move is not complete, and { $by } chooses the new piece on the running clock.
illegal-moves-restart-clock = { $by-opponent } may restart { $by }'s clock without moving; { $by } replaces the pawn by a piece of choice.
illegal-moves-counter-corrected = a move counter must be corrected; there is no fixed penalty
illegal-moves-judge-mate = if the queen mates or stalemates, no article says what counts: judge it
illegal-moves-wait-for-next-move = Too late for a penalty: wait for the next completed move; if the position is then still illegal, the game is drawn.

# Two hands, the clock without a move, two moves in a row.
illegal-moves-used-two-hands = { $by } used two hands for one move
illegal-moves-ended-game = The move ended the game: the result stands, two hands or not.
illegal-moves-move-is-legal = no article says that the move on the board is taken back; it is legal
illegal-moves-not-while-unpressed = Not an illegal move while the clock is not pressed; tell { $by } to use one hand.
illegal-moves-press-not-stated = The edition does not say whether the clock must be pressed for it to count as an illegal move.
illegal-moves-treat-as-illegal = treat it as an illegal move
illegal-moves-none-before-press = no penalty before the press
illegal-moves-pressed-early = { $by } pressed the clock before moving
illegal-moves-pressed-without-move = { $by } pressed the clock without a move
illegal-moves-clock-runs-again = { $by }'s clock runs again; correct the move counter.
illegal-moves-meant-to-stop = { $by } meant to stop the clocks: weigh whether it was an error, an illegal move or a distraction.
illegal-moves-warn-for-distraction = a warning or another penalty for distraction
illegal-moves-penalty-of-illegal-move = the penalty of an illegal move
illegal-moves-none-if-error = no penalty if it was clearly an error; deal with the opponent's irregularity first
illegal-moves-two-readings = without supervision the edition can be read in two ways here: confirm the loss or give time
illegal-moves-time-as-supervised = time for the opponent, as with supervision
illegal-moves-loss-as-every = loss of the game, as every illegal move there
illegal-moves-result-confirmed = the result above, once the arbiter has confirmed it
illegal-moves-not-illegal = Not an illegal move by this edition; the { $who } may penalise { $by }.
illegal-moves-moved-twice = { $by } moved twice in a row
illegal-moves-second-taken-back = The second move is taken back; board and clocks are put right once the facts are clear.
illegal-moves-misunderstanding = no penalty: it was a misunderstanding
illegal-moves-establish-facts = Establish with both players what happened.
illegal-moves-set-up-before-second = Set up the position before the second move; set times and move counter by your judgement.

# A king taken.
illegal-moves-replied-since = { $by-opponent } has made the next move since
illegal-moves-no-penalty-after-reply = Too late: without adequate supervision it is penalised only until the opponent has made the next move. The game goes on.
illegal-moves-claim-lapsed = { $by-opponent } has touched a piece since and can no longer complain; the arbiter did not see it: no penalty, the game goes on.
illegal-moves-only-if-arbiter-saw = if the opponent has touched a piece since, the opponent's complaint comes too late; the arbiter acts on what the arbiter saw
illegal-moves-reply-taken-back = Take back the move that { $by-opponent } made since: it was { $by }'s turn.
illegal-moves-left-in-check = { $by }'s king stood in check while { $by } completed { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
illegal-moves-none-completed = No move was completed in check, so nothing is illegal yet: { $by } must get out of check now.
illegal-moves-set-up-before-first = Go back to the position before { $by }'s first move in check, or to the last one that can be found.
illegal-moves-earlier-ones-stand = the earlier moves in check stand, since the opponent has moved after them
illegal-moves-counts-once = the moves count as one illegal move: time for the opponent
illegal-moves-each-counts = each move counts: with the second one the game is lost, or drawn if the opponent cannot mate
illegal-moves-once-usually = one illegal move, since one correction undoes them all
illegal-moves-once-or-each = the Laws do not say whether moves that are undone together count once or each; write down which you chose
illegal-moves-both-illegal = Illegal move by { $first }, answered by an illegal move of { $first-opponent }
illegal-moves-first-one-stands = { $first }'s illegal move stands, since { $first-opponent } has moved after it
illegal-moves-both-penalised = The position before { $first }'s illegal move is set up again. Each has completed an illegal move, so each gets the extra time for the other's.
illegal-moves-each-is-counted = each illegal move is counted for its player, also the one that was made in the wrong position
illegal-moves-both-corrected = The position before { $first }'s illegal move is set up again, without time for { $first-opponent }, who has completed a move after it. { $first } gets { $bonus } more for { $first-opponent }'s illegal move.
illegal-moves-why-ran = time that ran on the wrong clock
illegal-moves-took-king = { $by } captured the king
illegal-moves-took-king-in-blitz = { $by } captured the king in blitz
illegal-moves-move-piece-that-took = must move the piece that took the king, if that is legal
illegal-moves-should-have-claimed = { $by-opponent } had left the king in check: that was an illegal move too; { $by } should have claimed it
illegal-moves-check-remains = with the capture taken back, { $first }'s king still stands in check with { $first-opponent } to move; the rules have no correction for that
illegal-moves-king-moved-adjacent = { $by } had moved the king next to the other one: { $by } loses.
illegal-moves-nothing-to-claim = There was no illegal move to claim; taking the king is one, and { $by-opponent } may claim the win.
illegal-moves-claimed-by-taking = The illegal move is claimed by taking the king: { $by } wins.
illegal-moves-no-material = { $by } has no mating material: the game is drawn.
# Castling half done.
illegal-moves-half-castled = { $by } moved the king two squares for castling and left the rook where it was
illegal-moves-finish-castling = Nothing yet: { $by } has released the king and must complete castling on the running clock.
illegal-moves-castling-omitted = { $by } only left the move unfinished: the rook is put on its square, the move is castling and not an illegal move. Pressing the clock too early may be penalised.

# A position that cannot be legal.
illegal-moves-position = Illegal position on the board
illegal-moves-step-in = Step in at once: the position before the irregularity is set up again, and the game goes on from it.
illegal-moves-find-where-wrong = Stop the clocks; with both players find the move at which it went wrong.
illegal-moves-penalise-as-illegal = if it was an illegal move, penalise that as one
illegal-moves-as-illegal-move = The illegal move that led to it is dealt with as an illegal move.
illegal-moves-rule-on-move = rule on the illegal move itself to find its penalty
illegal-moves-no-action = Without adequate supervision the arbiter does not step in: the game goes on.
illegal-moves-wait = Wait until the next move is completed; if the position is then still illegal, declare a draw.
illegal-moves-still-illegal = The position is still illegal after the next move: the game is drawn.
illegal-moves-no-longer-illegal = The position is no longer illegal: the game goes on.
illegal-moves-nobody-claimed = What nobody claimed before the next move stands: the game goes on.
illegal-moves-set-up-before = The position before the illegal move is set up again, and the game goes on from it.
illegal-moves-king-left-in-check = a king left in check at every move: go back to the first of these moves
illegal-moves-back-to-escape = if the moves cannot be reconstructed, the illegal move does not stand: take a position from which the king can still leave the check; the director has wide discretion here
illegal-moves-position-stands = Too late: the position stands and the game goes on.
