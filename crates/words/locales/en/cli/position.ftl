# What the command `position` says.

position-none = this is no position: { $problem }
    .help = a position looks like this: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
position-no-chess960 = Chess960 has start positions from 0 to 959
    .help = `--chess960 lot` draws one
position-no-seconds = expected a number of seconds
position-start = start position { $number }
position-start-drawn = start position { $number }, drawn by lot with seed { $seed }

## A position

position-illegal = { $article ->
    [none] illegal position: { $message }
   *[other] illegal position: { $message } (article { $article })
}
position-no-moves = no moves can be made from it
position-checkmated = { $turn } is checkmated: { $turn-opponent } has won
position-stalemated = { $turn } is stalemated: the game is drawn
position-in-check = { $turn } is to move and in check
position-to-move = { $turn } is to move
position-moves = { $count ->
    [one] { $count } legal move: { $moves }
   *[other] { $count } legal moves: { $moves }
}
position-castling = { $sides ->
    [short] { $colour } has the right to castle short
    [long] { $colour } has the right to castle long
   *[both] { $colour } has the right to castle short and long
}
position-en-passant = a pawn can be captured en passant on { $square }

## Who can still mate

position-can-mate = { $side } can still mate, for example: { $moves }
position-cannot-mate = { $side } cannot mate: { $why }
position-mate-undecided = whether { $side } can still mate was { $why }
position-line-goes-on = { $count ->
    [one] { $moves } … ({ $count } half-move in all)
   *[other] { $moves } … ({ $count } half-moves in all)
}
position-dead = { $article ->
    [none] dead position: neither player can mate, the game is drawn
   *[other] dead position: neither player can mate, the game is drawn (article { $article })
}
position-flag-draws = { $article ->
    [none] if { $side }'s time runs out, the game is drawn
   *[other] if { $side }'s time runs out, the game is drawn (article { $article })
}

## Many positions, one in each line

position-at-line = line { $line }: { $problem }
position-error = error: { $error }
position-unplayable = no moves can be made
position-state = { $moves ->
    [one] { $moves } legal move
   *[other] { $moves } legal moves
}{ $status ->
    [checkmate] , checkmate
    [stalemate] , stalemate
    [dead] , dead position
    [check] , check
   *[none] {""}
}
position-and-illegal = { $state }; illegal: { $reason }
position-without-moves = no moves can be made from it: { $reasons }
position-no-side = behind the position: found "{ $found }", expected white or black
position-tally = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}: { $winnable } winnable, { $unwinnable } unwinnable, { $undecided } undecided; { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}
position-tally-times = mean { $mean } µs, max { $longest } µs a question; { $seconds } s in all
