# Why the journal does not do what it was asked, and the way round it where there is one; `.help` names the commands for it.

and-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
open-board = ronde { $round }, échiquier { $board }

# Names, texts and reasons.
refusal-event-exists = la compétition est déjà créée
refusal-no-name = { $item-code ->
    [screen] un écran doit avoir un nom
    [duty] une tâche a besoin d’un nom
    [event] une compétition doit avoir un nom
    [section] un tournoi doit avoir un nom
    [category] une catégorie doit avoir un nom
    [sector] un secteur doit avoir un nom
    [room] une salle doit avoir un nom
    [arbiter] un arbitre doit avoir un nom
    [appellant] un appel exige le nom de l’appelant
    [committee-member] un membre du jury d’appel doit avoir un nom
    [account-note] la note d’un compte doit avoir un texte
   *[team] une équipe doit avoir un nom
}
refusal-no-text = { $item-code ->
    [message] un message ne peut pas être vide
    [note] une note ne peut pas être vide
    [incident] le rapport d’un incident ne peut pas être vide
    [paper] le nom d’un document ne peut pas être vide
    [prize-fund] un fonds de prix ne peut pas être vide
    [inspector] un contrôle exige le nom de la personne qui contrôle
    [complainant] une plainte exige le nom du plaignant
    [complaint] une plainte doit dire ce qui s’est passé
    [grounds] un appel doit être motivé
    [decision] la décision ne peut pas être vide
   *[moves] les coups d’une partie ne peuvent pas être vides
}
refusal-control-character = { $item-code ->
    [message] le message contient un caractère de contrôle
    [reason] le motif contient un caractère de contrôle
    [account-note] la note d’un compte contient un caractère de contrôle
   *[other] le nom contient un caractère de contrôle
}
refusal-too-long = { $item-code ->
    [screen] une compétition peut avoir au plus { $most } écrans
    [message] un message peut avoir au plus { $most } caractères
    [duty] le nom d’une tâche peut avoir au plus { $most } caractères
    [announcement-name] le nom d’une annonce peut avoir au plus { $most } caractères
    [announcement] une annonce peut avoir au plus { $most } caractères
    [paper] le nom d’un document peut avoir au plus { $most } octets
    [prize-fund] un fonds de prix peut avoir au plus { $most } octets
    [account-note] la note d’un compte peut avoir au plus { $most } octets
    [imported-remark] une remarque d’un fichier peut avoir au plus { $most } caractères, et une section au plus 1000 remarques
   *[moves] les coups d’une partie peuvent avoir au plus { $most } octets
}
refusal-no-reason = { $step-code ->
    [change-section] modifier un tournoi après l’appariement de la ronde 1 demande un motif
    [finish-with-open-games] terminer avec des parties en suspens demande un motif
    [finish-early] terminer avant que toutes les rondes annoncées soient jouées demande un motif
    [number-otherwise] numéroter dans un autre ordre que le classement initial demande un motif
    [change-acceleration] modifier l’accélération après l’appariement d’une ronde demande un motif
    [adjust-result] ajuster un résultat demande un motif
    [adjust-points] rectifier des points demande un motif
    [reopen-round] rouvrir une ronde demande un motif
    [amend-incident] rectifier un incident demande un motif
    [withdraw-incident] retirer un incident demande un motif
    [change-start] noter un autre début de ronde demande un motif
    [decide-anew] trancher de nouveau une affaire exige un motif
    [expel] exclure un joueur demande un motif
    [erase] l’effacement de données personnelles exige un motif
    [rank-by-hand] classer des ex æquo à la main demande un motif
   *[change-pairing] modifier un appariement à la main demande un motif
}
    .help = dites pourquoi avec --reason
refusal-ends-before-start = la compétition ne peut pas finir le { $ends }, avant de commencer le { $starts }
refusal-nothing-changes = rien ne changerait
refusal-named-twice = { $who } est nommé deux fois

