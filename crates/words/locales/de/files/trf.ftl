# Report files of tournaments (TRF). Codes and letters of the format stay as they are.

trf-error = Zeile { $line }, Spalte { $column }, { $field }: { $problem }

# The fields.
trf-field-between-fields = zwischen den Feldern
trf-field-entry = Runde { $round }
trf-field-opponent = Runde { $round }, Gegner
trf-field-colour = Runde { $round }, Farbe
trf-field-result = Runde { $round }, Ergebnis
trf-field-player-section = Spielerteil
trf-field-starting-rank = Startnummer
trf-field-name = Name
trf-field-rating = Wertungszahl
trf-field-points = Punkte
trf-field-rank = Rang
trf-field-number-of-rounds = Anzahl der Runden
trf-field-initial-colour = Anfangsfarbe
trf-field-player = Spieler
trf-field-team = Mannschaft
trf-field-player-or-team = Spieler oder Mannschaft
trf-field-first-player-or-team = Erster Spieler oder erste Mannschaft
trf-field-last-player-or-team = Letzter Spieler oder letzte Mannschaft
trf-field-round-number = Rundennummer
trf-field-first-round = Erste Runde
trf-field-last-round = Letzte Runde
trf-field-bye-type = Art des Freiloses
trf-field-bye = Freilos
trf-field-match-points = Mannschaftspunkte
trf-field-game-points = Brettpunkte
trf-field-points-in-round = Punkte in Runde { $round }
trf-field-points-for = Punkte für { $code }
trf-field-result-code = Ergebnis
trf-field-scoring = Punktwertung
trf-field-assignment-type = Art der abweichenden Punktvergabe
trf-field-team-number = Startnummer der Mannschaft
trf-field-team-rank = Rang der Mannschaft
trf-field-opposing-team = Gegner
trf-field-team-with-bye = Mannschaft mit dem Freilos in Runde { $round }
trf-field-forfeit-type = Art des kampflosen Ergebnisses
trf-field-white-team = Mannschaft mit Weiß
trf-field-black-team = Mannschaft mit Schwarz
trf-field-rounds = Runden
trf-field-record = Datensatz
trf-field-text = Text

# What a field should hold.
trf-expected-blank = ein Leerzeichen (die Felder stehen nicht in ihren Spalten)
trf-expected-starting-rank = eine Startnummer von 1 bis 9999
trf-expected-team-number = eine Startnummer einer Mannschaft von 1 bis 999
trf-expected-round-number = eine Rundennummer von 1 bis 999
trf-expected-round-not-before = eine Runde nicht vor Runde { $round }
trf-expected-round-up-to = eine Runde bis { $last }, der letzten
trf-expected-round-or-zeros = eine Rundennummer oder 000
trf-expected-number-of-rounds = die Anzahl der Runden, von 1 bis 999
trf-expected-initial-colour = W oder B
trf-expected-points = Punkte wie 11.5
trf-expected-points-of-result = Punkte wie 1.0
trf-expected-points-given-or-taken = Punkte wie 0.5 oder -1.0
trf-expected-number-between = eine Zahl von { $first } bis { $last }
trf-expected-number-not-below = eine Zahl nicht unter { $first }
trf-expected-one-number = nur eine Zahl
trf-expected-rank = ein Rang von 1 bis { $last }
trf-expected-rating = eine Wertungszahl mit höchstens vier Ziffern
trf-expected-opponent = die Startnummer des Gegners oder 0000
trf-expected-colour = w, b oder -
trf-expected-colour-of-game = w oder b
trf-expected-result = eines der Zeichen 1 = 0 + - W D L H F U Z oder ein Leerzeichen
trf-expected-zeros-or-result = 0000 als Gegner bei einem Freilos oder das Ergebnis einer Partie
trf-expected-opponent-or-no-colour = ein Gegner oder - als Farbe
trf-expected-opponent-or-bye = ein Gegner oder eines der Zeichen U F H Z für eine Runde ohne Gegner
trf-expected-bye-type = F, H oder Z
trf-expected-result-code = eines der Zeichen W D L A P X
trf-expected-match-result-code = TW, TD oder TL
trf-expected-scoring-code = CODE=VALUE mit einem der Kürzel W D L WW BW WD BD WL BL FW FL FPB HPB ZPB PAB
trf-expected-some-scoring = CODE=VALUE, etwa W=3
trf-expected-assignment-type = eines der Zeichen W D L F H Z + - oder ein Leerzeichen
trf-expected-team-or-zeros = eine Startnummer einer Mannschaft oder 000
trf-expected-forfeit-type = +-, -+ oder --
trf-expected-known-player = die Startnummer eines Spielers in der Datei
trf-expected-known-team = die Nummer einer Mannschaft in der Datei
trf-expected-another-player = ein anderer Spieler
trf-expected-match-or-game-points = Mannschaftspunkte, Brettpunkte oder beides
trf-expected-no-match-points = nichts (Mannschaftspunkte haben nur Mannschaften)
trf-expected-one-bye = ein Freilos für eine Runde
trf-expected-same-points-for-both-colours = dieselben Punkte für beide Farben
trf-expected-fitting-record = ein Datensatz, dessen Werte in ihre Spalten passen
trf-expected-latin1 = ein Zeichen aus Latin-1
trf-expected-not-utf8 = Text, der nicht für UTF-8 gehalten werden kann

