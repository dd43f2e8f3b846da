# Standings: tie-breaks, their arithmetic, remarks on lists, tables.

# What a tie-break is called: the method, then what modifies it.
tie-break-name = { $method }{ $cut ->
    [0] {""}
   *[other] { $method-code ->
        [average-rating-of-opponents] , tronquée { $cut }
       *[other] , tronqué { $cut }
    }
}{ $median ->
    [0] {""}
   *[other] { $method-code ->
        [average-rating-of-opponents] , médiane { $median }
       *[other] , médian { $median }
    }
}{ $fore ->
    [yes] , dernière ronde comptée nulle
   *[no] {""}
}{ $forfeits-as-played ->
    [yes] , forfaits comptés comme parties
   *[no] {""}
}{ $limit-percent ->
    [none] {""}
   *[other] , limite { $limit-percent } %
}{ $limit-more ->
    [none] {""}
   *[other] {" "}+{ $limit-more } pts
}{ $limit-less ->
    [none] {""}
   *[other] {" "}-{ $limit-less } pts
}{ $reversed ->
    [yes] , ordre inverse
   *[no] {""}
}

tie-break-method-points = points
    .about = Les points marqués.
tie-break-method-match-points = points de match
    .about = Ce qu’une équipe a marqué dans ses matchs.
tie-break-method-game-points = points de partie
    .about = Ce que les joueurs d’une équipe ont marqué sur tous les échiquiers.
tie-break-method-match-points-v-game-points = points de match ou de partie (score secondaire)
    .about = Le score qui ne classe pas : les points de parties là où les points de match classent, et inversement.
tie-break-method-direct-encounter = rencontre directe
    .about = Les parties entre joueurs à égalité. Au système suisse, cela ne départage que s’ils se sont tous rencontrés.
tie-break-method-number-of-wins = nombre de victoires
    .about = Rondes qui ont rapporté les points d’un gain, même par forfait.
tie-break-method-games-won-over-the-board = parties gagnées sur l’échiquier
    .about = Parties gagnées sur l’échiquier ; les forfaits ne comptent pas.
tie-break-method-games-with-black = parties avec les Noirs
    .about = Parties jouées avec les noirs : plus il y en a, mieux c’est.
tie-break-method-games-won-with-black = parties gagnées avec les Noirs
    .about = Parties gagnées sur l’échiquier avec les noirs.
tie-break-method-progressive-scores = cumulatif
    .about = La somme des scores après chaque ronde : qui marque tôt est devant.
tie-break-method-rounds-one-elected-to-play = rondes que le joueur a choisi de jouer
    .about = Rondes que l’on a voulu jouer ; les exemptions demandées et ses propres forfaits manquent.
tie-break-method-standard-points = points standard
    .about = Points comptés 1, ½ et 0, quel que soit le barème du tournoi.
tie-break-method-pairing-number = numéro d’appariement
    .about = Le numéro d’appariement : il départage toujours, rien ne peut suivre.
tie-break-method-buchholz = Buchholz
    .about = La somme des scores des adversaires : qui a rencontré les plus forts est devant. C1 retire le plus bas.
tie-break-method-average-of-opponents-buchholz = moyenne des Buchholz des adversaires
    .about = La moyenne des Buchholz des adversaires.
tie-break-method-sum-of-buchholz = somme des Buchholz
    .about = La somme des Buchholz des adversaires ; en usage jusqu’en 2023.
tie-break-method-fore-buchholz = Fore Buchholz
    .about = Buchholz comme si toutes les parties de la dernière ronde étaient nulles : connu avant leur fin.
tie-break-method-sonneborn-berger = Sonneborn-Berger
    .about = Les scores des adversaires battus et la moitié de ceux contre qui on a annulé.
tie-break-method-koya = Koya
    .about = Ce qui a été marqué contre ceux qui ont au moins la moitié des points ; pour les tournois toutes rondes.
tie-break-method-average-rating-of-opponents = moyenne Elo des adversaires
    .about = La force des adversaires d’après leur classement ; chacun doit en avoir un.
