# Who meets whom: the reasons of the engines, and why they refuse.

# Swiss systems, as people call them.
swiss-system-dutch-2017 = FIDE-System (Dutch), Regeln von 2017
    .about = Punktgruppen von oben, obere Hälfte gegen untere, Farben ausgeglichen: das übliche System der FIDE.
swiss-system-dutch-2025 = FIDE-System (Dutch), Regeln von 2025
    .about = Punktgruppen von oben, obere Hälfte gegen untere, Farben ausgeglichen: das übliche System der FIDE.
swiss-system-dutch-2026 = FIDE-System (Dutch), Regeln von 2026
    .about = Punktgruppen von oben, obere Hälfte gegen untere, Farben ausgeglichen: das übliche System der FIDE.
swiss-system-us-2025 = Schweizer System von US Chess, Regeln von 2025
    .about = Punktgruppen mit Umstellungen, die durch Wertungszahlen begrenzt sind, nach den Regeln von US Chess.

# Where a rule stands, if it has no number.
article-of-the-event = Turnierausschreibung

# Players: the first of them by name, the others only counted.
named-players = { $more ->
    [0] { $named }
   *[other] { $named } und { $more } weitere
}

unknown-edition = „{ $text }“ ist keine Fassung des FIDE-Systems (Dutch): erwartet wird dutch-2017, dutch-2025 oder dutch-2026
unknown-system = „{ $text }“ ist kein Schweizer System: erwartet wird dutch, dubov, burstein, lim, double, team, olympiad, us oder us-team, oder eines davon mit seiner Fassung, etwa dutch-2026

## The FIDE (Dutch) system

# Why something was not done: the end of "not with Anand: …".
dutch-reason-met = sie spielten schon in Runde { $value } gegeneinander
dutch-reason-prohibited = sie dürfen in diesem Turnier nicht gegeneinander gelost werden
dutch-reason-same-absolute-colour = beide müssen dieselbe Farbe haben
dutch-reason-bye-not-allowed = das Freilos ist nicht erlaubt
dutch-reason-bye-score = das Freilos ginge an eine höhere Punktzahl
dutch-reason-order = ebenso gut, aber später in der Reihenfolge der Paarungen

# By which criterion it would be worse.
dutch-criterion-completion = die übrigen Spieler könnten nicht ausgelost werden
dutch-criterion-downfloaters = es würden mehr Spieler heruntergelost
dutch-criterion-downfloater-scores = es würden Spieler mit höherer Punktzahl heruntergelost, oder die Punktunterschiede wären größer
dutch-criterion-next-downfloaters = in der nächsten Punktgruppe blieben mehr Spieler ohne Gegner
dutch-criterion-next-scores = in der nächsten Punktgruppe blieben Spieler mit höherer Punktzahl ohne Gegner
dutch-criterion-bye-games = das Freilos ginge an jemanden, der weniger gespielt hat
dutch-criterion-colour-difference = ein Farbunterschied von mehr als zwei
dutch-criterion-third-colour = dreimal hintereinander dieselbe Farbe
dutch-criterion-preference = weniger Spieler erhielten die fällige Farbe
dutch-criterion-strong-preference = bei weniger Spielern würde die starke Farberwartung erfüllt
dutch-criterion-downfloat-last = jemand würde wieder heruntergelost, wie in der letzten Runde
dutch-criterion-upfloat-last = jemand würde wieder hochgelost, wie in der letzten Runde
dutch-criterion-downfloat-before = jemand würde wieder heruntergelost, wie vor zwei Runden
dutch-criterion-upfloat-before = jemand würde wieder hochgelost, wie vor zwei Runden
dutch-criterion-downfloat-last-scores = jemand mit höherer Punktzahl würde wieder heruntergelost, wie in der letzten Runde
dutch-criterion-upfloat-last-scores = jemand würde wieder hochgelost, wie in der letzten Runde, und um mehr Punkte
dutch-criterion-downfloat-before-scores = jemand mit höherer Punktzahl würde wieder heruntergelost, wie vor zwei Runden
dutch-criterion-upfloat-before-scores = jemand würde wieder hochgelost, wie vor zwei Runden, und um mehr Punkte
dutch-criterion-exchanges = mehr Spieler würden zwischen den Hälften wechseln
dutch-criterion-exchange-distance = im Rang weiter voneinander entfernte Spieler würden zwischen den Hälften wechseln