# What is wrong.
trf-problem-unexpected = gefunden: „{ $found }“, erwartet: { $expected }
trf-problem-missing = gefunden: nichts, erwartet: { $expected }
trf-problem-no-players = gefunden: kein Datensatz 001, erwartet: mindestens ein Spieler
trf-problem-control-character = gefunden: das Steuerzeichen { $character }, erwartet: druckbare Zeichen
trf-problem-player-twice = gefunden: noch einmal { $number }, erwartet: jeder Spieler einmal ({ $number } steht schon in Zeile { $line })
trf-problem-team-twice = gefunden: noch einmal { $number }, erwartet: jede Mannschaft einmal ({ $number } steht schon in Zeile { $line })
trf-problem-in-two-teams = gefunden: noch einmal { $number }, erwartet: jeder Spieler in einer Mannschaft (siehe Zeile { $line })
trf-problem-opponent-names-another = { $names ->
    [none] gefunden: { $opponent }, erwartet: ein Gegner, der seinerseits { $number } nennt ({ $opponent } in Zeile { $line } nennt niemanden)
   *[other] gefunden: { $opponent }, erwartet: ein Gegner, der seinerseits { $number } nennt ({ $opponent } in Zeile { $line } nennt { $names })
}
trf-problem-same-colours = gefunden: { $letter } auf beiden Seiten, erwartet: entgegengesetzte Farben (der Gegner steht in Zeile { $line })
trf-problem-results-disagree = { $result ->
    [none] { $other ->
        [none] gefunden: nichts gegen nichts bei { $opponent } in Zeile { $line }, erwartet: zwei Ergebnisse derselben Partie
       *[other] gefunden: nichts gegen { $other } bei { $opponent } in Zeile { $line }, erwartet: zwei Ergebnisse derselben Partie
    }
   *[other] { $other ->
        [none] gefunden: { $result } gegen nichts bei { $opponent } in Zeile { $line }, erwartet: zwei Ergebnisse derselben Partie
       *[other] gefunden: { $result } gegen { $other } bei { $opponent } in Zeile { $line }, erwartet: zwei Ergebnisse derselben Partie
    }
}
trf-problem-cards = { $violations }
trf-problem-team-bye-beside-other = { $kind-code ->
    [pairing-allocated] gefunden: ein zugewiesenes Freilos der Mannschaft { $team } in Runde { $round }, erwartet: eine Mannschaft ohne Mannschaftskampf und ohne anderes Freilos
    [full-point] gefunden: ein Freilos mit ganzem Punkt der Mannschaft { $team } in Runde { $round }, erwartet: eine Mannschaft ohne Mannschaftskampf und ohne anderes Freilos
    [half-point] gefunden: ein Freilos mit halbem Punkt der Mannschaft { $team } in Runde { $round }, erwartet: eine Mannschaft ohne Mannschaftskampf und ohne anderes Freilos
   *[zero-point] gefunden: ein Freilos ohne Punkt der Mannschaft { $team } in Runde { $round }, erwartet: eine Mannschaft ohne Mannschaftskampf und ohne anderes Freilos
}
trf-problem-virtual-points-twice = gefunden: noch einmal virtuelle Punkte für { $number }, erwartet: einmal je Runde (siehe Zeile { $line })
trf-problem-no-such-result = gefunden: Punkte für ein Ergebnis von { $number }, erwartet: ein Ergebnis, das in der Zeile von { $number } steht
trf-problem-other-bye = gefunden: { $kind } für { $number } in Runde { $round }, erwartet: { $before } wie in Zeile { $line }
trf-problem-disagrees = gefunden: { $value }, erwartet: { $before } wie in Zeile { $line }
trf-problem-more-rounds-paired = { $paired ->
    [one] gefunden: { $planned }, erwartet: mindestens die { $paired } Runde, die in der Datei ausgelost ist
   *[other] gefunden: { $planned }, erwartet: mindestens die { $paired } Runden, die in der Datei ausgelost sind
}
trf-problem-after-last-round = gefunden: eine Angabe für Runde { $round }, erwartet: keine nach Runde { $planned }, der letzten (Zeile { $line })
trf-problem-point-system = { $problem }

