# Illegal moves: incidents, questions, answers, what rulings say.

family-illegal-moves = Regelwidrige Züge

incident-illegal-move = ein regelwidriger Zug
    .words = regelwidriger Zug, regelwidrig, illegal, illegaler Zug, unmöglicher Zug, ungültiger Zug, König im Schach, im Schach stehen gelassen, Schach übersehen, ins Schach gezogen, falsche Rochade, Rochade, zweiter regelwidriger Zug, en passant, Springer falsch gezogen
incident-pawn-not-replaced = ein Bauer blieb auf der letzten Reihe stehen
    .words = Umwandlung, Bauer auf der letzten Reihe, Bauer nicht ersetzt, Bauernumwandlung, Dame vergessen, Umwandlung vergessen, achte Reihe, Grundreihe
incident-clock-without-move = die Uhr wurde ohne Zug gedrückt
    .words = Uhr ohne Zug gedrückt, gedrückt ohne zu ziehen, ohne Zug, nicht gezogen und gedrückt
incident-two-hands = ein Zug mit zwei Händen
    .words = zwei Hände, beide Hände, mit beiden Händen, beidhändig, mit zwei Händen rochiert, Rochade, zweihändig
incident-king-captured = ein König wurde geschlagen
    .words = König geschlagen, König genommen, Königsschlagen, schlägt den König
incident-moved-twice = ein Spieler zog zweimal hintereinander
    .words = zweimal gezogen, zwei Züge hintereinander, doppelt gezogen, nochmals gezogen, nicht am Zug
incident-king-left-in-check = ein König stand mehrere Züge lang im Schach
    .words = König steht im Schach, Schach übersehen, mehrere Züge im Schach, niemand sah das Schach, im Schach weitergespielt
incident-both-moved-illegally = auf einen regelwidrigen Zug folgte ein regelwidriger Zug
    .words = beide regelwidrig, beide unmöglich, regelwidriger Zug erwidert, zwei regelwidrige Züge
incident-castling-unfinished = eine halb ausgeführte Rochade, der Turm nicht gezogen
    .words = Rochade halb, Rochade nicht beendet, Turm vergessen, Turm nicht gezogen, nur der König, Rochade
incident-illegal-position = eine regelwidrige Stellung auf dem Brett
    .words = regelwidrige Stellung, unmögliche Stellung, illegale Stellung, zwei Könige, beide Könige im Schach

