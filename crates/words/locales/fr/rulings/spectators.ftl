# Spectators: incidents, questions, answers, what rulings say.

family-spectators = Spectateurs

incident-spectator-speaks = quelqu’un d’autre a parlé de la partie
    .words = spectateur, spectateur parle, public, tierce personne, intervention d’un tiers, parents, chuchote, parler
incident-unasked-advice = un joueur a reçu un conseil sans le demander
    .words = conseil non demandé, conseil, soufflé un coup, on lui a soufflé
incident-clock-reminder = on a rappelé à un joueur la pendule ou le drapeau
    .words = rappelé, appuie sur la pendule, rappel, averti du drapeau, prévenu de la pendule
incident-spectator-disturbs = un spectateur gêne ou se sert d’un téléphone
    .words = spectateur gêne, bruit, spectateur bruyant, spectateur au téléphone, photo, flash, caméra
incident-outside-disturbance = la partie a été perturbée de l’extérieur
    .words = perturbation extérieure, bruit, travaux, bruit dehors, musique dehors, enfants

ask-spectator-speaks-about = Qu’est-ce qui a été dit ?
ask-spectator-speaks-to-arbiter-only = Est-ce l’arbitre seul qui a été prévenu ?
ask-spectator-speaks-to-director-only = Est-ce le directeur de tournoi seul qui a été prévenu ?
ask-unasked-advice-to = À qui cela a-t-il été dit ?
ask-unasked-advice-worth = Que valait le conseil ?
ask-clock-reminder-to = À qui l’a-t-on rappelé ?
ask-clock-reminder-from = Qui l’a rappelé aux { $to } ?
ask-clock-reminder-about = À propos de quoi ?
ask-spectator-disturbs-how = Comment le spectateur gêne-t-il ?

spectator-remark-flag = un drapeau tombé
spectator-remark-irregularity = un coup illégal ou une autre irrégularité
spectator-remark-game = la position ou un coup

advice-worth-would-find = le joueur l’aurait trouvé
advice-worth-would-not-find = le joueur ne l’aurait pas trouvé
advice-worth-unclear-with-alternatives = pas clair, et il y a d’autres bons coups
advice-worth-only-winning-move = le seul coup gagnant, et ce n’est pas clair
advice-worth-weak-move = un coup faible
advice-worth-clock-reminder = un rappel de la pendule
advice-worth-clock-reminder-late = un rappel de la pendule dans la dernière minute

reminder-opponent = l’adversaire
reminder-neighbour = un joueur d’une autre partie
reminder-captain = le capitaine
reminder-spectator = un spectateur
reminder-arbiter = l’arbitre ou le directeur de tournoi
reminded-press = d’appuyer sur la pendule
reminded-time = le temps restant
reminded-flag = un drapeau tombé
spectator-disturbance-phone = en se servant d’un téléphone
spectator-disturbance-nuisance = par du bruit ou en se tenant trop près
spectator-disturbance-entered-area = en entrant dans la zone de jeu

spectators-spoke = { $about-code ->
    [flag] Un spectateur a signalé un drapeau tombé
    [irregularity] Un spectateur a signalé une irrégularité
   *[game] Un spectateur a parlé de la partie à un joueur
}
spectators-warn-spectator = un avertissement au spectateur
spectators-spectator-moves-away = le spectateur s’éloigne de l’échiquier
spectators-spectator-expelled = le spectateur est expulsé du lieu de la compétition
spectators-look-at-clock = L’arbitre regarde la pendule et agit d’après ce qu’il voit.
spectators-look-into-it = L’arbitre examine la chose et agit d’après ce qu’il constate.
spectators-may-tell-arbiter = En règle : quiconque voit une irrégularité peut le dire à l’arbitre, et à personne d’autre.
spectators-may-not-interfere = Les spectateurs ne peuvent pas intervenir ; l’arbitre décide de ce qui se passe dans la partie et peut expulser le spectateur.
spectators-warn-and-rule = un avertissement au spectateur ; l’arbitre décide d’après ce qu’il voit
spectators-flag-only-by-players = Ne dites rien du drapeau : seuls les joueurs annoncent sa chute.
spectators-act-as-far-as-rules-let = Examinez la chose et agissez autant que les règles le permettent à un directeur de tournoi.
spectators-may-tell-director = Un spectateur peut prévenir le directeur de tournoi mais ne réclame rien ; la partie continue.
spectators-eject-or-warn = Le spectateur ne peut pas parler aux joueurs : expulsez-le ou avertissez-le ; le directeur de tournoi décide de la partie.
spectators-eject-who-speaks = expulser un spectateur qui parle de la partie à un joueur
spectators-removed = Le spectateur est éloigné ; on examine si un joueur en a profité.
spectators-rule-on-advice = Si un joueur a reçu un conseil, décidez aussi de cela.
spectators-expel = expulser le spectateur
spectators-new-game = une nouvelle partie, si le résultat a pu en être influencé
spectators-blitz-interference = Si l’intervention peut influer sur le résultat, le directeur de tournoi peut ordonner une nouvelle partie et expulser le spectateur.
spectators-blitz-usual = expulser le spectateur ; une nouvelle partie si le résultat en a été influencé