# What is strange.
trf-warning = { $line ->
    [0] { $what }
   *[other] Zeile { $line }: { $what }
}
listed-team-named = { $number } { $name }
listed-team-numbered = { $number }
team-with-points = { $team } { $match-points } und { $game-points }
team-in-round = { $team } in Runde { $round }
trf-oddity-unknown-record = { $lines ->
    [one] „{ $code }“ bezeichnet keinen bekannten Datensatz: { $lines } Zeile bleibt, wie sie ist
   *[other] „{ $code }“ bezeichnet keinen bekannten Datensatz: { $lines } Zeilen bleiben, wie sie sind
}
trf-oddity-record-again = noch einmal Datensatz { $code }; es gilt der in Zeile { $line }
trf-oddity-wrong-count = { $what-code ->
    [players] „{ $said }“ Spieler, die Datei enthält aber { $count }
    [rated-players] „{ $said }“ Spieler mit Wertungszahl, die Datei enthält aber { $count }
   *[teams] „{ $said }“ Mannschaften, die Datei enthält aber { $count }
}
trf-oddity-old-teams-differ = Datensatz 013 weicht von den Datensätzen 310 ab; diese gelten
trf-oddity-teams-of-players = Datensatz 013 nennt { $teams ->
    [one] eine Mannschaft
   *[other] { $teams } Mannschaften
  } eines Einzelturniers; gepaart wird ohne sie
