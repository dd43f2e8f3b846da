# Time controls, their rates of play, clocks and their logs, correspondence.

# A text is not a time control.
time-control-error = { $found ->
    [none] Spalte { $column }: gefunden: das Ende, erwartet: { $expected }
   *[other] Spalte { $column }: gefunden: „{ $found }“, erwartet: { $expected }
}
expected-in-control-plus-or-end = ein Pluszeichen oder das Ende
expected-in-control-plus-or-black = ein Pluszeichen, oder -B und die Bedenkzeit von Schwarz
expected-in-control-black = -B und die Bedenkzeit von Schwarz
expected-in-control-colon-or-end = ein Doppelpunkt oder das Ende
expected-in-control-marked-minutes = Minuten, etwa 90' oder 90'/40
expected-in-control-minutes = Minuten
expected-in-control-seconds = Sekunden
expected-in-control-seconds-mark = das Zeichen für Sekunden
expected-in-control-seconds-or-moves = Sekunden oder Züge/Sekunden
expected-in-control-seconds-for-each-move = Sekunden für jeden Zug
expected-in-control-only-seconds-for-each-move = Sekunden für jeden Zug; Zeit für alle Züge ist schon vergeben
expected-in-control-word-move = das Wort „move“
expected-in-control-word-move-and-number = das Wort „move“ und die Nummer des Zuges
expected-in-control-moves = eine Zahl von Zügen, von 1 bis { $most }
expected-in-control-us-control = eine Bedenkzeit wie G/60 d/5 oder 40/90 SD/30 inc/30
expected-in-control-us-part = Züge/Minuten, G/, SD/, d/, inc/ oder +
expected-in-control-slash = ein Schrägstrich
expected-in-control-nothing-after-addition = nichts nach dem Aufschub oder Inkrement
expected-in-control-known-control = eine Bedenkzeit; hier steht, dass sie unbekannt ist oder dass es keine gibt
expected-in-control-possible = eine mögliche Bedenkzeit: { $value }

# Periods that make no time control.
time-control-fault-no-period = eine Bedenkzeit hat mindestens eine Zeitperiode
time-control-fault-too-many-periods = eine Bedenkzeit hat höchstens { $most } Zeitperioden
time-control-fault-ends-early = Zeitperiode { $value } ist nicht die letzte und braucht eine Zahl von Zügen
time-control-fault-moves = Zeitperiode { $period } braucht mindestens einen Zug und höchstens { $most }
time-control-fault-time = Zeitperiode { $value } braucht eine Zeit in ganzen Sekunden, höchstens tausend Stunden
time-control-fault-addition = Zeitperiode { $value } braucht eine Zeitzugabe in ganzen Sekunden, mehr als null und höchstens eine Stunde
time-control-fault-hourglass = eine Sanduhr hat eine einzige Zeitperiode für alle Züge, für beide Spieler

# A notation has no words for a time control.
unprintable-control-different-times = diese Schreibweise kennt keine verschiedenen Bedenkzeiten der Spieler
unprintable-control-changing-additions = diese Schreibweise kennt keine wechselnden Zeitzugaben
unprintable-control-additions-changing-twice = diese Schreibweise kennt keine Zeitzugaben, die mehr als einmal wechseln
unprintable-control-odd-seconds = diese Schreibweise kennt nur Zeiten in ganzen Minuten
unprintable-control-bronstein = diese Schreibweise unterscheidet Bronstein nicht von anderem Aufschub
unprintable-control-delay = diese Schreibweise kennt keinen Aufschub
unprintable-control-hourglass = diese Schreibweise kennt keine Sanduhr
unprintable-control-addition-left-open = diese Schreibweise kann die Zeitzugabe nicht offenlassen
unprintable-control-too-many-moves = diese Schreibweise kennt keine Zeitperiode mit so vielen Zügen

# A text is not a length of time.
span-error = „{ $found }“ ist keine Zeit: erwartet wird h:mm:ss oder m:ss, etwa 1:30:00 oder 2:00

# Why a time control has no rate of play.
no-rate-time-odds = die Spieler haben verschiedene Bedenkzeiten
no-rate-no-band = kein Spieltempo hat { $value } für jeden Spieler
no-rate-base-too-short = nötig ist eine Grundbedenkzeit von { $least }, angegeben ist { $found }
no-rate-unspecified = es wurde nicht gesagt, ob Zeit hinzukommt
no-default-delay = die Bedenkzeit sagt nicht, ob Zeit hinzukommt, und diese Regeln geben dafür nichts vor

# A log of a clock that cannot be played over.
clock-log-error-control = die Bedenkzeit: { $error }
clock-log-error-event = Ereignis { $number }: { $error }
clock-event-error-out-of-order = bei { $at }: früher als das Ereignis davor, bei { $before }
clock-event-error-out-of-range = bei { $at }: erwartet wird ein Zeitpunkt von 0:00 bis { $latest }
clock-event-error-unshowable = bei { $at }: erwartet wird eine Zeit von 0:00 bis { $longest } und eine Zugnummer bis { $most-moves }
clock-event-error-running = bei { $at }: die Uhr läuft schon
clock-event-error-not-started = bei { $at }: die Uhr wurde nicht in Gang gesetzt; angeben, wessen Seite läuft
clock-event-error-unspecified = die Bedenkzeit lässt offen, was für jeden Zug hinzukommt
clock-event-error-no-period = bei { $at }: { $side } hat keine weitere Zeitperiode

# What was odd in a log.
clock-oddity-pressed-out-of-turn = { $value } drückte die Uhr, ohne am Zug zu sein
clock-oddity-pressed-while-stopped = { $value } drückte die angehaltene Uhr
clock-oddity-pressed-while-frozen = { $value } drückte die Uhr, die auf null stand
clock-oddity-pressed-before-start = { $value } drückte die Uhr vor dem Beginn
clock-oddity-took-more-than-left = bei { $side } wurde { $missing } mehr abgezogen, als übrig war
clock-oddity-called-flag-is-up = der Blättchenfall von { $value } wurde gemeldet, aber das Blättchen ist nicht gefallen

# What must be known of a clock that is to be corrected.
missing-clock-fact-both-times = von keinem Spieler ist die Zeit bekannt; woraus lässt sich eine davon bestimmen?
missing-clock-fact-moves = wie viele Züge hat { $value } abgeschlossen?
missing-clock-fact-elapsed = wie lange ist die Uhr seit dem Beginn gelaufen?

# Coming late, and adjourned games.
no-default-time = die Ausschreibung muss die Wartezeit festlegen

# Correspondence.
reflection-control-not-allowed = erwartet werden 30 Tage für 10 Züge mit höchstens 10 Tagen für einen Zug, oder mindestens 3 Tage für jeden Zug
