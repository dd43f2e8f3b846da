# The chain of digests: what is found of a journal or an export.

chain-fault-changed = record { $seq } is not what was written
chain-fault-no-digest = record { $seq } has no digest
chain-fault-missing = records are missing: { $from } to { $to }
chain-fault-cut-off = the end is missing: records { $from } to { $to }
chain-fault-out-of-place = record { $seq } stands where record { $expected } belongs
chain-fault-too-many = { $announced } records are kept account of, { $found } are there
chain-fault-other-end = the last record is not the one that is kept account of
chain-fault-unreadable = record { $seq } cannot be read: { $problem }
chain-fault-does-not-follow = record { $seq } cannot follow those before it: { $why }
chain-fault-other-name = the event was kept under another short name
chain-fault-other-title = the title that is kept of the event is not the one that its records tell
chain-fault-header = what stands before the records is not what was written
chain-fault-no-chain = there are no digests (an export of version 0.1.0): nothing of it can be proved
    .help = import the event and export it again: from then on it is proved
chain-fault-was-damaged = the journal was damaged already when this was exported
chain-fault-file = the file of the database is damaged: { $problem }
chain-fault-signature = the signature does not belong to this export
journal-damaged = the journal of event "{ $event }" is not what was written, and nothing is written to it: { $fault }
    .help = `adoube event verify` tells everything that is wrong; `adoube restore` brings back a backup
export-error-damaged = the export is not what was written: { $fault }
    .help = export the event again; `adoube event verify` tells everything that is wrong
not-a-digest = expected a digest: 64 hexadecimal digits
not-a-public-key = expected a public key: 64 hexadecimal digits, as `adoube key show` prints them
key-error-unreadable = this is not a key that `adoube key new` wrote
key-error-no-random-numbers = the computer gives no random numbers

# What is said of a journal or an export as a whole.
proof-statement-sound = { $records ->
    [one] { $event }: { $records } record, just as it was written. Digest { $head }
   *[other] { $event }: { $records } records, just as they were written. Digest { $head }
}
proof-statement-unsound = { $count ->
    [one] { $event } is not what was written:
   *[other] { $event } is not what was written; { $count } things are wrong:
}
proof-statement-chained = Nothing was changed, left out, added or put elsewhere since; whoever noted an earlier digest can find it in here again.
proof-statement-taken-in = { $records ->
    [one] The first record was written without a digest and taken in on { $at }: what happened to it before is not proved. Proved from record { $since } on.
   *[other] The first { $records } records were written without digests and taken in on { $at }: what happened to them before is not proved. Proved from record { $since } on.
}
proof-statement-withheld = { $count ->
    [one] The text of { $count } record is withheld in this copy: its place in the chain is proved, its author and its time as they stand here are not.
   *[other] The text of { $count } records is withheld in this copy: their places in the chain are proved, their authors and their times as they stand here are not.
}
proof-statement-signed = Signed by “{ $name }” on { $at }, with the key { $key }
proof-statement-signed-by-other = This is not the key that was expected.
proof-statement-not-signed = It is not signed.
proof-statement-signature-proves = The owner of this key had these records, all of them and in this order, when it was signed. The name is what the signer wrote; only the key proves who it was: compare it with one that you have from the signer.

# Keys.
key-made = A key for “{ $name }” is in { $file }. Whoever has this file can sign in that name: keep it, and a copy, where nobody else is.
key-public = Public key: { $key }
key-give = Hand the public key to those who check: on the notice board, in the invitation, on the page of the federation.
key-taken = there is a key in { $file } already
    .help = --file names another file
key-nowhere = there is no key in { $file }
    .help = `adoube key new` makes one
proof-statement-erased = { $count ->
    [one] Personal data were erased from { $count } record ({ $records }): the digest that it got when it was written is proved, and so is what stands there now. Record { $by } says by whom and why.
   *[other] Personal data were erased from { $count } records ({ $records }): the digests that they got when they were written are proved, and so is what stands there now. Record { $by } says by whom and why.
}
