# The clock: incidents, questions, answers, what rulings say.

family-clocks = Die Uhr

incident-clock-mishandled = die Uhr wurde falsch bedient
    .words = Uhr falsch bedient, schlägt auf die Uhr, Uhr mit der anderen Hand, falsche Hand, Finger auf der Uhr, Uhr angehoben, Uhr gehämmert
incident-press-forgotten = ein Spieler vergaß, die Uhr zu drücken
    .words = Uhr vergessen, vergaß zu drücken, Uhr nicht gedrückt, Drücken vergessen, Uhr läuft weiter
incident-clock-stopped = ein Spieler hielt die Uhren an
    .words = Uhr angehalten, Uhren angehalten, Uhr gestoppt, hält die Uhr an, Pause, Schiedsrichter gerufen
incident-interruption = die Partie muss unterbrochen werden
    .words = Unterbrechung, Feueralarm, Stromausfall, Evakuierung, Licht aus, Partie unterbrochen, Krankheit, Notfall, Ohnmacht
incident-clock-defect = die Uhr ist defekt
    .words = Uhr kaputt, Uhr defekt, Uhr geht nicht, Batterie leer, Uhr ausgefallen, Uhr austauschen, Anzeige leer
incident-clock-setting = die Uhr ist falsch eingestellt
    .words = Uhr falsch eingestellt, falsche Zeit auf der Uhr, Inkrement fehlt, kein Inkrement, Zeitzugabe fehlt, falscher Modus, Bonus fehlt, falsch gestellt
incident-neighbours-clock-pressed = ein Spieler hat die Uhr einer anderen Partie gedrückt
    .words = Uhr des Nachbarn, falsche Uhr gedrückt, Uhr am Nebenbrett, Nachbarbrett
incident-wrong-clock-started = zu Beginn wurde die Uhr von Schwarz in Gang gesetzt
    .words = falsche Uhr gestartet, schwarze Uhr gestartet, Uhr ohne Zug gestartet, Gegner abwesend
incident-assistant = ein Spieler hat einen Assistenten für Uhr oder Formular
    .words = Assistent, Helfer, jemand drückt für den Spieler, behinderter Spieler, Hilfe für Uhr oder Formular

ask-clock-mishandled-by = Wer?
ask-clock-mishandled-how = Was ist geschehen?
ask-press-forgotten-by = Wer vergaß zu drücken?
ask-press-forgotten-then = Was geschah dann?
ask-clock-stopped-by = Wer hielt die Uhren an?
ask-clock-stopped-reason = Warum?
ask-clock-defect-evident = Ist die Uhr offensichtlich defekt?
ask-clock-defect-moves-owed = Wie viele Züge fehlen { $side } in dieser Zeitkontrolle noch? Im Endspurt keine.
ask-neighbours-clock-pressed-by = Wer hat die Uhr einer anderen Partie gedrückt?
ask-neighbours-clock-pressed-moved = Hatte { $by } einen Zug ausgeführt?
ask-wrong-clock-started-by = Wer hat die Uhr von Schwarz in Gang gesetzt?
ask-wrong-clock-started-white-moved = Hatte Weiß einen Zug ausgeführt?
ask-wrong-clock-started-ran = Wie lange lief die Uhr von Schwarz?
ask-assistant-of = Wessen Assistent?
ask-assistant-help = Wofür?
ask-assistant-disabled = Hat { $of } eine Behinderung?

