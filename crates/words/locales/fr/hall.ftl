# La ronde au bureau : début, tâches, pendules, et qui quitte la zone de jeu.

hall-phase-before = avant la ronde
hall-phase-during = pendant la ronde
hall-phase-after = après la ronde

# Les tâches, une fois faites.
hall-duty-arbiters-present = Arbitres présents dans la salle
hall-duty-venue-checked = Lieux vérifiés : salles, éclairage, aération, espace
hall-duty-equipment-checked = Échiquiers, pièces, feuilles de partie et stylos vérifiés
hall-duty-tables-arranged = Tables, chaises, porte-noms et numéros de table installés
hall-duty-clocks-set = Pendules réglées, vérifiées et en place
hall-duty-line-ups-checked = Compositions comparées aux listes des équipes et à l’ordre des échiquiers
hall-duty-players-instructed = Joueurs informés des lieux et des conditions de jeu
hall-duty-pairings-published = Appariements publiés
hall-duty-round-started = Début annoncé et noté
hall-duty-absentees-noted = Absents notés à la fin du délai de forfait
hall-duty-opponents-informed = Joueurs prévenus du retard de leur adversaire
hall-duty-clocks-read = Pendules relevées sur la feuille de contrôle, toutes les 30 minutes
hall-duty-exits-watched = Joueurs qui quittent la zone de jeu surveillés discrètement
hall-duty-time-trouble-watched = Parties en zeitnot observées
hall-duty-games-recorded = Chaque partie notée par un arbitre ou un assistant
hall-duty-claims-checked = Réclamations vérifiées avant d’être tranchées
hall-duty-scoresheets-signed = Feuilles de partie au même résultat, signées par les deux joueurs
hall-duty-results-entered = Tous les résultats saisis
hall-duty-results-compared = Résultats comparés aux feuilles de partie ou aux procès-verbaux des matchs
hall-duty-incidents-logged = Incidents consignés
hall-duty-standings-posted = Tableaux muraux à jour
hall-duty-boards-reset = Échiquiers et matériel prêts pour la ronde suivante
hall-duty-round-closed = Ronde déclarée close
hall-duty-next-round-published = Ronde suivante publiée
hall-duty-results-forwarded = Résultats et droits transmis à la fédération
duty-noted = { $section } : ronde { $round } : fait : { $duty }
clock-noted = { $last-move ->
    [none] { $section } : ronde { $round }, échiquier { $board }, { $at } : Blancs { $white }, Noirs { $black }
   *[other] { $section } : ronde { $round }, échiquier { $board }, { $at } : Blancs { $white }, Noirs { $black }, coup { $last-move }
}

# Le début.
hall-default-time-minutes = { $minutes ->
    [0] délai de forfait : aucun, qui n’est pas là au début a perdu
    [one] délai de forfait : { $minutes } minute
   *[other] délai de forfait : { $minutes } minutes
}
hall-default-time-exact = délai de forfait : { $white } pour les Blancs, { $black } pour les Noirs
hall-default-time-not-announced = délai de forfait : pas annoncé, et les règles n’en fixent pas
hall-default-time-control-not-known = délai de forfait : au plus le premier contrôle de temps, qui n’est pas connu
hall-default-time-rules-not-known = délai de forfait : pas annoncé, et aucune édition des règles n’est disponible pour ce jour
hall-default-time-forfeit-minutes = { $minutes ->
    [0] délai de forfait : aucun, qui n’est pas là au début a perdu
    [one] délai de forfait : { $minutes } minute
   *[other] délai de forfait : { $minutes } minutes
}
hall-default-time-forfeit-exact = délai de forfait : { $white } pour les Blancs, { $black } pour les Noirs
hall-default-time-forfeit-control-not-known = délai de forfait : au plus le premier contrôle de temps, qui n’est pas connu
hall-call-five-minutes = Cinq minutes avant le début
hall-call-one-minute = Une minute avant le début
hall-call-start = Début de la ronde
hall-call-default-time-over = Fin du délai de forfait
hall-call-forfeit-time-over = Fin du délai de forfait

# Les arbitres.
hall-arbiters-advised = { $present ->
    [none] { $players } joueurs : { $least } à { $most } arbitres sont conseillés ; leur nombre n’est pas annoncé
   *[other] { $players } joueurs : { $least } à { $most } arbitres sont conseillés ; annoncés : { $present }
}
hall-arbiters-advised-about = { $present ->
    [none] { $players } joueurs : { $number ->
        [one] { $number } arbitre est conseillé
       *[other] { $number } arbitres sont conseillés
    } ; leur nombre n’est pas annoncé
   *[other] { $players } joueurs : { $number ->
        [one] { $number } arbitre est conseillé
       *[other] { $number } arbitres sont conseillés
    } ; annoncés : { $present }
}
hall-arbiters-supervised = { $present ->
    [none] { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : une supervision suffisante demande { $least ->
        [one] { $least } arbitre
       *[other] { $least } arbitres
    }, un pour { $each } ; leur nombre n’est pas annoncé
   *[other] { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : une supervision suffisante demande { $least ->
        [one] { $least } arbitre
       *[other] { $least } arbitres
    }, un pour { $each } ; annoncés : { $present }
}

# La feuille de contrôle des temps.
hall-unchecked-not-read = pendule pas encore relevée
hall-unchecked-start-not-noted = pas vérifié : le début de la ronde n’est pas noté
hall-unchecked-control-not-known = pas vérifié : la cadence n’est pas connue
hall-unchecked-move-not-noted = pas vérifié : le numéro du coup n’est pas noté
hall-sheet-fault-time-missing = { $missed-presses ->
    [none] il manque { $by } sur les deux pendules ensemble : vérifiez les appuis, le réglage et la pendule
    [one] il manque { $by } sur les deux pendules ensemble : { $missed-presses } paire d’appuis oubliés l’expliquerait ; vérifiez aussi le réglage et la pendule
   *[other] il manque { $by } sur les deux pendules ensemble : { $missed-presses } paires d’appuis oubliés l’expliqueraient ; vérifiez aussi le réglage et la pendule
}
hall-sheet-fault-time-too-much = { $by } de trop sur les deux pendules ensemble : vérifiez le réglage et la pendule
hall-sheet-fault-before-start = relevé avant le début de la ronde
hall-sheet-fault-moves-went-back = coup { $now } après le coup { $before } du relevé précédent
hall-sheet-fault-gained = { $side } : { $by } de plus que ce que les coups joués depuis le relevé précédent ont pu apporter
hall-sheet-fault-time-used-up = { $side } : temps épuisé

# Le zeitnot.
hall-shortness-short = en zeitnot
hall-shortness-perhaps-by-now = peut-être en zeitnot depuis
hall-shortness-no = assez de temps
hall-recording-must = doit noter
hall-recording-need-not = n’a pas à noter
hall-recording-not-known = obligation de noter inconnue
hall-pressure-yes = zeitnot au sens des règles
hall-pressure-no = pas de zeitnot au sens des règles
hall-pressure-not-known = on ne sait pas s’il y a zeitnot au sens des règles

no-such-duty = { $duty } n’est une tâche d’aucune ronde
