# Was der Schiedsrichter über eine Meldung weiß.
marks-set = { $section }: notiert zu { $entrant }:{ $marks-is-new ->
    [yes] { " " }neu im gewerteten Schach;
   *[other] { "" }
}{ $marks-is-late ->
    [yes] { " " }nachgemeldet;
   *[other] { "" }
}{ $marks-house-code ->
    [permanent] { " " }ständiger Ersatzspieler des Veranstalters;
    [temporary] { " " }Ersatzspieler des Veranstalters für eine Runde;
   *[other] { "" }
}{ $marks-bye-replaced ->
    [yes] { " " }eine Partie statt eines Freiloses;
   *[other] { "" }
}{ $marks-no-half-point-bye ->
    [yes] { " " }kein Recht auf eine spielfreie Runde mit halbem Punkt;
   *[other] { "" }
}{ $marks-prize-chance ->
    [yes] { " " }Aussicht auf einen Preis;
    [no] { " " }keine Aussicht auf einen Preis;
   *[other] { "" }
}{ $marks-reentry-of ->
    [none] { "" }
   *[other] { " " }erneut gemeldet nach { $marks-reentry-of };
}{ $marks-team ->
    [none] { "" }
   *[other] { " " }Mannschaft { $marks-team };
}{ $marks-wins-as-draws ->
    [none] { "" }
   *[other] { " " }ein Sieg in Runde { $marks-wins-as-draws } zählt für die Preise als Remis;
}
non-pairings-set = { $requests-count ->
    [0] { $section }: keine Wünsche mehr, nicht gepaart zu werden
    [one] { $section }: { $requests-count } Wunsch, nicht gepaart zu werden
   *[other] { $section }: { $requests-count } Wünsche, nicht gepaart zu werden
}

# Refusals.
refusal-no-earlier-entry = { $who } ist keine frühere Meldung: Wer erneut meldet, hat die spätere
refusal-followed-already = { $who } hat schon eine spätere Meldung: { $by }
refusal-lonely-request = es braucht mindestens zwei Spieler, die lieber nicht gegeneinander spielen

# Auf der Befehlszeile: was der Schiedsrichter über Meldungen weiß.
event-apart = { $names }: nach Möglichkeit nicht paaren
event-apart-until = { $names }: bis Runde { $round } nach Möglichkeit nicht paaren
event-mark-new = NEW: hat noch kein gewertetes Turnier gespielt
event-mark-outside-fide = außerhalb der FIDE
event-mark-computer = ein Programm
event-mark-adjudicated = abgeschätzt in Runde { $rounds }
event-mark-not-rated = nicht gewertet in Runde { $rounds }
event-mark-late = nachgemeldet
event-mark-house-permanent = ständiger Ersatzspieler des Veranstalters
event-mark-house-temporary = Ersatzspieler des Veranstalters für eine Runde
event-mark-bye-replaced = hatte eine Partie statt eines Freiloses
event-mark-no-half-point-bye = hat kein Recht auf eine spielfreie Runde mit halbem Punkt
event-mark-chance = hat Aussicht auf einen Preis
event-mark-no-chance = hat keine Aussicht auf einen Preis
event-mark-reentry = erneut gemeldet nach { $who }
event-mark-team = Mannschaft { $team }
event-mark-win-as-draw = in Runde { $round } zählt ein Sieg für die Preise als Remis (22C5)
event-house-reason = ein Ersatzspieler des Veranstalters statt eines Freiloses (28M1)
event-across-reason = die Freilose zweier Gruppen spielen gegeneinander (28M3)

# Warum kein Ersatzspieler gesetzt werden kann.
cannot-seat-no-open-round = keine Runde ist ausgelost und offen: Ein Ersatzspieler des Veranstalters kommt in eine solche oder für alle Runden
cannot-seat-nobody-waits = in Runde { $round } hat niemand ein Freilos mit ganzem Punkt, das eine Partie ersetzen könnte
cannot-seat-does-not-wait = { $player } hat in Runde { $round } kein Freilos
cannot-seat-same-section = die Freilose zweier Gruppen sollen gegeneinander spielen: Neben der höheren ist auch die niedrigere Gruppe zu nennen

