# The dialogue about an incident at the terminal.

dialogue-what = Was ist geschehen? Ein paar Stichworte oder eine Nummer.
dialogue-no-fit = Nichts passt.
dialogue-no-kind = „{ $value }“ ist kein bekannter Vorfall
dialogue-list-kinds = `adoube ruling --kinds` zeigt, was geschehen sein kann
dialogue-nothing-said = der Dialog endete, bevor etwas gesagt war
dialogue-ended-open = der Dialog endete, bevor eine Entscheidung möglich war
dialogue-give-facts = die Tatsachen mit --facts als Datei angeben
dialogue-unread = die Antwort ist nicht lesbar: { $value }
dialogue-needed = Ohne diese Angabe ist keine Entscheidung möglich.
dialogue-not-an-answer = Das ist keine der Antworten.
dialogue-dont-know = unbekannt: beide Antworten
dialogue-time-such-as = eine Zeit, etwa 4:30 oder 1:05:00
