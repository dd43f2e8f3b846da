# What every topic uses.

language-name = English
yes = yes
no = no
list-and = { $first } and { $last }
list-others = and { $count } more
list-or = { $first } or { $last }
list-series = { $first }; { $last }
decimal-separator = .
# King, queen, rook, bishop and knight in written moves, in this order.
piece-letters = KQRBN
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
date-and-time = { $date }, { $time }

colour-white = White
colour-black = Black
