# Standings: tie-breaks, their arithmetic, remarks on lists, tables.

# What a tie-break is called: the method, then what modifies it.
tie-break-name = { $method }{ $cut ->
    [0] {""}
    [one] , { $cut } Streichwert
   *[other] , { $cut } Streichwerte
}{ $median ->
    [0] {""}
    [one] , { $median } Streichwert oben und unten
   *[other] , { $median } Streichwerte oben und unten
}{ $fore ->
    [yes] , letzte Runde als Remis
   *[no] {""}
}{ $forfeits-as-played ->
    [yes] , kampflose Partien als gespielt
   *[no] {""}
}{ $limit-percent ->
    [none] {""}
   *[other] , Grenze { $limit-percent } %
}{ $limit-more ->
    [none] {""}
   *[other] {" "}+{ $limit-more } Pkt.
}{ $limit-less ->
    [none] {""}
   *[other] {" "}-{ $limit-less } Pkt.
}{ $reversed ->
    [yes] , umgekehrt
   *[no] {""}
}

tie-break-method-points = Punkte
    .about = Die erzielten Punkte.
tie-break-method-match-points = Mannschaftspunkte
    .about = Was eine Mannschaft in ihren Wettkämpfen erzielt hat.
tie-break-method-game-points = Brettpunkte
    .about = Was die Spieler einer Mannschaft an allen Brettern erzielt haben.
tie-break-method-match-points-v-game-points = Mannschaftspunkte gegenüber Brettpunkten
    .about = Die Wertung, die nicht zuerst zählt: Brettpunkte, wo Mannschaftspunkte entscheiden, und umgekehrt.
tie-break-method-direct-encounter = direkte Begegnung
    .about = Die Partien der Gleichstehenden gegeneinander. Im Schweizer System entscheidet das nur, wenn alle aufeinandertrafen.
tie-break-method-number-of-wins = Anzahl der Siege
    .about = Runden, die Gewinnpunkte brachten, auch kampflos.
tie-break-method-games-won-over-the-board = am Brett gewonnene Partien
    .about = Am Brett gewonnene Partien; kampflose zählen nicht.
tie-break-method-games-with-black = Partien mit Schwarz
    .about = Mit Schwarz gespielte Partien: mehr ist besser.
tie-break-method-games-won-with-black = mit Schwarz gewonnene Partien
    .about = Am Brett mit Schwarz gewonnene Partien.
tie-break-method-progressive-scores = Fortschrittswertung
    .about = Die Summe der Punktstände nach jeder Runde: Wer früh punktet, liegt vorn.
tie-break-method-rounds-one-elected-to-play = Runden mit Spielbereitschaft
    .about = Runden, in denen man zum Spiel bereit war; erbetene Freilose und eigene Kampflosniederlagen fehlen.
tie-break-method-standard-points = Standardpunkte
    .about = Punkte nach 1, ½ und 0 gezählt, gleich was das Turnier vergibt.
tie-break-method-pairing-number = Startnummer
    .about = Die Startnummer: Sie entscheidet immer, danach kann nichts mehr folgen.
tie-break-method-buchholz = Buchholz-Wertung
    .about = Die Summe der Punkte der Gegner: Wer das stärkere Feld hatte, liegt vorn. Mit C1 fällt der niedrigste Wert weg.
tie-break-method-average-of-opponents-buchholz = durchschnittliche Buchholz-Wertung der Gegner
    .about = Der Durchschnitt der Buchholz-Wertungen der Gegner.
tie-break-method-sum-of-buchholz = Buchholz-Summe
    .about = Die Summe der Buchholz-Wertungen der Gegner; bis 2023 üblich.
tie-break-method-fore-buchholz = Fore-Buchholz-Wertung
    .about = Buchholz, als endeten alle Partien der letzten Runde remis: vor ihrem Ende bekannt.
tie-break-method-sonneborn-berger = Sonneborn-Berger-Wertung
    .about = Die Punkte der besiegten Gegner und die halben Punkte derer, gegen die man remis spielte.
tie-break-method-koya = Koya-Wertung
    .about = Was gegen alle mit mindestens der Hälfte der Punkte erzielt wurde; für Rundenturniere.
tie-break-method-average-rating-of-opponents = Schnitt der Wertungszahlen der Gegner
    .about = Wie stark die Gegner nach ihren Wertungszahlen waren; alle brauchen eine.
