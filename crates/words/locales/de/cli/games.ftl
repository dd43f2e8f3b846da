# What the command `games` says.

games-utf-16 = das ist Text in UTF-16; als UTF-8 speichern
games-time-left = noch { $time }

## A game

games-game = { $file }, Partie { $game }, Zeile { $line }
games-game-of = { $file }, Partie { $game }, Zeile { $line }: { $white } – { $black }
games-at = Zeile { $line }, Spalte { $column }: { $problem }
games-move = { $number } { $found }: { $problem }
games-against = { $problem } (Artikel { $article })
games-went-on = { $count ->
    [one] zu Ende durch { $end } nach Halbzug { $at }, aber { $count } Halbzug folgte noch
   *[other] zu Ende durch { $end } nach Halbzug { $at }, aber { $count } Halbzüge folgten noch
}
games-wrong-result = das Ergebnis ist { $result }, die Partie endete aber durch { $end }
games-no-mate = das Ergebnis ist { $result }, aber der Sieger konnte nicht mattsetzen: Bei Aufgabe oder Zeitüberschreitung ist die Partie remis
games-wrong-time = nach Halbzug { $ply }: { $problem }

## All games; the number of each line stands before it

games-totals = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}
games-with-illegal-move = mit einem regelwidrigen oder unlesbaren Zug
games-with-wrong-result = mit einem Ergebnis, dem die letzte Stellung widerspricht
games-gone-on = { $count ->
    [one] ging weiter, nachdem sie nach den Schachregeln zu Ende war
   *[other] gingen weiter, nachdem sie nach den Schachregeln zu Ende waren
}
games-with-wrong-times = mit Zeiten der Uhr, die nicht aufgehen
games-with-text-faults = mit Fehlern im Text
games-with-repetition = in denen Remis durch Stellungswiederholung beantragt werden konnte
games-with-quiet-moves = in denen Remis nach der 50-Züge-Regel beantragt werden konnte
games-nothing-wrong = nichts zu beanstanden
