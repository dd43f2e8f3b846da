# Texts of the pages: rounds.

rounds = Runden
rounds-absent = Wer fehlt
rounds-absent-hint = Wer angekreuzt ist, wird nicht ausgelost und bekommt keine Punkte. Beantragte Freilose sind schon notiert.
rounds-absent-numbers = Weitere Abwesende, mit Nummer
rounds-acceleration = Beschleunigung
rounds-acceleration-set = Die Beschleunigung ist festgelegt.
rounds-added-score = Zusatzpunkte (US Chess 28R1)
rounds-after = Nachher
rounds-all-paired = Alle Runden sind ausgelost.
rounds-around = Vorkehrungen und Ausnahmen
rounds-as-it-is = Die Runde, wie sie ist
rounds-as-it-would-be = Die Runde, wie sie aussähe
rounds-as-of = Was dieser Auslosung zugrunde lag, hat sich danach geändert. Hier wird die Runde mit dem erklärt, was bei der Auslosung bekannt war ({ $value }).
rounds-baku = Baku-Beschleunigung (C.04.7)
rounds-before = Vorher
rounds-bracket = Punktgruppe { $value }
rounds-bracket-collapsed = Zusammengelegte letzte Punktgruppen, ab Punktzahl { $value }
rounds-breach = Verstoß:
rounds-breaks = Wogegen das verstößt
rounds-breaks-nothing = Gegen nichts: So wird die Runde nach den Regeln ausgelost.
rounds-breaks-now = Wogegen die Runde jetzt verstößt
rounds-by-hand = Von Hand auslosen
rounds-by-hand-mark = von Hand geändert
rounds-by-rules = Nach den Regeln
rounds-bye-kind = Freilos
rounds-bye-of = Freilos: { $value }
rounds-byes = Freilose
rounds-byes-asked = Beantragte Freilose ({ $first }): { $second }
rounds-change = Von Hand ändern
rounds-change-do = Diese Änderung vornehmen
rounds-change-reason = Grund (steht im Protokoll)
rounds-change-round = Runde { $value } von Hand ändern
rounds-changed = Runde { $value } ist geändert.
rounds-check = Prüfen
rounds-chosen = Ihre Änderung
rounds-close = Abschließen
rounds-closed = Runde { $value } ist abgeschlossen.
rounds-colour = Farbe
rounds-colours = Farben:
rounds-deviates = Die Runde ist anders angesetzt, als sie nach den Regeln ausgelost wird
rounds-did-bye = { $first }: { $second }
rounds-did-colours = Brett { $value }: Farben getauscht
rounds-did-ladder = { $value } geht, der Gegner wird nach unten weitergereicht
rounds-did-move = Brett { $first } kommt an Brett { $second }
rounds-did-pair = { $first } gegen { $second }
rounds-did-swap = { $first } und { $second } tauschen die Plätze
rounds-differences = Was sich ändert
rounds-do-bye = Freilos geben
rounds-do-colours = Farben tauschen
rounds-do-ladder = Ein Spieler geht: den Gegner nach unten weiterreichen (29G1)
rounds-do-move = An ein anderes Brett setzen
rounds-do-pair = Zwei Spieler gegeneinander setzen
rounds-do-swap = Zwei Spieler tauschen die Plätze
rounds-everybody = Alle
rounds-explain = Erklären
rounds-explain-for = Erklären für
rounds-finish = Gruppe beenden
rounds-finish-early = Die Gruppe vor der letzten Runde beenden
rounds-finish-hint = Danach lässt sich nichts mehr ändern.
rounds-finish-reason = Grund, wenn Runden übrig sind
rounds-finish-sure = Die Gruppe beenden? Danach lässt sich nichts mehr ändern, außer Sie nehmen das im Protokoll zurück.
rounds-finish-undo = Das lässt sich im Protokoll zurücknehmen.
rounds-finished = Die Gruppe ist beendet.
rounds-first = Von Runde
rounds-float-hint = Wer auf eine niedrigere Punktzahl trifft, wird heruntergelost, wer auf eine höhere trifft, hochgelost.
rounds-floated = Hoch- oder heruntergelost
rounds-floats = { $value } wird heruntergelost
rounds-from-round = { $first } (ab Runde { $second })
rounds-gets-bye = { $value } erhält das Freilos
rounds-hand-changed = Von Hand geändert von { $first }, { $second }: { $third }
rounds-hand-hint = Eine Zeile je Brett: „12 5“ ist Nummer 12 mit Weiß gegen Nummer 5; „7 bye“, „7 half“, „7 full“ oder „7 zero“ ist ein Freilos. In einer Mannschaftsgruppe sind es die Nummern der Mannschaften.
rounds-hand-paired = Von Hand ausgelost von { $first }, { $second }: { $third }
rounds-hand-pairs = Bretter
rounds-hand-round = Runde { $value } von Hand auslosen
rounds-impossible = Unmöglich:
rounds-in-rounds = { $first } (Runden { $second } bis { $third })
rounds-last = Bis Runde
rounds-last-all-in = Alle Ergebnisse der Runde { $value } liegen vor; mit der Auslosung wird sie abgeschlossen.
rounds-last-all-in-end = Alle Ergebnisse der Runde { $value } liegen vor; mit dem Beenden wird sie abgeschlossen.
rounds-last-complete = Runde { $value } ist abgeschlossen.
rounds-legend = Was die Kürzel bedeuten
rounds-legend-hint = Es sind Artikel des FIDE-Systems (Dutch), Handbuch C.04.3.
rounds-line-unclear = Diese Zeile ist nicht klar: „{ $value }“
rounds-line-ups = Aufstellungen
rounds-line-ups-hint = Mannschaften spielen mit ihren ersten Spielern, wenn der Mannschaftsführer nichts anderes abgegeben hat.
rounds-looked-at = Was bei der Auslosung berücksichtigt wurde
rounds-made-by = Ausgelost von
rounds-made-by-hand = Schiedsrichter, von Hand
rounds-meet-already = Diese beiden spielen schon gegeneinander.
rounds-joined = Aus anderen Punktgruppen gekommen:
rounds-comes = { $value } kommt aus einer anderen Punktgruppe
rounds-leaves = { $value } wechselt in eine andere Punktgruppe
rounds-moved-down = Hierher heruntergelost:
rounds-next = Als Nächstes: Runde { $value }
rounds-next-finish = Als Nächstes: die Gruppe beenden
rounds-no-acceleration = Keine Beschleunigung
rounds-no-board = In dieser Runde gibt es kein Brett { $value }.
rounds-nobody = niemand
rounds-not = Nicht { $value }:
rounds-not-accelerated = Die Runden sind nicht beschleunigt.
rounds-not-checked-in = Nicht anwesend gemeldet ({ $first }): { $second }
rounds-not-in-round = Dieser Spieler ist nicht in der Runde.
rounds-not-instead = Nicht stattdessen { $value }:
rounds-not-made-yet = Noch ist nichts geändert.
rounds-not-next = Inzwischen ist Runde { $value } als nächste auszulosen.
rounds-not-public = noch nicht öffentlich
rounds-not-standing = Von Hand geändert: Diese Paarung gilt nicht.
rounds-now-otherwise = Was nach den Regeln jetzt anders ausgelost würde
rounds-numbers = Startnummern
rounds-numbers-are-given = Jeder hat eine Nummer. Bis zur Auslosung der Runde 1 können sie neu vergeben werden.
rounds-numbers-given = Die Nummern sind vergeben.
rounds-numbers-hint = Nach der Startrangliste, oder durch das Los, wenn nach einer Paarungstafel gespielt wird.
rounds-numbers-lots = Losen
rounds-numbers-missing = Ohne Startnummer: { $value }. Vergeben Sie zuerst die Nummern.
rounds-numbers-rating = Nach Wertungszahl und Titel
rounds-numbers-varma = Nach den Varma-Tabellen losen
rounds-numbers-with-pairing = Ohne Startnummer: { $value }. Sie bekommen sie mit der Auslosung.
rounds-one = Spieler
rounds-open-again = Runde { $value } ist wieder offen.
rounds-other = Anderer Spieler
rounds-out = Nicht in dieser Runde, zurückgetreten oder noch nicht dabei ({ $first }): { $second }
rounds-outdated = Ergebnisse, Strafen oder Anmeldungen aus der Zeit vor Runde { $value } wurden nach deren Auslosung geändert; nach den Regeln würde sie jetzt anders ausgelost.
rounds-outdated-short = frühere Ergebnisse seither geändert
rounds-outdated-stands = Ergebnisse dieser Runde liegen vor, daher kann ihre Auslosung nicht mehr zurückgenommen werden.
rounds-pair = Runde { $value } auslosen
rounds-paired = Runde { $value } ist ausgelost.
rounds-paired-by = Ausgelost von: { $value }
rounds-permit = Wieder erlauben
rounds-place = Brett oder Spieler
rounds-play-off = Stichkampf
rounds-play-off-next = Zu spielende Partien
rounds-play-off-go-on = Weiter mit diesen Ergebnissen
rounds-play-off-hint = Die Farben werden gelost. Die Adresse dieser Seite enthält die Ergebnisse, bis der Stichkampf entschieden ist: nicht verlieren.
rounds-play-off-record = Festhalten, wer gewonnen hat
rounds-play-off-won = { $value } gewinnt den Stichkampf.
rounds-play-off-otherwise = Es wurde anders entschieden
rounds-play-off-winner = Sieger
rounds-play-off-duties = Woran zu denken ist
rounds-play-off-recorded = { $value } kommt weiter.
rounds-player = Spieler
rounds-playing = { $count ->
    [one] { $count } Spieler ist auszulosen.
   *[other] { $count } Spieler sind auszulosen.
}
rounds-points = Punkte
rounds-preview = Vorschau ansehen
rounds-prohibit = Diese beiden nicht gegeneinander losen
rounds-prohibited = Wer nicht gegeneinander spielen darf
rounds-prohibited-set = Es ist notiert, wer nicht gegeneinander spielen darf.
rounds-proposal-colour = Die Farbe am ersten Brett wird erst bei der Auslosung gelost; alle Farben können daher auch umgekehrt sein.
rounds-proposal-hint = Noch ist nichts ausgelost. So sähe die Runde aus, wenn alle da sind.
rounds-proposal-without = Noch ist nichts ausgelost. So sähe die Runde aus ohne: { $value }.
rounds-publish = Veröffentlichen
rounds-published = Runde { $value } ist öffentlich.
rounds-reason-missing = Eine Änderung von Hand braucht einen Grund.
rounds-remark = Hinweis:
rounds-reopen = Wieder öffnen
rounds-reopen-reason = Grund für das Wiederöffnen
rounds-reopened = Runde { $value } ist wieder offen.
rounds-residents = Mit dieser Punktzahl:
rounds-results-missing = { $count ->
    [one] Runde { $first }: { $second } Ergebnis fehlt. Brett:
   *[other] Runde { $first }: { $second } Ergebnisse fehlen. Bretter:
}
rounds-round = Runde { $value }
rounds-refused-help = { $first }: { $second }
rounds-same-player = Es müssen zwei verschiedene Spieler sein.
rounds-scores-then = Punkte bei der Auslosung: { $first } – { $second }
rounds-merge = Ein anderer Zeitplan kommt dazu
rounds-merge-do = Spieler übernehmen
rounds-merge-hint = Die Spieler der anderen Gruppe kommen mit ihren Partien, Freilosen und Vorfällen herüber; die nächste Runde wird für alle gemeinsam ausgelost. Die andere Gruppe gibt es dann nicht mehr.
rounds-merge-sure = Alle Spieler der anderen Gruppe übernehmen?
rounds-merge-which = Gruppe
rounds-merged = { $value } ist dazugekommen.
rounds-section-finished = Die Gruppe ist beendet.
rounds-seed = Startwert { $value }
rounds-so-far = Die Runden bisher
rounds-stands = Angesetzt
rounds-starts = Beginn
rounds-state = Stand
rounds-state-again = wieder offen
rounds-state-complete = abgeschlossen
rounds-state-going = läuft
rounds-step = Was zu ändern ist
rounds-step-back = Letzten Schritt zurücknehmen
rounds-step-further = Ein weiterer Schritt
rounds-step-unclear = Wählen Sie zuerst die Spieler oder das Brett.
rounds-team-boards = Bretter eines Mannschaftskampfs
rounds-the-bye = Das Freilos
rounds-to-board = An Brett
rounds-told-bye = Die Zahl der Spieler ist ungerade. Das Freilos geht an die niedrigste Punktzahl, bei der jemand es haben darf.
rounds-told-changed-board = Das wurde danach von Hand geändert. Brett { $first }: { $second } – { $third }
rounds-told-colour = Warum diese Farbe: { $first } ({ $second }).
rounds-told-colours-only = Farben bisher: { $value }.
rounds-told-colours = Farben bisher: { $first }; { $second }.
rounds-told-instead = Nach der Reihenfolge der Punktgruppe hätte { $first } gegen { $second } gespielt, aber: { $third } ({ $fourth }).
rounds-told-met = Schon gespielt und daher in dieser Punktgruppe nicht noch einmal möglich: { $value }.
rounds-told-met-from-above = { $value } wurde von einer höheren Punktzahl heruntergelost.
rounds-told-moved-down = In der eigenen Punktgruppe blieb kein Gegner übrig, daher wurde dieser Spieler in die nächste heruntergelost.
rounds-told-no-colours = Noch wurde keine Partie gespielt; { $value }.
rounds-told-nobody-else = Niemand sonst hat ebenso viele Punkte.
rounds-told-opponent = Gegner: { $first }, an Brett { $second }, mit { $third }.
rounds-told-order = In einer Punktgruppe spielt die obere Hälfte gegen die untere, der Rangfolge nach.
rounds-told-out = In dieser Runde nicht ausgelost.
rounds-told-out-bye = In dieser Runde nicht ausgelost: { $value }.
rounds-told-same-score = { $count ->
    [one] Ein anderer Spieler hat ebenso viele Punkte.
   *[other] { $count } andere Spieler haben ebenso viele Punkte.
}
rounds-told-score = Punkte vor dieser Runde: { $value }.
rounds-told-team-bye = Die Zahl der Mannschaften ist ungerade. Das Freilos geht an die niedrigste Punktzahl mit einer Mannschaft, die es haben darf.
rounds-told-team-changed = Dies wurde danach von Hand geändert. Tisch { $first }: { $second } – { $third }
rounds-told-team-colours = Farben an Brett 1 bisher: { $first }; { $second }.
rounds-told-team-colours-only = Farben an Brett 1 bisher: { $value }.
rounds-told-team-moved-down = In der eigenen Punktgruppe war kein Gegner mehr übrig, daher wurde diese Mannschaft in die nächste Gruppe verschoben.
rounds-told-team-no-colours = Es ist noch kein Mannschaftskampf gespielt; { $value }.
rounds-told-team-opponent = Gegner: { $first }, an Tisch { $second }, mit { $third } an Brett 1.
rounds-told-team-same-score = { $count ->
    [one] Eine andere Mannschaft hat dieselbe Punktzahl.
   *[other] { $count } andere Mannschaften haben dieselbe Punktzahl.
}
rounds-told-virtual = Darin sind Punkte für die Beschleunigung der ersten Runden enthalten.
rounds-unmet = Konnte nicht ganz eingehalten werden
rounds-unpair = Auslosung zurücknehmen
rounds-unpair-sure = Die Auslosung der Runde { $value } zurücknehmen?
rounds-unpaired = Die Auslosung der Runde { $value } ist zurückgenommen.
rounds-virtual = { $count ->
    [one] { $first } Spieler hat mehr Punkte in den Runden { $third } bis { $fourth }: +{ $second }
   *[other] { $first } Spieler haben mehr Punkte in den Runden { $third } bis { $fourth }: +{ $second }
}
rounds-virtual-teams = { $count ->
    [one] { $first } Mannschaft hat mehr Punkte in den Runden { $third } bis { $fourth }: +{ $second }
   *[other] { $first } Mannschaften haben mehr Punkte in den Runden { $third } bis { $fourth }: +{ $second }
}
rounds-weaker = Schwächer:
rounds-what = Was zu tun ist
rounds-who = Nummern
rounds-why = Warum
rounds-why-round = Warum Runde { $value } so ausgelost ist
rounds-why-so = Warum ist so ausgelost?
rounds-would-be = So sähe Runde { $value } aus
rounds-boards-set = Die Bretter der Runde { $value } sind besetzt.
rounds-no-opponent = { $first }: { $second } hat keinen Gegner
rounds-set-boards = Bretter nach den Aufstellungen besetzen
rounds-set-boards-sure = Die Bretter der Runde { $value } jetzt besetzen? Wer keine Aufstellung abgegeben hat, spielt mit den Ersten der Liste.

