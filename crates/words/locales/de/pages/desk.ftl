# Texte der Seiten: was auf jeder Seite der Turnierleitung steht, und die Suche nach jemandem.

find-colour = Farbe
find-found = Spieler zu „{ $value }“
find-hint = Geben Sie oben einen Namen, eine Startnummer oder eine FIDE-ID ein.
find-look = Zur Partie
find-more = Es gibt noch mehr; geben Sie mehr vom Namen ein.
find-no-games = Noch keine Partien.
find-nobody = Niemand hat diesen Namen oder diese Nummer.
find-of-round = { $first }, Runde { $second }
find-opponent = Gegner
find-player = Spieler suchen
results-left = { $count ->
    [0] kein Ergebnis fehlt
   *[other] { $count } fehlen
}
results-left-n = { $value } fehlen
results-warned = Bitte bestätigen
results-warned-board = Bitte bestätigen:
results-warned-drop = Diese verwerfen
results-warned-go-on = Trotzdem eintragen
results-warned-hint = Zu diesen Ergebnissen gibt es Warnungen. Keines davon ist geschrieben.
verify-by = geprüft von { $value }
verify-correct = Nach den Zetteln berichtigen
verify-differ = Auf diesen Zetteln steht etwas anderes
verify-differ-hint = Sehen Sie noch einmal auf den Zettel. War er eben falsch gelesen, geben Sie ihn unten neu ein; ist die erste Eingabe falsch, berichtigen Sie sie.
verify-differs = Brett { $first }: eingetragen { $second }, Zettel { $third }
verify-do = Vergleichen und vermerken
verify-hint = Geben Sie die Ergebnisse noch einmal von den Zetteln ein, ohne auf die erste Eingabe zu sehen. Was übereinstimmt, wird als geprüft vermerkt; was abweicht, wird gezeigt.
verify-progress = { $first } von { $second } geprüft
verify-quick = Brett und Zettel
verify-same = Brett { $value } stimmt überein.
verify-slip = Zettel
verify-title = Mit den Zetteln vergleichen
print-round = Runde drucken
print-round-hint = Paarungen nach Brettern und nach Namen, Rangliste und Ergebniszettel in einer Datei.
print-round-short = Drucken
rounds-numbers-by-lot = Ohne Startnummer: { $value }. Die Nummern werden mit der Auslosung ausgelost; nach Wertungszahl oder Varma-Tabellen unter „Startnummern“.
new-section-all = Alle Einstellungen
new-section-kinds = Eine übliche Art nehmen …
new-section-or = … oder Modus, Runden, Bedenkzeit und Regeln selbst angeben.
new-section-rules = Regeln
new-section-rules-federation = wie die Föderation der Veranstaltung
new-section-rules-fide = FIDE
new-section-rules-own = eigene Ausschreibung
new-section-rules-us = US Chess
entries-joined = { $first } ist mit { $second } zusammengelegt.
entries-move = Andere Gruppe
entries-move-do = Ummelden
entries-move-hint = Möglich, bis der Spieler in einer ausgelosten Runde ist. Konto, Freilose und Bedürfnisse gehen mit.
entries-move-to = Ummelden in
entries-moved = { $first } ist jetzt in { $second } gemeldet.
entries-same = Dieselbe Person?
entries-same-do = Mit { $value } zusammenlegen
entries-same-hint = Die andere Anmeldung geht; was nur sie über den Spieler weiß, bleibt.
results-play-off = Stichkampf an Brett { $value }
