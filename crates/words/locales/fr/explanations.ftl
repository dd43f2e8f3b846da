# Why a round is paired as it is, what a round made by hand breaks, and why a round cannot be paired.

# A reason with its article.
because = { $why } ({ $article })

# How far a criterion could not be met.
unmet-at-scores = { $scores-count ->
    [one] au score { $scores }
   *[other] aux scores { $scores }
}
unmet-times = { $times ->
    [one] une fois
   *[other] { $times } fois
}

# What a table or bracket says.
table-rule-colours = la table donne les couleurs
table-rule-another-round = la table a ici une autre ronde

# What a bracket or score group is, or which part of which schedule.
group-title-everybody = Tous, score { $score }
group-title-bracket = { $kind-code ->
    [penultimate] Avant-dernier niveau
    [last] Dernier niveau
    [collapsed] Derniers niveaux réunis
   *[ordinary] Niveau d’appariement
}, score { $score }
group-title-one-score-group = Tous, score { $score }
group-title-score-group = { $has-added-points ->
    [yes] Groupe de points avec points ajoutés, { $score }
   *[no] Groupe de points, { $score }
}
group-title-berger = Ronde { $round } de la table de Berger pour { $players } joueurs
group-title-us-table = Ronde { $round } de la table de US Chess pour { $players } joueurs
group-title-berger-of-teams = Ronde { $round } de la table de Berger pour { $teams } équipes
group-title-team-table = Ronde { $round } de la table : { $format }
group-title-knockout = { $stage ->
    [none] Un tour du tableau
   *[other] { $stage } du tableau
}

# The colour that a player prefers, and how much.
colour-preference-none = aucune préférence de couleur
colour-preference-mild = { $value-code ->
    [white] préférence pour les Blancs, par alternance
   *[black] préférence pour les Noirs, par alternance
}
colour-preference-strong = { $value-code ->
    [white] forte préférence pour les Blancs
   *[black] forte préférence pour les Noirs
}
colour-preference-absolute = { $value-code ->
    [white] doit avoir les Blancs
   *[black] doit avoir les Noirs
}

# The colours so far, as signs.
colours-seen-so-far = { $so-far ->
    [none] pas encore de couleur
   *[other] { $so-far }
}

# The colours so far, as signs, and the one that is due.
colours-seen-us-chess = { $so-far ->
    [none] { $due-code ->
        [white] Blancs dus
        [black] Noirs dus
       *[none] aucune couleur due
    }
   *[other] { $due-code ->
        [white] { $so-far }, Blancs dus
        [black] { $so-far }, Noirs dus
       *[none] { $so-far }, aucune couleur due
    }
}

# A float, and how many rounds ago it was.
floated = { $float-code ->
    [down] { $ago ->
        [1] vers le bas à la dernière ronde
       *[other] vers le bas il y a { $ago } rondes
    }
   *[up] { $ago ->
        [1] vers le haut à la dernière ronde
       *[other] vers le haut il y a { $ago } rondes
    }
}

## What the articles of the Dutch system demand

dutch-law-absolute = Deux joueurs qui doivent avoir la même couleur ne se rencontrent pas
dutch-law-alternate = Ils changent les couleurs de la dernière ronde où elles différaient
dutch-law-both = Chacun reçoit la couleur qui lui est due, s’il y en a une
dutch-law-bye = Qui a déjà été exempt, ou a marqué des points sans jouer, n’est plus exempt
dutch-law-bye-games = L’exempt est un joueur qui a le moins possible de parties non jouées
dutch-law-bye-score = L’exempt est choisi au score le plus bas possible
dutch-law-colour-difference = Personne n’a une couleur trois fois de plus que l’autre
dutch-law-completion = Les joueurs restants doivent encore pouvoir être appariés
dutch-law-down-before = Qui a flotté vers le bas il y a deux rondes ne le refait pas
dutch-law-down-last = Qui a flotté vers le bas à la dernière ronde ne le refait pas
dutch-law-downfloater-scores = Ceux qui descendent ont un score aussi bas que possible
dutch-law-downfloaters = Le moins de joueurs possible descendent au groupe suivant
dutch-law-exchanges = Le moins de joueurs possible changent de moitié, entre la haute et la basse
dutch-law-float-scores = Qui flotte de nouveau malgré tout le fait avec le plus petit écart de points possible
dutch-law-higher-ranked = Le joueur le mieux classé reçoit la couleur qui lui est due
dutch-law-initial-colour = Aucune couleur n’est due à l’un ni à l’autre : le numéro et la couleur tirée au sort décident
dutch-law-met = Deux joueurs ne se rencontrent qu’une fois
dutch-law-next = Le groupe suivant aussi peut être apparié au mieux
dutch-law-order = Entre des appariements aussi bons, on retient le premier dans l’ordre des règles
dutch-law-preference = Le plus de joueurs possible reçoivent la couleur qui leur est due
dutch-law-strong-preference = Le plus de joueurs possible dont la préférence est forte reçoivent leur couleur
dutch-law-stronger = La couleur revient à celui dont la préférence est la plus forte
dutch-law-third-colour = Personne ne reçoit trois fois de suite la même couleur
dutch-law-up-before = Qui a flotté vers le haut il y a deux rondes ne le refait pas
dutch-law-up-last = Qui a flotté vers le haut à la dernière ronde ne le refait pas

