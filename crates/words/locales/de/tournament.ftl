# A tournament: results, byes, what cannot be read, what cannot be.

game-result-adjourned = Hängepartie
bye-kind-pairing-allocated = zugewiesenes Freilos
bye-kind-full-point = Freilos mit ganzem Punkt
bye-kind-half-point = Freilos mit halbem Punkt
bye-kind-zero-point = Freilos ohne Punkt
purpose-pairing = Auslosung
purpose-standings = Tabelle
purpose-rating = Wertung
open-game = { $adjourned ->
    [yes] Hängepartie: Runde { $round }, Brett { $board }
   *[no] kein Ergebnis gemeldet: Runde { $round }, Brett { $board }
}
open-games-more = und { $count } weitere ohne Ergebnis

# What cannot be read.
invalid-board = „{ $text }“ ist kein Brett: erwartet wird eine Zahl wie 7 oder Tisch und Brett wie 3.2
invalid-result = „{ $text }“ ist kein Ergebnis: erwartet wird 1-0, 0-1, ½-½ (oder 1/2-1/2, =), 0-0, ½-0, 0-½, +/-, -/+ oder -/- für kampflose Partien, W-L, L-W oder D-D für Partien, die für die Wertung zu kurz sind, adjourned oder *
invalid-outcome = „{ $text }“ ist kein Ausgang einer Runde: erwartet wird eines der Zeichen 1 ½ 0 W D L + - U F H Z * A .
invalid-points = „{ $text }“ ist keine Punktzahl: erwartet werden Ziffern mit höchstens zwei Nachkommastellen, etwa 1, 0.5, ½ oder -1.25
invalid-list-date = „{ $text }“ ist kein Monat einer Liste: erwartet wird Jahr-Monat, etwa 2026-10
invalid-sex = „{ $text }“ ist kein Geschlecht: erwartet wird F (oder w) oder M
invalid-grade = „{ $text }“ ist keine Klassenstufe: erwartet wird PK, K oder 1 bis 12
invalid-title = „{ $text }“ ist kein FIDE-Titel: erwartet wird GM, IM, WGM, FM, WIM, CM, WFM oder WCM
invalid-federation = „{ $text }“ ist keine Föderation: erwartet wird ein Kürzel aus drei Buchstaben, etwa NOR oder USA
invalid-birth-date = „{ $text }“ ist kein Geburtsdatum: erwartet wird ein Jahr oder Jahr-Monat-Tag, etwa 1987-03-21
unknown-tournament-system = „{ $text }“ ist kein Turniersystem: erwartet wird swiss, round-robin, double-round-robin, scheveningen, knockout, match, team-swiss oder team-round-robin

# What cannot be.
impossible-result = { $result } ist kein mögliches Ergebnis einer Partie (FIDE-Schachregeln 10.2)
invalid-point-system = ein Sieg ({ $win }) muss mehr wert sein als ein Remis ({ $draw }) und ein Remis mindestens so viel wie eine Niederlage ({ $loss }) (FIDE-Schachregeln 10.1)
invalid-player-no-name = ein Spieler braucht einen Namen
invalid-player-long-name = der Name „{ $begins }…“ ist länger als { $most } Zeichen
invalid-player-control-character = „{ $value }“ enthält ein Steuerzeichen
invalid-player-ratings-out-of-order = die Wertungszahlen späterer Runden müssen nach Runden geordnet sein, ab Runde 2
invalid-rating-source = „{ $text }“ ist keine Quelle einer Wertungszahl: erwartet wird typed oder eine Liste mit Monat, etwa rapid 2026-11
invalid-equal-order = „{ $text }“ sagt nicht, was unter Gleichen entscheidet: erwartet wird name, entry oder ein Los mit Startwert, etwa lots:960
no-start-position = es gibt keine Grundstellung { $number }: Chess960 hat 0 bis 959

# Whom and what a violation is about.
who-entrant = Teilnehmer { $value }
who-team = Mannschaft { $value }
mention-member = Mannschaft { $team }
mention-opponent = Runde { $round }, Gegner von { $of }
mention-place = Runde { $round }, { $place }
mention-round = Runde { $round }
mention-bye-request = beantragtes Freilos
mention-virtual-points = virtuelle Punkte
mention-point-adjustment = Berichtigung von Punkten
mention-prohibited-pairing = verbotene Paarung
mention-withdrawal = Rücktritt von { $of }
round-place-board = an Brett { $value }
round-place-bye = { $value-code ->
    [pairing-allocated] mit zugewiesenem Freilos
    [full-point] mit einem Freilos mit ganzem Punkt
    [half-point] mit einem Freilos mit halbem Punkt
   *[zero-point] mit einem Freilos ohne Punkt
}

