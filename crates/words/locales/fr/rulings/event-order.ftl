# What came first: incidents, questions, answers, what rulings say.

family-event-order = Ordre des faits

incident-event-order = plusieurs choses se sont passées, et leur ordre importe
    .words = ordre des faits, qu’est-ce qui vient d’abord, mat ou drapeau, drapeau avant le mat, en même temps, simultané
incident-last-move-of-control = le dernier coup d’un contrôle de temps et le drapeau
    .words = dernier coup du contrôle, quarantième coup, 40e coup, contrôle de temps
incident-count-requested = un joueur demande que les coups soient comptés
    .words = compter les coups, comptage, l’arbitre doit compter

ask-event-order-first = Qu’est-ce qui est venu d’abord ?
ask-event-order-second = Qu’est-ce qui est venu ensuite ?
ask-last-move-of-control-by = Qui a joué ce coup ?
ask-last-move-of-control-flag = Quand le drapeau des { $by } était-il tombé ?
ask-count-requested-by = Qui demande le compte ?
ask-count-requested-simplified = La position est-elle simplifiée, de sorte que cinquante coups de ce genre puissent venir ?

deed-moves = les { $side } jouent, pendule pas encore pressée
deed-presses = les { $side } appuient sur la pendule
deed-stops-clock = les { $side } arrêtent les deux pendules
deed-touches-piece = les { $side } touchent une pièce pour la jouer
deed-mates = les { $side } donnent mat
deed-stalemates = les { $side } donnent pat
deed-kills-position = les { $side } jouent un coup après lequel personne ne peut mater
deed-flag-falls = le drapeau des { $side } tombe, personne ne dit rien
deed-flag-seen-by-arbiter = le drapeau des { $side } est tombé, l’arbitre le voit
deed-calls-flag = les { $side } disent que le drapeau de l’adversaire est tombé
deed-offers-draw = les { $side } proposent la nulle
deed-accepts-draw = les { $side } acceptent la nulle
deed-refuses-draw = les { $side } refusent la nulle
deed-claims-draw = les { $side } réclament la nulle
deed-resigns = les { $side } abandonnent
deed-completes-illegal-move = les { $side } achèvent un coup illégal
deed-claims-illegal-move = les { $side } réclament un coup illégal de l’adversaire

flag-moment-before-press = avant l’appui sur la pendule
flag-moment-seen-after-press = vu tombé après l’appui, avant que l’adversaire touche la pendule
flag-moment-up = il était levé jusqu’à ce que l’adversaire ait touché la pendule

event-order-mates = Les { $by } donnent mat
event-order-mate-first = Le mat est venu d’abord : les { $by } gagnent. Un drapeau annoncé ensuite n’y change rien, et il n’est pas nécessaire d’appuyer sur la pendule.
event-order-must-be-legal = le coup qui mate doit être légal
event-order-stalemate-on-board = Pat sur l’échiquier
event-order-stalemate-first = Le pat est venu d’abord : la partie est nulle. Un drapeau annoncé ensuite n’y change rien.
event-order-dead-position-on-board = Sur l’échiquier, une position où personne ne peut mater
event-order-dead-position-first = Une position où personne ne peut mater est venue d’abord : la partie est nulle. Un drapeau annoncé ensuite n’y change rien.
event-order-claims-illegal-move = Les { $by } réclament un coup illégal
event-order-no-illegal-move = Il n’y a pas eu de coup illégal : la partie continue.
event-order-out-of-time-too = Les { $by } réclament au temps sans arrêter la pendule, et épuisent leur temps à leur tour
event-order-both-out-of-time = Les deux ont épuisé leur temps avant que la réclamation soit réglée : la partie est nulle.
event-order-disputed = L’ordre des événements est contesté après la partie
event-order-result-stands = Le résultat est signé ou déclaré : il reste acquis.
event-order-nothing-ended = Plusieurs choses se sont passées ; aucune n’a terminé la partie
event-order-goes-on = La partie continue.
event-order-down-not-called = le drapeau des { $by } est tombé, mais il ne compte que lorsqu’on l’annonce
event-order-offer-open = la proposition de nulle des { $by } est ouverte
event-order-offer-refused = la proposition de nulle a été refusée, par la parole ou par une pièce touchée

