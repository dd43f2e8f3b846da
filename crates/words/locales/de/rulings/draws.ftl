# Draws and resignation: incidents, questions, answers, what rulings say.

family-draws = Remis und Aufgabe

incident-draw-claim = ein Remis wird beantragt
    .words = Remisantrag, Remis beantragt, Remisreklamation, dreimalige Stellungswiederholung, Stellungswiederholung, Wiederholung, dreifach, dreimal, gleiche Stellung, fünfzig Züge, 50 Züge, 50-Züge-Regel, Dauerschach
incident-draw-offer = ein Remis wird angeboten
    .words = Remisangebot, bietet Remis, Remis angeboten, Remisgebot, Remis abgelehnt, Remis annehmen
incident-draw-agreed = die Spieler einigen sich auf Remis
    .words = Remis vereinbart, Remis durch Vereinbarung, Einigung auf Remis, Kurzremis, schnelles Remis, Remisverbot, Sofia-Regel, abgesprochenes Remis
incident-draw-without-claim = die Partie ist vielleicht ohne Antrag remis
    .words = Patt, tote Stellung, ungenügendes Material, fünfmal, fünffache Stellungswiederholung, 75 Züge, fünfundsiebzig Züge, automatisches Remis, König gegen König, nackter König, bloßer König, kein Mattmaterial, Remis ohne Antrag
incident-resignation = ein Spieler gibt auf oder scheint aufzugeben
    .words = Aufgabe, gibt auf, aufgegeben, zu früh aufgegeben, König umgelegt, Hand gereicht, Partie aufgegeben
incident-agreement-disputed = ein Spieler bestreitet, Remis vereinbart zu haben
    .words = nie zugestimmt, bestreitet Remis, Remis nicht angenommen, strittiges Remis, keine Einigung
incident-mate-mistaken = ein Matt wurde gemeldet, das keines war
    .words = kein Matt, falsches Matt, für Matt gehalten, Matt behauptet, Matt
incident-score-proposed = die Spieler schlagen ein ungewöhnliches Ergebnis vor
    .words = ungewöhnliches Ergebnis, anderes Ergebnis, Ergebnis vorgeschlagen, beide gewinnen

ask-draw-claim-by = Wer beantragt Remis?
ask-draw-claim-ground = Aus welchem Grund?
ask-draw-claim-form = Wie wird es beantragt?
ask-draw-claim-written = Hat der Antragsteller den Zug notiert und dem Schiedsrichter erklärt?
ask-draw-claim-witnessed = Bestätigt ein Turnierleiter oder ein unparteiischer Zeuge den Antrag?
ask-draw-claim-correct-repetition = Die Partie mit beiden Spielern nachspielen: Liegt die Stellung mindestens zum dritten Mal vor?
ask-draw-claim-correct-fifty-moves = Die Partie mit beiden Spielern nachspielen: Hat jeder fünfzig Züge ohne Bauernzug und Schlagen gemacht?
ask-draw-offer-by = Wer bietet Remis an?
ask-draw-offer-when = Wann wurde es angeboten?
ask-draw-offer-repeated = Hatte der Spieler schon vorher Remis angeboten, ohne Grund für ein neues Angebot?
ask-draw-without-claim-by = Was ist geschehen?
ask-draw-without-claim-consecutive = Entstand die Stellung fünfmal in aufeinanderfolgenden abwechselnden Zügen?
ask-draw-without-claim-last-move-completed = Ist der letzte dieser Züge durch Drücken der Uhr abgeschlossen?
ask-resignation-by = Wer gibt auf oder scheint aufzugeben?
ask-resignation-how = Was hat der Spieler getan?
ask-resignation-confirmed = Das ist nicht eindeutig. Bestätigt { $by }, aufgegeben zu haben?
ask-agreement-disputed-by = Wer bestreitet die Vereinbarung?
ask-agreement-disputed-proof = Was zeigt, dass Remis vereinbart wurde?
ask-mate-mistaken-by = Wer hat das Matt gemeldet?
ask-mate-mistaken-answer = Was hat { $by-opponent } getan?
ask-score-proposed-white-hundredths = Wie viele Hundertstelpunkte für Weiß?
ask-score-proposed-black-hundredths = Wie viele Hundertstelpunkte für Schwarz?

