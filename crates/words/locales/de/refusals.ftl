# Why the journal does not do what it was asked, and the way round it where there is one; `.help` names the commands for it.

and-more = { $count } weitere
open-board = Runde { $round } Brett { $board }

# Names, texts and reasons.
refusal-event-exists = das Turnier ist schon angelegt
refusal-no-name = { $item-code ->
    [screen] ein Bildschirm braucht einen Namen
    [duty] eine Aufgabe braucht einen Namen
    [event] ein Turnier braucht einen Namen
    [section] eine Gruppe braucht einen Namen
    [category] eine Kategorie braucht einen Namen
    [sector] ein Sektor braucht einen Namen
    [room] ein Raum braucht einen Namen
    [arbiter] ein Schiedsrichter braucht einen Namen
    [appellant] eine Berufung braucht den Namen dessen, der sie einlegt
    [committee-member] ein Mitglied des Schiedsgerichts braucht einen Namen
    [account-note] die Notiz zu einem Konto braucht einen Text
   *[team] eine Mannschaft braucht einen Namen
}
refusal-no-text = { $item-code ->
    [message] eine Mitteilung darf nicht leer sein
    [note] eine Notiz darf nicht leer sein
    [incident] der Bericht über einen Vorfall darf nicht leer sein
    [paper] der Name einer Unterlage darf nicht leer sein
    [prize-fund] ein Preisfonds darf nicht leer sein
    [inspector] eine Kontrolle braucht den Namen dessen, der kontrolliert
    [complainant] eine Beschwerde braucht den Namen dessen, der sich beschwert
    [complaint] eine Beschwerde muss sagen, was geschehen ist
    [grounds] eine Berufung muss sagen, warum
    [decision] die Entscheidung darf nicht leer sein
   *[moves] die Züge einer Partie dürfen nicht leer sein
}
refusal-control-character = { $item-code ->
    [message] die Mitteilung enthält ein Steuerzeichen
    [reason] der Grund enthält ein Steuerzeichen
    [account-note] die Notiz zu einem Konto enthält ein Steuerzeichen
   *[other] der Name enthält ein Steuerzeichen
}
refusal-too-long = { $item-code ->
    [screen] ein Turnier kann höchstens { $most } Bildschirme haben
    [message] eine Mitteilung darf höchstens { $most } Zeichen haben
    [duty] der Name einer Aufgabe kann höchstens { $most } Zeichen haben
    [announcement-name] der Name einer Angabe der Ausschreibung darf höchstens { $most } Zeichen haben
    [announcement] eine Angabe der Ausschreibung darf höchstens { $most } Zeichen haben
    [paper] der Name einer Unterlage darf höchstens { $most } Bytes haben
    [prize-fund] ein Preisfonds darf höchstens { $most } Bytes haben
    [account-note] die Notiz zu einem Konto darf höchstens { $most } Bytes haben
    [imported-remark] eine Bemerkung einer Datei darf höchstens { $most } Zeichen haben, und eine Gruppe höchstens 1000 davon
   *[moves] die Züge einer Partie dürfen höchstens { $most } Bytes haben
}
refusal-no-reason = { $step-code ->
    [change-section] eine Änderung der Gruppe nach der Auslosung der Runde 1 braucht einen Grund
    [finish-with-open-games] das Beenden mit offenen Partien braucht einen Grund
    [finish-early] das Beenden vor der letzten angekündigten Runde braucht einen Grund
    [number-otherwise] eine andere Nummerierung als nach der Startrangliste braucht einen Grund
    [change-acceleration] eine Änderung der Beschleunigung nach der Auslosung einer Runde braucht einen Grund
    [adjust-result] die Anpassung eines Ergebnisses braucht einen Grund
    [adjust-points] eine Berichtigung von Punkten braucht einen Grund
    [reopen-round] das Wiederöffnen einer Runde braucht einen Grund
    [amend-incident] die Berichtigung eines Vorfalls braucht einen Grund
    [withdraw-incident] das Zurücknehmen eines Vorfalls braucht einen Grund
    [change-start] ein anderer Rundenbeginn braucht einen Grund
    [decide-anew] einen Fall neu zu entscheiden braucht einen Grund
    [expel] ein Ausschluss braucht einen Grund
    [erase] das Löschen persönlicher Daten braucht eine Begründung
    [rank-by-hand] Punktgleiche von Hand zu ordnen braucht einen Grund
   *[change-pairing] eine Änderung der Paarungen von Hand braucht einen Grund
}
    .help = den Grund mit --reason angeben
