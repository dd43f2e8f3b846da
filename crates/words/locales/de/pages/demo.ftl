# The demonstration event that comes with the program.

demo-error-entries = die Spieler der Vorführung: { $value }
demo-error-rounds = die Runden der Vorführung, Zeile { $line }: erwartet wird { $expected }
demo-error-no-player = die Vorführung hat keinen Spieler { $number }
demo-error-calendar = kein Zeitplan um diese Zeit: { $why }
demo-expected-cells = round,board,white,black,result
demo-expected-round = die Nummer einer Runde
demo-expected-rounds-in-order = die Reihenfolge der Runden
demo-expected-bye = U, F, H oder Z
demo-expected-board = ein Brett
demo-expected-result = ein Ergebnis oder *
demo-expected-pairing-number = eine Startnummer
