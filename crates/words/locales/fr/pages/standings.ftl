# Texts of the pages: standings.

standings = Classement
standings-after-n = après la ronde { $value }
standings-back = Retour au classement
standings-categories = Catégories
standings-crosstable = Grille américaine
standings-everybody = Tous
standings-files = En fichier :
standings-left-out = écarté : { $value }
standings-no-value = Pas de valeur :
standings-note = Remarque
standings-number-short = N°
standings-opponent = Adversaire
standings-overall = Tous
standings-round-or-board = Ronde, ou échiquier
standings-round-short = Rd
standings-unrated-count = Les joueurs sans classement Elo font aussi partie de cette catégorie.
standings-unrated-do-not = Les joueurs sans classement Elo ne font pas partie de cette catégorie.
standings-value = Valeur
standings-value-of = { $first } de { $second } : { $third }
