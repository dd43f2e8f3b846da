# Illegal moves: incidents, questions, answers, what rulings say.

family-illegal-moves = Coups illégaux

incident-illegal-move = un coup illégal
    .words = coup illégal, illégal, coup impossible, roi en échec, laissé en échec, échec ignoré, coup irrégulier, faux roque, roque, second coup illégal, en passant, coup interdit
incident-pawn-not-replaced = un pion laissé sur la dernière rangée
    .words = promotion, pion sur la dernière rangée, pion non remplacé, dame oubliée, promotion incomplète, promotion oubliée, huitième rangée
incident-clock-without-move = la pendule pressée sans coup joué
    .words = pendule sans coup, appuyé sans jouer, appuyer sans coup joué, sans avoir joué
incident-two-hands = un coup joué à deux mains
    .words = deux mains, à deux mains, les deux mains, roque à deux mains, roquer, roque, promotion à deux mains
incident-king-captured = un roi a été pris
    .words = roi pris, capture du roi, prend le roi, manger le roi, roi capturé
incident-moved-twice = un joueur a joué deux fois de suite
    .words = joué deux fois, deux coups de suite, coup double, rejoué, pas son tour
incident-king-left-in-check = un roi est resté en échec pendant plusieurs coups
    .words = roi en échec plusieurs coups, échec non vu, échec oublié, personne n’a vu l’échec
incident-both-moved-illegally = un coup illégal a été suivi d’un coup illégal
    .words = les deux illégaux, coup illégal répondu par un coup illégal, deux coups illégaux
incident-castling-unfinished = un roque à moitié fait, la tour non déplacée
    .words = roque inachevé, roque à moitié, tour oubliée, seul le roi, roque
incident-illegal-position = une position illégale sur l’échiquier
    .words = position illégale, position impossible, deux rois, les deux rois en échec

ask-illegal-move-by = Qui a joué le coup illégal ?
ask-illegal-move-completed = Les { $by } ont-ils ensuite appuyé sur la pendule ?
ask-illegal-move-reply = Qu’ont fait les { $by-opponent } depuis ?
ask-illegal-move-moves-ago = Quel coup des { $by } était-ce, en comptant à rebours ? 1 est le dernier.
ask-illegal-move-seen-by = Qui signale le coup illégal des { $by } ?
ask-pawn-not-replaced-by = Qui a laissé un pion sur la dernière rangée ?
ask-pawn-not-replaced-completed = Les { $by } ont-ils ensuite appuyé sur la pendule ?
ask-pawn-not-replaced-reply = Qu’ont fait les { $by-opponent } depuis ?
ask-clock-without-move-by = Qui a appuyé sur la pendule sans jouer ?
ask-two-hands-by = Qui a joué un coup à deux mains ?
ask-two-hands-completed = Les { $by } ont-ils ensuite appuyé sur la pendule ?
ask-two-hands-what = Quel coup était-ce ?
ask-king-captured-by = Qui a pris le roi ?
ask-king-captured-completed = Les { $by } ont-ils ensuite appuyé sur la pendule ?
ask-king-captured-after-illegal-move = Le dernier coup des { $by-opponent } était-il illégal, laissant le roi en échec ?
ask-moved-twice-by = Qui a joué deux fois de suite ?
ask-two-hands-seen-by-arbiter = L’arbitre l’a-t-il vu ?
ask-king-left-in-check-by = Quel roi est resté en échec ?
ask-king-left-in-check-moves = Combien de coups de suite les { $by } ont-ils achevés avec le roi en échec ?
ask-both-moved-illegally-first = Qui a joué le premier coup illégal ?
ask-castling-unfinished-by = Qui a laissé le roque à moitié fait ?
ask-castling-unfinished-legal = Le roque de ce côté était-il légal ?
ask-castling-unfinished-completed = Les { $by } ont-ils ensuite pressé la pendule ?
ask-castling-unfinished-meant-to-castle = Les { $by } voulaient-ils roquer et ont-ils seulement oublié la tour ?
ask-illegal-position-what = Qu’est-ce qui ne va pas dans la position ?
ask-illegal-position-moves-ago = Quel coup du joueur l’a produite, en comptant à rebours ? 1 est le dernier.
ask-illegal-position-caused-by-seen-move = L’arbitre a-t-il vu le coup illégal qui y a mené, ou un joueur le réclame-t-il, avant le coup suivant ?
ask-illegal-position-next-move-completed = Un coup a-t-il été achevé depuis que l’arbitre a vu la position ?
ask-illegal-position-still-illegal = La position sur l’échiquier est-elle illégale en ce moment ?
ask-illegal-position-same-fault = Est-ce toujours l’irrégularité constatée au départ ?

