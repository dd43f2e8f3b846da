# Recording: incidents, questions, answers, what rulings say.

family-recording = Notation

incident-not-recording = un joueur ne note pas les coups
    .words = ne note pas, ne note plus, notation, feuille de partie, feuille, n’écrit pas ses coups, arrête de noter, zeitnot, noter, inscription des coups
incident-recorded-in-advance = un coup a été écrit avant d’être joué
    .words = coup écrit avant, noter avant de jouer, coup noté d’avance, écrit avant de jouer
incident-recording-behind = un joueur est en retard dans sa notation
    .words = retard de notation, coups de retard, notation incomplète, compléter la feuille, zeitnot, trous dans la feuille
incident-sheet-misused = notes, feuille cachée ou autre notation
    .words = notes sur la feuille, feuille de partie cachée, feuille illisible, autre notation, gribouillage, feuille de partie
incident-sheet-request = un joueur demande à voir ou à emprunter une feuille de partie
    .words = emprunter la feuille, feuille de partie de l’adversaire, voir la feuille, nouvelle feuille
incident-sheets-after-flag = les feuilles de partie sont incomplètes après la chute d’un drapeau
    .words = feuilles incomplètes, reconstituer après la chute, compléter les feuilles, après le zeitnot, reconstitution
incident-move-number-unknown = personne ne peut établir combien de coups ont été joués
    .words = nombre de coups inconnu, combien de coups, impossible de prouver, quarantième coup
incident-sheet-withheld = un joueur refuse de signer ou de remettre sa feuille de partie
    .words = refuse de signer, ne signe pas, ne rend pas la feuille de partie, signature, garde la feuille
incident-excused-from-recording = un joueur ne peut pas noter ou en est dispensé
    .words = ne peut pas noter, dispensé de noter, handicap, raisons religieuses, main blessée, dispense
incident-wrong-result = le résultat a été mal écrit ou mal déclaré
    .words = mauvais résultat, faux résultat, résultat mal noté, erreur de résultat, feuille signée, résultat inversé

incident-result-not-reported = les joueurs sont partis sans déclarer le résultat
    .words = résultat non communiqué, résultat manquant, partis sans annoncer, pas de résultat
ask-result-not-reported-found = Peut-on établir le résultat, d’après les feuilles, l’échiquier ou les joueurs ?
ask-not-recording-by = Qui ne note pas ?
ask-not-recording-was-below = Les { $by } ont-ils eu moins de 5:00 à un moment de cette période ?
ask-not-recording-either-was-below = L’un des joueurs a-t-il eu moins de 5:00 à un moment de cette période ?
ask-recording-addition = Combien ajoute-t-on par coup ?
ask-recorded-in-advance-by = Qui a écrit un coup d’avance ?
ask-recorded-in-advance-purpose = Pourquoi le coup a-t-il été écrit ?
ask-recording-behind-by = Qui est en retard ?
ask-recording-behind-own-moves-missing = Combien de leurs propres coups les { $by } n’ont-ils pas notés ?
ask-sheet-misused-by = À qui est la feuille ?
ask-sheet-misused-how = Qu’est-ce qui ne va pas avec la feuille ?
ask-sheet-request-by = Qui demande la feuille ?
ask-sheet-request-on-move = Le joueur a-t-il le trait ?
ask-sheet-request-both-have-time = Les deux joueurs ont-ils au moins 5:00 ?
ask-sheets-after-flag-stopped = Qui avait cessé de noter ?
ask-sheets-after-flag-record-complete = Y a-t-il un relevé complet : une feuille, ou celui d’un officiel ?
ask-move-number-unknown-quota = À quel coup la période finit-elle ?
ask-sheet-withheld-by = Qui refuse ?
ask-sheet-withheld-what = Que refusent de faire les { $by } ?
sheet-duty-sign = signer le résultat
sheet-duty-hand-in = remettre la feuille de partie
ask-excused-from-recording-by = Qui ne note pas ?
ask-excused-from-recording-reason = Pourquoi le joueur ne peut-il pas noter ?
ask-excused-from-recording-total-time = De combien de temps les { $by } disposent-ils pour toute la partie ?
ask-wrong-result-both-agree = Les deux feuilles signées indiquent-elles le même résultat ?
ask-wrong-result-rounds-ago = Il y a combien de rondes ? 0 est la ronde qui vient d’être jouée.

writing-purpose-claim = pour réclamer la nulle
writing-purpose-sealing = pour le mettre sous enveloppe
writing-purpose-none = ni l’un ni l’autre

