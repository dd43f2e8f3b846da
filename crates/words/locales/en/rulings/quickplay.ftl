# Quickplay finish: incidents, questions, answers, what rulings say.

family-quickplay = Quickplay finish

incident-quickplay-claim = a draw is claimed: no win by normal means, or insufficient losing chances
    .words = insufficient losing chances, no normal means, cannot win by normal means, quickplay finish, opponent is not trying, Guideline III, 10.2, two minutes claim, playing on time only, sudden death draw
incident-five-seconds-request = a player short of time asks for seconds to be added or a delay clock
    .words = five seconds, time trouble, delay clock, time delay clock, asks for increment, add seconds, less than two minutes, digital clock request
incident-postponed-claim = a postponed quickplay claim must be decided
    .words = postponed decision, postponed claim, arbiter postponed, quickplay decision after the flag

ask-quickplay-claim-by = Who claims the draw?
ask-quickplay-claim-announced = Was it announced that the rules for games without increment hold?
ask-quickplay-claim-five-seconds-apply = Is the request for five seconds a move in use in this event, so that no draw can be claimed?
ask-quickplay-claim-ground = On what does the claim rest?
ask-quickplay-claim-delay-clock-available = Is a delay clock at hand that can be put on this board?
ask-five-seconds-request-by = Who asks?
ask-five-seconds-request-announced = Was it announced that the rules for games without increment hold?
ask-five-seconds-request-opponent-accepts = The request offers a draw. Does { $by-opponent } accept it?
ask-postponed-claim-by = Who had claimed the draw?
ask-postponed-claim-flag-fallen = Whose flag has fallen since?
ask-postponed-claim-criterion-met = Was it so that { $tried } could not win by normal means, or made no sufficient effort to?
ask-quickplay-addition = What is added for each move? 0:00 if nothing.
ask-quickplay-addition-at-board = What does the clock at this board add or delay for each move? 0:00 if nothing.
ask-quickplay-running = Whose clock is running?
ask-quickplay-time-left = How much time has { $by } left?

quickplay-ground-cannot-win = the opponent cannot win by normal means
quickplay-ground-no-effort = the opponent makes no effort to win
quickplay-ground-both = both
flag-fallen-none = nobody's
flag-fallen-claimant = the claimant's
flag-fallen-opponent = the opponent's

quickplay-claimed = { $by }, short of time, claims a draw
quickplay-requested = { $by } asks for seconds to be added for each move
quickplay-over = The game is over: the result stands.
quickplay-agreed = The opponent agrees: the game is drawn.
quickplay-no-such-claim = There is no such claim: the game goes on.
quickplay-no-rules = this edition has no rules for the end of games without increment
quickplay-not-in-blitz = Refused: these rules never hold in blitz. The game goes on.
quickplay-not-with-increment = Refused: these rules hold only without increment. The game goes on.
quickplay-not-announced = Refused: it was not announced that these rules hold. The game goes on.
quickplay-not-last-period = Refused: it is not the last period, in which all remaining moves must be made. The game goes on.
quickplay-claim-after-flag = Too late: { $by }'s flag is down, and the claim must come before that. Rule on the flag.
quickplay-request-after-flag = Too late: { $by }'s flag is down. Rule on the flag.
quickplay-too-early = Too early: { $by } must have less than { $limit } left. The game goes on.
quickplay-not-on-move = Refused: { $by } does not have the move. The game goes on.
quickplay-five-seconds-instead = No claim: { $by } may ask for five seconds a move for both instead, which offers a draw.
quickplay-cannot-win = { $by-opponent } cannot win by normal means, or has not tried to: the game is drawn.
quickplay-normal-play = what counts is normal play, not whether some series of legal moves leads to mate
quickplay-postponed = Postponed: the game goes on, if possible with an arbiter at the board. { $by-opponent } may get { $bonus } more.
quickplay-no-extra-time = no extra time
quickplay-more-time = { $bonus } more for { $by-opponent }
quickplay-stay-and-watch = Stay at the board and watch whether the opponent tries to win by normal means.
quickplay-decide-later = Decide later in the game, or as soon as possible after a flag has fallen.
quickplay-time-if-doubtful = no time is added while the claim may well be right; it is added if the claim looks doubtful
quickplay-rejected = Rejected: { $by-opponent } gets { $bonus } more and the game goes on.
quickplay-why-rejected = quickplay claim rejected
quickplay-open = The arbiter declares the game drawn, postpones the decision, or rejects the claim.
quickplay-look-at = Stop the clocks; look at the position and at the last moves.
quickplay-postpone = postpone the decision and watch
quickplay-postpone-with-time = postpone, and { $bonus } more for { $by-opponent }
quickplay-draw = the game is drawn
quickplay-reject = reject: { $bonus } more for { $by-opponent }
quickplay-postpone-usually = postpone and watch, unless the position is plainly drawn or plainly won

quickplay-ends-game = The claim ends the game. It goes to the arbiter named for this, who decides.
quickplay-write-position = { $by } writes down the final position; { $by-opponent } confirms it.
quickplay-hand-in-score = { $by } hands in a score sheet that is up to date; { $by-opponent } confirms it too.
quickplay-send-claim = Send the claim to the named arbiter; the players play no more moves.
quickplay-sent-right = the claim is right: a draw
quickplay-sent-wrong = the claim is wrong: the named arbiter decides what follows
quickplay-named-arbiter = the named arbiter decides on the position and the score handed in

