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