tie-break-method-tournament-performance-rating = performance Elo
    .about = Moyenne des adversaires plus ce que le score ajoute selon la table de la FIDE.
tie-break-method-perfect-tournament-performance = performance parfaite
    .about = Le classement le plus bas avec lequel le score était attendu.
tie-break-method-average-performance-of-opponents = moyenne des performances des adversaires
    .about = La moyenne des performances des adversaires.
tie-break-method-average-perfect-performance-of-opponents = moyenne des performances parfaites des adversaires
    .about = La moyenne des performances parfaites des adversaires.
tie-break-method-rating = classement Elo
    .about = Son propre classement ; le règlement dit si le plus haut ou le plus bas est devant.
tie-break-method-extended-sonneborn-berger = Sonneborn-Berger étendu
    .about = Sonneborn-Berger par équipes : le score des adversaires multiplié par ce qu’on leur a pris.
tie-break-method-extended-sonneborn-berger-match-points-by-match-points = Sonneborn-Berger étendu, points de match par points de match
    .about = Points de match des adversaires fois les points de match pris contre eux.
tie-break-method-extended-sonneborn-berger-match-points-by-game-points = Sonneborn-Berger étendu, points de match par points de partie
    .about = Points de match des adversaires fois les points de parties pris contre eux.
tie-break-method-extended-sonneborn-berger-game-points-by-match-points = Sonneborn-Berger étendu, points de partie par points de match
    .about = Points de parties des adversaires fois les points de match pris contre eux.
tie-break-method-extended-sonneborn-berger-game-points-by-game-points = Sonneborn-Berger étendu, points de partie par points de partie
    .about = Points de parties des adversaires fois les points de parties pris contre eux.
tie-break-method-extended-direct-encounter = rencontre directe étendue
    .about = Les matchs entre équipes à égalité aux points de match, puis aux points de parties.
tie-break-method-extended-direct-encounter-board-count = rencontre directe étendue, décompte des échiquiers
    .about = De même ; deux équipes encore à égalité par le décompte des échiquiers.
tie-break-method-extended-direct-encounter-top-boards = rencontre directe étendue, premiers échiquiers
    .about = De même ; deux équipes encore à égalité par les résultats des premiers échiquiers.
tie-break-method-extended-direct-encounter-bottom-boards = rencontre directe étendue, derniers échiquiers
    .about = De même ; deux équipes encore à égalité en retirant un à un les derniers échiquiers.
tie-break-method-extended-direct-encounter-board-count-top-boards = rencontre directe étendue, décompte des échiquiers, premiers échiquiers
    .about = De même ; deux équipes encore à égalité par le décompte des échiquiers, puis les premiers échiquiers.
tie-break-method-extended-direct-encounter-board-count-bottom-boards = rencontre directe étendue, décompte des échiquiers, derniers échiquiers
    .about = De même ; deux équipes encore à égalité par le décompte des échiquiers, puis sans les derniers.
tie-break-method-board-count = décompte des échiquiers
    .about = Points selon le numéro de l’échiquier : un gain au premier compte le plus. Le plus bas est le meilleur.
tie-break-method-top-board-results = résultats des premiers échiquiers
    .about = Le résultat du premier échiquier, puis du deuxième, et ainsi de suite.
tie-break-method-bottom-board-elimination = élimination des derniers échiquiers
    .about = Le résultat sans le dernier échiquier, puis sans les deux derniers, et ainsi de suite.
tie-break-method-score-strength-combination = combinaison score et force
    .about = Le score qui ne classe pas, joint à une part du Buchholz.
tie-break-method-adjusted-score = score ajusté
    .about = Son propre score tel qu’il compte chez les adversaires ; pour vérifier.
tie-break-method-adjusted-score-last-round-drawn = score ajusté, dernière ronde comptée nulle
    .about = De même avec une nulle à la dernière ronde ; pour vérifier.