## Why a round cannot be explained or paired; what to do about it is for the command line

cannot-explain-out-of-turn = la ronde { $round } n’est pas appariée ; la prochaine est la ronde { $next }

cannot-pair-no-numbers = sans numéro d’appariement : { $players }
    .help = `adoube event numbers` donne un numéro à chacun (C.04.2.B)
cannot-pair-unknown-system = « { $name } » n’est pas un système suisse pour ce tournoi : attendu dutch, dubov, burstein, lim, double ou us pour des joueurs, team, olympiad ou us-team pour des équipes, ou l’un d’eux avec son édition, par exemple dutch-2026
    .help = `edit-section --pairing-system` le change ; les autres systèmes s’apparient à la main
cannot-pair-team-without-number = { $team } n’a pas de numéro d’appariement
    .help = `adoube event numbers` attribue les numéros
cannot-pair-us-settings = les réglages annoncés du système de US Chess sont incompréhensibles : { $fault }
cannot-pair-no-pairing = { $why }
    .help = { pairing-help-permit }
cannot-pair-by-hand = un { $format } s’apparie à la main
    .help = { pairing-help-enter-pairings }
cannot-pair-no-table = { $error }
    .help = `adoube event edit-section EVENT --rounds { $cycle }` change le nombre de rondes
cannot-pair-no-team-table = { $error }
cannot-pair-table-is-over = { $rounds ->
    [one] la table n’a que { $rounds } ronde
   *[other] la table n’a que { $rounds } rondes
}
# Told as what the schedule says.
cannot-pair-bracket =
    .help = une partie sans vainqueur donne lieu à un départage joué : `adoube event play-off EVENT` propose les parties ; ou `adoube event result EVENT BOARD=1-0 --for pairing --reason play-off`
cannot-pair-final-played = la finale a été jouée
cannot-pair-not-known-yet = on ne sait pas encore qui joue : { $contest }
cannot-pair-empty-seat = personne n’a le numéro { $seat }
    .help = `adoube event draw` tire les numéros au sort, `adoube event numbers` les attribue par Elo
cannot-pair-empty-team-seat = aucune équipe n’a le numéro { $seat }
    .help = `adoube event numbers` attribue les numéros
cannot-pair-seated = impossible de laisser de côté { $players } : les parties d’un { $format } viennent de sa table
    .help = { pairing-help-forfeit }
cannot-pair-not-in-team = { $player } ne peut pas jouer pour { $team } à cette ronde
    .help = { pairing-help-correct-line-up }
cannot-pair-twice-in-line-up = { $player } est nommé deux fois dans la composition de { $team }
    .help = { pairing-help-correct-line-up }
cannot-pair-no-player-on-board = { $team } n’a pas de joueur à l’échiquier { $board }
    .help = { pairing-help-correct-line-up }