claim-ground-repetition = dieselbe Stellung zum dritten Mal
claim-ground-fifty-moves = fünfzig Züge ohne Bauernzug und Schlagen

claim-form-appeared = mit dem letzten Zug des Gegners eingetreten
claim-form-intended = tritt mit einem noch nicht ausgeführten Zug ein
claim-form-own-move = mit dem eigenen Zug des Antragstellers eingetreten, Uhr nicht gedrückt

offer-time-after-moving = nach dem Ziehen, vor dem Drücken der Uhr
offer-time-before-moving = während der eigenen Zeit, vor dem Ziehen
offer-time-opponents-time = während die Uhr des Gegners läuft

draw-ending-fivefold = dieselbe Stellung zum fünften Mal
draw-ending-seventy-five-moves = je 75 Züge ohne Bauernzug und Schlagen
draw-ending-dead-position = niemand kann mehr mattsetzen
draw-ending-stalemate = Patt

resign-gesture-said = es gesagt
resign-gesture-king-tipped = den König umgelegt
resign-gesture-clock-stopped = die Uhren angehalten
resign-gesture-hand-offered = die Hand gereicht
resign-gesture-signed = die Formulare unterschrieben
resign-gesture-left = wortlos gegangen
agreement-proof-signed = beide haben das Ergebnis unterschrieben
agreement-proof-witness = ein Schiedsrichter oder neutraler Zeuge hat es gehört
agreement-proof-none = nichts als die Worte der Spieler
mate-answer-disputed = hat gesagt, dass es kein Matt ist
mate-answer-resigned = hat aufgegeben
mate-answer-accepted = hat es für Matt gehalten; beide hörten auf zu spielen
mate-answer-signed = hat das Ergebnis unterschrieben

# Claims.
draws-claims-repetition = { $by } beantragt Remis durch Stellungswiederholung
draws-claims-fifty-moves = { $by } beantragt Remis nach der 50-Züge-Regel
draws-only-an-offer = Nur der Spieler am Zug kann Remis beantragen: kein Antrag, sondern ein Remisangebot, das der Gegner annehmen oder ablehnen darf. Die Partie geht weiter.
draws-not-on-move = Nur der Spieler am Zug kann Remis beantragen: kein Antrag, die Partie geht weiter.
draws-not-retroactive = Für einen früheren Zug gibt es keinen Antrag: Der Antragsteller hat weitergespielt und das Recht darauf verloren. Ein neuer Antrag braucht einen Grund, der jetzt besteht; die Partie geht weiter, und der Antrag zählt als Angebot.
draws-not-on-display = ein Bildschirm, ein Demonstrationsbrett oder ein Zähler allein begründet keinen Antrag
draws-check-on-sheet = Den Antrag anhand der Partieformulare prüfen, durch Nachspielen mit beiden Spielern.
draws-counter-may-confirm = ein Zähler kann die Zügezahl bestätigen, wenn der Schiedsrichter geprüft hat, ab wo er zählte
draws-lost-by-touch = Eine Figur wurde berührt: In diesem Zug besteht kein Antragsrecht; mit dem nächsten lebt es wieder auf.
draws-lost-by-press = Die Uhr wurde gedrückt: Es ist nur ein Remisangebot, und der Zug bleibt stehen.
draws-must-be-made = Die Züge müssen ausgeführt sein; ein nur beabsichtigter Zug zählt nicht. Noch kein Antrag.
draws-write-first = Der Antrag ist nicht ordnungsgemäß: { $by } auffordern, erst den Zug zu notieren, dann prüfen.
draws-claim-accepted = Ein Antrag ist zugleich ein Angebot, und der Gegner nimmt an: remis, eine Prüfung ist nicht nötig.
draws-confirmed = Ein Turnierleiter oder unparteiischer Zeuge bestätigt es: Die Partie ist remis.
draws-decide-on-what-you-saw = Der Antrag lässt sich nicht durch ein Formular belegen: nach eigener Wahrnehmung entscheiden.
draws-accept-claim = dem Antrag stattgeben: Die Partie ist remis
draws-deny-claim = als unberechtigten Antrag ablehnen
draws-usual-denied = der Antrag wird abgelehnt: Das Formular des Antragstellers muss ihn belegen
draws-usual-if-seen = stattgeben, wenn der Schiedsrichter oder ein elektronisches Brett es gesehen hat, sonst ablehnen
draws-claim-right = Der Antrag ist berechtigt: Die Partie ist sofort remis.
draws-restriction-not-for-claims = Eine Einschränkung vereinbarter Remis berührt Anträge nicht
draws-claim-wrong = Der Antrag ist unberechtigt: { $by-opponent } erhält { $bonus } Zeitgutschrift, und die Partie geht weiter.
draws-claim-not-shown = Das Formular des Antragstellers kann es nicht belegen, daher wird der Antrag abgelehnt: { $by-opponent } erhält { $bonus } Zeitgutschrift, und die Partie geht weiter.
draws-wrong-claim = unberechtigter Remisantrag
draws-stays-an-offer = Ein unberechtigter Antrag ist kein regelwidriger Zug; er bleibt als Remisangebot bestehen
draws-other-move-of-piece = muss mit der Figur des beabsichtigten Zuges einen anderen Zug machen, wenn es einen gibt
draws-intended-move = muss den beabsichtigten Zug ausführen
draws-two-readings = Die Regel über Anträge nennt selbst { $bonus }, die Blitzregeln machen { $standard } zur Standardstrafe; kein Text sagt, was vorgeht
draws-standard-in-blitz = { $standard } für { $by-opponent }, die Standardstrafe im Blitz
draws-as-the-rule-on-claims = { $bonus } für { $by-opponent }, wie es die Regel über Anträge sagt