ask-illegal-move-by = Wer hat den regelwidrigen Zug gemacht?
ask-illegal-move-completed = Hat { $by } danach die Uhr gedrückt?
ask-illegal-move-reply = Was hat { $by-opponent } seither getan?
ask-illegal-move-moves-ago = Der wievielte Zug von { $by } war es, rückwärts gezählt? 1 ist der letzte.
ask-illegal-move-seen-by = Wer weist auf den regelwidrigen Zug von { $by } hin?
ask-pawn-not-replaced-by = Wer hat einen Bauern auf der letzten Reihe stehen lassen?
ask-pawn-not-replaced-completed = Hat { $by } danach die Uhr gedrückt?
ask-pawn-not-replaced-reply = Was hat { $by-opponent } seither getan?
ask-clock-without-move-by = Wer hat die Uhr ohne Zug gedrückt?
ask-two-hands-by = Wer hat für einen Zug zwei Hände benutzt?
ask-two-hands-completed = Hat { $by } danach die Uhr gedrückt?
ask-two-hands-what = Welcher Zug war es?
ask-king-captured-by = Wer hat den König geschlagen?
ask-king-captured-completed = Hat { $by } danach die Uhr gedrückt?
ask-king-captured-after-illegal-move = War der letzte Zug von { $by-opponent } regelwidrig, weil der König im Schach blieb?
ask-moved-twice-by = Wer zog zweimal hintereinander?
ask-two-hands-seen-by-arbiter = Hat der Schiedsrichter es gesehen?
ask-king-left-in-check-by = Wessen König stand im Schach?
ask-king-left-in-check-moves = Wie viele Züge hintereinander hat { $by } mit dem König im Schach abgeschlossen?
ask-both-moved-illegally-first = Wessen regelwidriger Zug kam zuerst?
ask-castling-unfinished-by = Wer hat die Rochade halb ausgeführt?
ask-castling-unfinished-legal = War die Rochade nach dieser Seite regelgemäß möglich?
ask-castling-unfinished-completed = Hat { $by } danach die Uhr gedrückt?
ask-castling-unfinished-meant-to-castle = Wollte { $by } rochieren und hat nur den Turm vergessen?
ask-illegal-position-what = Was ist an der Stellung falsch?
ask-illegal-position-moves-ago = Durch den wievielten Zug des Spielers entstand sie, rückwärts gezählt? 1 ist der letzte.
ask-illegal-position-caused-by-seen-move = Hat der Schiedsrichter den regelwidrigen Zug, der dazu führte, vor dem nächsten Zug gesehen, oder reklamiert ihn ein Spieler vor dem nächsten Zug?
ask-illegal-position-next-move-completed = Wurde ein Zug abgeschlossen, seit der Schiedsrichter die Stellung gesehen hat?
ask-illegal-position-still-illegal = Ist die Stellung auf dem Brett jetzt regelwidrig?
ask-illegal-position-same-fault = Ist es noch derselbe Fehler, der zuerst gesehen wurde?

reply-none = noch kein Zug
reply-made = Zug ausgeführt, Uhr nicht gedrückt
reply-completed = Zug abgeschlossen
observer-arbiter = ein Turnierleiter hat es gesehen; kein Spieler hat reklamiert
observer-opponent = der Gegner reklamiert
observer-player = der Spieler, der ihn gemacht hat
observer-spectator = jemand anderes hat es dem Turnierleiter gesagt
two-handed-move-castling = Rochade
two-handed-move-capture = ein Schlagzug
two-handed-move-promotion = eine Umwandlung
two-handed-move-other = ein anderer Zug
position-fault-both-kings-in-check = beide Könige stehen im Schach
position-fault-king-in-check = der Spieler, der zuletzt gezogen hat, steht im Schach
position-fault-pawn-on-last-rank = ein Bauer steht auf der letzten Reihe
position-fault-other = etwas anderes

illegal-moves-game-over = Die Partie ist beendet, daher wird nichts berichtigt: Das Ergebnis bleibt.
illegal-moves-moved = Regelwidriger Zug von { $by }
illegal-moves-moved-unpressed = Regelwidriger Zug von { $by }, Uhr nicht gedrückt
illegal-moves-moved-replied-since = Regelwidriger Zug von { $by }, { $by-opponent } hat seither gezogen
illegal-moves-take-back = Keine Strafe: { $by } nimmt den Zug zurück und macht mit der berührten Figur einen regelgemäßen.
illegal-moves-stop-and-set-up = Die Uhren anhalten und die Stellung wiederherstellen.
illegal-moves-leave-or-set-times = Die Zeiten belassen oder nach Ermessen bestimmen; den Zugzähler berichtigen.
illegal-moves-bound-by-touch = muss die gezogene Figur ziehen oder die geschlagene schlagen, wenn das regelgemäß ist
illegal-moves-two-faults-are-one = zwei Fehler in einem Zug zählen als ein regelwidriger Zug
illegal-moves-two-faults-not-stated = die Fassung sagt nicht, wie zwei Fehler in einem Zug zählen; üblich ist einer
illegal-moves-stands = Zu spät: Der regelwidrige Zug bleibt stehen, und die Partie geht weiter.
illegal-moves-may-agree-to-correct = Die Spieler dürfen sich ohne den Schiedsrichter auf eine Berichtigung einigen
illegal-moves-called-illegal = Ein Zug von { $by } wird als regelwidrig beanstandet
illegal-moves-is-legal = Der Zug { $played } ist in dieser Stellung regelgemäß: Nichts wird berichtigt und niemand bestraft. Die Partie geht weiter.
illegal-moves-claim-fails = Die Reklamation von { $by-opponent } scheitert; eine Strafe ist dafür nicht vorgesehen, es sei denn, solche Reklamationen sollen stören

