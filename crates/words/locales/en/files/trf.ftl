# Report files of tournaments (TRF). Codes and letters of the format stay as they are.

trf-error = line { $line }, column { $column }, { $field }: { $problem }

# The fields.
trf-field-between-fields = between fields
trf-field-entry = round { $round }
trf-field-opponent = round { $round } opponent
trf-field-colour = round { $round } colour
trf-field-result = round { $round } result
trf-field-player-section = Player section
trf-field-starting-rank = Starting-rank number
trf-field-name = Name
trf-field-rating = Rating
trf-field-points = Points
trf-field-rank = Rank
trf-field-number-of-rounds = Number of rounds
trf-field-initial-colour = Initial colour
trf-field-player = Player
trf-field-team = Team
trf-field-player-or-team = Player or team
trf-field-first-player-or-team = First player or team
trf-field-last-player-or-team = Last player or team
trf-field-round-number = Round number
trf-field-first-round = First round
trf-field-last-round = Last round
trf-field-bye-type = Type of bye
trf-field-bye = Bye
trf-field-match-points = Match points
trf-field-game-points = Game points
trf-field-points-in-round = Points in round { $round }
trf-field-points-for = Points for { $code }
trf-field-result-code = Result
trf-field-scoring = Scoring
trf-field-assignment-type = Type of abnormal assignment
trf-field-team-number = Team pairing number
trf-field-team-rank = Team rank
trf-field-opposing-team = Opponent
trf-field-team-with-bye = Team with the bye in round { $round }
trf-field-forfeit-type = Type of forfeit
trf-field-white-team = White team
trf-field-black-team = Black team
trf-field-rounds = Rounds
trf-field-record = Record
trf-field-text = Text

# What a field should hold.
trf-expected-blank = a blank: the fields are not in their columns
trf-expected-starting-rank = a starting-rank number from 1 to 9999
trf-expected-team-number = a team pairing number from 1 to 999
trf-expected-round-number = a round number from 1 to 999
trf-expected-round-not-before = a round not before { $round }
trf-expected-round-up-to = a round up to { $last }, the last one
trf-expected-round-or-zeros = a round number, or 000
trf-expected-number-of-rounds = the number of rounds, from 1 to 999
trf-expected-initial-colour = W or B
trf-expected-points = points such as 11.5
trf-expected-points-of-result = points such as 1.0
trf-expected-points-given-or-taken = points such as 0.5 or -1.0
trf-expected-number-between = a number from { $first } to { $last }
trf-expected-number-not-below = a number not below { $first }
trf-expected-one-number = one number only
trf-expected-rank = a rank from 1 to { $last }
trf-expected-rating = a rating of up to four digits
trf-expected-opponent = the opponent's starting-rank number, or 0000
trf-expected-colour = w, b or -
trf-expected-colour-of-game = w or b
trf-expected-result = one of 1 = 0 + - W D L H F U Z, or a blank
trf-expected-zeros-or-result = 0000 as the opponent of a bye, or the result of a game
trf-expected-opponent-or-no-colour = an opponent, or - as the colour
trf-expected-opponent-or-bye = an opponent, or one of U F H Z for a round without one
trf-expected-bye-type = F, H or Z
trf-expected-result-code = one of W D L A P X
trf-expected-match-result-code = TW, TD or TL
trf-expected-scoring-code = CODE=VALUE with one of W D L WW BW WD BD WL BL FW FL FPB HPB ZPB PAB
trf-expected-some-scoring = CODE=VALUE, such as W=3
trf-expected-assignment-type = one of W D L F H Z + -, or a blank
trf-expected-team-or-zeros = a team pairing number, or 000
trf-expected-forfeit-type = +-, -+ or --
trf-expected-known-player = the starting-rank number of a player in the file
trf-expected-known-team = the number of a team in the file
trf-expected-another-player = another player
trf-expected-match-or-game-points = match points, game points or both
trf-expected-no-match-points = nothing: match points are for teams
trf-expected-one-bye = one bye for one round
trf-expected-same-points-for-both-colours = the same points for both colours
trf-expected-fitting-record = a record whose values fit their columns
trf-expected-latin1 = a character of Latin-1
trf-expected-not-utf8 = text that cannot be taken for UTF-8

