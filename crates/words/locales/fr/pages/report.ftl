# Texts of the pages: report.

report-agreed = Vous dites tous deux la même chose : le résultat est enregistré.
report-ask = Comment la partie s’est-elle terminée ?
report-dispute = Votre adversaire a déclaré { $value }. Allez voir l’arbitre ensemble.
report-entered = Le résultat est enregistré. S’il est faux, dites-le à l’arbitre.
report-no-game = Vous n’avez pas de partie dans une ronde ouverte. Quand la prochaine ronde sera appariée, votre échiquier sera ici.
report-noted = Votre déclaration est notée.
report-round-board = Ronde { $first }, échiquier { $second }
report-title = Déclarer votre résultat
report-waiting = Votre adversaire doit encore déclarer le même résultat.
report-you-black = Vous avez les Noirs.
report-you-white = Vous avez les Blancs.
report-your-turn = Votre adversaire a déclaré le résultat. À vous.
