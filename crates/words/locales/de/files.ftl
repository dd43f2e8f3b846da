# Files: what is wrong with entry lists, tables, pairs files, rating lists and the text of games.
# Report files of tournaments have a file of their own.

# Several faults, a line each.
file-faults = { $more ->
    [0] { $shown }
   *[other] { $shown }
    und { $more } weitere
}

# Entry lists.
entry-list-error-in-column = Zeile { $line }, Spalte „{ $column }“: { $problem }
entry-list-error-in-line = Zeile { $line }: { $problem }
entry-remark-in-column = „{ $column }“: { $problem }
entry-remark-in-row = { $problem }
entry-remark-same-player = vielleicht derselbe Spieler wie in Zeile { $line }: { $reason }
in-common-same-fide-id = dieselbe FIDE-ID
in-common-same-national-id = dieselbe nationale Kennnummer
in-common-same-name = derselbe Name
in-common-similar-name = ähnliche Namen und dasselbe Geburtsjahr
list-heading = „{ $text }“
list-column-called = { $heading }
list-column-place = Spalte { $column }
entry-problem-unexpected = gefunden: „{ $found }“, erwartet: { $expected }
entry-problem-no-name = gefunden: nichts, erwartet: ein Name
entry-problem-player = { $problem }
entry-problem-second-column = gefunden: eine zweite Spalte für die Angabe „{ $field }“, erwartet: nur „{ $first }“; eine der beiden umbenennen oder entfernen
entry-problem-no-name-column = { $more ->
    [yes] gefunden: die Überschriften { $headings }, …, erwartet: darunter Name (oder Nachname und Vorname)
   *[no] gefunden: die Überschriften { $headings }, erwartet: darunter Name (oder Nachname und Vorname)
}
entry-problem-too-many-cells = { $width ->
    [one] gefunden: { $width } Zelle, erwartet: höchstens { $expected }, eine für jede Überschrift (eine Zelle, die das Trennzeichen enthält, muss in Anführungszeichen stehen)
   *[other] gefunden: { $width } Zellen, erwartet: höchstens { $expected }, eine für jede Überschrift (eine Zelle, die das Trennzeichen enthält, muss in Anführungszeichen stehen)
}
entry-problem-open-quotation = gefunden: ein Anführungszeichen, das eine Zelle öffnet, erwartet: ein zweites, das sie schließt
entry-problem-empty-file = gefunden: eine leere Datei, erwartet: eine Zeile mit Überschriften, darunter Name
entry-problem-sheet = { $problem }
cell-expected-one-line = Text in einer Zeile, ohne Tabulatoren
cell-expected-title = ein FIDE-Titel: GM, IM, WGM, FM, WIM, CM, WFM oder WCM
cell-expected-federation = ein Kürzel aus drei Buchstaben, etwa NOR
cell-expected-fide-id = eine FIDE-ID: nur Ziffern, etwa 1503014
cell-expected-rating = eine ganze Zahl mit höchstens vier Ziffern, etwa 2100
cell-expected-birth = ein Jahr oder ein Datum wie 1987-03-21 oder 21.03.1987 (der Tag vor dem Monat)
cell-expected-sex = F (oder w) oder M
cell-expected-grade = eine Klassenstufe: PK, K oder 1 bis 12
entry-field-name = Name
entry-field-family-name = Nachname
entry-field-given-name = Vorname
entry-field-title = Titel
entry-field-federation = Föderation
entry-field-fide-id = FIDE-ID
entry-field-standard-rating = Elo-Zahl
entry-field-rapid-rating = Schnellschach-Elo
entry-field-blitz-rating = Blitz-Elo
entry-field-national-id = nationale Kennnummer
entry-field-national-rating = nationale Wertungszahl
entry-field-assigned-rating = zugewiesene Wertungszahl
entry-field-birth = Geburtsdatum
entry-field-sex = Geschlecht
entry-field-grade = die Klassenstufe
entry-field-club = Verein
entry-field-team = Mannschaft
entry-field-needs = was der Spieler braucht
entry-field-notes = Bemerkungen
entry-field-number = laufende Nummer
file-column-unused = Hinweis: Spalte „{ $column }“ wird nicht verwendet
file-same-player = Zeile { $line } und Zeile { $other } sehen nach demselben Spieler aus, { $name }

# Tables.
sheet-error-too-many-rows = gefunden: mehr als { $most } Zeilen, erwartet: eine Liste von Anmeldungen
sheet-error-too-many-columns = Zeile { $line }: gefunden: mehr als { $most } Spalten
sheet-error-too-much = gefunden: mehr als { $cells } Zellen oder { $megabytes } MB Text, erwartet: eine Liste von Anmeldungen
sheet-error-long-cell = Zeile { $line }, Spalte { $column }: gefunden: ein Text von mehr als { $most } Zeichen
sheet-error-ragged = { $found ->
    [one] Zeile { $line }: gefunden: { $found } durch Leerzeichen getrennte Spalte, erwartet: { $expected }; die Spalten mit Tabulatoren oder Semikolons trennen
   *[other] Zeile { $line }: gefunden: { $found } durch Leerzeichen getrennte Spalten, erwartet: { $expected }; die Spalten mit Tabulatoren oder Semikolons trennen
}
sheet-error-old-workbook = gefunden: eine alte Arbeitsmappe (.xls) oder eine mit Kennwort; öffnen und ohne Kennwort als .xlsx, .ods oder CSV speichern
sheet-error-workbook = die Arbeitsmappe ist nicht lesbar: { $problem }
workbook-problem-other-zip = gefunden: eine ZIP-Datei, erwartet: .xlsx oder .ods
workbook-problem-binary = gefunden: eine binäre Arbeitsmappe (.xlsb); öffnen und als .xlsx speichern
workbook-problem-password = sie hat ein Kennwort; öffnen und ohne Kennwort speichern
workbook-problem-too-many-parts = gefunden: mehr als { $most } Teile
workbook-problem-too-large = sie ist entpackt größer als { $megabytes } MB
workbook-problem-no-part = der Teil { $part } fehlt
workbook-problem-too-many-attributes = gefunden: ein Tag mit mehr als { $most } Attributen
workbook-problem-no-text = eine Zelle verweist auf Text { $number } von { $count }
workbook-problem-no-place = gefunden: eine Zelle an der Stelle „{ $found }“, erwartet: eine Stelle wie B7
workbook-problem-damaged = { $error }

