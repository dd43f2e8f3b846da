# Sicherungen.
backup-made = { $count ->
    [one] { $count } Turnier mit { $records } Einträgen, die Konten und die Wertungslisten sind in { $file }
   *[other] { $count } Turniere mit { $records } Einträgen, die Konten und die Wertungslisten sind in { $file }
}
backup-sound = { $count ->
    [one] Die Sicherung vom { $at } ist, wie sie geschrieben wurde: { $count } Turnier mit { $records } Einträgen
   *[other] Die Sicherung vom { $at } ist, wie sie geschrieben wurde: { $count } Turniere mit { $records } Einträgen
}
backup-restored = { $count ->
    [one] Die Sicherung vom { $at } ist zurückgeholt: { $count } Turnier mit { $records } Einträgen, die Konten und die Wertungslisten
   *[other] Die Sicherung vom { $at } ist zurückgeholt: { $count } Turniere mit { $records } Einträgen, die Konten und die Wertungslisten
}
backup-left-out = { $why ->
    [none] Turnier { $event } ist nicht darin: sein Journal war beschädigt
   *[other] Turnier { $event } ist nicht darin: { $why }
}
backup-no-span = erwartet wird eine Zeitspanne wie 15m, 6h oder 1d
backup-error-file = { $path }: { $problem }
backup-error-not-a-backup = { $path } ist keine Sicherung dieses Programms
backup-error-newer-version = die Sicherung hat Version { $found }, dieses Programm liest bis Version { $known }
    .help = eine neuere Version von Adoube liest sie
backup-error-damaged = die Sicherung ist beschädigt: { $file } darin ist nicht, was geschrieben wurde; nichts wurde zurückgeholt
    .help = eine frühere Sicherung nehmen
backup-error-other-event = Turnier { $event } ist nicht in der Sicherung, wie es geschrieben wurde; nichts wurde zurückgeholt
    .help = eine frühere Sicherung nehmen
backup-error-not-empty = in { $place } sind schon Turniere oder Konten; nichts wurde zurückgeholt
    .help = --data nennt einen leeren Ort; --replace legt beiseite, was in einem Ordner ist
backup-error-people = die Konten können nicht kopiert werden: { $problem }
