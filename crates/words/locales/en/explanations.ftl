# Why a round is paired as it is, what a round made by hand breaks, and why a round cannot be paired.

# A reason with its article.
because = { $why } ({ $article })

# How far a criterion could not be met.
unmet-at-scores = at { $scores }
unmet-times = { $times ->
    [one] once
   *[other] { $times } times
}

# What a table or bracket says.
table-rule-colours = the table gives the colours
table-rule-another-round = the table has another round here

# What a bracket or score group is, or which part of which schedule.
group-title-everybody = { $score ->
    [one] Everybody, { $score } point
   *[other] Everybody, { $score } points
}
group-title-bracket = { $kind-code ->
    [penultimate] Penultimate bracket
    [last] Last bracket
    [collapsed] Collapsed last bracket
   *[ordinary] Bracket
}, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
group-title-one-score-group = Everybody, { $score }
group-title-score-group = { $has-added-points ->
    [yes] Score group with added points, { $score }
   *[no] Score group, { $score }
}
group-title-berger = Round { $round } of the Berger table for { $players } players
group-title-us-table = Round { $round } of the table of US Chess for { $players } players
group-title-berger-of-teams = Round { $round } of the Berger table for { $teams } teams
group-title-team-table = Round { $round } of the table: { $format }
group-title-knockout = { $stage ->
    [none] A round of the bracket
   *[other] { $stage } of the bracket
}

# The colour that a player prefers, and how much.
colour-preference-none = no colour is due
colour-preference-mild = { $value-code ->
    [white] White is due, to alternate
   *[black] Black is due, to alternate
}
colour-preference-strong = { $value-code ->
    [white] White is strongly due
   *[black] Black is strongly due
}
colour-preference-absolute = { $value-code ->
    [white] must have White
   *[black] must have Black
}

# The colours so far, as signs.
colours-seen-so-far = { $so-far ->
    [none] no colour yet
   *[other] { $so-far }
}

# The colours so far, as signs, and the one that is due.
colours-seen-us-chess = { $so-far ->
    [none] { $due-code ->
        [white] due White
        [black] due Black
       *[none] due neither
    }
   *[other] { $due-code ->
        [white] { $so-far } due White
        [black] { $so-far } due Black
       *[none] { $so-far } due neither
    }
}

# A float, and how many rounds ago it was.
floated = { $float-code ->
    [down] { $ago ->
        [1] down in the last round
       *[other] down { $ago } rounds ago
    }
   *[up] { $ago ->
        [1] up in the last round
       *[other] up { $ago } rounds ago
    }
}

## What the articles of the Dutch system demand

dutch-law-absolute = Two who must have the same colour do not meet
dutch-law-alternate = They change the colours of the last round in which these differed
dutch-law-both = Each gets the colour that is due, if one is
dutch-law-bye = Who had a bye, or points without playing, gets no bye
dutch-law-bye-games = The bye goes to somebody with as few unplayed games as possible
dutch-law-bye-score = The bye goes to a score as low as possible
dutch-law-colour-difference = Nobody gets a colour three times more often than the other
dutch-law-completion = The players who are left must still be able to be paired
dutch-law-down-before = Who floated down two rounds ago does not do so again
dutch-law-down-last = Who floated down in the last round does not do so again
dutch-law-downfloater-scores = Those who move down have scores as low as possible
dutch-law-downfloaters = As few players as possible move down to the next group
dutch-law-exchanges = As few players as possible change between the upper and the lower half
dutch-law-float-scores = Who floats again all the same does so over as few points as possible
dutch-law-higher-ranked = The colour goes to the higher ranked player
dutch-law-initial-colour = No colour is due to either: the starting number and the colour drawn by lot decide
dutch-law-met = Two players meet only once
dutch-law-next = The next group, too, can be paired as well as possible
dutch-law-order = Of equally good pairings the first in the order of the rules is taken
dutch-law-preference = As many players as possible get the colour that is due
dutch-law-strong-preference = As many players as possible get the colour that is strongly due
dutch-law-stronger = The colour goes to whom it is more strongly due
dutch-law-third-colour = Nobody gets the same colour three times running
dutch-law-up-before = Who floated up two rounds ago does not do so again
dutch-law-up-last = Who floated up in the last round does not do so again

