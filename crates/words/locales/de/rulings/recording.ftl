# Recording: incidents, questions, answers, what rulings say.

family-recording = Aufzeichnung

incident-not-recording = ein Spieler zeichnet die Züge nicht auf
    .words = schreibt nicht mit, Mitschreiben, notiert nicht, Notation, Partieformular, Formular, Aufzeichnung, Züge nicht aufgeschrieben, Zeitnot, mitschreiben vergessen
incident-recorded-in-advance = ein Zug wurde vor der Ausführung notiert
    .words = Zug vorher notiert, vorher aufgeschrieben, erst geschrieben dann gezogen, im Voraus notiert
incident-recording-behind = ein Spieler ist mit dem Mitschreiben im Rückstand
    .words = Rückstand beim Mitschreiben, Züge im Rückstand, Lücken im Formular, nachtragen, Zeitnot, Notation unvollständig
incident-sheet-misused = Notizen, ein verdecktes Formular oder eine andere Notation
    .words = Notizen auf dem Formular, Formular verdeckt, verdecktes Partieformular, unleserlich, falsche Notation, Kritzeleien, Partieformular
incident-sheet-request = ein Spieler möchte ein Formular sehen oder ausleihen
    .words = Formular ausleihen, Partieformular des Gegners, Formular einsehen, möchte das Partieformular sehen, neues Formular
incident-sheets-after-flag = die Formulare sind nach einem Blättchenfall unvollständig
    .words = unvollständige Formulare, nach dem Blättchenfall nachtragen, Rekonstruktion, Partieformulare vervollständigen, nach der Zeitnot
incident-move-number-unknown = niemand kann belegen, wie viele Züge gemacht wurden
    .words = Zahl der Züge unbekannt, wie viele Züge, Zugzahl, vierzigster Zug, nicht nachweisbar
incident-sheet-withheld = ein Spieler will das Formular nicht unterschreiben oder abgeben
    .words = unterschreibt nicht, Unterschrift verweigert, gibt Partieformular nicht ab, behält das Partieformular, Unterschrift
incident-excused-from-recording = ein Spieler kann nicht mitschreiben oder ist befreit
    .words = kann nicht schreiben, vom Mitschreiben befreit, Behinderung, religiöse Gründe, Schabbat, verletzte Hand, Schreibhilfe
incident-wrong-result = das Ergebnis wurde falsch notiert oder gemeldet
    .words = falsches Ergebnis, Ergebnis falsch gemeldet, Ergebnis falsch notiert, Ergebniskarte, vertauschtes Ergebnis, falsch unterschrieben

incident-result-not-reported = die Spieler sind gegangen, ohne das Ergebnis zu melden
    .words = Ergebnis nicht gemeldet, Ergebnis fehlt, ohne Meldung gegangen, kein Ergebnis, vergessen zu melden
ask-result-not-reported-found = Lässt sich das Ergebnis feststellen, aus Formularen, Brett oder von den Spielern?
ask-not-recording-by = Wer zeichnet nicht auf?
ask-not-recording-was-below = Hatte { $by } in dieser Zeitperiode irgendwann weniger als 5:00?
ask-not-recording-either-was-below = Hatte einer der Spieler in dieser Zeitperiode irgendwann weniger als 5:00?
ask-recording-addition = Wie viel Zusatzzeit gibt es pro Zug?
ask-recorded-in-advance-by = Wer hat einen Zug im Voraus notiert?
ask-recorded-in-advance-purpose = Wozu wurde der Zug notiert?
ask-recording-behind-by = Wer ist im Rückstand?
ask-recording-behind-own-moves-missing = Wie viele eigene Züge hat { $by } nicht notiert?
ask-sheet-misused-by = Wessen Formular ist es?
ask-sheet-misused-how = Was stimmt mit dem Formular nicht?
ask-sheet-request-by = Wer bittet um das Formular?
ask-sheet-request-on-move = Ist der Spieler am Zug?
ask-sheet-request-both-have-time = Haben beide Spieler mindestens 5:00?
ask-sheets-after-flag-stopped = Wer hatte aufgehört mitzuschreiben?
ask-sheets-after-flag-record-complete = Gibt es eine vollständige Aufzeichnung: ein Formular oder die eines Offiziellen?
ask-move-number-unknown-quota = Mit welchem Zug endet die Zeitperiode?
ask-sheet-withheld-by = Wer weigert sich?
ask-sheet-withheld-what = Was will { $by } nicht tun?
sheet-duty-sign = das Ergebnis unterschreiben
sheet-duty-hand-in = das Formular abgeben
ask-excused-from-recording-by = Wer schreibt nicht mit?
ask-excused-from-recording-reason = Warum kann der Spieler nicht mitschreiben?
ask-excused-from-recording-total-time = Wie viel Zeit hat { $by } für die ganze Partie?
ask-wrong-result-both-agree = Zeigen beide unterschriebenen Formulare dasselbe Ergebnis?
ask-wrong-result-rounds-ago = Vor wie vielen Runden war es? 0 ist die eben gespielte Runde.