# What decided the colours of a pair.
dutch-colours-both = beide erhalten die fällige Farbe
dutch-colours-stronger = die stärkere Farberwartung wird erfüllt
dutch-colours-wider-difference = der größere Farbunterschied wird ausgeglichen
dutch-colours-alternate = sie wechseln die Farben gegenüber der letzten Runde, in der diese verschieden waren
dutch-colours-higher-ranked = die Farberwartung des ranghöheren Spielers wird erfüllt
dutch-colours-initial-colour = keine Farberwartung: Startnummer und geloste Anfangsfarbe entscheiden

# What speaks against another pairing of a round.
dutch-verdict-same = dieselbe Paarung
dutch-verdict-illegal = { $pair-white } – { $pair-black } ist nicht zulässig: { $reason }
dutch-verdict-worse = entschieden in der Punktgruppe { $bracket }: { $reason }
dutch-verdict-colours = Farben von { $pair-white } – { $pair-black }: { $rule }

# A round without a legal pairing, in a word and line by line.
dutch-cannot-pair = { $has-too-many-scores ->
    [yes] Runde { $round } hat zu viele verschiedene Punktzahlen, um nach dieser Fassung ausgelost zu werden
   *[no] für Runde { $round } gibt es keine regelgemäße Auslosung (C.04.3)
}
dutch-trouble-round = { $has-too-many-scores ->
    [yes] Runde { $round } hat zu viele verschiedene Punktzahlen, um nach dieser Fassung ausgelost zu werden.
   *[no] Für Runde { $round } gibt es keine regelgemäße Auslosung (C.04.3).
}
dutch-trouble-nobody-may-have-bye = Die Zahl der Spieler ist ungerade, und niemand darf das Freilos erhalten ({ $article }).
dutch-trouble-stuck = Sie können nicht alle einen Gegner erhalten: { $players }.
dutch-trouble-opponents = Die einzigen Gegner, die für sie bleiben: { $players }.
dutch-trouble-permitted = Mindestens müsste zugelassen werden:
dutch-trouble-pair = { $higher } spielt gegen { $lower }; dagegen spricht: { $reason } ({ $article })
dutch-trouble-bye = { $player } erhält das Freilos, obwohl es nicht erlaubt ist ({ $article })
dutch-trouble-without-game = Oder, wenn nichts zugelassen wird, ohne Partie: { $players }.

# A bye among what would have to be permitted.
dutch-breach-bye = ein Freilos für einen Spieler, der es nicht erhalten darf

## The Swiss system of US Chess

us-cannot-pair-no-bye = { $players } Spieler, eine ungerade Zahl, und alle hatten schon ein Freilos mit ganzem Punkt oder einen Punkt, weil der Gegner ausblieb (28L3); ein Ersatzspieler des Veranstalters würde helfen (28M1)
us-cannot-pair-no-pairing = die in diesem Turnier verbotenen Paarungen lassen keine Auslosung der Runde zu; die wenigsten möglichen Gegner haben { $hardest }

# Two who meet, the higher ranked first.
us-meeting = { $one } – { $other }

# A score group: its due colours, who drops, its natural pairings.
us-note-group = { $has-added-points ->
    [yes] Punktzahl { $score } für die Auslosung, mit dem Zusatzpunkt der ersten beiden Runden (28R1)
   *[no] Punktzahl { $score }
}: { $players } Spieler; fällige Farben der hier Ausgelosten: Weiß { $due-white }, Schwarz { $due-black }, keine { $due-neither }{ $due-only-equalisation ->
    [yes] , gezählt nur, wer ungleiche Farben hatte
   *[no] {""}
} (29E6a).
us-note-drops = { $players-count ->
    [one] { $players } kommt in eine niedrigere Punktgruppe (29D1).
   *[other] { $players } kommen in eine niedrigere Punktgruppe (29D1).
}
us-note-unaccelerated = Die Teile des beschleunigten Feldes ließen sich nicht je für sich auslosen: Die Runde ist nach Punktgruppen ausgelost (28R2, 28R3).
us-note-natural = Natürliche Paarungen: { $pairs } (29C1).

# Somebody in the place of somebody else.
us-replaced = { $player } statt { $natural }

