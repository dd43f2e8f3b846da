# Moving: incidents, questions, answers, what rulings say.

family-moves = Ziehen

incident-touched-pieces = ein Spieler hat Figuren berührt
    .words = berührt geführt, Figur berührt, berührt, angefasst, Figur angefasst, losgelassen, Zug zurückgenommen, nimmt zurück, zurücknehmen, anders gezogen, Rochade, Turm zuerst berührt
incident-touch-claim = ein Spieler beanstandet berührte Figuren
    .words = berührt geführt reklamiert, Gegner hat Figur berührt, Reklamation berührt, Figur angefasst, bestreitet die Berührung, Zug zurückgenommen
incident-adjusting = ein Spieler hat Figuren zurechtgerückt
    .words = zurechtrücken, zurechtgerückt, j’adoube, ich rücke zurecht, geraderücken, Figuren gerade gestellt, ohne Ankündigung
incident-inverted-rook = zur Umwandlung wurde ein Turm umgedreht aufgestellt
    .words = umgedrehter Turm, Turm auf dem Kopf, verkehrter Turm, umgekehrter Turm, Umwandlung, Turm als Dame
incident-promotion-piece-missing = die Figur für eine Umwandlung fehlt
    .words = keine Dame da, Dame fehlt, zweite Dame, Figur für die Umwandlung fehlt, Umwandlung, Ersatzdame

ask-touched-pieces-by = Wer hat Figuren berührt?
ask-touched-pieces-what = Was wurde absichtlich berührt?
ask-touched-pieces-possible-castling = Ist die Rochade nach dieser Seite regelgemäß?
ask-touched-pieces-possible-move = Kann eine berührte Figur ziehen?
ask-touched-pieces-possible-capture = Kann eine berührte Figur geschlagen werden?
ask-touched-pieces-possible-both = Kann die zuerst berührte eigene Figur die zuerst berührte gegnerische schlagen?
ask-touch-claim-by = Wer beanstandet es?
ask-touch-claim-evidence = Was spricht dafür?
ask-adjusting-by = Wer hat Figuren zurechtgerückt?
ask-adjusting-on-move = War { $by } am Zug?
ask-adjusting-announced = Wurde es vorher angekündigt?
ask-inverted-rook-by = Wer hat umgewandelt?
ask-promotion-piece-missing-by = Wer wandelt um?

touched-own = nur eigene Figuren
touched-opponents = nur gegnerische Figuren
touched-both = Figuren beider Farben
touched-king-then-rook = erst König, dann Turm, oder beide zugleich
touched-rook-then-king = erst Turm, dann König
touch-evidence-arbiter = ein Schiedsrichter oder Turnierleiter hat es gesehen
touch-evidence-witness = ein unparteiischer Zeuge hat es gesehen
touch-evidence-admitted = der Gegner gibt die Berührung zu
touch-evidence-none = nur die Aussagen der Spieler

piece-name-pawn = Bauer
piece-name-knight = Springer
piece-name-bishop = Läufer
piece-name-rook = Turm
piece-name-queen = Dame
piece-name-king = König
piece-name-piece = Figur

# What touched pieces bind to: first as what a player must do, then as a sentence.
touch-duty-move-first = muss die zuerst berührte Figur ziehen, die ziehen kann
touch-duty-capture-first = muss die zuerst berührte Figur schlagen, die geschlagen werden kann
touch-duty-capture-with-own = muss die zuerst berührte gegnerische Figur mit der zuerst berührten eigenen schlagen
touch-duty-use-first-possible = muss die zuerst berührte Figur ziehen oder schlagen, mit der das möglich ist; im Zweifel war die eigene zuerst berührt
touch-duty-castle = muss nach dieser Seite rochieren
touch-duty-castle-or-move-king = muss rochieren oder den König ziehen
touch-duty-another-king-move = muss einen anderen Königszug machen, auch die Rochade nach der anderen Seite; gibt es keinen, einen beliebigen regelgemäßen Zug
touch-duty-may-castle = darf rochieren
touch-duty-move-rook = darf nicht nach dieser Seite rochieren und muss den Turm ziehen, wenn er ziehen kann
touch-duty-any-move = darf jeden regelgemäßen Zug machen

moves-duty = { $duty }
moves-bound = { $duty-code ->
    [move-first] { $by } muss die zuerst berührte Figur ziehen, die ziehen kann.
    [capture-first] { $by } muss die zuerst berührte Figur schlagen, die geschlagen werden kann.
    [capture-with-own] { $by } muss die zuerst berührte gegnerische Figur mit der zuerst berührten eigenen schlagen.
    [use-first-possible] { $by } muss die zuerst berührte Figur ziehen oder schlagen, mit der das möglich ist; im Zweifel war die eigene zuerst berührt.
    [castle] { $by } muss nach dieser Seite rochieren.
    [castle-or-move-king] { $by } muss rochieren oder den König ziehen.
    [another-king-move] { $by } muss einen anderen Königszug machen, auch die Rochade nach der anderen Seite; gibt es keinen, einen beliebigen regelgemäßen Zug.
    [may-castle] { $by } darf rochieren.
    [move-rook] { $by } darf nicht nach dieser Seite rochieren und muss den Turm ziehen, wenn er ziehen kann.
   *[any-move] { $by } darf jeden regelgemäßen Zug machen.
}

