# What the commands over the journal of an event say.

## The event and its sections

event-none-yet = Il n’y a pas encore de compétition ; `adoube event new NAME` en crée une.
event-no-home = il n’y a pas de dossier personnel où conserver les compétitions
    .help = indiquez un dossier avec --data
event-short-name = Le nom court de la compétition est { $event }.
event-days = du { $starts } au { $ends }
event-chief-arbiter = arbitre principal { $name }
event-section-line = { $name } [{ $id }] : { $format }, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}{ $finished ->
    [yes] , terminé
   *[no] {""}
}
event-round-line = ronde { $round } : { $games ->
    [one] { $finished } résultat sur { $games }
   *[other] { $finished } résultats sur { $games }
}, { $closed ->
    [yes] close
   *[no] en cours
}
event-from-round = à partir de la ronde { $round }
event-withdrawn = retiré
event-no-such-section = il n’y a pas de tournoi « { $name } »
    .help = les tournois sont : { $known }
event-no-such-team = il n’y a pas d’équipe « { $name } »
event-without-section = la compétition n’a pas de tournoi
    .help = ajoutez-en un avec `adoube event add-section`
event-several-sections = la compétition a plusieurs tournois
    .help = choisissez-en un avec --section : { $known }
event-new-in-section = --section { $name } choisit un tournoi qui existe déjà
    .help = un nouveau tournoi se nomme avec --section-name
event-add-in-section = --section { $name } choisit un tournoi qui existe déjà
    .help = un nouveau tournoi se nomme par l’argument NAME, son nom court avec --id
event-bye-worth = points de l’exempt : { $points } ; --bye-points les change
event-rating-follows = les joueurs sont maintenant classés d’après l’Elo { $rating }, comme d’usage selon ces règles ; --rating en indique un autre
event-rating-stays = les joueurs restent classés d’après l’Elo { $used } ; d’usage selon ces règles : --rating { $usual }
event-us-rating = { $file } : rating n’a pas sa place ici
    .help = l’Elo qui classe les joueurs d’un tournoi s’indique avec --rating
event-not-us = le tournoi n’est pas apparié au système de US Chess
    .help = --pairing-system us-2025 ou --rules us-2025
event-accelerated-already = { $file } : acceleration, mais le tournoi est déjà accéléré (28R)
    .help = `adoube event accelerate EVENT none` annule l’accélération

## Headings of tables

event-heading-event = Compétition
event-heading-records = Entrées
event-heading-changed = Modifiée
event-heading-rank = Rang
event-heading-number = N°
event-heading-name = Nom
event-heading-federation = Féd.
event-heading-rating = Elo
event-heading-points = Pts
event-heading-club = Club
event-heading-entry = Inscr.
event-heading-board = Éch
event-heading-when = Quand
event-heading-who = Qui
event-heading-what = Quoi
event-boards-no-teams = { $name } n’est pas un tournoi par équipes : il n’y a pas d’échiquiers à comparer.
event-heading-table = Table
event-heading-team = Équipe
event-no-opponent = pas d’adversaire
event-no-boards-yet = échiquiers non garnis
event-pairings-title = { $name }, ronde { $round }
event-standings-title = { $open ->
    [yes] { $reached ->
        [yes] { $name }, après la ronde { $round } (incomplet ; selon le tour atteint)
       *[no] { $name }, après la ronde { $round } (incomplet)
    }
   *[no] { $reached ->
        [yes] { $name }, après la ronde { $round } (selon le tour atteint)
       *[no] { $name }, après la ronde { $round }
    }
}

## Players

event-nobody-called = personne ici ne correspond à « { $text } »
    .help = `adoube event show` donne la liste des joueurs
event-several-called = « { $text } » correspond à plusieurs joueurs
    .help = désignez-en un par # et le numéro : { $players }
event-entered-already = { $name } est déjà inscrit
event-list-empty = { $name } ne contient aucun joueur
    .help = chaque ligne sous les en-têtes est un joueur