sheet-misuse-notes = des notes qui n’y ont pas leur place
sheet-misuse-hidden-from-arbiter = l’arbitre ou directeur de tournoi ne peut pas la voir
sheet-misuse-hidden-from-opponent = l’adversaire ne peut pas la voir
sheet-misuse-other-notation = une autre notation que l’algébrique
sheet-misuse-offer-not-noted = une proposition de nulle n’a pas été notée

sheet-misuse-taken-away = l’original a été emporté
sheet-misuse-altered = elle a été modifiée après coup
stopped-recording-both = les deux joueurs
stopped-recording-white = les Blancs
stopped-recording-black = les Noirs

excuse-reason-disability = un handicap
excuse-reason-religion = la religion
excuse-reason-beginner = un débutant

recording-not-recording = Les { $by } ne notent pas les coups
recording-blitz-not-recorded = En règle générale, les parties de blitz ne sont pas notées.
recording-blitz-says-nothing = le chapitre du blitz ne dit rien de la notation
recording-nothing = rien
recording-quick-free = Pas d’infraction : les joueurs n’ont pas à noter en « Quick ».
recording-quick-claims = sans feuille suffisante, certaines réclamations sont impossibles
recording-rapid-free = Pas d’infraction : les joueurs n’ont pas à noter en rapide et en blitz.
recording-exempt = Pas d’infraction : à moins de cinq minutes avec moins de 30 secondes ajoutées, il n’y a plus d’obligation de noter pour le reste de la période.
recording-exempt-claims = sans feuille complète, certaines réclamations sont impossibles
recording-blind-released = Le joueur qui a les { $by } est handicapé visuel : le règlement devrait le dispenser de noter dans les cinq dernières minutes, quel que soit le temps ajouté.
recording-blind-updates = Les { $by } complètent leur notation ensuite.
recording-blind-usual = aucune sanction dans les cinq dernières minutes ; avant, ordonner de noter

recording-order = { $order-code ->
    [record] Ordonnez aux { $by } de noter les coups.
    [write-afterwards] Ordonnez aux { $by } de n’écrire les coups qu’après les avoir joués.
    [keep-visible] Ordonnez aux { $by } de garder la feuille visible.
    [use-algebraic] Ordonnez aux { $by } d’employer la notation algébrique.
    [hand-in] Ordonnez aux { $by } de rendre l’original.
    [leave-as-written] Ordonnez aux { $by } de rétablir ce qui était écrit et de ne plus y toucher.
   *[note-offer] Ordonnez aux { $by } de noter la proposition.
}
recording-order-and-penalise = { $order-code ->
    [record] Ordonnez aux { $by } de noter les coups, et sanctionnez au besoin.
    [write-afterwards] Ordonnez aux { $by } de n’écrire les coups qu’après les avoir joués, et sanctionnez au besoin.
    [keep-visible] Ordonnez aux { $by } de garder la feuille visible, et sanctionnez au besoin.
    [use-algebraic] Ordonnez aux { $by } d’employer la notation algébrique, et sanctionnez au besoin.
    [hand-in] Ordonnez aux { $by } de rendre l’original, et sanctionnez au besoin.
    [leave-as-written] Ordonnez aux { $by } de rétablir ce qui était écrit et de ne plus y toucher, et sanctionnez au besoin.
   *[note-offer] Ordonnez aux { $by } de noter la proposition, et sanctionnez au besoin.
}
recording-order-with-warning = l’ordonner, avec un avertissement
recording-warn = Avertissez les { $by } : avertissement { $number } sur { $warnings } au plus.
recording-warning-first = un avertissement avant toute sanction de temps
recording-warned = { $warnings ->
    [one] Les { $by } ont été avertis { $warnings } fois : les { $by-opponent } reçoivent { $time }.
   *[other] Les { $by } ont été avertis { $warnings } fois : les { $by-opponent } reçoivent { $time }.
}
recording-opponents-breach = infraction de l’adversaire à la notation
recording-time-for-opponent = { $time } pour les { $by-opponent }

recording-wrote-in-advance = Les { $by } ont écrit un coup avant de le jouer
recording-may-be-written-first = En règle : ici, le coup peut être écrit d’abord.
recording-forced-no-excuse = un coup forcé n’est pas une excuse

