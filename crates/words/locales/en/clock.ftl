# Time controls, their rates of play, clocks and their logs, correspondence.

# A text is not a time control.
time-control-error = { $found ->
    [none] column { $column }: found the end, expected { $expected }
   *[other] column { $column }: found "{ $found }", expected { $expected }
}
expected-in-control-plus-or-end = a plus sign or the end
expected-in-control-plus-or-black = a plus sign, or -B and the time of Black
expected-in-control-black = -B and the time of Black
expected-in-control-colon-or-end = a colon or the end
expected-in-control-marked-minutes = minutes, such as 90' or 90'/40
expected-in-control-minutes = minutes
expected-in-control-seconds = seconds
expected-in-control-seconds-mark = the mark of seconds
expected-in-control-seconds-or-moves = seconds, or moves/seconds
expected-in-control-seconds-for-each-move = seconds for each move
expected-in-control-only-seconds-for-each-move = seconds for each move; all moves have been given time
expected-in-control-word-move = the word move
expected-in-control-word-move-and-number = the word move and its number
expected-in-control-moves = a number of moves, from 1 to { $most }
expected-in-control-us-control = a time control such as G/60 d/5 or 40/90 SD/30 inc/30
expected-in-control-us-part = moves/minutes, G/, SD/, d/, inc/ or +
expected-in-control-slash = a slash
expected-in-control-nothing-after-addition = nothing after the delay or increment
expected-in-control-known-control = a time control; this says that it is unknown or that there is none
expected-in-control-possible = a possible time control: { $value }

# Periods that make no time control.
time-control-fault-no-period = a time control has at least one period
time-control-fault-too-many-periods = a time control has at most { $most } periods
time-control-fault-ends-early = period { $value } is not the last one and needs a number of moves
time-control-fault-moves = period { $period } needs at least one move and at most { $most }
time-control-fault-time = period { $value } needs a time of whole seconds, up to a thousand hours
time-control-fault-addition = period { $value } needs an addition of whole seconds, more than none and up to an hour
time-control-fault-hourglass = an hourglass has a single period for all moves, for both players

# A notation has no words for a time control.
unprintable-control-different-times = this notation has no different times for the players
unprintable-control-changing-additions = this notation has no additions that change
unprintable-control-additions-changing-twice = this notation has no additions that change more than once
unprintable-control-odd-seconds = this notation has only times of whole minutes
unprintable-control-bronstein = this notation does not tell Bronstein from other delays
unprintable-control-delay = this notation has no delay
unprintable-control-hourglass = this notation has no hourglass
unprintable-control-addition-left-open = this notation cannot leave the addition open
unprintable-control-too-many-moves = this notation has no period of so many moves

# A text is not a length of time.
span-error = "{ $found }" is not a time: expected h:mm:ss or m:ss, such as 1:30:00 or 2:00

# Why a time control has no rate of play.
no-rate-time-odds = the players have different times
no-rate-no-band = no rate of play has { $value } for each player
no-rate-base-too-short = it needs a base time of { $least } and has { $found }
no-rate-unspecified = it was not said whether anything is added
no-default-delay = the time control does not say whether anything is added, and these rules have no default

# A log of a clock that cannot be played over.
clock-log-error-control = the time control: { $error }
clock-log-error-event = event { $number }: { $error }
clock-event-error-out-of-order = at { $at }: earlier than the event before, at { $before }
clock-event-error-out-of-range = at { $at }: expected an instant from 0:00 to { $latest }
clock-event-error-unshowable = at { $at }: expected a time from 0:00 to { $longest } and a move number up to { $most-moves }
clock-event-error-running = at { $at }: the clock is already running
clock-event-error-not-started = at { $at }: the clock has not been started; say whose side runs
clock-event-error-unspecified = the time control leaves open what is added for each move
clock-event-error-no-period = at { $at }: { $side } has no further period

# What was odd in a log.
clock-oddity-pressed-out-of-turn = { $value } pressed out of turn
clock-oddity-pressed-while-stopped = { $value } pressed a stopped clock
clock-oddity-pressed-while-frozen = { $value } pressed a clock at zero
clock-oddity-pressed-before-start = { $value } pressed before the start
clock-oddity-took-more-than-left = { $missing } more was taken from { $side } than was left
clock-oddity-called-flag-is-up = { $value }'s flag was called and is up

# What must be known of a clock that is to be corrected.
missing-clock-fact-both-times = neither player's time is known; from what can one of them be told?
missing-clock-fact-moves = how many moves has { $value } completed?
missing-clock-fact-elapsed = how long has the clock run since the start?

# Coming late, and adjourned games.
no-default-time = the regulations of the event must specify the default time

# Correspondence.
reflection-control-not-allowed = expected 30 days for 10 moves with at most 10 for one, or at least 3 days for each move
