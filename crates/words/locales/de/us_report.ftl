# Der Wertungsbericht für US Chess: was vor dem Senden anzusehen ist, und das Lesen eines Berichts.

us-report-gravity-error = Fehler
us-report-gravity-warning = Warnung
us-report-gravity-note = Hinweis

us-fact-affiliate = die Nummer der angeschlossenen Organisation
us-fact-chief-td = die Nummer des Hauptturnierleiters
us-fact-assistant-td = die Nummer des stellvertretenden Hauptturnierleiters
us-fact-other-tds = die Nummer eines weiteren Turnierleiters
us-fact-city = der Ort
us-fact-state = der Bundesstaat
us-fact-zip = die Postleitzahl
us-fact-begins = der erste Tag
us-fact-ends = der letzte Tag
us-fact-event-id = die Turniernummer

td-level-club = Club-Turnierleiter
td-level-local = Local-Turnierleiter
td-level-senior = Senior-Turnierleiter
td-level-associate-national = Associate-National-Turnierleiter
td-level-national-td = National-Turnierleiter

us-ratings-regular = Regular
us-ratings-dual = Regular und Quick
us-ratings-quick = Quick
us-ratings-blitz = Blitz

us-report-found-no-section = in keiner Gruppe gibt es Spieler zu werten
us-report-found-many-sections = ein Bericht hat Platz für höchstens { $most } Gruppen
us-report-found-missing = es fehlt: { $fact }
us-report-found-malformed = { $fact-code ->
    [affiliate] „{ $found }“ ist nicht { $fact }: ein Buchstabe und sieben Ziffern, etwa A6012345
    [state] „{ $found }“ ist nicht { $fact }: zwei Buchstaben, etwa FL
    [zip] „{ $found }“ ist nicht { $fact }: fünf Ziffern, etwa 32603
    [event-id] „{ $found }“ ist nicht { $fact }: zwölf Ziffern, vom Verband vergeben
   *[other] „{ $found }“ ist nicht { $fact }: acht Ziffern
}
us-report-found-disagree = die Gruppen widersprechen sich, { $fact }: geschrieben wird { $taken }, genannt ist auch { $other }
us-report-found-days-reversed = der letzte Tag, { $ends }, liegt vor dem ersten, { $begins }
us-report-found-days-outside = { $begins } bis { $ends } sind keine Tage des Turniers
us-report-found-certification = der Hauptturnierleiter ist { $level }: das Kapitel über die Zulassung liegt nicht vor; ob diese Stufe für das Turnier genügt, ist nicht geprüft
us-report-found-certification-unknown = es ist nicht gesagt, welche Zulassung der Hauptturnierleiter hat; sie muss zum Turnier passen
us-report-found-not-rated = wird nicht gewertet und steht nicht im Bericht
us-report-found-empty = niemand hat eine Startnummer; steht nicht im Bericht
us-report-found-contradiction = die Gruppe widerspricht sich: { $value }
us-report-found-no-time-control = keine Bedenkzeit: der Bericht muss sie mit Verzögerung oder Zuschlag nennen
us-report-found-time-control-unread = die Bedenkzeit „{ $control }“ ist nicht zu lesen
us-report-found-not-ratable = Partien mit { $control } werden nicht gewertet
us-report-found-dual = { $control }: gewertet als Regular und als Quick
us-report-found-other-ratings = angekündigt als { $announced }, nach der Bedenkzeit aber { $control }; der Verband geht nach der Bedenkzeit
us-report-found-blitz-letter = das veröffentlichte Format hat keinen Buchstaben für Blitz; geschrieben wird B, und der Verband geht nach der Bedenkzeit
us-report-found-grand-prix-letter = welcher Buchstabe den Grand Prix bezeichnet, ist nicht veröffentlicht; geschrieben wird Y: beim Senden nachsehen
us-report-found-school-affiliate = ein Bericht innerhalb einer Schule kommt von der Organisation der Schule, deren Nummer mit H beginnt, nicht von { $affiliate }
us-report-found-unfinished = { $paired } von { $planned } Runden stehen im Bericht
us-report-found-open-game = { $adjourned ->
    [yes] Runde { $round }, Brett { $board }: die Partie ist abgebrochen
   *[other] Runde { $round }, Brett { $board }: kein Ergebnis
}
us-report-found-renumbered = die Startnummern haben Lücken; der Bericht zählt von 1 an ohne Lücken
us-report-found-no-id = { $player } hat keine Mitgliedsnummer von US Chess
us-report-found-bad-id = { $player }: „{ $id }“ ist keine Mitgliedsnummer aus acht Ziffern
us-report-found-expired = { $player } ({ $id }): die Mitgliedschaft endete am { $expires }
us-report-found-expiry-unknown = { $count ->
    [one] von { $count } Spieler ist nicht bekannt, bis wann er Mitglied ist
   *[other] von { $count } Spielern ist nicht bekannt, bis wann sie Mitglied sind
}
us-report-found-state-unknown = { $count ->
    [one] von { $count } Spieler ist kein Bundesstaat bekannt
   *[other] von { $count } Spielern ist kein Bundesstaat bekannt
}
us-report-found-two-entries = { $id } ist zweimal angemeldet, { $players }: richtig bei einer Neuanmeldung, sonst ist eine Nummer falsch
us-report-found-two-games = { $id } ist zweimal angemeldet, { $players }, mit Partien in Runde { $round }: eine Nummer ist falsch
us-report-found-two-sections = { $player } ({ $id }) hat in Runde { $round } hier und in { $other } eine Partie; zusätzliche Partien gehören in eine eigene Gruppe
us-report-found-no-game = { $player } hat keine Partie gespielt
us-report-found-forfeits = { $count ->
    [one] { $count } Partie wurde nicht gespielt; sie wird ohne Gegner gemeldet
   *[other] { $count } Partien wurden nicht gespielt; sie werden ohne Gegner gemeldet
}
us-report-found-odd-result = Runde { $round }, Brett { $board }: die Ergebnisse beider Spieler ergeben nicht einen Punkt; dem Verband mitteilen
us-report-found-too-long = „{ $text }“ ist länger als { $most } Zeichen und wird abgeschnitten
us-report-found-letters = „{ $text }“ wird als „{ $written }“ geschrieben

