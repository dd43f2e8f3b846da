# The screens of the hall, and what the arbiter tells everybody on them.

screens-set = { $screens-count ->
    [0] écrans de la salle supprimés
    [one] { $screens-count } écran de la salle défini
   *[other] { $screens-count } écrans de la salle définis
}
message-shown = { $text ->
    [none] message retiré des écrans
   *[other] message sur les écrans : { $text }
}
screens = Écrans
screens-add = Ajouter l’écran
screens-all-sections = toutes les sections
screens-code = Code dans l’adresse
screens-countdown = La ronde { $first } commence dans
screens-countdown-over = La ronde { $first } commence maintenant
screens-each = Reste combien de secondes
screens-intro = Un écran de la salle ouvre une fois son adresse. Ce qu’il montre se choisit ici et y change aussitôt.
screens-look = Aspect
screens-message = Message à la salle
screens-message-gone = Le message est retiré des écrans.
screens-message-remove = Retirer
screens-message-send = Montrer maintenant
screens-message-shown = Le message est sur tous les écrans.
screens-message-text = Figure en haut de chaque écran, et sur l’écran entier là où c’est choisi ci-dessous.
screens-name = Son nom ici
screens-new = Un nouvel écran
screens-next-round = Quand commence la prochaine ronde
screens-nothing = Rien à montrer pour l’instant
screens-none = Il n’y a pas encore d’écran.
screens-remove = Supprimer
screens-removed = L’écran est supprimé.
screens-results = Résultats de la ronde { $value }
screens-saved = Les écrans sont modifiés.
screens-sections = De quelles sections
screens-shows = Ce qu’il montre tour à tour
screens-unfit = « { $value } » ne convient pas ici.
screen-kind-pairings = Appariements par échiquier
screen-kind-names = Appariements par nom
screen-kind-results = Résultats à mesure
screen-kind-standings = Classement
screen-kind-next-round = Compte à rebours de la prochaine ronde
screen-kind-message = Message sur l’écran entier
screen-look-as-set = comme l’ordinateur est réglé
screen-look-light = clair
screen-look-dark = sombre
screens-no-such = il n’y a pas d’écran « { $code } »
