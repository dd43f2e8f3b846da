# What every topic uses. Colours are told after "las", "de las" or "a las".

language-name = Español
yes = sí
no = no
list-and = { $first } y { $last }
list-others = y { $count } más
list-or = { $first } o { $last }
list-series = { $first }; { $last }
decimal-separator = ,
# King, queen, rook, bishop and knight in written moves, in this order.
piece-letters = RDTAC
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
date-and-time = { $date }, { $time }

colour-white = blancas
colour-black = negras
