# What must and should be announced of a section, and what is proposed for a new one.

# Where something stands.
cited-article-numbered = { $value }
cited-article-laws = FIDE-Schachregeln
cited-article-us-rules = Regeln von US Chess
cited-article-glossary-increment = Glossar, Inkrement
cited-article-manual-rounds = Schiedsrichterhandbuch, Schweizer System, Zahl der Runden
cited-article-manual-arbiters = Schiedsrichterhandbuch, Zahl der Schiedsrichter
cited-article-manual-inspections = Schiedsrichterhandbuch, Betrugsbekämpfung, Kontrollen
cited-article-manual-prize-money = Schiedsrichterhandbuch, Preisgeld
cited-article-manual-rating-prizes = Schiedsrichterhandbuch, Ratingpreise
cited-article-manual-duties = Schiedsrichterhandbuch, Aufgaben der Schiedsrichter
cited-article-practice = üblich
cited-edition-named = { $value }
cited-edition-not-at-hand = liegt nicht vor

# What games are announced as.
announced-pace-standard = Turnierschach
announced-pace-rapid = Schnellschach
announced-pace-blitz = Blitzschach

# What an invitation says.
invitation-item-regulations = die geltenden Bestimmungen
invitation-item-hotels = Hotels
invitation-item-clocks = die Art der Uhren
invitation-item-expenses = Reise, Unterkunft und Verpflegung
invitation-item-fees = Startgeld
invitation-item-visas = Visa
invitation-item-transport = Transport
invitation-item-contacts = Website und Ansprechpartner
invitation-item-media = Pflichten gegenüber den Medien
invitation-item-dress-code = Kleiderordnung
invitation-item-smoking = Rauchen
invitation-item-security = Sicherheit
invitation-item-medical = ärztliche Betreuung
invitation-item-reply = der Tag, bis zu dem zu antworten ist
invitation-item-needs = Bedürfnisse aus medizinischen, religiösen oder Ernährungsgründen

# What is announced of a play-off.
play-off-item-places = um welche Plätze
play-off-item-format = die Form, für jede Zahl von Spielern
play-off-item-colours = die Farben
play-off-item-time-control = die Bedenkzeit
play-off-item-start = der Beginn

# What a point system has a worth for.
scored-win = ein Sieg
scored-draw = ein Remis
scored-loss = eine Niederlage
scored-forfeit-win = ein kampfloser Sieg
scored-pairing-allocated-bye = das zugewiesene Freilos
scored-full-point-bye = ein Freilos mit ganzem Punkt
scored-half-point-bye = ein Freilos mit halbem Punkt

# The event.
remark-no-first-day = der erste Tag ist nicht angegeben; er entscheidet, welche Fassungen der Regeln gelten
remark-no-edition-of = für den { $day } liegt keine Fassung der Spielregeln vor
remark-no-last-day = der letzte Tag ist nicht angegeben
remark-ends-before-start = das Turnier endet am { $ends }, bevor es am { $starts } beginnt
remark-no-place = der Ort ist nicht angegeben
remark-no-organiser = der Veranstalter ist nicht genannt
remark-no-chief-arbiter = der Hauptschiedsrichter ist nicht genannt
remark-invitation-lacks = in der Einladung fehlt: { $items }

# The rules and the pairing system.
remark-rules-not-named = { $in-force ->
    [none] angeben, welche Regeln gelten
   *[other] angeben, welche Regeln gelten; in Kraft sind: { $in-force }
}
remark-unknown-rules = „{ $rules }“ bezeichnet keine vorliegende Fassung der Regeln
remark-rules-not-in-force = bei Turnierbeginn nicht in Kraft: { $named }; in Kraft sind: { $in-force }
remark-unknown-variation = die Regeln sehen keine Abweichung „{ $variation }“ vor
remark-notice = { $why }
remark-no-pairing-system = das Auslosungssystem ist nicht angegeben
remark-us-pairing-system-applies = das Auslosungssystem ist nicht angegeben; es gilt das von US Chess
remark-unknown-pairing-system = „{ $system }“ ist kein System, nach dem dieses Programm auslost; ein System, das die FIDE nicht veröffentlicht hat, braucht eine Genehmigung und muss in der Ausschreibung beschrieben sein
remark-not-paired-by = ein { $format } wird nicht nach { $system } ausgelost
remark-pairing-system-not-in-force = { $system } ist bei Turnierbeginn nicht in Kraft; in Kraft ist { $in-force }
remark-fide-system-is-variation = das FIDE-System ist eine Abweichung: Könnte sie Spieler von der Teilnahme abhalten, gehört sie in alle ausführlichen Ausschreibungen
remark-us-system-needs-authorisation = das System von US Chess ist nicht von der FIDE veröffentlicht: Es braucht eine Genehmigung und muss in der Ausschreibung beschrieben sein
remark-only-swiss-is-accelerated = nur ein Schweizer System kann beschleunigt werden
remark-baku-of-fide = die Baku-Beschleunigung gehört zu den Systemen der FIDE; in einer Gruppe nach dem System von US Chess werden die Runden 1 und 2 nach dessen eigenen Verfahren beschleunigt

