# Who meets whom: the reasons of the engines, and why they refuse.

# Swiss systems, as people call them.
swiss-system-dutch-2017 = FIDE (Dutch) System, 2017
    .about = Score groups from the top, upper half against lower half, colours balanced: the usual system of FIDE.
swiss-system-dutch-2025 = FIDE (Dutch) System, 2025
    .about = Score groups from the top, upper half against lower half, colours balanced: the usual system of FIDE.
swiss-system-dutch-2026 = FIDE (Dutch) System, 2026
    .about = Score groups from the top, upper half against lower half, colours balanced: the usual system of FIDE.
swiss-system-us-2025 = US Chess Swiss, 2025
    .about = Score groups with transpositions and interchanges limited by ratings, by the rules of US Chess.

# Where a rule stands, if it has no number.
article-of-the-event = regulations of the event

# Players: the first of them by name, the others only counted.
named-players = { $more ->
    [0] { $named }
   *[other] { $named } and { $more } more
}

unknown-edition = "{ $text }" is no edition of the Dutch system: expected dutch-2017, dutch-2025 or dutch-2026
unknown-system = "{ $text }" is not a Swiss system: expected dutch, dubov, burstein, lim, double, team, olympiad, us or us-team, or one of them with its edition, such as dutch-2026

## The FIDE (Dutch) system

# Why something was not done: the end of "not with Anand: …".
dutch-reason-met = they met in round { $value }
dutch-reason-prohibited = they may not be paired in this event
dutch-reason-same-absolute-colour = both must have the same colour
dutch-reason-bye-not-allowed = the bye is not allowed
dutch-reason-bye-score = the bye would go to a higher score
dutch-reason-order = equally good, but later in the order of pairings

# By which criterion it would be worse.
dutch-criterion-completion = the rest could not be paired
dutch-criterion-downfloaters = more players would float down
dutch-criterion-downfloater-scores = higher scores would float down, or score differences be larger
dutch-criterion-next-downfloaters = the next bracket would have to leave more players unpaired
dutch-criterion-next-scores = the next bracket would have to leave higher scores unpaired
dutch-criterion-bye-games = the bye would go to somebody who has played less
dutch-criterion-colour-difference = a colour difference beyond two
dutch-criterion-third-colour = the same colour three times running
dutch-criterion-preference = fewer colour preferences would be granted
dutch-criterion-strong-preference = fewer strong colour preferences would be granted
dutch-criterion-downfloat-last = somebody would float down again after the last round
dutch-criterion-upfloat-last = somebody would float up again after the last round
dutch-criterion-downfloat-before = somebody would float down again after two rounds
dutch-criterion-upfloat-before = somebody would float up again after two rounds
dutch-criterion-downfloat-last-scores = somebody with a higher score would float down again after the last round
dutch-criterion-upfloat-last-scores = somebody would float up again further after the last round
dutch-criterion-downfloat-before-scores = somebody with a higher score would float down again after two rounds
dutch-criterion-upfloat-before-scores = somebody would float up again further after two rounds
dutch-criterion-exchanges = more players would change between the halves
dutch-criterion-exchange-distance = players further apart would change between the halves

# What decided the colours of a pair.
dutch-colours-both = the preferences agree
dutch-colours-stronger = the stronger preference is granted
dutch-colours-wider-difference = the wider colour difference is granted
dutch-colours-alternate = they change the colours of the last round in which they differed
dutch-colours-higher-ranked = the higher ranked player's preference is granted
dutch-colours-initial-colour = no preference: the pairing number and the initial colour decide

# What speaks against another pairing of a round.
dutch-verdict-same = the same pairing
dutch-verdict-illegal = { $pair-white } – { $pair-black } may not be paired: { $reason }
dutch-verdict-worse = decided in the bracket with score { $bracket }: { $reason }
dutch-verdict-colours = colours of { $pair-white } – { $pair-black }: { $rule }

