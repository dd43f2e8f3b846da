# Accounts of players: fees, deposits, payments, and what prizes become by the entries.

account-entered = { $note ->
    [none] { $section }: Konto von { $entrant }: { $item }, { $amount }
   *[other] { $section }: Konto von { $entrant }: { $item }, { $amount } ({ $note })
}
account-item-charge = { $value } berechnet
account-item-payment = bezahlt ({ $value })
account-item-refund = erstattet ({ $value })
account-item-deposit-returned = Kaution zurückgezahlt ({ $value })
account-item-waiver = erlassen
charge-entry-fee = Startgeld
charge-late-fee = Zuschlag für Nachmeldung
charge-re-entry-fee = Startgeld für Neueinstieg
charge-deposit = Kaution
charge-membership = Mitgliedsbeitrag
charge-fine = Bußgeld
charge-other = anderer Betrag
pay-method-cash = bar
pay-method-card = Karte
pay-method-transfer = Überweisung
pay-method-online = online
pay-method-cheque = Scheck
invalid-amount = „{ $text }“ ist kein Betrag: erwartet werden Ziffern mit höchstens zwei Nachkommastellen, etwa 45 oder 45,50
refusal-no-amount = ein Betrag muss größer als null sein
refusal-amount-too-large = ein Betrag darf höchstens { $most } sein
refusal-more-than-paid = { $who } hat { $paid } eingezahlt; mehr kann nicht zurückgegeben werden
refusal-has-account = { $who } hat ein Konto, und das bleibt erhalten
    .help = statt zu streichen den Spieler zurückziehen, oder zuerst die Buchungen zurücknehmen

# What prizes based on entries are as things stand.
prize-now-reason-not-based-on = wie ausgeschrieben
prize-now-reason-goal-reached = die Teilnehmerzahl ist erreicht: in voller Höhe
prize-now-reason-in-proportion = { $entries } von { $goal }: mindestens im Verhältnis der Anmeldungen (32C4a)
prize-now-reason-half = mindestens die Hälfte, weil alle ausgeschriebenen Preise zusammen über { $above } liegen (32C4b)
prize-now-reason-guaranteed = garantiert (32E)
prize-now-reason-offered = { $percent } % zahlt der Veranstalter von sich aus

# `adoube event fees`, `event prizes` and what belongs to them.
event-fees-title = { $name }: Startgelder{ $currency ->
    [none] {""}
   *[other] {" "}({ $currency })
}
event-fees-column-charged = Zu zahlen
event-fees-column-waived = Erlassen
event-fees-column-paid = Bezahlt
event-fees-column-balance = Offen
event-fees-column-deposit = Kaution
event-fees-totals = Bezahlt { $paid }, noch offen { $owed }, verwahrte Kautionen { $deposits }
event-fees-till = { $day ->
    [none] Kasse aller Tage
   *[other] Kasse vom { $day }
}
event-fees-flow = { $method }: eingenommen { $taken }, ausgegeben { $given }, Bestand { $sum }
event-fees-unannounced = für diese Gruppe ist kein Startgeld ausgeschrieben, also schuldet niemand eines: ausschreiben oder einzeln berechnen
event-fees-nothing-open = bei { $who } ist nichts offen; bitte den Betrag angeben
event-fees-no-fund = die Gruppe „{ $section }“ hat keinen Preisfonds
event-prizes-counted = { $entries } Anmeldungen zählen, die Preise gelten für { $goal }
event-prizes-counted-in = { $section }: { $entries }
event-prizes-column-prize = Preis
event-prizes-column-advertised = Ausgeschrieben
event-prizes-column-now = Jetzt
event-prizes-column-why = Warum
event-prizes-sum = Ausgeschrieben { $advertised }, jetzt { $now }
entries-counted-missing = es gibt keine Gruppe „{ $name }“, deren Anmeldungen zählen könnten
