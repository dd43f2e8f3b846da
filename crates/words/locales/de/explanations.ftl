# Why a round is paired as it is, what a round made by hand breaks, and why a round cannot be paired.

# A reason with its article.
because = { $why } ({ $article })

# How far a criterion could not be met.
unmet-at-scores = bei { $scores }
unmet-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
}

# What a table or bracket says.
table-rule-colours = die Farben stehen in der Paarungstafel
table-rule-another-round = die Paarungstafel hat hier eine andere Runde

# What a bracket or score group is, or which part of which schedule.
group-title-everybody = { $score ->
    [one] Alle, { $score } Punkt
   *[other] Alle, { $score } Punkte
}
group-title-bracket = { $kind-code ->
    [penultimate] Vorletzte Punktgruppe
    [last] Letzte Punktgruppe
    [collapsed] Zusammengelegte letzte Punktgruppe
   *[ordinary] Punktgruppe
}, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
group-title-one-score-group = Alle, Punktzahl { $score }
group-title-score-group = { $has-added-points ->
    [yes] Punktgruppe mit Zusatzpunkten, { $score }
   *[no] Punktgruppe, { $score }
}
group-title-berger = Runde { $round } der Berger-Tabelle für { $players } Spieler
group-title-us-table = Runde { $round } der Tabelle von US Chess für { $players } Spieler
group-title-berger-of-teams = Runde { $round } der Berger-Tabelle für { $teams } Mannschaften
group-title-team-table = Runde { $round } der Paarungstafel: { $format }
group-title-knockout = { $stage ->
    [none] Eine Runde des Turnierbaums
   *[other] { $stage } des Turnierbaums
}

# The colour that a player prefers, and how much.
colour-preference-none = keine Farberwartung
colour-preference-mild = { $value-code ->
    [white] Weiß ist fällig, zum Wechsel
   *[black] Schwarz ist fällig, zum Wechsel
}
colour-preference-strong = { $value-code ->
    [white] starke Farberwartung: Weiß
   *[black] starke Farberwartung: Schwarz
}
colour-preference-absolute = { $value-code ->
    [white] muss Weiß haben
   *[black] muss Schwarz haben
}

# The colours so far, as signs.
colours-seen-so-far = { $so-far ->
    [none] noch keine Farbe
   *[other] { $so-far }
}

# The colours so far, as signs, and the one that is due.
colours-seen-us-chess = { $so-far ->
    [none] { $due-code ->
        [white] Weiß fällig
        [black] Schwarz fällig
       *[none] keine fällig
    }
   *[other] { $due-code ->
        [white] { $so-far }, Weiß fällig
        [black] { $so-far }, Schwarz fällig
       *[none] { $so-far }, keine fällig
    }
}

# A float, and how many rounds ago it was.
floated = { $float-code ->
    [down] { $ago ->
        [1] heruntergelost in der letzten Runde
       *[other] heruntergelost vor { $ago } Runden
    }
   *[up] { $ago ->
        [1] hochgelost in der letzten Runde
       *[other] hochgelost vor { $ago } Runden
    }
}

## What the articles of the Dutch system demand

