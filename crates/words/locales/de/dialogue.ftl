# The dialogue about an incident, at the terminal and on pages.

dialogue-what = Was ist geschehen? Ein paar Stichworte oder die Nummer einer Gruppe (hilfe: was man eingeben kann).
dialogue-which = Welcher Vorfall? Die Nummer, andere Stichworte oder „zurück“.
dialogue-found = Gefunden zu „{ $value }“:
dialogue-no-fit = Zu „{ $value }“ wurde nichts gefunden. Andere Stichworte oder die Nummer einer Gruppe.
dialogue-no-number = Die Nummer { $value } steht nicht in der Liste.
dialogue-no-kind = „{ $value }“ ist kein bekannter Vorfall
dialogue-list-kinds = `adoube ruling --kinds` zeigt, was geschehen sein kann
dialogue-nothing-said = der Dialog endete, bevor etwas gesagt war
dialogue-ended-open = der Dialog endete, bevor eine Entscheidung möglich war; offen ist die Frage: { $question }
dialogue-give-facts = die Tatsachen mit --facts als Datei angeben, oder diese eine mit --fact { $fact }=…
dialogue-fact-form = „{ $value }“ ist keine Tatsache: anzugeben ist ORT=WERT, etwa clock.white=4:30
dialogue-unread = die Antwort ist nicht lesbar: { $value }
dialogue-dont-know = unbekannt: alle Antworten
dialogue-not-known = nicht bekannt
dialogue-time-such-as = eine Zeit, etwa 2:30, 2 Min, 90 Sek oder 1:05:00
dialogue-group = { $title } ({ $count })
dialogue-help-choice =
    Stichworte zum Vorfall eingeben („Handy“, „Stellungswiederholung“, „zu spät“), die Nummer eines
    Artikels („9.2“) oder eine Nummer der Liste.
      zurück  einen Schritt zurück
      neu     von vorn
      ende    ohne Entscheidung beenden
dialogue-help-answer =
    Die Nummer einer Antwort, die Antwort selbst oder ihren Anfang eingeben.
      ?       nicht bekannt: die Entscheidung zu jeder Antwort, wo das möglich ist
      zurück  die letzte Antwort zurücknehmen
      neu     von vorn
      ende    hier beenden
dialogue-help-articles = Artikel, zu denen die Antworten führen: { $articles }
dialogue-back-at-start = Das ist der Anfang.

answer-refused-needed = Ohne diese Angabe ist keine Entscheidung möglich.
answer-refused-not-a-choice = Das ist keine der Antworten.
answer-refused-not-a-number = Erwartet wird eine ganze Zahl von { $at-least } bis { $at-most }.
answer-refused-not-a-time = Erwartet wird eine Zeit, etwa 2:30, 2 Min, 90 Sek oder 1:05:00.
answer-refused-unsettled = Mit „{ $found }“ bleibt die Frage offen.

# Lists of what can be typed, with commas between.

dialogue-ignored-words = ein, eine, einen, einer, eines, einem, der, die, das, den, dem, des, im, in, am, an, auf, zu, zum, zur, ist, sind, war, wird, wurde, hat, haben, sein, seine, seinen, ihr, er, sie, es, und, oder, mit, von, vom, für, bei, Spieler, Spielers, Gegner, Partie, Zug, Züge, wer, was, nicht, sich, da, man, wie, keine, kein, auch, Weiß, Schwarz
typed-back = zurück, zurueck, <
typed-again = neu, von vorn, von vorne, nochmal, Neubeginn
typed-help = hilfe, h, ??
typed-quit = ende, beenden, schluss, q
typed-dont-know = ?, weiß nicht, weiss nicht, ich weiß nicht, weiß ich nicht, unbekannt, nicht bekannt, unklar, keine Ahnung
typed-yes = ja, j, jawohl, richtig
typed-no = nein, n, nö
typed-white = weiß, weiss, w
typed-black = schwarz, s
typed-hours = h, std, stunde, stunden
typed-minutes = m, min, minute, minuten
typed-seconds = s, sek, sec, sekunde, sekunden
typed-numbers = null | keine | keiner | kein | nie | niemals, ein | eins | einmal, zwei | zweimal, drei | dreimal, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf
