# Quickplay finish: incidents, questions, answers, what rulings say.

family-quickplay = Endspurtphase

incident-quickplay-claim = ein Remis wird beantragt: kein Gewinn mit normalen Mitteln, oder unzureichende Verlustchancen
    .words = Endspurt, Endspurtphase, normale Mittel, kein Gewinnversuch, Gegner versucht nicht zu gewinnen, unzureichende Verlustchancen, nur auf Zeit spielen, über die Zeit ziehen, 10.2, Quickplay, Richtlinie III
incident-five-seconds-request = ein Spieler mit wenig Zeit beantragt zusätzliche Sekunden oder eine Uhr mit Aufschub
    .words = fünf Sekunden, Zeitnot, Inkrement beantragt, Aufschub, Uhr mit Zeitzugabe, weniger als zwei Minuten, Sekunden zugeben
incident-postponed-claim = über einen aufgeschobenen Remisantrag der Endspurtphase ist zu entscheiden
    .words = aufgeschobene Entscheidung, aufgeschobener Antrag, Entscheidung vertagt, Endspurt nach dem Blättchen

ask-quickplay-claim-by = Wer beantragt Remis?
ask-quickplay-claim-announced = Wurde angekündigt, dass die Regeln für Partien ohne Inkrement gelten?
ask-quickplay-claim-five-seconds-apply = Gilt in diesem Turnier der Antrag auf fünf Sekunden pro Zug, sodass kein Remis beantragt werden kann?
ask-quickplay-claim-ground = Worauf stützt sich der Antrag?
ask-quickplay-claim-delay-clock-available = Ist eine Uhr mit Aufschub da, die an dieses Brett gestellt werden kann?
ask-five-seconds-request-by = Wer stellt den Antrag?
ask-five-seconds-request-announced = Wurde angekündigt, dass die Regeln für Partien ohne Inkrement gelten?
ask-five-seconds-request-opponent-accepts = Der Antrag ist ein Remisangebot. Nimmt { $by-opponent } es an?
ask-postponed-claim-by = Wer hatte Remis beantragt?
ask-postponed-claim-flag-fallen = Wessen Blättchen ist seither gefallen?
ask-postponed-claim-criterion-met = War es so, dass { $tried } nicht mit normalen Mitteln gewinnen konnte oder keinen ernsthaften Gewinnversuch unternahm?
ask-quickplay-addition = Wie viel Zusatzzeit gibt es pro Zug? 0:00, wenn keine.
ask-quickplay-addition-at-board = Wie viel Inkrement oder Aufschub gibt die Uhr an diesem Brett pro Zug? 0:00, wenn keines.
ask-quickplay-running = Wessen Uhr läuft?
ask-quickplay-time-left = Wie viel Zeit hat { $by } noch?

quickplay-ground-cannot-win = der Gegner kann nicht mit normalen Mitteln gewinnen
quickplay-ground-no-effort = der Gegner unternimmt keinen Gewinnversuch
quickplay-ground-both = beides
flag-fallen-none = niemandes
flag-fallen-claimant = das des Antragstellers
flag-fallen-opponent = das des Gegners

