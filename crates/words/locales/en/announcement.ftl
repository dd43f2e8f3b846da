# What must and should be announced of a section, and what is proposed for a new one.

# Where something stands.
cited-article-numbered = { $value }
cited-article-laws = Laws of Chess
cited-article-us-rules = US Chess rules
cited-article-glossary-increment = Glossary, increment
cited-article-manual-rounds = Arbiters' Manual, Swiss rules, number of rounds
cited-article-manual-arbiters = Arbiters' Manual, number of arbiters
cited-article-manual-inspections = Arbiters' Manual, anti-cheating, inspections
cited-article-manual-prize-money = Arbiters' Manual, prize money
cited-article-manual-rating-prizes = Arbiters' Manual, rating prizes
cited-article-manual-duties = Arbiters' Manual, duties of arbiters
cited-article-practice = usual practice
cited-edition-named = { $value }
cited-edition-not-at-hand = not at hand

# What games are announced as.
announced-pace-standard = standard
announced-pace-rapid = rapid
announced-pace-blitz = blitz

# What an invitation says.
invitation-item-regulations = the regulations that hold
invitation-item-hotels = hotels
invitation-item-clocks = the kind of clocks
invitation-item-expenses = travel, board and lodging
invitation-item-fees = entry fees
invitation-item-visas = visas
invitation-item-transport = transport
invitation-item-contacts = website and contacts
invitation-item-media = duties towards the media
invitation-item-dress-code = dress code
invitation-item-smoking = smoking
invitation-item-security = security
invitation-item-medical = medical care
invitation-item-reply = the day by which to answer
invitation-item-needs = medical, dietary and religious needs

# What is announced of a play-off.
play-off-item-places = for which places
play-off-item-format = the format, for any number of players
play-off-item-colours = the colours
play-off-item-time-control = the time control
play-off-item-start = when it begins

# What a point system has a worth for.
scored-win = a win
scored-draw = a draw
scored-loss = a loss
scored-forfeit-win = a win by forfeit
scored-pairing-allocated-bye = the pairing-allocated bye
scored-full-point-bye = a full-point bye
scored-half-point-bye = a half-point bye

# The event.
remark-no-first-day = the first day is not announced; it decides which editions of the rules apply
remark-no-edition-of = no edition of the rules of play of { $day } is at hand
remark-no-last-day = the last day is not announced
remark-ends-before-start = the event ends on { $ends }, before it starts on { $starts }
remark-no-place = the place is not announced
remark-no-organiser = the organiser is not named
remark-no-chief-arbiter = the chief arbiter is not named
remark-invitation-lacks = the invitation does not mention: { $items }

# The rules and the pairing system.
remark-rules-not-named = { $in-force ->
    [none] say which rules apply
   *[other] say which rules apply; in force are the { $in-force }
}
remark-unknown-rules = "{ $rules }" names no edition of the rules that is at hand
remark-rules-not-in-force = the { $named } are not in force when the event starts; in force are the { $in-force }
remark-unknown-variation = the rules provide for no variation "{ $variation }"
remark-notice = { $why }
remark-no-pairing-system = the pairing system is not announced
remark-us-pairing-system-applies = the pairing system is not announced; the one of US Chess applies
remark-unknown-pairing-system = "{ $system }" is no system this program pairs by; a system that FIDE has not published needs an authorisation, and its description in the regulations
remark-not-paired-by = a { $format } is not paired by { $system }
remark-pairing-system-not-in-force = { $system } is not in force when the event starts; in force is { $in-force }
remark-fide-system-is-variation = the FIDE system is a variation: put it into all detailed publicity if it might keep players away
remark-us-system-needs-authorisation = the system of US Chess is not published by FIDE: it needs an authorisation, and its description in the regulations
remark-only-swiss-is-accelerated = only a Swiss can be accelerated
remark-baku-of-fide = Baku acceleration belongs to FIDE's systems; in a section by the system of US Chess rounds 1 and 2 are accelerated by its own methods

