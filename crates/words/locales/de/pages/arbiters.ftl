# Texte der Seiten: Schiedsrichter, Fristen der Berichte.

arbiters = Schiedsrichter
arbiters-name = Name
arbiters-fide-id = FIDE-ID
arbiters-title = Titel
arbiters-class = Klasse
arbiters-federation = Föderation
arbiters-born = Geboren
arbiters-licensed = Lizenz
arbiters-licensed-until = Lizenz bis
arbiters-section = Turnier
arbiters-role = Aufgabe
arbiters-rounds = Geleitete Runden (leer: alle)
arbiters-look-up = Mit einer FIDE-ID wird aus der Elo-Liste ergänzt, was leer bleibt: Name, Titel, Föderation, Geburtsjahr.
arbiters-remove = Von der Liste nehmen
arbiters-new = Weiterer Schiedsrichter
arbiters-enter = Eintragen
arbiters-everywhere = ganze Veranstaltung
arbiters-post = { $first }, { $second }
arbiters-removed = Der Schiedsrichter steht nicht mehr auf der Liste.
arbiters-saved = Der Schiedsrichter steht auf der Liste.
arbiters-unfit = „{ $value }“ ist hier nicht lesbar.
arbiters-usual-are = Üblich neben Haupt- und Stellvertreter: { $first } bis { $second } Schiedsrichter.
arbiters-certificates-are = Normbescheinigungen: { $value }.
arbiters-norm-is = { $first }-Norm hier: { $second }.
due-to-rating-officer-in = Bericht an den Elo-Beauftragten bis { $first } ({ $second })
due-upload-in = Hochladen bei der FIDE bis { $first } ({ $second })
due-last-list-in = Letzte Liste, auf der das Turnier gewertet werden kann: { $first } ({ $second })
due-past = vorbei
due-days-left = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}
