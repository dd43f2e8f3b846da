# Refusal and penalties: incidents, questions, answers, what rulings say.

family-refusal = Refusal and penalties

incident-refuses-to-comply = a player refuses to comply with the rules
    .words = refuses to comply, refuses to obey, disobeys the arbiter, will not follow the rules, persistent refusal, refuses a penalty
incident-refuses-to-play-on = a player will not play on after a ruling
    .words = will not play on, refuses to continue, goes on strike, does not accept the ruling, stops playing
incident-refuses-to-help = a player will not help to reconstruct or to check a claim
    .words = will not help to reconstruct, refuses to check the claim, does not cooperate, reconstruction refused
incident-other-breach = a breach without a penalty of its own
    .words = other breach, anything else, refuses to shake hands, handshake, dress code, food at the board, eating, no penalty fixed, discretion

ask-refuses-to-comply-by = Who refuses to comply?
ask-refuses-to-comply-told-next-loses = Was the player told that the next refusal loses the game?
ask-refuses-to-comply-both-told = Were the players told that the next refusal loses the game?
ask-refuses-to-play-on-by = Who refuses to play on?
ask-refuses-to-help-by = Who refuses to help?
ask-refuses-to-help-with = What does the player refuse?
ask-other-breach-by = Whose breach is it?

duty-to-help-reconstruction = to reconstruct the game
duty-to-help-claim-check = to check a claim of a draw

refusing-after-game = A player refuses to comply after the game
refusing-game-over = The game is over: its result stands; other penalties remain possible.
refusing-warning = a warning
refusing-expulsion = expulsion
refusing-both-refuse = Both players refuse to comply
refusing-both-lose = Both players persistently refuse to comply: both lose.
refusing-warn-both = Warn both players; if both go on refusing, both lose.
refusing-warn-both-usual = a warning to both; loss for both if they go on

refusing-refuses = { $by } refuses to comply
refusing-not-persistent = Not yet persistent: penalise { $by }, and order compliance again.
refusing-refuses-again = { $by } refuses to comply again
refusing-tell-next-loses = Tell { $by } that the next refusal loses the game; for this one give a penalty from the list.
refusing-last-warning = a last warning with that notice; the third or fourth warning comes before the loss
refusing-persistent = { $by } persistently refuses to comply
refusing-persistent-loses = { $by } persistently refuses to comply and loses; the arbiter decides { $by-opponent }'s score.
refusing-opponent-usually-wins = usually the opponent wins; less only if the opponent is to blame too
refusing-warn = Warn { $by } and order compliance.
refusing-opponent-gets-time = { $by } was warned: { $by-opponent } gets { $time } or more.
refusing-why-time = refusal of the opponent to comply
refusing-time-then-loss = { $time } for { $by-opponent }, which can be repeated; then the loss
refusing-may-have-lost = { $by } goes on refusing after warning and time penalties: { $by } may be ruled to have lost.
refusing-loss = loss of the game

refusing-will-not-play-on = { $by } does not accept the ruling and will not play on
refusing-may-appeal = The game is over; { $by } may appeal.
refusing-stop-for-appeal = Stop the clocks until the appeal is decided.
refusing-clocks-stay-stopped = the clocks stay stopped until the appeal is decided
refusing-go-on-as-ruled = the game goes on as ruled
refusing-stop-if-at-once = stop the clocks only if the decision comes at once
refusing-game-goes-on = The game goes on as ruled: { $by }'s clock is started, and { $by } loses if the time runs out.
refusing-start-clock = Tell { $by } that the appeal is heard later and start { $by }'s clock.

refusing-refuses-to-help = { $with-code ->
    [reconstruction] { $by } refuses to help reconstruct the game
   *[claim-check] { $by } refuses to help check the claim
}
refusing-bound-to-help = Players are bound to help: penalise { $by }.
refusing-done-without = The { $who } does it without { $by } and may penalise a refused order.
refusing-not-bound = this edition has no article that binds players to help
refusing-broke-rule = { $by } broke a rule that has no penalty of its own
refusing-list-is-open = The list of penalties is open; the { $who } chooses for { $by }.
refusing-warning-first = a warning first
refusing-time-penalty-at-once = a time penalty at once; more if it is repeated