# The rounds.
remark-no-rounds = die Zahl der Runden ist nicht angegeben
remark-no-expected-players = die erwartete Teilnehmerzahl ist nicht angegeben; ob die Zahl der Runden passt, lässt sich nicht sagen
remark-nobody-to-play = es müssen mindestens zwei spielen
remark-match-of-many = ein Wettkampf hat zwei Spieler, nicht { $players }
remark-too-many-rounds = { $most ->
    [one] bei { $players } Teilnehmern ist höchstens { $most } Runde möglich, ohne dass zwei ein zweites Mal aufeinandertreffen, nicht { $rounds }
   *[other] bei { $players } Teilnehmern sind höchstens { $most } Runden möglich, ohne dass zwei ein zweites Mal aufeinandertreffen, nicht { $rounds }
}
remark-too-few-rounds = nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} kann mehr als einer von { $players } Teilnehmern alle Partien gewonnen haben; { $needed ->
    [one] nötig ist { $needed } Runde
   *[other] nötig sind { $needed } Runden
}
remark-many-rounds = { $rounds } Runden sind viele für { $players } Teilnehmer: In den letzten liegen die Gegner weit auseinander; ein Rundenturnier erwägen
remark-acceleration-helps = bei so vielen Spielern hilft eine angekündigte Beschleunigung
remark-no-whole-table = { $once ->
    [one] bei { $players } Teilnehmern spielt jeder gegen jeden einmal in { $once } Runde und zweimal in { $twice }, nicht in { $rounds }
   *[other] bei { $players } Teilnehmern spielt jeder gegen jeden einmal in { $once } Runden und zweimal in { $twice }, nicht in { $rounds }
}
remark-too-few-stages = { $players } Teilnehmer brauchen { $stages ->
    [one] { $stages } K.-o.-Stufe
   *[other] { $stages } K.-o.-Stufen
}, bis einer übrig ist, nicht { $rounds }
remark-no-multiple-of-stages = { $rounds } Runden sind kein Vielfaches der { $stages } K.-o.-Stufen

# What results are worth.
remark-impossible-points = { $why }
remark-less-than-nothing = { $what } zählt { $points }, weniger als nichts
remark-unusual-scoring = { $win } – { $draw } – { $loss } ist nicht die übliche Punktwertung und muss in der Ausschreibung stehen
remark-forfeit-win-differs = ein kampfloser Sieg zählt { $forfeit }, eine gewonnene Partie { $win }
remark-forfeit-loss-worth-more = eine kampflose Niederlage zählt mehr als eine verlorene Partie
remark-allocated-bye-worth-more = das zugewiesene Freilos zählt { $points }, mehr als ein Sieg
remark-allocated-bye-worth-less = das zugewiesene Freilos zählt { $points }, nicht so viel wie ein Sieg; das muss in der Ausschreibung stehen
remark-half-point-bye-differs = ein Freilos mit halbem Punkt zählt { $bye }, ein Remis { $draw }
remark-zero-point-bye-worth = ein Freilos ohne Punkt zählt { $points }
remark-team-scoring-without-teams = eine Mannschaftswertung bedeutet nichts, wo keine Mannschaften spielen
remark-no-boards = die Zahl der Bretter eines Mannschaftskampfs ist nicht angegeben
remark-no-board-order = es ist nicht angegeben, wie sich die Brettreihenfolge einer Mannschaft bestimmt
remark-no-line-up-deadline = es ist nicht angegeben, bis wann die Aufstellungen abzugeben sind