# Sections.
refusal-no-section = il n’y a pas de tournoi « { $value } »
refusal-section-exists = il y a déjà un tournoi « { $value } »
refusal-section-merged = les joueurs du tournoi « { $section } » sont maintenant dans le tournoi « { $into } »
refusal-merged-with-itself = un tournoi ne peut pas être réuni à lui-même
refusal-merge-of-other-formats = seuls des tournois suisses individuels, sans équipes, peuvent être réunis : « { $from } » ne peut pas rejoindre « { $into } »
refusal-merge-of-other-rounds = « { $into } » a { $rounds } rondes appariées et « { $from } » en a { $other } : on réunit deux calendriers quand ils en sont au même point
refusal-merge-of-other-scoring = « { $from } » est annoncé avec d’autres rondes ou d’autres points que « { $into } »
refusal-no-rounds = un tournoi doit avoir au moins une ronde
refusal-too-few-rounds = { $rounds ->
    [one] la ronde { $needed } est appariée, ou un bye ou une sanction s’y rapporte ; le tournoi ne peut pas se réduire à { $rounds } ronde
   *[other] la ronde { $needed } est appariée, ou un bye ou une sanction s’y rapporte ; le tournoi ne peut pas se réduire à { $rounds } rondes
}
refusal-empty-category = aucun joueur ne peut être dans la catégorie « { $value } » ; ses limites s’excluent
refusal-announcement-name = « { $value } » ne peut pas nommer une annonce : lettres a–z et _ attendues, par exemple default_time
refusal-not-in-fide-mode = la section { $value } n’est pas en mode FIDE et n’y revient pas
refusal-finished = le tournoi « { $value } » est terminé ; pour modifier quoi que ce soit, annulez d’abord sa fin
    .help = `adoube event log EVENT` montre le numéro de l’entrée, `adoube event undo EVENT NUMBER` l’annule
refusal-format-frozen = la ronde 1 est appariée ; un système suisse ne peut plus devenir un calendrier fixe, ni l’inverse
refusal-empty-screen = l’écran « { $value } » ne montre rien
refusal-screen-seconds = une page reste de { $least } à { $most } secondes, pas { $seconds }
refusal-no-tables = { $first } à { $last } n’est pas une suite de tables ; les tables se comptent à partir de 1
refusal-sectors-overlap = la table { $table } ne peut pas être dans deux secteurs, « { $one } » et « { $other } »
refusal-rooms-overlap = la table { $table } ne peut pas être dans deux salles, « { $one } » et « { $other } »
refusal-table-elsewhere = la table { $table } n’est pas parmi les tables de « { $room } »

# Players and teams.
refusal-entered-already = { $name } est déjà inscrit, avec le code FIDE { $fide-id }
refusal-no-entrant = il n’y a pas d’inscrit { $value } dans ce tournoi
refusal-no-team = il n’y a pas d’équipe { $value } dans ce tournoi
refusal-no-incident = il n’y a pas d’incident { $incident } dans ce tournoi
refusal-incident-is-withdrawn = l’incident { $incident } a été retiré
refusal-no-appeal = il n’y a pas d’appel { $appeal } dans ce tournoi
refusal-no-complaint = il n’y a pas de plainte { $complaint } dans ce tournoi
refusal-entrant-exists = il y a déjà un inscrit { $value } dans ce tournoi
refusal-team-exists = il y a déjà une équipe { $value } dans ce tournoi
refusal-in-another-team = { $who } est déjà membre de { $team }
refusal-table-drawn = la ronde 1 est appariée d’après la table tirée au sort ; personne ne peut plus s’inscrire
refusal-in-team = { $who } est membre de { $team } ; retirez d’abord ce joueur de l’équipe
refusal-took-part = { $who } est apparié ou a un bye à la ronde { $round } : l’inscription reste ; retirez plutôt ce joueur du tournoi
refusal-in-prohibited-pairing = { $who } figure dans un appariement interdit ; refaites d’abord la liste des appariements interdits sans ce joueur
refusal-seated = { $who } a une place dans la table tirée au sort : l’inscription reste ; retirez plutôt ce joueur du tournoi
refusal-withdrawn-already = { $who } s’est déjà retiré
refusal-not-withdrawn = { $who } ne s’est pas retiré
refusal-expelled-already = { $who } est exclu
refusal-plays-in-round = { $who } est apparié ou a un bye à la ronde { $round } et ne peut partir qu’après ; saisissez un forfait si la partie n’est pas jouée
refusal-bye-requested-already = { $who } a déjà demandé un bye pour la ronde { $round }
refusal-no-bye-request = { $who } n’a pas demandé de bye pour la ronde { $round }
refusal-pairing-allocated-bye-requested = l’exemption est attribuée par l’appariement et ne peut pas être demandée
refusal-table-taken = la table { $table } est réservée à { $who }
refusal-no-points = une rectification de 0 point ne change rien
refusal-no-purpose = il faut dire pour quoi les points comptent

# Numbers and what pairings go by.
refusal-no-number = { $who } n’a pas de numéro d’appariement ; attribuez d’abord les numéros
    .help = `adoube event numbers` attribue les numéros d’appariement