# Offers and agreements.
draws-offers = { $by } bietet Remis an
draws-offer-forbidden = Das Turnier erlaubt es jetzt nicht, ohne Zustimmung des Schiedsrichters Remis anzubieten oder zu vereinbaren.
draws-condition-void = An ein Angebot kann keine Bedingung geknüpft werden: Sie ist nichtig, und das Angebot gilt
draws-no-withdrawal = Ein Angebot kann nicht zurückgenommen werden
draws-offer-rejected = Das Angebot ist abgelehnt, mit Worten oder durch Berühren einer Figur; die Partie geht weiter.
draws-offer-valid = Das Angebot gilt, bis es angenommen oder abgelehnt ist.
draws-offer-without-condition = Das Angebot gilt ohne seine Bedingung, bis es angenommen oder abgelehnt ist.
draws-see-move-first = Der Gegner darf verlangen, zuerst den Zug zu sehen
draws-agree = Die Spieler einigen sich auf Remis
draws-result-signed = Das Ergebnis ist unterschrieben: Es bleibt.
draws-agreed-too-early = Eine Einigung ist erst möglich, wenn beide Spieler einen Zug gemacht haben: Die Partie geht weiter.
draws-agreement-forbidden = Das Turnier erlaubt diese Einigung nicht ohne Zustimmung des Schiedsrichters: Die Partie geht weiter.
draws-drawn = Die Partie ist remis.
draws-proposed = Die Spieler schlagen { $white }:{ $black } vor (in Hundertstelpunkten)
draws-other-scores = Spieler gewinnen, remisieren oder verlieren; andere Punktzahlen vergibt nur der Schiedsrichter.
draws-no-limits = Kein Artikel begrenzt die Punktzahlen ausdrücklich
draws-refuse = ablehnen
draws-score-possible = Die Punktzahl ist möglich; ob sie das Ergebnis ist, ist eine andere Frage.
draws-score-invalid = Ungültig: Jede Punktzahl muss eine übliche sein, und zusammen dürfen sie nicht mehr als einen Sieg ergeben.

