# Devices: incidents, questions, answers, what rulings say.

family-devices = Geräte

incident-device = ein Telefon klingelte, oder ein Spieler hat ein elektronisches Gerät
    .words = Handy, Telefon, Mobiltelefon, Smartphone, Handy klingelt, Klingeln, Smartwatch, Uhr am Handgelenk, Ohrstöpsel, Kopfhörer, Musik, Tablet, elektronisches Gerät, piept, Natel
incident-inspection-refused = ein Spieler verweigert eine Kontrolle
    .words = Kontrolle verweigert, Taschenkontrolle, Durchsuchung, Metalldetektor, Scan verweigert, lässt sich nicht kontrollieren, Taschen leeren

ask-device-by = Wessen Gerät ist es?
ask-device-made-noise = Hat es ein Geräusch gemacht?
ask-device-place = Wo war das Gerät?
ask-device-switched-off = War es ganz ausgeschaltet?
ask-device-communicates = Ist es ein Telefon, ein Kommunikationsmittel oder ein Gerät, das Züge vorschlagen kann?
ask-device-opponent-comes-in-time = Kommt der abwesende Gegner vor Ablauf der Wartezeit?
ask-device-after-last-game = War es die letzte Partie des Spielers im Turnier?
ask-device-next-game-time = Mit welcher Zeit beginnt die nächste Partie?
ask-inspection-refused-by = Wer verweigert die Kontrolle?
ask-inspection-refused-what = Was sollte kontrolliert werden?
ask-inspection-refused-warned = Wurde sie erklärt und der Spieler verwarnt?

device-location-on-person = am Körper des Spielers
device-location-bag = in einer wie vereinbart abgestellten Tasche
device-location-carried-bag = in einer Tasche, die der Spieler mitnahm

inspection-target-things = Kleidung, Taschen oder andere Sachen
inspection-target-body = der Körper

devices-has-approved = { $by } hat ein genehmigtes Gerät
devices-approved = Kein Verstoß: Das Gerät war genehmigt.
devices-hands-in = { $by } kam zu spät und gibt vor dem ersten Zug ein Gerät ab
devices-stored = Keine Strafe: Wer nach Beginn kommt, darf das Gerät vor dem ersten eigenen Zug verwahren lassen. Es annehmen oder, wenn das Turnier es erlaubt, in die Tasche legen lassen.
devices-made-noise = Das Gerät von { $by } machte ein Geräusch
devices-on-person = { $by } hatte ein Gerät am Körper
devices-has-harmless = { $by } hat ein Gerät, das weder der Kommunikation dient noch Züge vorschlägt
devices-harmless = Diese Fassung verbietet nur Telefone, Kommunikationsmittel und Geräte, die Züge vorschlagen: kein Verstoß.
devices-other-breaches = Ein Geräusch oder Notizen wären ein anderer Verstoß

devices-took-bag-along = { $by } nahm die Tasche mit dem Gerät mit
devices-bag-stays = Die Tasche darf ohne Erlaubnis nicht mitgenommen werden: { $by } bestrafen.
devices-off-in-bag = { $by } hat ein ausgeschaltetes Gerät in der Tasche
devices-allowed-in-bag = Kein Verstoß: Das Turnier erlaubt es ausgeschaltet in einer Tasche; niemand geht ohne Erlaubnis an die Tasche.
devices-on-in-bag = Das Gerät von { $by } in der Tasche war nicht ausgeschaltet
devices-must-be-off-in-bag = Ein Gerät in der Tasche muss ganz ausgeschaltet sein: { $by } bestrafen.
devices-in-bag = { $by } hat ein Gerät in der Tasche
devices-not-allowed-in-bag = Das Turnier erlaubt keine Geräte in Taschen: { $by } bestrafen.
devices-loss-as-on-person = Partieverlust, wie bei einem Gerät am Körper

