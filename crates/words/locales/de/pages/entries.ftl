# Texts of the pages: entries.

entries = Anmeldungen
entries-add = Spieler eintragen
entries-added = { $value } ist eingetragen.
entries-at-table = Tisch { $value }
entries-birth = Geboren
entries-board = Brett
entries-board-of = Brett von { $value }
entries-boards-hint = Die Reihenfolge der Bretter. Wer keine Nummer hat, verlässt die Mannschaft.
entries-bye-allocated = zugewiesenes Freilos
entries-bye-full = Freilos mit ganzem Punkt
entries-bye-half = Freilos mit halbem Punkt
entries-bye-in = { $first }, Runde { $second }
entries-bye-zero = abwesend ohne Punkt
entries-byes = Freilose
entries-byes-announced = Angekündigt: höchstens { $value } je Spieler.
entries-byes-announced-until = Angekündigt: höchstens { $first } je Spieler, bis Runde { $second }.
entries-byes-beyond = { $first } Das ist mehr als angekündigt. { $second }
entries-byes-more = Das ist mehr als angekündigt.
entries-byes-noted = Die Freilose von { $value } sind vermerkt.
entries-byes-save = Freilose vermerken
entries-byes-unchanged = Nichts wurde geändert.
entries-captain = Mannschaftsführer
entries-captain-is = Mannschaftsführer: { $value }
entries-check-all = Alle anwesend
entries-check-in = Anwesend melden
entries-check-in-one = { $value } anwesend melden
entries-check-none = Alle abmelden
entries-check-out = Abmelden
entries-check-out-one = { $value } ist da: abmelden
entries-checked-in = { $count ->
    [one] { $count } Spieler ist anwesend gemeldet.
   *[other] { $count } Spieler sind anwesend gemeldet.
}
entries-checked-out = { $count ->
    [one] { $count } Spieler ist abgemeldet.
   *[other] { $count } Spieler sind abgemeldet.
}
entries-club = Verein
entries-coefficient = K
entries-column-n = Spalte { $value }
entries-columns = Wofür die Spalten stehen
entries-complete = Lücken aus der Wertungsliste füllen
entries-data = Spieler
entries-edited = Die Daten von { $value } sind berichtigt.
entries-empty-list = Die Liste ist leer: Es steht kein Spieler darin.
entries-enter-these = Diese Spieler eintragen
entries-entered = { $count ->
    [one] { $count } Spieler ist eingetragen.
   *[other] { $count } Spieler sind eingetragen.
}
entries-faults = Zeilen, die nicht brauchbar sind
entries-federation = Föd.
entries-female = W
entries-fide-id = FIDE-ID
entries-field-assigned = Zugewiesene Wertungszahl
entries-field-birth = Geburtsdatum oder -jahr
entries-field-blitz = Blitz-Elo
entries-field-club = Verein, Schule oder Ort
entries-field-federation = Föderation
entries-field-fideid = FIDE-ID
entries-field-given = Vorname
entries-field-name = Name oder Nachname
entries-field-national = Nationale Wertungszahl
entries-field-nationalid = Nationale Kennnummer
entries-field-needs = Bedarf
entries-field-notes = Bemerkungen
entries-field-number = Laufende Nummer
entries-field-rapid = Schnellschach-Elo
entries-field-sex = Geschlecht
entries-field-grade = Klassenstufe
entries-field-standard = Standard-Elo
entries-field-team = Mannschaft
entries-field-title = Titel
entries-file = Eine Datei: CSV, XLSX, ODS oder Turnierbericht (TRF)
entries-find = Suchen
entries-first-round = Erste Runde
entries-fixed-board = Fester Tisch
entries-fixed-hint = Der Spieler sitzt in jeder Runde an diesem Tisch. Leer: wo die Auslosung ihn hinsetzt.
entries-from-round = ab Runde { $value }
entries-from-which = Ab welcher Runde
entries-here = da
entries-ignored = Spalten, die nicht verwendet werden: { $value }
entries-import = Liste einfügen oder laden
entries-import-hint = Danach ist zu sehen, wofür jede Spalte gehalten wird und wer eingetragen würde. Geschrieben wird erst nach der Bestätigung.
entries-inactive = inaktiv
entries-is-here = Anwesend gemeldet.
entries-is-not-here = Noch nicht anwesend gemeldet.
entries-leave-out = Weglassen
entries-leave-out-one = { $value } weglassen
entries-line = Zeile
entries-list-gone = Die Liste ist nicht mehr da, oder sie wurde schon eingetragen. Bei Bedarf noch einmal senden.
entries-list-month = Liste vom
entries-list-of = { $count ->
    [one] Wertungsliste von { $first } mit { $second } Spieler: Namen oder FIDE-ID tippen.
   *[other] Wertungsliste von { $first } mit { $second } Spielern: Namen oder FIDE-ID tippen.
}
entries-list-undated = { $count ->
    [one] Wertungsliste mit { $count } Spieler: Namen oder FIDE-ID tippen.
   *[other] Wertungsliste mit { $count } Spielern: Namen oder FIDE-ID tippen.
}
entries-long-list = Die Liste hat { $first } Zeilen; höchstens { $second } Spieler können auf einmal eingetragen werden.
entries-look = Liste ansehen
entries-look-again = Noch einmal ansehen
entries-male = M
entries-marks = Vermerke
entries-missed = Für versäumte Runden
entries-missed-nothing = nichts
entries-more-fields = Mehr: nationale Wertungszahl, Bemerkungen, Nachmeldung
entries-name = Name
entries-name-hint = Nachname, Vorname
entries-national-id = Nationale Nr.
entries-new = Neuer Spieler
entries-no = nein
entries-no-list = Auf diesem Server ist noch keine Wertungsliste.
entries-no-such-board = „{ $value }“ ist keine Brettnummer.
entries-no-such-bye = „{ $value }“ ist keine Art von Freilos.
entries-no-such-round = „{ $value }“ ist keine Runde.
entries-no-such-table = „{ $value }“ ist keine Tischnummer.
entries-no-teams = Es gibt noch keine Mannschaften.
entries-nobody = Noch niemand ist eingetragen. Geben Sie oben einen Namen ein, oder fügen Sie eine Liste ein.
entries-nobody-found = Niemand passt zu dieser Suche.
entries-nobody-left = Alle auf der Liste sind weggelassen: Niemand ist einzutragen.
entries-nobody-to-check = Niemand ist anwesend zu melden oder abzumelden.
entries-not-a-number = „{ $value }“ ist keine Zahl.
entries-not-a-rating = „{ $value }“ ist keine Wertungszahl: erwartet wird eine Zahl bis 4000.
entries-not-listed = die FIDE-ID { $value } steht nicht in der Wertungsliste
entries-notes = Bemerkungen
entries-nothing-missed = Wer ab Runde 1 spielt, hat nichts versäumt.
entries-number = Nr.
entries-paste = Oder Zeilen aus einer Tabelle, einer Mail oder einer Webseite
entries-pasted = Eingefügte Zeilen
entries-plays = spielt
entries-presence = Anwesenheit
entries-presence-hint = Die Anwesenheitskontrolle ist freiwillig: Sobald jemand anwesend gemeldet ist, gelten die anderen bei der Auslosung als abwesend.
entries-preview-more = { $count ->
    [one] { $count } weiterer Spieler wird hier nicht gezeigt; auch er wird eingetragen, soweit er nicht schon da ist.
   *[other] { $count } weitere Spieler werden hier nicht gezeigt; auch sie werden eingetragen, soweit sie nicht schon da sind.
}
entries-preview-summary = { $first }, { $second } mit Anmerkungen
entries-rated-games = Gewertete Partien
entries-rating = Wertungszahl
entries-rating-assigned = Zugewiesen
entries-rating-fide = FIDE-Elo
entries-rating-national = Nat. Wertungszahl
entries-re-enter = Wieder aufnehmen
entries-re-entered = { $value } nimmt wieder teil.
entries-reached-2400 = Je 2400 erreicht
entries-standard-rating = Standard-Elo, falls keine für Schnell- oder Blitzschach
entries-reason = Grund (steht im Protokoll)
entries-round-n = Runde { $value }
entries-save = Speichern
entries-scratch = Anmeldung entfernen
entries-scratch-hint = Für eine irrtümliche Anmeldung. Wer nur ausscheidet, wird als zurückgetreten eingetragen.
entries-scratch-sure = Die Anmeldung von { $value } entfernen?
entries-scratched = Die Anmeldung von { $value } ist entfernt.
entries-search = Name, Nummer, Verein suchen
entries-settled = { $count ->
    [one] Für { $first } Partie ist vermerkt, was das bedeutet ({ $second }).
   *[other] Für { $first } Partien ist vermerkt, was das bedeutet ({ $second }).
}
entries-sex = Geschl.
entries-grade = Klasse
entries-summary = { $first }, { $second } anwesend
entries-sure = Es ist jemand anderes: trotzdem eintragen
entries-table = Tisch
entries-table-fixed = { $first } spielt immer an Tisch { $second }.
entries-table-free = Der Tisch ist nicht mehr fest.
entries-team = Mannschaft
entries-team-add = Mannschaft anlegen
entries-team-added = Die Mannschaft { $value } ist angelegt. Nun ihre Spieler.
entries-team-edited = Die Mannschaft { $value } ist gespeichert.
entries-team-join = Noch ein Spieler
entries-team-new = Neue Mannschaft
entries-teams = Mannschaften
entries-title = Titel
entries-twin = { $first } ist schon eingetragen und vielleicht dieselbe Person: { $second }. Ist es jemand anderes, bitte unten angeben.
entries-twin-entered = vielleicht { $first }, schon eingetragen: { $second }
entries-twin-listed = vielleicht { $first } derselben Liste: { $second }
entries-unused = (nicht verwendet)
entries-upload-broken = Das Gesendete konnte nicht zu Ende gelesen werden. Bitte noch einmal senden.
entries-which-rating = Wertungszahl, die zählt
entries-withdraw = Rücktritt eintragen
entries-withdrawn = { $value } ist zurückgetreten.
entries-withdrawn-from = zurückgetreten ab Runde { $value }
entries-yes = ja
entries-reason-closed = Grund, falls der Spieler hier nicht spielen darf