# The time control.
remark-no-time-control = die Bedenkzeit ist nicht angegeben
remark-unreadable-control = „{ $control }“ ist nicht als Bedenkzeit lesbar: { $why }
remark-no-rate = { $why }
remark-other-pace = als { $announced } angekündigt, aber mit { $time } für 60 Züge ist es { $found }
remark-default-delay = Aufschub oder Inkrement ist nicht angegeben; es gälte ein Aufschub von { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
remark-recommended-addition = empfohlen sind { $least } bis { $most } Sekunden Aufschub oder Inkrement
remark-unusual-increment = ein Inkrement beträgt gewöhnlich 2 bis 60 Sekunden
remark-no-default-time = die Wartezeit ist nicht angegeben; ohne Angabe ist sie null
remark-us-default-time = ist nichts anderes angegeben, verliert ein fehlender Spieler nach einer Stunde oder mit dem Ende der ersten Zeitkontrolle
remark-long-default-time = eine Wartezeit von { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} ist länger als die erste Zeitperiode: Wer nicht da ist, verliert vorher durch Zeitüberschreitung
remark-supervision-of-standard = die Wahl der Regeln gibt es nur im Schnell- und Blitzschach
remark-no-supervision = es ist nicht angegeben, ob die Turnierschachregeln vollständig gelten, und zwar für das ganze Turnier
remark-too-few-to-supervise = gelten die Turnierschachregeln vollständig, braucht es einen Schiedsrichter für { $each ->
    [one] jede Partie
   *[other] je { $each } Partien
}: { $needed } für { $games }, nicht { $arbiters }
remark-guidelines-in-blitz = die Richtlinien für Partien ohne Inkrement sind nicht für Blitzschach gedacht
remark-no-guidelines = es ist nicht angegeben, ob die Richtlinien für Partien ohne Inkrement gelten und welche Art von Antrag möglich ist
remark-guidelines-with-increment = die Richtlinien sind für Partien ohne Inkrement gedacht

# Why a time control has no rate of play.

# Ties and prizes.
remark-not-decided-by-tie-breaks = ein { $format } wird nicht durch Feinwertung entschieden
remark-one-tie-break = mindestens zwei Feinwertungen sollten ausgehängt sein
remark-no-tie-breaks = es sind keine Feinwertungen angegeben; die Liste muss vor Beginn bekannt sein
remark-no-us-tie-breaks = es sind keine Feinwertungen angegeben; die Spieler erwarten: modifizierte Median-Wertung, Solkoff-Wertung, kumulative Wertung, kumulative Wertung der Gegner
remark-unknown-tie-break = { $why }
remark-tie-break-in-list = { $tie-break }: { $problem }
remark-tie-break-rarely-decides = { $tie-break }: entscheidet als erste Feinwertung im Schweizer System selten, weil nicht alle Punktgleichen gegeneinander gespielt haben
remark-tie-break-leaves-nothing = { $tie-break }: lässt für die folgenden nichts übrig
remark-tie-break-of-us-chess = { $tie-break }: ist eine Feinwertung von US Chess
remark-tie-break-of-fide = { $tie-break }: ist eine Feinwertung der FIDE; sie beschreiben
remark-drawn-match-open = es ist nicht angegeben, was auf einen unentschiedenen Wettkampf folgt
remark-tie-for-first-open = es ist nicht angegeben, wie ein Gleichstand auf Platz 1 entschieden wird: geteilt, durch Feinwertung oder durch Stichkampf
remark-play-off-not-described = ein Stichkampf ist angekündigt, aber nicht, wie er gespielt wird
remark-no-tie-breaks-for-first = bei Gleichstand auf Platz 1 entscheidet die Feinwertung, aber es ist keine angegeben
remark-play-off-not-used = ein Stichkampf ist beschrieben, aber ein Gleichstand auf Platz 1 wird anders entschieden
remark-play-off-lacks = zum Stichkampf nicht angegeben: { $items }
remark-play-off-soon = nach den Standards hatten die Spieler 30 Minuten zwischen ihrer letzten Partie und einem Stichkampf
remark-no-prizes = die Preise sind nicht angegeben, auch nicht, dass es keine gibt
remark-no-currency = die Währung der Preise ist nicht angegeben
remark-no-division = es ist nicht angegeben, wie Punktgleiche die Preise teilen: gleichmäßig, nach Feinwertung oder halb und halb
remark-tie-breaks-for-money = Feinwertungen sind nicht für Preisgeld gedacht; Punktgleiche teilen es gleichmäßig
remark-no-tie-breaks-for-prizes = die Preise werden nach Feinwertung geteilt, aber es ist keine angegeben
remark-no-last-rank-sharing = es ist nicht angegeben, bis zu welchem Rang Preise geteilt werden
remark-rating-group-upside-down = die Obergrenze einer Wertungsgruppe liegt unter ihrer Untergrenze
remark-rating-groups-overlap = Wertungsgruppen überschneiden sich, sodass ein Spieler die Preise von mehr als einer gewinnen kann

# The times of the rounds.
remark-no-schedule = die Rundenzeiten sind nicht angegeben
remark-round-beyond = Runde { $round } hat eine Zeit, aber die Gruppe hat { $rounds ->
    [one] nur { $rounds } Runde
   *[other] nur { $rounds } Runden
}
remark-rounds-without-time = { $rounds-count ->
    [one] für Runde { $rounds } ist keine Zeit angegeben
   *[other] für die Runden { $rounds } ist keine Zeit angegeben
}
remark-round-with-two-times = Runde { $round } hat zwei Zeiten
remark-round-not-after = Runde { $round } beginnt am { $day } um { $time }, nicht nach Runde { $before }
remark-round-outside-event = Runde { $round } ist am { $day }, nicht an den Tagen des Turniers
remark-round-too-soon = Runde { $round } beginnt { $gap } nach Runde { $before }; eine Partie mit 60 Zügen kann { $session } dauern
remark-little-rest = Runde { $round } beginnt { $gap } nach Runde { $before }; eine Partie mit 60 Zügen kann { $session } dauern, und eine halbe Stunde Pause ist üblich
remark-one-round-a-day = mit Spielern mit Behinderung sollte es möglichst nur eine Runde am Tag geben
remark-long-day = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} am { $day }: { $play } Spielzeit; gewertet werden höchstens zwölf Stunden am Tag
remark-long-school-day = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} am { $day }: { $play } Spielzeit; Schüler sollten fünf bis sechs Stunden spielen
remark-entries-close-late = der Meldeschluss liegt nach dem Beginn der ersten Runde
remark-lots-drawn-late = gelost werden sollte mindestens zwölf Stunden vor Runde 1

