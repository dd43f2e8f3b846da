# Set-up: incidents, questions, answers, what rulings say.

family-setup = Mise en place

incident-wrong-start-position = les pièces étaient mal placées
    .words = roi et dame inversés, pièces mal placées, mauvaise position initiale, fous et cavaliers inversés, position de départ
incident-board-turned = l’échiquier est mal orienté
    .words = échiquier à l’envers, échiquier tourné, échiquier mal orienté, case noire à droite, mauvais sens
incident-reversed-colours = les couleurs sont inversées
    .words = couleurs inversées, mauvaise couleur, mauvaises couleurs, aurait dû avoir les blancs, inversion des couleurs
incident-wrong-opponents = deux joueurs non appariés jouent l’un contre l’autre
    .words = mauvais adversaire, mauvais appariement, mauvais échiquier, mauvaise table, pas appariés
incident-displaced-pieces = un joueur a renversé ou déplacé des pièces
    .words = pièces renversées, pièces tombées, déplacées, renversé, fait tomber une pièce
incident-piece-off-its-square = une pièce n’est pas sur sa case
    .words = pièce pas sur sa case, pièce sur la mauvaise case, pièce décalée, position fausse

ask-wrong-start-position-last-move-completed = Les Noirs ont-ils appuyé sur la pendule après le dernier coup ?
ask-reversed-colours-last-move-completed = Les Noirs ont-ils appuyé sur la pendule après le dernier coup ?
ask-wrong-opponents-finished = Leur partie est-elle terminée ?
ask-displaced-pieces-by = Qui a renversé ou déplacé les pièces ?
ask-piece-off-its-square-moves-ago = Il y a combien de coups que c’est arrivé ?

setup-wrong-start = Les pièces étaient mal placées
setup-board-turned = L’échiquier est mal orienté
setup-colours-reversed = La partie a été commencée avec les couleurs inversées
setup-found-after-game = Constaté après la partie : le résultat reste acquis.
setup-moved-to-right-board = La position est transférée sur un échiquier bien orienté, et la partie continue.
setup-found-too-late = Constaté trop tard : la partie continue telle quelle.
setup-new-game = La partie est annulée et une nouvelle est jouée, avec tout en ordre.
setup-times-kept = les pendules gardent le temps déjà utilisé ; le compteur de coups peut être corrigé
setup-decide-start = Décidez, en tenant compte des horaires, quand elle commence et avec quels temps.
setup-arbiter-may-rule = La partie continue, sauf décision contraire de l’arbitre.
setup-goes-on = la partie continue
setup-new-with-right-colours = une nouvelle partie avec les bonnes couleurs
setup-goes-on-usually = la partie continue ; une nouvelle dans les premières minutes, si rien n’est échangé et si les horaires le permettent
setup-fixed-after-ten = Trop tard : chacun a achevé dix coups, la partie continue donc.
setup-wrong-pieces-castle = un roi mal placé ne peut pas roquer ; on ne roque pas avec une tour mal placée
setup-castled-illegally = Les { $by } ont roqué avec une pièce mal placée au départ : c’est un coup illégal. Statuez comme tel, si les { $by-opponent } n’ont pas joué depuis.
setup-blitz-start-again = Les deux camps n’ont pas encore achevé un coup chacun : placez les pièces correctement et recommencez.
setup-blitz-stays = Chaque camp a achevé un coup : la position reste telle qu’elle était placée, et la partie continue.

setup-displaced = Les { $by } ont renversé ou déplacé des pièces
setup-put-back = Les { $by } remettent les pièces en place sur leur propre temps.
setup-may-press-back = les { $by-opponent } peuvent appuyer sur la pendule sans jouer ; avec un incrément, il vaut mieux arrêter les deux pendules
setup-stop-both-clocks = Les { $by-opponent } arrêtent les deux pendules et vous appellent, sans mettre en marche celle des { $by } ; rendez le temps aux { $by-opponent } ou retirez-le aux { $by }.
setup-either-may-stop = chaque joueur peut arrêter les pendules pour appeler l’arbitre
setup-pressed-before-back = la pendule a été pressée avant que les pièces soient remises en place, ce qui joue contre le joueur
setup-standard = la sanction standard : { $time } pour les { $by-opponent }
setup-more-than-that = plus que cela, comme pour une conduite antisportive ou une récidive
setup-no-first-accident = { $time } pour les { $by-opponent }, ou plus : ce n’était pas le premier accident
setup-none-if-put-right = aucune sanction pour un accident réparé avant d’appuyer ; { $time } pour les { $by-opponent } si la pendule est pressée avant
setup-heavy-on-purpose = une lourde sanction : c’était exprès
setup-mild-for-accident = aucune sanction ou une légère pour un accident ; jamais la partie
setup-heavier-for-repeat = une sanction plus lourde : ce n’est pas la première fois

setup-off-its-square = Une pièce n’est pas sur sa case
setup-restore-before = La position d’avant l’irrégularité, ou la dernière que l’on puisse retrouver, est rétablie et la partie continue à partir de là.
setup-players-look-for-place = Les joueurs cherchent l’endroit sous votre supervision ; fixez les temps et le compteur de coups selon votre appréciation.
setup-not-counted-as-illegal = cela ne compte pas comme un coup illégal
setup-counts-as-illegal = Cela compte comme un coup illégal : la position d’avant est rétablie.
setup-position-stands = Trop tard : la position reste et la partie continue.
setup-blitz-unclaimed = Ce que personne n’a réclamé avant le coup suivant ne peut plus être corrigé : la position reste et la partie continue.
setup-blitz-before-next-move = tant que l’adversaire n’a pas déterminé le coup suivant, le joueur remet la pièce en place sur son propre temps
setup-not-paired = Deux joueurs qui n’étaient pas appariés jouent l’un contre l’autre
setup-opponents-in-play = Arrêtez la partie et faites jouer les bons adversaires, si la ronde le permet encore.
setup-opponents-finished = Décidez si la partie compte comme partie de la ronde ou si les bonnes parties sont encore jouées.
setup-no-rule-for-opponents = aucun article ne dit ce que devient une partie entre de mauvais adversaires
setup-seat-rightly = la partie ne compte pas ; les joueurs jouent contre leurs bons adversaires, avec les temps que vous fixez
setup-game-stands = la partie compte comme partie de cette ronde, et les appariements sont modifiés en conséquence
setup-correct-pairings = Occupez-vous des adversaires restés sans partie, et notez ce qui est décidé pour le prochain appariement.
