# The demonstration event that comes with the program.

demo-error-entries = los jugadores de la demostración: { $value }
demo-error-rounds = las rondas de la demostración, línea { $line }: se esperaba: { $expected }
demo-error-no-player = la demostración no tiene jugador { $number }
demo-error-calendar = no hay calendario para estas fechas: { $why }
demo-expected-cells = round,board,white,black,result
demo-expected-round = el número de una ronda
demo-expected-rounds-in-order = las rondas en orden
demo-expected-bye = U, F, H o Z
demo-expected-board = un tablero
demo-expected-result = un resultado, o *
demo-expected-pairing-number = un número de emparejamiento