mishandling-other-hand = mit der anderen Hand gedrückt
mishandling-finger-on-button = einen Finger auf oder über der Taste gelassen
mishandling-force = mit Gewalt gedrückt
mishandling-picked-up = die Uhr hochgehoben
mishandling-knocked-over = die Uhr umgeworfen
mishandling-opponent-kept-from-pressing = den Gegner am Drücken gehindert
after-forgotten-press-opponent-waits = der Gegner wartet
after-forgotten-press-opponent-moved = der Gegner hat gezogen
after-forgotten-press-player-moved-again = der Spieler zog noch einmal, im Glauben, der Gegner habe gezogen
stop-reason-irregularity = eine Unregelmäßigkeit
stop-reason-claim = eine Reklamation oder ein Antrag
stop-reason-missing-piece = eine Figur zur Umwandlung fehlt
stop-reason-disturbance = eine Störung
stop-reason-illness = Krankheit
stop-reason-toilet = um zur Toilette zu gehen
stop-reason-no-reason = kein triftiger Grund
clock-starter-white = Weiß
clock-starter-black = Schwarz
clock-starter-arbiter = der Schiedsrichter
assistant-help-clock = die Uhr drücken
assistant-help-score = mitschreiben
assistant-help-pieces = die Figuren ziehen

clocks-mishandled = { $how-code ->
    [other-hand] { $by } drückte mit der anderen Hand
    [finger-on-button] { $by } ließ einen Finger auf der Uhr
    [force] { $by } drückte mit Gewalt
    [picked-up] { $by } hob die Uhr hoch
    [knocked-over] { $by } warf die Uhr um
   *[opponent-kept-from-pressing] { $by } hinderte den Gegner am Drücken
}
clocks-may-be-penalised = Kein regelwidriger Zug; es kann bestraft werden.
clocks-forgot = { $by } vergaß, die Uhr zu drücken
clocks-nobody-tells = { $by } wird nicht darauf hingewiesen: Der { $who } schweigt, und eine Zeitüberschreitung wäre gültig.
clocks-may-remind = Der Gegner darf den Spieler erinnern, warten oder ziehen
clocks-may-still-press = Die Partie geht weiter; { $by } darf noch drücken, und die Zeit bis dahin geht zu Lasten von { $by }.
clocks-press-for-counter = Ist ein Zugzähler in Gebrauch, in einem ruhigen Augenblick für jede Seite einmal drücken, damit er wieder stimmt.
clocks-second-taken-back = Klären, was geschehen ist; der zweite Zug wird zurückgenommen, Brett und Uhren werden berichtigt.
clocks-warning = eine Verwarnung
clocks-misunderstanding = keine Strafe: Es war ein Missverständnis
clocks-stopped = { $by } hielt die Uhren an
clocks-toilet-usually-not = Meist kein triftiger Grund; den Zustand des Spielers abwägen.
clocks-none-for-disabled = keine Strafe für einen behinderten oder kranken Spieler
clocks-no-valid-reason = Kein triftiger Grund: Es wird weitergespielt, und das Anhalten wird bestraft.
clocks-valid-reason = Ein triftiger Grund: die Sache behandeln, dann entscheiden, wann weitergespielt wird.
clocks-interrupted = Die Partie muss unterbrochen werden
clocks-official-stops = Der { $who } hält die Uhren an und entscheidet, wann weitergespielt wird.
clocks-write-down-position = Zeiten, Stellung und den Spieler am Zug notieren.
clocks-more-time = mehr Zeit für { $side } oder für beide
clocks-give-time-back = die verlorene Zeit wird zurückgegeben

# Defects and settings.
clocks-said-defective = Eine Uhr soll defekt sein
clocks-shown-counts = Die Anzeige der Uhr gilt: Die Partie geht weiter.
clocks-replaced = Die Uhr wird ausgetauscht; die Zeiten werden nach bestem Ermessen bestimmt.
clocks-write-down-times = Beide Zeiten und die gemachten Züge notieren, bevor etwas geändert wird.
clocks-mark-old-clock = Die alte Uhr kennzeichnen und beiseitelegen.
clocks-best-judgement = Zeiten nach bestem Ermessen des Schiedsrichters
clocks-shown-corrected = die angezeigten Zeiten, berichtigt um das, was der Defekt offensichtlich gekostet hat
clocks-why-defect = defekte Uhr
clocks-so-much-left = So viel muss dem Spieler bleiben
clocks-set-wrongly = Die Uhr ist falsch eingestellt
clocks-setting-stays = Zu spät: Jeder hat zehn Züge abgeschlossen, daher bleibt die Einstellung.
clocks-blitz-times-stay = Jede Seite hat einen Zug abgeschlossen: Die Zeiten bleiben, wie sie eingestellt waren.
clocks-set-right = Die Uhr sofort anhalten; sie richtig einstellen, mit gerechten Zeiten und richtiger Zugzahl.
clocks-as-if-set-right = was beide mit der richtigen Einstellung gehabt hätten
clocks-hour-too-much = Die Uhren zeigen etwa eine Stunde zu viel: kein Verlust durch Zeitüberschreitung; die Stunde zurückgeben
clocks-why-on-purpose = der Gegner hat die Uhr absichtlich falsch eingestellt

