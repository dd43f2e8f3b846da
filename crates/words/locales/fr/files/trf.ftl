# Report files of tournaments (TRF). Codes and letters of the format stay as they are.

trf-error = ligne { $line }, colonne { $column }, { $field } : { $problem }

# The fields.
trf-field-between-fields = entre deux champs
trf-field-entry = ronde { $round }
trf-field-opponent = adversaire de la ronde { $round }
trf-field-colour = couleur de la ronde { $round }
trf-field-result = résultat de la ronde { $round }
trf-field-player-section = Données du joueur
trf-field-starting-rank = Rang initial
trf-field-name = Nom
trf-field-rating = Elo
trf-field-points = Points
trf-field-rank = Rang
trf-field-number-of-rounds = Nombre de rondes
trf-field-initial-colour = Couleur initiale
trf-field-player = Joueur
trf-field-team = Équipe
trf-field-player-or-team = Joueur ou équipe
trf-field-first-player-or-team = Premier joueur ou première équipe
trf-field-last-player-or-team = Dernier joueur ou dernière équipe
trf-field-round-number = Numéro de ronde
trf-field-first-round = Première ronde
trf-field-last-round = Dernière ronde
trf-field-bye-type = Type de bye
trf-field-bye = Bye
trf-field-match-points = Points de match
trf-field-game-points = Points de partie
trf-field-points-in-round = Points de la ronde { $round }
trf-field-points-for = Points pour { $code }
trf-field-result-code = Résultat
trf-field-scoring = Barème
trf-field-assignment-type = Type d’attribution anormale
trf-field-team-number = Numéro d’appariement de l’équipe
trf-field-team-rank = Rang de l’équipe
trf-field-opposing-team = Adversaire
trf-field-team-with-bye = Équipe exempte à la ronde { $round }
trf-field-forfeit-type = Type de forfait
trf-field-white-team = Équipe avec les Blancs
trf-field-black-team = Équipe avec les Noirs
trf-field-rounds = Rondes
trf-field-record = Enregistrement
trf-field-text = Texte

# What a field should hold.
trf-expected-blank = un espace (les champs ne sont pas dans leurs colonnes)
trf-expected-starting-rank = un rang initial de 1 à 9999
trf-expected-team-number = un numéro d’appariement d’équipe de 1 à 999
trf-expected-round-number = un numéro de ronde de 1 à 999
trf-expected-round-not-before = une ronde à partir de { $round }
trf-expected-round-up-to = une ronde jusqu’à { $last }, la dernière
trf-expected-round-or-zeros = un numéro de ronde, ou 000
trf-expected-number-of-rounds = le nombre de rondes, de 1 à 999
trf-expected-initial-colour = W ou B
trf-expected-points = des points, par exemple 11.5
trf-expected-points-of-result = des points, par exemple 1.0
trf-expected-points-given-or-taken = des points, par exemple 0.5 ou -1.0
trf-expected-number-between = un nombre de { $first } à { $last }
trf-expected-number-not-below = un nombre à partir de { $first }
trf-expected-one-number = un seul nombre
trf-expected-rank = un rang de 1 à { $last }
trf-expected-rating = un Elo de quatre chiffres au plus
trf-expected-opponent = le rang initial de l’adversaire, ou 0000
trf-expected-colour = w, b ou -
trf-expected-colour-of-game = w ou b
trf-expected-result = un de ces signes : 1 = 0 + - W D L H F U Z, ou un espace
trf-expected-zeros-or-result = 0000 comme adversaire d’un bye, ou le résultat d’une partie
trf-expected-opponent-or-no-colour = un adversaire, ou - comme couleur
trf-expected-opponent-or-bye = un adversaire, ou U, F, H ou Z pour une ronde sans adversaire
trf-expected-bye-type = F, H ou Z
trf-expected-result-code = un de ces codes : W D L A P X
trf-expected-match-result-code = TW, TD ou TL
trf-expected-scoring-code = CODE=VALUE avec un de ces codes : W D L WW BW WD BD WL BL FW FL FPB HPB ZPB PAB
trf-expected-some-scoring = CODE=VALUE, par exemple W=3
trf-expected-assignment-type = un de ces signes : W D L F H Z + -, ou un espace
trf-expected-team-or-zeros = un numéro d’appariement d’équipe, ou 000
trf-expected-forfeit-type = +-, -+ ou --
trf-expected-known-player = le rang initial d’un joueur du fichier
trf-expected-known-team = le numéro d’une équipe du fichier
trf-expected-another-player = un autre joueur
trf-expected-match-or-game-points = des points de match, des points de partie ou les deux
trf-expected-no-match-points = rien (les points de match sont pour les équipes)
trf-expected-one-bye = un seul bye par ronde
trf-expected-same-points-for-both-colours = les mêmes points pour les deux couleurs
trf-expected-fitting-record = un enregistrement dont les valeurs tiennent dans leurs colonnes
trf-expected-latin1 = un caractère de Latin-1
trf-expected-not-utf8 = un texte qui ne peut pas passer pour de l’UTF-8

