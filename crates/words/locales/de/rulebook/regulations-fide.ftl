# Regulations beside the rules of play, in our own words.

regulations-fide-says-C-02-10-1-2-disabled-opponent = Niemand darf sich weigern, gegen einen Spieler mit Behinderung anzutreten, gegen den er richtig ausgelost ist.
regulations-fide-says-C-02-10-5-5-blind-recording-release = In Zeitnot sollte die Ausschreibung einen sehbehinderten Spieler in den letzten fünf Minuten von der Aufzeichnung befreien, auch bei dreißig Sekunden Zusatzzeit.
regulations-fide-says-C-02-5-3-clock-type = Im ganzen Turnier wird ein Uhrentyp verwendet.
regulations-fide-says-C-04-2-D-8-result-late = Ein nach der Auslosung gemeldetes falsches Ergebnis zählt ab der nächsten Auslosung; nach dem Ende der nächsten Runde wird es nur für die Wertung berichtigt.
regulations-fide-says-General-Regulations-6-8-late-pairing = In einem Schweizer-System-Turnier, das kein offizielles ist, dürfen zwei Spieler ohne Partie nach Rundenbeginn gegeneinander spielen, wenn der Schiedsrichter und beide zustimmen und sie noch nicht gegeneinander gespielt haben; die Zeiten werden gerecht angepasst.
regulations-fide-says-General-Regulations-6-5-absence-notice = Wer unabgemeldet fehlt, gilt als zurückgetreten, sofern er es nicht vor Veröffentlichung der nächsten Auslosung erklärt.
regulations-fide-says-General-Regulations-7-1-team-line-up = Der Mannschaftsführer gibt die Aufstellung rechtzeitig ab; sonst spielen die ersten Spieler der Meldeliste.
regulations-fide-says-General-Regulations-7-2-team-quorum = In offiziellen Turnieren muss zu Beginn mehr als die Hälfte einer Mannschaft da sein; bei Wartezeit null ist der Mannschaftskampf sonst verloren.
regulations-fide-says-General-Regulations-7-5-captain-place = Mannschaftsführer und Spieler stehen nicht hinter der gegnerischen Mannschaft.
regulations-fide-says-General-Regulations-7-6-captain-speaks = Mannschaftsführer und Spieler sprechen nur vor einem Schiedsrichter miteinander, in einer Sprache, die er versteht.
regulations-fide-says-General-Regulations-7-7-captain-advice = Ein Mannschaftsführer darf raten, Remis anzubieten oder anzunehmen, und greift sonst nicht in eine Partie ein.
regulations-fide-says-General-Regulations-9-2-dress-code = Spieler sind angemessen gekleidet; ein Verstoß gegen die Kleiderordnung kann bestraft werden.
regulations-fide-says-General-Regulations-10-1-appeal-conciliation = Streitfälle werden zuerst durch Schlichtung beigelegt.
regulations-fide-says-General-Regulations-10-2-committee = Vor der ersten Runde wird ein Schiedsgericht benannt: ein Vorsitzender, mindestens zwei Mitglieder und Ersatzleute, ungerade an Zahl und unbeteiligt.
regulations-fide-says-General-Regulations-10-3-appeal-who = Ein Spieler oder ein Offizieller des Spielers oder der Mannschaft darf gegen jede Entscheidung Berufung einlegen.
regulations-fide-says-General-Regulations-10-4-appeal-how = Schriftlich, mit Gebühr und innerhalb einer Frist, beides vorher festgelegt; die Entscheidung ist endgültig; die Gebühr wird bei Erfolg erstattet.
