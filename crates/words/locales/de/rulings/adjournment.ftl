# Adjourned games: incidents, questions, answers, what rulings say.

family-adjournment = Hängepartien

incident-sealing = ein Zug wird abgegeben
    .words = Abgabezug, Zug abgeben, Abbruch, Hängepartie, Umschlag, vertagen
incident-sealed-move-wrong = der Abgabezug ist mehrdeutig, regelwidrig oder fehlt
    .words = Abgabezug mehrdeutig, Abgabezug falsch, Abgabezug regelwidrig, kein Zug im Umschlag
incident-envelope-missing = der Umschlag mit dem Abgabezug ist verloren
    .words = Umschlag verloren, Umschlag fehlt, Umschlag weg
incident-while-adjourned = ein Ergebnis oder ein Angebot während des Abbruchs
    .words = während des Abbruchs, Remis während der Hängepartie, Aufgabe während des Abbruchs
incident-absent-at-resumption = ein Spieler fehlt bei der Wiederaufnahme
    .words = fehlt bei der Wiederaufnahme, Hängepartie nicht erschienen, Wiederaufnahme
incident-late-for-resumption = ein Spieler kommt zu spät zur Wiederaufnahme
    .words = zu spät zur Hängepartie, verspätet bei Wiederaufnahme
incident-resumed-wrongly = die Partie wurde mit falscher Stellung oder falschen Zeiten wieder aufgenommen
    .words = falsch wieder aufgenommen, falsche Stellung bei Wiederaufnahme, falsche Zeiten

ask-sealing-by = Wer gibt ab?
ask-sealing-what = Was ist geschehen?
ask-sealing-session-left = Wie viel ist von der Spielzeit übrig?
ask-sealed-move-wrong-by = Wer hat den Zug abgegeben?
ask-sealed-move-wrong-fault = Was ist am Abgabezug falsch?
ask-envelope-missing-by = Wer hat den Zug abgegeben?
ask-envelope-missing-position-known = Ist die Abbruchstellung bekannt?
ask-while-adjourned-what = Was ist während des Abbruchs geschehen?
ask-while-adjourned-by = Wer hat aufgegeben?
ask-absent-at-resumption-sealer = Wer hat den Zug abgegeben?
ask-absent-at-resumption-absent = Wer fehlt?
ask-late-for-resumption-by = Wer kommt zu spät?
ask-late-for-resumption-late-by = Wie lange nach dem Zeitpunkt der Wiederaufnahme kam der Spieler?
ask-late-for-resumption-default-time = Welche Wartezeit nennt die Ausschreibung?
ask-late-for-resumption-period-left = Wie viel Zeit hat der verspätete Spieler in dieser Zeitperiode noch?
ask-late-for-resumption-sealed-move-ends = Hatte { $by } einen Zug abgegeben, der die Partie beendet?
ask-resumed-wrongly-what = Was war falsch?
ask-resumed-wrongly-moves-since = Wie viele Züge hat der Spieler, der darauf hinweist, seither gemacht?

sealing-event-early = der Spieler möchte vorzeitig abgeben
sealing-event-played-on-board = der Spieler hat den Zug auf dem Brett ausgeführt
sealing-event-changed-before-stop = der Zug wird vor dem Anhalten der Uhr geändert
sealing-event-changed-after-stop = der Zug soll nach dem Anhalten der Uhr geändert werden
sealed-fault-ambiguous = er lässt sich als zwei oder mehr regelgemäße Züge lesen
sealed-fault-meaningless = er ist unverständlich
sealed-fault-illegal = er ist regelwidrig
sealed-fault-missing = es gibt keinen
adjournment-news-draw-agreed = ein Remis wurde vereinbart
adjournment-news-resignation = ein Spieler hat aufgegeben
adjournment-news-draw-offer = nach der Abgabe wurde Remis angeboten
absent-resumer-sealer = der Spieler, der den Zug abgegeben hat
absent-resumer-replier = der Spieler, der antworten muss
absent-resumer-both = beide
sealed-end-no = nein, oder der verspätete Spieler hat nicht abgegeben
sealed-end-mate = ja, er setzt matt
sealed-end-draw = ja, durch Patt oder tote Stellung
wrong-at-resumption-times = eine Zeit
wrong-at-resumption-position = die Stellung

