# Correspondence: incidents, questions, answers, what rulings say.

family-correspondence = Jeu par correspondance

incident-mail-overstep = correspondance : une réponse a tardé
    .words = correspondance temps dépassé, réponse tardive, jours de réflexion
incident-mail-move = correspondance : un coup envoyé est peu clair ou faux
    .words = carte postale, lettre, courriel, coup envoyé, coups conditionnels, coup ambigu envoyé
incident-mail-silence = correspondance : l’adversaire ne répond pas
    .words = pas de réponse, silence, carte postale perdue, l’adversaire ne répond pas, relance
incident-mail-withdrawal = correspondance : un joueur quitte la compétition
    .words = retrait correspondance, se retire, quitte le tournoi par correspondance
incident-mail-time-limit = correspondance : la partie a atteint trente mois
    .words = trente mois, adjudication, partie trop longue
incident-mail-dispute = correspondance : un litige est envoyé au directeur de tournoi
    .words = litige par correspondance, plainte au directeur
incident-mail-help = correspondance : un joueur s’est fait aider
    .words = aide par correspondance, ordinateur par correspondance

ask-mail-overstep-by = Qui a tardé à répondre ?
ask-mail-overstep-days = Combien de jours la réponse a-t-elle pris, sans les jours excusés ?
ask-mail-overstep-days-for-each = Combien de jours y a-t-il par coup ? 0 s’il y en a trente pour dix coups.
ask-mail-overstep-moves-before = Combien de coups le joueur avait-il envoyés avant ?
ask-mail-overstep-used-before = Combien de jours le joueur avait-il utilisés avant ?
ask-mail-overstep-times-recorded = Les { $by-opponent } ont-ils envoyé avec les coups le temps utilisé et les totaux des deux joueurs ?
ask-mail-overstep-overstepped-before = Le joueur a-t-il déjà dépassé le temps dans cette partie ?
ask-mail-move-by = Qui a envoyé le coup ?
ask-mail-move-what = Qu’est-ce qui ne va pas dans le coup ?
ask-mail-silence-by = Qui ne répond pas ?
ask-mail-silence-repeated = Le coup a-t-il été envoyé de nouveau ?
ask-mail-silence-days = Combien de jours ont passé depuis l’envoi du coup, ou son nouvel envoi ?
ask-mail-withdrawal-by = Qui part ?
ask-mail-withdrawal-moves-by-both = Combien de coups les deux joueurs ont-ils achevés dans cette partie ?
ask-mail-withdrawal-six-months = La partie dure-t-elle depuis six mois ou plus ?
ask-mail-time-limit-adjudication-asked = Un joueur a-t-il demandé l’adjudication dans la semaine, avec la partie, un diagramme et sa demande ?
ask-mail-dispute-days = Depuis combien de jours l’expéditeur le sait-il ?
ask-mail-dispute-complete = Tournoi, noms, partie, temps utilisés et pièces justificatives sont-ils tous joints ?
ask-mail-help-by = Qui s’est fait aider ?
ask-mail-help-what = Quel genre d’aide ?

sent-fault-impossible = il ne peut pas être joué, ou il manque
sent-fault-illegible = il est illisible
sent-fault-ambiguous = il a plusieurs sens
sent-fault-not-confirmed = le coup de l’adversaire n’a pas été répété
sent-fault-clerical-error = il est légal mais n’est pas celui qui était voulu
sent-fault-missing-sign = un signe d’échec, de prise ou de prise en passant est faux
sent-fault-in-conditional-set = il est illégal ou ambigu dans une série de coups conditionnels
sent-fault-condition-miswritten = un coup conditionnel a été mal recopié par son expéditeur
sent-fault-address-late = une nouvelle adresse a été communiquée trop tard
mail-helper-books = livres, revues ou base de données
mail-helper-engine = un programme qui juge les coups
mail-helper-person = une autre personne