writing-purpose-claim = für einen Remisantrag
writing-purpose-sealing = als Abgabezug
writing-purpose-none = für keines von beiden

sheet-misuse-notes = Notizen, die dort nicht hingehören
sheet-misuse-hidden-from-arbiter = der Schiedsrichter oder Turnierleiter kann es nicht sehen
sheet-misuse-hidden-from-opponent = der Gegner kann es nicht sehen
sheet-misuse-other-notation = eine andere Notation als die algebraische
sheet-misuse-offer-not-noted = ein Remisangebot wurde nicht notiert

sheet-misuse-taken-away = das Original wurde mitgenommen
sheet-misuse-altered = es wurde nachträglich geändert
stopped-recording-both = beide Spieler
stopped-recording-white = Weiß
stopped-recording-black = Schwarz

excuse-reason-disability = eine Behinderung
excuse-reason-religion = religiöse Gründe
excuse-reason-beginner = ein Anfänger

recording-not-recording = { $by } zeichnet die Züge nicht auf
recording-blitz-not-recorded = Blitzpartien werden in der Regel nicht aufgezeichnet.
recording-blitz-says-nothing = Das Blitzkapitel sagt nichts über das Aufzeichnen
recording-nothing = nichts
recording-quick-free = Kein Verstoß: Im Quick-Schach müssen die Spieler nicht aufzeichnen.
recording-quick-claims = Ohne ausreichendes Formular sind manche Anträge und Reklamationen nicht möglich
recording-rapid-free = Kein Verstoß: Im Schnellschach und Blitz müssen die Spieler nicht aufzeichnen.
recording-exempt = Kein Verstoß: Unter fünf Minuten und bei weniger als 30 Sekunden Zusatzzeit besteht für den Rest der Zeitperiode keine Aufzeichnungspflicht.
recording-exempt-claims = Ohne vollständiges Formular sind manche Anträge und Reklamationen nicht möglich
recording-blind-released = { $by } ist sehbehindert: Die Ausschreibung sollte { $by } in den letzten fünf Minuten vom Aufzeichnen befreien, gleich wie viel Zusatzzeit es gibt.
recording-blind-updates = { $by } vervollständigt die Aufzeichnung danach.
recording-blind-usual = keine Strafe in den letzten fünf Minuten; vorher das Aufzeichnen anordnen

