# Coming late: incidents, questions, answers, what rulings say.

family-arrival = Retards

incident-late-arrival = un joueur arrive en retard
    .words = retard, en retard, arrive en retard, délai de forfait, temps d’attente, minutes de retard, début manqué, forfait
incident-both-absent = personne n’était là quand les pendules ont été mises en marche
    .words = deux joueurs absents, personne, aucun joueur, échiquier vide, double forfait, absents
incident-absent-without-notice = un joueur n’est pas venu, sans prévenir
    .words = absent, pas venu, forfait, ne se présente pas, absence, sans prévenir, n’est pas là

incident-players-without-game = deux joueurs sont sans partie après le début de la ronde
    .words = pas de partie, sans adversaire, non apparié, apparier après coup, deux joueurs sans partie
ask-players-without-game-both-agree = Veulent-ils tous deux jouer l’un contre l’autre ?
ask-players-without-game-met-before = Se sont-ils déjà rencontrés dans cette compétition ?
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
arrival-forfeit-in-time = À temps : le délai de forfait est de { $limit }. Les { $by } jouent avec le temps qui leur reste.
arrival-forfeit-too-late = Les { $by } sont arrivés après le délai de forfait de { $limit } et perdent.
arrival-forfeit-both-too-late = Les deux sont arrivés après le délai de forfait : tous deux perdent.
arrival-played-after-all = la partie se joue malgré tout
arrival-both-lose = les deux perdent
arrival-white-loses = Les Blancs perdent le temps écoulé jusqu’à leur arrivée, soit { $lost } ; les Noirs ne perdent rien avant que les Blancs aient joué.
arrival-split = Le temps écoulé jusqu’à l’arrivée du premier joueur est partagé : chacun perd { $lost }.
arrival-why-absent = absent au début
arrival-regulations-otherwise = le règlement ou l’arbitre peut en décider autrement

arrival-charged-wrongly = Le temps perdu au début est rectifié : les Blancs perdent { $white }, les Noirs { $black }.
arrival-charged-rightly = Le temps perdu au début a été bien décompté.
arrival-why-charged = temps du début mal décompté
arrival-setting-stays = Trop tard : après dix coups de chacun, les temps restent tels quels.
arrival-came-after-grant = Les { $by } sont arrivés { $late } après le début ; un début plus tardif avait été accordé
arrival-granted-in-time = Pas de perte : le début avait été accordé { $granted } plus tard et les { $by } sont là à temps. La partie se joue.
arrival-tell-opponent = Informez les { $by-opponent } du début plus tardif, si personne ne l’a fait.
arrival-opponent-not-told = ne pas avoir informé les { $by-opponent } est une omission de l’arbitre : elle ne coûte la partie à personne
arrival-from-granted-start = les pendules sont réglées comme si la partie avait commencé à l’heure accordée
arrival-as-clocks-ran = les temps restent tels que les pendules ont tourné
arrival-two-without-game = Deux joueurs sont sans partie après le début de la ronde
arrival-may-be-paired = Ils peuvent être appariés l’un contre l’autre, si l’arbitre est aussi d’accord.
arrival-not-paired-now = Ils ne sont pas appariés l’un contre l’autre dans cette ronde ; chacun garde ce qu’elle lui a donné.
arrival-replaces-forfeit = convenez avec les deux avant de jouer que cette partie remplace le gain par forfait ou le bye ; les textes ne le disent pas
arrival-pair-them = les apparier l’un contre l’autre
arrival-leave-them = laisser la ronde telle quelle
arrival-not-provided = aucun article ne prévoit ici d’apparier deux joueurs après le début
arrival-adjust-times = Ajustez équitablement les deux pendules selon le temps écoulé.
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
ask-late-arrival-equipment-missing = Le joueur présent a-t-il omis d’installer le matériel ou de mettre la pendule en marche ?
arrival-setting-stands = Le premier arrivé n’a décompté aucun temps : ce réglage reste, sauf si le directeur de tournoi le corrige ou si les joueurs en conviennent. Partagé, chacun perdrait { $lost }.
arrival-leave-clocks = les pendules restent telles quelles
arrival-split-now = le temps est tout de même partagé
arrival-split-corrected = Les { $by } ont tout décompté à l’adversaire : les temps sont corrigés, chacun perd { $lost }, et les { $by } peuvent être sanctionnés.
arrival-as-granted = À temps : la pendule des { $by } ne peut tourner avant la nouvelle heure, et le délai de { $limit } court à partir d’elle.
arrival-reset-clocks = L’adversaire n’en savait rien : les pendules sont réglées de nouveau, pour que les { $by } aient les { $granted } accordés.
arrival-why-granted = début plus tardif accordé
arrival-granted-too-late = Les { $by } sont arrivés après le délai de { $limit } compté depuis la nouvelle heure, et perdent.
arrival-dropped-unless-excused = retiré de la compétition, sauf excuse acceptable ; les parties suivantes valent alors zéro
ask-players-without-game-why = Pourquoi n’ont-ils pas de partie ?
no-game-not-paired = ils n’ont pas été appariés
no-game-opponents-may-come = leurs adversaires sont absents mais peuvent encore venir
no-game-opponents-forfeited = leurs adversaires ont perdu pour retard
arrival-pair-apart = Les parties commencées continuent ; ceux qui attendent sont appariés à part, selon les règles habituelles.
arrival-clocks-from-now = Fixez une heure pour leur partie : leurs pendules partent alors, avec le temps entier.
arrival-wait-for-opponents = Ils restent appariés avec leurs adversaires jusqu’à ce que ceux-ci aient perdu pour retard.
arrival-opponents-have-time = un adversaire absent a une heure, ou le premier contrôle s’il est plus court
arrival-extra-game = une partie entre eux comme partie supplémentaire, qui ne compte que pour l’Elo
arrival-forfeits-stand = Chacun a gagné par forfait, et cela reste ; une partie entre eux ne le remplace pas.