violation-too-many-rounds = { $paired ->
    [one] { $paired } Runde ist ausgelost, angekündigt sind aber { $planned } (C.04.1.1)
   *[other] { $paired } Runden sind ausgelost, angekündigt sind aber { $planned } (C.04.1.1)
}
violation-same-id = { $first } und { $second } sind unter derselben Kennung angemeldet
violation-same-number = { $first } und { $second } haben beide die Startnummer { $number } (C.04.2.B.2)
violation-not-entered = { $what }: { $who } ist nicht angemeldet
violation-no-such-round = { $planned ->
    [one] { $what }: Runde { $round } ist nicht die eine angekündigte Runde (C.04.1.1)
   *[other] { $what }: Runde { $round } gehört nicht zu den { $planned } angekündigten Runden (C.04.1.1)
}
violation-pairing-allocated-bye-asked = { $who } hat ein zugewiesenes Freilos beantragt, das nur die Auslosung vergibt (C.04.1.3)
violation-empty-span = { $what }: Runde { $first } bis { $last } ist keine Folge von Runden
violation-no-number = Runde { $round }: { $who } hat keine Startnummer (C.04.2.B.2)
violation-plays-self = Runde { $round }, Brett { $board }: { $who } kann nicht gegen sich selbst spielen
violation-appears-twice = Runde { $round }: { $who } kommt zweimal vor, { $first } und { $second }; eine Runde ist eine Partie oder ein Freilos
violation-not-yet-entered = Runde { $round }: { $who } steigt in Runde { $first-round } ein und kann vorher nicht ausgelost werden (C.04.2.C.2)
violation-withdrawn = Runde { $round }: { $who } ist zurückgetreten und kann nicht ausgelost werden (C.04.2.D.3)
violation-same-board = Runde { $round }: an Brett { $board } stehen zwei Partien
violation-impossible-result = Runde { $round }, Brett { $board }, { $white } – { $black }: { $result } ist kein mögliches Ergebnis (FIDE-Schachregeln 10.2)
violation-opponents-disagree = { $instead ->
    [none] Runde { $round }: { $who } nennt als Gegner { $opponent }, dort ist kein Gegner genannt
   *[other] Runde { $round }: { $who } nennt als Gegner { $opponent }, dort ist { $instead } genannt
}
violation-colours-disagree = Runde { $round }: { $who } und { $opponent } haben nicht entgegengesetzte Farben
violation-incomplete-card = { $lacks-code ->
    [opponent] Runde { $round }: { $who } hat das Ergebnis einer Partie, aber keinen Gegner
    [result] Runde { $round }: { $who } hat einen Gegner, aber kein Ergebnis einer Partie
   *[colour] Runde { $round }: { $who } hat einen Gegner, aber keine Farbe
}
violation-same-team-id = die Mannschaften { $first } und { $second } sind unter derselben Kennung angemeldet
violation-same-team-number = die Mannschaften { $first } und { $second } haben beide die Startnummer { $number }
violation-twice-in-team = { $who } ist zweimal als Mitglied von { $team } genannt
violation-in-two-teams = { $who } gehört sowohl zu { $first } als auch zu { $second } (General Regulations 7)
violation-team-appears-twice = Runde { $round }: { $team } kommt zweimal vor; eine Runde ist ein Mannschaftskampf oder ein Freilos
violation-same-table = Runde { $round }, Tisch { $table }: an diesem Tisch sind zwei Mannschaftskämpfe
violation-game-without-match = Runde { $round }, Brett { $board }: an Tisch { $table } ist kein Mannschaftskampf
violation-not-of-the-teams = Runde { $round }, Brett { $board }: { $white } und { $black } spielen nicht für die beiden Mannschaften dieses Tisches (General Regulations 7)
violation-not-of-a-team = Runde { $round }, Brett { $board }: { $who } spielt für keine der beiden Mannschaften dieses Tisches (General Regulations 7)
