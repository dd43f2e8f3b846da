# A tournament: results, byes, what cannot be read, what cannot be.

game-result-adjourned = adjourned
bye-kind-pairing-allocated = pairing-allocated bye
bye-kind-full-point = full-point bye
bye-kind-half-point = half-point bye
bye-kind-zero-point = zero-point bye
purpose-pairing = pairing
purpose-standings = standings
purpose-rating = rating
open-game = { $adjourned ->
    [yes] game adjourned: round { $round }, board { $board }
   *[no] game unreported: round { $round }, board { $board }
}
open-games-more = and { $count } more without a result

# What cannot be read.
invalid-board = "{ $text }" is not a board: expected a number such as 7, or table and board such as 3.2
invalid-result = "{ $text }" is not a result: expected 1-0, 0-1, ½-½ (or 1/2-1/2, =), 0-0, ½-0, 0-½, +/-, -/+ or -/- for forfeits, W-L, L-W or D-D for games too short to be rated, adjourned, or *
invalid-outcome = "{ $text }" is not an outcome of a round: expected one of 1 ½ 0 W D L + - U F H Z * A .
invalid-points = "{ $text }" is not a number of points: expected digits with at most two decimals, such as 1, 0.5, ½ or -1.25
invalid-list-date = "{ $text }" is not the month of a list: expected year-month such as 2026-10
invalid-sex = "{ $text }" is not a sex: expected F (or w) or M
invalid-grade = "{ $text }" is not a grade: expected PK, K, or 1 to 12
invalid-title = "{ $text }" is not a FIDE title: expected GM, IM, WGM, FM, WIM, CM, WFM or WCM
invalid-federation = "{ $text }" is not a federation: expected a code of three letters, such as NOR or USA
invalid-birth-date = "{ $text }" is not a date of birth: expected a year, or year-month-day such as 1987-03-21
unknown-tournament-system = "{ $text }" is not a system: expected swiss, round-robin, double-round-robin, scheveningen, knockout, match, team-swiss or team-round-robin

# What cannot be.
impossible-result = { $result } is not a possible result of a game (Laws of Chess 10.2)
invalid-point-system = a win ({ $win }) must be worth more than a draw ({ $draw }), and a draw at least as much as a loss ({ $loss }) (Laws of Chess 10.1)
invalid-player-no-name = a player needs a name
invalid-player-long-name = the name "{ $begins }…" is longer than { $most } characters
invalid-player-control-character = "{ $value }" contains a control character
invalid-player-ratings-out-of-order = the ratings of later rounds must be in the order of the rounds, from round 2 on
invalid-rating-source = "{ $text }" names no source of a rating: expected typed, or a list and its month such as rapid 2026-11
invalid-equal-order = "{ $text }" does not say what decides between equals: expected name, entry, or lots with a seed such as lots:960
no-start-position = there is no start position { $number }: Chess960 has 0 to 959

# Whom and what a violation is about.
who-entrant = entrant { $value }
who-team = team { $value }
mention-member = team { $team }
mention-opponent = round { $round }, opponent of { $of }
mention-place = round { $round }, { $place }
mention-round = round { $round }
mention-bye-request = bye request
mention-virtual-points = virtual points
mention-point-adjustment = adjustment of points
mention-prohibited-pairing = prohibited pairing
mention-withdrawal = withdrawal of { $of }
round-place-board = on board { $value }
round-place-bye = { $value-code ->
    [pairing-allocated] with a pairing-allocated bye
    [full-point] with a full-point bye
    [half-point] with a half-point bye
   *[zero-point] with a zero-point bye
}

violation-too-many-rounds = { $paired ->
    [one] { $paired } round is paired, but the number announced is { $planned } (C.04.1.1)
   *[other] { $paired } rounds are paired, but the number announced is { $planned } (C.04.1.1)
}
violation-same-id = { $first } and { $second } are entered under the same id
violation-same-number = { $first } and { $second } both have pairing number { $number } (C.04.2.B.2)
violation-not-entered = { $what }: { $who } is not entered
violation-no-such-round = { $planned ->
    [one] { $what }: round { $round } is not the one round announced (C.04.1.1)
   *[other] { $what }: round { $round } is not one of the { $planned } rounds announced (C.04.1.1)
}
violation-pairing-allocated-bye-asked = { $who } asked for a pairing-allocated bye, which only the pairing gives (C.04.1.3)
violation-empty-span = { $what }: rounds { $first } to { $last } are no stretch of rounds
violation-no-number = round { $round }: { $who } has no pairing number (C.04.2.B.2)
violation-plays-self = round { $round }, board { $board }: { $who } cannot play against themselves
violation-appears-twice = round { $round }: { $who } appears twice, { $first } and { $second }; a round is one game or one bye
violation-not-yet-entered = round { $round }: { $who } enters in round { $first-round } and cannot be paired before (C.04.2.C.2)
violation-withdrawn = round { $round }: { $who } is withdrawn and cannot be paired (C.04.2.D.3)
violation-same-board = round { $round }: two games are on board { $board }
violation-impossible-result = round { $round }, board { $board }, { $white } – { $black }: { $result } is not a possible result (Laws of Chess 10.2)
violation-opponents-disagree = { $instead ->
    [none] round { $round }: { $who } names { $opponent } as opponent, who names nobody
   *[other] round { $round }: { $who } names { $opponent } as opponent, who names { $instead }
}
violation-colours-disagree = round { $round }: { $who } and { $opponent } do not have opposite colours
violation-incomplete-card = { $lacks-code ->
    [opponent] round { $round }: { $who } has the result of a game but no opponent
    [result] round { $round }: { $who } has an opponent but no result of a game
   *[colour] round { $round }: { $who } has an opponent but no colour
}
violation-same-team-id = teams { $first } and { $second } are entered under the same id
violation-same-team-number = teams { $first } and { $second } both have pairing number { $number }
violation-twice-in-team = { $who } is named twice as a member of { $team }
violation-in-two-teams = { $who } is a member of both { $first } and { $second } (General Regulations 7)
violation-team-appears-twice = round { $round }: { $team } appears twice; a round is one match or one bye
violation-same-table = round { $round }, table { $table }: two matches are at this table
violation-game-without-match = round { $round }, board { $board }: no match is at table { $table }
violation-not-of-the-teams = round { $round }, board { $board }: { $white } and { $black } do not play for the two teams of this table (General Regulations 7)
violation-not-of-a-team = round { $round }, board { $board }: { $who } does not play for one of the two teams of this table (General Regulations 7)
