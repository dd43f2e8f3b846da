# Correspondence: incidents, questions, answers, what rulings say.

family-correspondence = Fernschach

incident-mail-overstep = Fernschach: eine Antwort dauerte lange
    .words = Fernschach Bedenkzeit überschritten, Antwort zu spät, Tage verbraucht, Bedenkzeit in Tagen
incident-mail-move = Fernschach: ein abgesandter Zug ist unklar oder falsch
    .words = Postkarte, Brief, E-Mail, Fernschachzug, unklarer Zug, bedingte Züge, Eventualzüge
incident-mail-silence = Fernschach: der Gegner antwortet nicht
    .words = keine Antwort, Postkarte verloren, Gegner antwortet nicht, schweigt, Zug wiederholt senden
incident-mail-withdrawal = Fernschach: ein Spieler verlässt das Turnier
    .words = Rückzug Fernschach, Fernschach-Rücktritt, zieht sich zurück
incident-mail-time-limit = Fernschach: die Partie hat dreißig Monate erreicht
    .words = dreißig Monate, Abschätzung, Fernpartie zu lang
incident-mail-dispute = Fernschach: ein Streitfall wird dem Turnierleiter eingereicht
    .words = Streitfall Fernschach, Beschwerde beim Turnierleiter
incident-mail-help = Fernschach: ein Spieler hatte Hilfe
    .words = Engine im Fernschach, Computerhilfe im Fernschach

ask-mail-overstep-by = Wessen Antwort dauerte lange?
ask-mail-overstep-days = Wie viele Tage dauerte die Antwort, ohne entschuldigte Tage?
ask-mail-overstep-days-for-each = Wie viele Tage gibt es für jeden Zug? 0, wenn es dreißig für zehn Züge sind.
ask-mail-overstep-moves-before = Wie viele Züge hatte der Spieler vorher abgesandt?
ask-mail-overstep-used-before = Wie viele Tage hatte der Spieler vorher verbraucht?
ask-mail-overstep-times-recorded = Hat { $by-opponent } mit den Zügen die verbrauchte Zeit und die Summen beider Spieler gesandt?
ask-mail-overstep-overstepped-before = Hat der Spieler in dieser Partie schon einmal die Zeit überschritten?
ask-mail-move-by = Wer hat den Zug abgesandt?
ask-mail-move-what = Was ist an dem Zug falsch?
ask-mail-silence-by = Wer antwortet nicht?
ask-mail-silence-repeated = Wurde der Zug noch einmal gesandt?
ask-mail-silence-days = Wie viele Tage sind vergangen, seit der Zug gesandt oder noch einmal gesandt wurde?
ask-mail-withdrawal-by = Wer verlässt das Turnier?
ask-mail-withdrawal-moves-by-both = Wie viele Züge haben beide in dieser Partie abgeschlossen?
ask-mail-withdrawal-six-months = Dauert die Partie schon sechs Monate oder länger?
ask-mail-time-limit-adjudication-asked = Hat ein Spieler binnen einer Woche Abschätzung beantragt, mit Aufzeichnung, Diagramm und Begründung?
ask-mail-dispute-days = Seit wie vielen Tagen weiß der Absender davon?
ask-mail-dispute-complete = Liegen Gruppe, Namen, Aufzeichnung, verbrauchte Zeiten und Unterlagen vollständig vor?
ask-mail-help-by = Wer hatte Hilfe?
ask-mail-help-what = Was für Hilfe?

sent-fault-impossible = er ist nicht spielbar oder fehlt
sent-fault-illegible = er ist unleserlich
sent-fault-ambiguous = er ist mehrdeutig
sent-fault-not-confirmed = der Zug des Gegners wurde nicht wiederholt
sent-fault-clerical-error = er ist regelgemäß, aber nicht der gemeinte
sent-fault-missing-sign = ein Zeichen für Schach, Schlagen oder en passant ist falsch
sent-fault-in-conditional-set = er ist in einer Folge von Eventualzügen regelwidrig oder mehrdeutig
sent-fault-condition-miswritten = ein Eventualzug wurde von seinem Absender falsch abgeschrieben
sent-fault-address-late = eine neue Adresse wurde zu spät mitgeteilt
mail-helper-books = Bücher, Zeitschriften oder eine Datenbank
mail-helper-engine = ein Programm, das Züge bewertet
mail-helper-person = eine andere Person