quickplay-claimed = { $by } beantragt mit wenig Zeit Remis
quickplay-requested = { $by } beantragt zusätzliche Sekunden pro Zug
quickplay-over = Die Partie ist beendet: Das Ergebnis bleibt.
quickplay-agreed = Der Gegner stimmt zu: Die Partie ist remis.
quickplay-no-such-claim = Einen solchen Antrag gibt es nicht: Die Partie geht weiter.
quickplay-no-rules = Diese Fassung hat keine Regeln für das Ende von Partien ohne Inkrement
quickplay-not-in-blitz = Abgelehnt: Diese Regeln gelten nie im Blitz. Die Partie geht weiter.
quickplay-not-with-increment = Abgelehnt: Diese Regeln gelten nur ohne Inkrement. Die Partie geht weiter.
quickplay-not-announced = Abgelehnt: Es wurde nicht angekündigt, dass diese Regeln gelten. Die Partie geht weiter.
quickplay-not-last-period = Abgelehnt: Es ist nicht die letzte Zeitperiode, in der alle restlichen Züge gemacht werden müssen. Die Partie geht weiter.
quickplay-claim-after-flag = Zu spät: Das Blättchen von { $by } ist gefallen, und der Antrag muss vorher kommen. Über den Blättchenfall entscheiden.
quickplay-request-after-flag = Zu spät: Das Blättchen von { $by } ist gefallen. Über den Blättchenfall entscheiden.
quickplay-too-early = Zu früh: { $by } muss weniger als { $limit } übrig haben. Die Partie geht weiter.
quickplay-not-on-move = Abgelehnt: { $by } ist nicht am Zug. Die Partie geht weiter.
quickplay-five-seconds-instead = Kein Antrag auf Remis: { $by } darf stattdessen fünf Sekunden pro Zug für beide beantragen, was ein Remisangebot ist.
quickplay-cannot-win = { $by-opponent } kann nicht mit normalen Mitteln gewinnen oder hat es nicht versucht: Die Partie ist remis.
quickplay-normal-play = Es zählt das normale Spiel, nicht, ob irgendeine Folge regelgemäßer Züge zum Matt führt
quickplay-postponed = Aufgeschoben: Die Partie geht weiter, möglichst mit einem Schiedsrichter am Brett. { $by-opponent } kann { $bonus } Zeitgutschrift erhalten.
quickplay-no-extra-time = keine Zeitgutschrift
quickplay-more-time = { $bonus } Zeitgutschrift für { $by-opponent }
quickplay-stay-and-watch = Am Brett bleiben und beobachten, ob der Gegner mit normalen Mitteln zu gewinnen versucht.
quickplay-decide-later = Später in der Partie entscheiden, oder möglichst bald nach einem Blättchenfall.
quickplay-time-if-doubtful = keine Zeitgutschrift, solange der Antrag durchaus berechtigt sein kann; sie wird gegeben, wenn er zweifelhaft aussieht
quickplay-rejected = Abgelehnt: { $by-opponent } erhält { $bonus } Zeitgutschrift, und die Partie geht weiter.
quickplay-why-rejected = Remisantrag der Endspurtphase abgelehnt
quickplay-open = Der Schiedsrichter erklärt die Partie für remis, schiebt die Entscheidung auf oder lehnt den Antrag ab.
quickplay-look-at = Die Uhren anhalten; die Stellung und die letzten Züge ansehen.
quickplay-postpone = die Entscheidung aufschieben und beobachten
quickplay-postpone-with-time = aufschieben, und { $bonus } Zeitgutschrift für { $by-opponent }
quickplay-draw = die Partie ist remis
quickplay-reject = ablehnen: { $bonus } Zeitgutschrift für { $by-opponent }
quickplay-postpone-usually = aufschieben und beobachten, sofern die Stellung nicht eindeutig remis oder eindeutig gewonnen ist

quickplay-ends-game = Der Antrag beendet die Partie. Er geht an den dafür benannten Schiedsrichter, der entscheidet.
quickplay-write-position = { $by } notiert die Schlussstellung; { $by-opponent } bestätigt sie.
quickplay-hand-in-score = { $by } reicht ein vollständiges Partieformular ein; { $by-opponent } bestätigt auch dieses.
quickplay-send-claim = Den Antrag an den benannten Schiedsrichter senden; die Spieler machen keine weiteren Züge.
quickplay-sent-right = der Antrag ist berechtigt: ein Remis
quickplay-sent-wrong = der Antrag ist unberechtigt: Der benannte Schiedsrichter entscheidet, was folgt
quickplay-named-arbiter = der benannte Schiedsrichter entscheidet nach der eingereichten Stellung und Aufzeichnung

