# The directory of events, long lists by parts, and what those who run the server look for.

event-like = Comme
event-like-none = aucune : une compétition vide
events-archive = Archives
events-calendar = Calendrier
events-find = Chercher une compétition
events-in = Compétitions de { $value }
events-latest = Les plus récentes
events-with = Compétitions avec « { $value } »
parts-all = Toutes les lignes
parts-found = { $count ->
    [one] 1 trouvée
   *[other] { $count } trouvées
}
parts-search = Chercher
parts-shown = { $first }–{ $second } sur { $third }
request-id = Requête { $value } ; elle se retrouve sous ce nom dans ce que le serveur a noté.
