# Correspondence: incidents, questions, answers, what rulings say.

family-correspondence = Correspondence

incident-mail-overstep = correspondence: a reply took long
    .words = correspondence time exceeded, reply took too long, days used, reflection time, overstep
incident-mail-move = correspondence: a move that was sent is unclear or wrong
    .words = postcard, letter, e-mail move, ambiguous move sent, conditional moves, illegible card, if moves
incident-mail-silence = correspondence: the opponent does not reply
    .words = no reply, postcard lost, opponent does not answer, silent opponent, repeat the move by mail
incident-mail-withdrawal = correspondence: a player leaves the event
    .words = withdraws from correspondence, leaves the correspondence event, withdrawal
incident-mail-time-limit = correspondence: the game has reached thirty months
    .words = thirty months, adjudication, correspondence game too long, time limit of the event
incident-mail-dispute = correspondence: a dispute is sent to the director
    .words = correspondence dispute, complaint to the director, evidence by mail
incident-mail-help = correspondence: a player had help
    .words = engine in correspondence, correspondence computer help, consulted a player

ask-mail-overstep-by = Whose reply took long?
ask-mail-overstep-days = How many days did the reply take, excused days left out?
ask-mail-overstep-days-for-each = How many days are there for each move? 0 if there are thirty for ten.
ask-mail-overstep-moves-before = How many moves had the player sent before?
ask-mail-overstep-used-before = How many days had the player used before?
ask-mail-overstep-times-recorded = Has { $by-opponent } sent the time used and the totals of both with the moves?
ask-mail-overstep-overstepped-before = Has the player overstepped before in this game?
ask-mail-move-by = Who sent the move?
ask-mail-move-what = What is wrong with the move?
ask-mail-silence-by = Who does not reply?
ask-mail-silence-repeated = Has the move been sent again?
ask-mail-silence-days = How many days have passed since the move was sent, or sent again?
ask-mail-withdrawal-by = Who leaves?
ask-mail-withdrawal-moves-by-both = How many moves have both completed in this game?
ask-mail-withdrawal-six-months = Has the game lasted six months or longer?
ask-mail-time-limit-adjudication-asked = Has a player asked for adjudication within a week, with score, diagram and claim?
ask-mail-dispute-days = How many days has the sender known of it?
ask-mail-dispute-complete = Are section, names, score, times used and papers all there?
ask-mail-help-by = Who had help?
ask-mail-help-what = What kind of help?

sent-fault-impossible = it cannot be played, or is missing
sent-fault-illegible = it cannot be read
sent-fault-ambiguous = it has several meanings
sent-fault-not-confirmed = the opponent's move was not repeated
sent-fault-clerical-error = it is legal but not what was meant
sent-fault-missing-sign = a sign for check, capture or passing is wrong
sent-fault-in-conditional-set = it is illegal or ambiguous in a set of conditional moves
sent-fault-condition-miswritten = a conditional move was copied wrongly by its sender
sent-fault-address-late = a new address was told too late
mail-helper-books = books, magazines or a database
mail-helper-engine = a program that judges moves
mail-helper-person = another person

correspondence-incident = An incident in a correspondence game
correspondence-over-the-board-only = The Laws are for play over the board: the rules of the correspondence event decide.
correspondence-no-article = no article is about correspondence games
correspondence-by-event-rules = what the rules of the event say
correspondence-follow-organisation = follow the rules of the correspondence organisation
correspondence-reprimand = a reprimand or a warning
correspondence-less-time = less reflection time
correspondence-forfeit = the game is forfeited
correspondence-out-of-event = withdrawal from the event

