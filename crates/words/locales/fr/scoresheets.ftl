# Score sheets put side by side: what is found, and what pages and the command say of it.

## Whose sheet

keeper-white = feuille des Blancs
keeper-black = feuille des Noirs
keeper-arbiter = notation de l’arbitre

## What supports a move

sheet-support-agreed = les feuilles concordent
sheet-support-one-sheet = seulement ici : { $value }
sheet-support-disputed = les feuilles se contredisent ; ceci s’accorde mieux avec la suite
sheet-support-repaired = malgré une faute d’écriture, seul ce coup est possible
sheet-support-reconstructed = sur aucune feuille ; aucun autre coup ne mène à la suite
sheet-support-settled = décidé par l’arbitre
sheet-support-open = indéterminé : plusieurs coups sont possibles

## What is wrong on a sheet

sheet-fault-slip = un signe est faux
sheet-fault-ambiguous = peut aussi être un autre coup
sheet-fault-other-move = un autre coup
sheet-fault-not-legal = illégal ici
sheet-fault-unreadable = pas un coup
sheet-fault-omitted = omis ; la suite est dans les mauvaises colonnes
sheet-fault-extra = une inscription de trop ; la suite est dans les mauvaises colonnes
sheet-fault-columns-exchanged = colonnes inversées à partir d’ici, ou de nouveau justes
sheet-fault-not-algebraic = à partir d’ici, la notation n’est plus algébrique

## How far the game can be followed

sheets-ended-all-read = Les feuilles ont été suivies jusqu’au bout.
sheets-ended-board-differs = Les feuilles ont été suivies jusqu’au bout, mais aucune partie compatible ne mène à la position sur l’échiquier.
sheets-ended-nothing-fits = Ensuite, aucune partie ne correspond à ce qui est écrit.
sheets-ended-too-many = Ensuite, trop de parties correspondent à ce qui est écrit.
moves-made = { $exact ->
    [yes] { $white ->
        [one] Les Blancs ont joué { $white } coup
       *[other] Les Blancs ont joué { $white } coups
    }, les Noirs { $black }.
   *[no] { $white ->
        [one] Les Blancs ont joué au moins { $white } coup
       *[other] Les Blancs ont joué au moins { $white } coups
    }, les Noirs au moins { $black }.
}

## How complete a sheet is

sheet-completeness-complete = complète
sheet-completeness-reasonable = { $pairs ->
    [one] raisonnablement complète : { $pairs } paire de coups manque ou est incomplète, { $limit } sont admises
   *[other] raisonnablement complète : { $pairs } paires de coups manquent ou sont incomplètes, { $limit } sont admises
}
sheet-completeness-not-reasonable = { $pairs ->
    [one] pas raisonnablement complète : { $pairs } paire de coups manque ou est incomplète, { $limit } au plus sont admises
   *[other] pas raisonnablement complète : { $pairs } paires de coups manquent ou sont incomplètes, { $limit } au plus sont admises
}
sheet-completeness-incomplete = { $moves ->
    [one] incomplète : { $moves } demi-coup manque ou est faux
   *[other] incomplète : { $moves } demi-coups manquent ou sont faux
}

## What stands beside the moves

sheet-offer = { $missing-on-count ->
    [0] { $cell } : proposition de nulle ({ $on })
   *[other] { $cell } : proposition de nulle ({ $on } ; absente : { $missing-on })
}
sheet-remark = { $cell } : « { $text } »
sheet-result-different = La feuille des Blancs indique { $white }, celle des Noirs { $black }.
sheet-result-no-result = Sans résultat : { $value }.
sheet-result-not-signed = Les { $by } n’ont pas signé : { $sheet }.

## What remains open

sheet-gap = { $single ->
    [yes] { $more ->
        [yes] { $from } : plus de { $ways-count } possibilités
       *[no] { $ways-count ->
            [one] { $from } : une possibilité
           *[other] { $from } : { $ways-count } possibilités
        }
    }
   *[no] { $more ->
        [yes] { $from } à { $to } : plus de { $ways-count } possibilités
       *[no] { $ways-count ->
            [one] { $from } à { $to } : une possibilité
           *[other] { $from } à { $to } : { $ways-count } possibilités
        }
    }
}

## A claim

claim-open-depends = Cela dépend des coups indéterminés : la réclamation est fondée dans { $right } des parties possibles, infondée dans { $wrong }.
claim-open-not-certain = { $cell ->
    [none] La réclamation ne peut pas être jugée : la partie ne peut pas être suivie jusqu’au bout.
   *[other] La réclamation ne peut pas être jugée : { $cell } n’est pas certain.
}
claim-open-no-move = Le coup annoncé n’est pas un coup légal unique : { $value }

## After a flag has fallen

after-flag-stop-clocks = Arrêtez les deux pendules.
after-flag-clocks-run-on = Les pendules continuent de tourner.
after-flag-both-update = Les deux joueurs complètent leurs feuilles d’après celle de l’arbitre ou de l’adversaire.
after-flag-updates-before-moving = Les { $value } complètent leur feuille avant de jouer.
after-flag-may-use-opponents-sheet = Les { $value } peuvent, au trait, utiliser la feuille de l’adversaire, et la rendent avant de jouer.
after-flag-note-the-situation = Notez la position, les temps, la pendule qui tournait et le nombre de coups, s’il est connu.
after-flag-reconstruct-on-second-board = Les joueurs reconstituent la partie sur un second échiquier, à l’écart des autres, sous le contrôle de l’arbitre.
after-flag-both-reconstruct = Les deux joueurs complètent ce qui manque ; d’autres échiquiers peuvent servir.
after-flag-director-may-waive = Le directeur de tournoi peut se passer des coups manquants : le KO vient ensuite.
after-flag-if-impossible-diagram = Si c’est impossible : dessinez un diagramme de la position.
after-flag-if-impossible-next-move = Si c’est impossible : le prochain coup porte le numéro { $value }.
after-flag-start-clock-of = Mettez en marche la pendule des { $value }.

## On pages and in the command

sheets-differences = Différences
sheets-move = Coup
sheets-game = La partie
sheets-remark = Remarque
sheets-missing = manque
sheets-no-differences = Les feuilles concordent à chaque coup.
sheets-nothing-missing = Chaque coup de la feuille est lisible.
sheets-read-as = lettres des pièces : { $value }
sheets-completeness = Les feuilles sont-elles complètes ?
sheets-offers = Propositions de nulle
sheets-results = Résultats et signatures
sheets-remarks = À côté des coups
sheets-open = Ce qui reste indéterminé
sheets-claim = La réclamation
sheets-claim-rests = Cela repose sur des coups où les feuilles se contredisent : { $value }
sheets-claim-repetition = Triple répétition
sheets-claim-fifty = Règle des 50 coups
sheets-after-flag = Après la chute du drapeau
sheets-after-flag-nothing = Les deux feuilles sont complètes : rien à faire.
sheets-after-flag-unknown = Ce qu’il faut faire dépend des deux feuilles : il faut aussi l’autre.
sheets-certain = La partie, pour autant qu’elle soit certaine
sheets-whole = La partie
sheets-none = Aucun coup n’est certain.
sheets-not-possible = { $value } n’est pas possible, même si c’est ainsi décidé : ce n’est pas un coup légal à cet endroit.
