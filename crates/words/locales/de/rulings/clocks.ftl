# The clock: incidents, questions, answers, what rulings say.

family-clocks = Die Uhr

incident-clock-mishandled = die Uhr wurde falsch bedient
incident-press-forgotten = ein Spieler vergaß, die Uhr zu drücken
incident-clock-stopped = ein Spieler hielt die Uhren an
incident-interruption = die Partie muss unterbrochen werden
incident-clock-defect = die Uhr ist defekt
incident-clock-setting = die Uhr ist falsch eingestellt
incident-neighbours-clock-pressed = ein Spieler hat die Uhr einer anderen Partie gedrückt
incident-wrong-clock-started = zu Beginn wurde die Uhr von Schwarz in Gang gesetzt
incident-clock-wish = ein Spieler will eine andere Uhr oder einen anderen Platz für sie
incident-assistant = ein Spieler hat einen Assistenten für Uhr oder Formular

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
ask-clock-wish-by = Wer will das?
ask-clock-wish-wish = Was will { $by }?
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
wished-clock-another = eine andere Uhr
wished-clock-own = die eigene Uhr
wished-clock-other-side = die Uhr auf der anderen Seite des Brettes
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
clocks-wants-other-clock = { $by } will eine andere Uhr oder einen anderen Platz für sie
clocks-only-if-defective = Spieler wählen die Uhr nicht: Ersetzt wird sie nur, wenn sie offensichtlich defekt ist, und zwar vom { $who }.
clocks-arbiter-places-clock = Der Schiedsrichter bestimmt vor der Partie, wo die Uhr steht; dort bleibt sie.
clocks-turn-the-board = für einen Spieler mit Behinderung eher das Brett samt Plätzen drehen als die Uhr
clocks-black-chooses-side = Wenn der Turnierleiter sie nicht festlegt, wählt Schwarz die Seite der Uhr.
clocks-has-assistant = { $of } hat einen Assistenten
clocks-allowed-if-accepted = Erlaubt, wenn der Schiedsrichter die Person akzeptiert; keine Zeit wird abgezogen.
clocks-allowed-for-disabled = Erlaubt, und einem behinderten Spieler wird keine Zeit abgezogen.
clocks-less-time = weniger Zeit für diesen Spieler
clocks-usually-taken = Erlaubt, wenn der Schiedsrichter die Person akzeptiert; üblich ist ein Abzug von { $time } bei { $of }.
clocks-why-assistant = Assistent
clocks-time-off = { $time } Abzug bei { $of }
clocks-time-adjusted = Erlaubt, wenn der Schiedsrichter die Person akzeptiert; die Bedenkzeit von { $of } wird angemessen angepasst.
clocks-ten-minutes-or-share = zehn Minuten weniger, nach US-Regeln fünf Prozent der Bedenkzeit des Spielers
