# Online games: incidents, questions, answers, what rulings say.

family-online = Online-Partien

incident-online-host-failure = online: der Server oder ein Spielort verlor die Verbindung
    .words = Serverausfall, Server down, Plattform ausgefallen, Spielort offline, Ausfall
incident-online-player-failure = online: ein Spieler verlor die Verbindung
    .words = Internet, Verbindung, Verbindung verloren, Verbindungsabbruch, getrennt, WLAN, offline, Rechner abgestürzt
incident-online-abandoned = online: ein Spieler verließ die Partie
    .words = Online-Partie verlassen, online weggegangen, Browser geschlossen
incident-online-move = online: ein Zug auf dem Bildschirm ist strittig
    .words = Mausrutscher, Mouseslip, Premove, falsches Feld am Bildschirm, Online-Zug strittig, automatische Dame
incident-online-host-draw = online: der Server erklärte ein Remis
    .words = Server erklärte Remis, automatisches Remis online, Plattform beendete die Partie
incident-online-expulsion = online: ein Spieler wird aus Fairplay-Gründen ausgeschlossen
    .words = online ausgeschlossen, Fairplay, Konto gesperrt, gesperrt, Online-Betrug

ask-online-host-failure-left = Was ist von der Partie erhalten?
ask-online-player-failure-by = Wer verlor die Verbindung?
ask-online-player-failure-back-in-time = Ist { $by } vor Ablauf der Zeit zurück?
ask-online-player-failure-both-had-moved = Hatten vorher beide Spieler ihren ersten Zug abgeschlossen?
ask-online-abandoned-by = Wer verließ die Partie?
ask-online-move-by = Wessen Zug ist es?
ask-online-move-what = Was ist strittig?
ask-online-host-draw-by = Nach welcher Regel?
ask-online-expulsion-by = Wer wird ausgeschlossen?

what-is-left-saved-position = der Server hat eine gespeicherte Stellung
what-is-left-agreed-position = beide sind sich über eine Stellung einig, und der Turnierleiter kann sie herstellen
what-is-left-this-game-lost = alle Züge dieser Partie sind verloren
what-is-left-all-games-lost = die Züge aller laufenden Partien sind verloren

screen-move-mouse-slip = ein Mausausrutscher
screen-move-premove = ein regelgemäßer Premove
screen-move-illegal-premove = ein Premove, der regelwidrig wurde
screen-move-smart-move = der einzige Zug einer Figur, durch Anwählen ausgeführt
screen-move-automatic-queen = der Bauer wurde von selbst zur Dame
screen-move-illegal-move = ein regelwidriger Zug wurde versucht
screen-move-touch-move = zuvor war eine andere Figur angewählt
screen-move-own-notation = eine Reklamation stützt sich auf die eigene Mitschrift des Spielers

host-rule-drawing-rule = Patt, Stellungswiederholung, Material oder fünfzig Züge
host-rule-lack-of-progress = fünfmal hintereinander dieselbe Stellung, oder 75 Züge

# The FIDE Laws.
online-over-the-board-only = Die Schachregeln gelten für das Spiel am Brett: Die Ausschreibung des Online-Turniers entscheidet.
online-no-article = Kein Artikel handelt von Online-Partien
online-by-regulations = was die Ausschreibung sagt
online-by-analogy = der nächstliegende Artikel, sinngemäß
online-usual-host-failure = niemand verliert durch einen Ausfall des Servers; die Partie geht ab der letzten Stellung weiter
online-usual-player-failure = die Uhr läuft weiter; wer nicht rechtzeitig zurück ist, verliert
online-usual-leaver-loses = Verlust für den Spieler, der die Partie verließ
online-usual-sent-move = was der Server übermittelt hat, ist der Zug
online-usual-host-draw = das Remis gilt, wenn die Partie auch nach den Schachregeln remis wäre
online-usual-expulsion = den Fairplay-Regeln des Turniers folgen