# Boards that changed together.
us-note-switch = { $kind-code ->
    [interchange] Austausch zwischen den Hälften
    [odd-player] Anderer überzähliger Spieler oder Gegner
   *[transposition] Umstellung
}: statt { $before } nun { $after }; { $replaced-count ->
    [0] {""}
   *[other] { $replaced }:{" "}
}{ $points ->
    [none] Unterschied nicht bekannt
   *[other] { $counting ->
        [none] Unterschied { $points }
       *[other] Unterschied { $points }, gezählt als { $counting }
    }
}, { $limit ->
    [none] keine Grenze
   *[other] Grenze { $limit }
} ({ $article }), { $reason }.
why-switched-parts = denn { $one } und { $other } { $bar } ({ $article })
why-switched-third-colour = { $after ->
    [one] damit nur { $after } Spieler statt { $before } dreimal hintereinander dieselbe Farbe hat (29E5f)
   *[other] damit nur { $after } Spieler statt { $before } dreimal hintereinander dieselbe Farbe haben (29E5f)
}
why-switched-equalisation = { $after ->
    [one] damit nur { $after } Spieler statt { $before } eine Farbe mindestens zweimal öfter erhält als die andere (29E5b)
   *[other] damit nur { $after } Spieler statt { $before } eine Farbe mindestens zweimal öfter erhalten als die andere (29E5b)
}
why-switched-due-colour = { $after ->
    [one] damit nur { $after } Spieler statt { $before } die fällige Farbe nicht erhält (29E5a)
   *[other] damit nur { $after } Spieler statt { $before } die fällige Farbe nicht erhalten (29E5a)
}
why-switched-follows = was aus den obigen Änderungen folgt (29E6)

# What speaks against a pair: the end of "they …".
us-bar-teammates-in-group = gehören zur selben Mannschaft
us-bar-teammates = gehören zur selben Mannschaft
us-bar-requested = sollten nicht aufeinandertreffen
us-bar-third-colour = hatten zweimal hintereinander dieselbe Farbe
us-bar-met = haben schon gegeneinander gespielt
us-bar-met-twice = haben schon mehr als einmal gegeneinander gespielt
us-bar-prohibited = dürfen in diesem Turnier nicht aufeinandertreffen

# Who has which colour, and why.
us-note-board = Brett { $board }: { $white } – { $black }: { $colours } ({ $article }){ $dropped ->
    [none] {""}
   *[other] ; { $dropped } kam aus einer höheren Punktgruppe
}.
us-colours-toss = keinem steht eine Farbe zu, daher entscheidet das Los brettweise
us-colours-both-due = beide erhalten die fällige Farbe
us-colours-one-due = wem eine Farbe zusteht, der erhält sie
us-colours-unbalanced = wer ungleiche Farben hatte, erhält die fällige
us-colours-greater-imbalance = bei der größeren Ungleichheit geht die fällige Farbe vor
us-colours-last-round = beide erhalten die andere Farbe als in der Runde davor
us-colours-latest-difference = ihre Farben waren zuletzt in Runde { $value } verschieden
us-colours-higher-ranked = bisher dieselben Farben, der Ranghöhere erhält die fällige
us-colours-minus-group = bisher dieselben Farben, unter 50 % erhält der Rangniedrigere die fällige
us-colours-turn = bisher dieselben Farben, der Rangniedrigere ist an der Reihe
us-colours-lot = bisher dieselben Farben, das Los entscheidet
us-colours-no-third = niemand erhält eine Farbe zum dritten Mal hintereinander

# Who gets the bye, and why.
us-note-bye = { $player } erhält das Freilos mit ganzem Punkt: { $rule } ({ $article }){ $passed-over-count ->
    [0] {""}
   *[other] { $rule-code ->
        [colours] , anstelle von { $passed-over }
       *[other] ; ohne { $passed-over } könnten die anderen nicht ausgelost werden
    }
}.
us-bye-rule-lowest-rated = hat die niedrigste Wertungszahl der niedrigsten Punktgruppe
us-bye-rule-unrated = ist ohne Wertungszahl, aber nicht neu, und niemand mit Wertungszahl in der Punktgruppe darf es erhalten
us-bye-rule-new = ist neu, und sonst darf es niemand in der Punktgruppe erhalten
us-bye-rule-after-half-point = hat ein Freilos mit halbem Punkt genommen, aber alle anderen hatten schon ein Freilos
us-bye-rule-late = wurde nachgemeldet, und sonst darf es niemand erhalten
us-bye-rule-spares-new = steht in der Punktgruppe über einer, in der nur neue Spieler es erhalten könnten
us-bye-rule-colours = hat eine höhere Wertungszahl als der, an den es ginge, und die Farben werden so besser
us-bye-rule-table = ist in dieser Runde der Paarungstafel spielfrei

us-note-exception = { $one } und { $other } { $bar } und spielen doch gegeneinander: Es geht nicht anders.
# The same as what could not be avoided, with the article behind it.
us-exception = { $one } und { $other } { $bar }

