# Prizes: how they are divided, what is advised, what is wrong with a fund.

ordinal = { $number ->
    [1] { $number }er
   *[other] { $number }e
}

# What prizes are called.
prize-label-place = { $number } prix
prize-label-category = { $number } prix { $name }
prize-label-points = prix pour un score de { $score }
prize-label-balance = solde ({ $of })
counted-prize-several = { $count } × { $label }
shared-prizes-many = { $count } prix
prize-sharers-many = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

# Parts of the Arbiters' Manual.
prize-manual-money = Manuel de l’arbitre, prix en argent
prize-manual-money-equal = Manuel de l’arbitre, prix en argent a
prize-manual-money-by-tie-break = Manuel de l’arbitre, prix en argent b
prize-manual-money-hort = Manuel de l’arbitre, prix en argent c : Hort
prize-manual-ratings = Manuel de l’arbitre, prix par tranche Elo

# What a player wins, and why.
prize-line-points = { $prizes } : { $sum } ({ $articles })
prize-line-special = { $prizes } : { $sum } ({ $articles })
prize-line-special-shared = { $prizes } à partager entre { $sharers } : { $sum } ({ $articles })
prize-line-alone = { $first } : { $prizes }, { $sum } ({ $articles })
prize-line-alone-of-tied = ex æquo { $first }–{ $last }, seul à gagner { $prizes } : { $sum } ({ $articles })
prize-line-all-share = { $first }–{ $last }, { $prizes } à partager : { $sum } ({ $articles })
prize-line-some-share = { $prizes } à partager entre { $sharers }, ex æquo { $first }–{ $last } : { $sum } ({ $articles })
prize-line-object = { $prize } : { $object } ({ $article })
prize-line-title = { $title } ({ $article })

# How a share comes out.
prize-sum-equal = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
} / { $count } = { $paid }
prize-sum-hort = moitié de { $by-rank } selon le rang + moitié de { $total-count ->
    [one] { $total }
   *[other] ({ $total })
} / { $count } = { $paid }
prize-sum-less-others = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, moins ce que d’autres ne peuvent pas dépasser, à parts égales = { $paid }
prize-sum-limit = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, limité à { $paid }
prize-sum-largest-prize = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, au plus le plus grand prix que le joueur pourrait gagner sans l’égalité, { $paid }
paid-prize-exact = { $paid }
paid-prize-rounded = { $paid } (exactement { $exact })

# Why nobody won a prize.
unawarded-reason-too-few-players = moins de joueurs qu’annoncé ont terminé la compétition (32C2)
unawarded-reason-paid-within-event = à verser au sein de la compétition (32C6)
unawarded-reason-nobody-of-section = il ne reste personne du tournoi pour le gagner ; à verser au sein de la compétition (32C6)
unawarded-reason-nobody-eligible = aucun joueur pouvant le gagner n’a terminé la compétition (32C3)
unawarded-reason-nobody-left = il ne reste personne pour le gagner : un seul prix par joueur (32B1)
unawarded-reason-no-winner-known = aucun gagnant n’est connu

# What somebody has to decide or find out.
prize-question-not-known = { $category } : { $what } manque pour { $who }
prize-question-not-known-for-limit = limite : { $what } manque pour { $who }
prize-question-tie-not-broken = { $prize } : l’égalité entre { $claims } n’est pas départagée, et l’objet ne peut pas être divisé (32F1, 32G1)
prize-question-not-all-compared = tant de catégories se recoupent que tous les groupes qui pourraient quitter le partage n’ont pas été comparés (32B3) : vérifiez à la main la plus grande égalité
prize-condition-date-of-birth = la date de naissance
prize-condition-day-of-tournament = le jour du tournoi
prize-condition-federation = la fédération
prize-condition-full-date-of-birth = la date de naissance complète
prize-condition-sex = le sexe
whose-some = { $more ->
    [one] { $names } ; et { $more } autre
   *[other] { $names } ; et { $more } autres
}

