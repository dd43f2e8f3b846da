# What must and should be announced of a section, and what is proposed for a new one.

# Where something stands.
cited-article-numbered = { $value }
cited-article-laws = Règles du jeu d’échecs
cited-article-us-rules = règles de US Chess
cited-article-glossary-increment = Glossaire, incrément
cited-article-manual-rounds = Manuel de l’arbitre, système suisse, nombre de rondes
cited-article-manual-arbiters = Manuel de l’arbitre, nombre d’arbitres
cited-article-manual-inspections = Manuel de l’arbitre, antitriche, contrôles
cited-article-manual-prize-money = Manuel de l’arbitre, prix en argent
cited-article-manual-rating-prizes = Manuel de l’arbitre, prix par tranche Elo
cited-article-manual-duties = Manuel de l’arbitre, tâches des arbitres
cited-article-practice = usage
cited-edition-named = { $value }
cited-edition-not-at-hand = édition non disponible

# What games are announced as.
announced-pace-standard = standard
announced-pace-rapid = rapide
announced-pace-blitz = blitz

# What an invitation says.
invitation-item-regulations = règlement applicable
invitation-item-hotels = hôtels
invitation-item-clocks = type de pendules
invitation-item-expenses = voyage, hébergement et repas
invitation-item-fees = droits d’inscription
invitation-item-visas = visas
invitation-item-transport = transports
invitation-item-contacts = site internet et contacts
invitation-item-media = obligations envers les médias
invitation-item-dress-code = tenue vestimentaire
invitation-item-smoking = tabac
invitation-item-security = sécurité
invitation-item-medical = soins médicaux
invitation-item-reply = date limite de réponse
invitation-item-needs = besoins médicaux, alimentaires et religieux

# What is announced of a play-off.
play-off-item-places = places concernées
play-off-item-format = formule, quel que soit le nombre de joueurs
play-off-item-colours = couleurs
play-off-item-time-control = cadence
play-off-item-start = moment du début

# What a point system has a worth for.
scored-win = un gain
scored-draw = une nulle
scored-loss = une perte
scored-forfeit-win = un gain par forfait
scored-pairing-allocated-bye = l’exemption
scored-full-point-bye = un bye à un point
scored-half-point-bye = un bye à un demi-point

# The event.
remark-no-first-day = le premier jour n’est pas annoncé ; il détermine les éditions des règles qui s’appliquent
remark-no-edition-of = aucune édition des règles du jeu en vigueur le { $day } n’est disponible
remark-no-last-day = le dernier jour n’est pas annoncé
remark-ends-before-start = la compétition finit le { $ends }, avant de commencer le { $starts }
remark-no-place = le lieu n’est pas annoncé
remark-no-organiser = l’organisateur n’est pas nommé
remark-no-chief-arbiter = l’arbitre principal n’est pas nommé
remark-invitation-lacks = l’invitation ne mentionne pas : { $items }

# The rules and the pairing system.
remark-rules-not-named = { $in-force ->
    [none] dites quelles règles s’appliquent
   *[other] dites quelles règles s’appliquent ; sont en vigueur les { $in-force }
}
remark-unknown-rules = « { $rules } » n’est pas une édition des règles disponible
remark-rules-not-in-force = les { $named } ne sont pas en vigueur au début de la compétition ; sont en vigueur les { $in-force }
remark-unknown-variation = les règles ne prévoient pas de variante « { $variation } »
remark-notice = { $why }
remark-no-pairing-system = le système d’appariement n’est pas annoncé
remark-us-pairing-system-applies = le système d’appariement n’est pas annoncé ; celui de US Chess s’applique
remark-unknown-pairing-system = « { $system } » n’est pas un système que ce programme apparie ; un système que la FIDE n’a pas publié demande une autorisation, et sa description dans le règlement
remark-not-paired-by = un { $format } ne s’apparie pas selon { $system }
remark-pairing-system-not-in-force = { $system } n’est pas en vigueur au début de la compétition ; est en vigueur { $in-force }
remark-fide-system-is-variation = le système de la FIDE est une variante : faites-la figurer dans toutes les annonces détaillées si elle peut dissuader de s’inscrire
remark-us-system-needs-authorisation = le système de US Chess n’est pas publié par la FIDE : il demande une autorisation, et sa description dans le règlement
remark-only-swiss-is-accelerated = seul un système suisse peut être accéléré
remark-baku-of-fide = l’accélération de Bakou appartient aux systèmes de la FIDE ; dans un tournoi selon le système de US Chess, les rondes 1 et 2 sont accélérées par ses propres méthodes

