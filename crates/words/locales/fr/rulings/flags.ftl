# Flags: incidents, questions, answers, what rulings say.

family-flags = Drapeaux

incident-flag-fall = un drapeau est tombé, ou serait tombé
    .words = drapeau, chute du drapeau, drapeau tombé, tombé au temps, perte au temps, temps dépassé, temps écoulé, zéro à la pendule, matériel insuffisant, roi seul, roi dépouillé
incident-both-flags-down = les deux drapeaux sont tombés
    .words = deux drapeaux, les deux drapeaux tombés, deux temps dépassés

ask-flag-fall-of = Quel drapeau est en cause ?
ask-flag-fall-called-by = Qui dit que le drapeau des { $of } est tombé ?
ask-flag-fall-moves-completed = Les { $of } avaient-ils achevé les coups de la période ?
ask-flag-fall-control-met = Les { $of } avaient-ils achevé les coups du contrôle ?
ask-flag-fall-ended-first = La partie s’était-elle terminée avant l’annonce de la chute du drapeau ?
ask-flag-fall-witnessed = Un directeur de tournoi ou un témoin impartial a-t-il vu tomber le drapeau des { $of } ?
ask-flag-fall-denied-before = Une réclamation au temps a-t-elle déjà été rejetée dans ce contrôle ?
ask-both-flags-down-first = Quel drapeau est tombé le premier ?
ask-first-flag-by-mark = Quel drapeau est tombé le premier, d’après le signe sur la pendule ou des témoins ?
ask-both-flags-down-ended-first = La partie s’était-elle terminée avant l’annonce de la chute du drapeau ?
ask-material-on-time = Les { $side } ont-ils plus que le roi seul, roi et fou ou cavalier, ou deux cavaliers contre aucun pion, ou à défaut un gain forcé ?
ask-missing-pairs = Combien de paires de coups manquent ou sont incomplètes sur la feuille des { $side } ?

caller-opponent = l’adversaire
caller-player = le joueur dont c’est le drapeau
caller-arbiter = un arbitre ou directeur de tournoi qui l’a vu
caller-spectator = quelqu’un d’autre
caller-nobody = personne encore

end-or-flag-before = oui, avant
end-or-flag-after = non, le drapeau a été annoncé d’abord
end-or-flag-unclear = personne ne peut le dire

first-flag-white = celui des Blancs
first-flag-black = celui des Noirs
first-flag-unknown = personne ne peut le dire

# How a game ended, inside of sentences.
game-end-checkmate = le mat
game-end-stalemate = le pat
game-end-dead-position = la position morte
game-end-resignation = l’abandon
game-end-agreement = l’accord de nulle
game-end-fivefold = la cinquième apparition de la position
game-end-seventy-five-moves = le 75e coup sans coup de pion ni prise

# One flag.
flags-down = Le drapeau des { $by } est tombé
flags-fallen = Le drapeau des { $by } est tombé
flags-too-late = La partie était terminée avant l’annonce de la chute du drapeau : son résultat reste acquis.
flags-touched-piece = la pièce touchée et non jouée ne change rien à ce qui est possible
flags-claimant-stops-clock = celui qui réclame doit arrêter la pendule
flags-claimant-needs-time = celui qui réclame doit encore avoir du temps
flags-before-last-period = Le drapeau des { $by } est tombé avant la dernière période
flags-next-period = Les coups de la période étaient achevés : la partie continue dans la suivante.
flags-sheets-completed = les feuilles de partie en retard sont complétées maintenant
flags-not-on-counter = Un écran ou un compteur ne suffit pas à décider si les coups ont été joués : les feuilles de partie le disent.
flags-count-on-sheets = Arrêtez les pendules et comptez les coups sur les feuilles de partie ; statuez ensuite sur le drapeau.
flags-count-not-shown = Le drapeau des { $by } est tombé, et le nombre de coups ne peut être établi
flags-unproven = Aucun dépassement de temps n’est établi : la partie continue, et le prochain coup est le premier de la période suivante.
flags-unless-evidence = sauf preuve que davantage de coups ont été joués
flags-early = Le drapeau des { $by } est tombé trop tôt par un défaut de la pendule
flags-early-fails = La réclamation échoue : la pendule est changée ou corrigée et la partie continue.
flags-write-down = Notez les deux temps et les coups joués avant de rien changer.
flags-set-times = Fixez les temps selon votre appréciation.
flags-later-claims = d’autres réclamations restent permises dans le même contrôle