# Das Lesen von Tabellen.
dbf-error-not-a-table = das ist keine dBASE-Tabelle
dbf-error-header-ends = die Datei endet in ihrem Kopf
dbf-error-lengths = die Längen im Kopf widersprechen sich
dbf-error-record-missing = die Datei endet vor Satz { $record } von { $of }
dbf-error-read = die Datei ist nicht zu lesen: { $error }
us-report-error = { $record ->
    [0] { $file }, { $field }: { $problem }
   *[other] { $file }, Satz { $record }, { $field }: { $problem }
}
us-report-problem-no-field = das Feld fehlt
us-report-problem-events = { $found } Turniere gefunden, eines erwartet
us-report-problem-unexpected = gefunden { $found }, erwartet { $expected }
us-report-problem-no-such-section = es gibt keine Gruppe { $section }
us-report-problem-twice = die Nummer { $number } gibt es zweimal
us-report-problem-no-such-opponent = es gibt keinen Gegner { $opponent }
us-report-problem-disagreement = { $here }, aber bei Nummer { $opponent } steht { $there }
us-report-expected-number = eine ganze Zahl
us-report-expected-day = ein Tag, etwa 20260330
us-report-expected-result = ein Ergebnis, etwa W12B oder H0
us-report-expected-kind = S, R oder M
us-report-expected-rating = eine Wertungszahl
us-report-oddity-rounds-not-told = die Spalten sind die Gegner; die Runden sind nach einer Paarungstafel ergänzt
us-report-oddity-colours-not-told = { $games ->
    [one] { $games } Partie hat keine Farben; sie sind ergänzt
   *[other] { $games } Partien haben keine Farben; sie sind ergänzt
}
us-report-oddity-forfeits-alone = { $count ->
    [one] { $count } kampflose Partie hat keinen Gegner; sie zählt als Freilos
   *[other] { $count } kampflose Partien haben keinen Gegner; sie zählen als Freilose
}

# Auf der Befehlszeile.
us-report-line = { $section ->
    [none] { $gravity }: { $text }
   *[other] { $gravity }: { $section }: { $text }
}{ $article ->
    [none] {""}
   *[other] {" "}({ $article })
}
us-report-written = THEXPORT.DBF, TSEXPORT.DBF und TDEXPORT.DBF in { $folder }: Gruppen: { $sections }, Spieler: { $players }, Partien: { $games }
us-report-not-written = Nichts geschrieben: die Fehler beheben oder mit --force trotzdem schreiben.
us-report-only-checked = Geprüft, nichts geschrieben (--out ORDNER schreibt): Gruppen: { $sections }, Spieler: { $players }, Partien: { $games }
us-facts-unknown = „{ $fact }“ ist nicht NAME=WERT; die Namen sind: { $known }
us-facts-unfit = { $name }: „{ $value }“ passt nicht

