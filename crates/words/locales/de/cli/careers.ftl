# Was `titles`, `arbiters` und `event arbiters` sagen, und was von einem Spieler gefragt wird.

arbiters-nobody = es gibt keinen Schiedsrichter „{ $name }“
arbiters-not-in-list = { $file } hat niemanden, der „{ $name }“ ist
arbiters-none = Es sind keine Schiedsrichter eingetragen.
arbiters-usual = { $to ->
    [none] Üblich neben Haupt- und Stellvertreter: { $from ->
        [one] { $from } Schiedsrichter.
       *[other] { $from } Schiedsrichter.
    }
   *[other] Üblich neben Haupt- und Stellvertreter: { $from } bis { $to } Schiedsrichter.
}
arbiters-certificates = Normbescheinigungen: { $most }.
arbiters-norm = { $title }-Norm hier: { $standing }
due-to-rating-officer = Bericht an den Elo-Beauftragten bis { $day }
due-upload = Hochladen bei der FIDE bis { $day }
due-last-list = Letzte Liste, auf der das Turnier gewertet werden kann: { $day }
arbiters-norm-number = Norm { $number }
ratings-next = Die nächste Partie: { $win } bei Sieg, { $draw } bei Remis, { $loss } bei Niederlage
norms-not-last-round = dafür muss genau eine Runde ausstehen; angekündigt sind { $rounds }
norms-last-round = { $name }: Sieg { $win }, Remis { $draw }, Niederlage { $loss }
titles-by-rating = { $title }: die Wertungszahl allein genügt (1.3)
titles-unconfirmed = nach der Tabelle von 2017; zu bestätigen durch { $chapter }
arbiters-line = { $rounds ->
    [one] { $title } { $name }, { $role }, { $rounds } Runde
   *[other] { $title } { $name }, { $role }, { $rounds } Runden
}
arbiters-application = { $complete ->
    [yes] { $title }: es fehlt nichts
   *[no] { $title }: es fehlt noch etwas
}
arbiters-class-fee = { $fee ->
    [none] Klasse { $class }
   *[other] Klasse { $class }, Lizenz { $fee } Euro
}
ratings-reached = { $round ->
    [none] { $rounded ->
        [none] Diese Zahl wurde nicht erreicht.
       *[other] Nach Runde { $rounded } erreicht, wenn die Änderung gerundet wird.
    }
   *[other] Nach Runde { $round } erreicht.
}
titles-application = { $complete ->
    [yes] { $title }: es fehlt nichts ({ $games } Partien)
   *[no] { $title }: es fehlt noch etwas ({ $games } Partien)
}
titles-direct = { $award-code ->
    [norm] { $event }: eine Norm für { $title }
   *[title] { $rating ->
        [none] { $event }: { $title }
       *[other] { $event }: { $title }, sobald { $rating } erreicht sind
    }
}
