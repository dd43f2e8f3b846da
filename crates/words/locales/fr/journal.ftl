# The journal: what each change tells, in one line that starts with the section.

journal-record = entrée { $seq } par { $author } : { $change }
journal-conflict = quelqu’un d’autre a modifié cela depuis l’entrée { $seen } : { $changed }
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

# Of a section.
section-format-swiss = système suisse
section-format-round-robin = toutes rondes
section-format-knockout = élimination directe
section-format-match = match
section-format-team-swiss = système suisse par équipes
section-format-team-round-robin = toutes rondes par équipes
section-added = { $settings-rounds ->
    [one] { $section } : tournoi « { $settings-name } » ajouté, { $settings-format } en { $settings-rounds } ronde
   *[other] { $section } : tournoi « { $settings-name } » ajouté, { $settings-format } en { $settings-rounds } rondes
}
section-edited = { $section } : réglages modifiés
sectors-set = { $sectors-count ->
    [0] { $section } : secteurs de la salle supprimés
    [one] { $section } : { $sectors-count } secteur de la salle fixé
   *[other] { $section } : { $sectors-count } secteurs de la salle fixés
}
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
section-finished = { $section } : terminé

# Of an entry.
journal-registered = { $first-round ->
    [1] { $section } : inscription de { $player-name }
   *[other] { $section } : inscription de { $player-name } à partir de la ronde { $first-round }
}
player-edited = { $section } : données de { $player-name } modifiées
scratched = { $section } : inscription de { $name } supprimée
journal-withdrawn = { $section } : retrait de { $entrant } à partir de la ronde { $from }
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
points-adjusted = { $adjustment-points-sign ->
    [minus] { $section } : score de { $adjustment-entrant } rectifié de { $adjustment-points } à partir de la ronde { $adjustment-round }
   *[plus] { $section } : score de { $adjustment-entrant } rectifié de +{ $adjustment-points } à partir de la ronde { $adjustment-round }
}

# Of a team.
team-added = { $section } : équipe { $details-name } ajoutée
team-edited = { $section } : équipe { $details-name } modifiée

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
        [one] { $pairings-boards-count } échiquier
       *[other] { $pairings-boards-count } échiquiers
    }
   *[other] { $section } : ronde { $round } appariée { $made-by-engine-code ->
        [by-hand] à la main
       *[other] par { $made-by-engine }
    } : { $pairings-boards-count ->
        [one] { $pairings-boards-count } échiquier
       *[other] { $pairings-boards-count } échiquiers
    }, { $pairings-byes-count ->
        [one] { $pairings-byes-count } bye
       *[other] { $pairings-byes-count } byes
    }
}
journal-round-published = { $section } : ronde { $round } publiée
pairings-changed = { $section } : ronde { $round } modifiée à la main : { $added } au lieu de { $removed }
journal-round-closed = { $section } : ronde { $round } close
journal-round-reopened = { $section } : ronde { $round } rouverte

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
broken-journal = entrée { $seq } : { $why }
submit-error-refused = { $why }
store-error-no-event = il n’y a pas de compétition « { $value } »
store-error-event-exists = il y a déjà une compétition « { $value } »
store-error-out-of-order = l’entrée { $value } n’est pas à sa place
store-error-unreadable = l’entrée { $seq } de la compétition « { $event } » est illisible : { $problem }
store-error-newer-version = { $file ->
    [none] la base de données a été écrite par une version plus récente d’Adoube ; celle-ci ne peut pas la lire
   *[other] { $file } a été écrit par une version plus récente d’Adoube ; celle-ci ne peut pas le lire
}
store-error-open = { $path } : { $problem }
store-error-database = erreur de la base de données : { $value }
store-error-gone = { $path } a été déplacé ou supprimé pendant son utilisation ; plus rien n’est écrit
export-error-not-an-export = ligne 1, colonne { $column } : ce n’est pas l’export d’une compétition d’Adoube : {"{"}"adoube":"journal",…{"}"} attendu
export-error-newer-version = ligne 1 : l’export est de version { $found }, ce programme lit jusqu’à la version { $known }
export-error-bad-record = ligne { $line }, colonne { $column } : { $problem }
export-error-incomplete = { $announced ->
    [one] l’export annonce { $announced } entrée mais en contient { $found } ; il est incomplet
   *[other] l’export annonce { $announced } entrées mais en contient { $found } ; il est incomplet
}