recording-order = { $order-code ->
    [record] { $by } anweisen, die Züge aufzuzeichnen.
    [write-afterwards] { $by } anweisen, Züge erst nach der Ausführung zu notieren.
    [keep-visible] { $by } anweisen, das Formular sichtbar zu lassen.
    [use-algebraic] { $by } anweisen, die algebraische Notation zu benutzen.
    [hand-in] { $by } anweisen, das Original abzugeben.
    [leave-as-written] { $by } anweisen, das Ursprüngliche wiederherzustellen und stehen zu lassen.
   *[note-offer] { $by } anweisen, das Angebot zu notieren.
}
recording-order-and-penalise = { $order-code ->
    [record] { $by } anweisen, die Züge aufzuzeichnen, und nötigenfalls bestrafen.
    [write-afterwards] { $by } anweisen, Züge erst nach der Ausführung zu notieren, und nötigenfalls bestrafen.
    [keep-visible] { $by } anweisen, das Formular sichtbar zu lassen, und nötigenfalls bestrafen.
    [use-algebraic] { $by } anweisen, die algebraische Notation zu benutzen, und nötigenfalls bestrafen.
    [hand-in] { $by } anweisen, das Original abzugeben, und nötigenfalls bestrafen.
    [leave-as-written] { $by } anweisen, das Ursprüngliche wiederherzustellen und stehen zu lassen, und nötigenfalls bestrafen.
   *[note-offer] { $by } anweisen, das Angebot zu notieren, und nötigenfalls bestrafen.
}
recording-order-with-warning = es anordnen, mit einer Verwarnung
recording-warn = { $by } verwarnen: Verwarnung { $number } von höchstens { $warnings }.
recording-warning-first = eine Verwarnung vor jeder Zeitstrafe
recording-warned = { $warnings ->
    [one] { $by } wurde einmal verwarnt: { $by-opponent } erhält { $time }.
   *[other] { $by } wurde { $warnings }-mal verwarnt: { $by-opponent } erhält { $time }.
}
recording-opponents-breach = Verstoß des Gegners gegen die Aufzeichnungspflicht
recording-time-for-opponent = { $time } für { $by-opponent }

recording-wrote-in-advance = { $by } notierte einen Zug vor der Ausführung
recording-may-be-written-first = In Ordnung: Hier darf der Zug zuerst notiert werden.
recording-forced-no-excuse = ein erzwungener Zug ist keine Entschuldigung

recording-behind = { $missing ->
    [one] { $by } ist beim Mitschreiben { $missing } eigenen Zug im Rückstand
   *[other] { $by } ist beim Mitschreiben { $missing } eigene Züge im Rückstand
}
recording-no-breach = Kein Verstoß.
recording-behind-until-next-move = Erlaubt bis zum nächsten Zug von { $by }: Der letzte eigene Zug muss vorher notiert sein.

recording-does-not-record = { $by } schreibt nicht mit
recording-is-excused = { $by } ist vom Aufzeichnen befreit
recording-excused-claims = Ohne Assistenten kann { $by } keine Anträge und Reklamationen stellen, die ein Formular brauchen
recording-time-off = { $off } Abzug bei { $by }
recording-helped-or-excused = { $by } erhält Hilfe oder wird befreit; der Turnierleiter darf die Zeit belassen, wie sie ist.
recording-help-rather = eher Hilfe als ein Abzug
recording-may-be-excused = { $by } darf befreit werden; ein Abzug von { $off } wird empfohlen.
recording-why-excused = vom Aufzeichnen befreit
recording-cannot-record = { $by } kann nicht mitschreiben
recording-may-bring-assistant = { $by } darf einen Assistenten zum Schreiben mitbringen, und die Bedenkzeit wird nicht angepasst.
recording-needs-assistant = { $by } braucht zum Schreiben einen Assistenten, den der Schiedsrichter akzeptiert; die Bedenkzeit von { $by } wird angemessen angepasst.
recording-fairly-less-time = weniger Zeit, wie es angemessen ist
recording-minutes-off = { $minutes ->
    [one] { $minutes } Minute Abzug
   *[other] { $minutes } Minuten Abzug
}
recording-some-minutes-off = einige Minuten Abzug