## Why a round cannot be explained or paired; what to do about it is for the command line

cannot-explain-out-of-turn = round { $round } is not paired; the next one is round { $next }

cannot-pair-no-numbers = without a pairing number: { $players }
    .help = `adoube event numbers` gives everybody a number (C.04.2.B)
cannot-pair-unknown-system = "{ $name }" is no Swiss system for this section: expected dutch, dubov, burstein, lim, double or us for players, team, olympiad or us-team for teams, or one of them with its edition, such as dutch-2026
    .help = `edit-section --pairing-system` changes it; other systems are paired by hand
cannot-pair-team-without-number = { $team } has no pairing number
    .help = `adoube event numbers` assigns the numbers
cannot-pair-us-settings = the announced settings of the US system cannot be understood: { $fault }
cannot-pair-no-pairing = { $why }
    .help = { pairing-help-permit }
cannot-pair-by-hand = a { $format } is paired by hand
    .help = { pairing-help-enter-pairings }
cannot-pair-no-table = { $error }
    .help = `adoube event edit-section EVENT --rounds { $cycle }` changes the number of rounds
cannot-pair-no-team-table = { $error }
cannot-pair-table-is-over = { $rounds ->
    [one] the table has only { $rounds } round
   *[other] the table has only { $rounds } rounds
}
# Told as what the schedule says.
cannot-pair-bracket =
    .help = a game without a winner is played off: `adoube event play-off EVENT` proposes the games; or `adoube event result EVENT BOARD=1-0 --for pairing --reason play-off`
cannot-pair-final-played = the final has been played
cannot-pair-not-known-yet = it is not known yet who plays { $contest }
cannot-pair-empty-seat = nobody has number { $seat }
    .help = `adoube event draw` draws the numbers, `adoube event numbers` gives them by rating
cannot-pair-empty-team-seat = no team has number { $seat }
    .help = `adoube event numbers` assigns the numbers
cannot-pair-seated = { $players } cannot be left out: the games of a { $format } come from its table
    .help = { pairing-help-forfeit }
cannot-pair-not-in-team = { $player } cannot play for { $team } in this round
    .help = { pairing-help-correct-line-up }
cannot-pair-twice-in-line-up = { $player } is named twice in the line-up of { $team }
    .help = { pairing-help-correct-line-up }
cannot-pair-no-player-on-board = { $team } has no player on board { $board }
    .help = { pairing-help-correct-line-up }

# What can be done about it.
pairing-help-assign-numbers = assign the pairing numbers first (C.04.2.B)
pairing-help-change-system = change the pairing system of the section, or pair the round by hand
pairing-help-permit = what the chief arbiter permits can be paired by hand
pairing-help-enter-pairings = enter the pairings of the round
pairing-help-change-rounds = set the number of rounds to { $cycle }
pairing-help-play-off = a game without a winner is played off; its result is then adjusted for pairing
pairing-help-draw-or-assign = draw the numbers by lot, or assign them by rating
pairing-help-assign-team-numbers = assign the numbers first
pairing-help-forfeit = pair the round, then enter the forfeit of who does not come
pairing-help-correct-line-up = correct the line-up, or leave it out to play the first players of the team
pairing-help-enter-results = a round is paired when the results of the one before are known