# Ratings and norms.
remark-rated-not-said = es ist nicht angegeben, ob das Turnier gewertet wird
remark-norms-need-rating = Normen gibt es nur in einem gewerteten Turnier
remark-not-ratable = { $why }
remark-too-fast-from = Partien von Spielern mit Wertungszahl ab { $rating } sind zu schnell, um gewertet zu werden
remark-not-registered = ein gewertetes Turnier muss vor Beginn angemeldet werden
remark-registered-late = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} vor Beginn angemeldet; nötig sind { $least }
remark-registered-after-start = erst nach Turnierbeginn angemeldet
remark-arbiters-without-licence = ein Turnier wird nur gewertet, wenn alle Schiedsrichter eine Lizenz haben
remark-licences-needed = alle Schiedsrichter eines gewerteten Turniers brauchen eine Lizenz
remark-long-event = das Turnier dauert { $days } Tage; mehr als 90 brauchen eine Genehmigung
remark-no-title-rules = die Titelordnung jener Zeit liegt nicht vor
remark-norm-needs-nine-games = { $rounds ->
    [one] eine Norm braucht neun Partien; es gibt { $rounds } Runde
   *[other] eine Norm braucht neun Partien; es gibt { $rounds } Runden
}
remark-condition = { $what } – nötig: { $needed }; { $actual }