tie-break-method-voluntarily-unplayed-rounds = rondes volontairement non jouées
    .about = Rondes que l’on a choisi de ne pas jouer : moins il y en a, mieux c’est.
tie-break-method-games-played-over-the-board = parties jouées sur l’échiquier
    .about = Parties jouées sur l’échiquier.
tie-break-method-worked-out-elsewhere = calculé ailleurs
    .about = Des valeurs que vous saisissez, sous le nom après les deux-points, comme EXT:BLITZ.
tie-break-method-modified-median = Médian modifié
    .about = Les scores des adversaires : sans les plus bas si l’on est au-dessus de la moitié, sans les plus hauts au-dessous.
tie-break-method-solkoff = Solkoff
    .about = Les scores de tous les adversaires.
tie-break-method-cumulative = cumulatif (US Chess)
    .about = La somme des scores cumulés.
tie-break-method-median = Médian
    .about = Les scores des adversaires sans les plus hauts ni les plus bas.
tie-break-method-result-between-tied-players = résultat entre les ex æquo
    .about = Les parties entre ceux encore à égalité.
tie-break-method-most-blacks = plus grand nombre de Noirs
    .about = Parties jouées avec les noirs : plus il y en a, mieux c’est.
tie-break-method-kashdan = Kashdan
    .about = 4 pour un gain, 2 pour une nulle, 1 pour une perte : récompense la combativité.
tie-break-method-sonneborn-berger-us-chess = Sonneborn-Berger (US Chess)
    .about = Les scores des battus et la moitié de ceux contre qui on a annulé, pour les toutes rondes.
tie-break-method-cumulative-of-opposition = cumulatif des adversaires
    .about = La somme des cumulatifs de tous les adversaires.
tie-break-method-oppositions-performance = performance des adversaires
    .about = La moyenne des performances des adversaires.
tie-break-method-average-opposition = moyenne des adversaires
    .about = La moyenne du classement des adversaires.
tie-break-method-us-amateur-team = système U.S. Amateur Team
    .about = Points de parties pris, pondérés par le score final des équipes adverses.

# Editions of the tie-break rules.
tie-break-rules-fide-2014 = FIDE, jusqu’en juillet 2023
tie-break-rules-fide-2014-drawn = FIDE, jusqu’en juillet 2023, rondes non jouées des adversaires comptées nulles
tie-break-rules-fide-2023 = FIDE, à partir d’août 2023
tie-break-rules-fide-2026 = FIDE, à partir de mars 2026
tie-break-rules-us-2025 = US Chess, septième édition
unknown-tie-break-rules = « { $text } » n’est pas une édition des règles de départage : attendu fide-2014, fide-2014-drawn, fide-2023, fide-2026 ou us-2025

# Codes that name no tie-break.
invalid-tie-break-code-unknown-method = « { $code } » n’est pas un départage : « { $name } » est inconnu ; sont connus { $known }
invalid-tie-break-code-unknown-modifier = « { $code } » : « { $modifier } » n’est pas un modificateur ; attendu Cn, Mn, P, F, L+n, L-n, Lnn, Kn, Unnnn, R, S, X, V2023 ou V2026
invalid-tie-break-code-meaningless = « { $code } » : { $modifier } ne s’applique pas à { $method }
invalid-tie-break-code-unknown-score = « { $code } » : « { $score } » n’est pas un score ; MP ou GP attendu

# What an arbiter should think about before announcing a list.
tie-break-remark = { $code } : { $problem } ({ $article })
list-problem-twice = figure deux fois dans la liste
list-problem-says-nothing = ne dit rien quand chacun rencontre tous les autres : à points égaux, valeurs égales
list-problem-for-round-robins = est prévu pour les toutes rondes
list-problem-teams-only = ne vaut que pour les compétitions par équipes
list-problem-needs-ratings = demande un classement Elo pour tous : dites lequel ont les joueurs non classés, par exemple /U1400
list-problem-leaves-ties = laisse seul beaucoup d’égalités : d’autres doivent suivre
list-problem-for-players = est fait pour les joueurs : par équipes, EMMSB, EMGSB, EGMSB ou EGGSB disent quels scores comptent
list-problem-no-team-ratings = se fonde sur le classement, que les équipes n’ont pas
list-problem-leaves-out-all = { $rounds ->
    [one] écarte la seule ronde
   *[other] écarte les { $rounds } rondes
}

