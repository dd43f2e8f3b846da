# Coming late: incidents, questions, answers, what rulings say.

family-arrival = Zuspätkommen

incident-late-arrival = ein Spieler kommt zu spät
    .words = zu spät, verspätet, Verspätung, kommt später, Wartezeit, Karenzzeit, Spielbeginn verpasst, Minuten Verspätung, kampflos
incident-both-absent = niemand war da, als die Uhren in Gang gesetzt wurden
    .words = beide fehlen, beide Spieler nicht da, niemand da, beide zu spät, leeres Brett, beidseitig kampflos
incident-absent-without-notice = ein Spieler fehlte unabgemeldet
    .words = nicht erschienen, nicht angetreten, fehlt, unentschuldigt, unabgemeldet, abwesend, kampflos, erscheint nicht, Nichtantreten

incident-players-without-game = zwei Spieler haben nach Rundenbeginn keine Partie
    .words = keine Partie, ohne Gegner, nicht gepaart, kein Gegner da, nachträglich paaren, zwei Spieler ohne Partie
ask-players-without-game-both-agree = Wollen beide gegeneinander spielen?
ask-players-without-game-met-before = Haben sie in diesem Turnier schon gegeneinander gespielt?
ask-late-arrival-by = Wer kam zu spät?
ask-late-arrival-late-by = Wie lange nach dem tatsächlichen Spielbeginn kam der Spieler?
ask-late-arrival-default-time = Welche Wartezeit nennt die Ausschreibung? Die Fassung hat keine eigene.
ask-late-arrival-first-period = Wie lang ist die erste oder einzige Zeitperiode?
ask-both-absent-white-late-by = Wie lange nach dem Beginn kam Weiß?
ask-both-absent-black-late-by = Wie lange nach dem Beginn kam Schwarz?
ask-absent-without-notice-by = Wer fehlte?
ask-absent-without-notice-explained = Hat der Spieler es erklärt, bevor die nächste Auslosung veröffentlicht wurde?

arrival-before-start = { $by } kam vor dem Beginn
arrival-not-late = { $by } ist nicht zu spät.
arrival-came = { $by } kam { $late } nach dem Beginn
arrival-in-time = Rechtzeitig: Die Wartezeit beträgt { $limit }. { $by } spielt mit der verbliebenen Zeit.
arrival-clock-ran = { $by-code ->
    [white] Die Uhr von Weiß läuft seit dem Beginn
   *[black] Die Uhr von Schwarz läuft seit dem ersten Zug von Weiß
}
arrival-after-first-control = { $by } kam nach Ablauf der ersten Zeitkontrolle und verliert.
arrival-no-waiver = Erlassen werden kann nur der Verlust nach einer Stunde, nicht dieser
arrival-too-late = { $by } kam nach Ablauf der Wartezeit von { $limit } und verliert.
arrival-not-helped = Die Verspätung war unverschuldet: Der Artikel lässt den { $who } anders entscheiden
arrival-played-with-rest = die Partie wird mit der verbliebenen Zeit gespielt
arrival-game-lost = die Partie ist verloren
arrival-loss-stands = es bleibt beim Verlust, außer bei zwingendem Grund
arrival-may-decide-otherwise = Der { $who } darf aus gutem Grund anders entscheiden
arrival-came-no-equipment = { $by } kam { $late } nach dem Beginn, und es war kein Material aufgebaut
arrival-no-loss = Kein Verlust: { $by-opponent } hat das Material nicht aufgebaut und die Uhr nicht laufen lassen. Die Partie wird gespielt; jeder verliert { $half } der Zeit seit dem Beginn.
arrival-divided = Die Zeit seit dem Beginn wird gleichmäßig geteilt: Jeder verliert { $half }. Die Partie wird gespielt.
arrival-nothing-set-up = Es war kein Material aufgebaut: Die Zeit seit dem Beginn wird gleichmäßig geteilt, und jeder verliert { $half }.
arrival-why-equipment = kein Material zu Beginn
arrival-count-until-there = Nur zählen, bis das Material da war, wenn das früher war

arrival-nobody = Niemand war da: Weiß kam nach { $white }, Schwarz nach { $black }
arrival-both-too-late = Beide kamen nach Ablauf der Wartezeit: Beide verlieren.
arrival-played-after-all = die Partie wird doch gespielt
arrival-both-lose = beide verlieren
arrival-white-loses = Weiß verliert die { $lost } bis zum eigenen Eintreffen; Schwarz verliert nichts, bevor Weiß gezogen hat.
arrival-split = Die Zeit, bis der erste Spieler kam, wird geteilt: Jeder verliert { $lost }.
arrival-why-absent = bei Beginn abwesend
arrival-regulations-otherwise = Die Ausschreibung oder der Schiedsrichter kann anders entscheiden

