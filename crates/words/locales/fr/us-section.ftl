# Ce que l’arbitre sait d’une inscription.
marks-set = { $section } : noté pour { $entrant } :{ $marks-is-new ->
    [yes] { " " }première compétition classée ;
   *[other] { "" }
}{ $marks-is-late ->
    [yes] { " " }inscription tardive ;
   *[other] { "" }
}{ $marks-house-code ->
    [permanent] { " " }joueur d’appoint permanent ;
    [temporary] { " " }joueur d’appoint pour une ronde ;
   *[other] { "" }
}{ $marks-bye-replaced ->
    [yes] { " " }une partie à la place d’un bye ;
   *[other] { "" }
}{ $marks-no-half-point-bye ->
    [yes] { " " }pas de droit à une exemption à un demi-point;
   *[other] { "" }
}{ $marks-prize-chance ->
    [yes] { " " }une chance de prix ;
    [no] { " " }aucune chance de prix ;
   *[other] { "" }
}{ $marks-reentry-of ->
    [none] { "" }
   *[other] { " " }réinscrit après { $marks-reentry-of } ;
}{ $marks-team ->
    [none] { "" }
   *[other] { " " }équipe { $marks-team } ;
}{ $marks-wins-as-draws ->
    [none] { "" }
   *[other] { " " }un gain à la ronde { $marks-wins-as-draws } compte comme une nulle pour les prix ;
}
non-pairings-set = { $requests-count ->
    [0] { $section } : plus aucune demande de ne pas être appariés
    [one] { $section } : { $requests-count } demande de ne pas être appariés
   *[other] { $section } : { $requests-count } demandes de ne pas être appariés
}

# Refusals.
refusal-no-earlier-entry = { $who } n’est pas une inscription antérieure : qui se réinscrit a la plus récente
refusal-followed-already = { $who } a déjà une inscription ultérieure : { $by }
refusal-lonely-request = il faut au moins deux joueurs qui préfèrent ne pas se rencontrer

# En ligne de commande : ce que l’arbitre sait des inscriptions.
event-apart = { $names } : à ne pas apparier si possible
event-apart-until = { $names } : à ne pas apparier, si possible, jusqu’à la ronde { $round }
event-mark-new = NEW : n’a jamais joué de compétition classée
event-mark-outside-fide = hors de la FIDE
event-mark-computer = un programme
event-mark-adjudicated = adjugée à la ronde { $rounds }
event-mark-not-rated = non classée à la ronde { $rounds }
event-mark-late = inscription tardive
event-mark-house-permanent = joueur d’appoint permanent
event-mark-house-temporary = joueur d’appoint pour une ronde
event-mark-bye-replaced = a joué une partie à la place d’un bye
event-mark-no-half-point-bye = n’a pas droit à une exemption à un demi-point
event-mark-chance = a une chance de prix
event-mark-no-chance = n’a aucune chance de prix
event-mark-reentry = réinscrit après { $who }
event-mark-team = équipe { $team }
event-mark-win-as-draw = à la ronde { $round }, un gain compte comme une nulle pour les prix (22C5)
event-house-reason = un joueur d’appoint à la place d’un bye (28M1)
event-across-reason = les byes de deux sections se rencontrent (28M3)

# Pourquoi aucun joueur d’appoint ne peut être placé.
cannot-seat-no-open-round = aucune ronde n’est appariée et ouverte : un joueur d’appoint vient dans une telle ronde, ou pour toutes
cannot-seat-nobody-waits = à la ronde { $round }, personne n’a de bye d’un point qu’une partie pourrait remplacer
cannot-seat-does-not-wait = { $player } n’a pas de bye à la ronde { $round }
cannot-seat-same-section = les byes de deux sections doivent se rencontrer : indiquez aussi la section inférieure

