# What the command `standings` says.

standings-heading = { $name }, Feinwertung: { $rules }
standings-no-round = { $rounds ->
    [one] { $name } hat { $rounds } Runde: Es gibt keine Tabelle nach Runde { $round }
   *[other] { $name } hat { $rounds } Runden: Es gibt keine Tabelle nach Runde { $round }
}
standings-of-record = sie steht in Datensatz { $record } der Datei; mit --tiebreaks andere angeben
standings-lots = gelost mit Startwert { $seed }
standings-one-player = in dieser Tabelle geht es um einen Spieler
    .help = den Spieler mit --player nennen
standings-nothing-to-tell = über „{ $who }“ gibt es nichts zu sagen
standings-wrong-decision = „{ $decision }“: { $why }
    .help = Nummern in ihrer Reihenfolge und der Grund, etwa "7,3: play-off"
standings-no-reason = es fehlt der Grund

# Whom somebody asks for.
standings-no-number = niemand hat die Nummer { $number }
standings-no-name = niemand heißt „{ $who }“
standings-several = „{ $who }“ passt auf { $count } Spieler
    .help = etwa { $names }
