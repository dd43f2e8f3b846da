# Adjourned games: incidents, questions, answers, what rulings say.

family-adjournment = Adjourned games

incident-sealing = a move is being sealed
    .words = sealed move, sealing, seal a move, adjourn, adjournment, adjourned game, envelope
incident-sealed-move-wrong = the sealed move is ambiguous, illegal or missing
    .words = sealed move ambiguous, sealed move illegal, wrong sealed move, no move in the envelope, sealed move
incident-envelope-missing = the envelope with the sealed move is lost
    .words = envelope lost, envelope missing, lost envelope, adjourned position lost
incident-while-adjourned = a result or an offer during the adjournment
    .words = agreed while adjourned, resigned during the adjournment, draw offer during adjournment, adjourned
incident-absent-at-resumption = a player is absent when the game should go on
    .words = absent at resumption, not back for the resumption, resumption no-show, adjourned game absent
incident-late-for-resumption = a player comes late for the resumption
    .words = late for the resumption, late to adjourned game
incident-resumed-wrongly = the game was resumed with a wrong position or wrong times
    .words = resumed with wrong position, wrong times at resumption, resumed wrongly

ask-sealing-by = Who seals?
ask-sealing-what = What happened?
ask-sealing-session-left = How much of the session is left?
ask-sealed-move-wrong-by = Who sealed the move?
ask-sealed-move-wrong-fault = What is wrong with the sealed move?
ask-envelope-missing-by = Who sealed the move?
ask-envelope-missing-position-known = Is the adjourned position known?
ask-while-adjourned-what = What happened during the adjournment?
ask-while-adjourned-by = Who resigned?
ask-absent-at-resumption-sealer = Who sealed the move?
ask-absent-at-resumption-absent = Who is absent?
ask-late-for-resumption-by = Who comes late?
ask-late-for-resumption-late-by = How long after the time of resumption did the player come?
ask-late-for-resumption-default-time = What default time do the regulations give?
ask-late-for-resumption-period-left = How much has the late player left in this period?
ask-late-for-resumption-sealed-move-ends = Had { $by } sealed a move that ends the game?
ask-resumed-wrongly-what = What was wrong?
ask-resumed-wrongly-moves-since = How many moves has the player who points it out made since?

sealing-event-early = the player wants to seal early
sealing-event-played-on-board = the player made the move on the board
sealing-event-changed-before-stop = the move is changed before the clock is stopped
sealing-event-changed-after-stop = the move is to be changed after the clock was stopped
sealed-fault-ambiguous = it can be read as two or more legal moves
sealed-fault-meaningless = it has no meaning that can be found
sealed-fault-illegal = it is illegal
sealed-fault-missing = there is none
adjournment-news-draw-agreed = a draw was agreed
adjournment-news-resignation = a player resigned
adjournment-news-draw-offer = a draw was offered after the sealing
absent-resumer-sealer = the player who sealed
absent-resumer-replier = the player who must reply
absent-resumer-both = both
sealed-end-no = no, or the late player did not seal
sealed-end-mate = yes, it mates
sealed-end-draw = yes, by stalemate or a dead position
wrong-at-resumption-times = a time
wrong-at-resumption-position = the position

adjournment-look-up = Look it up in { $part }; the later Guidelines I say: { $usual }.
adjournment-not-at-hand = this edition puts adjournment into { $part }, whose text is not at hand
adjournment-as-later = { $usual }, as in the later Guidelines I

adjournment-seals-early = { $by } wants to seal early
adjournment-seals-on-board = { $by } made the move on the board instead of sealing it
adjournment-changes-before-stop = { $by } changes the sealed move before stopping the clock
adjournment-changes-after-stop = { $by } wants to change the sealed move
adjournment-rest-is-charged = the rest of the session is charged to the player who seals
adjournment-made-is-sealed = the move made is the sealed move
adjournment-change-until-stop = it may be changed until the clock is stopped
adjournment-no-change-after-stop = it cannot be changed once the clock is stopped
adjournment-may-seal = { $by } may seal now, and is charged the { $left } that are left of the session.
adjournment-why-rest = rest of the session
adjournment-needs-permission = it needs permission, and the control must have been made
adjournment-refuse-sealing = refuse it
adjournment-allow-sealing = allow it and charge the rest
adjournment-allow-in-last-hour = allow it in the last hour of the session
adjournment-move-on-board = The move on the board is the sealed move: { $by } writes exactly that move.
adjournment-change-allowed = Allowed: the move may be changed until the clock is stopped.
adjournment-change-refused = Refused: the clock is stopped, so the sealed move stands.

adjournment-sealed-wrong = { $fault-code ->
    [ambiguous] { $by } sealed a move that can be read in two ways
    [meaningless] { $by } sealed a move that has no meaning
    [illegal] { $by } sealed a move that is illegal
   *[missing] { $by } sealed a move that is not in the envelope
}
adjournment-sealer-loses = the player who sealed loses
adjournment-ended-before = The game had already ended: that result stands.
adjournment-opponent-chooses = { $by-opponent } may choose which of the readings was sealed, on { $by-opponent }'s own clock.
adjournment-only-reading = the only reasonable reading, if the director finds one
adjournment-chosen-reading = the reading that the opponent chooses
adjournment-chooses-on-own-clock = the opponent chooses while the own clock runs
adjournment-loses = { $fault-code ->
    [ambiguous] The sealed move can be read in two ways: { $by } loses.
    [meaningless] The sealed move has no meaning: { $by } loses.
    [illegal] The sealed move is illegal: { $by } loses.
   *[missing] The sealed move is not in the envelope: { $by } loses.
}
adjournment-slip-of-pen = a slip of the pen with one reasonable meaning is read as that move

