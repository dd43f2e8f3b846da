# The game on the board: illegal moves and positions, notation, touched pieces, claims, audits.

# Why a move is illegal.
move-fault-empty-square = auf { $square } steht keine Figur
move-fault-not-on-move = { $colour } ist nicht am Zug
move-fault-no-move = die Figur bleibt auf ihrem Feld
move-fault-captures-king = der König auf { $square } kann nicht geschlagen werden
move-fault-own-piece = { $role-code ->
    [king] auf { $square } steht der eigene { $role }
    [queen] auf { $square } steht eine eigene { $role }
   *[other] auf { $square } steht ein eigener { $role }
}
move-fault-does-not-move-so = { $role-code ->
    [queen] so zieht eine { $role } nicht
   *[other] so zieht ein { $role } nicht
}
move-fault-jumps-over = { $mover-code ->
    [queen] die
   *[other] der
} { $mover } kann { $role-code ->
    [pawn] den Bauern
    [queen] die { $role }
   *[other] den { $role }
} auf { $square } nicht überspringen
move-fault-pawn-blocked = der Bauer ist auf { $square } blockiert
move-fault-not-first-move-of-pawn = ein Bauer rückt nur in seinem ersten Zug zwei Felder vor
move-fault-nothing-to-capture = dort hat der Bauer nichts zu schlagen
move-fault-not-en-passant = der Bauer auf { $pawn } ist nicht eben zwei Felder vorgerückt
move-fault-promotion-missing = der Bauer muss gegen eine neue Figur getauscht werden
move-fault-promotion-forbidden = { $role-code ->
    [pawn] der Bauer kann nicht Bauer bleiben
    [queen] ein Bauer kann keine { $role } werden
   *[other] ein Bauer kann kein { $role } werden
}
move-fault-not-a-promotion = nur ein Bauer, der die letzte Reihe erreicht, wird getauscht
move-fault-castling-blocked = { $squares-count ->
    [one] für die Rochade muss { $squares } frei sein
   *[other] für die Rochade müssen { $squares } frei sein
}
move-fault-castling-in-check = der König steht im Schach (von { $by } aus) und kann nicht rochieren
move-fault-castling-across-attack = die Rochade führt über { $square }, das von { $by } aus angegriffen ist
move-fault-castling-into-attack = die Rochade endet auf { $square }, das von { $by } aus angegriffen ist
move-fault-king-into-attack = der König wäre von { $by } aus angegriffen
move-fault-stays-in-check = der König bleibt von { $by } aus im Schach
move-fault-pinned = der König wäre einem Schachgebot von { $by } aus ausgesetzt
castling-lost-king-moved = der König hat gezogen und kann nicht mehr rochieren
castling-lost-no-rook = es gibt keinen Turm für die Rochade
castling-lost-rook-moved = der Turm hat gezogen, mit ihm kann nicht mehr rochiert werden
castling-lost-king-or-rook-moved = König oder Turm haben gezogen, die Rochade ist nicht mehr möglich
not-legal = { $move } ist hier nicht regelgemäß

# Why a text is no move.
notation-error-unreadable = Spalte { $column }: erwartet wird { $expected }
notation-error-no-such-move = { $near-count ->
    [0] kein regelgemäßer Zug wird so geschrieben: { $reason }
   *[other] kein regelgemäßer Zug wird so geschrieben: { $reason }; regelgemäß wäre { $near }
}
notation-error-ambiguous = { $promotion ->
    [yes] die neue Figur fehlt: { $moves }
   *[no] kann { $moves } sein
}
expected-in-move-move = ein Zug
expected-in-move-square = ein Feld
expected-in-move-square-of-arrival = das Zielfeld
expected-in-move-piece = eine Figur
expected-in-move-rank = eine Reihe
expected-in-move-hyphen-or-capture = ein Bindestrich oder x
expected-in-move-end-of-move = das Ende des Zuges
expected-in-move-nothing-after-result = nichts nach dem Ergebnis
notation-reason-other-players-turn = Weiß ist am Zug
notation-reason-no-such-piece = der Spieler hat dort keine solche Figur
notation-reason-out-of-reach = eine solche Figur zieht nicht dorthin
notation-reason-king-attacked = der König wäre angegriffen
notation-reason-wrong-promotion = der Bauer wird nicht zu dieser Figur
notation-reason-castling-impossible = die Rochade ist nicht möglich