recording-wrote-notes = { $by } machte Notizen auf dem Formular
recording-notes-forbidden = Auf das Formular gehören nur Züge, Zeiten der Uhr, Remisangebote, Anträge und zugehörige Angaben: es untersagen.
recording-notes-usual = eine Verwarnung oder etwas Zeit; im Wiederholungsfall mehr
recording-hidden-from-arbiter = Der { $who } kann das Formular von { $by } nicht sehen
recording-pen-on-sheet = ein Stift auf dem Formular wird geduldet und darf zum Nachsehen weggenommen werden
recording-hidden-from-opponent = { $by-opponent } kann das Formular von { $by } nicht sehen
recording-need-not-be-visible = Kein Verstoß: Nur der Schiedsrichter muss das Formular sehen können.
recording-not-algebraic = { $by } benutzt nicht die algebraische Notation
recording-other-notation-allowed = Kein Verstoß: Auch beschreibende und Computernotation sind erlaubt.
recording-other-notation-no-evidence = ein Formular in anderer Notation ist kein Beleg für einen Antrag
recording-offer-not-noted = { $by } notierte das Remisangebot nicht
recording-offer-need-not-be-noted = Kein Verstoß: Angebote dürfen notiert werden, müssen es aber nicht.

recording-signed-wrong = Beide Spieler unterschrieben ein falsches Ergebnis
recording-signed-stands = Das unterschriebene Ergebnis gilt, sofern der Schiedsrichter nicht anders entscheidet; ein offensichtlicher Fehler darf berichtigt werden.
recording-signed-result-stands = das unterschriebene Ergebnis gilt
recording-result-corrected = das Ergebnis wird berichtigt
recording-correct-if-confirmed = berichtigen, wenn beide Spieler bestätigen, was auf dem Brett geschah
recording-reported-wrong = Ein Ergebnis wurde falsch gemeldet
recording-correct-now = Berichtigen: für Wertung und Preise immer, für die Auslosung, wenn es wenige Partien stört.
recording-pair-correctly = mit dem richtigen Ergebnis auslosen
recording-pair-as-unreported = auslosen, als wäre es nicht gemeldet
recording-keep-pairings = die bekannt gegebenen Paarungen beibehalten
recording-correct-if-few-disturbed = die Paarungen berichtigen, wenn es wenige Partien stört
recording-correct-later = Für die Wertung und spätere Auslosungen berichtigen; für die Preise wägt der Turnierleiter ab, wie lange es her ist.
recording-prizes-by-correct = Preise nach dem richtigen Ergebnis
recording-prizes-by-reported = Preise nach dem gemeldeten Ergebnis
recording-correct-unless-old = das richtige Ergebnis, außer viele Paarungen beruhten auf dem falschen
recording-took-sheet = { $by } nahm das Original des Partieformulars mit
recording-copy-is-players = das Original gehört dem Veranstalter; der Durchschlag, falls vorhanden, dem Spieler
recording-altered-sheet = { $by } änderte das Partieformular nachträglich
recording-altered-no-evidence = Geändertes beweist nichts: das Formular des Gegners heranziehen; geschah es zur Täuschung, bringt es das Schachspiel in Verruf
recording-when-it-counts = { $rounds ->
    [0] bei Berichtigung vor der nächsten Auslosung zählt es sofort
    [1] bei Berichtigung jetzt zählt es ab der nächsten Auslosung
   *[other] die nächste Runde ist vorbei: Für die Tabelle bleibt das Gemeldete, für die Wertung wird das wahre Ergebnis berichtigt
}
recording-counts-by-time = vor der nächsten Auslosung berichtigt zählt es sofort, während der nächsten Runde ab der folgenden Auslosung, später nur für die Wertung
recording-not-reported = Die Spieler sind gegangen, ohne das Ergebnis zu melden
recording-enter-found = Das festgestellte Ergebnis eintragen und von beiden bestätigen lassen.
recording-enter-for-now = Für die Auslosung vorläufig etwas eintragen und berichtigen, sobald das Ergebnis bekannt ist.
recording-ask-players = Partieformulare und Brett ansehen und die Spieler und ihre Nachbarn fragen.
recording-enter-and-warn = das Ergebnis, und eine Verwarnung für beide, es selbst zu melden
recording-no-rule-unreported = kein Artikel sagt, wie eine nicht gemeldete Partie zählt
recording-as-draw-for-now = remis für die Auslosung, wie bei einer unbeendeten Partie
recording-as-lost-for-now = für keinen ein Punkt, bis einer von ihnen meldet
recording-pair-for-now = remis für die Auslosung, als vorläufig gekennzeichnet
recording-sheets-differ = Die beiden Formulare zeigen verschiedene Ergebnisse
recording-clear-up = Sofort mit beiden Spielern klären, bevor die Formulare angenommen werden.
recording-ask-both = Beide Spieler fragen; Schlussstellung und Züge ansehen.
recording-result-both-confirm = das Ergebnis, das beide bestätigen
recording-result-found = das vom Schiedsrichter ermittelte Ergebnis
recording-result-confirmed = das Ergebnis, das beide Spieler bestätigen

