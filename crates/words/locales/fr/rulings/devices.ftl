# Devices: incidents, questions, answers, what rulings say.

family-devices = Appareils

incident-device = un téléphone a sonné, ou un joueur a un appareil électronique
    .words = téléphone, portable, téléphone portable, mobile, smartphone, sonnerie, téléphone qui sonne, montre connectée, écouteurs, bouchons d’oreilles, casque, musique, tablette, appareil électronique, GSM
incident-inspection-refused = un joueur refuse d’être contrôlé
    .words = contrôle refusé, fouille, refuse la fouille, détecteur de métaux, sac, poches, refuse le contrôle

ask-device-by = À qui est l’appareil ?
ask-device-made-noise = A-t-il émis un son ?
ask-device-place = Où était l’appareil ?
ask-device-switched-off = Était-il complètement éteint ?
ask-device-communicates = Est-ce un téléphone, un moyen de communication ou un appareil qui peut suggérer des coups ?
ask-device-opponent-comes-in-time = L’adversaire absent arrive-t-il avant la fin du délai de forfait ?
ask-device-after-last-game = Était-ce la dernière partie du joueur dans la compétition ?
ask-device-next-game-time = Avec quel temps commence la partie suivante ?
ask-inspection-refused-by = Qui refuse d’être contrôlé ?
ask-inspection-refused-what = Que devait-on contrôler ?
ask-inspection-refused-warned = Le joueur a-t-il reçu une explication et un avertissement ?

device-location-on-person = sur le joueur
device-location-bag = dans un sac laissé à l’endroit convenu
device-location-carried-bag = dans un sac que le joueur a emporté

inspection-target-things = vêtements, sacs ou autres objets
inspection-target-body = le corps

devices-has-approved = Les { $by } ont un appareil autorisé
devices-approved = Pas d’infraction : l’appareil était autorisé.
devices-hands-in = Les { $by } sont arrivés en retard et remettent un appareil avant leur premier coup
devices-stored = Aucune sanction : le joueur qui arrive après le début peut déposer son appareil avant de jouer son premier coup. Prenez-le, ou faites-le mettre dans le sac si la compétition le permet.
devices-made-noise = L’appareil des { $by } a émis un son
devices-on-person = Les { $by } avaient un appareil sur eux
devices-has-harmless = Les { $by } ont un appareil qui ne communique pas et ne suggère pas de coups
devices-harmless = Cette édition n’interdit que les téléphones, les moyens de communication et les appareils qui suggèrent des coups : pas d’infraction.
devices-other-breaches = du bruit ou des notes seraient une autre infraction

devices-took-bag-along = Les { $by } ont emporté le sac contenant l’appareil
devices-bag-stays = Le sac ne peut être emporté sans permission : sanctionnez les { $by }.
devices-off-in-bag = Les { $by } ont dans leur sac un appareil éteint
devices-allowed-in-bag = Pas d’infraction : la compétition le permet dans un sac, éteint ; personne ne va au sac sans permission.
devices-on-in-bag = L’appareil dans le sac des { $by } n’était pas éteint
devices-must-be-off-in-bag = Un appareil dans le sac doit être complètement éteint : sanctionnez les { $by }.
devices-in-bag = Les { $by } ont un appareil dans leur sac
devices-not-allowed-in-bag = La compétition ne permet pas d’appareil dans les sacs : sanctionnez les { $by }.
devices-loss-as-on-person = la perte de la partie, comme pour un appareil sur soi