dutch-law-absolute = Zwei, die dieselbe Farbe haben müssen, treffen nicht aufeinander
dutch-law-alternate = Sie wechseln die Farben gegenüber der letzten Runde, in der diese verschieden waren
dutch-law-both = Jeder erhält die fällige Farbe, wenn eine fällig ist
dutch-law-bye = Wer ein Freilos oder kampflose Punkte hatte, erhält kein Freilos
dutch-law-bye-games = Das Freilos erhält jemand mit möglichst wenigen ungespielten Partien
dutch-law-bye-score = Das Freilos geht an eine möglichst niedrige Punktzahl
dutch-law-colour-difference = Niemand erhält eine Farbe dreimal öfter als die andere
dutch-law-completion = Die übrigen Spieler müssen sich noch auslosen lassen
dutch-law-down-before = Wer vor zwei Runden heruntergelost wurde, wird es nicht wieder
dutch-law-down-last = Wer in der letzten Runde heruntergelost wurde, wird es nicht wieder
dutch-law-downfloater-scores = Wer heruntergelost wird, hat eine möglichst niedrige Punktzahl
dutch-law-downfloaters = Möglichst wenige Spieler werden in die nächste Punktgruppe heruntergelost
dutch-law-exchanges = Möglichst wenige Spieler wechseln zwischen oberer und unterer Hälfte
dutch-law-float-scores = Wird jemand trotzdem wieder hoch- oder heruntergelost, dann um möglichst wenige Punkte
dutch-law-higher-ranked = Die Farberwartung des ranghöheren Spielers geht vor
dutch-law-initial-colour = Keiner hat eine Farberwartung: Startnummer und geloste Anfangsfarbe entscheiden
dutch-law-met = Zwei Spieler treffen nur einmal aufeinander
dutch-law-next = Auch die nächste Punktgruppe lässt sich möglichst gut auslosen
dutch-law-order = Von gleich guten Paarungen gilt die erste in der Reihenfolge der Regeln
dutch-law-preference = Möglichst viele Spieler erhalten die fällige Farbe
dutch-law-strong-preference = Möglichst viele starke Farberwartungen werden erfüllt
dutch-law-stronger = Die stärkere Farberwartung geht vor
dutch-law-third-colour = Niemand erhält dreimal hintereinander dieselbe Farbe
dutch-law-up-before = Wer vor zwei Runden hochgelost wurde, wird es nicht wieder
dutch-law-up-last = Wer in der letzten Runde hochgelost wurde, wird es nicht wieder

## Why a round cannot be explained or paired; what to do about it is for the command line

cannot-explain-out-of-turn = Runde { $round } ist nicht ausgelost; die nächste ist Runde { $next }

cannot-pair-no-numbers = ohne Startnummer: { $players }
    .help = `adoube event numbers` gibt jedem eine Nummer (C.04.2.B)
cannot-pair-unknown-system = „{ $name }“ ist kein Schweizer System für diese Gruppe: erwartet wird dutch, dubov, burstein, lim, double oder us für Einzelspieler, team, olympiad oder us-team für Mannschaften, oder eines davon mit seiner Fassung, etwa dutch-2026
    .help = `edit-section --pairing-system` ändert es; nach anderen Systemen wird von Hand ausgelost
cannot-pair-team-without-number = { $team } hat keine Startnummer
    .help = `adoube event numbers` vergibt die Nummern
cannot-pair-us-settings = die angekündigten Einstellungen des Systems von US Chess sind nicht verständlich: { $fault }
cannot-pair-no-pairing = { $why }
    .help = { pairing-help-permit }
cannot-pair-by-hand = ein { $format } wird von Hand ausgelost
    .help = { pairing-help-enter-pairings }
cannot-pair-no-table = { $error }
    .help = `adoube event edit-section EVENT --rounds { $cycle }` ändert die Zahl der Runden
cannot-pair-no-team-table = { $error }
cannot-pair-table-is-over = { $rounds ->
    [one] die Paarungstafel hat nur { $rounds } Runde
   *[other] die Paarungstafel hat nur { $rounds } Runden
}
# Told as what the schedule says.
cannot-pair-bracket =
    .help = eine Partie ohne Sieger wird durch Stichkampf entschieden: `adoube event play-off EVENT` schlägt die Partien vor; oder `adoube event result EVENT BOARD=1-0 --for pairing --reason play-off`
cannot-pair-final-played = das Finale ist gespielt
cannot-pair-not-known-yet = noch steht nicht fest, wer spielt: { $contest }
cannot-pair-empty-seat = niemand hat die Nummer { $seat }
    .help = `adoube event draw` lost die Nummern, `adoube event numbers` vergibt sie nach Wertungszahl
cannot-pair-empty-team-seat = keine Mannschaft hat die Nummer { $seat }
    .help = `adoube event numbers` vergibt die Nummern
cannot-pair-seated = nicht auszulassen: { $players }; in einem { $format } ergeben sich die Partien aus der Paarungstafel
    .help = { pairing-help-forfeit }
