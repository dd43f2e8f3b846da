# Spectators: incidents, questions, answers, what rulings say.

family-spectators = Zuschauer

incident-spectator-speaks = jemand anderes sprach über die Partie
    .words = Zuschauer, Kiebitz, Kiebitze, Zwischenruf, Zuschauer redet, Einmischung, Dritter, Eltern, reden
incident-unasked-advice = ein Spieler erhielt ungebeten einen Rat
    .words = ungebetener Rat, Einsagen, vorgesagt, Zug zugerufen, Tipp, Vorsagen
incident-clock-reminder = ein Spieler wurde auf Uhr oder Blättchen hingewiesen
    .words = erinnert, drück die Uhr, Hinweis auf die Uhr, auf die Zeit hingewiesen, Erinnerung
incident-spectator-disturbs = ein Zuschauer stört oder benutzt ein Telefon
    .words = Zuschauer stört, Lärm, laut, Zuschauer mit Handy, Foto, Blitzlicht, Kamera, Film
incident-outside-disturbance = die Partie wurde von außen gestört
    .words = Störung von außen, Lärm, Baustelle, Bauarbeiten, Musik von draußen, Kinder

ask-spectator-speaks-about = Was wurde gesagt?
ask-spectator-speaks-to-arbiter-only = Wurde es nur dem Schiedsrichter gesagt?
ask-spectator-speaks-to-director-only = Wurde es nur dem Turnierleiter gesagt?
ask-unasked-advice-to = Wem wurde es gesagt?
ask-unasked-advice-worth = Was war der Rat wert?
ask-clock-reminder-to = Wer wurde hingewiesen?
ask-clock-reminder-from = Wer hat { $to } hingewiesen?
ask-clock-reminder-about = Worauf?
ask-spectator-disturbs-how = Wie stört der Zuschauer?

spectator-remark-flag = ein Blättchenfall
spectator-remark-irregularity = ein regelwidriger Zug oder eine andere Unregelmäßigkeit
spectator-remark-game = die Stellung oder ein Zug

advice-worth-would-find = der Spieler hätte den Zug gefunden
advice-worth-would-not-find = der Spieler hätte den Zug nicht gefunden
advice-worth-unclear-with-alternatives = unklar, und es gibt andere gute Züge
advice-worth-only-winning-move = der einzige Gewinnzug, und unklar
advice-worth-weak-move = ein schwacher Zug
advice-worth-clock-reminder = eine Erinnerung an die Uhr
advice-worth-clock-reminder-late = eine Erinnerung an die Uhr in der letzten Minute

reminder-opponent = der Gegner
reminder-neighbour = ein Spieler einer anderen Partie
reminder-captain = der Mannschaftsführer
reminder-spectator = ein Zuschauer
reminder-arbiter = der Schiedsrichter oder Turnierleiter
reminded-press = die Uhr zu drücken
reminded-time = die restliche Zeit
reminded-flag = ein gefallenes Blättchen
spectator-disturbance-phone = durch Benutzen eines Telefons
spectator-disturbance-nuisance = durch Lärm oder zu nahes Herantreten
spectator-disturbance-entered-area = durch Betreten des Spielbereichs

