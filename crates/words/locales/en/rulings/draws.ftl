# Draws and resignation: incidents, questions, answers, what rulings say.

family-draws = Draws and resignation

incident-draw-claim = a draw is claimed
    .words = draw claim, claims a draw, threefold, threefold repetition, repetition, repeated position, three times, same position, fifty moves, 50 moves, 50 move rule, fifty-move rule, perpetual check
incident-draw-offer = a draw is offered
    .words = draw offer, offers a draw, offered a draw, offering a draw, peace offer, draw declined, refused a draw, accept a draw
incident-draw-agreed = the players agree on a draw
    .words = agreed draw, draw by agreement, agree a draw, short draw, quick draw, prearranged draw, move 30, Sofia rule, draw restriction, grandmaster draw
incident-draw-without-claim = the game may be drawn without a claim
    .words = stalemate, dead position, insufficient material, fivefold, fivefold repetition, 75 moves, seventy-five moves, automatic draw, king against king, bare king, bare kings, no mating material, cannot mate, draw without a claim
incident-resignation = a player resigns or seems to
    .words = resign, resigns, resigned, resigned too early, gives up, gave up, tipped the king, laid down the king, shook hands, stopped the clocks, misunderstanding
incident-agreement-disputed = a player denies having agreed to a draw
    .words = never agreed, denies the draw, did not accept the draw, disputed draw, no agreement, draw dispute
incident-mate-mistaken = a mate was claimed that was none
    .words = not mate, wrong mate, no checkmate, thought it was mate, claimed mate, checkmate wrongly, mate
incident-score-proposed = the players propose an unusual score
    .words = unusual score, proposed score, other score, 1-1, both win, score agreed

ask-draw-claim-by = Who claims the draw?
ask-draw-claim-ground = On what ground?
ask-draw-claim-form = How is it claimed?
ask-draw-claim-written = Has the claimant written the move down and told the arbiter?
ask-draw-claim-witnessed = Does a director or an impartial witness confirm the claim?
ask-draw-claim-correct-repetition = Play the game over with both players: does the position stand for at least the third time?
ask-draw-claim-correct-fifty-moves = Play the game over with both players: have fifty moves been made by each without pawn move or capture?
ask-draw-offer-by = Who offers the draw?
ask-draw-offer-when = When was it offered?
ask-draw-offer-repeated = Had the player offered a draw before, with no reason to offer again?
ask-draw-without-claim-by = What has happened?
ask-draw-without-claim-consecutive = Did the five appearances come on consecutive alternate moves?
ask-draw-without-claim-last-move-completed = Has the last of these moves been completed by pressing the clock?
ask-resignation-by = Who resigns, or seems to?
ask-resignation-how = What did the player do?
ask-resignation-confirmed = That is not clear. Does { $by } confirm to have resigned?
ask-agreement-disputed-by = Who denies the agreement?
ask-agreement-disputed-proof = What shows that a draw was agreed?
ask-mate-mistaken-by = Who claimed the mate?
ask-mate-mistaken-answer = What did { $by-opponent } do?
ask-score-proposed-white-hundredths = How many hundredths of a point for White?
ask-score-proposed-black-hundredths = How many hundredths of a point for Black?

claim-ground-repetition = the same position for the third time
claim-ground-fifty-moves = fifty moves without pawn move or capture

claim-form-appeared = it has happened with the opponent's last move
claim-form-intended = it will happen with a move not played yet
claim-form-own-move = it has happened with the claimant's own move, clock not pressed

offer-time-after-moving = after moving, before pressing the clock
offer-time-before-moving = on the own time, before moving
offer-time-opponents-time = while the opponent's clock runs

draw-ending-fivefold = the same position for the fifth time
draw-ending-seventy-five-moves = 75 moves by each without pawn move or capture
draw-ending-dead-position = nobody can mate any more
draw-ending-stalemate = stalemate

resign-gesture-said = said so
resign-gesture-king-tipped = tipped the king
resign-gesture-clock-stopped = stopped the clocks
resign-gesture-hand-offered = offered a hand
resign-gesture-signed = signed the score sheets
resign-gesture-left = left without a word
agreement-proof-signed = both have signed the result
agreement-proof-witness = an arbiter or a neutral witness heard it
agreement-proof-none = nothing but the players' words
mate-answer-disputed = said that it is no mate
mate-answer-resigned = resigned
mate-answer-accepted = took it for mate; both stopped playing
mate-answer-signed = signed the result