correspondence-took = { $days ->
    [one] { $by }'s reply took { $days } day
   *[other] { $by }'s reply took { $days } days
}
correspondence-too-few-days = fewer than three days for each move are not an allowed control
correspondence-in-time = { $days ->
    [one] In time: { $days } day charged, and the game goes on.
   *[other] In time: { $days } days charged, and the game goes on.
}
correspondence-left = { $days ->
    [one] left of the period: { $days } day
   *[other] left of the period: { $days } days
}
correspondence-not-recorded = { $by-opponent } has not sent the times with the moves, so there is no claim on time: the game goes on.
correspondence-first-overstep = { $days ->
    [one] Overstepped for the first time: { $days } more day may be charged instead of the game.
   *[other] Overstepped for the first time: { $days } more days may be charged instead of the game.
}
correspondence-days-or-loss = { $days ->
    [one] { $days } day charged; the second time loses
   *[other] { $days } days charged; the second time loses
}
correspondence-game-lost = the game is lost
correspondence-usually-variation = { $days ->
    [one] { $days } day, where the event uses the variation
   *[other] { $days } days, where the event uses the variation
}
correspondence-overstepped = The time is overstepped: { $by } loses.

correspondence-fault = { $by } sent a move with a fault
correspondence-slip = The move is legal and binds, though it was a slip.
correspondence-sign-missing = The move binds: a missing or wrong sign does not matter.
correspondence-only-accepted = No penalty: only the conditional move as it was accepted counts.
correspondence-set-binds = The moves before it in the set bind; it and what follows fall.
correspondence-say-which = { $by } must say which of the possible moves it is and play that one.
correspondence-one-of-meanings = must play one of the moves it can mean
correspondence-impossible = The move cannot be played: { $by } sends another, with any piece, when told of it at once.
correspondence-illegible = The move cannot be read: { $by } sends a move, with any piece.
correspondence-not-repeated = { $by } has not repeated the opponent's move: it must be repeated.
correspondence-address-late = { $days ->
    [one] { $days } day is charged to { $by }'s time for the address told too late.
   *[other] { $days } days are charged to { $by }'s time for the address told too late.
}
correspondence-days-charged = { $days ->
    [one] { $days } day charged
   *[other] { $days } days charged
}
correspondence-first-slip = { $days ->
    [one] nothing for a first slip; { $days } day if it is repeated
   *[other] nothing for a first slip; { $days } days if it is repeated
}

correspondence-silent = { $by } does not reply
correspondence-wait = { $days ->
    [one] Wait { $days } day more; fourteen days must pass without a reply.
   *[other] Wait { $days } days more; fourteen days must pass without a reply.
}
correspondence-send-again = { $by-opponent } must send the move again.
correspondence-complain = { $by-opponent } files a complaint on time and sends no more; it cannot be taken back.
correspondence-complaint-names = the complaint names the player with address, the section, the dates of move and repeat, and the times used
correspondence-await-answer = Wait for the answer to the director's inquiry: fourteen days from the complaint.
correspondence-explained = The explanation is valid: the game goes on, and nothing else is done.
correspondence-poorly-explained = The explanation does not satisfy: the director may impose a penalty.
correspondence-warning-first = a warning first
correspondence-unanswered = No answer in fourteen days: the game may be forfeited.

correspondence-leaves = { $by } leaves the event or is silent in all games
correspondence-rated-loss = { $by } loses the game, and it is rated.
correspondence-ten-moves = at least ten moves by both, or six months
correspondence-unrated-forfeit = { $by } loses the game by forfeit, unrated.
correspondence-may-ask-adjudication = { $by-opponent } may ask for adjudication within 14 days of the notice, for a rated result
correspondence-thirty-months = The game has reached thirty months from the start of the event
correspondence-adjudicated = The game is adjudicated; reasons need not be given.
correspondence-best-play = a win or a draw, by best play of both sides
correspondence-judge-decides = the judge decides on the position and the analysis sent in
correspondence-nobody-asked = Nobody asked for adjudication in time: a rated draw.
correspondence-dispute-sent = A dispute is sent to the director
correspondence-dispute-late = Too late: a complaint must be sent within seven days of knowing. It is not heard.
correspondence-dispute-heard = The complaint is heard; play goes on meanwhile if that is possible.
correspondence-dispute-incomplete = The complaint is incomplete and fails.
correspondence-had-help = { $by } had help
correspondence-books-allowed = Books and databases are allowed: the game goes on.
correspondence-help-forbidden = That help is forbidden: the director decides on the penalty.
correspondence-forfeit-if-proved = forfeit if it is proved; the director may go straight to it
