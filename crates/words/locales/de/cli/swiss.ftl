# What the command `swiss` says: pairing, checking, explaining, making and playing tournaments.

## Files

# Also of the rules of tie-breaks, which another option names.
swiss-undated = { $name }: kein Anfangsdatum lesbar (Datensatz 042); angenommen wird: { $rules }; { $option } nennt andere Regeln
swiss-assumed = { $name }: kein Paarungssystem genannt (Datensatz 192); angenommen wird: { $rules }, { $dated ->
    [yes] die Regeln am Anfangsdatum
   *[other] die neuesten Regeln, denn es gibt kein Anfangsdatum (Datensatz 042)
}; { $option } nennt andere Regeln
swiss-other-system = { $name } ist nach { $code } ausgelost (Datensatz 192), das hier nicht bekannt ist
    .help = bekannt sind { $known }; --system lost trotzdem nach einem anderen aus
swiss-unusable = { $name } ist nicht brauchbar:
    { $why }
swiss-no-reports = { $folder } enthält keine Turnierberichte (TRF)
    .help = in Ordnern werden Dateien gesucht, deren Endung mit trf beginnt; andere können genannt werden
swiss-more-faults = { $files ->
    [one] und { $files } weitere Datei mit einem Fehler dieser Arten
   *[other] und { $files } weitere Dateien mit einem Fehler dieser Arten
}

## Pairing

swiss-initial-colour-drawn = Die Anfangsfarbe ist { $colour }, gelost mit Startwert { $seed }.
swiss-teams-or-players = { $teams ->
    [yes] { $name }: ein System für Mannschaften ({ $system }), aber die Datei enthält keine
   *[no] { $name }: ein System für Einzelspieler ({ $system }), aber die Datei enthält Mannschaften (Datensatz 310)
}
swiss-not-next = { $name }: Runde { $round } kann nicht ausgelost werden; die nächste ist Runde { $next }
swiss-all-paired = { $name }: alle vorgesehenen Runden sind ausgelost ({ $planned })
    .help = --rounds sagt, wie viele vorgesehen sind, wenn die Datei es nicht sagt (Datensatz 142)
swiss-unfinished = { $name }: Partien ohne Ergebnis
    { $games }
    .help = eine Runde wird ausgelost, wenn die Ergebnisse der vorigen bekannt sind
swiss-unfinished-game = Runde { $round }: { $white } – { $black }
swiss-us-files-misplaced = --us-settings und --us-facts gehören zu --system us oder zu einer Datei, die es nennt
swiss-us-nobody = { $name }: niemand hat die Nummer { $number }, von der die Einstellungen oder Tatsachen für US Chess sprechen
swiss-variation-in-use = Angewandte Abweichung: { $variation }

## Explaining

swiss-round = Runde { $round }, { $system }
swiss-no-board = { $boards ->
    [one] { $name }: unter { $boards } Brett gibt es kein Brett { $board }
   *[other] { $name }: unter { $boards } Brettern gibt es kein Brett { $board }
}
swiss-not-in-round = { $name }: Spieler { $number } ist in Runde { $round } nicht ausgelost
swiss-moved-down = heruntergelost: { $players }
swiss-joined = aus anderen Punktgruppen: { $players }
swiss-comes = { $player } kommt aus einer anderen Punktgruppe
swiss-leaves = { $player } wechselt in eine andere Punktgruppe
swiss-residents = eigene Punktgruppe: { $players }
swiss-board = { $board ->
    [none] { $white } – { $black }
   *[other] Brett { $board }: { $white } – { $black }
}
swiss-colours = Farben: { $why }
swiss-not-higher-with = nicht { $higher } gegen { $player }: { $why }
swiss-not-with = nicht gegen { $player }: { $why }
swiss-not = nicht { $player }: { $why }
swiss-gets-bye = { $lowest ->
    [yes] { $player } erhält das Freilos, als Rangniedrigster
   *[no] { $player } erhält das Freilos
}
swiss-floats-to-bye = { $lowest ->
    [yes] { $player } wird heruntergelost, am Ende zum Freilos, als Rangniedrigster
   *[no] { $player } wird heruntergelost, am Ende zum Freilos
}
swiss-floats = { $lowest ->
    [yes] { $player } wird heruntergelost, als Rangniedrigster
   *[no] { $player } wird heruntergelost
}
swiss-unavoidable = nicht zu vermeiden: { $criteria }
swiss-signs = Farberwartung: w b schwach, Ww Bb stark, W B absolut, A keine; v heruntergelost, ^ hochgelost, die letzte Runde zuerst.