correspondence-incident = Un incident dans une partie par correspondance
correspondence-over-the-board-only = Les Règles du jeu concernent le jeu sur l’échiquier : les règles de la compétition par correspondance décident.
correspondence-no-article = aucun article ne parle des parties par correspondance
correspondence-by-event-rules = ce que disent les règles de la compétition
correspondence-follow-organisation = suivre les règles de l’organisation du jeu par correspondance
correspondence-reprimand = un blâme ou un avertissement
correspondence-less-time = moins de temps de réflexion
correspondence-forfeit = la partie est perdue par forfait
correspondence-out-of-event = le retrait de la compétition

correspondence-took = { $days ->
    [one] La réponse des { $by } a pris { $days } jour
   *[other] La réponse des { $by } a pris { $days } jours
}
correspondence-too-few-days = moins de trois jours par coup n’est pas une cadence permise
correspondence-in-time = { $days ->
    [one] À temps : { $days } jour décompté, et la partie continue.
   *[other] À temps : { $days } jours décomptés, et la partie continue.
}
correspondence-left = { $days ->
    [one] il reste dans la période : { $days } jour
   *[other] il reste dans la période : { $days } jours
}
correspondence-not-recorded = Les { $by-opponent } n’ont pas envoyé les temps avec les coups, il n’y a donc pas de réclamation au temps : la partie continue.
correspondence-first-overstep = { $days ->
    [one] Premier dépassement : au lieu de la partie, on peut décompter { $days } jour de plus.
   *[other] Premier dépassement : au lieu de la partie, on peut décompter { $days } jours de plus.
}
correspondence-days-or-loss = { $days ->
    [one] { $days } jour décompté ; la seconde fois, la partie est perdue
   *[other] { $days } jours décomptés ; la seconde fois, la partie est perdue
}
correspondence-game-lost = la partie est perdue
correspondence-usually-variation = { $days ->
    [one] { $days } jour, si la compétition applique la variante
   *[other] { $days } jours, si la compétition applique la variante
}
correspondence-overstepped = Le temps est dépassé : les { $by } perdent.

correspondence-fault = Les { $by } ont envoyé un coup défectueux
correspondence-slip = Le coup est légal et engage, même si c’était un lapsus.
correspondence-sign-missing = Le coup engage : un signe manquant ou faux est sans importance.
correspondence-only-accepted = Aucune sanction : seul compte le coup conditionnel tel qu’il a été accepté.
correspondence-set-binds = Les coups qui le précèdent dans la série engagent ; lui et les suivants tombent.
correspondence-say-which = Les { $by } doivent dire lequel des coups possibles c’est, et le jouer.
correspondence-one-of-meanings = doivent jouer l’un des coups qu’il peut signifier
correspondence-impossible = Le coup ne peut pas être joué : prévenus aussitôt, les { $by } en envoient un autre, avec n’importe quelle pièce.
correspondence-illegible = Le coup est illisible : les { $by } envoient un coup, avec n’importe quelle pièce.
correspondence-not-repeated = Les { $by } n’ont pas répété le coup de l’adversaire : il faut le répéter.
correspondence-address-late = { $days ->
    [one] { $days } jour est décompté du temps des { $by } pour l’adresse communiquée trop tard.
   *[other] { $days } jours sont décomptés du temps des { $by } pour l’adresse communiquée trop tard.
}
correspondence-days-charged = { $days ->
    [one] { $days } jour décompté
   *[other] { $days } jours décomptés
}
correspondence-first-slip = { $days ->
    [one] rien pour un premier lapsus ; { $days } jour si cela se répète
   *[other] rien pour un premier lapsus ; { $days } jours si cela se répète
}

