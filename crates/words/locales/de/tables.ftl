# The plan of the tables: rooms, accessible tables, who always sits where.

tables = Tischplan
tables-accessible = Barrierefreie Tische
tables-accessible-are = barrierefrei: { $tables }
tables-fixed = Immer am selben Tisch
tables-fixed-none = Niemand hat einen festen Tisch. Er wird auf der Seite der Anmeldung vergeben.
tables-hint = Zuerst werden die Tische des ersten Raums besetzt. Ein Raum mit mehreren Tischbereichen hat mehrere Zeilen. Die Tische behalten ihre Nummern in allen Räumen.
tables-in-need = Brauchen einen barrierefreien Tisch
tables-in-need-none = Niemand. Wer Platz für einen Rollstuhl, ein zweites Brett oder eine Assistenz braucht, hat das auf der Seite der Anmeldung stehen.
tables-intro = Die nächsten Paarungen folgen diesem Plan. Er ändert, an welchem Tisch ein Paar sitzt, nie wer gegen wen spielt.
tables-needs-one = braucht einen barrierefreien Tisch: { $who }
tables-none = Es sind keine Räume geplant: Die Tische zählen ab 1.
tables-room = Raum
tables-rooms = Räume
tables-saved = Der Plan ist gespeichert. Er gilt ab der nächsten Paarung.
tables-unfit = { $first }: „{ $second }“ ist keine Tischnummer
tables-remark-shared-tables = Die Tische { $first } bis { $last } von { $room } sind auch für { $section } geplant: nicht zur gleichen Zeit
tables-remark-fixed-outside = { $player } sitzt immer an Tisch { $table }, der in keinem Raum steht
tables-remark-few-accessible = { $players ->
    [one] Eine Person braucht
   *[other] { $players } Personen brauchen
 } einen barrierefreien Tisch; es gibt { $tables ->
    [0] keinen
    [one] einen
   *[other] { $tables }
 }
tables-remark-few-tables = Wenn alle spielen, braucht es { $wanted } Tische; die Räume haben { $tables }
unreadable-tables-no-stretch = „{ $found }“ ist keine Liste von Tischen: erwartet werden Nummern wie 1, 2, 5-8
unreadable-tables-no-table = „{ $found }“ ist keine Tischnummer
unreadable-tables-no-room = „{ $found }“ ist kein Raum mit seinen Tischen: erwartet wird NAME=ERSTER-LETZTER, etwa "Saal A=1-20"
unreadable-tables-in-no-room = Tisch { $table } soll barrierefrei sein und steht in keinem der Räume