recording-asked-off-move = { $by } möchte das Formular sehen, ohne am Zug zu sein
recording-ask-only-on-move = Abgelehnt: { $by } darf nur am Zug darum bitten.
recording-asked-to-borrow = { $by } möchte das gegnerische Formular ausleihen
recording-loan-needs-time = Abgelehnt: Beide Spieler müssen noch { $limit } haben. Es zu lesen, ohne es auszuleihen, ist erlaubt.
recording-clock-runs-until-back = Die Uhr von { $by } läuft, bis das Formular zurück ist.
recording-loan-refused = { $by-opponent } lehnt ab: Der Turnierleiter darf das Ausleihen anordnen.
recording-order-loan = das Ausleihen anordnen
recording-order-loan-if-few = anordnen, wenn die Bitten nicht zu häufig sind
recording-may-borrow = { $by } darf es ausleihen; die Uhr von { $by } läuft, bis es zurück ist.
recording-many-requests = Zu häufiges Bitten ist störendes Verhalten
recording-asked-again = { $by } möchte das Formular zum { $number }. Mal sehen
recording-too-many-requests = Mehr als { $at-most } Bitten sind eine Störung des Gegners: ablehnen und { $by } bestrafen.
recording-show-sheet = Das Formular zeigen ({ $number } von { $at-most }); die Uhr läuft weiter.
recording-asked-for-sheet = { $by } bittet um ein Partieformular
recording-own-sheet = Jeder Spieler hat ein eigenes Formular; das gegnerische dient nur zum Vervollständigen.
recording-give-sheet = { $by } ein Partieformular zum Mitschreiben geben; sonst hat niemand die Partie aufgezeichnet.
recording-asked-for-arbiters-sheet = { $by } möchte das Formular des Schiedsrichters sehen
recording-no-limit-of-requests = Der Schiedsrichter entscheidet: Kein Artikel sagt, wie oft das Formular eingesehen werden darf.
recording-not-provided = Diese Fassung sieht keine Einsicht in das Formular des Schiedsrichters vor
recording-show = das Formular zeigen
recording-refuse-sheet = ablehnen
recording-show-now-and-then = hin und wieder zeigen, während der eigenen Zeit des Spielers

