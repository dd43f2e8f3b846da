# The clock: incidents, questions, answers, what rulings say.

family-clocks = La pendule

incident-clock-mishandled = la pendule a été mal manipulée
    .words = pendule mal manipulée, frappe la pendule, tape sur la pendule, mauvaise main, doigt sur la pendule, l’autre main, soulève la pendule
incident-press-forgotten = un joueur a oublié d’appuyer sur la pendule
    .words = oublié d’appuyer, pendule oubliée, pendule non pressée, oublie la pendule, n’a pas appuyé
incident-clock-stopped = un joueur a arrêté les pendules
    .words = arrête la pendule, pendule arrêtée, arrêt des pendules, pause, appelle l’arbitre, stoppe
incident-interruption = la partie doit être interrompue
    .words = interruption, alarme incendie, coupure de courant, évacuation, panne d’électricité, malaise, urgence médicale
incident-clock-defect = la pendule est défectueuse
    .words = pendule en panne, pendule défectueuse, pendule cassée, pile vide, pendule ne marche pas, remplacer la pendule
incident-clock-setting = la pendule est mal réglée
    .words = pendule mal réglée, mauvais réglage, incrément manquant, pas d’incrément, mauvais temps affiché, mauvaise cadence
incident-neighbours-clock-pressed = un joueur a appuyé sur la pendule d’une autre partie
    .words = pendule du voisin, mauvaise pendule, pendule d’à côté, échiquier voisin
incident-wrong-clock-started = au début, la pendule des Noirs a été mise en marche
    .words = mauvaise pendule lancée, pendule des Noirs lancée, lancée sans jouer, adversaire absent
incident-assistant = un joueur a un assistant pour la pendule ou la feuille de partie
    .words = assistant, aide pour la pendule, quelqu’un appuie à sa place, joueur handicapé

ask-clock-mishandled-by = Qui ?
ask-clock-mishandled-how = Que s’est-il passé ?
ask-press-forgotten-by = Qui a oublié d’appuyer ?
ask-press-forgotten-then = Que s’est-il passé ensuite ?
ask-clock-stopped-by = Qui a arrêté les pendules ?
ask-clock-stopped-reason = Pourquoi ?
ask-clock-defect-evident = Le défaut de la pendule est-il évident ?
ask-clock-defect-moves-owed = Combien de coups les { $side } doivent-ils encore dans ce contrôle ? Aucun au KO.
ask-neighbours-clock-pressed-by = Qui a appuyé sur la pendule d’une autre partie ?
ask-neighbours-clock-pressed-moved = Les { $by } avaient-ils joué un coup ?
ask-wrong-clock-started-by = Qui a mis en marche la pendule des Noirs ?
ask-wrong-clock-started-white-moved = Les Blancs avaient-ils joué un coup ?
ask-wrong-clock-started-ran = Combien de temps la pendule des Noirs a-t-elle tourné ?
ask-assistant-of = Qui a un assistant ?
ask-assistant-help = Pour quoi faire ?
ask-assistant-disabled = Le joueur qui a les { $of } est-il handicapé ?

mishandling-other-hand = a appuyé de l’autre main
mishandling-finger-on-button = a gardé un doigt sur ou au-dessus du bouton
mishandling-force = a appuyé violemment
mishandling-picked-up = a soulevé la pendule
mishandling-knocked-over = l’a renversée
mishandling-opponent-kept-from-pressing = a empêché l’adversaire d’appuyer
after-forgotten-press-opponent-waits = l’adversaire attend
after-forgotten-press-opponent-moved = l’adversaire a joué
after-forgotten-press-player-moved-again = le joueur a rejoué, croyant que l’adversaire avait joué
stop-reason-irregularity = une irrégularité
stop-reason-claim = une réclamation
stop-reason-missing-piece = il manque une pièce pour la promotion
stop-reason-disturbance = une gêne
stop-reason-illness = un malaise
stop-reason-toilet = pour aller aux toilettes
stop-reason-no-reason = sans raison valable
clock-starter-white = les Blancs
clock-starter-black = les Noirs
clock-starter-arbiter = l’arbitre
assistant-help-clock = appuyer sur la pendule
assistant-help-score = noter la partie
assistant-help-pieces = déplacer les pièces

