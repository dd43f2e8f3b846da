# Texts of the pages: backup.

backup-last = Last backup: { $first }.
backup-none = No backup was made yet.
backup-failed = The last try failed; the log of the server says why.
backup-incomplete = { $count ->
    [one] { $count } event is not in it, because its journal is damaged.
   *[other] { $count } events are not in it, because their journals are damaged.
}