spectators-advised = Les { $to } ont reçu un conseil sans le demander
spectators-remove-speaker = Éloignez qui a parlé ; les { $to } n’ont rien demandé et n’en sont pas sanctionnés.
spectators-if-arranged = une sanction pour le joueur, si l’aide était convenue
spectators-expel-speaker = expulser qui a parlé ; la partie continue
spectators-as-asked-advice = comme pour un conseil demandé
spectators-team-only = perdue pour l’équipe seulement ; la partie continue pour le joueur et le classement Elo
spectators-eject-speaker = Expulsez qui a parlé.
spectators-own-side-judged-harder = un conseil d’un proche, d’un coéquipier ou d’un entraîneur est jugé plus sévèrement
spectators-weighed = { $worth-code ->
    [would-find] Aucune sanction : le joueur aurait trouvé le coup.
    [weak-move] Aucune sanction : le coup est faible.
    [would-not-find] Le coup peut être interdit : le joueur ne l’aurait pas trouvé.
    [unclear-with-alternatives] Un autre coup doit être joué : il n’est pas clair que le joueur aurait trouvé celui-ci.
    [only-winning-move] Le seul coup gagnant a été dit, et personne ne sait s’il aurait été trouvé : nulle, ou interrogez des joueurs de même force.
    [clock-reminder] On a rappelé la pendule au joueur : quelques minutes de moins.
   *[clock-reminder-late] On a rappelé la pendule au joueur au dernier moment : la plus grande partie de la dernière minute est retirée.
}
spectators-no-penalty = aucune sanction
spectators-move-may-not-be-played = le coup ne peut pas être joué
spectators-move-forbidden = le coup conseillé est interdit
spectators-another-move = un autre coup est exigé
spectators-draw = la nulle
spectators-ask-similar-players = on interroge des joueurs de même force
spectators-game-drawn = la partie est nulle
spectators-few-minutes-off = quelques minutes de moins pour le joueur
spectators-some-minutes-off = des minutes de moins pour le joueur
spectators-last-minute-off-or-draw = la plus grande partie de la dernière minute en moins ; avec un gain facile sur l’échiquier, la nulle
spectators-last-minute-off = la plus grande partie de la dernière minute en moins

spectators-reminded = { $from-code ->
    [opponent] Rappel fait aux { $to } par les { $to-opponent }
    [neighbour] Rappel fait aux { $to } par un joueur d’une autre partie
    [captain] Rappel fait aux { $to } par le capitaine
    [spectator] Rappel fait aux { $to } par un spectateur
   *[arbiter] Rappel fait aux { $to } par l’arbitre ou le directeur de tournoi
}
spectators-opponent-may-remind = En règle : un joueur peut rappeler la pendule à son adversaire, sans y être tenu.
spectators-reminder-is-claim = Signaler le drapeau de l’adversaire, c’est réclamer au temps : statuez sur le drapeau.
spectators-reminders-can-disturb = répété sans cesse, cela peut devenir une gêne
spectators-arbiter-must-not = Un arbitre ou directeur ne doit pas le faire : il ne dit pas à un joueur que la pendule n’est pas pressée ni combien de temps il reste.
spectators-arbiter-calls-flag = En règle : l’arbitre annonce la chute d’un drapeau. Statuez sur le drapeau.
spectators-nothing-undone = la partie continue ; ce qui a été joué depuis reste
spectators-not-by-third-parties = Personne d’autre que les joueurs ne peut le faire ; les autres ne le disent qu’à l’arbitre. Les { $to } n’ont rien demandé et ne sont pas sanctionnés ; la partie continue.
spectators-win-does-not-matter = les Règles du jeu ne donnent rien à l’adversaire pour cela, si facile que soit le gain ; une sanction du joueur seulement si l’aide était convenue
spectators-warn-neighbour = un avertissement au joueur de l’autre partie
spectators-neighbour-less-time = moins de temps, ou une autre sanction de la liste, dans la propre partie de ce joueur
spectators-warn-captain = un avertissement au capitaine
spectators-captain-leaves = le capitaine quitte la zone de jeu
spectators-warn-who-reminded = un avertissement à celui qui a parlé, et l’éloignement en cas de récidive
spectators-disturbs = { $how-code ->
    [phone] Un spectateur s’est servi d’un téléphone
    [nuisance] Un spectateur gêne
   *[entered-area] Un spectateur est entré dans la zone de jeu
}
spectators-stop-disturbance = { $how-code ->
    [phone] Personne ne se sert d’un téléphone dans le lieu de la compétition sans permission : faites-le cesser, et expulsez si cela continue.
    [nuisance] Le spectateur s’éloigne quand on le lui dit, ou s’en va.
   *[entered-area] Seuls les joueurs et les officiels y sont sans permission : le spectateur quitte la zone de jeu.
}
spectators-more-regard = un joueur qui regarde est traité avec plus d’égards : lui demander d’abord de s’éloigner
spectators-warning-then-out = un avertissement, puis l’expulsion
spectators-game-disturbed = La partie a été perturbée de l’extérieur
spectators-player-disturbed = Les { $by } ont été gênés de l’extérieur
spectators-game-over = La partie est terminée : le résultat reste acquis.
spectators-more-time-for-one = du temps supplémentaire pour un joueur
spectators-more-time-for-both = du temps supplémentaire pour les deux joueurs
spectators-may-give-time = L’arbitre peut arrêter les pendules et donner du temps supplémentaire à un joueur ou aux deux.
spectators-stop-and-give-time = arrêter les pendules si cela dure ; rendre du temps si un joueur en a perdu
spectators-may-make-up = Arrêtez les pendules tant que cela dure ; le directeur de tournoi peut compenser le temps perdu.
spectators-stop-while-it-lasts = arrêter les pendules tant que cela dure
advice-worth-clock-reminder-easy-win = un rappel de la pendule dans la dernière minute, et le joueur a un gain facile
