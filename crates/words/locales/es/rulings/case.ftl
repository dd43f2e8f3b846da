# What can be wrong with a case.

case-error-text = { $cause }
case-error-kind = nada se llama «{ $found }»
case-error-edition = edition: no existe «{ $found }»; existen { $known }
case-error-variation = variations: { $value }
case-error-control = control: { $cause }
case-error-position = board.fen: { $cause }
case-error-no-game = { $reasons-count ->
    [0] board.fen: desde esta posición no se puede jugar ninguna partida
   *[other] board.fen: desde esta posición no se puede jugar ninguna partida: { $reasons }
}
case-error-move = board.moves: jugada { $number } («{ $word }»): { $cause }
case-error-answer = { $fact }: { $cause }
case-error-no-fact = un caso no tiene el dato «{ $fact }»
