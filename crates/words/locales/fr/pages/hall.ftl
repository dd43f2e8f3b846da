# Une ronde dans la salle.

hall = Salle
hallpage-title = Ronde { $value } dans la salle
hallpage-tables = Tables
hallpage-all-tables = Toutes les tables
hallpage-sector = { $first } (tables { $second }–{ $third })
hallpage-start = Début
hallpage-ruling = Décision avec ces temps
hallpage-scheduled = Prévu : { $value }
hallpage-started = Commencée : { $value }
hallpage-started-late = Commencée : { $first }, { $second } min après l’heure prévue
hallpage-no-start = Le début n’est pas prévu.
hallpage-cited = { $first } ({ $second })
hallpage-at = Heure (vide : maintenant)
hallpage-reason = Motif
hallpage-start-now = Commencer la ronde
hallpage-start-otherwise = Corriger le début
hallpage-open = En suspens à ces tables
hallpage-nothing-open = Rien n’est en suspens.
hallpage-open-results = { $count ->
    [one] { $count } résultat manquant :
   *[other] { $count } résultats manquants :
}
hallpage-open-absent = Pas pointés : { $value }
hallpage-open-out = Hors de la zone de jeu : { $value }
hallpage-open-sheet = Pendules à relever à { $value }
hallpage-time-trouble = Zeitnot
hallpage-board = Échiquier { $value }
hallpage-trouble = { $first } : { $second }, { $third }, { $fourth }
hallpage-duties = Tâches
hallpage-done = fait
hallpage-tick = Fait : { $value }
hallpage-untick = Annuler
hallpage-due = à faire pour { $value }
hallpage-overdue = en retard depuis { $value }
hallpage-ticked = { $first }, { $second }
hallpage-fulfilled = d’après les données de la compétition
hallpage-exits-title = Sorties de la zone de jeu
hallpage-player = Joueur
hallpage-left = Est sorti
hallpage-is-back = Est de retour
hallpage-no-exits = Personne n’est sorti jusqu’ici.
hallpage-out = Dehors depuis { $first } · sorties dans cette ronde : { $second }, en tout : { $third }, la plus longue : { $fourth } min
hallpage-exits = Sorties dans cette ronde : { $first }, en tout : { $second }, la plus longue : { $third } min
hallpage-long = longue absence
hallpage-sheet = Feuille de contrôle des temps
hallpage-sheet-hint = Temps en minutes (65), ou avec les secondes (4:30, 1:05:00). Les échiquiers laissés vides restent tels quels.
hallpage-no-clocks = On ne joue pas à ces tables.
hallpage-read = { $first } : { $second } / { $third }, coup { $fourth }
hallpage-arithmetic = somme { $first }, diff { $second }, attendu { $third }
hallpage-white = Blancs
hallpage-black = Noirs
hallpage-move = Coup
hallpage-white-of = Temps des Blancs, échiquier { $value }
hallpage-black-of = Temps des Noirs, échiquier { $value }
hallpage-move-of = Dernier coup, échiquier { $value }
hallpage-save-times = Enregistrer les temps
hallpage-nothing-read = Aucun temps n’a été saisi.
hallpage-unfit = Les temps de l’échiquier { $value } sont illisibles : 65, 4:30 ou 1:05:00 attendu pour les deux joueurs.
hallpage-no-time = « { $value } » n’est pas une heure : 15:15 attendu.
hallpage-said-started = Début noté : { $value }
hallpage-said-done = Fait : { $value }
hallpage-said-read = { $count ->
    [one] { $count } pendule relevée
   *[other] { $count } pendules relevées
}
hallpage-said-left = Sortie de la zone de jeu notée : { $value }.
hallpage-said-back = Retour noté : { $value }.