# What is wrong.
trf-problem-unexpected = trouvé : « { $found } » ; attendu : { $expected }
trf-problem-missing = trouvé : rien ; attendu : { $expected }
trf-problem-no-players = trouvé : aucun enregistrement 001 ; attendu : au moins un joueur
trf-problem-control-character = trouvé : le caractère de contrôle { $character } ; attendu : des caractères imprimables
trf-problem-player-twice = trouvé : { $number } encore une fois ; attendu : chaque joueur une seule fois ({ $number } figure déjà à la ligne { $line })
trf-problem-team-twice = trouvé : { $number } encore une fois ; attendu : chaque équipe une seule fois ({ $number } figure déjà à la ligne { $line })
trf-problem-in-two-teams = trouvé : { $number } encore une fois ; attendu : chaque joueur dans une seule équipe (voir ligne { $line })
trf-problem-opponent-names-another = { $names ->
    [none] trouvé : { $opponent } ; attendu : un adversaire qui nomme lui aussi { $number } ({ $opponent }, ligne { $line }, ne nomme personne)
   *[other] trouvé : { $opponent } ; attendu : un adversaire qui nomme lui aussi { $number } ({ $opponent }, ligne { $line }, nomme { $names })
}
trf-problem-same-colours = trouvé : { $letter } des deux côtés ; attendu : des couleurs opposées (l’adversaire est à la ligne { $line })
trf-problem-results-disagree = { $result ->
    [none] { $other ->
        [none] trouvé : rien contre rien pour { $opponent }, ligne { $line } ; attendu : les deux résultats d’une même partie
       *[other] trouvé : rien contre { $other } pour { $opponent }, ligne { $line } ; attendu : les deux résultats d’une même partie
    }
   *[other] { $other ->
        [none] trouvé : { $result } contre rien pour { $opponent }, ligne { $line } ; attendu : les deux résultats d’une même partie
       *[other] trouvé : { $result } contre { $other } pour { $opponent }, ligne { $line } ; attendu : les deux résultats d’une même partie
    }
}
trf-problem-cards = { $violations }
trf-problem-team-bye-beside-other = { $kind-code ->
    [pairing-allocated] trouvé : une exemption de l’équipe { $team } à la ronde { $round } ; attendu : une équipe sans match ni autre bye
    [full-point] trouvé : un bye à un point de l’équipe { $team } à la ronde { $round } ; attendu : une équipe sans match ni autre bye
    [half-point] trouvé : un bye à un demi-point de l’équipe { $team } à la ronde { $round } ; attendu : une équipe sans match ni autre bye
   *[zero-point] trouvé : un bye sans point de l’équipe { $team } à la ronde { $round } ; attendu : une équipe sans match ni autre bye
}
trf-problem-virtual-points-twice = trouvé : encore des points virtuels pour { $number } ; attendu : une seule fois par ronde (voir ligne { $line })
trf-problem-no-such-result = trouvé : des points pour un résultat de { $number } ; attendu : un résultat qui figure à la ligne de { $number }
trf-problem-other-bye = trouvé : { $kind } pour { $number } à la ronde { $round } ; attendu : { $before }, comme à la ligne { $line }
trf-problem-disagrees = trouvé : { $value } ; attendu : { $before }, comme à la ligne { $line }
trf-problem-more-rounds-paired = { $paired ->
    [one] trouvé : { $planned } ; attendu : au moins { $paired }, pour la ronde appariée dans le fichier
   *[other] trouvé : { $planned } ; attendu : au moins { $paired }, pour les rondes appariées dans le fichier
}
trf-problem-after-last-round = trouvé : une indication pour la ronde { $round } ; attendu : aucune après la ronde { $planned }, la dernière (ligne { $line })
trf-problem-point-system = { $problem }

