# What can be wrong with a case.

case-error-text = { $cause }
case-error-kind = rien ne s’appelle « { $found } »
case-error-edition = edition : « { $found } » n’existe pas ; il y a { $known }
case-error-variation = variations : { $value }
case-error-control = control : { $cause }
case-error-position = board.fen : { $cause }
case-error-no-game = { $reasons-count ->
    [0] board.fen : aucune partie ne peut être jouée depuis cette position
   *[other] board.fen : aucune partie ne peut être jouée depuis cette position : { $reasons }
}
case-error-move = board.moves : coup { $number } (« { $word } ») : { $cause }
case-error-answer = { $fact } : { $cause }
case-error-no-fact = un cas n’a pas de fait « { $fact } »