arrival-charged-wrongly = Die zu Beginn verlorene Zeit wird berichtigt: Weiß verliert { $white }, Schwarz { $black }.
arrival-charged-rightly = Die zu Beginn verlorene Zeit wurde richtig angerechnet.
arrival-why-charged = falsch angerechnete Zeit zu Beginn
arrival-setting-stays = Zu spät: Nach zehn Zügen beider Spieler bleiben die Zeiten, wie sie sind.
arrival-came-after-grant = { $by } kam { $late } nach Beginn; ein späterer Beginn war erlaubt worden
arrival-granted-in-time = Kein Verlust: Der Beginn war um { $granted } später erlaubt, und { $by } ist rechtzeitig da. Die Partie wird gespielt.
arrival-tell-opponent = { $by-opponent } über den späteren Beginn informieren, falls das niemand getan hat.
arrival-opponent-not-told = dass { $by-opponent } nicht informiert wurde, ist ein Versäumnis des Schiedsrichters: Es kostet keinen Spieler die Partie
arrival-from-granted-start = die Uhren werden so gestellt, als hätte die Partie zur erlaubten Zeit begonnen
arrival-as-clocks-ran = die Zeiten bleiben, wie die Uhren liefen
arrival-two-without-game = Zwei Spieler haben nach Rundenbeginn keine Partie
arrival-may-be-paired = Sie dürfen gegeneinander gelost werden, wenn auch der Schiedsrichter zustimmt.
arrival-not-paired-now = Sie werden in dieser Runde nicht gegeneinander gelost; jeder behält, was ihm die Runde brachte.
arrival-replaces-forfeit = vor Spielbeginn mit beiden klären, dass diese Partie anstelle des kampflosen Sieges oder Freiloses zählt; die Bestimmungen sagen es nicht
arrival-pair-them = sie gegeneinander losen
arrival-leave-them = die Runde lassen, wie sie ist
arrival-not-provided = kein Artikel sieht hier eine Paarung nach Rundenbeginn vor
arrival-adjust-times = Beide Uhren gerecht um die verstrichene Zeit anpassen.
arrival-stayed-away = { $by } fehlte unabgemeldet
arrival-paired-if-accepted = { $by } verliert diese Partie, wird aber wieder ausgelost, wenn die Erklärung anerkannt wird.
arrival-counts-as-withdrawn = { $by } verliert diese Partie und gilt als zurückgetreten: keine Auslosung, bis es erklärt ist.
arrival-paired-again = wieder ausgelost
arrival-out-of-event = nicht mehr im Turnier
arrival-not-paired-again = nicht mehr ausgelost
arrival-may-be-ejected = { $by } verliert diese Partie und kann vom Turnier ausgeschlossen und mit einer Geldstrafe bis zur Höhe des Startgelds belegt werden; auf Bitte darf der Turnierleiter { $by } behalten oder wieder zulassen.
arrival-fine-goes-to = Die Geldstrafe geht an den Veranstalter, der den Spieler bis zur Zahlung für andere Turniere sperren darf
arrival-kept-on-request = auf Bitte im Turnier behalten oder wieder zugelassen
arrival-fine = eine Geldstrafe bis zur Höhe des Startgelds
arrival-ejection = Ausschluss vom Turnier
arrival-unless-asked = nicht mehr ausgelost, außer der Spieler bittet darum
ask-late-arrival-opponent-told = Wurde { $by-opponent } von dem späteren Beginn unterrichtet?
ask-late-arrival-equipment-missing = Hat der anwesende Spieler versäumt, das Material aufzubauen oder die Uhr laufen zu lassen?
arrival-setting-stands = Wer zuerst kam, rechnete keine Zeit an: Diese Einstellung bleibt, sofern der Turnierleiter sie nicht berichtigt oder die Spieler sich einigen. Geteilt verlöre jeder { $lost }.
arrival-leave-clocks = die Uhren bleiben, wie sie sind
arrival-split-now = die Zeit wird doch geteilt
arrival-split-corrected = { $by } rechnete alles dem Gegner an: Die Zeiten werden berichtigt, jeder verliert { $lost }, und { $by } kann bestraft werden.
arrival-as-granted = Rechtzeitig: Die Uhr von { $by } darf nicht vor der neuen Zeit laufen, und die Wartezeit von { $limit } zählt ab ihr.
arrival-reset-clocks = Der Gegner wusste nichts davon: Die Uhren werden zurückgestellt, damit { $by } die gewährten { $granted } hat.
arrival-why-granted = gewährter späterer Beginn
arrival-granted-too-late = { $by } kam nach der ab der neuen Zeit gezählten Wartezeit von { $limit } und verliert.
arrival-dropped-unless-excused = aus dem Turnier gestrichen, sofern die Entschuldigung nicht annehmbar ist; weitere Partien zählen dann null
ask-players-without-game-why = Warum haben sie keine Partie?
no-game-not-paired = sie wurden nicht ausgelost
no-game-opponents-may-come = ihre Gegner fehlen, können aber noch kommen
no-game-opponents-forfeited = ihre Gegner haben durch Zuspätkommen verloren
arrival-pair-apart = Begonnene Partien gehen weiter; die Wartenden werden als eigene Gruppe nach den üblichen Regeln ausgelost.
arrival-clocks-from-now = Eine Zeit für ihre Partie festsetzen: Ihre Uhren laufen ab dann, mit voller Bedenkzeit.
arrival-wait-for-opponents = Sie bleiben ihren Gegnern zugelost, bis diese durch Zuspätkommen verloren haben.
arrival-opponents-have-time = ein fehlender Gegner hat eine Stunde, oder die erste Zeitperiode, wenn sie kürzer ist
arrival-extra-game = eine Partie zwischen ihnen als zusätzliche gewertete Partie, die sonst nichts zählt
arrival-forfeits-stand = Jeder hat kampflos gewonnen, und das bleibt; eine Partie zwischen ihnen ersetzt es nicht.
