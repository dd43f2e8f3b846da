# Byes: incidents, questions, answers, what rulings say.

family-byes = Byes

incident-half-point-bye = un joueur demande un bye à un demi-point
    .words = bye demi-point, demi-point, demande de bye, sauter une ronde, exempt
incident-bye-cancelled = un joueur renonce à un bye irrévocable
    .words = bye annulé, renonce au bye, bye irrévocable, veut finalement jouer
incident-full-point-bye = à qui revient le bye à un point
    .words = bye un point, nombre impair, joueur exempt, qui reçoit le bye

ask-half-point-bye-round = Pour quelle ronde ?
ask-half-point-bye-rounds = Combien de rondes la compétition compte-t-elle ?
ask-half-point-bye-games-begun = Combien de parties le joueur a-t-il commencées ?
ask-half-point-bye-minutes-before = Combien de minutes avant la ronde est-il demandé ?
ask-bye-cancelled-director-agrees = Le directeur de tournoi est-il d’accord ?
ask-full-point-bye-has-half-point-bye = Le joueur a-t-il eu un bye à un demi-point, ou en a-t-il demandé un pour une ronde quelconque ?
ask-full-point-bye-others-had-byes = Tous les autres du groupe de points ont-ils déjà eu un bye ou un gain par forfait ?

byes-half-asked = Un bye à un demi-point est demandé pour la ronde { $round } sur { $rounds }
byes-second-half-refused = Refusé : les byes dans la seconde moitié de la compétition doivent figurer dans les annonces, sauf urgence.
byes-last-round-refused = Refusé : un bye pour la dernière ronde se demande avant la partie n° { $deadline } du joueur, et on ne peut ensuite plus y renoncer.
byes-half-allowed = Le directeur de tournoi peut accorder le bye à un demi-point.
byes-half-in-time = il devrait être demandé au moins { $needed ->
    [one] { $needed } minute
   *[other] { $needed } minutes
} avant la ronde
byes-allow = l’accorder
byes-refuse = le refuser
byes-refuse-late = refuser : la demande vient trop tard
byes-given-back = Un joueur renonce à un bye à un demi-point irrévocable
byes-given-back-accepted = Le joueur est apparié et la partie compte pour l’Elo ; pour les prix, un gain compte comme une nulle.
byes-given-back-refused = Le bye est maintenu : on ne peut y renoncer sans l’accord du directeur de tournoi.
byes-full-considered = Un joueur doit recevoir le bye à un point
byes-full-free = Rien dans ces règles ne s’oppose au bye.
byes-full-allowed = Le joueur peut le recevoir : tous les autres du groupe de points en ont déjà eu un.
byes-full-to-another = Le bye revient à un autre joueur du groupe de points qui n’en a pas encore eu.
byes-question = Une question sur les byes
byes-left-to-event = Les Règles du jeu ne disent rien des byes : le règlement de la compétition et celui du système d’appariement en décident.
byes-not-in-laws = les byes ne figurent pas dans les Règles du jeu
byes-by-regulations = ce que dit le règlement de la compétition
byes-follow-regulations = suivre le règlement de la compétition
