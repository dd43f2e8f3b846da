# Texts of the pages: standings.

standings = Standings
standings-after-n = after round { $value }
standings-back = Back to the standings
standings-categories = Categories
standings-crosstable = Cross table
standings-everybody = Everybody
standings-files = As a file:
standings-left-out = left out: { $value }
standings-no-value = There is no value:
standings-note = Remark
standings-number-short = No.
standings-opponent = Opponent
standings-overall = All
standings-round-or-board = Round, or board
standings-round-short = Rd
standings-unrated-count = Players without a rating are in this category too.
standings-unrated-do-not = Players without a rating are not in this category.
standings-value = Value
standings-value-of = { $first } of { $second }: { $third }

## The wall chart of US Chess (28O)

standings-wall = Wall chart
standings-of-us-chess = Ties are broken by rule 34 of US Chess
wall-after = Wall chart after round { $value }
wall-before = Wall chart before round 1
wall-during = Wall chart during round { $value }
wall-final = Final wall chart
wall-by-round = Wall chart by round
wall-kinds = Tables
wall-caption = { $value }: for each round the result, the opponent’s number and the colour, and beneath them the score so far
wall-name = Name, rating, ID
wall-unrated = unr.
wall-legend = Each cell has the result, the opponent’s number and the colour (w White, b Black), and beneath them the score so far; what was not played is in brackets. W won, D drawn, L lost, X won by forfeit, F lost by forfeit, B full-point bye, H half-point bye, U no game and no points.
