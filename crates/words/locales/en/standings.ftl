# Standings: tie-breaks, their arithmetic, remarks on lists, tables.

# What a tie-break is called: the method, then what modifies it.
tie-break-name = { $method }{ $cut ->
    [0] {""}
   *[other] , cut { $cut }
}{ $median ->
    [0] {""}
   *[other] , median { $median }
}{ $fore ->
    [yes] , fore
   *[no] {""}
}{ $forfeits-as-played ->
    [yes] , forfeits as games
   *[no] {""}
}{ $limit-percent ->
    [none] {""}
   *[other] , limit { $limit-percent } %
}{ $limit-more ->
    [none] {""}
   *[other] {" "}+{ $limit-more } points
}{ $limit-less ->
    [none] {""}
   *[other] {" "}-{ $limit-less } points
}{ $reversed ->
    [yes] , reversed
   *[no] {""}
}

tie-break-method-points = points
    .about = What was scored.
tie-break-method-match-points = match points
    .about = What a team scored in its matches.
tie-break-method-game-points = game points
    .about = What the players of a team scored on all boards.
tie-break-method-match-points-v-game-points = match points v game points
    .about = The score that does not rank first: game points where match points rank, and the other way round.
tie-break-method-direct-encounter = direct encounter
    .about = The games of those who are level against each other. In a Swiss it decides only if they have all met.
tie-break-method-number-of-wins = number of wins
    .about = Rounds that brought the points of a win, also by forfeit.
tie-break-method-games-won-over-the-board = games won over the board
    .about = Games that were won at the board; forfeits do not count.
tie-break-method-games-with-black = games with Black
    .about = Games played with the black pieces: more is better.
tie-break-method-games-won-with-black = games won with Black
    .about = Games won at the board with the black pieces.
tie-break-method-progressive-scores = progressive scores
    .about = The scores after each round, added up: who scored early is ahead.
tie-break-method-rounds-one-elected-to-play = rounds one elected to play
    .about = Rounds in which one was ready to play; byes asked for and own forfeits are missing.
tie-break-method-standard-points = standard points
    .about = Points counted as 1, ½ and 0, whatever the event awards.
tie-break-method-pairing-number = pairing number
    .about = The number of the initial ranking: always decides, so nothing can follow.
tie-break-method-buchholz = Buchholz
    .about = The opponents’ scores, added up: who met the stronger field is ahead. Cut 1 leaves the lowest out.
tie-break-method-average-of-opponents-buchholz = average of opponents' Buchholz
    .about = The average Buchholz of the opponents.
tie-break-method-sum-of-buchholz = sum of Buchholz
    .about = The Buchholz of all opponents, added up; in use until 2023.
tie-break-method-fore-buchholz = fore Buchholz
    .about = Buchholz as if all games of the last round were drawn: known before they end.
tie-break-method-sonneborn-berger = Sonneborn-Berger
    .about = The scores of those one beat and half the scores of those one drew with.
tie-break-method-koya = Koya
    .about = What was scored against those with half of the points or more; for round robins.
tie-break-method-average-rating-of-opponents = average rating of opponents
    .about = How strong the opponents were by their ratings; everybody needs one.
tie-break-method-tournament-performance-rating = tournament performance rating
    .about = Average rating of the opponents plus what the score adds by FIDE’s table.
tie-break-method-perfect-tournament-performance = perfect tournament performance
    .about = The lowest rating with which the score was to be expected.
tie-break-method-average-performance-of-opponents = average performance of opponents
    .about = The average of the opponents’ performances.
tie-break-method-average-perfect-performance-of-opponents = average perfect performance of opponents
    .about = The average of the opponents’ perfect performances.
tie-break-method-rating = rating
    .about = The own rating; the announcement says whether the higher or the lower is ahead.
tie-break-method-extended-sonneborn-berger = extended Sonneborn-Berger
    .about = Sonneborn-Berger for teams: the opponents’ scores by what was scored against them.
tie-break-method-extended-sonneborn-berger-match-points-by-match-points = extended Sonneborn-Berger, match points by match points
    .about = The opponents’ match points times the match points won against them.
