# Texts of the pages: rounds.

rounds = Rondes
rounds-absent = Qui est absent
rounds-absent-hint = Les joueurs cochés ne sont pas appariés et n’ont pas de points. Les byes demandés sont déjà notés.
rounds-absent-numbers = Autres absents, par numéro
rounds-acceleration = Accélération
rounds-acceleration-set = L’accélération est fixée.
rounds-added-score = Points ajoutés (US Chess 28R1)
rounds-after = Après
rounds-all-paired = Toutes les rondes sont appariées.
rounds-around = Dispositions particulières
rounds-as-it-is = La ronde telle qu’elle est
rounds-as-it-would-be = La ronde telle qu’elle serait
rounds-as-of = Les données d’après lesquelles cette ronde a été appariée ont été modifiées ensuite. Elle est expliquée ici d’après ce que l’on savait lors de l’appariement, { $value }.
rounds-baku = Accélération de Bakou (C.04.7)
rounds-before = Avant
rounds-bracket = Groupe de points { $value }
rounds-bracket-collapsed = Derniers groupes réunis, à partir du score { $value }
rounds-breach = Infraction :
rounds-breaks = Ce que cela enfreint
rounds-breaks-nothing = Rien : c’est l’appariement selon les règles.
rounds-breaks-now = Ce que la ronde enfreint telle qu’elle est
rounds-by-hand = Apparier à la main
rounds-by-hand-mark = modifié à la main
rounds-by-rules = Selon les règles
rounds-bye-kind = Bye
rounds-bye-of = Bye : { $value }
rounds-byes = Byes et exemptions
rounds-byes-asked = Byes demandés ({ $first }) : { $second }
rounds-change = Modifier à la main
rounds-change-do = Faire cette modification
rounds-change-reason = Motif (inscrit au journal)
rounds-change-round = Modifier la ronde { $value } à la main
rounds-changed = La ronde { $value } est modifiée.
rounds-check = Vérifier
rounds-chosen = Votre modification
rounds-close = Clore la ronde
rounds-closed = La ronde { $value } est close.
rounds-colour = Couleur
rounds-colours = Couleurs :
rounds-deviates = La ronde diffère de l’appariement selon les règles
rounds-did-bye = { $first } : { $second }
rounds-did-colours = Échiquier { $value } : couleurs échangées
rounds-did-ladder = { $value } s’en va, son adversaire descend
rounds-did-move = L’échiquier { $first } passe à l’échiquier { $second }
rounds-did-pair = { $first } rencontre { $second }
rounds-did-swap = { $first } et { $second } échangent leurs places
rounds-differences = Ce qui change
rounds-do-bye = Donner un bye
rounds-do-colours = Échanger les couleurs
rounds-do-ladder = Un joueur s’en va : faire descendre son adversaire (29G1)
rounds-do-move = Déplacer à un autre échiquier
rounds-do-pair = Faire se rencontrer deux joueurs
rounds-do-swap = Deux joueurs échangent leurs places
rounds-everybody = Tout le monde
rounds-explain = Expliquer
rounds-explain-for = Expliquer pour
rounds-finish = Terminer le tournoi
rounds-finish-early = Terminer le tournoi avant la dernière ronde
rounds-finish-hint = Ensuite, rien ne peut être modifié.
rounds-finish-reason = Motif, s’il reste des rondes
rounds-finish-sure = Terminer le tournoi ? Ensuite, rien ne peut être modifié, sauf à annuler cela dans le journal.
rounds-finish-undo = Cela peut être annulé dans le journal.
rounds-finished = Le tournoi est terminé.
rounds-first = De la ronde
rounds-float-hint = Qui rencontre un score plus bas flotte vers le bas, qui rencontre un score plus haut flotte vers le haut.
rounds-floated = Flottements
rounds-floats = { $value } flotte vers le bas
rounds-from-round = { $first } (dès la ronde { $second })
rounds-gets-bye = { $value } est exempt
rounds-hand-changed = Modifiée à la main par { $first }, { $second } : { $third }
rounds-hand-hint = Une ligne par échiquier : « 12 5 » est le numéro 12 avec les Blancs contre le numéro 5 ; « 7 bye », « 7 half », « 7 full » ou « 7 zero » est un bye. Dans un tournoi par équipes, les numéros sont ceux des équipes.
rounds-hand-paired = Appariée à la main par { $first }, { $second } : { $third }
rounds-hand-pairs = Échiquiers
rounds-hand-round = Apparier la ronde { $value } à la main
rounds-impossible = Impossible :
rounds-in-rounds = { $first } (rondes { $second } à { $third })
rounds-last = À la ronde
rounds-last-all-in = Tous les résultats de la ronde { $value } sont là ; l’appariement la clôt.
rounds-last-all-in-end = Tous les résultats de la ronde { $value } sont saisis ; terminer le tournoi la clôt.
rounds-last-complete = La ronde { $value } est close.
rounds-legend = Ce que veulent dire les codes
rounds-legend-hint = Ce sont les articles du système FIDE (Dutch), Handbook C.04.3.
rounds-line-unclear = Cette ligne n’est pas claire : « { $value } »
rounds-line-ups = Compositions d’équipe
rounds-line-ups-hint = Les équipes jouent avec leurs premiers joueurs, sauf si le capitaine a remis une autre composition.
rounds-looked-at = Ce dont l’appariement a tenu compte
rounds-made-by = Appariée par
rounds-made-by-hand = un arbitre, à la main
rounds-meet-already = Ces deux-là se rencontrent déjà.
rounds-joined = Venant d’autres groupes de points :
rounds-comes = { $value } vient d’un autre groupe de points
rounds-leaves = { $value } part dans un autre groupe de points
rounds-moved-down = Descendus ici :
rounds-next = Ensuite : ronde { $value }
rounds-next-finish = Ensuite : terminer le tournoi
rounds-no-acceleration = Pas d’accélération
rounds-no-board = Il n’y a pas d’échiquier { $value } dans cette ronde.
rounds-nobody = personne
rounds-not = Pas { $value } :
rounds-not-accelerated = Les rondes ne sont pas accélérées.
rounds-not-checked-in = Pas pointés ({ $first }) : { $second }
rounds-not-in-round = Ce joueur n’est pas dans la ronde.
rounds-not-instead = Pas { $value } à sa place :
rounds-not-made-yet = Rien n’est encore modifié.
rounds-not-next = La prochaine ronde à apparier est entre-temps la ronde { $value }.
rounds-not-public = pas encore publique
rounds-not-standing = Modifié à la main : cette paire ne joue pas.
rounds-now-otherwise = Ce que les règles apparieraient autrement maintenant
rounds-numbers = Numéros d’appariement
rounds-numbers-are-given = Chacun a un numéro. Les numéros peuvent être réattribués jusqu’à l’appariement de la ronde 1.
rounds-numbers-given = Les numéros sont attribués.
rounds-numbers-hint = D’après le classement initial, ou par tirage au sort si l’on joue d’après une table.
rounds-numbers-lots = Tirer au sort
rounds-numbers-missing = Sans numéro d’appariement : { $value }. Attribuez d’abord les numéros.
rounds-numbers-rating = Par Elo et titre
rounds-numbers-varma = Tirer au sort par les tables de Varma
rounds-numbers-with-pairing = Sans numéro d’appariement : { $value }. Ils en reçoivent un avec l’appariement.
rounds-one = Joueur
rounds-open-again = La ronde { $value } est rouverte.
rounds-other = Autre joueur
rounds-out = Pas dans cette ronde, retirés ou pas encore inscrits ({ $first }) : { $second }
rounds-outdated = Des résultats, des sanctions ou des inscriptions d’avant la ronde { $value } ont été modifiés après son appariement ; les règles l’apparieraient maintenant autrement.
rounds-outdated-short = résultats antérieurs modifiés depuis
rounds-outdated-stands = Des résultats de cette ronde sont saisis ; son appariement ne peut plus être annulé.
rounds-pair = Apparier la ronde { $value }
rounds-paired = La ronde { $value } est appariée.
rounds-paired-by = Appariée par : { $value }
rounds-permit = Permettre de nouveau
rounds-place = Échiquier ou joueur
rounds-play-off = Départage
rounds-play-off-next = Parties à jouer
rounds-play-off-go-on = Continuer avec ces résultats
rounds-play-off-hint = Les couleurs sont tirées au sort. Gardez l’adresse de cette page : elle contient les résultats jusqu’à la décision.
rounds-play-off-record = Noter qui a gagné
rounds-play-off-won = { $value } gagne le départage.
rounds-play-off-otherwise = La décision a été prise autrement
rounds-play-off-winner = Vainqueur
rounds-play-off-duties = À ne pas oublier
rounds-play-off-recorded = { $value } se qualifie.
rounds-player = Joueur
rounds-playing = { $count ->
    [one] { $count } joueur est à apparier.
   *[other] { $count } joueurs sont à apparier.
}
rounds-points = Points
rounds-preview = Voir la ronde obtenue
rounds-prohibit = Ne pas apparier ces deux-là
rounds-prohibited = Appariements interdits
rounds-prohibited-set = Les appariements interdits sont notés.
rounds-proposal-colour = La couleur du premier échiquier est tirée au sort lors de l’appariement ; toutes les couleurs peuvent donc être inversées.
rounds-proposal-hint = Rien n’est encore apparié. Voici la ronde si tout le monde est là.
rounds-proposal-without = Rien n’est encore apparié. Voici la ronde telle qu’elle serait sans : { $value }.
rounds-publish = Publier
rounds-published = La ronde { $value } est publique.
rounds-reason-missing = Une modification à la main demande un motif.
rounds-remark = Remarque :
rounds-reopen = Rouvrir
rounds-reopen-reason = Motif de la réouverture
rounds-reopened = La ronde { $value } est rouverte.
rounds-residents = À ce score :
rounds-results-missing = { $count ->
    [one] Ronde { $first } : { $second } résultat manque. Échiquier :
   *[other] Ronde { $first } : { $second } résultats manquent. Échiquiers :
}
rounds-round = Ronde { $value }
rounds-refused-help = { $first } : { $second }
rounds-same-player = Il faut deux joueurs différents.
rounds-scores-then = scores lors de l’appariement : { $first } – { $second }
rounds-merge = Un autre calendrier rejoint ce tournoi
rounds-merge-do = Reprendre ses joueurs
rounds-merge-hint = Les joueurs de l’autre tournoi viennent avec leurs parties, leurs exemptions et leurs incidents ; la prochaine ronde est appariée pour tous ensemble. L’autre tournoi n’existe plus.
rounds-merge-sure = Reprendre tous les joueurs de l’autre tournoi ?
rounds-merge-which = Tournoi
rounds-merged = { $value } a rejoint le tournoi.
rounds-section-finished = Le tournoi est terminé.
rounds-seed = graine { $value }
rounds-so-far = Les rondes jusqu’ici
rounds-stands = Telle qu’elle est
rounds-starts = Début
rounds-state = État
rounds-state-again = rouverte
rounds-state-complete = close
rounds-state-going = en cours
rounds-step = Ce qu’il faut modifier
rounds-step-back = Annuler la dernière étape
rounds-step-further = Une étape de plus
rounds-step-unclear = Choisissez d’abord les joueurs ou l’échiquier.
rounds-team-boards = Échiquiers d’un match
rounds-the-bye = L’exempt
rounds-to-board = À l’échiquier
rounds-told-bye = Le nombre de joueurs est impair. L’exempt est choisi au score le plus bas où quelqu’un peut l’être.
rounds-told-changed-board = Cela a été modifié ensuite à la main. Échiquier { $first } : { $second } – { $third }
rounds-told-colour = Pourquoi cette couleur : { $first } ({ $second }).
rounds-told-colours-only = Couleurs jusqu’ici : { $value }.
rounds-told-colours = Couleurs jusqu’ici : { $first } ; { $second }.
rounds-told-instead = Dans l’ordre du groupe, { $first } aurait rencontré { $second }, mais : { $third } ({ $fourth }).
rounds-told-met = Déjà rencontrés, donc exclus dans ce groupe : { $value }.
rounds-told-met-from-above = { $value } est descendu d’un score plus haut.
rounds-told-moved-down = Il ne restait pas d’adversaire dans son groupe de points ; ce joueur est donc descendu au groupe suivant.
rounds-told-no-colours = Aucune partie n’a encore été jouée ; { $value }.
rounds-told-nobody-else = Personne d’autre n’a le même score.
rounds-told-opponent = Adversaire : { $first }, à l’échiquier { $second }, avec les { $third }.
rounds-told-order = Dans un groupe, la moitié haute rencontre la moitié basse, dans l’ordre du classement.
rounds-told-out = Pas apparié dans cette ronde.
rounds-told-out-bye = Pas apparié dans cette ronde : { $value }.
rounds-told-same-score = { $count ->
    [one] Un autre joueur a le même score.
   *[other] { $count } autres joueurs ont le même score.
}
rounds-told-score = Score avant cette ronde : { $value }.
rounds-told-team-bye = Le nombre d’équipes est impair. Le bye va au score le plus bas qui compte une équipe pouvant le recevoir.
rounds-told-team-changed = Ceci a été modifié à la main ensuite. Table { $first } : { $second } – { $third }
rounds-told-team-colours = Couleurs au premier échiquier jusqu’ici : { $first } ; { $second }.
rounds-told-team-colours-only = Couleurs au premier échiquier jusqu’ici : { $value }.
rounds-told-team-moved-down = Il ne restait pas d’adversaire dans le propre groupe de points ; cette équipe est donc descendue dans le groupe suivant.
rounds-told-team-no-colours = Aucun match n’a encore été joué ; { $value }.
rounds-told-team-opponent = Adversaire : { $first }, à la table { $second }, avec { $third } au premier échiquier.
rounds-told-team-same-score = { $count ->
    [one] Une autre équipe a le même score.
   *[other] { $count } autres équipes ont le même score.
}
rounds-told-virtual = Des points ajoutés pour l’accélération des premières rondes sont compris.
rounds-unmet = N’a pu être respecté entièrement
rounds-unpair = Annuler l’appariement
rounds-unpair-sure = Annuler l’appariement de la ronde { $value } ?
rounds-unpaired = L’appariement de la ronde { $value } est annulé.
rounds-virtual = { $count ->
    [one] { $first } joueur reçoit des points en plus aux rondes { $third } à { $fourth } : +{ $second }
   *[other] { $first } joueurs reçoivent des points en plus aux rondes { $third } à { $fourth } : +{ $second }
}
rounds-virtual-teams = { $count ->
    [one] { $first } équipe reçoit des points en plus aux rondes { $third } à { $fourth } : +{ $second }
   *[other] { $first } équipes reçoivent des points en plus aux rondes { $third } à { $fourth } : +{ $second }
}
rounds-weaker = Moins bien :
rounds-what = Que faire
rounds-who = Numéros
rounds-why = Pourquoi
rounds-why-round = Pourquoi la ronde { $value } est appariée ainsi
rounds-why-so = Pourquoi cet appariement ?
rounds-would-be = Comment serait la ronde { $value }
rounds-boards-set = Les échiquiers de la ronde { $value } sont garnis.
rounds-no-opponent = { $first } : { $second } n’a pas d’adversaire
rounds-set-boards = Garnir les échiquiers d’après les compositions
rounds-set-boards-sure = Garnir maintenant les échiquiers de la ronde { $value } ? Une équipe sans composition joue avec les premiers de sa liste.