# A round without a legal pairing, in a word and line by line.
dutch-cannot-pair = { $has-too-many-scores ->
    [yes] round { $round } has too many different scores to be paired by this edition
   *[no] round { $round } has no legal pairing (C.04.3)
}
dutch-trouble-round = { $has-too-many-scores ->
    [yes] Round { $round } has too many different scores to be paired by this edition.
   *[no] Round { $round } has no legal pairing (C.04.3).
}
dutch-trouble-nobody-may-have-bye = The number of players is odd, and nobody may have the bye ({ $article }).
dutch-trouble-stuck = They cannot all be paired: { $players }.
dutch-trouble-opponents = The only opponents left for them: { $players }.
dutch-trouble-permitted = The least that would have to be permitted:
dutch-trouble-pair = { $higher } meets { $lower }, although { $reason } ({ $article })
dutch-trouble-bye = { $player } has the bye, although not allowed to ({ $article })
dutch-trouble-without-game = Or, with nothing permitted, without a game: { $players }.

# A bye among what would have to be permitted.
dutch-breach-bye = a bye for a player who may not have it

## The Swiss system of US Chess

us-cannot-pair-no-bye = { $players } players, an odd number, and everybody has had a full-point bye or a no-show's point (28L3); a house player would help (28M1)
us-cannot-pair-no-pairing = pairings prohibited for this event leave no way to pair the round; those with the fewest possible opponents are { $hardest }

# Two who meet, the higher ranked first.
us-meeting = { $one } – { $other }

# A score group: its due colours, who drops, its natural pairings.
us-note-group = { $has-added-points ->
    [yes] Score { $score } for pairing, with the point added in the first two rounds (28R1)
   *[no] Score { $score }
}: { $players ->
    [one] { $players } player
   *[other] { $players } players
}; of those paired here { $due-white ->
    [one] { $due-white } is
   *[other] { $due-white } are
} due White, { $due-black } Black, { $due-neither } neither{ $due-only-equalisation ->
    [yes] , counting only who has had unequal colours
   *[no] {""}
} (29E6a).
us-note-drops = { $players-count ->
    [one] { $players } drops to a lower group (29D1).
   *[other] { $players } drop to a lower group (29D1).
}
us-note-unaccelerated = The parts of the accelerated field could not be paired each for itself: the round is paired by score groups (28R2, 28R3).
us-note-natural = Natural pairings: { $pairs } (29C1).

# Somebody in the place of somebody else.
us-replaced = { $player } for { $natural }

# Boards that changed together.
us-note-switch = { $kind-code ->
    [interchange] Interchange
    [odd-player] Another odd player or opponent
   *[transposition] Transposition
}: { $before } become { $after }; { $replaced-count ->
    [0] {""}
   *[other] { $replaced }:{" "}
}{ $points ->
    [none] no difference that is known
   *[other] { $counting ->
        [none] { $points } points
       *[other] { $points } points, counting as { $counting }
    }
}, { $limit ->
    [none] no limit
   *[other] limit { $limit }
} ({ $article }), { $reason }.
why-switched-parts = since { $one } and { $other } { $bar } ({ $article })
why-switched-third-colour = so that { $after } instead of { $before } have a colour three times running (29E5f)
why-switched-equalisation = so that { $after } instead of { $before } get one colour two or more times more often (29E5b)
why-switched-due-colour = so that { $after } instead of { $before } do not get their due colour (29E5a)
why-switched-follows = which follows from switches above (29E6)

# What speaks against a pair: the end of "they …".
us-bar-teammates-in-group = are of one team
us-bar-teammates = are of one team
us-bar-requested = should be kept apart
us-bar-third-colour = had the same colour twice running
us-bar-met = have met
us-bar-met-twice = have met more than once
us-bar-prohibited = may not meet in this event

# Who has which colour, and why.
us-note-board = Board { $board }: { $white } – { $black }: { $colours } ({ $article }){ $dropped ->
    [none] {""}
   *[other] ; { $dropped } dropped
}.
us-colours-toss = neither is due a colour, so the toss decides by boards
us-colours-both-due = both get their due colours
us-colours-one-due = the one who is due a colour gets it
us-colours-unbalanced = who had unequal colours gets the due one
us-colours-greater-imbalance = the greater imbalance gets the due colour
us-colours-last-round = both get the other colour than in the round before
us-colours-latest-difference = their colours differed last in round { $value }
us-colours-higher-ranked = the same colours so far, the higher ranked gets the due one
us-colours-minus-group = the same colours so far, the lower ranked of a minus score gets the due one
us-colours-turn = the same colours so far, it is the lower ranked player's turn
us-colours-lot = the same colours so far, the lot decides
us-colours-no-third = nobody gets a colour for the third time running

