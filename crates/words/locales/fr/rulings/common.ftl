# What rulings of all families say, and what is asked beside the incident.

official-arbiter = l’arbitre
official-director = le directeur de tournoi

fide-rate-standard = standard
fide-rate-rapid = rapide
fide-rate-blitz = blitz
us-rate-regular = Regular
us-rate-quick = Quick
us-rate-blitz = Blitz
supervision-adequate = oui, avec une supervision suffisante
supervision-reduced = non

ask-rate = Quelle est la cadence ?
ask-supervision = Les règles de compétition s’appliquent-elles en entier dans cette compétition de rapide ou de blitz ?
ask-can-mate = Les { $side } peuvent-ils encore mater par une suite quelconque de coups légaux ?
ask-blitz-material = Les { $side } ont-ils du matériel suffisant pour mater : deux pièces mineures, un pion, une tour ou une dame ?
ask-last-period = Est-ce la dernière période, dans laquelle tous les coups restants doivent être joués ?
ask-time-pressure = L’un des joueurs a-t-il moins de cinq minutes, avec moins de 30 secondes ajoutées par coup ?
ask-time-left = Combien de temps reste-t-il aux { $side } ?
ask-moves-made = Combien de coups les { $side } ont-ils joués ?
ask-default-time = Quel délai de forfait le règlement prévoit-il ? À défaut, c’est 0:00.

ruling-not-legal = la position indiquée ne peut pas résulter de coups légaux ({ $reasons }) ; rien n’en a été déduit
ruling-event-may-differ = le règlement de la compétition peut en décider autrement ; le cas ne le dit pas : { $choices }
counter-illegal-move = coups illégaux
counter-two-hands = coups joués à deux mains
counter-clock-without-move = appuis sans coup joué
counter-wrong-claim = réclamations de nulle infondées
counter-wrong-time-claim = réclamations au temps infondées
counter-warning = avertissements
counter-time-penalty = sanctions de temps
counter-disturbance = gênes
counter-displacement = pièces renversées ou déplacées
counter-sheet-request = demandes de la feuille de partie
counter-draw-offer = propositions de nulle abusives
counter-recording-breach = infractions à la notation
counter-absence = absences sans permission
counter-refusal = refus d’obéir
counter-breach = autres infractions
scope-game = partie
scope-event = compétition

measure-kind-none = aucune sanction
measure-kind-warning = un avertissement
measure-kind-opponent-more-time = du temps supplémentaire pour l’adversaire
measure-kind-offender-less-time = du temps en moins pour le fautif
measure-kind-opponent-more-points = des points en plus pour l’adversaire, jusqu’au maximum de la partie
measure-kind-offender-fewer-points = des points en moins pour le fautif
measure-kind-draw = la nulle
measure-kind-game-lost = la perte de la partie
measure-kind-fine = une amende annoncée d’avance
measure-kind-exclusion-from-rounds = l’exclusion d’une ou de plusieurs rondes
measure-kind-expulsion = l’exclusion de la compétition
measure-kind-other = une autre mesure

position-action-stays = reste telle quelle
position-action-restore-before = rétablir celle d’avant, ou la dernière qui puisse être identifiée
position-action-restore-last-known = rétablir la dernière qui puisse être identifiée
position-action-pawn-becomes-queen = le pion sur la dernière rangée devient une dame
position-action-replace-pieces = les pièces déplacées retournent sur leurs cases
position-action-transfer = la transférer sur un échiquier bien orienté
position-action-new-game = la partie est annulée ; une nouvelle partie est jouée
position-action-adjourned = installer celle de l’ajournement
position-action-reconstruct = reconstituer la partie sur un second échiquier
position-action-none = aucune

