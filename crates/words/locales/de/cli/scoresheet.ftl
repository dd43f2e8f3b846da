# What the command `scoresheet` says.

scoresheet-not-possible = der als „{ $text }“ entschiedene Zug ist dort kein regelgemäßer Zug
    .help = Die Zugnummer prüfen: 12. ist der Zug von Weiß, 12... der von Schwarz
scoresheet-bad-settle = „{ $text }“ ist nicht eine Nummer mit einem Zug
    .help = So schreiben: "12... Nf6"; folgende Züge können dahinter stehen
scoresheet-same-keeper = beide Dateien: { $keeper }
    .help = Mit --white und --black angeben, wem welches gehört
scoresheet-no-letters = erwartet: die Abkürzung einer Sprache: { $codes }
