# Who meets whom: the reasons of the engines, and why they refuse.

# Swiss systems, as people call them.
swiss-system-dutch-2017 = système FIDE (Dutch), règles de 2017
    .about = Groupes de score du haut vers le bas, première moitié contre seconde, couleurs équilibrées : le système habituel de la FIDE.
swiss-system-dutch-2025 = système FIDE (Dutch), règles de 2025
    .about = Groupes de score du haut vers le bas, première moitié contre seconde, couleurs équilibrées : le système habituel de la FIDE.
swiss-system-dutch-2026 = système FIDE (Dutch), règles de 2026
    .about = Groupes de score du haut vers le bas, première moitié contre seconde, couleurs équilibrées : le système habituel de la FIDE.
swiss-system-us-2025 = système suisse de US Chess, règles de 2025
    .about = Groupes de score avec des permutations limitées par le classement, selon les règles de US Chess.

# Where a rule stands, if it has no number.
article-of-the-event = règlement de la compétition

# Players: the first of them by name, the others only counted.
named-players = { $more ->
    [0] { $named }
    [one] { $named } et { $more } autre
   *[other] { $named } et { $more } autres
}

unknown-edition = « { $text } » n’est pas une édition du système Dutch : attendu dutch-2017, dutch-2025 ou dutch-2026
unknown-system = « { $text } » n’est pas un système suisse : attendu dutch, dubov, burstein, lim, double, team, olympiad, us ou us-team, ou l’un d’eux avec son édition, par exemple dutch-2026

## The FIDE (Dutch) system

# Why something was not done: the end of "not with Anand: …".
dutch-reason-met = ils se sont rencontrés à la ronde { $value }
dutch-reason-prohibited = ils ne peuvent pas être appariés dans cette compétition
dutch-reason-same-absolute-colour = les deux doivent avoir la même couleur
dutch-reason-bye-not-allowed = l’exemption n’est pas permise
dutch-reason-bye-score = l’exempt aurait un score plus élevé
dutch-reason-order = aussi bon, mais plus loin dans l’ordre des appariements

# By which criterion it would be worse.
dutch-criterion-completion = les autres ne pourraient pas être appariés
dutch-criterion-downfloaters = plus de joueurs flotteraient vers le bas
dutch-criterion-downfloater-scores = des scores plus élevés flotteraient vers le bas, ou les différences de score seraient plus grandes
dutch-criterion-next-downfloaters = le niveau suivant devrait laisser plus de joueurs non appariés
dutch-criterion-next-scores = le niveau suivant devrait laisser non appariés des scores plus élevés
dutch-criterion-bye-games = l’exempt serait quelqu’un qui a moins joué
dutch-criterion-colour-difference = une différence de couleur supérieure à deux
dutch-criterion-third-colour = la même couleur trois fois de suite
dutch-criterion-preference = moins de préférences de couleur seraient satisfaites
dutch-criterion-strong-preference = moins de préférences de couleur fortes seraient satisfaites
dutch-criterion-downfloat-last = quelqu’un flotterait de nouveau vers le bas après la dernière ronde
dutch-criterion-upfloat-last = quelqu’un flotterait de nouveau vers le haut après la dernière ronde
dutch-criterion-downfloat-before = quelqu’un flotterait de nouveau vers le bas à deux rondes d’intervalle
dutch-criterion-upfloat-before = quelqu’un flotterait de nouveau vers le haut à deux rondes d’intervalle
dutch-criterion-downfloat-last-scores = quelqu’un d’un score plus élevé flotterait de nouveau vers le bas après la dernière ronde
dutch-criterion-upfloat-last-scores = quelqu’un flotterait de nouveau et plus loin vers le haut après la dernière ronde
dutch-criterion-downfloat-before-scores = quelqu’un d’un score plus élevé flotterait de nouveau vers le bas à deux rondes d’intervalle
dutch-criterion-upfloat-before-scores = quelqu’un flotterait de nouveau et plus loin vers le haut à deux rondes d’intervalle
dutch-criterion-exchanges = plus de joueurs changeraient de moitié
dutch-criterion-exchange-distance = des joueurs plus éloignés l’un de l’autre changeraient de moitié

