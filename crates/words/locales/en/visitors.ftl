# What visitors come for: a player to follow, statistics, when the rounds are.

calendar-nothing = no start of a round is announced
    .help = say when the rounds start in the settings of the section
calendar-summary = { $event }, { $section }: round { $round }
calendar-take = Put the rounds into a calendar
calendar-take-all = Calendar of all sections
follow = Follow
follow-as-of = No connection. This is how it stood on { $first }.
follow-not = No longer follow
follow-not-paired-yet = Not paired yet
follow-points-by-round = Points after each round
follow-yours = Players you follow
statistics = Statistics
statistics-after = Statistics after round { $value }
statistics-all-rounds = All rounds
statistics-average-rating = Average rating
statistics-average-short = Avg
statistics-black-wins = Black wins
statistics-by-colour = Results by colour
statistics-difference = Difference
statistics-drawn = Draws
statistics-favourites = { $count ->
    [one] In { $count } game between players of different ratings the higher rated one won { $first }, drew { $second } and lost { $third }.
   *[other] In { $count } games between players of different ratings the higher rated one won { $first }, drew { $second } and lost { $third }.
}
statistics-federations = Federations
statistics-forfeits = Boards not played
statistics-games = Games played
statistics-games-short = Games
statistics-least-games = { $count ->
    [one] from { $count } game against rated opponents
   *[other] from { $count } games against rated opponents
}
statistics-loser = Lost
statistics-none = No game has been finished yet.
statistics-performances = Best performances
statistics-rated = { $count ->
    [one] { $count } rated
   *[other] { $count } rated
}
statistics-upsets = Surprises: the lower rated player won
statistics-white-wins = White wins
statistics-winner = Won