# Line-ups of teams.
line-up-fault-nobody = the line-up names nobody
line-up-fault-too-many = { $boards ->
    [one] the match is played on { $boards } board; the line-up names more players
   *[other] the match is played on { $boards } boards; the line-up names more players
}
line-up-fault-not-on-the-list = { $player } is not on the list of the team
line-up-fault-twice = { $player } is named twice
line-up-fault-not-there = { $player } does not play in this round (withdrawn, not entered yet, or with a bye)
line-up-fault-out-of-order = against the order of the team’s list, which holds throughout the event: boards { $boards }
line-up-fault-against-order = { $margin ->
    [none] { $above } sits above { $below }, who is rated higher or has a rating; boards are announced in the order of ratings
   *[other] { $above } sits above { $below }, who is rated higher by { $margin } points or more
}
line-up-fault-after-deadline = line-ups were due by { $deadline }; only an arbiter can still change them
line-up-remark-no-quorum = { $present } of { $boards } boards have a player; a team may start only with more than half
line-up-remark-not-by-rating = { $above } sits above { $below }, who has the higher rating

# The kinds of sections, in a sentence.
format-swiss = Swiss
format-round-robin = round robin
format-knockout = knockout
format-match = match
format-team-swiss = team Swiss
format-team-round-robin = team round robin
format-scheveningen = Scheveningen match
format-skalitzka = Skalitzka event
format-hutton = Hutton event
format-team-knockout = team knockout
format-individual-teams = Swiss of players for teams
format-extra-games = section of extra games

## What is settled before round 1

cannot-draw-no-federation = { $player } has no federation
    .help = `adoube event edit` adds it
cannot-draw-by-rating = no lots are drawn in a { $format }: its numbers follow the ratings (C.04.2.B)
    .help = `adoube event numbers` assigns them
cannot-divide-not-five = a round robin is for five players who are left, not for { $left }
cannot-accelerate-no-swiss = a { $format } cannot be accelerated: only a Swiss can
cannot-accelerate-announced = the announced settings of the US system (us_settings) accelerate the section already; one method is enough (28R)
unknown-name-rules = "{ $name }" is no edition of the rules of play: known are { $known }, and fide and us for those in force
unknown-name-system = "{ $name }" is no Swiss system: known are { $known }

# The reason that goes into the journal where nobody has to give one.
ground-initial-colour = initial colour drawn by lot, seed { $seed }
ground-lots = drawing of lots, seed { $seed }
ground-varma-lots = drawing of lots (Varma tables), seed { $seed }
ground-withdrawal = { $value }
ground-play-off = decided by a play-off, lots from seed { $seed }
ground-play-off-told-by = decided by a play-off, as the arbiter says
tie-for-first-place = Level for first place: { $players }
tie-in-match = Level in the match at board { $board }: { $players }
play-off-speed-standard = at the standard rate
play-off-speed-rapid = rapid
play-off-speed-blitz = blitz
play-off-speed-even = { $minutes } minutes and { $seconds } seconds a move
play-off-speed-armageddon = Armageddon: { $white } minutes for White, { $black } for Black, { $seconds } seconds a move from move { $from }
play-off-none = Nobody has to play off: no level match, and nobody shares first place
play-off-next = Next ({ $speed }; { $article }):
play-off-draw-odds = A draw is enough for Black.
play-off-place = { $from }. { $player }
play-off-places = { $from }–{ $to }. { $player }
play-off-level = The games are over and still level: the regulations of the event decide.
play-off-seed = Colours by lot from seed { $seed }; give it again with the results.
play-off-several = several matches are level
play-off-who = "{ $name }" is none of those who are level, or several of them
play-off-all = everybody who is level has to be named, the winner first
standings-play-off = By a play-off: { $places }
    .help = `--board` says which

## What a round made by hand breaks

finding = { $article ->
    [none] { $found }
   *[other] { $found } ({ $article })
}
needs-reason = { $round ->
    [none] the entry needs a reason: { $findings }
   *[other] round { $round } breaks a rule and needs a reason: { $findings }
}
    .help = { $round ->
        [none] say why with --reason, or enter the player in another section
       *[other] say why with --reason, or let `adoube event pair` pair by the rules
    }