cannot-pair-not-in-team = { $player } kann in dieser Runde nicht für { $team } spielen
    .help = { pairing-help-correct-line-up }
cannot-pair-twice-in-line-up = { $player } ist in der Aufstellung von { $team } zweimal genannt
    .help = { pairing-help-correct-line-up }
cannot-pair-no-player-on-board = { $team } hat keinen Spieler an Brett { $board }
    .help = { pairing-help-correct-line-up }

# What can be done about it.
pairing-help-assign-numbers = zuerst die Startnummern vergeben (C.04.2.B)
pairing-help-change-system = das Auslosungssystem der Gruppe ändern oder die Runde von Hand auslosen
pairing-help-permit = was der Hauptschiedsrichter zulässt, kann von Hand ausgelost werden
pairing-help-enter-pairings = die Paarungen der Runde eingeben
pairing-help-change-rounds = die Zahl der Runden auf { $cycle } setzen
pairing-help-play-off = eine Partie ohne Sieger wird durch Stichkampf entschieden; ihr Ergebnis wird dann für die Auslosung angepasst
pairing-help-draw-or-assign = die Nummern losen oder nach Wertungszahl vergeben
pairing-help-assign-team-numbers = zuerst die Nummern vergeben
pairing-help-forfeit = die Runde auslosen, dann für den, der nicht kommt, die kampflose Niederlage eintragen
pairing-help-correct-line-up = die Aufstellung berichtigen oder weglassen; dann spielen die ersten Spieler der Mannschaft
pairing-help-enter-results = eine Runde wird ausgelost, wenn die Ergebnisse der vorigen bekannt sind

# Aufstellungen von Mannschaften.
line-up-fault-nobody = die Aufstellung nennt niemanden
line-up-fault-too-many = { $boards ->
    [one] der Mannschaftskampf hat { $boards } Brett; die Aufstellung nennt mehr Spieler
   *[other] der Mannschaftskampf hat { $boards } Bretter; die Aufstellung nennt mehr Spieler
}
line-up-fault-not-on-the-list = { $player } steht nicht auf der Mannschaftsliste
line-up-fault-twice = { $player } ist zweimal genannt
line-up-fault-not-there = { $player } spielt in dieser Runde nicht (zurückgetreten, noch nicht gemeldet oder mit Freilos)
line-up-fault-out-of-order = gegen die Reihenfolge der Mannschaftsliste, die für das ganze Turnier gilt: Bretter { $boards }
line-up-fault-against-order = { $margin ->
    [none] { $above } sitzt über { $below }, der eine höhere Wertungszahl oder überhaupt eine hat; angekündigt ist die Reihenfolge der Wertungszahlen
   *[other] { $above } sitzt über { $below }, dessen Wertungszahl um { $margin } Punkte oder mehr höher ist
}
line-up-fault-after-deadline = die Aufstellungen waren bis { $deadline } abzugeben; nur ein Schiedsrichter kann sie noch ändern
line-up-remark-no-quorum = { $present } von { $boards } Brettern sind besetzt; eine Mannschaft darf nur mit mehr als der Hälfte beginnen
line-up-remark-not-by-rating = { $above } sitzt vor { $below } mit der höheren Wertungszahl

# The kinds of sections, in a sentence.
format-swiss = Turnier nach Schweizer System
format-round-robin = Rundenturnier
format-knockout = K.-o.-Turnier
format-match = Wettkampf
format-team-swiss = Mannschaftsturnier nach Schweizer System
format-team-round-robin = Mannschafts-Rundenturnier
format-scheveningen = Scheveninger Kampf
format-skalitzka = Skalitzka-Turnier
format-hutton = Hutton-Turnier
format-team-knockout = K.-o.-Turnier für Mannschaften
format-individual-teams = Einzelturnier mit Mannschaftswertung
format-extra-games = Turnier von Zusatzpartien

## What is settled before round 1

cannot-draw-no-federation = { $player } hat keine Föderation
    .help = `adoube event edit` trägt sie ein
cannot-draw-by-rating = in einem { $format } wird nicht gelost: Die Nummern folgen den Wertungszahlen (C.04.2.B)
    .help = `adoube event numbers` vergibt sie
