# What can be wrong with a case.

case-error-text = { $cause }
case-error-kind = „{ $found }“ ist kein bekannter Vorfall
case-error-edition = edition: „{ $found }“ gibt es nicht; es gibt { $known }
case-error-variation = variations: { $value }
case-error-control = control: { $cause }
case-error-position = board.fen: { $cause }
case-error-no-game = { $reasons-count ->
    [0] board.fen: aus dieser Stellung kann keine Partie gespielt werden
   *[other] board.fen: aus dieser Stellung kann keine Partie gespielt werden: { $reasons }
}
case-error-move = board.moves: Zug { $number } („{ $word }“): { $cause }
case-error-answer = { $fact }: { $cause }
case-error-no-fact = ein Fall hat keine Angabe „{ $fact }“
