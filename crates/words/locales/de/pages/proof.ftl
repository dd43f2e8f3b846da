# Texts of the pages: proof.

proof = Beweis des Journals
proof-how = Alles wurde eben neu aus dem Speicher gelesen und verglichen. Die Prüfsumme des letzten Eintrags steht für das ganze Journal: wer sie notiert oder weitergibt, kann sicher sein, dass davor niemand unbemerkt etwas ändert. Ein Export trägt dieselben Prüfsummen; adoube event verify prüft ihn überall.
proof-export = Das Journal als Datei
proof-damaged = Dieses Journal ist nicht, was geschrieben wurde: { $first }. Es kann gelesen werden; eingetragen werden kann nichts.
tools-proof = Signierter Export
tools-proof-text = Prüfen, ob das exportierte Journal eines Turniers ist, was geschrieben wurde, und wer es unterschrieben hat.
tools-proof-file = Der Export eines Journals (.jsonl)
tools-proof-key = Der öffentliche Schlüssel des Unterzeichners, falls bekannt
tools-proof-hint = Nichts davon wird behalten. adoube event verify tut dasselbe ohne Server.
tools-proof-no-text = Das ist kein Text: erwartet wurde der Export eines Journals
public-damaged = Was hier steht, ist vielleicht nicht, was eingegeben wurde: das Journal des Turniers ist beschädigt
