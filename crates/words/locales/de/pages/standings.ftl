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

## The wall chart of US Chess (28O)

standings-wall = Aushang
standings-of-us-chess = Feinwertung nach Regel 34 von US Chess
wall-after = Aushang nach Runde { $value }
wall-before = Aushang vor Runde 1
wall-during = Aushang während Runde { $value }
wall-final = Schlussaushang
wall-by-round = Aushang nach Runden
wall-kinds = Tabellen
wall-caption = { $value }: je Runde Ergebnis, Nummer des Gegners und Farbe, darunter die laufende Punktzahl
wall-name = Name, Wertungszahl, Id
wall-unrated = o. W.
wall-legend = Jede Zelle zeigt Ergebnis, Nummer des Gegners und Farbe (w Weiß, s Schwarz), darunter die laufende Punktzahl; nicht Gespieltes steht in Klammern. W gewonnen, D remis, L verloren, X kampflos gewonnen, F kampflos verloren, B Freilos mit ganzem Punkt, H Freilos mit halbem Punkt, U keine Partie und kein Punkt.