# Where a text differs from the full form of Appendix C.
notation-note-capture-sign-missing = das Zeichen für das Schlagen fehlt
notation-note-capture-sign-wrong = da steht ein Zeichen für das Schlagen, aber es wird nichts geschlagen
notation-note-check-sign-missing = das Zeichen für Schach fehlt
notation-note-check-sign-wrong = das Zeichen für Schach ist falsch
notation-note-mate-sign-missing = das Zeichen für Matt fehlt
notation-note-mate-sign-wrong = da steht ein Zeichen für Matt, aber es ist nicht matt
notation-note-en-passant-mark-missing = e.p. fehlt
notation-note-en-passant-mark-wrong = da steht e.p., aber es ist kein Schlagen en passant
notation-note-origin-unneeded = woher die Figur kam, ist nicht nötig
notation-note-pawn-file-missing = die Ausgangslinie des Bauern fehlt
notation-note-pawn-letter = ein Bauer hat keinen Buchstaben
notation-note-small-piece-letter = der Buchstabe einer Figur ist ein Großbuchstabe
notation-note-promotion-sign = vor der neuen Figur steht kein Zeichen
notation-note-castling-spelling = die Rochade wird 0-0 oder 0-0-0 geschrieben
notation-note-castling-squares = die Rochade ist mit anderen Feldern geschrieben
notation-note-side-by-place = welche von zwei Figuren die des Königs- oder Damenflügels ist, ergab sich aus ihren Plätzen

# Why a text is no position (FEN).
fen-error = { $field }, Spalte { $column }: gefunden: „{ $found }“, erwartet: { $expected }
fen-field-board = das Brett
fen-field-turn = die Seite am Zug
fen-field-castling = die Rochaderechte
fen-field-en-passant = das En-passant-Feld
fen-field-halfmoves = die Zahl der Halbzüge
fen-field-move-number = die Zugnummer
fen-field-rest = das Ende
expected-in-fen-position = eine Stellung
expected-in-fen-pieces = die Figuren, Reihe für Reihe
expected-in-fen-ranks = 8 Reihen, nicht { $found }
expected-in-fen-piece-or-squares = ein Figurenbuchstabe oder eine Zahl von Feldern auf Reihe { $rank }
expected-in-fen-squares = 8 Felder auf Reihe { $rank }, nicht { $squares }
expected-in-fen-turn = w oder b
expected-in-fen-castling = K, Q, k, q, Linien von Türmen oder -
expected-in-fen-en-passant = ein Feld wie e3 oder -
expected-in-fen-number = eine Zahl
expected-in-fen-number-up-to = eine Zahl bis { $most }
expected-in-fen-end = das Ende der Stellung

# Why a position cannot come about by legal moves.
illegal-position-no-king = { $value } hat keinen König
illegal-position-many-kings = { $value } hat mehr als einen König
illegal-position-pawn-on-last-rank = ein Bauer steht auf der ersten oder letzten Reihe
illegal-position-many-pawns = { $value } hat mehr als acht Bauern
illegal-position-many-pieces = { $value } hat mehr als sechzehn Figuren
illegal-position-many-promotions = { $value } hat mehr umgewandelte Figuren, als Bauern fehlen
illegal-position-pawn-captures = die Bauern von { $value } brauchen mehr Schlagzüge, als { $value-opponent } Figuren fehlen
illegal-position-opponent-in-check = der Spieler, der eben gezogen hat, steht im Schach
illegal-position-both-in-check = beide Könige stehen im Schach
illegal-position-impossible-check = kein Zug kann dieses Schach geboten haben
illegal-position-no-last-move = kein regelgemäßer Zug kann zu der Stellung geführt haben
illegal-position-castling-rights = ein Rochaderecht, ohne dass König und Turm an ihrem Platz stehen
illegal-position-en-passant = kein Bauer kann eben das En-passant-Feld überschritten haben