cannot-divide-not-five = ein Rundenturnier ist für fünf übrige Spieler, nicht für { $left }
cannot-accelerate-no-swiss = ein { $format } kann nicht beschleunigt werden: Das geht nur im Schweizer System
cannot-accelerate-announced = die angekündigten Einstellungen des Systems von US Chess (us_settings) beschleunigen die Gruppe schon; ein Verfahren genügt (28R)
unknown-name-rules = „{ $name }“ ist keine Fassung der Spielregeln: bekannt sind { $known }, und fide und us für die geltenden
unknown-name-system = „{ $name }“ ist kein Schweizer System: bekannt sind { $known }

# The reason that goes into the journal where nobody has to give one.
ground-initial-colour = Anfangsfarbe gelost, Startwert { $seed }
ground-lots = Nummern gelost, Startwert { $seed }
ground-varma-lots = Nummern gelost (Varma-Tabellen), Startwert { $seed }
ground-withdrawal = { $value }
ground-play-off = durch Stichkampf entschieden, Lose mit Startwert { $seed }
ground-play-off-told-by = durch Stichkampf entschieden, nach Angabe des Schiedsrichters
tie-for-first-place = Gleichstand um den ersten Platz: { $players }
tie-in-match = Gleichstand im Wettkampf an Brett { $board }: { $players }
play-off-speed-standard = mit normaler Bedenkzeit
play-off-speed-rapid = Schnellschach
play-off-speed-blitz = Blitz
play-off-speed-even = { $minutes } Minuten und { $seconds } Sekunden je Zug
play-off-speed-armageddon = Armageddon: { $white } Minuten für Weiß, { $black } für Schwarz, { $seconds } Sekunden je Zug ab Zug { $from }
play-off-none = Kein Stichkampf nötig: kein Wettkampf steht gleich, und niemand teilt den ersten Platz
play-off-next = Als Nächstes ({ $speed }; { $article }):
play-off-draw-odds = Schwarz genügt ein Remis.
play-off-place = { $from }. { $player }
play-off-places = { $from }.–{ $to }. { $player }
play-off-level = Die Partien sind gespielt und es steht immer noch gleich: Die Turnierordnung entscheidet.
play-off-seed = Farben gelost mit Startwert { $seed }; zusammen mit den Ergebnissen wieder angeben.
play-off-several = mehrere Wettkämpfe stehen gleich
play-off-who = „{ $name }“ ist keiner der Gleichstehenden oder mehrere von ihnen
play-off-all = alle Gleichstehenden müssen genannt werden, der Sieger zuerst
standings-play-off = Durch Stichkampf: { $places }
    .help = `--board` sagt, welcher gemeint ist

## What a round made by hand breaks

finding = { $article ->
    [none] { $found }
   *[other] { $found } ({ $article })
}
needs-reason = { $round ->
    [none] die Meldung braucht einen Grund: { $findings }
   *[other] Runde { $round } verstößt gegen eine Regel und braucht einen Grund: { $findings }
}
    .help = { $round ->
        [none] den Grund mit --reason angeben, oder den Spieler in einer anderen Gruppe melden
       *[other] den Grund mit --reason angeben, oder `adoube event pair` nach den Regeln auslosen lassen
    }