recording-behind = { $missing ->
    [one] Les { $by } ont { $missing } coup de retard dans leur notation
   *[other] Les { $by } ont { $missing } coups de retard dans leur notation
}
recording-no-breach = Pas d’infraction.
recording-behind-until-next-move = Permis jusqu’au prochain coup des { $by } : leur dernier coup doit être noté avant.

recording-does-not-record = Les { $by } ne notent pas
recording-is-excused = Les { $by } sont dispensés de noter
recording-excused-claims = sans assistant, les { $by } ne peuvent pas faire les réclamations qui demandent une feuille
recording-time-off = { $off } de moins pour les { $by }
recording-helped-or-excused = Les { $by } sont aidés ou dispensés ; le directeur de tournoi peut laisser le temps tel quel.
recording-help-rather = une aide plutôt qu’un retrait de temps
recording-may-be-excused = Les { $by } peuvent être dispensés ; il est conseillé de leur retirer { $off }.
recording-why-excused = dispensé de noter
recording-cannot-record = Les { $by } ne peuvent pas noter
recording-may-bring-assistant = Les { $by } peuvent amener un assistant pour écrire, et le temps n’est pas adapté.
recording-needs-assistant = Les { $by } ont besoin d’un assistant qui écrit, accepté par l’arbitre ; leur temps est adapté équitablement.
recording-fairly-less-time = du temps en moins, selon l’équité
recording-minutes-off = { $minutes ->
    [one] { $minutes } minute de moins
   *[other] { $minutes } minutes de moins
}
recording-some-minutes-off = quelques minutes de moins

recording-wrote-notes = Les { $by } ont écrit des notes sur la feuille
recording-notes-forbidden = Seuls les coups, les temps, les propositions de nulle, les réclamations et les données de ce genre ont leur place sur la feuille : interdisez-le.
recording-notes-usual = un avertissement, ou une petite sanction de temps ; davantage si cela se répète
recording-hidden-from-arbiter = { $who-code ->
    [director] Le directeur de tournoi ne peut pas voir la feuille des { $by }
   *[arbiter] L’arbitre ne peut pas voir la feuille des { $by }
}
recording-pen-on-sheet = un stylo posé sur la feuille est toléré, et on peut le soulever pour regarder
recording-hidden-from-opponent = Les { $by-opponent } ne peuvent pas voir la feuille des { $by }
recording-need-not-be-visible = Pas d’infraction : seul l’arbitre doit pouvoir voir la feuille.
recording-not-algebraic = Les { $by } n’emploient pas la notation algébrique
recording-other-notation-allowed = Pas d’infraction : la notation descriptive et celle des ordinateurs sont permises aussi.
recording-other-notation-no-evidence = une feuille dans une autre notation ne prouve rien pour une réclamation
recording-offer-not-noted = Les { $by } n’ont pas noté la proposition de nulle
recording-offer-need-not-be-noted = Pas d’infraction : on peut noter les propositions, mais ce n’est pas obligatoire.