tie-break-method-extended-sonneborn-berger-match-points-by-game-points = extended Sonneborn-Berger, match points by game points
    .about = The opponents’ match points times the game points won against them.
tie-break-method-extended-sonneborn-berger-game-points-by-match-points = extended Sonneborn-Berger, game points by match points
    .about = The opponents’ game points times the match points won against them.
tie-break-method-extended-sonneborn-berger-game-points-by-game-points = extended Sonneborn-Berger, game points by game points
    .about = The opponents’ game points times the game points won against them.
tie-break-method-extended-direct-encounter = extended direct encounter
    .about = The matches of those who are level by match points, then by game points.
tie-break-method-extended-direct-encounter-board-count = extended direct encounter, board count
    .about = The same; two teams still level by board count.
tie-break-method-extended-direct-encounter-top-boards = extended direct encounter, top boards
    .about = The same; two teams still level by the results of the top boards.
tie-break-method-extended-direct-encounter-bottom-boards = extended direct encounter, bottom boards
    .about = The same; two teams still level by leaving out the lowest boards one by one.
tie-break-method-extended-direct-encounter-board-count-top-boards = extended direct encounter, board count, top boards
    .about = The same; two teams still level by board count, then by the top boards.
tie-break-method-extended-direct-encounter-board-count-bottom-boards = extended direct encounter, board count, bottom boards
    .about = The same; two teams still level by board count, then without the lowest boards.
tie-break-method-board-count = board count
    .about = Points by the number of the board: a win on board 1 counts most. Lower is better.
tie-break-method-top-board-results = top board results
    .about = The result of board 1, then of board 2 and so on.
tie-break-method-bottom-board-elimination = bottom board elimination
    .about = The result without the lowest board, then without the two lowest and so on.
tie-break-method-score-strength-combination = score strength combination
    .about = The score that does not rank, together with a share of Buchholz.
tie-break-method-adjusted-score = adjusted score
    .about = The own score as it counts for the opponents’ tie-breaks; for checking.
tie-break-method-adjusted-score-last-round-drawn = adjusted score, last round drawn
    .about = The same with the last round drawn; for checking.
tie-break-method-voluntarily-unplayed-rounds = voluntarily unplayed rounds
    .about = Rounds one chose not to play: fewer is better.
tie-break-method-games-played-over-the-board = games played over the board
    .about = Games that were played at the board.
tie-break-method-worked-out-elsewhere = worked out elsewhere
    .about = Values that you enter, by the name after the colon, such as EXT:BLITZ.
tie-break-method-modified-median = Modified Median
    .about = The opponents’ scores without the lowest for plus scores, without the highest for minus scores.
tie-break-method-solkoff = Solkoff
    .about = The opponents’ scores, all of them.
tie-break-method-cumulative = cumulative
    .about = The running scores, added up.
tie-break-method-median = Median
    .about = The opponents’ scores without the highest and the lowest.
tie-break-method-result-between-tied-players = result between tied players
    .about = The games of those still level against each other.
tie-break-method-most-blacks = most Blacks
    .about = Games played with Black: more is better.
tie-break-method-kashdan = Kashdan
    .about = 4 for a win, 2 for a draw, 1 for a loss: rewards fighting games.
tie-break-method-sonneborn-berger-us-chess = Sonneborn-Berger (US Chess)
    .about = The scores of those one beat and half of those one drew with, for round robins.
tie-break-method-cumulative-of-opposition = cumulative of opposition
    .about = The running scores of all opponents, added up.
tie-break-method-oppositions-performance = opposition's performance
    .about = The average of what ratings the opponents played like.
tie-break-method-average-opposition = average opposition
    .about = The average rating of the opponents.
tie-break-method-us-amateur-team = U.S. Amateur Team system
    .about = Game points won, weighted by the final scores of the opposing teams.

# Editions of the tie-break rules.
tie-break-rules-fide-2014 = FIDE, until July 2023
tie-break-rules-fide-2014-drawn = FIDE, until July 2023, the opponents' unplayed rounds as draws
tie-break-rules-fide-2023 = FIDE, from August 2023
tie-break-rules-fide-2026 = FIDE, from March 2026
tie-break-rules-us-2025 = US Chess, seventh edition
unknown-tie-break-rules = "{ $text }" is not an edition of the tie-break rules: expected fide-2014, fide-2014-drawn, fide-2023, fide-2026 or us-2025