found-imported-otherwise = Runde { $round } der Datei ist nicht so gepaart, wie die Regeln sie paaren: { $pairs }
found-not-judged = Die Runde lässt sich nicht mit den Regeln vergleichen: { $reason }
found-system-not-known = Die Runde lässt sich nicht mit dem System vergleichen: { $reason }
found-board-twice = Brett { $board } ist zweimal vergeben
found-against-themselves = { $player } würde gegen sich selbst spielen
found-not-entered = { $player } ist nicht angemeldet
found-more-than-once = { $player } kommt mehr als einmal vor
found-no-number = { $player } hat keine Startnummer
found-not-in-round = { $player } nimmt an dieser Runde nicht teil (zurückgetreten oder erst für eine spätere angemeldet)
found-asked-for-bye = { $player } hat für diese Runde ein Freilos beantragt
found-left-out = { $player } ist ausgelassen
found-has-result = Brett { $board } hat ein Ergebnis ({ $result }); zuerst löschen
found-met = { $white } und { $black } spielten schon in Runde { $round } gegeneinander
found-prohibited = { $white } und { $black } dürfen in diesem Turnier nicht gegeneinander gelost werden
found-out-of-order = Die Bretter sind nicht in der richtigen Reihenfolge: { $due-white } – { $due-black } kommt vor { $stands-white } – { $stands-black } an Brett { $board }
found-score-differences = { $rules-count ->
    [0] Die Punktunterschiede der Paarungen sind { $own }; nach den Regeln gäbe es keine
   *[other] Die Punktunterschiede der Paarungen sind { $own }; nach den Regeln wären sie { $rules }
}
found-several-byes = Mehr als einer hat das Freilos: { $players }
found-both-must-have = { $white } und { $black } müssen beide { $colour } haben
found-colour-denied = { $player } muss { $colour } haben und erhält es nicht
found-bye-not-allowed = { $player } darf das Freilos nicht erhalten: Es gab schon ein Freilos oder kampflose Punkte
found-otherwise = Nach den Regeln wird die Runde anders ausgelost, { $verdict }
found-otherwise-with-bye = Nach den Regeln wird die Runde anders ausgelost, { $verdict }; das Freilos geht an { $due } statt an { $given }
found-had-bye = { $player } darf das Freilos nicht erhalten: Runde { $round } war schon ein { $was }
found-other-bye = { $to-lowest-rated ->
    [yes] { $given } hat das Freilos; es geht an { $due }: in der niedrigsten Punktgruppe die niedrigste Wertungszahl, und bisher kein Freilos
   *[no] { $given } hat das Freilos; es geht an { $due } nach der Reihenfolge der Regeln
}
found-third-colour = { $player } erhält eine Farbe zum dritten Mal hintereinander
found-due-colours = { $denied ->
    [one] { $denied } Spieler statt { $least } erhält die fällige Farbe nicht
   *[other] { $denied } Spieler statt { $least } erhalten die fällige Farbe nicht
}
found-engine-otherwise = Das Programm lost die Runde anders aus; der Turnierleiter kann Gründe dafür haben
found-for-third-place = { $white } – { $black } ist der Wettkampf um den dritten Platz
found-other-colours = { $white } – { $black } hat in der Paarungstafel die anderen Farben
found-not-in-table = { $white } – { $black } steht nicht in dieser Runde der Paarungstafel
found-missing-from-table = { $white } – { $black } fehlt, steht aber in der Paarungstafel
found-match-not-in-table = { $first } – { $second } steht nicht in dieser Runde der Paarungstafel
found-match-missing = { $first } – { $second } fehlt, steht aber in der Paarungstafel
found-not-knocked-out = Nicht ausgeschieden und ohne Partie: { $players }
found-teams-met = { $one } und { $other } spielten schon in Runde { $round } gegeneinander
found-team-had-bye = { $team } hat das Freilos, und Runde { $round } war schon ein { $was }
found-several-team-byes = Mehr als eine hat das Freilos: { $teams }
found-team-left-out = { $team } hat weder einen Mannschaftskampf noch ein Freilos
found-fide-otherwise = Nach den Regeln wird die Runde anders ausgelost: { $verdict }

# A round after which there is no bye any more.
barred-by-bye-pairing-allocated-bye = zugewiesenes Freilos
barred-by-bye-full-point-bye = Freilos mit ganzem Punkt
barred-by-bye-forfeit-win = kampfloser Sieg

## Byes that players ask for, and games left open

