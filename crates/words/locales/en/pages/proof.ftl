# Texts of the pages: proof.

proof = Proof of the journal
proof-how = Everything was read anew from the store and compared just now. The digest of the last record stands for the whole journal: note it, or hand it on, and nobody can change anything before it without being found out. An export carries the same digests; adoube event verify checks it anywhere.
proof-export = The journal as a file
proof-damaged = This journal is not what was written: { $first }. It can be read; nothing can be entered.
tools-proof = Signed export
tools-proof-text = See whether the exported journal of an event is what was written, and who signed it.
tools-proof-file = The export of a journal (.jsonl)
tools-proof-key = The public key of the signer, if you have it
tools-proof-hint = Nothing of it is kept. adoube event verify does the same without any server.
tools-proof-no-text = This is not a text: the export of a journal was expected
public-damaged = What stands here may not be what was entered: the journal of the event is damaged
