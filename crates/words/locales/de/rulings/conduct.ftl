# Conduct: incidents, questions, answers, what rulings say.

family-conduct = Verhalten

incident-distraction = ein Spieler lenkte den Gegner ab oder störte ihn
    .words = Ablenkung, lenkt ab, stört den Gegner, Störung, Lärm, laut, redet, Reden, summt, klopft, trommelt, Kugelschreiber, starrt, isst am Brett
incident-draw-offers-repeated = ein Spieler bietet immer wieder Remis an
    .words = wiederholte Remisangebote, bietet ständig Remis, immer wieder Remis, Remisangebote
incident-outside-help = ein Spieler benutzte Notizen, ein Buch, ein anderes Brett oder Ratschläge
    .words = Betrug, Engine, Computerhilfe, fremde Hilfe, unerlaubte Hilfe, Notizen, Buch, Rat, analysiert, zweites Brett, Taschenschach, betrügt
incident-smoking = ein Spieler rauchte
    .words = Rauchen, raucht, geraucht, Zigarette, E-Zigarette, Dampfen, Vape
incident-disrepute = ein Spieler benahm sich schlecht oder sprach ein Ergebnis ab
    .words = schlechtes Benehmen, Beleidigung, beleidigt, beschimpft, Handschlag verweigert, Handgreiflichkeit, Absprache, abgesprochenes Ergebnis, Partie verschoben, Ansehen, betrunken, unsportlich
incident-accusation = ein Spieler wirft einem anderen Betrug vor
    .words = Betrug, Betrugsvorwurf, Verdacht, Anschuldigung, verdächtigt, Betrüger, beschuldigt
incident-question-to-arbiter = ein Spieler stellt dem Schiedsrichter eine Frage
    .words = Frage an den Schiedsrichter, fragt den Schiedsrichter, Regelfrage

ask-distraction-by = Wer hat den Gegner gestört?
ask-distraction-how = Wie hat { $by } gestört?
ask-draw-offers-repeated-by = Wer bietet immer wieder Remis an?
ask-draw-offers-repeated-reason-to-repeat = Hat der Gegner seither Remis angeboten, oder hat sich die Stellung stark verändert?
ask-outside-help-by = Wer hat Hilfe benutzt?
ask-outside-help-what = Was für Hilfe?
ask-outside-help-relevant = Hat sie mit der Partie zu tun?
ask-smoking-by = Wer hat geraucht?
ask-smoking-allowed-place = War es in dem Bereich, in dem der Schiedsrichter es erlaubt?
ask-disrepute-by = Wer hat sich schlecht benommen?
ask-disrepute-how = Was ist geschehen?
ask-accusation-by = Wer erhebt den Vorwurf?
ask-accusation-written = Hat der Spieler eine förmliche schriftliche Beschwerde eingereicht?
ask-accusation-unfounded = Ist die Beschwerde offensichtlich unbegründet?
ask-question-to-arbiter-by = Wer fragt?
ask-question-to-arbiter-about = Wonach fragt { $by }?

annoyance-noise = durch Lärm
annoyance-talking = durch Reden
annoyance-claims = durch grundlose Anträge oder Reklamationen
annoyance-draw-offers = durch grundlose Remisangebote
annoyance-complaints = durch grundlose Beschwerden
annoyance-other = auf andere Weise

forbidden-help-written-matter = Bücher oder Aufzeichnungen
forbidden-help-notes = während der Partie gemachte Notizen
forbidden-help-other-board = ein anderes Brett oder ein Computer
forbidden-help-asked-advice = erbetener Rat
forbidden-help-headphones = Ton im Kopfhörer
forbidden-help-analysis-in-room = Analyse im Turniersaal

misconduct-arranged-result = Absprache des Ergebnisses
misconduct-insult = Beleidigung oder Gewalt
misconduct-drunk = betrunken, aber nicht störend
misconduct-dress = Kleidung gegen die Regeln des Turniers
misconduct-other = etwas anderes

