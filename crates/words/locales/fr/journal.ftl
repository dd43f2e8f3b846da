# The journal: what each change tells, in one line that starts with the section.

journal-record = entrée { $seq } par { $author } : { $change }
journal-conflict = quelqu’un d’autre a modifié cela depuis l’entrée { $seen } : { $changed }
    .help = regardez le nouvel état et réessayez
journal-subject = { $about ->
    [event] compétition
    [section] tournoi { $section }
    [round] { $section }, ronde { $round }
    [board] { $section }, ronde { $round }, échiquier { $board }
    [entrant] { $entrant }
   *[team] { $team }
}

# Of the event.
journal-event-created = compétition « { $details-name } » créée
journal-event-edited = compétition « { $details-name } » modifiée
journal-noted = note ({ $subject }) : { $text }
record-undone = entrée { $seq } annulée
record-redone = entrée { $seq } rétablie
withheld = entrée confidentielle

# Of a section.
section-format-swiss = système suisse
section-format-round-robin = toutes rondes
section-format-knockout = élimination directe
section-format-match = match
section-format-team-swiss = système suisse par équipes
section-format-team-round-robin = toutes rondes par équipes
section-format-scheveningen = système Scheveningen
section-format-skalitzka = système Skalitzka
section-format-hutton = système Hutton
section-format-team-knockout = élimination directe par équipes
section-format-individual-teams = individuel avec classement par équipes
section-format-extra-games = parties supplémentaires
section-added = { $settings-rounds ->
    [one] { $section } : tournoi « { $settings-name } » ajouté, { $settings-format } en { $settings-rounds } ronde
   *[other] { $section } : tournoi « { $settings-name } » ajouté, { $settings-format } en { $settings-rounds } rondes
}
section-imported = { $rounds-count ->
    [one] { $section } : section « { $settings-name } » importée de { $file }, { $entrants-count } joueurs, { $rounds-count } ronde
   *[other] { $section } : section « { $settings-name } » importée de { $file }, { $entrants-count } joueurs, { $rounds-count } rondes
}
section-merged = { $from } : ses joueurs ont rejoint { $section }
section-divided = { $groups-count ->
    [one] { $section } : ses joueurs sont passés dans un nouveau tournoi
   *[other] { $section } : ses joueurs sont passés dans { $groups-count } nouveaux tournois
}
fide-mode-left = { $section } : mode FIDE quitté, définitivement
section-edited = { $section } : réglages modifiés
settings-changed = { $section } : réglages modifiés : { $changes }
setting-change-name = nom « { $after } » au lieu de « { $before } »
setting-change-format = formule { $after } (avant : { $before })
setting-change-pairing-system = { $after ->
    [none] le système d’appariement n’est plus annoncé (avant : { $before })
   *[other] { $before ->
        [none] système d’appariement : { $after }
       *[other] système d’appariement : { $after } (avant : { $before })
    }
}
setting-change-rules = { $after ->
    [none] les règles du jeu ne sont plus annoncées (avant : { $before })
   *[other] { $before ->
        [none] règles du jeu : { $after }
       *[other] règles du jeu : { $after } (avant : { $before })
    }
}
setting-change-rounds = { $after ->
    [one] { $after } ronde au lieu de { $before }
   *[other] { $after } rondes au lieu de { $before }
}
setting-change-points = points pour gain, nulle et perte : { $after-win }, { $after-draw } et { $after-loss } au lieu de { $before-win }, { $before-draw } et { $before-loss }
setting-change-other-points = autres points pour les byes ou les forfaits
setting-change-rating-used = joueurs classés d’après { $after } (avant : { $before })
setting-change-equal-ratings = entre égaux, { $after } départage au lieu de { $before }
setting-change-initial-colour = { $after ->
    [none] couleur initiale { $before } annulée
   *[other] { $before ->
        [none] couleur initiale { $after }
       *[other] couleur initiale { $after } au lieu de { $before }
    }
}
setting-change-time-control = { $after ->
    [none] la cadence { $before } n’est plus annoncée
   *[other] { $before ->
        [none] cadence { $after }
       *[other] cadence { $after } au lieu de { $before }
    }
}
setting-change-tie-breaks = { $after-count ->
    [0] les départages ne sont plus annoncés (avant : { $before })
   *[other] { $before-count ->
        [0] départages : { $after }
       *[other] départages : { $after } (avant : { $before })
    }
}
setting-change-team-scoring = autre décompte des équipes
setting-change-round-start = { $after ->
    [none] le début de la ronde { $round } ({ $before }) n’est plus annoncé
   *[other] { $before ->
        [none] début de la ronde { $round } : { $after }
       *[other] début de la ronde { $round } : { $after } au lieu de { $before }
    }
}
setting-change-publication = { $after-code ->
    [by-hand] les rondes deviennent publiques quand l’arbitre le décide
   *[immediate] les rondes deviennent publiques dès leur appariement
}
setting-change-players-report = { $after ->
    [yes] les joueurs peuvent déclarer les résultats
   *[no] les joueurs ne peuvent plus déclarer les résultats
}
setting-change-categories = { $after-count ->
    [0] catégories supprimées : { $before }
   *[other] { $before-count ->
        [0] catégories : { $after }
       *[other] catégories : { $after } (avant : { $before })
    }
}
setting-change-category-limits = autres limites de catégories
setting-change-announced = nouvelle annonce : { $names }
rating-used-fide-then-national = l’Elo FIDE, sinon national
rating-used-national-then-fide = l’Elo national, sinon FIDE
rating-used-fide = l’Elo FIDE
rating-used-national = l’Elo national
rating-used-higher = l’Elo le plus élevé
rating-used-other = un autre classement, attribué à chacun
equal-ratings-name = le nom
equal-ratings-entry = l’ordre d’inscription
equal-ratings-lots = le sort
sectors-set = { $sectors-count ->
    [0] { $section } : secteurs de la salle supprimés
    [one] { $section } : { $sectors-count } secteur de la salle fixé
   *[other] { $section } : { $sectors-count } secteurs de la salle fixés
}
tables-planned = { $rooms-count ->
    [0] { $section } : plan des tables supprimé
   *[other] { $section } : plan des tables : { $rooms }
}
room = { $name } { $first }–{ $last }
paper-signed-off = Document validé : { $paper }
prize-fund-set = { $fund ->
    [none] { $section } : fonds de prix supprimé
   *[other] { $section } : fonds de prix fixé
}
numbers-assigned = { $numbers-count ->
    [one] { $section } : numéro d’appariement attribué à { $numbers-count } joueur
   *[other] { $section } : numéros d’appariement attribués à { $numbers-count } joueurs
}
virtual-points-set = { $virtual-points-count ->
    [0] { $section } : accélération supprimée
   *[other] { $section } : accélération fixée
}
team-virtual-points-set = { $virtual-points-count ->
    [0] { $section } : accélération des équipes supprimée
   *[other] { $section } : accélération des équipes fixée
}
decided-place = { $place }. { $who }
play-off-decided = { $section } : départage après la ronde { $round } : { $places }
team-play-off-decided = { $section } : départage des équipes après la ronde { $round } : { $places }
numbers-exchanged = { $section } : { $one } et { $other } ont échangé leurs numéros { $one-had } et { $other-had }
tie-settled = { $seed ->
    [none] { $section } : ex æquo après la ronde { $round } classés à la main : { $order }
   *[other] { $section } : tirage au sort entre ex æquo après la ronde { $round } (graine { $seed }) : { $order }
}
tie-break-values-entered = { $section } : valeurs du départage { $name } saisies après la ronde { $round } ({ $values-count })
pairings-prohibited = { $prohibited-count ->
    [0] { $section } : appariements interdits supprimés
    [one] { $section } : { $prohibited-count } groupe d’appariements interdits fixé
   *[other] { $section } : { $prohibited-count } groupes d’appariements interdits fixés
}
incident-reported = { $board ->
    [none] { $ruling ->
        [none] { $section } : incident à la ronde { $round } : { $facts }
       *[other] { $section } : incident à la ronde { $round } : { $facts } ; décision : { $ruling }
    }
   *[other] { $ruling ->
        [none] { $section } : incident à la ronde { $round }, échiquier { $board } : { $facts }
       *[other] { $section } : incident à la ronde { $round }, échiquier { $board } : { $facts } ; décision : { $ruling }
    }
}
incident-amended = { $was ->
    [none] { $section } : incident { $incident } rectifié : { $report }
   *[other] { $section } : incident { $incident } rectifié (auparavant { $was }) : { $report }
}
incident-place = { $board ->
    [none] ronde { $round }
   *[other] ronde { $round }, échiquier { $board }
}
incident-withdrawn = { $section } : incident { $incident } retiré
incident-report = { $board ->
    [none] { $ruling ->
        [none] ronde { $round } : { $facts }
       *[other] ronde { $round } : { $facts } ; décision : { $ruling }
    }
   *[other] { $ruling ->
        [none] ronde { $round }, échiquier { $board } : { $facts }
       *[other] ronde { $round }, échiquier { $board } : { $facts } ; décision : { $ruling }
    }
}
appeal-filed = { $section } : appel de { $appeal-appellant } : { $appeal-grounds }
appeal-committee-set = { $members-count ->
    [0] { $section } : jury de l’appel { $appeal } supprimé
    [one] { $section } : jury de l’appel { $appeal } constitué, { $members-count } personne
   *[other] { $section } : jury de l’appel { $appeal } constitué, { $members-count } personnes
}
appeal-decided = { $section } : appel { $appeal } tranché : { $decision-outcome } ; { $decision-text }
appeal-outcome-upheld = admis
appeal-outcome-changed = décision modifiée
appeal-outcome-dismissed = rejeté
appeal-outcome-withdrawn = retiré
inspection-recorded = { $section } : contrôle, { $entrant }, ronde { $round } : { $inspection-consent }
inspection-consent-agreed = le joueur a accepté
inspection-consent-after-explanation = le joueur a accepté après explication
inspection-consent-after-warning = le joueur a accepté après un avertissement
inspection-consent-refused = le joueur a refusé
complaint-filed = { $section } : plainte de { $complaint-complainant-name } contre { $complaint-accused } : { $complaint-facts }
complaint-decided = { $section } : plainte { $complaint } tranchée : { $decision-outcome } ; { $decision-text }
complaint-outcome-unfounded = manifestement infondée
complaint-outcome-not-confirmed = non confirmée
complaint-outcome-confirmed = confirmée
complaint-outcome-referred = transmise à l’instance chargée du fair-play
section-finished = { $section } : terminé