reply-none = pas encore de coup
reply-made = un coup joué, pendule non pressée
reply-completed = un coup achevé
observer-arbiter = un directeur de tournoi l’a vu ; aucun joueur n’a réclamé
observer-opponent = l’adversaire le réclame
observer-player = le joueur qui l’a joué
observer-spectator = quelqu’un d’autre l’a dit au directeur de tournoi
two-handed-move-castling = un roque
two-handed-move-capture = une prise
two-handed-move-promotion = une promotion
two-handed-move-other = un autre coup
position-fault-both-kings-in-check = les deux rois sont en échec
position-fault-king-in-check = le joueur qui vient de jouer est en échec
position-fault-pawn-on-last-rank = un pion se trouve sur la dernière rangée
position-fault-other = autre chose

illegal-moves-game-over = La partie est terminée, rien n’est corrigé : le résultat reste acquis.
illegal-moves-moved = Coup illégal des { $by }
illegal-moves-moved-unpressed = Coup illégal des { $by }, pendule non pressée
illegal-moves-moved-replied-since = Coup illégal des { $by }, les { $by-opponent } ont joué depuis
illegal-moves-take-back = Aucune sanction : les { $by } reprennent le coup et jouent un coup légal avec la pièce touchée.
illegal-moves-stop-and-set-up = Arrêtez les pendules et rétablissez la position.
illegal-moves-leave-or-set-times = Laissez les temps ou fixez-les selon votre appréciation ; corrigez le compteur de coups.
illegal-moves-bound-by-touch = doivent jouer la pièce jouée, ou prendre celle qui a été prise, si c’est légal
illegal-moves-two-faults-are-one = deux fautes dans un même coup comptent pour un seul coup illégal
illegal-moves-two-faults-not-stated = l’édition ne dit pas comment comptent deux fautes dans un même coup ; pour une seule, en général
illegal-moves-stands = Trop tard : le coup illégal reste et la partie continue.
illegal-moves-may-agree-to-correct = les joueurs peuvent convenir de le corriger, sans l’arbitre
illegal-moves-called-illegal = Un coup des { $by } est dit illégal
illegal-moves-is-legal = Le coup { $played } est légal dans cette position : rien n’est corrigé et personne n’est sanctionné. La partie continue.
illegal-moves-claim-fails = la réclamation des { $by-opponent } est rejetée ; aucune sanction n’est prévue pour cela, sauf si de telles réclamations visent à déranger

# What it costs.
illegal-moves-for-time = { $fault-code ->
    [illegal-move] Le coup illégal est repris ; les { $by-opponent } reçoivent { $bonus } de plus.
    [pawn-not-replaced] Le pion devient une dame, et cela compte comme un coup illégal ; les { $by-opponent } reçoivent { $bonus } de plus.
   *[other] Cela compte comme un coup illégal ; les { $by-opponent } reçoivent { $bonus } de plus.
}
illegal-moves-loses-at-first = Sans supervision suffisante, le premier coup illégal fait déjà perdre : les { $by } perdent.
illegal-moves-loses = Cela compte comme coup illégal n° { $count } des { $by } : les { $by } perdent.
illegal-moves-drawn-at-first = Sans supervision suffisante, le premier coup illégal fait déjà perdre ; mais les { $by-opponent } ne peuvent mater par aucune suite de coups légaux : la partie est nulle.
illegal-moves-drawn = Cela compte comme coup illégal n° { $count } des { $by } ; mais les { $by-opponent } ne peuvent mater par aucune suite de coups légaux : la partie est nulle.
illegal-moves-why-time = coup illégal de l’adversaire
illegal-moves-why-increment = incrément gagné par l’appui irrégulier
illegal-moves-increment-not-gained = les { $by } ont moins que l’incrément, l’appui n’en a donc fait gagner aucun : rien n’est retiré
illegal-moves-take-increment-away = Retirez l’incrément que les { $by } ont gagné par l’appui, s’il y en avait un.