found-more-byes = { $asked ->
    [one] { $asked } Freilos für { $player }, angekündigt { $most }
   *[other] { $asked } Freilose für { $player }, angekündigt { $most }
}
found-late-bye = ein Freilos für { $player } in Runde { $round }, aber nach der Ankündigung ist Runde { $last } die letzte dafür
found-class-may-win-place = die Klasse { $class } wird unter sich gepaart, und jemand aus ihr kann noch einen größeren Platzpreis gewinnen als ihren ersten Preis
found-half-point-bye-in-second-half = ein Freilos mit halbem Punkt für { $player } in Runde { $round }, in der zweiten Hälfte: Es muss angekündigt worden sein
found-byes-with-points = { $asked } Freilose mit Punkten für { $player }: eines, wenn die Ausschreibung es zulässt
found-full-point-bye = ein Freilos mit ganzem Punkt für { $player } in Runde { $round }: Das gibt es nur für den überzähligen Spieler einer Runde, und die Auslosung vergibt es
found-bye-in-last-round = ein Freilos mit Punkten für { $player } in der letzten Runde

## Who may play in a section

found-not-eligible = { $name } darf hier nicht spielen: { $why }
found-plays-up = { $name } mit { $rating } spielt in einer höheren Gruppe: Sie ist für { $least } und mehr
found-eligibility-open = ob { $name } hier spielen darf, ist nicht bekannt: { $missing }
found-no-longer-eligible = { $player } darf hier nicht mehr spielen und verlässt die Gruppe: { $why }
found-may-change-section = { $player } kann eine passende Gruppe angeboten werden, mit Freilosen zu einem halben Punkt für die dort versäumten Partien: { $sections }
found-refund-unless-misled = das Startgeld von { $player } sollte erstattet werden, es sei denn, der Spieler hat jemanden irregeführt
found-opponent-of-removed = { $wins ->
    [true] aus dem Remis von { $opponent } in Runde { $round } wird ein kampfloser Sieg, wenn der Spieler herausgenommen wird
   *[false] aus der Niederlage von { $opponent } in Runde { $round } wird ein Freilos mit halbem Punkt, wenn der Spieler herausgenommen wird
}
found-games-rated-apart = { $games ->
    [one] die Partie von { $player } wird dann in einer Gruppe von Zusatzpartien ausgewertet
   *[other] die { $games } Partien von { $player } werden dann in einer Gruppe von Zusatzpartien ausgewertet
}
ineligible-rated-too-high = Wertungszahl { $rating }, und die Gruppe ist für Spieler unter { $under }
ineligible-rated-too-low = Wertungszahl { $rating }, und die Gruppe ist für { $least } und mehr
ineligible-unrated = ohne Wertungszahl, und die Gruppe ist für Spieler mit Wertungszahl
ineligible-too-young = im Jahr des Turniers { $age } Jahre alt, und die Gruppe ist ab { $least }
ineligible-too-old = im Jahr des Turniers { $age } Jahre alt, und die Gruppe ist bis { $most }
ineligible-of-other-sex = { $only ->
    [F] die Gruppe ist für Frauen und Mädchen
   *[M] die Gruppe ist für Männer und Jungen
}
ineligible-grade-too-low = Klassenstufe { $grade }, und die Gruppe ist ab Klassenstufe { $least }
ineligible-grade-too-high = Klassenstufe { $grade }, und die Gruppe ist bis Klassenstufe { $most }
eligibility-fact-unrated-players = die Gruppe sagt nicht, ob Spieler ohne Wertungszahl dürfen
eligibility-fact-birth = das Geburtsjahr fehlt
eligibility-fact-year = der erste Tag des Turniers fehlt, nach dem sich das Alter richtet
eligibility-fact-sex = das Geschlecht fehlt
eligibility-fact-grade = die Klassenstufe fehlt

## What a report file cannot tell

cannot-report-not-paired = Runde { $round } ist nicht ausgelost; die letzte ist Runde { $last }
cannot-report-open-games = { $games ->
    [one] { $games } Partie hat kein Ergebnis, und Runde { $round } ist die letzte: es gibt noch keinen Schlussbericht
   *[other] { $games } Partien haben kein Ergebnis, und Runde { $round } ist die letzte: es gibt noch keinen Schlussbericht
}
    .help = die Ergebnisse eintragen oder den Bericht einer früheren Runde schreiben
