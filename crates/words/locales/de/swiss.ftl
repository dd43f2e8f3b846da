# The other Swiss systems of FIDE: Dubov, Burstein, Lim, Double-Swiss, Swiss Team and Olympiad.
# Those who are paired are players or teams; say "Teilnehmer" where both fit.

# Systems, as people call them.
swiss-system-dubov-2018 = Dubov-System, Regeln von 2018
    .about = Gibt Punktgleichen Gegner von gleicher durchschnittlicher Stärke: für ausgeglichene Felder.
swiss-system-dubov-2026 = Dubov-System, Regeln von 2026
    .about = Gibt Punktgleichen Gegner von gleicher durchschnittlicher Stärke: für ausgeglichene Felder.
swiss-system-burstein-2017 = Burstein-System, Regeln von 2017
    .about = Ordnet jede Punktgruppe nach Sonneborn-Berger und Buchholz, damit gleiche Gegnerschaft entscheidet.
swiss-system-burstein-2025 = Burstein-System, Regeln von 2025
    .about = Ordnet jede Punktgruppe nach Sonneborn-Berger und Buchholz, damit gleiche Gegnerschaft entscheidet.
swiss-system-burstein-2026 = Burstein-System, Regeln von 2026
    .about = Ordnet jede Punktgruppe nach Sonneborn-Berger und Buchholz, damit gleiche Gegnerschaft entscheidet.
swiss-system-lim-2026 = Lim-System
    .about = Paart von oben und von unten zur mittleren Punktgruppe hin.
swiss-system-double-2026 = Double-Swiss-System, Regeln von 2026
    .about = Gegen jeden Gegner zwei Partien hintereinander, je eine mit jeder Farbe.
swiss-system-team-2024 = Schweizer System für Mannschaften, Regeln von 2024, Farberwartung Typ A
    .about = Das Schweizer System der FIDE für Mannschaften: Mannschaftspunkte entscheiden, Bretter folgen den Aufstellungen.
swiss-system-team-2024-type-b = Schweizer System für Mannschaften, Regeln von 2024, Farberwartung Typ B
    .about = Das Schweizer System der FIDE für Mannschaften: Mannschaftspunkte entscheiden, Bretter folgen den Aufstellungen.
swiss-system-team-2024-no-preferences = Schweizer System für Mannschaften, Regeln von 2024, ohne Farberwartung
    .about = Das Schweizer System der FIDE für Mannschaften: Mannschaftspunkte entscheiden, Bretter folgen den Aufstellungen.
swiss-system-team-2026 = Schweizer System für Mannschaften, Regeln von 2026, Farberwartung Typ A
    .about = Das Schweizer System der FIDE für Mannschaften: Mannschaftspunkte entscheiden, Bretter folgen den Aufstellungen.
swiss-system-team-2026-type-b = Schweizer System für Mannschaften, Regeln von 2026, Farberwartung Typ B
    .about = Das Schweizer System der FIDE für Mannschaften: Mannschaftspunkte entscheiden, Bretter folgen den Aufstellungen.
swiss-system-team-2026-no-preferences = Schweizer System für Mannschaften, Regeln von 2026, ohne Farberwartung
    .about = Das Schweizer System der FIDE für Mannschaften: Mannschaftspunkte entscheiden, Bretter folgen den Aufstellungen.
swiss-system-olympiad-2022 = System der Schacholympiade, Regeln von 2022
    .about = Die Regeln der Olympiade für Mannschaften: Gruppen gleicher Mannschaftspunkte, von beiden Enden zur mittleren Mannschaft hin.
swiss-system-us-team-2025 = Schweizer System von US Chess für Mannschaften, Regeln von 2025
    .about = Ebenso für Mannschaften, nach Mannschaftspunkten und dem Ratingschnitt jeder Mannschaft.

unknown-reading = „{ $text }“ ist keine Auslegung eines Auslosungssystems