# A board for readers who do not see the picture.
diagram-title = { $below-code ->
    [white] { $placement }, Weiß unten
   *[black] { $placement }, Schwarz unten
}
described-board = Schachdiagramm. Weiß: { $white-count ->
    [0] nichts
   *[other] { $white }
}. Schwarz: { $black-count ->
    [0] nichts
   *[other] { $black }
}.
pieces-of-kind = { $name-code ->
    [king] { $squares-count ->
        [one] König { $squares }
       *[other] Könige { $squares }
    }
    [queen] { $squares-count ->
        [one] Dame { $squares }
       *[other] Damen { $squares }
    }
    [rook] { $squares-count ->
        [one] Turm { $squares }
       *[other] Türme { $squares }
    }
    [bishop] { $squares-count ->
        [one] Läufer { $squares }
       *[other] Läufer { $squares }
    }
    [knight] { $squares-count ->
        [one] Springer { $squares }
       *[other] Springer { $squares }
    }
   *[pawn] { $squares-count ->
        [one] Bauer { $squares }
       *[other] Bauern { $squares }
    }
}

# What touched pieces come to, step by step.
touch-step-adjusted = { $piece-name-code ->
    [queen] Die
    [piece] Die
   *[other] Der
} { $piece-name } auf { $piece-square } wurde nach Ankündigung zurechtgerückt.
touch-step-by-accident = { $piece-name-code ->
    [queen] Die
    [piece] Die
   *[other] Der
} { $piece-name } auf { $piece-square } wurde versehentlich berührt.
touch-step-not-clearly-by-accident = { $piece-name-code ->
    [queen] Die
    [piece] Die
   *[other] Der
} { $piece-name } auf { $piece-square } wurde nicht eindeutig versehentlich berührt.
touch-step-castling-said = Der Spieler hat gesagt, dass er rochiert.
touch-step-beside-the-board = { $role-code ->
    [queen] Eine { $role } neben dem Brett verpflichtet zu nichts.
   *[other] Ein { $role } neben dem Brett verpflichtet zu nichts.
}
touch-step-must-move = { $piece-name-code ->
    [queen] Die
    [piece] Die
   *[other] Der
} { $first-usable ->
    [yes] { $piece-name } auf { $piece-square } ist die erste berührte Figur, die gezogen oder geschlagen werden kann, und muss gezogen werden.
   *[no] { $piece-name } auf { $piece-square } wurde berührt und muss gezogen werden.
}
touch-step-must-move-without-castling = { $piece-name-code ->
    [queen] Die
    [piece] Die
   *[other] Der
} { $first-usable ->
    [yes] { $piece-name } auf { $piece-square } ist die erste berührte Figur, die gezogen oder geschlagen werden kann, und muss gezogen werden, ohne diese Rochade.
   *[no] { $piece-name } auf { $piece-square } wurde berührt und muss gezogen werden, ohne diese Rochade.
}
touch-step-must-be-captured = { $piece-name-code ->
    [queen] Die
    [piece] Die
   *[other] Der
} { $first-usable ->
    [yes] { $piece-name } auf { $piece-square } ist die erste berührte Figur, die gezogen oder geschlagen werden kann, und muss geschlagen werden.
   *[no] { $piece-name } auf { $piece-square } wurde berührt und muss geschlagen werden.
}
touch-step-must-capture = { $piece-name-code ->
    [queen] Die
    [piece] Die
   *[other] Der
} { $piece-name } auf { $piece-square } muss { $other-name-code ->
    [pawn] den Bauern
    [queen] die { $other-name }
    [piece] die { $other-name }
   *[other] den { $other-name }
} auf { $other-square } schlagen.
touch-step-must-castle = König und Turm wurden berührt: Rochade mit diesem Turm.
touch-step-another-king-move = Die Rochade mit dem berührten Turm ist regelwidrig: ein anderer Königszug.
touch-step-no-king-move = Die Rochade ist regelwidrig, und der König kann nicht ziehen: ein beliebiger regelgemäßer Zug.
touch-step-none-possible = Keine berührte Figur kann gezogen oder geschlagen werden: ein beliebiger regelgemäßer Zug.
touch-step-released = { $piece-name-code ->
    [queen] Die
    [piece] Die
   *[other] Der
} { $piece-name } von { $piece-square } wurde auf { $square } losgelassen.
touch-step-released-illegally = { $piece-name } von { $piece-square } auf { $square } ist kein regelgemäßer Zug: Bis die Uhr gedrückt ist, darf er berichtigt werden.
touch-step-no-such-promotion = { $role-code ->
    [queen] Auf { $square } kann kein Bauer eine { $role } werden.
   *[other] Auf { $square } kann kein Bauer ein { $role } werden.
}
touch-step-promotion-chosen = { $role-code ->
    [queen] Eine { $role } hat { $square } berührt: Die Wahl ist endgültig, der Bauer wird zu dieser Figur.
   *[other] Ein { $role } hat { $square } berührt: Die Wahl ist endgültig, der Bauer wird zu dieser Figur.
}
touch-step-becomes-queen = Der Bauer wird zur Dame.
touch-step-made = { $move } ist ausgeführt.
touch-step-ends-game = Der Zug beendet die Partie und ist abgeschlossen.
touch-step-clock-pressed = Die Uhr wurde gedrückt.
touch-step-stands-unless-claimed = Der Zug bleibt stehen, es sei denn, er wird rechtzeitig reklamiert oder der Schiedsrichter hat ihn gesehen.

