# Rapid and blitz: incidents, questions, answers, what rulings say.

family-supervision = Rapide et blitz

incident-which-rules-hold = on conteste que les règles de compétition s’appliquent en entier en rapide ou en blitz
    .words = rapide, blitz, quelles règles, règles de compétition, surveillance, supervision

ask-which-rules-hold-specified = Le règlement de la compétition dit-il si les règles de compétition s’appliquent en entier ?
ask-which-rules-hold-announced = Que dit-il ?
ask-which-rules-hold-games = Combien de parties se jouent en même temps ?
ask-which-rules-hold-arbiters = Combien d’arbitres les surveillent ?
ask-which-rules-hold-recorded = Chaque partie est-elle notée par un arbitre ou un assistant ?

announced-rules-adequate = les règles de compétition s’appliquent en entier
announced-rules-reduced = elles ne s’appliquent pas en entier

supervision-which-rules = Question : quelles règles s’appliquent dans cette compétition de rapide ou de blitz
supervision-one-set-of-rules = Il y a un seul ensemble de règles par cadence, quel que soit le nombre de directeurs de tournoi.
supervision-standard-play = C’est une cadence standard : les règles de compétition s’appliquent en entier.
supervision-whole-event = Pas de changement : les règles choisies valent pour toute la compétition, à chaque ronde.
supervision-must-say = Le règlement doit dire laquelle des deux formules s’applique, pour toute la compétition ; décidez-le maintenant et annoncez-le.
supervision-full-if-enough = les règles de compétition en entier, s’il y a assez d’arbitres
supervision-unsupervised = les règles prévues sans supervision suffisante
supervision-unsupervised-usually = à défaut d’assez d’arbitres, les règles prévues sans supervision suffisante
supervision-claim-before-next-move = Les règles prévues sans supervision suffisante s’appliquent : un joueur doit réclamer avant le coup suivant.
supervision-enough = Les règles de compétition s’appliquent en entier : les arbitres suffisent pour { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, et toutes sont notées.
supervision-promised-too-much = La compétition a promis plus qu’elle n’a : il faut un arbitre pour { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} au plus et la notation de chaque partie.
supervision-find-arbiters = Trouvez d’autres arbitres ou assistants, ou demandez à l’organisateur de jouer selon l’autre formule dès le début de la compétition.
supervision-as-announced = les parties jusqu’ici ont été jouées selon les règles annoncées ; { $who } décide des incidents selon elles
supervision-keep-announced = garder les règles annoncées et trouver les arbitres
supervision-announce-other = avant la première ronde : annoncer l’autre formule pour toute la compétition
supervision-settle-before = le régler avant la première ronde ; plus tard, garder ce qui a été annoncé
