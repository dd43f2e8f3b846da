# What the command `position` says.

position-none = ce n’est pas une position : { $problem }
    .help = une position s’écrit ainsi : 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1
position-no-chess960 = Chess960 a des positions de départ de 0 à 959
    .help = `--chess960 lot` en tire une au sort
position-no-seconds = attendu un nombre de secondes
position-start = position de départ { $number }
position-start-drawn = position de départ { $number }, tirée au sort, graine { $seed }

## A position

position-illegal = { $article ->
    [none] position illégale : { $message }
   *[other] position illégale : { $message } (article { $article })
}
position-no-moves = aucun coup ne peut être joué à partir de cette position
position-checkmated = les { $turn } sont mat : les { $turn-opponent } ont gagné
position-stalemated = les { $turn } sont pat : la partie est nulle
position-in-check = les { $turn } ont le trait et sont en échec
position-to-move = les { $turn } ont le trait
position-moves = { $count ->
    [one] { $count } coup légal : { $moves }
   *[other] { $count } coups légaux : { $moves }
}
position-castling = { $sides ->
    [short] les { $colour } ont le droit au petit roque
    [long] les { $colour } ont le droit au grand roque
   *[both] les { $colour } ont le droit au petit et au grand roque
}
position-en-passant = un pion peut être pris en passant en { $square }

## Who can still mate

position-can-mate = les { $side } peuvent encore mater, par exemple : { $moves }
position-cannot-mate = les { $side } ne peuvent pas mater : { $why }
position-mate-undecided = les { $side } peuvent-ils encore mater ? { $why }
position-line-goes-on = { $count ->
    [one] { $moves } … ({ $count } demi-coup en tout)
   *[other] { $moves } … ({ $count } demi-coups en tout)
}
position-dead = { $article ->
    [none] position morte : aucun joueur ne peut mater, la partie est nulle
   *[other] position morte : aucun joueur ne peut mater, la partie est nulle (article { $article })
}
position-flag-draws = { $article ->
    [none] si le temps des { $side } s’épuise, la partie est nulle
   *[other] si le temps des { $side } s’épuise, la partie est nulle (article { $article })
}

## Many positions, one in each line

position-at-line = ligne { $line } : { $problem }
position-error = erreur : { $error }
position-unplayable = aucun coup ne peut être joué
position-state = { $moves ->
    [one] { $moves } coup légal
   *[other] { $moves } coups légaux
}{ $status ->
    [checkmate] , échec et mat
    [stalemate] , pat
    [dead] , position morte
    [check] , échec
   *[none] {""}
}
position-and-illegal = { $state } ; illégale : { $reason }
position-without-moves = aucun coup ne peut être joué à partir de cette position : { $reasons }
position-no-side = après la position : trouvé : « { $found } » ; attendu : white ou black
position-tally = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
} : gagnable { $winnable }, non gagnable { $unwinnable }, indécis { $undecided } ; { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}
position-tally-times = moyenne { $mean } µs, maximum { $longest } µs par question ; { $seconds } s en tout
