# Rapid and blitz: incidents, questions, answers, what rulings say.

family-supervision = Schnellschach und Blitz

incident-which-rules-hold = es ist strittig, ob die Turnierschachregeln im Schnellschach oder Blitz vollständig gelten
    .words = Schnellschach, Blitz, welche Regeln gelten, Turnierschachregeln, Aufsicht, Blitzregeln

ask-which-rules-hold-specified = Sagt die Ausschreibung, ob die Turnierschachregeln vollständig gelten?
ask-which-rules-hold-announced = Was sagt sie?
ask-which-rules-hold-games = Wie viele Partien werden gleichzeitig gespielt?
ask-which-rules-hold-arbiters = Wie viele Schiedsrichter beaufsichtigen sie?
ask-which-rules-hold-recorded = Wird jede Partie von einem Schiedsrichter oder Assistenten aufgezeichnet?

announced-rules-adequate = die Turnierschachregeln gelten vollständig
announced-rules-reduced = sie gelten nicht vollständig

supervision-which-rules = Welche Regeln in diesem Schnellschach- oder Blitzturnier gelten
supervision-one-set-of-rules = Für jede Bedenkzeit gibt es nur ein Regelwerk, gleich wie viele Turnierleiter da sind.
supervision-standard-play = Es ist Turnierschach: Die Turnierschachregeln gelten vollständig.
supervision-whole-event = Keine Änderung: Die gewählten Regeln gelten für das ganze Turnier, in jeder Runde.
supervision-must-say = Die Ausschreibung muss sagen, welches von beiden gilt, für das ganze Turnier; es jetzt entscheiden und ansagen.
supervision-full-if-enough = die Turnierschachregeln vollständig, wenn genug Schiedsrichter da sind
supervision-unsupervised = die Regeln für Partien ohne ausreichende Aufsicht
supervision-unsupervised-usually = ohne genug Schiedsrichter die Regeln für Partien ohne ausreichende Aufsicht
supervision-claim-before-next-move = Es gelten die Regeln für Partien ohne ausreichende Aufsicht: Die Reklamation eines Spielers muss vor dem nächsten Zug kommen.
supervision-enough = Die Turnierschachregeln gelten vollständig: Die Schiedsrichter reichen für { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, und alle werden aufgezeichnet.
supervision-promised-too-much = Das Turnier hat mehr versprochen, als es hat: Nötig sind ein Schiedsrichter für höchstens { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} und eine Aufzeichnung jeder Partie.
supervision-find-arbiters = Mehr Schiedsrichter oder Assistenten suchen, oder den Veranstalter bitten, von Turnierbeginn an nach den anderen Regeln zu spielen.
supervision-as-announced = Die bisherigen Partien wurden nach den angekündigten Regeln gespielt; der { $who } entscheidet Vorfälle nach ihnen
supervision-keep-announced = die angekündigten Regeln beibehalten und die Schiedsrichter suchen
supervision-announce-other = vor der ersten Runde: die anderen Regeln für das ganze Turnier ansagen
supervision-settle-before = vor der ersten Runde klären; später bei dem bleiben, was angekündigt war