# Les matchs d’équipes au bureau de l’arbitre.

rounds-boards-missing = { $count ->
    [one] Ronde { $value } : les échiquiers d’un match ne sont pas garnis.
   *[other] Ronde { $value } : les échiquiers de { $count } matchs ne sont pas garnis.
}
rounds-boards-of-matches = Échiquiers
rounds-did-not-come = { $value } ne s’est pas présentée.
rounds-filed = composition remise
rounds-line-ups-all-in = Toutes les compositions sont remises et le délai est passé. Garnissez les échiquiers.
rounds-line-ups-out = { $count ->
    [0] Toutes les compositions sont remises.
    [one] Une composition n’est pas encore remise. Les échiquiers d’un match sont garnis dès que les deux équipes ont remis la leur.
   *[other] { $count } compositions ne sont pas encore remises. Les échiquiers d’un match sont garnis dès que les deux équipes ont remis la leur.
}
rounds-line-ups-over = { $count ->
    [one] Le délai pour les compositions est passé et une équipe n’en a pas remis. Garnissez les échiquiers : elle joue avec les premiers de sa liste.
   *[other] Le délai pour les compositions est passé et { $count } équipes n’en ont pas remis. Garnissez les échiquiers : elles jouent avec les premiers de leur liste.
}
rounds-matches = Matchs
rounds-not-filed = pas encore de composition
rounds-teams-playing = { $count ->
    [one] { $count } équipe est à apparier.
   *[other] { $count } équipes sont à apparier.
}
rounds-walk-over = Une équipe ne s’est pas présentée
rounds-walk-over-hint = Si les échiquiers sont garnis, chacun est perdu par forfait ; sinon, c’est le match entier. Si aucune des deux équipes n’est venue, choisissez ensuite l’autre.
rounds-walk-over-note = Noter le forfait
rounds-walk-over-reason = Motif du forfait
rounds-walk-over-team = Équipe absente
# Quads from one list.
rounds-quads = Groupes de quatre et petit suisse
rounds-quads-hint = Les joueurs dans l’ordre des Elo par quatre, chaque groupe de quatre étant un tournoi de trois rondes ; les cinq, six ou sept derniers jouent un suisse de trois rondes. Ce tournoi reste ouvert aux retardataires. Le journal permet de revenir en arrière.
rounds-quads-by-lot = Numéros tirés au sort
rounds-quads-rest = Les joueurs restants jouent
rounds-quads-five = un toutes rondes à cinq, si tous sont d’accord
rounds-quads-look = Revoir
rounds-quads-make = Créer ces tournois
rounds-quads-options = Pour les joueurs restants, la règle propose :
rounds-quads-group = { $first } : { $second }, { $third } rondes
rounds-quads-reason = couleurs de la ronde 3 tirées au sort, graine { $value }
rounds-quad = Groupe de quatre n° { $value }
rounds-small-swiss = Petit suisse
rounds-quads-made = { $count ->
    [one] Un tournoi a été créé.
   *[other] { $count } tournois ont été créés.
}

# Extra rated games.
rounds-extra-game = Partie supplémentaire
rounds-extra-game-hint = La partie compte pour l’Elo et pour rien d’autre. Elle figure dans un tournoi à part, « Parties supplémentaires ».
rounds-extra-game-white = Blancs
rounds-extra-game-black = Noirs
rounds-extra-game-result = Résultat
rounds-extra-game-visitor = Visiteur
rounds-extra-game-do = Enregistrer la partie
rounds-extra-games = Parties supplémentaires
rounds-extra-game-done = { $first } – { $second } est enregistrée comme partie supplémentaire.
rounds-extra-game-who = Choisissez les deux joueurs ou nommez le visiteur, et dites comment la partie s’est terminée.
