# Texts of the pages: captain.

captain-board = Échiquier { $value }
captain-boards-set = Les échiquiers sont garnis.
captain-due = Les compositions sont à remettre avant : { $value }.
captain-file = Remettre la composition
captain-filed = Composition remise pour la ronde { $value }.
captain-filed-by = Remise par { $first }, { $second }
captain-first-players = Sans composition remise à temps, les premiers de la liste jouent.
captain-hidden = Vous verrez l’autre composition quand les deux équipes auront remis la leur, ou une fois le délai passé.
captain-line-up-of = Composition de { $value }
captain-line-ups = Compositions d’équipe
captain-line-ups-of = Compositions de { $value }
captain-match = Page publique du match
captain-no-match = Il n’y a pas encore de match pour votre équipe.
captain-no-opponent = sans adversaire
captain-nobody = personne
captain-not-filed = Aucune composition remise.
captain-over = Le délai pour les compositions est passé.
captain-round = Ronde { $first } : { $second } – { $third }
captain-show = Afficher cette équipe
captain-teams = Équipe
captain-withdraw = Retirer la composition
captain-withdrawn = Composition pour la ronde { $value } retirée.
captain-wrong = Cette composition ne peut pas être remise
