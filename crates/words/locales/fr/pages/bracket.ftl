# Textes des pages : le tableau à élimination directe.

bracket-by-round = Tableau après chaque ronde
bracket-legend = Qui se qualifie est en gras ; un match nul a été décidé par un départage.
bracket-nobody = Personne
bracket-none = Le tableau est établi dès que chacun a un numéro.
bracket-open = Vainqueur d’un match à venir
bracket-tab = Tableau
