# Refusal and penalties: incidents, questions, answers, what rulings say.

family-refusal = Weigerung und Strafen

incident-refuses-to-comply = ein Spieler weigert sich, die Regeln einzuhalten
    .words = weigert sich, befolgt die Regeln nicht, Anweisung verweigert, beharrliche Weigerung, gehorcht nicht
incident-refuses-to-play-on = ein Spieler will nach einer Entscheidung nicht weiterspielen
    .words = spielt nicht weiter, weigert sich weiterzuspielen, akzeptiert die Entscheidung nicht
incident-refuses-to-help = ein Spieler will nicht beim Rekonstruieren oder beim Prüfen eines Antrags helfen
    .words = hilft nicht beim Rekonstruieren, verweigert Mithilfe, prüft den Antrag nicht mit
incident-other-breach = ein Verstoß ohne eigene Strafe
    .words = anderer Verstoß, sonstiges, Handschlag verweigert, Kleiderordnung, Essen am Brett, Ermessen

ask-refuses-to-comply-by = Wer weigert sich?
ask-refuses-to-comply-told-next-loses = Wurde dem Spieler gesagt, dass die nächste Weigerung die Partie kostet?
ask-refuses-to-comply-both-told = Wurde den Spielern gesagt, dass die nächste Weigerung die Partie kostet?
ask-refuses-to-play-on-by = Wer will nicht weiterspielen?
ask-refuses-to-help-by = Wer will nicht helfen?
ask-refuses-to-help-with = Was verweigert der Spieler?
ask-other-breach-by = Wessen Verstoß ist es?

duty-to-help-reconstruction = die Partie zu rekonstruieren
duty-to-help-claim-check = einen Remisantrag zu prüfen

refusing-after-game = Ein Spieler weigert sich nach der Partie, die Regeln einzuhalten
refusing-game-over = Die Partie ist beendet: Ihr Ergebnis bleibt; andere Strafen bleiben möglich.
refusing-warning = eine Verwarnung
refusing-expulsion = Ausschluss
refusing-both-refuse = Beide Spieler weigern sich, die Regeln einzuhalten
refusing-both-lose = Beide Spieler weigern sich beharrlich, die Regeln einzuhalten: Beide verlieren.
refusing-warn-both = Beide Spieler verwarnen; weigern sich beide weiter, verlieren beide.
refusing-warn-both-usual = eine Verwarnung für beide; Partieverlust für beide, wenn sie sich weiter weigern

refusing-refuses = { $by } weigert sich, die Regeln einzuhalten
refusing-not-persistent = Noch nicht beharrlich: { $by } bestrafen und die Einhaltung erneut anordnen.
refusing-refuses-again = { $by } weigert sich erneut, die Regeln einzuhalten
refusing-tell-next-loses = { $by } sagen, dass die nächste Weigerung die Partie kostet; für diese eine Strafe aus dem Katalog verhängen.
refusing-last-warning = eine letzte Verwarnung mit diesem Hinweis; die dritte oder vierte Verwarnung geht dem Verlust voraus
refusing-persistent = { $by } weigert sich beharrlich, die Regeln einzuhalten
refusing-persistent-loses = { $by } weigert sich beharrlich, die Regeln einzuhalten, und verliert; der Schiedsrichter bestimmt die Punktzahl von { $by-opponent }.
refusing-opponent-usually-wins = Meist gewinnt der Gegner; weniger nur, wenn auch ihn Schuld trifft
refusing-warn = { $by } verwarnen und die Einhaltung anordnen.
refusing-opponent-gets-time = { $by } war verwarnt: { $by-opponent } erhält { $time } oder mehr.
refusing-why-time = Weigerung des Gegners
refusing-time-then-loss = { $time } für { $by-opponent }, auch mehrmals; dann der Verlust
refusing-may-have-lost = { $by } weigert sich nach Verwarnung und Zeitstrafen weiter: Die Partie darf für { $by } als verloren gewertet werden.
refusing-loss = Partieverlust

refusing-will-not-play-on = { $by } erkennt die Entscheidung nicht an und will nicht weiterspielen
refusing-may-appeal = Die Partie ist beendet; { $by } darf Berufung einlegen.
refusing-stop-for-appeal = Die Uhren anhalten, bis über die Berufung entschieden ist.
refusing-clocks-stay-stopped = die Uhren bleiben angehalten, bis über die Berufung entschieden ist
refusing-go-on-as-ruled = die Partie geht wie entschieden weiter
refusing-stop-if-at-once = die Uhren nur anhalten, wenn sofort entschieden wird
refusing-game-goes-on = Die Partie geht wie entschieden weiter: Die Uhr von { $by } wird in Gang gesetzt, und { $by } verliert, wenn die Zeit abläuft.
refusing-start-clock = { $by } sagen, dass die Berufung später behandelt wird, und die Uhr von { $by } in Gang setzen.

refusing-refuses-to-help = { $with-code ->
    [reconstruction] { $by } weigert sich, beim Rekonstruieren der Partie zu helfen
   *[claim-check] { $by } weigert sich, beim Prüfen des Antrags zu helfen
}
refusing-bound-to-help = Die Spieler sind zur Hilfe verpflichtet: { $by } bestrafen.
refusing-done-without = Der { $who } tut es ohne { $by } und darf eine verweigerte Anordnung bestrafen.
refusing-not-bound = In dieser Fassung verpflichtet kein Artikel die Spieler zur Hilfe
refusing-broke-rule = { $by } verstieß gegen eine Regel ohne eigene Strafe
refusing-list-is-open = Der Strafenkatalog steht offen; der { $who } wählt für { $by }.
refusing-warning-first = zuerst eine Verwarnung
refusing-time-penalty-at-once = sofort eine Zeitstrafe; im Wiederholungsfall mehr
