# Flags: incidents, questions, answers, what rulings say.

family-flags = Flags

incident-flag-fall = a flag is down or is claimed to be
    .words = flag, flag fall, flag fell, flag down, out of time, ran out of time, overstepped, time forfeit, lost on time, time is up, zero on the clock, insufficient material, bare king, who may call the flag
incident-both-flags-down = both flags are down
    .words = both flags, both flags down, two flags, both out of time

ask-flag-fall-of = Whose flag is it?
ask-flag-fall-called-by = Who says that { $of }'s flag is down?
ask-flag-fall-moves-completed = Had { $of } completed the moves of the period?
ask-flag-fall-control-met = Had { $of } completed the moves of the control?
ask-flag-fall-ended-first = Did the end of the game come before the flag was called?
ask-flag-fall-witnessed = Did a director or an impartial witness see { $of }'s flag fall?
ask-flag-fall-denied-before = Has a claim on time been denied before in this control?
ask-both-flags-down-first = Which flag fell first?
ask-first-flag-by-mark = Which flag fell first, by the mark on the clock or by witnesses?
ask-both-flags-down-ended-first = Did the end of the game come before the flag was called?
ask-material-on-time = Has { $side } more than a lone king, king and bishop or knight, or two knights against no pawns, or else a forced win?
ask-missing-pairs = How many pairs of moves are missing or incomplete on { $side }'s score sheet?

caller-opponent = the opponent
caller-player = the player whose flag it is
caller-arbiter = an arbiter or director who saw it
caller-spectator = somebody else
caller-nobody = nobody yet

end-or-flag-before = yes, before
end-or-flag-after = no, the flag was called first
end-or-flag-unclear = nobody can tell

first-flag-white = White's
first-flag-black = Black's
first-flag-unknown = nobody can tell

# How a game ended, inside of sentences.
game-end-checkmate = mate
game-end-stalemate = stalemate
game-end-dead-position = dead position
game-end-resignation = resignation
game-end-agreement = agreement
game-end-fivefold = fifth appearance of the position
game-end-seventy-five-moves = 75th move without pawn move or capture

# One flag.
flags-down = { $by }'s flag is down
flags-fallen = { $by }'s flag has fallen
flags-too-late = The game was over before the flag was called: its result stands.
flags-touched-piece = the piece that was touched and not moved makes no difference to what is possible
flags-claimant-stops-clock = the claimant must stop the clock
flags-claimant-needs-time = the claimant must still have time left
flags-before-last-period = { $by }'s flag is down before the last period
flags-next-period = The moves of the period were completed: the game goes on in the next one.
flags-sheets-completed = score sheets that are not up to date are completed now
flags-not-on-counter = A screen or a counter alone does not decide whether the moves were made: the sheets do.
flags-count-on-sheets = Stop the clocks and count the moves on the score sheets; then rule on the flag.
flags-count-not-shown = { $by }'s flag is down, and the number of moves cannot be shown
flags-unproven = No overstep is shown: the game goes on, and the next move is the first of the next period.
flags-unless-evidence = unless there is evidence that more moves were made
flags-early = { $by }'s flag fell too early by a fault of the clock
flags-early-fails = The claim fails: the clock is changed or corrected and the game goes on.
flags-write-down = Write down both times and the moves made before you change anything.
flags-set-times = Set the times by your judgement.
flags-later-claims = later claims in the same control are still allowed

# The result.
flags-lost-can-mate = { $by } loses on time: { $by-opponent } can still mate.
flags-lost-possible-mate = { $by } loses on time: the opponent can still mate by a series of legal moves.
flags-lost-material = { $by } loses on time: the opponent has mating material.
flags-lost-forced-win = { $by } loses on time: the opponent has a forced win.
flags-lost-forced-win-in = { $by } loses on time: the opponent has a forced win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
flags-drawn-cannot-mate = Drawn: { $by } has run out of time, but { $by-opponent } cannot mate.
flags-drawn-no-possible-mate = Drawn: { $by } has run out of time, but the opponent cannot mate by any series of legal moves.
flags-drawn-bare-king = Drawn: { $by } has run out of time, but the opponent has a king alone.
flags-drawn-no-mate = Drawn: { $by } has run out of time, but with these pieces there is no mate.
flags-drawn-no-forced-win = Drawn: { $by } has run out of time, but the opponent has no forced win.
flags-drawn-before = Drawn: { $by } has run out of time, but the game was over before the flag fell.
flags-won-before = The game was over before the flag fell: { $winner } wins.