adjournment-look-up = Nachzuschlagen ist hier: { $part }; die späteren Richtlinien I sagen: { $usual }.
adjournment-not-at-hand = In dieser Fassung steht der Abbruch anderswo ({ $part }); dieser Text liegt nicht vor
adjournment-as-later = { $usual }, wie in den späteren Richtlinien I

adjournment-seals-early = { $by } möchte vorzeitig abgeben
adjournment-seals-on-board = { $by } führte den Zug auf dem Brett aus, statt ihn abzugeben
adjournment-changes-before-stop = { $by } ändert den Abgabezug vor dem Anhalten der Uhr
adjournment-changes-after-stop = { $by } möchte den Abgabezug ändern
adjournment-rest-is-charged = die restliche Spielzeit geht zu Lasten des Spielers, der abgibt
adjournment-made-is-sealed = der ausgeführte Zug ist der Abgabezug
adjournment-change-until-stop = er darf geändert werden, bis die Uhr angehalten ist
adjournment-no-change-after-stop = er kann nicht mehr geändert werden, sobald die Uhr angehalten ist
adjournment-may-seal = { $by } darf jetzt abgeben; die restliche Spielzeit von { $left } geht zu Lasten von { $by }.
adjournment-why-rest = restliche Spielzeit
adjournment-needs-permission = Es braucht eine Erlaubnis, und die Zeitkontrolle muss geschafft sein
adjournment-refuse-sealing = ablehnen
adjournment-allow-sealing = erlauben und die restliche Spielzeit anrechnen
adjournment-allow-in-last-hour = in der letzten Stunde der Spielzeit erlauben
adjournment-move-on-board = Der Zug auf dem Brett ist der Abgabezug: { $by } notiert genau diesen Zug.
adjournment-change-allowed = Erlaubt: Der Zug darf geändert werden, bis die Uhr angehalten ist.
adjournment-change-refused = Abgelehnt: Die Uhr ist angehalten, daher bleibt es beim Abgabezug.

adjournment-sealed-wrong = { $fault-code ->
    [ambiguous] { $by } gab einen Zug ab, der mehrdeutig ist
    [meaningless] { $by } gab einen Zug ab, der unverständlich ist
    [illegal] { $by } gab einen Zug ab, der regelwidrig ist
   *[missing] { $by } gab einen Zug ab, der nicht im Umschlag ist
}
adjournment-sealer-loses = der Spieler, der den Zug abgegeben hat, verliert
adjournment-ended-before = Die Partie war schon zu Ende: Dieses Ergebnis bleibt.
adjournment-opponent-chooses = { $by-opponent } darf bei eigener laufender Uhr wählen, welche der Deutungen abgegeben wurde.
adjournment-only-reading = die einzige vernünftige Deutung, wenn der Turnierleiter eine findet
adjournment-chosen-reading = die Deutung, die der Gegner wählt
adjournment-chooses-on-own-clock = der Gegner wählt bei eigener laufender Uhr
adjournment-loses = { $fault-code ->
    [ambiguous] Der Abgabezug ist mehrdeutig: { $by } verliert.
    [meaningless] Der Abgabezug ist unverständlich: { $by } verliert.
    [illegal] Der Abgabezug ist regelwidrig: { $by } verliert.
   *[missing] Der Abgabezug ist nicht im Umschlag: { $by } verliert.
}
adjournment-slip-of-pen = Ein Schreibfehler mit nur einer vernünftigen Deutung wird als dieser Zug gelesen