# What is strange.
trf-warning = { $line ->
    [0] { $what }
   *[other] ligne { $line } : { $what }
}
listed-team-named = { $number } { $name }
listed-team-numbered = { $number }
team-with-points = { $team } { $match-points } et { $game-points }
team-in-round = { $team } à la ronde { $round }
trf-oddity-unknown-record = { $lines ->
    [one] « { $code } » ne désigne aucun enregistrement connu : { $lines } ligne gardée telle quelle
   *[other] « { $code } » ne désigne aucun enregistrement connu : { $lines } lignes gardées telles quelles
}
trf-oddity-record-again = encore un enregistrement { $code } ; celui de la ligne { $line } compte
trf-oddity-wrong-count = { $what-code ->
    [players] nombre de joueurs indiqué : « { $said } », mais le fichier en a { $count }
    [rated-players] nombre de joueurs classés indiqué : « { $said } », mais le fichier en a { $count }
   *[teams] nombre d’équipes indiqué : « { $said } », mais le fichier en a { $count }
}
trf-oddity-old-teams-differ = l’enregistrement 013 diffère des enregistrements 310, qui comptent
trf-oddity-teams-of-players = l’enregistrement 013 nomme { $teams ->
    [one] une équipe
   *[other] { $teams } équipes
  } d’un tournoi individuel ; les appariements n’en tiennent pas compte