quickplay-draw-accepted = { $by-opponent } accepts the draw that the request offers: drawn.
quickplay-granted = { $either ->
    [yes] Granted: a delay or increment of { $seconds } seconds for both, { $bonus } more for { $by-opponent }, and the game goes on.
   *[no] Granted: an increment of { $seconds } seconds for both, { $bonus } more for { $by-opponent }, and the game goes on.
}
quickplay-why-granted = five seconds a move granted
quickplay-set-clocks = { $either ->
    [yes] Stop the clocks and set a delay or increment of { $seconds } seconds for both players.
   *[no] Stop the clocks and set an increment of { $seconds } seconds for both players.
}
quickplay-change-clock = if the clock cannot do it, change the clock if that is possible
quickplay-write-times = write down both times before you change the setting
quickplay-request-refused = Refused: the game goes on with the clock as it is.
quickplay-no-penalty-named = no penalty is named for the request
quickplay-grant-or-refuse = { $either ->
    [yes] The arbiter grants or refuses it. Granted, there is a delay or increment of { $seconds } seconds for both and { $bonus } more for { $by-opponent }.
   *[no] The arbiter grants or refuses it. Granted, there is an increment of { $seconds } seconds for both and { $bonus } more for { $by-opponent }.
}
quickplay-refuse-request = refuse: the game goes on as it is
quickplay-grant = { $either ->
    [yes] grant a delay or increment of { $seconds } seconds for both, and { $bonus } more for { $by-opponent }
   *[no] grant an increment of { $seconds } seconds for both, and { $bonus } more for { $by-opponent }
}
quickplay-grant-usually = grant it, unless the player who asks is plainly lost on the board
quickplay-no-demand = Refused: a player cannot demand a delay clock during the game. The game goes on.
quickplay-set-right = if the clock can delay and was only not set so, it is set right
quickplay-answer-to-claim = where claims of insufficient losing chances are allowed, the director may put one on to answer an unclear claim

quickplay-postponed-decided = { $by }'s postponed claim of a draw is decided
quickplay-postponed-right = The claim was right: the game is drawn, also after a flag has fallen.
quickplay-postponed-goes-on = The claim is not upheld: the game goes on.
quickplay-later-still = it may still be decided later, up to a fallen flag
quickplay-postponed-fails = { $by }'s postponed claim of a draw fails, so the flag counts

quickplay-claims-not-allowed = Denied: claims of insufficient losing chances are not allowed. The game goes on.
quickplay-open-offer = it is still an offer of a draw, open until it is refused
quickplay-must-be-posted = the variation that allows such claims must be posted or announced
quickplay-still-offer = it is still an offer of a draw
quickplay-own-flag-down = Denied: { $by }'s own flag is down. The game goes on.
quickplay-clock-adds = Denied: a clock with delay or increment is in use. The game goes on.
quickplay-not-sudden-death = Denied: it is not sudden death. The game goes on.
quickplay-must-have-less = Denied: { $by } must have { $limit } or less left. The game goes on.
quickplay-denied-not-on-move = Denied: { $by } is not on move. The game goes on.
quickplay-clearly-correct = Clearly correct: the game is drawn.
quickplay-clearly-wrong = Clearly wrong: denied, and up to { $most } may be taken off { $by }'s time. The game goes on.
quickplay-offer-stays = the claim stays open as an offer of a draw
quickplay-time-off = up to { $most } off { $by }'s time
quickplay-for-no-ground = nothing for a claim in good faith; up to { $most } for one without any ground
quickplay-put-on-delay-clock = { $delay ->
    [none] Unclear: put on a delay clock with { $half } for { $by }, { $by-opponent }'s time as it is and the event's standard delay. The game goes on.
   *[other] Unclear: put on a delay clock with { $half } for { $by }, { $by-opponent }'s time as it is and the event's delay ({ $delay }). The game goes on.
}
quickplay-why-half = half of the time, with a delay clock
quickplay-no-more-claims = the claim stays open as an offer of a draw; no more claims of this kind in the game
quickplay-invite-later = deny for now and invite the player to claim again
quickplay-watch-and-reserve = watch the game and reserve the decision
quickplay-delay-clock = a delay clock: { $half } for { $by }
quickplay-delay-clock-usually = the delay clock, so that the players decide the game
quickplay-no-delay-clock = Unclear, and no delay clock is at hand: deny it and invite a later claim, or watch the game and decide later. The times stay.
quickplay-director-decides = The director upholds the claim if clearly correct, denies it if clearly wrong, and else puts on a delay clock if there is one.
quickplay-no-ratings = Look neither at ratings nor at the clock; ask each player in private for the plan, if you need to.
quickplay-class-c = Clearly correct: would a Class C player with ample time hardly ever lose this to a Master?
quickplay-correct-draw = clearly correct: a draw
quickplay-unclear-half = unclear: a delay clock, half of the time for { $by }
quickplay-unclear-no-clock = unclear and no delay clock: deny for now, or watch and decide later
quickplay-wrong-time-off = clearly wrong: denied, up to { $most } off
quickplay-on-list = The position is on the list that was announced: the game is drawn.
quickplay-not-in-us-blitz = Denied: in blitz there are no claims of insufficient losing chances beyond a list that was announced. The game goes on.

quickplay-usually-delay-clock = a delay clock if there is one, unless the claim is clear
quickplay-usually-complex = deny: complex positions rarely allow the claim
quickplay-usually-opposite-bishops = a draw if the pawns are mostly fixed, even a pawn or two behind
quickplay-usually-same-pieces = a draw, unless there is a quick forced win
quickplay-usually-piece-less = no draw outright for the weaker side: a delay clock, or watch
quickplay-usually-rook-pawn = a draw if the king can stop the pawn
quickplay-usually-rook-and-bishop = deny, unless material is won at once
