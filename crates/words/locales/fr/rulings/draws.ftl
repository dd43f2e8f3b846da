# Draws and resignation: incidents, questions, answers, what rulings say.

family-draws = Nulles et abandon

incident-draw-claim = la nulle est réclamée
    .words = réclamation de nulle, réclame nulle, triple répétition, répétition, répétition de position, trois fois la même position, cinquante coups, 50 coups, règle des 50 coups, échec perpétuel
incident-draw-offer = la nulle est proposée
    .words = proposition de nulle, propose nulle, nulle proposée, offre de nulle, nulle refusée, accepter la nulle
incident-draw-agreed = les joueurs conviennent de la nulle
    .words = nulle par accord, nulle convenue, accord mutuel, nulle rapide, nulle de salon, nulle arrangée, règle de Sofia
incident-draw-without-claim = la partie peut être nulle sans réclamation
    .words = pat, position morte, matériel insuffisant, cinq fois, quintuple répétition, 75 coups, soixante-quinze coups, nulle automatique, roi contre roi, roi seul, roi dépouillé, pas de quoi mater
incident-resignation = un joueur abandonne ou semble abandonner
    .words = abandon, abandonne, abandonné, abandon prématuré, couche son roi, a tendu la main
incident-agreement-disputed = un joueur nie avoir convenu de la nulle
    .words = jamais accepté, nie la nulle, nulle contestée, pas d’accord, n’a pas accepté
incident-mate-mistaken = un mat a été annoncé qui n’en était pas un
    .words = pas mat, faux mat, croyait au mat, mat annoncé, mat
incident-score-proposed = les joueurs proposent un score inhabituel
    .words = score inhabituel, score proposé, autre score, les deux gagnent

ask-draw-claim-by = Qui réclame la nulle ?
ask-draw-claim-ground = Pour quel motif ?
ask-draw-claim-form = Comment est-elle réclamée ?
ask-draw-claim-written = Celui qui réclame a-t-il écrit le coup et l’a-t-il déclaré à l’arbitre ?
ask-draw-claim-witnessed = Un directeur de tournoi ou un témoin impartial confirme-t-il la réclamation ?
ask-draw-claim-correct-repetition = Rejouez la partie avec les deux joueurs : la position se présente-t-elle pour la troisième fois au moins ?
ask-draw-claim-correct-fifty-moves = Rejouez la partie avec les deux joueurs : chacun a-t-il joué cinquante coups sans coup de pion ni prise ?
ask-draw-offer-by = Qui propose la nulle ?
ask-draw-offer-when = Quand a-t-elle été proposée ?
ask-draw-offer-repeated = Le joueur avait-il déjà proposé la nulle, sans raison de la proposer de nouveau ?
ask-draw-without-claim-by = Que s’est-il passé ?
ask-draw-without-claim-consecutive = Les cinq apparitions se sont-elles suivies sur des coups alternés consécutifs ?
ask-draw-without-claim-last-move-completed = Le dernier de ces coups a-t-il été achevé par un appui sur la pendule ?
ask-resignation-by = Qui abandonne, ou semble abandonner ?
ask-resignation-how = Qu’a fait le joueur ?
ask-resignation-confirmed = Ce n’est pas clair. Les { $by } confirment-ils avoir abandonné ?
ask-agreement-disputed-by = Qui nie l’accord ?
ask-agreement-disputed-proof = Qu’est-ce qui montre que la nulle a été convenue ?
ask-mate-mistaken-by = Qui a annoncé le mat ?
ask-mate-mistaken-answer = Qu’ont fait les { $by-opponent } ?
ask-score-proposed-white-hundredths = Combien de centièmes de point pour les Blancs ?
ask-score-proposed-black-hundredths = Combien de centièmes de point pour les Noirs ?

claim-ground-repetition = la même position pour la troisième fois
claim-ground-fifty-moves = cinquante coups sans coup de pion ni prise

claim-form-appeared = c’est arrivé avec le dernier coup de l’adversaire
claim-form-intended = cela arrivera avec un coup pas encore joué
claim-form-own-move = c’est arrivé avec le coup de celui qui réclame, pendule non pressée

offer-time-after-moving = après avoir joué, avant d’appuyer sur la pendule
offer-time-before-moving = sur son propre temps, avant de jouer
offer-time-opponents-time = pendant que la pendule de l’adversaire marche

draw-ending-fivefold = la même position pour la cinquième fois
draw-ending-seventy-five-moves = 75 coups de chacun sans coup de pion ni prise
draw-ending-dead-position = plus personne ne peut mater
draw-ending-stalemate = pat