# What broke an article.
touch-breach-adjusted-unannounced = { $piece-name-code ->
    [queen] die
    [piece] die
   *[other] der
} { $piece-name } auf { $piece-square } wurde ohne Ankündigung zurechtgerückt
touch-breach-two-hands = ein Zug wurde mit zwei Händen ausgeführt
touch-breach-pressed-after-two-hands = nach einem Zug mit zwei Händen wurde die Uhr gedrückt
touch-breach-taken-against-duty = { $piece-name-code ->
    [queen] die
    [piece] die
   *[other] der
} { $piece-name } auf { $piece-square } wurde gegen diese Pflicht nach { $square } gezogen
touch-breach-promoted-against-duty = { $role-code ->
    [queen] eine { $role } wurde gegen diese Pflicht auf { $square } gestellt
   *[other] ein { $role } wurde gegen diese Pflicht auf { $square } gestellt
}
touch-breach-choice-changed = die Wahl der neuen Figur wurde geändert
touch-breach-pressed-without-move = die Uhr wurde ohne Zug gedrückt
touch-breach-pressed-before-end = die Uhr wurde gedrückt, bevor { $move } ausgeführt war
touch-breach-capture-left-standing = die Uhr wurde gedrückt, bevor die geschlagene Figur entfernt war
touch-breach-pawn-not-replaced = die Uhr wurde gedrückt, bevor der Bauer ersetzt war
touch-breach-illegal-move = ein regelwidriger Zug wurde abgeschlossen
touch-breach-touched-off-move = hat eine Figur berührt, ohne am Zug zu sein
touch-breach-moved-off-move = hat eine Figur gezogen, ohne am Zug zu sein

# What only a person can decide.
touch-question-intended = { $piece-name-code ->
    [queen] Wurde die { $piece-name } auf { $piece-square } berührt, um sie zu ziehen oder zu schlagen?
    [piece] Wurde die { $piece-name } auf { $piece-square } berührt, um sie zu ziehen oder zu schlagen?
   *[other] Wurde der { $piece-name } auf { $piece-square } berührt, um ihn zu ziehen oder zu schlagen?
}
touch-question-which-first = Welche dieser Figuren wurde zuerst berührt?
touch-question-meant-to-castle = Wurden König und Turm berührt, um zu rochieren?
touch-question-part-of-castling = War das der erste Teil der Rochade oder ein eigener Zug?
touch-question-castling-unfinished = Blieb die Rochade unvollendet, oder war das ein regelwidriger Zug?

# Claims of a draw, and agreed draws.
claim-step-accepted = ein Antrag ist ein Remisangebot, und der Gegner nimmt es an
claim-step-agreement-forbidden = die Ausschreibung verbietet jetzt Remisvereinbarungen, daher ist der Antrag zu prüfen
claim-step-not-on-move = nur der Spieler am Zug kann den Antrag stellen
claim-step-piece-touched = eine Figur wurde berührt, daher ist das Antragsrecht für diesen Zug verloren
claim-step-clock-pressed = die Uhr wurde gedrückt, daher ist es nur ein Remisangebot
claim-step-intended-does-not-count = die Züge müssen ausgeführt sein; ein beabsichtigter Zug zählt nicht
claim-step-write-first = der beabsichtigte Zug muss zuerst aufgeschrieben werden
claim-step-intended-is-illegal = der beabsichtigte Zug ist nicht regelgemäß
claim-step-right = der Antrag ist berechtigt: Die Partie ist sofort remis
claim-step-wrong = { $bonus-seconds ->
    [one] der Antrag ist unberechtigt: Der Gegner erhält { $bonus-seconds } Sekunde, und die Partie geht weiter
   *[other] der Antrag ist unberechtigt: Der Gegner erhält { $bonus-seconds } Sekunden, und die Partie geht weiter
}
claim-step-appearances = { $plies-count ->
    [one] die Stellung steht nach Halbzug { $plies } auf dem Brett
   *[other] die Stellung steht nach den Halbzügen { $plies } auf dem Brett
}
claim-step-quiet-plies = { $plies ->
    [one] { $plies } Halbzug ohne Bauernzug und ohne Schlagen
   *[other] { $plies } Halbzüge ohne Bauernzug und ohne Schlagen
}