# Without a claim.
draws-last-move-mates = Der letzte Zug setzte matt
draws-mate-first = Matt geht vor: { $winner } gewinnt.
draws-fivefold = Die Stellung ist fünfmal entstanden
draws-seventy-five-moves = Je 75 Züge ohne Bauernzug und Schlagen
draws-dead-position = Keiner der Spieler kann mehr mattsetzen
draws-stalemate = Patt
draws-not-reached = Die Bedingung ist nicht erfüllt: Die Partie geht weiter; ein Spieler darf Remis beantragen.
draws-director-may-declare = Der Turnierleiter darf die Partie für remis erklären.
draws-game-goes-on = die Partie geht weiter
draws-declare = die Partie für remis erklären
draws-declare-without-progress = das Remis erklären, sobald kein Fortschritt mehr in Sicht ist
draws-step-in = Die Partie ist ohne Antrag remis: eingreifen und es erklären.
draws-ended-by-move = Die Partie ist remis; sie endete mit dem Zug, der dies herbeiführte.
draws-nothing-on-board = Das Brett zeigt kein Ende der Partie
draws-nothing-ends = Nichts: weder matt noch patt und keine tote Stellung. Die Partie geht weiter.
draws-counts-not-known = Was sich vor dieser Stellung wiederholt hat und wie viele Züge ohne Bauernzug und Schlagen gemacht wurden, ist nicht angegeben

# Resignation.
draws-resigns = { $by } gibt auf
draws-no-resignation = Keine Aufgabe: Die Partie geht weiter.
draws-resigns-drawn = Remis: { $by } gibt auf, aber { $by-opponent } kann mit keiner Folge regelgemäßer Züge mattsetzen.
draws-resigns-lost = { $by } gibt auf: { $by-opponent } gewinnt.
draws-left = { $by } ging, ohne aufzugeben oder jemandem Bescheid zu sagen
draws-clock-runs-on = { $who-code ->
    [director] Die Uhr von { $by } läuft weiter; der Hauptturnierleiter darf die Unhöflichkeit bestrafen.
   *[arbiter] Die Uhr von { $by } läuft weiter; der Hauptschiedsrichter darf die Unhöflichkeit bestrafen.
}
draws-let-clock-run = die Uhr laufen lassen und danach eine Verwarnung
ask-draw-claim-named-position = Ist es eine der Stellungen, für die mehr als fünfzig Züge angekündigt wurden?
draws-stop-the-clocks = Den Antragsteller anweisen, beide Uhren anzuhalten.

# Was der eine Spieler für das Ende hält und der andere nicht.
draws-denies-agreement = { $by } bestreitet, Remis vereinbart zu haben
draws-signed-draw = Das Remis ist unterschrieben: Es gilt, wenn der Schiedsrichter nicht anders entscheidet.
draws-agreement-proved = Die Vereinbarung ist belegt: Die Partie ist remis.
draws-agreement-unproved = Zu einer Vereinbarung gehören beide Spieler, und nichts belegt diese: Die Partie geht mit den vorhandenen Zeiten und der Stellung weiter.
draws-hear-both-players = Beide Spieler und alle in der Nähe anhören; auf den Formularen nach dem Zeichen eines Angebots sehen.
draws-draw-stands = das Remis gilt
draws-play-on = die Partie geht weiter
draws-play-on-in-doubt = die Partie geht weiter, wenn der Schiedsrichter nicht sicher ist, dass beide einverstanden waren
draws-mate-was-none = { $by } meldete ein Matt, das keines war
draws-no-mate = Es ist nicht matt: Die Partie geht weiter, und die Uhr von { $by-opponent } stand nicht endgültig.
draws-resigned = { $by-opponent } hat aufgegeben: { $by } gewinnt, ob matt oder nicht.
draws-mistake-signed = Das Ergebnis ist unterschrieben: { $by } gewinnt, wenn der Schiedsrichter nicht anders entscheidet.
draws-mistake-accepted = Es war nicht matt, und niemand hat die Aufgabe erklärt: feststellen, ob der Gegner die Partie aufgegeben hat.
draws-no-rule-for-mistake = kein Artikel sagt, was gilt, wenn beide eine Stellung für matt halten
draws-accepted-as-resigned = es gilt als Aufgabe: { $by } gewinnt
draws-ask-if-resigned = eine Aufgabe, wenn { $by-opponent } die Partie aufgegeben hat und beide es dabei ließen; sonst geht die Partie weiter
