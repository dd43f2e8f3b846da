# Players check themselves in.

self-check-in-set = { $open ->
    [yes] { $section }: Spieler melden sich selbst an
   *[no] { $section }: Spieler melden sich nicht mehr selbst an
}
check-in-already = { $value } ist schon als anwesend gemeldet.
check-in-choose = Wählen Sie Ihren Namen
check-in-close = Schließen
check-in-closed = Die Anmeldung ist geschlossen. Fragen Sie den Schiedsrichter.
check-in-desk = Selbst anwesend melden
check-in-desk-text = Solange es offen ist, finden Spieler ihren Namen auf einem Tablet oder über den Code auf ihrem Telefon und sagen, dass sie da sind. Abmelden kann man so niemanden.
check-in-done = { $value } ist als anwesend gemeldet. Gute Partien!
check-in-is-closed = Spieler melden sich nicht mehr selbst.
check-in-no = Nein, zurück zu den Namen
check-in-nobody = Alle sind da.
check-in-open = Öffnen
check-in-opened = Spieler können sich selbst melden.
check-in-summary = { $first } von { $second } sind da
check-in-title = Anwesenheit
check-in-too-many = Zu viele auf einmal von hier. Warten Sie eine Minute oder fragen Sie den Schiedsrichter.
check-in-yes = Ja, das bin ich. Ich bin da.