# What can be done about it.
pairing-help-assign-numbers = attribuez d’abord les numéros d’appariement (C.04.2.B)
pairing-help-change-system = changez le système d’appariement du tournoi, ou appariez la ronde à la main
pairing-help-permit = ce que l’arbitre principal permet peut être apparié à la main
pairing-help-enter-pairings = saisissez les appariements de la ronde
pairing-help-change-rounds = fixez le nombre de rondes à { $cycle }
pairing-help-play-off = une partie sans vainqueur donne lieu à un départage joué ; son résultat est ensuite ajusté pour l’appariement
pairing-help-draw-or-assign = tirez les numéros au sort, ou attribuez-les par Elo
pairing-help-assign-team-numbers = attribuez d’abord les numéros
pairing-help-forfeit = appariez la ronde, puis saisissez le forfait de l’absent
pairing-help-correct-line-up = corrigez la composition, ou omettez-la pour faire jouer les premiers joueurs de l’équipe
pairing-help-enter-results = une ronde s’apparie quand les résultats de la précédente sont connus

# Compositions d’équipe.
line-up-fault-nobody = la composition ne nomme personne
line-up-fault-too-many = { $boards ->
    [one] le match se joue sur { $boards } échiquier ; la composition nomme plus de joueurs
   *[other] le match se joue sur { $boards } échiquiers ; la composition nomme plus de joueurs
}
line-up-fault-not-on-the-list = { $player } ne figure pas sur la liste de l’équipe
line-up-fault-twice = { $player } est nommé deux fois
line-up-fault-not-there = { $player } ne joue pas cette ronde (retiré, pas encore inscrit ou avec un bye)
line-up-fault-out-of-order = contre l’ordre de la liste de l’équipe, qui vaut pour toute l’épreuve : échiquiers { $boards }
line-up-fault-against-order = { $margin ->
    [none] { $above } est placé au-dessus de { $below }, qui a un Elo plus élevé ou en a un ; l’ordre annoncé est celui des Elo
   *[other] { $above } est placé au-dessus de { $below }, dont l’Elo est supérieur de { $margin } points ou plus
}
line-up-fault-after-deadline = les compositions étaient à remettre avant le { $deadline } ; seul un arbitre peut encore les changer
line-up-remark-no-quorum = { $present } échiquiers sur { $boards } ont un joueur ; une équipe ne peut commencer qu’avec plus de la moitié
line-up-remark-not-by-rating = { $above } joue devant { $below }, mieux classé

# The kinds of sections, in a sentence.
format-swiss = tournoi au système suisse
format-round-robin = tournoi toutes rondes
format-knockout = tournoi à élimination directe
format-match = match
format-team-swiss = tournoi par équipes au système suisse
format-team-round-robin = tournoi toutes rondes par équipes
format-scheveningen = match Scheveningen
format-skalitzka = tournoi Skalitzka
format-hutton = tournoi Hutton
format-team-knockout = tournoi par équipes à élimination directe
format-individual-teams = tournoi individuel avec classement par équipes
format-extra-games = tournoi de parties supplémentaires

## What is settled before round 1

cannot-draw-no-federation = { $player } n’a pas de fédération
    .help = `adoube event edit` l’ajoute
cannot-draw-by-rating = pas de tirage au sort dans un { $format } : ses numéros suivent les classements Elo (C.04.2.B)
    .help = `adoube event numbers` les attribue
cannot-divide-not-five = un toutes rondes se joue à cinq joueurs restants, pas à { $left }
cannot-accelerate-no-swiss = un { $format } ne peut pas être accéléré : seul un tournoi au système suisse peut l’être
cannot-accelerate-announced = les réglages annoncés du système de US Chess (us_settings) accélèrent déjà le tournoi ; une méthode suffit (28R)
unknown-name-rules = « { $name } » n’est pas une édition des règles du jeu : sont connues { $known }, ainsi que fide et us pour celles en vigueur
unknown-name-system = « { $name } » n’est pas un système suisse : sont connus { $known }

