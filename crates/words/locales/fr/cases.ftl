# Cases: appeals, inspections and complaints, and what is found of them.

appellant-role-player = joueur
appellant-role-captain = capitaine
appellant-role-head-of-delegation = chef de délégation
appellant-role-other = autre personne désignée par le règlement
committee-seat-chair = président
committee-seat-member = membre
committee-seat-reserve = suppléant
fee-outcome-returned = restituée
fee-outcome-partly-returned = restituée en partie
fee-outcome-kept = conservée
inspection-grounds-suspicion = soupçon
inspection-grounds-complaint = plainte
inspection-grounds-left-venue = le joueur avait quitté le lieu de la compétition
inspection-grounds-random = choix au hasard
complaint-stage-in-tournament = pendant la compétition
complaint-stage-post-tournament = après la compétition
appeal-case-excluded = Le règlement exclut les appels.
appeal-case-in-time = Dans le délai : { $minutes } min après la décision, le délai est de { $limit } min.
appeal-case-too-late = Trop tard : { $minutes } min après la décision, le délai est de { $limit } min.
appeal-case-played-on = Le joueur a continué à jouer depuis la décision : l’appel n’est plus possible.
appeal-case-no-deadline = Aucun délai n’est annoncé, et les règles le laissent au règlement de la compétition.
appeal-case-ruling-time-unknown = Quand la décision a-t-elle été communiquée ? Sans cela, on ne sait pas si l’appel est dans le délai.
appeal-case-played-on-unknown = Le joueur a-t-il continué à jouer depuis la décision ? Dans ce cas, l’appel n’est plus possible.
appeal-case-official-appeals = Ces règles ne prévoient que l’appel d’un joueur.
appeal-case-fee-not-announced = Aucune caution n’est annoncée ; elle doit être fixée à l’avance.
appeal-case-fee-unpaid = Le paiement de la caution ({ $fee }) n’est pas noté.
appeal-case-concerned = { $name } est concerné par le litige et ne vote pas.
appeal-case-is-party = { $name } est partie au litige et ne vote pas.
appeal-case-same-club = { $name } est du club d’une des parties au litige ({ $club }) et ne devrait pas voter.
appeal-case-same-team = { $name } est de l’équipe d’une des parties au litige et ne devrait pas voter.
appeal-case-same-federation = { $name } est de la fédération d’une seule des parties au litige ({ $federation }) et ne devrait pas voter.
appeal-case-replaced = { $by } vote à la place de { $name }.
appeal-case-too-young = { $name } a moins de 21 ans.
appeal-case-age-unknown = Est-ce que { $name } a au moins 21 ans ? L’année de naissance ne le dit pas.
appeal-case-no-chair = Aucun votant ne préside.
appeal-case-federation-twice = Deux votants sont de { $federation } ; si possible, ils viennent de fédérations différentes.
appeal-case-not-in-order = Le jury n’est pas en règle : { $faults }. Il faut { $needed }.
appeal-case-in-order = { $voters ->
    [one] Le jury peut trancher : { $voters } votant.
   *[other] Le jury peut trancher : { $voters } votants.
}
appeal-case-votes-too-many = { $voters ->
    [one] Nombre de voix : { $votes }, mais { $voters } votant seulement.
   *[other] Nombre de voix : { $votes }, mais { $voters } votants seulement.
}
appeal-case-votes-disagree = La décision ne correspond pas au vote.
appeal-case-tie-upholds = En cas d’égalité, la décision du directeur de tournoi est maintenue.
appeal-case-fee-must-be-returned = L’appel est admis : la caution est restituée.
appeal-case-fee-undecided = La caution est-elle restituée ou conservée ?
appeal-case-change-result = Ce que la décision change reste à saisir : rectifier l’incident, corriger le résultat.
fair-play-inspector-of-other-gender = La personne qui contrôle doit être du même sexe que le joueur.
fair-play-inspector-gender-unknown = La personne qui contrôle est-elle du même sexe que le joueur ? Ce n’est pas indiqué.
fair-play-no-witness = Il manque un témoin du même sexe.
fair-play-witness-of-other-gender = Le témoin doit être du même sexe que le joueur ; celui-ci peut en choisir un second, de l’un ou l’autre sexe.
fair-play-witness-gender-unknown = Le témoin est-il du même sexe que le joueur ? Ce n’est pas indiqué.
fair-play-twice-in-round = Sur plainte, ou après avoir quitté le lieu de la compétition, un joueur n’est contrôlé qu’une fois par ronde.
fair-play-random-must-be-announced = Les contrôles au hasard doivent être annoncés dans le règlement de la compétition.
fair-play-found-unsaid = Ce qui a été trouvé n’est pas indiqué ; « rien » est aussi une réponse.
fair-play-refused-to-the-last = D’abord expliquer, puis avertir ; qui refuse encore perd la partie et ne joue plus dans la compétition.
fair-play-only-an-accusation = Non signée, ou sans la déclaration : une simple accusation. Le nom figure au rapport, et l’accusé n’est pas informé.
fair-play-undecided = Pas encore tranchée.
fair-play-first-baseless = Première plainte infondée de cette personne dans la compétition : un avertissement, ou une autre sanction de la liste.
fair-play-baseless-again = De nouveau infondée : { $before } auparavant dans cette compétition. Sanctionner et informer l’instance chargée du fair-play.
fair-play-accused-was-told = L’accusé a été informé alors que personne n’a signé de plainte.
