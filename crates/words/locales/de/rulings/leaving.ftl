# Leaving: incidents, questions, answers, what rulings say.

family-leaving = Verlassen des Spielbereichs

incident-left-area = ein Spieler verließ den Spielbereich oder das Turnierareal
    .words = Toilette, Klo, WC, Spielbereich verlassen, Saal verlassen, Raum verlassen, Turnierareal verlassen, hinausgegangen, frische Luft
incident-left-game = ein Spieler ging weg, ohne aufzugeben
    .words = weggegangen, ohne Aufgabe gegangen, nach Hause gegangen, Partie verlassen, verschwunden, lässt die Uhr laufen
incident-finished-player-stays = ein Spieler bleibt nach seiner Partie im Spielbereich
    .words = fertiger Spieler bleibt, Partie beendet und bleibt, schaut anderen zu, fertig gespielt

ask-left-area-by = Wer ging hinaus?
ask-left-area-left = Was hat der Spieler verlassen?
ask-left-area-on-move = War der Spieler am Zug?
ask-left-area-permitted = Hat der Schiedsrichter es erlaubt?
ask-left-area-permitted-by-director = Hat der Turnierleiter es erlaubt?
ask-left-area-reported = Hat sich der Spieler vor dem Verlassen bei einem Schiedsrichter gemeldet?
ask-left-area-away = Wie lange war der Spieler weg?
ask-left-game-by = Wer ging weg?
ask-finished-player-stays-disturbs = Stört der Spieler andere?

left-place-playing-area = den Spielbereich
left-place-venue = das Turnierareal

leaving-left-venue = { $by } verließ das Turnierareal
leaving-left-on-move = { $by } verließ am Zug den Spielbereich
leaving-left-off-move = { $by } verließ den Spielbereich, während { $by-opponent } am Zug war
leaving-needs-no-permission = Erlaubt: Nur der Spieler am Zug braucht eine Erlaubnis.
leaving-reported = In Ordnung: Der Spieler hat sich gemeldet, wie die Ausschreibung es verlangt.
leaving-not-reported = Die Ausschreibung verlangt, sich vor dem Verlassen zu melden: { $by } bestrafen.
leaving-permitted = In Ordnung: Der { $who } hat es erlaubt. Die Uhr läuft weiter.
leaving-needs-permission = Das braucht die Erlaubnis des Schiedsrichters: { $by } bestrafen.
leaving-with-permission = { $by } ging mit Erlaubnis
leaving-away-for = { $by } war { $time } weg
leaving-short-enough = Kein Verstoß: Bis { $time } ist keine Erlaubnis nötig.
leaving-without-permission = { $by } war ohne Erlaubnis weg
leaving-too-long = Ohne Erlaubnis zu lange weg oder außer Haus: { $by } bestrafen.
leaving-bad-position = { $by } ging in schlechter Stellung mit viel Zeit weg: Die Partie darf abgeschätzt werden.
leaving-adjudicate = die Partie wird abgeschätzt
leaving-wait-then-adjudicate = eine Weile warten, dann abschätzen
leaving-us-first = eine Zeitstrafe wie bei einem Geräusch; eine erste Abwesenheit kostet ohne weitere Beweise nicht die Partie
leaving-us-again = mehr als bei der ersten Abwesenheit; wiederholte können die Partie kosten
leaving-fide-first = beim ersten Mal eine Verwarnung; die Partie nur, wenn der Spieler Hilfe holen ging
leaving-fide-again = mehr als eine Verwarnung: Es ist schon vorgekommen

leaving-went-away = { $by } ging weg, ohne aufzugeben
leaving-game-over = Die Partie ist beendet: Das Ergebnis bleibt.
leaving-clock-runs = Die Partie geht weiter, und die Uhr von { $by } läuft, wenn { $by } am Zug ist; die Unhöflichkeit kann bestraft werden.
leaving-clock-runs-usually = die Uhr läuft, bis das Blättchen fällt; der Hauptschiedsrichter verhängt dazu eine Strafe
leaving-may-adjudicate = Die Partie geht weiter, und die Uhr von { $by } läuft; nach 15 Minuten darf der Turnierleiter abschätzen.
leaving-until-flag-called = die Uhr läuft, bis der Blättchenfall reklamiert wird
leaving-game-lost = Partieverlust
leaving-adjudicate-if-quit = die Uhr läuft; Abschätzung nur, wenn der Spieler in schlechter Stellung wegging

leaving-finished-is-there = Ein Spieler ist nach seiner Partie im Spielbereich
leaving-is-spectator = Spieler, die ihre Partie beendet haben, sind Zuschauer; einige Minuten werden geduldet.
leaving-permission-to-return = Zur Rückkehr in den Bereich ist die Erlaubnis des Schiedsrichters nötig
leaving-must-leave = Der Spieler ist ein störender Zuschauer und muss hinaus.
leaving-warning = eine Verwarnung
leaving-leaves-area = der Spieler verlässt den Spielbereich
leaving-leaves-venue = der Spieler verlässt das Turnierareal
