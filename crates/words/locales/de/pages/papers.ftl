# Texts of the pages: papers.

papers = Drucken und Export
papers-black = Schwarz
papers-board = Brett
papers-cards = Tischkarten
papers-entries-by-name = Teilnehmer nach Namen
papers-entries-by-number = Teilnehmer nach Nummern
papers-facts = Was geschah
papers-file-entries = Anmeldungen (CSV)
papers-file-games = Partien (PGN)
papers-file-pairings = Paarungen und Ergebnisse (CSV)
papers-file-report = Turnierbericht (TRF)
papers-file-standings = Tabelle (CSV)
papers-file-standings-json = Tabelle (JSON)
papers-files = Dateien der Gruppe
papers-journal = Das ganze Turnier, zum Wiedereinlesen (JSON-Zeilen)
papers-language = Sprache des Ausdrucks:
papers-names = Namensschilder
papers-no-rulings = Es sind keine Vorfälle verzeichnet.
papers-pairings = Paarungen nach Brettern
papers-pairings-by-name = Paarungen nach Namen
papers-print = Drucken
papers-print-hint = Drucken Sie diese Seite mit dem Browser.
papers-report-code = Code, um das Ergebnis mit dem Telefon zu melden
papers-result = Ergebnis
papers-round = Runde { $value }
papers-ruling = Entscheidung
papers-rulings = Vorfälle und Entscheidungen
papers-signature = Unterschrift
papers-site = Die öffentlichen Seiten als Ordner (ZIP)
papers-slips = Ergebniszettel
papers-to-print = Zum Drucken
papers-white = Weiß
papers-who = Wer
papers-whole = Das ganze Turnier

# Lists to be filled in by hand.
papers-check-at = Kontrolle um
papers-dif = Diff
papers-done-by = Erledigt von
papers-due = Fällig
papers-duties = Aufgaben der Runde
papers-duty = Aufgabe
papers-move = Zug
papers-started = Partien begonnen um
papers-times = Zeitkontrollblatt