question-subject-rules = nach einer Regel
question-subject-schedule = nach der Bedenkzeit oder dem Zeitplan
question-subject-move-number = wie viele Züge gemacht sind
question-subject-clock = ob ein Zug gemacht oder die Uhr gedrückt wurde
question-subject-position = ob etwas in dieser Stellung richtig wäre

conduct-game-over = Die Partie ist beendet: Ihr Ergebnis bleibt, und Zeit kann nicht mehr gegeben werden
conduct-loss = Partieverlust
conduct-warning = eine Verwarnung
conduct-warning-more-if-repeated = eine Verwarnung; im Wiederholungsfall mehr

conduct-disturbed = { $how-code ->
    [noise] { $by } störte durch Lärm
    [talking] { $by } störte durch Reden
    [claims] { $by } störte durch grundlose Anträge oder Reklamationen
    [draw-offers] { $by } störte durch grundlose Remisangebote
    [complaints] { $by } störte durch grundlose Beschwerden
   *[other] { $by } störte den Gegner
}
conduct-stop-disturbing = Störung: sofort unterbinden und { $by } bestrafen.
conduct-standard-at-least = mindestens die Standardstrafe, { $time } für { $by-opponent }; mehr, wenn es weitergeht
conduct-time-penalty-at-once = sofort eine Zeitstrafe, und mehr, wenn es weitergeht
conduct-cannot-help-it = { $by } stört, kann aber nichts dafür
conduct-no-offence = Kein Verstoß: Abhilfe schaffen, etwa durch Umsetzen des Brettes; { $by } wird nicht bestraft.
conduct-find-remedy = Einen anderen Platz für die Partie suchen oder eine andere Abhilfe, die keinen Spieler Zeit kostet.
conduct-another-place = ein anderer Platz für das Brett
conduct-move-board = das Brett von den anderen wegsetzen

conduct-offered-again = { $by } bot erneut Remis an
conduct-offer-in-order = Das Angebot ist in Ordnung; der Gegner nimmt es an oder lehnt es ab.
conduct-offers-can-disturb = Auch begründete Angebote können stören, wenn sie zu häufig kommen
conduct-offer-annoys = Das Angebot gilt, aber es grundlos zu wiederholen stört den Gegner: { $by } kann bestraft werden.

conduct-smoked = { $by } rauchte
conduct-house-rules = Die Hausordnung des Turniers und des Spielorts entscheidet.
conduct-smoking-allowed = Dort ist das Rauchen erlaubt.
conduct-e-cigarette-not-named = Der Artikel nennt keine E-Zigaretten: Der Schiedsrichter entscheidet, ob es Rauchen war.
conduct-smoking-forbidden = Geraucht werden darf nur, wo der Schiedsrichter es erlaubt.

conduct-help-used = { $what-code ->
    [written-matter] { $by } benutzte Geschriebenes oder Aufgenommenes
    [notes] { $by } machte Notizen
    [other-board] { $by } analysierte auf einem anderen Brett oder einem Computer
    [asked-advice] { $by } bat um Rat
    [headphones] { $by } hörte etwas über Kopfhörer
   *[analysis-in-room] { $by } analysierte im Turniersaal
}
conduct-help-forbidden = Verbotene Hilfe: { $by } bestrafen.
conduct-help-not-allowed = Nicht erlaubt: Der Turnierleiter darf { $by } bestrafen.
conduct-help-costs-game = Solche Hilfe kostet meist die Partie: { $by } verliert, sofern der Turnierleiter nicht weniger für angemessen hält.
conduct-harmless-sound = Kein Verstoß, solange der Ton nichts mit der Partie zu tun hat; der Turnierleiter darf es prüfen.
conduct-loss-if-it-helped = beim ersten Mal eine Verwarnung; Partieverlust, wenn es geholfen hat
conduct-warning-or-time = eine Verwarnung oder eine Zeitstrafe
conduct-warning-or-little-time = eine Verwarnung oder eine kleine Zeitstrafe; im Wiederholungsfall mehr
conduct-more-if-it-helped = eine Verwarnung; mehr, wenn es geholfen oder gestört hat