# Of an entry.
journal-registered = { $first-round ->
    [1] { $section } : inscription de { $player-name }
   *[other] { $section } : inscription de { $player-name } à partir de la ronde { $first-round }
}
player-edited = { $section } : données de { $player-name } modifiées
scratched = { $section } : inscription de { $name } supprimée
entry-moved = { $section } : { $name } transféré dans la section { $to }
journal-withdrawn = { $section } : retrait de { $entrant } à partir de la ronde { $from }
expelled = { $section } : { $entrant } exclu à partir de la ronde { $from }
re-entered = { $section } : retour de { $entrant } à partir de la ronde { $from }
bye-requested = { $bye-code ->
    [pairing-allocated] { $section } : { $entrant } a demandé une exemption pour la ronde { $round }
    [full-point] { $section } : { $entrant } a demandé un bye à un point pour la ronde { $round }
    [half-point] { $section } : { $entrant } a demandé un bye à un demi-point pour la ronde { $round }
   *[zero-point] { $section } : { $entrant } a demandé un bye sans point pour la ronde { $round }
}
bye-request-cancelled = { $section } : { $entrant } ne demande plus de bye pour la ronde { $round }
checked-in = { $entrants-count ->
    [1] { $section } : pointage de { $entrants }
    [2] { $section } : pointage de { $entrants }
    [3] { $section } : pointage de { $entrants }
   *[other] { $section } : pointage de { $entrants-count } joueurs
}
checked-out = { $entrants-count ->
    [1] { $section } : pointage annulé pour { $entrants }
    [2] { $section } : pointage annulé pour { $entrants }
    [3] { $section } : pointage annulé pour { $entrants }
   *[other] { $section } : pointage annulé pour { $entrants-count } joueurs
}
board-fixed = { $table ->
    [none] { $section } : { $entrant } joue à n’importe quelle table
   *[other] { $section } : { $entrant } joue à la table { $table }
}
needs-set = { $needs-kinds-count ->
    [0] { $needs-words ->
        [none] { $section } : { $entrant } n’a pas de besoins particuliers
       *[other] { $section } : besoins de { $entrant } : { $needs-words }
    }
   *[other] { $needs-words ->
        [none] { $section } : besoins de { $entrant } : { $needs-kinds }
       *[other] { $section } : besoins de { $entrant } : { $needs-kinds } ; { $needs-words }
    }
}
need-sight = aveugle ou handicapé visuel
need-wheelchair = fauteuil roulant
need-hearing = sourd ou malentendant
need-moving-assistant = assistant pour jouer les coups
need-clock-assistant = assistant pour la pendule
need-recording-assistant = assistant pour la feuille de partie
need-fixed-table = toujours la même table
points-adjusted = { $adjustment-points-sign ->
    [minus] { $section } : score de { $adjustment-entrant } rectifié de { $adjustment-points } à partir de la ronde { $adjustment-round }
   *[plus] { $section } : score de { $adjustment-entrant } rectifié de +{ $adjustment-points } à partir de la ronde { $adjustment-round }
}