# What is wrong.
trf-problem-unexpected = found "{ $found }", expected { $expected }
trf-problem-missing = found nothing, expected { $expected }
trf-problem-no-players = found no 001 record, expected at least one player
trf-problem-control-character = found the control character { $character }, expected printable characters
trf-problem-player-twice = found { $number } again, expected each player once ({ $number } is already on line { $line })
trf-problem-team-twice = found { $number } again, expected each team once ({ $number } is already on line { $line })
trf-problem-in-two-teams = found { $number } again, expected each player in one team (see line { $line })
trf-problem-opponent-names-another = { $names ->
    [none] found { $opponent }, expected an opponent who names { $number } in turn ({ $opponent } on line { $line } names nobody)
   *[other] found { $opponent }, expected an opponent who names { $number } in turn ({ $opponent } on line { $line } names { $names })
}
trf-problem-same-colours = found { $letter } on both sides, expected opposite colours (the opponent is on line { $line })
trf-problem-results-disagree = { $result ->
    [none] { $other ->
        [none] found nothing against nothing of { $opponent } on line { $line }, expected two results of one game
       *[other] found nothing against { $other } of { $opponent } on line { $line }, expected two results of one game
    }
   *[other] { $other ->
        [none] found { $result } against nothing of { $opponent } on line { $line }, expected two results of one game
       *[other] found { $result } against { $other } of { $opponent } on line { $line }, expected two results of one game
    }
}
trf-problem-cards = { $violations }
trf-problem-team-bye-beside-other = { $kind-code ->
    [pairing-allocated] found a pairing-allocated bye of team { $team } in round { $round }, expected a team without a match or another bye
    [full-point] found a full-point bye of team { $team } in round { $round }, expected a team without a match or another bye
    [half-point] found a half-point bye of team { $team } in round { $round }, expected a team without a match or another bye
   *[zero-point] found a zero-point bye of team { $team } in round { $round }, expected a team without a match or another bye
}
trf-problem-virtual-points-twice = found virtual points for { $number } again, expected them once a round (see line { $line })
trf-problem-no-such-result = found points for a result of { $number }, expected one that the line of { $number } has
trf-problem-other-bye = found a { $kind } for { $number } in round { $round }, expected the { $before } of line { $line }
trf-problem-disagrees = found { $value }, expected { $before } as on line { $line }
trf-problem-more-rounds-paired = { $paired ->
    [one] found { $planned }, expected at least the { $paired } round that is paired in the file
   *[other] found { $planned }, expected at least the { $paired } rounds that are paired in the file
}
trf-problem-after-last-round = found an entry for round { $round }, expected none after round { $planned }, the last one (line { $line })
trf-problem-point-system = { $problem }

# What is strange.
trf-warning = { $line ->
    [0] { $what }
   *[other] line { $line }: { $what }
}
listed-team-named = { $number } { $name }
listed-team-numbered = { $number }
team-with-points = { $team } { $match-points } and { $game-points }
team-in-round = { $team } in round { $round }
trf-oddity-unknown-record = { $lines ->
    [one] "{ $code }" names no record that is known: { $lines } line kept as written
   *[other] "{ $code }" names no record that is known: { $lines } lines kept as written
}
trf-oddity-record-again = record { $code } again; the one on line { $line } counts
trf-oddity-wrong-count = { $what-code ->
    [players] "{ $said }" players, but the file has { $count }
    [rated-players] "{ $said }" rated players, but the file has { $count }
   *[teams] "{ $said }" teams, but the file has { $count }
}
trf-oddity-old-teams-differ = record 013 differs from the records 310, which count
trf-oddity-teams-of-players = record 013 names { $teams ->
    [one] a team
   *[other] { $teams } teams
  } of an event of single players, who are paired without regard to it
