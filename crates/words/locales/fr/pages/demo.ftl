# The demonstration event that comes with the program.

demo-error-entries = les joueurs de la démonstration : { $value }
demo-error-rounds = les rondes de la démonstration, ligne { $line }, attendu : { $expected }
demo-error-no-player = la démonstration n’a pas de joueur { $number }
demo-error-calendar = pas de calendrier autour de cette date : { $why }
demo-expected-cells = round,board,white,black,result
demo-expected-round = le numéro d’une ronde
demo-expected-rounds-in-order = les rondes dans l’ordre
demo-expected-bye = U, F, H ou Z
demo-expected-board = un échiquier
demo-expected-result = un résultat, ou *
demo-expected-pairing-number = un numéro d’appariement