refusal-nobody-entered = personne n’est inscrit : il n’y a personne à numéroter
refusal-contradiction = le tournoi se contredit : { $value }
refusal-incomplete-order = { $expected ->
    [one] l’ordre doit nommer une fois le seul inscrit
   *[other] l’ordre doit nommer une fois chacun des { $expected } inscrits
}
refusal-numbers-frozen = { $who } passerait du numéro { $from } au numéro { $to } ; aucun numéro ne change après l’appariement de la quatrième ronde (C.04.2.B.3)
refusal-lots-drawn = { $who } passerait du numéro { $from } au numéro { $to } ; une fois la ronde 1 appariée d’après la table, on ne refait pas le tirage au sort
refusal-nothing-to-exchange = on échange les numéros de deux joueurs différents qui en ont un
refusal-unequal-ratings = { $one } et { $other } n’ont pas le même classement ; seuls des joueurs de même classement échangent leurs numéros
refusal-no-tie = on tire au sort et on classe entre deux ou davantage
refusal-not-as-drawn = ce n’est pas ce que donne le tirage avec cette graine
refusal-not-a-code = « { $name } » ne peut pas nommer un départage : majuscules et chiffres attendus, { $most } au plus
refusal-number-twice = le numéro d’appariement { $number } est donné deux fois
refusal-empty-span = { $item-code ->
    [acceleration] accélération : { $first } à { $last } n’est pas une suite de rondes
   *[prohibited-pairing] appariement interdit : { $first } à { $last } n’est pas une suite de rondes
}

# Rounds.
refusal-no-such-round = { $rounds ->
    [one] il n’y a pas de ronde { $round } : ce tournoi compte { $rounds } ronde
   *[other] il n’y a pas de ronde { $round } : ce tournoi compte { $rounds } rondes
}
    .help = `adoube event edit-section EVENT --rounds N` en change le nombre
refusal-already-paired = la ronde { $value } est déjà appariée
refusal-not-paired = la ronde { $value } n’est pas encore appariée
    .help = `adoube event pair EVENT` apparie la ronde suivante
refusal-out-of-turn = la ronde { $round } ne peut pas être appariée avant la ronde { $next }
refusal-still-open = la ronde { $value } n’est pas close ; déclarez-la close d’abord
    .help = `adoube event close EVENT` la déclare close
refusal-closed = la ronde { $value } est close ; rouvrez-la d’abord, avec un motif
    .help = `adoube event reopen EVENT --round { $value } --reason WHY` la rouvre
refusal-not-closed = la ronde { $value } n’est pas déclarée close
refusal-published-already = la ronde { $value } est déjà publique
refusal-not-public = la ronde { $value } n’est pas encore publique ; publiez-la d’abord
refusal-board-twice = l’échiquier { $value } est utilisé deux fois
refusal-table-twice = la table { $value } est utilisée deux fois
refusal-plays-self = { $who } ne peut pas jouer contre lui-même
refusal-appears-twice = { $who } figure deux fois à la ronde { $round } ; une ronde est une partie ou un bye
refusal-not-present = { $who } ne participe pas à la ronde { $round } (retiré, ou inscrit pour une ronde ultérieure)
refusal-asked-for-bye = { $who } a demandé un bye pour la ronde { $round } ; annulez la demande pour apparier ce joueur
    .help = `adoube event bye EVENT PLAYER --round { $round } --cancel` l’annule
refusal-left-out = la ronde { $round } oublie { $who } ; appariez ce joueur, donnez-lui un bye ou retirez-le
refusal-empty-round = la ronde { $round } n’a aucun appariement
    .help = `adoube event import EVENT FILE` inscrit les joueurs d’une liste ; une colonne « Équipe » les répartit en équipes
refusal-not-of-the-teams = échiquier { $board } : { $white } et { $black } ne jouent pas pour les deux équipes de cette table
refusal-no-board = il n’y a pas d’échiquier { $board } à la ronde { $round }
    .help = `adoube event pairings EVENT --round { $round }` donne la liste des échiquiers
refusal-no-table = il n’y a pas de match à la table { $table } à la ronde { $round }
refusal-no-bye = { $who } n’a pas de bye à la ronde { $round }
refusal-not-of-either-team = échiquier { $board } : { $who } ne joue pour aucune des deux équipes de cette table
refusal-not-in-the-team = { $who } ne figure pas sur la liste de { $team }
refusal-empty-line-up = la composition de { $team } ne nomme personne
refusal-too-many-in-line-up = { $boards ->
    [one] le match se joue sur { $boards } échiquier ; la composition nomme plus de joueurs
   *[other] le match se joue sur { $boards } échiquiers ; la composition nomme plus de joueurs
}
refusal-out-of-board-order = { $below } précède { $above } sur la liste de l’équipe et ne peut pas jouer derrière ; l’ordre des échiquiers vaut pour toute l’épreuve
refusal-no-line-up = { $team } n’a pas remis de composition pour la ronde { $round }
refusal-no-match = { $team } n’a pas de match à la ronde { $round }
refusal-boards-are-set = ronde { $round } : les échiquiers de la table { $table } sont garnis ; les compositions ne peuvent plus changer
    .help = `adoube event log EVENT` montre l’entrée qui a garni les échiquiers, `adoube event undo EVENT NUMBER` l’annule