# What decided the colours of a pair.
dutch-colours-both = les deux préférences sont satisfaites
dutch-colours-stronger = la préférence la plus forte est satisfaite
dutch-colours-wider-difference = la préférence qui va avec la plus grande différence de couleur est satisfaite
dutch-colours-alternate = ils changent les couleurs de la dernière ronde où elles différaient
dutch-colours-higher-ranked = la préférence du joueur le mieux classé est satisfaite
dutch-colours-initial-colour = pas de préférence : le numéro d’appariement et la couleur initiale décident

# What speaks against another pairing of a round.
dutch-verdict-same = le même appariement
dutch-verdict-illegal = { $pair-white } – { $pair-black } ne peuvent pas être appariés : { $reason }
dutch-verdict-worse = la différence se fait au niveau de score { $bracket } : { $reason }
dutch-verdict-colours = couleurs de { $pair-white } – { $pair-black } : { $rule }

# A round without a legal pairing, in a word and line by line.
dutch-cannot-pair = { $has-too-many-scores ->
    [yes] la ronde { $round } a trop de scores différents pour être appariée par cette édition
   *[no] la ronde { $round } n’a pas d’appariement légal (C.04.3)
}
dutch-trouble-round = { $has-too-many-scores ->
    [yes] La ronde { $round } a trop de scores différents pour être appariée par cette édition.
   *[no] La ronde { $round } n’a pas d’appariement légal (C.04.3).
}
dutch-trouble-nobody-may-have-bye = Le nombre de joueurs est impair, et personne ne peut être exempt ({ $article }).
dutch-trouble-stuck = Ils ne peuvent pas tous être appariés : { $players }.
dutch-trouble-opponents = Les seuls adversaires qui leur restent : { $players }.
dutch-trouble-permitted = Le moins qu’il faudrait permettre :
dutch-trouble-pair = { $higher } rencontre { $lower }, bien que ce soit exclu : { $reason } ({ $article })
dutch-trouble-bye = { $player } est exempt, bien que ce ne soit pas permis ({ $article })
dutch-trouble-without-game = Ou, sans rien permettre, restent sans partie : { $players }.

# A bye among what would have to be permitted.
dutch-breach-bye = un exempt qui ne peut pas l’être

## The Swiss system of US Chess

us-cannot-pair-no-bye = { $players } joueurs, nombre impair, et tous ont eu un bye à un point ou le point d’un adversaire absent (28L3) ; un joueur d’appoint y remédierait (28M1)
us-cannot-pair-no-pairing = les appariements interdits dans cette compétition ne laissent aucun moyen d’apparier la ronde ; ceux qui ont le moins d’adversaires possibles : { $hardest }

# Two who meet, the higher ranked first.
us-meeting = { $one } – { $other }

# A score group: its due colours, who drops, its natural pairings.
us-note-group = { $has-added-points ->
    [yes] Score { $score } pour l’appariement, avec le point ajouté aux deux premières rondes (28R1)
   *[no] Score { $score }
} : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} ; couleurs dues parmi ceux appariés ici : Blancs { $due-white }, Noirs { $due-black }, aucune { $due-neither }{ $due-only-equalisation ->
    [yes] , en ne comptant que ceux qui ont eu des couleurs inégales
   *[no] {""}
} (29E6a).
us-note-drops = { $players-count ->
    [one] { $players } descend dans un groupe inférieur (29D1).
   *[other] { $players } descendent dans un groupe inférieur (29D1).
}
us-note-unaccelerated = Les parties du tableau accéléré ne pouvaient pas être appariées séparément : la ronde est appariée par groupes de score (28R2, 28R3).
us-note-natural = Appariements naturels : { $pairs } (29C1).

# Somebody in the place of somebody else.
us-replaced = { $player } à la place de { $natural }

