# Appeals: incidents, questions, answers, what rulings say.

family-appeals = Berufungen

incident-appeal = jemand legt gegen eine Entscheidung Berufung ein
    .words = Berufung, Protest, Einspruch, Schiedsgericht anrufen, Beschwerde, ficht die Entscheidung an, nicht einverstanden
incident-appeal-committee = ein Schiedsgericht wird gebildet
    .words = Schiedsgericht, Protestkomitee, Berufungsausschuss, Jury, Mitglieder des Schiedsgerichts, Turniergericht
incident-appeal-vote = das Schiedsgericht hat abgestimmt
    .words = Abstimmung, Schiedsgericht stimmt ab, Stimmengleichheit, Mehrheit
incident-national-appeal = jemand legt beim Verband Berufung ein
    .words = Berufung beim Verband, Verbandsgericht, Bundesturniergericht, nach dem Turnier

ask-appeal-by = Wer legt Berufung ein?
ask-appeal-after = Wie lange nach der Entscheidung wird die Berufung eingelegt?
ask-appeal-deadline = Welche Frist setzt die Ausschreibung für Berufungen?
ask-appeal-committee-seniors = Wie viele von ihnen sind Senior-Turnierleiter oder höher?
ask-appeal-committee-concerned = Wie viele von ihnen sind am Streitfall beteiligt?
ask-appeal-vote-for-appeal = Wie viele stimmten für die Berufung?
ask-appeal-vote-against = Wie viele stimmten dagegen?
ask-national-appeal-days-after-event = Wie viele Tage nach dem Ende des Turniers wurde sie abgesandt?
ask-national-appeal-good-reason = Gibt es einen annehmbaren Grund für die verspätete Absendung?

appellant-player = ein betroffener Spieler
appellant-official = der Mannschaftsführer, Delegationsleiter oder ein anderer Betreuer des Spielers
appellant-other = jemand anderes

committee-fault-too-few = zu wenige Stimmberechtigte
committee-fault-even = eine gerade Zahl von Stimmberechtigten
committee-fault-concerned = Beteiligte unter den Stimmberechtigten
committee-needs-persons = mindestens { $least } Personen, oder { $seniors }, wenn alle Senior-Turnierleiter oder höher sind
committee-needs-odd-voters = mindestens { $least } Stimmberechtigte in ungerader Zahl
committee-needs-voters = mindestens { $least } Stimmberechtigte

appeals-filed = Eine Berufung wird eingelegt
appeals-excluded = Die Ausschreibung schließt Berufungen aus: Die Entscheidung ist endgültig.
appeals-filed-in-blitz = Im Blitz wird eine Berufung eingelegt
appeals-chief-is-final = Im Blitz ist die Entscheidung des Hauptturnierleiters endgültig: Während des Turniers gibt es kein Schiedsgericht.
appeals-chief-director = Die Entscheidung eines anderen Turnierleiters geht an den Hauptturnierleiter; nach dem Turnier bleibt die Berufung bei US Chess
appeals-not-concerned = Jemand legt Berufung ein, der nicht betroffen ist
appeals-only-concerned = Abgelehnt: Nur die betroffenen Spieler dürfen Berufung einlegen, oder wer für sie handeln darf.
appeals-filed-after = Eine Berufung wird { $after } nach der Entscheidung eingelegt
appeals-extended = Der Turnierleiter hat mehr Zeit gegeben: Die Berufung wird behandelt.
appeals-too-late = Zu spät: Berufungen werden binnen { $limit } nach der Entscheidung eingelegt, sofern nicht mehr Zeit gegeben wurde.
appeals-played-on = Zu spät: Eine Berufung wird vor dem Weiterspielen eingelegt, sofern der Turnierleiter sie nicht zurückgestellt oder mehr Zeit gegeben hat.
appeals-refused = die Berufung wird abgelehnt
appeals-heard-if-announced = die Berufung wird behandelt, wenn sie angekündigt oder zurückgestellt war
appeals-under-protest = abgelehnt, außer der Spieler spielte unter Protest weiter
appeals-in-time = Die Berufung ist rechtzeitig: zu schlichten versuchen, dann wird sie behandelt.
appeals-goes-on-as-ruled = Bis zur Behandlung geht die Partie wie entschieden weiter.
appeals-even-signed = Eine Berufung ist auch nach dem Unterschreiben des Ergebnisses möglich

