# Texts of the pages: log.

log-all = Show everything
log-any = any
log-author = Written by
log-board = Board
log-filter = Search in the journal
log-found = { $count ->
    [one] { $count } record
   *[other] { $count } records
}
log-kind = Kind
log-kind-entries = Players
log-kind-incidents = Incidents and notes
log-kind-pairings = Pairings and rounds
log-kind-results = Results
log-kind-settings = Announcement and settings
log-kind-undo = Taken back, put in force again
log-newer = Newer
log-older = Older
log-pages = Pages
log-player = Player
log-reason = Reason
log-redo = Put in force again
log-redone = In force again: { $value }
log-round = Round
log-section = Section
log-show = Show
log-kind-confidential = Confidential
log-confirmed = confirmed: { $first }
