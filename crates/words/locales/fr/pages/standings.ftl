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

## The wall chart of US Chess (28O)

standings-wall = Tableau mural
standings-of-us-chess = Départage selon la règle 34 de US Chess
wall-after = Tableau mural après la ronde { $value }
wall-before = Tableau mural avant la ronde 1
wall-during = Tableau mural pendant la ronde { $value }
wall-final = Tableau mural final
wall-by-round = Tableau mural par ronde
wall-kinds = Tableaux
wall-caption = { $value } : par ronde le résultat, le numéro de l’adversaire et la couleur, et dessous le score cumulé
wall-name = Nom, Elo, identifiant
wall-unrated = n. c.
wall-legend = Chaque case donne le résultat, le numéro de l’adversaire et la couleur (b Blancs, n Noirs), et dessous le score cumulé ; ce qui n’a pas été joué est entre parenthèses. W gain, D nulle, L perte, X gain par forfait, F perte par forfait, B bye à un point, H bye à un demi-point, U ni partie ni point.
