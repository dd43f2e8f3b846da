# Title norms: requirements, verdicts, forecasts, applications, arbiters, forms.

# A line of a table of requirements.
norm-check = { $what } – nötig: { $needed }; vorhanden: { $actual }

# What is looked at.
requirement-opponents-of-title = Gegner, die als { $title } zählen
requirement-events-of-fewer-rounds = { $rounds ->
    [one] Turniere mit weniger als { $rounds } Runde
   *[other] Turniere mit weniger als { $rounds } Runden
}
requirement-games = Partien
requirement-title-holders = Titelträger
requirement-unrated-opponents = Gegner ohne Wertungszahl
requirement-average-of-opponents = Schnitt der Gegner
requirement-score = Punktzahl
requirement-sex = Geschlecht
requirement-other-federations = andere Föderationen
requirement-own-federation = Gegner aus der eigenen Föderation
requirement-one-federation = Gegner aus einer Föderation
requirement-federations-waived = Föderationen erlassen
requirement-eight-games = acht Partien
requirement-complete-tournament = das ganze Turnier
requirement-different-opponents = verschiedene Gegner
requirement-unrated-in-round-robin = Gegner ohne Wertungszahl in einem Rundenturnier
requirement-sets-without-wins = Zusammenstellungen ohne einige Siege
requirement-rounds-of-schedule = Runden des Spielplans
requirement-players-of-double-round-robin = Spieler eines doppelrundigen Turniers
requirement-format = Turnierform
requirement-registered-before = vorher angemeldet
requirement-changes-after-start = Änderungen nach Beginn
requirement-rounds-on-a-day = Runden an einem Tag
requirement-play-on-a-day-of60-moves = Spielzeit an einem Tag, Partien mit 60 Zügen
requirement-rate-of-play = Bedenkzeit, für alle gleich
requirement-duration = Dauer
requirement-ratings-and-titles-used = verwendete Wertungszahlen und Titel
requirement-chief-arbiter = Hauptschiedsrichter
requirement-arbiters-who-play = mitspielende Schiedsrichter
requirement-registered-before-start = vor Beginn angemeldet
requirement-arbiters-with-licence = Schiedsrichter mit Lizenz
requirement-play-on-a-day = Spielzeit an einem Tag
requirement-days = Tage
requirement-rated-players-of-match = Spieler eines Wettkampfs mit Wertungszahl
requirement-rated-players = Spieler mit Wertungszahl
requirement-players-and-rated = Spieler, davon mit Wertungszahl
requirement-without-fide-id = Spieler ohne FIDE-ID
requirement-fide-ids-twice = doppelt vergebene FIDE-IDs
requirement-without-federation = Spieler ohne Föderation
requirement-without-birth-date = Spieler ohne Geburtsdatum
requirement-games-without-result = Partien ohne Ergebnis
requirement-too-fast-games = Ergebnisse zu schneller Partien
requirement-rounds = Runden
requirement-federations = Föderationen
requirement-rapid-or-blitz = Schnellschach oder Blitz
requirement-all-arbiters-licensed = alle Schiedsrichter mit Lizenz
requirement-players = Spieler
requirement-kind-of-event = Art des Turniers
requirement-national-league = nationale Liga
requirement-age = Alter
requirement-norms-before-fa-title = Normen vor dem FA-Titel
requirement-chief-arbiters-who-signed = Hauptschiedsrichter, die unterschrieben haben
requirement-fa-title = FA-Titel
requirement-norms = Normen
requirement-seminar-with-exam = Seminar mit Prüfung
requirement-norms-with-seminar = Normen mit dem Seminar
requirement-rounds-worked = Runden im Einsatz
requirement-signed-by = unterschrieben von
requirement-seminar-not-older-than = Seminar nicht älter als
requirement-formats = Turnierformen
requirement-years-between-events = Jahre zwischen den Turnieren
requirement-rating = Wertungszahl
requirement-norms-before2005 = Normen aus der Zeit vor Juli 2005
requirement-norms-with-foreigners = Normen mit genügend Ausländern
requirement-norms-of-eight-games = Normen aus acht Partien
requirement-norms-of-mandatory-event = Normen aus einem Turnier nach 1.5.6
requirement-norms-with-single-rounds = Normen mit nur einer Runde am Tag an drei Tagen
requirement-edition-read = der Text der Fassung lag vor
requirement-title-table = die geltende Titeltabelle liegt vor
requirement-number-of-arbiters = Schiedsrichter samt Hauptschiedsrichter
requirement-class-for-post = Klasse für die Aufgabe

