# Conduct: incidents, questions, answers, what rulings say.

family-conduct = Comportement

incident-distraction = un joueur a distrait ou gêné l’adversaire
    .words = gêne l’adversaire, distraction, dérange, bruit, parle, parler, parle à l’adversaire, tape des doigts, chantonne, stylo, fixe du regard
incident-draw-offers-repeated = un joueur ne cesse de proposer la nulle
    .words = propositions de nulle répétées, propose nulle sans arrêt, insiste pour la nulle, propose toujours nulle
incident-outside-help = un joueur s’est servi de notes, d’un livre, d’un autre échiquier ou de conseils
    .words = triche, tricher, moteur, aide extérieure, ordinateur, notes, livre, conseils, analyse, autre échiquier, module
incident-smoking = un joueur a fumé
    .words = fumer, fume, fumé, cigarette, cigarette électronique, vapoter, vapoteuse
incident-disrepute = un joueur s’est mal conduit ou a arrangé un résultat
    .words = mauvaise conduite, insulte, grossier, refuse de serrer la main, bagarre, résultat arrangé, partie arrangée, nulle arrangée, discrédit, ivre, antisportif
incident-accusation = un joueur en accuse un autre de tricher
    .words = triche, tricheur, accusation, accuse de triche, soupçon, suspicion
incident-question-to-arbiter = un joueur pose une question à l’arbitre
    .words = question à l’arbitre, demande à l’arbitre, question de règlement

ask-distraction-by = Qui a gêné l’adversaire ?
ask-distraction-how = Comment les { $by } ont-ils gêné l’adversaire ?
ask-draw-offers-repeated-by = Qui ne cesse de proposer la nulle ?
ask-draw-offers-repeated-reason-to-repeat = L’adversaire a-t-il proposé la nulle depuis, ou la position a-t-elle beaucoup changé ?
ask-outside-help-by = Qui s’est fait aider ?
ask-outside-help-what = Quel genre d’aide ?
ask-outside-help-relevant = Cela a-t-il un rapport avec la partie ?
ask-smoking-by = Qui a fumé ?
ask-smoking-allowed-place = Était-ce dans l’espace où l’arbitre le permet ?
ask-disrepute-by = Qui s’est mal conduit ?
ask-disrepute-how = Que s’est-il passé ?
ask-accusation-by = Qui accuse ?
ask-accusation-written = Le joueur a-t-il déposé une plainte officielle par écrit ?
ask-accusation-unfounded = La plainte est-elle manifestement infondée ?
ask-question-to-arbiter-by = Qui pose la question ?
ask-question-to-arbiter-about = Sur quoi porte la question des { $by } ?

annoyance-noise = par du bruit
annoyance-talking = en parlant
annoyance-claims = par des réclamations sans raison
annoyance-draw-offers = par des propositions de nulle sans raison
annoyance-complaints = par des plaintes sans fondement
annoyance-other = autrement

forbidden-help-written-matter = livres ou enregistrements
forbidden-help-notes = notes prises pendant la partie
forbidden-help-other-board = un autre échiquier ou un ordinateur
forbidden-help-asked-advice = un conseil demandé
forbidden-help-headphones = du son dans un casque
forbidden-help-analysis-in-room = analyse dans la salle de jeu

misconduct-arranged-result = résultat arrangé
misconduct-insult = insultes ou violences
misconduct-drunk = ivre, mais sans gêner
misconduct-dress = tenue contraire aux règles de la compétition
misconduct-other = autrement

question-subject-rules = un point des règles
question-subject-schedule = la cadence ou les horaires
question-subject-move-number = combien de coups ont été joués
question-subject-clock = si un coup a été joué ou la pendule pressée
question-subject-position = si quelque chose serait juste dans cette position

conduct-game-over = la partie est terminée : son résultat reste acquis, et on ne peut plus donner de temps
conduct-loss = la perte de la partie
conduct-warning = un avertissement
conduct-warning-more-if-repeated = un avertissement ; davantage si cela se répète

conduct-disturbed = { $how-code ->
    [noise] Les { $by } ont gêné l’adversaire par du bruit
    [talking] Les { $by } ont gêné l’adversaire en parlant
    [claims] Les { $by } ont gêné l’adversaire par des réclamations sans raison
    [draw-offers] Les { $by } ont gêné l’adversaire par des propositions de nulle sans raison
    [complaints] Les { $by } ont gêné l’adversaire par des plaintes sans fondement
   *[other] Les { $by } ont gêné l’adversaire
}
conduct-stop-disturbing = Faites aussitôt cesser la gêne et sanctionnez les { $by }.
conduct-standard-at-least = au moins la sanction standard, { $time } pour les { $by-opponent } ; davantage si cela continue
conduct-time-penalty-at-once = une sanction de temps aussitôt, et davantage si cela continue
conduct-cannot-help-it = Les { $by } gênent, mais n’y peuvent rien
conduct-no-offence = Pas d’infraction : aidez, par exemple en déplaçant l’échiquier ; les { $by } ne sont pas sanctionnés.
conduct-find-remedy = Trouvez une autre place pour la partie, ou une autre solution qui ne coûte de temps à aucun joueur.
conduct-another-place = une autre place pour l’échiquier
conduct-move-board = éloigner l’échiquier des autres