# Assistants.
clocks-pressed-neighbours = { $by } drückte die Uhr einer anderen Partie
clocks-own-move-not-completed = Der Zug von { $by } ist ausgeführt, aber nicht abgeschlossen: Die eigene Uhr von { $by } ist weitergelaufen und wird jetzt gedrückt. Die andere Partie wird in Ordnung gebracht.
clocks-nothing-done-here = In der eigenen Partie von { $by } ist nichts geschehen, sie geht weiter. Die andere Partie wird in Ordnung gebracht.
clocks-put-neighbours-right = Am anderen Brett die Uhr anhalten und Zeiten und Zugzähler wie vorher einstellen; das Drücken wird dort niemandem angerechnet. Gestörte Spieler können Zeit erhalten.
clocks-none-for-slip = keine Strafe für ein Versehen; bei Wiederholung eine Verwarnung
clocks-started-blacks = Zu Beginn wurde die Uhr von Schwarz in Gang gesetzt
clocks-start-was-right = In Ordnung: Weiß hatte gezogen, also läuft die Uhr von Schwarz.
clocks-whites-clock-should-run = Von Beginn an läuft die Uhr von Weiß: Die auf der Uhr von Schwarz verbrauchte Zeit wird Weiß angerechnet.
clocks-why-wrong-start = falsche Uhr zu Beginn
clocks-none-for-mistake = keine Strafe, wenn es eindeutig ein Versehen war
clocks-only-if-defective = Spieler wählen die Uhr nicht: Ersetzt wird sie nur, wenn sie offensichtlich defekt ist, und zwar vom { $who }.
clocks-arbiter-places-clock = Der Schiedsrichter bestimmt vor der Partie, wo die Uhr steht; dort bleibt sie.
clocks-turn-the-board = für einen Spieler mit Behinderung eher das Brett samt Plätzen drehen als die Uhr
clocks-black-chooses-side = Schwarz wählt, auf welcher Seite des Brettes die Uhr steht.
clocks-has-assistant = { $of } hat einen Assistenten
clocks-allowed-if-accepted = Erlaubt, wenn der Schiedsrichter die Person akzeptiert; keine Zeit wird abgezogen.
clocks-allowed-for-disabled = Erlaubt, und einem behinderten Spieler wird keine Zeit abgezogen.
clocks-less-time = weniger Zeit für diesen Spieler
clocks-usually-taken = Erlaubt, wenn der Schiedsrichter die Person akzeptiert; üblich ist ein Abzug von { $time } bei { $of }.
clocks-why-assistant = Assistent
clocks-time-off = { $time } Abzug bei { $of }
clocks-time-adjusted = Erlaubt, wenn der Schiedsrichter die Person akzeptiert; die Bedenkzeit von { $of } wird angemessen angepasst.
clocks-ten-minutes-or-share = zehn Minuten weniger, nach US-Regeln fünf Prozent der Bedenkzeit des Spielers
incident-clock-choice = welche Uhr verwendet wird, oder wo sie steht
    .words = welche Uhr, Wahl der Uhr, Uhr austauschen, analoge Uhr, Seite der Uhr, eigene Uhr