# What it costs.
illegal-moves-for-time = { $fault-code ->
    [illegal-move] Der regelwidrige Zug wird zurückgenommen; { $by-opponent } erhält { $bonus } Zeitgutschrift.
    [pawn-not-replaced] Der Bauer wird zur Dame, und es zählt als regelwidriger Zug; { $by-opponent } erhält { $bonus } Zeitgutschrift.
   *[other] Es zählt als regelwidriger Zug; { $by-opponent } erhält { $bonus } Zeitgutschrift.
}
illegal-moves-loses-at-first = Ohne ausreichende Aufsicht verliert schon der erste regelwidrige Zug: { $by } verliert.
illegal-moves-loses = Es zählt als { $count }. regelwidriger Zug von { $by }: { $by } verliert.
illegal-moves-drawn-at-first = Ohne ausreichende Aufsicht verliert schon der erste regelwidrige Zug; aber { $by-opponent } kann mit keiner Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
illegal-moves-drawn = Es zählt als { $count }. regelwidriger Zug von { $by }; aber { $by-opponent } kann mit keiner Folge regelgemäßer Züge mattsetzen: Die Partie ist remis.
illegal-moves-why-time = regelwidriger Zug des Gegners
illegal-moves-why-increment = durch das regelwidrige Drücken erlangtes Inkrement
illegal-moves-increment-not-gained = { $by } hat weniger als das Inkrement, hat also durch das Drücken keines erlangt: Nichts wird abgezogen
illegal-moves-take-increment-away = Das Inkrement abziehen, das { $by } durch das Drücken erlangt hat, falls es eines gab.

# US Chess.
illegal-moves-unclaimed = Regelwidriger Zug von { $by }, von keinem Spieler reklamiert
illegal-moves-witness-only = Der Turnierleiter greift nicht ein; beanstandet ein Spieler den Zug rechtzeitig, sagt der Turnierleiter als Zeuge aus.
illegal-moves-silent-in-time-pressure = Zeitnot: Der Turnierleiter sagt nichts. Die Spieler dürfen einen der letzten zwei Züge reklamieren.
illegal-moves-moved-ago = Regelwidriger Zug von { $by } vor { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}
illegal-moves-corrected = Der regelwidrige Zug wird zurückgenommen; { $by-opponent } erhält { $bonus } Zeitgutschrift.
illegal-moves-corrected-without-time = Der regelwidrige Zug wird zurückgenommen; keine Zeitstrafe, weil { $by-opponent } einen Zug abgeschlossen hat.
illegal-moves-time-not-given-back = Seither verbrauchte Zeit wird nicht zurückgegeben; der Zugzähler darf zurückgestellt werden
illegal-moves-stands-if-not-reconstructed = Lässt sich die Stellung nicht rekonstruieren, bleibt der regelwidrige Zug stehen
illegal-moves-correction-alone = nur die Berichtigung mit ihrer Zeitgutschrift
illegal-moves-further-penalty = eine weitere Strafe für einen absichtlich regelwidrigen Zug
illegal-moves-further-if-clear = die Berichtigung, und eine weitere Strafe, wenn die Absicht eindeutig ist
illegal-moves-moved-in-blitz = Regelwidriger Zug von { $by } im Blitz
illegal-moves-blitz-too-late = Zu spät: { $by-opponent } hat einen Zug festgelegt, daher bleibt der regelwidrige Zug stehen.
illegal-moves-blitz-not-claimed = Nichts: Nur { $by-opponent } darf reklamieren, und nur vor dem Festlegen eines Zuges.
illegal-moves-blitz-won = Rechtzeitig reklamiert: { $by-opponent } gewinnt.
illegal-moves-blitz-drawn = Rechtzeitig reklamiert, aber { $by-opponent } hat kein Mattmaterial: Die Partie ist remis.