# Claims.
draws-claims-repetition = { $by } claims a draw by repetition
draws-claims-fifty-moves = { $by } claims a draw by the fifty-move rule
draws-only-an-offer = Only the player who has the move can claim: no claim, but an offer of a draw that the opponent may accept or reject. The game goes on.
draws-not-on-move = Only the player who has the move can claim: no claim, the game goes on.
draws-not-retroactive = There is no claim for an earlier move: the claimant played on and lost the right for it. A new claim needs a ground that is there now; the game goes on, and the claim counts as an offer.
draws-not-on-display = a screen, a demonstration board or a counter alone is no ground for a claim
draws-check-on-sheet = Check the claim on the score sheets, by playing through the game with both players.
draws-counter-may-confirm = a counter can confirm the number of moves if the arbiter has verified from where it counted
draws-lost-by-touch = A piece has been touched: no right to claim on this move; it returns with the next one.
draws-lost-by-press = The clock was pressed: it is only an offer of a draw, and the move stands.
draws-must-be-made = The moves must have been made; an intended move does not count. No claim yet.
draws-write-first = The claim is not in order: tell { $by } to write the move down first, then check it.
draws-claim-accepted = A claim is an offer, and the opponent accepts: drawn, no check is needed.
draws-confirmed = A director or impartial witness confirms it: the game is drawn.
draws-decide-on-what-you-saw = The claim cannot be shown on a score sheet: decide on what you have seen.
draws-accept-claim = accept it: the game is drawn
draws-deny-claim = deny it as a wrong claim
draws-usual-denied = the claim is denied: the claimant's score sheet must show it
draws-usual-if-seen = accepted if the arbiter or an electronic board has seen it, otherwise denied
draws-claim-right = The claim is right: the game is drawn at once.
draws-restriction-not-for-claims = a restriction on agreed draws does not touch claims
draws-claim-wrong = The claim is wrong: { $by-opponent } gets { $bonus } more, and the game goes on.
draws-claim-not-shown = The claimant's score sheet cannot show it, so the claim is denied: { $by-opponent } gets { $bonus } more, and the game goes on.
draws-wrong-claim = wrong claim of a draw
draws-stays-an-offer = a wrong claim is not an illegal move; it stays open as an offer of a draw
draws-other-move-of-piece = must make another move with the piece of the intended move, if it has one
draws-intended-move = must play the intended move
draws-two-readings = the rule on claims names { $bonus } itself, and the blitz rules make { $standard } the standard penalty; no text says which of them goes first
draws-standard-in-blitz = { $standard } for { $by-opponent }, the standard penalty in blitz
draws-as-the-rule-on-claims = { $bonus } for { $by-opponent }, as the rule on claims says

# Offers and agreements.
draws-offers = { $by } offers a draw
draws-offer-forbidden = The event does not allow draws to be offered or agreed now without the arbiter's consent.
draws-condition-void = no condition can be attached: it is void, and the offer stands
draws-no-withdrawal = an offer cannot be withdrawn
draws-offer-rejected = The offer has been rejected, in words or by touching a piece; the game goes on.
draws-offer-valid = The offer is valid until it is accepted or rejected.
draws-offer-without-condition = The offer is valid, without its condition, until it is accepted or rejected.
draws-see-move-first = the opponent may ask to see the move first
draws-agree = The players agree on a draw
draws-result-signed = The result is signed: it stands.
draws-agreed-too-early = No agreement is possible before both players have made a move: the game goes on.
draws-agreement-forbidden = The event does not allow this agreement without the arbiter's consent: the game goes on.
draws-drawn = The game is drawn.
draws-proposed = The players propose { $white } to { $black } hundredths of a point
draws-other-scores = Players win, draw or lose; other scores are for the arbiter alone.
draws-no-limits = no article limits the scores expressly
draws-refuse = refuse it
draws-score-possible = The score is a possible one; whether it is the result is another question.
draws-score-invalid = Invalid: each score must be a normal one, and together not more than a win.

# Without a claim.
draws-last-move-mates = The last move was mate
draws-mate-first = Mate goes first: { $winner } wins.
draws-fivefold = The position has appeared five times
draws-seventy-five-moves = 75 moves by each without pawn move or capture
draws-dead-position = Neither player can mate any more
draws-stalemate = Stalemate
draws-not-reached = The condition is not met: the game goes on; a player may claim a draw.
draws-director-may-declare = The director may declare the game drawn.
draws-game-goes-on = the game goes on
draws-declare = declare the game drawn
draws-declare-without-progress = declare the draw once no progress is in sight
draws-step-in = The game is drawn without a claim: step in and say so.
draws-ended-by-move = The game is drawn; it ended with the move that brought this about.
draws-nothing-on-board = The board shows no end of the game
draws-nothing-ends = Nothing: neither mate nor stalemate, and no dead position. The game goes on.
draws-counts-not-known = what was repeated, and how many moves passed without pawn move or capture before this position, is not told

# Resignation.
draws-resigns = { $by } resigns
draws-no-resignation = No resignation: the game goes on.
draws-resigns-drawn = Drawn: { $by } resigns, but { $by-opponent } cannot mate by any series of legal moves.
draws-resigns-lost = { $by } resigns: { $by-opponent } wins.
draws-left = { $by } left without resigning or telling anybody
draws-clock-runs-on = { $by }'s clock runs on; the chief { $who } may penalise the discourtesy.
draws-let-clock-run = let the clock run, and a warning afterwards
ask-draw-claim-named-position = Is it one of the positions for which more than fifty moves were announced?
draws-stop-the-clocks = Tell the claimant to stop both clocks.

# What one player takes for the end and the other does not.
draws-denies-agreement = { $by } denies having agreed to a draw
draws-signed-draw = The draw is signed: it stands unless the arbiter decides otherwise.
draws-agreement-proved = The agreement is shown: the game is drawn.
draws-agreement-unproved = An agreement needs both players, and nothing shows this one: the game goes on with the times and the position that there are.
draws-hear-both-players = Hear both players and whoever was near; look for the sign of an offer on the score sheets.
draws-draw-stands = the draw stands
draws-play-on = the game goes on
draws-play-on-in-doubt = the game goes on, unless the arbiter is sure that both had agreed
draws-mate-was-none = { $by } claimed a mate that was none
draws-no-mate = There is no mate: the game goes on, and { $by-opponent }'s clock had not stopped for good.
draws-resigned = { $by-opponent } resigned: { $by } wins, mate or not.
draws-mistake-signed = The result is signed: { $by } wins, unless the arbiter decides otherwise.
draws-mistake-accepted = There was no mate, and nobody has said to resign: find out whether the opponent gave the game up.
draws-no-rule-for-mistake = no article says what holds if both take a position for mate
draws-accepted-as-resigned = it counts as a resignation: { $by } wins
draws-ask-if-resigned = a resignation if { $by-opponent } gave the game up and both left it at that; otherwise the game goes on