# Pairs files.
pairs-error = Zeile { $line }, Spalte { $column }: { $problem }
pairs-problem-unexpected = gefunden: „{ $found }“, erwartet: { $expected }
pairs-problem-line-ends = gefunden: das Ende der Zeile, erwartet: { $expected }
pairs-problem-player-twice = gefunden: noch einmal { $player }, erwartet: jeder Spieler einmal ({ $player } steht schon in Zeile { $line })
pairs-problem-second-bye = gefunden: ein zweites Freilos, für { $player }, erwartet: höchstens eines ({ $earlier } hat es in Zeile { $line })
pairs-problem-wrong-count = gefunden: die Anzahl { $count }, erwartet: { $lines }, die Zahl der folgenden Paarungen
pairs-problem-no-pairs = gefunden: keine Paarungen, erwartet: für jedes Brett eine Zeile mit zwei Startnummern
pairs-expected-white = die Startnummer von Weiß, mindestens 1
pairs-expected-black = die Startnummer von Schwarz, oder 0 für das zugewiesene Freilos
pairs-expected-line-end = das Ende der Zeile

# Rating lists and their index.
rating-list-error-line = Zeile { $line }: { $problem }
rating-list-error-not-a-list = gefunden: { $found }, erwartet: eine Wertungsliste, also eine Zeile mit Überschriften, darunter ID Number und Name, oder XML mit <playerslist>, als solche oder in einer ZIP-Datei
rating-list-error-too-long = { $what-code ->
    [line] die Wertungsliste ist nicht lesbar: gefunden: eine Zeile von mehr als { $most } Bytes
   *[player] die Wertungsliste ist nicht lesbar: gefunden: ein Spieler mit mehr als { $most } Bytes
}
rating-list-error-no-start = die Wertungsliste ist nicht lesbar: Die ZIP-Datei gibt nicht an, wo sie beginnt
rating-list-error-read = die Wertungsliste ist nicht lesbar: { $error }
not-a-list-empty = eine leere Datei
not-a-list-begins = „{ $line }“
not-a-list-zip-without-list = eine ZIP-Datei ohne .txt oder .xml
not-a-list-encrypted-zip = eine verschlüsselte ZIP-Datei
not-a-list-packed-by = eine mit { $method } gepackte ZIP-Datei
not-a-list-no-player = kein Spieler
not-a-list-only-faults = kein Spieler ({ $fault })
listing-problem-unexpected = gefunden: „{ $found }“, erwartet: { $expected }
listing-problem-no-name = gefunden: nichts, erwartet: ein Name
listing-problem-without = gefunden: ein Spieler, bei dem { $expected } fehlt
listing-problem-file-ends = gefunden: das Ende der Datei, erwartet: das Ende eines Spielers
listing-problem-no-beginning = gefunden: das Ende eines Spielers, erwartet: der Anfang
listing-problem-damaged = { $error }
listing-expected-fide-id = eine FIDE-ID
listing-expected-name = ein Name
listing-expected-name-on-one-line = ein Name in einer Zeile
listing-expected-rating = eine Wertungszahl mit höchstens vier Ziffern
listing-expected-games = eine Anzahl von Partien
listing-expected-k = ein Koeffizient K von höchstens 255
listing-expected-birth-year = ein Geburtsjahr
rating-index-error-not-an-index = die Datei ist kein Index einer Wertungsliste
rating-index-error-version = der Index der Wertungsliste hat die Version { $version }, die hier nicht bekannt ist: neu anlegen
rating-index-error-broken = der Index der Wertungsliste ist beschädigt: neu anlegen
rating-index-error-too-large = die Wertungsliste ist zu groß für einen Index
rating-index-error-list = { $problem }
rating-index-error-file = { $path }: { $error }

# The text of games.
pgn-fault-open-tag = ein Tag ist nicht geschlossen
pgn-fault-bad-tag = ein Tag ohne seinen Wert in Anführungszeichen
pgn-fault-stray-bracket = eine eckige Klammer, mit der kein Tag beginnt
pgn-fault-open-comment = ein Kommentar ist nicht geschlossen
pgn-fault-stray-brace = eine schließende geschweifte Klammer ohne Kommentar
pgn-fault-open-variation = eine Variante ist nicht geschlossen
pgn-fault-stray-parenthesis = eine schließende runde Klammer ohne Variante
pgn-fault-no-result = am Ende der Partie fehlt das Ergebniszeichen
pgn-fault-moves-after-result = hinter dem Ergebniszeichen stehen Züge
pgn-fault-too-long = der Text ist zu lang für eine Partie


# What tells the system of an event.
known-by-command-line = die Befehlszeile
known-by-settings = die Einstellungen
