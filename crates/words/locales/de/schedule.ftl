# What is paired from a table: round robins, cups, matches, teams, calendars, the drawing of lots.

# What is scheduled.
scheduled-round-robin = Rundenturnier
scheduled-match = Wettkampf
scheduled-knockout = K.-o.-Turnier
scheduled-knockout-match = K.-o.-Wettkampf
scheduled-match-for-third-place = Wettkampf um den dritten Platz
scheduled-play-off = Stichkampf
scheduled-holland = Holland-System
scheduled-quads = Vierergruppen
scheduled-guided-swiss = Schweizer System nach der Tafel eines Rundenturniers
scheduled-withdrawal = Rücktritt aus einem Rundenturnier
scheduled-varma = Varma-Tabelle
scheduled-team-match = Mannschaftskampf
scheduled-team-round-robin = Mannschafts-Rundenturnier
scheduled-scheveningen = Scheveninger Mannschaftskampf
scheduled-semi-scheveningen = halber Scheveninger Mannschaftskampf
scheduled-skalitzka = Skalitzka-System
scheduled-hutton = Hutton-System
scheduled-calendar = Zeitplan

# What there is a number of.
counted-players = Spieler
counted-teams = Mannschaften
counted-players-of-team = Spieler je Mannschaft
counted-boards = Bretter
counted-games = Partien
counted-games-in-stage = Partien je Abschnitt
counted-stages = Abschnitte
counted-rounds = Runden
counted-cycles = Durchgänge
counted-preliminaries = Vorrunden

schedule-error-too-few = { $system }: die Zahl der { $what } muss mindestens { $least } sein, nicht { $given }
schedule-error-too-many = { $system }: die Zahl der { $what } darf höchstens { $most } sein, nicht { $given }
schedule-error-impossible = { $system }: { $problem }

schedule-problem-rounds = { $players } Spieler brauchen { $cycle } Runden für alle Begegnungen, oder ein Vielfaches davon, nicht { $rounds }
schedule-problem-not-being-played = Runde { $round } ist nicht die laufende
schedule-problem-winners = Runde { $round } hat { $expected } Sieger, nicht { $given }
schedule-problem-not-in-match = { $winner } spielt nicht im Wettkampf { $id-round }.{ $id-number }: { $contest }
schedule-problem-final-played = das Finale ist gespielt
schedule-problem-not-in-bracket = Runde { $round }, Brett { $board } steht nicht im Turnierbaum
schedule-problem-not-played = Runde { $round }: { $contest } wurde nicht gespielt
schedule-problem-no-winner = Runde { $round }, Brett { $board } hat keinen Sieger
schedule-problem-match-over = der Wettkampf ist zu Ende
schedule-problem-all-games-played = alle Partien sind gespielt
schedule-problem-match-with-himself = niemand spielt einen Wettkampf gegen sich selbst
schedule-problem-play-off-over = er ist zu Ende
schedule-problem-player-twice = ein Spieler ist zweimal genannt
schedule-problem-results = { $games ->
    [one] { $games } Ergebnis ist nötig, nicht { $given }
   *[other] { $games } Ergebnisse sind nötig, nicht { $given }
}
schedule-problem-result-not-known = das Ergebnis { $result } steht noch nicht fest
schedule-problem-several-rest = in Runde 1 ist mehr als ein Spieler spielfrei
schedule-problem-out-of-place = Spieler { $player } steht nicht am richtigen Platz
schedule-problem-no-round-of-table = die Paarungstafel hat keine Runde { $round }
schedule-problem-round-of-table-played = Runde { $round } der Paarungstafel ist schon gespielt
schedule-problem-withdrawn-twice = jemand ist zweimal genannt
schedule-problem-no-games = { $player } hat keine Partien
schedule-problem-played-after-withdrawal = Runde { $round }, Brett { $board } wurde nach einem Rücktritt gespielt
schedule-problem-needs-result = Runde { $round }, Brett { $board } braucht zuerst ein Ergebnis
schedule-problem-nobody-has-number = niemand hat die Nummer { $seat }
schedule-problem-must-still-draw = { $players ->
    [one] { $players } Spieler muss noch losen
   *[other] { $players } Spieler müssen noch losen
}
schedule-problem-not-a-choice = angegeben: { $given }; erwartet: { $expected }
schedule-problem-no-halves = { $boards ->
    [one] eine Mannschaft mit { $boards } Brett hat keine Hälften
   *[other] Mannschaften mit { $boards } Brettern haben keine Hälften
}
schedule-problem-odd-team = eine Mannschaft braucht eine gerade Zahl von Spielern, nicht { $players }
schedule-problem-no-round = es gibt keine Runde { $round }
schedule-problem-times-missing = nur für { $found } von { $rounds } Runden gibt es Zeiten
schedule-problem-dates-end = die Termine enden vor der letzten Runde
schedule-problem-not-in-order = Runde { $next } beginnt nicht nach Runde { $round }

