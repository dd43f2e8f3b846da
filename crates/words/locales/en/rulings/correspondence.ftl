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
incident-mail-excused-time = correspondence: a player takes excused time
    .words = correspondence vacation, excused time, leave, holiday, illness, time off
incident-mail-forfeits = correspondence: a player has forfeited games in the section
    .words = correspondence forfeit, two forfeits, forfeited games, forfeits all
incident-mail-replacement = correspondence: a player who left is to be replaced
    .words = correspondence replacement, substitute, replaced player, new player
incident-mail-appeal = correspondence: an appeal to US Chess
    .words = correspondence appeal, appeal, seven days, protest

# Questions about all games of a section.
ask-mail-excused-time-by = Who takes excused time?
ask-mail-excused-time-told-in-advance = Were opponents and director told in advance?
ask-mail-excused-time-in-all-games = Is it taken in all games of the section?
ask-mail-excused-time-days-this-year = How many days has the player taken in this calendar year, these included?
ask-mail-forfeits-by = Who has forfeited games?
ask-mail-forfeits-opponents = Against how many opponents of this section has { $by } forfeited a game?
ask-mail-replacement-result-in-play = Has a win, loss or draw of that player been reached in actual play?
ask-mail-replacement-days-since-start = How many days have passed since the start of the event?
ask-mail-appeal-days-after-end = How many days after the end of the event was the appeal postmarked?
ask-mail-appeal-deposit = Did the deposit come with it?

# All games of a section.
correspondence-takes-time = { $by } takes excused time
correspondence-time-ended = The excused time ended with the move that { $by } sent: the days count again.
correspondence-not-told = Not excused: { $by } did not tell opponents and director in advance. The days count.
correspondence-days-count = the days count
correspondence-grant-in-emergency = the director grants the days for the emergency
correspondence-all-games = Excused time is taken in all games of a section or in none: { $by } must take it in all of them, else the days count.
correspondence-opponents-time-runs = { $by-opponent }'s time runs meanwhile, so { $by-opponent } replies to unanswered moves as usual
correspondence-excused = { $left ->
    [one] Excused: { $days } of thirty days taken this year, { $left } day is left to { $by }.
   *[other] Excused: { $days } of thirty days taken this year, { $left } days are left to { $by }.
}
correspondence-over-thirty = { $over ->
    [one] Thirty days a year are excused: { $by } is { $over } day over. The director may grant it for an emergency.
   *[other] Thirty days a year are excused: { $by } is { $over } days over. The director may grant them for an emergency.
}
correspondence-only-thirty = { $over ->
    [one] only thirty days are excused; { $over } day counts
   *[other] only thirty days are excused; { $over } days count
}
correspondence-grant-days = { $over ->
    [one] { $over } more day is granted for the emergency
   *[other] { $over } more days are granted for the emergency
}
correspondence-has-forfeited = { $opponents ->
    [one] { $by } has forfeited against { $opponents } opponent of the section
   *[other] { $by } has forfeited against { $opponents } opponents of the section
}
correspondence-others-go-on = The other games of the section go on: only forfeits against two opponents end them.
correspondence-all-forfeited = Forfeits against two opponents of a section: all games of the section that { $by } has not completed are forfeited, this one too.
correspondence-tell-all-opponents = Tell all opponents in the section whose games with { $by } are not completed.
correspondence-rating-not-said = the rule does not say whether these losses are rated
correspondence-wants-replacement = A player who left is to be replaced
correspondence-none-after-result = No replacement: a result of that player has been reached in play.
correspondence-none-after-days = No replacement: more than { $days } days have passed since the start.
correspondence-may-replace = The director may replace the player.
correspondence-not-replaced = no replacement
correspondence-replaced = a new player takes the place
correspondence-appealed = { $days ->
    [one] An appeal to US Chess, postmarked { $days } day after the end of the event
   *[other] An appeal to US Chess, postmarked { $days } days after the end of the event
}
correspondence-deposit-missing = A deposit must come with the appeal: it is not in order without.
correspondence-deposit-back = the deposit comes back unless the appeal is found groundless
correspondence-appeal-in-time = In time: { $limit } days after the end of the event. The office passes it on to the committee.
correspondence-appeal-late = Too late: { $limit } days after the end of the event are over. The committee may still hear it.
correspondence-refuse-appeal = it is not heard
correspondence-hear-appeal = it is heard all the same