tie-break-method-tournament-performance-rating = Turnierperformance
    .about = Gegnerschnitt plus was das Ergebnis nach der FIDE-Tabelle hinzufügt.
tie-break-method-perfect-tournament-performance = perfekte Turnierperformance
    .about = Die niedrigste Zahl, mit der das Ergebnis zu erwarten war.
tie-break-method-average-performance-of-opponents = durchschnittliche Performance der Gegner
    .about = Der Durchschnitt der Turnierleistungen der Gegner.
tie-break-method-average-perfect-performance-of-opponents = durchschnittliche perfekte Performance der Gegner
    .about = Der Durchschnitt der genauen Turnierleistungen der Gegner.
tie-break-method-rating = Wertungszahl
    .about = Die eigene Wertungszahl; die Ausschreibung sagt, ob die höhere oder die niedrigere vorn liegt.
tie-break-method-extended-sonneborn-berger = erweiterte Sonneborn-Berger-Wertung
    .about = Sonneborn-Berger für Mannschaften: die Punkte der Gegner mal dem, was gegen sie erzielt wurde.
tie-break-method-extended-sonneborn-berger-match-points-by-match-points = erweiterte Sonneborn-Berger-Wertung, Mannschaftspunkte mal Mannschaftspunkte
    .about = Mannschaftspunkte der Gegner mal den gegen sie erzielten Mannschaftspunkten.
tie-break-method-extended-sonneborn-berger-match-points-by-game-points = erweiterte Sonneborn-Berger-Wertung, Mannschaftspunkte mal Brettpunkte
    .about = Mannschaftspunkte der Gegner mal den gegen sie erzielten Brettpunkten.
tie-break-method-extended-sonneborn-berger-game-points-by-match-points = erweiterte Sonneborn-Berger-Wertung, Brettpunkte mal Mannschaftspunkte
    .about = Brettpunkte der Gegner mal den gegen sie erzielten Mannschaftspunkten.
tie-break-method-extended-sonneborn-berger-game-points-by-game-points = erweiterte Sonneborn-Berger-Wertung, Brettpunkte mal Brettpunkte
    .about = Brettpunkte der Gegner mal den gegen sie erzielten Brettpunkten.
tie-break-method-extended-direct-encounter = erweiterte direkte Begegnung
    .about = Die Wettkämpfe der Gleichstehenden nach Mannschaftspunkten, dann nach Brettpunkten.
tie-break-method-extended-direct-encounter-board-count = erweiterte direkte Begegnung, Brettwertung
    .about = Ebenso; zwei Mannschaften, die weiter gleichstehen, nach der Berliner Wertung.
tie-break-method-extended-direct-encounter-top-boards = erweiterte direkte Begegnung, vordere Bretter
    .about = Ebenso; zwei Mannschaften, die weiter gleichstehen, nach den Ergebnissen der Spitzenbretter.
tie-break-method-extended-direct-encounter-bottom-boards = erweiterte direkte Begegnung, hintere Bretter
    .about = Ebenso; zwei Mannschaften, die weiter gleichstehen, ohne die letzten Bretter, eines nach dem anderen.
tie-break-method-extended-direct-encounter-board-count-top-boards = erweiterte direkte Begegnung, Brettwertung, vordere Bretter
    .about = Ebenso; zwei Mannschaften, die weiter gleichstehen, nach der Berliner Wertung, dann nach den Spitzenbrettern.
tie-break-method-extended-direct-encounter-board-count-bottom-boards = erweiterte direkte Begegnung, Brettwertung, hintere Bretter
    .about = Ebenso; zwei Mannschaften, die weiter gleichstehen, nach der Berliner Wertung, dann ohne die letzten Bretter.
tie-break-method-board-count = Brettwertung
    .about = Punkte nach der Brettnummer: Ein Sieg an Brett 1 wiegt am meisten. Niedriger ist besser.
tie-break-method-top-board-results = Ergebnisse der vorderen Bretter
    .about = Das Ergebnis an Brett 1, dann an Brett 2 und so weiter.
tie-break-method-bottom-board-elimination = Streichung der hinteren Bretter
    .about = Das Ergebnis ohne das letzte Brett, dann ohne die zwei letzten und so weiter.
tie-break-method-score-strength-combination = Verbindung von Punktzahl und Gegnerstärke
    .about = Die Wertung, die nicht zuerst zählt, zusammen mit einem Anteil der Buchholz-Wertung.
