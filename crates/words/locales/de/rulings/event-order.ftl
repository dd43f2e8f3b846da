# What came first: incidents, questions, answers, what rulings say.

family-event-order = Was zuerst kam

incident-event-order = mehreres geschah, und die Reihenfolge ist wichtig
    .words = was war zuerst, Reihenfolge, Matt oder Blättchen, Blättchen vor Matt, gleichzeitig, mehrere Dinge
incident-last-move-of-control = der letzte Zug einer Zeitkontrolle und das Blättchen
    .words = letzter Zug der Zeitkontrolle, vierzigster Zug, 40. Zug, Zeitkontrolle, Blättchen beim vierzigsten Zug
incident-count-requested = ein Spieler bittet darum, die Züge zu zählen
    .words = Züge zählen, Zählen, Schiedsrichter soll zählen, fünfzig Züge zählen

ask-event-order-first = Was kam zuerst?
ask-event-order-second = Was kam danach?
ask-last-move-of-control-by = Wessen Zug war es?
ask-last-move-of-control-flag = Wann war das Blättchen von { $by } gefallen?
ask-count-requested-by = Wer bittet um die Zählung?
ask-count-requested-simplified = Ist die Stellung so vereinfacht, dass fünfzig solche Züge kommen können?

deed-moves = { $side } zieht, Uhr noch nicht gedrückt
deed-presses = { $side } drückt die Uhr
deed-stops-clock = { $side } hält beide Uhren an
deed-touches-piece = { $side } berührt eine Figur, um zu ziehen
deed-mates = { $side } setzt matt
deed-stalemates = { $side } setzt patt
deed-kills-position = { $side } macht einen Zug, nach dem niemand mehr mattsetzen kann
deed-flag-falls = { $side } überschreitet die Zeit, niemand sagt etwas
deed-flag-seen-by-arbiter = { $side } hat die Zeit überschritten, der Schiedsrichter sieht es
deed-calls-flag = { $side } sagt, dass das Blättchen des Gegners gefallen ist
deed-offers-draw = { $side } bietet Remis an
deed-accepts-draw = { $side } nimmt das Remis an
deed-refuses-draw = { $side } lehnt das Remis ab
deed-claims-draw = { $side } beantragt Remis
deed-resigns = { $side } gibt auf
deed-completes-illegal-move = { $side } schließt einen regelwidrigen Zug ab
deed-claims-illegal-move = { $side } reklamiert einen regelwidrigen Zug des Gegners

flag-moment-before-press = bevor die Uhr gedrückt wurde
flag-moment-seen-after-press = nach dem Drücken gesehen, bevor der Gegner die Uhr berührte
flag-moment-up = es stand noch, bis der Gegner die Uhr berührt hatte

event-order-mates = { $by } setzt matt
event-order-mate-first = Das Matt kam zuerst: { $by } gewinnt. Ein später reklamierter Blättchenfall ist ohne Bedeutung, und die Uhr muss nicht gedrückt werden.
event-order-must-be-legal = Der mattsetzende Zug muss regelgemäß sein
event-order-stalemate-on-board = Patt auf dem Brett
event-order-stalemate-first = Das Patt kam zuerst: Die Partie ist remis. Ein später reklamierter Blättchenfall ist ohne Bedeutung.
event-order-dead-position-on-board = Auf dem Brett eine Stellung, in der niemand mattsetzen kann
event-order-dead-position-first = Eine Stellung, in der niemand mattsetzen kann, kam zuerst: Die Partie ist remis. Ein später reklamierter Blättchenfall ist ohne Bedeutung.
event-order-claims-illegal-move = { $by } reklamiert einen regelwidrigen Zug
event-order-no-illegal-move = Es gab keinen regelwidrigen Zug: Die Partie geht weiter.
event-order-out-of-time-too = { $by } reklamiert Zeitüberschreitung, hält die Uhr nicht an und überschreitet selbst die Zeit
event-order-both-out-of-time = Beide haben die Zeit überschritten, bevor die Reklamation geklärt war: Die Partie ist remis.
event-order-disputed = Die Reihenfolge der Ereignisse wird nach der Partie bestritten
event-order-result-stands = Das Ergebnis ist unterschrieben oder gemeldet: Es bleibt.
event-order-nothing-ended = Mehreres geschah; nichts davon hat die Partie beendet
event-order-goes-on = Die Partie geht weiter.
event-order-down-not-called = Das Blättchen von { $by } ist gefallen, zählt aber erst, wenn es reklamiert wird
event-order-offer-open = Das Remisangebot von { $by } ist offen
event-order-offer-refused = das Remisangebot wurde abgelehnt, mit Worten oder durch Berühren einer Figur

