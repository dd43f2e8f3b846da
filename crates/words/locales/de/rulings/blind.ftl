# Blind and disabled players: incidents, questions, answers, what rulings say.

family-blind = Blinde und behinderte Spieler

incident-announced-wrongly = ein Zug wurde einem blinden Spieler oder von ihm falsch angesagt
    .words = blind, falsch angesagt, Ansage, blinder Spieler, sehbehindert, Zug angesagt
incident-blind-touch = ein blinder Spieler hat eine Figur berührt
    .words = blinder Spieler berührt, blind, sehbehindert, aus dem Steckfeld genommen
incident-blind-pressed-early = ein blinder Spieler drückte, bevor der Zug vollständig war
    .words = blinder Spieler drückt zu früh, vor der Ansage gedrückt, Blindenuhr
incident-boards-differ = die beiden Bretter zeigen verschiedene Stellungen
    .words = Bretter verschieden, zwei Bretter, Blindenbrett, unterschiedliche Stellungen
incident-blind-assistant = ein blinder Spieler oder sein Gegner möchte einen Assistenten
    .words = Assistent, blind, Helfer für blinden Spieler, Begleiter, sehbehindert
incident-refuses-disabled-opponent = ein Spieler weigert sich, gegen einen behinderten Gegner zu spielen
    .words = will nicht gegen Behinderten spielen, Rollstuhl, weigert sich gegen Blinden

ask-announced-wrongly-by = Wer hat falsch angesagt?
ask-announced-wrongly-clock-started = Wurde die Uhr des Gegners schon in Gang gesetzt?
ask-blind-touch-by = Wer hat eine Figur berührt?
ask-blind-touch-blind = Ist das der Spieler mit dem Spezialbrett?
ask-blind-touch-out-of-hole = War die Figur ganz aus ihrem Loch?
ask-blind-pressed-early-by = Wer hat zu früh gedrückt?
ask-boards-differ-scores-agree = Stimmen die beiden Aufzeichnungen überein?
ask-boards-differ-wrong-board = Wessen Brett weicht von den Aufzeichnungen ab?
ask-blind-assistant-of = Wem hilft der Assistent?
ask-blind-assistant-blind-player-has-one = Hat der blinde Spieler einen Assistenten?
ask-blind-assistant-task = Was tut der Assistent?
ask-refuses-disabled-opponent-by = Wer weigert sich zu spielen?

assisted-blind = dem blinden Spieler
assisted-sighted = dem sehenden Gegner
assistant-task-moves-and-announces = Züge auf dem anderen Brett ausführen oder ansagen
assistant-task-score-and-clock = mitschreiben, die Uhr des Gegners in Gang setzen
assistant-task-tells-times = auf Frage Zeiten und Zugzahl nennen
assistant-task-claims = Zeitüberschreitung reklamieren, berührte Figuren melden
assistant-task-advises = Ratschläge zu Zügen geben

blind-look-up = Nachzuschlagen ist hier: { $part }; die späteren Fassungen sagen: { $usual }.
blind-not-at-hand = In dieser Fassung stehen Partien mit blinden Spielern anderswo ({ $part }); dieser Text liegt nicht vor
blind-as-later = { $usual }, wie in den späteren Fassungen
blind-time-for = { $time } für { $by-opponent }
blind-time-if-careless = { $time } für { $by-opponent }, wenn es Nachlässigkeit war

