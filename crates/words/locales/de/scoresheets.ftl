# Score sheets put side by side: what is found, and what pages and the command say of it.

## Whose sheet

keeper-white = Formular von Weiß
keeper-black = Formular von Schwarz
keeper-arbiter = Mitschrift des Schiedsrichters

## What supports a move

sheet-support-agreed = die Formulare stimmen überein
sheet-support-one-sheet = steht nur hier: { $value }
sheet-support-disputed = die Formulare widersprechen sich; dies passt besser zum Folgenden
sheet-support-repaired = trotz eines Schreibfehlers ist nur dieser Zug möglich
sheet-support-reconstructed = auf keinem Formular; kein anderer Zug führt zum Folgenden
sheet-support-settled = vom Schiedsrichter entschieden
sheet-support-open = offen: mehrere Züge sind möglich

## What is wrong on a sheet

sheet-fault-slip = ein Zeichen ist falsch
sheet-fault-ambiguous = kann auch ein anderer Zug sein
sheet-fault-other-move = ein anderer Zug
sheet-fault-not-legal = hier nicht regelgemäß
sheet-fault-unreadable = kein Zug
sheet-fault-omitted = ausgelassen; das Folgende steht in den falschen Spalten
sheet-fault-extra = ein Eintrag zu viel; das Folgende steht in den falschen Spalten
sheet-fault-columns-exchanged = ab hier sind die Spalten vertauscht oder wieder richtig
sheet-fault-not-algebraic = ab hier nicht in algebraischer Notation

## How far the game can be followed

sheets-ended-all-read = Die Formulare wurden bis zum Ende verfolgt.
sheets-ended-board-differs = Die Formulare wurden bis zum Ende verfolgt, aber keine passende Partie führt zur Stellung auf dem Brett.
sheets-ended-nothing-fits = Danach passt keine Partie mehr zum Geschriebenen.
sheets-ended-too-many = Danach passen zu viele Partien zum Geschriebenen.
moves-made = { $exact ->
    [yes] { $white ->
        [one] Weiß hat { $white } Zug ausgeführt
       *[other] Weiß hat { $white } Züge ausgeführt
    }, Schwarz { $black }.
   *[no] { $white ->
        [one] Weiß hat mindestens { $white } Zug ausgeführt
       *[other] Weiß hat mindestens { $white } Züge ausgeführt
    }, Schwarz mindestens { $black }.
}

## How complete a sheet is

sheet-completeness-complete = vollständig
sheet-completeness-reasonable = { $pairs ->
    [one] hinreichend vollständig: { $pairs } Zugpaar fehlt oder ist unvollständig, zulässig: { $limit }
   *[other] hinreichend vollständig: { $pairs } Zugpaare fehlen oder sind unvollständig, zulässig: { $limit }
}
sheet-completeness-not-reasonable = { $pairs ->
    [one] nicht hinreichend vollständig: { $pairs } Zugpaar fehlt oder ist unvollständig, zulässig: höchstens { $limit }
   *[other] nicht hinreichend vollständig: { $pairs } Zugpaare fehlen oder sind unvollständig, zulässig: höchstens { $limit }
}
sheet-completeness-incomplete = { $moves ->
    [one] nicht vollständig: { $moves } Halbzug fehlt oder ist falsch
   *[other] nicht vollständig: { $moves } Halbzüge fehlen oder sind falsch
}

## What stands beside the moves

sheet-offer = { $missing-on-count ->
    [0] { $cell }: Remisangebot ({ $on })
   *[other] { $cell }: Remisangebot ({ $on }; fehlt: { $missing-on })
}
sheet-remark = { $cell }: „{ $text }“
sheet-result-different = Auf dem Formular von Weiß steht { $white }, auf dem von Schwarz { $black }.
sheet-result-no-result = Ohne Ergebnis: { $value }.
sheet-result-not-signed = { $by } hat nicht unterschrieben: { $sheet }.

## What remains open