tie-break-method-adjusted-score = angepasste Punktzahl
    .about = Die eigenen Punkte, wie sie bei den Gegnern zählen; zum Nachrechnen.
tie-break-method-adjusted-score-last-round-drawn = angepasste Punktzahl, letzte Runde als Remis
    .about = Ebenso mit remis in der letzten Runde; zum Nachrechnen.
tie-break-method-voluntarily-unplayed-rounds = freiwillig nicht gespielte Runden
    .about = Runden, auf die man freiwillig verzichtete: weniger ist besser.
tie-break-method-games-played-over-the-board = am Brett gespielte Partien
    .about = Am Brett gespielte Partien.
tie-break-method-worked-out-elsewhere = anderswo berechnet
    .about = Werte, die Sie eingeben, unter dem Namen nach dem Doppelpunkt, etwa EXT:BLITZ.
tie-break-method-modified-median = modifizierte Median-Wertung
    .about = Die Punkte der Gegner: bei Pluspunkten ohne die niedrigsten, bei Minuspunkten ohne die höchsten.
tie-break-method-solkoff = Solkoff-Wertung
    .about = Die Punkte aller Gegner.
tie-break-method-cumulative = kumulative Wertung
    .about = Die Summe der Punktstände nach jeder Runde.
tie-break-method-median = Median-Wertung
    .about = Die Punkte der Gegner ohne die höchsten und die niedrigsten.
tie-break-method-result-between-tied-players = Ergebnis der Punktgleichen gegeneinander
    .about = Die Partien der noch Gleichstehenden gegeneinander.
tie-break-method-most-blacks = meiste Partien mit Schwarz
    .about = Mit Schwarz gespielte Partien: mehr ist besser.
tie-break-method-kashdan = Kashdan-Wertung
    .about = 4 für Sieg, 2 für Remis, 1 für Niederlage: belohnt kämpferische Partien.
tie-break-method-sonneborn-berger-us-chess = Sonneborn-Berger-Wertung (US Chess)
    .about = Die Punkte der Besiegten und die halben der Remisgegner, für Rundenturniere.
tie-break-method-cumulative-of-opposition = kumulative Wertung der Gegner
    .about = Die Summe der Fortschrittswertungen aller Gegner.
tie-break-method-oppositions-performance = Performance der Gegner
    .about = Der Durchschnitt der Turnierleistungen der Gegner.
tie-break-method-average-opposition = Gegnerschnitt
    .about = Der Durchschnitt der Wertungszahlen der Gegner.
tie-break-method-us-amateur-team = System der U.S. Amateur Team Championship
    .about = Erzielte Brettpunkte, gewichtet nach dem Endstand der gegnerischen Mannschaften.

# Editions of the tie-break rules.
tie-break-rules-fide-2014 = FIDE, bis Juli 2023
tie-break-rules-fide-2014-drawn = FIDE, bis Juli 2023, nicht gespielte Runden der Gegner als Remis
tie-break-rules-fide-2023 = FIDE, ab August 2023
tie-break-rules-fide-2026 = FIDE, ab März 2026
tie-break-rules-us-2025 = US Chess, siebte Auflage
unknown-tie-break-rules = „{ $text }“ ist keine Fassung der Regeln zur Feinwertung: erwartet wird fide-2014, fide-2014-drawn, fide-2023, fide-2026 oder us-2025

# Codes that name no tie-break.
invalid-tie-break-code-unknown-method = „{ $code }“ ist keine Feinwertung: „{ $name }“ ist unbekannt; bekannt sind { $known }
invalid-tie-break-code-unknown-modifier = „{ $code }“: „{ $modifier }“ ist kein Zusatz; erwartet wird Cn, Mn, P, F, L+n, L-n, Lnn, Kn, Unnnn, R, S, X, V2023 oder V2026
invalid-tie-break-code-meaningless = „{ $code }“: { $modifier } passt nicht zu { $method }
invalid-tie-break-code-unknown-score = „{ $code }“: „{ $score }“ ist keine Punktart; erwartet wird MP oder GP

