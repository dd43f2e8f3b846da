# Refusal and penalties: incidents, questions, answers, what rulings say.

family-refusal = Refus et sanctions

incident-refuses-to-comply = un joueur refuse de respecter les règles
    .words = refuse d’obéir, refuse de se conformer, n’obéit pas à l’arbitre, refus persistant
incident-refuses-to-play-on = un joueur ne veut plus jouer après une décision
    .words = refuse de continuer, ne veut plus jouer, n’accepte pas la décision
incident-refuses-to-help = un joueur ne veut pas aider à reconstituer la partie ou à vérifier une réclamation
    .words = refuse d’aider, ne coopère pas, refuse de reconstituer
incident-other-breach = une infraction sans sanction propre
    .words = autre infraction, autre chose, refuse de serrer la main, poignée de main, tenue, manger à la table

ask-refuses-to-comply-by = Qui refuse de respecter les règles ?
ask-refuses-to-comply-told-next-loses = A-t-on dit au joueur que le prochain refus lui coûtera la partie ?
ask-refuses-to-comply-both-told = A-t-on dit aux joueurs que le prochain refus leur coûtera la partie ?
ask-refuses-to-play-on-by = Qui refuse de continuer à jouer ?
ask-refuses-to-help-by = Qui refuse d’aider ?
ask-refuses-to-help-with = Que refuse le joueur ?
ask-other-breach-by = Qui a commis l’infraction ?

duty-to-help-reconstruction = de reconstituer la partie
duty-to-help-claim-check = de vérifier une réclamation de nulle

refusing-after-game = Un joueur refuse de respecter les règles après la partie
refusing-game-over = La partie est terminée : son résultat reste acquis ; d’autres sanctions restent possibles.
refusing-warning = un avertissement
refusing-expulsion = l’exclusion
refusing-both-refuse = Les deux joueurs refusent de respecter les règles
refusing-both-lose = Les deux joueurs persistent à refuser de respecter les règles : tous deux perdent.
refusing-warn-both = Avertissez les deux joueurs ; si tous deux persistent, tous deux perdent.
refusing-warn-both-usual = un avertissement aux deux ; la perte pour les deux s’ils persistent

refusing-refuses = Les { $by } refusent de respecter les règles
refusing-not-persistent = Le refus n’est pas encore persistant : sanctionnez les { $by }, et ordonnez-leur de nouveau d’obéir.
refusing-refuses-again = Les { $by } refusent de nouveau de respecter les règles
refusing-tell-next-loses = Dites aux { $by } que le prochain refus leur coûtera la partie ; pour celui-ci, choisissez une sanction de la liste.
refusing-last-warning = un dernier avertissement qui le précise ; le troisième ou quatrième avertissement précède la perte
refusing-persistent = Les { $by } persistent à refuser de respecter les règles
refusing-persistent-loses = Les { $by } persistent à refuser de respecter les règles et perdent ; l’arbitre décide du score des { $by-opponent }.
refusing-opponent-usually-wins = en général l’adversaire gagne ; moins seulement s’il est lui aussi fautif
refusing-warn = Avertissez les { $by } et ordonnez-leur d’obéir.
refusing-opponent-gets-time = Les { $by } ont été avertis : les { $by-opponent } reçoivent { $time } ou plus.
refusing-why-time = refus d’obéir de l’adversaire
refusing-time-then-loss = { $time } pour les { $by-opponent }, ce qui peut se répéter ; puis la perte
refusing-may-have-lost = Les { $by } persistent à refuser après un avertissement et des sanctions de temps : on peut leur donner la partie perdue.
refusing-loss = la perte de la partie

refusing-will-not-play-on = Les { $by } n’acceptent pas la décision et ne veulent plus jouer
refusing-may-appeal = La partie est terminée ; les { $by } peuvent faire appel.
refusing-stop-for-appeal = Arrêtez les pendules jusqu’à la décision sur l’appel.
refusing-clocks-stay-stopped = les pendules restent arrêtées jusqu’à la décision sur l’appel
refusing-go-on-as-ruled = la partie continue selon la décision
refusing-stop-if-at-once = n’arrêter les pendules que si la décision est immédiate
refusing-game-goes-on = La partie continue selon la décision : la pendule des { $by } est mise en marche, et ils perdent si leur temps s’écoule.
refusing-start-clock = Dites aux { $by } que l’appel sera examiné plus tard et mettez leur pendule en marche.

refusing-refuses-to-help = { $with-code ->
    [reconstruction] Les { $by } refusent d’aider à reconstituer la partie
   *[claim-check] Les { $by } refusent d’aider à vérifier la réclamation
}
refusing-bound-to-help = Les joueurs sont tenus d’aider : sanctionnez les { $by }.
refusing-done-without = { $who-code ->
    [director] Le directeur de tournoi le fait sans les { $by } et peut sanctionner un ordre refusé.
   *[arbiter] L’arbitre le fait sans les { $by } et peut sanctionner un ordre refusé.
}
refusing-not-bound = cette édition n’a pas d’article qui oblige les joueurs à aider
refusing-broke-rule = Les { $by } ont enfreint une règle qui n’a pas de sanction propre
refusing-list-is-open = La liste des sanctions est ouverte ; { $who } choisit pour les { $by }.
refusing-warning-first = d’abord un avertissement
refusing-time-penalty-at-once = une sanction de temps aussitôt ; davantage si cela se répète