correspondence-silent = Les { $by } ne répondent pas
correspondence-wait = { $days ->
    [one] Attendez encore { $days } jour ; quatorze jours doivent passer sans réponse.
   *[other] Attendez encore { $days } jours ; quatorze jours doivent passer sans réponse.
}
correspondence-send-again = Les { $by-opponent } doivent envoyer le coup de nouveau.
correspondence-complain = Les { $by-opponent } déposent une plainte au temps et n’envoient plus rien ; elle ne peut être retirée.
correspondence-complaint-names = la plainte indique le joueur avec son adresse, le tournoi, les dates du coup et du nouvel envoi, et les temps utilisés
correspondence-await-answer = Attendez la réponse à la demande du directeur de tournoi : quatorze jours à partir de la plainte.
correspondence-explained = L’explication est valable : la partie continue, et rien d’autre n’est fait.
correspondence-poorly-explained = L’explication n’est pas satisfaisante : le directeur de tournoi peut infliger une sanction.
correspondence-warning-first = d’abord un avertissement
correspondence-unanswered = Pas de réponse en quatorze jours : la partie peut être donnée perdue par forfait.

correspondence-leaves = Les { $by } quittent la compétition ou se taisent dans toutes leurs parties
correspondence-rated-loss = Les { $by } perdent la partie, et elle compte pour l’Elo.
correspondence-ten-moves = au moins dix coups des deux joueurs, ou six mois
correspondence-unrated-forfeit = Les { $by } perdent la partie par forfait ; elle ne compte pas pour l’Elo.
correspondence-may-ask-adjudication = les { $by-opponent } peuvent demander l’adjudication dans les 14 jours qui suivent l’avis, pour un résultat compté pour l’Elo
correspondence-thirty-months = La partie a atteint trente mois depuis le début de la compétition
correspondence-adjudicated = La partie est adjugée ; il n’est pas nécessaire de donner des raisons.
correspondence-best-play = gain ou nulle, selon le meilleur jeu des deux camps
correspondence-judge-decides = le juge décide d’après la position et l’analyse envoyée
correspondence-nobody-asked = Personne n’a demandé l’adjudication à temps : nulle, comptée pour l’Elo.
correspondence-dispute-sent = Un litige est envoyé au directeur de tournoi
correspondence-dispute-late = Trop tard : une plainte s’envoie dans les sept jours après la connaissance des faits. Elle n’est pas examinée.
correspondence-dispute-heard = La plainte est examinée ; le jeu continue entre-temps si c’est possible.
correspondence-dispute-incomplete = La plainte est incomplète et n’aboutit pas.
correspondence-had-help = Les { $by } se sont fait aider
correspondence-books-allowed = Livres et bases de données sont permis : la partie continue.
correspondence-help-forbidden = Cette aide est interdite : le directeur de tournoi décide de la sanction.
correspondence-forfeit-if-proved = la perte par forfait si c’est prouvé ; le directeur de tournoi peut l’infliger directement
incident-mail-excused-time = correspondance : un joueur prend un congé
    .words = correspondance congé, temps excusé, vacances, maladie
incident-mail-forfeits = correspondance : un joueur a perdu des parties du tournoi par forfait
    .words = correspondance forfait, deux forfaits, parties forfait, forfait général
incident-mail-replacement = correspondance : un joueur parti doit être remplacé
    .words = correspondance remplaçant, remplacement, nouveau joueur
incident-mail-appeal = correspondance : un appel auprès d’US Chess
    .words = correspondance appel, recours, sept jours, protestation

# Questions about all games of a section.
ask-mail-excused-time-by = Qui prend un congé ?
ask-mail-excused-time-told-in-advance = Les adversaires et le directeur de tournoi ont-ils été prévenus à l’avance ?
ask-mail-excused-time-in-all-games = Le congé vaut-il pour toutes les parties du tournoi ?
ask-mail-excused-time-days-this-year = Combien de jours le joueur a-t-il pris cette année civile, ceux-ci compris ?
ask-mail-forfeits-by = Qui a perdu des parties par forfait ?
ask-mail-forfeits-opponents = Contre combien d’adversaires de ce tournoi les { $by } ont-ils perdu une partie par forfait ?
ask-mail-replacement-result-in-play = Un résultat de ce joueur a-t-il déjà été obtenu en jouant ?
ask-mail-replacement-days-since-start = Combien de jours ont passé depuis le début de la compétition ?
ask-mail-appeal-days-after-end = Combien de jours après la fin de la compétition l’appel a-t-il été posté ?
ask-mail-appeal-deposit = La caution était-elle jointe ?