conduct-offered-again = Les { $by } ont de nouveau proposé la nulle
conduct-offer-in-order = La proposition est régulière ; l’adversaire l’accepte ou la refuse.
conduct-offers-can-disturb = des propositions raisonnables mais trop fréquentes peuvent aussi gêner
conduct-offer-annoys = La proposition est valable, mais la répéter sans raison gêne l’adversaire : les { $by } peuvent être sanctionnés.

conduct-smoked = Les { $by } ont fumé
conduct-house-rules = Le règlement de la compétition et du lieu en décide.
conduct-smoking-allowed = Il est permis d’y fumer.
conduct-e-cigarette-not-named = L’article ne mentionne pas la cigarette électronique : à l’arbitre de décider si c’était fumer.
conduct-smoking-forbidden = On ne fume que là où l’arbitre le permet.

conduct-help-used = { $what-code ->
    [written-matter] Les { $by } se sont servis d’écrits ou d’enregistrements
    [notes] Les { $by } ont pris des notes
    [other-board] Les { $by } ont analysé sur un autre échiquier ou un ordinateur
    [asked-advice] Les { $by } ont demandé conseil
    [headphones] Les { $by } ont écouté quelque chose au casque
   *[analysis-in-room] Les { $by } ont analysé dans la salle de jeu
}
conduct-help-forbidden = Aide interdite : sanctionnez les { $by }.
conduct-help-not-allowed = Non permis : le directeur de tournoi peut sanctionner les { $by }.
conduct-help-costs-game = Une telle aide coûte d’ordinaire la partie : les { $by } perdent, sauf si le directeur de tournoi juge une sanction moindre plus juste.
conduct-harmless-sound = Pas d’infraction tant que le son n’a aucun rapport avec la partie ; le directeur de tournoi peut le vérifier.
conduct-loss-if-it-helped = un avertissement la première fois ; la perte de la partie si l’aide a servi
conduct-warning-or-time = un avertissement ou une sanction de temps
conduct-warning-or-little-time = un avertissement ou une petite sanction de temps ; davantage si cela se répète
conduct-more-if-it-helped = un avertissement ; davantage si cela a aidé ou gêné

conduct-misbehaved = { $how-code ->
    [arranged-result] Les { $by } ont arrangé le résultat
    [insult] Les { $by } ont insulté quelqu’un
    [drunk] Le joueur qui a les { $by } est ivre, mais sans gêner
    [dress] La tenue du joueur qui a les { $by } est contraire aux règles
   *[other] Les { $by } se sont mal conduits
}
conduct-brought-into-disrepute = Cela jette le discrédit sur le jeu d’échecs : sanctionnez les { $by }.
conduct-misconduct-usual = { $how-code ->
    [arranged-result] une lourde sanction pour les deux joueurs ; aucun point à personne
    [insult] au moins un avertissement ; davantage si c’est grave
    [drunk] un avertissement ; davantage si le joueur ne peut plus jouer
    [dress] un avertissement ; le joueur se change pour la ronde suivante
   *[other] d’abord un avertissement, davantage si c’est grave
}
conduct-excluded-from-round = l’exclusion de cette ronde

conduct-no-dress-code = le cas n’annonce aucun code vestimentaire : sans lui, seule une tenue manifestement inconvenante peut être sanctionnée
conduct-accused = Les { $by } accusent les { $by-opponent } de tricher
conduct-evidence-needed = Une accusation contre l’adversaire demande une preuve impartiale ; sans elle, la partie continue.
conduct-hear-both = Entendez les deux joueurs à l’écart des échiquiers, et cherchez un témoin.
conduct-penalty-if-proved = une sanction pour ce qui est prouvé
conduct-director-watches = la partie continue ; le directeur de tournoi observe
conduct-only-recorded = La partie continue ; sans plainte écrite, l’accusation est seulement consignée.
conduct-ask-for-complaint = Demandez aux { $by } une plainte officielle et dites ce que coûte une fausse plainte.
conduct-report-accusation = S’ils refusent, mettez le nom et l’accusation dans le rapport ; l’accusé n’en est pas informé.
conduct-watch-accused = observer le joueur accusé
conduct-record-and-watch = consigner et observer
conduct-false-accusation = Fausse accusation : les { $by } peuvent être sanctionnés.
conduct-investigated = La plainte est examinée ; la partie continue entre-temps.
conduct-tell-accused = Informez l’accusé après la partie et demandez-lui ses observations.
conduct-report-complaint = Mettez la plainte et son issue dans le rapport.
conduct-watch-player = observer le joueur
conduct-inspect-once = un contrôle dans cette ronde
conduct-watch-and-inspect = observer, et contrôler avant ou juste après la partie

conduct-asked = { $about-code ->
    [rules] Les { $by } interrogent { $who } sur un point des règles
    [schedule] Les { $by } interrogent { $who } sur la cadence
    [move-number] Les { $by } interrogent { $who } sur le nombre de coups
    [clock] Les { $by } interrogent { $who } sur le coup adverse ou la pendule
   *[position] Les { $by } interrogent { $who } sur la position
}
conduct-answered = { $about-code ->
    [rules] Expliquez le point des règles et rien de plus : aucun conseil, pas un mot sur la position.
    [schedule] Répondez à la question, et rien de plus.
    [move-number] Ne le dites pas : le nombre de coups n’est pas donné tant que la période est en cours.
    [clock] Ne le dites pas : { $who } ne dit mot d’un coup achevé ni d’un oubli d’appuyer sur la pendule.
   *[position] Expliquez la règle en général ; c’est au joueur de voir si elle s’applique à cette position.
}