# Other readings of the texts than the usual ones, to be ticked in the settings of a section.
swiss-reading-zero-byes-only-while-absent = Burstein: Freilose ohne Punkt in Folge zählen nur als Remis, solange der Spieler noch fehlt (1.7.2)
swiss-reading-maxi = Lim: Maxi-Turnier, Tausch wegen der Farben nur bis 100 Punkte Unterschied der Wertungszahl (3.2.3, 3.8, 5.7)
swiss-reading-higher-ranked-by-score = Lim: ranghöher ist, wer die höhere Punktzahl hat, dann die kleinere Startnummer (5.4)
swiss-reading-residents-first = Lim: wer aus einer anderen Punktgruppe kommt, sucht seinen Gegner zuerst unter denen mit dieser Punktzahl (3.8)
swiss-reading-odd-by-place = Lim: gerade und ungerade nach dem Platz in der Liste (7.2)
swiss-reading-following-graded = Mannschaften, Double-Swiss: möglichst wenige Hochgeloste aus der folgenden Punktgruppe (C6)
swiss-reading-following-occupied = Mannschaften, Double-Swiss: die folgende Punktgruppe ist die nächste, in der noch jemand ist (C6)
swiss-reading-no-preference-in-last-round = Mannschaften, Typ B: in der letzten Runde keine Farberwartung bei ausgeglichenen Farben (1.7)
swiss-reading-first-team-by-pairing-score = Mannschaften: die erste Mannschaft ist die mit mehr Punkten, virtuelle Punkte eingerechnet (4.2)
swiss-reading-forfeited-match-floats = Mannschaften, Double-Swiss: auch ein kampflos entschiedener Wettkampf zählt als hoch- oder heruntergelost (1.5)

# Why something was not done: the end of "not with Anand: …".
swiss-reason-met = sie spielten schon in Runde { $value } gegeneinander
swiss-reason-prohibited = sie dürfen in diesem Turnier nicht gegeneinander gelost werden
swiss-reason-same-absolute-colour = beide müssen dieselbe Farbe haben
swiss-reason-colour-limits = einer der beiden Teilnehmer hätte eine Farbe dreimal hintereinander oder dreimal öfter als die andere
swiss-reason-bye-not-allowed = das Freilos ist nicht erlaubt
swiss-reason-order = ebenso gut, aber später in der Reihenfolge der Paarungen

# By which criterion or step it would be worse.
swiss-criterion-completion = die übrigen Teilnehmer könnten nicht ausgelost werden
swiss-criterion-bye-score = das Freilos geht an die niedrigste Punktzahl
swiss-criterion-bye-games = bei der niedrigsten Punktzahl erhält das Freilos, wer am meisten gespielt hat
swiss-criterion-bye-rank = unter Gleichen geht das Freilos an den Rangniedrigsten
swiss-criterion-bye-rating = in Runde 1 geht das Freilos an die niedrigste Wertungszahl
swiss-criterion-rating-range = beim Tausch wegen der Farben wäre der Unterschied der Wertungszahlen größer als 100
swiss-criterion-pairs = in der Punktgruppe kämen weniger Paarungen zustande
swiss-criterion-upfloaters = es müssten mehr Teilnehmer hochgelost werden
swiss-criterion-upfloater-scores = es würde jemand mit niedrigerer Punktzahl hochgelost
swiss-criterion-floaters = es müssten mehr Teilnehmer die Punktgruppe verlassen
swiss-criterion-floater-scores = es müsste jemand mit höherer Punktzahl die Punktgruppe verlassen
swiss-criterion-incoming-floaters = von denen, die in die Punktgruppe kamen, erhielten weniger einen Gegner oder solche mit niedrigerer Punktzahl
swiss-criterion-next-group = die nächste Punktgruppe ließe sich weniger gut auslosen
swiss-criterion-preferences = es würden weniger Farberwartungen erfüllt
swiss-criterion-strong-preferences = es würden weniger starke Farberwartungen erfüllt
swiss-criterion-maximum-upfloaters = es würde jemand hochgelost, der schon so oft hochgelost wurde wie zulässig
swiss-criterion-times-upfloated = es würde jemand hochgelost, der schon öfter hochgelost wurde
swiss-criterion-floated-last = es würde jemand wieder hoch- oder heruntergelost, wie in der letzten Runde
swiss-criterion-opponents-floated-last = jemand, der in der letzten Runde hoch- oder heruntergelost wurde, träfe auf einen Hoch- oder Heruntergelosten
swiss-criterion-floater-kind = es müsste jemand die Punktgruppe verlassen, der das schon musste oder in der nächsten keinen Gegner hat
swiss-criterion-floater-colour = Weiß und Schwarz wären danach nicht für gleich viele fällig
swiss-criterion-floater-rank = wer die Punktgruppe verlässt, bestimmt der Rang
swiss-criterion-due-colour = ein Gegner, für den die andere Farbe fällig ist, geht vor
swiss-criterion-colour-limits = jemand hätte eine Farbe dreimal hintereinander oder dreimal öfter als die andere
swiss-criterion-median = die Punktgruppen werden von beiden Enden zur Mitte hin ausgelost