# The reason that goes into the journal where nobody has to give one.
ground-initial-colour = couleur initiale tirée au sort, graine { $seed }
ground-lots = tirage au sort, graine { $seed }
ground-varma-lots = tirage au sort (tables de Varma), graine { $seed }
ground-withdrawal = { $value }
ground-play-off = décidé par un départage sur l’échiquier, tirage avec la graine { $seed }
ground-play-off-told-by = décidé par un départage sur l’échiquier, selon l’arbitre
tie-for-first-place = À égalité pour la première place : { $players }
tie-in-match = Égalité dans le match de l’échiquier { $board } : { $players }
play-off-speed-standard = à la cadence normale
play-off-speed-rapid = rapide
play-off-speed-blitz = blitz
play-off-speed-even = { $minutes } minutes et { $seconds } secondes par coup
play-off-speed-armageddon = Armageddon : { $white } minutes pour les Blancs, { $black } pour les Noirs, { $seconds } secondes par coup à partir du coup { $from }
play-off-none = Aucun départage à jouer : pas de match à égalité, et personne ne partage la première place
play-off-next = À jouer ({ $speed } ; { $article }) :
play-off-draw-odds = La nulle suffit aux Noirs.
play-off-place = { $from }. { $player }
play-off-places = { $from }–{ $to }. { $player }
play-off-level = Les parties sont jouées et l’égalité demeure : le règlement de l’épreuve décide.
play-off-seed = Couleurs tirées au sort avec la graine { $seed } ; à redonner avec les résultats.
play-off-several = plusieurs matchs sont à égalité
play-off-who = « { $name } » n’est aucun de ceux qui sont à égalité, ou plusieurs d’entre eux
play-off-all = tous ceux qui sont à égalité doivent être nommés, le vainqueur d’abord
standings-play-off = Par un départage sur l’échiquier : { $places }
    .help = `--board` dit lequel

## What a round made by hand breaks

finding = { $article ->
    [none] { $found }
   *[other] { $found } ({ $article })
}
needs-reason = { $round ->
    [none] l’inscription demande un motif : { $findings }
   *[other] la ronde { $round } enfreint une règle et demande un motif : { $findings }
}
    .help = { $round ->
        [none] dites pourquoi avec --reason, ou inscrivez le joueur dans un autre tournoi
       *[other] dites pourquoi avec --reason, ou laissez `adoube event pair` apparier selon les règles
    }

found-imported-otherwise = La ronde { $round } du fichier n’est pas appariée comme les règles l’apparient : { $pairs }
found-not-judged = Impossible de la confronter aux règles : { $reason }
found-system-not-known = Impossible de la confronter au système : { $reason }
found-board-twice = L’échiquier { $board } est utilisé deux fois
found-against-themselves = { $player } jouerait contre lui-même
found-not-entered = { $player } n’est pas inscrit
found-more-than-once = { $player } figure plus d’une fois
found-no-number = { $player } n’a pas de numéro d’appariement
found-not-in-round = { $player } ne participe pas à cette ronde (retiré, ou inscrit pour une ronde ultérieure)
found-asked-for-bye = { $player } a demandé un bye pour cette ronde
found-left-out = { $player } est oublié
found-has-result = L’échiquier { $board } a un résultat ({ $result }) ; effacez-le d’abord
found-met = { $white } et { $black } se sont rencontrés à la ronde { $round }
found-prohibited = { $white } et { $black } ne peuvent pas être appariés dans cette compétition
found-out-of-order = Les échiquiers ne sont pas dans leur ordre : { $due-white } – { $due-black } passent avant { $stands-white } – { $stands-black }, qui sont à l’échiquier { $board }
found-score-differences = { $rules-count ->
    [0] Les différences de score des paires sont { $own } ; l’appariement selon les règles n’en a pas
   *[other] Les différences de score des paires sont { $own } ; celles de l’appariement selon les règles sont { $rules }
}
found-several-byes = Plus d’un joueur est exempt : { $players }
found-both-must-have = { $white } et { $black } doivent tous deux avoir les { $colour }
found-colour-denied = { $player } doit avoir les { $colour } et ne les reçoit pas
found-bye-not-allowed = { $player } ne peut pas être exempt : ce joueur l’a déjà été, ou a eu des points sans jouer
found-otherwise = Les règles apparient la ronde autrement ; { $verdict }
found-otherwise-with-bye = Les règles apparient la ronde autrement ; { $verdict } ; { $given } est exempt, alors que l’exemption revient à { $due }
found-had-bye = { $player } ne peut pas avoir le bye : { $was } à la ronde { $round }
found-other-bye = { $to-lowest-rated ->
    [yes] { $given } a le bye ; il revient à { $due }, qui a l’Elo le plus bas du groupe de points le plus bas, sans être non classé, et n’en a pas encore eu
   *[no] { $given } a le bye ; il revient à { $due }, que désigne l’ordre des règles
}
found-third-colour = { $player } reçoit une couleur pour la troisième fois de suite
found-due-colours = { $denied ->
    [one] { $denied } joueur ne reçoit pas la couleur due, au lieu de { $least }
   *[other] { $denied } joueurs ne reçoivent pas la couleur due, au lieu de { $least }
}
found-engine-otherwise = Le programme apparie la ronde autrement ; un directeur de tournoi peut avoir ses raisons
found-for-third-place = { $white } – { $black } est le match pour la troisième place
found-other-colours = { $white } – { $black } a les couleurs inverses dans la table
found-not-in-table = { $white } – { $black } n’est pas dans cette ronde de la table
found-missing-from-table = { $white } – { $black } manque, alors que la table l’indique
found-match-not-in-table = { $first } – { $second } n’est pas dans cette ronde de la table
found-match-missing = { $first } – { $second } manque, alors que la table l’indique
found-not-knocked-out = Pas éliminés, et sans partie : { $players }
found-teams-met = { $one } et { $other } se sont rencontrées à la ronde { $round }
found-team-had-bye = { $team } est exempte, après : { $was } à la ronde { $round }
found-several-team-byes = Plus d’une équipe est exempte : { $teams }
found-team-left-out = { $team } n’a ni match ni bye
found-fide-otherwise = Les règles apparient la ronde autrement : { $verdict }