# The result.
flags-lost-can-mate = Les { $by } perdent au temps : les { $by-opponent } peuvent encore mater.
flags-lost-possible-mate = Les { $by } perdent au temps : l’adversaire peut encore mater par une suite de coups légaux.
flags-lost-material = Les { $by } perdent au temps : l’adversaire a du matériel suffisant pour mater.
flags-lost-forced-win = Les { $by } perdent au temps : l’adversaire a un gain forcé.
flags-lost-forced-win-in = Les { $by } perdent au temps : l’adversaire a un gain forcé en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
flags-drawn-cannot-mate = Nulle : les { $by } ont épuisé leur temps, mais les { $by-opponent } ne peuvent pas mater.
flags-drawn-no-possible-mate = Nulle : les { $by } ont épuisé leur temps, mais l’adversaire ne peut mater par aucune suite de coups légaux.
flags-drawn-bare-king = Nulle : les { $by } ont épuisé leur temps, mais l’adversaire n’a que son roi.
flags-drawn-no-mate = Nulle : les { $by } ont épuisé leur temps, mais avec ces pièces il n’y a pas de mat.
flags-drawn-no-forced-win = Nulle : les { $by } ont épuisé leur temps, mais l’adversaire n’a pas de gain forcé.
flags-drawn-before = Nulle : les { $by } ont épuisé leur temps, mais la partie était terminée avant la chute du drapeau.
flags-won-before = La partie était terminée avant la chute du drapeau : les { $winner } gagnent.

# Who may call it.
flags-not-called = Le drapeau des { $by } est tombé, personne ne l’a annoncé
flags-counts-when-called = Un drapeau n’est considéré comme tombé que lorsque sa chute est annoncée : jusque-là, la partie continue.
flags-director-silent = le directeur de tournoi ne dit rien
flags-arbiter-calls = un arbitre qui le voit l’annonce
flags-seen-by-director = Le drapeau des { $by } est tombé, le directeur de tournoi l’a vu
flags-only-players = Le directeur de tournoi ne dit rien : seuls les joueurs peuvent annoncer la chute d’un drapeau.
flags-called-out = Le drapeau des { $by } est tombé, annoncé par quelqu’un d’autre
flags-weigh-new-game = Appréciez si cela influe sur le résultat : le directeur de tournoi peut ordonner une nouvelle partie et expulser le fautif.
flags-players-only = Seuls les deux joueurs peuvent annoncer la chute d’un drapeau ; occupez-vous de l’intervention.
flags-look-yourself = Les autres ne peuvent le signaler qu’à l’arbitre. Regardez vous-même la pendule : c’est ce que vous voyez qui compte.
flags-arbiter-calls-in-blitz = en blitz aussi, un arbitre qui voit le drapeau tombé l’annonce
flags-play-on = continuer la partie
flags-new-game = annuler la partie et en faire jouer une nouvelle
flags-expel = expulser la personne qui l’a annoncé
flags-new-game-if-affected = une nouvelle partie si le résultat a pu en être influencé
flags-claim-as-is-fair = la réclamation du joueur est admise ou rejetée, selon ce qui est équitable
flags-eject = expulser le spectateur ; un joueur de la compétition peut être sanctionné
flags-eject-and-deny = expulser le spectateur ; rejeter la réclamation si le joueur n’aurait pas remarqué le drapeau
flags-call-what-you-see = annoncer la chute du drapeau d’après ce que vous avez vu vous-même
flags-call-if-down = annoncer la chute du drapeau si vous le voyez tombé, et éloigner la personne

# The game had ended.
flags-end-stands = Il y a d’abord eu { $how }, qui a terminé la partie : ce résultat reste acquis.
flags-end-stands-in-doubt = Dans le doute, { $how } l’emporte ; la réclamation au temps est rejetée.
flags-decide-which-first = Décidez ce qui est venu d’abord : { $how } ou l’annonce de la chute du drapeau.
flags-no-rule-for-doubt = rien ne dit ce qui compte si on ne peut le savoir ; un drapeau n’est considéré comme tombé que lorsqu’on le constate ou qu’on le réclame
flags-the-end-stands = { $how } l’emporte
flags-the-flag-counts = le drapeau compte
flags-end-stands-unless = { $how } l’emporte, sauf si la chute du drapeau a clairement été annoncée avant