devices-loses = Les { $by } perdent et les { $by-opponent } gagnent, appareil éteint ou non, matériel suffisant pour mater ou non.
devices-opponent-came = Les { $by } perdent ; les { $by-opponent } sont arrivés à temps et gagnent une partie considérée comme non jouée, qui ne compte pas pour l’Elo.
devices-both-lose = Les { $by } perdent à cause de l’appareil et les { $by-opponent } à cause de leur retard : tous deux perdent une partie non jouée.
devices-absent-wins = l’absent gagne, si l’arbitre excuse le retard
devices-both-lose-measure = les deux perdent
devices-both-lose-usual = les deux perdent ; le texte ne traite pas les deux cas ensemble
devices-both-devices = Les deux joueurs avaient un appareil, découvert ou entendu au même moment
devices-both-lose-by-analogy = Les deux joueurs perdent la partie.
devices-no-rule-for-both = l’article donne chaque fois le gain à l’adversaire et ne peut s’appliquer aux deux ; comme pour deux joueurs qui refusent d’obéir, les deux perdent
devices-first-one-decides = si un appareil a été découvert avant l’autre, c’est lui qui a mis fin à la partie
devices-as-announced = Les { $by } reçoivent la sanction que le règlement de la compétition prévoit au lieu de la perte.
devices-look-up = Cherchez la sanction dans le règlement et appliquez-la telle quelle.
devices-game-over = La partie est terminée. S’il est évident que les { $by } avaient l’appareil pendant la partie, le résultat peut être changé en perte.
devices-warning-as-spectator = un avertissement, comme à un spectateur
devices-loss = la perte de la partie
devices-loss-if-during-game = la perte si le joueur avait l’appareil sur lui pendant la partie, même après la signature ; sinon un avertissement

devices-is-off = Les { $by } ont un appareil éteint
devices-may-be-off = Pas d’infraction : un appareil peut être là s’il est complètement éteint.
devices-is-on = Les { $by } ont un appareil qui n’est pas éteint
devices-must-be-off = Sans permission, un appareil doit être complètement éteint ; le directeur de tournoi peut sanctionner les { $by }.
devices-as-for-noise = comme pour un son : dix minutes de moins, ou la moitié du temps restant ; la partie la seconde fois
devices-noise-after-game = L’appareil des { $by } a émis un son après leur partie
devices-not-paired = La sanction est une perte et porte sur la ronde suivante : les { $by } ne sont pas appariés.
devices-announced-next-round = Les { $by } reçoivent la sanction annoncée à la ronde suivante.
devices-starts-next-with = Le résultat reste acquis ; les { $by } commencent la partie suivante avec { $next } au lieu de { $instead-of }.
devices-not-first-time = Ce n’est pas la première fois dans cette compétition : les { $by } perdent.
devices-announced-for-noise = Les { $by } reçoivent la sanction annoncée pour le premier son, jusqu’à la perte de la partie.
devices-apply-announced = Appliquez ce qui a été annoncé à l’ouverture et affiché.
devices-loses-time = Les { $by } perdent { $off } : dix minutes, ou la moitié du temps restant si c’est moins.
devices-loses-time-or-half = Les { $by } perdent { $most }, ou la moitié du temps restant si c’est moins.
devices-why-noise = son d’un appareil
devices-standard-for-noise = c’est la sanction standard ; le directeur de tournoi peut donner plus ou moins
devices-leaves-without-half-point = Les { $by } quittent la salle comme un spectateur qui gêne, et perdent un demi-point pour les prix, comme annoncé.
devices-leaves-as-spectator = Les { $by } sont traités comme un spectateur qui gêne et doivent partir ; le résultat reste acquis.
devices-warning = un avertissement
devices-leaves-playing-room = le joueur quitte la salle de jeu
devices-leaves-room = le joueur quitte la salle

devices-refuses-inspection = Les { $by } refusent d’être contrôlés
devices-no-inspection = Aucune règle ne prévoit de contrôle ; le directeur de tournoi ne peut agir que sur ce qui se voit.
devices-inspection-not-provided = cette édition ne prévoit pas de contrôle des joueurs
devices-nothing-without-evidence = rien sans preuve
devices-not-the-body = Cette édition permet à l’arbitre de contrôler vêtements, sacs et autres objets, pas le corps : le refus n’est pas une infraction.
devices-explain = Expliquez le contrôle aux { $by } ; si le refus persiste, avertissez, puis sanctionnez.
devices-explain-usual = expliquer, puis un avertissement ; après cela, la perte de la partie
devices-refused-for-good = Les { $by } ont été avertis et refusent toujours : la partie est perdue, et ils peuvent être exclus de la compétition.
devices-opponents-score = L’arbitre décide aussi du score de l’adversaire.
devices-loss-and-exclusion = la perte de la partie et l’exclusion de la compétition