quickplay-draw-accepted = { $by-opponent } nimmt das Remis an, das der Antrag anbietet: remis.
quickplay-granted = { $either ->
    [yes] Gewährt: ein Aufschub oder Inkrement von { $seconds } Sekunden für beide, { $bonus } Zeitgutschrift für { $by-opponent }, und die Partie geht weiter.
   *[no] Gewährt: ein Inkrement von { $seconds } Sekunden für beide, { $bonus } Zeitgutschrift für { $by-opponent }, und die Partie geht weiter.
}
quickplay-why-granted = fünf Sekunden pro Zug gewährt
quickplay-set-clocks = { $either ->
    [yes] Die Uhren anhalten und für beide Spieler einen Aufschub oder ein Inkrement von { $seconds } Sekunden einstellen.
   *[no] Die Uhren anhalten und für beide Spieler ein Inkrement von { $seconds } Sekunden einstellen.
}
quickplay-change-clock = Kann die Uhr das nicht, sie wenn möglich austauschen
quickplay-write-times = Beide Zeiten notieren, bevor die Einstellung geändert wird
quickplay-request-refused = Abgelehnt: Die Partie geht mit der Uhr weiter, wie sie ist.
quickplay-no-penalty-named = Für den Antrag ist keine Strafe genannt
quickplay-grant-or-refuse = { $either ->
    [yes] Der Schiedsrichter gewährt den Antrag oder lehnt ihn ab. Wird er gewährt, gibt es einen Aufschub oder ein Inkrement von { $seconds } Sekunden für beide und { $bonus } Zeitgutschrift für { $by-opponent }.
   *[no] Der Schiedsrichter gewährt den Antrag oder lehnt ihn ab. Wird er gewährt, gibt es ein Inkrement von { $seconds } Sekunden für beide und { $bonus } Zeitgutschrift für { $by-opponent }.
}
quickplay-refuse-request = ablehnen: Die Partie geht weiter, wie sie ist
quickplay-grant = { $either ->
    [yes] einen Aufschub oder ein Inkrement von { $seconds } Sekunden für beide gewähren, und { $bonus } Zeitgutschrift für { $by-opponent }
   *[no] ein Inkrement von { $seconds } Sekunden für beide gewähren, und { $bonus } Zeitgutschrift für { $by-opponent }
}
quickplay-grant-usually = gewähren, sofern der Antragsteller auf dem Brett nicht eindeutig verloren steht
quickplay-no-demand = Abgelehnt: Ein Spieler kann während der Partie keine Uhr mit Aufschub verlangen. Die Partie geht weiter.
quickplay-set-right = Beherrscht die Uhr den Aufschub und war nur nicht darauf eingestellt, wird sie richtig eingestellt
quickplay-answer-to-claim = Wo Anträge wegen unzureichender Verlustchancen zulässig sind, darf der Turnierleiter auf einen unklaren Antrag hin eine Uhr mit Aufschub hinstellen

quickplay-postponed-decided = Über den aufgeschobenen Remisantrag von { $by } wird entschieden
quickplay-postponed-right = Der Antrag war berechtigt: Die Partie ist remis, auch nach einem Blättchenfall.
quickplay-postponed-goes-on = Dem Antrag wird nicht stattgegeben: Die Partie geht weiter.
quickplay-later-still = Es kann noch später entschieden werden, auch nach einem Blättchenfall
quickplay-postponed-fails = Der aufgeschobene Remisantrag von { $by } scheitert, daher zählt der Blättchenfall

