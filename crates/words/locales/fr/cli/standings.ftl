# What the command `standings` says.

standings-heading = { $name }, départages : { $rules }
standings-no-round = { $rounds ->
    [one] { $name } a { $rounds } ronde : il n’y a pas de classement après la ronde { $round }
   *[other] { $name } a { $rounds } rondes : il n’y a pas de classement après la ronde { $round }
}
standings-of-record = il figure dans l’enregistrement { $record } du fichier ; indiquez-en d’autres avec --tiebreaks
standings-lots = tirage au sort, graine { $seed }
standings-one-player = ce tableau concerne un seul joueur
    .help = indiquez le joueur avec --player
standings-nothing-to-tell = il n’y a rien à dire de « { $who } »
standings-wrong-decision = « { $decision } » : { $why }
    .help = des numéros dans leur ordre et le motif, par exemple "7,3: play-off"
standings-no-reason = le motif manque

# Whom somebody asks for.
standings-no-number = personne n’a le numéro { $number }
standings-no-name = personne ne s’appelle « { $who } »
standings-several = « { $who } » correspond à { $count } joueurs
    .help = par exemple { $names }
