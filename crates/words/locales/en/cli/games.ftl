# What the command `games` says.

games-utf-16 = this is UTF-16 text; save it as UTF-8
games-time-left = { $time } left

## A game

games-game = { $file }, game { $game }, line { $line }
games-game-of = { $file }, game { $game }, line { $line }: { $white } – { $black }
games-at = line { $line }, column { $column }: { $problem }
games-move = { $number } { $found }: { $problem }
games-against = { $problem } (article { $article })
games-went-on = { $count ->
    [one] over by { $end } after half-move { $at }, but { $count } half-move followed
   *[other] over by { $end } after half-move { $at }, but { $count } half-moves followed
}
games-wrong-result = the result is { $result }, but the game ended by { $end }
games-no-mate = the result is { $result }, but the winner could not mate: by resignation or on time it is a draw
games-wrong-time = after half-move { $ply }: { $problem }

## All games; the number of each line stands before it

games-totals = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}
games-with-illegal-move = with an illegal or unreadable move
games-with-wrong-result = with a result the last position contradicts
games-gone-on = { $count ->
    [one] went on after it was over by the Laws
   *[other] went on after they were over by the Laws
}
games-with-wrong-times = with clock times that do not add up
games-with-text-faults = with faults of the text
games-with-repetition = in which a draw by repetition could be claimed
games-with-quiet-moves = in which a draw by the fifty-move rule could be claimed
games-nothing-wrong = nothing wrong