# A round after which there is no bye any more.
barred-by-bye-pairing-allocated-bye = exemption
barred-by-bye-full-point-bye = bye à un point
barred-by-bye-forfeit-win = gain par forfait

## Byes that players ask for, and games left open

found-more-byes = { $asked ->
    [one] { $asked } bye pour { $player }, maximum annoncé : { $most }
   *[other] { $asked } byes pour { $player }, maximum annoncé : { $most }
}
found-late-bye = un bye pour { $player } à la ronde { $round }, mais la ronde { $last } est la dernière annoncée pour cela
found-class-may-win-place = la catégorie { $class } est appariée entre elle, et l’un de ses membres peut encore gagner un prix de place supérieur à son premier prix
found-half-point-bye-in-second-half = un bye à un demi-point pour { $player } à la ronde { $round }, dans la seconde moitié : il doit avoir été annoncé
found-byes-with-points = { $asked } byes avec points pour { $player } : un seul, si la compétition le permet
found-full-point-bye = un bye à un point pour { $player } à la ronde { $round } : il n’est prévu que pour le joueur sans adversaire d’une ronde en nombre impair, et c’est l’appariement qui le donne
found-bye-in-last-round = un bye avec points pour { $player } à la dernière ronde

## Who may play in a section

found-not-eligible = { $name } ne peut pas jouer ici : { $why }
found-plays-up = { $name }, classé { $rating }, joue dans un tournoi supérieur : il est réservé à { $least } et plus
found-eligibility-open = on ne sait pas si { $name } peut jouer ici : { $missing }
found-no-longer-eligible = { $player } ne peut plus jouer ici et quitte le tournoi : { $why }
found-may-change-section = on peut proposer à { $player } un tournoi qui convient, avec un bye à un demi-point pour chaque partie manquée : { $sections }
found-refund-unless-misled = le droit d’inscription de { $player } devrait être remboursé, sauf si le joueur a induit en erreur
found-opponent-of-removed = { $wins ->
    [true] la nulle de { $opponent } à la ronde { $round } devient un gain par forfait si le joueur est retiré
   *[false] la défaite de { $opponent } à la ronde { $round } devient un bye à un demi-point si le joueur est retiré
}
found-games-rated-apart = { $games ->
    [one] la partie de { $player } est alors comptée pour l’Elo dans un tournoi de parties supplémentaires
   *[other] les { $games } parties de { $player } sont alors comptées pour l’Elo dans un tournoi de parties supplémentaires
}
ineligible-rated-too-high = Elo { $rating }, et le tournoi est réservé aux joueurs à moins de { $under }
ineligible-rated-too-low = Elo { $rating }, et le tournoi est réservé à { $least } et plus
ineligible-unrated = non classé, et le tournoi est réservé aux joueurs classés
ineligible-too-young = { $age } ans dans l’année de la compétition, et le tournoi est ouvert à partir de { $least } ans
ineligible-too-old = { $age } ans dans l’année de la compétition, et le tournoi est ouvert jusqu’à { $most } ans
ineligible-of-other-sex = { $only ->
    [F] le tournoi est réservé aux femmes et aux filles
   *[M] le tournoi est réservé aux hommes et aux garçons
}
ineligible-grade-too-low = classe { $grade }, et le tournoi est ouvert à partir de la classe { $least }
ineligible-grade-too-high = classe { $grade }, et le tournoi est ouvert jusqu’à la classe { $most }
eligibility-fact-unrated-players = le tournoi ne dit pas si les joueurs non classés sont admis
eligibility-fact-birth = l’année de naissance manque
eligibility-fact-year = le premier jour de la compétition manque, dont dépendent les âges
eligibility-fact-sex = le sexe manque
eligibility-fact-grade = la classe manque