trf-oddity-other-tie-breaks = Datensatz 212 hat andere Feinwertungen als 202: nach 212 richtet sich die Tabelle
trf-oddity-no-number-of-rounds = kein Datensatz 142 oder XXR gibt an, wie viele Runden geplant sind; die Datei enthält { $count }
trf-oddity-no-virtual-points = { $system } ist beschleunigt, aber kein Datensatz 250 oder XXA gibt virtuelle Punkte an
trf-oddity-not-understood = { $what-code ->
    [sex] „{ $found }“ ist kein Geschlecht; die Angabe wird weggelassen
    [title] „{ $found }“ ist kein FIDE-Titel; die Angabe wird weggelassen
    [federation] „{ $found }“ ist keine Föderation; die Angabe wird weggelassen
    [fide-id] „{ $found }“ ist keine FIDE-ID; die Angabe wird weggelassen
   *[birth] „{ $found }“ ist kein Geburtsdatum; die Angabe wird weggelassen
}
trf-oddity-no-name = kein Name: Der Spieler wird mit der Nummer bezeichnet
trf-oddity-no-team-name = kein Name: Die Mannschaft { $number } wird mit ihrer Nummer bezeichnet
trf-oddity-late-title = { $count ->
    [one] { $count } Titel steht eine Spalte zu weit rechts
   *[other] { $count } Titel stehen eine Spalte zu weit rechts
}
trf-oddity-rating-zero = { $count ->
    [one] Wertungszahl 0: Der Spieler gilt als Spieler ohne Wertungszahl
   *[other] Wertungszahl 0: { $count } Spieler gelten als Spieler ohne Wertungszahl
}
trf-oddity-not-in-order = { $number } nach { $after }: Die Spieler stehen nicht in der Reihenfolge der Nummern
trf-oddity-number-missing = kein Spieler hat die Nummer { $number }, es gibt aber höhere
trf-oddity-rank-missing = Rang { $rank }: Rang { $missing } fehlt oder ist zu oft vergeben
trf-oddity-other-points = Punktzahl { $points }, die Ergebnisse von { $number } ergeben aber { $results }
trf-oddity-too-few-points = Runde { $round }: die Partie gegen { $opponent } gibt beiden zusammen weniger, als eine Partie zu vergeben hat
trf-oddity-old-bye = Runde { $round }: { $result } ohne Gegner wird gelesen als: { $meaning }
trf-oddity-unknown-result = Runde { $round }: { $found } ist kein Ergebnis des Formats: Die Partie gilt als abgebrochen, ihr Ergebnis als unbekannt
trf-oddity-nothing-told = Runde { $round }: { $found } neben niemandem ist weder ein Freilos noch ein Ergebnis: Die Runde gilt als noch nicht gepaart
trf-oddity-draft-columns = Datensatz 299 hat die Spalten eines Entwurfs des Formats; er wird so gelesen
trf-oddity-provisional-points = 162 gibt einem unbekannten Ergebnis { $points } Punkte; bis es bekannt ist, zählt es als Remis, { $draw }
trf-oddity-second-bye = Runde { $round }: ein zweites zugewiesenes Freilos (das andere steht in Zeile { $line })
trf-oddity-no-date = „{ $found }“ ist kein lesbares Datum: erwartet wird eines wie 2026/05/29
trf-oddity-ambiguous-date = „{ $found }“ wird als { $taken } gelesen; möglich ist auch { $others }
trf-oddity-no-date-with-year-first = „{ $found }“ ist kein Tag, wenn das Jahr vorn steht; es wird als { $taken } gelesen
trf-oddity-ends-before-start = das Turnier endet am { $end }, bevor es am { $start } beginnt
trf-oddity-lasts-too-long = das Turnier beginnt am { $start } und endet am { $end }, mehr als ein Jahr später
trf-oddity-rounds-on-other-days = { $end ->
    [none] keine Runde wird am Tag des Turniers, { $start }, gespielt: Die erste ist für den { $first } angegeben
   *[other] keine Runde wird an einem Tag des Turniers, { $start } bis { $end }, gespielt: Die erste ist für den { $first } angegeben
}
trf-oddity-unknown-system = „{ $code }“ ist kein Kürzel eines Systems und bleibt unbeachtet
trf-oddity-systems-disagree = Datensatz 192 nennt { $code }, Datensatz 092 { $words }: Der erste gilt
trf-oddity-plays-for-team = { $number } spielt für Mannschaft { $team }, steht aber nicht in deren Datensatz 310
trf-oddity-no-matches = Runde { $round }: nicht jede Partie gehört zu zwei Mannschaften; die Runde hat keine Mannschaftskämpfe
trf-oddity-match-not-paired = ein Mannschaftskampf der Runde { $round }, die nicht ausgelost ist
trf-oddity-team-bye-not-paired = ein Freilos der Mannschaft { $team } in Runde { $round }, die noch nicht ausgelost ist: Es bleibt nur in der Datei
trf-oddity-colour-follows = Runde { $round }: keine Farbe; sie ergibt sich aus der Zeile von { $opponent }
trf-oddity-no-colours = Runde { $round }: die kampflose Partie gegen { $opponent } hat keine Farben; { $number } wird mit Weiß geführt
trf-oddity-adjustments-unused = { $more ->
    [0] { $teams-count ->
        [one] ohne Datensatz 299 stimmen die Punkte von 310; er wird nicht angewandt für Mannschaft { $teams }
       *[other] ohne Datensatz 299 stimmen die Punkte von 310; er wird nicht angewandt für die Mannschaften { $teams }
    }
   *[other] ohne Datensatz 299 stimmen die Punkte von 310; er wird nicht angewandt für die Mannschaften { $teams } und { $more } weitere
}
trf-oddity-team-points-differ = { $more ->
    [0] { $teams-count ->
        [one] die Mannschafts- und Brettpunkte von { $code } sind nicht die der Mannschaftskämpfe; diese ergeben: Mannschaft { $teams }
       *[other] die Mannschafts- und Brettpunkte von { $code } sind nicht die der Mannschaftskämpfe; diese ergeben: Mannschaften { $teams }
    }
   *[other] die Mannschafts- und Brettpunkte von { $code } sind nicht die der Mannschaftskämpfe; diese ergeben: Mannschaften { $teams } und { $more } weitere
}
trf-oddity-team-rounds-differ = { $more ->
    [0] Gegner, Freilose oder Brettpunkte von { $code } sind nicht die der Mannschaftskämpfe: Mannschaft { $rounds }
   *[other] Gegner, Freilose oder Brettpunkte von { $code } sind nicht die der Mannschaftskämpfe: Mannschaft { $rounds } und { $more } weitere
}
trf-oddity-virtual-points-of-nothing = es sind keine virtuellen Punkte angegeben
trf-oddity-adjustment-without-round = eine Strafe oder Gutschrift ohne Runde: Sie zählt ab Runde 1
trf-oddity-national-record-of-nobody = es gibt keinen Spieler { $number }; der Datensatz bleibt erhalten
trf-oddity-bye-not-on-card = { $kind } für { $number } in Runde { $round }, in der Zeile von { $number } steht aber: { $found }; diese Zeile gilt
trf-oddity-initial-colour-differs = Anfangsfarbe { $letter }, Runde 1 ist aber ausgelost, als wäre sie { $other }

