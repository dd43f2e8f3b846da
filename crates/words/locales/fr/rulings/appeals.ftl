# Appeals: incidents, questions, answers, what rulings say.

family-appeals = Appels

incident-appeal = quelqu’un fait appel d’une décision
    .words = appel, fait appel, réclamation, protestation, conteste la décision, pas d’accord
incident-appeal-committee = un jury d’appel est constitué
    .words = jury d’appel, commission d’appel, membres du jury, composition du jury
incident-appeal-vote = le jury d’appel a voté
    .words = vote du jury, égalité des voix, majorité, décision du jury
incident-national-appeal = quelqu’un fait appel devant la fédération
    .words = appel à la fédération, appel national, commission fédérale

ask-appeal-by = Qui fait appel ?
ask-appeal-after = Combien de temps après la décision l’appel est-il fait ?
ask-appeal-deadline = Quel délai le règlement de la compétition fixe-t-il pour les appels ?
ask-appeal-committee-seniors = Combien d’entre eux sont directeurs de tournoi « Senior » ou plus ?
ask-appeal-committee-concerned = Combien d’entre eux sont concernés par le litige ?
ask-appeal-vote-for-appeal = Combien ont voté pour l’appel ?
ask-appeal-vote-against = Combien ont voté contre ?
ask-national-appeal-days-after-event = Combien de jours après la fin de la compétition a-t-il été envoyé ?
ask-national-appeal-good-reason = Y a-t-il une raison acceptable de cet envoi tardif ?

appellant-player = un joueur concerné
appellant-official = le capitaine, le chef de délégation ou un autre responsable du joueur
appellant-other = quelqu’un d’autre

committee-fault-too-few = trop peu de votants
committee-fault-even = le nombre de votants devrait être impair
committee-fault-concerned = aucune personne concernée ne peut voter
committee-needs-persons = au moins { $least } personnes, ou { $seniors } si toutes sont directeurs de tournoi « Senior » ou plus
committee-needs-odd-voters = au moins { $least } votants, en nombre impair
committee-needs-voters = au moins { $least } votants

appeals-filed = Un appel est déposé
appeals-excluded = Le règlement de la compétition exclut les appels : la décision est définitive.
appeals-filed-in-blitz = Un appel est déposé en blitz
appeals-chief-is-final = En blitz, la décision du directeur de tournoi principal est définitive : il n’y a pas de jury pendant la compétition.
appeals-chief-director = la décision d’un autre directeur de tournoi va au directeur de tournoi principal ; après la compétition, l’appel à US Chess reste possible
appeals-not-concerned = L’appel vient d’une personne non concernée
appeals-only-concerned = Refusé : seuls les joueurs concernés, ou ceux qui peuvent agir pour eux, peuvent faire appel.
appeals-filed-after = Un appel est déposé { $after } après la décision
appeals-extended = Le directeur de tournoi avait prolongé le délai : l’appel est examiné.
appeals-too-late = Trop tard : l’appel se fait dans un délai de { $limit } après la décision, sauf délai prolongé.
appeals-played-on = Trop tard : l’appel se fait avant de continuer à jouer, sauf si le directeur de tournoi l’a reporté ou a prolongé le délai.
appeals-refused = l’appel est refusé
appeals-heard-if-announced = l’appel est examiné, s’il a été annoncé ou reporté
appeals-under-protest = refusé, sauf si le joueur a continué sous réserve
appeals-in-time = L’appel est fait à temps : cherchez un accord, sinon il est examiné.
appeals-goes-on-as-ruled = Jusqu’à l’examen, la partie continue selon la décision.
appeals-even-signed = l’appel est possible même après la signature du résultat

appeals-to-federation = Un appel est adressé à la fédération
appeals-final-for-event = La décision du jury d’appel est définitive pour la compétition.
appeals-sent-in-time = { $days ->
    [one] À temps : envoyé dans le délai de { $days } jour après la compétition. Une caution y est jointe, et une copie va au directeur de tournoi.
   *[other] À temps : envoyé dans le délai de { $days } jours après la compétition. Une caution y est jointe, et une copie va au directeur de tournoi.
}
appeals-late-with-reason = { $days ->
    [one] Après le délai de { $days } jour ; il n’est examiné que si le motif du retard est accepté.
   *[other] Après le délai de { $days } jours ; il n’est examiné que si le motif du retard est accepté.
}
appeals-refuse = le refuser
appeals-hear = l’examiner
appeals-hear-for-reason = ne l’examiner que pour un bon motif
appeals-sent-late = { $days ->
    [one] Trop tard : un appel s’envoie dans un délai de { $days } jour après la compétition.
   *[other] Trop tard : un appel s’envoie dans un délai de { $days } jours après la compétition.
}

appeals-committee = Un jury d’appel est constitué ; votants : { $voters }
appeals-how-many-vote = Combien votent ? Il faut { $needed }.
appeals-can-hear = Le jury peut examiner l’appel. Votants : { $voters } ; il faut { $needed }.
appeals-should-be-odd = Le nombre de votants devrait être impair : ajoutez un suppléant. Un jury demande { $needed }.
appeals-add-or-drop = ajouter ou retirer un votant
appeals-go-on = continuer ainsi
appeals-add-reserve = ajouter un suppléant
appeals-not-in-order = Le jury n’est pas en règle : { $faults }. Il faut { $needed }.
appeals-add-reserves = Ajoutez des suppléants et vérifiez de nouveau.
appeals-replace-them = Remplacez-les par des suppléants et vérifiez de nouveau.
appeals-voted = Le jury a voté sur l’appel : { $yes } pour, { $no } contre
appeals-tie = Égalité : le nombre de votants aurait dû être impair.
appeals-no-rule-for-tie = le règlement ne dit pas ce que signifie une égalité
appeals-ruling-stands = la décision est maintenue
appeals-vote-repeated = un suppléant est ajouté et le vote recommencé
appeals-upheld = L’appel est admis : la décision est modifiée comme le dit le jury, et les frais ou la caution sont rendus.
appeals-written-down = La décision est écrite et signée ; elle est définitive pour la compétition.
appeals-stands = { $who-code ->
    [director] La décision du directeur de tournoi est maintenue.
   *[arbiter] La décision de l’arbitre est maintenue.
}
appeals-committee-needs = un jury d’appel exige { $needed }