spectators-spoke = { $about-code ->
    [flag] Ein Zuschauer wies auf einen Blättchenfall hin
    [irregularity] Ein Zuschauer wies auf eine Unregelmäßigkeit hin
   *[game] Ein Zuschauer sprach mit einem Spieler über die Partie
}
spectators-warn-spectator = eine Verwarnung für den Zuschauer
spectators-spectator-moves-away = der Zuschauer geht vom Brett weg
spectators-spectator-expelled = der Zuschauer wird aus dem Turnierareal verwiesen
spectators-look-at-clock = Der Schiedsrichter sieht auf die Uhr und handelt nach dem, was er sieht.
spectators-look-into-it = Der Schiedsrichter geht der Sache nach und handelt nach dem, was er feststellt.
spectators-may-tell-arbiter = In Ordnung: Wer eine Unregelmäßigkeit sieht, darf es dem Schiedsrichter sagen und niemandem sonst.
spectators-may-not-interfere = Zuschauer dürfen sich nicht einmischen; der Schiedsrichter entscheidet, was mit der Partie geschieht, und darf den Zuschauer hinausweisen.
spectators-warn-and-rule = eine Verwarnung für den Zuschauer; der Schiedsrichter entscheidet nach dem, was er sieht
spectators-flag-only-by-players = Nichts über das Blättchen sagen: Den Blättchenfall reklamieren nur die Spieler.
spectators-act-as-far-as-rules-let = Der Sache nachgehen und handeln, soweit die Regeln es dem Turnierleiter erlauben.
spectators-may-tell-director = Ein Zuschauer darf es dem Turnierleiter sagen, aber nicht reklamieren; die Partie geht weiter.
spectators-eject-or-warn = Der Zuschauer darf nicht mit den Spielern sprechen: ihn hinausweisen oder verwarnen; der Turnierleiter entscheidet über die Partie.
spectators-eject-who-speaks = einen Zuschauer hinausweisen, der mit einem Spieler über die Partie spricht
spectators-removed = Der Zuschauer wird entfernt; es wird geprüft, ob ein Spieler davon profitiert hat.
spectators-rule-on-advice = Erhielt ein Spieler einen Rat, auch darüber entscheiden.
spectators-expel = den Zuschauer hinausweisen
spectators-new-game = eine neue Partie, wenn das Ergebnis beeinflusst sein kann
spectators-blitz-interference = Kann die Einmischung das Ergebnis beeinflussen, darf der Turnierleiter eine neue Partie anordnen und den Zuschauer des Raumes verweisen.
spectators-blitz-usual = den Zuschauer hinausweisen; eine neue Partie, wenn das Ergebnis beeinflusst wurde

spectators-advised = { $to } erhielt ungebeten einen Rat
spectators-remove-speaker = Wer gesprochen hat, wird entfernt; { $to } hat nicht gefragt und wird dafür nicht bestraft.
spectators-if-arranged = eine Strafe für den Spieler, wenn die Hilfe abgesprochen war
spectators-expel-speaker = hinausweisen, wer gesprochen hat; die Partie geht weiter
spectators-as-asked-advice = wie erbetener Rat
spectators-team-only = nur für die Mannschaft verloren; für Spieler und Wertung geht die Partie weiter
spectators-eject-speaker = Hinausweisen, wer gesprochen hat.
spectators-own-side-judged-harder = Rat von Angehörigen, Mannschaftskameraden oder Trainern wird strenger beurteilt
spectators-weighed = { $worth-code ->
    [would-find] Keine Strafe: Der Spieler hätte den Zug gefunden.
    [weak-move] Keine Strafe: Der Zug ist schwach.
    [would-not-find] Der Zug darf untersagt werden: Der Spieler hätte ihn nicht gefunden.
    [unclear-with-alternatives] Ein anderer Zug muss gespielt werden: Es ist unklar, ob der Spieler diesen gefunden hätte.
    [only-winning-move] Der einzige Gewinnzug wurde verraten, und niemand kann sagen, ob er gefunden worden wäre: ein Remis, oder ähnlich starke Spieler befragen.
    [clock-reminder] Der Spieler wurde an die Uhr erinnert: einige Minuten Abzug.
   *[clock-reminder-late] Der Spieler wurde im letzten Augenblick an die Uhr erinnert: Der größte Teil der letzten Minute wird abgezogen.
}
spectators-no-penalty = keine Strafe
spectators-move-may-not-be-played = der Zug darf nicht gespielt werden
spectators-move-forbidden = der geratene Zug wird untersagt
spectators-another-move = ein anderer Zug wird verlangt
spectators-draw = ein Remis
spectators-ask-similar-players = ähnlich starke Spieler werden befragt
spectators-game-drawn = die Partie ist remis
spectators-few-minutes-off = ein paar Minuten Abzug beim Spieler
spectators-some-minutes-off = einige Minuten Abzug beim Spieler
spectators-last-minute-off-or-draw = der größte Teil der letzten Minute wird abgezogen; bei leichtem Gewinn auf dem Brett ein Remis
spectators-last-minute-off = der größte Teil der letzten Minute wird abgezogen

