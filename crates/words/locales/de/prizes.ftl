# Prizes: how they are divided, what is advised, what is wrong with a fund.

ordinal = { $number }.

# What prizes are called.
prize-label-place = { $number } Preis
prize-label-category = { $number } Preis { $name }
prize-label-points = Preis für { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
prize-label-balance = Restbetrag ({ $of })
counted-prize-several = { $count } × { $label }
shared-prizes-many = { $count } Preise
prize-sharers-many = { $count } Spieler

# Parts of the Arbiters' Manual.
prize-manual-money = Schiedsrichterhandbuch, Preisgeld
prize-manual-money-equal = Schiedsrichterhandbuch, Preisgeld a
prize-manual-money-by-tie-break = Schiedsrichterhandbuch, Preisgeld b
prize-manual-money-hort = Schiedsrichterhandbuch, Preisgeld c: Hort
prize-manual-ratings = Schiedsrichterhandbuch, Ratingpreise

# What a player wins, and why.
prize-line-points = { $prizes }: { $sum } ({ $articles })
prize-line-special = { $prizes }: { $sum } ({ $articles })
prize-line-special-shared = { $sharers } teilen sich { $prizes }: { $sum } ({ $articles })
prize-line-alone = { $first } Platz: { $prizes }, { $sum } ({ $articles })
prize-line-alone-of-tied = punktgleich auf dem { $first }–{ $last } Platz, gewinnt { $prizes } allein: { $sum } ({ $articles })
prize-line-all-share = { $first }–{ $last } Platz teilen sich { $prizes }: { $sum } ({ $articles })
prize-line-some-share = { $sharers }, punktgleich auf dem { $first }–{ $last } Platz, teilen sich { $prizes }: { $sum } ({ $articles })
prize-line-object = { $prize }: { $object } ({ $article })
prize-line-title = { $title } ({ $article })

# How a share comes out.
prize-sum-equal = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
} / { $count } = { $paid }
prize-sum-hort = Hälfte von { $by-rank } nach Rang + Hälfte von { $total-count ->
    [one] { $total }
   *[other] ({ $total })
} / { $count } = { $paid }
prize-sum-less-others = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, abzüglich dessen, was andere höchstens erhalten dürfen, zu gleichen Teilen = { $paid }
prize-sum-limit = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, begrenzt auf { $paid }
prize-sum-largest-prize = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, höchstens der größte Preis, den der Spieler ohne den Gleichstand gewinnen könnte, { $paid }
paid-prize-exact = { $paid }
paid-prize-rounded = { $paid } (genau { $exact })

# Why nobody won a prize.
unawarded-reason-too-few-players = weniger Spieler als ausgeschrieben haben das Turnier zu Ende gespielt (32C2)
unawarded-reason-paid-within-event = innerhalb des Turniers auszuzahlen (32C6)
unawarded-reason-nobody-of-section = niemand aus der Gruppe kann ihn noch gewinnen; innerhalb des Turniers auszuzahlen (32C6)
unawarded-reason-nobody-eligible = niemand, der ihn gewinnen kann, hat das Turnier zu Ende gespielt (32C3)
unawarded-reason-nobody-left = niemand kann ihn noch gewinnen: ein Preis je Spieler (32B1)
unawarded-reason-no-winner-known = der Gewinner ist nicht bekannt

# What somebody has to decide or find out.
prize-question-not-known = { $category }: { $what } nicht bekannt bei { $who }
prize-question-not-known-for-limit = Grenze: { $what } nicht bekannt bei { $who }
prize-question-tie-not-broken = { $prize }: der Gleichstand zwischen { $claims } ist nicht aufgelöst, und der Sachpreis ist nicht teilbar (32F1, 32G1)
prize-question-not-all-compared = so viele Kategorien überschneiden sich, dass nicht alle Gruppen verglichen wurden, die aus einer Teilung ausscheiden könnten (32B3): den größten Gleichstand von Hand prüfen
prize-condition-date-of-birth = Geburtsdatum
prize-condition-day-of-tournament = Tag des Turniers
prize-condition-federation = Föderation
prize-condition-full-date-of-birth = vollständiges Geburtsdatum
prize-condition-sex = Geschlecht
whose-some = { $names }; und { $more } weiteren