recording-signed-wrong = Les deux joueurs ont signé un résultat faux
recording-signed-stands = Le résultat signé reste acquis, sauf décision contraire de l’arbitre ; une erreur évidente peut être corrigée.
recording-signed-result-stands = le résultat signé reste acquis
recording-result-corrected = le résultat est corrigé
recording-correct-if-confirmed = le corriger si les deux joueurs confirment ce qui s’est passé sur l’échiquier
recording-reported-wrong = Un résultat a été mal déclaré
recording-correct-now = Corrigez-le : toujours pour le classement Elo et les prix, pour les appariements si peu de parties sont perturbées.
recording-pair-correctly = apparier avec le bon résultat
recording-pair-as-unreported = apparier comme s’il n’était pas déclaré
recording-keep-pairings = garder les appariements publiés
recording-correct-if-few-disturbed = corriger les appariements si peu de parties sont perturbées
recording-correct-later = Corrigez-le pour le classement Elo et les appariements suivants ; pour les prix, le directeur de tournoi considère son ancienneté.
recording-prizes-by-correct = les prix selon le bon résultat
recording-prizes-by-reported = les prix selon le résultat déclaré
recording-correct-unless-old = le bon résultat, sauf si beaucoup d’appariements ont suivi le faux
recording-took-sheet = Les { $by } ont emporté l’original de la feuille de partie
recording-copy-is-players = l’original appartient à l’organisateur ; la copie, s’il y en a une, au joueur
recording-altered-sheet = Les { $by } ont modifié la feuille de partie après coup
recording-altered-no-evidence = ce qui a été modifié ne prouve rien : prenez la feuille de l’adversaire ; si c’était pour tromper, cela jette le discrédit sur le jeu
recording-when-it-counts = { $rounds ->
    [0] corrigé avant le prochain appariement, il compte aussitôt
    [1] corrigé maintenant, il compte à partir du prochain appariement
   *[other] la ronde suivante est terminée : le classement garde le résultat déclaré, le vrai résultat est corrigé pour l’Elo
}
recording-counts-by-time = corrigé avant le prochain appariement, il compte aussitôt ; pendant la ronde suivante, à partir de l’appariement d’après ; plus tard, seulement pour l’Elo
recording-not-reported = Les joueurs sont partis sans déclarer le résultat
recording-enter-found = Inscrivez le résultat établi et faites-le confirmer par les deux joueurs.
recording-enter-for-now = Inscrivez un résultat provisoire pour l’appariement et corrigez-le dès que le vrai est connu.
recording-ask-players = Regardez les feuilles de partie et l’échiquier, et interrogez les joueurs et leurs voisins.
recording-enter-and-warn = le résultat, et un avertissement aux deux pour qu’ils le déclarent eux-mêmes
recording-no-rule-unreported = aucun article ne dit ce que vaut une partie non déclarée
recording-as-draw-for-now = nulle pour l’appariement, comme pour une partie inachevée
recording-as-lost-for-now = aucun point à personne jusqu’à ce que l’un d’eux déclare
recording-pair-for-now = nulle pour l’appariement, marquée comme provisoire
recording-sheets-differ = Les deux feuilles indiquent des résultats différents
recording-clear-up = Éclaircissez-le aussitôt avec les deux joueurs, avant de prendre les feuilles.
recording-ask-both = Interrogez les deux joueurs ; regardez la position finale et les coups.
recording-result-both-confirm = le résultat que les deux confirment
recording-result-found = le résultat établi par l’arbitre
recording-result-confirmed = le résultat que les deux joueurs confirment

recording-asked-off-move = Les { $by } demandent à voir la feuille sans avoir le trait
recording-ask-only-on-move = Refusé : les { $by } ne peuvent le demander qu’au trait.
recording-asked-to-borrow = Les { $by } demandent à emprunter la feuille de l’adversaire
recording-loan-needs-time = Refusé : il doit rester { $limit } aux deux joueurs. On peut librement la lire sans l’emprunter.
recording-clock-runs-until-back = La pendule des { $by } marche jusqu’au retour de la feuille.
recording-loan-refused = Les { $by-opponent } refusent : le directeur de tournoi peut ordonner le prêt.
recording-order-loan = ordonner le prêt
recording-order-loan-if-few = l’ordonner si les demandes ne sont pas trop nombreuses
recording-may-borrow = Les { $by } peuvent l’emprunter ; leur pendule marche jusqu’à son retour.
recording-many-requests = trop de demandes sont une gêne pour l’adversaire
recording-asked-again = Les { $by } demandent à voir la feuille (demande n° { $number })
recording-too-many-requests = { $at-most ->
    [one] Plus de { $at-most } demande, c’est gêner l’adversaire : refusez et sanctionnez les { $by }.
   *[other] Plus de { $at-most } demandes, c’est gêner l’adversaire : refusez et sanctionnez les { $by }.
}
recording-show-sheet = Montrez la feuille ({ $number } sur { $at-most }) ; la pendule continue de marcher.
recording-asked-for-sheet = Les { $by } demandent une feuille de partie
recording-own-sheet = Chaque joueur a sa propre feuille ; celle de l’adversaire ne sert qu’à la compléter.
recording-give-sheet = Donnez aux { $by } une feuille de partie pour noter ; personne d’autre n’a noté la partie.
recording-asked-for-arbiters-sheet = Les { $by } demandent à voir la feuille de l’arbitre
recording-no-limit-of-requests = L’arbitre décide : aucun article ne dit combien de fois on peut voir la feuille.
recording-not-provided = cette édition ne prévoit pas de consulter la feuille de l’arbitre
recording-show = montrer la feuille
recording-refuse-sheet = le refuser
recording-show-now-and-then = la montrer de temps en temps, sur le temps du joueur

