# Recording: incidents, questions, answers, what rulings say.

family-recording = Recording

incident-not-recording = a player does not record the moves
    .words = not recording, not writing, score sheet, scoresheet, stopped writing moves, does not keep score, no notation, refuses to write, time trouble, scorekeeping, recording
incident-recorded-in-advance = a move was written before it was made
    .words = wrote the move first, written before moving, recording in advance, move written in advance, writing before playing
incident-recording-behind = a player is behind with recording
    .words = behind with recording, moves behind, gaps on the sheet, two moves behind, time trouble, notation incomplete, must catch up
incident-sheet-misused = notes, a hidden sheet or another notation
    .words = notes on the score sheet, hidden score sheet, scoresheet covered, scribbles, computer notation, illegible, wrong notation, wrote times, score sheet
incident-sheet-request = a player asks to see or borrow a score sheet
    .words = borrow the score sheet, see the score sheet, asks for the opponent’s scoresheet, new sheet, score sheet request
incident-sheets-after-flag = score sheets are incomplete after a flag-fall
    .words = incomplete score sheets, reconstruct after the flag, update score sheets, flag down and moves missing, scoresheets after time trouble
incident-move-number-unknown = nobody can show how many moves were made
    .words = number of moves unknown, how many moves, cannot prove the move number, move forty, no proof of moves
incident-sheet-withheld = a player will not sign or hand in the score sheet
    .words = will not sign, refuses to sign, does not hand in the score sheet, signature, scoresheet kept, keeps the score sheet
incident-excused-from-recording = a player cannot record or is excused
    .words = cannot write, excused from recording, disability, religious reasons, injured hand, assistant writes, need not record
incident-wrong-result = the result was written or reported wrongly
    .words = wrong result, result reported wrongly, incorrect result, result slip, signed wrong result, mixed up result, result changed

incident-result-not-reported = the players left without reporting the result
    .words = result not reported, unreported result, left without reporting, no result, missing result, forgot to report
ask-result-not-reported-found = Can the result be found out, from the sheets, the board or the players?
ask-not-recording-by = Who does not record?
ask-not-recording-was-below = Was { $by } under 5:00 at some moment of this period?
ask-not-recording-either-was-below = Was either player under 5:00 at some moment of this period?
ask-recording-addition = How much is added for each move?
ask-recorded-in-advance-by = Who wrote a move in advance?
ask-recorded-in-advance-purpose = What was the move written for?
ask-recording-behind-by = Who is behind?
ask-recording-behind-own-moves-missing = How many of { $by }'s own moves are not written?
ask-sheet-misused-by = Whose sheet is it?
ask-sheet-misused-how = What is wrong with the sheet?
ask-sheet-request-by = Who asks for the sheet?
ask-sheet-request-on-move = Has the player the move?
ask-sheet-request-both-have-time = Have both players at least 5:00?
ask-sheets-after-flag-stopped = Who had stopped recording?
ask-sheets-after-flag-record-complete = Is there a complete record: a sheet, or one kept by an official?
ask-move-number-unknown-quota = By which move does the period end?
ask-sheet-withheld-by = Who refuses?
ask-sheet-withheld-what = What will { $by } not do?
sheet-duty-sign = sign the result
sheet-duty-hand-in = hand in the score sheet
ask-excused-from-recording-by = Who does not record?
ask-excused-from-recording-reason = Why can the player not record?
ask-excused-from-recording-total-time = How much time has { $by } for the whole game?
ask-wrong-result-both-agree = Do both signed sheets show the same result?
ask-wrong-result-rounds-ago = How many rounds ago was it? 0 is the round just played.

writing-purpose-claim = to claim a draw
writing-purpose-sealing = to seal it
writing-purpose-none = for neither

sheet-misuse-notes = notes that have no place there
sheet-misuse-hidden-from-arbiter = the arbiter or director cannot see it
sheet-misuse-hidden-from-opponent = the opponent cannot see it
sheet-misuse-other-notation = another notation than the algebraic
sheet-misuse-offer-not-noted = a draw offer was not noted

sheet-misuse-taken-away = the original was taken away
sheet-misuse-altered = it was altered afterwards
stopped-recording-both = both players
stopped-recording-white = White
stopped-recording-black = Black

