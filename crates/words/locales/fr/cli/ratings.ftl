# What the commands `rate`, `norms` and `us-rating` say.

## The event

ratings-no-first-day = { $name } n’a pas de premier jour
    .help = il décide des règles applicables ; event new --starts ou la page des réglages l’indique
ratings-no-start = { $name } ne dit pas quand la compétition a commencé
    .help = --starts DATE l’indique ; cela décide des règles applicables
ratings-start-unread = { $name } : la date de début « { $text } » (enregistrement 042) est illisible
    .help = --starts DATE l’indique ; cela décide des règles applicables
ratings-no-round = { $rounds ->
    [one] { $name } a { $rounds } ronde : il n’y a pas de ronde { $round }
   *[other] { $name } a { $rounds } rondes : il n’y a pas de ronde { $round }
}
ratings-no-round-of-game = il n’y a pas de ronde { $round }
ratings-no-pairing-number = « { $number } » n’est le numéro d’appariement d’aucun joueur
ratings-no-figure = attendu un numéro d’appariement et un nombre, par exemple 5=40
ratings-k-is-zero = K du numéro { $number } ne peut pas être 0

# How the opponents were found, and how that is known.
ratings-system = Système : { $system } (source : { $by })
ratings-system-by-games = Système : { $system } (d’après les parties ; --system en indique un autre)
ratings-system-assumed = Système : { $system } (supposé, car le fichier ne le dit pas ; --system l’indique)
ratings-system-unread = Système : { $system } (supposé, car l’enregistrement 092 dit « { $words } », ce qui n’est pas compris ; --system l’indique)

## Ratings

ratings-no-rules = aucun règlement du classement Elo du { $day } n’est disponible
    .help = --edition en indique un qui l’est : { $known }
ratings-heading = Elo { $list } après la ronde { $after } ({ $rules })
ratings-column-rating = Elo
ratings-column-score = Score
ratings-column-expected = Attendu
ratings-column-change = Variation
ratings-column-new = Nouveau
ratings-totals = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $rated ->
    [one] { $rated } classé
   *[other] { $rated } classés
}, { $federations ->
    [one] { $federations } fédération
   *[other] { $federations } fédérations
} ; { $played ->
    [one] { $played } partie jouée
   *[other] { $played } parties jouées
}, { $rated-games ->
    [one] { $rated-games } comptée pour l’Elo
   *[other] { $rated-games } comptées pour l’Elo
}, { $forfeited } par forfait
ratings-no-change = le numéro { $number } n’a pas de variation Elo

## Norms

norms-no-rules = aucun règlement des titres du { $day } n’est disponible
    .help = --edition en indique un qui l’est : { $known }
norms-heading = Normes de titre après la ronde { $after } ({ $rules })
norms-nobody = Personne n’a fait de norme ni ne peut encore en faire une.
norms-no-way = il n’y a plus de moyen d’obtenir une norme de { $title }
norms-met = ok
norms-not-met = NON
norms-verdict = { $name }, { $title } : { $outcome }
norms-numbers = { $score ->
    [one] { $points } point
   *[other] { $points } points
} sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (requis : { $required ->
    [none] –
   *[other] { $required }
}) ; moyenne { $average }, performance { $performance }
norms-forecast = { $rounds ->
    [one] { $name }, { $title } : { $now }, { $rounds } ronde à jouer
   *[other] { $name }, { $title } : { $now }, { $rounds } rondes à jouer
}
norms-no-result-makes-it = aucun résultat des parties restantes ne donne la norme si toutes les parties comptent
norms-more-points = { $score ->
    [one] encore { $points } point contre une moyenne de { $average }
   *[other] encore { $points } points contre une moyenne de { $average }
}
norms-more-opponents = avec en plus { $main ->
    [one] { $main } joueur du titre
   *[other] { $main } joueurs du titre
}, { $holders ->
    [one] { $holders } joueur titré
   *[other] { $holders } joueurs titrés
}, { $federations ->
    [one] { $federations } fédération
   *[other] { $federations } fédérations
}
norms-with-win = avec un gain : { $outcome }
norms-with-draw = avec une nulle : { $outcome }
norms-with-loss = avec une perte : { $outcome }
norms-against = { $title-code ->
    [holder] { $points } contre un joueur titré à { $rating } ou plus{ $avoid-count ->
        [0] {""}
       *[other] , mais pas de { $avoid }
    } : { $outcome }
    [main] { $points } contre un joueur du titre à { $rating } ou plus{ $avoid-count ->
        [0] {""}
       *[other] , mais pas de { $avoid }
    } : { $outcome }
   *[none] { $points } contre n’importe qui à { $rating } ou plus{ $avoid-count ->
        [0] {""}
       *[other] , mais pas de { $avoid }
    } : { $outcome }
}

## US Chess

us-rating-no-categories = attendu des Elo comme 1800,2000, ou none
us-rating-no-foreign = « { $text } » n’est pas un Elo : attendu par exemple fide=2150
us-rating-no-rating = « { $text } » n’est pas un Elo : attendu 1900, ou 1700/5 avec le nombre de parties
us-rating-converted = { $no-prize-below ->
    [none] { $text } : { $rating } ({ $rule })
   *[other] { $text } : { $rating } ({ $rule }), pas pour les prix de catégorie au-dessous de { $no-prize-below }
}
us-rating-highest = le plus élevé compte : { $rating } (28D1)
us-rating-no-games = des Elo sans aucune partie ne peuvent pas être réunis
us-rating-two-established = un joueur a au plus un Elo établi
    .help = un Elo provisoire s’écrit avec son nombre de parties, par exemple 1700/5
us-rating-fine = rien ne s’y oppose
us-rating-disclose = { $must ->
    [yes] l’autre classement doit être déclaré ({ $rule })
   *[no] l’autre classement n’a pas à être déclaré ({ $rule })
}
