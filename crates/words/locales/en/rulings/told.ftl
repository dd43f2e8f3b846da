# Facts that contradict each other, or the board.

told-not-on-move = it is told that { $by } made the move, but on the told board { $by-opponent } has the move: the board is left out of account; check it
told-intended-is-legal = it is told that the intended move is illegal, but it is legal on the told board: the board decides
told-appearances-fewer = the moves show { $appearances ->
    [one] { $appearances } appearance
   *[other] { $appearances } appearances
} of the position, not { $needed } as told: the moves decide
told-appearances-enough = it is told that the claim is wrong, but the moves show { $appearances ->
    [one] { $appearances } appearance
   *[other] { $appearances } appearances
} of the position: the moves decide
told-quiet-moves-fewer = the board counts { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
} without pawn move or capture, not { $needed } as told: the board decides
told-quiet-moves-enough = it is told that the claim is wrong, but the board counts { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
} without pawn move or capture: the board decides
told-not-stalemate = stalemate is told, but the told board shows none: the board decides
told-not-dead = a dead position is told, but on the told board a mate is possible: the board decides
told-cannot-mate = it is told that { $side } can mate, but on the told board { $side } cannot: the board decides
told-can-mate = it is told that { $side } cannot mate, but on the told board { $side } can: the board decides
told-rate-of-control = { $told } is told as the rate of play, but { $control } is { $rate }: the time control decides
told-move-counts = White cannot have made { $white ->
    [one] { $white } move
   *[other] { $white } moves
} and Black { $black }: check the numbers
told-moves-on-board = { $told ->
    [one] { $told } move of { $side } is told
   *[other] { $told } moves of { $side } are told
}, but the board shows { $played }: the board decides
told-replied-since = it is told that the opponent has not completed a move since, but also that the move was number { $moves-ago } counting back: it is taken as replied to