cannot-report-no-numbers = noch hat niemand eine Startnummer, und ohne sie hat ein Bericht keine Spieler
left-out-organiser = der Veranstalter: { $name }
left-out-categories = die Kategorien: { $names }
left-out-variation = eine Abweichung des Systems von US Chess: { $does } ({ $article })
left-out-teams = die Mannschaften, für die ihre Spieler punkten: { $names }
found-ratings-of-long-event = { $tie-break } richtet sich nach Wertungszahlen, die sich in einem Turnier von mehr als 30 Tagen ändern; eine andere Feinwertung ist ratsam
cannot-settle-no-standings = nach dieser Runde gibt es keine Tabelle
cannot-settle-nobody-level = dort teilt niemand einen Platz
cannot-settle-not-level = das sind nicht alle, die sich einen Platz teilen
invalid-list-name = „{ $text }“ kann keine Liste heißen: Buchstaben, Ziffern, - und _

## Was in einer Turnierdatei außer den Paarungen falsch ist

file-fault-points = { $player } hat in der Datei { $stated } Punkte, nach den Ergebnissen { $counted }
file-fault-place = { $player } hat in der Datei Platz { $stated }, nach Ergebnissen und Feinwertungen { $last ->
    [none] Platz { $due }
   *[other] einen der Plätze { $due } bis { $last }
}
file-fault-team-place = { $team } hat in der Datei Platz { $stated }, nach Ergebnissen und Feinwertungen { $last ->
    [none] Platz { $due }
   *[other] einen der Plätze { $due } bis { $last }
}
file-fault-match-points = { $team } hat in Satz { $record } { $stated } Mannschaftspunkte, nach den Wettkämpfen { $counted }
file-fault-game-points = { $team } hat in Satz { $record } { $stated } Brettpunkte, nach den Wettkämpfen { $counted }
file-fault-team-round = Satz { $record } sagt von der Runde von { $team } etwas anderes als die Wettkämpfe
file-fault-unknown-tie-break = Satz { $record } nennt die unbekannte Feinwertung { $code }; die Plätze werden nach Punkten und den Feinwertungen davor verglichen
file-fault-board-colours = { $white } hat an Brett { $board } Weiß und { $black } Schwarz; nach der Farbfolge der Bretter (Satz 352) ist es umgekehrt
file-fault-return-game = { $white } und { $black } spielen die zweite Partie eines Wettkampfs und sind in der ersten nicht aufeinandergetroffen
file-fault-return-colours = { $white } hat in der zweiten Partie des Wettkampfs gegen { $black } Weiß wie in der ersten
file-fault-return-bye = { $player } hat in der zweiten Runde eines Wettkampfs das Freilos und hatte in der ersten keines

## FIDE-Modus