# The rounds.
remark-no-rounds = le nombre de rondes n’est pas annoncé
remark-no-expected-players = le nombre de participants attendus n’est pas annoncé ; on ne peut pas dire si les rondes conviennent
remark-nobody-to-play = il faut au moins deux participants
remark-match-of-many = un match oppose deux joueurs, et non { $players }
remark-too-many-rounds = { $most ->
    [one] { $players } participants peuvent jouer au plus { $most } ronde sans se rencontrer deux fois, et non { $rounds }
   *[other] { $players } participants peuvent jouer au plus { $most } rondes sans se rencontrer deux fois, et non { $rounds }
}
remark-too-few-rounds = après { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, plus d’un des { $players } participants peut avoir gagné toutes ses parties ; pour l’éviter, il faut { $needed ->
    [one] { $needed } ronde
   *[other] { $needed } rondes
}
remark-many-rounds = { $rounds ->
    [one] { $rounds } ronde, c’est beaucoup pour { $players } participants : aux dernières, les adversaires seront très éloignés au classement ; pensez à un tournoi toutes rondes
   *[other] { $rounds } rondes, c’est beaucoup pour { $players } participants : aux dernières, les adversaires seront très éloignés au classement ; pensez à un tournoi toutes rondes
}
remark-acceleration-helps = avec autant de joueurs, une accélération annoncée est utile
remark-no-whole-table = { $once ->
    [one] { $players } participants se rencontrent tous une fois en { $once } ronde et deux fois en { $twice }, et non en { $rounds }
   *[other] { $players } participants se rencontrent tous une fois en { $once } rondes et deux fois en { $twice }, et non en { $rounds }
}
remark-too-few-stages = avec { $players } participants, il faut { $stages ->
    [one] { $stages } tour
   *[other] { $stages } tours
} pour qu’il n’en reste qu’un, et non { $rounds }
remark-no-multiple-of-stages = le nombre de rondes ({ $rounds }) n’est pas un multiple du nombre de tours ({ $stages })

# What results are worth.
remark-impossible-points = { $why }
remark-less-than-nothing = { $what } vaut { $points }, moins que zéro
remark-unusual-scoring = { $win } – { $draw } – { $loss } n’est pas le barème habituel et doit figurer dans le règlement
remark-forfeit-win-differs = un gain par forfait vaut { $forfeit } et une partie gagnée { $win }
remark-forfeit-loss-worth-more = une perte par forfait vaut plus qu’une partie perdue
remark-allocated-bye-worth-more = l’exemption vaut { $points }, plus qu’un gain
remark-allocated-bye-worth-less = l’exemption vaut { $points }, moins qu’un gain ; cela doit figurer dans le règlement
remark-half-point-bye-differs = un bye à un demi-point vaut { $bye } et une nulle { $draw }
remark-zero-point-bye-worth = un bye sans point vaut { $points }
remark-team-scoring-without-teams = un décompte par équipes n’a pas de sens sans équipes
remark-no-boards = le nombre d’échiquiers d’un match n’est pas annoncé
remark-no-board-order = l’ordre des échiquiers d’une équipe n’est pas annoncé
remark-no-line-up-deadline = l’heure limite de remise des compositions d’équipe n’est pas annoncée

# The time control.
remark-no-time-control = la cadence n’est pas annoncée
remark-unreadable-control = « { $control } » ne se lit pas comme une cadence : { $why }
remark-no-rate = { $why }
remark-other-pace = annoncé en cadence { $announced }, mais avec { $time } pour 60 coups, c’est la cadence { $found }
remark-default-delay = ni temps différé ni incrément n’est annoncé ; un temps différé de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} s’appliquerait
remark-recommended-addition = il est recommandé d’avoir de { $least } à { $most } secondes de temps différé ou d’incrément
remark-unusual-increment = un incrément est d’habitude de 2 à 60 secondes
remark-no-default-time = le délai de forfait n’est pas annoncé ; à défaut, il est de zéro
remark-us-default-time = sauf annonce contraire, un joueur absent perd au bout d’une heure, ou à la fin du premier contrôle de temps
remark-long-default-time = un délai de forfait de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} dépasse la première période : un joueur absent perd avant au temps
remark-supervision-of-standard = le choix des règles n’existe qu’en rapide et en blitz
remark-no-supervision = il n’est pas annoncé si les règles de compétition s’appliquent en entier, du début à la fin de la compétition
remark-too-few-to-supervise = les règles de compétition en entier demandent un arbitre { $each ->
    [one] par partie
   *[other] pour { $each } parties
} : { $games ->
    [one] { $needed } pour { $games } partie
   *[other] { $needed } pour { $games } parties
}, et non { $arbiters }
remark-guidelines-in-blitz = les directives pour les parties sans incrément ne valent pas en blitz
remark-no-guidelines = il n’est pas annoncé si les directives pour les parties sans incrément valent, ni comment réclamer
remark-guidelines-with-increment = les directives ne valent que pour les parties sans incrément

