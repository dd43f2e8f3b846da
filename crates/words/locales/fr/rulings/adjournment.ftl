# Adjourned games: incidents, questions, answers, what rulings say.

family-adjournment = Parties ajournées

incident-sealing = un coup est mis sous enveloppe
    .words = coup sous enveloppe, mettre sous enveloppe, ajournement, ajourner, partie ajournée, enveloppe
incident-sealed-move-wrong = le coup sous enveloppe est ambigu, illégal ou absent
    .words = coup sous enveloppe ambigu, coup sous enveloppe illégal, enveloppe vide
incident-envelope-missing = l’enveloppe du coup sous enveloppe est perdue
    .words = enveloppe perdue, enveloppe introuvable
incident-while-adjourned = un résultat ou une proposition pendant l’ajournement
    .words = pendant l’ajournement, nulle pendant l’ajournement, abandon pendant l’ajournement
incident-absent-at-resumption = un joueur est absent quand la partie doit reprendre
    .words = absent à la reprise, reprise
incident-late-for-resumption = un joueur arrive en retard à la reprise
    .words = retard à la reprise, en retard pour la reprise
incident-resumed-wrongly = la partie a repris avec une position ou des temps faux
    .words = reprise avec une mauvaise position, mauvais temps à la reprise

ask-sealing-by = Qui met sous enveloppe ?
ask-sealing-what = Que s’est-il passé ?
ask-sealing-session-left = Combien de temps reste-t-il de la session de jeu ?
ask-sealed-move-wrong-by = Qui a mis le coup sous enveloppe ?
ask-sealed-move-wrong-fault = Qu’est-ce qui ne va pas dans le coup sous enveloppe ?
ask-envelope-missing-by = Qui a mis le coup sous enveloppe ?
ask-envelope-missing-position-known = La position ajournée est-elle connue ?
ask-while-adjourned-what = Que s’est-il passé pendant l’ajournement ?
ask-while-adjourned-by = Qui a abandonné ?
ask-absent-at-resumption-sealer = Qui a mis le coup sous enveloppe ?
ask-absent-at-resumption-absent = Qui est absent ?
ask-late-for-resumption-by = Qui arrive en retard ?
ask-late-for-resumption-late-by = Combien de temps après l’heure de la reprise le joueur est-il arrivé ?
ask-late-for-resumption-default-time = Quel délai de forfait le règlement prévoit-il ?
ask-late-for-resumption-period-left = Combien de temps reste-t-il au joueur en retard dans cette période ?
ask-late-for-resumption-sealed-move-ends = Les { $by } avaient-ils mis sous enveloppe un coup qui termine la partie ?
ask-resumed-wrongly-what = Qu’est-ce qui était faux ?
ask-resumed-wrongly-moves-since = Combien de coups le joueur qui le signale a-t-il joués depuis ?

sealing-event-early = le joueur veut mettre sous enveloppe avant l’heure
sealing-event-played-on-board = le joueur a joué le coup sur l’échiquier
sealing-event-changed-before-stop = le coup est changé avant l’arrêt de la pendule
sealing-event-changed-after-stop = le joueur veut changer le coup après l’arrêt de la pendule
sealed-fault-ambiguous = il peut se lire comme deux coups légaux ou plus
sealed-fault-meaningless = on ne peut lui trouver aucun sens
sealed-fault-illegal = il est illégal
sealed-fault-missing = il n’y en a pas
adjournment-news-draw-agreed = la nulle a été convenue
adjournment-news-resignation = un joueur a abandonné
adjournment-news-draw-offer = la nulle a été proposée après la mise sous enveloppe
absent-resumer-sealer = le joueur qui a mis sous enveloppe
absent-resumer-replier = le joueur qui doit répondre
absent-resumer-both = les deux
sealed-end-no = non, ou le joueur en retard n’a pas mis sous enveloppe
sealed-end-mate = oui, il donne mat
sealed-end-draw = oui, par pat ou position morte
wrong-at-resumption-times = un temps
wrong-at-resumption-position = la position

adjournment-look-up = Consultez { $part } ; les directives I plus récentes disent : { $usual }.
adjournment-not-at-hand = cette édition traite de l’ajournement dans { $part }, dont le texte n’est pas disponible
adjournment-as-later = { $usual }, comme dans les directives I plus récentes

