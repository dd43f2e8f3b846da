# The other Swiss systems of FIDE: Dubov, Burstein, Lim, Double-Swiss, Swiss Team and Olympiad.
# Those who are paired are players or teams; say "somebody" where both fit.

# Systems, as people call them.
swiss-system-dubov-2018 = Dubov System, 2018
    .about = Gives those with equal points opponents of equal average strength: for fields of even players.
swiss-system-dubov-2026 = Dubov System, 2026
    .about = Gives those with equal points opponents of equal average strength: for fields of even players.
swiss-system-burstein-2017 = Burstein System, 2017
    .about = Ranks each score group by Sonneborn-Berger and Buchholz, so that equal opposition decides.
swiss-system-burstein-2025 = Burstein System, 2025
    .about = Ranks each score group by Sonneborn-Berger and Buchholz, so that equal opposition decides.
swiss-system-burstein-2026 = Burstein System, 2026
    .about = Ranks each score group by Sonneborn-Berger and Buchholz, so that equal opposition decides.
swiss-system-lim-2026 = Lim System
    .about = Pairs from the top and the bottom towards the median score group.
swiss-system-double-2026 = Double-Swiss System, 2026
    .about = Each opponent is met twice in a row, once with each colour.
swiss-system-team-2024 = Swiss Team System, 2024, type A preferences
    .about = The Swiss system of FIDE for teams: match points rank, boards follow the line-ups.
swiss-system-team-2024-type-b = Swiss Team System, 2024, type B preferences
    .about = The Swiss system of FIDE for teams: match points rank, boards follow the line-ups.
swiss-system-team-2024-no-preferences = Swiss Team System, 2024, no colour preferences
    .about = The Swiss system of FIDE for teams: match points rank, boards follow the line-ups.
swiss-system-team-2026 = Swiss Team System, 2026, type A preferences
    .about = The Swiss system of FIDE for teams: match points rank, boards follow the line-ups.
swiss-system-team-2026-type-b = Swiss Team System, 2026, type B preferences
    .about = The Swiss system of FIDE for teams: match points rank, boards follow the line-ups.
swiss-system-team-2026-no-preferences = Swiss Team System, 2026, no colour preferences
    .about = The Swiss system of FIDE for teams: match points rank, boards follow the line-ups.
swiss-system-olympiad-2022 = Olympiad Pairing Rules, 2022
    .about = The rules of the Olympiad for teams: groups of equal match points, from both ends towards that of the middle team.
swiss-system-us-team-2025 = US Chess Swiss for teams, 2025
    .about = The same for teams, by match points, with the average rating of each team.

unknown-reading = "{ $text }" is no reading of a pairing system

# Other readings of the texts than the usual ones, to be ticked in the settings of a section.
swiss-reading-zero-byes-only-while-absent = Burstein: a run of zero-point byes counts as draws only while the player is still absent (1.7.2)
swiss-reading-maxi = Lim: a Maxi-tournament, exchanges for colours within 100 rating points (3.2.3, 3.8, 5.7)
swiss-reading-higher-ranked-by-score = Lim: the higher ranked has the higher score, then the smaller number (5.4)
swiss-reading-residents-first = Lim: a floater looks for an opponent among the residents first (3.8)
swiss-reading-odd-by-place = Lim: odd and even by the place in the list (7.2)
swiss-reading-following-graded = Team, Double-Swiss: as few upfloaters of the following score as possible (C6)
swiss-reading-following-occupied = Team, Double-Swiss: the following score is the next one that still has somebody (C6)
swiss-reading-no-preference-in-last-round = Team, type B: no preference in the last round with a colour difference of 0 (1.7)
swiss-reading-first-team-by-pairing-score = Team: the first team has the higher score with its virtual points (4.2)
swiss-reading-forfeited-match-floats = Team, Double-Swiss: a forfeited match makes floaters, too (1.5)

# Why something was not done: the end of "not with Anand: …".
swiss-reason-met = they met in round { $value }
swiss-reason-prohibited = they may not be paired in this event
swiss-reason-same-absolute-colour = both must have the same colour
swiss-reason-colour-limits = one of them would have a colour three times running, or three times more often than the other
swiss-reason-bye-not-allowed = the bye is not allowed
swiss-reason-order = equally good, but later in the order of pairings