# Boards that changed together.
us-note-switch = { $kind-code ->
    [interchange] Échange entre moitiés
    [odd-player] Autre flotteur ou autre adversaire
   *[transposition] Transposition
} : { $before } deviennent { $after } ; { $replaced-count ->
    [0] {""}
   *[other] { $replaced } :{" "}
}{ $points ->
    [none] écart inconnu
   *[other] { $counting ->
        [none] { $points } points
       *[other] { $points } points, comptés pour { $counting }
    }
}, { $limit ->
    [none] sans limite
   *[other] limite { $limit }
} ({ $article }), { $reason }.
why-switched-parts = car { $one } et { $other } { $bar } ({ $article })
why-switched-third-colour = { $after ->
    [one] pour que { $after } joueur au lieu de { $before } ait une couleur trois fois de suite (29E5f)
   *[other] pour que { $after } joueurs au lieu de { $before } aient une couleur trois fois de suite (29E5f)
}
why-switched-equalisation = { $after ->
    [one] pour que { $after } joueur au lieu de { $before } ait une couleur deux fois ou plus de trop (29E5b)
   *[other] pour que { $after } joueurs au lieu de { $before } aient une couleur deux fois ou plus de trop (29E5b)
}
why-switched-due-colour = { $after ->
    [one] pour que { $after } joueur au lieu de { $before } ne reçoive pas la couleur due (29E5a)
   *[other] pour que { $after } joueurs au lieu de { $before } ne reçoivent pas la couleur due (29E5a)
}
why-switched-follows = ce qui résulte des échanges ci-dessus (29E6)

# What speaks against a pair: the end of "they …".
us-bar-teammates-in-group = sont de la même équipe
us-bar-teammates = sont de la même équipe
us-bar-requested = devraient être séparés
us-bar-third-colour = ont eu deux fois de suite la même couleur
us-bar-met = se sont déjà rencontrés
us-bar-met-twice = se sont déjà rencontrés plus d’une fois
us-bar-prohibited = ne peuvent pas se rencontrer dans cette compétition

# Who has which colour, and why.
us-note-board = Échiquier { $board } : { $white } – { $black } : { $colours } ({ $article }){ $dropped ->
    [none] {""}
   *[other] , { $dropped } étant descendu
}.
us-colours-toss = aucune couleur n’est due ni à l’un ni à l’autre : le tirage au sort décide, par échiquier
us-colours-both-due = chacun reçoit la couleur due
us-colours-one-due = le seul à qui une couleur est due la reçoit
us-colours-unbalanced = celui qui a eu des couleurs inégales reçoit la couleur due
us-colours-greater-imbalance = le plus grand déséquilibre reçoit la couleur due
us-colours-last-round = chacun reçoit l’autre couleur qu’à la ronde précédente
us-colours-latest-difference = leurs couleurs ont différé pour la dernière fois à la ronde { $value }
us-colours-higher-ranked = mêmes couleurs jusqu’ici : le mieux classé reçoit la couleur due
us-colours-minus-group = mêmes couleurs jusqu’ici : à un score négatif, le moins bien classé reçoit la couleur due
us-colours-turn = mêmes couleurs jusqu’ici : c’est le tour du joueur le moins bien classé
us-colours-lot = mêmes couleurs jusqu’ici : le sort décide
us-colours-no-third = personne ne reçoit une couleur pour la troisième fois de suite

# Who gets the bye, and why.
us-note-bye = { $player } reçoit le bye à un point : { $rule } ({ $article }){ $passed-over-count ->
    [0] {""}
   *[other] { $rule-code ->
        [colours] , au lieu de { $passed-over }
       *[other] , car sans { $passed-over } les autres ne pourraient pas être appariés
    }
}.
us-bye-rule-lowest-rated = Elo le plus bas du groupe de points le plus bas
us-bye-rule-unrated = joueur non classé mais pas nouveau, et aucun joueur classé du groupe ne peut l’avoir
us-bye-rule-new = nouveau joueur, et personne d’autre du groupe ne peut l’avoir
us-bye-rule-after-half-point = a déjà pris un bye à un demi-point, mais tous les autres ont eu un bye
us-bye-rule-late = inscription tardive, et personne d’autre ne peut l’avoir
us-bye-rule-spares-new = est dans le groupe au-dessus d’un groupe où seuls de nouveaux joueurs pourraient l’avoir
us-bye-rule-colours = Elo plus élevé que celui à qui il irait, mais les couleurs sont meilleures ainsi
us-bye-rule-table = est au repos à cette ronde de la table

us-note-exception = { $one } rencontre { $other } alors qu’ils { $bar } : c’est inévitable.
# The same as what could not be avoided, with the article behind it.
us-exception = { $one } et { $other } { $bar }

