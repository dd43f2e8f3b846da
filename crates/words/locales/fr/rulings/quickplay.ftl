# Quickplay finish: incidents, questions, answers, what rulings say.

family-quickplay = Fin de partie au KO

incident-quickplay-claim = la nulle est réclamée : pas de gain par des moyens normaux, ou chances de perdre insuffisantes
    .words = moyens normaux, gain par des moyens normaux, aucun effort pour gagner, fin au KO, directive III, 10.2, joue au temps, chances de perdre insuffisantes
incident-five-seconds-request = un joueur à court de temps demande des secondes ajoutées ou une pendule à temps différé
    .words = cinq secondes, zeitnot, demande un incrément, incrément ajouté, moins de deux minutes, pendule à cadence différée, secondes
incident-postponed-claim = une réclamation de fin de partie au KO reportée doit être tranchée
    .words = décision reportée, réclamation reportée, arbitre diffère sa décision, fin au KO

ask-quickplay-claim-by = Qui réclame la nulle ?
ask-quickplay-claim-announced = Était-il annoncé que les règles pour les parties sans incrément s’appliquent ?
ask-quickplay-claim-five-seconds-apply = La demande de cinq secondes par coup est-elle en usage dans cette compétition, de sorte que la nulle ne peut être réclamée ?
ask-quickplay-claim-ground = Sur quoi repose la réclamation ?
ask-quickplay-claim-delay-clock-available = Y a-t-il une pendule à temps différé que l’on puisse mettre à cet échiquier ?
ask-five-seconds-request-by = Qui demande ?
ask-five-seconds-request-announced = Était-il annoncé que les règles pour les parties sans incrément s’appliquent ?
ask-five-seconds-request-opponent-accepts = La demande vaut proposition de nulle. Les { $by-opponent } l’acceptent-ils ?
ask-postponed-claim-by = Qui avait réclamé la nulle ?
ask-postponed-claim-flag-fallen = Quel drapeau est tombé depuis ?
ask-postponed-claim-criterion-met = Est-il vrai que les { $tried } ne pouvaient pas gagner par des moyens normaux, ou n’ont pas fait assez d’efforts pour cela ?
ask-quickplay-addition = Qu’ajoute-t-on par coup ? 0:00 si rien.
ask-quickplay-addition-at-board = Qu’ajoute ou diffère par coup la pendule de cet échiquier ? 0:00 si rien.
ask-quickplay-running = Quelle pendule est en marche ?
ask-quickplay-time-left = Combien de temps reste-t-il aux { $by } ?

quickplay-ground-cannot-win = l’adversaire ne peut pas gagner par des moyens normaux
quickplay-ground-no-effort = l’adversaire ne fait aucun effort pour gagner
quickplay-ground-both = les deux
flag-fallen-none = aucun
flag-fallen-claimant = celui du joueur qui réclame
flag-fallen-opponent = celui de l’adversaire

quickplay-claimed = Les { $by }, à court de temps, réclament la nulle
quickplay-requested = Les { $by } demandent que des secondes soient ajoutées à chaque coup
quickplay-over = La partie est terminée : le résultat reste acquis.
quickplay-agreed = L’adversaire est d’accord : la partie est nulle.
quickplay-no-such-claim = Une telle réclamation n’existe pas : la partie continue.
quickplay-no-rules = cette édition n’a pas de règles pour la fin des parties sans incrément
quickplay-not-in-blitz = Refusé : ces règles ne s’appliquent jamais en blitz. La partie continue.
quickplay-not-with-increment = Refusé : ces règles ne s’appliquent que sans incrément. La partie continue.
quickplay-not-announced = Refusé : il n’était pas annoncé que ces règles s’appliquent. La partie continue.
quickplay-not-last-period = Refusé : ce n’est pas la dernière période, dans laquelle tous les coups restants doivent être joués. La partie continue.
quickplay-claim-after-flag = Trop tard : le drapeau des { $by } est tombé, et il faut réclamer avant. Décidez sur le drapeau.
quickplay-request-after-flag = Trop tard : le drapeau des { $by } est tombé. Décidez sur le drapeau.
quickplay-too-early = Trop tôt : il doit rester moins de { $limit } aux { $by }. La partie continue.
quickplay-not-on-move = Refusé : les { $by } n’ont pas le trait. La partie continue.
quickplay-five-seconds-instead = Pas de réclamation : les { $by } peuvent demander à la place cinq secondes par coup pour les deux, ce qui vaut proposition de nulle.
quickplay-cannot-win = Les { $by-opponent } ne peuvent pas gagner par des moyens normaux, ou n’ont pas essayé : la partie est nulle.
quickplay-normal-play = ce qui compte est le jeu normal, et non l’existence d’une suite de coups légaux menant au mat
quickplay-postponed = Reportée : la partie continue, si possible avec un arbitre à l’échiquier. Les { $by-opponent } peuvent recevoir { $bonus } de plus.
quickplay-no-extra-time = pas de temps supplémentaire
quickplay-more-time = { $bonus } de plus pour les { $by-opponent }
quickplay-stay-and-watch = Restez à l’échiquier et observez si l’adversaire essaie de gagner par des moyens normaux.
quickplay-decide-later = Décidez plus tard dans la partie, ou dès que possible après la chute d’un drapeau.
quickplay-time-if-doubtful = pas de temps supplémentaire si la réclamation a des chances d’être fondée ; on en donne si elle paraît douteuse
quickplay-rejected = Rejetée : les { $by-opponent } reçoivent { $bonus } de plus et la partie continue.
quickplay-why-rejected = réclamation de fin de partie au KO rejetée
quickplay-open = L’arbitre déclare la nulle, reporte sa décision ou rejette la réclamation.
quickplay-look-at = Arrêtez les pendules ; regardez la position et les derniers coups.
quickplay-postpone = reporter la décision et observer
quickplay-postpone-with-time = reporter, et { $bonus } de plus pour les { $by-opponent }
quickplay-draw = la partie est nulle
quickplay-reject = rejeter : { $bonus } de plus pour les { $by-opponent }
quickplay-postpone-usually = reporter et observer, sauf si la position est clairement nulle ou clairement gagnée

