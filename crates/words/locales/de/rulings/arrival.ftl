# Coming late: incidents, questions, answers, what rulings say.

family-arrival = Zuspätkommen

incident-late-arrival = ein Spieler kommt zu spät
    .words = zu spät, verspätet, Verspätung, kommt später, Wartezeit, Karenzzeit, Spielbeginn verpasst, Minuten Verspätung, kampflos
incident-both-absent = niemand war da, als die Uhren in Gang gesetzt wurden
    .words = beide fehlen, beide Spieler nicht da, niemand da, beide zu spät, leeres Brett, beidseitig kampflos
incident-absent-without-notice = ein Spieler fehlte unabgemeldet
    .words = nicht erschienen, nicht angetreten, fehlt, unentschuldigt, unabgemeldet, abwesend, kampflos, erscheint nicht, Nichtantreten

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