found-leaves-fide-mode = { $round ->
    [0] Die Gruppe verlässt den FIDE-Modus, bevor Runde 1 gepaart ist: endgültig, mit einem Zeichen auf all ihren Seiten und einer Zeile im Bericht
   *[other] Die Gruppe verlässt den FIDE-Modus nach { $round } gepaarten Runden: endgültig, mit einem Zeichen auf all ihren Seiten und einer Zeile im Bericht
}
found-no-way-back = Der FIDE-Modus wurde verlassen und wird nicht wieder betreten, auch nicht durch Zurücknehmen
found-outside-fide-rules = { $what }: das geht nur nach Verlassen des FIDE-Modus
outside-fide-format = die Spiele sind nicht auf eine Art der FIDE angesetzt
outside-fide-pairing-system = das Paarungssystem ist keines der FIDE
outside-fide-rules = die Spielregeln sind nicht die der FIDE
outside-fide-draws = zwei Remis zählen mehr als ein Sieg und eine Niederlage
outside-fide-bye-above-win = das von der Paarung gegebene Freilos zählt mehr als ein Sieg
outside-fide-bye-value = keine Ergebnisse ergeben zusammen den Wert des von der Paarung gegebenen Freiloses
found-locked-in-fide-mode = Im FIDE-Modus kann { $what } nicht mehr geändert werden, sobald Runde 1 gepaart ist
locked-setting-format = die Turnierform
locked-setting-system = das Paarungssystem
locked-setting-rounds = die Zahl der Runden
locked-setting-points = die Wertung der Ergebnisse
locked-setting-bye-value = der Wert des von der Paarung gegebenen Freiloses
locked-setting-tie-breaks = die Liste der Feinwertungen
locked-setting-acceleration = die Beschleunigung
locked-setting-prohibitions = die Liste der verbotenen Paarungen
found-earlier-round-locked = Im FIDE-Modus können Ergebnisse, Paarungen und Farben von Runde { $round } nicht geändert werden: zwei spätere Runden wurden darauf gepaart
found-result-of-earlier-round = Runde { $round }, { $white } – { $black }: aus { $was } wird { $result }, obwohl die nächste Runde darauf gepaart wurde; der Bericht nennt die Berichtigung
found-pairings-of-earlier-round = Paarungen oder Farben von Runde { $round } werden geändert, obwohl die nächste Runde darauf gepaart wurde; der Bericht nennt die Berichtigung
found-adjournment-ends = Runde { $round }, { $white } – { $black }: die Hängepartie zählte für die Paarungen als Remis und endet { $result }; der Bericht nennt es
found-become-adjourned = { $boards-count ->
    [one] In Runde { $round } fehlt das Ergebnis an Brett { $boards }: die Partie gilt als Hängepartie, für die Paarung als Remis
   *[other] In Runde { $round } fehlen die Ergebnisse an den Brettern { $boards }: die Partien gelten als Hängepartien, für die Paarung als Remis
}
found-still-adjourned = { $white } – { $black } aus Runde { $round } ist noch Hängepartie
found-numbers-exchanged = { $one } und { $other } tauschen ihre Startnummern; der Bericht nennt es
found-numbers-made-anew = { $players ->
    [one] { $players } Spieler bekommt eine andere Startnummer; der Bericht nennt es
   *[other] { $players } Spieler bekommen andere Startnummern; der Bericht nennt es
}
found-second-half-point-bye = Runde { $round }: { $byes }. spielfreie Runde mit halbem Punkt für { $player }; eine ist üblich
found-full-point-bye-given = Runde { $round }: eine spielfreie Runde mit ganzem Punkt für { $player }; die FIDE rät davon ab, und der Bericht nennt es
found-not-entitled-to-bye = { $player } steht keine spielfreie Runde mit halbem Punkt zu
found-opposite-colours = { $white } – { $black }: beide bekommen die Farbe, die ihnen nicht zusteht
found-not-for-round-robin = { $code } wird im Rundenturnier nicht verwendet: alle haben dieselben Gegner
found-too-many-rounds = { $players ->
    [one] { $rounds } Runden lassen sich mit { $players } Spieler nicht alle paaren; die letzten müssen von Hand gemacht werden
   *[other] { $rounds } Runden lassen sich mit { $players } Spielern nicht alle paaren; die letzten müssen von Hand gemacht werden
}
found-never-meet = { $one } und { $other } treffen nicht so oft aufeinander, wie es das Rundenturnier vorsieht
found-meet-again = { $white } und { $black } treffen einmal mehr aufeinander, als das Rundenturnier vorsieht (zuvor in Runde { $round })
found-third-colour-of-double = { $player } erhält in einem doppelrundigen Turnier, das nicht der Tabelle folgt, eine Farbe zum dritten Mal hintereinander
no-final-standings = { $games ->
    [one] { $games } Partie hängt, und Runde { $round } ist die letzte: es gibt noch keinen Endstand
   *[other] { $games } Partien hängen, und Runde { $round } ist die letzte: es gibt noch keinen Endstand
}
    .help = das Ergebnis eintragen oder nach dem Stand einer früheren Runde fragen

# What the plan of the tables could not give.
seating-remark-displaced = Zwei mit festem Tisch treffen aufeinander: { $player } sitzt an Tisch { $at }, nicht an { $table }
seating-remark-not-accessible = Für { $player } ist kein barrierefreier Tisch mehr frei; gespielt wird an Tisch { $at }
seating-remark-outside-plan = Der Tischplan reicht nicht: in keinem Raum stehen die Tische { $tables }
