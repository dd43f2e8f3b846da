# Regulations beside the rules of play, in our own words.

regulations-fide-says-C-02-10-1-2-disabled-opponent = Niemand darf sich weigern, gegen einen Spieler mit Behinderung anzutreten, gegen den er richtig ausgelost ist.
regulations-fide-says-C-02-10-5-5-blind-recording-release = In Zeitnot sollte die Ausschreibung einen sehbehinderten Spieler in den letzten fünf Minuten von der Aufzeichnung befreien, auch bei dreißig Sekunden Zusatzzeit.
regulations-fide-says-C-02-10-1-5-disabled-no-deduction = Niemandem wird Zeit abgezogen, weil wegen einer Behinderung ein Assistent nötig ist.
regulations-fide-says-C-02-10-2-1-disabled-seat = Ein rechtzeitig erbetener Platz oder eine Ausrichtung des Bretts wird gewährt, wenn niemand anderes dadurch benachteiligt wird.
regulations-fide-says-C-02-10-2-4-disabled-assistant = Wer die Uhr nicht drücken oder die Figuren nicht ziehen kann, hat einen Assistenten, wenn nicht der Gegner es tut; dieser kann mehr Zeit erhalten.
regulations-fide-says-C-02-10-2-5-disabled-notices = Aushänge gibt es auf Wunsch in großer Schrift, oder sie werden vorgelesen.
regulations-fide-says-C-02-10-3-1-disabled-table = Mit einem Assistenten steht der Tisch für sich, ist zwei Meter breit und hat keine andere Partie.
regulations-fide-says-C-02-10-3-2-wheelchair-space = Zwischen den Reihen ist doppelt so viel Platz wie sonst.
regulations-fide-says-C-02-10-3-5-blind-same-place = Ein blinder Spieler hat in jeder Runde denselben Platz und denselben Assistenten.
regulations-fide-says-C-02-10-4-4-assistant-writes = Der Assistent schreibt die Züge immer mit.
regulations-fide-says-Anti-Cheating-Guidelines-5-inspection-conduct = In einem eigenen Raum, durch jemanden vom Geschlecht des Spielers mit einem Zeugen desselben Geschlechts und einem nach Wahl des Spielers; eine Weigerung nach Erklärung und Verwarnung kostet Partie und Turnier.
regulations-fide-says-Anti-Cheating-Guidelines-6-accusation = Wer beschuldigt, wird um eine förmliche Beschwerde gebeten; lehnt er ab, kommt der Name in den Bericht, und der Beschuldigte wird nicht unterrichtet.
regulations-fide-says-Anti-Cheating-Guidelines-7-false-accusation = Wer fälschlich beschuldigt, wird bestraft.
regulations-fide-says-General-Regulations-6-5-absence-notice = Wer unabgemeldet fehlt, gilt als zurückgetreten, sofern er es nicht vor Veröffentlichung der nächsten Auslosung erklärt.
regulations-fide-says-General-Regulations-7-1-team-line-up = Der Mannschaftsführer gibt die Aufstellung rechtzeitig ab; sonst spielen die ersten Spieler der Meldeliste.
regulations-fide-says-General-Regulations-7-2-team-quorum = In offiziellen Turnieren muss zu Beginn mehr als die Hälfte einer Mannschaft da sein; bei Wartezeit null ist der Mannschaftskampf sonst verloren.
regulations-fide-says-General-Regulations-7-5-captain-place = Mannschaftsführer und Spieler stehen nicht hinter der gegnerischen Mannschaft.
regulations-fide-says-General-Regulations-7-6-captain-speaks = Mannschaftsführer und Spieler sprechen nur vor einem Schiedsrichter miteinander, in einer Sprache, die er versteht.
regulations-fide-says-General-Regulations-7-7-captain-advice = Ein Mannschaftsführer darf raten, Remis anzubieten oder anzunehmen, und greift sonst nicht in eine Partie ein.
regulations-fide-says-General-Regulations-10-1-appeal-conciliation = Streitfälle werden zuerst durch Schlichtung beigelegt.
regulations-fide-says-General-Regulations-10-2-committee = Vor der ersten Runde wird ein Schiedsgericht benannt: ein Vorsitzender, mindestens zwei Mitglieder und Ersatzleute, ungerade an Zahl und unbeteiligt.
regulations-fide-says-General-Regulations-10-3-appeal-who = Ein Spieler oder ein Offizieller des Spielers oder der Mannschaft darf gegen jede Entscheidung Berufung einlegen.
regulations-fide-says-General-Regulations-10-4-appeal-how = Schriftlich, mit Gebühr und innerhalb einer Frist, beides vorher festgelegt; die Entscheidung ist endgültig; die Gebühr wird bei Erfolg erstattet.
