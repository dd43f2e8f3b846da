# Teams: incidents, questions, answers, what rulings say.

family-teams = Équipes

incident-captain = un capitaine a parlé à un joueur ou est intervenu dans une partie
    .words = capitaine, capitaine d’équipe, entraîneur, conseil du capitaine, capitaine parle
incident-team-incomplete = une équipe n’est pas complète au début
    .words = équipe incomplète, équipe pas complète, joueur manquant, trop peu de joueurs, quorum
incident-wrong-board-order = des joueurs d’une équipe étaient au mauvais échiquier
    .words = ordre des échiquiers, mauvais échiquier, échiquiers inversés, ordre de force
incident-line-up-missing = aucune composition d’équipe n’a été remise à temps
    .words = composition manquante, feuille de match, composition d’équipe, composition en retard

ask-captain-did = Qu’a fait le capitaine ?
ask-captain-before-arbiter = Un arbitre était-il présent, et était-ce dans une langue qu’il comprend ?
ask-captain-asked = Le joueur l’avait-il demandé ?
ask-team-incomplete-boards = Combien d’échiquiers le match compte-t-il ?
ask-team-incomplete-present = Combien de joueurs de l’équipe sont là ?
ask-team-incomplete-official-event = Est-ce une compétition officielle de la FIDE ?
ask-team-incomplete-default-zero = Le délai de forfait est-il de zéro ?
ask-wrong-board-order-sat = Dans quel ordre les joueurs étaient-ils assis ?
expect-board-order = leurs numéros dans la liste de l’équipe, échiquier par échiquier, par exemple 2 4 3 5

captain-act-advised-on-draw = a conseillé de proposer ou d’accepter la nulle
captain-act-discussed-position = a parlé de la position
captain-act-ordered-result = a ordonné un résultat
captain-act-stood-behind-opponents = s’est tenu derrière l’équipe adverse

teams-discussed = Le capitaine a parlé de la position avec un joueur
teams-discussing-forbidden = Interdit, un capitaine ne dit rien d’une position : faites-le cesser ; { $who } peut sanctionner.
teams-warn-both = un avertissement au capitaine et au joueur ; la partie si cela a aidé
teams-ordered = Le capitaine a ordonné un résultat
teams-order-forbidden = Interdit, le joueur seul est responsable de la partie : faites-le cesser ; { $who } peut sanctionner.
teams-warn-player-stands = un avertissement au capitaine ; ce que le joueur a fait reste acquis
teams-stood-behind = Le capitaine s’est tenu derrière l’équipe adverse
teams-place-forbidden = Non permis : éloignez le capitaine de là ; { $who } peut sanctionner.
teams-tell-to-move = dire au capitaine de s’éloigner ; un avertissement si cela se répète
teams-advised = Le capitaine a conseillé un joueur au sujet de la nulle
teams-advice-forbidden = Le règlement de la compétition interdit un tel conseil : faites-le cesser ; { $who } peut sanctionner.
teams-advice-allowed = Permis : un capitaine peut conseiller de proposer ou d’accepter la nulle, devant un arbitre.
teams-only-before-arbiter = Le capitaine et le joueur ne se parlent que devant un arbitre : faites-le cesser ; { $who } peut sanctionner.
teams-answer-allowed = Permis : à la demande du joueur, un capitaine peut dire ce que signifierait une nulle, sans regarder la partie.
teams-only-when-asked = Un capitaine ne le dit que si on le lui demande, et sans regarder la partie : faites-le cesser ; { $who } peut sanctionner.
teams-warn-captain = un avertissement au capitaine
teams-time-for-opponent = du temps supplémentaire pour l’adversaire du joueur aidé
teams-game-of-helped = la perte de la partie du joueur aidé
teams-expel-captain = le capitaine est expulsé du lieu de la compétition

teams-incomplete = Une équipe n’est pas complète au début
teams-present-play = Les parties des présents se jouent ; pour un joueur manquant, les suivants montent, ou les échiquiers sont perdus par forfait.
teams-move-up-last-forfeit = les suivants montent, et les forfaits tombent sur les derniers échiquiers
teams-only-empty-forfeit = seul l’échiquier vide est perdu par forfait
teams-all-below-forfeit = l’échiquier vide et tous les suivants sont perdus par forfait
teams-move-up = les suivants montent
teams-present = { $present ->
    [one] { $present } joueur sur { $boards } d’une équipe est là au début
   *[other] { $present } joueurs sur { $boards } d’une équipe sont là au début
}
teams-more-than-half = Plus de la moitié sont là : les parties commencent ; le délai de forfait décide pour les absents.
teams-half-loses-match = La moitié ou moins sont là et le délai de forfait est de zéro : l’équipe perd le match.
teams-half-may-not-start = La moitié ou moins sont là : ils ne peuvent pas commencer. Les pendules sont mises en marche ; les adversaires qui ont les Blancs peuvent écrire leur coup sans le jouer.
teams-begin-above-half = Les parties commencent dès que plus de la moitié de l’équipe est là.
teams-only-recommended = hors des compétitions officielles, ce n’est qu’une recommandation
teams-present-play-on = les présents jouent
teams-as-official = comme dans les compétitions officielles
teams-as-regulations-say = ce que dit le règlement de la compétition

teams-sat-so = Une équipe s’est placée dans l’ordre { $order }
teams-order-right = L’ordre est juste : chaque partie compte telle qu’elle a été jouée.
teams-forfeits-boards = Pour le classement, l’équipe perd par forfait { $boards-count ->
    [one] à l’échiquier { $boards }
   *[other] aux échiquiers { $boards }
} ; les parties comptent pour le classement Elo telles qu’elles ont été jouées.
teams-change-result = Changez en conséquence le résultat du match pour le classement et les appariements.
teams-forfeit-on = forfait { $boards-count ->
    [one] à l’échiquier { $boards }
   *[other] aux échiquiers { $boards }
}
teams-regulations-otherwise = ce que le règlement de la compétition dit d’autre
teams-forfeit-wrong = le forfait aux échiquiers dont le joueur n’était pas le bon
teams-no-line-up = Aucune composition d’équipe n’a été remise à temps
teams-order-of-ratings = L’équipe joue dans l’ordre des classements Elo, comme toujours.
teams-first-named-play = Les premiers joueurs de la liste de l’équipe jouent, dans cet ordre.
