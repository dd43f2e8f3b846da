# Flags: incidents, questions, answers, what rulings say.

family-flags = Blättchenfall

incident-flag-fall = ein Blättchen ist gefallen oder soll gefallen sein
    .words = Blättchen, Fallblättchen, Blättchen gefallen, Blättchenfall, Zeitüberschreitung, Zeit abgelaufen, Zeit überschritten, auf Zeit verloren, Zeitverlust, null auf der Uhr, ungenügendes Material, nackter König, Zeitreklamation
incident-both-flags-down = beide Blättchen sind gefallen
    .words = beide Blättchen, beide Fallblättchen, zwei Blättchen gefallen, beide Zeiten abgelaufen

ask-flag-fall-of = Wessen Blättchen ist es?
ask-flag-fall-called-by = Wer sagt, dass das Blättchen von { $of } gefallen ist?
ask-flag-fall-moves-completed = Hatte { $of } die Züge der Zeitperiode abgeschlossen?
ask-flag-fall-control-met = Hatte { $of } die Züge der Zeitkontrolle abgeschlossen?
ask-flag-fall-ended-first = War die Partie zu Ende, bevor der Blättchenfall reklamiert wurde?
ask-flag-fall-witnessed = Hat ein Turnierleiter oder ein unparteiischer Zeuge das Blättchen von { $of } fallen sehen?
ask-flag-fall-denied-before = Wurde in dieser Zeitkontrolle schon eine Zeitreklamation abgelehnt?
ask-both-flags-down-first = Welches Blättchen fiel zuerst?
ask-first-flag-by-mark = Welches Blättchen fiel zuerst, nach der Markierung auf der Uhr oder nach Zeugen?
ask-both-flags-down-ended-first = War die Partie zu Ende, bevor der Blättchenfall reklamiert wurde?
ask-material-on-time = Hat { $side } mehr als nur den König, König und Läufer oder Springer oder zwei Springer gegen einen Spieler ohne Bauern, oder sonst einen erzwungenen Gewinn?
ask-missing-pairs = Wie viele Zugpaare fehlen auf dem Formular von { $side } oder sind unvollständig?

caller-opponent = der Gegner
caller-player = der Spieler, dessen Blättchen es ist
caller-arbiter = ein Schiedsrichter oder Turnierleiter, der es gesehen hat
caller-spectator = jemand anderes
caller-nobody = noch niemand

end-or-flag-before = ja, vorher
end-or-flag-after = nein, der Blättchenfall wurde vorher reklamiert
end-or-flag-unclear = das kann niemand sagen

first-flag-white = das von Weiß
first-flag-black = das von Schwarz
first-flag-unknown = das kann niemand sagen

# How a game ended, inside of sentences.
game-end-checkmate = das Matt
game-end-stalemate = das Patt
game-end-dead-position = die tote Stellung
game-end-resignation = die Aufgabe
game-end-agreement = die Einigung auf Remis
game-end-fivefold = das fünfte Vorkommen der Stellung
game-end-seventy-five-moves = der 75. Zug ohne Bauernzug und Schlagen

# One flag.
flags-down = Das Blättchen von { $by } ist gefallen
flags-fallen = Das Blättchen von { $by } ist gefallen
flags-too-late = Die Partie war zu Ende, bevor der Blättchenfall reklamiert wurde: Ihr Ergebnis bleibt.
flags-touched-piece = Die berührte, aber nicht gezogene Figur ändert nichts an dem, was möglich ist
flags-claimant-stops-clock = Der Reklamierende muss die Uhr anhalten
flags-claimant-needs-time = Der Reklamierende muss selbst noch Zeit haben
flags-before-last-period = Das Blättchen von { $by } ist vor der letzten Zeitperiode gefallen
flags-next-period = Die Züge der Zeitperiode waren abgeschlossen: Die Partie geht in der nächsten weiter.
flags-sheets-completed = Unvollständige Formulare werden jetzt vervollständigt
flags-not-on-counter = Ein Bildschirm oder Zähler allein entscheidet nicht, ob die Züge gemacht wurden: Das tun die Partieformulare.
flags-count-on-sheets = Die Uhren anhalten und die Züge auf den Partieformularen zählen; dann über das Blättchen entscheiden.
flags-count-not-shown = Das Blättchen von { $by } ist gefallen, und die Zahl der Züge lässt sich nicht belegen
flags-unproven = Eine Zeitüberschreitung ist nicht belegt: Die Partie geht weiter, und der nächste Zug ist der erste der nächsten Zeitperiode.
flags-unless-evidence = sofern nichts belegt, dass mehr Züge gemacht wurden
flags-early = Das Blättchen von { $by } fiel durch einen Fehler der Uhr zu früh
flags-early-fails = Die Reklamation scheitert: Die Uhr wird ausgetauscht oder berichtigt, und die Partie geht weiter.
flags-write-down = Beide Zeiten und die gemachten Züge notieren, bevor etwas geändert wird.
flags-set-times = Die Zeiten nach Ermessen bestimmen.
flags-later-claims = Spätere Reklamationen in derselben Zeitkontrolle bleiben zulässig

