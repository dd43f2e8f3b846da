# Editions and their variations.

variation-error-unknown = { $edition } hat keine Abweichung „{ $id }“
variation-error-number-missing = die Abweichung „{ $id }“ braucht eine Zahl ({ $what }): { $id }=ZAHL schreiben
variation-error-no-number = die Abweichung „{ $value }“ hat keine Zahl
variation-error-not-a-number = „{ $value }“ ist keine Zahl
variation-error-misfit = die Abweichung „{ $id }“ passt nicht: { $cause }

# How players are told of a variation, and by when.
notice-channel-advance-publicity = in allen ausführlichen Ausschreibungen genannt
notice-channel-regulations = in der Turnierausschreibung genannt
notice-channel-posted = am Spielort ausgehängt
notice-channel-posted-at-entrances = an allen Eingängen ausgehängt
notice-channel-announced = am Spielort angesagt
notice-channel-opening-remarks = bei der Eröffnung angesagt
notice-moment-before-event = vor dem Turnier
notice-moment-before-first-round = vor Runde 1
notice-moment-before-second-round = vor Runde 2
notice-moment-before-use = vor ihrer Anwendung
notice-moment-too-late = zu beliebiger Zeit
notice-rule = { $all-of-count ->
    [0] { $one-of-count ->
        [0] keine Bekanntgabe
       *[other] { $one-of }, { $by }
    }
   *[other] { $one-of-count ->
        [0] { $all-of }, { $by }
       *[other] { $all-of }, { $one-of }, { $by }
    }
}{ $better-by ->
    [none] {""}
   *[other] , besser { $better-by }
}{ $publicity-if-major ->
    [yes] ; auch in allen ausführlichen Ausschreibungen, wenn sie Spieler von der Teilnahme abhalten könnte
   *[no] {""}
}
notice-fault-must = die Abweichung „{ $variation }“ muss { $by } { $ways } sein
notice-fault-should = die Abweichung „{ $variation }“ sollte { $by } bekannt gegeben werden
notice-fault-publicity-if-major = könnte die Abweichung „{ $variation }“ Spieler von der Teilnahme abhalten, muss sie in allen ausführlichen Ausschreibungen stehen
