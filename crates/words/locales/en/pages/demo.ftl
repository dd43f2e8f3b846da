# The demonstration event that comes with the program.

demo-error-entries = the players of the demonstration: { $value }
demo-error-rounds = the rounds of the demonstration, line { $line }: expected { $expected }
demo-error-no-player = the demonstration has no player { $number }
demo-error-calendar = no calendar around this time: { $why }
demo-expected-cells = round,board,white,black,result
demo-expected-round = the number of a round
demo-expected-rounds-in-order = the rounds in order
demo-expected-bye = U, F, H or Z
demo-expected-board = a board
demo-expected-result = a result, or *
demo-expected-pairing-number = a pairing number