# Of a team.
team-added = { $section } : équipe { $details-name } ajoutée
team-edited = { $section } : équipe { $details-name } modifiée
line-up-filed = { $section } : ronde { $round } : composition de { $team } : { $players }
line-up-withdrawn = { $section } : ronde { $round } : composition de { $team } retirée

# Of a round.
paired-board = échiquier { $board } : { $white } – { $black }
player-bye = { $entrant } ({ $kind })
round-pairings = { $boards-count ->
    [0] { $byes-count ->
        [0] rien
       *[other] { $byes }
    }
   *[other] { $byes-count ->
        [0] { $boards }
       *[other] { $boards }, { $byes }
    }
}
round-paired = { $pairings-byes-count ->
    [0] { $section } : ronde { $round } appariée { $made-by-engine-code ->
        [by-hand] à la main
       *[other] par { $made-by-engine }
    } : { $pairings-boards-count ->
        [0] { $pairings-matches-count ->
            [one] { $pairings-matches-count } match
           *[other] { $pairings-matches-count } matchs
        }
        [one] { $pairings-boards-count } échiquier
       *[other] { $pairings-boards-count } échiquiers
    }
   *[other] { $section } : ronde { $round } appariée { $made-by-engine-code ->
        [by-hand] à la main
       *[other] par { $made-by-engine }
    } : { $pairings-boards-count ->
        [0] { $pairings-matches-count ->
            [one] { $pairings-matches-count } match
           *[other] { $pairings-matches-count } matchs
        }
        [one] { $pairings-boards-count } échiquier
       *[other] { $pairings-boards-count } échiquiers
    }, { $pairings-byes-count ->
        [one] { $pairings-byes-count } bye
       *[other] { $pairings-byes-count } byes
    }
}
journal-round-published = { $section } : ronde { $round } publiée
start-position-set = { $section } : position de départ { $position } pour la ronde { $round }
pairings-changed = { $section } : ronde { $round } modifiée à la main : { $added } au lieu de { $removed }
empty-board = échiquier { $board } : { $entrant } sans adversaire
boards-set = { $empty-boards-count ->
    [0] { $section } : ronde { $round } : échiquiers garnis d’après les compositions : { $boards }
   *[other] { $section } : ronde { $round } : échiquiers garnis d’après les compositions : { $boards } ; { $empty-boards }
}
journal-round-closed = { $section } : ronde { $round } close
journal-round-reopened = { $section } : ronde { $round } rouverte