# The people.
remark-draw-offers-not-said = es ist nicht angegeben, ob Remis vereinbart werden darf; ohne Angabe ist es erlaubt, sobald jeder einen Zug gemacht hat
remark-draws-forbidden-by-us = keine Regel erlaubt es, in einem Turnier vereinbarte Remis zu verbieten; als Abweichung, die Spieler von der Teilnahme abhalten könnte, gehört das Verbot in alle ausführlichen Ausschreibungen
remark-draws-restricted-by-nothing = „nicht vor Zug { $number }“ schränkt nichts ein
remark-devices-not-said = es ist nicht angegeben, ob ein ausgeschaltetes Gerät in einer Tasche liegen darf; ohne Angabe darf es nicht mitgebracht werden
remark-byes-not-said = es ist nicht angegeben, ob Spieler ein Freilos beantragen können, wie oft und bis zu welcher Runde
remark-no-byes-in = in einem { $format } gibt es keine beantragten Freilose
remark-bye-worth-not-said = es ist nicht angegeben, was ein beantragtes Freilos zählt
remark-bye-worth-more-than-draw = ein beantragtes Freilos zählt { $points }, mehr als ein Remis
remark-bye-of-unknown-worth = kein Freilos der Punktwertung zählt { $points }
remark-byes-at-official-event = bei offiziellen Turnieren gibt es keine Freilose mit halbem Punkt
remark-many-byes = Freilose mit halbem Punkt je Spieler: { $most }; die Regel ist eines, oder beide Runden eines Tages
remark-last-bye-not-said = es ist nicht angegeben, bis zu welcher Runde es Freilose gibt; nie in der letzten
remark-bye-in-last-round = in der letzten Runde gibt es kein Freilos mit halbem Punkt
remark-byes-after-round-two = Freilose mit halbem Punkt sind nur in den ersten beiden Runden ratsam
remark-us-last-bye-not-said = es ist nicht angegeben, bis zu welcher Runde es Freilose gibt
remark-us-byes-in-second-half = Freilose nach Runde { $round } müssen vor dem Turnier in der Ausschreibung stehen (die Abweichung 22C1 nennen, und wie sie bekannt gegeben wird)
remark-us-bye-in-last-round = ein Freilos in der letzten Runde wird vor der ersten Partie des Spielers beantragt und ist unwiderruflich
remark-short-notice-of-bye = Freilose sollten mindestens eine Stunde vor der Runde beantragt werden
remark-appeals-not-said = es ist nicht angegeben, bei wem, bis wann und gegen welche Gebühr Spieler Berufung einlegen können
remark-no-appeals = keine Berufung: Das muss in der Ausschreibung stehen und ist nicht ratsam
remark-no-appeal-deadline = die Frist für Berufungen ist nicht angegeben
remark-no-appeal-fee = die Gebühr für Berufungen ist nicht angegeben, auch nicht, dass es keine gibt
remark-no-committee = das Schiedsgericht ist nicht angegeben
remark-small-committee = { $members ->
    [one] ein Schiedsgericht mit { $members } Mitglied: nötig sind ein Vorsitzender und mindestens zwei Mitglieder
   *[other] ein Schiedsgericht mit { $members } Mitgliedern: nötig sind ein Vorsitzender und mindestens zwei Mitglieder
}
remark-small-us-committee = { $members ->
    [one] ein Schiedsgericht mit { $members } Mitglied: nötig sind drei, oder zwei Senior-Turnierleiter
   *[other] ein Schiedsgericht mit { $members } Mitgliedern: nötig sind drei, oder zwei Senior-Turnierleiter
}
remark-even-committee = bei { $members } Mitgliedern ist Stimmengleichheit möglich; ihre Zahl sollte ungerade sein
remark-few-reserves = zwei Ersatzmitglieder vertreten die, die selbst betroffen sind
remark-few-arbiters = für { $players } Spieler sollte es { $needed } Schiedsrichter geben, nicht { $arbiters }
remark-inspections-not-said = stichprobenartige Kontrollen sind nur möglich, wenn sie angekündigt sind
remark-accessibility-not-said = es ist nicht angegeben, ob das Turnierareal barrierefrei ist und bis wann Spieler mit Behinderung ihre Bedürfnisse melden
remark-not-accessible = können nicht alle das Turnierareal erreichen, ist ein anderer Spielort unter Aufsicht nötig
remark-short-notice-of-needs = Bedürfnisse sollten mindestens 20 Tage vor Beginn gemeldet werden
remark-rooms-not-said = angeben, welche Räume zum Turnierareal gehören und wo Partien analysiert werden können