adjournment-envelope-lost = Der Umschlag mit dem Abgabezug ist verloren
adjournment-stated-move = die Partie geht ab der Abbruchstellung mit dem Zug weiter, den der Spieler als abgegeben angibt
adjournment-from-position = Die Partie geht ab der Abbruchstellung mit deren Zeiten weiter; { $by } macht einen Zug.
adjournment-from-stated-move = Die Partie geht ab der Abbruchstellung mit deren Zeiten weiter; { $by } macht den Zug, den { $by } als abgegeben angibt.
adjournment-times-not-known = Die Zeiten sind nicht bekannt: Der { $who } bestimmt sie.
adjournment-times-by-judgement = Zeiten nach Ermessen
adjournment-times-by-records = Zeiten nach den Aufzeichnungen und den Angaben der Spieler
adjournment-position-lost = Die Stellung lässt sich nicht ermitteln: Die Partie wird annulliert und neu gespielt.
adjournment-new-game = eine neue Partie
adjournment-draw-if-fair = ein Remis, wenn nichts anderes gerecht ist

adjournment-draw-was-agreed = Während des Abbruchs wurde Remis vereinbart
adjournment-resigned = Ein Spieler gab während des Abbruchs auf
adjournment-draw-was-offered = Nach der Abgabe wurde Remis angeboten
adjournment-is-over = die Partie ist beendet
adjournment-offer-is-open = das Angebot gilt, bis es beantwortet ist
adjournment-over-by-draw = Die Partie ist beendet: remis. Beide Spieler melden es dem { $who }.
adjournment-resigned-cannot-mate = { $by } hat aufgegeben, aber { $by-opponent } kann mit keiner Folge regelgemäßer Züge mattsetzen: remis.
adjournment-over-by-resignation = Die Partie ist beendet: { $by } hat aufgegeben, und { $by-opponent } gewinnt.
adjournment-offer-valid = Das Angebot gilt wie jedes andere, bis es beantwortet ist.

adjournment-replier-absent = { $by-opponent } muss antworten und fehlt bei der Wiederaufnahme
adjournment-sealer-absent = { $by } hat abgegeben und fehlt bei der Wiederaufnahme
adjournment-both-absent = Beide Spieler fehlen bei der Wiederaufnahme
adjournment-closed-envelope = Die Uhr von { $by-opponent } wird in Gang gesetzt; der Umschlag bleibt zu, bis { $by-opponent } kommt.
adjournment-open-envelope = Den Umschlag öffnen und die Uhr von { $by-opponent } in Gang setzen; { $by-opponent } darf die Antwort in einem neuen Umschlag abgeben und die Uhr von { $by } in Gang setzen.
adjournment-replier-loses-time = { $by-opponent } muss antworten und verliert die Zeit bis zum eigenen Eintreffen.
adjournment-closed-envelope-usual = die Uhr von { $by-opponent } wird in Gang gesetzt; der Umschlag bleibt zu, bis { $by-opponent } kommt
adjournment-open-envelope-usual = den Umschlag öffnen und die Uhr von { $by-opponent } in Gang setzen; { $by-opponent } darf die Antwort in einem neuen Umschlag abgeben und die Uhr von { $by } in Gang setzen
adjournment-replier-loses-time-usual = { $by-opponent } muss antworten und verliert die Zeit bis zum eigenen Eintreffen
adjournment-say-otherwise = Die Ausschreibung oder der Schiedsrichter kann anderes bestimmen
adjournment-zero-sealer = Die Wartezeit ist null: { $by } kam zu spät und verliert, außer der Abgabezug hatte die Partie beendet.
adjournment-zero-replier = Die Wartezeit ist null: { $by-opponent } kam zu spät und verliert, außer der Abgabezug hatte die Partie beendet.
adjournment-zero-both = Die Wartezeit ist null: Beide kamen zu spät und verlieren, außer der Abgabezug hatte die Partie beendet.
adjournment-look-inside = Den Umschlag öffnen, um zu sehen, ob der Abgabezug die Partie beendet hat.
adjournment-result-of-sealed-move = das Ergebnis des Abgabezugs, wenn er die Partie beendet hat
adjournment-lateness-excused = die Partie geht weiter, wenn der Schiedsrichter die Verspätung entschuldigt
adjournment-game-lost = die Partie ist verloren
adjournment-loss-unless-ended = der Verlust, außer der Abgabezug hat die Partie beendet