trf-oddity-other-tie-breaks = l’enregistrement 212 a d’autres départages que le 202 : c’est lui qui ordonne le classement
trf-oddity-no-number-of-rounds = aucun enregistrement 142 ou XXR ne dit combien de rondes sont prévues ; le fichier en a { $count }
trf-oddity-no-virtual-points = { $system } est accéléré, mais aucun enregistrement 250 ou XXA ne donne de points virtuels
trf-oddity-not-understood = { $what-code ->
    [sex] « { $found } » n’est pas un sexe ; il est omis
    [title] « { $found } » n’est pas un titre de la FIDE ; il est omis
    [federation] « { $found } » n’est pas une fédération ; elle est omise
    [fide-id] « { $found } » n’est pas un code FIDE ; il est omis
   *[birth] « { $found } » n’est pas une date de naissance ; elle est omise
}
trf-oddity-no-name = pas de nom : le joueur est désigné par son numéro
trf-oddity-no-team-name = pas de nom : l’équipe { $number } est désignée par son numéro
trf-oddity-late-title = { $count ->
    [one] { $count } titre est décalé d’une colonne vers la droite
   *[other] { $count } titres sont décalés d’une colonne vers la droite
}
trf-oddity-rating-zero = { $count ->
    [one] Elo 0 : le joueur compte comme non classé
   *[other] Elo 0 : { $count } joueurs comptent comme non classés
}
trf-oddity-not-in-order = { $number } après { $after } : les joueurs ne sont pas dans l’ordre des numéros
trf-oddity-number-missing = aucun joueur n’a le numéro { $number }, mais il y en a de plus élevés
trf-oddity-rank-missing = rang { $rank } : le rang { $missing } manque ou est donné trop souvent
trf-oddity-other-points = score indiqué { $points }, mais la somme des résultats de { $number } est { $results }
trf-oddity-too-few-points = ronde { $round } : la partie contre { $opponent } donne aux deux joueurs moins qu’une partie ne doit donner
trf-oddity-old-bye = ronde { $round } : { $result } sans adversaire est lu comme : { $meaning }
trf-oddity-unknown-result = ronde { $round } : { $found } n’est pas un résultat du format ; la partie est tenue pour ajournée, son résultat pour inconnu
trf-oddity-nothing-told = ronde { $round } : { $found } à côté de personne n’est ni une exemption ni un résultat ; la ronde est tenue pour pas encore appariée
trf-oddity-draft-columns = l’enregistrement 299 a les colonnes d’un projet du format ; il est lu ainsi
trf-oddity-provisional-points = 162 donne { $points } points à un résultat inconnu ; il compte comme une nulle, { $draw }, jusqu’à ce qu’il soit connu
trf-oddity-second-bye = ronde { $round } : une deuxième exemption (l’autre est à la ligne { $line })
trf-oddity-no-date = « { $found } » n’est pas une date lisible : attendu par exemple 2026/05/29
trf-oddity-ambiguous-date = « { $found } » est lu comme { $taken } ; on peut aussi lire { $others }
trf-oddity-no-date-with-year-first = « { $found } » n’est pas un jour si l’année vient d’abord ; lu comme { $taken }
trf-oddity-ends-before-start = la compétition finit le { $end }, avant de commencer le { $start }
trf-oddity-lasts-too-long = la compétition commence le { $start } et finit le { $end }, plus d’un an après
trf-oddity-rounds-on-other-days = { $end ->
    [none] aucune ronde n’est jouée le jour de la compétition, le { $start } : la première est indiquée pour le { $first }
   *[other] aucune ronde n’est jouée un jour de la compétition, du { $start } au { $end } : la première est indiquée pour le { $first }
}
trf-oddity-unknown-system = « { $code } » n’est pas le code d’un système et est laissé de côté
trf-oddity-systems-disagree = l’enregistrement 192 indique { $code }, l’enregistrement 092 { $words } : le premier compte
trf-oddity-plays-for-team = { $number } joue pour l’équipe { $team } sans figurer dans son enregistrement 310
trf-oddity-no-matches = ronde { $round } : toutes les parties n’opposent pas deux équipes ; la ronde n’a pas de matchs
trf-oddity-match-not-paired = un match de la ronde { $round }, qui n’est pas appariée
trf-oddity-team-bye-not-paired = un bye de l’équipe { $team } à la ronde { $round }, qui n’est pas encore appariée : il est seulement gardé dans le fichier
trf-oddity-colour-follows = ronde { $round } : pas de couleur ; elle se déduit de la ligne de { $opponent }
trf-oddity-no-colours = ronde { $round } : la partie par forfait contre { $opponent } est sans couleurs ; { $number } est noté avec les Blancs
trf-oddity-adjustments-unused = { $more ->
    [0] sans l’enregistrement 299, les points du 310 sont justes ; il n’est pas utilisé (équipes : { $teams })
    [one] sans l’enregistrement 299, les points du 310 sont justes ; il n’est pas utilisé (équipes : { $teams } et { $more } autre)
   *[other] sans l’enregistrement 299, les points du 310 sont justes ; il n’est pas utilisé (équipes : { $teams } et { $more } autres)
}
trf-oddity-team-points-differ = { $more ->
    [0] les points de match et de partie du { $code } ne sont pas ceux des matchs, que voici par équipe : { $teams }
    [one] les points de match et de partie du { $code } ne sont pas ceux des matchs, que voici par équipe : { $teams } et { $more } autre
   *[other] les points de match et de partie du { $code } ne sont pas ceux des matchs, que voici par équipe : { $teams } et { $more } autres
}
trf-oddity-team-rounds-differ = { $more ->
    [0] les adversaires, byes ou points de partie du { $code } ne sont pas ceux des matchs (équipes : { $rounds })
    [one] les adversaires, byes ou points de partie du { $code } ne sont pas ceux des matchs (équipes : { $rounds } et { $more } autre)
   *[other] les adversaires, byes ou points de partie du { $code } ne sont pas ceux des matchs (équipes : { $rounds } et { $more } autres)
}
trf-oddity-virtual-points-of-nothing = aucun point virtuel n’est donné
trf-oddity-adjustment-without-round = une sanction ou une bonification sans ronde : elle compte dès la ronde 1
trf-oddity-national-record-of-nobody = il n’y a pas de joueur { $number } ; l’enregistrement est gardé
trf-oddity-bye-not-on-card = { $kind } pour { $number } à la ronde { $round }, mais la ligne de { $number } indique : { $found } ; cette ligne compte
trf-oddity-initial-colour-differs = couleur initiale { $letter }, mais la ronde 1 est appariée comme si c’était { $other }

