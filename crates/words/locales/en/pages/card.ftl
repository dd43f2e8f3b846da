# Texts of the pages: card.

card-anybody = anybody
card-assumed = { $value } (assumed)
card-average = Average of the opponents
card-change = Rating change
card-coefficient = Coefficient K
card-draw = With a draw
card-expected = Expected score
card-float-down = met somebody with fewer points
card-float-up = met somebody with more points
card-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
card-loss = With a loss
card-norm-against = { $first } against { $second }, rated { $third } or more
card-norm-more = besides, still needed: of the title { $first }, title holders { $second }, federations { $third }
card-norm-of = { $value } norm
card-norm-score = points still needed: { $first }, against an average of { $second }
card-not-counted = Round { $first } is not rated: { $second } ({ $third })
card-performance = Performance
card-points-in-games = { $first } in { $second }
card-rated-games = Points in rated games
card-ratings = Ratings and norms
card-title-holder = a title holder
card-title-main = a holder of the title
card-win = With a win
card-norm-avoid = { $first }, not from { $second }
card-title-needs = for the title: { $first } ({ $second })
