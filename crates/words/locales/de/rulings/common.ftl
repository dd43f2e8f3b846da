# What rulings of all families say, and what is asked beside the incident.

official-arbiter = Schiedsrichter
official-director = Turnierleiter

fide-rate-standard = Turnierschach (Standard)
fide-rate-rapid = Schnellschach
fide-rate-blitz = Blitz
us-rate-regular = Regular
us-rate-quick = Quick
us-rate-blitz = Blitz
supervision-adequate = ja, mit ausreichender Aufsicht
supervision-reduced = nein

ask-rate = Welche Bedenkzeit wird gespielt?
ask-supervision = Gelten die Turnierschachregeln in diesem Schnellschach- oder Blitzturnier vollständig?
ask-can-mate = Kann { $side } noch mit irgendeiner Folge regelgemäßer Züge mattsetzen?
ask-blitz-material = Hat { $side } Mattmaterial: zwei Leichtfiguren, einen Bauern, einen Turm oder eine Dame?
ask-last-period = Ist es die letzte Zeitperiode, in der alle restlichen Züge gemacht werden müssen?
ask-time-pressure = Hat einer der Spieler weniger als fünf Minuten, bei weniger als 30 Sekunden Zusatzzeit pro Zug?
ask-time-left = Wie viel Zeit hat { $side } noch?
ask-moves-made = Wie viele Züge hat { $side } gemacht?
ask-default-time = Welche Wartezeit nennt die Ausschreibung? Nennt sie keine, ist es 0:00.

ruling-not-legal = die angegebene Stellung kann durch regelgemäße Züge nicht entstehen ({ $reasons }); aus ihr wurde nichts abgeleitet
ruling-event-may-differ = die Turnierausschreibung kann es anders regeln; der Fall sagt nicht, ob sie es tut: { $choices }
counter-illegal-move = regelwidrige Züge
counter-two-hands = Züge mit zwei Händen
counter-clock-without-move = Drücken der Uhr ohne Zug
counter-wrong-claim = unberechtigte Remisanträge
counter-wrong-time-claim = unberechtigte Zeitreklamationen
counter-warning = Verwarnungen
counter-time-penalty = Zeitstrafen
counter-disturbance = Störungen
counter-displacement = verschobene oder umgeworfene Figuren
counter-sheet-request = Bitten um das Formular
counter-draw-offer = unbegründete Remisangebote
counter-recording-breach = Verstöße gegen die Aufzeichnungspflicht
counter-absence = Abwesenheiten ohne Erlaubnis
counter-refusal = Weigerungen, die Regeln einzuhalten
counter-breach = andere Verstöße
scope-game = dieser Partie
scope-event = diesem Turnier

measure-kind-none = keine Strafe
measure-kind-warning = eine Verwarnung
measure-kind-opponent-more-time = mehr Zeit für den Gegner
measure-kind-offender-less-time = weniger Zeit für den Schuldigen
measure-kind-opponent-more-points = mehr Punkte für den Gegner, höchstens bis zur erreichbaren Punktzahl der Partie
measure-kind-offender-fewer-points = weniger Punkte für den Schuldigen
measure-kind-draw = ein Remis
measure-kind-game-lost = Partieverlust
measure-kind-fine = eine vorher angekündigte Geldstrafe
measure-kind-exclusion-from-rounds = Ausschluss von einer oder mehreren Runden
measure-kind-expulsion = Ausschluss vom Turnier
measure-kind-other = eine andere Maßnahme

position-action-stays = bleibt, wie sie ist
position-action-restore-before = die Stellung davor oder die letzte bekannte wiederherstellen
position-action-restore-last-known = die letzte bekannte Stellung wiederherstellen
position-action-pawn-becomes-queen = der Bauer auf der letzten Reihe wird zur Dame
position-action-replace-pieces = die verschobenen oder umgeworfenen Figuren kommen auf ihre Felder zurück
position-action-transfer = auf ein richtig liegendes Brett übertragen
position-action-new-game = die Partie wird annulliert und neu gespielt
position-action-adjourned = die Abbruchstellung aufstellen
position-action-reconstruct = die Partie auf einem zweiten Brett rekonstruieren
position-action-none = keine

