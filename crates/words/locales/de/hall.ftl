# Die Runde am Pult: Beginn, Aufgaben, Uhren, und wer den Spielbereich verlässt.

hall-phase-before = vor der Runde
hall-phase-during = während der Runde
hall-phase-after = nach der Runde

# Aufgaben, als etwas, das getan ist.
hall-duty-arbiters-present = Schiedsrichter im Turniersaal anwesend
hall-duty-venue-checked = Turnierareal geprüft: Räume, Licht, Luft, Platz
hall-duty-equipment-checked = Bretter, Figuren, Partieformulare und Stifte geprüft
hall-duty-tables-arranged = Tische, Stühle, Namensschilder und Tischnummern aufgestellt
hall-duty-clocks-set = Uhren gestellt, geprüft und an ihrem Platz
hall-duty-line-ups-checked = Aufstellungen mit Mannschaftslisten und Brettreihenfolge verglichen
hall-duty-players-instructed = Spieler über Spielort und Bedingungen unterrichtet
hall-duty-pairings-published = Paarungen veröffentlicht
hall-duty-round-started = Beginn angesagt und festgehalten
hall-duty-absentees-noted = Abwesende am Ende der Wartezeit festgehalten
hall-duty-opponents-informed = Spieler über verspätete Gegner unterrichtet
hall-duty-clocks-read = Uhren für das Zeitkontrollblatt abgelesen, alle 30 Minuten
hall-duty-exits-watched = Spieler, die den Spielbereich verlassen, unauffällig beobachtet
hall-duty-time-trouble-watched = Partien in Zeitnot beobachtet
hall-duty-games-recorded = Jede Partie von einem Schiedsrichter oder Assistenten aufgezeichnet
hall-duty-claims-checked = Anträge und Reklamationen vor der Entscheidung geprüft
hall-duty-scoresheets-signed = Partieformulare zeigen dasselbe Ergebnis und sind von beiden unterschrieben
hall-duty-results-entered = Alle Ergebnisse eingetragen
hall-duty-results-compared = Ergebnisse mit Partieformularen oder Spielberichten verglichen
hall-duty-incidents-logged = Vorfälle festgehalten
hall-duty-standings-posted = Aushangtabellen auf dem neuesten Stand
hall-duty-boards-reset = Bretter und Material für die nächste Runde bereit
hall-duty-round-closed = Runde abgeschlossen
hall-duty-next-round-published = Nächste Runde veröffentlicht
hall-duty-results-forwarded = Ergebnisse und Gebühren an die Föderation gesandt
duty-noted = { $section }: Runde { $round }: erledigt: { $duty }
clock-noted = { $last-move ->
    [none] { $section }: Runde { $round } Brett { $board }, { $at }: Weiß { $white }, Schwarz { $black }
   *[other] { $section }: Runde { $round } Brett { $board }, { $at }: Weiß { $white }, Schwarz { $black }, Zug { $last-move }
}

# Der Beginn.
hall-default-time-minutes = { $minutes ->
    [0] Wartezeit: keine, wer bei Beginn nicht da ist, hat verloren
    [one] Wartezeit: { $minutes } Minute
   *[other] Wartezeit: { $minutes } Minuten
}
hall-default-time-exact = Wartezeit: { $white } für Weiß, { $black } für Schwarz
hall-default-time-not-announced = Wartezeit: nicht angegeben, und die Regeln sehen keine vor
hall-default-time-control-not-known = Wartezeit: nicht länger als die erste Zeitkontrolle, und die ist nicht bekannt
hall-default-time-rules-not-known = Wartezeit: nicht angegeben, und für diesen Tag liegt keine Fassung der Regeln vor
hall-default-time-forfeit-minutes = { $minutes ->
    [0] Frist bis zum kampflosen Verlust: keine, wer bei Beginn nicht da ist, hat verloren
    [one] Frist bis zum kampflosen Verlust: { $minutes } Minute
   *[other] Frist bis zum kampflosen Verlust: { $minutes } Minuten
}
hall-default-time-forfeit-exact = Frist bis zum kampflosen Verlust: { $white } für Weiß, { $black } für Schwarz
hall-default-time-forfeit-control-not-known = Frist bis zum kampflosen Verlust: nicht länger als die erste Zeitkontrolle, und die ist nicht bekannt
hall-call-five-minutes = Noch fünf Minuten bis zum Beginn
hall-call-one-minute = Noch eine Minute bis zum Beginn
hall-call-start = Beginn der Runde
hall-call-default-time-over = Ende der Wartezeit
hall-call-forfeit-time-over = Ende der Frist bis zum kampflosen Verlust