# How a game ends by the Laws: over by …
board-end-checkmate = Schachmatt
board-end-stalemate = Patt
board-end-dead-position = tote Stellung
board-end-fivefold-repetition = fünfmalige Stellungswiederholung
board-end-seventy-five-moves = 75 Züge ohne Bauernzug und ohne Schlagen

# What an audit finds in a game.
game-fault-null-move = ein Nullzug: Niemand darf einen Zug auslassen
game-fault-over-by-checkmate = die Partie war durch Schachmatt beendet
game-fault-over-by-stalemate = die Partie war durch Patt beendet
game-fault-fen = das Tag FEN: { $error }
game-fault-position = das Tag FEN: { $reasons }
game-fault-unknown-variant = eine Schachvariante, die die Schachregeln nicht kennen
game-text-position = das Tag FEN: { $reasons }
game-text-result-tag = das Ergebnis-Tag „{ $tag }“ ist keines von 1-0, 0-1, 1/2-1/2 und *
game-text-result-mark = die Partie endet mit { $mark }, ihr Ergebnis-Tag sagt { $tag }
impossible-time-too-much = die Uhr zeigt { $clock }, möglich ist höchstens { $most }
impossible-time-contradiction = die Uhr zeigt { $clock }, nach einem Zug von { $elapsed } wäre es aber { $expected }

# Why a player cannot mate, or why that is not known.
unwinnable-material = mit diesen Figuren gibt es kein Matt
unwinnable-forced-line = { $plies ->
    [0] die Partie ist zu Ende
    [one] { $plies } Halbzug lang ist jeder Zug erzwungen, und dann ist die Partie zu Ende, wiederholt sich oder hat kein Matt mehr
   *[other] { $plies } Halbzüge lang ist jeder Zug erzwungen, und dann ist die Partie zu Ende, wiederholt sich oder hat kein Matt mehr
}
unwinnable-blocked-structure = die Bauern sind endgültig blockiert, und keine Figur kommt je zu einem Matt
unwinnable-exhausted-search = { $positions ->
    [one] die { $positions } Stellung, die noch entstehen kann, wurde durchsucht, und sie ist kein Matt
   *[other] alle { $positions } Stellungen, die noch entstehen können, wurden durchsucht, und es ist kein Matt darunter
}
undecided-quick = mit den einfachsten Gründen nicht zu klären
undecided-nodes = { $value ->
    [one] mit { $value } Stellung nicht zu klären
   *[other] mit { $value } Stellungen nicht zu klären
}
undecided-time = in { $value } s nicht zu klären

# Score sheets as text.
score-sheet-error = Zeile { $line }, Spalte { $column }: gefunden: „{ $found }“, erwartet: { $expected }
expected-on-sheet-languages = Kürzel von Sprachen, etwa de
expected-on-sheet-result = 1-0, 0-1, 1/2-1/2 oder *
expected-on-sheet-keeper = White, Black oder Arbiter
expected-on-sheet-same-result = dasselbe Ergebnis wie zuvor
expected-on-sheet-smaller-number = eine kleinere Zahl
expected-on-sheet-new-number = eine Nummer, die noch nicht da war
expected-on-sheet-end-of-sheet = das Ende des Formulars
expected-on-sheet-move-before = ein Zug davor
expected-on-sheet-end-sign = das Zeichen, das dies abschließt
expected-on-sheet-clock-time = eine Zeit der Schachuhr, etwa (1:23), oder (=)