ask-clock-choice-what = Worüber besteht Uneinigkeit?
ask-clock-choice-by = Wer will die andere Uhr, oder wer stellt die, die sich nicht einstellen lässt?
ask-clock-choice-black-has-moved = Steht der erste Zug von Schwarz fest?
ask-clock-choice-running-clock-adds-nothing = Hat die laufende Uhr weder Aufschub noch Inkrement?
ask-clock-choice-new-clock-is-proper = Ist die neue Uhr auf die angekündigte Bedenkzeit eingestellt?
ask-clock-choice-white-clock = Was kann die Uhr von Weiß?
ask-clock-choice-black-clock = Was kann die Uhr von Schwarz?
ask-clock-choice-black-late = Kam Schwarz zu spät?
clock-dispute-late-replacement = ein zu spät gekommener Spieler will eine richtige Uhr
clock-dispute-during-game = ein Spieler will während der Partie eine andere Uhr
clock-dispute-cannot-be-set = wer die Uhr stellt, kann sie nicht einstellen
clock-dispute-which-of-two = welche von zwei Uhren verwendet wird
clock-dispute-side = auf welcher Seite die Uhr steht
clock-kind-increment = digital, mit Inkrement
clock-kind-delay = digital, nur mit Aufschub
clock-kind-digital = digital, ohne beides
clock-kind-analog = analog

# Which clock.
clocks-which-clock = { $what-code ->
    [late-replacement] Ein zu spät gekommener Spieler will eine richtige Uhr aufstellen
    [during-game] Ein Spieler will während der Partie eine andere Uhr
    [cannot-be-set] Wer die Uhr stellt, kann sie nicht einstellen
    [which-of-two] Die Spieler sind uneins, welche von zwei Uhren verwendet wird
   *[side] Die Spieler sind uneins, auf welcher Seite die Uhr steht
}
clocks-same-clock = Für die ganze Partie wird dieselbe Uhr verwendet, außer sie ist defekt oder der Turnierleiter stellt nach einem Antrag eine Uhr mit Aufschub auf.
clocks-opponent-picks = { $by } kann die Uhr nicht einstellen: { $by-opponent } wählt irgendeine zulässige Uhr.
clocks-directors-need-not = Turnierleiter müssen nicht jede Uhr einstellen können
clocks-too-late-to-replace = Zu spät: Der erste Zug von Schwarz steht fest, die Uhr bleibt also für die ganze Partie.
clocks-no-reason-to-replace = Die Uhr bleibt: Nur eine ohne Aufschub und Inkrement darf ersetzt werden, und nur durch eine wie angekündigt eingestellte.
clocks-may-replace = { $by } darf die richtige Uhr aufstellen.
clocks-transfer-times = Die verbrauchten Zeiten unverändert übertragen; nur falsch Angezeigtes berichtigen.
clocks-black-chooses = Schwarz wählt die Uhr
clocks-both-suit = Beide Uhren passen gleich gut zur Bedenkzeit.
clocks-rule-not-at-hand = die Regel, die sagt, wer wählt, steht in einem Kapitel, dessen Text nicht vorliegt
clocks-this-clock = Die Uhr von { $by } wird verwendet: Sie passt besser zur Bedenkzeit.
clocks-set-as-near = sie kann nicht alles, was die Bedenkzeit verlangt: Grundzeit, und den größten Aufschub, der das Inkrement nicht übersteigt
clocks-director-fixed = Der Turnierleiter hat bestimmt, in welche Richtung die Uhren zeigen und wer wo sitzt.
clocks-black-was-late = Schwarz kam zu spät und hat keine Wahl: Die Uhr bleibt, wo sie steht.
clocks-first-chooses-seat = wer zuerst kam, wählt die Seite des Tisches
clocks-black-picks = Schwarz wählt die Uhr unter den üblichen.
clocks-move-at-once = Weiß zieht sofort; ist Schwarz da, darf Schwarz die Uhr von Weiß in Gang setzen oder reklamieren. Die Standardstrafe ist möglich.
clocks-check-counter = Den Zugzähler der Uhr prüfen: Er kann um einen halben oder ganzen Zug falsch sein.
clocks-remind-usually = ein Hinweis; die Strafe, wenn Schwarz benachteiligt wurde oder es sich wiederholt