# What an arbiter should think about before announcing a list.
tie-break-remark = { $code }: { $problem } ({ $article })
list-problem-twice = steht zweimal in der Liste
list-problem-says-nothing = sagt nichts, wo jeder gegen jeden spielt: Punktgleiche haben denselben Wert
list-problem-for-round-robins = ist für Rundenturniere gedacht
list-problem-teams-only = gibt es nur für Mannschaftsturniere
list-problem-needs-ratings = braucht für alle eine Wertungszahl: angeben, welche Spieler ohne Wertungszahl haben, etwa /U1400
list-problem-leaves-ties = lässt allein viele gleichauf: weitere Wertungen sollten folgen
list-problem-for-players = ist für Einzelspieler gedacht: bei Mannschaften sagen EMMSB, EMGSB, EGMSB oder EGGSB, welche Punkte zählen
list-problem-no-team-ratings = beruht auf Wertungszahlen, und Mannschaften haben keine
list-problem-leaves-out-all = { $rounds ->
    [one] streicht die einzige Runde
   *[other] streicht alle { $rounds } Runden
}

# What decides where every tie-break fails; a decision has a reason of its own.
settled-lots = durch Los
settled-play-off = durch Stichkampf
cannot-arrange-not-once = jeder Teilnehmer muss einmal genannt werden
cannot-arrange-not-level = die Reihenfolge ist nur unter denen offen, die sich einen Platz teilen

# The arithmetic of a tie-break.
explained-value = { $code } von { $who }: { $value }
explained-nothing = { $code } von { $who }: kein Wert, { $why }
explained-method = { $article ->
    [none] { $name }
   *[other] { $name } ({ $article })
}
explained-left-out = {"["}gestrichen: { $cut }{"]"}
explained-level = gleichauf mit Punktzahl { $points }{ $tried ->
    [0] {""}
    [one] {" "}und der Feinwertung davor
   *[other] {" "}und den Feinwertungen davor
}:
explained-place = Platz { $place }
explained-alone = niemand ist gleichauf mit { $who }

no-value-teams-only = es gibt sie nur für Mannschaften
no-value-somebody-unrated = weil jemand ohne Wertungszahl ist (mit /U1400 erhält er eine)
no-value-no-game = weil keine Partie zählt

part-of-board = Brett
part-of-forfeit = { $name } ({ $outcome })

part-note-times = { $score } × { $obtained }
part-note-unplayed-half = hat { $score }; nicht gespielte Runden zählen einen halben Punkt (US 34E1)
part-note-unplayed-drawn = hat { $score }; nicht gespielte Runden zählen als Remis
part-note-last-round-drawn = hat { $score }; die letzte Runde zählt als Remis, ebenso Freilose am Ende (8.3, 16.3)
part-note-byes-drawn = hat { $score }; beantragte Freilose am Ende zählen als Remis (16.3.2)
part-note-dummy = fiktiver Gegner mit der eigenen Punktzahl { $score } (16.4)
part-note-dummy-all-draws = fiktiver Gegner, höchstens ein Remis in jeder Runde: { $score } (16.4.2)
part-note-dummy-scheduled = fiktiver Gegner, höchstens die Punktzahl { $score } des angesetzten Gegners (16.4.1)
part-note-virtual = virtueller Gegner mit { $score } (13.14.2)
part-note-no-opponent = ein Gegner ohne Punkte (US 34E1)
part-note-deduction = nicht gespielt (US 34E3)

cut-lowest = der niedrigste Wert
cut-highest = der höchste Wert
cut-voluntary = freiwillig nicht gespielte Runden zuerst (16.5)
cut-below-limit = unter der Grenze

# How the parts come to the value: alone, as the heading of the value's column, and with the value.
reckoning-way-sum = Summe
reckoning-way-average = { $sum } / { $number }
reckoning-way-performance = Schnitt { $average }, { $percent } % sind { $difference } auf der Skala
reckoning-way-perfect-performance = die niedrigste Wertungszahl, von der diese Punktzahl zu erwarten ist
reckoning-way-score-strength = Summe { $sum }; { $other } und die Summe geteilt
reckoning = { $way-code ->
    [sum] { $way } { $value }
    [average] { $way } = { $value }
   *[other] { $way }: { $value }
}

# What somebody scored against those who were level; the number stands before it.
encounter-score = { $unit }{ $missing ->
    [0] {""}
   *[other] , gegen { $missing } nicht gespielt
}
score-unit-points = Pkt.
score-unit-match-points = Mannschaftspkt.
score-unit-game-points = Brettpkt.
not-all-met-nobody-placed = nicht alle spielten gegeneinander: Niemand wird eingereiht (13.5)
not-all-met-only-ahead = nicht alle spielten gegeneinander: Eingereiht wird nur, wer bei jedem Ausgang der fehlenden Partien vorn liegt (6.3)