event-made-from-file = { $event } n’existait pas encore et naît du fichier.
event-import-dry-run = Rien n’a été écrit : c’était un essai.
event-dry-run-of-report = --dry-run est pour les fichiers de rapport de tournoi ; { $name } n’en est pas un
event-imported = { $name } ({ $section }) : { $format }, { $players } joueurs, { $rounds } rondes sur { $planned }, de { $version }
event-restored = { $records ->
    [one] { $event } restaurée avec { $records } entrée.
   *[other] { $event } restaurée avec { $records } entrées.
}
event-pairs-of-table = { $format } : les paires viennent de la table, aucune ne peut être interdite
event-prohibition-of-one = une interdiction demande au moins deux joueurs

## Rounds and results

event-no-round-paired = aucune ronde n’est encore appariée
    .help = `adoube event pair` apparie la première
event-round-not-paired = la ronde { $round } n’est pas appariée ; la dernière est la ronde { $last }
event-made-by-alone = --made-by dit qui a fait les appariements, et aucun n’est donné
    .help = indiquez-les comme WHITE-BLACK ou avec --pairs, ou omettez --made-by
event-bye-alone = { $format } : il n’y a pas d’exemption à donner
    .help = avec --bye on donne aussi les échiquiers, comme WHITE-BLACK ou avec --pairs
event-seed-without-lots = --seed sert au tirage au sort, et les appariements sont donnés
    .help = omettez --seed, ou les appariements
event-the-pairings = les appariements
event-no-pairings = aucun appariement n’est donné
    .help = écrivez-les comme WHITE-BLACK, par exemple 1-9 10-2, ou indiquez un fichier avec --pairs
event-nobody-numbered = { $place } : personne n’a le numéro d’appariement { $number }
    .help = { $unnumbered ->
        [yes] `adoube event numbers` attribue les numéros d’appariement
       *[no] `adoube event show` donne la liste des joueurs avec leurs numéros
    }
event-wrong-word = « { $word } » : { $problem }
event-no-new-board = « { $text } » n’est pas un nouvel échiquier : attendu BOARD:WHITE-BLACK, par exemple 3:5-9
event-no-new-bye = « { $text } » n’est pas un bye : attendu KIND:PLAYER avec allocated, full, half ou zero
event-no-result = « { $text } » n’est pas un résultat : attendu BOARD=RESULT, par exemple 4=1-0
event-board-twice = l’échiquier { $board } est indiqué deux fois
event-withdrawal-open = l’effet des retraits sur les parties n’a pas encore été enregistré : { $problem }

## The journal, reports and exports

event-log-reason = { $what } ({ $reason })
event-log-undone = { $what } [annulé]
event-nothing-to-undo = il n’y a rien à annuler
event-nothing-to-redo = il n’y a rien à rétablir
event-left-out = omis : { $text }
event-apply-line = { $file }, ligne { $line }
event-apply-unread = { $file }, ligne { $line }, colonne { $column } : { $problem }
event-export-what = indiquez une compétition, ou --all et un dossier
event-unexportable = la compétition { $event } ne peut pas être écrite : { $error }
event-exported = { $count ->
    [one] { $count } compétition dans { $folder }
   *[other] { $count } compétitions dans { $folder }
}

# Incidents.
incident-no-counter = { $value } : on attend un joueur et ce qui est compté, par exemple 5=warning ; on peut compter : { $known }
incident-counts = { $who }, { $counter } : { $count }
incident-amended-by = rectifié { $at } par { $author }
incident-withdrawn-by = retiré { $at } par { $author }
incident-no-measure = { $value } n’est pas une mesure ; il y a : { $known }
event-incidents-left = Pour l’un des incidents, il manque un fait : rien n’est enregistré. Indiquez-le dans le fichier des faits.
incident-no-role = { $value } n’est pas une fonction ; il y a : { $known }
event-no-edition = aucune édition des règles n’est disponible pour ce tournoi

## La ronde dans la salle