adjournment-seals-early = Les { $by } veulent mettre sous enveloppe avant l’heure
adjournment-seals-on-board = Les { $by } ont joué le coup sur l’échiquier au lieu de le mettre sous enveloppe
adjournment-changes-before-stop = Les { $by } changent le coup sous enveloppe avant d’arrêter la pendule
adjournment-changes-after-stop = Les { $by } veulent changer le coup sous enveloppe
adjournment-rest-is-charged = le reste de la session est décompté au joueur qui met sous enveloppe
adjournment-made-is-sealed = le coup joué est le coup sous enveloppe
adjournment-change-until-stop = il peut être changé jusqu’à l’arrêt de la pendule
adjournment-no-change-after-stop = il ne peut plus être changé une fois la pendule arrêtée
adjournment-may-seal = Les { $by } peuvent mettre sous enveloppe maintenant ; le reste de la session, soit { $left }, leur est décompté.
adjournment-why-rest = reste de la session
adjournment-needs-permission = il faut une permission, et le contrôle doit être passé
adjournment-refuse-sealing = le refuser
adjournment-allow-sealing = le permettre et décompter le reste
adjournment-allow-in-last-hour = le permettre dans la dernière heure de la session
adjournment-move-on-board = Le coup sur l’échiquier est le coup sous enveloppe : les { $by } écrivent exactement ce coup.
adjournment-change-allowed = Permis : le coup peut être changé jusqu’à l’arrêt de la pendule.
adjournment-change-refused = Refusé : la pendule est arrêtée, le coup sous enveloppe est maintenu.

adjournment-sealed-wrong = { $fault-code ->
    [ambiguous] Les { $by } ont mis sous enveloppe un coup qui peut se lire de deux façons
    [meaningless] Les { $by } ont mis sous enveloppe un coup qui n’a pas de sens
    [illegal] Les { $by } ont mis sous enveloppe un coup illégal
   *[missing] Le coup que les { $by } devaient mettre sous enveloppe n’y est pas
}
adjournment-sealer-loses = le joueur qui a mis sous enveloppe perd
adjournment-ended-before = La partie était déjà terminée : ce résultat reste acquis.
adjournment-opponent-chooses = Les { $by-opponent } peuvent choisir laquelle des lectures a été mise sous enveloppe, leur propre pendule en marche.
adjournment-only-reading = la seule lecture raisonnable, si le directeur de tournoi en trouve une
adjournment-chosen-reading = la lecture que choisit l’adversaire
adjournment-chooses-on-own-clock = l’adversaire choisit, sa propre pendule en marche
adjournment-loses = { $fault-code ->
    [ambiguous] Le coup sous enveloppe peut se lire de deux façons : les { $by } perdent.
    [meaningless] Le coup sous enveloppe n’a pas de sens : les { $by } perdent.
    [illegal] Le coup sous enveloppe est illégal : les { $by } perdent.
   *[missing] Il n’y a pas de coup dans l’enveloppe : les { $by } perdent.
}
adjournment-slip-of-pen = un lapsus d’écriture qui n’a qu’un sens raisonnable se lit comme ce coup

adjournment-envelope-lost = L’enveloppe du coup sous enveloppe est perdue
adjournment-stated-move = la partie reprend à la position ajournée, avec le coup que le joueur dit avoir mis sous enveloppe
adjournment-from-position = La partie reprend avec la position et les temps de l’ajournement ; les { $by } jouent un coup.
adjournment-from-stated-move = La partie reprend avec la position et les temps de l’ajournement ; les { $by } jouent le coup qu’ils disent avoir mis sous enveloppe.
adjournment-times-not-known = Les temps ne sont pas connus : { $who } les fixe.
adjournment-times-by-judgement = les temps fixés selon votre appréciation
adjournment-times-by-records = les temps d’après les notes et la parole des joueurs
adjournment-position-lost = La position ne peut être retrouvée : la partie est annulée et une nouvelle est jouée.
adjournment-new-game = une nouvelle partie
adjournment-draw-if-fair = la nulle, si rien d’autre n’est équitable

adjournment-draw-was-agreed = La nulle a été convenue pendant l’ajournement
adjournment-resigned = Un joueur a abandonné pendant l’ajournement
adjournment-draw-was-offered = La nulle a été proposée après la mise sous enveloppe
adjournment-is-over = la partie est terminée
adjournment-offer-is-open = la proposition reste ouverte jusqu’à la réponse
adjournment-over-by-draw = La partie est terminée : nulle. Les deux joueurs { $who-code ->
    [director] le disent au directeur de tournoi
   *[arbiter] le disent à l’arbitre
}.
adjournment-resigned-cannot-mate = Les { $by } ont abandonné, mais les { $by-opponent } ne peuvent mater par aucune suite de coups légaux : nulle.
adjournment-over-by-resignation = La partie est terminée : les { $by } ont abandonné et les { $by-opponent } gagnent.
adjournment-offer-valid = La proposition est valable et reste ouverte jusqu’à la réponse, comme toute proposition.

