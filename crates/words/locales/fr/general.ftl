# What every topic uses. Colours are told after "les", "des" or "aux".

language-name = Français
yes = oui
no = non
list-and = { $first } et { $last }
list-others = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
list-or = { $first } ou { $last }
list-series = { $first } ; { $last }
decimal-separator = ,
# King, queen, rook, bishop and knight in written moves, in this order.
piece-letters = RDTFC
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
date-and-time = { $date } à { $time }

colour-white = Blancs
colour-black = Noirs
