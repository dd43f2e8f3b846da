# Ratings: lists, editions, why a game is not rated, what was assumed.

rating-list-standard = standard
rating-list-rapid = rapid
rating-list-blitz = blitz
rate-standard = standard
rate-rapid = rapid
rate-blitz = blitz
rate-regular = Regular
rate-dual = Dual
rate-quick = Quick
unknown-rating-list = "{ $text }" is not a rating list: expected standard, rapid or blitz

# Editions of the regulations.
rating-rules-fide-2014 = FIDE, from July 2014
rating-rules-fide-2017 = FIDE, from July 2017
rating-rules-fide-2022 = FIDE, from January 2022
rating-rules-fide-2024 = FIDE, from March 2024
rating-rules-fide-2025 = FIDE, from October 2025
title-rules-fide-2017 = FIDE, July 2017 to December 2021
title-rules-fide-2022 = FIDE, 2022
title-rules-fide-2023 = FIDE, 2023
title-rules-fide-2024 = FIDE, from January 2024
unknown-ratings-edition-rating = "{ $found }" is not an edition of the rating regulations: expected fide-2014, fide-2017, fide-2022, fide-2024 or fide-2025
unknown-ratings-edition-title = "{ $found }" is not an edition of the title regulations: expected fide-2017, fide-2022, fide-2023 or fide-2024

# How the opponents are found.
system-swiss = individual Swiss
system-round-robin = individual round robin
system-double-round-robin = individual double round robin
system-scheveningen = Scheveningen
system-knockout = knockout
system-match = match
system-team-swiss = team Swiss
system-team-round-robin = team round robin

# Why a round does not count for a rating.
not-rated-unplayed = not played
not-rated-no-moves = not a move of each
not-rated-unfinished = no result yet
not-rated-unrated-opponent = unrated opponent
not-rated-nothing-scored = unrated opponent without a point
not-rated-far-apart = 600 points or more apart
not-rated-match = the match was decided or has an unrated player
not-rated-computer = a program
not-rated-decision = excluded by a decision
rate-fault-other-list = the time control is { $other }, not { $list }
not-ratable-too-fast = with these ratings each player needs { $least } and has { $found } (B.02, 1.1)
not-ratable-first-control = { $found ->
    [one] the first control asks for { $found } move (B.02, 1.2)
   *[other] the first control asks for { $found } moves (B.02, 1.2)
}
not-ratable-under-five-minutes = { $value } is under five minutes (B.02, 1.4)
not-ratable-time-odds = the players' times belong to different lists

# What had to be assumed.
rating-note-rapid-of2022 = the 2022 chapter on rapid and blitz is not at hand: the 400-point rule is that of the standard list
rating-note-no-time-control = the time control is not known: the rate of play was not checked
rating-note-rated-as-swiss = games of the round robin are missing: it is rated as a Swiss (6.4)

# The rule a coefficient comes from.
coefficient-rule-published = from the list
coefficient-rule-rapid-and-blitz = rapid and blitz
coefficient-rule-reached2400 = has reached 2400
coefficient-rule-junior = junior under 2300
coefficient-rule-new = fewer than 30 games
coefficient-rule-usual = under 2400

# US Chess: what stands against an assigned rating.
assignment-fault-below-published = an assigned rating may not be lower than the published { $value } (28E1)
assignment-fault-opens-class-prize = below 2200 it may not open a class prize (28D2, 28D5)
assignment-fault-too-few-games = a player with fewer than four games is unrated (28D3, 28D4)
assignment-fault-raise-into = within 100 points of the category from { $value } on it should be raised into it (28D4)
assignment-fault-unknown = an unknown player is unrated for prizes (28D6)

# Headings of drawings.
chart-of-rating = Rating change of { $name }
chart-of-norm = What { $name } still needs
