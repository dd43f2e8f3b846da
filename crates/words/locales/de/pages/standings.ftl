# Texts of the pages: standings.

standings = Tabelle
standings-after-n = nach Runde { $value }
standings-back = Zurück zur Tabelle
standings-categories = Kategorien
standings-crosstable = Kreuztabelle
standings-everybody = Alle
standings-files = Als Datei:
standings-left-out = gestrichen: { $value }
standings-no-value = Es gibt keinen Wert:
standings-note = Bemerkung
standings-number-short = Nr.
standings-opponent = Gegner
standings-overall = Alle
standings-round-or-board = Runde oder Brett
standings-round-short = Rd.
standings-unrated-count = Spieler ohne Wertungszahl gehören auch zu dieser Kategorie.
standings-unrated-do-not = Spieler ohne Wertungszahl gehören nicht zu dieser Kategorie.
standings-value = Wert
standings-value-of = { $first } von { $second }: { $third }