# Variations that a section announces.
us-variation = { $does } ({ $article })
us-variation-does-minus-groups = in Punktgruppen unter 50 % erhält der rangniedrigere Spieler die fällige Farbe
us-variation-does-turns = Spieler mit höherer und mit niedrigerer Wertungszahl erhalten abwechselnd die fällige Farbe
us-variation-does-last-round-lots = in der letzten Runde entscheidet bei gleichem Anspruch auf eine Farbe das Los
us-variation-does-short-memory = bei gleichem Anspruch auf eine Farbe entscheiden nur die letzten beiden Runden
us-variation-does-wide-limit-for-black-only = die 200-Punkte-Regel gilt nur bei einem Überhang von Schwarz
us-variation-does-tolerance = die Grenzen für Änderungen dürfen etwas überschritten werden
us-variation-does-third-colour-ban = niemand hat dreimal hintereinander dieselbe Farbe, außer in der letzten Runde
us-variation-does-no-limits = der Farbausgleich geht den Wertungszahlen vor
us-variation-does-top-down = die Farben werden Brett für Brett von oben berichtigt
us-variation-does-bye-for-colours = das Freilos darf um der Farben willen an einen Spieler mit höherer Wertungszahl gehen
us-variation-does-accelerated = beschleunigte Auslosung in den ersten beiden Runden
us-variation-does-class-pairings = Paarungen nach Wertungsgruppen in der letzten Runde
us-variation-does-unrated-together = Spieler ohne Wertungszahl mit mehr als 50 % treffen aufeinander
us-variation-does-round-robin-table = die Paarungen folgen der Paarungstafel eines Rundenturniers
us-variation-does-neighbours = Paarungen 1 gegen 2
us-variation-does-teammates-in-group = eine andere Punktzahl als plus zwei lässt Mannschaftskollegen in ihrer Punktgruppe
us-variation-does-teammates-never = Mannschaftskollegen treffen nicht aufeinander
us-variation-does-unrated-as = Spieler ohne Wertungszahl haben eine Wertungszahl für die Auslosung
us-variation-does-early-forfeits = Gegner eines früh ausgeschlossenen Spielers gewinnen kampflos
us-variation-does-last-opponent-forfeit = der letzte Gegner eines nach dem Turnier ausgeschlossenen Spielers gewinnt kampflos
us-variation-does-latest-entry-counts = nach einer erneuten Anmeldung zählen die früheren nicht mehr
us-variation-does-estimates-for-teams = Stammspieler ohne Wertungszahl zählen im Schnitt ihrer Mannschaft mit einem Schätzwert

# What is wrong with the file of what a director knows.
faulty-facts-own-reentry = reentry_of von Teilnehmer { $value } nennt denselben Teilnehmer: Eine erneute Anmeldung folgt auf eine andere (28S)
faulty-facts-twice = Teilnehmer { $value } hat zwei Blöcke [[players]]: zu einem zusammenfassen
faulty-facts-lonely-request = Nummer { $value } der [[requests]] braucht mindestens zwei verschiedene Teilnehmer (28T)

## Acceleration

baku-too-few-rounds = die Baku-Beschleunigung von 2017 ist für { $least } oder mehr Runden, nicht für { $rounds } (C.04.5.1)
baku-other-points = die Baku-Beschleunigung von 2017 ist für 1 – ½ – 0, nicht für { $win } – { $draw } – { $loss } (C.04.5.1)
baku-uneven-points = die Baku-Beschleunigung verlangt einen Sieg, der zwei Remis wert ist, und eine Niederlage ohne Punkte, nicht { $win } – { $draw } – { $loss } (C.04.7)
baku-no-number = { $player } hat keine Startnummer; die Baku-Beschleunigung braucht sie (C.04.2.B.2)
baku-not-in-olympiad = das System der Schacholympiade kennt keine Beschleunigung
baku-game-points = Mannschaften, deren Rang sich nach Brettpunkten richtet, werden nicht beschleunigt (C.04.7)
baku-not-in-us-chess = die Baku-Beschleunigung gehört zu den Systemen der FIDE (C.04.7); in einer Gruppe nach den Regeln von US Chess sind virtuelle Punkte die Zusatzpunkte, einer in den Runden 1 und 2 (28R1)

## Random tournaments

invalid-chance = „{ $text }“ ist kein Prozentwert: erwartet wird 0 bis 100 mit höchstens vier Nachkommastellen, etwa 2.5
cannot-generate-players = ein Zufallsturnier hat 2 bis { $most } Spieler, nicht { $players }
cannot-generate-rounds = ein Zufallsturnier hat 1 bis { $most } Runden, nicht { $rounds }
cannot-generate-ratings = die niedrigste Wertungszahl ({ $lowest }) liegt über der höchsten ({ $highest })
cannot-generate-incomplete = keiner von { $attempts } Versuchen ließ sich bis zum Ende auslosen; beim letzten: { $reason }