# Codes that name no tie-break.
invalid-tie-break-code-unknown-method = "{ $code }" is not a tie-break: "{ $name }" is unknown; known are { $known }
invalid-tie-break-code-unknown-modifier = "{ $code }": "{ $modifier }" is not a modifier; expected Cn, Mn, P, F, L+n, L-n, Lnn, Kn, Unnnn, R, S, X, V2023 or V2026
invalid-tie-break-code-meaningless = "{ $code }": { $modifier } does not apply to { $method }
invalid-tie-break-code-unknown-score = "{ $code }": "{ $score }" is not a score; expected MP or GP

# What an arbiter should think about before announcing a list.
tie-break-remark = { $code }: { $problem } ({ $article })
list-problem-twice = stands in the list twice
list-problem-says-nothing = says nothing where everybody meets everybody: those with equal points have equal values
list-problem-for-round-robins = is meant for round robins
list-problem-teams-only = is for team events only
list-problem-needs-ratings = needs a rating for everybody: say which one unrated players have, as in /U1400
list-problem-leaves-ties = alone leaves many level: let others follow
list-problem-for-players = is meant for players: of teams EMMSB, EMGSB, EGMSB or EGGSB say which scores count
list-problem-no-team-ratings = looks at ratings, which teams do not have
list-problem-leaves-out-all = { $rounds ->
    [one] leaves out the only round
   *[other] leaves out all of { $rounds } rounds
}

# What decides where every tie-break fails; a decision has a reason of its own.
settled-lots = by lot
settled-play-off = by a play-off
cannot-arrange-not-once = every participant has to be named once
cannot-arrange-not-level = the order is open only between those who share a place

# The arithmetic of a tie-break.
explained-value = { $code } of { $who }: { $value }
explained-nothing = { $code } of { $who }: no value, { $why }
explained-method = { $article ->
    [none] { $name }
   *[other] { $name } ({ $article })
}
explained-left-out = [left out: { $cut }]
explained-level = level on { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $tried ->
    [0] {""}
    [one] {" "}and the tie-break before it
   *[other] {" "}and the tie-breaks before it
}:
explained-place = place { $place }
explained-alone = nobody is level with { $who }

no-value-teams-only = it is for teams only
no-value-somebody-unrated = because somebody is unrated (say /U1400 to give them a rating)
no-value-no-game = because there is no game to count

part-of-board = board
part-of-forfeit = { $name } ({ $outcome })

part-note-times = { $score } × { $obtained }
part-note-unplayed-half = has { $score }; unplayed rounds count half a point (US 34E1)
part-note-unplayed-drawn = has { $score }; unplayed rounds count as draws
part-note-last-round-drawn = has { $score }; the last round counts as drawn, as do byes at the end (8.3, 16.3)
part-note-byes-drawn = has { $score }; requested byes at the end count as draws (16.3.2)
part-note-dummy = dummy with the own score { $score } (16.4)
part-note-dummy-all-draws = dummy, at most a draw in every round: { $score } (16.4.2)
part-note-dummy-scheduled = dummy, at most the scheduled opponent's score { $score } (16.4.1)
part-note-virtual = virtual opponent with { $score } (13.14.2)
part-note-no-opponent = an opponent without points (US 34E1)
part-note-deduction = not played (US 34E3)

cut-lowest = the lowest
cut-highest = the highest
cut-voluntary = voluntarily unplayed rounds go first (16.5)
cut-below-limit = below the limit

# How the parts come to the value: alone, as the heading of the value's column, and with the value.
reckoning-way-sum = sum
reckoning-way-average = { $sum } / { $number }
reckoning-way-performance = average { $average }, { $percent } % is { $difference } on the scale
reckoning-way-perfect-performance = the lowest rating that is expected to score this
reckoning-way-score-strength = sum { $sum }; { $other } and the sum divided
reckoning = { $way-code ->
    [sum] { $way } { $value }
    [average] { $way } = { $value }
   *[other] { $way }: { $value }
}