# Schiedsrichter.
hall-arbiters-advised = { $present ->
    [none] { $players } Spieler: { $least } bis { $most } Schiedsrichter werden empfohlen; wie viele da sind, ist nicht angegeben
   *[other] { $players } Spieler: { $least } bis { $most } Schiedsrichter werden empfohlen; angegeben: { $present }
}
hall-arbiters-advised-about = { $present ->
    [none] { $players } Spieler: { $number } Schiedsrichter { $number ->
        [one] wird
       *[other] werden
    } empfohlen; wie viele da sind, ist nicht angegeben
   *[other] { $players } Spieler: { $number } Schiedsrichter { $number ->
        [one] wird
       *[other] werden
    } empfohlen; angegeben: { $present }
}
hall-arbiters-supervised = { $present ->
    [none] { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: für ausreichende Aufsicht nötig: { $least } Schiedsrichter, einer für { $each }; wie viele da sind, ist nicht angegeben
   *[other] { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: für ausreichende Aufsicht nötig: { $least } Schiedsrichter, einer für { $each }; angegeben: { $present }
}

# Das Zeitkontrollblatt.
hall-unchecked-not-read = Uhr noch nicht abgelesen
hall-unchecked-start-not-noted = nicht geprüft: Der Beginn der Runde ist nicht festgehalten
hall-unchecked-control-not-known = nicht geprüft: Die Bedenkzeit ist nicht bekannt
hall-unchecked-move-not-noted = nicht geprüft: Die Nummer des Zuges ist nicht festgehalten
hall-sheet-fault-time-missing = { $missed-presses ->
    [none] auf beiden Uhren zusammen fehlen { $by }: Drücken der Uhr, Einstellung und Uhr prüfen
    [one] auf beiden Uhren zusammen fehlen { $by }: { $missed-presses } Zugpaar ohne Drücken der Uhr würde es erklären; auch Einstellung und Uhr prüfen
   *[other] auf beiden Uhren zusammen fehlen { $by }: { $missed-presses } Zugpaare ohne Drücken der Uhr würden es erklären; auch Einstellung und Uhr prüfen
}
hall-sheet-fault-time-too-much = auf beiden Uhren zusammen { $by } zu viel: Einstellung und Uhr prüfen
hall-sheet-fault-before-start = vor dem Beginn der Runde abgelesen
hall-sheet-fault-moves-went-back = Zug { $now } nach Zug { $before } der vorigen Ablesung
hall-sheet-fault-gained = { $side } hat { $by } mehr, als die Züge seit der vorigen Ablesung gebracht haben können
hall-sheet-fault-time-used-up = die Zeit von { $side } ist abgelaufen

# Zeitnot.
hall-shortness-short = in Zeitnot
hall-shortness-perhaps-by-now = inzwischen vielleicht in Zeitnot
hall-shortness-no = genug Zeit
hall-recording-must = muss mitschreiben
hall-recording-need-not = muss nicht mitschreiben
hall-recording-not-known = Aufzeichnungspflicht nicht bekannt
hall-pressure-yes = Zeitnot im Sinne der Regeln
hall-pressure-no = keine Zeitnot im Sinne der Regeln
hall-pressure-not-known = unbekannt, ob Zeitnot im Sinne der Regeln

no-such-duty = { $duty } ist keine Aufgabe einer Runde