adjournment-envelope-lost = The envelope with the sealed move is lost
adjournment-stated-move = the game goes on from the adjourned position with the move the player says was sealed
adjournment-from-position = The game goes on from the adjourned position and times; { $by } makes a move.
adjournment-from-stated-move = The game goes on from the adjourned position and times; { $by } makes the move that { $by } says was sealed.
adjournment-times-not-known = The times are not known: the { $who } sets them.
adjournment-times-by-judgement = times set by judgement
adjournment-times-by-records = times by the records and the players' word
adjournment-position-lost = The position cannot be found out: the game is annulled and a new one is played.
adjournment-new-game = a new game
adjournment-draw-if-fair = a draw, if nothing else is fair

adjournment-draw-was-agreed = A draw was agreed during the adjournment
adjournment-resigned = A player resigned during the adjournment
adjournment-draw-was-offered = A draw was offered after the sealing
adjournment-is-over = the game is over
adjournment-offer-is-open = the offer is open until it is answered
adjournment-over-by-draw = The game is over: a draw. Both players tell the { $who }.
adjournment-resigned-cannot-mate = { $by } resigned, but { $by-opponent } cannot mate by any series of legal moves: a draw.
adjournment-over-by-resignation = The game is over: { $by } resigned and { $by-opponent } wins.
adjournment-offer-valid = The offer is valid and open until it is answered, as any offer.

adjournment-replier-absent = { $by-opponent }, who must reply, is absent at the resumption
adjournment-sealer-absent = { $by }, who sealed, is absent at the resumption
adjournment-both-absent = Both players are absent at the resumption
adjournment-closed-envelope = { $by-opponent }'s clock is started; the envelope stays closed until { $by-opponent } comes.
adjournment-open-envelope = Open the envelope and start { $by-opponent }'s clock; { $by-opponent } may seal the reply in a new envelope and start { $by }'s clock.
adjournment-replier-loses-time = { $by-opponent }, who must reply, loses the time until { $by-opponent } comes.
adjournment-closed-envelope-usual = { $by-opponent }'s clock is started; the envelope stays closed until { $by-opponent } comes
adjournment-open-envelope-usual = open the envelope and start { $by-opponent }'s clock; { $by-opponent } may seal the reply in a new envelope and start { $by }'s clock
adjournment-replier-loses-time-usual = { $by-opponent }, who must reply, loses the time until { $by-opponent } comes
adjournment-say-otherwise = the regulations or the arbiter may say otherwise
adjournment-zero-sealer = The default time is zero: { $by } has come too late and loses, unless the sealed move had ended the game.
adjournment-zero-replier = The default time is zero: { $by-opponent } has come too late and loses, unless the sealed move had ended the game.
adjournment-zero-both = The default time is zero: each of them has come too late and loses, unless the sealed move had ended the game.
adjournment-look-inside = Open the envelope to see whether the sealed move ended the game.
adjournment-result-of-sealed-move = the result of the sealed move, if it ended the game
adjournment-lateness-excused = the game goes on, if the arbiter excuses the lateness
adjournment-game-lost = the game is lost
adjournment-loss-unless-ended = the loss, unless the sealed move ended the game

adjournment-late = { $by } came { $late } late for the resumption
adjournment-late-loses = after the default time the late player loses, unless the sealed move had ended the game
adjournment-in-time = In time: the limit is { $limit }. { $by } plays with the time that is left.
adjournment-too-late = { $by } came after the limit of { $limit } and loses.
adjournment-sealed-mate = The sealed move mates: { $by } wins, however late.
adjournment-sealed-draw = The sealed move ended the game: a draw, however late.

adjournment-wrong-time = The game was resumed with a wrong time
adjournment-wrong-position = The game was resumed from a wrong position
adjournment-point-out-times = a wrong time must be pointed out before one's first move
adjournment-set-up-again = the position before the sealed move is set up again
adjournment-correct-times = Correct the times: it was pointed out before a move was made.
adjournment-times-too-late = Too late to claim: the times stay unless the { $who } corrects them.
adjournment-times-stay = the times stay
adjournment-times-corrected = the times are corrected
adjournment-times-stay-usually = the times stay, unless that is plainly unfair
adjournment-back-to-adjourned = Go back to the adjourned position; the times stay as they are.
adjournment-position-too-late = { $within ->
    [one] It was found after more than { $within } move: the game goes on as it stands.
   *[other] It was found after more than { $within } moves: the game goes on as it stands.
}
adjournment-back-to-right = Go back to the last position that was right; the arbiter sets the times.
adjournment-arbiter-sets-times = times by the arbiter's judgement
adjournment-times-of-adjournment = the times of the adjournment
incident-adjourn-in-time-trouble = the session is over while somebody is short of time
    .words = adjourn, adjournment in time trouble, time pressure, session over, end of the session
ask-adjourn-in-time-trouble-first-control-over = Is the first control over?
ask-adjourn-in-time-trouble-needed-for-round = Is it necessary for the start of the next round?
ask-adjourn-in-time-trouble-other-has-much = Has the other player much time left?
adjournment-in-time-trouble = The session is over while a player is short of time
adjournment-not-in-first-control = The game goes on: before the first control is over there is no adjournment, unless an hour was announced.
adjournment-adjourn-as-announced = The hour was announced: the game is adjourned.
adjournment-may-adjourn = It may be adjourned despite the time trouble: the next round needs it, and the other player has much time.
adjournment-should-not-adjourn = It should not be adjourned in serious time trouble: let the game go on.
adjournment-adjourn = adjourn the game
adjournment-wait = wait until the time trouble is over
adjournment-no-article-on-time = no article says when a game is adjourned
adjournment-break-afterwards = a player whose game was adjourned usually gets half an hour before the next one
