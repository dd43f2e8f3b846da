# Title norms: requirements, verdicts, forecasts, applications, arbiters, forms.

# A line of a table of requirements.
norm-check = { $what }: needed { $needed }, there is { $actual }

# What is looked at.
requirement-opponents-of-title = opponents who count as { $title }
requirement-events-of-fewer-rounds = events of fewer than { $rounds } rounds
requirement-games = games
requirement-title-holders = title holders
requirement-unrated-opponents = unrated opponents
requirement-average-of-opponents = average of the opponents
requirement-score = score
requirement-sex = sex
requirement-other-federations = other federations
requirement-own-federation = opponents from the own federation
requirement-one-federation = opponents from one federation
requirement-federations-waived = federations waived
requirement-eight-games = eight games
requirement-complete-tournament = the complete tournament
requirement-different-opponents = different opponents
requirement-unrated-in-round-robin = unrated opponents in a round robin
requirement-sets-without-wins = sets of games without some wins
requirement-rounds-of-schedule = rounds of the schedule
requirement-players-of-double-round-robin = players of a double round robin
requirement-format = format
requirement-registered-before = registered before
requirement-changes-after-start = changes after the start
requirement-rounds-on-a-day = rounds on a day
requirement-play-on-a-day-of60-moves = play on a day, games of 60 moves
requirement-rate-of-play = rate of play, the same for all
requirement-duration = duration
requirement-ratings-and-titles-used = ratings and titles used
requirement-chief-arbiter = chief arbiter
requirement-arbiters-who-play = arbiters who play
requirement-registered-before-start = registered before the start
requirement-arbiters-with-licence = arbiters with a licence
requirement-play-on-a-day = play on a day
requirement-days = days
requirement-rated-players-of-match = rated players of a match
requirement-rated-players = rated players
requirement-players-and-rated = players and rated
requirement-without-fide-id = players without a FIDE ID
requirement-fide-ids-twice = FIDE IDs given twice
requirement-without-federation = players without a federation
requirement-without-birth-date = players without a birth date
requirement-games-without-result = games without a result
requirement-too-fast-games = results of games that are too fast
requirement-rounds = rounds
requirement-federations = federations
requirement-rapid-or-blitz = rapid or blitz
requirement-all-arbiters-licensed = all arbiters licensed
requirement-players = players
requirement-kind-of-event = kind of event
requirement-national-league = national league
requirement-age = age
requirement-norms-before-fa-title = norms before the FA title
requirement-chief-arbiters-who-signed = chief arbiters who signed
requirement-fa-title = FA title
requirement-norms = norms
requirement-seminar-with-exam = seminar with exam
requirement-norms-with-seminar = norms with the seminar
requirement-rounds-worked = rounds worked
requirement-signed-by = signed by
requirement-seminar-not-older-than = seminar not older than
requirement-formats = formats
requirement-years-between-events = years between the events
requirement-rating = rating
requirement-norms-before2005 = norms from before July 2005
requirement-norms-with-foreigners = norms with enough foreigners
requirement-norms-of-eight-games = norms of eight games
requirement-norms-of-mandatory-event = norms from an event of 1.5.6
requirement-norms-with-single-rounds = norms with one round a day on three days
requirement-edition-read = the text of the edition was read
requirement-title-table = the table of titles in force at hand
requirement-number-of-arbiters = arbiters, the chief among them
requirement-class-for-post = class for the post

# What is needed, or what there is.
amount-at-least = ≥ { $value }
amount-at-most = ≤ { $value }
amount-below = < { $value }
amount-at-least-score = ≥ { $value }
amount-performance = a performance of { $value }
amount-scored = { $score } (performance { $performance })
amount-of-federation = { $number } ({ $federation })
amount-event = { $system }, { $list }
amount-days = { $value ->
    [one] { $value } day
   *[other] { $value } days
}
amount-at-most-days = ≤ { $value } days
amount-at-most-hours = ≤ { $value } hours
amount-years = { $value } years
amount-one-of-each-player = one of each player in { $value } days
amount-without = { $value } without
amount-rounds = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}
amount-both = { $one } and { $other }
amount-at-least-once-fewer = ≥ { $full }, once { $short }
amount-arbiter-norm-kinds = 4.6a to e
amount-boards-and-teams = { $boards } boards, { $teams } teams
amount-a-woman = a woman
amount-a-man = a man
amount-not-known = not known
amount-a-forfeit-or-a-bye = a forfeit or a bye
amount-the-player-was-absent = the player was absent
amount-meets-all-but-the-score = meets all but the score
amount-does-not-surely = does not surely
amount-enough-for-the-full-length = enough for the full length
amount-not-surely = not surely
amount-a-point-against-rated-players = a point against rated players
amount-none-yet = none yet
amount-all-looked-at = all looked at
amount-too-many = too many
amount-all = all
amount-some-are-left = some are left
amount-host-not-known = the host federation is not known
amount-yes = yes
amount-no = no
amount-a-tournament-at-the-standard-rate = a tournament at the standard rate, no match
amount-approved = approved
amount-none-known = none known
amount-changed = changed
amount-nothing-of-it = none
amount-ninety-minutes = 90 minutes and 30 seconds for each move
amount-two-hours = 2 hours for 60 moves
amount-those-of-the-day = those of the day of each game
amount-ia-or-fa = IA or FA
amount-named = named
amount-at-least-a-third = ≥ a third
amount-thirty-players-and-nine-rounds = 30 players and 9 rounds
amount-league-size = 4 boards, 10 teams (6 if each meets each twice), 60 % rated, 5 rounds
amount-held = held
amount-two = two
amount-one = one
amount-two-or-swiss = two, or Swiss with one of 100 players
amount-registered-by-july2013 = registered by 31 July 2013
amount-not-a-swiss = not a Swiss
amount-in-every-round = in every round
amount-so-far = so far; every round counts
amount-only-with-missed-rounds = only if players who missed one round count for it too
amount-not-in-every-round = not in every round

# How it stands with a norm.
norm-outcome-failed = no norm
norm-outcome-not-yet = not yet
norm-outcome-open = needs a ruling
norm-outcome-norm = norm

# Why a round does not count for a norm.
ignored-round-after-title-result = after the title result
ignored-round-win-left-out = a win left out
ignored-round-no-result-yet = no result yet
ignored-round-not-played = not played
exclusion-outside-fide = opponent outside FIDE
exclusion-computer = against a program
exclusion-nothing-scored = unrated opponent without a point
exclusion-not-over-the-board = not decided over the board

# What waives the rule on federations.
waiver-national-championship = national championship
waiver-national-team-championship = national team championship
waiver-zonal = zonal or subzonal
waiver-approved = agreed to
waiver-strong-swiss = Swiss with 20 foreigners, 10 with titles, of 3 federations
waiver-irrelevant = not asked for with fewer than nine games

# Titles and licences of arbiters.
unknown-norm-title = "{ $text }" is not a title that norms are made for: expected GM, IM, WGM or WIM
unknown-championship = "{ $text }" is no championship whose places give titles: expected { $known }
unknown-arbiter-title = "{ $text }" is not a title of arbiters: expected IA, FA or NA
licence-fault-not-paid = the fee is not paid (6.4)
licence-fault-too-late = the licence begins the day after the fee arrived (6.2.1)
licence-fault-inactive = the licence of an inactive arbiter has ended (6.7.1)