adjournment-late = { $by } kam { $late } zu spät zur Wiederaufnahme
adjournment-late-loses = nach der Wartezeit verliert der verspätete Spieler, außer der Abgabezug hatte die Partie beendet
adjournment-in-time = Rechtzeitig: Die Frist beträgt { $limit }. { $by } spielt mit der verbliebenen Zeit.
adjournment-too-late = { $by } kam nach Ablauf der Frist von { $limit } und verliert.
adjournment-sealed-mate = Der Abgabezug setzt matt: { $by } gewinnt trotz der Verspätung.
adjournment-sealed-draw = Der Abgabezug hat die Partie beendet: remis trotz der Verspätung.

adjournment-wrong-time = Die Partie wurde mit einer falschen Zeit wieder aufgenommen
adjournment-wrong-position = Die Partie wurde mit einer falschen Stellung wieder aufgenommen
adjournment-point-out-times = auf eine falsche Zeit ist vor dem eigenen ersten Zug hinzuweisen
adjournment-set-up-again = die Stellung vor dem Abgabezug wird wiederhergestellt
adjournment-correct-times = Die Zeiten berichtigen: Der Hinweis kam vor dem ersten Zug.
adjournment-times-too-late = Zu spät reklamiert: Die Zeiten bleiben, sofern der { $who } sie nicht berichtigt.
adjournment-times-stay = die Zeiten bleiben
adjournment-times-corrected = die Zeiten werden berichtigt
adjournment-times-stay-usually = die Zeiten bleiben, außer das wäre offensichtlich ungerecht
adjournment-back-to-adjourned = Zur Abbruchstellung zurückgehen; die Zeiten bleiben, wie sie sind.
adjournment-position-too-late = { $within ->
    [one] Erst nach mehr als { $within } Zug entdeckt: Die Partie geht weiter, wie sie steht.
   *[other] Erst nach mehr als { $within } Zügen entdeckt: Die Partie geht weiter, wie sie steht.
}
adjournment-back-to-right = Zur letzten richtigen Stellung zurückgehen; der Schiedsrichter bestimmt die Zeiten.
adjournment-arbiter-sets-times = Zeiten nach Ermessen des Schiedsrichters
adjournment-times-of-adjournment = die Zeiten beim Abbruch
incident-adjourn-in-time-trouble = die Spielzeit ist zu Ende, während jemand in Zeitnot ist
    .words = Hängepartie, Abbruch in Zeitnot, Zeitnot, Sitzung zu Ende
ask-adjourn-in-time-trouble-first-control-over = Ist die erste Zeitperiode vorbei?
ask-adjourn-in-time-trouble-needed-for-round = Ist es für den Beginn der nächsten Runde nötig?
ask-adjourn-in-time-trouble-other-has-much = Hat der andere Spieler noch viel Zeit?
adjournment-in-time-trouble = Die Spielzeit ist zu Ende, während ein Spieler in Zeitnot ist
adjournment-not-in-first-control = Die Partie geht weiter: Vor dem Ende der ersten Zeitperiode wird nicht vertagt, wenn keine Uhrzeit angekündigt war.
adjournment-adjourn-as-announced = Die Uhrzeit war angekündigt: Die Partie wird vertagt.
adjournment-may-adjourn = Trotz der Zeitnot darf vertagt werden: Die nächste Runde braucht es, und der andere Spieler hat viel Zeit.
adjournment-should-not-adjourn = In ernster Zeitnot soll nicht vertagt werden: die Partie weitergehen lassen.
adjournment-adjourn = die Partie vertagen
adjournment-wait = das Ende der Zeitnot abwarten
adjournment-no-article-on-time = Kein Artikel sagt, wann eine Partie vertagt wird
adjournment-break-afterwards = Wer eine vertagte Partie hat, bekommt vor der nächsten gewöhnlich eine halbe Stunde