# What a round was to a player.
outcome-win = Sieg
outcome-draw = Remis
outcome-loss = Niederlage
outcome-unrated-win = Sieg, nicht gewertet
outcome-unrated-draw = Remis, nicht gewertet
outcome-unrated-loss = Niederlage, nicht gewertet
outcome-forfeit-win = kampfloser Sieg
outcome-forfeit-loss = kampflose Niederlage
outcome-pairing-allocated-bye = zugewiesenes Freilos
outcome-full-point-bye = Freilos mit ganzem Punkt
outcome-half-point-bye = Freilos mit halbem Punkt
outcome-zero-point-bye = Freilos ohne Punkt
outcome-pending = läuft
outcome-adjourned = Hängepartie
outcome-not-paired = nicht ausgelost

# Tables: headings, columns, lines above and below.
table-when = { $after ->
    [0] vor Runde 1
   *[other] nach Runde { $after }
}{ $missing ->
    [0] {""}
    [one] {" "}({ $missing } Ergebnis fehlt)
   *[other] {" "}({ $missing } Ergebnisse fehlen)
}
table-heading-standings = Tabelle { $when }
table-heading-category = Tabelle { $after ->
    [0] vor Runde 1
   *[other] nach Runde { $after }
}: { $category }{ $missing ->
    [0] {""}
    [one] {" "}({ $missing } Ergebnis fehlt)
   *[other] {" "}({ $missing } Ergebnisse fehlen)
}
table-heading-cross-by-rank = Kreuztabelle in Rangfolge { $when }
table-heading-cross-by-number = Kreuztabelle in Nummernfolge { $when }
table-heading-grid = Kreuztabelle { $when }
table-heading-tournament-board = Turniertafel { $when }
table-heading-wall-chart = Aushangtabelle { $when }
table-heading-score-groups = Punktgruppen { $when }
table-heading-places = Platzverlauf { $when }
table-heading-boards = Brettrangliste { $when }

table-column-rank = Rang
table-column-overall = Gesamt
table-column-number = Nr.
table-column-name = Name
table-column-rating = Elo
table-column-federation = Föd.
table-column-points = Pkt.
table-column-by = Durch
table-column-team = Mannschaft
table-column-games = Partien
table-column-performance = Perf.
table-column-players = Spieler
table-column-playing = Spielen noch
table-column-places = Plätze
table-column-round = Rd.
table-column-numbered-round = Rd. { $round }
table-column-opponent = Gegner
table-column-opponent-number = Geg.
table-column-colour = Farbe
table-column-float = Float
table-column-result = Erg.
table-column-expected = Erw.
table-column-sum = Summe
table-column-best = Bester
table-column-worst = Tiefster
table-column-first = Erster
table-column-board = Br.
table-column-first-board = Br. 1
table-column-sum-of-match-points = Summe MP
table-column-sum-of-game-points = Summe GP
table-column-id = ID
table-column-player = Spieler
table-column-wall-rating = Elo

table-line-nobody = Niemand.
table-line-no-round = Noch keine Runde.
table-line-still-playing = * spielt noch: Die Reihenfolge ist vorläufig
table-line-undecided = Unbekannt, ob in dieser Kategorie (Geschlecht oder Geburtsdatum): { $players } Spieler
table-line-lots = Los
table-line-play-off = Stichkampf
table-line-board = Brett { $board }
table-line-born = geboren { $birth }
table-line-national-id = nationale Nr. { $id }
table-line-fide-id = FIDE-ID { $id }
table-line-captain = Mannschaftsführer { $name }
table-line-average = Schnitt { $rating }
table-line-rank-after = Rang { $rank } nach Runde { $after }
table-line-unplayed = (1) die Punktzahl einer nicht gespielten Runde
table-line-unrated-short = o. WZ
table-line-won-by-forfeit = X kampflos gewonnen
table-line-lost-by-forfeit = F kampflos verloren
table-line-full-point-bye = B Freilos mit ganzem Punkt
table-line-half-point-bye = H Freilos mit halbem Punkt
table-line-not-played = U nicht gespielt
invalid-category = „{ $text }“ ist keine Kategorie: erwartet wird women, U16, S65, 1800-1999, under 2000, from 2200, unrated, fed:NOR oder club:Oslo, oder mehrere mit & verbunden
too-many-for-a-grid = ein Gitter mit { $rows } Zeilen ist nicht lesbar (höchstens { $limit }): die Kreuztabelle nach Runden verwenden