adjournment-replier-absent = Les { $by-opponent }, qui doivent répondre, sont absents à la reprise
adjournment-sealer-absent = Les { $by }, qui ont mis sous enveloppe, sont absents à la reprise
adjournment-both-absent = Les deux joueurs sont absents à la reprise
adjournment-closed-envelope = La pendule des { $by-opponent } est mise en marche ; l’enveloppe reste fermée jusqu’à leur arrivée.
adjournment-open-envelope = Ouvrez l’enveloppe et mettez en marche la pendule des { $by-opponent } ; ils peuvent mettre leur réponse sous une nouvelle enveloppe et mettre en marche la pendule des { $by }.
adjournment-replier-loses-time = Les { $by-opponent }, qui doivent répondre, perdent le temps jusqu’à leur arrivée.
adjournment-closed-envelope-usual = la pendule des { $by-opponent } est mise en marche ; l’enveloppe reste fermée jusqu’à leur arrivée
adjournment-open-envelope-usual = ouvrir l’enveloppe et mettre en marche la pendule des { $by-opponent } ; ils peuvent mettre leur réponse sous une nouvelle enveloppe et mettre en marche la pendule des { $by }
adjournment-replier-loses-time-usual = les { $by-opponent }, qui doivent répondre, perdent le temps jusqu’à leur arrivée
adjournment-say-otherwise = le règlement ou l’arbitre peut en disposer autrement
adjournment-zero-sealer = Le délai de forfait est de zéro : les { $by } sont arrivés trop tard et perdent, sauf si le coup sous enveloppe avait terminé la partie.
adjournment-zero-replier = Le délai de forfait est de zéro : les { $by-opponent } sont arrivés trop tard et perdent, sauf si le coup sous enveloppe avait terminé la partie.
adjournment-zero-both = Le délai de forfait est de zéro : tous deux sont arrivés trop tard et perdent, sauf si le coup sous enveloppe avait terminé la partie.
adjournment-look-inside = Ouvrez l’enveloppe pour voir si le coup sous enveloppe a terminé la partie.
adjournment-result-of-sealed-move = le résultat du coup sous enveloppe, s’il a terminé la partie
adjournment-lateness-excused = la partie continue, si l’arbitre excuse le retard
adjournment-game-lost = la partie est perdue
adjournment-loss-unless-ended = la perte, sauf si le coup sous enveloppe a terminé la partie

adjournment-late = Les { $by } sont arrivés { $late } après l’heure de la reprise
adjournment-late-loses = passé le délai de forfait, le joueur en retard perd, sauf si le coup sous enveloppe avait terminé la partie
adjournment-in-time = À temps : la limite est de { $limit }. Les { $by } jouent avec le temps qui leur reste.
adjournment-too-late = Les { $by } sont arrivés après la limite de { $limit } et perdent.
adjournment-sealed-mate = Le coup sous enveloppe donne mat : les { $by } gagnent, quel que soit le retard.
adjournment-sealed-draw = Le coup sous enveloppe a terminé la partie : nulle, quel que soit le retard.

adjournment-wrong-time = La partie a repris avec un temps faux
adjournment-wrong-position = La partie a repris avec une position fausse
adjournment-point-out-times = un temps faux doit être signalé avant de jouer son premier coup
adjournment-set-up-again = la position d’avant le coup sous enveloppe est rétablie
adjournment-correct-times = Corrigez les temps : l’erreur a été signalée avant qu’un coup soit joué.
adjournment-times-too-late = Trop tard pour réclamer : les temps restent, sauf si { $who } les corrige.
adjournment-times-stay = les temps restent
adjournment-times-corrected = les temps sont corrigés
adjournment-times-stay-usually = les temps restent, sauf injustice manifeste
adjournment-back-to-adjourned = Revenez à la position ajournée ; les temps restent tels quels.
adjournment-position-too-late = { $within ->
    [one] L’erreur est constatée après plus de { $within } coup : la partie continue telle quelle.
   *[other] L’erreur est constatée après plus de { $within } coups : la partie continue telle quelle.
}
adjournment-back-to-right = Revenez à la dernière position juste ; l’arbitre fixe les temps.
adjournment-arbiter-sets-times = les temps selon l’appréciation de l’arbitre
adjournment-times-of-adjournment = les temps de l’ajournement
incident-adjourn-in-time-trouble = la session est terminée alors qu’un joueur est à court de temps
    .words = ajournement, ajourner, zeitnot, manque de temps, fin de la séance
ask-adjourn-in-time-trouble-first-control-over = Le premier contrôle est-il passé ?
ask-adjourn-in-time-trouble-needed-for-round = Est-ce nécessaire pour commencer la ronde suivante ?
ask-adjourn-in-time-trouble-other-has-much = L’autre joueur a-t-il encore beaucoup de temps ?
adjournment-in-time-trouble = La session est terminée alors qu’un joueur est à court de temps
adjournment-not-in-first-control = La partie continue : avant la fin du premier contrôle il n’y a pas d’ajournement, sauf heure annoncée.
adjournment-adjourn-as-announced = L’heure était annoncée : la partie est ajournée.
adjournment-may-adjourn = On peut ajourner malgré le manque de temps : la ronde suivante l’exige, et l’autre joueur a beaucoup de temps.
adjournment-should-not-adjourn = On ne devrait pas ajourner en plein manque de temps : laissez la partie continuer.
adjournment-adjourn = ajourner la partie
adjournment-wait = attendre la fin du manque de temps
adjournment-no-article-on-time = aucun article ne dit quand une partie est ajournée
adjournment-break-afterwards = un joueur dont la partie est ajournée a d’ordinaire une demi-heure avant la suivante