clocks-mishandled = { $how-code ->
    [other-hand] Les { $by } ont appuyé de l’autre main
    [finger-on-button] Les { $by } ont gardé un doigt sur la pendule
    [force] Les { $by } ont appuyé violemment
    [picked-up] Les { $by } ont soulevé la pendule
    [knocked-over] Les { $by } ont renversé la pendule
   *[opponent-kept-from-pressing] Les { $by } ont empêché l’adversaire d’appuyer
}
clocks-may-be-penalised = Ce n’est pas un coup illégal ; cela peut être sanctionné.
clocks-forgot = Les { $by } ont oublié d’appuyer sur la pendule
clocks-nobody-tells = Personne ne prévient les { $by } : { $who } se tait, et une perte au temps resterait acquise.
clocks-may-remind = l’adversaire peut le rappeler au joueur, attendre ou jouer
clocks-may-still-press = La partie continue ; les { $by } peuvent encore appuyer, et le temps écoulé jusque-là est le leur.
clocks-press-for-counter = S’il y a un compteur de coups, appuyez une fois de chaque côté à un moment calme pour qu’il soit de nouveau juste.
clocks-second-taken-back = Établissez ce qui s’est passé ; le second coup est repris, et échiquier et pendules sont remis en ordre.
clocks-warning = un avertissement
clocks-misunderstanding = aucune sanction : c’était un malentendu
clocks-stopped = Les { $by } ont arrêté les pendules
clocks-toilet-usually-not = En général, ce n’est pas une raison valable ; tenez compte de l’état du joueur.
clocks-none-for-disabled = aucune sanction pour un joueur handicapé ou souffrant
clocks-no-valid-reason = Pas de raison valable : la partie continue, et une sanction s’impose.
clocks-valid-reason = Une raison valable : traitez-la, puis décidez quand la partie reprend.
clocks-interrupted = La partie doit être interrompue
clocks-official-stops = { $who-code ->
    [director] Le directeur de tournoi arrête les pendules et décide quand la partie reprend.
   *[arbiter] L’arbitre arrête les pendules et décide quand la partie reprend.
}
clocks-write-down-position = Notez les temps, la position et qui a le trait.
clocks-more-time = du temps supplémentaire pour les { $side }, ou pour les deux
clocks-give-time-back = le temps perdu est rendu

# Defects and settings.
clocks-said-defective = Une pendule serait défectueuse
clocks-shown-counts = Ce que la pendule affiche compte : la partie continue.
clocks-replaced = La pendule est remplacée ; les temps sont fixés au mieux.
clocks-write-down-times = Notez les deux temps et les coups joués avant de rien changer.
clocks-mark-old-clock = Marquez l’ancienne pendule et mettez-la de côté.
clocks-best-judgement = les temps selon la meilleure appréciation de l’arbitre
clocks-shown-corrected = les temps affichés, corrigés de ce que le défaut a évidemment coûté
clocks-why-defect = pendule défectueuse
clocks-so-much-left = c’est ce qui doit rester au joueur
clocks-set-wrongly = La pendule est mal réglée
clocks-setting-stays = Trop tard : chacun a achevé dix coups, le réglage ne change donc plus.
clocks-blitz-times-stay = Chaque camp a achevé un coup : les temps restent tels qu’ils étaient réglés.
clocks-set-right = Arrêtez aussitôt la pendule ; réglez-la correctement, avec des temps équitables et le bon nombre de coups.
clocks-as-if-set-right = ce que les deux auraient eu avec le bon réglage
clocks-hour-too-much = les pendules ont décompté environ une heure de trop : pas de perte au temps ; rendez cette heure
clocks-why-on-purpose = l’adversaire a mal réglé la pendule exprès

# Assistants.
clocks-pressed-neighbours = Les { $by } ont appuyé sur la pendule d’une autre partie
clocks-own-move-not-completed = Le coup des { $by } est effectué mais pas achevé : leur propre pendule a continué de tourner, ils y appuient maintenant. L’autre partie est remise en ordre.
clocks-nothing-done-here = Rien ne s’est passé dans la partie des { $by }, qui continue. L’autre partie est remise en ordre.
clocks-put-neighbours-right = À l’autre échiquier, arrêtez la pendule et remettez temps et compteur comme avant ; l’appui n’y est imputé à personne. Les joueurs gênés peuvent recevoir du temps.
clocks-none-for-slip = aucune sanction pour une inadvertance ; un avertissement en cas de récidive
clocks-started-blacks = La pendule des Noirs a été mise en marche au début
clocks-start-was-right = En règle : les Blancs avaient joué, la pendule des Noirs tourne donc.
clocks-whites-clock-should-run = C’est la pendule des Blancs qui tourne dès le début : le temps écoulé chez les Noirs est reporté sur les Blancs.
clocks-why-wrong-start = mauvaise pendule au début
clocks-none-for-mistake = aucune sanction si c’était manifestement une erreur
clocks-only-if-defective = Les joueurs ne choisissent pas la pendule : elle n’est remplacée que si elle est manifestement défectueuse{ $who-code ->
    [director] , par le directeur de tournoi
   *[arbiter] , par l’arbitre
}.
clocks-arbiter-places-clock = L’arbitre décide avant la partie de l’emplacement de la pendule ; elle y reste.
clocks-turn-the-board = pour un joueur handicapé, tourner l’échiquier et les places plutôt que la pendule
clocks-black-chooses-side = Les Noirs choisissent de quel côté de l’échiquier se trouve la pendule.
clocks-has-assistant = Les { $of } ont un assistant
clocks-allowed-if-accepted = Permis si l’arbitre accepte la personne ; aucun temps n’est retiré.
clocks-allowed-for-disabled = Permis, et aucun temps n’est retiré à un joueur handicapé.
clocks-less-time = du temps en moins pour ce joueur
clocks-usually-taken = Permis si l’arbitre accepte la personne ; en général { $time } de moins pour les { $of }.
clocks-why-assistant = assistant
clocks-time-off = { $time } de moins pour les { $of }
clocks-time-adjusted = Permis si l’arbitre accepte la personne ; le temps des { $of } est adapté équitablement.
clocks-ten-minutes-or-share = dix minutes de moins, ou cinq pour cent du temps du joueur selon US Chess
incident-clock-choice = quelle pendule est employée, ou où elle se trouve
    .words = quelle pendule, choix de la pendule, remplacer la pendule, pendule analogique, côté de la pendule