## Knockouts

contest = { $one } gegen { $other }
contender-seed = { $value }
contender-winner-of = Sieger aus { $round }.{ $number }
contender-loser-of = Verlierer aus { $round }.{ $number }
contender-nobody = Freilos
knockout-round-final = Finale
knockout-round-semi-finals = Halbfinale
knockout-round-quarter-finals = Viertelfinale
knockout-round-round-of = { $value ->
    [16] Achtelfinale
   *[other] Runde der letzten { $value }
}

## The drawing of lots by the Varma tables

envelope = { $letter }: { $numbers }
varma-step-lay-out = Die Umschläge { $value } auslegen.
varma-step-call = { $players-count ->
    [one] Jetzt lost { $federation } ({ $players-count } Spieler): { $players }. { $chooser } wählt einen Umschlag mit mindestens { $players-count } Nummer.
   *[other] Jetzt lost { $federation } ({ $players-count } Spieler): { $players }. { $chooser } wählt einen Umschlag mit mindestens { $players-count } Nummern.
}
varma-step-split = { $needed ->
    [one] { $federation }: { $needed } Spieler muss losen, und kein Umschlag hat so viele Nummern. Der Nächste wählt einen Umschlag mit { $fullest }.
   *[other] { $federation }: { $needed } Spieler müssen losen, und kein Umschlag hat so viele Nummern. Der Nächste wählt einen Umschlag mit { $fullest }.
}
varma-step-choose = { $player } wählt Umschlag { $envelope }.
varma-step-draw = { $player } zieht { $number }.
varma-answer-envelope = Umschlag { $value }
varma-answer-number = Nummer { $value }
varma-expected-envelope = ein Umschlag: { $options }
varma-expected-number = eine Nummer: { $options }
varma-expected-nothing = nichts weiter
late-meeting = { $federation }: { $seats } treffen in Runde { $round } aufeinander

## Quads and Holland systems

leftover-option-swiss = { $even ->
    [yes] drei Runden Schweizer System
   *[no] drei Runden Schweizer System, mit einem Freilos in jeder
}
leftover-option-find-players = { $value ->
    [one] noch einen Spieler finden
   *[other] noch { $value } Spieler finden
}
leftover-option-round-robin = ein Rundenturnier zu fünft, wenn alle zustimmen

## Teams

no-estimate = Brett { $board } hat keinen Nachbarn mit Wertungszahl, nach dem es geschätzt werden könnte: US 31C1 sagt nicht, was dann gilt
no-such-place = unter { $players } Spielern gibt es keinen Platz { $place }

## Calendars

calendar-breach = { $round ->
    [none] das Turnier: { $problem } ({ $article })
   *[other] Runde { $round }: { $problem } ({ $article })
}
time-span = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
time-problem-rounds-on-day = { $rounds } Runden am { $date }, höchstens { $most }
time-problem-play-on-day = { $play } Spielzeit am { $date }, höchstens { $most }
time-problem-too-close = beginnt { $pause } nach der vorigen Runde, mindestens { $least }
time-problem-lots-too-late = gelost wird am { $lots }, mindestens { $least-hours } h vor Beginn
time-problem-too-long = { $days } Tage, höchstens { $most }
time-problem-single-round-days = { $days ->
    [one] { $days } Tag mit einer einzigen Runde, mindestens { $least }
   *[other] { $days } Tage mit einer einzigen Runde, mindestens { $least }
}

# The regulations that set a limit.
limit-article-rating = Wertungsordnung { $value }
limit-article-title = Titelordnung { $value }
limit-article-general = General Regulations { $value }
limit-article-school = Regeln für Schulturniere { $value }
limit-article-one-game-at-a-time = niemand spielt zwei Partien zugleich

# What must be seen to before a play-off.
play-off-duty-fixed-before = Paarungsverfahren und Bedenkzeit stehen vor dem Turnier fest
play-off-duty-time-reserved = die Zeit ist eingeplant, und jeder Ausgang des Turniers ist bedacht
play-off-duty-worth-it = es geht nur um den ersten Platz, einen Titel oder eine Qualifikation
play-off-duty-pause-before = er beginnt frühestens { $minutes } Minuten nach der letzten Partie eines jeden seiner Spieler
play-off-duty-pause-between-stages = zwischen zwei Abschnitten liegen mindestens { $minutes } Minuten
play-off-duty-arbiters = jede Partie hat einen Schiedsrichter; bei Streit entscheidet der Hauptschiedsrichter
play-off-duty-colours-by-lot = zu Beginn jedes Abschnitts werden die Farben gelost
play-off-duty-early-last-round = Partien der letzten Runde, die zu ihm führen können, dürfen vor den anderen beginnen
play-off-duty-changes-reserved = notwendige Änderungen bleiben vorbehalten