## Checking

swiss-difference = { $name }, Runde { $round }, { $system }:
swiss-column-board = Brett
swiss-column-found = in der Datei
swiss-column-expected = nach den Regeln
swiss-bye = Freilos
swiss-by-the-rules = Nach den Regeln: { $reason }.
swiss-checked = { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}: { $different ->
    [0] { $faults ->
        [0] keine Unterschiede
       *[other] jede Runde ist nach den Regeln ausgelost
    }
    [one] { $different } Runde anders ausgelost
   *[other] { $different } Runden anders ausgelost
}{ $faults ->
    [0] { "" }
   *[other] , { $faults } Fehler
}
swiss-fault = { $name }{ $round ->
    [none] { "" }
   *[other] , Runde { $round }
}{ $board ->
    [none] { "" }
   *[other] , Brett { $board }
}: { $what }{ $article ->
    [none] { "" }
   *[other] { " " }({ $article })
}.
swiss-table-difference = { $name }, Runde { $round }, Berger-Tabellen:
swiss-invalid-rating-steps = erwartet werden drei Zahlen: die höchste Wertungszahl, der Schritt und die Abweichung, etwa 2400,20,50
swiss-invalid-round = vor dem Doppelpunkt wird eine Runde erwartet, etwa 2:3x
swiss-us-difference = { $name }, Runde { $round }:
swiss-us-found = in der Datei: { $white } – { $black }
swiss-us-expected = erwartet: { $white } – { $black }
swiss-us-bye = Freilos: in der Datei { $found ->
    [none] niemand
   *[other] { $found }
}, erwartet { $expected ->
    [none] niemand
   *[other] { $expected }
}
swiss-us-checked = { $name }: { $different } von { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} anders ausgelost ({ $system })

## Random tournaments

swiss-invalid-ratings = erwartet werden die niedrigste und die höchste Wertungszahl, etwa 1400-2400
swiss-invalid-points = erwartet werden die Punkte für Sieg, Remis und Niederlage, etwa 3-1-0
swiss-needs-folder = viele Turniere brauchen einen Ordner: -o DIR
swiss-keep-unfinished = weniger Runden oder mehr Spieler; --unfinished behält, was sich auslosen ließ
swiss-generated = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
} und { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, Startwert { $seed }{ $stopped ->
    [none] .
   *[other] ; dort endet es: { $stopped }.
}
swiss-generated-many = { $count ->
    [one] { $count } Turnier mit Startwert { $first } liegt in { $folder }.
   *[other] { $count } Turniere mit den Startwerten { $first } bis { $last } liegen in { $folder }.
}
swiss-simulated = { $runs ->
    [one] { $runs } Turnier
   *[other] { $runs } Turniere
} mit { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $system }, Startwert { $seed }.
swiss-ended-early = { $runs ->
    [one] { $runs } endete vorzeitig, weil eine Runde keine regelgemäße Auslosung hatte; es ist unten nicht mitgezählt.
   *[other] { $runs } endeten vorzeitig, weil eine Runde keine regelgemäße Auslosung hatte; sie sind unten nicht mitgezählt.
}
swiss-column-player = Spieler
swiss-column-first-alone = allein Erster
swiss-column-first-shared = geteilt Erster
swiss-others = andere
swiss-column-round = Runde
swiss-column-floats = Paare mit Floats
swiss-column-leaders = Führende danach
swiss-column-one-leader = ein Führender
swiss-colour-share = { $difference } bei { $share }
swiss-colours-differ = Farbunterschied: { $shares } der Spieler.
swiss-three-in-a-row = { $share } hatten dreimal hintereinander dieselbe Farbe.
swiss-progress = { $done }, noch { $time }

## In place of other programs

swiss-no-setting = { $name }, Zeile { $line }: „{ $text }“ ist keine Einstellung eines Generators
    .help = erwartet wird Key=Value, etwa PlayersNumber=40 oder DrawPercentage=30
swiss-no-seed = { $text } ist kein Startwert: erwartet wird eine Zahl
swiss-no-shape = die Argumente nach --compat passen zu keiner bekannten Form
swiss-configuration-is-dutch = eine Konfiguration ist für das FIDE-System (Dutch)
