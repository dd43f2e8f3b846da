# Textes des pages : ce qui figure sur chaque page de l’arbitrage, et la recherche d’un joueur.

find-colour = Couleur
find-found = Joueurs trouvés pour « { $value } »
find-hint = Saisissez en haut un nom, un numéro d’appariement ou un code FIDE.
find-look = Voir la partie
find-more = Il y en a d’autres ; saisissez une plus grande partie du nom.
find-no-games = Pas encore de partie.
find-nobody = Personne n’a ce nom ni ce numéro.
find-of-round = { $first }, ronde { $second }
find-opponent = Adversaire
find-player = Chercher un joueur
results-left = { $count ->
    [0] aucun résultat ne manque
   *[other] { $count } manquants
}
results-left-n = { $value } manquants
results-warned = À confirmer
results-warned-board = À confirmer :
results-warned-drop = Les abandonner
results-warned-go-on = Les saisir quand même
results-warned-hint = Les règles mettent en garde contre ces résultats. Aucun n’est encore enregistré.
verify-by = vérifié par { $value }
verify-correct = Corriger d’après les feuilles
verify-differ = Ces feuilles disent autre chose
verify-differ-hint = Regardez de nouveau la feuille. Si elle vient d’être mal lue, saisissez-la de nouveau ci-dessous ; si la première saisie est fausse, corrigez-la.
verify-differs = Échiquier { $first } : saisi { $second }, feuille { $third }
verify-do = Comparer et noter
verify-hint = Saisissez les résultats une seconde fois d’après les feuilles, sans regarder la première saisie. Ce qui concorde est noté comme vérifié ; ce qui diffère est affiché.
verify-progress = { $first } sur { $second } vérifiés
verify-quick = Échiquier et feuille
verify-same = L’échiquier { $value } concorde.
verify-slip = Feuille
verify-title = Vérifier d’après les feuilles
print-round = Imprimer la ronde
print-round-hint = Appariements par échiquier et par nom, classement et feuilles de résultat en un seul fichier.
print-round-short = Imprimer
rounds-numbers-by-lot = Sans numéro d’appariement : { $value }. Les numéros sont tirés au sort avec l’appariement ; par Elo ou par les tables de Varma sous « Numéros d’appariement ».
new-section-all = Tous les réglages
new-section-kinds = Prendre un type courant …
new-section-or = … ou indiquer vous-même formule, rondes, cadence et règles.
new-section-rules = Règles
new-section-rules-federation = celles de la fédération de l’événement
new-section-rules-fide = FIDE
new-section-rules-own = règlement propre
new-section-rules-us = US Chess
entries-joined = { $first } est réuni avec { $second }.
entries-move = Autre section
entries-move-do = Transférer l’inscription
entries-move-hint = Possible tant que le joueur n’est dans aucune ronde appariée. Compte, byes et besoins suivent l’inscription.
entries-move-to = Transférer dans
entries-moved = { $first } est transféré dans { $second }.
entries-same = La même personne ?
entries-same-do = Réunir avec { $value }
entries-same-hint = L’autre inscription disparaît ; ce qu’elle seule sait du joueur est gardé.
results-play-off = Départage de l’échiquier { $value }