ruling-fact-missing = Eine Angabe fehlt.
ruling-nothing-left = { $side } hat weniger als das übrig: Auf der Uhr bleibt nichts
ruling-ended-on-board = Die Partie war auf dem Brett schon vorher zu Ende ({ $how }): Dieses Ergebnis gilt.
ruling-after-the-end = Was nach dem Ende einer Partie gesagt, beantragt oder getan wird, ändert ihr Ergebnis nicht
ruling-log-incident = { $incident }.
ruling-find-out = klären: { $question }
ruling-short-result = Ergebnis: { $result }.
ruling-short-clock = Uhr: { $change }.
ruling-short-usual = Üblich: { $usual }.
ruling-short-articles = ({ $articles })
ruling-ask-one-of = { $question } [{ $answers }]
ruling-ask-number = { $question } [{ $least } bis { $most }]
ruling-ask-time = { $question } [eine Zeit, etwa 4:30]
ruling-ask-text = { $question } [{ $expected }]
ruling-measure-by = { $measure } ({ $article })
ruling-duty = { $side } { $duty }
ruling-duty-moves = { $side } { $duty } ({ $moves })
ruling-count = { $side }, { $counter }: { $now }
ruling-count-if-none = { $side }, { $counter }: { $now } (wenn bisher keine)
ruling-log-clocks = Uhren: { $changes }.
ruling-log-times = Zeiten jetzt: Weiß { $white }, Schwarz { $black }.
ruling-log-result = Ergebnis { $result }.
ruling-log-articles = { $name ->
    [none] ({ $edition }: { $articles })
   *[other] ({ $name }: { $articles })
}
ruling-log-taken = Angenommen: { $taken }.
ruling-clock-add = { $side } +{ $time } ({ $why })
ruling-clock-take = { $side } { $time } ({ $why })
ruling-clock-set = { $side } auf { $time } gestellt ({ $why })
ruling-ask-count = Wie oft kam das bei { $side } in { $scope } schon vor ({ $counters })?
ruling-count-taken = bei { $side } kam das in { $scope } bisher nicht vor ({ $counters })
ruling-count-is = { $least ->
    [one] bei { $side } kam das in { $scope } bisher einmal vor ({ $counters })
   *[other] bei { $side } kam das in { $scope } bisher { $least }-mal vor ({ $counters })
}
ruling-count-at-least = { $least ->
    [one] bei { $side } kam das in { $scope } bisher mindestens einmal vor ({ $counters })
   *[other] bei { $side } kam das in { $scope } bisher mindestens { $least }-mal vor ({ $counters })
}
ruling-count-between = bei { $side } kam das in { $scope } bisher { $least }- bis { $most }-mal vor ({ $counters })
ruling-no-default-time = die Ausschreibung nennt keine Wartezeit
ruling-default-time = die Ausschreibung nennt eine Wartezeit von mindestens { $least }
ruling-answered = „{ $question }“ wird mit „{ $answer }“ beantwortet
ruling-no-penalty = keine Strafe
ruling-penalty = { $kind }
ruling-more-time = mehr Zeit für den Gegner; die Standardstrafe ist { $standard }
ruling-minute-in-blitz = Für Blitz mit Aufsicht wiederholt kein Artikel die eine Minute des Schnellschachs; es wird so ausgelegt
ruling-warning-or-standard = eine Verwarnung oder die Standardstrafe: { $time } für den Gegner
ruling-standard-or-more = die Standardstrafe: { $time } für den Gegner; im Wiederholungsfall mehr
ruling-warning = eine Verwarnung
ruling-time-penalty-or-warning = eine Zeitstrafe oder eine zweite Verwarnung
ruling-last-warning = dem Spieler sagen, dass das nächste Mal als beharrliche Weigerung gilt und die Partie kostet; dann so verfahren

# A ruling as it is printed, line by line.
ruling-line-if = Angenommen, { $condition }: { $decision }
ruling-line-no-rule = Keine Regel: { $value }
ruling-line-result = Ergebnis: { $value }
ruling-line-position = Stellung: { $value }
ruling-line-clock = Uhr: { $value }
ruling-line-times = Zeiten: Weiß { $white }, Schwarz { $black }
ruling-line-to-move = Am Zug: { $value }
ruling-line-duty = Pflicht: { $value }
ruling-line-count = Zählung: { $value }
ruling-line-note = Hinweis: { $value }
ruling-line-mandatory = Zwingend.
ruling-line-usual = Ermessen. Üblich: { $value }
ruling-line-permitted = Zulässig: { $value }
ruling-line-find-out = Klären: { $value }
ruling-line-articles = Artikel ({ $edition }):
ruling-line-log = Protokoll: { $value }
ruling-variation-matters = Die Abweichung { $id } ist hier nicht angekündigt; mit ihr wäre die Entscheidung eine andere: { $effect }
ask-control = Wie lautet die Bedenkzeit?
expected-control = zum Beispiel G/60 d/5