devices-loses = { $by } verliert, und { $by-opponent } gewinnt, ob ausgeschaltet oder nicht, ob mit Mattmaterial oder nicht.
devices-opponent-came = { $by } verliert; { $by-opponent } kam rechtzeitig und gewinnt eine Partie, die als nicht gespielt gilt und nicht gewertet wird.
devices-both-lose = { $by } verliert wegen des Geräts und { $by-opponent } wegen Zuspätkommens: Beide verlieren eine Partie, die nicht gespielt wurde.
devices-absent-wins = der abwesende Spieler gewinnt, wenn der Schiedsrichter die Verspätung entschuldigt
devices-both-lose-measure = beide verlieren
devices-both-lose-usual = beide verlieren; der Text behandelt beides nicht zusammen
devices-both-devices = Beide Spieler hatten ein Gerät, im selben Augenblick entdeckt oder gehört
devices-both-lose-by-analogy = Beide verlieren die Partie.
devices-no-rule-for-both = der Artikel gibt die Partie jeweils dem Gegner und lässt sich für beide nicht befolgen; wie bei zwei Spielern, die den Gehorsam verweigern, verlieren beide
devices-first-one-decides = wurde ein Gerät vor dem anderen entdeckt, hat dieses die Partie beendet
devices-as-announced = { $by } erhält statt des Partieverlusts die Strafe, die die Ausschreibung ankündigt.
devices-look-up = Die Strafe in der Ausschreibung nachschlagen und so anwenden, wie sie dort steht.
devices-game-over = Die Partie ist beendet. Hatte { $by } das Gerät offensichtlich schon während der Partie, darf das Ergebnis in einen Verlust geändert werden.
devices-warning-as-spectator = eine Verwarnung, wie bei einem Zuschauer
devices-loss = Partieverlust
devices-loss-if-during-game = Partieverlust, wenn das Gerät während der Partie am Körper war, auch nach dem Unterschreiben; sonst eine Verwarnung

devices-is-off = { $by } hat ein ausgeschaltetes Gerät
devices-may-be-off = Kein Verstoß: Ein Gerät darf da sein, wenn es ganz ausgeschaltet ist.
devices-is-on = { $by } hat ein Gerät, das nicht ausgeschaltet ist
devices-must-be-off = Ohne Erlaubnis muss ein Gerät ganz ausgeschaltet sein; der Turnierleiter darf { $by } bestrafen.
devices-as-for-noise = wie bei einem Geräusch: zehn Minuten Abzug oder die Hälfte der Restzeit; beim zweiten Mal die Partie
devices-noise-after-game = Das Gerät von { $by } machte nach der Partie von { $by } ein Geräusch
devices-not-paired = Die Strafe ist ein Partieverlust und gilt in der nächsten Runde: { $by } wird nicht ausgelost.
devices-announced-next-round = { $by } erhält die angekündigte Strafe in der nächsten Runde.
devices-starts-next-with = Das Ergebnis bleibt; { $by } beginnt die nächste Partie mit { $next } statt mit { $instead-of }.
devices-not-first-time = Nicht das erste Mal in diesem Turnier: { $by } verliert.
devices-announced-for-noise = { $by } erhält die für das erste Geräusch angekündigte Strafe, bis zum Partieverlust.
devices-apply-announced = Anwenden, was bei der Eröffnung angesagt und ausgehängt wurde.
devices-loses-time = { $by } verliert { $off }: zehn Minuten, oder die Hälfte der Restzeit, wenn das weniger ist.
devices-loses-time-or-half = { $by } verliert { $most }, oder die Hälfte der Restzeit, wenn das weniger ist.
devices-why-noise = Geräusch eines Geräts
devices-standard-for-noise = Das ist die Standardstrafe; der Turnierleiter darf mehr oder weniger geben
devices-leaves-without-half-point = { $by } geht als störender Zuschauer hinaus und verliert bei den Preisen einen halben Punkt, wie angekündigt.
devices-leaves-as-spectator = { $by } gilt als störender Zuschauer und muss hinaus; das Ergebnis bleibt.
devices-warning = eine Verwarnung
devices-leaves-playing-room = der Spieler verlässt den Turniersaal
devices-leaves-room = der Spieler verlässt den Raum

devices-refuses-inspection = { $by } verweigert eine Kontrolle
devices-no-inspection = Keine Regel sieht eine Kontrolle vor; der Turnierleiter darf nur auf das hin handeln, was zu sehen ist.
devices-inspection-not-provided = Diese Fassung sieht keine Kontrolle der Spieler vor
devices-nothing-without-evidence = nichts ohne Beweise
devices-not-the-body = Diese Fassung erlaubt dem Schiedsrichter, Kleidung, Taschen und andere Sachen zu kontrollieren, nicht den Körper: Die Weigerung ist kein Verstoß.
devices-explain = { $by } die Kontrolle erklären; bleibt es bei der Weigerung, verwarnen und dann bestrafen.
devices-explain-usual = erklären, dann eine Verwarnung; danach Partieverlust
devices-refused-for-good = { $by } war verwarnt und weigert sich weiter: Die Partie ist verloren, und { $by } kann vom Turnier ausgeschlossen werden.
devices-opponents-score = Der Schiedsrichter bestimmt auch die Punktzahl des Gegners.
devices-loss-and-exclusion = Partieverlust und Ausschluss vom Turnier