# De la salle pendant une ronde.
round-started = { $section } : ronde { $round } commencée le { $at }
duty-done = { $section } : ronde { $round } : { $duty }, fait
clock-read = { $last-move ->
    [none] { $section } : ronde { $round } échiquier { $board } : pendule relevée le { $at } : Blancs { $white-seconds } s, Noirs { $black-seconds } s
   *[other] { $section } : ronde { $round } échiquier { $board } : pendule relevée le { $at } : Blancs { $white-seconds } s, Noirs { $black-seconds } s, coup { $last-move }
}
player-left = { $section } : ronde { $round } : { $entrant } a quitté la zone de jeu le { $at }
player-returned = { $section } : ronde { $round } : { $entrant } de retour dans la zone de jeu le { $at }
results-verified = { $boards-count ->
    [one] { $section } : ronde { $round } : vérifié d’après la feuille de résultat : { $boards }
   *[other] { $section } : ronde { $round } : { $boards-count } résultats vérifiés d’après les feuilles de résultat
}
verified-result = échiquier { $board }, { $result }

# Of a board.
result-entered = { $section } : ronde { $round }, échiquier { $board }, { $white } – { $black } : { $result }
result-reported = { $section } : ronde { $round }, échiquier { $board }, { $white } – { $black } : { $result } déclaré par { $by }
game-recorded = { $movetext ->
    [none] { $section } : ronde { $round }, échiquier { $board }, { $white } – { $black } : coups supprimés
   *[other] { $section } : ronde { $round }, échiquier { $board }, { $white } – { $black } : coups enregistrés
}
result-corrected = { $section } : ronde { $round }, échiquier { $board }, { $white } – { $black } : { $was } corrigé en { $result }
result-cleared = { $section } : ronde { $round }, échiquier { $board }, { $white } – { $black } : { $was } effacé
result-adjusted = { $result ->
    [none] { $section } : ronde { $round }, échiquier { $board }, { $white } – { $black } : compte comme déclaré pour { $purpose }
   *[other] { $section } : ronde { $round }, échiquier { $board }, { $white } – { $black } : compte comme { $result } pour { $purpose }
}