refusal-no-boards-yet = ronde { $round } : personne n’est encore placé à la table { $table } ; garnissez d’abord les échiquiers d’après les compositions
    .help = `adoube event set-boards EVENT` les garnit ; `adoube event walk-over EVENT TEAM` si une équipe ne se présente pas

# Results.
refusal-has-result = l’échiquier { $board } de la ronde { $round } a un résultat ({ $result }) ; effacez-le d’abord
    .help = `adoube event result EVENT --clear { $board }` l’efface
refusal-result-entered = l’échiquier { $board } de la ronde { $round } a déjà le résultat { $result } ; corrigez-le plutôt
    .help = `adoube event result EVENT { $board }=RESULT --correct` le corrige
refusal-players-do-not-report = les joueurs de ce tournoi ne déclarent pas eux-mêmes leurs résultats ; adressez-vous à l’arbitre
refusal-not-at-board = { $who } ne joue pas à l’échiquier { $board } de la ronde { $round }
refusal-not-final = « { $result } » n’est pas un résultat final
refusal-no-result = l’échiquier { $board } de la ronde { $round } n’a pas encore de résultat
refusal-impossible-result = { $result } n’est pas un résultat possible d’une partie (Règles du jeu, 10.2)
refusal-pending-result = « * » n’est pas un résultat ; effacez plutôt le résultat
refusal-other-players = à l’échiquier { $board } de la ronde { $round } jouent maintenant { $white } – { $black }
refusal-other-result = le résultat de l’échiquier { $board } de la ronde { $round } est maintenant { $is }
refusal-missing-results = { $boards-count ->
    [one] ronde { $round } : résultat manquant à l’échiquier { $boards } ; saisissez-le, ajournez la partie ou ajustez le résultat pour l’appariement
   *[other] ronde { $round } : résultats manquants aux échiquiers { $boards } ; saisissez-les, ajournez les parties ou ajustez les résultats pour l’appariement
}
refusal-open-games = { $unreported-count ->
    [0] { $adjourned-count ->
        [one] partie ajournée : { $adjourned } ; saisissez le résultat, ou terminez sans lui, avec un motif
       *[other] parties ajournées : { $adjourned } ; saisissez les résultats, ou terminez sans eux, avec un motif
    }
    [one] { $adjourned-count ->
        [0] partie sans résultat : { $unreported } ; saisissez le résultat ; ou ajournez la partie, déclarez la ronde close et terminez avec un motif
       *[other] partie sans résultat : { $unreported } ; ajournées : { $adjourned } ; saisissez les résultats ; ou ajournez les parties, déclarez les rondes closes et terminez avec un motif
    }
   *[other] { $adjourned-count ->
        [0] parties sans résultat : { $unreported } ; saisissez les résultats ; ou ajournez les parties, déclarez les rondes closes et terminez avec un motif
       *[other] parties sans résultat : { $unreported } ; ajournées : { $adjourned } ; saisissez les résultats ; ou ajournez les parties, déclarez les rondes closes et terminez avec un motif
    }
}

# Taking back.
refusal-no-record = il n’y a pas d’entrée { $value }
    .help = `adoube event log EVENT` donne la liste des entrées
refusal-undone-already = l’entrée { $value } est déjà annulée
refusal-not-undone = l’entrée { $value } n’est pas annulée
refusal-not-undoable = l’entrée { $value } ne peut pas être annulée : sans elle, il n’y a pas de compétition
refusal-undo-of-undo = l’entrée { $value } est elle-même une annulation ou un rétablissement ; indiquez l’entrée qu’elle concerne
    .help = `adoube event log EVENT` donne la liste des entrées
refusal-dependent = l’entrée { $dependent } ne tiendrait plus ({ $why }) ; annulez d’abord celle-là
    .help = `adoube event undo EVENT { $dependent }` l’annule

# La salle.
refusal-has-no-game = { $who } n’a pas de partie à la ronde { $round }
refusal-out-already = { $who } est hors de la zone de jeu depuis le { $since }
refusal-not-out = { $who } n’est pas hors de la zone de jeu
refusal-back-before-leaving = { $who } est parti le { $left } et ne peut pas être de retour avant
refusal-no-play-off = un départage sur l’échiquier oppose au moins deux joueurs ou équipes, à partir de la première place
