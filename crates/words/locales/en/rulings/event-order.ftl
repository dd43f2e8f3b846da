# What came first: incidents, questions, answers, what rulings say.

family-event-order = What came first

incident-event-order = several things happened, and their order matters
    .words = what came first, order of events, mate or flag first, flag before mate, at the same time, simultaneous, sequence
incident-last-move-of-control = the last move of a time control and the flag
    .words = last move of the time control, fortieth move, move 40, flag on move forty, first time control
incident-count-requested = a player asks for the moves to be counted
    .words = count the moves, count moves, arbiter to count, counting fifty moves, how many moves

ask-event-order-first = What came first?
ask-event-order-second = What came next?
ask-last-move-of-control-by = Whose move was it?
ask-last-move-of-control-flag = When was { $by }'s flag down?
ask-count-requested-by = Who asks for the count?
ask-count-requested-simplified = Is the position simplified, so that fifty such moves may come?

deed-moves = { $side } moves, clock not pressed yet
deed-presses = { $side } presses the clock
deed-stops-clock = { $side } stops both clocks
deed-touches-piece = { $side } touches a piece to move it
deed-mates = { $side } mates
deed-stalemates = { $side } stalemates
deed-kills-position = { $side } makes a move after which nobody can mate
deed-flag-falls = { $side } has the flag fall, nobody speaks
deed-flag-seen-by-arbiter = { $side } has the flag down, the arbiter sees it
deed-calls-flag = { $side } says that the opponent's flag is down
deed-offers-draw = { $side } offers a draw
deed-accepts-draw = { $side } accepts the draw
deed-refuses-draw = { $side } refuses the draw
deed-claims-draw = { $side } claims a draw
deed-resigns = { $side } resigns
deed-completes-illegal-move = { $side } completes an illegal move
deed-claims-illegal-move = { $side } claims an illegal move of the opponent

flag-moment-before-press = before the clock was pressed
flag-moment-seen-after-press = seen after the press, before the opponent touched the clock
flag-moment-up = it was up until the opponent had touched the clock

event-order-mates = { $by } mates
event-order-mate-first = Mate came first: { $by } wins. A flag called later does not matter, and the clock need not be pressed.
event-order-must-be-legal = the mating move must be legal
event-order-stalemate-on-board = Stalemate on the board
event-order-stalemate-first = Stalemate came first: the game is drawn. A flag called later does not matter.
event-order-dead-position-on-board = A position in which nobody can mate on the board
event-order-dead-position-first = A position in which nobody can mate came first: the game is drawn. A flag called later does not matter.
event-order-claims-illegal-move = { $by } claims an illegal move
event-order-no-illegal-move = There was no illegal move: the game goes on.
event-order-out-of-time-too = { $by } claims on time, does not stop the clock, and runs out of time as well
event-order-both-out-of-time = Both are out of time before the claim was settled: the game is drawn.
event-order-disputed = The order of events is disputed after the game
event-order-result-stands = The result is signed or reported: it stands.
event-order-nothing-ended = Several things happened; none of them has ended the game
event-order-goes-on = The game goes on.
event-order-down-not-called = { $by }'s flag is down, but it counts only when it is called
event-order-offer-open = { $by }'s offer of a draw is open
event-order-offer-refused = the offer of a draw was refused, in words or by touching a piece

# Nobody can tell the order.
event-order-at-the-same-time = Two things happened at about the same time, and nobody can tell which came first
event-order-find-out = Find out what came first; the { $who } decides which of the two holds.
event-order-no-rule-for-order = nothing says what holds if the order cannot be told
event-order-hear-both = Hear both players and any neutral witness apart from the board.
event-order-what-is-proved = what is proved counts; in doubt a claim fails and what stands on the board holds
event-order-illegal-mover-loses = Both claims at the same moment: the player who made the illegal move loses, so { $by } loses.

# The last move of a control.
event-order-last-move-completed = { $by } completes the last move of the control
event-order-in-time = The move was completed in time: the game goes on in the next period.
event-order-control-missed = { $by }'s last move was made but not completed in time, so the control was missed
event-order-seen-down-after = { $by }'s flag is seen down after the last move of the control was completed
event-order-look-at-clock = Find out from the clock whether the time ran out before the press or the press came first.
event-order-clock-conclusive = what the clock shows is conclusive unless it is evidently defective
event-order-press-first = the press came first: the moves were completed, the game goes on
event-order-time-first = the time ran out first: the control was missed, rule on the flag
event-order-mark-tells = a digital clock that stands at 0:00 with its mark on had run out before the press

# A count of moves.
event-order-asks-for-count = { $by } asks for the moves to be counted
event-order-only-in-sudden-death = Refused: the director counts only in sudden death for a player under five minutes. { $by } may claim on the score sheet.
event-order-fifty-counted = Fifty moves by each are counted: the game is drawn.
event-order-unless-shown = unless { $by-opponent } shows a different count with an adequate score sheet
event-order-wrong-by-sheet = The count was wrong by { $by }'s score sheet: { $by-opponent } gets { $bonus } more, and the count goes on from the right number.
event-order-sheet-wrong = count wrong by the score sheet
event-order-director-wrong = The director's own count was wrong: nobody is penalised, and the count goes on from the right number.
event-order-director-counts = The director or a deputy counts, with the moves on the score sheet credited, or puts on a clock that counts from zero.
event-order-not-simplified = The position is not simplified: the director need not count yet.
event-order-do-not-tell = Do not tell either player the count before fifty.
event-order-refuse-not-simple = refuse: not simple enough
event-order-count-with-sheet = count, with the moves on the requester's sheet credited
event-order-clock-counts = put on a clock with a move counter at zero; fifty further moves by each
event-order-usual-count = count if a director or deputy is free
event-order-usual-not-yet = refuse for now; the player may ask again
event-order-asks-arbiter = { $by } asks the arbiter to count the moves
event-order-must-show = Refused: the player must be able to show a claim; the arbiter does not tell the number of moves.
event-order-no-counting = no article has the arbiter count moves for a player; where neither records, the arbiter tries to keep the score
event-order-refuse = refuse
event-order-keep-score = keep the score oneself, so that a later claim can be checked
event-order-usual-keep-score = refuse to count aloud, and keep the score where neither player has to record
