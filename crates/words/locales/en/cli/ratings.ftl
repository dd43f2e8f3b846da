# What the commands `rate`, `norms` and `us-rating` say.

## The event

ratings-no-first-day = { $name } has no first day
    .help = it decides which rules apply; event new --starts or the page of the settings tells it
ratings-no-start = { $name } does not tell when the event started
    .help = --starts DATE tells it; it decides which rules apply
ratings-start-unread = { $name }: the start date "{ $text }" (record 042) cannot be read
    .help = --starts DATE tells it; it decides which rules apply
ratings-no-round = { $rounds ->
    [one] { $name } has { $rounds } round: there is no round { $round }
   *[other] { $name } has { $rounds } rounds: there is no round { $round }
}
ratings-no-round-of-game = there is no round { $round }
ratings-no-pairing-number = "{ $number }" is no pairing number of a player
ratings-no-figure = expected a pairing number and a figure, such as 5=40
ratings-k-is-zero = K of number { $number } cannot be 0

# How the opponents were found, and how that is known.
ratings-system = System: { $system } (told by { $by })
ratings-system-by-games = System: { $system } (told by the games; --system tells another)
ratings-system-assumed = System: { $system } (assumed, as the file does not tell it; --system does)
ratings-system-unread = System: { $system } (assumed, as record 092 says "{ $words }", which is not understood; --system tells it)

## Ratings

ratings-no-rules = no rating rules of { $day } are at hand
    .help = --edition names one that is: { $known }
ratings-heading = { $list } ratings after round { $after } ({ $rules })
ratings-column-rating = Rating
ratings-column-score = Score
ratings-column-expected = Expected
ratings-column-change = Change
ratings-column-new = New
ratings-totals = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $rated } rated, { $federations ->
    [one] { $federations } federation
   *[other] { $federations } federations
}; { $played ->
    [one] { $played } game played
   *[other] { $played } games played
}, { $rated-games } rated, { $forfeited } forfeited
ratings-no-change = number { $number } has no rating change

## Norms

norms-no-rules = no title rules of { $day } are at hand
    .help = --edition names one that is: { $known }
norms-heading = Title norms after round { $after } ({ $rules })
norms-nobody = Nobody has made a norm or can still make one.
norms-no-way = there is no way left to a norm of { $title }
norms-met = ok
norms-not-met = NO
norms-verdict = { $name }, { $title }: { $outcome }
norms-numbers = { $score ->
    [one] { $points } point
   *[other] { $points } points
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $required ->
    [none] –
   *[other] { $required }
} needed; average { $average }, performance { $performance }
norms-forecast = { $rounds ->
    [one] { $name }, { $title }: { $now } with { $rounds } round to play
   *[other] { $name }, { $title }: { $now } with { $rounds } rounds to play
}
norms-no-result-makes-it = no result of the remaining games makes the norm if all games count
norms-more-points = { $score ->
    [one] { $points } more point against an average of { $average }
   *[other] { $points } more points against an average of { $average }
}
norms-more-opponents = with { $main } more of the title, { $holders ->
    [one] { $holders } more title holder
   *[other] { $holders } more title holders
}, { $federations ->
    [one] { $federations } more federation
   *[other] { $federations } more federations
}
norms-with-win = with a win: { $outcome }
norms-with-draw = with a draw: { $outcome }
norms-with-loss = with a loss: { $outcome }
norms-against = { $title-code ->
    [holder] { $points } against a title holder of { $rating } or more{ $avoid-count ->
        [0] {""}
       *[other] , not from { $avoid }
    }: { $outcome }
    [main] { $points } against a holder of the title of { $rating } or more{ $avoid-count ->
        [0] {""}
       *[other] , not from { $avoid }
    }: { $outcome }
   *[none] { $points } against anybody of { $rating } or more{ $avoid-count ->
        [0] {""}
       *[other] , not from { $avoid }
    }: { $outcome }
}

## US Chess

us-rating-no-categories = expected ratings such as 1800,2000, or none
us-rating-no-foreign = "{ $text }" is no rating: expected one such as fide=2150
us-rating-no-rating = "{ $text }" is no rating: expected 1900, or 1700/5 with its games
us-rating-converted = { $no-prize-below ->
    [none] { $text }: { $rating } ({ $rule })
   *[other] { $text }: { $rating } ({ $rule }), not for prizes of classes below { $no-prize-below }
}
us-rating-highest = the highest counts: { $rating } (28D1)
us-rating-no-games = ratings without a game cannot be put together
us-rating-two-established = a player has one established rating at most
    .help = a provisional one is written with its games, such as 1700/5
us-rating-fine = nothing stands against it
us-rating-disclose = { $must ->
    [yes] the other rating must be told ({ $rule })
   *[no] the other rating need not be told ({ $rule })
}