# Advice before a fund is announced.
prize-advice-first-prize-small = erster Preis { $first } bei einem Startgeld von { $fee }: in einem ernsthaften Turnier sind etwa zehn Startgelder üblich
prize-advice-places-not-falling = ein Platz mit { $first } steht vor einem mit { $second }
prize-advice-class-prize-below-fee = { $name }: { $cash } ist weniger als das Startgeld
prize-advice-class-prize-not-below-places = { $name }: { $cash } ist nicht weniger als der niedrigste Platzpreis, { $lowest }
prize-advice-class-prize-as-large-as-place = { $name }: { $cash } ist so viel wie der Platzpreis mit dieser Nummer, { $place }
prize-advice-class-name-for-under = { $name }: alle darunter können ihn auch gewinnen; nach der Grenze benennen oder beide Grenzen angeben
prize-advice-mixed-unrated = { $name }: Spieler ohne Wertungszahl können einen Ratingpreis gewinnen; manche von ihnen sind stark
prize-advice-ratings-overlap = { $first } und { $second }: ein Spieler gehört zu beiden und gewinnt den besseren; Spannen ohne Überschneidung sind klarer
prize-advice-ratings-win-both = { $first } und { $second }: ein Spieler könnte beide gewinnen; Spannen ohne Überschneidung sind klarer
prize-advice-announce-method = { $method-code ->
    [equal] vor Beginn in die Ausschreibung aufnehmen, dass Punktgleiche das Geld zu gleichen Teilen teilen
    [hort] vor Beginn in die Ausschreibung aufnehmen, dass Punktgleiche das Geld halb nach Feinwertung und halb zu gleichen Teilen erhalten
   *[rank] vor Beginn in die Ausschreibung aufnehmen, dass unter Punktgleichen die Feinwertung entscheidet, wer welches Geld erhält
}
prize-advice-announce-sharers = festlegen und ankündigen, wie viele Spieler bei Gleichstand teilen: Die letzten Preise können an sehr viele gehen
prize-advice-announce-several-cash-prizes = ankündigen, dass ein Spieler mehr als einen Geldpreis gewinnen kann
prize-advice-announce-not-all-share = ankündigen, dass nicht alle Punktgleichen teilen
prize-advice-post-objects-with-money = aushängen, dass Sachpreise mit dem Geld vergeben werden
prize-advice-announce-age-trophies = vor Runde 1 ankündigen, dass Pokale für Alters- und Klassenstufen neben anderen gewonnen werden können
prize-advice-announce-best-entry = ankündigen, dass von mehreren Anmeldungen die beste für die Preise zählt
prize-advice-announce-limits = die Grenzen ankündigen, und wohin der Restbetrag geht
prize-advice-advertise-category-size = ausschreiben, wie viele Spieler eine Kategorie braucht
prize-advice-announce-special-prizes = ankündigen, welche Preise Sonderpreise sind, die neben anderen gewonnen werden können
prize-advice-post-object-order = die Rangfolge der Sachpreise aushängen
prize-advice-announce-balance = ankündigen, wohin Geld geht, das ein Spieler nicht erhalten darf

# What is wrong with the file of a fund.
fund-fault = { $place }: { $cause }
fund-place-whole = der Preisfonds
fund-place-category = Kategorie „{ $name }“
fund-place-special = Sonderpreis „{ $name }“
fund-place-limit = Grenze { $number }
fund-place-prize = { $list }, Preis { $number }
fund-cause-name-twice = dieser Name kommt zweimal vor
fund-cause-no-name = eine Kategorie braucht einen Namen
fund-cause-no-prizes = es gibt keine Preise
fund-cause-more-prizes = mehr als { $most } Preise
fund-cause-nothing = weder Geld noch Sachpreis noch Titel
fund-cause-decimals = { $most ->
    [one] höchstens { $most } Nachkommastelle
   *[other] höchstens { $most } Nachkommastellen
}
fund-cause-entries = entries muss von 1 bis { $most } sein
fund-cause-percent = percent ist größer als 100
fund-cause-no-day = eine Kategorie nach Alter braucht den Tag des Turniers
fund-cause-score-twice = die Punktzahl { $score } kommt zweimal vor
fund-cause-everybody = niemand ist ausgeschlossen; Preise für alle stehen unter [place]
fund-cause-no-rating = keine Wertungszahl liegt in dieser Spanne
fund-cause-unrated-by-rating = Spieler ohne Wertungszahl haben keine Wertungszahl
fund-cause-nobody-of-age = niemand ist in diesem Alter
fund-cause-nobody-shares = jemand muss teilen: sharers ist 0
fund-cause-too-much-guaranteed = garantiert ist mehr als der Preis
prize-division-error-twice = Teilnehmer { $entrant } ist zweimal aufgeführt
prize-division-error-too-many = mehr als { $most } Platzierte

# The command `adoube prizes`.
cli-prizes-fund-unfit = { $file }: { $why }
cli-prizes-remark = { $text } ({ $article })
cli-prizes-column-rank = Rang
cli-prizes-column-name = Name
cli-prizes-column-points = Pkt.
cli-prizes-column-cash = Geld
cli-prizes-column-prizes = Preise
cli-prizes-paid = Ausgezahlt: { $paid } von { $fund }; durch Rundung bleiben übrig: { $rest }
cli-prizes-paid-too-much = Ausgezahlt: { $paid } von { $fund }; durch Rundung mehr als die Preise: { $rest }
cli-prizes-not-awarded = Nicht vergeben: { $label }, { $what }: { $reason }
cli-prizes-to-decide = Zu entscheiden: { $question }