event-no-time = « { $text } » n’est pas une heure : 15:15 ou 2026-11-02T15:15 attendu
event-no-sector = il n’y a pas de secteur « { $name } »
event-no-duty = « { $name } » n’est pas une tâche
    .help = `adoube event hall` donne les tâches d’une ronde avec leurs noms
event-no-reading = « { $text } » n’est pas un relevé : ÉCHIQUIER=BLANCS,NOIRS,COUP attendu, comme 4=65,90,5 ou 4=1:05:00,4:30,38
event-started = { $late ->
    [none] commencée le { $at }
    [0] commencée le { $at }, comme prévu
   *[other] commencée le { $at }, { $late } min après l’heure prévue
}
event-scheduled = pas encore commencée ; prévue le { $at }
event-start-not-known = pas encore commencée ; heure non prévue
event-default-until = { $default-time }, jusqu’à { $until } ({ $article })
event-default = { $default-time } ({ $article })
event-overdue = en retard
event-heading-due = Échéance
event-heading-duty = Tâche
event-heading-players = Joueurs
event-heading-read = Relevé
event-heading-white-time = Blancs
event-heading-black-time = Noirs
event-heading-move = Coup
event-heading-difference = Diff
event-time-trouble = échiquier { $board }, { $who } : { $left }, { $short }, { $recording }
event-exits = { $since ->
    [none] { $who } : sorties dans cette ronde : { $round }, en tout : { $section }, la plus longue : { $longest } min
   *[other] { $who } : dehors depuis { $since }, sorties dans cette ronde : { $round }, en tout : { $section }, la plus longue : { $longest } min
}
event-yes-or-no = attendu : yes ou no
event-committee-member = « { $text } » n’est pas un membre du jury : attendu NAME;SEAT;FEDERATION;CLUB;BORN avec chair, member ou reserve comme SEAT

# Quads from one list.
event-small-swiss = Petit suisse
event-group-line = { $name } ({ $id }) : { $format }, { $rounds } rondes

# Extra rated games.
event-extra-game = partie supplémentaire, pour l’Elo seulement
event-extra-games = Parties supplémentaires
event-not-extra-games = le tournoi « { $section } » n’est pas un tournoi de parties supplémentaires
event-extra-game-visitor = --visitor inscrit quelqu’un qui n’est dans aucun tournoi

## Avertissements

event-unconfirmed = rien n’a été écrit ; il faut d’abord confirmer :
    { $warnings }
    .help = regardez, puis continuez avec --confirm et le code, une fois pour chacun
event-warning-line = niveau { $level } : { $text } [{ $code }]
event-refused-by-mode = rien n’a été écrit : { $warnings }
event-not-confirmed = rien n’a été écrit
event-ask-go-on = Continuer ? [oui/non]
event-ask-acknowledge = Vu ? [oui/non]
event-ask-stay = Rester en mode FIDE ? [oui/non]
event-answer-yes = o oui
event-answer-no = n non
event-log-confirmed = { $what } [confirmé : { $codes }]
event-heading-deleted = Supprimée
event-heading-kept-until = Jusqu’au
event-none-deleted = Aucune compétition n’est supprimée.
event-is-deleted = { $event } est supprimée ; `adoube event recover { $event }` la rétablit jusqu’au { $until }.
event-demo-is = Le tournoi de démonstration est { $event }.
event-is-recovered = { $event } est rétablie.
event-is-purged = { $event } est effacée définitivement.
event-nothing-to-purge = Aucune compétition n’a été supprimée il y a plus de 30 jours.
event-not-deleted = « { $event } » n’est pas parmi les compétitions supprimées
    .help = `adoube event list --deleted` les montre
event-erased = { $count ->
    [one] Données personnelles effacées de { $count } entrée ; l’entrée { $record } le dit.
   *[other] Données personnelles effacées de { $count } entrées ; l’entrée { $record } le dit.
}
event-erase-whose = les données personnelles de qui ?
    .help = nommez un joueur, ou indiquez --everybody
event-nothing-personal = Il n’y a rien à effacer.