tournament-import = Ein Turnier aus einer Berichtsdatei
tournament-file = Eine Turnierberichtsdatei (TRF von 2006, 2016 oder 2026)
tournament-hint = Sie wird eine Gruppe dieser Veranstaltung, mit Spielern, Runden und Ergebnissen. Sie sehen, was nicht so ist, wie die Datei es hat, und welche Runden die Regeln anders paaren. Geschrieben wird erst, wenn Sie zustimmen.
tournament-whole-file = die Datei
tournament-summary = { $first }, { $second }: { $third } Spieler, { $fourth } von { $fifth } Runden
tournament-findings = Runden, die die Regeln anders paaren
tournament-findings-hint = Sie stehen in späteren Berichten als Zeilen ### Import. Fahren Sie nur fort, wenn das Turnier so gespielt wurde.
tournament-adjustments = Was nicht so ist, wie die Datei es hat
tournament-as-it-is = Alles ist so, wie die Datei es hat.
tournament-adjustment = Was geändert, ergänzt oder weggelassen wurde
tournament-reason = Warum die Runden so übernommen werden
tournament-confirm = Zur Gruppe machen
tournament-imported = Gruppe „{ $first }“ eingelesen.
entries-title-marks = Normen und Wertung
entries-adjudicated = Runden mit abgeschätzter Partie
entries-not-rated = Durch Entscheidung nicht gewertete Runden
entries-no-rounds = „{ $value }“ ist keine Liste von Runden
entries-right-to-bye = Recht auf eine spielfreie Runde mit halbem Punkt
entries-right-to-bye-yes = darf eine haben
entries-right-to-bye-no = darf keine haben
