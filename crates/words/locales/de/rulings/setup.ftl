# Set-up: incidents, questions, answers, what rulings say.

family-setup = Aufstellung

incident-wrong-start-position = die Figuren waren falsch aufgestellt
    .words = König und Dame vertauscht, Figuren falsch aufgestellt, falsche Grundstellung, falsche Anfangsstellung, Läufer und Springer vertauscht, falsche Aufstellung
incident-board-turned = das Brett liegt falsch
    .words = Brett falsch herum, Brett gedreht, Brett verdreht, Brett liegt falsch, schwarzes Feld rechts unten
incident-reversed-colours = die Farben sind vertauscht
    .words = falsche Farben, Farben vertauscht, falsche Farbe, vertauschte Farben, sollte Weiß haben
incident-wrong-opponents = zwei Spieler spielen gegeneinander, die nicht gepaart waren
    .words = falscher Gegner, falsche Paarung gespielt, am falschen Brett, falsches Brett, falscher Tisch
incident-displaced-pieces = ein Spieler verschob Figuren oder warf sie um
    .words = Figuren umgeworfen, umgestoßen, umgefallen, verschoben, Figuren umgefallen, Brett angestoßen
incident-piece-off-its-square = eine Figur steht nicht auf ihrem richtigen Feld
    .words = Figur auf falschem Feld, Figur steht falsch, verrutschte Figur, Stellung stimmt nicht

ask-wrong-start-position-last-move-completed = Hat Schwarz nach dem letzten Zug die Uhr gedrückt?
ask-reversed-colours-last-move-completed = Hat Schwarz nach dem letzten Zug die Uhr gedrückt?
ask-wrong-opponents-finished = Ist ihre Partie zu Ende?
ask-displaced-pieces-by = Wer verschob die Figuren oder warf sie um?
ask-piece-off-its-square-moves-ago = Vor wie vielen Zügen geschah es?

setup-wrong-start = Die Figuren waren falsch aufgestellt
setup-board-turned = Das Brett liegt falsch
setup-colours-reversed = Die Partie wurde mit vertauschten Farben begonnen
setup-found-after-game = Nach der Partie entdeckt: Das Ergebnis bleibt.
setup-moved-to-right-board = Die Stellung wird auf ein richtig liegendes Brett übertragen, und die Partie geht weiter.
setup-found-too-late = Zu spät entdeckt: Die Partie geht weiter, wie sie steht.
setup-new-game = Die Partie wird annulliert und mit richtiger Aufstellung neu gespielt.
setup-times-kept = Die Uhren behalten die bisher verbrauchte Zeit; der Zugzähler darf zurückgestellt werden
setup-decide-start = Mit Blick auf den Zeitplan entscheiden, wann sie beginnt und mit welchen Zeiten.
setup-arbiter-may-rule = Die Partie geht weiter, sofern der Schiedsrichter nicht anders entscheidet.
setup-goes-on = die Partie geht weiter
setup-new-with-right-colours = eine neue Partie mit richtigen Farben
setup-goes-on-usually = die Partie geht weiter; eine neue in den ersten Minuten, wenn nichts getauscht ist und der Zeitplan es erlaubt
setup-fixed-after-ten = Zu spät: Jeder hat zehn Züge abgeschlossen, daher geht die Partie weiter.
setup-wrong-pieces-castle = Ein falsch aufgestellter König darf nicht rochieren; mit einem falsch aufgestellten Turm darf nicht rochiert werden
setup-castled-illegally = { $by } rochierte mit einer Figur, die zu Beginn falsch stand: Das ist ein regelwidriger Zug. Darüber als solchen entscheiden, wenn { $by-opponent } seither nicht gezogen hat.
setup-blitz-start-again = Nicht jede Seite hat einen Zug abgeschlossen: die Figuren richtig aufstellen und neu beginnen.
setup-blitz-stays = Jede Seite hat einen Zug abgeschlossen: Die Stellung bleibt, wie sie aufgestellt war, und die Partie geht weiter.

setup-displaced = { $by } verschob Figuren oder warf sie um
setup-put-back = { $by } stellt die Figuren auf eigene Zeit zurück.
setup-may-press-back = { $by-opponent } darf die Uhr drücken, ohne zu ziehen; mit Inkrement ist es besser, beide Uhren anzuhalten
setup-stop-both-clocks = { $by-opponent } hält beide Uhren an und ruft den Schiedsrichter, ohne die Uhr von { $by } in Gang zu setzen; { $by-opponent } die Zeit zurückgeben oder sie { $by } abziehen.
setup-either-may-stop = Jeder der Spieler darf die Uhren anhalten, um den Schiedsrichter zu rufen
setup-pressed-before-back = Die Uhr wurde gedrückt, bevor die Figuren zurückgestellt waren, was gegen den Spieler spricht
setup-standard = die Standardstrafe: { $time } für { $by-opponent }
setup-more-than-that = mehr als das, wie bei unsportlichem Verhalten oder im Wiederholungsfall
setup-no-first-accident = { $time } für { $by-opponent }, oder mehr: Es war nicht das erste Versehen
setup-none-if-put-right = keine Strafe für ein vor dem Drücken behobenes Versehen; { $time } für { $by-opponent }, wenn zuerst gedrückt wird
setup-heavy-on-purpose = eine schwere Strafe: Es war Absicht
setup-mild-for-accident = keine oder eine milde Strafe für ein Versehen; nie die Partie
setup-heavier-for-repeat = eine schwerere Strafe: Es ist schon vorgekommen

setup-off-its-square = Eine Figur steht nicht auf ihrem richtigen Feld
setup-restore-before = Die Stellung vor der Unregelmäßigkeit oder die letzte bekannte wird wiederhergestellt, und die Partie geht von dort weiter.
setup-players-look-for-place = Die Spieler suchen unter Aufsicht die Stelle; Zeiten und Zugzähler nach Ermessen bestimmen.
setup-not-counted-as-illegal = Es zählt nicht als regelwidriger Zug
setup-counts-as-illegal = Es zählt als regelwidriger Zug: Die Stellung davor wird wiederhergestellt.
setup-position-stands = Zu spät: Die Stellung bleibt stehen, und die Partie geht weiter.
setup-blitz-unclaimed = Was niemand vor dem nächsten Zug reklamiert hat, lässt sich nicht mehr berichtigen: Die Stellung bleibt stehen, und die Partie geht weiter.
setup-blitz-before-next-move = Solange der Gegner den nächsten Zug nicht festgelegt hat, stellt der Spieler die Figur auf eigene Zeit zurück
setup-not-paired = Zwei Spieler, die nicht gepaart waren, spielen gegeneinander
setup-opponents-in-play = Die Partie anhalten und die richtigen Gegner spielen lassen, wenn die Runde es noch erlaubt.
setup-opponents-finished = Entscheiden, ob die Partie als Partie der Runde zählt oder die richtigen Partien noch gespielt werden.
setup-no-rule-for-opponents = kein Artikel sagt, was aus einer Partie zwischen falschen Gegnern wird
setup-seat-rightly = die Partie zählt nicht; die Spieler spielen gegen ihre richtigen Gegner, mit Zeiten, die der Schiedsrichter festsetzt
setup-game-stands = die Partie gilt als Partie dieser Runde, und die Paarungen werden danach geändert
setup-correct-pairings = Um die Gegner kümmern, die ohne Partie geblieben sind, und für die nächste Auslosung festhalten, was entschieden wurde.
