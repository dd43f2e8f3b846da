# Faits qui se contredisent, ou contredisent l’échiquier.

told-not-on-move = un coup des { $by } est indiqué, mais sur l’échiquier indiqué le trait est aux { $by-opponent } : l’échiquier n’est pas pris en compte ; vérifiez-le
told-intended-is-legal = le coup envisagé est dit illégal, mais il est légal sur l’échiquier indiqué : l’échiquier décide
told-appearances-fewer = les coups montrent { $appearances ->
    [one] { $appearances } apparition
   *[other] { $appearances } apparitions
} de la position, et non { $needed } comme indiqué : les coups décident
told-appearances-enough = la réclamation est dite infondée, mais les coups montrent { $appearances ->
    [one] { $appearances } apparition
   *[other] { $appearances } apparitions
} de la position : les coups décident
told-quiet-moves-fewer = l’échiquier compte { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} sans coup de pion ni prise, et non { $needed } comme indiqué : l’échiquier décide
told-quiet-moves-enough = la réclamation est dite infondée, mais l’échiquier compte { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
} sans coup de pion ni prise : l’échiquier décide
told-not-stalemate = le pat est indiqué, mais l’échiquier indiqué n’en montre pas : l’échiquier décide
told-not-dead = une position morte est indiquée, mais un mat est possible sur l’échiquier indiqué : l’échiquier décide
told-cannot-mate = il est indiqué que les { $side } peuvent mater, mais ils ne le peuvent pas sur l’échiquier indiqué : l’échiquier décide
told-can-mate = il est indiqué que les { $side } ne peuvent pas mater, mais ils le peuvent sur l’échiquier indiqué : l’échiquier décide
told-rate-of-control = la cadence indiquée est { $told }, mais { $control } est { $rate } : le contrôle de temps décide
told-move-counts = les Blancs ne peuvent avoir joué { $white ->
    [one] { $white } coup
   *[other] { $white } coups
} et les Noirs { $black } : vérifiez les nombres
told-moves-on-board = { $told ->
    [one] { $told } coup des { $side } est indiqué
   *[other] { $told } coups des { $side } sont indiqués
}, mais l’échiquier en montre { $played } : l’échiquier décide
told-replied-since = il est indiqué que l’adversaire n’a pas achevé de coup depuis, mais aussi que le coup était le { $moves-ago }e en remontant : il est tenu pour suivi d’une réponse
