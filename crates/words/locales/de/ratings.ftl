# Ratings: lists, editions, why a game is not rated, what was assumed.

rating-list-standard = Standard
rating-list-rapid = Schnellschach
rating-list-blitz = Blitz
rate-standard = Standard
rate-rapid = Schnellschach
rate-blitz = Blitz
rate-regular = Regular
rate-dual = Dual
rate-quick = Quick
unknown-rating-list = „{ $text }“ ist keine Wertungsliste: erwartet wird standard, rapid oder blitz

# Editions of the regulations.
rating-rules-fide-2014 = FIDE, ab Juli 2014
rating-rules-fide-2017 = FIDE, ab Juli 2017
rating-rules-fide-2022 = FIDE, ab Januar 2022
rating-rules-fide-2024 = FIDE, ab März 2024
rating-rules-fide-2025 = FIDE, ab Oktober 2025
title-rules-fide-2017 = FIDE, Juli 2017 bis Dezember 2021
title-rules-fide-2022 = FIDE, 2022
title-rules-fide-2023 = FIDE, 2023
title-rules-fide-2024 = FIDE, ab Januar 2024
unknown-ratings-edition-rating = „{ $found }“ ist keine Fassung der Wertungsordnung: erwartet wird fide-2014, fide-2017, fide-2022, fide-2024 oder fide-2025
unknown-ratings-edition-title = „{ $found }“ ist keine Fassung der Titelordnung: erwartet wird fide-2017, fide-2022, fide-2023 oder fide-2024

# How the opponents are found.
system-swiss = Schweizer System, Einzel
system-round-robin = Rundenturnier, Einzel
system-double-round-robin = doppelrundiges Turnier, Einzel
system-scheveningen = Scheveninger System
system-knockout = K.-o.-System
system-match = Wettkampf
system-team-swiss = Schweizer System für Mannschaften
system-team-round-robin = Mannschafts-Rundenturnier

# Why a round does not count for a rating.
not-rated-unplayed = nicht gespielt
not-rated-no-moves = nicht von jedem ein Zug
not-rated-unfinished = noch kein Ergebnis
not-rated-unrated-opponent = Gegner ohne Wertungszahl
not-rated-nothing-scored = Gegner ohne Wertungszahl und ohne Punkt
not-rated-far-apart = 600 Punkte oder mehr auseinander
not-rated-match = der Wettkampf war entschieden oder hat einen Spieler ohne Wertungszahl
not-rated-computer = ein Programm
not-rated-decision = durch Entscheidung ausgeschlossen
rate-fault-other-list = die Bedenkzeit gehört zu { $other }, nicht zu { $list }
not-ratable-too-fast = bei diesen Wertungszahlen braucht jeder Spieler { $least } und hat { $found } (B.02, 1.1)
not-ratable-first-control = { $found ->
    [one] die erste Zeitkontrolle verlangt { $found } Zug (B.02, 1.2)
   *[other] die erste Zeitkontrolle verlangt { $found } Züge (B.02, 1.2)
}
not-ratable-under-five-minutes = { $value } ist weniger als fünf Minuten (B.02, 1.4)
not-ratable-time-odds = die Zeiten der Spieler gehören zu verschiedenen Listen

# What had to be assumed.
rating-note-rapid-of2022 = das Kapitel von 2022 über Schnellschach und Blitz liegt nicht vor: Die 400-Punkte-Regel ist die der Standardliste
rating-note-no-time-control = die Bedenkzeit ist nicht bekannt: Das Spieltempo wurde nicht geprüft
rating-note-rated-as-swiss = Partien des Rundenturniers fehlen: Es wird wie ein Turnier nach Schweizer System gewertet (6.4)

# The rule a coefficient comes from.
coefficient-rule-published = aus der Liste
coefficient-rule-rapid-and-blitz = Schnellschach und Blitz
coefficient-rule-reached2400 = hat 2400 erreicht
coefficient-rule-junior = Jugendlicher unter 2300
coefficient-rule-new = weniger als 30 Partien
coefficient-rule-usual = unter 2400

# US Chess: what stands against an assigned rating.
assignment-fault-below-published = eine zugewiesene Wertungszahl darf nicht niedriger sein als die veröffentlichte, { $value } (28E1)
assignment-fault-opens-class-prize = unter 2200 darf sie keinen Ratingpreis eröffnen (28D2, 28D5)
assignment-fault-too-few-games = ein Spieler mit weniger als vier Partien ist ohne Wertungszahl (28D3, 28D4)
assignment-fault-raise-into = bis zu 100 Punkte unter der Kategorie ab { $value } sollte sie in diese angehoben werden (28D4)
assignment-fault-unknown = ein unbekannter Spieler ist für die Preise ohne Wertungszahl (28D6)

# Headings of drawings.
chart-of-rating = Änderung der Wertungszahl von { $name }
chart-of-norm = Was { $name } noch braucht