conduct-misbehaved = { $how-code ->
    [arranged-result] { $by } sprach das Ergebnis ab
    [insult] { $by } beleidigte jemanden
    [drunk] { $by } ist betrunken, stört aber nicht
    [dress] { $by } ist regelwidrig gekleidet
   *[other] { $by } benahm sich schlecht
}
conduct-brought-into-disrepute = Das Ansehen des Schachs ist geschädigt: { $by } bestrafen.
conduct-misconduct-usual = { $how-code ->
    [arranged-result] eine schwere Strafe für beide Spieler; Punkte für keinen
    [insult] mindestens eine Verwarnung; mehr, wenn es schwer wiegt
    [drunk] eine Verwarnung; mehr, wenn der Spieler nicht weiterspielen kann
    [dress] eine Verwarnung; der Spieler zieht sich zur nächsten Runde um
   *[other] zuerst eine Verwarnung, mehr, wenn es schwer wiegt
}
conduct-excluded-from-round = Ausschluss von dieser Runde

conduct-no-dress-code = im Fall ist keine Kleiderordnung angekündigt: Ohne sie lässt sich nur offensichtlich Unpassendes bestrafen
conduct-accused = { $by } wirft { $by-opponent } Betrug vor
conduct-evidence-needed = Eine Anschuldigung gegen den Gegner braucht unparteiische Beweise; ohne sie geht die Partie weiter.
conduct-hear-both = Beide Spieler abseits der Bretter anhören und nach einem Zeugen suchen.
conduct-penalty-if-proved = eine Strafe für das, was bewiesen ist
conduct-director-watches = die Partie geht weiter; der Turnierleiter beobachtet
conduct-only-recorded = Die Partie geht weiter; ohne schriftliche Beschwerde wird der Vorwurf nur festgehalten.
conduct-ask-for-complaint = { $by } um eine förmliche Beschwerde bitten und sagen, was eine falsche kostet.
conduct-report-accusation = Wird sie verweigert, Namen und Vorwurf in den Bericht aufnehmen; der Beschuldigte erfährt nichts.
conduct-watch-accused = den Beschuldigten beobachten
conduct-record-and-watch = festhalten und beobachten
conduct-false-accusation = Eine falsche Anschuldigung: { $by } kann bestraft werden.
conduct-investigated = Die Beschwerde wird untersucht; die Partie geht unterdessen weiter.
conduct-tell-accused = Den Beschuldigten nach der Partie unterrichten und um Stellungnahme bitten.
conduct-report-complaint = Die Beschwerde und ihren Ausgang berichten.
conduct-watch-player = den Spieler beobachten
conduct-inspect-once = eine Kontrolle in dieser Runde
conduct-watch-and-inspect = beobachten und vor oder gleich nach der Partie kontrollieren

conduct-asked = { $about-code ->
    [rules] { $by } stellt dem { $who } eine Regelfrage
    [schedule] { $by } fragt den { $who } nach der Bedenkzeit
    [move-number] { $by } fragt den { $who } nach der Zahl der Züge
    [clock] { $by } fragt den { $who } nach dem Zug des Gegners oder der Uhr
   *[position] { $by } fragt den { $who } nach der Stellung
}
conduct-answered = { $about-code ->
    [rules] Die Regel erklären und sonst nichts: kein Rat, kein Wort zur Stellung.
    [schedule] Die Frage beantworten, sonst nichts.
    [move-number] Nichts sagen: Die Zahl der Züge wird nicht genannt, solange die Zeitperiode läuft.
    [clock] Nichts sagen: Der { $who } äußert sich nicht zu einem abgeschlossenen Zug oder einer nicht gedrückten Uhr.
   *[position] Die Regel allgemein erklären; ob sie auf diese Stellung passt, muss der Spieler selbst sehen.
}