refusal-ends-before-start = das Turnier kann nicht am { $ends } enden, bevor es am { $starts } beginnt
refusal-nothing-changes = es würde sich nichts ändern
refusal-named-twice = { $who } ist zweimal genannt

# Sections.
refusal-no-section = es gibt keine Gruppe „{ $value }“
refusal-section-exists = es gibt schon eine Gruppe „{ $value }“
refusal-section-merged = die Spieler der Gruppe „{ $section }“ sind jetzt in der Gruppe „{ $into }“
refusal-merged-with-itself = eine Gruppe kann nicht mit sich selbst zusammengelegt werden
refusal-merge-of-other-formats = nur Schweizer Turniere von Einzelspielern können zusammengelegt werden, ohne Mannschaften: „{ $from }“ kann nicht in „{ $into }“ aufgehen
refusal-merge-of-other-rounds = in „{ $into }“ sind { $rounds } Runden ausgelost, in „{ $from }“ { $other }: Zeitpläne werden zusammengelegt, wenn beide gleich weit sind
refusal-merge-of-other-scoring = „{ $from }“ ist mit anderen Runden oder Punkten ausgeschrieben als „{ $into }“
refusal-no-rounds = eine Gruppe braucht mindestens eine Runde
refusal-too-few-rounds = { $rounds ->
    [one] Runde { $needed } ist ausgelost, oder ein Freilos oder eine Strafe betrifft sie; die Gruppe kann nicht nur { $rounds } Runde haben
   *[other] Runde { $needed } ist ausgelost, oder ein Freilos oder eine Strafe betrifft sie; die Gruppe kann nicht nur { $rounds } Runden haben
}
refusal-empty-category = niemand kann zur Kategorie „{ $value }“ gehören; ihre Grenzen schließen einander aus
refusal-announcement-name = „{ $value }“ kann keine Angabe der Ausschreibung bezeichnen: erwartet werden Buchstaben a–z und _, etwa default_time
refusal-not-in-fide-mode = die Gruppe { $value } ist nicht im FIDE-Modus und betritt ihn nicht wieder
refusal-finished = die Gruppe „{ $value }“ ist beendet; um etwas zu ändern, zuerst das Beenden zurücknehmen
    .help = `adoube event log EVENT` zeigt die Nummer des Eintrags, `adoube event undo EVENT NUMBER` nimmt ihn zurück
refusal-format-frozen = Runde 1 ist ausgelost; aus einem Schweizer System kann kein fester Paarungsplan mehr werden, auch nicht umgekehrt
refusal-empty-screen = Bildschirm „{ $value }“ zeigt nichts
refusal-screen-seconds = eine Seite bleibt { $least } bis { $most } Sekunden, nicht { $seconds }
refusal-no-tables = { $first } bis { $last } ist kein Bereich von Tischen; Tische zählen ab 1
refusal-sectors-overlap = Tisch { $table } kann nicht in zwei Sektoren liegen, „{ $one }“ und „{ $other }“
refusal-rooms-overlap = Tisch { $table } kann nicht in zwei Räumen stehen, „{ $one }“ und „{ $other }“
refusal-table-elsewhere = Tisch { $table } gehört nicht zu den Tischen von „{ $room }“

