# The other Swiss systems of FIDE: Dubov, Burstein, Lim, Double-Swiss, Swiss Team and Olympiad.
# Those who are paired are players or teams; say "participant" where both fit.

# Systems, as people call them.
swiss-system-dubov-2018 = système Dubov, règles de 2018
    .about = Donne à ceux qui ont autant de points des adversaires de force moyenne égale : pour des joueurs de niveau proche.
swiss-system-dubov-2026 = système Dubov, règles de 2026
    .about = Donne à ceux qui ont autant de points des adversaires de force moyenne égale : pour des joueurs de niveau proche.
swiss-system-burstein-2017 = système Burstein, règles de 2017
    .about = Classe chaque groupe de score par Sonneborn-Berger et Buchholz pour égaliser l’opposition.
swiss-system-burstein-2025 = système Burstein, règles de 2025
    .about = Classe chaque groupe de score par Sonneborn-Berger et Buchholz pour égaliser l’opposition.
swiss-system-burstein-2026 = système Burstein, règles de 2026
    .about = Classe chaque groupe de score par Sonneborn-Berger et Buchholz pour égaliser l’opposition.
swiss-system-lim-2026 = système Lim
    .about = Apparie du haut et du bas vers le groupe médian.
swiss-system-double-2026 = système Double-Swiss, règles de 2026
    .about = Chaque adversaire est rencontré deux fois de suite, une fois avec chaque couleur.
swiss-system-team-2024 = système suisse par équipes, règles de 2024, préférences de type A
    .about = Le système suisse de la FIDE par équipes : les points de match classent, les échiquiers suivent les compositions.
swiss-system-team-2024-type-b = système suisse par équipes, règles de 2024, préférences de type B
    .about = Le système suisse de la FIDE par équipes : les points de match classent, les échiquiers suivent les compositions.
swiss-system-team-2024-no-preferences = système suisse par équipes, règles de 2024, sans préférences de couleur
    .about = Le système suisse de la FIDE par équipes : les points de match classent, les échiquiers suivent les compositions.
swiss-system-team-2026 = système suisse par équipes, règles de 2026, préférences de type A
    .about = Le système suisse de la FIDE par équipes : les points de match classent, les échiquiers suivent les compositions.
swiss-system-team-2026-type-b = système suisse par équipes, règles de 2026, préférences de type B
    .about = Le système suisse de la FIDE par équipes : les points de match classent, les échiquiers suivent les compositions.
swiss-system-team-2026-no-preferences = système suisse par équipes, règles de 2026, sans préférences de couleur
    .about = Le système suisse de la FIDE par équipes : les points de match classent, les échiquiers suivent les compositions.
swiss-system-olympiad-2022 = système de l’Olympiade, règles de 2022
    .about = Les règles de l’Olympiade par équipes : groupes de points de match égaux, des deux bouts vers celui de l’équipe médiane.
swiss-system-us-team-2025 = système suisse de US Chess par équipes, règles de 2025
    .about = De même par équipes, aux points de match, avec le classement moyen de chaque équipe.

unknown-reading = « { $text } » n’est pas une interprétation d’un système d’appariement

# Other readings of the texts than the usual ones, to be ticked in the settings of a section.
swiss-reading-zero-byes-only-while-absent = Burstein : une suite de byes sans point ne compte comme des nulles que tant que le joueur est encore absent (1.7.2)
swiss-reading-maxi = Lim : tournoi Maxi, échanges pour les couleurs dans une limite de 100 points Elo (3.2.3, 3.8, 5.7)
swiss-reading-higher-ranked-by-score = Lim : le mieux classé est celui qui a le plus de points, puis le plus petit numéro (5.4)
swiss-reading-residents-first = Lim : un flotteur cherche d’abord un adversaire parmi ceux qui ont le score du groupe (3.8)
swiss-reading-odd-by-place = Lim : pair et impair selon la place dans la liste (7.2)
swiss-reading-following-graded = Équipes, Double-Swiss : le moins possible de flotteurs montants venus du groupe de points suivant (C6)
swiss-reading-following-occupied = Équipes, Double-Swiss : le groupe de points suivant est le prochain où il reste quelqu’un (C6)
swiss-reading-no-preference-in-last-round = Équipes, type B : à la dernière ronde, pas de préférence si la différence de couleur est de 0 (1.7)
swiss-reading-first-team-by-pairing-score = Équipes : la première équipe est celle qui a le plus de points, points virtuels compris (4.2)
swiss-reading-forfeited-match-floats = Équipes, Double-Swiss : un match perdu ou gagné par forfait fait aussi des flotteurs (1.5)

# Why something was not done: the end of "not with Anand: …".
swiss-reason-met = cette rencontre a déjà eu lieu à la ronde { $value }
swiss-reason-prohibited = cet appariement est interdit dans cette compétition
swiss-reason-same-absolute-colour = les deux doivent avoir la même couleur
swiss-reason-colour-limits = l’un des deux participants aurait une couleur trois fois de suite, ou trois fois de plus que l’autre
swiss-reason-bye-not-allowed = l’exemption n’est pas permise
swiss-reason-order = aussi bon, mais plus loin dans l’ordre des appariements

