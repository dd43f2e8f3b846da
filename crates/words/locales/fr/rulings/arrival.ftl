# Coming late: incidents, questions, answers, what rulings say.

family-arrival = Retards

incident-late-arrival = un joueur arrive en retard
incident-both-absent = personne n’était là quand les pendules ont été mises en marche
incident-absent-without-notice = un joueur n’est pas venu, sans prévenir

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
ask-late-arrival-opponent-told = Les { $by-opponent } ont-ils été informés du début plus tardif ?
arrival-setting-stands = Le premier arrivé n’a décompté aucun temps : ce réglage reste, sauf si le directeur de tournoi le corrige ou si les joueurs en conviennent. Partagé, chacun perdrait { $lost }.
arrival-leave-clocks = les pendules restent telles quelles
arrival-split-now = le temps est tout de même partagé
arrival-split-corrected = Les { $by } ont tout décompté à l’adversaire : les temps sont corrigés, chacun perd { $lost }, et les { $by } peuvent être sanctionnés.
arrival-starts-later = Les { $by } ont été autorisés à commencer { $granted } plus tard
arrival-as-granted = À temps : la pendule des { $by } ne peut tourner avant la nouvelle heure, et le délai de { $limit } court à partir d’elle.
arrival-reset-clocks = L’adversaire n’en savait rien : les pendules sont réglées de nouveau, pour que les { $by } aient les { $granted } accordés.
arrival-why-granted = début plus tardif accordé
arrival-granted-too-late = Les { $by } sont arrivés après le délai de { $limit } compté depuis la nouvelle heure, et perdent.
arrival-tell-opponent = Informez l’adversaire de la nouvelle heure, ou notez-la sur les appariements.
arrival-dropped-unless-excused = retiré de la compétition, sauf excuse acceptable ; les parties suivantes valent alors zéro