sheet-gap = { $single ->
    [yes] { $more ->
        [yes] { $from }: mehr als { $ways-count } Möglichkeiten
       *[no] { $ways-count ->
            [one] { $from }: eine Möglichkeit
           *[other] { $from }: { $ways-count } Möglichkeiten
        }
    }
   *[no] { $more ->
        [yes] { $from } bis { $to }: mehr als { $ways-count } Möglichkeiten
       *[no] { $ways-count ->
            [one] { $from } bis { $to }: eine Möglichkeit
           *[other] { $from } bis { $to }: { $ways-count } Möglichkeiten
        }
    }
}

## A claim

claim-open-depends = Es kommt auf die offenen Züge an: In { $right } der passenden Partien ist der Antrag berechtigt, in { $wrong } nicht.
claim-open-not-certain = { $cell ->
    [none] Der Antrag kann nicht entschieden werden: Die Partie lässt sich nicht bis zum Ende verfolgen.
   *[other] Der Antrag kann nicht entschieden werden: { $cell } steht nicht fest.
}
claim-open-no-move = Der beabsichtigte Zug ist kein eindeutiger regelgemäßer Zug: { $value }

## After a flag has fallen

after-flag-stop-clocks = Beide Uhren anhalten.
after-flag-clocks-run-on = Die Uhren laufen weiter.
after-flag-both-update = Beide Spieler vervollständigen ihre Formulare nach dem des Schiedsrichters oder des Gegners.
after-flag-updates-before-moving = { $value } vervollständigt das Formular, bevor eine Figur gezogen wird.
after-flag-may-use-opponents-sheet = { $value } darf, wenn am Zug, das Formular des Gegners benutzen und gibt es vor dem Zug zurück.
after-flag-note-the-situation = Stellung, Zeiten, die laufende Uhr und die Zahl der Züge, falls bekannt, aufschreiben.
after-flag-reconstruct-on-second-board = Die Spieler rekonstruieren die Partie auf einem zweiten Brett, abseits der anderen und unter Aufsicht des Schiedsrichters.
after-flag-both-reconstruct = Beide Spieler ergänzen, was fehlt; andere Bretter dürfen benutzt werden.
after-flag-director-may-waive = Der Turnierleiter kann auf die fehlenden Züge verzichten: Es folgt der Endspurt.
after-flag-if-impossible-diagram = Gelingt das nicht: ein Diagramm der Stellung zeichnen.
after-flag-if-impossible-next-move = Gelingt das nicht: Der nächste Zug zählt als Nummer { $value }.
after-flag-start-clock-of = Die Uhr von { $value } in Gang setzen.

## On pages and in the command

sheets-differences = Unterschiede
sheets-move = Zug
sheets-game = Die Partie
sheets-remark = Bemerkung
sheets-missing = fehlt
sheets-no-differences = Die Formulare stimmen in jedem Zug überein.
sheets-nothing-missing = Jeder Zug des Formulars ist lesbar.
sheets-read-as = Figurenbuchstaben: { $value }
sheets-completeness = Wie vollständig die Formulare sind
sheets-offers = Remisangebote
sheets-results = Ergebnisse und Unterschriften
sheets-remarks = Neben den Zügen
sheets-open = Was offen bleibt
sheets-claim = Der Remisantrag
sheets-claim-rests = Das beruht auf Zügen, in denen sich die Formulare widersprechen: { $value }
sheets-claim-repetition = Dreimalige Stellungswiederholung
sheets-claim-fifty = 50-Züge-Regel
sheets-after-flag = Nach dem Blättchenfall
sheets-after-flag-nothing = Beide Formulare sind vollständig: nichts zu tun.
sheets-after-flag-unknown = Was zu tun ist, hängt von beiden Formularen ab: Auch das andere wird gebraucht.
sheets-certain = Die Partie, soweit sie feststeht
sheets-whole = Die Partie
sheets-none = Kein Zug steht fest.
sheets-not-possible = { $value } ist nicht möglich, auch wenn es so entschieden ist: Es ist dort kein regelgemäßer Zug.