# What somebody scored against those who were level; the number stands before it.
encounter-score = { $unit }{ $missing ->
    [0] {""}
   *[other] , { $missing } not met
}
score-unit-points = points
score-unit-match-points = match points
score-unit-game-points = game points
not-all-met-nobody-placed = not everybody met everybody: nobody is placed (13.5)
not-all-met-only-ahead = not everybody met everybody: only who is ahead whatever the missing games bring is placed (6.3)

# What a round was to a player.
outcome-win = win
outcome-draw = draw
outcome-loss = loss
outcome-unrated-win = unrated win
outcome-unrated-draw = unrated draw
outcome-unrated-loss = unrated loss
outcome-forfeit-win = forfeit win
outcome-forfeit-loss = forfeit loss
outcome-pairing-allocated-bye = pairing-allocated bye
outcome-full-point-bye = full-point bye
outcome-half-point-bye = half-point bye
outcome-zero-point-bye = zero-point bye
outcome-pending = pending
outcome-adjourned = adjourned
outcome-not-paired = not paired

# Tables: headings, columns, lines above and below.
table-when = { $after ->
    [0] before round 1
   *[other] after round { $after }
}{ $missing ->
    [0] {""}
    [one] {" "}({ $missing } result missing)
   *[other] {" "}({ $missing } results missing)
}
table-heading-standings = Standings { $when }
table-heading-category = Standings { $after ->
    [0] before round 1
   *[other] after round { $after }
}: { $category }{ $missing ->
    [0] {""}
    [one] {" "}({ $missing } result missing)
   *[other] {" "}({ $missing } results missing)
}
table-heading-cross-by-rank = Cross table by rank { $when }
table-heading-cross-by-number = Cross table by number { $when }
table-heading-grid = Cross table { $when }
table-heading-tournament-board = Tournament board { $when }
table-heading-wall-chart = Wall chart { $when }
table-heading-score-groups = Score groups { $when }
table-heading-places = Ranks by round { $when }
table-heading-boards = Board standings { $when }

table-column-rank = Rank
table-column-overall = Overall
table-column-number = No.
table-column-name = Name
table-column-rating = Rtg
table-column-federation = Fed
table-column-points = Pts
table-column-by = By
table-column-team = Team
table-column-games = Games
table-column-performance = Perf
table-column-players = Players
table-column-playing = Playing
table-column-places = Places
table-column-round = Rd
table-column-numbered-round = Rd { $round }
table-column-opponent = Opponent
table-column-opponent-number = Opp
table-column-colour = Col
table-column-float = Flt
table-column-result = Res
table-column-expected = Exp
table-column-sum = Sum
table-column-best = Best
table-column-worst = Worst
table-column-first = First
table-column-board = Bd
table-column-first-board = Bd 1
table-column-sum-of-match-points = Sum MP
table-column-sum-of-game-points = Sum GP
table-column-id = ID
table-column-player = Player
table-column-wall-rating = Rtng

table-line-nobody = Nobody.
table-line-no-round = No round yet.
table-line-still-playing = * still playing: the order is provisional
table-line-undecided = Not known whether in this category (sex or date of birth): { $players ->
    [one] { $players } player
   *[other] { $players } players
}
table-line-lots = lots
table-line-play-off = play-off
table-line-board = Board { $board }
table-line-born = born { $birth }
table-line-national-id = national id { $id }
table-line-fide-id = FIDE id { $id }
table-line-captain = captain { $name }
table-line-average = average { $rating }
table-line-rank-after = Rank { $rank } after round { $after }
table-line-unplayed = (1) the score of a round that was not played
table-line-unrated-short = unr.
table-line-won-by-forfeit = X won by forfeit
table-line-lost-by-forfeit = F lost by forfeit
table-line-full-point-bye = B full-point bye
table-line-half-point-bye = H half-point bye
table-line-not-played = U not played
invalid-category = "{ $text }" is not a category: expected women, U16, S65, 1800-1999, under 2000, from 2200, unrated, fed:NOR or club:Oslo, or several joined by &
too-many-for-a-grid = a grid of { $rows } rows cannot be read (at most { $limit }): use the cross table by rounds