# Why something is proposed for a new section.
proposal-reason-rules-in-force = in Kraft sind: { $rules }
proposal-reason-only-us-edition = die einzige vorliegende Fassung von US Chess, aber nicht die jenes Tages
proposal-reason-system-of-us-chess = das System von US Chess
proposal-reason-dutch-in-force = die geltende Fassung des FIDE-Systems (Dutch)
proposal-reason-team-system-in-force = die geltende Fassung des Schweizer Systems für Mannschaften
proposal-reason-as-you-wish = wie gewünscht
proposal-reason-players-not-known = { $rounds ->
    [one] wie viele kommen, ist nicht bekannt; { $rounds } Runde ermittelt den Besten von { $players }
   *[other] wie viele kommen, ist nicht bekannt; { $rounds } Runden ermitteln den Besten von { $players }
}
proposal-reason-for-norms = { $rounds ->
    [one] eine Norm braucht neun Partien, und { $players } Spieler brauchen mindestens { $rounds } Runde
   *[other] eine Norm braucht neun Partien, und { $players } Spieler brauchen mindestens { $rounds } Runden
}
proposal-reason-for-one-winner = { $rounds ->
    [one] { $players } Teilnehmer brauchen { $rounds } Runde für einen einzigen Sieger; eine oder zwei mehr sind ratsam
   *[other] { $players } Teilnehmer brauchen { $rounds } Runden für einen einzigen Sieger; eine oder zwei mehr sind ratsam
}
proposal-reason-everybody-meets-once = bei { $players } Teilnehmern spielt jeder einmal gegen jeden
proposal-reason-ten-meet-once = wie viele kommen, ist nicht bekannt; bei zehn Teilnehmern spielt jeder einmal gegen jeden
proposal-reason-halved-to-one = von { $players } Teilnehmern scheidet jeweils die Hälfte aus, bis einer übrig ist
proposal-reason-sixteen-halved-to-one = wie viele kommen, ist nicht bekannt; von sechzehn Teilnehmern scheidet jeweils die Hälfte aus, bis einer übrig ist
proposal-reason-same-colours = eine gerade Zahl, damit beide gleich oft Weiß haben; die Zahl ist frei wählbar
proposal-reason-rounds-of-table = so viele, wie die Paarungstafel hat: beim Scheveninger System eine je Brett, bei Skalitzka zwei, bei Hutton eine
proposal-reason-usual-scoring = die übliche Punktwertung
proposal-reason-boards-are-yours = die Zahl der Bretter, ihre Reihenfolge und die Frist bestimmen Sie; sie werden vorher angekündigt
proposal-reason-slow-enough = zwei Stunden für 60 Züge: langsam genug für jede Wertungszahl und für Normen
proposal-reason-usual-control = eine übliche Bedenkzeit für dieses Spieltempo
proposal-reason-lateness-is-yours = Ihre Wahl; ohne Angabe wäre sie null
proposal-reason-us-lateness = eine Stunde, oder die erste Zeitkontrolle, wenn diese kürzer ist
proposal-reason-needs-few-arbiters = gelten die Turnierschachregeln vollständig, braucht es einen Schiedsrichter für jeweils wenige Partien
proposal-reason-usual-tie-breaks = die übliche Liste für diese Turnierform; sie wird vor Beginn gewählt und angekündigt
proposal-reason-bye-in-first-two-rounds = einmal, in den ersten beiden Runden
proposal-reason-bye-in-first-half = einmal, in der ersten Hälfte
proposal-reason-draws-unrestricted = keine Einschränkung; so sagen es die Regeln, wenn nichts angekündigt ist
proposal-reason-as-the-rules-say = so sagen es die Regeln, wenn nichts angekündigt ist
proposal-reason-usual-committee = ein Schiedsgericht mit drei Mitgliedern ist das Mindeste; die Frist ist eine übliche, die Gebühr bestimmen Sie

# What a new section of teams announces of its boards.
proposed-board-order = vor Runde 1 festgelegt, nach Wertungszahl
