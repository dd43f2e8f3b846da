# What visitors come for: a player to follow, statistics, when the rounds are.

calendar-nothing = aucun début de ronde n’est annoncé
    .help = dites dans les réglages de la section quand commencent les rondes
calendar-summary = { $event }, { $section } : ronde { $round }
calendar-take = Mettre les rondes dans un agenda
calendar-take-all = Agenda de toutes les sections
follow = Suivre
follow-as-of = Pas de connexion. Situation au { $first }.
follow-not = Ne plus suivre
follow-not-paired-yet = Pas encore apparié
follow-points-by-round = Points après chaque ronde
follow-yours = Joueurs que vous suivez
statistics = Statistiques
statistics-after = Statistiques après la ronde { $value }
statistics-all-rounds = Toutes les rondes
statistics-average-rating = Classement moyen
statistics-average-short = Moy.
statistics-black-wins = Gains des Noirs
statistics-by-colour = Résultats par couleur
statistics-difference = Écart
statistics-drawn = Nulles
statistics-favourites = { $count ->
    [one] Dans { $count } partie entre joueurs de classements différents, le mieux classé compte { $first } gains, { $second } nulles et { $third } défaites.
   *[other] Dans { $count } parties entre joueurs de classements différents, le mieux classé compte { $first } gains, { $second } nulles et { $third } défaites.
}
statistics-federations = Fédérations
statistics-forfeits = Échiquiers non joués
statistics-games = Parties jouées
statistics-games-short = Parties
statistics-least-games = { $count ->
    [one] à partir de { $count } partie contre des adversaires classés
   *[other] à partir de { $count } parties contre des adversaires classés
}
statistics-loser = Perdant
statistics-none = Aucune partie n’est encore terminée.
statistics-performances = Meilleures performances
statistics-rated = { $count ->
    [one] { $count } classé
   *[other] { $count } classés
}
statistics-upsets = Surprises : le moins bien classé a gagné
statistics-white-wins = Gains des Blancs
statistics-winner = Gagnant