# Variations that a section announces.
us-variation = { $does } ({ $article })
us-variation-does-minus-groups = dans les groupes à score négatif, le joueur le moins bien classé reçoit la couleur due
us-variation-does-turns = le mieux classé et le moins bien classé reçoivent tour à tour la couleur due
us-variation-does-last-round-lots = à la dernière ronde, le sort décide entre des droits égaux à une couleur
us-variation-does-short-memory = seules les deux dernières rondes décident entre des droits égaux à une couleur
us-variation-does-wide-limit-for-black-only = la règle des 200 points ne vaut que pour un excès de Noirs
us-variation-does-tolerance = les limites des échanges peuvent être un peu dépassées
us-variation-does-third-colour-ban = personne n’a une couleur trois fois de suite, sauf à la dernière ronde
us-variation-does-no-limits = l’égalisation des couleurs prime sur l’Elo
us-variation-does-top-down = les couleurs sont corrigées échiquier par échiquier à partir du premier
us-variation-does-bye-for-colours = le bye peut aller à un joueur mieux classé dans l’intérêt des couleurs
us-variation-does-accelerated = appariements accélérés aux deux premières rondes
us-variation-does-class-pairings = appariements par catégorie à la dernière ronde
us-variation-does-unrated-together = les joueurs non classés à score positif se rencontrent entre eux
us-variation-does-round-robin-table = une table toutes rondes guide les appariements
us-variation-does-neighbours = appariements 1 contre 2
us-variation-does-teammates-in-group = un autre score que plus deux garde les coéquipiers dans leur groupe de points
us-variation-does-teammates-never = les coéquipiers ne se rencontrent pas
us-variation-does-unrated-as = les joueurs non classés ont un Elo pour l’appariement
us-variation-does-early-forfeits = les adversaires d’un joueur exclu tôt gagnent par forfait
us-variation-does-last-opponent-forfeit = le dernier adversaire d’un joueur exclu après la compétition gagne par forfait
us-variation-does-latest-entry-counts = une réinscription efface les inscriptions antérieures
us-variation-does-estimates-for-teams = les titulaires sans Elo comptent pour une estimation dans la moyenne de leur équipe

# What is wrong with the file of what a director knows.
faulty-facts-own-reentry = reentry_of de l’inscrit { $value } désigne ce même inscrit : une inscription en suit une autre (28S)
faulty-facts-twice = l’inscrit { $value } a deux blocs [[players]] : réunissez-les
faulty-facts-lonely-request = le numéro { $value } des [[requests]] demande au moins deux inscrits différents (28T)

## Acceleration

baku-too-few-rounds = l’accélération de Bakou de 2017 vaut pour { $least } rondes ou plus, pas pour { $rounds } (C.04.5.1)
baku-other-points = l’accélération de Bakou de 2017 vaut pour 1 – ½ – 0, pas pour { $win } – { $draw } – { $loss } (C.04.5.1)
baku-uneven-points = l’accélération de Bakou demande un gain qui vaut deux nulles et une perte sans point, et non { $win } – { $draw } – { $loss } (C.04.7)
baku-no-number = { $player } n’a pas de numéro d’appariement, nécessaire à l’accélération de Bakou (C.04.2.B.2)
baku-not-in-olympiad = le système de l’Olympiade ne connaît pas d’accélération
baku-game-points = des équipes classées par points de partie ne sont pas accélérées (C.04.7)
baku-not-in-us-chess = l’accélération de Bakou appartient aux systèmes de la FIDE (C.04.7) ; dans un tournoi selon les règles de US Chess, les points virtuels sont ceux de la méthode des points ajoutés, un point aux rondes 1 et 2 (28R1)

## Random tournaments

invalid-chance = « { $text } » n’est pas un pourcentage : attendu 0 à 100 avec quatre décimales au plus, par exemple 2.5
cannot-generate-players = un tournoi aléatoire a de 2 à { $most } joueurs, et non { $players }
cannot-generate-rounds = un tournoi aléatoire a de 1 à { $most } rondes, et non { $rounds }
cannot-generate-ratings = l’Elo le plus bas ({ $lowest }) est au-dessus du plus haut ({ $highest })
cannot-generate-incomplete = aucun des { $attempts } essais n’a pu être apparié jusqu’au bout ; au dernier : { $reason }
