# What visitors come for: a player to follow, statistics, when the rounds are.

calendar-nothing = kein Rundenbeginn ist angekündigt
    .help = sagen Sie in den Einstellungen der Gruppe, wann die Runden beginnen
calendar-summary = { $event }, { $section }: Runde { $round }
calendar-take = Runden in den Kalender übernehmen
calendar-take-all = Kalender aller Gruppen
follow = Folgen
follow-as-of = Keine Verbindung. So stand es am { $first }.
follow-not = Nicht mehr folgen
follow-not-paired-yet = Noch nicht gepaart
follow-points-by-round = Punkte nach jeder Runde
follow-yours = Spieler, denen Sie folgen
statistics = Statistik
statistics-after = Statistik nach Runde { $value }
statistics-all-rounds = Alle Runden
statistics-average-rating = Schnitt der Wertungszahlen
statistics-average-short = Ø
statistics-black-wins = Schwarzsiege
statistics-by-colour = Ergebnisse nach Farben
statistics-difference = Unterschied
statistics-drawn = Remis
statistics-favourites = { $count ->
    [one] In { $count } Partie zwischen Spielern verschiedener Wertungszahl: { $first } Siege, { $second } Remis und { $third } Niederlagen des höher Gewerteten.
   *[other] In { $count } Partien zwischen Spielern verschiedener Wertungszahl: { $first } Siege, { $second } Remis und { $third } Niederlagen des höher Gewerteten.
}
statistics-federations = Föderationen
statistics-forfeits = Nicht gespielte Bretter
statistics-games = Gespielte Partien
statistics-games-short = Partien
statistics-least-games = { $count ->
    [one] ab { $count } Partie gegen Gegner mit Wertungszahl
   *[other] ab { $count } Partien gegen Gegner mit Wertungszahl
}
statistics-loser = Verlierer
statistics-none = Noch ist keine Partie beendet.
statistics-performances = Beste Leistungen
statistics-rated = { $count ->
    [one] { $count } mit Wertungszahl
   *[other] { $count } mit Wertungszahl
}
statistics-upsets = Überraschungen: Sieg des niedriger Gewerteten
statistics-white-wins = Weißsiege
statistics-winner = Sieger