# A pawn on the last rank.
illegal-moves-pawn-left = { $by } ließ einen Bauern auf der letzten Reihe stehen
illegal-moves-pawn-unpressed = { $by } hat einen Bauern auf der letzten Reihe, Uhr nicht gedrückt
illegal-moves-pawn-pressed = { $by } drückte die Uhr mit einem Bauern auf der letzten Reihe
illegal-moves-pawn-stood = Ein Bauer von { $by } steht auf der letzten Reihe, { $by-opponent } hat gezogen
illegal-moves-choose-on-clock = Noch nichts: Der Zug ist nicht abgeschlossen, und { $by } wählt die neue Figur bei laufender eigener Uhr.
illegal-moves-restart-clock = { $by-opponent } darf die Uhr von { $by } ohne Zug wieder in Gang setzen; { $by } ersetzt den Bauern durch eine Figur nach Wahl.
illegal-moves-counter-corrected = Ein Zugzähler ist zu berichtigen; eine feste Strafe gibt es nicht
illegal-moves-judge-mate = Setzt die Dame matt oder patt, sagt kein Artikel, was gilt: nach Ermessen entscheiden
illegal-moves-wait-for-next-move = Zu spät für eine Strafe: den nächsten abgeschlossenen Zug abwarten; ist die Stellung dann noch regelwidrig, ist die Partie remis.

# Two hands, the clock without a move, two moves in a row.
illegal-moves-used-two-hands = { $by } benutzte für einen Zug zwei Hände
illegal-moves-ended-game = Der Zug hat die Partie beendet: Das Ergebnis bleibt, ob mit zwei Händen oder nicht.
illegal-moves-move-is-legal = Kein Artikel sagt, dass der Zug auf dem Brett zurückgenommen wird; er ist regelgemäß
illegal-moves-not-while-unpressed = Kein regelwidriger Zug, solange die Uhr nicht gedrückt ist; { $by } auffordern, nur eine Hand zu benutzen.
illegal-moves-press-not-stated = Die Fassung sagt nicht, ob die Uhr gedrückt sein muss, damit es als regelwidriger Zug zählt.
illegal-moves-treat-as-illegal = als regelwidrigen Zug behandeln
illegal-moves-none-before-press = keine Strafe vor dem Drücken
illegal-moves-pressed-early = { $by } drückte die Uhr vor dem Ziehen
illegal-moves-pressed-without-move = { $by } drückte die Uhr ohne Zug
illegal-moves-clock-runs-again = Die Uhr von { $by } läuft wieder; den Zugzähler berichtigen.
illegal-moves-meant-to-stop = { $by } wollte die Uhren anhalten: abwägen, ob es ein Versehen, ein regelwidriger Zug oder eine Störung war.
illegal-moves-warn-for-distraction = eine Verwarnung oder eine andere Strafe wegen Störung
illegal-moves-penalty-of-illegal-move = die Strafe für einen regelwidrigen Zug
illegal-moves-none-if-error = keine Strafe, wenn es eindeutig ein Versehen war; zuerst den Regelverstoß des Gegners behandeln
illegal-moves-two-readings = ohne Aufsicht lässt die Fassung hier zwei Auslegungen zu: den Verlust bestätigen oder Zeit geben
illegal-moves-time-as-supervised = Zeit für den Gegner, wie mit Aufsicht
illegal-moves-loss-as-every = Partieverlust, wie dort bei jedem regelwidrigen Zug
illegal-moves-result-confirmed = das obige Ergebnis, sobald der Schiedsrichter es bestätigt hat
illegal-moves-not-illegal = Nach dieser Fassung kein regelwidriger Zug; der { $who } darf { $by } bestrafen.
illegal-moves-moved-twice = { $by } zog zweimal hintereinander
illegal-moves-second-taken-back = Der zweite Zug wird zurückgenommen; Brett und Uhren werden berichtigt, sobald die Tatsachen klar sind.
illegal-moves-misunderstanding = keine Strafe: Es war ein Missverständnis
illegal-moves-establish-facts = Mit beiden Spielern klären, was geschehen ist.
illegal-moves-set-up-before-second = Die Stellung vor dem zweiten Zug wiederherstellen; Zeiten und Zugzähler nach Ermessen bestimmen.

