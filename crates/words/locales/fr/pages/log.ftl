# Texts of the pages: log.

log-all = Tout montrer
log-any = tous
log-author = Écrit par
log-board = Échiquier
log-filter = Chercher dans le journal
log-found = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
log-kind = Type
log-kind-entries = Joueurs
log-kind-incidents = Incidents et notes
log-kind-pairings = Appariements et rondes
log-kind-results = Résultats
log-kind-settings = Annonce et réglages
log-kind-undo = Annulé, rétabli
log-newer = Plus récentes
log-older = Plus anciennes
log-pages = Pages
log-player = Joueur
log-reason = Motif
log-redo = Rétablir
log-redone = Rétabli : { $value }
log-round = Ronde
log-section = Tournoi
log-show = Montrer
log-kind-confidential = Confidentiel
log-confirmed = confirmé : { $first }