blind-announced-wrongly = { $by } sagte einen Zug falsch an
blind-correct-at-once = ein Versprecher wird sofort berichtigt, bevor die Uhr des Gegners in Gang gesetzt wird
blind-corrected-in-time = Rechtzeitig berichtigt: Die Ansage wird richtiggestellt, bevor die Uhr des Gegners läuft.
blind-find-move = Die Uhren anhalten und anhand beider Aufzeichnungen klären, welcher Zug gemacht wurde.
blind-slip-not-corrected = Der Versprecher wurde nicht rechtzeitig berichtigt: den gültigen Zug ermitteln und beide Bretter richtigstellen.
blind-honest-slip = keine Strafe für ein ehrliches Versehen; der Schiedsrichter bestimmt die Zeiten
blind-touched = { $by } berührte in einer Partie mit einem blinden Spieler eine Figur
blind-touched-out-of-hole = auf dem Spezialbrett ist eine Figur berührt, wenn sie aus ihrem Loch ist
blind-sighted-is-bound = Für den sehenden Spieler gelten die normalen Regeln: Die Berührung bindet { $by }.
blind-must-move-piece = muss die berührte Figur ziehen oder schlagen, wenn das regelgemäß ist
blind-must-move-out-of-hole = Berührt: { $by } muss sie ziehen oder schlagen, wenn das regelgemäß ist.
blind-duty-out-of-hole = muss die aus ihrem Loch genommene Figur ziehen oder schlagen, wenn das regelgemäß ist
blind-not-touched = Nicht berührt: Die Figur war nicht aus ihrem Loch. Jeder regelgemäße Zug ist erlaubt.
blind-pressed-early = { $by } drückte die Uhr, bevor der Zug gesteckt, abgeräumt und angesagt war
blind-then-started = die Uhr des Gegners wird erst in Gang gesetzt, wenn Figur, geschlagene Figur und Ansage erledigt sind
blind-clock-runs-again = Die Uhr von { $by } läuft wieder, bis der Zug festgelegt ist.
blind-not-determined = Der Zug war noch nicht festgelegt: ihn zuerst vollenden.
blind-not-made = Der Zug war noch nicht ausgeführt: ihn zuerst vollenden; erst dann wird die Uhr des Gegners in Gang gesetzt.
blind-put-clock-right = die Uhr richtigstellen; im Wiederholungsfall eine Verwarnung

blind-boards-differ = Die beiden Bretter zeigen verschiedene Stellungen
blind-scores-decide = die Aufzeichnungen entscheiden; weichen sie ab, geht die Partie bis zur letzten Übereinstimmung zurück
blind-back-to-agreement = Zur letzten Stellung zurückgehen, in der beide Aufzeichnungen übereinstimmen; der { $who } stellt die Uhren.
blind-times-by-judgement = Zeiten nach Ermessen
blind-times-of-moment = die Zeiten jenes Augenblicks, soweit bekannt
blind-right-move-written = { $by } schrieb den richtigen Zug auf, führte aber einen anderen aus: { $by } berichtigt das eigene Brett nach den Aufzeichnungen.

blind-refuses = { $by } weigert sich, gegen einen behinderten Gegner zu spielen
blind-plays-or-loses = Niemand darf einen ordnungsgemäß zugelosten behinderten Gegner ablehnen: { $by } spielt oder verliert die Partie.
blind-warning-if-plays = eine Verwarnung, wenn der Spieler dann spielt
blind-game-lost = Partieverlust
blind-out-of-event = Ausschluss vom Turnier
blind-start-clock = die Uhr in Gang setzen; die Partie ist verloren, wenn der Spieler nicht spielt

