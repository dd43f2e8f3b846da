# Texts of the pages: report.

report-agreed = Sie sagen beide dasselbe: Das Ergebnis ist eingetragen.
report-ask = Wie ist die Partie ausgegangen?
report-dispute = Ihr Gegner sagt { $value }. Bitte gehen Sie zusammen zum Schiedsrichter.
report-entered = Das Ergebnis ist eingetragen. Wenn es falsch ist, sagen Sie es dem Schiedsrichter.
report-no-game = Sie haben keine Partie in einer offenen Runde. Sobald die nächste Runde ausgelost ist, steht Ihr Brett hier.
report-noted = Ihre Meldung ist notiert.
report-round-board = Runde { $first }, Brett { $second }
report-title = Ergebnis melden
report-waiting = Nun muss Ihr Gegner noch dasselbe melden.
report-you-black = Sie haben Schwarz.
report-you-white = Sie haben Weiß.
report-your-turn = Ihr Gegner hat gemeldet. Jetzt Sie.