# Why a time control has no rate of play.

# Ties and prizes.
remark-not-decided-by-tie-breaks = un { $format } ne se décide pas par des départages
remark-one-tie-break = au moins deux départages devraient être affichés
remark-no-tie-breaks = aucun départage n’est annoncé ; la liste doit être connue avant le début
remark-no-us-tie-breaks = aucun départage n’est annoncé ; les joueurs s’attendent à Modified Median, Solkoff, Cumulative, Cumulative of Opposition
remark-unknown-tie-break = { $why }
remark-tie-break-in-list = { $tie-break } : { $problem }
remark-tie-break-rarely-decides = { $tie-break } : comme premier départage d’un système suisse, il décide rarement, car les ex æquo ne se sont pas tous rencontrés
remark-tie-break-leaves-nothing = { $tie-break } : ne laisse rien à départager aux suivants
remark-tie-break-of-us-chess = { $tie-break } : est un départage de US Chess
remark-tie-break-of-fide = { $tie-break } : est un départage de la FIDE ; décrivez-le
remark-drawn-match-open = il n’est pas annoncé ce qui suit un match nul
remark-tie-for-first-open = il n’est pas annoncé comment se tranche une égalité pour la première place : partage, départages ou départage joué
remark-play-off-not-described = un départage joué est annoncé, mais pas comment il se joue
remark-no-tie-breaks-for-first = les départages tranchent une égalité pour la première place, mais aucun n’est annoncé
remark-play-off-not-used = un départage joué est décrit, mais une égalité pour la première place se tranche autrement
remark-play-off-lacks = l’annonce du départage joué ne mentionne pas : { $items }
remark-play-off-soon = les standards de la FIDE prévoyaient 30 minutes entre la dernière partie des joueurs et un départage joué
remark-no-prizes = les prix ne sont pas annoncés, ni qu’il n’y en a pas
remark-no-currency = la monnaie des prix n’est pas annoncée
remark-no-division = il n’est pas annoncé comment les ex æquo partagent les prix : à parts égales, selon les départages ou moitié-moitié
remark-tie-breaks-for-money = les départages ne valent pas pour l’argent, que les ex æquo partagent à parts égales
remark-no-tie-breaks-for-prizes = les prix sont attribués selon les départages, mais aucun n’est annoncé
remark-no-last-rank-sharing = il n’est pas annoncé jusqu’à quel rang les prix sont partagés
remark-rating-group-upside-down = une tranche Elo finit plus bas qu’elle ne commence
remark-rating-groups-overlap = des tranches Elo se chevauchent : un joueur peut gagner les prix de plusieurs

# The times of the rounds.
remark-no-schedule = les horaires des rondes ne sont pas annoncés
remark-round-beyond = la ronde { $round } a un horaire, mais le tournoi compte { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
remark-rounds-without-time = aucun horaire n’est annoncé pour { $rounds-count ->
    [one] la ronde { $rounds }
   *[other] les rondes { $rounds }
}
remark-round-with-two-times = la ronde { $round } a deux horaires
remark-round-not-after = la ronde { $round } commence le { $day } à { $time }, et non après la ronde { $before }
remark-round-outside-event = la ronde { $round } est le { $day }, en dehors des jours de la compétition
remark-round-too-soon = la ronde { $round } commence { $gap } après la ronde { $before } ; une partie de 60 coups peut durer { $session }
remark-little-rest = la ronde { $round } commence { $gap } après la ronde { $before } ; une partie de 60 coups peut durer { $session }, et une demi-heure de repos est d’usage
remark-one-round-a-day = avec des joueurs handicapés, il devrait y avoir une seule ronde par jour, si possible
remark-long-day = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} le { $day } : { $play } de jeu ; pour le classement Elo, le maximum est de douze heures par jour
remark-long-school-day = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} le { $day } : { $play } de jeu ; les scolaires devraient jouer cinq à six heures
remark-entries-close-late = les inscriptions sont closes après le début de la première ronde
remark-lots-drawn-late = le tirage au sort devrait avoir lieu au moins douze heures avant la ronde 1

