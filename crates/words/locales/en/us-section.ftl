# What the director knows of an entry.
marks-set = { $section }: noted of { $entrant }:{ $marks-is-new ->
    [yes] { " " }new to rated play;
   *[other] { "" }
}{ $marks-is-late ->
    [yes] { " " }entered late;
   *[other] { "" }
}{ $marks-house-code ->
    [permanent] { " " }permanent house player;
    [temporary] { " " }house player for a round;
   *[other] { "" }
}{ $marks-bye-replaced ->
    [yes] { " " }a game in place of a bye;
   *[other] { "" }
}{ $marks-no-half-point-bye ->
    [yes] { " " }no right to a half-point bye;
   *[other] { "" }
}{ $marks-prize-chance ->
    [yes] { " " }a chance for a prize;
    [no] { " " }no chance for a prize;
   *[other] { "" }
}{ $marks-reentry-of ->
    [none] { "" }
   *[other] { " " }entered again after { $marks-reentry-of };
}{ $marks-team ->
    [none] { "" }
   *[other] { " " }team { $marks-team };
}{ $marks-wins-as-draws ->
    [none] { "" }
   *[other] { " " }a win in round { $marks-wins-as-draws } counts as a draw for prizes;
}
non-pairings-set = { $requests-count ->
    [0] { $section }: no requests not to be paired any more
    [one] { $section }: { $requests-count } request not to be paired
   *[other] { $section }: { $requests-count } requests not to be paired
}

# Refusals.
refusal-no-earlier-entry = { $who } is no earlier entry: who enters again has the later one
refusal-followed-already = { $who } has a later entry already: { $by }
refusal-lonely-request = two players or more are needed who would rather not meet

# On the command line: what the director knows of entries.
event-apart = { $names }: not to be paired if it can be helped
event-apart-until = { $names }: not to be paired up to round { $round } if it can be helped
event-mark-new = NEW: has never played a rated event
event-mark-outside-fide = outside FIDE
event-mark-computer = a program
event-mark-adjudicated = adjudicated in round { $rounds }
event-mark-not-rated = not rated in round { $rounds }
event-mark-late = entered late
event-mark-house-permanent = permanent house player
event-mark-house-temporary = house player for a round
event-mark-bye-replaced = had a game in place of a bye
event-mark-no-half-point-bye = has no right to a half-point bye
event-mark-chance = has a chance for a prize
event-mark-no-chance = has no chance for a prize
event-mark-reentry = entered again after { $who }
event-mark-team = team { $team }
event-mark-win-as-draw = in round { $round } a win counts as a draw for prizes (22C5)
event-house-reason = a house player in place of a bye (28M1)
event-across-reason = the byes of two sections meet (28M3)

# Why no house player can be seated.
cannot-seat-no-open-round = no round is paired and open: a house player comes into one, or for all rounds
cannot-seat-nobody-waits = in round { $round } nobody has a full-point bye that a game could replace
cannot-seat-does-not-wait = { $player } has no bye in round { $round }
cannot-seat-same-section = the byes of two sections were to meet: name the lower section as well as the higher one

# Pairing without a result that nobody reported (29H).
unreported-forfeit-next-round = Both are left out of the next round and forfeit it
unreported-both-lose = Both are scored and paired as having lost
unreported-half-point-byes = Both have half-point byes in the next round
unreported-guess-winner = Pair them as if the higher rated had won
unreported-win-and-draw = Pair the higher rated as having won, the other as having drawn
unreported-both-win = Pair both as having won
event-unreported-reason = result not reported ({ $value })
cannot-pair-without-other-rules = only a section by the rules of US Chess is paired without a result like this (29H)
cannot-pair-without-no-game = round { $round } has no board { $board }
cannot-pair-without-reported = board { $board } of round { $round } has a result
cannot-pair-without-not-latest = round { $round } is not the last one that was paired
cannot-pair-without-no-round-left = round { $round } is the last one: no round is left in which the players could sit out

# Laddering down (29G1).
event-ladder-reason = a player left before the round (29G1)
no-ladder-other-rules = only a section that is paired by the rules of US Chess is repaired by laddering down (29G1)
no-ladder-no-opponent = { $player } has no opponent in round { $round }

