# What the command `schedule` says: rounds, lots, groups, matches, calendars.

schedule-round = Ronde { $round } : { $games }
schedule-cross-table = Toutes rondes
schedule-column-place-short = Pl
schedule-no-seat = { $players ->
    [one] il n’y a pas de numéro { $seat } parmi { $players } joueur
   *[other] il n’y a pas de numéro { $seat } parmi { $players } joueurs
}
schedule-meets = Ronde { $round } : le numéro { $seat } rencontre le { $opponent } avec les { $colour }
schedule-rests = Ronde { $round } : le numéro { $seat } est au repos
schedule-no-turns = Aucune couleur n’est à inverser.

## Lots

schedule-drawn = Tirage au sort, graine { $seed }.
schedule-asks-envelope = Quelle enveloppe { $player } choisit-il ({ $options }) ?
schedule-asks-number = Quel numéro { $player } tire-t-il ({ $options }) ?
schedule-no-answer = « { $text } » n’est pas une réponse possible
schedule-ceremony-unfinished = la cérémonie n’a pas été achevée
schedule-no-federation = { $name }, ligne { $line } : { $player } n’a pas de fédération
schedule-split = Aucune enveloppe ne contenait assez de numéros pour { $federation } ; ses joueurs sont séparés.

## Groups

schedule-colours-tossed = Couleurs de la ronde 3 tirées au sort, graine { $seed }.
schedule-quad = Groupe de quatre n° { $number }
schedule-left-over = Restants
schedule-they-play = Pour eux : { $options }.
schedule-or = { $one } ; ou { $other }
schedule-preliminary = Préliminaire { $number }

## Matches

schedule-game = Partie { $number } : { $game }
schedule-points-to-win = { $points ->
    [one] Le match se gagne avec { $points } point ; 1 est celui qui a tiré les Blancs pour la première partie.
   *[other] Le match se gagne avec { $points } points ; 1 est celui qui a tiré les Blancs pour la première partie.
}

## Calendars

schedule-starts = Ronde { $round } : { $weekday ->
    [1] lun.
    [2] mar.
    [3] mer.
    [4] jeu.
    [5] ven.
    [6] sam.
   *[7] dim.
} { $start }