# US Chess.
illegal-moves-unclaimed = Coup illégal des { $by }, aucun joueur n’a réclamé
illegal-moves-witness-only = Le directeur de tournoi n’intervient pas ; si un joueur le signale à temps, il témoigne.
illegal-moves-silent-in-time-pressure = Zeitnot : le directeur de tournoi ne dit rien. Les joueurs peuvent réclamer pour l’un des deux derniers coups.
illegal-moves-moved-ago = Coup illégal des { $by }, il y a { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
illegal-moves-corrected = Le coup illégal est repris ; les { $by-opponent } reçoivent { $bonus } de plus.
illegal-moves-corrected-without-time = Le coup illégal est repris ; pas de sanction de temps, puisque les { $by-opponent } ont achevé un coup.
illegal-moves-time-not-given-back = le temps utilisé depuis n’est pas rendu ; le compteur de coups peut être corrigé
illegal-moves-stands-if-not-reconstructed = si la position ne peut être reconstituée, le coup illégal reste
illegal-moves-correction-alone = la correction et son temps seulement
illegal-moves-further-penalty = une sanction de plus pour un coup illégal joué exprès
illegal-moves-further-if-clear = la correction, et une sanction de plus s’il est clair qu’il a été joué exprès
illegal-moves-moved-in-blitz = Coup illégal des { $by } en blitz
illegal-moves-blitz-too-late = Trop tard : les { $by-opponent } ont déterminé un coup, le coup illégal reste donc.
illegal-moves-blitz-not-claimed = Rien : seuls les { $by-opponent } peuvent le réclamer, avant d’avoir déterminé un coup.
illegal-moves-blitz-won = Réclamé à temps : les { $by-opponent } gagnent.
illegal-moves-blitz-drawn = Réclamé à temps, mais les { $by-opponent } n’ont pas de matériel suffisant pour mater : la partie est nulle.

# A pawn on the last rank.
illegal-moves-pawn-left = Les { $by } ont laissé un pion sur la dernière rangée
illegal-moves-pawn-unpressed = Les { $by } ont un pion sur la dernière rangée, pendule non pressée
illegal-moves-pawn-pressed = Les { $by } ont appuyé sur la pendule avec un pion sur la dernière rangée
illegal-moves-pawn-stood = Le pion des { $by } se trouve sur la dernière rangée, les { $by-opponent } ont joué
illegal-moves-choose-on-clock = Rien pour l’instant : le coup n’est pas achevé, et les { $by } choisissent la nouvelle pièce, leur pendule en marche.
illegal-moves-restart-clock = Les { $by-opponent } peuvent remettre en marche la pendule des { $by } sans jouer ; les { $by } remplacent le pion par une pièce de leur choix.
illegal-moves-counter-corrected = un compteur de coups doit être corrigé ; il n’y a pas de sanction fixe
illegal-moves-judge-mate = si la dame donne mat ou pat, aucun article ne dit ce qui compte : à vous d’apprécier
illegal-moves-wait-for-next-move = Trop tard pour une sanction : attendez le prochain coup achevé ; si la position est alors encore illégale, la partie est nulle.

# Two hands, the clock without a move, two moves in a row.
illegal-moves-used-two-hands = Les { $by } ont joué un coup à deux mains
illegal-moves-ended-game = Le coup a terminé la partie : le résultat reste acquis, deux mains ou non.
illegal-moves-move-is-legal = aucun article ne dit que le coup sur l’échiquier est repris ; il est légal
illegal-moves-not-while-unpressed = Ce n’est pas un coup illégal tant que la pendule n’est pas pressée ; dites aux { $by } de n’utiliser qu’une main.
illegal-moves-press-not-stated = L’édition ne dit pas si la pendule doit être pressée pour que cela compte comme un coup illégal.
illegal-moves-treat-as-illegal = le traiter comme un coup illégal
illegal-moves-none-before-press = aucune sanction avant l’appui
illegal-moves-pressed-early = Les { $by } ont appuyé sur la pendule avant de jouer
illegal-moves-pressed-without-move = Les { $by } ont appuyé sur la pendule sans jouer
illegal-moves-clock-runs-again = La pendule des { $by } est remise en marche ; corrigez le compteur de coups.
illegal-moves-meant-to-stop = Les { $by } voulaient arrêter les pendules : appréciez s’il s’agit d’une erreur, d’un coup illégal ou d’une gêne.
illegal-moves-warn-for-distraction = un avertissement ou une autre sanction pour gêne
illegal-moves-penalty-of-illegal-move = la sanction d’un coup illégal
illegal-moves-none-if-error = aucune sanction si c’était clairement une erreur ; traiter d’abord l’irrégularité de l’adversaire
illegal-moves-two-readings = sans supervision, l’édition peut ici se lire de deux façons : confirmez la perte ou donnez du temps
illegal-moves-time-as-supervised = du temps pour l’adversaire, comme avec supervision
illegal-moves-loss-as-every = la perte de la partie, comme pour tout coup illégal dans ce cas
illegal-moves-result-confirmed = le résultat ci-dessus, une fois confirmé par l’arbitre
illegal-moves-not-illegal = Ce n’est pas un coup illégal selon cette édition ; { $who } peut sanctionner les { $by }.
illegal-moves-moved-twice = Les { $by } ont joué deux fois de suite
illegal-moves-second-taken-back = Le second coup est repris ; échiquier et pendules sont remis en ordre une fois les faits établis.
illegal-moves-misunderstanding = aucune sanction : c’était un malentendu
illegal-moves-establish-facts = Établissez avec les deux joueurs ce qui s’est passé.
illegal-moves-set-up-before-second = Rétablissez la position d’avant le second coup ; fixez les temps et le compteur de coups selon votre appréciation.

# A king taken.
illegal-moves-replied-since = les { $by-opponent } ont joué le coup suivant depuis
illegal-moves-no-penalty-after-reply = Trop tard : sans supervision suffisante, la sanction n’est possible que tant que l’adversaire n’a pas joué le coup suivant. La partie continue.
illegal-moves-claim-lapsed = Les { $by-opponent } ont touché une pièce depuis et ne peuvent plus réclamer ; l’arbitre ne l’a pas vu : aucune sanction, la partie continue.
illegal-moves-only-if-arbiter-saw = si l’adversaire a touché une pièce depuis, sa réclamation est tardive ; l’arbitre agit d’après ce qu’il a vu
illegal-moves-reply-taken-back = Reprendre le coup joué depuis par les { $by-opponent } : le trait était aux { $by }.
illegal-moves-left-in-check = Le roi des { $by } est resté en échec pendant que les { $by } achevaient { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
illegal-moves-none-completed = Aucun coup n’a été achevé en échec, rien n’est donc encore illégal : les { $by } doivent maintenant parer l’échec.
illegal-moves-set-up-before-first = Revenir à la position précédant le premier coup des { $by } en échec, ou à la dernière que l’on puisse établir.
illegal-moves-earlier-ones-stand = les coups précédents joués en échec restent, puisque l’adversaire a joué ensuite
illegal-moves-counts-once = les coups comptent pour un seul coup illégal : du temps pour l’adversaire
illegal-moves-each-counts = chaque coup compte : au deuxième la partie est perdue, ou nulle si l’adversaire ne peut pas mater
illegal-moves-once-usually = un seul coup illégal, puisqu’une seule correction les annule tous
illegal-moves-once-or-each = les Règles du jeu ne disent pas si des coups annulés ensemble comptent une fois ou chacun ; noter le choix fait
illegal-moves-both-illegal = Coup illégal des { $first }, suivi d’un coup illégal des { $first-opponent }
illegal-moves-first-one-stands = le coup illégal des { $first } reste, puisque les { $first-opponent } ont joué ensuite
illegal-moves-both-penalised = La position précédant le coup illégal des { $first } est rétablie. Chacun a achevé un coup illégal et reçoit donc le temps supplémentaire pour celui de l’autre.
illegal-moves-each-is-counted = chaque coup illégal est compté à son auteur, même celui joué dans la position fausse
illegal-moves-both-corrected = La position précédant le coup illégal des { $first } est rétablie, sans temps pour les { $first-opponent }, qui ont achevé un coup ensuite. Pour le coup illégal des { $first-opponent }, les { $first } reçoivent { $bonus } de plus.
illegal-moves-why-ran = temps écoulé sur la mauvaise pendule
illegal-moves-took-king = Les { $by } ont pris le roi
illegal-moves-took-king-in-blitz = Les { $by } ont pris le roi en blitz
illegal-moves-move-piece-that-took = doivent jouer la pièce qui a pris le roi, si c’est légal
illegal-moves-should-have-claimed = les { $by-opponent } avaient laissé leur roi en échec : c’était aussi un coup illégal ; les { $by } auraient dû le réclamer
illegal-moves-check-remains = une fois la prise reprise, le roi des { $first } reste en échec alors que le trait est aux { $first-opponent } ; les règles ne prévoient pas de correction pour cela
illegal-moves-king-moved-adjacent = Les { $by } avaient placé leur roi à côté de l’autre : les { $by } perdent.
illegal-moves-nothing-to-claim = Il n’y avait pas de coup illégal à réclamer ; prendre le roi en est un, et les { $by-opponent } peuvent réclamer le gain.
illegal-moves-claimed-by-taking = Prendre le roi vaut réclamation du coup illégal : les { $by } gagnent.
illegal-moves-no-material = Les { $by } n’ont pas de matériel suffisant pour mater : la partie est nulle.
# Roque à moitié fait.
illegal-moves-half-castled = Les { $by } ont déplacé le roi de deux cases pour roquer et laissé la tour en place
illegal-moves-finish-castling = Rien encore : les { $by } ont lâché le roi et doivent achever le roque pendant que leur pendule marche.
illegal-moves-castling-omitted = Les { $by } n’ont fait que laisser le coup inachevé : la tour est mise sur sa case, le coup est un roque et non un coup illégal. La pendule pressée trop tôt peut être sanctionnée.

# A position that cannot be legal.
illegal-moves-position = Position illégale sur l’échiquier
illegal-moves-step-in = Intervenez aussitôt : la position d’avant l’irrégularité est rétablie, et la partie continue à partir de là.
illegal-moves-find-where-wrong = Arrêtez les pendules ; cherchez avec les deux joueurs à quel coup l’erreur s’est produite.
illegal-moves-penalise-as-illegal = si c’était un coup illégal, le sanctionner comme tel
illegal-moves-as-illegal-move = Le coup illégal qui y a mené est traité comme un coup illégal.
illegal-moves-rule-on-move = demander la décision sur le coup illégal lui-même pour en connaître la sanction
illegal-moves-no-action = Sans supervision suffisante, l’arbitre n’intervient pas : la partie continue.
illegal-moves-wait = Attendez que le coup suivant soit achevé ; si la position est alors encore illégale, déclarez la nulle.
illegal-moves-still-illegal = La position est encore illégale après le coup suivant : la partie est nulle.
illegal-moves-no-longer-illegal = La position n’est plus illégale : la partie continue.
illegal-moves-nobody-claimed = Ce que personne n’a réclamé avant le coup suivant reste : la partie continue.
illegal-moves-set-up-before = La position d’avant le coup illégal est rétablie, et la partie continue à partir de là.
illegal-moves-king-left-in-check = un roi laissé en échec à chaque coup : revenir au premier de ces coups
illegal-moves-back-to-escape = si les coups ne peuvent être reconstitués, le coup illégal ne reste pas pour autant : reprendre une position où le roi peut encore parer l’échec ; l’arbitre a ici une large liberté d’appréciation
illegal-moves-position-stands = Trop tard : la position reste et la partie continue.
