# What the commands `rate`, `norms` and `us-rating` say.

## The event

ratings-no-first-day = { $name } hat keinen ersten Tag
    .help = nach ihm richtet sich, welche Regeln gelten; event new --starts oder die Seite der Einstellungen legt ihn fest
ratings-no-start = { $name } sagt nicht, wann das Turnier begann
    .help = --starts DATE sagt es; danach richtet sich, welche Regeln gelten
ratings-start-unread = { $name }: das Anfangsdatum „{ $text }“ (Datensatz 042) ist nicht lesbar
    .help = --starts DATE sagt es; danach richtet sich, welche Regeln gelten
ratings-no-round = { $rounds ->
    [one] { $name } hat { $rounds } Runde: Es gibt keine Runde { $round }
   *[other] { $name } hat { $rounds } Runden: Es gibt keine Runde { $round }
}
ratings-no-round-of-game = es gibt keine Runde { $round }
ratings-no-pairing-number = „{ $number }“ ist nicht die Startnummer eines Spielers
ratings-no-figure = erwartet werden eine Startnummer und eine Zahl, etwa 5=40
ratings-k-is-zero = K der Nummer { $number } kann nicht 0 sein

# How the opponents were found, and how that is known.
ratings-system = System: { $system } (Quelle: { $by })
ratings-system-by-games = System: { $system } (nach den Partien; --system nennt ein anderes)
ratings-system-assumed = System: { $system } (angenommen, da die Datei es nicht nennt; --system nennt es)
ratings-system-unread = System: { $system } (angenommen, da Datensatz 092 „{ $words }“ nicht verständlich ist; --system nennt es)

## Ratings

ratings-no-rules = für den { $day } ist keine Wertungsordnung vorhanden
    .help = --edition nennt eine vorhandene: { $known }
ratings-heading = Wertungszahlen ({ $list }) nach Runde { $after } ({ $rules })
ratings-column-rating = Elo
ratings-column-score = Pkt.
ratings-column-expected = Erw.
ratings-column-change = Änd.
ratings-column-new = Neu
ratings-totals = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, { $rated } mit Wertungszahl, { $federations ->
    [one] { $federations } Föderation
   *[other] { $federations } Föderationen
}; { $played ->
    [one] { $played } Partie gespielt
   *[other] { $played } Partien gespielt
}, { $rated-games } gewertet, { $forfeited } kampflos
ratings-no-change = Nummer { $number } hat keine Änderung der Wertungszahl

## Norms

norms-no-rules = für den { $day } ist keine Titelordnung vorhanden
    .help = --edition nennt eine vorhandene: { $known }
norms-heading = Titelnormen nach Runde { $after } ({ $rules })
norms-nobody = Niemand hat eine Norm erfüllt oder kann noch eine erfüllen.
norms-no-way = es gibt keinen Weg mehr zu einer { $title }-Norm
norms-met = ok
norms-not-met = NEIN
norms-verdict = { $name }, { $title }: { $outcome }
norms-numbers = { $score ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, nötig { $required ->
    [none] –
   *[other] { $required }
}; Schnitt { $average }, Performance { $performance }
norms-forecast = { $rounds ->
    [one] { $name }, { $title }: { $now }, noch { $rounds } Runde zu spielen
   *[other] { $name }, { $title }: { $now }, noch { $rounds } Runden zu spielen
}
norms-no-result-makes-it = kein Ergebnis der restlichen Partien ergibt die Norm, wenn alle Partien zählen
norms-more-points = { $score ->
    [one] noch { $points } Punkt bei einem Schnitt der Gegner von { $average }
   *[other] noch { $points } Punkte bei einem Schnitt der Gegner von { $average }
}
norms-more-opponents = dazu noch { $main } mit dem Titel, { $holders ->
    [one] { $holders } Titelträger
   *[other] { $holders } Titelträger
}, { $federations ->
    [one] { $federations } Föderation
   *[other] { $federations } Föderationen
}
norms-with-win = bei einem Sieg: { $outcome }
norms-with-draw = bei einem Remis: { $outcome }
norms-with-loss = bei einer Niederlage: { $outcome }
norms-against = { $title-code ->
    [holder] { $points } gegen einen Titelträger mit { $rating } oder mehr{ $avoid-count ->
        [0] {""}
       *[other] , nicht aus { $avoid }
    }: { $outcome }
    [main] { $points } gegen einen Träger dieses Titels mit { $rating } oder mehr{ $avoid-count ->
        [0] {""}
       *[other] , nicht aus { $avoid }
    }: { $outcome }
   *[none] { $points } gegen jemanden mit { $rating } oder mehr{ $avoid-count ->
        [0] {""}
       *[other] , nicht aus { $avoid }
    }: { $outcome }
}

## US Chess

us-rating-no-categories = erwartet werden Wertungszahlen wie 1800,2000 oder none
us-rating-no-foreign = „{ $text }“ ist keine Wertungszahl: erwartet wird eine wie fide=2150
us-rating-no-rating = „{ $text }“ ist keine Wertungszahl: erwartet wird 1900 oder, mit der Zahl der Partien, 1700/5
us-rating-converted = { $no-prize-below ->
    [none] { $text }: { $rating } ({ $rule })
   *[other] { $text }: { $rating } ({ $rule }), nicht für Ratingpreise unter { $no-prize-below }
}
us-rating-highest = die höchste zählt: { $rating } (28D1)
us-rating-no-games = Wertungszahlen ohne Partie lassen sich nicht zusammenfassen
us-rating-two-established = ein Spieler hat höchstens eine etablierte Wertungszahl
    .help = eine vorläufige wird mit der Zahl ihrer Partien geschrieben, etwa 1700/5
us-rating-fine = nichts spricht dagegen
us-rating-disclose = { $must ->
    [yes] die andere Wertungszahl muss angegeben werden ({ $rule })
   *[no] die andere Wertungszahl muss nicht angegeben werden ({ $rule })
}