ask-clock-choice-what = Sur quoi porte le désaccord ?
ask-clock-choice-by = Qui veut l’autre pendule, ou fournit celle qu’on ne sait pas régler ?
ask-clock-choice-black-has-moved = Le premier coup des Noirs est-il déterminé ?
ask-clock-choice-running-clock-adds-nothing = La pendule en marche est-elle sans délai ni incrément ?
ask-clock-choice-new-clock-is-proper = La nouvelle pendule est-elle réglée sur la cadence annoncée ?
ask-clock-choice-white-clock = Que sait faire la pendule des Blancs ?
ask-clock-choice-black-clock = Que sait faire la pendule des Noirs ?
ask-clock-choice-black-late = Les Noirs sont-ils arrivés en retard ?
clock-dispute-late-replacement = un joueur arrivé en retard veut une pendule conforme
clock-dispute-during-game = un joueur veut une autre pendule pendant la partie
clock-dispute-cannot-be-set = celui qui fournit la pendule ne sait pas la régler
clock-dispute-which-of-two = laquelle de deux pendules est employée
clock-dispute-side = de quel côté se trouve la pendule
clock-kind-increment = électronique, avec incrément
clock-kind-delay = électronique, avec délai seulement
clock-kind-digital = électronique, sans l’un ni l’autre
clock-kind-analog = mécanique

# Which clock.
clocks-which-clock = { $what-code ->
    [late-replacement] Un joueur arrivé en retard veut installer une pendule conforme
    [during-game] Un joueur veut une autre pendule pendant la partie
    [cannot-be-set] Celui qui fournit la pendule ne sait pas la régler
    [which-of-two] Les joueurs ne s’accordent pas sur celle de deux pendules à employer
   *[side] Les joueurs ne s’accordent pas sur le côté de la pendule
}
clocks-same-clock = La même pendule sert pour toute la partie, sauf défaut ou si le directeur de tournoi en met une avec délai après une réclamation.
clocks-opponent-picks = Les { $by } ne savent pas régler la pendule : les { $by-opponent } choisissent une pendule permise.
clocks-directors-need-not = les directeurs de tournoi ne sont pas tenus de savoir régler toutes les pendules
clocks-too-late-to-replace = Trop tard : le premier coup des Noirs est déterminé, la pendule reste donc pour toute la partie.
clocks-no-reason-to-replace = La pendule reste : seule une pendule sans délai ni incrément peut être remplacée, et seulement par une pendule réglée comme annoncé.
clocks-may-replace = Les { $by } peuvent installer la pendule conforme.
clocks-transfer-times = Reportez les temps écoulés tels quels ; ne corrigez que ce qui était mal affiché.
clocks-black-chooses = les Noirs choisissent la pendule
clocks-both-suit = Les deux pendules conviennent aussi bien à la cadence.
clocks-rule-not-at-hand = la règle qui dit qui choisit est dans un chapitre dont le texte manque ici
clocks-this-clock = La pendule des { $by } est employée : elle convient mieux à la cadence.
clocks-set-as-near = elle ne sait pas tout faire : temps de base, et le plus grand délai qui ne dépasse pas l’incrément
clocks-director-fixed = Le directeur de tournoi a fixé l’orientation des pendules et les places.
clocks-black-was-late = Arrivés en retard, les Noirs n’ont pas le choix : la pendule reste où elle est.
clocks-first-chooses-seat = le premier arrivé choisit son côté de la table
clocks-black-picks = Les Noirs choisissent la pendule parmi celles qui sont réglementaires.
clocks-move-at-once = Les Blancs jouent aussitôt ; présents, les Noirs peuvent mettre en marche la pendule des Blancs ou réclamer. La sanction standard est possible.
clocks-check-counter = Vérifiez le compteur de coups de la pendule : il peut être faux d’un demi-coup ou d’un coup.
clocks-remind-usually = un rappel ; la sanction si les Noirs ont été lésés ou en cas de récidive
