# Pourquoi une ronde est appariée ainsi.

colour-preference-none = aucune couleur n’est due
colour-preference-mild = { $value-code ->
    [white] les Blancs sont dus, pour alterner
   *[black] les Noirs sont dus, pour alterner
}
colour-preference-strong = { $value-code ->
    [white] les Blancs sont fortement dus
   *[black] les Noirs sont fortement dus
}
colour-preference-absolute = { $value-code ->
    [white] doit avoir les Blancs
   *[black] doit avoir les Noirs
}

floated = { $float-code ->
    [down] { $ago ->
        [1] vers le bas à la dernière ronde
       *[other] vers le bas il y a { $ago } rondes
    }
   *[up] { $ago ->
        [1] vers le haut à la dernière ronde
       *[other] vers le haut il y a { $ago } rondes
    }
}

dutch-law-absolute = Deux joueurs qui doivent avoir la même couleur ne se rencontrent pas
dutch-law-alternate = Ils changent les couleurs de la dernière ronde où elles différaient
dutch-law-both = Chacun reçoit la couleur due, s’il y en a une
dutch-law-bye = Qui a eu un bye ou des points sans jouer n’en reçoit pas
dutch-law-bye-games = Le bye va à quelqu’un qui a le moins possible de parties non jouées
dutch-law-bye-score = Le bye va à un score aussi bas que possible
dutch-law-colour-difference = Personne ne reçoit une couleur trois fois de plus que l’autre
dutch-law-completion = Les joueurs restants doivent encore pouvoir être appariés
dutch-law-down-before = Qui a flotté vers le bas il y a deux rondes ne le refait pas
dutch-law-down-last = Qui a flotté vers le bas à la dernière ronde ne le refait pas
dutch-law-downfloater-scores = Ceux qui descendent ont un score aussi bas que possible
dutch-law-downfloaters = Le moins possible de joueurs descendent au groupe suivant
dutch-law-exchanges = Le moins possible de joueurs changent entre la moitié haute et la moitié basse
dutch-law-float-scores = Qui flotte de nouveau malgré tout le fait sur le moins de points possible
dutch-law-higher-ranked = La couleur va au joueur le mieux classé
dutch-law-initial-colour = Aucune couleur n’est due à l’un ni à l’autre : le numéro et la couleur tirée au sort décident
dutch-law-met = Deux joueurs ne se rencontrent qu’une fois
dutch-law-next = Le groupe suivant aussi peut être apparié au mieux
dutch-law-order = Entre des appariements aussi bons, le premier dans l’ordre des règles est retenu
dutch-law-preference = Le plus possible de joueurs reçoivent la couleur due
dutch-law-strong-preference = Le plus possible de joueurs reçoivent la couleur fortement due
dutch-law-stronger = La couleur va à celui à qui elle est le plus fortement due
dutch-law-third-colour = Personne ne reçoit trois fois de suite la même couleur
dutch-law-up-before = Qui a flotté vers le haut il y a deux rondes ne le refait pas
dutch-law-up-last = Qui a flotté vers le haut à la dernière ronde ne le refait pas