# Nobody can tell the order.
event-order-at-the-same-time = Zweierlei geschah etwa gleichzeitig, und niemand kann sagen, was zuerst kam
event-order-find-out = Klären, was zuerst kam; der { $who } entscheidet, welches von beiden gilt.
event-order-no-rule-for-order = Nichts sagt, was gilt, wenn sich die Reihenfolge nicht klären lässt
event-order-hear-both = Beide Spieler und etwaige unparteiische Zeugen abseits des Brettes anhören.
event-order-what-is-proved = was bewiesen ist, zählt; im Zweifel scheitert eine Reklamation, und es gilt, was auf dem Brett steht
event-order-illegal-mover-loses = Beide Reklamationen im selben Augenblick: Wer den regelwidrigen Zug gemacht hat, verliert, also verliert { $by }.

# The last move of a control.
event-order-last-move-completed = { $by } schließt den letzten Zug der Zeitkontrolle ab
event-order-in-time = Der Zug wurde rechtzeitig abgeschlossen: Die Partie geht in der nächsten Zeitperiode weiter.
event-order-control-missed = Der letzte Zug von { $by } wurde ausgeführt, aber nicht rechtzeitig abgeschlossen; die Zeitkontrolle ist damit verfehlt
event-order-seen-down-after = Das gefallene Blättchen von { $by } wird gesehen, nachdem der letzte Zug der Zeitkontrolle abgeschlossen war
event-order-look-at-clock = An der Uhr klären, ob die Zeit vor dem Drücken ablief oder das Drücken zuerst kam.
event-order-clock-conclusive = Die Anzeige der Uhr gilt, sofern sie nicht offensichtlich defekt ist
event-order-press-first = das Drücken kam zuerst: Die Züge waren abgeschlossen, die Partie geht weiter
event-order-time-first = die Zeit lief zuerst ab: Die Zeitkontrolle ist verfehlt, über den Blättchenfall entscheiden
event-order-mark-tells = bei einer Digitaluhr, die mit ihrer Markierung auf 0:00 steht, war die Zeit vor dem Drücken abgelaufen

# A count of moves.
event-order-asks-for-count = { $by } bittet darum, die Züge zu zählen
event-order-only-in-sudden-death = Abgelehnt: Der Turnierleiter zählt nur im Endspurt für einen Spieler unter fünf Minuten. { $by } darf den Antrag auf das Formular stützen.
event-order-fifty-counted = Je fünfzig Züge sind gezählt: Die Partie ist remis.
event-order-unless-shown = sofern { $by-opponent } nicht mit einem ausreichenden Formular eine andere Zahl belegt
event-order-wrong-by-sheet = Die Zählung war durch das Formular von { $by } falsch: { $by-opponent } erhält { $bonus } Zeitgutschrift, und die Zählung geht ab der richtigen Zahl weiter.
event-order-sheet-wrong = Zählung durch das Formular falsch
event-order-director-wrong = Die eigene Zählung des Turnierleiters war falsch: Niemand wird bestraft, und die Zählung geht ab der richtigen Zahl weiter.
event-order-director-counts = Der Turnierleiter oder ein Helfer zählt, unter Anrechnung der Züge auf dem Formular, oder stellt eine Uhr hin, die ab null zählt.
event-order-not-simplified = Die Stellung ist nicht vereinfacht: Der Turnierleiter muss noch nicht zählen.
event-order-do-not-tell = Vor fünfzig keinem der Spieler den Stand der Zählung nennen.
event-order-refuse-not-simple = ablehnen: nicht einfach genug
event-order-count-with-sheet = zählen, unter Anrechnung der Züge auf dem Formular des Bittenden
event-order-clock-counts = eine Uhr mit Zugzähler auf null hinstellen; je fünfzig weitere Züge
event-order-usual-count = zählen, wenn ein Turnierleiter oder Helfer frei ist
event-order-usual-not-yet = vorerst ablehnen; der Spieler darf erneut bitten
event-order-asks-arbiter = { $by } bittet den Schiedsrichter, die Züge zu zählen
event-order-must-show = Abgelehnt: Der Spieler muss einen Antrag selbst belegen können; der Schiedsrichter nennt die Zahl der Züge nicht.
event-order-no-counting = Kein Artikel lässt den Schiedsrichter für einen Spieler Züge zählen; schreibt keiner mit, versucht der Schiedsrichter mitzuschreiben
event-order-refuse = ablehnen
event-order-keep-score = selbst mitschreiben, damit ein späterer Antrag geprüft werden kann
event-order-usual-keep-score = lautes Zählen ablehnen und mitschreiben, wo keiner der Spieler aufzeichnen muss