# Die Seiten.
us-report-title = Wertungsbericht für US Chess
us-report-open = Prüfen und herunterladen
us-report-about = Die drei Dateien, nach denen US Chess wertet, für alle gewerteten Gruppen des Turniers.
us-report-to-settings = Organisation, Turnierleiter und Ort stehen in den Einstellungen.
us-report-checks = Prüfliste
us-report-errors = Zu beheben
us-report-warnings = Vielleicht ein Fehler
us-report-notes = Gut zu wissen
us-report-section = Gruppe
us-report-kind = Art
us-report-rating-system = Wertung
us-report-time-control = Bedenkzeit
us-report-rounds = Runden
us-report-players = Spieler
us-report-games = Partien
us-report-faulty = US Chess würde diesen Bericht zurückschicken: etwas in der Prüfliste ist zu beheben.
settings-group-us_chess = Wertungsbericht für US Chess
settings-us_affiliate = Nummer der angeschlossenen Organisation
settings-us_chief_td = Nummer des Hauptturnierleiters
settings-us_chief_td_level = Zulassung des Hauptturnierleiters
settings-us_assistant_td = Nummer des stellvertretenden Hauptturnierleiters
settings-us_other_tds = Nummern weiterer Turnierleiter
settings-us_city = Ort
settings-us_state = Bundesstaat, zwei Buchstaben
settings-us_zip = Postleitzahl
settings-us_country = Land
settings-us_event_id = Turniernummer, sobald der Verband sie vergeben hat
settings-us_begins = Erster Tag der Gruppe, wenn nicht der des Turniers
settings-us_ends = Letzter Tag der Gruppe, wenn nicht der des Turniers
settings-us_ratings = Gewertet als, wenn nicht nach der Bedenkzeit
settings-us_school_level = Für Schüler
settings-us_membership_waived = Spieler müssen nicht Mitglied sein
settings-us_fide_rated = Auch von der FIDE gewertet
settings-us_grand_prix_points = Grand-Prix-Punkte
settings-us_crosstables = Kreuztabelle auf Papier für
settings-choice-club = Club
settings-choice-local = Local
settings-choice-senior = Senior
settings-choice-associate_national = Associate National
settings-choice-national_td = National
settings-choice-regular = Regular
settings-choice-dual = Regular und Quick
settings-choice-quick = Quick
settings-choice-none = Nein
settings-choice-scholastic = Schulturnier
settings-choice-primary = Grundschule, bis Klasse 3 (Mitglied oder nicht)
settings-choice-in_school = Innerhalb einer Schule (Mitglied oder nicht)
settings-choice-director = Den Turnierleiter
settings-choice-affiliate = Die Organisation
settings-choice-nobody = Niemanden
entries-state = Bundesstaat
entries-expires = Mitglied bis
entries-provisional-games = Vorläufig: Partien
entries-expired = Mitgliedschaft abgelaufen
entries-jtp = JTP: Schüler ohne Mitgliedschaft
entries-field-state = Bundesstaat
entries-field-expires = Mitglied bis
entry-field-state = der Bundesstaat
entry-field-expires = der letzte Tag der Mitgliedschaft
cell-expected-expiry = ein Tag wie 2026-12-31 oder 12/31/2026
invalid-expiry = „{ $text }“ ist nicht der letzte Tag einer Mitgliedschaft: erwartet wird Jahr-Monat-Tag, etwa 2026-12-31
listing-expected-member-id = eine Mitgliedsnummer aus acht Ziffern
listing-expected-expiry = ein Tag wie 2026-12-31
rating-list-error-table = die Wertungsliste ist nicht zu lesen: { $fault }
us-facts-reason = für den Wertungsbericht an US Chess
trf-unsaid-memberships = { $count ->
    [one] Bundesstaat und Ende der Mitgliedschaft von { $count } Spieler
   *[other] Bundesstaat und Ende der Mitgliedschaft von { $count } Spielern
}
convert-us-several = der Bericht hat mehrere Gruppen; mit --section eine nennen: { $known }
convert-us-no-section = es gibt keine Gruppe { $section }; es gibt: { $known }
