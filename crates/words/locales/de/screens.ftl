# The screens of the hall, and what the arbiter tells everybody on them.

screens-set = { $screens-count ->
    [0] Bildschirme des Saals entfernt
    [one] { $screens-count } Bildschirm des Saals eingerichtet
   *[other] { $screens-count } Bildschirme des Saals eingerichtet
}
message-shown = { $text ->
    [none] Mitteilung von den Bildschirmen genommen
   *[other] Mitteilung auf den Bildschirmen: { $text }
}
screens = Bildschirme
screens-add = Bildschirm hinzufügen
screens-all-sections = alle Gruppen
screens-code = Kürzel in der Adresse
screens-countdown = Runde { $first } beginnt in
screens-countdown-over = Runde { $first } beginnt jetzt
screens-each = Bleibt wie viele Sekunden
screens-intro = Ein Bildschirm im Saal öffnet einmal seine Adresse. Was er zeigt, wird hier gewählt und ändert sich dort sofort.
screens-look = Aussehen
screens-message = Mitteilung an den Saal
screens-message-gone = Die Mitteilung ist von den Bildschirmen genommen.
screens-message-remove = Wegnehmen
screens-message-send = Jetzt zeigen
screens-message-shown = Die Mitteilung steht auf allen Bildschirmen.
screens-message-text = Steht auf jedem Bildschirm über allem, und auf dem ganzen Bildschirm, wo das unten gewählt ist.
screens-name = Wie er hier heißt
screens-new = Ein neuer Bildschirm
screens-next-round = Wann die nächste Runde beginnt
screens-nothing = Gerade ist nichts zu zeigen
screens-none = Es gibt noch keinen Bildschirm.
screens-remove = Entfernen
screens-removed = Der Bildschirm ist entfernt.
screens-results = Ergebnisse der Runde { $value }
screens-saved = Die Bildschirme sind geändert.
screens-sections = Welche Gruppen
screens-shows = Was er der Reihe nach zeigt
screens-unfit = „{ $value }“ passt hier nicht.
screen-kind-pairings = Paarungen nach Brett
screen-kind-names = Paarungen nach Namen
screen-kind-results = Ergebnisse, wie sie kommen
screen-kind-standings = Tabelle
screen-kind-next-round = Countdown zur nächsten Runde
screen-kind-message = Mitteilung auf dem ganzen Bildschirm
screen-look-as-set = wie der Rechner eingestellt ist
screen-look-light = hell
screen-look-dark = dunkel
screens-no-such = es gibt keinen Bildschirm „{ $code }“