# The rounds.
remark-no-rounds = the number of rounds is not announced
remark-no-expected-players = how many are expected is not announced; nobody can tell whether the rounds fit
remark-nobody-to-play = there must be at least two to play
remark-match-of-many = a match has two players, not { $players }
remark-too-many-rounds = { $most ->
    [one] { $players } can have at most { $most } round without meeting anybody twice, not { $rounds }
   *[other] { $players } can have at most { $most } rounds without meeting anybody twice, not { $rounds }
}
remark-too-few-rounds = after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} more than one of { $players } can have won every game; that needs { $needed ->
    [one] { $needed } round
   *[other] { $needed } rounds
}
remark-many-rounds = { $rounds } rounds are many for { $players }: the last ones will be paired far apart; think of a round robin
remark-acceleration-helps = with so many players an announced acceleration helps
remark-no-whole-table = { $once ->
    [one] { $players } meet each other once in { $once } round and twice in { $twice }, not in { $rounds }
   *[other] { $players } meet each other once in { $once } rounds and twice in { $twice }, not in { $rounds }
}
remark-too-few-stages = { $players } need { $stages ->
    [one] { $stages } stage
   *[other] { $stages } stages
} until one is left, not { $rounds }
remark-no-multiple-of-stages = { $rounds } rounds are no multiple of the { $stages } stages

# What results are worth.
remark-impossible-points = { $why }
remark-less-than-nothing = { $what } is worth { $points }, less than nothing
remark-unusual-scoring = { $win } – { $draw } – { $loss } is not the usual scoring and must be in the regulations
remark-forfeit-win-differs = a win by forfeit is worth { $forfeit } and a won game { $win }
remark-forfeit-loss-worth-more = a loss by forfeit is worth more than a lost game
remark-allocated-bye-worth-more = the pairing-allocated bye is worth { $points }, more than a win
remark-allocated-bye-worth-less = the pairing-allocated bye is worth { $points }, not as much as a win; that must be in the regulations
remark-half-point-bye-differs = a half-point bye is worth { $bye } and a draw { $draw }
remark-zero-point-bye-worth = a zero-point bye is worth { $points }
remark-team-scoring-without-teams = team scoring means nothing where no teams play
remark-no-boards = the number of boards of a match is not announced
remark-no-board-order = it is not announced how the boards of a team are ordered
remark-no-line-up-deadline = it is not announced until when line-ups are due

# The time control.
remark-no-time-control = the time control is not announced
remark-unreadable-control = "{ $control }" cannot be read as a time control: { $why }
remark-no-rate = { $why }
remark-other-pace = announced as { $announced }, but with { $time } for 60 moves it is { $found }
remark-default-delay = delay or increment is not announced; a delay of { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} would apply
remark-recommended-addition = recommended are { $least } to { $most } seconds of delay or increment
remark-unusual-increment = an increment usually has from 2 to 60 seconds
remark-no-default-time = the default time is not announced; unspecified it is zero
remark-us-default-time = nothing else announced, a player loses after an hour, or when the first control is over
remark-long-default-time = a default time of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} is longer than the first period: a player who is not there loses on time before
remark-supervision-of-standard = the choice of rules is for rapid and blitz only
remark-no-supervision = it is not announced whether the competition rules hold in full, for the whole event
remark-too-few-to-supervise = the competition rules in full need an arbiter for { $each ->
    [one] each game
   *[other] { $each } games
}: { $needed } for { $games }, not { $arbiters }
remark-guidelines-in-blitz = the guidelines for games without increment are not for blitz
remark-no-guidelines = it is not announced whether the guidelines for games without increment hold, and which way of claiming
remark-guidelines-with-increment = the guidelines are for games without increment

# Why a time control has no rate of play.