# What decides where every tie-break fails; a decision has a reason of its own.
settled-lots = par tirage au sort
settled-play-off = par un départage sur l’échiquier
cannot-arrange-not-once = chaque participant doit être nommé une fois
cannot-arrange-not-level = l’ordre n’est ouvert qu’entre ceux qui partagent une place

# The arithmetic of a tie-break.
explained-value = { $code } de { $who } : { $value }
explained-nothing = { $code } de { $who } : pas de valeur, { $why }
explained-method = { $article ->
    [none] { $name }
   *[other] { $name } ({ $article })
}
explained-left-out = [écarté : { $cut }]
explained-level = à égalité avec un score de { $points }{ $tried ->
    [0] {""}
    [one] {" "}et au départage précédent
   *[other] {" "}et aux départages précédents
} :
explained-place = place { $place }
explained-alone = personne n’est à égalité avec { $who }

no-value-teams-only = il ne vaut que pour les équipes
no-value-somebody-unrated = parce que quelqu’un est non classé (dites /U1400 pour lui donner un Elo)
no-value-no-game = parce qu’il n’y a aucune partie à compter

part-of-board = échiquier
part-of-forfeit = { $name } ({ $outcome })

part-note-times = { $score } × { $obtained }
part-note-unplayed-half = a { $score } ; les rondes non jouées comptent un demi-point (US 34E1)
part-note-unplayed-drawn = a { $score } ; les rondes non jouées comptent comme nulles
part-note-last-round-drawn = a { $score } ; la dernière ronde compte comme nulle, de même que les byes de la fin (8.3, 16.3)
part-note-byes-drawn = a { $score } ; les byes demandés à la fin comptent comme nulles (16.3.2)
part-note-dummy = adversaire fictif avec le propre score { $score } (16.4)
part-note-dummy-all-draws = adversaire fictif, au plus une nulle à chaque ronde : { $score } (16.4.2)
part-note-dummy-scheduled = adversaire fictif, au plus le score de l’adversaire prévu { $score } (16.4.1)
part-note-virtual = adversaire virtuel avec { $score } (13.14.2)
part-note-no-opponent = un adversaire sans points (US 34E1)
part-note-deduction = non jouée (US 34E3)

cut-lowest = la valeur la plus basse
cut-highest = la valeur la plus haute
cut-voluntary = les rondes volontairement non jouées d’abord (16.5)
cut-below-limit = sous la limite

# How the parts come to the value: alone, as the heading of the value's column, and with the value.
reckoning-way-sum = somme
reckoning-way-average = { $sum } / { $number }
reckoning-way-performance = moyenne { $average }, { $percent } % font { $difference } au barème
reckoning-way-perfect-performance = l’Elo le plus bas dont on attend ce score
reckoning-way-score-strength = somme { $sum } ; { $other } et la somme divisée
reckoning = { $way-code ->
    [sum] { $way } { $value }
    [average] { $way } = { $value }
   *[other] { $way } : { $value }
}

# What somebody scored against those who were level; the number stands before it.
encounter-score = { $unit }{ $missing ->
    [0] {""}
    [one] , { $missing } non rencontré
   *[other] , { $missing } non rencontrés
}
score-unit-points = pts
score-unit-match-points = pts de match
score-unit-game-points = pts de partie
not-all-met-nobody-placed = tous ne se sont pas rencontrés : personne n’est classé (13.5)
not-all-met-only-ahead = tous ne se sont pas rencontrés : seul est classé qui reste devant quel que soit le résultat des parties manquantes (6.3)

