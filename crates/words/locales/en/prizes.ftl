# Prizes: how they are divided, what is advised, what is wrong with a fund.

ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}

# What prizes are called.
prize-label-place = { $number } prize
prize-label-category = { $number } { $name }
prize-label-points = prize for { $score } { $score ->
    [one] point
   *[other] points
}
prize-label-balance = balance of { $of }
counted-prize-several = { $count } × { $label }
shared-prizes-many = { $count } prizes
prize-sharers-many = { $count } players

# Parts of the Arbiters' Manual.
prize-manual-money = Arbiters' Manual, money prizes
prize-manual-money-equal = Arbiters' Manual, money prizes a
prize-manual-money-by-tie-break = Arbiters' Manual, money prizes b
prize-manual-money-hort = Arbiters' Manual, money prizes c: Hort
prize-manual-ratings = Arbiters' Manual, rating prizes

# What a player wins, and why.
prize-line-points = { $prizes }: { $sum } ({ $articles })
prize-line-special = { $prizes }: { $sum } ({ $articles })
prize-line-special-shared = { $sharers } share { $prizes }: { $sum } ({ $articles })
prize-line-alone = { $first }: { $prizes }, { $sum } ({ $articles })
prize-line-alone-of-tied = tied for { $first }–{ $last } place, wins { $prizes } alone: { $sum } ({ $articles })
prize-line-all-share = { $first }–{ $last } share { $prizes }: { $sum } ({ $articles })
prize-line-some-share = { $sharers }, tied { $first }–{ $last }, share { $prizes }: { $sum } ({ $articles })
prize-line-object = { $prize }: { $object } ({ $article })
prize-line-title = { $title } ({ $article })

# How a share comes out.
prize-sum-equal = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
} / { $count } = { $paid }
prize-sum-hort = half of { $by-rank } by rank + half of { $total-count ->
    [one] { $total }
   *[other] ({ $total })
} / { $count } = { $paid }
prize-sum-less-others = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, less what others may not exceed, in equal parts = { $paid }
prize-sum-limit = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, limited to { $paid }
prize-sum-largest-prize = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, at most the largest prize the player could win without the tie, { $paid }
paid-prize-exact = { $paid }
paid-prize-rounded = { $paid } (exactly { $exact })

# Why nobody won a prize.
unawarded-reason-too-few-players = fewer players completed the event than advertised (32C2)
unawarded-reason-paid-within-event = to be paid within the event (32C6)
unawarded-reason-nobody-of-section = nobody of the section is left to win it; to be paid within the event (32C6)
unawarded-reason-nobody-eligible = no player who can win it completed the event (32C3)
unawarded-reason-nobody-left = nobody is left to win it: one prize for each player (32B1)
unawarded-reason-no-winner-known = no winner is known

# What somebody has to decide or find out.
prize-question-not-known = { $category }: the { $what } is not known of { $who }
prize-question-not-known-for-limit = limit: the { $what } is not known of { $who }
prize-question-tie-not-broken = { $prize }: the tie between { $claims } is not broken, and the object cannot be divided (32F1, 32G1)
prize-question-not-all-compared = so many categories cross each other that not all groups which might leave a pool were compared (32B3): check the largest tie by hand
prize-condition-date-of-birth = date of birth
prize-condition-day-of-tournament = day of the tournament
prize-condition-federation = federation
prize-condition-full-date-of-birth = full date of birth
prize-condition-sex = sex
whose-some = { $names }; and { $more } more

# Advice before a fund is announced.
prize-advice-first-prize-small = first prize { $first } for an entry fee of { $fee }: about ten fees are usual in a serious tournament
prize-advice-places-not-falling = a place that pays { $first } comes before one that pays { $second }
prize-advice-class-prize-below-fee = { $name }: { $cash } is less than the entry fee
prize-advice-class-prize-not-below-places = { $name }: { $cash } is not below the lowest place prize, { $lowest }
prize-advice-class-prize-as-large-as-place = { $name }: { $cash } is as large as the place prize of that number, { $place }
prize-advice-class-name-for-under = { $name }: everybody below can win it too; name it by its limit, or give both limits
prize-advice-mixed-unrated = { $name }: unrated players can win a prize by rating; some of them are strong
prize-advice-ratings-overlap = { $first } and { $second }: one player is in both, and wins the better one; bands that do not overlap are clearer
prize-advice-ratings-win-both = { $first } and { $second }: one player could win both; bands that do not overlap are clearer
prize-advice-announce-method = { $method-code ->
    [equal] put into the announcement, before the start, that tied players divide money in equal parts
    [hort] put into the announcement, before the start, that tied players get half of the money by tie-break and half in equal parts
   *[rank] put into the announcement, before the start, that the tie-breaks decide between tied players who gets which money
}
prize-advice-announce-sharers = decide and announce how many players share in a tie: the last prizes can go to very many
prize-advice-announce-several-cash-prizes = announce that a player can win more than one cash prize
prize-advice-announce-not-all-share = announce that not all tied players share
prize-advice-post-objects-with-money = post that objects go with the money
prize-advice-announce-age-trophies = announce before round 1 that age and grade trophies can be won besides others
prize-advice-announce-best-entry = announce that the best of several entries counts for prizes
prize-advice-announce-limits = announce the limits, and where the balance goes
prize-advice-advertise-category-size = advertise how many players a category needs
prize-advice-announce-special-prizes = announce which prizes are special ones that can be won besides others
prize-advice-post-object-order = post the ranking of the objects
prize-advice-announce-balance = announce where money goes that a player may not have

# What is wrong with the file of a fund.
fund-fault = { $place }: { $cause }
fund-place-whole = the fund
fund-place-category = category "{ $name }"
fund-place-special = special "{ $name }"
fund-place-limit = limit { $number }
fund-place-prize = { $list }, prize { $number }
fund-cause-name-twice = this name is used twice
fund-cause-no-name = a category needs a name
fund-cause-no-prizes = there are no prizes
fund-cause-more-prizes = more than { $most } prizes
fund-cause-nothing = neither cash nor object nor title
fund-cause-decimals = at most { $most } decimals
fund-cause-entries = entries must be from 1 to { $most }
fund-cause-percent = percent is above 100
fund-cause-no-day = a category by age needs the day of the tournament
fund-cause-score-twice = the score { $score } is listed twice
fund-cause-everybody = nobody is left out; prizes for everybody are under [place]
fund-cause-no-rating = no rating is in this span
fund-cause-unrated-by-rating = unrated players have no rating
fund-cause-nobody-of-age = nobody is of this age
fund-cause-nobody-shares = somebody must share: sharers is 0
fund-cause-too-much-guaranteed = more is guaranteed than the prize
prize-division-error-twice = entrant { $entrant } is listed twice
prize-division-error-too-many = more than { $most } finishers

# The command `adoube prizes`.
cli-prizes-fund-unfit = { $file }: { $why }
cli-prizes-remark = { $text } ({ $article })
cli-prizes-column-rank = Rank
cli-prizes-column-name = Name
cli-prizes-column-points = Points
cli-prizes-column-cash = Cash
cli-prizes-column-prizes = Prizes
cli-prizes-paid = Paid { $paid } of { $fund }, { $rest } left by rounding
cli-prizes-paid-too-much = Paid { $paid } of { $fund }, { $rest } more than the prizes by rounding
cli-prizes-not-awarded = Not awarded: { $label }, { $what }: { $reason }
cli-prizes-to-decide = To decide: { $question }
