# Angaben, die einander oder dem Brett widersprechen.

told-not-on-move = Angegeben ist ein Zug von { $by }, aber auf dem angegebenen Brett ist { $by-opponent } am Zug: Das Brett bleibt außer Betracht; bitte prüfen
told-intended-is-legal = Angegeben ist, der beabsichtigte Zug sei regelwidrig, aber auf dem angegebenen Brett ist er regelgemäß: Das Brett entscheidet
told-appearances-fewer = Die Züge zeigen { $appearances ->
    [one] { $appearances } Auftreten
   *[other] { $appearances } Auftreten
} der Stellung, nicht { $needed } wie angegeben: Die Züge entscheiden
told-appearances-enough = Angegeben ist, der Antrag sei unberechtigt, aber die Züge zeigen { $appearances ->
    [one] { $appearances } Auftreten
   *[other] { $appearances } Auftreten
} der Stellung: Die Züge entscheiden
told-quiet-moves-fewer = Das Brett zählt { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
} ohne Bauernzug und Schlagen, nicht { $needed } wie angegeben: Das Brett entscheidet
told-quiet-moves-enough = Angegeben ist, der Antrag sei unberechtigt, aber das Brett zählt { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
} ohne Bauernzug und Schlagen: Das Brett entscheidet
told-not-stalemate = Angegeben ist Patt, aber das angegebene Brett zeigt keines: Das Brett entscheidet
told-not-dead = Angegeben ist eine tote Stellung, aber auf dem angegebenen Brett ist ein Matt möglich: Das Brett entscheidet
told-cannot-mate = Angegeben ist, { $side } könne mattsetzen, aber auf dem angegebenen Brett geht das nicht: Das Brett entscheidet
told-can-mate = Angegeben ist, { $side } könne nicht mattsetzen, aber auf dem angegebenen Brett geht das: Das Brett entscheidet
told-rate-of-control = Als Spielart ist { $told } angegeben, aber { $control } ist { $rate }: Die Bedenkzeit entscheidet
told-move-counts = Weiß kann nicht { $white ->
    [one] { $white } Zug
   *[other] { $white } Züge
} gemacht haben und Schwarz { $black }: Zahlen prüfen
told-moves-on-board = { $told ->
    [one] { $told } Zug von { $side } ist angegeben
   *[other] { $told } Züge von { $side } sind angegeben
}, aber das Brett zeigt { $played }: Das Brett entscheidet
told-replied-since = Angegeben ist, der Gegner habe seither keinen Zug abgeschlossen, aber auch, der Zug sei der { $moves-ago }. von hinten: Er gilt als beantwortet