# What cannot be read or stored.
invalid-id = « { $text } » ne peut pas être un nom court : 1 à 64 caractères attendus, lettres a–z, chiffres et traits d’union, par exemple spring-open-2026
invalid-author = « { $text } » ne peut pas être un auteur : un nom de 1 à 100 caractères imprimables est attendu
    .help = indiquez-en un avec --author, ou définissez ADOUBE_AUTHOR
broken-journal = entrée { $seq } : { $why }
submit-error-refused = { $why }
store-error-no-event = il n’y a pas de compétition « { $value } »
    .help = `adoube event list` montre les compétitions existantes
store-error-event-exists = il y a déjà une compétition « { $value } »
    .help = choisissez un autre nom court avec --id, ou continuez avec la compétition existante
store-error-out-of-order = l’entrée { $value } n’est pas à sa place
store-error-unreadable = l’entrée { $seq } de la compétition « { $event } » est illisible : { $problem }
store-error-newer-version = { $file ->
    [none] la base de données a été écrite par une version plus récente d’Adoube ; celle-ci ne peut pas la lire
   *[other] { $file } a été écrit par une version plus récente d’Adoube ; celle-ci ne peut pas le lire
}
    .help = il faut une version plus récente d’Adoube
store-error-open = { $path } : { $problem }
    .help = --data DIR, ou ADOUBE_DATA, indique le dossier où sont conservées les compétitions ; vous devez avoir le droit d’y écrire
store-error-database = erreur de la base de données : { $value }
store-error-gone = { $path } a été déplacé ou supprimé pendant son utilisation ; plus rien n’est écrit
export-error-not-an-export = ligne 1, colonne { $column } : ce n’est pas l’export d’une compétition d’Adoube : {"{"}"adoube":"journal",…{"}"} attendu
export-error-newer-version = ligne 1 : l’export est de version { $found }, ce programme lit jusqu’à la version { $known }
    .help = il faut une version plus récente d’Adoube
export-error-bad-record = ligne { $line }, colonne { $column } : { $problem }
export-error-incomplete = { $announced ->
    [one] l’export annonce { $announced } entrée mais en contient { $found } ; il est incomplet
   *[other] l’export annonce { $announced } entrées mais en contient { $found } ; il est incomplet
}
    .help = exportez de nouveau la compétition
store-error-event-deleted = la compétition « { $value } » a été supprimée
    .help = `adoube event recover { $value }` la rétablit ; `adoube event purge { $value }` l’efface définitivement et libère son nom
journal-erased = données personnelles effacées : { $subject }
store-error-read-only = { $path } ne peut être que lu : rien n’est écrit
    .help = rendez le dossier et ses fichiers accessibles en écriture, ou copiez-les ailleurs
