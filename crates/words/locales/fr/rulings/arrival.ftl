# Coming late: incidents, questions, answers, what rulings say.

family-arrival = Retards

incident-late-arrival = un joueur arrive en retard
    .words = retard, en retard, arrive en retard, délai de forfait, temps d’attente, minutes de retard, début manqué, forfait
incident-both-absent = personne n’était là quand les pendules ont été mises en marche
    .words = deux joueurs absents, personne, aucun joueur, échiquier vide, double forfait, absents
incident-absent-without-notice = un joueur n’est pas venu, sans prévenir
    .words = absent, pas venu, forfait, ne se présente pas, absence, sans prévenir, n’est pas là

ask-late-arrival-by = Qui est arrivé en retard ?
ask-late-arrival-late-by = Combien de temps après le début effectif de la session le joueur est-il arrivé ?
ask-late-arrival-default-time = Quel délai de forfait le règlement prévoit-il ? L’édition n’en a pas elle-même.
ask-late-arrival-first-period = Combien dure la première ou seule période ?
ask-both-absent-white-late-by = Combien de temps après le début les Blancs sont-ils arrivés ?
ask-both-absent-black-late-by = Combien de temps après le début les Noirs sont-ils arrivés ?
ask-absent-without-notice-by = Qui n’est pas venu ?
ask-absent-without-notice-explained = Le joueur s’est-il expliqué avant la publication de l’appariement suivant ?

arrival-before-start = Les { $by } sont arrivés avant le début
arrival-not-late = Les { $by } ne sont pas en retard.
arrival-came = Les { $by } sont arrivés { $late } après le début
arrival-in-time = À temps : le délai de forfait est de { $limit }. Les { $by } jouent avec le temps qui leur reste.
arrival-clock-ran = { $by-code ->
    [white] la pendule des Blancs marche depuis le début
   *[black] la pendule des Noirs marche depuis le premier coup des Blancs
}
arrival-after-first-control = Les { $by } sont arrivés après la fin du premier contrôle et perdent.
arrival-no-waiver = on ne peut renoncer qu’à la perte après une heure, pas à celle-ci
arrival-too-late = Les { $by } sont arrivés après le délai de forfait de { $limit } et perdent.
arrival-not-helped = le retard était inévitable : l’article permet { $who-code ->
    [director] au directeur de tournoi
   *[arbiter] à l’arbitre
} d’en décider autrement
arrival-played-with-rest = la partie se joue avec le temps qui reste
arrival-game-lost = la partie est perdue
arrival-loss-stands = la perte est maintenue, sauf motif impérieux
arrival-may-decide-otherwise = { $who } peut en décider autrement pour un bon motif
arrival-came-no-equipment = Les { $by } sont arrivés { $late } après le début, et aucun matériel n’était installé
arrival-no-loss = Pas de perte : les { $by-opponent } n’ont pas installé le matériel ni mis la pendule en marche. La partie se joue ; du temps écoulé depuis le début, chacun perd { $half }.
arrival-divided = Le temps écoulé depuis le début est partagé également : chacun perd { $half }. La partie se joue.
arrival-nothing-set-up = Aucun matériel n’était installé : le temps écoulé depuis le début est partagé également, et chacun perd { $half }.
arrival-why-equipment = pas de matériel au début
arrival-count-until-there = compter jusqu’au moment où le matériel était là, si c’était plus tôt

arrival-nobody = Personne n’était là : les Blancs sont arrivés après { $white }, les Noirs après { $black }
arrival-both-too-late = Les deux sont arrivés après le délai de forfait : tous deux perdent.
arrival-played-after-all = la partie se joue malgré tout
arrival-both-lose = les deux perdent
arrival-white-loses = Les Blancs perdent le temps écoulé jusqu’à leur arrivée, soit { $lost } ; les Noirs ne perdent rien avant que les Blancs aient joué.
arrival-split = Le temps écoulé jusqu’à l’arrivée du premier joueur est partagé : chacun perd { $lost }.
arrival-why-absent = absent au début
arrival-regulations-otherwise = le règlement ou l’arbitre peut en décider autrement

arrival-stayed-away = Les { $by } ne sont pas venus, sans prévenir
arrival-paired-if-accepted = Les { $by } perdent cette partie mais sont de nouveau appariés, si l’explication est acceptée.
arrival-counts-as-withdrawn = Les { $by } perdent cette partie et sont considérés comme retirés : pas d’appariement avant une explication.
arrival-paired-again = de nouveau apparié
arrival-out-of-event = hors de la compétition
arrival-not-paired-again = plus apparié
arrival-may-be-ejected = Les { $by } perdent cette partie et peuvent être exclus de la compétition, avec une amende jusqu’au montant du droit d’inscription ; sur demande, le directeur de tournoi peut les garder ou les réintégrer.
arrival-fine-goes-to = l’amende va à l’organisateur, qui peut écarter le joueur d’autres compétitions jusqu’au paiement
arrival-kept-on-request = gardé dans la compétition ou réintégré, sur demande
arrival-fine = une amende jusqu’au montant du droit d’inscription
arrival-ejection = l’exclusion de la compétition
arrival-unless-asked = plus apparié, sauf si le joueur le demande