# Advice before a fund is announced.
prize-advice-first-prize-small = premier prix de { $first } pour un droit d’inscription de { $fee } : dans un tournoi sérieux, environ dix fois le droit est d’usage
prize-advice-places-not-falling = une place payée { $first } vient avant une place payée { $second }
prize-advice-class-prize-below-fee = { $name } : { $cash } est inférieur au droit d’inscription
prize-advice-class-prize-not-below-places = { $name } : { $cash } n’est pas inférieur au plus petit prix de classement, { $lowest }
prize-advice-class-prize-as-large-as-place = { $name } : { $cash } est aussi élevé que le prix de classement du même rang, { $place }
prize-advice-class-name-for-under = { $name } : tous ceux qui sont au-dessous peuvent aussi le gagner ; nommez-le par sa limite, ou donnez les deux limites
prize-advice-mixed-unrated = { $name } : des joueurs non classés peuvent gagner un prix par tranche Elo ; certains sont forts
prize-advice-ratings-overlap = { $first } et { $second } : un même joueur est dans les deux et gagne le meilleur ; des tranches qui ne se recoupent pas sont plus claires
prize-advice-ratings-win-both = { $first } et { $second } : un même joueur pourrait gagner les deux ; des tranches qui ne se recoupent pas sont plus claires
prize-advice-announce-method = { $method-code ->
    [equal] indiquez dans l’annonce, avant le début, que les ex æquo se partagent l’argent à parts égales
    [hort] indiquez dans l’annonce, avant le début, que les ex æquo reçoivent la moitié de l’argent selon le départage et la moitié à parts égales
   *[rank] indiquez dans l’annonce, avant le début, que les départages décident entre les ex æquo qui reçoit quelle somme
}
prize-advice-announce-sharers = décidez et annoncez combien de joueurs partagent en cas d’égalité : les derniers prix peuvent aller à un très grand nombre
prize-advice-announce-several-cash-prizes = annoncez qu’un joueur peut gagner plus d’un prix en argent
prize-advice-announce-not-all-share = annoncez que les ex æquo ne partagent pas tous
prize-advice-post-objects-with-money = affichez que les objets vont avec l’argent
prize-advice-announce-age-trophies = annoncez avant la ronde 1 que les trophées par âge et par niveau scolaire peuvent se gagner en plus d’autres prix
prize-advice-announce-best-entry = annoncez que la meilleure de plusieurs inscriptions compte pour les prix
prize-advice-announce-limits = annoncez les limites, et à qui va le solde
prize-advice-advertise-category-size = annoncez combien de joueurs il faut dans une catégorie
prize-advice-announce-special-prizes = annoncez quels prix sont spéciaux et peuvent se gagner en plus d’autres
prize-advice-post-object-order = affichez l’ordre des objets
prize-advice-announce-balance = annoncez où va l’argent qu’un joueur ne peut pas recevoir

# What is wrong with the file of a fund.
fund-fault = { $place } : { $cause }
fund-place-whole = le fonds
fund-place-category = catégorie « { $name } »
fund-place-special = prix spécial « { $name } »
fund-place-limit = limite { $number }
fund-place-prize = { $list }, prix { $number }
fund-cause-name-twice = ce nom est utilisé deux fois
fund-cause-no-name = une catégorie doit avoir un nom
fund-cause-no-prizes = il n’y a pas de prix
fund-cause-more-prizes = plus de { $most } prix
fund-cause-nothing = ni argent, ni objet, ni titre
fund-cause-decimals = { $most ->
    [one] au plus { $most } décimale
   *[other] au plus { $most } décimales
}
fund-cause-entries = entries doit être de 1 à { $most }
fund-cause-percent = percent dépasse 100
fund-cause-no-day = une catégorie d’âge demande le jour du tournoi
fund-cause-score-twice = le score { $score } figure deux fois
fund-cause-everybody = personne n’est exclu ; les prix pour tous vont sous [place]
fund-cause-no-rating = aucun Elo n’est dans cet intervalle
fund-cause-unrated-by-rating = les joueurs non classés n’ont pas d’Elo
fund-cause-nobody-of-age = personne n’a cet âge
fund-cause-nobody-shares = quelqu’un doit partager : sharers vaut 0
fund-cause-too-much-guaranteed = la somme garantie dépasse le prix
prize-division-error-twice = l’inscrit { $entrant } figure deux fois
prize-division-error-too-many = plus de { $most } joueurs au classement

# The command `adoube prizes`.
cli-prizes-fund-unfit = { $file } : { $why }
cli-prizes-remark = { $text } ({ $article })
cli-prizes-column-rank = Rang
cli-prizes-column-name = Nom
cli-prizes-column-points = Points
cli-prizes-column-cash = Montant
cli-prizes-column-prizes = Prix
cli-prizes-paid = Payé { $paid } sur { $fund }, reste { $rest } par arrondi
cli-prizes-paid-too-much = Payé { $paid } sur { $fund }, { $rest } de plus que les prix par arrondi
cli-prizes-not-awarded = Non attribué : { $label }, { $what } : { $reason }
cli-prizes-to-decide = À décider : { $question }