# Wettkämpfe von Mannschaften am Tisch der Turnierleitung.

rounds-boards-missing = { $count ->
    [one] Runde { $value }: bei einem Mannschaftskampf sind die Bretter nicht besetzt.
   *[other] Runde { $value }: Bei { $count } Mannschaftskämpfen sind die Bretter nicht besetzt.
}
rounds-boards-of-matches = Bretter
rounds-did-not-come = { $value } ist nicht angetreten.
rounds-filed = Aufstellung liegt vor
rounds-line-ups-all-in = Alle Aufstellungen liegen vor, und die Frist ist abgelaufen. Besetzen Sie die Bretter.
rounds-line-ups-out = { $count ->
    [0] Alle Aufstellungen liegen vor.
    [one] Eine Aufstellung ist noch nicht abgegeben. Die Bretter eines Mannschaftskampfs werden besetzt, sobald beide Mannschaften abgegeben haben.
   *[other] { $count } Aufstellungen sind noch nicht abgegeben. Die Bretter eines Mannschaftskampfs werden besetzt, sobald beide Mannschaften abgegeben haben.
}
rounds-line-ups-over = { $count ->
    [one] Die Frist für Aufstellungen ist abgelaufen, und eine Mannschaft hat keine abgegeben. Besetzen Sie die Bretter: Sie spielt mit den Ersten ihrer Liste.
   *[other] Die Frist für Aufstellungen ist abgelaufen, und { $count } Mannschaften haben keine abgegeben. Besetzen Sie die Bretter: Sie spielen mit den Ersten ihrer Liste.
}
rounds-matches = Mannschaftskämpfe
rounds-not-filed = noch keine Aufstellung
rounds-teams-playing = { $count ->
    [one] { $count } Mannschaft ist auszulosen.
   *[other] { $count } Mannschaften sind auszulosen.
}
rounds-walk-over = Eine Mannschaft ist nicht angetreten
rounds-walk-over-hint = Sind die Bretter besetzt, wird jedes einzeln kampflos gewertet, sonst der ganze Mannschaftskampf. Ist keine der beiden angetreten, wählen Sie danach auch die andere.
rounds-walk-over-note = Nichtantreten festhalten
rounds-walk-over-reason = Grund des Nichtantretens
rounds-walk-over-team = Nicht angetretene Mannschaft
# Quads from one list.
rounds-quads = Vierergruppen und kleines Schweizer System
rounds-quads-hint = Die Spieler nach Wertungszahl zu je vieren, jede Vierergruppe eine Gruppe von drei Runden; die letzten fünf, sechs oder sieben spielen drei Runden Schweizer System. Diese Gruppe bleibt für Nachzügler. Im Protokoll lässt es sich zurücknehmen.
rounds-quads-by-lot = Nummern durch Los
rounds-quads-rest = Die Übrigen spielen
rounds-quads-five = ein Rundenturnier zu fünft, wenn alle einverstanden sind
rounds-quads-look = Neu ansehen
rounds-quads-make = Diese Gruppen anlegen
rounds-quads-options = Für die Übrigen bietet die Regel:
rounds-quads-group = { $first }: { $second }, { $third } Runden
rounds-quads-reason = Farben der Runde 3 ausgelost, Startwert { $value }
rounds-quad = Vierergruppe { $value }
rounds-small-swiss = Kleines Schweizer System
rounds-quads-made = { $count ->
    [one] Eine Gruppe wurde angelegt.
   *[other] { $count } Gruppen wurden angelegt.
}

# Extra rated games.
rounds-extra-game = Zusatzpartie
rounds-extra-game-hint = Die Partie wird nur ausgewertet und zählt sonst für nichts. Sie steht in einer eigenen Gruppe „Zusatzpartien“.
rounds-extra-game-white = Weiß
rounds-extra-game-black = Schwarz
rounds-extra-game-result = Ergebnis
rounds-extra-game-visitor = Gast
rounds-extra-game-do = Partie eintragen
rounds-extra-games = Zusatzpartien
rounds-extra-game-done = { $first } – { $second } ist als Zusatzpartie eingetragen.
rounds-extra-game-who = Beide Spieler wählen oder den Gast nennen, und angeben, wie die Partie endete.