quickplay-ends-game = La réclamation termine la partie. Elle va à l’arbitre désigné, qui décide.
quickplay-write-position = Les { $by } notent la position finale ; les { $by-opponent } la confirment.
quickplay-hand-in-score = Les { $by } remettent une feuille de partie à jour ; les { $by-opponent } la confirment aussi.
quickplay-send-claim = Envoyez la réclamation à l’arbitre désigné ; les joueurs ne jouent plus.
quickplay-sent-right = la réclamation est fondée : nulle
quickplay-sent-wrong = la réclamation est infondée : l’arbitre désigné décide de la suite
quickplay-named-arbiter = l’arbitre désigné décide d’après la position et la feuille remises

quickplay-draw-accepted = Les { $by-opponent } acceptent la nulle que propose la demande : nulle.
quickplay-granted = { $either ->
    [yes] Accordé : { $seconds } secondes de temps différé ou d’incrément pour les deux, { $bonus } de plus pour les { $by-opponent }, et la partie continue.
   *[no] Accordé : { $seconds } secondes d’incrément pour les deux, { $bonus } de plus pour les { $by-opponent }, et la partie continue.
}
quickplay-why-granted = cinq secondes par coup accordées
quickplay-set-clocks = { $either ->
    [yes] Arrêtez les pendules et réglez { $seconds } secondes de temps différé ou d’incrément pour les deux joueurs.
   *[no] Arrêtez les pendules et réglez { $seconds } secondes d’incrément pour les deux joueurs.
}
quickplay-change-clock = si la pendule ne le permet pas, changer de pendule si c’est possible
quickplay-write-times = noter les deux temps avant de changer le réglage
quickplay-request-refused = Refusé : la partie continue avec la pendule telle quelle.
quickplay-no-penalty-named = aucune sanction n’est prévue pour la demande
quickplay-grant-or-refuse = { $either ->
    [yes] L’arbitre accorde ou refuse. S’il accorde : { $seconds } secondes de temps différé ou d’incrément pour les deux et { $bonus } de plus pour les { $by-opponent }.
   *[no] L’arbitre accorde ou refuse. S’il accorde : { $seconds } secondes d’incrément pour les deux et { $bonus } de plus pour les { $by-opponent }.
}
quickplay-refuse-request = refuser : la partie continue telle quelle
quickplay-grant = { $either ->
    [yes] accorder { $seconds } secondes de temps différé ou d’incrément pour les deux, et { $bonus } de plus pour les { $by-opponent }
   *[no] accorder { $seconds } secondes d’incrément pour les deux, et { $bonus } de plus pour les { $by-opponent }
}
quickplay-grant-usually = accorder, sauf si le joueur qui demande est clairement perdu sur l’échiquier
quickplay-no-demand = Refusé : un joueur ne peut exiger une pendule à temps différé pendant la partie. La partie continue.
quickplay-set-right = si la pendule permet le temps différé et n’était simplement pas réglée ainsi, on la règle correctement
quickplay-answer-to-claim = là où les réclamations de chances de perdre insuffisantes sont permises, le directeur de tournoi peut mettre une telle pendule pour répondre à une réclamation peu claire

