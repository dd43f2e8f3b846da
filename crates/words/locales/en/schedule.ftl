# What is paired from a table: round robins, cups, matches, teams, calendars, the drawing of lots.

# What is scheduled.
scheduled-round-robin = a round robin
scheduled-match = a match
scheduled-knockout = a knockout
scheduled-knockout-match = a knockout match
scheduled-match-for-third-place = a match for third place
scheduled-play-off = a play-off
scheduled-holland = a Holland system
scheduled-quads = an event of quads
scheduled-guided-swiss = a Swiss guided by a round robin
scheduled-withdrawal = a withdrawal from a round robin
scheduled-varma = a Varma table
scheduled-team-match = a team match
scheduled-team-round-robin = a round robin of teams
scheduled-scheveningen = a Scheveningen match
scheduled-semi-scheveningen = a semi-Scheveningen match
scheduled-skalitzka = the Skalitzka system
scheduled-hutton = the Hutton system
scheduled-calendar = a calendar

# What there is a number of.
counted-players = players
counted-teams = teams
counted-players-of-team = players a team
counted-boards = boards
counted-games = games
counted-games-in-stage = games in a stage
counted-stages = stages
counted-rounds = rounds
counted-cycles = cycles
counted-preliminaries = preliminaries

schedule-error-too-few = the number of { $what } of { $system } must be at least { $least }, not { $given }
schedule-error-too-many = the number of { $what } of { $system } must be at most { $most }, not { $given }
schedule-error-impossible = { $system }: { $problem }

schedule-problem-rounds = { $players } need { $cycle } rounds to meet, or a multiple of that, not { $rounds }
schedule-problem-not-being-played = round { $round } is not the one being played
schedule-problem-winners = { $expected ->
    [one] round { $round } has { $expected } winner, not { $given }
   *[other] round { $round } has { $expected } winners, not { $given }
}
schedule-problem-not-in-match = { $winner } does not play in match { $id-round }.{ $id-number }: { $contest }
schedule-problem-final-played = the final has been played
schedule-problem-not-in-bracket = round { $round }, board { $board } is not in the bracket
schedule-problem-not-played = round { $round }: { $contest } was not played
schedule-problem-no-winner = round { $round }, board { $board } has no winner
schedule-problem-match-over = the match is over
schedule-problem-all-games-played = all games have been played
schedule-problem-match-with-himself = nobody plays a match with himself
schedule-problem-play-off-over = it is over
schedule-problem-player-twice = a player is named twice
schedule-problem-results = { $games ->
    [one] { $games } result is needed, not { $given }
   *[other] { $games } results are needed, not { $given }
}
schedule-problem-result-not-known = the result { $result } is not known yet
schedule-problem-several-rest = more than one player rests in round 1
schedule-problem-out-of-place = player { $player } is out of place
schedule-problem-no-round-of-table = the table has no round { $round }
schedule-problem-round-of-table-played = round { $round } of the table has been played
schedule-problem-withdrawn-twice = somebody is named twice
schedule-problem-no-games = { $player } has no games
schedule-problem-played-after-withdrawal = round { $round }, board { $board } was played after a withdrawal
schedule-problem-needs-result = round { $round }, board { $board } needs a result first
schedule-problem-nobody-has-number = nobody has the number { $seat }
schedule-problem-must-still-draw = { $players ->
    [one] { $players } player must still draw
   *[other] { $players } players must still draw
}
schedule-problem-not-a-choice = { $given } was given, and expected was { $expected }
schedule-problem-no-halves = teams of { $boards } have no halves
schedule-problem-odd-team = a team needs an even number of players, not { $players }
schedule-problem-no-round = there is no round { $round }
schedule-problem-times-missing = there are times for { $found } of { $rounds } rounds
schedule-problem-dates-end = the dates end before the last round
schedule-problem-not-in-order = round { $next } does not start after round { $round }

## Knockouts

contest = { $one } v { $other }
contender-seed = { $value }
contender-winner-of = winner of { $round }.{ $number }
contender-loser-of = loser of { $round }.{ $number }
contender-nobody = bye
knockout-round-final = Final
knockout-round-semi-finals = Semi-finals
knockout-round-quarter-finals = Quarter-finals
knockout-round-round-of = Round of { $value }

## The drawing of lots by the Varma tables

envelope = { $letter }: { $numbers }
varma-step-lay-out = Lay out the envelopes { $value }.
varma-step-call = { $players-count ->
    [one] { $federation } ({ $players-count } player) draw now: { $players }. { $chooser } chooses an envelope with at least { $players-count } number.
   *[other] { $federation } ({ $players-count } players) draw now: { $players }. { $chooser } chooses an envelope with at least { $players-count } numbers.
}
varma-step-split = { $needed ->
    [one] { $federation }: { $needed } player must draw and no envelope has as many numbers. The next one chooses an envelope with { $fullest }.
   *[other] { $federation }: { $needed } players must draw and no envelope has as many numbers. The next one chooses an envelope with { $fullest }.
}
varma-step-choose = { $player } chooses envelope { $envelope }.
varma-step-draw = { $player } draws { $number }.
varma-answer-envelope = envelope { $value }
varma-answer-number = number { $value }
varma-expected-envelope = an envelope: { $options }
varma-expected-number = a number: { $options }
varma-expected-nothing = nothing more
late-meeting = { $federation }: { $seats } meet in round { $round }

## Quads and Holland systems

leftover-option-swiss = { $even ->
    [yes] a Swiss of three rounds
   *[no] a Swiss of three rounds, with a bye in each
}
leftover-option-find-players = { $value ->
    [one] find one more player
   *[other] find { $value } more players
}
leftover-option-round-robin = a round robin of five, if all agree

## Teams

no-estimate = board { $board } has no rated neighbour to be estimated from: US 31C1 does not say what then
no-such-place = there is no place { $place } among { $players } players

## Calendars

calendar-breach = { $round ->
    [none] the event: { $problem } ({ $article })
   *[other] round { $round }: { $problem } ({ $article })
}
time-span = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
time-problem-rounds-on-day = { $rounds } rounds on { $date }, at most { $most }
time-problem-play-on-day = { $play } of play on { $date }, at most { $most }
time-problem-too-close = starts { $pause } after the round before, at least { $least }
time-problem-lots-too-late = lots are drawn on { $lots }, at least { $least-hours } h before it starts
time-problem-too-long = { $days } days, at most { $most }
time-problem-single-round-days = { $days ->
    [one] { $days } day with a single round, at least { $least }
   *[other] { $days } days with a single round, at least { $least }
}

# The regulations that set a limit.
limit-article-rating = rating regulations { $value }
limit-article-title = title regulations { $value }
limit-article-general = General Regulations { $value }
limit-article-school = school rules { $value }
limit-article-one-game-at-a-time = nobody plays two games at a time

# What must be seen to before a play-off.
play-off-duty-fixed-before = pairing method and rate of play are fixed before the event
play-off-duty-time-reserved = time is reserved, and every outcome of the event is covered
play-off-duty-worth-it = it is for first place, a title or a qualification only
play-off-duty-pause-before = it starts at least { $minutes } minutes after the last game of any of its players
play-off-duty-pause-between-stages = there are at least { $minutes } minutes between two stages
play-off-duty-arbiters = each game has an arbiter; the chief arbiter settles disputes
play-off-duty-colours-by-lot = colours are drawn by lot at the beginning of every stage
play-off-duty-early-last-round = last-round games that may lead to it may start before the others
play-off-duty-changes-reserved = the right to make necessary changes is reserved
