# Online games: incidents, questions, answers, what rulings say.

family-online = Parties en ligne

incident-online-host-failure = en ligne : la plateforme ou un site de jeu a perdu la connexion
    .words = panne du serveur, plateforme en panne, serveur hors ligne, panne du site
incident-online-player-failure = en ligne : un joueur a perdu la connexion
    .words = connexion, internet, déconnexion, déconnecté, connexion perdue, wifi, hors ligne, ordinateur planté
incident-online-abandoned = en ligne : un joueur a quitté la partie
    .words = partie en ligne quittée, départ en ligne, navigateur fermé
incident-online-move = en ligne : un coup à l’écran est contesté
    .words = erreur de souris, souris, précoup, premove, coup à l’écran, dame automatique
incident-online-host-draw = en ligne : la plateforme a déclaré la nulle
    .words = nulle automatique en ligne, plateforme déclare nulle, le site a mis fin à la partie
incident-online-expulsion = en ligne : un joueur est exclu pour des raisons de fair-play
    .words = exclu en ligne, fair-play, compte fermé, banni, triche en ligne

ask-online-host-failure-left = Que reste-t-il de la partie ?
ask-online-player-failure-by = Qui a perdu la connexion ?
ask-online-player-failure-back-in-time = Les { $by } sont-ils revenus avant la fin de leur temps ?
ask-online-player-failure-both-had-moved = Les deux joueurs avaient-ils achevé leur premier coup avant ?
ask-online-abandoned-by = Qui a quitté la partie ?
ask-online-move-by = Qui a joué le coup ?
ask-online-move-what = Qu’est-ce qui est contesté ?
ask-online-host-draw-by = Selon quelle règle ?
ask-online-expulsion-by = Qui est exclu ?

what-is-left-saved-position = la plateforme a une position enregistrée
what-is-left-agreed-position = les deux s’accordent sur une position, et le directeur de tournoi peut l’installer
what-is-left-this-game-lost = tous les coups de cette partie sont perdus
what-is-left-all-games-lost = les coups de toutes les parties inachevées sont perdus

screen-move-mouse-slip = un faux mouvement de souris
screen-move-premove = un pré-coup légal
screen-move-illegal-premove = un pré-coup devenu illégal
screen-move-smart-move = le seul coup d’une pièce, joué en la sélectionnant
screen-move-automatic-queen = le pion est devenu une dame de lui-même
screen-move-illegal-move = un coup illégal a été tenté
screen-move-touch-move = une autre pièce avait été sélectionnée d’abord
screen-move-own-notation = une réclamation s’appuie sur la notation du joueur lui-même

host-rule-drawing-rule = pat, répétition, matériel ou cinquante coups
host-rule-lack-of-progress = cinq apparitions de suite, ou 75 coups

# The FIDE Laws.
online-over-the-board-only = Les Règles du jeu concernent le jeu sur l’échiquier : le règlement de la compétition en ligne décide.
online-no-article = aucun article ne parle des parties en ligne
online-by-regulations = ce que dit le règlement de la compétition
online-by-analogy = l’article le plus proche, par analogie
online-usual-host-failure = personne ne perd par une panne de la plateforme ; la partie reprend à la dernière position
online-usual-player-failure = la pendule continue de marcher ; un joueur qui n’est pas revenu à temps perd
online-usual-leaver-loses = la perte pour le joueur qui est parti
online-usual-sent-move = ce que la plateforme a transmis est le coup
online-usual-host-draw = la nulle reste acquise si la partie est nulle aussi selon les Règles du jeu
online-usual-expulsion = suivre les règles de fair-play de la compétition

# The connection is lost.
online-site-failed = Le site de jeu a perdu la connexion
online-host-failed = La plateforme est tombée en panne pendant la partie
online-finished-before = La partie était terminée avant : son résultat reste acquis.
online-from-saved-position = La partie reprend avec la dernière position et les derniers temps enregistrés par la plateforme ; les coups perdus n’engagent personne.
online-from-agreed-position = Le directeur de tournoi installe la position convenue par les deux joueurs et règle les pendules, et la partie reprend.
online-starts-again = La partie recommence au premier coup avec tout le temps initial ; les anciens coups n’engagent personne.
online-all-start-again = Toutes les parties inachevées recommencent au premier coup, avec les mêmes appariements et tout le temps initial.
online-other-results-stand = les résultats des parties déjà terminées restent acquis ; dites à tous les joueurs quand commence la ronde suivante
online-cause-unclear = On ne peut dire si la panne vient de la plateforme ou du joueur : le directeur de tournoi décide de la partie.
online-as-host-failure = la partie reprend ou recommence, comme pour une panne de la plateforme
online-adjudicate = adjuger la partie ; les deux résultats peuvent différer
online-loss-for-absent = la perte pour le joueur qui n’est pas revenu
online-go-on-if-possible = laisser la partie reprendre si c’est possible, sinon l’adjuger
online-lost = Les { $by } ont perdu la connexion
online-not-back = Les { $by } ne sont pas revenus à temps : ils perdent.
online-rated = la partie compte pour l’Elo
online-not-rated = la partie ne compte pas pour l’Elo : les deux joueurs n’avaient pas achevé un coup
online-clock-ran-on = La pendule des { $by } a continué de marcher : la partie reprend avec le temps qui reste.

# A game is left, a player is expelled.
online-left = Les { $by } ont quitté la partie avant la fin
online-event-rules-decide = Le règlement de la compétition dit comment cette partie est comptée.
online-as-event-rules-say = comme le dit le règlement de la compétition
online-leaver-loses-unless = la perte pour le joueur qui est parti, sauf si le règlement de la compétition dit autre chose
online-leaver-loses = Les { $by } perdent la partie qu’ils ont quittée.
online-expelled = Les { $by } sont exclus pour des raisons de fair-play
online-not-reported = Les parties des { $by } ne devraient pas être transmises pour l’Elo ; elles peuvent être comptées comme forfaits.
online-report-violation = Signalez l’infraction à US Chess ; la plateforme ne le fait pas.
online-be-discreet = Traitez l’accusation avec discrétion jusqu’à la décision.
online-leave-out = laisser ces parties hors du rapport Elo
online-score-as-forfeits = compter les parties comme pertes par forfait, sans effet sur l’Elo
online-leave-out-and-forfeit = les laisser hors du rapport Elo et les compter comme forfaits

# Moves on the screen.
online-move-disputed = Un coup des { $by } à l’écran est contesté
online-slip-stands = Le faux mouvement est un coup achevé : il reste.
online-premove-stands = Un pré-coup légal est un coup achevé : il reste.
online-no-premove = Le pré-coup n’a pas lieu : le joueur joue un autre coup.
online-smart-move-stands = Le coup reste : c’est un réglage du joueur lui-même.
online-queen-stands = La dame reste : le coup était achevé quand elle est apparue.
online-put-back = La plateforme remet la pièce en place ; il n’y a ni coup illégal ni sanction.
online-no-touch-move = Aucune réclamation de pièce touchée n’est permise en ligne ; seule la plateforme peut l’imposer.
online-host-record-counts = Aucune réclamation ne peut s’appuyer sur la notation du joueur ; l’enregistrement de la plateforme compte.

# The host declares a draw.
online-host-drew = La plateforme a déclaré la partie nulle
online-mate-first = Le dernier coup donne mat, et le mat prime : les { $winner } gagnent.
online-host-ruling-valid = La décision de la plateforme est valable et termine la partie : nulle.
online-publicity-says-so = si les règles de la plateforme diffèrent de celles de US Chess, les annonces doivent le dire
