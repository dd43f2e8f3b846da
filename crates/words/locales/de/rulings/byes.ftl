# Byes: incidents, questions, answers, what rulings say.

family-byes = Freilose

incident-half-point-bye = ein Spieler beantragt ein Freilos mit halbem Punkt
    .words = halbes Freilos, Freilos mit halbem Punkt, halber Punkt, Freilos beantragt, spielfrei, Runde aussetzen
incident-bye-cancelled = ein Spieler gibt ein unwiderrufliches Freilos zurück
    .words = Freilos zurückgegeben, unwiderrufliches Freilos, Freilos abgesagt, will doch spielen
incident-full-point-bye = wer das Freilos mit ganzem Punkt erhält
    .words = Freilos mit ganzem Punkt, ungerade Spielerzahl, wer bekommt das Freilos, spielfrei, ganzer Punkt

ask-half-point-bye-round = Für welche Runde?
ask-half-point-bye-rounds = Wie viele Runden hat das Turnier?
ask-half-point-bye-games-begun = Wie viele Partien hat der Spieler begonnen?
ask-half-point-bye-minutes-before = Wie viele Minuten vor der Runde wird es beantragt?
ask-bye-cancelled-director-agrees = Stimmt der Turnierleiter zu?
ask-full-point-bye-has-half-point-bye = Hat der Spieler ein Freilos mit halbem Punkt genommen oder für irgendeine Runde beantragt?
ask-full-point-bye-others-had-byes = Hatten alle anderen in der Punktgruppe schon ein Freilos oder einen kampflosen Sieg?

byes-half-asked = Für Runde { $round } von { $rounds } wird ein Freilos mit halbem Punkt beantragt
byes-second-half-refused = Abgelehnt: Freilose in der zweiten Turnierhälfte müssen in der Ausschreibung stehen, außer im Notfall.
byes-last-round-refused = Abgelehnt: Ein Freilos für die letzte Runde wird vor Partie { $deadline } des Spielers beantragt und ist dann unwiderruflich.
byes-half-allowed = Der Turnierleiter darf das Freilos mit halbem Punkt zulassen.
byes-half-in-time = Es sollte spätestens { $needed ->
    [one] { $needed } Minute
   *[other] { $needed } Minuten
} vor der Runde beantragt werden
byes-allow = zulassen
byes-refuse = ablehnen
byes-refuse-late = ablehnen: Es kommt zu spät
byes-given-back = Ein Spieler gibt ein unwiderrufliches Freilos mit halbem Punkt zurück
byes-given-back-accepted = Der Spieler wird ausgelost, und die Partie wird gewertet; ein Sieg zählt für die Preise als Remis.
byes-given-back-refused = Es bleibt beim Freilos: Ohne Zustimmung des Turnierleiters kann es nicht zurückgenommen werden.
byes-full-considered = Ein Spieler soll das Freilos mit ganzem Punkt erhalten
byes-full-free = Nichts in diesen Regeln spricht gegen das Freilos.
byes-full-allowed = Der Spieler darf es erhalten: Alle anderen in der Punktgruppe hatten schon eines.
byes-full-to-another = Das Freilos geht an einen anderen Spieler der Punktgruppe, der noch keines hatte.
byes-question = Eine Frage zu Freilosen
byes-left-to-event = Die Schachregeln sagen nichts über Freilose: Die Ausschreibung und das Auslosungssystem entscheiden.
byes-not-in-laws = Freilose kommen in den Schachregeln nicht vor
byes-by-regulations = was die Ausschreibung sagt
byes-follow-regulations = der Ausschreibung folgen
