# Backups.
backup-made = { $count ->
    [one] { $count } event with { $records } records, the accounts and the rating lists are in { $file }
   *[other] { $count } events with { $records } records, the accounts and the rating lists are in { $file }
}
backup-sound = { $count ->
    [one] The backup of { $at } is as it was written: { $count } event with { $records } records
   *[other] The backup of { $at } is as it was written: { $count } events with { $records } records
}
backup-restored = { $count ->
    [one] The backup of { $at } is restored: { $count } event with { $records } records, the accounts and the rating lists
   *[other] The backup of { $at } is restored: { $count } events with { $records } records, the accounts and the rating lists
}
backup-left-out = { $why ->
    [none] event { $event } is not in it: its journal was not sound
   *[other] event { $event } is not in it: { $why }
}
backup-no-span = expected a span of time, such as 15m, 6h or 1d
backup-error-file = { $path }: { $problem }
backup-error-not-a-backup = { $path } is not a backup that this program wrote
backup-error-newer-version = the backup has version { $found }, this program reads up to version { $known }
    .help = a newer version of Adoube reads it
backup-error-damaged = the backup is damaged: { $file } in it is not what was written; nothing was restored
    .help = take an earlier backup
backup-error-other-event = event { $event } is not in the backup as it was written; nothing was restored
    .help = take an earlier backup
backup-error-not-empty = there are events or accounts in { $place } already; nothing was restored
    .help = --data names an empty place; --replace puts aside what is in a folder
backup-error-people = the accounts cannot be copied: { $problem }