## What a report file cannot tell

cannot-report-not-paired = la ronde { $round } n’est pas appariée ; la dernière est la ronde { $last }
cannot-report-open-games = { $games ->
    [one] { $games } partie est sans résultat, et la ronde { $round } est la dernière : pas encore de rapport final
   *[other] { $games } parties sont sans résultat, et la ronde { $round } est la dernière : pas encore de rapport final
}
    .help = saisissez les résultats, ou écrivez le rapport d’une ronde précédente
cannot-report-no-numbers = personne n’a encore de numéro d’appariement, et sans numéro un rapport n’a pas de joueurs
left-out-organiser = l’organisateur : { $name }
left-out-categories = les catégories : { $names }
left-out-variation = une variante du système de US Chess : { $does } ({ $article })
left-out-teams = les équipes, pour lesquelles leurs joueurs marquent : { $names }
found-ratings-of-long-event = { $tie-break } dépend des classements, qui changent pendant une compétition de plus de 30 jours ; un autre départage est conseillé
cannot-settle-no-standings = il n’y a pas de classement après cette ronde
cannot-settle-nobody-level = personne n’y partage une place
cannot-settle-not-level = ce ne sont pas tous ceux qui partagent une place
invalid-list-name = « { $text } » ne peut pas être le nom d’une liste : lettres, chiffres, - et _

## Ce qui est faux dans un fichier de rapport hormis les appariements

file-fault-points = { $player } a { $stated } points dans le fichier et { $counted } selon les résultats
file-fault-place = { $player } a la place { $stated } dans le fichier et, selon les résultats et les départages, { $last ->
    [none] la place { $due }
   *[other] l’une des places { $due } à { $last }
}
file-fault-team-place = { $team } a la place { $stated } dans le fichier et, selon les résultats et les départages, { $last ->
    [none] la place { $due }
   *[other] l’une des places { $due } à { $last }
}
file-fault-match-points = { $team } a { $stated } points de match dans l’enregistrement { $record } et { $counted } selon ses matchs
file-fault-game-points = { $team } a { $stated } points de partie dans l’enregistrement { $record } et { $counted } selon ses matchs
file-fault-team-round = l’enregistrement { $record } dit de la ronde de { $team } autre chose que les matchs
file-fault-unknown-tie-break = l’enregistrement { $record } nomme le départage { $code }, qui n’est pas connu ; les places sont comparées par points et par les départages qui le précèdent
file-fault-board-colours = { $white } a les Blancs et { $black } les Noirs à l’échiquier { $board } ; selon l’ordre des couleurs des échiquiers (enregistrement 352), c’est l’inverse
file-fault-return-game = { $white } et { $black } jouent la seconde partie d’un match sans s’être rencontrés dans la première
file-fault-return-colours = { $white } a les Blancs contre { $black } dans la seconde partie du match comme dans la première
file-fault-return-bye = { $player } a l’exemption dans la seconde ronde d’un match et ne l’avait pas dans la première

## Mode FIDE