# Ties and prizes.
remark-not-decided-by-tie-breaks = a { $format } is not decided by tie-breaks
remark-one-tie-break = at least two tie-breaks should be posted
remark-no-tie-breaks = no tie-breaks are announced; the list must be known before the start
remark-no-us-tie-breaks = no tie-breaks are announced; players expect Modified Median, Solkoff, Cumulative, Cumulative of Opposition
remark-unknown-tie-break = { $why }
remark-tie-break-in-list = { $tie-break }: { $problem }
remark-tie-break-rarely-decides = { $tie-break }: as the first tie-break of a Swiss it rarely decides, because those who tie have not all met
remark-tie-break-leaves-nothing = { $tie-break }: leaves nothing for what follows
remark-tie-break-of-us-chess = { $tie-break }: is a tie-break of US Chess
remark-tie-break-of-fide = { $tie-break }: is a tie-break of FIDE; describe it
remark-drawn-match-open = it is not announced what follows a drawn match
remark-tie-for-first-open = it is not announced how a tie for first place is decided: shared, by tie-breaks or by a play-off
remark-play-off-not-described = a play-off is announced, but not how it is played
remark-no-tie-breaks-for-first = tie-breaks decide a tie for first place, but none are announced
remark-play-off-not-used = a play-off is described, but a tie for first place is decided otherwise
remark-play-off-lacks = not announced of the play-off: { $items }
remark-play-off-soon = by the standards players had 30 minutes between their last game and a play-off
remark-no-prizes = the prizes are not announced, or that there are none
remark-no-currency = the currency of the prizes is not announced
remark-no-division = it is not announced how tied players divide the prizes: equally, by tie-break or half and half
remark-tie-breaks-for-money = tie-breaks are not for money, which tied players divide evenly
remark-no-tie-breaks-for-prizes = the prizes are divided by tie-break, but none is announced
remark-no-last-rank-sharing = it is not announced down to which rank prizes are shared
remark-rating-group-upside-down = a rating group ends below where it begins
remark-rating-groups-overlap = rating groups overlap, so that a player can win the prizes of more than one

# The times of the rounds.
remark-no-schedule = the times of the rounds are not announced
remark-round-beyond = round { $round } has a time, but the section has { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
remark-rounds-without-time = no time is announced for { $rounds-count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
remark-round-with-two-times = round { $round } has two times
remark-round-not-after = round { $round } starts on { $day } at { $time }, not after round { $before }
remark-round-outside-event = round { $round } is on { $day }, not within the days of the event
remark-round-too-soon = round { $round } starts { $gap } after round { $before }; a game of 60 moves can last { $session }
remark-little-rest = round { $round } starts { $gap } after round { $before }; a game of 60 moves can last { $session }, and half an hour of rest is customary
remark-one-round-a-day = with players with a disability there should be one round a day, if possible
remark-long-day = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} on { $day }: { $play } of play; rated are at most twelve hours a day
remark-long-school-day = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} on { $day }: { $play } of play; pupils should play five to six hours
remark-entries-close-late = entries close after the first round has started
remark-lots-drawn-late = lots should be drawn at least twelve hours before round 1

# Ratings and norms.
remark-rated-not-said = it is not announced whether the event is rated
remark-norms-need-rating = norms need a rated event
remark-not-ratable = { $why }
remark-too-fast-from = games of players rated { $rating } or more are too fast to be rated
remark-not-registered = a rated event must be registered before it starts
remark-registered-late = registered { $days ->
    [one] { $days } day
   *[other] { $days } days
} before the start; { $least } are needed
remark-registered-after-start = registered after the event has started
remark-arbiters-without-licence = an event is not rated unless all its arbiters have a licence
remark-licences-needed = all arbiters of a rated event need a licence
remark-long-event = the event lasts { $days } days; more than 90 need an approval
remark-no-title-rules = the title regulations of that time are not at hand
remark-norm-needs-nine-games = { $rounds ->
    [one] a norm needs nine games; there is { $rounds } round
   *[other] a norm needs nine games; there are { $rounds } rounds
}
remark-condition = { $what }: needed is { $needed }; { $actual }

