lists-not-updated = { $name } konnte nicht aktualisiert werden: { $problem }
lists-updated = { $name }: { $players } Spieler
lists-not-at-hand = die Liste { $list } ist nicht vorhanden; mit adoube lists einlesen
lists-older-than-a-day = die FIDE-Listen sind älter als einen Tag oder fehlen
lists-checked = { $count ->
    [one] { $count } Meldung mit der Liste { $list } { $month } verglichen
   *[other] { $count } Meldungen mit der Liste { $list } { $month } verglichen
}
lists-other-month = gültig ist die Liste vom { $month }, die nicht vorhanden ist
lists-all-agree = jede Wertungszahl stimmt mit der Liste überein
lists-differs =   { $name }: { $entered } eingetragen ({ $source }), { $listed } in der Liste
lists-source-unknown = Quelle unbekannt
lists-nothing-to-update = keine dieser Wertungszahlen weicht von der Liste ab
lists-nowhere = keine Liste der Gruppe hat eine Wertungszahl von { $name }
lists-other-rating = nicht in der Hauptliste; { $list } hat { $rating }: übernehmen mit adoube event ratings pick
lists-not-kept = die Listen konnten nicht gespeichert werden: { $error }
lists-name-taken = „{ $name }“ ist eine Liste der FIDE; eine eigene Liste heißt anders
lists-without-source = keine Liste hat eine Quelle; mit adoube lists source angeben, woher eine kommt
lists-never = nie
lists-age = { $hours } h
lists-heading-name = Liste
lists-heading-month = Monat
lists-heading-players = Spieler
lists-heading-age = Alter
lists-heading-source = Quelle
ties-none = Niemand teilt sich einen Platz.
ties-no-value = „{ $text }“ ist kein Wert: erwartet wird ein Spieler und ein Wert, etwa 3=12.5
start-position-is = Grundstellung { $number }: { $rank } ({ $fen })
argument-no-unrated = erwartet wird lowest, mean oder eine Wertungszahl
argument-no-later-rating = erwartet wird eine Runde und eine Wertungszahl, etwa 5=2214
event-withdrawn-mark = zurückgetreten
report-no-rounds = im { $month } ist keine Runde angesetzt
