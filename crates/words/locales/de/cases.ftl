# Cases: appeals, inspections and complaints, and what is found of them.

appellant-role-player = Spieler
appellant-role-captain = Mannschaftsführer
appellant-role-head-of-delegation = Delegationsleiter
appellant-role-other = jemand anderes, den die Ausschreibung nennt
committee-seat-chair = Vorsitz
committee-seat-member = Mitglied
committee-seat-reserve = Ersatz
fee-outcome-returned = zurückgezahlt
fee-outcome-partly-returned = teilweise zurückgezahlt
fee-outcome-kept = einbehalten
inspection-grounds-suspicion = Verdacht
inspection-grounds-complaint = eine Beschwerde
inspection-grounds-left-venue = der Spieler hatte das Turnierareal verlassen
inspection-grounds-random = zufällig ausgewählt
complaint-stage-in-tournament = während des Turniers
complaint-stage-post-tournament = nach dem Turnier
appeal-case-excluded = Die Ausschreibung schließt Berufungen aus.
appeal-case-in-time = Rechtzeitig: { $minutes } min nach der Entscheidung, die Frist ist { $limit } min.
appeal-case-too-late = Zu spät: { $minutes } min nach der Entscheidung, die Frist ist { $limit } min.
appeal-case-played-on = Der Spieler hat seit der Entscheidung weitergespielt: Die Berufung ist nicht mehr möglich.
appeal-case-no-deadline = Es ist keine Frist angekündigt, und die Regeln überlassen sie der Ausschreibung.
appeal-case-ruling-time-unknown = Wann wurde die Entscheidung mitgeteilt? Ohne diese Angabe ist offen, ob die Berufung rechtzeitig ist.
appeal-case-played-on-unknown = Hat der Spieler seit der Entscheidung weitergespielt? Dann ist die Berufung nicht mehr möglich.
appeal-case-official-appeals = Diese Regeln kennen nur die Berufung eines Spielers.
appeal-case-fee-not-announced = Es ist keine Gebühr angekündigt; sie muss vorher feststehen.
appeal-case-fee-unpaid = Die Gebühr ({ $fee }) ist nicht als bezahlt vermerkt.
appeal-case-concerned = { $name } ist vom Streitfall betroffen und stimmt nicht ab.
appeal-case-is-party = { $name } ist Partei und stimmt nicht ab.
appeal-case-same-club = { $name } gehört zum Verein einer Partei ({ $club }) und sollte nicht abstimmen.
appeal-case-same-team = { $name } gehört zur Mannschaft einer Partei und sollte nicht abstimmen.
appeal-case-same-federation = { $name } gehört zur Föderation nur einer der Parteien ({ $federation }) und sollte nicht abstimmen.
appeal-case-replaced = { $by } stimmt anstelle von { $name } ab.
appeal-case-too-young = { $name } ist jünger als 21.
appeal-case-age-unknown = Ist { $name } mindestens 21? Das Geburtsjahr sagt es nicht.
appeal-case-no-chair = Niemand, der abstimmt, hat den Vorsitz.
appeal-case-federation-twice = Zwei Stimmberechtigte sind aus { $federation }; möglichst kommen sie aus verschiedenen Föderationen.
appeal-case-not-in-order = Das Schiedsgericht ist nicht ordnungsgemäß besetzt: { $faults }. Es braucht { $needed }.
appeal-case-in-order = { $voters ->
    [one] Das Schiedsgericht kann entscheiden: { $voters } stimmt ab.
   *[other] Das Schiedsgericht kann entscheiden: { $voters } stimmen ab.
}
appeal-case-votes-too-many = { $voters ->
    [one] { $votes } Stimmen, aber nur { $voters } stimmt ab.
   *[other] { $votes } Stimmen, aber nur { $voters } stimmen ab.
}
appeal-case-votes-disagree = Die Entscheidung passt nicht zu den Stimmen.
appeal-case-tie-upholds = Bei Stimmengleichheit bleibt die Entscheidung des Turnierleiters bestehen.
appeal-case-fee-must-be-returned = Die Berufung war erfolgreich: Die Gebühr wird zurückgezahlt.
appeal-case-fee-undecided = Wird die Gebühr zurückgezahlt oder einbehalten?
appeal-case-change-result = Was die Entscheidung ändert, ist noch einzutragen: den Vorfall und das Ergebnis berichtigen.
fair-play-inspector-of-other-gender = Die kontrollierende Person muss vom selben Geschlecht sein wie der Spieler.
fair-play-inspector-gender-unknown = Ist die kontrollierende Person vom selben Geschlecht wie der Spieler? Das ist nicht angegeben.
fair-play-no-witness = Ein Zeuge desselben Geschlechts fehlt.
fair-play-witness-of-other-gender = Der Zeuge muss vom selben Geschlecht sein wie der Spieler; einen zweiten, gleich welchen Geschlechts, darf der Spieler wählen.
fair-play-witness-gender-unknown = Ist der Zeuge vom selben Geschlecht wie der Spieler? Das ist nicht angegeben.
fair-play-twice-in-round = Auf eine Beschwerde hin oder nach Verlassen des Turnierareals wird ein Spieler nur einmal je Runde kontrolliert.
fair-play-random-must-be-announced = Kontrollen nach Zufallsauswahl müssen in der Ausschreibung angekündigt sein.
fair-play-found-unsaid = Was gefunden wurde, ist nicht angegeben; auch „nichts“ ist eine Antwort.
fair-play-refused-to-the-last = Erst erklären, dann verwarnen; wer sich dann noch weigert, verliert die Partie und spielt im Turnier nicht weiter.
fair-play-only-an-accusation = Nicht unterschrieben oder ohne die Erklärung: eine bloße Beschuldigung. Der Name kommt in den Bericht, der Beschuldigte wird nicht unterrichtet.
fair-play-undecided = Noch nicht entschieden.
fair-play-first-baseless = Die erste unbegründete Beschwerde dieser Person im Turnier: eine Verwarnung oder eine andere Strafe der Liste.
fair-play-baseless-again = Wieder unbegründet: zuvor schon { $before } in diesem Turnier. Bestrafen und die Fairplay-Stelle unterrichten.
fair-play-accused-was-told = Der Beschuldigte wurde unterrichtet, obwohl niemand eine Beschwerde unterschrieben hat.