resign-gesture-said = l’a dit
resign-gesture-king-tipped = a couché son roi
resign-gesture-clock-stopped = a arrêté les pendules
resign-gesture-hand-offered = a tendu la main
resign-gesture-signed = a signé les feuilles de partie
resign-gesture-left = est parti sans un mot
agreement-proof-signed = les deux ont signé le résultat
agreement-proof-witness = un arbitre ou un témoin neutre l’a entendu
agreement-proof-none = rien que la parole des joueurs
mate-answer-disputed = ils ont dit que ce n’est pas mat
mate-answer-resigned = ils ont abandonné
mate-answer-accepted = ils l’ont tenu pour mat ; les deux ont cessé de jouer
mate-answer-signed = ils ont signé le résultat

# Claims.
draws-claims-repetition = Les { $by } réclament la nulle par répétition
draws-claims-fifty-moves = Les { $by } réclament la nulle selon la règle des 50 coups
draws-only-an-offer = Seul le joueur au trait peut réclamer : pas de réclamation, mais une proposition de nulle que l’adversaire peut accepter ou refuser. La partie continue.
draws-not-on-move = Seul le joueur au trait peut réclamer : pas de réclamation, la partie continue.
draws-not-retroactive = On ne réclame pas pour un coup antérieur : le joueur a continué et a perdu ce droit. Une nouvelle réclamation exige un motif actuel ; la partie continue et la réclamation vaut proposition.
draws-not-on-display = un écran, un échiquier mural ou un compteur ne suffit pas à fonder une réclamation
draws-check-on-sheet = Vérifiez la réclamation sur les feuilles de partie, en rejouant la partie avec les deux joueurs.
draws-counter-may-confirm = un compteur peut confirmer le nombre de coups si l’arbitre a vérifié à partir d’où il comptait
draws-lost-by-touch = Une pièce a été touchée : plus de droit de réclamer à ce coup ; il revient au coup suivant.
draws-lost-by-press = La pendule a été pressée : ce n’est qu’une proposition de nulle, et le coup reste.
draws-must-be-made = Les coups doivent avoir été joués ; un coup annoncé ne compte pas. Pas encore de réclamation.
draws-write-first = La réclamation n’est pas en règle : dites aux { $by } d’écrire d’abord le coup, puis vérifiez-la.
draws-claim-accepted = Réclamer, c’est aussi proposer, et l’adversaire accepte : nulle, sans vérification.
draws-confirmed = Un directeur de tournoi ou un témoin impartial le confirme : la partie est nulle.
draws-decide-on-what-you-saw = La réclamation ne peut être établie par une feuille de partie : décidez d’après ce que vous avez vu.
draws-accept-claim = l’admettre : la partie est nulle
draws-deny-claim = la rejeter comme infondée
draws-usual-denied = la réclamation est rejetée : la feuille de celui qui réclame doit l’établir
draws-usual-if-seen = admise si l’arbitre ou un échiquier électronique l’a vu, sinon rejetée
draws-claim-right = La réclamation est fondée : la partie est nulle aussitôt.
draws-restriction-not-for-claims = une restriction des nulles par accord mutuel ne touche pas les réclamations
draws-claim-wrong = La réclamation est infondée : les { $by-opponent } reçoivent { $bonus } de plus, et la partie continue.
draws-claim-not-shown = La feuille de celui qui réclame ne peut l’établir, la réclamation est donc rejetée : les { $by-opponent } reçoivent { $bonus } de plus, et la partie continue.
draws-wrong-claim = réclamation de nulle infondée
draws-stays-an-offer = une réclamation infondée n’est pas un coup illégal ; elle reste ouverte comme proposition de nulle
draws-other-move-of-piece = doivent jouer un autre coup avec la pièce du coup annoncé, s’il y en a un
draws-intended-move = doivent jouer le coup annoncé
draws-two-readings = la règle sur les réclamations fixe elle-même { $bonus }, et les règles de blitz font de { $standard } la sanction standard ; aucun texte ne dit laquelle l’emporte
draws-standard-in-blitz = { $standard } pour les { $by-opponent }, la sanction standard en blitz
draws-as-the-rule-on-claims = { $bonus } pour les { $by-opponent }, comme le dit la règle sur les réclamations