# Nobody can tell the order.
event-order-at-the-same-time = Deux choses se sont passées à peu près en même temps, et personne ne peut dire laquelle d’abord
event-order-find-out = Établissez ce qui est venu d’abord ; { $who } décide laquelle des deux choses compte.
event-order-no-rule-for-order = rien ne dit ce qui compte si l’ordre ne peut être établi
event-order-hear-both = Entendez les deux joueurs et tout témoin neutre, à l’écart de l’échiquier.
event-order-what-is-proved = ce qui est prouvé compte ; dans le doute, une réclamation échoue et ce qui est sur l’échiquier vaut
event-order-illegal-mover-loses = Les deux réclamations au même instant : celui qui a joué le coup illégal perd, donc les { $by } perdent.

# The last move of a control.
event-order-last-move-completed = Les { $by } achèvent le dernier coup du contrôle
event-order-in-time = Le coup a été achevé à temps : la partie continue dans la période suivante.
event-order-control-missed = le dernier coup des { $by } a été effectué mais pas achevé à temps, le contrôle est donc manqué
event-order-seen-down-after = On voit le drapeau des { $by } tombé après le dernier coup achevé du contrôle
event-order-look-at-clock = Établissez d’après la pendule si le temps s’est écoulé avant l’appui ou si l’appui est venu d’abord.
event-order-clock-conclusive = ce que la pendule affiche fait foi, sauf défaut évident
event-order-press-first = l’appui est venu d’abord : les coups étaient achevés, la partie continue
event-order-time-first = le temps s’est écoulé d’abord : le contrôle est manqué, décider sur le drapeau
event-order-mark-tells = une pendule électronique arrêtée à 0:00 avec son signe affiché indique que le temps s’est écoulé avant l’appui

# A count of moves.
event-order-asks-for-count = Les { $by } demandent que les coups soient comptés
event-order-only-in-sudden-death = Refusé : le directeur de tournoi ne compte qu’au KO, pour un joueur à moins de cinq minutes. Les { $by } peuvent réclamer d’après leur feuille de partie.
event-order-fifty-counted = Cinquante coups de chacun sont comptés : la partie est nulle.
event-order-unless-shown = sauf si les { $by-opponent } établissent un autre compte avec une feuille suffisante
event-order-wrong-by-sheet = Le compte était faux à cause de la feuille des { $by } : les { $by-opponent } reçoivent { $bonus } de plus, et le compte continue à partir du bon nombre.
event-order-sheet-wrong = compte faux à cause de la feuille de partie
event-order-director-wrong = Le compte du directeur de tournoi était faux : personne n’est sanctionné, et le compte continue à partir du bon nombre.
event-order-director-counts = Le directeur de tournoi ou un adjoint compte, en créditant les coups de la feuille, ou met une pendule qui compte à partir de zéro.
event-order-not-simplified = La position n’est pas simplifiée : le directeur de tournoi n’a pas encore à compter.
event-order-do-not-tell = Ne dites le compte à aucun des deux joueurs avant cinquante.
event-order-refuse-not-simple = refuser : pas assez simple
event-order-count-with-sheet = compter, en créditant les coups de la feuille de celui qui demande
event-order-clock-counts = mettre une pendule à compteur de coups à zéro ; encore cinquante coups de chacun
event-order-usual-count = compter si un directeur de tournoi ou un adjoint est libre
event-order-usual-not-yet = refuser pour l’instant ; le joueur peut redemander
event-order-asks-arbiter = Les { $by } demandent à l’arbitre de compter les coups
event-order-must-show = Refusé : le joueur doit pouvoir établir sa réclamation ; l’arbitre ne dit pas le nombre de coups.
event-order-no-counting = aucun article ne charge l’arbitre de compter les coups pour un joueur ; là où aucun des deux ne note, l’arbitre essaie de noter la partie
event-order-refuse = refuser
event-order-keep-score = noter soi-même la partie, pour pouvoir vérifier une réclamation ultérieure
event-order-usual-keep-score = refuser de compter à voix haute, et noter la partie là où aucun des deux joueurs n’a à noter
