# Texts of the pages: report.

report-agreed = Los dos dicen lo mismo: el resultado está anotado.
report-ask = ¿Cómo terminó la partida?
report-dispute = Su rival dice { $value }. Acudan juntos al árbitro, por favor.
report-entered = El resultado está anotado. Si es erróneo, avise al árbitro.
report-no-game = No tiene partida en una ronda abierta. Cuando se empareje la próxima ronda, su tablero estará aquí.
report-noted = Su resultado comunicado queda anotado.
report-round-board = Ronda { $first }, tablero { $second }
report-title = Comunique su resultado
report-waiting = Falta que su rival comunique lo mismo.
report-you-black = Usted lleva negras.
report-you-white = Usted lleva blancas.
report-your-turn = Su rival ya ha comunicado el resultado. Ahora usted.