# Who may call it.
flags-not-called = { $by }'s flag is down, nobody has called it
flags-counts-when-called = A flag has fallen only when it is called: the game goes on until then.
flags-director-silent = the director says nothing
flags-arbiter-calls = an arbiter who sees it calls it
flags-seen-by-director = { $by }'s flag is down, seen by the director
flags-only-players = The director says nothing: only the players may call a flag.
flags-called-out = { $by }'s flag is down, called out by somebody else
flags-weigh-new-game = Weigh whether it affects the result: the director may order a new game and expel the offender.
flags-players-only = Only the two players may call a flag; deal with the interference.
flags-look-yourself = Others may tell only the arbiter. Look at the clock yourself: what you see decides.
flags-arbiter-calls-in-blitz = an arbiter who sees the flag down calls it in blitz too
flags-play-on = play on
flags-new-game = cancel the game and have a new one played
flags-expel = expel the person who called out
flags-new-game-if-affected = a new game if the result may be affected
flags-claim-as-is-fair = a claim by the player stands or is denied, as is fair
flags-eject = eject the spectator; a player in the event may be penalised
flags-eject-and-deny = eject the spectator; deny the claim if the player would not have noticed the flag
flags-call-what-you-see = call the flag on what you have seen yourself
flags-call-if-down = call the flag if you see it down, and send the person away

# The game had ended.
flags-end-stands = The { $how } came first and ended the game: that result stands.
flags-end-stands-in-doubt = In doubt the { $how } stands; the claim on time is denied.
flags-decide-which-first = Decide which came first, the { $how } or the call of the flag.
flags-no-rule-for-doubt = nothing says what holds if it cannot be told; a flag has fallen only when it is seen or claimed
flags-the-end-stands = the { $how } stands
flags-the-flag-counts = the flag counts
flags-end-stands-unless = the { $how } stands unless the flag was clearly called before it

# Both flags.
flags-both = Both flags are down
flags-both-first = Both flags are down, { $by }'s fell first
flags-both-unknown = Both flags are down, and nobody knows which fell first
flags-no-claim-possible = No claim on time is possible: the game goes on.
flags-drawn-anyway = Drawn, whichever flag fell first.
flags-goes-on-until-pointed-out = The game goes on until a player points it out; the director may then declare the draw if they go on unaware.
flags-director-may-declare = The director may declare the game drawn, since the players go on unaware.
flags-declare-draw = declare the game drawn
flags-declare-once-unaware = declare the draw once it is clear that both are unaware
flags-usual-declare = declare the draw
flags-last-period-drawn = It is the last period: the game is drawn.
flags-not-last-period = It is not the last period: the game goes on.
flags-neither-can-claim = Neither player has time left to claim a win: the game is drawn.
flags-no-article = No article in force decides this: the arbiter does.
flags-not-announced = the guidelines for games without increment were not announced
flags-game-goes-on = the game goes on
flags-a-draw = a draw
flags-marked-loses = loss for the player whom a digital clock marks
flags-usual-draw = a draw, as the guidelines would have it
flags-usual-goes-on = the game goes on, as the guidelines would have it
flags-usual-neither-has-time = a draw: neither player has time left to claim a win

# Claims by the rules of US Chess.
flags-calls-own = { $by } calls the own flag
flags-claims = { $by-opponent } claims a win on time
flags-as-if-claimed = it counts as if { $by-opponent } had claimed; from now on neither player fills in moves
flags-no-more-claims = No more claims on time in this control: the game goes on.
flags-control-met = The moves of the control were made: the claim fails and the game goes on.
flags-filled-in = { $by-opponent } filled in moves after the call: the claim fails unless the sheet was surely good enough without them.
flags-pairs-at-most = { $most } at most
flags-pairs-more = more than { $most }
flags-claim-fails = the claim fails
flags-claim-stands = the claim stands
flags-in-doubt-fails = in doubt the claim fails
flags-poor-sheet = Denied for a poor score sheet: { $by } gets { $bonus } more, and nobody may claim on time again in this control.
flags-claim-denied = claim on time denied
flags-claimed-both-fell = { $by-opponent } claimed on time, did not stop the clock, and the other flag fell too
flags-void-drawn = The claim is void, and both flags are down: the game is drawn.
flags-unseen-drawn = Nobody neutral saw the first flag fall, and now both are down: the game is drawn.
flags-void-goes-on = The claim is void, and both flags are down: the game goes on.
flags-blitz-lost = { $by } loses on time: { $by-opponent } has mating material.
flags-blitz-drawn = Drawn: { $by-opponent } has no mating material.
flags-none-within = { $plies ->
    [one] no forced win was found within { $plies } half-move; whoever sees a longer one shows it
   *[other] no forced win was found within { $plies } half-moves; whoever sees a longer one shows it
}
flags-both-sheets-poor = Both call the sheets inadequate, or agree that enough moves were made: no more claims in this control, and the next one is on.
flags-draw-diagram = Have both make a diagram of the position, to count from it later.