# The connection is lost.
online-site-failed = Der Spielort verlor die Verbindung
online-host-failed = Der Server fiel während der Partie aus
online-finished-before = Die Partie war vorher beendet: Ihr Ergebnis bleibt.
online-from-saved-position = Die Partie geht ab der letzten vom Server gespeicherten Stellung mit deren Zeiten weiter; niemand ist an die verlorenen Züge gebunden.
online-from-agreed-position = Der Turnierleiter stellt die Stellung, über die beide sich einig sind, mit den Uhren her, und die Partie geht weiter.
online-starts-again = Die Partie beginnt neu mit Zug eins und voller Zeit; niemand ist an die alten Züge gebunden.
online-all-start-again = Alle laufenden Partien beginnen neu mit Zug eins, mit denselben Paarungen und voller Zeit.
online-other-results-stand = Ergebnisse vorher beendeter Partien bleiben; allen Spielern sagen, wann die nächste Runde beginnt
online-cause-unclear = Es lässt sich nicht klären, ob der Ausfall am Server oder am Spieler lag: Der Turnierleiter entscheidet über die Partie.
online-as-host-failure = die Partie geht weiter oder beginnt neu, wie bei einem Ausfall des Servers
online-adjudicate = die Partie abschätzen; die beiden Ergebnisse dürfen verschieden sein
online-loss-for-absent = Verlust für den Spieler, der nicht zurückkam
online-go-on-if-possible = die Partie möglichst weitergehen lassen, sonst abschätzen
online-lost = { $by } verlor die Verbindung
online-not-back = { $by } war nicht rechtzeitig zurück: verloren.
online-rated = Die Partie wird gewertet
online-not-rated = Die Partie wird nicht gewertet: Nicht beide hatten einen Zug abgeschlossen
online-clock-ran-on = Die Uhr von { $by } lief unterdessen weiter: Die Partie geht mit der verbliebenen Zeit weiter.

# A game is left, a player is expelled.
online-left = { $by } verließ die Partie, bevor sie beendet war
online-event-rules-decide = Die eigenen Regeln des Turniers sagen, wie diese Partie zählt.
online-as-event-rules-say = wie die Turnierregeln es sagen
online-leaver-loses-unless = Verlust für den Spieler, der die Partie verließ, sofern die Turnierregeln nichts anderes sagen
online-leaver-loses = { $by } hat die Partie verlassen und verliert sie.
online-expelled = { $by } wird aus Fairplay-Gründen ausgeschlossen
online-not-reported = Die Partien von { $by } sollten nicht zur Wertung gemeldet werden; sie dürfen als kampflos verloren zählen.
online-report-violation = Den Verstoß an US Chess melden; der Server tut das nicht.
online-be-discreet = Den Vorwurf vertraulich behandeln, bis darüber entschieden ist.
online-leave-out = die Partien aus dem Wertungsbericht weglassen
online-score-as-forfeits = die Partien als kampflose Niederlagen zählen, ohne Wertung
online-leave-out-and-forfeit = sie aus dem Wertungsbericht weglassen und als kampflose Niederlagen zählen

# Moves on the screen.
online-move-disputed = Ein Zug von { $by } auf dem Bildschirm ist strittig
online-slip-stands = Der Ausrutscher ist ein abgeschlossener Zug und bleibt stehen.
online-premove-stands = Ein regelgemäßer Premove ist ein abgeschlossener Zug und bleibt stehen.
online-no-premove = Der Premove findet nicht statt: Der Spieler macht einen anderen Zug.
online-smart-move-stands = Der Zug bleibt stehen: Es ist eine Einstellung des Spielers selbst.
online-queen-stands = Die Dame bleibt: Der Zug war abgeschlossen, als sie erschien.
online-put-back = Der Server stellt die Figur zurück; es gibt keinen regelwidrigen Zug und keine Strafe.
online-no-touch-move = Online gibt es keine Reklamation von „berührt – geführt“; nur der Server darf es durchsetzen.
online-host-record-counts = Keine Reklamation kann sich auf die eigene Mitschrift eines Spielers stützen; die Aufzeichnung des Servers zählt.

# The host declares a draw.
online-host-drew = Der Server erklärte die Partie für remis
online-mate-first = Der letzte Zug setzt matt, und Matt geht vor: { $winner } gewinnt.
online-host-ruling-valid = Die Entscheidung des Servers gilt und beendet die Partie: remis.
online-publicity-says-so = Wo die Regeln des Servers von denen von US Chess abweichen, muss die Ausschreibung es sagen