ruling-fact-missing = Il manque un fait.
ruling-nothing-left = il reste moins que cela aux { $side } : il ne reste rien à la pendule
ruling-ended-on-board = La partie était déjà terminée sur l’échiquier ({ $how }) : ce résultat reste.
ruling-after-the-end = rien de ce qui est dit, réclamé ou fait après la fin d’une partie ne change son résultat
ruling-log-incident = { $incident }.
ruling-find-out = à établir : { $question }
ruling-short-result = Résultat : { $result }.
ruling-short-clock = Pendule : { $change }.
ruling-short-usual = En général : { $usual }.
ruling-short-articles = ({ $articles })
ruling-ask-one-of = { $question } [{ $answers }]
ruling-ask-number = { $question } [de { $least } à { $most }]
ruling-ask-time = { $question } [un temps, par exemple 4:30]
ruling-ask-text = { $question } [{ $expected }]
ruling-measure-by = { $measure } ({ $article })
ruling-duty = les { $side } { $duty }
ruling-duty-moves = les { $side } { $duty } ({ $moves })
ruling-count = { $side }, { $counter } : { $now }
ruling-count-if-none = { $side }, { $counter } : { $now } (s’il n’y en a pas eu avant)
ruling-log-clocks = Pendules : { $changes }.
ruling-log-times = Temps actuels : Blancs { $white }, Noirs { $black }.
ruling-log-result = Résultat { $result }.
ruling-log-articles = { $name ->
    [none] ({ $edition } : { $articles })
   *[other] ({ $name } : { $articles })
}
ruling-log-taken = Supposé : { $taken }.
ruling-clock-add = { $side } +{ $time } ({ $why })
ruling-clock-take = { $side } { $time } ({ $why })
ruling-clock-set = { $side } : pendule réglée sur { $time } ({ $why })
ruling-ask-count = Combien les { $side } en ont-ils déjà dans cette { $scope } ({ $counters }) ?
ruling-count-taken = les { $side } n’en ont pas encore dans cette { $scope } ({ $counters })
ruling-count-is = les { $side } en ont déjà { $least } dans cette { $scope } ({ $counters })
ruling-count-at-least = les { $side } en ont déjà { $least } ou plus dans cette { $scope } ({ $counters })
ruling-count-between = les { $side } en ont déjà de { $least } à { $most } dans cette { $scope } ({ $counters })
ruling-no-default-time = le règlement ne prévoit pas de délai de forfait
ruling-default-time = le règlement prévoit un délai de forfait de { $least } ou plus
ruling-answered = la réponse à « { $question } » est « { $answer } »
ruling-no-penalty = aucune sanction
ruling-penalty = { $kind }
ruling-more-time = du temps supplémentaire pour l’adversaire (sanction standard : { $standard })
ruling-minute-in-blitz = pour le blitz avec supervision, aucun article ne reprend la minute du rapide ; on l’entend ainsi
ruling-warning-or-standard = un avertissement, ou la sanction standard : { $time } pour l’adversaire
ruling-standard-or-more = la sanction standard : { $time } pour l’adversaire ; davantage en cas de récidive
ruling-warning = un avertissement
ruling-time-penalty-or-warning = une sanction de temps, ou un second avertissement
ruling-last-warning = prévenir le joueur que la prochaine fois sera un refus persistant et lui coûtera la partie ; puis le faire

# A ruling as it is printed, line by line.
ruling-line-if = Si { $condition } : { $decision }
ruling-line-no-rule = Pas de règle : { $value }
ruling-line-result = Résultat : { $value }
ruling-line-position = Position : { $value }
ruling-line-clock = Pendule : { $value }
ruling-line-times = Temps : Blancs { $white }, Noirs { $black }
ruling-line-to-move = Au trait : les { $value }
ruling-line-duty = Obligation : { $value }
ruling-line-count = Compte : { $value }
ruling-line-note = Remarque : { $value }
ruling-line-mandatory = Obligatoire.
ruling-line-usual = À l’appréciation. En général : { $value }
ruling-line-permitted = Permis : { $value }
ruling-line-find-out = À établir : { $value }
ruling-line-articles = Articles ({ $edition }) :
ruling-line-log = Journal : { $value }
ruling-variation-matters = la variante { $id } n’est pas annoncée ici ; avec elle la décision serait autre : { $effect }
ask-control = Quelle est la cadence ?
expected-control = par exemple G/60 d/5