excuse-reason-disability = a disability
excuse-reason-religion = religion
excuse-reason-beginner = a beginner

recording-not-recording = { $by } does not record the moves
recording-blitz-not-recorded = Blitz games are not recorded as a rule.
recording-blitz-says-nothing = the blitz chapter says nothing about recording
recording-nothing = nothing
recording-quick-free = No breach: players need not record in Quick chess.
recording-quick-claims = without an adequate sheet some claims cannot be made
recording-rapid-free = No breach: players need not record in rapid and blitz.
recording-exempt = No breach: under five minutes with less than 30 seconds added there is no duty to record for the rest of the period.
recording-exempt-claims = without a complete sheet some claims cannot be made
recording-blind-released = { $by } is visually disabled: the regulations should release { $by } from recording in the last five minutes, whatever is added.
recording-blind-updates = { $by } brings the record up to date afterwards.
recording-blind-usual = no penalty in the last five minutes; before that order it

recording-order = { $order-code ->
    [record] Order { $by } to record the moves.
    [write-afterwards] Order { $by } to write moves only after making them.
    [keep-visible] Order { $by } to keep the sheet visible.
    [use-algebraic] Order { $by } to use the algebraic notation.
    [hand-in] Order { $by } to hand in the original.
    [leave-as-written] Order { $by } to restore what stood there and to leave it.
   *[note-offer] Order { $by } to note the offer.
}
recording-order-and-penalise = { $order-code ->
    [record] Order { $by } to record the moves, and penalise if need be.
    [write-afterwards] Order { $by } to write moves only after making them, and penalise if need be.
    [keep-visible] Order { $by } to keep the sheet visible, and penalise if need be.
    [use-algebraic] Order { $by } to use the algebraic notation, and penalise if need be.
    [hand-in] Order { $by } to hand in the original, and penalise if need be.
    [leave-as-written] Order { $by } to restore what stood there and to leave it, and penalise if need be.
   *[note-offer] Order { $by } to note the offer, and penalise if need be.
}
recording-order-with-warning = order it, with a warning
recording-warn = Warn { $by }: warning { $number } of up to { $warnings }.
recording-warning-first = a warning before any time penalty
recording-warned = { $warnings ->
    [one] { $by } was warned once: { $by-opponent } gets { $time }.
   *[other] { $by } was warned { $warnings } times: { $by-opponent } gets { $time }.
}
recording-opponents-breach = recording breach of the opponent
recording-time-for-opponent = { $time } for { $by-opponent }

recording-wrote-in-advance = { $by } wrote a move before making it
recording-may-be-written-first = In order: the move may be written first here.
recording-forced-no-excuse = a forced move is no excuse

recording-behind = { $missing ->
    [one] { $by } is { $missing } own move behind with recording
   *[other] { $by } is { $missing } own moves behind with recording
}
recording-no-breach = No breach.
recording-behind-until-next-move = Allowed until { $by } makes the next move: the last own move must be written before it.

recording-does-not-record = { $by } does not record
recording-is-excused = { $by } is excused from recording
recording-excused-claims = without an assistant { $by } cannot make claims that need a sheet
recording-time-off = { $off } off { $by }'s time
recording-helped-or-excused = { $by } is helped or excused; the director may leave the time as it is.
recording-help-rather = help rather than a deduction
recording-may-be-excused = { $by } may be excused; { $off } off the time is suggested.
recording-why-excused = excused from recording
recording-cannot-record = { $by } cannot record
recording-may-bring-assistant = { $by } may bring an assistant to write, and the time is not adjusted.
recording-needs-assistant = { $by } needs an assistant who writes, acceptable to the arbiter; { $by }'s time is adjusted fairly.
recording-fairly-less-time = less time, as is fair
recording-minutes-off = { $minutes ->
    [one] { $minutes } minute off
   *[other] { $minutes } minutes off
}
recording-some-minutes-off = some minutes off