trf-oddity-other-tie-breaks = record 212 has other tie-breaks than 202: it orders the standings
trf-oddity-no-number-of-rounds = no record 142 or XXR says how many rounds are planned; the file has { $count }
trf-oddity-no-virtual-points = { $system } is accelerated, but no record 250 or XXA gives virtual points
trf-oddity-not-understood = { $what-code ->
    [sex] "{ $found }" is no sex; it is left out
    [title] "{ $found }" is no FIDE title; it is left out
    [federation] "{ $found }" is no federation; it is left out
    [fide-id] "{ $found }" is no FIDE number; it is left out
   *[birth] "{ $found }" is no date of birth; it is left out
}
trf-oddity-no-name = no name: the player is called by the number
trf-oddity-no-team-name = no name: team { $number } is called by its number
trf-oddity-late-title = { $count ->
    [one] { $count } title stands one column too far to the right
   *[other] { $count } titles stand one column too far to the right
}
trf-oddity-rating-zero = { $count ->
    [one] rating 0: the player counts as unrated
   *[other] rating 0: { $count } players count as unrated
}
trf-oddity-not-in-order = { $number } after { $after }: the players are not in order of number
trf-oddity-number-missing = no player has the number { $number }, but there are higher ones
trf-oddity-rank-missing = rank { $rank }: rank { $missing } is missing or given too often
trf-oddity-other-points = { $points } points, but the results of { $number } add up to { $results }
trf-oddity-too-few-points = round { $round }: the game with { $opponent } gives the two less than one game has to give
trf-oddity-old-bye = round { $round }: { $result } without an opponent is read as a { $meaning }
trf-oddity-unknown-result = round { $round }: { $found } is no result that the format has: the game is taken for adjourned, with the result unknown
trf-oddity-nothing-told = round { $round }: { $found } beside nobody is neither a bye nor a result: the round is taken for not paired yet
trf-oddity-draft-columns = record 299 has the columns of a draft of the format; it is read so
trf-oddity-provisional-points = 162 gives an unknown result { $points } points; it counts as a draw, { $draw }, until it is known
trf-oddity-second-bye = round { $round }: a second pairing-allocated bye (the other one is on line { $line })
trf-oddity-no-date = "{ $found }" is no date that can be read: expected one such as 2026/05/29
trf-oddity-ambiguous-date = "{ $found }" is taken for { $taken }; it can also be read as { $others }
trf-oddity-no-date-with-year-first = "{ $found }" is no day if the year comes first; it is taken for { $taken }
trf-oddity-ends-before-start = the event ends on { $end }, before it starts on { $start }
trf-oddity-lasts-too-long = the event starts on { $start } and ends on { $end }, more than a year later
trf-oddity-rounds-on-other-days = { $end ->
    [none] no round is played on a day of the event, { $start }: the first is told for { $first }
   *[other] no round is played on a day of the event, { $start } to { $end }: the first is told for { $first }
}
trf-oddity-unknown-system = "{ $code }" is no code of a system and is left aside
trf-oddity-systems-disagree = record 192 names { $code }, record 092 { $words }: the first counts
trf-oddity-plays-for-team = { $number } plays for team { $team }, though not in its record 310
trf-oddity-no-matches = round { $round }: not every game is one of two teams; the round has no matches
trf-oddity-match-not-paired = a match of round { $round }, which is not paired
trf-oddity-team-bye-not-paired = a bye of team { $team } in round { $round }, which is not paired yet: it is kept in the file only
trf-oddity-colour-follows = round { $round }: no colour; it follows from the line of { $opponent }
trf-oddity-no-colours = round { $round }: the forfeited game with { $opponent } has no colours; { $number } is listed with White
trf-oddity-adjustments-unused = { $more ->
    [0] without record 299 the points of 310 are right; it is not used for team { $teams }
   *[other] without record 299 the points of 310 are right; it is not used for team { $teams } and { $more } more
}
trf-oddity-team-points-differ = { $more ->
    [0] the match and game points of { $code } are not those of the matches, which are: team { $teams }
   *[other] the match and game points of { $code } are not those of the matches, which are: team { $teams } and { $more } more
}
trf-oddity-team-rounds-differ = { $more ->
    [0] opponents, byes or game points of { $code } are not those of the matches: team { $rounds }
   *[other] opponents, byes or game points of { $code } are not those of the matches: team { $rounds } and { $more } more
}
trf-oddity-virtual-points-of-nothing = no virtual points are given
trf-oddity-adjustment-without-round = a penalty or bonus without a round: it counts from round 1 on
trf-oddity-national-record-of-nobody = there is no player { $number }; the record is kept
trf-oddity-bye-not-on-card = a { $kind } for { $number } in round { $round }, but the line of { $number } has: { $found }; that line counts
trf-oddity-initial-colour-differs = initial colour { $letter }, but round 1 is paired as if it were { $other }