# Ratings and norms.
remark-rated-not-said = il n’est pas annoncé si la compétition est homologuée
remark-norms-need-rating = pas de normes sans compétition homologuée
remark-not-ratable = { $why }
remark-too-fast-from = les parties des joueurs classés { $rating } ou plus sont trop rapides pour être comptées pour l’Elo
remark-not-registered = une compétition homologuée doit être enregistrée avant son début
remark-registered-late = enregistrée { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} avant le début ; il en faut { $least }
remark-registered-after-start = enregistrée après le début de la compétition
remark-arbiters-without-licence = une compétition n’est homologuée que si tous ses arbitres ont une licence
remark-licences-needed = tous les arbitres d’une compétition homologuée doivent avoir une licence
remark-long-event = la compétition dure { $days } jours ; au-delà de 90, il faut une autorisation
remark-no-title-rules = le règlement des titres de cette date n’est pas disponible
remark-norm-needs-nine-games = { $rounds ->
    [one] une norme demande neuf parties ; il y a { $rounds } ronde
   *[other] une norme demande neuf parties ; il y a { $rounds } rondes
}
remark-condition = { $what } (requis : { $needed }) : { $actual }

# The people.
remark-draw-offers-not-said = il n’est pas annoncé si la nulle peut être convenue ; à défaut, elle peut l’être après un coup de chaque joueur
remark-draws-forbidden-by-us = aucune règle ne permet à une compétition d’interdire la nulle par accord mutuel ; c’est une variante qui pourrait dissuader de s’inscrire et doit figurer dans toutes les annonces détaillées
remark-draws-restricted-by-nothing = « pas avant le coup { $number } » ne restreint rien
remark-devices-not-said = il n’est pas annoncé si un appareil éteint est permis dans un sac ; à défaut, il est interdit d’en apporter un
remark-byes-not-said = il n’est pas annoncé si les joueurs peuvent demander un bye, combien de fois et jusqu’à quelle ronde
remark-no-byes-in = un { $format } n’a pas de byes demandés
remark-bye-worth-not-said = il n’est pas annoncé ce que vaut un bye demandé
remark-bye-worth-more-than-draw = un bye demandé vaut { $points }, plus qu’une nulle
remark-bye-of-unknown-worth = aucun bye du barème de points ne vaut { $points }
remark-byes-at-official-event = les compétitions officielles n’ont pas de byes à un demi-point
remark-many-byes = { $most ->
    [one] { $most } bye à un demi-point par joueur ; la règle est une fois, ou les deux rondes d’un même jour
   *[other] { $most } byes à un demi-point par joueur ; la règle est une fois, ou les deux rondes d’un même jour
}
remark-last-bye-not-said = il n’est pas annoncé jusqu’à quelle ronde les byes sont accordés ; jamais à la dernière
remark-bye-in-last-round = il n’y a pas de bye à un demi-point à la dernière ronde
remark-byes-after-round-two = les byes à un demi-point ne sont conseillés qu’aux deux premières rondes
remark-us-last-bye-not-said = il n’est pas annoncé jusqu’à quelle ronde les byes sont accordés
remark-us-byes-in-second-half = les byes après la ronde { $round } doivent figurer dans les annonces avant la compétition (indiquez la variante 22C1 et comment elle est annoncée)
remark-us-bye-in-last-round = un bye à la dernière ronde se demande avant la première partie du joueur, et il est irrévocable
remark-short-notice-of-bye = un bye devrait être demandé au moins une heure avant la ronde
remark-appeals-not-said = il n’est pas annoncé à qui, jusqu’à quand et avec quels frais les joueurs peuvent faire appel
remark-no-appeals = pas d’appels : cela doit figurer dans le règlement, et n’est pas conseillé
remark-no-appeal-deadline = le délai d’appel n’est pas annoncé
remark-no-appeal-fee = les frais d’appel ne sont pas annoncés, ni qu’il n’y en a pas
remark-no-committee = le jury d’appel n’est pas annoncé
remark-small-committee = { $members ->
    [one] un jury de { $members } membre : il faut un président et au moins deux membres
   *[other] un jury de { $members } membres : il faut un président et au moins deux membres
}
remark-small-us-committee = { $members ->
    [one] un jury de { $members } membre : il en faut trois, ou deux directeurs de tournoi « Senior »
   *[other] un jury de { $members } membres : il en faut trois, ou deux directeurs de tournoi « Senior »
}
remark-even-committee = avec { $members } membres, un vote peut finir à égalité ; leur nombre devrait être impair
remark-few-reserves = prévoyez deux suppléants pour remplacer les membres eux-mêmes concernés
remark-few-arbiters = pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, il faudrait { $needed ->
    [one] { $needed } arbitre
   *[other] { $needed } arbitres
}, et non { $arbiters }
remark-inspections-not-said = des contrôles au hasard ne sont possibles que s’ils sont annoncés
remark-accessibility-not-said = il n’est pas annoncé si le lieu de la compétition est accessible, ni jusqu’à quand les joueurs handicapés signalent leurs besoins
remark-not-accessible = si le lieu de la compétition n’est pas accessible à tous, il faut un autre endroit surveillé
remark-short-notice-of-needs = les besoins devraient être signalés au moins 20 jours avant le début
remark-rooms-not-said = dites quelles salles font partie du lieu de la compétition, et où les parties peuvent être analysées

