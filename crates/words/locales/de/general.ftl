# What every topic uses.

language-name = Deutsch
yes = ja
no = nein
list-and = { $first } und { $last }
list-others = und noch { $count }
list-or = { $first } oder { $last }
list-series = { $first }; { $last }
decimal-separator = ,
# King, queen, rook, bishop and knight in written moves, in this order.
piece-letters = KDTLS
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
date-and-time = { $date }, { $time } Uhr

colour-white = Weiß
colour-black = Schwarz