# All games of a section.
correspondence-takes-time = Les { $by } prennent un congé
correspondence-time-ended = Le congé a pris fin avec le coup envoyé par les { $by } : les jours comptent de nouveau.
correspondence-not-told = Pas de congé : les { $by } n’ont pas prévenu à l’avance les adversaires et le directeur de tournoi. Les jours comptent.
correspondence-days-count = les jours comptent
correspondence-grant-in-emergency = le directeur de tournoi accorde les jours en raison de l’urgence
correspondence-all-games = Un congé se prend dans toutes les parties d’un tournoi ou dans aucune : les { $by } doivent le prendre dans toutes, sinon les jours comptent.
correspondence-opponents-time-runs = pendant ce temps, le temps des { $by-opponent } court ; ils répondent normalement aux coups en attente
correspondence-excused = { $left ->
    [one] Congé valable : { $days } des trente jours de l’année sont pris, il reste { $left } jour aux { $by }.
   *[other] Congé valable : { $days } des trente jours de l’année sont pris, il reste { $left } jours aux { $by }.
}
correspondence-over-thirty = { $over ->
    [one] Trente jours par an sont admis : les { $by } dépassent de { $over } jour. Le directeur de tournoi peut l’accorder en cas d’urgence.
   *[other] Trente jours par an sont admis : les { $by } dépassent de { $over } jours. Le directeur de tournoi peut les accorder en cas d’urgence.
}
correspondence-only-thirty = { $over ->
    [one] seuls trente jours sont admis ; { $over } jour compte
   *[other] seuls trente jours sont admis ; { $over } jours comptent
}
correspondence-grant-days = { $over ->
    [one] { $over } jour de plus est accordé en raison de l’urgence
   *[other] { $over } jours de plus sont accordés en raison de l’urgence
}
correspondence-has-forfeited = { $opponents ->
    [one] Les { $by } ont perdu par forfait contre { $opponents } adversaire du tournoi
   *[other] Les { $by } ont perdu par forfait contre { $opponents } adversaires du tournoi
}
correspondence-others-go-on = Les autres parties du tournoi continuent : seuls des forfaits contre deux adversaires y mettent fin.
correspondence-all-forfeited = Forfaits contre deux adversaires d’un tournoi : toutes les parties du tournoi que les { $by } n’ont pas terminées sont perdues par forfait, celle-ci aussi.
correspondence-tell-all-opponents = Prévenez tous les adversaires du tournoi dont la partie avec les { $by } n’est pas terminée.
correspondence-rating-not-said = la règle ne dit pas si ces pertes comptent pour l’Elo
correspondence-wants-replacement = Un joueur parti doit être remplacé
correspondence-none-after-result = Pas de remplacement : un résultat de ce joueur a été obtenu en jouant.
correspondence-none-after-days = Pas de remplacement : plus de { $days } jours ont passé depuis le début.
correspondence-may-replace = Le directeur de tournoi peut remplacer le joueur.
correspondence-not-replaced = pas de remplacement
correspondence-replaced = un nouveau joueur prend la place
correspondence-appealed = { $days ->
    [one] Appel auprès d’US Chess, posté { $days } jour après la fin de la compétition
   *[other] Appel auprès d’US Chess, posté { $days } jours après la fin de la compétition
}
correspondence-deposit-missing = Une caution doit accompagner l’appel : sans elle, il n’est pas recevable.
correspondence-deposit-back = la caution est rendue, sauf si l’appel est jugé sans fondement
correspondence-appeal-in-time = À temps : { $limit } jours après la fin de la compétition. Le bureau le transmet à la commission.
correspondence-appeal-late = Trop tard : les { $limit } jours après la fin de la compétition sont passés. La commission peut tout de même l’examiner.
correspondence-refuse-appeal = il n’est pas examiné
correspondence-hear-appeal = il est examiné quand même
