# Die Kette der Prüfsummen: was von einem Journal oder einem Export festgestellt wird.

chain-fault-changed = Eintrag { $seq } ist nicht, was geschrieben wurde
chain-fault-no-digest = Eintrag { $seq } hat keine Prüfsumme
chain-fault-missing = es fehlen Einträge: { $from } bis { $to }
chain-fault-cut-off = das Ende fehlt: Einträge { $from } bis { $to }
chain-fault-out-of-place = Eintrag { $seq } steht, wo Eintrag { $expected } hingehört
chain-fault-too-many = { $announced } Einträge sind verzeichnet, { $found } sind da
chain-fault-other-end = der letzte Eintrag ist nicht der, der verzeichnet ist
chain-fault-unreadable = Eintrag { $seq } kann nicht gelesen werden: { $problem }
chain-fault-does-not-follow = Eintrag { $seq } kann nicht auf die vorigen folgen: { $why }
chain-fault-other-name = das Turnier wurde unter einem anderen Kurznamen geführt
chain-fault-other-title = der verzeichnete Titel des Turniers ist nicht der, den seine Einträge nennen
chain-fault-header = was vor den Einträgen steht, ist nicht, was geschrieben wurde
chain-fault-no-chain = es gibt keine Prüfsummen (ein Export der Version 0.1.0): nichts davon lässt sich beweisen
    .help = das Turnier importieren und neu exportieren: von da an ist es bewiesen
chain-fault-was-damaged = das Journal war schon beschädigt, als dies exportiert wurde
chain-fault-file = die Datei der Datenbank ist beschädigt: { $problem }
chain-fault-signature = die Unterschrift gehört nicht zu diesem Export
journal-damaged = das Journal des Turniers „{ $event }“ ist nicht, was geschrieben wurde, und nichts wird hineingeschrieben: { $fault }
    .help = `adoube event verify` nennt alles, was nicht stimmt; `adoube restore` holt eine Sicherung zurück
export-error-damaged = der Export ist nicht, was geschrieben wurde: { $fault }
    .help = das Turnier neu exportieren; `adoube event verify` nennt alles, was nicht stimmt
not-a-digest = erwartet wird eine Prüfsumme: 64 hexadezimale Ziffern
not-a-public-key = erwartet wird ein öffentlicher Schlüssel: 64 hexadezimale Ziffern, wie `adoube key show` sie ausgibt
key-error-unreadable = das ist kein Schlüssel, den `adoube key new` geschrieben hat
key-error-no-random-numbers = der Computer liefert keine Zufallszahlen

# Was von einem Journal oder einem Export als Ganzem gesagt wird.
proof-statement-sound = { $records ->
    [one] { $event }: { $records } Eintrag, genau so, wie er geschrieben wurde. Prüfsumme { $head }
   *[other] { $event }: { $records } Einträge, genau so, wie sie geschrieben wurden. Prüfsumme { $head }
}
proof-statement-unsound = { $count ->
    [one] { $event } ist nicht, was geschrieben wurde:
   *[other] { $event } ist nicht, was geschrieben wurde; { $count } Dinge stimmen nicht:
}
proof-statement-chained = Seither wurde nichts geändert, ausgelassen, hinzugefügt oder umgestellt; wer eine frühere Prüfsumme notiert hat, findet sie hier wieder.
proof-statement-taken-in = { $records ->
    [one] Der erste Eintrag wurde ohne Prüfsumme geschrieben und am { $at } aufgenommen: was vorher mit ihm geschah, ist nicht bewiesen. Bewiesen ab Eintrag { $since }.
   *[other] Die ersten { $records } Einträge wurden ohne Prüfsummen geschrieben und am { $at } aufgenommen: was vorher mit ihnen geschah, ist nicht bewiesen. Bewiesen ab Eintrag { $since }.
}
proof-statement-withheld = { $count ->
    [one] Der Text von { $count } Eintrag ist in dieser Kopie zurückgehalten: sein Platz in der Kette ist bewiesen, Verfasser und Zeit, wie sie hier stehen, sind es nicht.
   *[other] Der Text von { $count } Einträgen ist in dieser Kopie zurückgehalten: ihre Plätze in der Kette sind bewiesen, Verfasser und Zeiten, wie sie hier stehen, sind es nicht.
}
proof-statement-signed = Unterschrieben von „{ $name }“ am { $at }, mit dem Schlüssel { $key }
proof-statement-signed-by-other = Das ist nicht der erwartete Schlüssel.
proof-statement-not-signed = Er ist nicht unterschrieben.
proof-statement-signature-proves = Wem dieser Schlüssel gehört, der hatte beim Unterschreiben diese Einträge, alle und in dieser Reihenfolge. Der Name ist, was der Unterzeichner schrieb; wer es war, beweist nur der Schlüssel: mit einem vergleichen, den man vom Unterzeichner hat.

# Schlüssel.
key-made = Ein Schlüssel für „{ $name }“ ist in { $file }. Wer diese Datei hat, kann in diesem Namen unterschreiben: sie und eine Kopie dort aufbewahren, wo sonst niemand hinkommt.
key-public = Öffentlicher Schlüssel: { $key }
key-give = Den öffentlichen Schlüssel denen geben, die prüfen: am schwarzen Brett, in der Ausschreibung, auf der Seite des Verbands.
key-taken = in { $file } ist schon ein Schlüssel
    .help = --file nennt eine andere Datei
key-nowhere = in { $file } ist kein Schlüssel
    .help = `adoube key new` macht einen
proof-statement-erased = { $count ->
    [one] Aus { $count } Eintrag ({ $records }) wurden persönliche Daten gelöscht: Die Prüfsumme, die er beim Schreiben bekam, ist bewiesen, ebenso, was jetzt dort steht. Von wem und warum, sagt Eintrag { $by }.
   *[other] Aus { $count } Einträgen ({ $records }) wurden persönliche Daten gelöscht: Die Prüfsummen, die sie beim Schreiben bekamen, sind bewiesen, ebenso, was jetzt dort steht. Von wem und warum, sagt Eintrag { $by }.
}