appeals-to-federation = Beim Verband wird Berufung eingelegt
appeals-final-for-event = Die Entscheidung des Schiedsgerichts ist für das Turnier endgültig.
appeals-sent-in-time = { $days ->
    [one] Rechtzeitig: binnen { $days } Tag nach dem Turnier abgesandt. Eine Kaution gehört dazu und eine Kopie an den Turnierleiter.
   *[other] Rechtzeitig: binnen { $days } Tagen nach dem Turnier abgesandt. Eine Kaution gehört dazu und eine Kopie an den Turnierleiter.
}
appeals-late-with-reason = { $days ->
    [one] Nach Ablauf der Frist von { $days } Tag; sie wird nur behandelt, wenn der Grund der Verspätung anerkannt wird.
   *[other] Nach Ablauf der Frist von { $days } Tagen; sie wird nur behandelt, wenn der Grund der Verspätung anerkannt wird.
}
appeals-refuse = ablehnen
appeals-hear = behandeln
appeals-hear-for-reason = nur bei triftigem Grund behandeln
appeals-sent-late = { $days ->
    [one] Zu spät: Eine Berufung wird binnen { $days } Tag nach dem Turnier abgesandt.
   *[other] Zu spät: Eine Berufung wird binnen { $days } Tagen nach dem Turnier abgesandt.
}

appeals-committee = { $voters ->
    [one] Ein Schiedsgericht mit { $voters } Mitglied wird gebildet
   *[other] Ein Schiedsgericht mit { $voters } Mitgliedern wird gebildet
}
appeals-how-many-vote = Wie viele stimmen ab? Das Schiedsgericht braucht { $needed }.
appeals-can-hear = { $voters ->
    [one] Das Schiedsgericht kann die Berufung behandeln: { $voters } Mitglied stimmt ab, nötig sind { $needed }.
   *[other] Das Schiedsgericht kann die Berufung behandeln: { $voters } Mitglieder stimmen ab, nötig sind { $needed }.
}
appeals-should-be-odd = Die Zahl der Stimmberechtigten sollte ungerade sein: ein Ersatzmitglied hinzunehmen. Nötig sind { $needed }.
appeals-add-or-drop = ein Mitglied hinzunehmen oder weglassen
appeals-go-on = so weitermachen
appeals-add-reserve = ein Ersatzmitglied hinzunehmen
appeals-not-in-order = Das Schiedsgericht ist nicht ordnungsgemäß besetzt: { $faults }. Nötig sind { $needed }.
appeals-add-reserves = Ersatzmitglieder hinzunehmen und erneut prüfen.
appeals-replace-them = Sie durch Ersatzmitglieder ersetzen und erneut prüfen.
appeals-voted = Das Schiedsgericht stimmte mit { $yes } zu { $no } über die Berufung ab
appeals-tie = Stimmengleichheit: Die Zahl der Stimmberechtigten hätte ungerade sein sollen.
appeals-no-rule-for-tie = Die Ausschreibung sagt nicht, was bei Stimmengleichheit gilt
appeals-ruling-stands = die Entscheidung bleibt bestehen
appeals-vote-repeated = ein Ersatzmitglied kommt hinzu, und die Abstimmung wird wiederholt
appeals-upheld = Der Berufung wird stattgegeben: Die Entscheidung wird geändert, wie das Schiedsgericht es sagt, und Gebühr oder Kaution werden erstattet.
appeals-written-down = Die Entscheidung wird schriftlich festgehalten und unterschrieben; sie ist für das Turnier endgültig.
appeals-stands = Die Entscheidung des { $who }s bleibt bestehen.
appeals-committee-needs = Ein Schiedsgericht braucht { $needed }