# Who gets the bye, and why.
us-note-bye = { $player } gets the full-point bye: { $rule } ({ $article }){ $passed-over-count ->
    [0] {""}
   *[other] { $rule-code ->
        [colours] , instead of { $passed-over }
       *[other] ; without { $passed-over } the others could not be paired
    }
}.
us-bye-rule-lowest-rated = is the lowest rated player of the lowest score group
us-bye-rule-unrated = is unrated but not new, and no rated player of the group may have it
us-bye-rule-new = is new, and nobody else of the group may have it
us-bye-rule-after-half-point = took a half-point bye, but all others have had a bye
us-bye-rule-late = entered late, and nobody else may have it
us-bye-rule-spares-new = is in the group above one in which only new players could have it
us-bye-rule-colours = is higher rated than the one it would go to, and colours are better so
us-bye-rule-table = rests in this round of the table

us-note-exception = { $one } meets { $other } although they { $bar }: there is no way around it.
# The same as what could not be avoided, with the article behind it.
us-exception = { $one } and { $other } { $bar }

# Variations that a section announces.
us-variation = { $does } ({ $article })
us-variation-does-minus-groups = in minus score groups the lower ranked player gets the due colour
us-variation-does-turns = higher and lower rated players get the due colour in turn
us-variation-does-last-round-lots = in the last round lots decide between equal claims to a colour
us-variation-does-short-memory = only the last two rounds decide between equal claims to a colour
us-variation-does-wide-limit-for-black-only = the 200-point rule is for an excess of Black only
us-variation-does-tolerance = the limits of switches may be exceeded somewhat
us-variation-does-third-colour-ban = nobody has one colour three times running, except in the last round
us-variation-does-no-limits = equalising colours has priority over ratings
us-variation-does-top-down = colours are corrected board by board from the top
us-variation-does-bye-for-colours = the bye may go to a higher rated player for the sake of colours
us-variation-does-accelerated = accelerated pairings in the first two rounds
us-variation-does-class-pairings = class pairings in the last round
us-variation-does-unrated-together = unrated players with plus scores meet each other
us-variation-does-round-robin-table = a round robin table guides the pairings
us-variation-does-neighbours = 1 against 2 pairings
us-variation-does-teammates-in-group = another score than plus two keeps teammates in their score group
us-variation-does-teammates-never = teammates do not meet
us-variation-does-unrated-as = unrated players have a rating for pairing
us-variation-does-early-forfeits = opponents of a player expelled early win by forfeit
us-variation-does-last-opponent-forfeit = the last opponent of a player expelled after the event wins by forfeit
us-variation-does-latest-entry-counts = a re-entry leaves earlier entries behind
us-variation-does-estimates-for-teams = regulars without a rating have an estimate in the average of their team

# What is wrong with the file of what a director knows.
faulty-facts-own-reentry = reentry_of of entrant { $value } names the same entrant: an entry follows another one (28S)
faulty-facts-twice = entrant { $value } has two [[players]] blocks: put them together
faulty-facts-lonely-request = number { $value } of the [[requests]] needs at least two different entrants (28T)

## Acceleration

baku-too-few-rounds = Baku acceleration of 2017 is for { $least } rounds or more, not for { $rounds } (C.04.5.1)
baku-other-points = Baku acceleration of 2017 is for 1 – ½ – 0, not for { $win } – { $draw } – { $loss } (C.04.5.1)
baku-uneven-points = Baku acceleration needs a win that is worth two draws and a loss without points, not { $win } – { $draw } – { $loss } (C.04.7)
baku-no-number = { $player } has no pairing number, which Baku acceleration needs (C.04.2.B.2)
baku-not-in-olympiad = the Olympiad Pairing Rules know no acceleration
baku-game-points = teams that are ranked by game points are not accelerated (C.04.7)
baku-not-in-us-chess = Baku acceleration belongs to FIDE's systems (C.04.7); in a section by the rules of US Chess virtual points are those of the added score method, a point in rounds 1 and 2 (28R1)

## Random tournaments

invalid-chance = "{ $text }" is no percentage: expected 0 to 100 with at most four decimals, such as 2.5
cannot-generate-players = a random tournament has 2 to { $most } players, not { $players }
cannot-generate-rounds = a random tournament has 1 to { $most } rounds, not { $rounds }
cannot-generate-ratings = the lowest rating ({ $lowest }) is above the highest ({ $highest })
cannot-generate-incomplete = none of { $attempts } attempts could be paired to the end; in the last one { $reason }