# What tells the kind of tournament.
told-by-code = l’enregistrement 192
told-by-words = l’enregistrement 092
told-by-games = les parties
told-by-unknown-words = rien de compréhensible
told-by-nothing = rien dans le fichier

# What a file, or a version of the format, leaves out.
trf-left-out = { $line ->
    [0] { $what }
   *[other] ligne { $line } : { $what }
}
trf-unsaid-record = l’enregistrement { $code }
trf-unsaid-record-of-players = l’enregistrement { $code }, qui concerne des joueurs
trf-unsaid-configuration = XXC { $word }
trf-unsaid-points = { $problem }
trf-unsaid-result-worth = { $what-code ->
    [forfeit-win] gain par forfait : { $points } pts, indiqué comme { $told }
    [full-point-bye] bye à un point : { $points } pts, indiqué comme { $told }
    [half-point-bye] bye à un demi-point : { $points } pts, indiqué comme { $told }
    [zero-point-bye] bye sans point : { $points } pts, indiqué comme { $told }
   *[absence] absence : { $points } pts, indiquée comme { $told }
}
trf-unsaid-symbol-worth = { $symbol } vaut { $points }
trf-unsaid-byes-asked-for = les byes demandés à la ronde { $round }
trf-unsaid-result-detail = { $what-code ->
    [unrated-win] ronde { $round } : le fait que le gain n’est pas compté pour l’Elo
    [unrated-draw] ronde { $round } : le fait que la nulle n’est pas comptée pour l’Elo
    [unrated-loss] ronde { $round } : le fait que la perte n’est pas comptée pour l’Elo
   *[bye-asked-for] ronde { $round } : le fait que le bye a été demandé
}
trf-unsaid-virtual-match-points = les points de match de l’enregistrement 250
trf-unsaid-prohibited-in-rounds = les appariements interdits seulement aux rondes { $first } à { $last }
trf-unsaid-team-details = le nom abrégé, la force, les points et le rang d’une équipe
trf-unsaid-of-players = { $what-code ->
    [byes] les byes demandés par des joueurs, dans une compétition par équipes
    [virtual-points] les points virtuels de joueurs, dans une compétition par équipes
    [prohibited-pairings] les appariements interdits de joueurs, dans une compétition par équipes
   *[adjustments] les points donnés ou retirés à des joueurs, dans une compétition par équipes
}
trf-unsaid-adjustment = une rectification de { $points } pts
trf-unsaid-no-pairing-number = { $name }, sans numéro d’appariement
trf-unsaid-end-of-name = la fin du nom { $name }
trf-unsaid-national-identity = le code national { $identity } ({ $name })
trf-unsaid-assigned-rating = l’Elo { $rating } attribué à { $name } pour l’appariement
trf-unsaid-clubs = { $count ->
    [one] { $count } club
   *[other] { $count } clubs
}
trf-unsaid-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
trf-unsaid-captains = { $count ->
    [one] { $count } capitaine d’équipe
   *[other] { $count } capitaines d’équipe
}
trf-unsaid-takes-no-part = le fait que { $name } ne participe pas à la ronde { $round }
trf-unsaid-adjourned = ronde { $round } : qu’une partie est ajournée
trf-unsaid-pairing-result = ronde { $round }, échiquier { $board } : le fait que la partie compte comme { $result } pour l’appariement
trf-unsaid-standings-result = ronde { $round }, échiquier { $board } : le fait que la partie compte comme { $result } au classement
trf-unsaid-not-rated = ronde { $round }, échiquier { $board } : le fait que la partie n’est pas comptée pour l’Elo, indiquée comme une partie de moins d’un coup