recording-before-sudden-death = Les feuilles sont incomplètes et le KO vient ensuite
recording-may-waive = Le directeur de tournoi peut dispenser de compléter les feuilles.
recording-waive = en dispenser
recording-have-completed = faire compléter les feuilles
recording-neither-recorded = Aucun des deux joueurs ne notait à la chute du drapeau
recording-both-update = Arrêtez les pendules : les deux complètent leurs feuilles ; puis mettez en marche la pendule du joueur au trait.
recording-tell-number-now = C’est seulement maintenant que l’on peut dire le nombre de coups.
recording-dawdles = un avertissement au joueur qui traîne
recording-one-stopped = Seuls les { $by } avaient cessé de noter à la chute du drapeau
recording-one-completes = Les pendules continuent de marcher : les { $by } complètent leur feuille avant de jouer.
recording-may-use-opponents = Les { $by } peuvent utiliser la feuille de l’adversaire quand ils ont le trait, et la rendent avant de jouer.
recording-none-complete = Aucune feuille n’est complète après la chute du drapeau
recording-reconstruct = Arrêtez les pendules et reconstituez la partie sur un second échiquier, à l’écart des autres.
recording-write-down-first = Notez d’abord la position, les deux temps, quelle pendule marchait et les coups connus.
recording-if-not-reconstructed = Si c’est impossible, le prochain coup compte comme le premier de la période suivante.
recording-number-unknown = Le nombre de coups ne peut être établi
recording-next-move-shown = { $found ->
    [one] Le prochain coup compte comme le coup { $next } : { $found } coup est établi. Personne n’a dépassé le temps.
   *[other] Le prochain coup compte comme le coup { $next } : { $found } coups sont établis. Personne n’a dépassé le temps.
}
recording-next-move-first = Le prochain coup compte comme le coup { $next }, le premier de la période suivante. Personne n’a dépassé le temps.
recording-unless-more-shown = si plus de { $quota } coups peuvent être établis, on compte à partir du nombre établi
recording-will-not-sign = Les { $by } refusent de signer le résultat
recording-will-not-hand-in = Les { $by } refusent de remettre la feuille de partie
recording-result-holds = Le résultat obtenu vaut, signé ou non : demandez aux { $by } de signer, et notez le refus.
recording-must-report = Aucune signature n’est exigée, mais les deux joueurs déclarent le résultat : demandez-le aux { $by }.
recording-must-hand-in = Les feuilles de partie appartiennent à l’organisateur : demandez aux { $by } de la remettre ; ils peuvent garder une copie.
recording-order-first = l’ordonner d’abord ; une sanction si les { $by } persistent à refuser
recording-go-on-from-diagram = Relevez la position par un diagramme et continuez à partir de là.
ask-result-not-reported-happened-before = L’un des deux a-t-il déjà omis d’annoncer un résultat ?
recording-penalise-both = Les deux joueurs doivent annoncer le résultat aussitôt, pas seulement le vainqueur ; chacun peut être sanctionné.
recording-prizes-at-discretion = pour les prix il peut compter s’il arrive à temps, au jugement du directeur de tournoi
recording-ejected = l’un ou les deux sont exclus de la compétition
recording-next-round-forfeited = les deux ne sont pas appariés à la ronde suivante et la perdent par forfait
recording-both-scored-lost = les deux sont comptés et appariés comme perdants ; le vrai résultat va aux parties supplémentaires
recording-half-point-byes = les deux ont un bye à un demi-point à la ronde suivante, si la compétition en offre
recording-paired-as-guessed = le mieux classé est apparié comme vainqueur, l’autre comme perdant
recording-paired-as-win-and-draw = le mieux classé est apparié comme vainqueur, l’autre avec une nulle
recording-paired-as-two-wins = les deux sont appariés comme vainqueurs
recording-paired-together = tous ceux qui n’ont rien annoncé sont mis à part et appariés entre eux dès que les résultats sont connus
recording-guess-usually = apparier le nettement mieux classé comme vainqueur ; à force égale, les deux comme vainqueurs
recording-together-usually = les mettre tous à part et les apparier ensuite entre eux, sans offrir de partie facile à un prétendant
recording-stand-or-switch = La ronde suivante est appariée : le résultat est corrigé, et les appariements peuvent être modifiés si c’est rapide.
recording-pairings-stand = les appariements restent
recording-opponents-switched = les adversaires des deux sont échangés, ou leurs groupes de points réappariés
recording-stand-usually = ils restent, sauf si l’on a mal deviné le vainqueur ; un ordinateur réapparie en quelques minutes
recording-rated-once-learned = le vrai résultat compte pour l’Elo dès qu’il est connu
recording-fairest-way = S’il faut apparier la ronde suivante sans lui, le directeur de tournoi choisit la voie la plus équitable pour tous.
