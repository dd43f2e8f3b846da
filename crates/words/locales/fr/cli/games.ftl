# What the command `games` says.

games-utf-16 = ce texte est en UTF-16 ; enregistrez-le en UTF-8
games-time-left = reste { $time }

## A game

games-game = { $file }, partie { $game }, ligne { $line }
games-game-of = { $file }, partie { $game }, ligne { $line } : { $white } – { $black }
games-at = ligne { $line }, colonne { $column } : { $problem }
games-move = { $number } { $found } : { $problem }
games-against = { $problem } (article { $article })
games-went-on = { $count ->
    [one] terminée ({ $end }) après le demi-coup { $at }, mais { $count } demi-coup a suivi
   *[other] terminée ({ $end }) après le demi-coup { $at }, mais { $count } demi-coups ont suivi
}
games-wrong-result = le résultat est { $result }, mais la partie s’est terminée autrement : { $end }
games-no-mate = le résultat est { $result }, mais le vainqueur ne pouvait pas mater : en cas d’abandon ou de perte au temps, c’est nulle
games-wrong-time = après le demi-coup { $ply } : { $problem }

## All games; the number of each line stands before it

games-totals = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}
games-with-illegal-move = avec un coup illégal ou illisible
games-with-wrong-result = avec un résultat que la dernière position contredit
games-gone-on = { $count ->
    [one] a continué après sa fin selon les Règles du jeu
   *[other] ont continué après leur fin selon les Règles du jeu
}
games-with-wrong-times = avec des temps de pendule incohérents
games-with-text-faults = avec des fautes du texte
games-with-repetition = où une nulle par répétition pouvait être réclamée
games-with-quiet-moves = où une nulle par la règle des 50 coups pouvait être réclamée
games-nothing-wrong = rien à signaler