quickplay-claims-not-allowed = Abgelehnt: Anträge wegen unzureichender Verlustchancen sind nicht zulässig. Die Partie geht weiter.
quickplay-open-offer = Es bleibt ein Remisangebot, das gilt, bis es abgelehnt wird
quickplay-must-be-posted = Die Abweichung, die solche Anträge zulässt, muss ausgehängt oder angesagt sein
quickplay-still-offer = Es bleibt ein Remisangebot
quickplay-own-flag-down = Abgelehnt: Das eigene Blättchen von { $by } ist gefallen. Die Partie geht weiter.
quickplay-clock-adds = Abgelehnt: Eine Uhr mit Aufschub oder Inkrement ist in Gebrauch. Die Partie geht weiter.
quickplay-not-sudden-death = Abgelehnt: Es ist nicht der Endspurt. Die Partie geht weiter.
quickplay-must-have-less = Abgelehnt: { $by } darf höchstens { $limit } übrig haben. Die Partie geht weiter.
quickplay-denied-not-on-move = Abgelehnt: { $by } ist nicht am Zug. Die Partie geht weiter.
quickplay-clearly-correct = Eindeutig berechtigt: Die Partie ist remis.
quickplay-clearly-wrong = Eindeutig unberechtigt: abgelehnt, und { $by } dürfen bis zu { $most } abgezogen werden. Die Partie geht weiter.
quickplay-offer-stays = Der Antrag bleibt als Remisangebot offen
quickplay-time-off = bis zu { $most } Abzug bei { $by }
quickplay-for-no-ground = nichts bei einem Antrag in gutem Glauben; bis zu { $most } bei einem völlig grundlosen
quickplay-put-on-delay-clock = { $delay ->
    [none] Unklar: eine Uhr mit Aufschub hinstellen, mit { $half } für { $by }, der Zeit von { $by-opponent }, wie sie ist, und dem Standardaufschub des Turniers. Die Partie geht weiter.
   *[other] Unklar: eine Uhr mit Aufschub hinstellen, mit { $half } für { $by }, der Zeit von { $by-opponent }, wie sie ist, und dem Aufschub des Turniers ({ $delay }). Die Partie geht weiter.
}
quickplay-why-half = halbe Zeit, mit einer Uhr mit Aufschub
quickplay-no-more-claims = Der Antrag bleibt als Remisangebot offen; in dieser Partie keine weiteren Anträge dieser Art
quickplay-invite-later = vorerst ablehnen und dem Spieler einen späteren Antrag anbieten
quickplay-watch-and-reserve = die Partie beobachten und die Entscheidung vorbehalten
quickplay-delay-clock = eine Uhr mit Aufschub: { $half } für { $by }
quickplay-delay-clock-usually = die Uhr mit Aufschub, damit die Spieler die Partie entscheiden
quickplay-no-delay-clock = Unklar, und keine Uhr mit Aufschub ist da: ablehnen und einen späteren Antrag anbieten, oder die Partie beobachten und später entscheiden. Die Zeiten bleiben.
quickplay-director-decides = Der Turnierleiter gibt dem Antrag statt, wenn er eindeutig berechtigt ist, lehnt ihn ab, wenn er eindeutig unberechtigt ist, und stellt sonst eine Uhr mit Aufschub hin, wenn es eine gibt.
quickplay-no-ratings = Weder auf Wertungszahlen noch auf die Uhr achten; bei Bedarf jeden Spieler unter vier Augen nach seinem Plan fragen.
quickplay-class-c = Eindeutig berechtigt: Würde ein Spieler der Klasse C bei reichlich Zeit das kaum je gegen einen Meister verlieren?
quickplay-correct-draw = eindeutig berechtigt: ein Remis
quickplay-unclear-half = unklar: eine Uhr mit Aufschub, halbe Zeit für { $by }
quickplay-unclear-no-clock = unklar und keine Uhr mit Aufschub: vorerst ablehnen, oder beobachten und später entscheiden
quickplay-wrong-time-off = eindeutig unberechtigt: abgelehnt, bis zu { $most } Abzug
quickplay-on-list = Die Stellung steht auf der angekündigten Liste: Die Partie ist remis.
quickplay-not-in-us-blitz = Abgelehnt: Im Blitz gibt es außerhalb einer angekündigten Liste keine Anträge wegen unzureichender Verlustchancen. Die Partie geht weiter.

quickplay-usually-delay-clock = eine Uhr mit Aufschub, wenn es eine gibt, sofern der Antrag nicht eindeutig ist
quickplay-usually-complex = ablehnen: Verwickelte Stellungen erlauben den Antrag selten
quickplay-usually-opposite-bishops = ein Remis, wenn die Bauern größtenteils festgelegt sind, auch mit ein oder zwei Bauern weniger
quickplay-usually-same-pieces = ein Remis, außer bei schnellem erzwungenem Gewinn
quickplay-usually-piece-less = kein direktes Remis für die schwächere Seite: eine Uhr mit Aufschub, oder beobachten
quickplay-usually-rook-pawn = ein Remis, wenn der König den Bauern aufhalten kann
quickplay-usually-rook-and-bishop = ablehnen, außer es wird sofort Material gewonnen