# What tells the kind of tournament.
told-by-code = Datensatz 192
told-by-words = Datensatz 092
told-by-games = die Partien
told-by-unknown-words = nichts Verständliches
told-by-nothing = nichts in der Datei

# What a file, or a version of the format, leaves out.
trf-left-out = { $line ->
    [0] { $what }
   *[other] Zeile { $line }: { $what }
}
trf-unsaid-record = Datensatz { $code }
trf-unsaid-record-of-players = Datensatz { $code }, der Spieler betrifft
trf-unsaid-configuration = XXC { $word }
trf-unsaid-points = { $problem }
trf-unsaid-result-worth = { $what-code ->
    [forfeit-win] kampfloser Sieg: zählt { $points }, angegeben als { $told }
    [full-point-bye] Freilos mit ganzem Punkt: zählt { $points }, angegeben als { $told }
    [half-point-bye] Freilos mit halbem Punkt: zählt { $points }, angegeben als { $told }
    [zero-point-bye] Freilos ohne Punkt: zählt { $points }, angegeben als { $told }
   *[absence] Abwesenheit: zählt { $points }, angegeben als { $told }
}
trf-unsaid-symbol-worth = { $symbol } zählt { $points }
trf-unsaid-byes-asked-for = beantragte Freilose in Runde { $round }
trf-unsaid-result-detail = { $what-code ->
    [unrated-win] Runde { $round }: dass der Sieg nicht gewertet wird
    [unrated-draw] Runde { $round }: dass das Remis nicht gewertet wird
    [unrated-loss] Runde { $round }: dass die Niederlage nicht gewertet wird
   *[bye-asked-for] Runde { $round }: dass das Freilos beantragt war
}
trf-unsaid-virtual-match-points = Mannschaftspunkte in Datensatz 250
trf-unsaid-prohibited-in-rounds = Paarungen, die nur in den Runden { $first } bis { $last } verboten sind
trf-unsaid-team-details = Kurzname, Spielstärke, Punkte und Rang einer Mannschaft
trf-unsaid-of-players = { $what-code ->
    [byes] beantragte Freilose von Spielern, in einem Mannschaftsturnier
    [virtual-points] virtuelle Punkte von Spielern, in einem Mannschaftsturnier
    [prohibited-pairings] verbotene Paarungen von Spielern, in einem Mannschaftsturnier
   *[adjustments] gutgeschriebene oder abgezogene Punkte von Spielern, in einem Mannschaftsturnier
}
trf-unsaid-adjustment = eine Berichtigung der Punktzahl um { $points }
trf-unsaid-no-pairing-number = { $name }, ohne Startnummer
trf-unsaid-end-of-name = das Ende des Namens { $name }
trf-unsaid-national-identity = die nationale Kennnummer { $identity } von { $name }
trf-unsaid-assigned-rating = die Wertungszahl { $rating }, die { $name } für die Paarung zugewiesen wurde
trf-unsaid-clubs = { $count ->
    [one] { $count } Verein
   *[other] { $count } Vereine
}
trf-unsaid-notes = { $count ->
    [one] { $count } Bemerkung
   *[other] { $count } Bemerkungen
}
trf-unsaid-captains = { $count } Mannschaftsführer
trf-unsaid-takes-no-part = dass { $name } an Runde { $round } nicht teilnimmt
trf-unsaid-adjourned = Runde { $round }: dass eine Partie abgebrochen ist
trf-unsaid-pairing-result = Runde { $round }, Brett { $board }: dass die Partie für die Paarung als { $result } zählt
trf-unsaid-standings-result = Runde { $round }, Brett { $board }: dass die Partie in der Tabelle als { $result } zählt
trf-unsaid-not-rated = Runde { $round }, Brett { $board }: dass die Partie nicht gewertet wird; angegeben als Partie von weniger als einem Zug