moves-touched = { $by } berührte Figuren
moves-touched-by-accident = { $by } berührte versehentlich eine Figur
moves-binds-to-nothing = Ein Versehen bindet nicht: Jeder regelgemäße Zug ist erlaubt.
moves-late-complaint = { $by } beanstandet berührte Figuren, nachdem { $by } selbst eine berührt hat
moves-right-lost = Zu spät: { $by } hat seither eine Figur berührt, das Reklamationsrecht ist daher verloren.
moves-arbiter-acts = Ein Schiedsrichter, der den Verstoß gesehen hat, handelt auch ohne Reklamation

# From the acts on a board.
moves-nothing-binds = Nichts bindet: Jeder regelgemäße Zug ist erlaubt.
moves-because = { $why }
moves-because-free = { $why } Jeder regelgemäße Zug ist erlaubt.
moves-breach-found = Verstoß: { $what }
moves-has-made = hat diesen Zug ausgeführt, und er bleibt stehen
moves-one-of-these = muss einen dieser Züge spielen
moves-ask-intended = { $piece-code ->
    [queen] Wurde die { $piece } auf { $square } berührt, um sie zu ziehen oder zu schlagen?
    [piece] Wurde die { $piece } auf { $square } berührt, um sie zu ziehen oder zu schlagen?
   *[other] Wurde der { $piece } auf { $square } berührt, um ihn zu ziehen oder zu schlagen?
}
moves-ask-first = Welche dieser Figuren wurde zuerst berührt?
moves-ask-castling = Wurden König und Turm berührt, um zu rochieren?
moves-ask-part-of-castling = War das der erste Teil einer Rochade oder ein eigener Zug?
moves-ask-unfinished = Blieb die Rochade unvollendet, oder war das ein regelwidriger Zug?
moves-not-intended = sie wurde nicht zum Ziehen oder Schlagen berührt
moves-intended = sie wurde zum Ziehen oder Schlagen berührt
moves-touched-first = die Figur auf { $square } wurde zuerst berührt
moves-meant-castling = der Spieler wollte rochieren
moves-not-meant-castling = der Spieler wollte nicht rochieren
moves-left-unfinished = die Rochade blieb unvollendet
moves-made-illegal-move = ein regelwidriger Zug wurde ausgeführt

# Complaints and adjusting.
moves-claimed = { $by } reklamiert, dass { $by-opponent } eine Figur berührt hat
moves-upheld = Stattgegeben: Die Berührung bindet { $by-opponent }.
moves-in-dispute = Die Tatsachen sind strittig: sie klären, dann entscheiden.
moves-deny = die Reklamation ablehnen
moves-uphold = der Reklamation stattgeben
moves-uphold-if-sure = stattgeben, wenn der Zeuge unparteiisch und sicher ist
moves-deny-unseen = ablehnen: Kein Unparteiischer hat die Berührung gesehen
moves-adjusted = { $by } rückte Figuren zurecht
moves-only-on-move = Nur der Spieler am Zug darf zurechtrücken; es bindet nicht, kann aber bestraft werden.
moves-adjusted-in-order = In Ordnung: Angekündigt und am Zug, bindet es nicht.
moves-plainly-adjusting = Es war offensichtlich Zurechtrücken, wenn auch ohne Ankündigung: Der Turnierleiter darf es durchgehen lassen.
moves-must-be-moved = die berührte Figur muss ziehen
moves-let-pass = durchgehen lassen
moves-not-announced = Nicht angekündigt: Die Berührung bindet, und { $by } muss die Figur ziehen, wenn sie ziehen kann.
moves-move-touched = muss die berührte Figur ziehen, wenn sie ziehen kann

# Promotion.
moves-promoted-inverted = { $by } wandelte in einen umgedrehten Turm um
moves-is-queen = Es ist eine Dame, weil der Spieler nichts anderes angesagt hat.
moves-is-rook = Es ist ein Turm, wie auch immer der Spieler die Figur nennt, und die Partie geht weiter.
moves-rook-whatever-called = ein umgedrehter Turm ist ein Turm, wie auch immer der Spieler ihn nennt
moves-moved-diagonally = { $by } zog einen umgedrehten Turm diagonal
moves-turn-upright = Den Turm richtig herum stellen; { $by-opponent } darf es nach Ankündigung tun, wenn { $by-opponent } am Zug ist.
moves-needs-piece = { $by } braucht eine Figur zur Umwandlung
moves-bring-piece = { $by } darf die Uhren anhalten und darum bitten; die Figur bringen, dann läuft die Uhr von { $by } wieder.
moves-asking-binds-not = Die Bitte um eine Figur bindet den Spieler nicht an sie; gebunden ist er, wenn sie das Feld berührt