# A king taken.
illegal-moves-replied-since = { $by-opponent } hat seither den nächsten Zug ausgeführt
illegal-moves-no-penalty-after-reply = Zu spät: Ohne ausreichende Aufsicht wird es nur bestraft, solange der Gegner den nächsten Zug noch nicht ausgeführt hat. Die Partie geht weiter.
illegal-moves-claim-lapsed = { $by-opponent } hat seither eine Figur berührt und kann es nicht mehr beanstanden; der Schiedsrichter hat es nicht gesehen: keine Strafe, die Partie geht weiter.
illegal-moves-only-if-arbiter-saw = hat der Gegner seither eine Figur berührt, kommt seine Beanstandung zu spät; der Schiedsrichter handelt nach dem, was er gesehen hat
illegal-moves-reply-taken-back = Den Zug zurücknehmen, den { $by-opponent } seither gemacht hat: { $by } war am Zug.
illegal-moves-left-in-check = Der König von { $by } stand im Schach, während { $by } { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} abschloss
illegal-moves-none-completed = Im Schach wurde kein Zug abgeschlossen, also ist noch nichts regelwidrig: { $by } muss das Schach jetzt abwehren.
illegal-moves-set-up-before-first = Zur Stellung vor dem ersten Zug von { $by } im Schach zurückgehen oder zur letzten, die sich feststellen lässt.
illegal-moves-earlier-ones-stand = die früheren Züge im Schach bleiben stehen, weil der Gegner danach gezogen hat
illegal-moves-counts-once = die Züge zählen als ein regelwidriger Zug: Zeit für den Gegner
illegal-moves-each-counts = jeder Zug zählt: mit dem zweiten ist die Partie verloren, oder remis, wenn der Gegner nicht mattsetzen kann
illegal-moves-once-usually = ein regelwidriger Zug, weil eine Berichtigung alle rückgängig macht
illegal-moves-once-or-each = die Regeln sagen nicht, ob gemeinsam rückgängig gemachte Züge einmal oder einzeln zählen; die Wahl festhalten
illegal-moves-both-illegal = Regelwidriger Zug von { $first }, darauf ein regelwidriger Zug von { $first-opponent }
illegal-moves-first-one-stands = der regelwidrige Zug von { $first } bleibt stehen, weil { $first-opponent } danach gezogen hat
illegal-moves-both-penalised = Die Stellung vor dem regelwidrigen Zug von { $first } wird wiederhergestellt. Beide haben einen regelwidrigen Zug abgeschlossen, also erhält jeder die Zeitgutschrift für den des anderen.
illegal-moves-each-is-counted = jeder regelwidrige Zug wird seinem Spieler angerechnet, auch der in der falschen Stellung gemachte
illegal-moves-both-corrected = Die Stellung vor dem regelwidrigen Zug von { $first } wird wiederhergestellt; keine Zeitgutschrift dafür, weil { $first-opponent } danach einen Zug abgeschlossen hat. Für den regelwidrigen Zug von { $first-opponent } erhält { $first } { $bonus } Zeitgutschrift.
illegal-moves-why-ran = Zeit, die auf der falschen Uhr lief
illegal-moves-took-king = { $by } schlug den König
illegal-moves-took-king-in-blitz = { $by } schlug im Blitz den König
illegal-moves-move-piece-that-took = muss die Figur ziehen, die den König geschlagen hat, wenn das regelgemäß ist
illegal-moves-should-have-claimed = { $by-opponent } hatte den König im Schach gelassen: Auch das war ein regelwidriger Zug; { $by } hätte ihn reklamieren sollen
illegal-moves-check-remains = wird das Schlagen zurückgenommen, steht der König von { $first } weiter im Schach, und { $first-opponent } ist am Zug; eine Berichtigung dafür geben die Regeln nicht
illegal-moves-king-moved-adjacent = { $by } hatte den König neben den anderen gestellt: { $by } verliert.
illegal-moves-nothing-to-claim = Es gab keinen regelwidrigen Zug zu reklamieren; den König zu schlagen ist einer, und { $by-opponent } darf den Gewinn reklamieren.
illegal-moves-claimed-by-taking = Der regelwidrige Zug ist durch das Schlagen des Königs reklamiert: { $by } gewinnt.
illegal-moves-no-material = { $by } hat kein Mattmaterial: Die Partie ist remis.
# Rochade halb ausgeführt.
illegal-moves-half-castled = { $by } zog zur Rochade den König zwei Felder und ließ den Turm stehen
illegal-moves-finish-castling = Noch nichts: { $by } hat den König losgelassen und muss die Rochade bei laufender Uhr zu Ende führen.
illegal-moves-castling-omitted = { $by } hat den Zug nur nicht zu Ende geführt: Der Turm kommt auf sein Feld, der Zug ist die Rochade und nicht regelwidrig. Das vorzeitige Drücken der Uhr darf bestraft werden.