# The people.
remark-draw-offers-not-said = it is not announced whether draws can be agreed; nothing said, they can after a move by each
remark-draws-forbidden-by-us = no rule lets an event forbid agreed draws; as a variation that might keep players away it belongs in all detailed publicity
remark-draws-restricted-by-nothing = not before move { $number } restricts nothing
remark-devices-not-said = it is not announced whether a device may lie in a bag, switched off; nothing said, it may not be brought
remark-byes-not-said = it is not announced whether players can ask for a bye, how often and until which round
remark-no-byes-in = a { $format } has no requested byes
remark-bye-worth-not-said = it is not announced what a requested bye is worth
remark-bye-worth-more-than-draw = a requested bye is worth { $points }, more than a draw
remark-bye-of-unknown-worth = no bye of the point system is worth { $points }
remark-byes-at-official-event = official events have no half-point byes
remark-many-byes = { $most } half-point byes for a player; once is the rule, or both rounds of a day
remark-last-bye-not-said = it is not announced until which round byes are given; never in the last
remark-bye-in-last-round = there is no half-point bye in the last round
remark-byes-after-round-two = half-point byes are advised in the first two rounds only
remark-us-last-bye-not-said = it is not announced until which round byes are given
remark-us-byes-in-second-half = byes after round { $round } must be in the publicity before the event (name variation 22C1 and how it is told)
remark-us-bye-in-last-round = a bye in the last round is asked for before the player's first game, and irrevocable
remark-short-notice-of-bye = byes should be asked for at least an hour before the round
remark-appeals-not-said = it is not announced to whom, until when and at what fee players can appeal
remark-no-appeals = no appeals: that must be in the regulations, and is not advised
remark-no-appeal-deadline = the deadline for appeals is not announced
remark-no-appeal-fee = the fee for appeals is not announced, or that there is none
remark-no-committee = the appeals committee is not announced
remark-small-committee = a committee of { $members }: a chair and at least two members are needed
remark-small-us-committee = a committee of { $members }: three are needed, or two senior directors
remark-even-committee = { $members } members can vote evenly; their number should be odd
remark-few-reserves = two reserve members stand in for those who are concerned themselves
remark-few-arbiters = { $players ->
    [one] { $players } player
   *[other] { $players } players
} should have { $needed ->
    [one] { $needed } arbiter
   *[other] { $needed } arbiters
}, not { $arbiters }
remark-inspections-not-said = inspections at random are possible only if they are announced
remark-accessibility-not-said = it is not announced whether the venue is accessible, and until when players with a disability tell their needs
remark-not-accessible = a venue that not everybody can reach needs another place under supervision
remark-short-notice-of-needs = needs should be told at least 20 days before the start
remark-rooms-not-said = say which rooms belong to the venue, and where games can be analysed

# Why something is proposed for a new section.
proposal-reason-rules-in-force = the { $rules } are in force
proposal-reason-only-us-edition = the only edition of US Chess at hand, but not of that day
proposal-reason-system-of-us-chess = the system of US Chess
proposal-reason-dutch-in-force = the edition of the FIDE (Dutch) system in force
proposal-reason-team-system-in-force = the edition of the Swiss Team system in force
proposal-reason-as-you-wish = as you wish
proposal-reason-players-not-known = how many come is not known; { $rounds } rounds tell the best of { $players } apart
proposal-reason-for-norms = { $rounds ->
    [one] a norm needs nine games, and { $players } players at least { $rounds } round
   *[other] a norm needs nine games, and { $players } players at least { $rounds } rounds
}
proposal-reason-for-one-winner = { $rounds ->
    [one] { $players } need { $rounds } round for one winner; one or two more are advised
   *[other] { $players } need { $rounds } rounds for one winner; one or two more are advised
}
proposal-reason-everybody-meets-once = { $players } meet each other once
proposal-reason-ten-meet-once = how many come is not known; ten meet each other once
proposal-reason-halved-to-one = { $players } are halved until one is left
proposal-reason-sixteen-halved-to-one = how many come is not known; sixteen are halved until one is left
proposal-reason-same-colours = an even number, so that both have White as often; the number is free
proposal-reason-rounds-of-table = as many as the table has: with Scheveningen one for each board, with Skalitzka two, with Hutton one
proposal-reason-usual-scoring = the usual scoring
proposal-reason-boards-are-yours = the number of boards, their order and the deadline are your choice and are announced beforehand
proposal-reason-slow-enough = two hours for 60 moves: slow enough for every rating and for norms
proposal-reason-usual-control = a usual time control of this pace
proposal-reason-lateness-is-yours = your choice; nothing announced, it would be zero
proposal-reason-us-lateness = an hour, or the first control if that is shorter
proposal-reason-needs-few-arbiters = the competition rules in full need an arbiter for a few games each
proposal-reason-usual-tie-breaks = the usual list for this format; it is chosen and announced before the start
proposal-reason-bye-in-first-two-rounds = once, in the first two rounds
proposal-reason-bye-in-first-half = once, in the first half
proposal-reason-draws-unrestricted = nothing restricted; what the rules say if nothing is announced
proposal-reason-as-the-rules-say = what the rules say if nothing is announced
proposal-reason-usual-committee = a committee of three is the least; the deadline is a usual one, the fee is yours to name

# What a new section of teams announces of its boards.
proposed-board-order = fixed before round 1, by rating