# By which criterion or step it would be worse.
swiss-criterion-completion = le reste ne pourrait pas être apparié
swiss-criterion-bye-score = l’exemption revient au score le plus bas
swiss-criterion-bye-games = au score le plus bas, l’exemption revient à qui a le plus joué
swiss-criterion-bye-rank = à égalité, l’exemption revient au dernier classé
swiss-criterion-bye-rating = à la ronde 1, l’exemption revient à l’Elo le plus bas
swiss-criterion-rating-range = l’échange pour les couleurs dépasserait 100 points Elo
swiss-criterion-pairs = le groupe de points donnerait moins de paires
swiss-criterion-upfloaters = plus de participants devraient monter d’un groupe inférieur
swiss-criterion-upfloater-scores = un participant d’un score plus bas monterait
swiss-criterion-floaters = plus de participants devraient quitter le groupe de points
swiss-criterion-floater-scores = un participant d’un score plus élevé quitterait le groupe de points
swiss-criterion-incoming-floaters = parmi ceux venus dans le groupe de points, moins seraient appariés, ou ceux d’un score plus bas
swiss-criterion-next-group = le groupe de points suivant pourrait être moins bien apparié
swiss-criterion-preferences = moins de préférences de couleur seraient satisfaites
swiss-criterion-strong-preferences = moins de préférences de couleur fortes seraient satisfaites
swiss-criterion-maximum-upfloaters = un participant monté aussi souvent que permis monterait encore
swiss-criterion-times-upfloated = un participant monté plus souvent monterait encore
swiss-criterion-floated-last = un participant flotterait de nouveau après la dernière ronde
swiss-criterion-opponents-floated-last = un participant qui a flotté à la dernière ronde rencontrerait un flotteur
swiss-criterion-floater-kind = le flotteur serait un participant qui a déjà flotté ou n’a pas d’adversaire dans le groupe suivant
swiss-criterion-floater-colour = les Blancs et les Noirs ne seraient pas dus à autant de participants
swiss-criterion-floater-rank = le flotteur est choisi selon le rang
swiss-criterion-due-colour = un adversaire à qui l’autre couleur est due passe d’abord
swiss-criterion-colour-limits = un participant aurait une couleur trois fois de suite, ou trois fois de plus que l’autre
swiss-criterion-median = les groupes de points sont appariés des deux extrémités vers le milieu

# Ce qui n’a pu être évité dans un groupe.
swiss-unmet-upfloaters = { $count ->
    [one] { $count } venu d’en bas
   *[other] { $count } venus d’en bas
}
swiss-unmet-floaters = { $count ->
    [one] { $count } passe au groupe suivant
   *[other] { $count } passent au groupe suivant
}
swiss-unmet-preferences = { $count } sans la couleur préférée
swiss-unmet-strong-preferences = { $count ->
    [one] { $count } préférence forte non respectée
   *[other] { $count } préférences fortes non respectées
}
swiss-unmet-maximum-upfloaters = { $count ->
    [one] { $count } venu d’en bas, déjà monté aussi souvent que permis
   *[other] { $count } venus d’en bas, déjà montés aussi souvent que permis
}
swiss-unmet-floated-last = { $count ->
    [one] { $count } flotte de nouveau après la dernière ronde
   *[other] { $count } flottent de nouveau après la dernière ronde
}
swiss-unmet-opponents-floated-last = { $count ->
    [one] { $count } ayant flotté à la dernière ronde rencontre un flotteur
   *[other] { $count } ayant flotté à la dernière ronde rencontrent un flotteur
}

# What decided the colours of a pair.
swiss-colours-initial-colour = aucun des deux n’a joué : le numéro d’appariement et la couleur initiale décident
swiss-colours-only-preference = la seule préférence est satisfaite
swiss-colours-both = les deux préférences sont satisfaites
swiss-colours-stronger = la préférence la plus forte est satisfaite
swiss-colours-limits = l’inverse dépasserait une limite des couleurs
swiss-colours-equalise = les Blancs vont à qui les a eus le moins souvent
swiss-colours-alternate = les couleurs de la dernière ronde où elles différaient sont inversées
swiss-colours-higher-ranked = la préférence du mieux classé est satisfaite
swiss-colours-lower-ranked = la préférence du moins bien classé est satisfaite
swiss-colours-higher-alternates = le mieux classé change de couleur
swiss-colours-lower-alternates = le moins bien classé change de couleur

# What speaks against another pairing of the round.
swiss-verdict-same = le même appariement
swiss-verdict-illegal = { $pair-white } – { $pair-black } ne peuvent pas se rencontrer : { $reason }
swiss-verdict-bye = { $found ->
    [none] il faut un exempt
   *[other] l’exemption ne revient pas à { $found } : { $reason }
}
swiss-verdict-worse = la différence se fait au groupe de points { $group } : { $reason }
swiss-verdict-colours = couleurs de { $pair-white } – { $pair-black } : { $rule }

# A round without a legal pairing.
swiss-no-pairing = la ronde { $round } n’a pas d’appariement légal
swiss-trouble-round = La ronde { $round } n’a pas d’appariement légal.
swiss-trouble-nobody-may-have-bye = Le nombre de participants est impair, et aucun ne peut être exempt.
swiss-trouble-stuck = Impossible de leur trouver à chacun un adversaire : { $players }.
swiss-trouble-opponents = Les seuls adversaires qui leur restent : { $players }.
swiss-trouble-permitted = Le moins qu’il faudrait permettre :
swiss-trouble-without-game = Ou, sans rien permettre, restent sans adversaire : { $players }.
swiss-breach-pair = { $higher } rencontre { $lower }, bien que ce soit exclu : { $reason } ({ $article })
swiss-breach-bye = l’exemption revient à { $player }, bien que ce ne soit pas permis ({ $article })