# By which criterion or step it would be worse.
swiss-criterion-completion = the rest could not be paired
swiss-criterion-bye-score = the bye goes to the lowest score
swiss-criterion-bye-games = of the lowest score, the bye goes to whoever has played most
swiss-criterion-bye-rank = among equals, the bye goes to the lowest ranked
swiss-criterion-bye-rating = in round 1 the bye goes to the lowest rated
swiss-criterion-rating-range = the exchange for colours would exceed 100 rating points
swiss-criterion-pairs = fewer pairs could be made in the group
swiss-criterion-upfloaters = more would have to come up from below
swiss-criterion-upfloater-scores = somebody with a lower score would come up
swiss-criterion-floaters = more would have to leave the group
swiss-criterion-floater-scores = somebody with a higher score would leave the group
swiss-criterion-incoming-floaters = fewer of those who came into the group would be paired, or those with lower scores
swiss-criterion-next-group = the next group could be paired less well
swiss-criterion-preferences = fewer colour preferences would be granted
swiss-criterion-strong-preferences = fewer strong colour preferences would be granted
swiss-criterion-maximum-upfloaters = somebody who has come up as often as allowed would come up again
swiss-criterion-times-upfloated = somebody who has come up more often would come up again
swiss-criterion-floated-last = somebody would float again after the last round
swiss-criterion-opponents-floated-last = somebody who floated in the last round would meet a floater
swiss-criterion-floater-kind = somebody would float who has floated already or has no opponent in the next group
swiss-criterion-floater-colour = the numbers of those due White and due Black would not become even
swiss-criterion-floater-rank = the floater is chosen by rank
swiss-criterion-due-colour = an opponent who is due the other colour goes first
swiss-criterion-colour-limits = somebody would have a colour three times running, or three times more often than the other
swiss-criterion-median = the groups are paired from both ends towards the middle

# What could not be avoided in a group.
swiss-unmet-upfloaters = { $count } from below
swiss-unmet-floaters = { $count ->
    [one] { $count } leaves for the next group
   *[other] { $count } leave for the next group
}
swiss-unmet-preferences = { $count ->
    [one] { $count } without the preferred colour
   *[other] { $count } without the preferred colour
}
swiss-unmet-strong-preferences = { $count ->
    [one] { $count } strong colour preference not granted
   *[other] { $count } strong colour preferences not granted
}
swiss-unmet-maximum-upfloaters = { $count } from below who came up as often as allowed
swiss-unmet-floated-last = { $count ->
    [one] { $count } floats again after the last round
   *[other] { $count } float again after the last round
}
swiss-unmet-opponents-floated-last = { $count ->
    [one] { $count } who floated in the last round meets a floater
   *[other] { $count } who floated in the last round meet a floater
}

# What decided the colours of a pair.
swiss-colours-initial-colour = neither has played: the pairing number and the initial colour decide
swiss-colours-only-preference = the only preference is granted
swiss-colours-both = the preferences agree
swiss-colours-stronger = the stronger preference is granted
swiss-colours-limits = the other way round a limit of the colours would be broken
swiss-colours-equalise = White to the one who has had it less often
swiss-colours-alternate = they change the colours of the last round in which they differed
swiss-colours-higher-ranked = the preference of the higher ranked is granted
swiss-colours-lower-ranked = the preference of the lower ranked is granted
swiss-colours-higher-alternates = the higher ranked changes colour
swiss-colours-lower-alternates = the lower ranked changes colour

# What speaks against another pairing of the round.
swiss-verdict-same = the same pairing
swiss-verdict-illegal = { $pair-white } – { $pair-black } may not be paired: { $reason }
swiss-verdict-bye = { $found ->
    [none] somebody has to have the bye
   *[other] the bye does not go to { $found }: { $reason }
}
swiss-verdict-worse = decided in the group with score { $group }: { $reason }
swiss-verdict-colours = colours of { $pair-white } – { $pair-black }: { $rule }

# A round without a legal pairing.
swiss-no-pairing = round { $round } has no legal pairing
swiss-trouble-round = Round { $round } has no legal pairing.
swiss-trouble-nobody-may-have-bye = The number is odd, and nobody may have the bye.
swiss-trouble-stuck = They cannot all be paired: { $players }.
swiss-trouble-opponents = The only opponents left for them: { $players }.
swiss-trouble-permitted = The least that would have to be permitted:
swiss-trouble-without-game = Or, with nothing permitted, without a game: { $players }.
swiss-breach-pair = { $higher } meets { $lower }, although { $reason } ({ $article })
swiss-breach-bye = { $player } has the bye, although not allowed to ({ $article })