# Players and teams.
refusal-entered-already = { $name } ist schon angemeldet, mit der FIDE-ID { $fide-id }
refusal-no-entrant = in dieser Gruppe gibt es keinen Teilnehmer { $value }
refusal-no-team = in dieser Gruppe gibt es keine Mannschaft { $value }
refusal-no-incident = in dieser Gruppe gibt es keinen Vorfall { $incident }
refusal-incident-is-withdrawn = Vorfall { $incident } ist zurückgenommen
refusal-no-appeal = in dieser Gruppe gibt es keine Berufung { $appeal }
refusal-no-complaint = in dieser Gruppe gibt es keine Beschwerde { $complaint }
refusal-entrant-exists = in dieser Gruppe gibt es schon einen Teilnehmer { $value }
refusal-team-exists = in dieser Gruppe gibt es schon eine Mannschaft { $value }
refusal-in-another-team = { $who } gehört schon zu { $team }
refusal-table-drawn = Runde 1 ist nach der gelosten Paarungstafel angesetzt; es kann niemand mehr dazukommen
refusal-in-team = { $who } gehört zu { $team }; zuerst aus der Mannschaft nehmen
refusal-took-part = { $who } hat in Runde { $round } eine Paarung oder ein Freilos, daher bleibt die Anmeldung; stattdessen den Rücktritt eintragen
refusal-in-prohibited-pairing = { $who } ist in einer verbotenen Paarung genannt; diese zuerst ohne den Spieler neu festlegen
refusal-seated = { $who } hat einen Platz in der gelosten Paarungstafel, daher bleibt die Anmeldung; stattdessen den Rücktritt eintragen
refusal-withdrawn-already = { $who } ist schon zurückgetreten
refusal-not-withdrawn = { $who } ist nicht zurückgetreten
refusal-expelled-already = { $who } ist ausgeschlossen
refusal-plays-in-round = { $who } hat in Runde { $round } eine Paarung oder ein Freilos und kann erst danach ausscheiden; wird die Partie nicht gespielt, ein kampfloses Ergebnis eintragen
refusal-bye-requested-already = { $who } hat für Runde { $round } schon ein Freilos beantragt
refusal-no-bye-request = { $who } hat für Runde { $round } kein Freilos beantragt
refusal-pairing-allocated-bye-requested = das zugewiesene Freilos vergibt die Auslosung; es kann nicht beantragt werden
refusal-table-taken = Tisch { $table } ist für { $who } reserviert
refusal-no-points = eine Berichtigung um 0 Punkte ändert nichts
refusal-no-purpose = es muss gesagt werden, wofür die Punkte zählen

# Numbers and what pairings go by.
refusal-no-number = { $who } hat keine Startnummer; zuerst die Nummern vergeben
    .help = `adoube event numbers` vergibt die Startnummern
refusal-nobody-entered = niemand ist angemeldet, also gibt es niemanden zu nummerieren
refusal-contradiction = das Turnier widerspricht sich: { $value }
refusal-incomplete-order = { $expected ->
    [one] die Reihenfolge muss den einzigen Teilnehmer einmal nennen
   *[other] die Reihenfolge muss jeden der { $expected } Teilnehmer einmal nennen
}
refusal-numbers-frozen = { $who } bekäme statt Nummer { $from } die Nummer { $to }; nach der Auslosung der vierten Runde ändert sich keine Nummer mehr (C.04.2.B.3)
refusal-lots-drawn = { $who } bekäme statt Nummer { $from } die Nummer { $to }; ist Runde 1 nach der Paarungstafel angesetzt, wird nicht noch einmal gelost
refusal-nothing-to-exchange = Startnummern tauschen zwei verschiedene Spieler, die eine haben
refusal-unequal-ratings = { $one } und { $other } haben verschiedene Wertungszahlen; nur Spieler mit gleicher Wertungszahl tauschen ihre Nummern
refusal-no-tie = gelost und gereiht wird zwischen zweien oder mehreren
refusal-not-as-drawn = das ist nicht, was das Los mit diesem Startwert ergibt
refusal-not-a-code = „{ $name }“ kann keine Feinwertung bezeichnen: erwartet werden Großbuchstaben und Ziffern, höchstens { $most }
refusal-number-twice = die Startnummer { $number } ist zweimal vergeben
refusal-empty-span = { $item-code ->
    [acceleration] Beschleunigung: Runde { $first } bis { $last } ist keine Folge von Runden
   *[prohibited-pairing] eine verbotene Paarung: Runde { $first } bis { $last } ist keine Folge von Runden
}

# Rounds.
refusal-no-such-round = { $rounds ->
    [one] Runde { $round } ist nicht die einzige Runde dieser Gruppe
   *[other] Runde { $round } gehört nicht zu den { $rounds } Runden dieser Gruppe
}
    .help = `adoube event edit-section EVENT --rounds N` ändert die Zahl der Runden
