# Ce que disent `titles`, `arbiters` et `event arbiters`, et ce qui est demandé d’un joueur.

arbiters-nobody = il n’y a pas d’arbitre « { $name } »
arbiters-not-in-list = { $file } ne contient personne qui soit « { $name } »
arbiters-none = Aucun arbitre n’est inscrit.
arbiters-usual = { $to ->
    [none] D’usage, outre le principal et son adjoint : { $from ->
        [one] { $from } arbitre.
       *[other] { $from } arbitres.
    }
   *[other] D’usage, outre le principal et son adjoint : { $from } à { $to } arbitres.
}
arbiters-certificates = Attestations de norme : { $most }.
arbiters-norm = Norme { $title } ici : { $standing }
due-to-rating-officer = Rapport au responsable Elo avant le { $day }
due-upload = Envoi à la FIDE avant le { $day }
due-last-list = Dernière liste possible pour l’événement : { $day }
arbiters-norm-number = Norme { $number }
ratings-next = La prochaine partie : { $win } avec un gain, { $draw } avec une nulle, { $loss } avec une perte
norms-not-last-round = il faut qu’il reste exactement une ronde ; { $rounds } sont annoncées
norms-last-round = { $name } : gain { $win }, nulle { $draw }, perte { $loss }
titles-by-rating = { $title } : le classement suffit (1.3)
titles-unconfirmed = selon la table de 2017 ; à confirmer par { $chapter }
arbiters-line = { $rounds ->
    [one] { $title } { $name }, { $role }, { $rounds } ronde
   *[other] { $title } { $name }, { $role }, { $rounds } rondes
}
arbiters-application = { $complete ->
    [yes] { $title } : rien ne manque
   *[no] { $title } : il manque quelque chose
}
arbiters-class-fee = { $fee ->
    [none] Classe { $class }
   *[other] Classe { $class }, licence { $fee } euros
}
ratings-reached = { $round ->
    [none] { $rounded ->
        [none] Ce classement n’a pas été atteint.
       *[other] Atteint après la ronde { $rounded }, si la variation est arrondie.
    }
   *[other] Atteint après la ronde { $round }.
}
titles-application = { $complete ->
    [yes] { $title } : rien ne manque ({ $games } parties)
   *[no] { $title } : il manque quelque chose ({ $games } parties)
}
titles-direct = { $award-code ->
    [norm] { $event } : une norme de { $title }
   *[title] { $rating ->
        [none] { $event } : { $title }
       *[other] { $event } : { $title } dès que { $rating } est atteint
    }
}
