# What can be wrong with a case.

case-error-text = { $cause }
case-error-kind = nothing is called "{ $found }"
case-error-edition = edition: there is no "{ $found }"; there are { $known }
case-error-variation = variations: { $value }
case-error-control = control: { $cause }
case-error-position = board.fen: { $cause }
case-error-no-game = { $reasons-count ->
    [0] board.fen: no game can be played from this position
   *[other] board.fen: no game can be played from this position: { $reasons }
}
case-error-move = board.moves: move { $number } ("{ $word }"): { $cause }
case-error-answer = { $fact }: { $cause }
case-error-no-fact = a case has no fact "{ $fact }"