refusal-already-paired = Runde { $value } ist schon ausgelost
refusal-not-paired = Runde { $value } ist noch nicht ausgelost
    .help = `adoube event pair EVENT` lost die nächste Runde aus
refusal-out-of-turn = Runde { $round } kann nicht vor Runde { $next } ausgelost werden
refusal-still-open = Runde { $value } ist noch offen; zuerst abschließen
    .help = `adoube event close EVENT` schließt sie ab
refusal-closed = Runde { $value } ist abgeschlossen; zuerst mit einem Grund wieder öffnen
    .help = `adoube event reopen EVENT --round { $value } --reason WHY` öffnet sie wieder
refusal-not-closed = Runde { $value } ist nicht abgeschlossen
refusal-published-already = Runde { $value } ist schon öffentlich
refusal-not-public = Runde { $value } ist noch nicht öffentlich; zuerst veröffentlichen
refusal-board-twice = Brett { $value } ist zweimal vergeben
refusal-table-twice = Tisch { $value } ist zweimal vergeben
refusal-plays-self = { $who } kann nicht gegen sich selbst spielen
refusal-appears-twice = { $who } kommt in Runde { $round } zweimal vor; eine Runde ist eine Partie oder ein Freilos
refusal-not-present = { $who } nimmt an Runde { $round } nicht teil (zurückgetreten oder erst für eine spätere Runde angemeldet)
refusal-asked-for-bye = { $who } hat für Runde { $round } ein Freilos beantragt; vor dem Auslosen den Antrag streichen
    .help = `adoube event bye EVENT PLAYER --round { $round } --cancel` streicht ihn
refusal-left-out = Runde { $round } lässt { $who } aus: auslosen, ein Freilos geben oder den Rücktritt eintragen
refusal-empty-round = in Runde { $round } ist niemand ausgelost
    .help = `adoube event import EVENT FILE` trägt Spieler aus einer Liste ein; eine Spalte „Mannschaft“ ordnet sie den Mannschaften zu
refusal-not-of-the-teams = Brett { $board }: { $white } und { $black } spielen nicht für die beiden Mannschaften dieses Tisches
refusal-no-board = in Runde { $round } gibt es kein Brett { $board }
    .help = `adoube event pairings EVENT --round { $round }` zeigt die Bretter
refusal-no-table = in Runde { $round } gibt es an Tisch { $table } keinen Mannschaftskampf
refusal-no-bye = { $who } hat in Runde { $round } kein Freilos
refusal-not-of-either-team = Brett { $board }: { $who } spielt für keine der beiden Mannschaften dieses Tisches
refusal-not-in-the-team = { $who } steht nicht auf der Liste von { $team }
refusal-empty-line-up = die Aufstellung von { $team } nennt niemanden
refusal-too-many-in-line-up = { $boards ->
    [one] der Mannschaftskampf hat { $boards } Brett; die Aufstellung nennt mehr Spieler
   *[other] der Mannschaftskampf hat { $boards } Bretter; die Aufstellung nennt mehr Spieler
}
refusal-out-of-board-order = { $below } steht auf der Mannschaftsliste vor { $above } und kann nicht dahinter spielen; die Brettreihenfolge gilt für das ganze Turnier
refusal-no-line-up = { $team } hat für Runde { $round } keine Aufstellung abgegeben
refusal-no-match = { $team } hat in Runde { $round } keinen Mannschaftskampf
refusal-boards-are-set = Runde { $round }: die Bretter an Tisch { $table } sind besetzt; die Aufstellungen lassen sich nicht mehr ändern
    .help = `adoube event log EVENT` zeigt den Eintrag, der die Bretter besetzt hat, `adoube event undo EVENT NUMBER` nimmt ihn zurück
refusal-no-boards-yet = Runde { $round }: an Tisch { $table } sitzt noch niemand; erst die Bretter nach den Aufstellungen besetzen
    .help = `adoube event set-boards EVENT` besetzt sie; `adoube event walk-over EVENT TEAM`, wenn eine Mannschaft nicht antritt

# Results.
refusal-has-result = Brett { $board } der Runde { $round } hat ein Ergebnis ({ $result }); zuerst löschen
    .help = `adoube event result EVENT --clear { $board }` löscht es