# Was in einer Gruppe nicht zu vermeiden war.
swiss-unmet-upfloaters = { $count } von unten
swiss-unmet-floaters = { $count ->
    [one] { $count } wechselt in die nächste Gruppe
   *[other] { $count } wechseln in die nächste Gruppe
}
swiss-unmet-preferences = { $count } ohne die bevorzugte Farbe
swiss-unmet-strong-preferences = { $count ->
    [one] { $count } starker Farbwunsch nicht erfüllt
   *[other] { $count } starke Farbwünsche nicht erfüllt
}
swiss-unmet-maximum-upfloaters = { $count } von unten, so oft schon hochgelost wie erlaubt
swiss-unmet-floated-last = { $count ->
    [one] { $count } floatet nach der letzten Runde erneut
   *[other] { $count } floaten nach der letzten Runde erneut
}
swiss-unmet-opponents-floated-last = { $count ->
    [one] { $count } trifft nach einem Float in der letzten Runde auf einen Floater
   *[other] { $count } treffen nach einem Float in der letzten Runde auf einen Floater
}

# What decided the colours of a pair.
swiss-colours-initial-colour = beide haben noch nicht gespielt: Startnummer und Anfangsfarbe entscheiden
swiss-colours-only-preference = die einzige Farberwartung wird erfüllt
swiss-colours-both = beide erhalten die fällige Farbe
swiss-colours-stronger = die stärkere Farberwartung wird erfüllt
swiss-colours-limits = mit vertauschten Farben wäre eine Grenze der Farbverteilung überschritten
swiss-colours-equalise = Weiß erhält, wer es seltener hatte
swiss-colours-alternate = sie wechseln die Farben gegenüber der letzten Runde, in der diese verschieden waren
swiss-colours-higher-ranked = die Farberwartung des Ranghöheren wird erfüllt
swiss-colours-lower-ranked = die Farberwartung des Rangniedrigeren wird erfüllt
swiss-colours-higher-alternates = der Ranghöhere wechselt die Farbe
swiss-colours-lower-alternates = der Rangniedrigere wechselt die Farbe

# What speaks against another pairing of the round.
swiss-verdict-same = dieselbe Paarung
swiss-verdict-illegal = { $pair-white } – { $pair-black } ist nicht zulässig: { $reason }
swiss-verdict-bye = { $found ->
    [none] jemand muss das Freilos erhalten
   *[other] das Freilos geht nicht an { $found }: { $reason }
}
swiss-verdict-worse = entschieden in der Punktgruppe { $group }: { $reason }
swiss-verdict-colours = Farben von { $pair-white } – { $pair-black }: { $rule }

# A round without a legal pairing.
swiss-no-pairing = für Runde { $round } gibt es keine regelgemäße Auslosung
swiss-trouble-round = Für Runde { $round } gibt es keine regelgemäße Auslosung.
swiss-trouble-nobody-may-have-bye = Die Zahl der Teilnehmer ist ungerade, und niemand darf das Freilos erhalten.
swiss-trouble-stuck = Sie können nicht alle einen Gegner erhalten: { $players }.
swiss-trouble-opponents = Die einzigen Gegner, die für sie bleiben: { $players }.
swiss-trouble-permitted = Mindestens müsste zugelassen werden:
swiss-trouble-without-game = Oder, wenn nichts zugelassen wird, ohne Gegner: { $players }.
swiss-breach-pair = { $higher } spielt gegen { $lower }; dagegen spricht: { $reason } ({ $article })
swiss-breach-bye = { $player } erhält das Freilos, obwohl es nicht erlaubt ist ({ $article })