# Apparier sans un résultat non annoncé (29H).
unreported-forfeit-next-round = Les deux sautent la ronde suivante et la perdent par forfait
unreported-both-lose = Les deux sont comptés et appariés comme ayant perdu
unreported-half-point-byes = Les deux ont un bye à un demi-point à la ronde suivante
unreported-guess-winner = Apparier comme si le mieux classé avait gagné
unreported-win-and-draw = Apparier le mieux classé avec un gain, l’autre avec une nulle
unreported-both-win = Apparier les deux avec un gain
event-unreported-reason = résultat non annoncé ({ $value })
cannot-pair-without-other-rules = seul un tournoi selon les règles de US Chess s’apparie ainsi sans un résultat (29H)
cannot-pair-without-no-game = la ronde { $round } n’a pas d’échiquier { $board }
cannot-pair-without-reported = l’échiquier { $board } de la ronde { $round } a un résultat
cannot-pair-without-not-latest = la ronde { $round } n’est pas la dernière appariée
cannot-pair-without-no-round-left = la ronde { $round } est la dernière : il ne reste aucune ronde à sauter

# Faire descendre (29G1).
event-ladder-reason = un joueur est parti avant la ronde (29G1)
no-ladder-other-rules = seul un tournoi apparié selon les règles de US Chess se répare en faisant descendre l’adversaire (29G1)
no-ladder-no-opponent = { $player } n’a pas d’adversaire à la ronde { $round }