# Paaren ohne ein nicht gemeldetes Ergebnis (29H).
unreported-forfeit-next-round = Beide setzen in der nächsten Runde aus und verlieren sie kampflos
unreported-both-lose = Beide werden gewertet und gepaart, als hätten sie verloren
unreported-half-point-byes = Beide erhalten in der nächsten Runde ein Freilos mit halbem Punkt
unreported-guess-winner = So paaren, als hätte der Höhergewertete gewonnen
unreported-win-and-draw = Den Höhergewerteten mit Sieg paaren, den anderen mit Remis
unreported-both-win = Beide mit Sieg paaren
event-unreported-reason = Ergebnis nicht gemeldet ({ $value })
cannot-pair-without-other-rules = nur ein Turnier nach den Regeln von US Chess wird so ohne ein Ergebnis gepaart (29H)
cannot-pair-without-no-game = Runde { $round } hat kein Brett { $board }
cannot-pair-without-reported = Brett { $board } der Runde { $round } hat ein Ergebnis
cannot-pair-without-not-latest = Runde { $round } ist nicht die zuletzt gepaarte
cannot-pair-without-no-round-left = Runde { $round } ist die letzte: es bleibt keine Runde, in der die Spieler aussetzen könnten

# Weiterreichen nach unten (29G1).
event-ladder-reason = ein Spieler ging vor der Runde (29G1)
no-ladder-other-rules = nur ein Turnier, das nach den Regeln von US Chess gepaart wird, wird durch Weiterreichen nach unten repariert (29G1)
no-ladder-no-opponent = { $player } hat in Runde { $round } keinen Gegner