# What a round was to a player.
outcome-win = gain
outcome-draw = nulle
outcome-loss = perte
outcome-unrated-win = gain non compté pour l’Elo
outcome-unrated-draw = nulle non comptée pour l’Elo
outcome-unrated-loss = perte non comptée pour l’Elo
outcome-forfeit-win = gain par forfait
outcome-forfeit-loss = perte par forfait
outcome-pairing-allocated-bye = exemption
outcome-full-point-bye = bye à un point
outcome-half-point-bye = bye à un demi-point
outcome-zero-point-bye = bye sans point
outcome-pending = en cours
outcome-adjourned = ajournée
outcome-not-paired = non apparié

# Tables: headings, columns, lines above and below.
table-when = { $after ->
    [0] avant la ronde 1
   *[other] après la ronde { $after }
}{ $missing ->
    [0] {""}
    [one] {" "}({ $missing } résultat manquant)
   *[other] {" "}({ $missing } résultats manquants)
}
table-heading-standings = Classement { $when }
table-heading-category = Classement { $after ->
    [0] avant la ronde 1
   *[other] après la ronde { $after }
} : { $category }{ $missing ->
    [0] {""}
    [one] {" "}({ $missing } résultat manquant)
   *[other] {" "}({ $missing } résultats manquants)
}
table-heading-cross-by-rank = Grille américaine par rang { $when }
table-heading-cross-by-number = Grille américaine par numéro { $when }
table-heading-grid = Grille { $when }
table-heading-tournament-board = Tableau du tournoi { $when }
table-heading-wall-chart = Tableau mural { $when }
table-heading-score-groups = Groupes de points { $when }
table-heading-places = Rangs par ronde { $when }
table-heading-boards = Classement par échiquier { $when }

table-column-rank = Rang
table-column-overall = Général
table-column-number = N°
table-column-name = Nom
table-column-rating = Elo
table-column-federation = Féd.
table-column-points = Pts
table-column-by = Par
table-column-team = Équipe
table-column-games = Parties
table-column-performance = Perf
table-column-players = Joueurs
table-column-playing = En jeu
table-column-places = Places
table-column-round = Rd
table-column-numbered-round = Rd { $round }
table-column-opponent = Adversaire
table-column-opponent-number = Adv
table-column-colour = Coul
table-column-float = Flot
table-column-result = Rés
table-column-expected = Att
table-column-sum = Somme
table-column-best = Meilleur
table-column-worst = Pire
table-column-first = En tête
table-column-board = Éch
table-column-first-board = Éch 1
table-column-sum-of-match-points = Somme PM
table-column-sum-of-game-points = Somme PP
table-column-id = ID
table-column-player = Joueur
table-column-wall-rating = Elo

table-line-nobody = Personne.
table-line-no-round = Pas encore de ronde.
table-line-still-playing = * joue encore : l’ordre est provisoire
table-line-undecided = Appartenance à cette catégorie inconnue (sexe ou date de naissance) : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
table-line-lots = tirage au sort
table-line-play-off = départage
table-line-board = Échiquier { $board }
table-line-born = naissance { $birth }
table-line-national-id = code national { $id }
table-line-fide-id = code FIDE { $id }
table-line-captain = capitaine { $name }
table-line-average = moyenne { $rating }
table-line-rank-after = Rang { $rank } après la ronde { $after }
table-line-unplayed = (1) le score d’une ronde qui n’a pas été jouée
table-line-unrated-short = NC
table-line-won-by-forfeit = X gain par forfait
table-line-lost-by-forfeit = F perte par forfait
table-line-full-point-bye = B bye à un point
table-line-half-point-bye = H bye à un demi-point
table-line-not-played = U non jouée
invalid-category = « { $text } » n’est pas une catégorie : attendu women, U16, S65, 1800-1999, under 2000, from 2200, unrated, fed:NOR ou club:Oslo, ou plusieurs jointes par &
too-many-for-a-grid = une grille de { $rows } lignes est illisible (au plus { $limit }) : prenez la grille par rondes
