# Teams: incidents, questions, answers, what rulings say.

family-teams = Mannschaften

incident-captain = ein Mannschaftsführer sprach mit einem Spieler oder griff in eine Partie ein
    .words = Mannschaftsführer, Mannschaftsleiter, Kapitän, Mannschaftskapitän, Trainer, MF, Rat des Mannschaftsführers, Teamchef
incident-team-incomplete = eine Mannschaft ist zu Beginn nicht vollzählig
    .words = Mannschaft unvollständig, Mannschaft nicht vollzählig, zu wenig Spieler, Brett frei gelassen, unvollständig
incident-wrong-board-order = Spieler einer Mannschaft saßen an falschen Brettern
    .words = falsche Brettreihenfolge, Brettreihenfolge, Bretter vertauscht, falsches Brett, Rangfolge
incident-line-up-missing = keine Mannschaftsaufstellung wurde rechtzeitig abgegeben
    .words = Aufstellung fehlt, Mannschaftsaufstellung, Meldekarte, Aufstellung zu spät, keine Aufstellung

ask-captain-did = Was tat der Mannschaftsführer?
ask-captain-before-arbiter = War ein Schiedsrichter anwesend, und geschah es in einer Sprache, die er versteht?
ask-captain-asked = Hatte der Spieler gefragt?
ask-team-incomplete-boards = Wie viele Bretter hat der Mannschaftskampf?
ask-team-incomplete-present = Wie viele Spieler der Mannschaft sind da?
ask-team-incomplete-official-event = Ist es ein offizielles FIDE-Turnier?
ask-team-incomplete-default-zero = Ist die Wartezeit null?
ask-wrong-board-order-sat = In welcher Reihenfolge saßen die Spieler?
expect-board-order = ihre Nummern in der Mannschaftsliste, nach Brettern, etwa 2 4 3 5

captain-act-advised-on-draw = riet, Remis anzubieten oder anzunehmen
captain-act-discussed-position = sprach über die Stellung
captain-act-ordered-result = schrieb ein Ergebnis vor
captain-act-stood-behind-opponents = stand hinter der gegnerischen Mannschaft

teams-discussed = Der Mannschaftsführer sprach mit einem Spieler über die Stellung
teams-discussing-forbidden = Verboten: Ein Mannschaftsführer sagt nichts über eine Stellung. Es unterbinden; der { $who } darf es bestrafen.
teams-warn-both = eine Verwarnung für Mannschaftsführer und Spieler; die Partie, wenn es geholfen hat
teams-ordered = Der Mannschaftsführer schrieb ein Ergebnis vor
teams-order-forbidden = Verboten: Für die Partie ist allein der Spieler verantwortlich. Es unterbinden; der { $who } darf es bestrafen.
teams-warn-player-stands = eine Verwarnung für den Mannschaftsführer; was der Spieler tat, bleibt gültig
teams-stood-behind = Der Mannschaftsführer stand hinter der gegnerischen Mannschaft
teams-place-forbidden = Nicht erlaubt: den Mannschaftsführer von dort wegschicken. Es unterbinden; der { $who } darf es bestrafen.
teams-tell-to-move = den Mannschaftsführer wegschicken; im Wiederholungsfall eine Verwarnung
teams-advised = Der Mannschaftsführer gab einem Spieler einen Rat zum Remis
teams-advice-forbidden = Die Ausschreibung verbietet solchen Rat. Es unterbinden; der { $who } darf es bestrafen.
teams-advice-allowed = Erlaubt: Ein Mannschaftsführer darf vor einem Schiedsrichter raten, Remis anzubieten oder anzunehmen.
teams-only-before-arbiter = Mannschaftsführer und Spieler sprechen nur vor einem Schiedsrichter miteinander. Es unterbinden; der { $who } darf es bestrafen.
teams-answer-allowed = Erlaubt: Auf Frage des Spielers darf ein Mannschaftsführer sagen, was ein Remis bedeuten würde, ohne die Partie anzusehen.
teams-only-when-asked = Ein Mannschaftsführer sagt es nur auf Frage, und ohne die Partie anzusehen. Es unterbinden; der { $who } darf es bestrafen.
teams-warn-captain = eine Verwarnung für den Mannschaftsführer
teams-time-for-opponent = mehr Zeit für den Gegner des Spielers, dem geholfen wurde
teams-game-of-helped = Partieverlust für den Spieler, dem geholfen wurde
teams-expel-captain = der Mannschaftsführer wird aus dem Turnierareal verwiesen

teams-incomplete = Eine Mannschaft ist zu Beginn nicht vollzählig
teams-present-play = Die Partien der Anwesenden werden gespielt; für einen fehlenden Spieler rücken die unteren auf, oder die Bretter sind kampflos verloren.
teams-move-up-last-forfeit = die unteren rücken auf; kampflos verloren werden die letzten Bretter
teams-only-empty-forfeit = nur das leere Brett ist kampflos verloren
teams-all-below-forfeit = das leere Brett und alle darunter sind kampflos verloren
teams-move-up = die unteren rücken auf
teams-present = { $present ->
    [one] { $present } von { $boards } Spielern einer Mannschaft ist zu Beginn da
   *[other] { $present } von { $boards } Spielern einer Mannschaft sind zu Beginn da
}
teams-more-than-half = Mehr als die Hälfte ist da: Die Partien beginnen; für die Fehlenden entscheidet die Wartezeit.
teams-half-loses-match = Höchstens die Hälfte ist da, und die Wartezeit ist null: Die Mannschaft verliert den Mannschaftskampf.
teams-half-may-not-start = Höchstens die Hälfte ist da: Sie dürfen nicht beginnen. Die Uhren werden in Gang gesetzt; Gegner mit Weiß dürfen ihren Zug notieren, ohne ihn auszuführen.
teams-begin-above-half = Die Partien beginnen, sobald mehr als die Hälfte der Mannschaft da ist.
teams-only-recommended = Außerhalb offizieller Turniere ist das nur empfohlen
teams-present-play-on = die Anwesenden spielen
teams-as-official = wie in offiziellen Turnieren
teams-as-regulations-say = was die Ausschreibung sagt

teams-sat-so = Eine Mannschaft saß in der Reihenfolge { $order }
teams-order-right = Die Reihenfolge ist richtig: Jede Partie zählt, wie sie gespielt wurde.
teams-forfeits-boards = Für die Tabelle verliert die Mannschaft kampflos { $boards-count ->
    [one] an Brett { $boards }
   *[other] an den Brettern { $boards }
}; gewertet werden die Partien, wie sie gespielt wurden.
teams-change-result = Das Ergebnis des Mannschaftskampfs für Tabelle und Auslosung entsprechend ändern.
teams-forfeit-on = kampfloser Verlust { $boards-count ->
    [one] an Brett { $boards }
   *[other] an den Brettern { $boards }
}
teams-regulations-otherwise = was die Ausschreibung anderes sagt
teams-forfeit-wrong = kampfloser Verlust der Bretter, an denen nicht der richtige Spieler saß
teams-no-line-up = Keine Mannschaftsaufstellung wurde rechtzeitig abgegeben
teams-order-of-ratings = Die Mannschaft spielt in der Reihenfolge der Wertungszahlen, wie immer.
teams-first-named-play = Die zuerst genannten Spieler der Mannschaftsliste spielen, in dieser Reihenfolge.