spectators-reminded = { $from-code ->
    [opponent] { $to } wurde von { $to-opponent } hingewiesen
    [neighbour] { $to } wurde vom Spieler einer anderen Partie hingewiesen
    [captain] { $to } wurde vom Mannschaftsführer hingewiesen
    [spectator] { $to } wurde von einem Zuschauer hingewiesen
   *[arbiter] { $to } wurde vom Schiedsrichter oder Turnierleiter hingewiesen
}
spectators-opponent-may-remind = In Ordnung: Ein Spieler darf den Gegner auf die Uhr hinweisen, muss es aber nicht.
spectators-reminder-is-claim = Wer auf das Blättchen des Gegners hinweist, reklamiert Zeitüberschreitung: über das Blättchen entscheiden.
spectators-reminders-can-disturb = ständig wiederholt kann es eine Störung sein
spectators-arbiter-must-not = Das darf kein Schiedsrichter oder Turnierleiter: Er sagt einem Spieler nicht, dass die Uhr nicht gedrückt ist oder wie viel Zeit bleibt.
spectators-arbiter-calls-flag = In Ordnung: Der Schiedsrichter stellt ein gefallenes Blättchen fest. Über das Blättchen entscheiden.
spectators-nothing-undone = die Partie geht weiter; was seither gespielt wurde, bleibt stehen
spectators-not-by-third-parties = Das darf niemand außer den Spielern; andere sagen es nur dem Schiedsrichter. { $to } hat nicht gefragt und wird nicht bestraft; die Partie geht weiter.
spectators-win-does-not-matter = die Regeln geben dem Gegner dafür nichts, wie leicht der Gewinn auch war; eine Strafe für den Spieler nur bei abgesprochener Hilfe
spectators-warn-neighbour = eine Verwarnung für den Spieler der anderen Partie
spectators-neighbour-less-time = weniger Zeit oder eine andere Strafe aus der Liste in dessen eigener Partie
spectators-warn-captain = eine Verwarnung für den Mannschaftsführer
spectators-captain-leaves = der Mannschaftsführer verlässt den Spielbereich
spectators-warn-who-reminded = eine Verwarnung für den, der sprach; bei Wiederholung Entfernung
spectators-disturbs = { $how-code ->
    [phone] Ein Zuschauer benutzte ein Telefon
    [nuisance] Ein Zuschauer stört
   *[entered-area] Ein Zuschauer betrat den Spielbereich
}
spectators-stop-disturbance = { $how-code ->
    [phone] Niemand benutzt im Turnierareal ohne Erlaubnis ein Telefon: es unterbinden, und hinausweisen, wenn es weitergeht.
    [nuisance] Der Zuschauer geht auf Anweisung weiter weg oder hinaus.
   *[entered-area] Ohne besondere Erlaubnis dürfen dort nur Spieler und Offizielle sein: Der Zuschauer verlässt den Bereich.
}
spectators-more-regard = einem zuschauenden Spieler begegnet man mit mehr Rücksicht: ihn zuerst bitten, weiter wegzugehen
spectators-warning-then-out = eine Verwarnung, dann hinaus
spectators-game-disturbed = Die Partie wurde von außen gestört
spectators-player-disturbed = { $by } wurde von außen gestört
spectators-game-over = Die Partie ist beendet: Das Ergebnis bleibt.
spectators-more-time-for-one = mehr Zeit für einen Spieler
spectators-more-time-for-both = mehr Zeit für beide Spieler
spectators-may-give-time = Der Schiedsrichter darf die Uhren anhalten und einem oder beiden Spielern mehr Zeit geben.
spectators-stop-and-give-time = die Uhren anhalten, wenn es andauert; Zeit zurück, wenn ein Spieler welche verloren hat
spectators-may-make-up = Die Uhren anhalten, solange es dauert; der Turnierleiter darf verlorene Zeit ausgleichen.
spectators-stop-while-it-lasts = die Uhren anhalten, solange es dauert
advice-worth-clock-reminder-easy-win = eine Erinnerung an die Uhr in der letzten Minute, und der Spieler hat einen leichten Gewinn