refusal-result-entered = Brett { $board } der Runde { $round } hat schon das Ergebnis { $result }; stattdessen berichtigen
    .help = `adoube event result EVENT { $board }=RESULT --correct` berichtigt es
refusal-players-do-not-report = die Spieler dieser Gruppe melden ihre Ergebnisse nicht selbst; bitte dem Schiedsrichter Bescheid sagen
refusal-not-at-board = { $who } spielt nicht an Brett { $board } der Runde { $round }
refusal-not-final = { $result } ist nicht das Ende einer Partie
refusal-no-result = Brett { $board } der Runde { $round } hat noch kein Ergebnis
refusal-impossible-result = { $result } ist kein mögliches Ergebnis einer Partie (FIDE-Schachregeln 10.2)
refusal-pending-result = „*“ ist kein Ergebnis; stattdessen das Ergebnis löschen
refusal-other-players = an Brett { $board } der Runde { $round } spielt inzwischen { $white } gegen { $black }
refusal-other-result = das Ergebnis von Brett { $board } der Runde { $round } ist inzwischen { $is }
refusal-missing-results = { $boards-count ->
    [one] in Runde { $round } fehlt das Ergebnis von Brett { $boards }: eintragen, als Hängepartie vermerken oder das Ergebnis für die Auslosung anpassen
   *[other] in Runde { $round } fehlen die Ergebnisse der Bretter { $boards }: eintragen, als Hängepartien vermerken oder die Ergebnisse für die Auslosung anpassen
}
refusal-open-games = { $unreported-count ->
    [0] { $adjourned-count ->
        [one] Hängepartie: { $adjourned }; das Ergebnis eintragen oder mit einem Grund ohne das Ergebnis beenden
       *[other] Hängepartien: { $adjourned }; die Ergebnisse eintragen oder mit einem Grund ohne die Ergebnisse beenden
    }
    [one] { $adjourned-count ->
        [0] Partie ohne gemeldetes Ergebnis: { $unreported }; das Ergebnis eintragen; oder die Partie als Hängepartie vermerken, die Runde abschließen und mit einem Grund beenden
       *[other] Partie ohne gemeldetes Ergebnis: { $unreported }; Hängepartien: { $adjourned }; die Ergebnisse eintragen; oder die Partien als Hängepartien vermerken, die Runden abschließen und mit einem Grund beenden
    }
   *[other] { $adjourned-count ->
        [0] Partien ohne gemeldetes Ergebnis: { $unreported }; die Ergebnisse eintragen; oder die Partien als Hängepartien vermerken, die Runden abschließen und mit einem Grund beenden
       *[other] Partien ohne gemeldetes Ergebnis: { $unreported }; Hängepartien: { $adjourned }; die Ergebnisse eintragen; oder die Partien als Hängepartien vermerken, die Runden abschließen und mit einem Grund beenden
    }
}

# Taking back.
refusal-no-record = es gibt keinen Eintrag { $value }
    .help = `adoube event log EVENT` zeigt die Einträge
refusal-undone-already = Eintrag { $value } ist schon zurückgenommen
refusal-not-undone = Eintrag { $value } ist nicht zurückgenommen
refusal-not-undoable = Eintrag { $value } kann nicht zurückgenommen werden: Ohne ihn gibt es kein Turnier
refusal-undo-of-undo = Eintrag { $value } nimmt selbst etwas zurück oder setzt es wieder in Kraft; den Eintrag nennen, um den es geht
    .help = `adoube event log EVENT` zeigt die Einträge
refusal-dependent = Eintrag { $dependent } würde nicht mehr gelten ({ $why }); zuerst diesen zurücknehmen
    .help = `adoube event undo EVENT { $dependent }` nimmt ihn zurück

# Der Turniersaal.
refusal-has-no-game = { $who } hat in Runde { $round } keine Partie
refusal-out-already = { $who } ist seit dem { $since } nicht im Spielbereich
refusal-not-out = { $who } hat den Spielbereich nicht verlassen
refusal-back-before-leaving = { $who } ging am { $left } und kann nicht vorher zurück sein
refusal-no-play-off = ein Stichkampf hat mindestens zwei Spieler oder Mannschaften, vom ersten Platz an