# Offers and agreements.
draws-offers = Les { $by } proposent la nulle
draws-offer-forbidden = La compétition ne permet ni de proposer la nulle ni d’en convenir maintenant sans l’accord de l’arbitre.
draws-condition-void = aucune condition ne peut y être attachée : elle est sans effet, et la proposition reste
draws-no-withdrawal = une proposition ne peut être retirée
draws-offer-rejected = La proposition a été refusée, par la parole ou par une pièce touchée ; la partie continue.
draws-offer-valid = La proposition est valable jusqu’à ce qu’elle soit acceptée ou refusée.
draws-offer-without-condition = La proposition est valable, sans sa condition, jusqu’à ce qu’elle soit acceptée ou refusée.
draws-see-move-first = l’adversaire peut demander à voir d’abord le coup
draws-agree = Les joueurs conviennent de la nulle
draws-result-signed = Le résultat est signé : il reste acquis.
draws-agreed-too-early = Aucun accord n’est possible avant que les deux joueurs aient joué un coup : la partie continue.
draws-agreement-forbidden = La compétition ne permet pas cet accord sans le consentement de l’arbitre : la partie continue.
draws-drawn = La partie est nulle.
draws-proposed = Les joueurs proposent le score { $white }:{ $black }, en centièmes de point
draws-other-scores = Les joueurs gagnent, font nulle ou perdent ; d’autres scores ne relèvent que de l’arbitre.
draws-no-limits = aucun article ne limite expressément les scores
draws-refuse = le refuser
draws-score-possible = Ce score est possible ; savoir s’il est le résultat est une autre question.
draws-score-invalid = Non valable : chaque score doit être un score normal, et leur somme ne pas dépasser un gain.

# Without a claim.
draws-last-move-mates = Le dernier coup a donné mat
draws-mate-first = Le mat prime : les { $winner } gagnent.
draws-fivefold = La position est apparue cinq fois
draws-seventy-five-moves = 75 coups de chacun sans coup de pion ni prise
draws-dead-position = Aucun des deux joueurs ne peut plus mater
draws-stalemate = Pat
draws-not-reached = La condition n’est pas remplie : la partie continue ; un joueur peut réclamer la nulle.
draws-director-may-declare = Le directeur de tournoi peut déclarer la partie nulle.
draws-game-goes-on = la partie continue
draws-declare = déclarer la partie nulle
draws-declare-without-progress = déclarer la nulle quand aucun progrès n’est en vue
draws-step-in = La partie est nulle sans réclamation : intervenez et dites-le.
draws-ended-by-move = La partie est nulle ; elle s’est terminée avec le coup qui a produit cette position.
draws-nothing-on-board = L’échiquier ne montre aucune fin de partie
draws-nothing-ends = Rien : ni mat, ni pat, ni position morte. La partie continue.
draws-counts-not-known = ce qui s’est répété avant cette position, et combien de coups ont été joués sans coup de pion ni prise, n’est pas indiqué

# Resignation.
draws-resigns = Les { $by } abandonnent
draws-no-resignation = Pas d’abandon : la partie continue.
draws-resigns-drawn = Nulle : les { $by } abandonnent, mais les { $by-opponent } ne peuvent mater par aucune suite de coups légaux.
draws-resigns-lost = Les { $by } abandonnent : les { $by-opponent } gagnent.
draws-left = Les { $by } sont partis sans abandonner ni prévenir personne
draws-clock-runs-on = La pendule des { $by } continue de marcher ; { $who-code ->
    [director] le directeur de tournoi principal
   *[arbiter] l’arbitre principal
} peut sanctionner ce manque de courtoisie.
draws-let-clock-run = laisser marcher la pendule, puis un avertissement
ask-draw-claim-named-position = Est-ce une des positions pour lesquelles plus de cinquante coups ont été annoncés ?
draws-stop-the-clocks = Dites au joueur qui réclame d’arrêter les deux pendules.

# Ce que l’un des joueurs tient pour la fin et l’autre non.
draws-denies-agreement = Les { $by } nient avoir convenu de la nulle
draws-signed-draw = La nulle est signée : elle reste, sauf décision contraire de l’arbitre.
draws-agreement-proved = L’accord est établi : la partie est nulle.
draws-agreement-unproved = Un accord demande les deux joueurs, et rien n’établit celui-ci : la partie continue avec les temps et la position actuels.
draws-hear-both-players = Entendez les deux joueurs et ceux qui étaient proches ; cherchez sur les feuilles de partie le signe d’une proposition.
draws-draw-stands = la nulle reste
draws-play-on = la partie continue
draws-play-on-in-doubt = la partie continue, sauf si l’arbitre est sûr que les deux étaient d’accord
draws-mate-was-none = Les { $by } ont annoncé un mat qui n’en était pas un
draws-no-mate = Il n’y a pas mat : la partie continue, et la pendule des { $by-opponent } n’était pas arrêtée pour de bon.
draws-resigned = Les { $by-opponent } ont abandonné : les { $by } gagnent, mat ou non.
draws-mistake-signed = Le résultat est signé : les { $by } gagnent, sauf décision contraire de l’arbitre.
draws-mistake-accepted = Il n’y avait pas mat, et personne n’a déclaré abandonner : établissez si l’adversaire a renoncé à la partie.
draws-no-rule-for-mistake = aucun article ne dit ce qui vaut quand les deux tiennent une position pour mat
draws-accepted-as-resigned = cela compte comme un abandon : les { $by } gagnent
draws-ask-if-resigned = un abandon si les { $by-opponent } ont renoncé à la partie et que les deux en sont restés là ; sinon la partie continue