# Both flags.
flags-both = Les deux drapeaux sont tombés
flags-both-first = Les deux drapeaux sont tombés, celui des { $by } le premier
flags-both-unknown = Les deux drapeaux sont tombés, et personne ne sait lequel d’abord
flags-no-claim-possible = Aucune réclamation au temps n’est possible : la partie continue.
flags-drawn-anyway = Nulle, quel que soit le premier drapeau tombé.
flags-goes-on-until-pointed-out = La partie continue jusqu’à ce qu’un joueur le signale ; le directeur de tournoi peut alors déclarer la nulle s’ils continuent sans s’en apercevoir.
flags-director-may-declare = Le directeur de tournoi peut déclarer la partie nulle, puisque les joueurs continuent sans s’en apercevoir.
flags-declare-draw = déclarer la partie nulle
flags-declare-once-unaware = déclarer la nulle dès qu’il est clair qu’aucun des deux ne s’en aperçoit
flags-usual-declare = déclarer la nulle
flags-last-period-drawn = C’est la dernière période : la partie est nulle.
flags-not-last-period = Ce n’est pas la dernière période : la partie continue.
flags-neither-can-claim = Aucun des deux joueurs n’a plus le temps de réclamer le gain : la partie est nulle.
flags-no-article = Aucun article en vigueur n’en décide : c’est à l’arbitre.
flags-not-announced = les directives pour les parties sans incrément n’étaient pas annoncées
flags-game-goes-on = la partie continue
flags-a-draw = la nulle
flags-marked-loses = la perte pour le joueur que désigne une pendule électronique
flags-usual-draw = la nulle, comme le voudraient les directives
flags-usual-goes-on = la partie continue, comme le voudraient les directives
flags-usual-neither-has-time = la nulle : aucun des deux joueurs n’a plus le temps de réclamer le gain

# Claims by the rules of US Chess.
flags-calls-own = Les { $by } annoncent la chute de leur propre drapeau
flags-claims = Les { $by-opponent } réclament le gain au temps
flags-as-if-claimed = cela vaut une réclamation des { $by-opponent } ; désormais, aucun des deux joueurs ne complète de coups
flags-no-more-claims = Plus de réclamation au temps dans ce contrôle : la partie continue.
flags-control-met = Les coups du contrôle étaient joués : la réclamation échoue et la partie continue.
flags-filled-in = Les { $by-opponent } ont complété des coups après l’annonce : la réclamation échoue, sauf si la feuille était sûrement suffisante sans eux.
flags-pairs-at-most = { $most } au plus
flags-pairs-more = plus de { $most }
flags-claim-fails = la réclamation échoue
flags-claim-stands = la réclamation est admise
flags-in-doubt-fails = dans le doute, la réclamation échoue
flags-poor-sheet = Rejetée pour feuille insuffisante : les { $by } reçoivent { $bonus } de plus, et personne ne peut plus réclamer au temps dans ce contrôle.
flags-claim-denied = réclamation au temps rejetée
flags-claimed-both-fell = Les { $by-opponent } ont réclamé au temps sans arrêter la pendule, et l’autre drapeau est tombé aussi
flags-void-drawn = La réclamation est sans effet, et les deux drapeaux sont tombés : la partie est nulle.
flags-unseen-drawn = Personne de neutre n’a vu tomber le premier drapeau, et les deux le sont maintenant : la partie est nulle.
flags-void-goes-on = La réclamation est sans effet, et les deux drapeaux sont tombés : la partie continue.
flags-blitz-lost = Les { $by } perdent au temps : les { $by-opponent } ont du matériel suffisant pour mater.
flags-blitz-drawn = Nulle : les { $by-opponent } n’ont pas de matériel suffisant pour mater.
flags-none-within = { $plies ->
    [one] aucun gain forcé n’a été trouvé en { $plies } demi-coup ; qui en voit un plus long le montre
   *[other] aucun gain forcé n’a été trouvé en { $plies } demi-coups ; qui en voit un plus long le montre
}
flags-both-sheets-poor = Les deux joueurs jugent les feuilles insuffisantes, ou conviennent que les coups ont été joués : plus de réclamation dans ce contrôle, et le suivant est en cours.
flags-draw-diagram = Faites noter la position par les deux joueurs, pour compter à partir d’elle ensuite.
