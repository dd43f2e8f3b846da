# Das Handbuch auf den Seiten.

help = Hilfe
help-intro = Was wo zu tun ist, Kapitel für Kapitel. Jede Seite des Programms führt zu ihrem Kapitel.
help-whole = Das ganze Handbuch auf einer Seite, zum Drucken