# The result.
flags-lost-can-mate = { $by } verliert durch Zeitüberschreitung: { $by-opponent } kann noch mattsetzen.
flags-lost-possible-mate = { $by } verliert durch Zeitüberschreitung: Der Gegner kann noch mit einer Folge regelgemäßer Züge mattsetzen.
flags-lost-material = { $by } verliert durch Zeitüberschreitung: Der Gegner hat Mattmaterial.
flags-lost-forced-win = { $by } verliert durch Zeitüberschreitung: Der Gegner hat einen erzwungenen Gewinn.
flags-lost-forced-win-in = { $by } verliert durch Zeitüberschreitung: Der Gegner hat einen erzwungenen Gewinn in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}.
flags-drawn-cannot-mate = Remis: { $by } hat die Zeit überschritten, aber { $by-opponent } kann nicht mattsetzen.
flags-drawn-no-possible-mate = Remis: { $by } hat die Zeit überschritten, aber der Gegner kann mit keiner Folge regelgemäßer Züge mattsetzen.
flags-drawn-bare-king = Remis: { $by } hat die Zeit überschritten, aber der Gegner hat nur den König.
flags-drawn-no-mate = Remis: { $by } hat die Zeit überschritten, aber mit diesen Figuren gibt es kein Matt.
flags-drawn-no-forced-win = Remis: { $by } hat die Zeit überschritten, aber der Gegner hat keinen erzwungenen Gewinn.
flags-drawn-before = Remis: { $by } hat die Zeit überschritten, aber die Partie war schon vor dem Blättchenfall zu Ende.
flags-won-before = Die Partie war schon vor dem Blättchenfall zu Ende: { $winner } gewinnt.

# Who may call it.
flags-not-called = Das Blättchen von { $by } ist gefallen, niemand hat es reklamiert
flags-counts-when-called = Ein Blättchen gilt erst als gefallen, wenn es reklamiert wird: Bis dahin geht die Partie weiter.
flags-director-silent = Der Turnierleiter sagt nichts
flags-arbiter-calls = Ein Schiedsrichter, der es sieht, stellt den Blättchenfall fest
flags-seen-by-director = Das Blättchen von { $by } ist gefallen, der Turnierleiter hat es gesehen
flags-only-players = Der Turnierleiter sagt nichts: Nur die Spieler dürfen einen Blättchenfall reklamieren.
flags-called-out = Das Blättchen von { $by } ist gefallen, jemand anderes hat es ausgerufen
flags-weigh-new-game = Abwägen, ob es das Ergebnis beeinflusst: Der Turnierleiter darf eine neue Partie anordnen und den Schuldigen des Raumes verweisen.
flags-players-only = Nur die beiden Spieler dürfen einen Blättchenfall reklamieren; gegen die Einmischung vorgehen.
flags-look-yourself = Andere dürfen es nur dem Schiedsrichter sagen. Selbst auf die Uhr sehen: Was zu sehen ist, entscheidet.
flags-arbiter-calls-in-blitz = Ein Schiedsrichter, der das gefallene Blättchen sieht, stellt den Blättchenfall auch im Blitz fest
flags-play-on = weiterspielen
flags-new-game = die Partie annullieren und neu spielen lassen
flags-expel = den Rufer des Raumes verweisen
flags-new-game-if-affected = eine neue Partie, wenn das Ergebnis beeinflusst sein kann
flags-claim-as-is-fair = eine Reklamation des Spielers gilt oder wird abgelehnt, wie es gerecht ist
flags-eject = den Zuschauer hinausweisen; ein Teilnehmer des Turniers kann bestraft werden
flags-eject-and-deny = den Zuschauer hinausweisen; die Reklamation ablehnen, wenn der Spieler das Blättchen nicht bemerkt hätte
flags-call-what-you-see = den Blättchenfall nach eigener Wahrnehmung feststellen
flags-call-if-down = den Blättchenfall feststellen, wenn er zu sehen ist, und die Person wegschicken

# The game had ended.
flags-end-stands = Zuerst kam { $how }, und damit war die Partie zu Ende: Dieses Ergebnis bleibt.
flags-end-stands-in-doubt = Im Zweifel gilt { $how }; die Zeitreklamation wird abgelehnt.
flags-decide-which-first = Entscheiden, was zuerst kam: { $how } oder die Reklamation des Blättchenfalls.
flags-no-rule-for-doubt = Nichts sagt, was gilt, wenn es sich nicht klären lässt; ein Blättchen gilt erst als gefallen, wenn es gesehen oder reklamiert wird
flags-the-end-stands = { $how } gilt
flags-the-flag-counts = der Blättchenfall zählt
flags-end-stands-unless = { $how } gilt, sofern der Blättchenfall nicht eindeutig vorher reklamiert wurde

