# What rulings of all families say, and what is asked beside the incident.

official-arbiter = arbiter
official-director = director

fide-rate-standard = standard
fide-rate-rapid = rapid
fide-rate-blitz = blitz
us-rate-regular = Regular
us-rate-quick = Quick
us-rate-blitz = Blitz
supervision-adequate = yes, with adequate supervision
supervision-reduced = no

ask-rate = What is the rate of play?
ask-supervision = Do the competition rules hold in full in this rapid or blitz event?
ask-can-mate = Can { $side } still mate by any series of legal moves?
ask-blitz-material = Has { $side } mating material: two minor pieces, a pawn, a rook or a queen?
ask-last-period = Is it the last period, in which all remaining moves must be made?
ask-time-pressure = Is either player under five minutes, with less than 30 seconds added for each move?
ask-time-left = How much time has { $side } left?
ask-moves-made = How many moves has { $side } made?
ask-default-time = What default time do the regulations give? Without one it is 0:00.

ruling-not-legal = the position as given cannot come about by legal moves ({ $reasons }); nothing was worked out on it
ruling-event-may-differ = the regulations of the event may choose otherwise; the case does not tell whether they do: { $choices }
counter-illegal-move = illegal moves
counter-two-hands = moves with two hands
counter-clock-without-move = presses without a move
counter-wrong-claim = wrong draw claims
counter-wrong-time-claim = wrong claims on time
counter-warning = warnings
counter-time-penalty = time penalties
counter-disturbance = disturbances
counter-displacement = displacements
counter-sheet-request = requests for the score sheet
counter-draw-offer = unreasonable draw offers
counter-recording-breach = recording breaches
counter-absence = absences without leave
counter-refusal = refusals to comply
counter-breach = other breaches
scope-game = game
scope-event = event

measure-kind-none = no penalty
measure-kind-warning = a warning
measure-kind-opponent-more-time = more time for the opponent
measure-kind-offender-less-time = less time for the offender
measure-kind-opponent-more-points = more points for the opponent, up to the game's maximum
measure-kind-offender-fewer-points = fewer points for the offender
measure-kind-draw = a draw
measure-kind-game-lost = loss of the game
measure-kind-fine = a fine announced in advance
measure-kind-exclusion-from-rounds = exclusion from one or more rounds
measure-kind-expulsion = expulsion from the competition
measure-kind-other = another measure

position-action-stays = stays as it is
position-action-restore-before = restore the one before it, or the last one that can be identified
position-action-restore-last-known = restore the last one that can be identified
position-action-pawn-becomes-queen = the pawn on the last rank becomes a queen
position-action-replace-pieces = the displaced pieces go back to their squares
position-action-transfer = move it to a board that stands right
position-action-new-game = the game is cancelled; a new game is played
position-action-adjourned = set up the adjourned one
position-action-reconstruct = reconstruct the game on a second board
position-action-none = none

ruling-fact-missing = A fact is missing.
ruling-nothing-left = { $side } has less than that left: nothing remains on the clock
ruling-ended-on-board = The game had ended on the board before ({ $how }): that result stands.
ruling-after-the-end = nothing that is said, claimed or done after the end of a game changes its result
ruling-log-incident = { $incident }.
ruling-find-out = find out: { $question }
ruling-short-result = Result: { $result }.
ruling-short-clock = Clock: { $change }.
ruling-short-usual = Usually: { $usual }.
ruling-short-articles = ({ $articles })
ruling-ask-one-of = { $question } [{ $answers }]
ruling-ask-number = { $question } [{ $least } to { $most }]
ruling-ask-time = { $question } [a time such as 4:30]
ruling-ask-text = { $question } [{ $expected }]
ruling-measure-by = { $measure } ({ $article })
ruling-duty = { $side } { $duty }
ruling-duty-moves = { $side } { $duty } ({ $moves })
ruling-count = { $side }, { $counter }: { $now }
ruling-count-if-none = { $side }, { $counter }: { $now } (if none before)
ruling-log-clocks = Clocks: { $changes }.
ruling-log-times = Times now: White { $white }, Black { $black }.
ruling-log-result = Result { $result }.
ruling-log-articles = { $name ->
    [none] ({ $edition }: { $articles })
   *[other] ({ $name }: { $articles })
}
ruling-log-taken = Taken: { $taken }.
ruling-clock-add = { $side } +{ $time } ({ $why })
ruling-clock-take = { $side } { $time } ({ $why })
ruling-clock-set = { $side } set to { $time } ({ $why })
ruling-ask-count = How many { $counters } has { $side } had before in this { $scope }?
ruling-count-taken = { $side } has had no { $counters } before in this { $scope }
ruling-count-is = { $side } has had { $counters } before in this { $scope }: { $least }
ruling-count-at-least = { $side } has had { $least } or more { $counters } before in this { $scope }
ruling-count-between = { $side } has had { $least } to { $most } { $counters } before in this { $scope }
ruling-no-default-time = the regulations give no default time
ruling-default-time = the regulations give a default time of { $least } or more
ruling-answered = “{ $question }” is answered by “{ $answer }”
ruling-no-penalty = no penalty
ruling-penalty = { $kind }
ruling-more-time = more time for the opponent; the standard penalty is { $standard }
ruling-minute-in-blitz = for supervised blitz no article repeats the one minute of rapid; it is read so
ruling-warning-or-standard = a warning, or the standard penalty: { $time } for the opponent
ruling-standard-or-more = the standard penalty: { $time } for the opponent; more for a repeater
ruling-warning = a warning
ruling-time-penalty-or-warning = a time penalty, or a second warning
ruling-last-warning = tell the player that the next time is persistent refusal and loses; then do so

# A ruling as it is printed, line by line.
ruling-line-if = If { $condition }: { $decision }
ruling-line-no-rule = No rule: { $value }
ruling-line-result = Result: { $value }
ruling-line-position = Position: { $value }
ruling-line-clock = Clock: { $value }
ruling-line-times = Times: White { $white }, Black { $black }
ruling-line-to-move = To move: { $value }
ruling-line-duty = Duty: { $value }
ruling-line-count = Count: { $value }
ruling-line-note = Note: { $value }
ruling-line-mandatory = Mandatory.
ruling-line-usual = Discretionary. Usually: { $value }
ruling-line-permitted = Permitted: { $value }
ruling-line-find-out = Find out: { $value }
ruling-line-articles = Articles ({ $edition }):
ruling-line-log = Log: { $value }
ruling-variation-matters = variation { $id } is not announced here; with it the ruling would be another: { $effect }
ask-control = What is the time control?
expected-control = such as G/60 d/5