found-imported-otherwise = Round { $round } of the file is not paired as the rules pair it: { $pairs }
found-not-judged = It cannot be held against the rules: { $reason }
found-system-not-known = It cannot be held against the system: { $reason }
found-board-twice = Board { $board } is used twice
found-against-themselves = { $player } would play against themselves
found-not-entered = { $player } is not entered
found-more-than-once = { $player } appears more than once
found-no-number = { $player } has no pairing number
found-not-in-round = { $player } does not take part in this round (withdrawn, or entered for a later one)
found-asked-for-bye = { $player } has asked for a bye in this round
found-left-out = { $player } is left out
found-has-result = Board { $board } has a result ({ $result }); clear it first
found-met = { $white } and { $black } met in round { $round }
found-prohibited = { $white } and { $black } may not be paired in this event
found-out-of-order = The boards are not in their order: { $due-white } – { $due-black } come before { $stands-white } – { $stands-black }, who sit at board { $board }
found-score-differences = { $rules-count ->
    [0] The score differences of pairs are { $own }; the rules' own pairing has none
   *[other] The score differences of pairs are { $own }; the rules' own pairing has { $rules }
}
found-several-byes = More than one has the bye: { $players }
found-both-must-have = { $white } and { $black } must both have { $colour }
found-colour-denied = { $player } must have { $colour } and does not get it
found-bye-not-allowed = { $player } may not have the bye: one was had before, or points without playing
found-otherwise = The rules pair the round otherwise, { $verdict }
found-otherwise-with-bye = The rules pair the round otherwise, { $verdict }; { $given } has the bye, which goes to { $due }
found-had-bye = { $player } may not have the bye: round { $round } was a { $was }
found-other-bye = { $to-lowest-rated ->
    [yes] { $given } has the bye; it goes to { $due }, the lowest rated player of the lowest score group who is not unrated and has had none
   *[no] { $given } has the bye; it goes to { $due }, whom the order of the rules names
}
found-third-colour = { $player } gets one colour for the third time running
found-due-colours = { $denied ->
    [one] { $denied } player does not get their due colour instead of { $least }
   *[other] { $denied } players do not get their due colour instead of { $least }
}
found-engine-otherwise = The engine pairs the round otherwise; a director may have reasons for it
found-for-third-place = { $white } – { $black } is the match for third place
found-other-colours = { $white } – { $black } has the other colours in the table
found-not-in-table = { $white } – { $black } is not in this round of the table
found-missing-from-table = { $white } – { $black } is missing, though in the table
found-match-not-in-table = { $first } – { $second } is not in this round of the table
found-match-missing = { $first } – { $second } is missing, though in the table
found-not-knocked-out = Not knocked out, and without a game: { $players }
found-teams-met = { $one } and { $other } met in round { $round }
found-team-had-bye = { $team } has the bye and had a { $was } in round { $round }
found-several-team-byes = More than one has the bye: { $teams }
found-team-left-out = { $team } has neither a match nor a bye
found-fide-otherwise = The rules pair the round otherwise: { $verdict }

# A round after which there is no bye any more.
barred-by-bye-pairing-allocated-bye = pairing-allocated bye
barred-by-bye-full-point-bye = full-point bye
barred-by-bye-forfeit-win = forfeit win

## Byes that players ask for, and games left open

found-more-byes = { $asked ->
    [one] { $asked } bye for { $player }, { $most } announced
   *[other] { $asked } byes for { $player }, { $most } announced
}
found-late-bye = a bye for { $player } in round { $round }, but round { $last } is the last one announced for them
found-class-may-win-place = class { $class } is paired for itself, and somebody of it can still win a greater prize from the places than its first prize
found-half-point-bye-in-second-half = a half-point bye for { $player } in round { $round }, in the second half: it must have been announced
found-byes-with-points = { $asked } byes with points for { $player }: one, if the event permits it
found-full-point-bye = a full-point bye for { $player } in round { $round }: there is one only for the odd player of a round, and the pairing gives it
found-bye-in-last-round = a bye with points for { $player } in the last round

## Who may play in a section