recording-wrote-notes = { $by } wrote notes on the sheet
recording-notes-forbidden = Only moves, clock times, draw offers, claims and such data belong on the sheet: forbid it.
recording-notes-usual = a warning, or a little time; more if it is repeated
recording-hidden-from-arbiter = The { $who } cannot see { $by }'s sheet
recording-pen-on-sheet = a pen on the sheet is tolerated, and may be lifted to look
recording-hidden-from-opponent = { $by-opponent } cannot see { $by }'s sheet
recording-need-not-be-visible = No breach: only the arbiter must be able to see the sheet.
recording-not-algebraic = { $by } does not use the algebraic notation
recording-other-notation-allowed = No breach: descriptive and computer notation are allowed too.
recording-other-notation-no-evidence = a sheet in another notation is no evidence for a claim
recording-offer-not-noted = { $by } did not note the draw offer
recording-offer-need-not-be-noted = No breach: offers may be noted but need not be.

recording-signed-wrong = Both players signed a wrong result
recording-signed-stands = The signed result stands, unless the arbiter decides otherwise; an evident error may be corrected.
recording-signed-result-stands = the signed result stands
recording-result-corrected = the result is corrected
recording-correct-if-confirmed = correct it if both players confirm what happened on the board
recording-reported-wrong = A result was reported wrongly
recording-correct-now = Correct it: for rating and prizes always, for the pairings if few games are disturbed.
recording-pair-correctly = pair with the correct result
recording-pair-as-unreported = pair as if it were unreported
recording-keep-pairings = keep the pairings that are out
recording-correct-if-few-disturbed = correct the pairings if few games are disturbed
recording-correct-later = Correct it for rating and for later pairings; for prizes the director weighs how old it is.
recording-prizes-by-correct = prizes by the correct result
recording-prizes-by-reported = prizes by the reported result
recording-correct-unless-old = the correct result, unless many pairings went by the wrong one
recording-took-sheet = { $by } took the original score sheet away
recording-copy-is-players = the original belongs to the organiser; the copy, if there is one, is the player's
recording-altered-sheet = { $by } altered the score sheet afterwards
recording-altered-no-evidence = what was altered proves nothing: use the opponent's sheet; if it was done to deceive, the game is brought into disrepute
recording-when-it-counts = { $rounds ->
    [0] if it is corrected before the next pairing, it counts at once
    [1] if it is corrected now, it counts from the next pairing on
   *[other] the next round is over: the standings keep what was reported, the true result is corrected for the ratings
}
recording-counts-by-time = corrected before the next pairing it counts at once, during the next round from the pairing after it, later only for the ratings
recording-not-reported = The players left without reporting the result
recording-enter-found = Enter the result that was found, and have both confirm it.
recording-enter-for-now = Enter something for the pairing and correct it as soon as the result is known.
recording-ask-players = Look at the score sheets and the board, and ask the players and their neighbours.
recording-enter-and-warn = the result, and a warning to both to report it themselves
recording-no-rule-unreported = no article says what an unreported game counts
recording-as-draw-for-now = a draw for the pairing, as for an unfinished game
recording-as-lost-for-now = no points for either until one of them reports
recording-pair-for-now = a draw for the pairing, marked as provisional
recording-sheets-differ = The two sheets show different results
recording-clear-up = Clear it up with both players at once, before the sheets are taken.
recording-ask-both = Ask both players; look at the final position and the moves.
recording-result-both-confirm = the result that both confirm
recording-result-found = the result found by the arbiter
recording-result-confirmed = the result that both players confirm

recording-asked-off-move = { $by } asks to see the sheet without having the move
recording-ask-only-on-move = Refused: { $by } may ask only on the move.
recording-asked-to-borrow = { $by } asks to borrow the opponent's sheet
recording-loan-needs-time = Refused: both players must have { $limit } left. Looking at it without borrowing is free.
recording-clock-runs-until-back = { $by }'s clock runs until the sheet is back.
recording-loan-refused = { $by-opponent } refuses: the director may order the loan.
recording-order-loan = order the loan
recording-order-loan-if-few = order it if the requests are not too many
recording-may-borrow = { $by } may borrow it; { $by }'s clock runs until it is back.
recording-many-requests = too many requests are annoying behaviour
recording-asked-again = { $by } asks to see the sheet for time number { $number }
recording-too-many-requests = More than { $at-most } requests are a distraction of the opponent: refuse it and penalise { $by }.
recording-show-sheet = Show the sheet ({ $number } of { $at-most }); the clock runs on.
recording-asked-for-sheet = { $by } asks for a score sheet
recording-own-sheet = Each player has an own sheet; the opponent's is used only to bring it up to date.
recording-give-sheet = Give { $by } a score sheet to record on; nobody else has recorded the game.
recording-asked-for-arbiters-sheet = { $by } asks to see the arbiter's sheet
recording-no-limit-of-requests = The arbiter decides: no article says how often the sheet may be seen.
recording-not-provided = this edition does not provide looking at the arbiter's sheet
recording-show = show the sheet
recording-refuse-sheet = refuse it
recording-show-now-and-then = show it now and then, on the player's own time