# What tells the kind of tournament.
told-by-code = record 192
told-by-words = record 092
told-by-games = the games
told-by-unknown-words = nothing that is understood
told-by-nothing = nothing in the file

# What a file, or a version of the format, leaves out.
trf-left-out = { $line ->
    [0] { $what }
   *[other] line { $line }: { $what }
}
trf-unsaid-record = record { $code }
trf-unsaid-record-of-players = record { $code }, which is about players
trf-unsaid-configuration = XXC { $word }
trf-unsaid-points = { $problem }
trf-unsaid-result-worth = { $what-code ->
    [forfeit-win] forfeit win: { $points } points, told as { $told }
    [full-point-bye] full-point bye: { $points } points, told as { $told }
    [half-point-bye] half-point bye: { $points } points, told as { $told }
    [zero-point-bye] zero-point bye: { $points } points, told as { $told }
   *[absence] absence: { $points } points, told as { $told }
}
trf-unsaid-symbol-worth = { $symbol } is worth { $points }
trf-unsaid-byes-asked-for = byes asked for in round { $round }
trf-unsaid-result-detail = { $what-code ->
    [unrated-win] round { $round }: that the win is not rated
    [unrated-draw] round { $round }: that the draw is not rated
    [unrated-loss] round { $round }: that the loss is not rated
   *[bye-asked-for] round { $round }: that the bye was asked for
}
trf-unsaid-virtual-match-points = match points of record 250
trf-unsaid-prohibited-in-rounds = pairings prohibited in rounds { $first } to { $last } only
trf-unsaid-team-details = short name, strength, points and rank of a team
trf-unsaid-of-players = { $what-code ->
    [byes] byes asked for by players, in an event for teams
    [virtual-points] virtual points of players, in an event for teams
    [prohibited-pairings] prohibited pairings of players, in an event for teams
   *[adjustments] points given to or taken from players, in an event for teams
}
trf-unsaid-adjustment = an adjustment of { $points } points
trf-unsaid-no-pairing-number = { $name }, who has no pairing number
trf-unsaid-end-of-name = the end of the name { $name }
trf-unsaid-national-identity = the national identity { $identity } of { $name }
trf-unsaid-assigned-rating = the rating { $rating } that was assigned to { $name } for pairing
trf-unsaid-clubs = { $count ->
    [one] { $count } club
   *[other] { $count } clubs
}
trf-unsaid-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
trf-unsaid-captains = { $count ->
    [one] { $count } team captain
   *[other] { $count } team captains
}
trf-unsaid-takes-no-part = that { $name } takes no part in round { $round }
trf-unsaid-adjourned = round { $round }: that a game is adjourned
trf-unsaid-pairing-result = round { $round }, board { $board }: that the game counts as { $result } for pairing
trf-unsaid-standings-result = round { $round }, board { $board }: that the game counts as { $result } in the standings
trf-unsaid-not-rated = round { $round }, board { $board }: that the game is not rated, told as a game of less than one move