found-not-eligible = { $name } may not play here: { $why }
found-plays-up = { $name }, rated { $rating }, plays up: the section is for { $least } and above
found-eligibility-open = whether { $name } may play here is not known: { $missing }
found-no-longer-eligible = { $player } may no longer play here and leaves the section: { $why }
found-may-change-section = { $player } may be offered a section that fits, with half-point byes for the games missed there: { $sections }
found-refund-unless-misled = the entry fee of { $player } should be refunded, unless the player misled anybody
found-opponent-of-removed = { $wins ->
    [true] the draw of { $opponent } in round { $round } becomes a win by forfeit if the player is removed
   *[false] the loss of { $opponent } in round { $round } becomes a half-point bye if the player is removed
}
found-games-rated-apart = { $games ->
    [one] the game of { $player } is then rated in a section of extra games
   *[other] the { $games } games of { $player } are then rated in a section of extra games
}
ineligible-rated-too-high = rated { $rating }, and the section is for players under { $under }
ineligible-rated-too-low = rated { $rating }, and the section is for { $least } and above
ineligible-unrated = without a rating, and the section is for rated players
ineligible-too-young = { $age } years old in the year of the event, and the section is for { $least } and above
ineligible-too-old = { $age } years old in the year of the event, and the section is for { $most } and below
ineligible-of-other-sex = { $only ->
    [F] the section is for women and girls
   *[M] the section is for men and boys
}
ineligible-grade-too-low = in grade { $grade }, and the section is for grade { $least } and above
ineligible-grade-too-high = in grade { $grade }, and the section is for grade { $most } and below
eligibility-fact-unrated-players = the section does not say whether players without a rating may
eligibility-fact-birth = the year of birth is missing
eligibility-fact-year = the first day of the event is missing, from which ages are counted
eligibility-fact-sex = the sex is missing
eligibility-fact-grade = the grade is missing

## What a report file cannot tell

cannot-report-not-paired = round { $round } is not paired; the last one is round { $last }
cannot-report-open-games = { $games ->
    [one] { $games } game has no result, and round { $round } is the last one: there is no final report yet
   *[other] { $games } games have no result, and round { $round } is the last one: there is no final report yet
}
    .help = enter the results, or write the report of an earlier round
cannot-report-no-numbers = nobody has a pairing number yet, and without one a report has no players
left-out-organiser = the organiser: { $name }
left-out-categories = the categories: { $names }
left-out-variation = a variation of the US system: { $does } ({ $article })
left-out-teams = the teams, whose players score for them: { $names }
found-ratings-of-long-event = { $tie-break } looks at ratings, which change during an event of more than 30 days; another tie-break is advised
cannot-settle-no-standings = there are no standings after that round
cannot-settle-nobody-level = nobody shares a place there
cannot-settle-not-level = these are not all who share a place
invalid-list-name = "{ $text }" cannot be the name of a list: letters, digits, - and _

## What is wrong in a report file beside its pairings

file-fault-points = { $player } has { $stated } points in the file and { $counted } by the results
file-fault-place = { $player } has place { $stated } in the file and { $last ->
    [none] place { $due }
   *[other] one of the places { $due } to { $last }
} by the results and tie-breaks
file-fault-team-place = { $team } has place { $stated } in the file and { $last ->
    [none] place { $due }
   *[other] one of the places { $due } to { $last }
} by the results and tie-breaks
file-fault-match-points = { $team } has { $stated } match points in record { $record } and { $counted } by its matches
file-fault-game-points = { $team } has { $stated } game points in record { $record } and { $counted } by its matches
file-fault-team-round = record { $record } says something else of the round of { $team } than the matches
file-fault-unknown-tie-break = record { $record } names the tie-break { $code }, which is not known; places are compared by points and the tie-breaks before it
file-fault-board-colours = { $white } has White and { $black } Black on board { $board }; by the order of colours of the boards (record 352) it is the other way round
file-fault-return-game = { $white } and { $black } play the second game of a match, and did not meet in the first
file-fault-return-colours = { $white } has White against { $black } in the second game of the match as in the first
file-fault-return-bye = { $player } has the bye in the second round of a match, and had none in the first

## FIDE mode