# A position that cannot be legal.
illegal-moves-position = Regelwidrige Stellung auf dem Brett
illegal-moves-step-in = Sofort eingreifen: Die Stellung vor der Unregelmäßigkeit wird wiederhergestellt, und die Partie geht von dort weiter.
illegal-moves-find-where-wrong = Die Uhren anhalten; mit beiden Spielern den Zug suchen, bei dem der Fehler geschah.
illegal-moves-penalise-as-illegal = War es ein regelwidriger Zug, ihn als solchen bestrafen
illegal-moves-as-illegal-move = Der regelwidrige Zug, der dazu führte, wird als regelwidriger Zug behandelt.
illegal-moves-rule-on-move = Über den regelwidrigen Zug selbst entscheiden, um die Strafe zu finden
illegal-moves-no-action = Ohne ausreichende Aufsicht greift der Schiedsrichter nicht ein: Die Partie geht weiter.
illegal-moves-wait = Warten, bis der nächste Zug abgeschlossen ist; ist die Stellung dann noch regelwidrig, die Partie für remis erklären.
illegal-moves-still-illegal = Die Stellung ist nach dem nächsten Zug noch regelwidrig: Die Partie ist remis.
illegal-moves-no-longer-illegal = Die Stellung ist nicht mehr regelwidrig: Die Partie geht weiter.
illegal-moves-nobody-claimed = Was niemand vor dem nächsten Zug reklamiert hat, bleibt stehen: Die Partie geht weiter.
illegal-moves-set-up-before = Die Stellung vor dem regelwidrigen Zug wird wiederhergestellt, und die Partie geht von dort weiter.
illegal-moves-king-left-in-check = Ein König blieb bei jedem Zug im Schach: bis zum ersten dieser Züge zurückgehen
illegal-moves-back-to-escape = Lassen sich die Züge nicht rekonstruieren, bleibt der regelwidrige Zug trotzdem nicht stehen: eine Stellung nehmen, in der der König dem Schach noch entgehen kann; der Schiedsrichter hat hier weites Ermessen
illegal-moves-position-stands = Zu spät: Die Stellung bleibt stehen, und die Partie geht weiter.