blind-assistant-of-blind = Der blinde Spieler hat oder möchte einen Assistenten
blind-assistant-of-sighted = Der sehende Spieler hat oder möchte einen Assistenten
blind-listed-duties = der blinde Spieler darf einen Assistenten für die aufgezählten Aufgaben haben, nie für Ratschläge
blind-cannot-hear = Ein Assistent ist nötig: Der Gegner kann nicht hören.
blind-duty-of-assistant = Erlaubt: Das ist eine der Aufgaben des Assistenten eines blinden Spielers.
blind-same-duties = Erlaubt: Hat der blinde Spieler einen Assistenten, darf der Gegner einen für dieselben Aufgaben mitbringen.
blind-only-if-none = Nicht vorgesehen: Der sehende Spieler darf nur einen haben, wenn der blinde keinen hat.
blind-moves-and-announces = Erlaubt: Hat der blinde Spieler keinen Assistenten, darf der sehende einen zum Ziehen und Ansagen haben.
blind-only-moves = Nicht erlaubt: Der Assistent des sehenden Spielers führt nur Züge aus und sagt sie an.
blind-advice = Verboten: Ein Assistent gibt keine Ratschläge. Den Assistenten entfernen; der Spieler kann bestraft werden.
blind-another-assistant = ein anderer Assistent und eine Verwarnung; die Partie, wenn der Spieler darum gebeten hat
blind-more-time = mehr Zeit für den Gegner
blind-warning-and-another = eine Verwarnung und ein anderer Assistent
incident-disabled-player = ein behinderter Spieler verlangt etwas
    .words = Behinderung, behindert, Rollstuhl, gehörlos, besondere Bedürfnisse, Hilfsperson
ask-disabled-player-of = Wer ist der behinderte Spieler?
ask-disabled-player-what = Was wird verlangt?
ask-disabled-player-drivers-licence = Hat der Spieler eine gültige Fahrerlaubnis?
accommodation-prompted = mitzuspielen, obwohl andere beim Wählen der Züge nachhelfen müssen
accommodation-interpreter = mit einem Dolmetscher zu spielen
accommodation-special-clock = eine Spezialuhr, die sprechen darf
accommodation-special-score = eine Aufzeichnung in Braille, auf einem Tonträger oder einem anderen Gerät
accommodation-certificate = als blind zu gelten, mit einer staatlichen Bescheinigung
accommodation-opponent-wants-same = der Gegner verlangt dasselbe
accommodation-other = etwas, wofür es keine Regel gibt

# What disabled players ask for.
blind-asks = { $what-code ->
    [prompted] { $of } will spielen, obwohl andere beim Wählen der Züge nachhelfen müssen
    [interpreter] { $of } will mit einem Dolmetscher spielen
    [special-clock] { $of } will eine Spezialuhr verwenden
    [special-score] { $of } will auf besondere Weise mitschreiben
    [certificate] { $of } legt eine Blindheitsbescheinigung vor
    [opponent-wants-same] Der Gegner von { $of } (behindert) verlangt dieselbe Rücksicht
   *[other] { $of } (behindert) verlangt etwas, das keine Regel nennt
}
blind-not-eligible = Nicht spielberechtigt: Ein Spieler muss seine Züge zweifelsfrei mitteilen, ohne dass ihm jemand nachhilft.
blind-interpreter-allowed = Erlaubt: Ein Dolmetscher darf die vom Spieler gewählten Züge mitteilen.
blind-clock-allowed = Erlaubt: Eine Uhr für blinde oder behinderte Spieler darf verwendet werden, und sie darf Töne machen.
blind-score-allowed = Erlaubt: Die Aufzeichnung darf in Braille, auf einem Tonträger oder einem anderen Spezialgerät geführt werden.
blind-certificate-enough = Eine staatliche Blindheitsbescheinigung genügt als Nachweis.
blind-certificate-not-enough = Vom Inhaber einer gültigen Fahrerlaubnis wird die Bescheinigung nicht angenommen.
blind-same-for-opponent = Dem Gegner wird dieselbe Rücksicht angeboten, oder eine, die der Turnierleiter für gleichwertig hält.
blind-by-analogy = In Anlehnung an die Regeln für blinde Spieler so entscheiden, dass der Spieler spielen kann und niemand dadurch gewinnt.
blind-tell-both = Dafür sorgen, dass beide Spieler die Sonderregeln dieser Partie kennen und verstehen.
blind-not-provided = die Schachregeln haben Bestimmungen für blinde Spieler und Assistenten, dafür aber keine
blind-grant = es wird gewährt
blind-grant-fairly = gewährt, wenn es dem Gegner gegenüber fair ist
