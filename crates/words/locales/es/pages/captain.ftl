# Texts of the pages: captain.

captain-board = Tablero { $value }
captain-boards-set = Los tableros están ocupados.
captain-due = Las alineaciones deben entregarse antes de: { $value }.
captain-file = Entregar la alineación
captain-filed = Alineación entregada para la ronda { $value }.
captain-filed-by = Entregada por { $first }, { $second }
captain-first-players = Si no se entrega alineación a tiempo, juegan los primeros de la lista.
captain-hidden = La otra alineación se verá cuando ambos equipos hayan entregado la suya o haya pasado el plazo.
captain-line-up-of = Alineación de { $value }
captain-line-ups = Alineaciones
captain-line-ups-of = Alineaciones de { $value }
captain-match = Página pública del encuentro
captain-no-match = Todavía no hay encuentro para su equipo.
captain-no-opponent = sin rival
captain-nobody = nadie
captain-not-filed = Aún no se ha entregado alineación.
captain-over = El plazo para las alineaciones ha pasado.
captain-round = Ronda { $first }: { $second } – { $third }
captain-show = Mostrar este equipo
captain-teams = Equipo
captain-withdraw = Retirar la alineación
captain-withdrawn = Alineación para la ronda { $value } retirada.
captain-wrong = Esta alineación no se puede entregar