recording-before-sudden-death = Die Formulare sind unvollständig, und es folgt der Endspurt
recording-may-waive = Der Turnierleiter darf auf das Vervollständigen der Formulare verzichten.
recording-waive = darauf verzichten
recording-have-completed = die Formulare vervollständigen lassen
recording-neither-recorded = Keiner der Spieler hatte mitgeschrieben, als das Blättchen fiel
recording-both-update = Die Uhren anhalten: Beide vervollständigen ihre Formulare; dann die Uhr des Spielers am Zug in Gang setzen.
recording-tell-number-now = Erst jetzt darf die Zahl der Züge genannt werden.
recording-dawdles = eine Verwarnung für den Spieler, der trödelt
recording-one-stopped = Nur { $by } hatte beim Blättchenfall aufgehört mitzuschreiben
recording-one-completes = Die Uhren laufen weiter: { $by } vervollständigt das Formular vor dem nächsten Zug.
recording-may-use-opponents = { $by } darf am Zug das gegnerische Formular benutzen und gibt es vor dem Ziehen zurück.
recording-none-complete = Nach dem Blättchenfall ist kein Formular vollständig
recording-reconstruct = Die Uhren anhalten und die Partie auf einem zweiten Brett rekonstruieren, abseits der anderen.
recording-write-down-first = Zuerst die Stellung, beide Zeiten, wessen Uhr lief und die bekannten Züge notieren.
recording-if-not-reconstructed = Gelingt das nicht, zählt der nächste Zug als erster der nächsten Zeitperiode.
recording-number-unknown = Die Zahl der Züge lässt sich nicht belegen
recording-next-move-shown = { $found ->
    [one] Der nächste Zug zählt als Zug { $next }: { $found } Zug ist belegt. Niemand hat die Zeit überschritten.
   *[other] Der nächste Zug zählt als Zug { $next }: { $found } Züge sind belegt. Niemand hat die Zeit überschritten.
}
recording-next-move-first = Der nächste Zug zählt als Zug { $next }, der erste der nächsten Zeitperiode. Niemand hat die Zeit überschritten.
recording-unless-more-shown = Lassen sich mehr als { $quota } Züge belegen, zählt man von der belegten Zahl weiter
recording-will-not-sign = { $by } will das Ergebnis nicht unterschreiben
recording-will-not-hand-in = { $by } will das Formular nicht abgeben
recording-result-holds = Das erreichte Ergebnis gilt, unterschrieben oder nicht: { $by } zur Unterschrift auffordern und die Weigerung festhalten.
recording-must-report = Eine Unterschrift ist nicht verlangt, aber beide Spieler melden das Ergebnis: { $by } dazu auffordern.
recording-must-hand-in = Die Formulare gehören dem Veranstalter: { $by } zur Abgabe auffordern; eine Kopie darf behalten werden.
recording-order-first = erst auffordern; eine Strafe, wenn { $by } sich weiter weigert
recording-go-on-from-diagram = Die Stellung in einem Diagramm festhalten und von dort weiterspielen.
ask-result-not-reported-happened-before = Hat einer der beiden schon früher ein Ergebnis nicht gemeldet?
recording-penalise-both = Beide Spieler müssen sofort melden, nicht nur der Sieger; jeder kann bestraft werden.
recording-prizes-at-discretion = für Preise kann es zählen, wenn es rechtzeitig kommt, nach Ermessen des Turnierleiters
recording-ejected = einer oder beide werden vom Turnier ausgeschlossen
recording-next-round-forfeited = beide werden in der nächsten Runde nicht ausgelost und verlieren sie kampflos
recording-both-scored-lost = für beide wird eine Niederlage eingetragen und ausgelost; das wahre Ergebnis kommt zu den zusätzlichen gewerteten Partien
recording-half-point-byes = beide erhalten in der nächsten Runde ein Freilos mit halbem Punkt, wenn das Turnier sie dafür anbietet
recording-paired-as-guessed = der Spieler mit der höheren Wertungszahl wird als Sieger ausgelost, der andere als Verlierer
recording-paired-as-win-and-draw = der Spieler mit der höheren Wertungszahl wird als Sieger ausgelost, der andere mit Remis
recording-paired-as-two-wins = beide werden als Sieger ausgelost
recording-paired-together = alle, die nicht gemeldet haben, werden ausgelassen und gegeneinander ausgelost, sobald die Ergebnisse bekannt sind
recording-guess-usually = den deutlich Stärkeren als Sieger auslosen; bei Gleichstarken beide als Sieger
recording-together-usually = alle auslassen und später gegeneinander auslosen, doch keinem Preisanwärter eine leichte Partie geben
recording-stand-or-switch = Die nächste Runde ist ausgelost: Das Ergebnis wird berichtigt, und Paarungen dürfen geändert werden, wo es schnell geht.
recording-pairings-stand = die Paarungen bleiben
recording-opponents-switched = die Gegner der beiden werden getauscht, oder ihre Punktgruppen neu ausgelost
recording-stand-usually = sie bleiben, sofern nicht ein falscher Sieger geraten wurde; ein Computer lost in Minuten neu aus
recording-rated-once-learned = das wahre Ergebnis wird gewertet, sobald es bekannt ist
recording-fairest-way = Muss die nächste Runde ohne das Ergebnis ausgelost werden, wählt der Turnierleiter den für alle gerechtesten Weg.
