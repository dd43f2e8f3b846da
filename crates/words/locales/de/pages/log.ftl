# Texts of the pages: log.

log-all = Alles zeigen
log-any = alle
log-author = Geschrieben von
log-board = Brett
log-filter = Im Protokoll suchen
log-found = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
log-kind = Art
log-kind-entries = Spieler
log-kind-incidents = Vorfälle und Notizen
log-kind-pairings = Paarungen und Runden
log-kind-results = Ergebnisse
log-kind-settings = Ausschreibung und Einstellungen
log-kind-undo = Zurückgenommen, wieder in Kraft
log-newer = Neuere
log-older = Ältere
log-pages = Seiten
log-player = Spieler
log-reason = Grund
log-redo = Wieder in Kraft setzen
log-redone = Wieder in Kraft: { $value }
log-round = Runde
log-section = Gruppe
log-show = Zeigen
log-kind-confidential = Vertraulich
log-confirmed = bestätigt: { $first }