found-leaves-fide-mode = { $round ->
    [0] La section quitte le mode FIDE avant l’appariement de la ronde 1 : définitivement, avec une marque sur toutes ses pages et une ligne dans le rapport
   *[other] La section quitte le mode FIDE après { $round } rondes appariées : définitivement, avec une marque sur toutes ses pages et une ligne dans le rapport
}
found-no-way-back = Le mode FIDE a été quitté et on n’y revient pas, même en annulant quelque chose
found-outside-fide-rules = { $what } : cela ne se fait qu’après avoir quitté le mode FIDE
outside-fide-format = les parties ne sont pas organisées selon une formule de la FIDE
outside-fide-pairing-system = le système d’appariement n’est pas de la FIDE
outside-fide-rules = les règles du jeu ne sont pas celles de la FIDE
outside-fide-draws = deux nulles valent plus qu’un gain et une défaite
outside-fide-bye-above-win = l’exempt donné par l’appariement vaut plus qu’un gain
outside-fide-bye-value = aucun résultat ne peut donner la valeur de l’exempt de l’appariement
found-locked-in-fide-mode = En mode FIDE, { $what } ne peut plus changer une fois la ronde 1 appariée
locked-setting-format = la formule
locked-setting-system = le système d’appariement
locked-setting-rounds = le nombre de rondes
locked-setting-points = le barème des résultats
locked-setting-bye-value = la valeur de l’exempt de l’appariement
locked-setting-tie-breaks = la liste des départages
locked-setting-acceleration = l’accélération
locked-setting-prohibitions = la liste des appariements interdits
found-earlier-round-locked = En mode FIDE, les résultats, appariements et couleurs de la ronde { $round } ne peuvent plus changer : deux rondes suivantes en dépendent
found-result-of-earlier-round = Ronde { $round }, { $white } – { $black } : { $was } devient { $result }, alors que la ronde suivante en dépend ; le rapport signale la correction
found-pairings-of-earlier-round = Des appariements ou couleurs de la ronde { $round } changent, alors que la ronde suivante en dépend ; le rapport signale la correction
found-adjournment-ends = Ronde { $round }, { $white } – { $black } : la partie ajournée comptait comme nulle pour les appariements et finit { $result } ; le rapport le signale
found-become-adjourned = { $boards-count ->
    [one] Ronde { $round } : sans résultat à l’échiquier { $boards } ; la partie compte comme ajournée, comme nulle pour l’appariement
   *[other] Ronde { $round } : sans résultat aux échiquiers { $boards } ; les parties comptent comme ajournées, comme nulles pour l’appariement
}
found-still-adjourned = { $white } – { $black } de la ronde { $round } est encore ajournée
found-numbers-exchanged = { $one } et { $other } échangent leurs numéros d’appariement ; le rapport le signale
found-numbers-made-anew = { $players ->
    [one] { $players } joueur reçoit un autre numéro d’appariement ; le rapport le signale
   *[other] { $players } joueurs reçoivent d’autres numéros d’appariement ; le rapport le signale
}
found-second-half-point-bye = Ronde { $round } : exemption à un demi-point numéro { $byes } pour { $player } ; une seule est d’usage
found-full-point-bye-given = Ronde { $round } : une exemption à un point pour { $player } ; la FIDE la déconseille, et le rapport la signale
found-not-entitled-to-bye = { $player } n’a pas droit à une exemption à un demi-point
found-opposite-colours = { $white } – { $black } : tous deux reçoivent la couleur opposée à celle qui leur est due
found-not-for-round-robin = { $code } ne s’emploie pas dans un toutes rondes : tous ont les mêmes adversaires
found-too-many-rounds = { $players ->
    [one] { $rounds } rondes ne peuvent pas toutes être appariées avec { $players } joueur ; les dernières devront être faites à la main
   *[other] { $rounds } rondes ne peuvent pas toutes être appariées avec { $players } joueurs ; les dernières devront être faites à la main
}
found-never-meet = { $one } et { $other } ne se rencontrent pas aussi souvent que le veut le toutes rondes
found-meet-again = { $white } et { $black } se rencontrent une fois de plus que ne le veut le toutes rondes (déjà à la ronde { $round })
found-third-colour-of-double = { $player } reçoit une couleur pour la troisième fois de suite dans un toutes rondes à deux tours qui ne suit pas la table
no-final-standings = { $games ->
    [one] { $games } partie est ajournée, et la ronde { $round } est la dernière : pas encore de classement final
   *[other] { $games } parties sont ajournées, et la ronde { $round } est la dernière : pas encore de classement final
}
    .help = saisissez son résultat, ou demandez le classement après une ronde précédente

# What the plan of the tables could not give.
seating-remark-displaced = Deux joueurs à table fixe se rencontrent : { $player } joue à la table { $at }, et non à la { $table }
seating-remark-not-accessible = Plus de table accessible pour { $player }, qui joue à la table { $at }
seating-remark-outside-plan = Le plan des tables est trop petit : ne sont dans aucune salle les tables { $tables }