recording-before-sudden-death = Sheets are incomplete and sudden death comes next
recording-may-waive = The director may waive bringing the sheets up to date.
recording-waive = waive it
recording-have-completed = have the sheets completed
recording-neither-recorded = Neither player had recorded when the flag fell
recording-both-update = Stop the clocks: both bring their sheets up to date; then start the clock of the player to move.
recording-tell-number-now = Only now may the number of moves be told.
recording-dawdles = a warning to the player who dawdles
recording-one-stopped = Only { $by } had stopped recording when the flag fell
recording-one-completes = The clocks run on: { $by } completes the sheet before making a move.
recording-may-use-opponents = { $by } may use the opponent's sheet on the move, and returns it before moving.
recording-none-complete = No sheet is complete after the flag-fall
recording-reconstruct = Stop the clocks and reconstruct the game on a second board, away from others.
recording-write-down-first = First write down the position, both times, whose clock ran and the moves known.
recording-if-not-reconstructed = If it cannot be done, the next move counts as the first of the next period.
recording-number-unknown = The number of moves cannot be shown
recording-next-move-shown = { $found ->
    [one] The next move counts as move { $next }: { $found } move is shown. Nobody has overstepped the time.
   *[other] The next move counts as move { $next }: { $found } moves are shown. Nobody has overstepped the time.
}
recording-next-move-first = The next move counts as move { $next }, the first of the next period. Nobody has overstepped the time.
recording-unless-more-shown = if more than { $quota } moves can be shown, the count goes on from the number shown
recording-will-not-sign = { $by } will not sign the result
recording-will-not-hand-in = { $by } will not hand in the score sheet
recording-result-holds = The result that was reached holds, signed or not: tell { $by } to sign, and write the refusal down.
recording-must-report = No signature is asked for, but both players report the result: tell { $by } to do so.
recording-must-hand-in = The score sheets belong to the organiser: tell { $by } to hand it in; a copy may be kept.
recording-order-first = order it first; a penalty if { $by } goes on refusing
recording-go-on-from-diagram = Record the position with a diagram and go on from there.
ask-result-not-reported-happened-before = Has one of the two failed to report before?
recording-penalise-both = Both players must report at once, not the winner alone; each may be penalised.
recording-prizes-at-discretion = for prizes it may count if it comes in time, at the director's discretion
recording-ejected = one or both are ejected from the event
recording-next-round-forfeited = both are left out of the next round and forfeit it
recording-both-scored-lost = both are scored and paired as having lost; the true result goes into the extra rated games
recording-half-point-byes = both get half-point byes in the next round, if the event offers them for it
recording-paired-as-guessed = the higher-rated is paired as the winner, the other as the loser
recording-paired-as-win-and-draw = the higher-rated is paired as the winner, the other with a draw
recording-paired-as-two-wins = both are paired as winners
recording-paired-together = all who did not report are left out and paired with each other once the results are known
recording-guess-usually = pair the much higher-rated as the winner; with equals, both as winners
recording-together-usually = leave them all out and pair them with each other later, but give no contender an easy game
recording-stand-or-switch = The next round is paired: the result is corrected, and the pairings may be changed where that is quick.
recording-pairings-stand = the pairings stand
recording-opponents-switched = the opponents of the two are switched, or their score groups paired anew
recording-stand-usually = they stand, unless a winner was guessed wrongly; a computer can pair anew in minutes
recording-rated-once-learned = the true result is rated once it is learned
recording-fairest-way = If the next round must be paired without it, the director chooses the way that is fairest to all.