# Why something is proposed for a new section.
proposal-reason-rules-in-force = les { $rules } sont en vigueur
proposal-reason-only-us-edition = la seule édition de US Chess disponible, mais non celle de cette date
proposal-reason-system-of-us-chess = le système de US Chess
proposal-reason-dutch-in-force = l’édition en vigueur du système FIDE (Dutch)
proposal-reason-team-system-in-force = l’édition en vigueur du système suisse par équipes
proposal-reason-as-you-wish = comme vous le souhaitez
proposal-reason-players-not-known = { $rounds ->
    [one] le nombre de participants n’est pas connu ; { $rounds } ronde désigne le meilleur de { $players }
   *[other] le nombre de participants n’est pas connu ; { $rounds } rondes désignent le meilleur de { $players }
}
proposal-reason-for-norms = { $rounds ->
    [one] une norme demande neuf parties, et { $players } joueurs au moins { $rounds } ronde
   *[other] une norme demande neuf parties, et { $players } joueurs au moins { $rounds } rondes
}
proposal-reason-for-one-winner = { $rounds ->
    [one] avec { $players } participants, il faut { $rounds } ronde pour un seul vainqueur ; une ou deux de plus sont conseillées
   *[other] avec { $players } participants, il faut { $rounds } rondes pour un seul vainqueur ; une ou deux de plus sont conseillées
}
proposal-reason-everybody-meets-once = { $players } participants se rencontrent tous une fois
proposal-reason-ten-meet-once = le nombre de participants n’est pas connu ; dix se rencontrent tous une fois
proposal-reason-halved-to-one = { $players } participants : la moitié est éliminée à chaque tour, jusqu’à ce qu’il n’en reste qu’un
proposal-reason-sixteen-halved-to-one = le nombre de participants n’est pas connu ; de seize, la moitié est éliminée à chaque tour, jusqu’à ce qu’il n’en reste qu’un
proposal-reason-same-colours = un nombre pair, pour que chacun ait aussi souvent les Blancs ; le nombre est libre
proposal-reason-rounds-of-table = autant que la table en compte : une par échiquier au système Scheveningen, deux au Skalitzka, une au Hutton
proposal-reason-usual-scoring = le barème habituel
proposal-reason-boards-are-yours = le nombre d’échiquiers, leur ordre et l’heure limite sont à votre choix et s’annoncent à l’avance
proposal-reason-slow-enough = deux heures pour 60 coups : assez lent pour tous les classements Elo et pour les normes
proposal-reason-usual-control = une cadence habituelle pour ce type de parties
proposal-reason-lateness-is-yours = à votre choix ; à défaut d’annonce, ce serait zéro
proposal-reason-us-lateness = une heure, ou le premier contrôle de temps s’il est plus court
proposal-reason-needs-few-arbiters = les règles de compétition en entier demandent beaucoup d’arbitres : un pour quelques parties
proposal-reason-usual-tie-breaks = la liste habituelle pour cette formule ; elle est choisie et annoncée avant le début
proposal-reason-bye-in-first-two-rounds = une fois, aux deux premières rondes
proposal-reason-bye-in-first-half = une fois, dans la première moitié
proposal-reason-draws-unrestricted = aucune restriction ; ce que disent les règles si rien n’est annoncé
proposal-reason-as-the-rules-say = ce que disent les règles si rien n’est annoncé
proposal-reason-usual-committee = un jury de trois membres est le minimum ; le délai est habituel, les frais sont à votre choix

# What a new section of teams announces of its boards.
proposed-board-order = fixé avant la ronde 1, par classement Elo