# Die Einstellungen einer US-Gruppe.
us-setting-acceleration = Beschleunigte Paarungen (28R)
us-setting-opponents = Natürliche Gegner (27A3, 29L1)
us-setting-round_robin_table = Eine Rundenturniertafel leitet ein kleines Schweizer System (29L)
us-setting-paired_classes = Klassen, die in der letzten Runde für sich gepaart werden (29I)
us-setting-unrated_as = Wertungszahl für Spieler ohne Wertung, nur zum Paaren (28A)
us-setting-unrated_together = Spieler ohne Wertung mit positivem Stand treffen aufeinander (29J)
us-setting-odd_player_cost = Was ein anderer Überzähliger kostet (29D1b, 29E7)
us-setting-method = Wie Farben verbessert werden (29E6)
us-setting-transposition = Spieler zwischen zwei Brettern, die tauschen (29E7)
us-setting-tolerance = Grenzen von Tauschen dürfen um so viele Punkte überschritten werden (29E5c)
us-setting-no_limits = Keine Grenzen: Der Farbausgleich geht vor Wertungszahlen (29E5h)
us-setting-wide_limit_for_black_only = Die 200-Punkte-Regel gilt nur bei zu viel Schwarz (29E5b1)
us-setting-third_colour_limit = Grenze, um eine dritte Partie mit gleicher Farbe zu vermeiden (29E5f)
us-setting-third_colour_ban = Niemand hat dreimal hintereinander eine Farbe, außer in der letzten Runde (29E5f1)
us-setting-rule_five = Gleiche Ansprüche auf eine Farbe (29E4)
us-setting-last_round_lots = Los für die letzte Runde, mit seinem Startwert (29E4c)
us-setting-short_memory = Bei gleichen Ansprüchen entscheiden nur die letzten zwei Runden (29E4d)
us-setting-teammates = Mannschaftskameraden (28N)
us-setting-teammates_are = Wer Mannschaftskameraden sind (28N)
us-setting-latest_entry_counts = Wer erneut meldet, lässt frühere Meldungen hinter sich (28S5)
us-setting-expulsion = Gegner eines Ausgeschlossenen (28I)
us-setting-bye_for_colours = Das Freilos darf der Farben wegen ein höher Gewerteter erhalten (28L2a)
us-setting-spare_new_players = In vier Runden schont das Freilos neue Spieler (28L5)
us-setting-byes_most = Höchstzahl der Freilose mit halbem Punkt je Spieler (22C3)
us-setting-byes_until_round = Letzte Runde, für die es sie gibt (22C1)
us-setting-byes_notice_minutes = Zu beantragen, Minuten vor der Runde (22C2)
us-setting-byes_before_game = Partie, vor der man sich auf ein Freilos in der letzten Runde festlegt (22C4)
us-group-pairings = Paarungen
us-group-colours = Farben
us-group-people = Mannschaftskameraden, erneute Meldungen, Ausschlüsse
us-group-byes = Freilose
us-choice-none = keine
us-choice-added_score = Zusatzpunkt (28R1)
us-choice-adjusted_rating = angepasste Wertungszahl (28R2)
us-choice-sixths = Sechstel (28R3)
us-choice-halves = obere Hälfte gegen untere Hälfte
us-choice-neighbours = 1 gegen 2, 3 gegen 4
us-choice-smaller_of_two = die kleinere der beiden Differenzen
us-choice-players_switched = die Differenz der Getauschten
us-choice-look_ahead = vorausschauend
us-choice-top_down = Brett für Brett von oben
us-choice-swap = bleiben, wo sie sind
us-choice-shift = rücken um ein Brett
us-choice-wide = 200 Punkte
us-choice-narrow = 80 Punkte
us-choice-higher_ranked = der höher gesetzte Spieler
us-choice-lower_ranked_in_minus_groups = in Gruppen mit negativem Stand der niedriger gesetzte
us-choice-alternating = abwechselnd höher und niedriger Gewertete
us-choice-ignored = dürfen aufeinandertreffen
us-choice-plus-1 = treffen unter plus eins nicht aufeinander
us-choice-plus-2 = treffen unter plus zwei nicht aufeinander (28N1)
us-choice-plus-3 = treffen unter plus drei nicht aufeinander
us-choice-never = treffen nicht aufeinander (28N2)
us-choice-team = Spieler einer Mannschaft
us-choice-club = Spieler eines Vereins oder einer Schule
us-choice-standard = Freilos mit halbem Punkt für eine Niederlage, kampfloser Sieg für ein Remis
us-choice-early_forfeits = kampflose Siege bei frühem Ausschluss (28I1a)
us-choice-last_opponent_forfeit = kampfloser Sieg für den letzten Gegner (28I2c)
us-choice-early_and_last = beides (28I1a, 28I2c)
us-setting-fault-unknown-key = eine US-Gruppe hat keine Einstellung { $key }; bekannt sind { $known }
us-setting-fault-unknown-choice = { $key } kann nicht { $value } sein; möglich ist { $known }
us-setting-fault-no-flag = { $key } ist ja oder nein, nicht { $value }
us-setting-fault-no-number = { $key } ist eine Zahl, nicht { $value }
us-setting-fault-no-class = { $value } ist weder eine Kategorie der Gruppe noch ein Bereich von Wertungszahlen wie 1800-1999
us-setting-fault-not-us = die angekündigten Einstellungen der Gruppe sind nicht lesbar
us-setting-fault-accelerated-already = die Gruppe hat schon virtuelle Punkte; eine Art der Beschleunigung genügt
us-notice = { $notice-code ->
    [in-advance] muss in der gesamten Ausschreibung stehen und vor Ort gesagt werden
    [before-round-one] muss vor Ort vor Runde 1 gesagt werden
    [before-round-two] muss vor Ort vor Runde 2 gesagt werden
    [before-use] muss vor Ort gesagt werden, bevor es angewandt wird
   *[none] braucht keine Ankündigung
}
found-variation-told = { $late ->
    [yes] { $notice-code ->
        [in-advance] { $variation }: Das hätte in der gesamten Ausschreibung stehen sollen, und es sind schon Runden ausgelost
        [before-round-one] { $variation }: Die Spieler hätten es vor Runde 1 erfahren sollen
        [before-round-two] { $variation }: Die Spieler hätten es vor Runde 2 erfahren sollen
       *[other] { $variation }: Es ist spät, das den Spielern zu sagen
    }
   *[no] { $notice-code ->
        [in-advance] { $variation }: Das muss in der gesamten Ausschreibung stehen und vor Ort gesagt werden
        [before-round-one] { $variation }: Das muss vor Ort vor Runde 1 gesagt werden
        [before-round-two] { $variation }: Das muss vor Ort vor Runde 2 gesagt werden
        [before-use] { $variation }: Das muss vor Ort gesagt werden, bevor es angewandt wird
       *[none] { $variation }: braucht keine Ankündigung
    }
}
found-late-commitment = { $before-game ->
    [1] ein Freilos mit halbem Punkt für { $player } in der letzten Runde: Man muss sich vor der ersten eigenen Partie darauf festlegen
    [2] ein Freilos mit halbem Punkt für { $player } in der letzten Runde: Man muss sich vor der zweiten eigenen Partie darauf festlegen
   *[other] ein Freilos mit halbem Punkt für { $player } in der letzten Runde: Man muss sich vor Partie { $before-game } darauf festlegen
}
found-irrevocable-bye = das Freilos mit halbem Punkt von { $player } in Runde { $round } war unwiderruflich: Stimmt der Schiedsrichter der Rücknahme zu, zählt ein Sieg für die Preise als Remis
found-bye-asked-late = das Freilos von { $player } in Runde { $round } wurde weniger als { $minutes } Minuten vor der Runde beantragt
event-us-no-value = { $text } hat keinen Wert: KEY=VALUE
found-assigned-too-low = die { $player } zugewiesene Wertungszahl { $assigned } liegt unter der veröffentlichten, { $published }
found-assigned-without-cause = { $player } wird die Wertungszahl { $assigned } zugewiesen, und kein Grund ist angegeben: Der Anlass muss festgehalten sein
left-out-marks = was der Schiedsrichter über die Meldungen von { $names } weiß
left-out-non-pairings = { $requests ->
    [one] { $requests } Wunsch, nicht gepaart zu werden
   *[other] { $requests } Wünsche, nicht gepaart zu werden
}