found-leaves-fide-mode = { $round ->
    [0] The section leaves FIDE mode before round 1 is paired: for good, with a mark on all its pages and a line in the report
   *[other] The section leaves FIDE mode after { $round } paired rounds: for good, with a mark on all its pages and a line in the report
}
found-no-way-back = FIDE mode was left and is not entered again, not by taking something back either
found-outside-fide-rules = { $what }: this is done only after leaving FIDE mode
outside-fide-format = the games are not arranged in a way of FIDE's
outside-fide-pairing-system = the pairing system is not one of FIDE's
outside-fide-rules = the rules of play are not FIDE's
outside-fide-draws = two draws are worth more than a win and a loss
outside-fide-bye-above-win = the pairing-allocated bye is worth more than a win
outside-fide-bye-value = no results can add up to the value of the pairing-allocated bye
found-locked-in-fide-mode = In FIDE mode { $what } cannot be changed once round 1 is paired
locked-setting-format = the format
locked-setting-system = the pairing system
locked-setting-rounds = the number of rounds
locked-setting-points = the points for results
locked-setting-bye-value = the value of the pairing-allocated bye
locked-setting-tie-breaks = the list of tie-breaks
locked-setting-acceleration = the acceleration
locked-setting-prohibitions = the list of prohibited pairings
found-earlier-round-locked = In FIDE mode results, pairings and colours of round { $round } cannot be changed: two later rounds were paired on them
found-result-of-earlier-round = Round { $round }, { $white } – { $black }: { $was } becomes { $result }, though the next round was paired on it; the report tells of the correction
found-pairings-of-earlier-round = Pairings or colours of round { $round } are changed, though the next round was paired on them; the report tells of the correction
found-adjournment-ends = Round { $round }, { $white } – { $black }: the adjourned game counted as a draw for the pairings and ends { $result }; the report tells of it
found-become-adjourned = { $boards-count ->
    [one] Round { $round } has no result at board { $boards }: the game counts as adjourned, as a draw for the pairing
   *[other] Round { $round } has no results at the boards { $boards }: the games count as adjourned, as draws for the pairing
}
found-still-adjourned = { $white } – { $black } of round { $round } is still adjourned
found-numbers-exchanged = { $one } and { $other } exchange their pairing numbers; the report tells of it
found-numbers-made-anew = { $players ->
    [one] { $players } player gets another pairing number; the report tells of it
   *[other] { $players } players get other pairing numbers; the report tells of it
}
found-second-half-point-bye = Round { $round }: half-point bye number { $byes } for { $player }; one is usual
found-full-point-bye-given = Round { $round }: a full-point bye for { $player }; FIDE advises against them, and the report tells of it
found-not-entitled-to-bye = { $player } is marked as not entitled to a half-point bye
found-opposite-colours = { $white } – { $black }: both get the colour opposite to the one that is due
found-not-for-round-robin = { $code } is not used in a round robin: everybody has the same opponents
found-too-many-rounds = { $players ->
    [one] { $rounds } rounds cannot all be paired with { $players } player; the last ones will have to be made by hand
   *[other] { $rounds } rounds cannot all be paired with { $players } players; the last ones will have to be made by hand
}
found-never-meet = { $one } and { $other } do not meet as often as the round robin says
found-meet-again = { $white } and { $black } meet once more than the round robin says (they met in round { $round })
found-third-colour-of-double = { $player } gets one colour for the third time running in a double round robin that is not paired by the table
no-final-standings = { $games ->
    [one] { $games } game is adjourned, and round { $round } is the last one: there are no final standings yet
   *[other] { $games } games are adjourned, and round { $round } is the last one: there are no final standings yet
}
    .help = enter its result, or ask for the standings after an earlier round

# What the plan of the tables could not give.
seating-remark-displaced = Two with a table of their own meet: { $player } sits at table { $at }, not at { $table }
seating-remark-not-accessible = No accessible table is left for { $player }, who sits at table { $at }
seating-remark-outside-plan = The plan of the tables is too small: not in any room are tables { $tables }