correspondence-incident = Ein Vorfall in einer Fernpartie
correspondence-over-the-board-only = Die Schachregeln gelten für das Spiel am Brett: Die Regeln des Fernturniers entscheiden.
correspondence-no-article = Kein Artikel handelt von Fernpartien
correspondence-by-event-rules = was die Regeln des Turniers sagen
correspondence-follow-organisation = den Regeln der Fernschachorganisation folgen
correspondence-reprimand = ein Verweis oder eine Verwarnung
correspondence-less-time = weniger Bedenkzeit
correspondence-forfeit = die Partie ist kampflos verloren
correspondence-out-of-event = Streichung aus dem Turnier

correspondence-took = { $days ->
    [one] Die Antwort von { $by } dauerte { $days } Tag
   *[other] Die Antwort von { $by } dauerte { $days } Tage
}
correspondence-too-few-days = Weniger als drei Tage für jeden Zug sind keine zulässige Bedenkzeit
correspondence-in-time = { $days ->
    [one] Rechtzeitig: { $days } Tag angerechnet, und die Partie geht weiter.
   *[other] Rechtzeitig: { $days } Tage angerechnet, und die Partie geht weiter.
}
correspondence-left = { $days ->
    [one] Rest der Zeitperiode: { $days } Tag
   *[other] Rest der Zeitperiode: { $days } Tage
}
correspondence-not-recorded = { $by-opponent } hat die Zeiten nicht mit den Zügen gesandt, daher gibt es keine Zeitreklamation: Die Partie geht weiter.
correspondence-first-overstep = { $days ->
    [one] Erste Zeitüberschreitung: Statt des Partieverlusts darf { $days } weiterer Tag angerechnet werden.
   *[other] Erste Zeitüberschreitung: Statt des Partieverlusts dürfen { $days } weitere Tage angerechnet werden.
}
correspondence-days-or-loss = { $days ->
    [one] { $days } Tag angerechnet; beim zweiten Mal Partieverlust
   *[other] { $days } Tage angerechnet; beim zweiten Mal Partieverlust
}
correspondence-game-lost = die Partie ist verloren
correspondence-usually-variation = { $days ->
    [one] { $days } Tag, wo das Turnier die Abweichung anwendet
   *[other] { $days } Tage, wo das Turnier die Abweichung anwendet
}
correspondence-overstepped = Die Zeit ist überschritten: { $by } verliert.

correspondence-fault = { $by } sandte einen fehlerhaften Zug
correspondence-slip = Der Zug ist regelgemäß und bindet, obwohl er ein Versehen war.
correspondence-sign-missing = Der Zug bindet: Ein fehlendes oder falsches Zeichen ist ohne Bedeutung.
correspondence-only-accepted = Keine Strafe: Nur der Eventualzug, wie er angenommen wurde, zählt.
correspondence-set-binds = Die Züge davor in der Folge binden; er und das Folgende entfallen.
correspondence-say-which = { $by } muss sagen, welcher der möglichen Züge es ist, und diesen spielen.
correspondence-one-of-meanings = muss einen der Züge spielen, die gemeint sein können
correspondence-impossible = Der Zug ist nicht spielbar: { $by } sendet nach umgehendem Hinweis einen anderen, mit beliebiger Figur.
correspondence-illegible = Der Zug ist unleserlich: { $by } sendet einen Zug, mit beliebiger Figur.
correspondence-not-repeated = { $by } hat den Zug des Gegners nicht wiederholt: Er muss wiederholt werden.
correspondence-address-late = { $days ->
    [one] { $by } wird für die zu spät mitgeteilte Adresse { $days } Tag angerechnet.
   *[other] { $by } werden für die zu spät mitgeteilte Adresse { $days } Tage angerechnet.
}
correspondence-days-charged = { $days ->
    [one] { $days } Tag angerechnet
   *[other] { $days } Tage angerechnet
}
correspondence-first-slip = { $days ->
    [one] nichts für ein erstes Versehen; { $days } Tag im Wiederholungsfall
   *[other] nichts für ein erstes Versehen; { $days } Tage im Wiederholungsfall
}