# Les réglages d’un tournoi de US Chess.
us-setting-acceleration = Appariements accélérés (28R)
us-setting-opponents = Adversaires naturels (27A3, 29L1)
us-setting-round_robin_table = Une table de toutes rondes guide un petit système suisse (29L)
us-setting-paired_classes = Catégories appariées entre elles à la dernière ronde (29I)
us-setting-unrated_as = Classement des non-classés, pour l’appariement seulement (28A)
us-setting-unrated_together = Les non-classés au score positif se rencontrent (29J)
us-setting-odd_player_cost = Coût d’un autre joueur impair (29D1b, 29E7)
us-setting-method = Amélioration des couleurs (29E6)
us-setting-transposition = Joueurs entre deux échiquiers qui permutent (29E7)
us-setting-tolerance = Dépassement admis des limites de permutation, en points (29E5c)
us-setting-no_limits = Sans limites : l’équilibre des couleurs prime sur les classements (29E5h)
us-setting-wide_limit_for_black_only = La règle des 200 points ne vaut que pour un excès de Noirs (29E5b1)
us-setting-third_colour_limit = Limite pour éviter une troisième partie de même couleur (29E5f)
us-setting-third_colour_ban = Personne n’a trois fois de suite une couleur, sauf à la dernière ronde (29E5f1)
us-setting-rule_five = Droits égaux à une couleur (29E4)
us-setting-last_round_lots = Tirage pour la dernière ronde, par sa graine (29E4c)
us-setting-short_memory = Seules les deux dernières rondes départagent des droits égaux (29E4d)
us-setting-teammates = Coéquipiers (28N)
us-setting-teammates_are = Qui sont les coéquipiers (28N)
us-setting-latest_entry_counts = Qui se réinscrit abandonne ses inscriptions antérieures (28S5)
us-setting-expulsion = Adversaires d’un joueur exclu (28I)
us-setting-bye_for_colours = Le bye peut aller à un joueur mieux classé pour les couleurs (28L2a)
us-setting-spare_new_players = En quatre rondes, le bye épargne les nouveaux joueurs (28L5)
us-setting-byes_most = Nombre maximal de byes d’un demi-point par joueur (22C3)
us-setting-byes_until_round = Dernière ronde où il y en a (22C1)
us-setting-byes_notice_minutes = À demander, en minutes avant la ronde (22C2)
us-setting-byes_before_game = Partie avant laquelle on s’engage pour un bye à la dernière ronde (22C4)
us-group-pairings = Appariements
us-group-colours = Couleurs
us-group-people = Coéquipiers, réinscriptions, exclusions
us-group-byes = Byes
us-choice-none = aucun
us-choice-added_score = point ajouté (28R1)
us-choice-adjusted_rating = classement ajusté (28R2)
us-choice-sixths = sixièmes (28R3)
us-choice-halves = moitié supérieure contre moitié inférieure
us-choice-neighbours = 1 contre 2, 3 contre 4
us-choice-smaller_of_two = la plus petite des deux différences
us-choice-players_switched = la différence des joueurs permutés
us-choice-look_ahead = par anticipation
us-choice-top_down = échiquier par échiquier depuis le haut
us-choice-swap = restent en place
us-choice-shift = se décalent d’un échiquier
us-choice-wide = 200 points
us-choice-narrow = 80 points
us-choice-higher_ranked = le joueur le mieux placé
us-choice-lower_ranked_in_minus_groups = le moins bien placé dans les groupes négatifs
us-choice-alternating = mieux et moins bien classés à tour de rôle
us-choice-ignored = peuvent se rencontrer
us-choice-plus-1 = ne se rencontrent pas au-dessous de plus un
us-choice-plus-2 = ne se rencontrent pas au-dessous de plus deux (28N1)
us-choice-plus-3 = ne se rencontrent pas au-dessous de plus trois
us-choice-never = ne se rencontrent pas (28N2)
us-choice-team = joueurs d’une même équipe
us-choice-club = joueurs d’un même club ou d’une même école
us-choice-standard = bye d’un demi-point pour une défaite, gain par forfait pour une nulle
us-choice-early_forfeits = gains par forfait en cas d’exclusion précoce (28I1a)
us-choice-last_opponent_forfeit = gain par forfait pour le dernier adversaire (28I2c)
us-choice-early_and_last = les deux (28I1a, 28I2c)
us-setting-fault-unknown-key = un tournoi de US Chess n’a pas de réglage { $key } ; sont connus { $known }
us-setting-fault-unknown-choice = { $key } ne peut pas être { $value } ; c’est l’un de { $known }
us-setting-fault-no-flag = { $key } est oui ou non, pas { $value }
us-setting-fault-no-number = { $key } est un nombre, pas { $value }
us-setting-fault-no-class = { $value } n’est ni une catégorie du tournoi ni une plage de classements comme 1800-1999
us-setting-fault-not-us = les réglages annoncés du tournoi sont illisibles
us-setting-fault-accelerated-already = le tournoi a déjà des points virtuels ; une méthode d’accélération suffit
us-notice = { $notice-code ->
    [in-advance] doit figurer dans toute la publicité préalable et être annoncé sur place
    [before-round-one] doit être annoncé sur place avant la ronde 1
    [before-round-two] doit être annoncé sur place avant la ronde 2
    [before-use] doit être annoncé sur place avant son emploi
   *[none] ne demande aucune annonce
}
found-variation-told = { $late ->
    [yes] { $notice-code ->
        [in-advance] { $variation } : cela aurait dû figurer dans toute la publicité préalable, et des rondes sont déjà appariées
        [before-round-one] { $variation } : les joueurs auraient dû le savoir avant la ronde 1
        [before-round-two] { $variation } : les joueurs auraient dû le savoir avant la ronde 2
       *[other] { $variation } : il est tard pour le dire aux joueurs
    }
   *[no] { $notice-code ->
        [in-advance] { $variation } : doit figurer dans toute la publicité préalable et être annoncé sur place
        [before-round-one] { $variation } : doit être annoncé sur place avant la ronde 1
        [before-round-two] { $variation } : doit être annoncé sur place avant la ronde 2
        [before-use] { $variation } : doit être annoncé sur place avant son emploi
       *[none] { $variation } : ne demande aucune annonce
    }
}
found-late-commitment = { $before-game ->
    [1] un bye d’un demi-point pour { $player } à la dernière ronde : il faut s’y engager avant sa première partie
    [2] un bye d’un demi-point pour { $player } à la dernière ronde : il faut s’y engager avant sa deuxième partie
   *[other] un bye d’un demi-point pour { $player } à la dernière ronde : il faut s’y engager avant la partie { $before-game }
}
found-irrevocable-bye = le bye d’un demi-point de { $player } à la ronde { $round } était irrévocable : si l’arbitre accepte de l’annuler, un gain compte comme une nulle pour les prix
found-bye-asked-late = le bye de { $player } à la ronde { $round } a été demandé moins de { $minutes } minutes avant la ronde
event-us-no-value = { $text } n’a pas de valeur : KEY=VALUE
found-assigned-too-low = le classement { $assigned } attribué à { $player } est inférieur au classement publié, { $published }
found-assigned-without-cause = le classement { $assigned } est attribué à { $player } sans motif : la cause doit être consignée
left-out-marks = ce que l’arbitre sait des inscriptions de { $names }
left-out-non-pairings = { $requests ->
    [one] { $requests } demande de ne pas être appariés
   *[other] { $requests } demandes de ne pas être appariés
}
