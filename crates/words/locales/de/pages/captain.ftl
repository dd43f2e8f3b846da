# Texts of the pages: captain.

captain-board = Brett { $value }
captain-boards-set = Die Bretter sind besetzt.
captain-due = Die Aufstellungen sind abzugeben bis { $value }.
captain-file = Aufstellung abgeben
captain-filed = Aufstellung für Runde { $value } abgegeben.
captain-filed-by = Abgegeben von { $first }, { $second }
captain-first-players = Wird keine Aufstellung rechtzeitig abgegeben, spielen die Ersten der Liste.
captain-hidden = Die andere Aufstellung ist zu sehen, sobald beide Mannschaften abgegeben haben oder die Frist vorbei ist.
captain-line-up-of = Aufstellung von { $value }
captain-line-ups = Aufstellungen
captain-line-ups-of = Aufstellungen von { $value }
captain-match = Öffentliche Seite des Mannschaftskampfs
captain-no-match = Für Ihre Mannschaft gibt es noch keinen Mannschaftskampf.
captain-no-opponent = kein Gegner
captain-nobody = niemand
captain-not-filed = Noch keine Aufstellung abgegeben.
captain-over = Die Frist für Aufstellungen ist vorbei.
captain-round = Runde { $first }: { $second } – { $third }
captain-show = Diese Mannschaft zeigen
captain-teams = Mannschaft
captain-withdraw = Aufstellung zurückziehen
captain-withdrawn = Aufstellung für Runde { $value } zurückgezogen.
captain-wrong = Diese Aufstellung kann nicht abgegeben werden