# Both flags.
flags-both = Beide Blättchen sind gefallen
flags-both-first = Beide Blättchen sind gefallen, das von { $by } zuerst
flags-both-unknown = Beide Blättchen sind gefallen, und niemand weiß, welches zuerst
flags-no-claim-possible = Eine Zeitreklamation ist nicht möglich: Die Partie geht weiter.
flags-drawn-anyway = Remis, gleich welches Blättchen zuerst fiel.
flags-goes-on-until-pointed-out = Die Partie geht weiter, bis ein Spieler darauf hinweist; spielen beide unwissend weiter, darf der Turnierleiter dann das Remis erklären.
flags-director-may-declare = Der Turnierleiter darf die Partie für remis erklären, weil die Spieler unwissend weiterspielen.
flags-declare-draw = die Partie für remis erklären
flags-declare-once-unaware = das Remis erklären, sobald klar ist, dass beide es nicht bemerkt haben
flags-usual-declare = das Remis erklären
flags-last-period-drawn = Es ist die letzte Zeitperiode: Die Partie ist remis.
flags-not-last-period = Es ist nicht die letzte Zeitperiode: Die Partie geht weiter.
flags-neither-can-claim = Keiner der Spieler hat noch Zeit, um einen Gewinn zu reklamieren: Die Partie ist remis.
flags-no-article = Kein geltender Artikel regelt das: Der Schiedsrichter entscheidet.
flags-not-announced = Die Richtlinien für Partien ohne Inkrement waren nicht angekündigt
flags-game-goes-on = die Partie geht weiter
flags-a-draw = ein Remis
flags-marked-loses = Verlust für den Spieler, den eine Digitaluhr markiert
flags-usual-draw = ein Remis, wie die Richtlinien es vorsähen
flags-usual-goes-on = die Partie geht weiter, wie die Richtlinien es vorsähen
flags-usual-neither-has-time = ein Remis: Keiner der Spieler hat noch Zeit, um einen Gewinn zu reklamieren

# Claims by the rules of US Chess.
flags-calls-own = { $by } meldet das eigene Blättchen
flags-claims = { $by-opponent } reklamiert Gewinn durch Zeitüberschreitung
flags-as-if-claimed = Es zählt, als hätte { $by-opponent } reklamiert; ab jetzt trägt keiner der Spieler Züge nach
flags-no-more-claims = In dieser Zeitkontrolle keine Zeitreklamation mehr: Die Partie geht weiter.
flags-control-met = Die Züge der Zeitkontrolle waren gemacht: Die Reklamation scheitert, und die Partie geht weiter.
flags-filled-in = { $by-opponent } hat nach der Meldung Züge nachgetragen: Die Reklamation scheitert, außer das Formular reichte auch ohne sie eindeutig aus.
flags-pairs-at-most = höchstens { $most }
flags-pairs-more = mehr als { $most }
flags-claim-fails = die Reklamation scheitert
flags-claim-stands = die Reklamation gilt
flags-in-doubt-fails = im Zweifel scheitert die Reklamation
flags-poor-sheet = Wegen eines mangelhaften Formulars abgelehnt: { $by } erhält { $bonus } Zeitgutschrift, und in dieser Zeitkontrolle darf niemand mehr Zeitüberschreitung reklamieren.
flags-claim-denied = Zeitreklamation abgelehnt
flags-claimed-both-fell = { $by-opponent } reklamierte Zeitüberschreitung, hielt die Uhr nicht an, und auch das andere Blättchen fiel
flags-void-drawn = Die Reklamation ist nichtig, und beide Blättchen sind gefallen: Die Partie ist remis.
flags-unseen-drawn = Kein Unparteiischer hat das erste Blättchen fallen sehen, und nun sind beide gefallen: Die Partie ist remis.
flags-void-goes-on = Die Reklamation ist nichtig, und beide Blättchen sind gefallen: Die Partie geht weiter.
flags-blitz-lost = { $by } verliert durch Zeitüberschreitung: { $by-opponent } hat Mattmaterial.
flags-blitz-drawn = Remis: { $by-opponent } hat kein Mattmaterial.
flags-none-within = { $plies ->
    [one] Innerhalb von { $plies } Halbzug fand sich kein erzwungener Gewinn; wer einen längeren sieht, zeigt ihn
   *[other] Innerhalb von { $plies } Halbzügen fand sich kein erzwungener Gewinn; wer einen längeren sieht, zeigt ihn
}
flags-both-sheets-poor = Beide nennen die Formulare unzureichend oder sind einig, dass genug Züge gemacht wurden: In dieser Zeitperiode gibt es keine Reklamation mehr, und die nächste läuft.
flags-draw-diagram = Beide ein Diagramm der Stellung anfertigen lassen, um später von ihr aus zu zählen.
