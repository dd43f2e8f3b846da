# Leaving: incidents, questions, answers, what rulings say.

family-leaving = Départs

incident-left-area = un joueur a quitté la zone de jeu ou le lieu de la compétition
    .words = toilettes, WC, aux toilettes, quitte la salle, sorti de la salle, quitte la zone de jeu, sorti dehors, prendre l’air
incident-left-game = un joueur est parti sans abandonner
    .words = parti sans abandonner, parti, rentré chez lui, quitte la partie, laisse tourner la pendule
incident-finished-player-stays = un joueur qui a fini reste dans la zone de jeu
    .words = joueur qui a fini, reste dans la salle, partie finie, regarde les autres parties

ask-left-area-by = Qui est parti ?
ask-left-area-left = Qu’a quitté le joueur ?
ask-left-area-on-move = Le joueur avait-il le trait ?
ask-left-area-permitted = L’arbitre l’avait-il permis ?
ask-left-area-permitted-by-director = Le directeur de tournoi l’avait-il permis ?
ask-left-area-reported = Le joueur a-t-il prévenu un arbitre avant de partir ?
ask-left-area-away = Combien de temps le joueur a-t-il été absent ?
ask-left-game-by = Qui est parti ?
ask-finished-player-stays-disturbs = Le joueur gêne-t-il les autres ?

left-place-playing-area = la zone de jeu
left-place-venue = le lieu de la compétition

leaving-left-venue = Les { $by } ont quitté le lieu de la compétition
leaving-left-on-move = Les { $by } ont quitté la zone de jeu en étant au trait
leaving-left-off-move = Les { $by } ont quitté la zone de jeu, le trait étant aux { $by-opponent }
leaving-needs-no-permission = Permis : seul le joueur au trait a besoin d’une permission.
leaving-reported = En règle : le joueur a prévenu, comme le demande le règlement.
leaving-not-reported = Le règlement de la compétition demande de prévenir avant de partir : sanctionnez les { $by }.
leaving-permitted = En règle : { $who } l’avait permis. La pendule continue de marcher.
leaving-needs-permission = Il faut pour cela la permission de l’arbitre : sanctionnez les { $by }.
leaving-with-permission = Les { $by } sont partis avec permission
leaving-away-for = Les { $by } ont été absents pendant { $time }
leaving-short-enough = Pas d’infraction : jusqu’à { $time }, aucune permission n’est nécessaire.
leaving-without-permission = Les { $by } ont été absents sans permission
leaving-too-long = Absence trop longue, ou hors du bâtiment, sans permission : sanctionnez les { $by }.
leaving-bad-position = Les { $by } ont quitté une mauvaise position avec beaucoup de temps : la partie peut être adjugée.
leaving-adjudicate = la partie est adjugée
leaving-wait-then-adjudicate = attendre un moment, puis adjuger
leaving-us-first = une sanction de temps comme pour un son ; une première absence ne coûte pas la partie sans autre preuve
leaving-us-again = plus que pour une première absence ; des absences répétées peuvent coûter la partie
leaving-fide-first = un avertissement la première fois ; la partie seulement pour être parti chercher de l’aide
leaving-fide-again = plus qu’un avertissement : ce n’est pas la première fois

leaving-went-away = Les { $by } sont partis sans abandonner
leaving-game-over = La partie est terminée : le résultat reste acquis.
leaving-clock-runs = La partie continue et la pendule des { $by } marche quand ils ont le trait ; ce manque de courtoisie peut être sanctionné.
leaving-clock-runs-usually = la pendule marche jusqu’à la chute du drapeau ; l’arbitre principal ajoute une sanction
leaving-may-adjudicate = La partie continue et la pendule des { $by } marche ; après 15 minutes, le directeur de tournoi peut adjuger.
leaving-until-flag-called = la pendule marche jusqu’à l’annonce de la chute du drapeau
leaving-game-lost = la perte de la partie
leaving-adjudicate-if-quit = la pendule marche ; adjudication seulement si le joueur a quitté une mauvaise position

leaving-finished-is-there = Un joueur qui a fini se trouve dans la zone de jeu
leaving-is-spectator = Les joueurs qui ont fini sont des spectateurs ; quelques minutes sont tolérées.
leaving-permission-to-return = il faut la permission de l’arbitre pour revenir dans la zone de jeu
leaving-must-leave = Le joueur est un spectateur qui gêne et doit partir.
leaving-warning = un avertissement
leaving-leaves-area = le joueur quitte la zone de jeu
leaving-leaves-venue = le joueur quitte le lieu de la compétition
