# What the command `rulebook` says.

rulebook-no-date = ein Datum sieht so aus: 2026-01-31
rulebook-none-in-force = keine vorhandene Fassung war am { $day } in Kraft
    .help = `adoube rulebook list` zeigt die Fassungen und ihre Daten
rulebook-none-listed = Keine vorhandene Fassung war am { $day } in Kraft.
rulebook-no-edition = es gibt keine Fassung „{ $name }“
    .help = die Fassungen sind { $editions }; `fide`, `us` und ein Datum wie 2026-01-31 werden auch verstanden
rulebook-no-article = { $edition } hat keinen Artikel und kein Thema „{ $asked }“
rulebook-near = in der Nähe sind { $near }
rulebook-search = `adoube rulebook search WORDS` findet Artikel nach Wörtern
rulebook-has-variations = es gibt { $variations }

## Editions

rulebook-dates = { $until ->
    [none] ab { $from }
   *[other] { $from } bis { $until }
}
rulebook-starting = { $authority }, für Turniere mit Beginn { $dates }
rulebook-based-on = Baut auf { $edition } auf
rulebook-in-force = in Kraft
rulebook-column-starting = Turnierbeginn
rulebook-column-on = Am { $day }
rulebook-column-name = Name

## Tables

rulebook-column-topic = Thema
rulebook-column-says = Inhalt
rulebook-see = { $says } (siehe { $articles })
rulebook-handbook = { $says } [FIDE-Handbuch { $articles }]
rulebook-elsewhere = Anderswo: { $articles }
rulebook-parameters = Zahlen und Größen
rulebook-column-value = Wert
rulebook-changed-by-variations = Durch die angewandten Abweichungen geändert
rulebook-variations = Abweichungen
rulebook-column-variation = Abweichung
rulebook-column-effect = Wirkung
rulebook-column-notice = Nötige Bekanntgabe
rulebook-takes = { $says } Dazu gehört eine Zahl: { $what }.
rulebook-readings = Auslegungen
rulebook-column-question = Frage
rulebook-column-read-as = Auslegung
rulebook-column-or = Oder
rulebook-or = { $one } Oder: { $other }
rulebook-gaps = Nicht erfasst
rulebook-column-part = Teil
rulebook-column-why = Warum

## Comparing

rulebook-compared = Von { $from } zu { $to }
rulebook-column-from = Von
rulebook-column-to = Zu
rulebook-column-said = Bisher → jetzt
rulebook-unknown = Von { $edition } nicht bekannt: { $parameters }
rulebook-not-indexed = In { $edition } nicht erfasst: { $part }