# The settings of a US section.
us-setting-acceleration = Accelerated pairings (28R)
us-setting-opponents = Natural opponents (27A3, 29L1)
us-setting-round_robin_table = A round robin table guides a small Swiss (29L)
us-setting-paired_classes = Classes paired for themselves in the last round (29I)
us-setting-unrated_as = Rating of unrated players for pairing only (28A)
us-setting-unrated_together = Unrated players with plus scores meet each other (29J)
us-setting-odd_player_cost = What another odd player costs (29D1b, 29E7)
us-setting-method = How colours are improved (29E6)
us-setting-transposition = Players between two boards that swap (29E7)
us-setting-tolerance = Limits of switches may be exceeded by so many points (29E5c)
us-setting-no_limits = No limits: equalising colours goes before ratings (29E5h)
us-setting-wide_limit_for_black_only = The 200-point rule is for an excess of Black only (29E5b1)
us-setting-third_colour_limit = Limit for avoiding a third game with one colour (29E5f)
us-setting-third_colour_ban = Nobody has a colour three times running, except in the last round (29E5f1)
us-setting-rule_five = Equal claims to a colour (29E4)
us-setting-last_round_lots = Lots for the last round, by their seed (29E4c)
us-setting-short_memory = Only the last two rounds decide between equal claims (29E4d)
us-setting-teammates = Teammates (28N)
us-setting-teammates_are = Who teammates are (28N)
us-setting-latest_entry_counts = Who enters again leaves earlier entries behind (28S5)
us-setting-expulsion = Opponents of an expelled player (28I)
us-setting-bye_for_colours = The bye may go to a higher rated player for the sake of colours (28L2a)
us-setting-spare_new_players = In four rounds the bye spares new players (28L5)
us-setting-byes_most = Most half-point byes of a player (22C3)
us-setting-byes_until_round = Last round for which they are given (22C1)
us-setting-byes_notice_minutes = To be asked for, minutes before the round (22C2)
us-setting-byes_before_game = Game before which players commit to a bye in the last round (22C4)
us-group-pairings = Pairings
us-group-colours = Colours
us-group-people = Teammates, re-entries, expulsions
us-group-byes = Byes
us-choice-none = none
us-choice-added_score = added score (28R1)
us-choice-adjusted_rating = adjusted rating (28R2)
us-choice-sixths = sixths (28R3)
us-choice-halves = upper half against lower half
us-choice-neighbours = 1 against 2, 3 against 4
us-choice-smaller_of_two = the smaller of the two differences
us-choice-players_switched = the difference of the players switched
us-choice-look_ahead = look ahead
us-choice-top_down = board by board from the top
us-choice-swap = stay where they are
us-choice-shift = move by one board
us-choice-wide = 200 points
us-choice-narrow = 80 points
us-choice-higher_ranked = the higher ranked player
us-choice-lower_ranked_in_minus_groups = the lower ranked player in minus score groups
us-choice-alternating = higher and lower rated in turn
us-choice-ignored = may meet
us-choice-plus-1 = do not meet below plus one
us-choice-plus-2 = do not meet below plus two (28N1)
us-choice-plus-3 = do not meet below plus three
us-choice-never = do not meet (28N2)
us-choice-team = players of one team
us-choice-club = players of one club or school
us-choice-standard = half-point bye for a loss, forfeit win for a draw
us-choice-early_forfeits = forfeit wins if expelled early (28I1a)
us-choice-last_opponent_forfeit = forfeit win for the last opponent (28I2c)
us-choice-early_and_last = both (28I1a, 28I2c)
us-setting-fault-unknown-key = there is no setting { $key } of a US section; known are { $known }
us-setting-fault-unknown-choice = { $key } cannot be { $value }; it is one of { $known }
us-setting-fault-no-flag = { $key } is yes or no, not { $value }
us-setting-fault-no-number = { $key } is a number, not { $value }
us-setting-fault-no-class = { $value } is neither a category of the section nor a span of ratings such as 1800-1999
us-setting-fault-not-us = the settings that the section has announced cannot be read
us-setting-fault-accelerated-already = the section has virtual points already; one method of acceleration is enough
us-notice = { $notice-code ->
    [in-advance] must be in all advance publicity, and told at the event
    [before-round-one] must be told at the event before round 1
    [before-round-two] must be told at the event before round 2
    [before-use] must be told at the event before it is used
   *[none] needs no notice
}
found-variation-told = { $late ->
    [yes] { $notice-code ->
        [in-advance] { $variation }: it should have been in all advance publicity, and rounds are paired already
        [before-round-one] { $variation }: players should have been told before round 1
        [before-round-two] { $variation }: players should have been told before round 2
       *[other] { $variation }: it is late to tell the players
    }
   *[no] { $notice-code ->
        [in-advance] { $variation }: must be in all advance publicity, and told at the event
        [before-round-one] { $variation }: must be told at the event before round 1
        [before-round-two] { $variation }: must be told at the event before round 2
        [before-use] { $variation }: must be told at the event before it is used
       *[none] { $variation }: needs no notice
    }
}
found-late-commitment = { $before-game ->
    [1] a half-point bye for { $player } in the last round: players must commit to it before their first game
    [2] a half-point bye for { $player } in the last round: players must commit to it before their second game
   *[other] a half-point bye for { $player } in the last round: players must commit to it before game { $before-game }
}
found-irrevocable-bye = the half-point bye of { $player } in round { $round } was irrevocable: if the director agrees to cancel it, a win counts as a draw for prizes
found-bye-asked-late = the bye of { $player } in round { $round } was asked for less than { $minutes } minutes before the round
event-us-no-value = { $text } has no value: KEY=VALUE
found-assigned-too-low = the rating { $assigned } assigned to { $player } is below the published one, { $published }
found-assigned-without-cause = the rating { $assigned } is assigned to { $player }, and no reason is given: the cause must be on record
left-out-marks = what the director knows of the entries of { $names }
left-out-non-pairings = { $requests ->
    [one] { $requests } request not to be paired
   *[other] { $requests } requests not to be paired
}