quickplay-postponed-decided = La réclamation de nulle des { $by }, qui avait été reportée, est tranchée
quickplay-postponed-right = La réclamation était fondée : la partie est nulle, même après la chute d’un drapeau.
quickplay-postponed-goes-on = La réclamation n’est pas admise : la partie continue.
quickplay-later-still = on peut encore en décider plus tard, jusqu’à la chute d’un drapeau
quickplay-postponed-fails = la réclamation de nulle des { $by }, qui avait été reportée, échoue, le drapeau compte donc

quickplay-claims-not-allowed = Rejetée : les réclamations de chances de perdre insuffisantes ne sont pas permises. La partie continue.
quickplay-open-offer = cela reste une proposition de nulle, ouverte jusqu’au refus
quickplay-must-be-posted = la variante qui permet ces réclamations doit être affichée ou annoncée
quickplay-still-offer = cela reste une proposition de nulle
quickplay-own-flag-down = Rejetée : le drapeau des { $by } est lui-même tombé. La partie continue.
quickplay-clock-adds = Rejetée : une pendule à temps différé ou à incrément est en usage. La partie continue.
quickplay-not-sudden-death = Rejetée : on n’est pas au KO. La partie continue.
quickplay-must-have-less = Rejetée : il doit rester { $limit } ou moins aux { $by }. La partie continue.
quickplay-denied-not-on-move = Rejetée : les { $by } ne sont pas au trait. La partie continue.
quickplay-clearly-correct = Clairement fondée : la partie est nulle.
quickplay-clearly-wrong = Clairement infondée : rejetée, et on peut retirer jusqu’à { $most } aux { $by }. La partie continue.
quickplay-offer-stays = la réclamation reste ouverte comme proposition de nulle
quickplay-time-off = jusqu’à { $most } de moins pour les { $by }
quickplay-for-no-ground = rien pour une réclamation de bonne foi ; jusqu’à { $most } pour une réclamation sans aucun fondement
quickplay-put-on-delay-clock = { $delay ->
    [none] Pas clair : mettez une pendule à temps différé avec { $half } pour les { $by }, le temps des { $by-opponent } tel quel et le temps différé standard de la compétition. La partie continue.
   *[other] Pas clair : mettez une pendule à temps différé avec { $half } pour les { $by }, le temps des { $by-opponent } tel quel et le temps différé de la compétition ({ $delay }). La partie continue.
}
quickplay-why-half = la moitié du temps, avec une pendule à temps différé
quickplay-no-more-claims = la réclamation reste ouverte comme proposition de nulle ; plus de réclamation de ce genre dans la partie
quickplay-invite-later = rejeter pour l’instant et inviter le joueur à réclamer de nouveau
quickplay-watch-and-reserve = observer la partie et réserver la décision
quickplay-delay-clock = une pendule à temps différé : { $half } pour les { $by }
quickplay-delay-clock-usually = la pendule à temps différé, pour que les joueurs décident de la partie
quickplay-no-delay-clock = Pas clair, et aucune pendule à temps différé n’est disponible : rejetez en invitant à réclamer plus tard, ou observez la partie et décidez plus tard. Les temps restent.
quickplay-director-decides = Le directeur de tournoi admet la réclamation si elle est clairement fondée, la rejette si elle est clairement infondée, et sinon met une pendule à temps différé s’il y en a une.
quickplay-no-ratings = Ne regardez ni les classements Elo ni la pendule ; interrogez au besoin chaque joueur en privé sur son plan.
quickplay-class-c = Clairement fondée : un joueur de « Class C » avec beaucoup de temps ne perdrait-il presque jamais cela contre un « Master » ?
quickplay-correct-draw = clairement fondée : nulle
quickplay-unclear-half = pas clair : une pendule à temps différé, la moitié du temps pour les { $by }
quickplay-unclear-no-clock = pas clair et pas de pendule à temps différé : rejeter pour l’instant, ou observer et décider plus tard
quickplay-wrong-time-off = clairement infondée : rejetée, jusqu’à { $most } de moins
quickplay-on-list = La position figure sur la liste annoncée : la partie est nulle.
quickplay-not-in-us-blitz = Rejetée : en blitz, pas de réclamation de chances de perdre insuffisantes en dehors d’une liste annoncée. La partie continue.

quickplay-usually-delay-clock = une pendule à temps différé s’il y en a une, sauf si la réclamation est claire
quickplay-usually-complex = rejeter : les positions complexes permettent rarement la réclamation
quickplay-usually-opposite-bishops = la nulle si les pions sont pour la plupart bloqués, même avec un ou deux pions de moins
quickplay-usually-same-pieces = la nulle, sauf gain forcé rapide
quickplay-usually-piece-less = pas de nulle d’emblée pour le camp le plus faible : une pendule à temps différé, ou observer
quickplay-usually-rook-pawn = la nulle si le roi peut arrêter le pion
quickplay-usually-rook-and-bishop = rejeter, sauf gain de matériel immédiat