# What is needed, or what there is.
amount-at-least = ≥ { $value }
amount-at-most = ≤ { $value }
amount-below = < { $value }
amount-at-least-score = ≥ { $value }
amount-performance = eine Performance von { $value }
amount-scored = { $score } (Performance { $performance })
amount-of-federation = { $number } ({ $federation })
amount-event = { $system }, { $list }
amount-days = { $value ->
    [one] { $value } Tag
   *[other] { $value } Tage
}
amount-at-most-days = { $value ->
    [one] ≤ { $value } Tag
   *[other] ≤ { $value } Tage
}
amount-at-most-hours = { $value ->
    [one] ≤ { $value } Stunde
   *[other] ≤ { $value } Stunden
}
amount-years = { $value ->
    [one] { $value } Jahr
   *[other] { $value } Jahre
}
amount-one-of-each-player = { $value ->
    [one] eine je Spieler an { $value } Tag
   *[other] eine je Spieler in { $value } Tagen
}
amount-without = { $value } ohne
amount-rounds = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}
amount-both = { $one } und { $other }
amount-at-least-once-fewer = ≥ { $full }, einmal { $short }
amount-arbiter-norm-kinds = 4.6a bis e
amount-boards-and-teams = { $boards ->
    [one] { $boards } Brett
   *[other] { $boards } Bretter
}, { $teams ->
    [one] { $teams } Mannschaft
   *[other] { $teams } Mannschaften
}
amount-a-woman = eine Frau
amount-a-man = ein Mann
amount-not-known = nicht bekannt
amount-a-forfeit-or-a-bye = eine kampflose Partie oder ein Freilos
amount-the-player-was-absent = der Spieler fehlte
amount-meets-all-but-the-score = erfüllt alles außer der Punktzahl
amount-does-not-surely = nicht sicher erfüllt
amount-enough-for-the-full-length = genug für die volle Länge
amount-not-surely = nicht sicher
amount-a-point-against-rated-players = ein Punkt gegen Spieler mit Wertungszahl
amount-none-yet = noch keiner
amount-all-looked-at = alle geprüft
amount-too-many = zu viele
amount-all = alle
amount-some-are-left = einige stehen noch aus
amount-host-not-known = die ausrichtende Föderation ist nicht bekannt
amount-yes = ja
amount-no = nein
amount-a-tournament-at-the-standard-rate = ein Turnier mit Standard-Bedenkzeit, kein Wettkampf
amount-approved = genehmigt
amount-none-known = keine bekannt
amount-changed = geändert
amount-nothing-of-it = keine
amount-ninety-minutes = 90 Minuten und 30 Sekunden für jeden Zug
amount-two-hours = 2 Stunden für 60 Züge
amount-those-of-the-day = die am Tag jeder Partie geltenden
amount-ia-or-fa = IA oder FA
amount-named = benannt
amount-at-least-a-third = ≥ ein Drittel
amount-thirty-players-and-nine-rounds = 30 Spieler und 9 Runden
amount-league-size = 4 Bretter, 10 Mannschaften (6, wenn jede zweimal gegen jede spielt), 60 % mit Wertungszahl, 5 Runden
amount-held = verliehen
amount-two = zwei
amount-one = eine
amount-two-or-swiss = zwei, oder Schweizer System, einmal mit 100 Spielern
amount-registered-by-july2013 = bis 31. Juli 2013 registriert
amount-not-a-swiss = kein Schweizer System
amount-in-every-round = in jeder Runde
amount-so-far = bisher; jede Runde zählt
amount-only-with-missed-rounds = nur, wenn auch Spieler zählen, die eine Runde ausgelassen haben
amount-not-in-every-round = nicht in jeder Runde

# How it stands with a norm.
norm-outcome-failed = keine Norm
norm-outcome-not-yet = noch nicht
norm-outcome-open = braucht eine Entscheidung
norm-outcome-norm = Norm

# Why a round does not count for a norm.
ignored-round-after-title-result = nach dem Titelergebnis
ignored-round-win-left-out = ein weggelassener Sieg
ignored-round-no-result-yet = noch kein Ergebnis
ignored-round-not-played = nicht gespielt
exclusion-outside-fide = Gegner außerhalb der FIDE
exclusion-computer = gegen ein Programm
exclusion-nothing-scored = Gegner ohne Wertungszahl und ohne Punkt
exclusion-not-over-the-board = nicht am Brett entschieden

# What waives the rule on federations.
waiver-national-championship = Landesmeisterschaft
waiver-national-team-championship = Mannschaftsmeisterschaft des Landes
waiver-zonal = Zonen- oder Subzonenturnier
waiver-approved = mit Genehmigung
waiver-strong-swiss = Schweizer System mit 20 Ausländern, davon 10 mit Titel, aus 3 Föderationen
waiver-irrelevant = bei weniger als neun Partien nicht verlangt

# Titles and licences of arbiters.
unknown-norm-title = „{ $text }“ ist kein Titel, für den es Normen gibt: erwartet wird GM, IM, WGM oder WIM
unknown-championship = „{ $text }“ ist keine Meisterschaft, deren Plätze Titel geben: erwartet wird { $known }
unknown-arbiter-title = „{ $text }“ ist kein Schiedsrichtertitel: erwartet wird IA, FA oder NA
licence-fault-not-paid = die Gebühr ist nicht bezahlt (6.4)
licence-fault-too-late = die Lizenz beginnt am Tag nach Eingang der Gebühr (6.2.1)
licence-fault-inactive = die Lizenz eines inaktiven Schiedsrichters ist erloschen (6.7.1)
