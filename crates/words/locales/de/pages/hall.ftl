# Eine Runde im Turniersaal.

hall = Saal
hallpage-title = Runde { $value } im Turniersaal
hallpage-tables = Tische
hallpage-all-tables = Alle Tische
hallpage-sector = { $first } (Tische { $second }–{ $third })
hallpage-start = Beginn
hallpage-ruling = Entscheidung mit diesen Zeiten
hallpage-scheduled = Angesetzt: { $value }
hallpage-started = Begonnen: { $value }
hallpage-started-late = Begonnen: { $first }, { $second } min nach der angesetzten Zeit
hallpage-no-start = Der Beginn ist nicht angesetzt.
hallpage-cited = { $first } ({ $second })
hallpage-at = Uhrzeit (leer: jetzt)
hallpage-reason = Grund
hallpage-start-now = Runde beginnen
hallpage-start-otherwise = Beginn berichtigen
hallpage-open = Offen an diesen Tischen
hallpage-nothing-open = Nichts ist offen.
hallpage-open-results = { $count ->
    [one] { $count } Ergebnis fehlt:
   *[other] { $count } Ergebnisse fehlen:
}
hallpage-open-absent = Nicht anwesend gemeldet: { $value }
hallpage-open-out = Nicht im Spielbereich: { $value }
hallpage-open-sheet = Uhren abzulesen um { $value }
hallpage-time-trouble = Zeitnot
hallpage-board = Brett { $value }
hallpage-trouble = { $first }: { $second }, { $third }, { $fourth }
hallpage-duties = Aufgaben
hallpage-done = erledigt
hallpage-tick = Erledigt: { $value }
hallpage-untick = Zurücknehmen
hallpage-due = fällig { $value }
hallpage-overdue = überfällig seit { $value }
hallpage-ticked = { $first }, { $second }
hallpage-fulfilled = aus dem Turnier bekannt
hallpage-exits-title = Verlassen des Spielbereichs
hallpage-player = Spieler
hallpage-left = Ist hinausgegangen
hallpage-is-back = Ist zurück
hallpage-no-exits = Bisher ist niemand hinausgegangen.
hallpage-out = Draußen seit { $first } · in dieser Runde { $second }×, insgesamt { $third }×, am längsten { $fourth } min
hallpage-exits = In dieser Runde { $first }×, insgesamt { $second }×, am längsten { $third } min
hallpage-long = lange Abwesenheit
hallpage-sheet = Zeitkontrollblatt
hallpage-sheet-hint = Zeiten in Minuten (65) oder mit Sekunden (4:30, 1:05:00). Leere Bretter bleiben, wie sie sind.
hallpage-no-clocks = An diesen Tischen wird nicht gespielt.
hallpage-read = { $first }: { $second } / { $third }, Zug { $fourth }
hallpage-arithmetic = Summe { $first }, Diff { $second }, erwartet { $third }
hallpage-white = Weiß
hallpage-black = Schwarz
hallpage-move = Zug
hallpage-white-of = Zeit von Weiß, Brett { $value }
hallpage-black-of = Zeit von Schwarz, Brett { $value }
hallpage-move-of = Letzter Zug, Brett { $value }
hallpage-save-times = Zeiten speichern
hallpage-nothing-read = Es wurden keine Zeiten eingetragen.
hallpage-unfit = Die Zeiten von Brett { $value } sind nicht lesbar; erwartet wird 65, 4:30 oder 1:05:00 für beide Spieler.
hallpage-no-time = „{ $value }“ ist keine Uhrzeit; erwartet wird etwa 15:15.
hallpage-said-started = Beginn festgehalten: { $value }
hallpage-said-done = Erledigt: { $value }
hallpage-said-read = { $count ->
    [one] { $count } Uhr abgelesen
   *[other] { $count } Uhren abgelesen
}
hallpage-said-left = { $value } hat den Spielbereich verlassen.
hallpage-said-back = { $value } ist zurück.