correspondence-silent = { $by } antwortet nicht
correspondence-wait = { $days ->
    [one] Noch { $days } Tag warten; vierzehn Tage müssen ohne Antwort vergehen.
   *[other] Noch { $days } Tage warten; vierzehn Tage müssen ohne Antwort vergehen.
}
correspondence-send-again = { $by-opponent } muss den Zug noch einmal senden.
correspondence-complain = { $by-opponent } reicht eine Zeitbeschwerde ein und sendet nichts mehr; sie kann nicht zurückgenommen werden.
correspondence-complaint-names = Die Beschwerde nennt den Spieler mit Adresse, die Gruppe, die Daten des Zuges und seiner Wiederholung und die verbrauchten Zeiten
correspondence-await-answer = Die Antwort auf die Nachfrage des Turnierleiters abwarten: vierzehn Tage ab der Beschwerde.
correspondence-explained = Die Erklärung wird anerkannt: Die Partie geht weiter, und sonst geschieht nichts.
correspondence-poorly-explained = Die Erklärung genügt nicht: Der Turnierleiter darf eine Strafe verhängen.
correspondence-warning-first = zuerst eine Verwarnung
correspondence-unanswered = Keine Antwort binnen vierzehn Tagen: Die Partie darf als kampflos verloren gewertet werden.

correspondence-leaves = { $by } verlässt das Turnier oder schweigt in allen Partien
correspondence-rated-loss = { $by } verliert die Partie, und sie wird gewertet.
correspondence-ten-moves = mindestens zehn Züge von beiden, oder sechs Monate
correspondence-unrated-forfeit = { $by } verliert die Partie kampflos, ohne Wertung.
correspondence-may-ask-adjudication = { $by-opponent } darf für ein gewertetes Ergebnis binnen 14 Tagen nach der Mitteilung Abschätzung beantragen
correspondence-thirty-months = Die Partie hat dreißig Monate seit Turnierbeginn erreicht
correspondence-adjudicated = Die Partie wird abgeschätzt; eine Begründung ist nicht nötig.
correspondence-best-play = ein Sieg oder ein Remis, bei bestem Spiel beider Seiten
correspondence-judge-decides = der Abschätzer entscheidet nach der Stellung und den eingesandten Analysen
correspondence-nobody-asked = Niemand hat rechtzeitig Abschätzung beantragt: ein gewertetes Remis.
correspondence-dispute-sent = Ein Streitfall wird dem Turnierleiter eingereicht
correspondence-dispute-late = Zu spät: Eine Beschwerde muss binnen sieben Tagen nach Kenntnis abgesandt werden. Sie wird nicht behandelt.
correspondence-dispute-heard = Die Beschwerde wird behandelt; unterdessen wird möglichst weitergespielt.
correspondence-dispute-incomplete = Die Beschwerde ist unvollständig und scheitert.
correspondence-had-help = { $by } hatte Hilfe
correspondence-books-allowed = Bücher und Datenbanken sind erlaubt: Die Partie geht weiter.
correspondence-help-forbidden = Diese Hilfe ist verboten: Der Turnierleiter entscheidet über die Strafe.
correspondence-forfeit-if-proved = kampfloser Verlust, wenn es bewiesen ist; der Turnierleiter darf gleich so entscheiden
incident-mail-excused-time = Fernschach: ein Spieler nimmt Urlaub
    .words = Fernschach Urlaub, entschuldigte Zeit, Krankheit, Pause
incident-mail-forfeits = Fernschach: ein Spieler hat Partien der Gruppe kampflos verloren
    .words = Fernschach kampflos, zwei kampflose, kampflos verloren, alle verloren
incident-mail-replacement = Fernschach: ein ausgeschiedener Spieler soll ersetzt werden
    .words = Fernschach Ersatz, Ersatzspieler, Nachfolger, neuer Spieler
incident-mail-appeal = Fernschach: Berufung bei US Chess
    .words = Fernschach Einspruch, Berufung, sieben Tage, Protest

# Questions about all games of a section.
ask-mail-excused-time-by = Wer nimmt Urlaub?
ask-mail-excused-time-told-in-advance = Wurden Gegner und Turnierleiter vorher unterrichtet?
ask-mail-excused-time-in-all-games = Gilt der Urlaub für alle Partien der Gruppe?
ask-mail-excused-time-days-this-year = Wie viele Tage hat der Spieler in diesem Kalenderjahr genommen, diese eingeschlossen?
ask-mail-forfeits-by = Wer hat Partien kampflos verloren?
ask-mail-forfeits-opponents = Gegen wie viele Gegner dieser Gruppe hat { $by } eine Partie kampflos verloren?
ask-mail-replacement-result-in-play = Wurde schon ein Ergebnis dieses Spielers durch tatsächliches Spiel erzielt?
ask-mail-replacement-days-since-start = Wie viele Tage sind seit Turnierbeginn vergangen?
ask-mail-appeal-days-after-end = Wie viele Tage nach Turnierende wurde die Berufung abgesandt?
ask-mail-appeal-deposit = Lag die Kaution bei?

