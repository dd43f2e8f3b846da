# Warum eine Runde so gepaart ist, wie sie ist.

colour-preference-none = keine Farbe ist fällig
colour-preference-mild = { $value-code ->
    [white] Weiß ist fällig, zur Abwechslung
   *[black] Schwarz ist fällig, zur Abwechslung
}
colour-preference-strong = { $value-code ->
    [white] Weiß ist stark fällig
   *[black] Schwarz ist stark fällig
}
colour-preference-absolute = { $value-code ->
    [white] muss Weiß haben
   *[black] muss Schwarz haben
}

floated = { $float-code ->
    [down] { $ago ->
        [1] abwärts in der letzten Runde
       *[other] abwärts vor { $ago } Runden
    }
   *[up] { $ago ->
        [1] aufwärts in der letzten Runde
       *[other] aufwärts vor { $ago } Runden
    }
}

dutch-law-absolute = Zwei, die dieselbe Farbe haben müssen, treffen nicht aufeinander
dutch-law-alternate = Sie wechseln die Farben gegenüber der letzten Runde, in der diese verschieden waren
dutch-law-both = Jeder erhält die fällige Farbe, wenn eine fällig ist
dutch-law-bye = Wer ein Freilos oder kampflose Punkte hatte, erhält kein Freilos
dutch-law-bye-games = Das Freilos erhält jemand mit möglichst wenigen ungespielten Partien
dutch-law-bye-score = Das Freilos geht an eine möglichst niedrige Punktzahl
dutch-law-colour-difference = Niemand erhält eine Farbe dreimal öfter als die andere
dutch-law-completion = Die übrigen Spieler müssen noch gepaart werden können
dutch-law-down-before = Wer vor zwei Runden herabgestuft wurde, wird es nicht wieder
dutch-law-down-last = Wer in der letzten Runde herabgestuft wurde, wird es nicht wieder
dutch-law-downfloater-scores = Wer hinunterkommt, hat eine möglichst niedrige Punktzahl
dutch-law-downfloaters = Möglichst wenige Spieler kommen in die nächste Gruppe hinunter
dutch-law-exchanges = Möglichst wenige Spieler wechseln zwischen oberer und unterer Hälfte
dutch-law-float-scores = Wer trotzdem wieder herauf- oder herabgestuft wird, wird es um möglichst wenige Punkte
dutch-law-higher-ranked = Die Farbe erhält der höher gesetzte Spieler
dutch-law-initial-colour = Keinem steht eine Farbe zu: Startnummer und geloste Farbe entscheiden
dutch-law-met = Zwei Spieler treffen nur einmal aufeinander
dutch-law-next = Auch die nächste Gruppe lässt sich möglichst gut paaren
dutch-law-order = Von gleich guten Paarungen gilt die erste in der Reihenfolge der Regeln
dutch-law-preference = Möglichst viele Spieler erhalten die fällige Farbe
dutch-law-strong-preference = Möglichst viele Spieler erhalten die stark fällige Farbe
dutch-law-stronger = Die Farbe erhält, wem sie stärker zusteht
dutch-law-third-colour = Niemand erhält dreimal hintereinander dieselbe Farbe
dutch-law-up-before = Wer vor zwei Runden hinaufgestuft wurde, wird es nicht wieder
dutch-law-up-last = Wer in der letzten Runde hinaufgestuft wurde, wird es nicht wieder