# All games of a section.
correspondence-takes-time = { $by } nimmt Urlaub
correspondence-time-ended = Mit dem Zug, den { $by } gesandt hat, endete der Urlaub: Die Tage zählen wieder.
correspondence-not-told = Nicht entschuldigt: { $by } hat Gegner und Turnierleiter nicht vorher unterrichtet. Die Tage zählen.
correspondence-days-count = die Tage zählen
correspondence-grant-in-emergency = der Turnierleiter gewährt die Tage wegen des Notfalls
correspondence-all-games = Urlaub gilt für alle Partien einer Gruppe oder für keine: { $by } muss ihn in allen nehmen, sonst zählen die Tage.
correspondence-opponents-time-runs = Unterdessen läuft die Zeit von { $by-opponent }, unbeantwortete Züge werden also wie sonst beantwortet
correspondence-excused = { $left ->
    [one] Entschuldigt: { $days } von dreißig Tagen in diesem Jahr genommen, { $by } bleibt { $left } Tag.
   *[other] Entschuldigt: { $days } von dreißig Tagen in diesem Jahr genommen, { $by } bleiben { $left } Tage.
}
correspondence-over-thirty = { $over ->
    [one] Dreißig Tage im Jahr sind entschuldigt: { $by } liegt { $over } Tag darüber. Der Turnierleiter darf ihn im Notfall gewähren.
   *[other] Dreißig Tage im Jahr sind entschuldigt: { $by } liegt { $over } Tage darüber. Der Turnierleiter darf sie im Notfall gewähren.
}
correspondence-only-thirty = { $over ->
    [one] nur dreißig Tage sind entschuldigt; { $over } Tag zählt
   *[other] nur dreißig Tage sind entschuldigt; { $over } Tage zählen
}
correspondence-grant-days = { $over ->
    [one] wegen des Notfalls wird { $over } weiterer Tag gewährt
   *[other] wegen des Notfalls werden { $over } weitere Tage gewährt
}
correspondence-has-forfeited = { $opponents ->
    [one] { $by } hat gegen { $opponents } Gegner der Gruppe kampflos verloren
   *[other] { $by } hat gegen { $opponents } Gegner der Gruppe kampflos verloren
}
correspondence-others-go-on = Die übrigen Partien der Gruppe gehen weiter: Erst kampflose Verluste gegen zwei Gegner beenden sie.
correspondence-all-forfeited = Kampflose Verluste gegen zwei Gegner einer Gruppe: Alle Partien der Gruppe, die { $by } nicht beendet hat, sind kampflos verloren, auch diese.
correspondence-tell-all-opponents = Alle Gegner der Gruppe unterrichten, deren Partien mit { $by } nicht beendet sind.
correspondence-rating-not-said = die Regel sagt nicht, ob diese Verluste gewertet werden
correspondence-wants-replacement = Ein ausgeschiedener Spieler soll ersetzt werden
correspondence-none-after-result = Kein Ersatz: Ein Ergebnis dieses Spielers ist durch Spiel erzielt worden.
correspondence-none-after-days = Kein Ersatz: Seit dem Turnierbeginn sind mehr als { $days } Tage vergangen.
correspondence-may-replace = Der Turnierleiter darf den Spieler ersetzen.
correspondence-not-replaced = kein Ersatz
correspondence-replaced = ein neuer Spieler tritt an die Stelle
correspondence-appealed = { $days ->
    [one] Berufung bei US Chess, abgesandt { $days } Tag nach Turnierende
   *[other] Berufung bei US Chess, abgesandt { $days } Tage nach Turnierende
}
correspondence-deposit-missing = Der Berufung muss eine Kaution beiliegen: Ohne sie ist sie nicht in Ordnung.
correspondence-deposit-back = die Kaution wird erstattet, sofern die Berufung nicht als grundlos befunden wird
correspondence-appeal-in-time = Rechtzeitig: { $limit } Tage nach Turnierende. Die Geschäftsstelle leitet sie an das zuständige Gremium weiter.
correspondence-appeal-late = Zu spät: Die { $limit } Tage nach Turnierende sind vorbei. Das Gremium darf sie dennoch behandeln.
correspondence-refuse-appeal = sie wird nicht behandelt
correspondence-hear-appeal = sie wird dennoch behandelt
