# A tournament: results, byes, what cannot be read, what cannot be.

game-result-adjourned = ajournée
bye-kind-pairing-allocated = exemption
bye-kind-full-point = bye à un point
bye-kind-half-point = bye à un demi-point
bye-kind-zero-point = bye sans point
purpose-pairing = l’appariement
purpose-standings = le classement
purpose-rating = le classement Elo
open-game = { $adjourned ->
    [yes] partie ajournée : ronde { $round }, échiquier { $board }
   *[no] partie sans résultat : ronde { $round }, échiquier { $board }
}
open-games-more = { $count ->
    [one] et { $count } autre sans résultat
   *[other] et { $count } autres sans résultat
}

# What cannot be read.
invalid-board = « { $text } » n’est pas un échiquier : un numéro est attendu, par exemple 7, ou table et échiquier, par exemple 3.2
invalid-result = « { $text } » n’est pas un résultat : attendus 1-0, 0-1, ½-½ (ou 1/2-1/2, =), 0-0, ½-0, 0-½, +/-, -/+ ou -/- pour les forfaits, W-L, L-W ou D-D pour les parties trop courtes pour l’Elo, adjourned, ou *
invalid-outcome = « { $text } » n’est pas l’issue d’une ronde : attendu un de ces signes : 1 ½ 0 W D L + - U F H Z * A .
invalid-points = « { $text } » n’est pas un nombre de points : attendus des chiffres avec deux décimales au plus, par exemple 1, 0.5, ½ ou -1.25
invalid-list-date = « { $text } » n’est pas le mois d’une liste : année-mois attendu, par exemple 2026-10
invalid-sex = « { $text } » n’est pas un sexe : F (ou w) ou M attendu
invalid-grade = « { $text } » n’est pas une classe : PK, K ou de 1 à 12 attendu
invalid-title = « { $text } » n’est pas un titre de la FIDE : attendu GM, IM, WGM, FM, WIM, CM, WFM ou WCM
invalid-federation = « { $text } » n’est pas une fédération : un code de trois lettres est attendu, par exemple NOR ou USA
invalid-birth-date = « { $text } » n’est pas une date de naissance : une année est attendue, ou année-mois-jour, par exemple 1987-03-21
unknown-tournament-system = « { $text } » n’est pas un système : attendu swiss, round-robin, double-round-robin, scheveningen, knockout, match, team-swiss ou team-round-robin

# What cannot be.
impossible-result = { $result } n’est pas un résultat possible d’une partie (Règles du jeu, 10.2)
invalid-point-system = un gain ({ $win }) doit valoir plus qu’une nulle ({ $draw }), et une nulle au moins autant qu’une perte ({ $loss }) (Règles du jeu, 10.1)
invalid-player-no-name = un joueur doit avoir un nom
invalid-player-long-name = le nom « { $begins }… » a plus de { $most } caractères
invalid-player-control-character = « { $value } » contient un caractère de contrôle
invalid-player-ratings-out-of-order = les classements des rondes suivantes doivent être dans l’ordre des rondes, à partir de la ronde 2
invalid-rating-source = « { $text } » n’est pas une source de classement : typed ou une liste et son mois sont attendus, par exemple rapid 2026-11
invalid-equal-order = « { $text } » ne dit pas ce qui départage les égaux : name, entry ou un tirage avec sa graine sont attendus, par exemple lots:960
no-start-position = il n’y a pas de position de départ { $number } : Chess960 en a de 0 à 959

# Whom and what a violation is about.
who-entrant = inscrit { $value }
who-team = équipe { $value }
mention-member = équipe { $team }
mention-opponent = ronde { $round }, adversaire de { $of }
mention-place = ronde { $round }, { $place }
mention-round = ronde { $round }
mention-bye-request = demande de bye
mention-virtual-points = points virtuels
mention-point-adjustment = rectification de points
mention-prohibited-pairing = appariement interdit
mention-withdrawal = retrait de { $of }
round-place-board = à l’échiquier { $value }
round-place-bye = { $value-code ->
    [pairing-allocated] avec une exemption
    [full-point] avec un bye à un point
    [half-point] avec un bye à un demi-point
   *[zero-point] avec un bye sans point
}

violation-too-many-rounds = { $paired ->
    [one] { $paired } ronde est appariée, mais le nombre annoncé est { $planned } (C.04.1.1)
   *[other] { $paired } rondes sont appariées, mais le nombre annoncé est { $planned } (C.04.1.1)
}
violation-same-id = { $first } et { $second } sont inscrits sous le même identifiant
violation-same-number = { $first } et { $second } ont tous deux le numéro d’appariement { $number } (C.04.2.B.2)
violation-not-entered = { $what } : { $who } n’est pas inscrit
violation-no-such-round = { $planned ->
    [one] { $what } : il n’y a pas de ronde { $round }, { $planned } ronde est annoncée (C.04.1.1)
   *[other] { $what } : il n’y a pas de ronde { $round }, { $planned } rondes sont annoncées (C.04.1.1)
}
violation-pairing-allocated-bye-asked = { $who } a demandé une exemption, que seul l’appariement attribue (C.04.1.3)
violation-empty-span = { $what } : { $first } à { $last } n’est pas une suite de rondes
violation-no-number = ronde { $round } : { $who } n’a pas de numéro d’appariement (C.04.2.B.2)
violation-plays-self = ronde { $round }, échiquier { $board } : { $who } ne peut pas jouer contre lui-même
violation-appears-twice = ronde { $round } : { $who } figure deux fois, { $first } et { $second } ; une ronde est une partie ou un bye
violation-not-yet-entered = ronde { $round } : { $who } entre à la ronde { $first-round } et ne peut pas être apparié avant (C.04.2.C.2)
violation-withdrawn = ronde { $round } : { $who } s’est retiré et ne peut pas être apparié (C.04.2.D.3)
violation-same-board = ronde { $round } : deux parties sont à l’échiquier { $board }
violation-impossible-result = ronde { $round }, échiquier { $board }, { $white } – { $black } : { $result } n’est pas un résultat possible (Règles du jeu, 10.2)
violation-opponents-disagree = { $instead ->
    [none] ronde { $round } : { $who } a pour adversaire { $opponent }, qui n’a pas d’adversaire
   *[other] ronde { $round } : { $who } a pour adversaire { $opponent }, qui a pour adversaire { $instead }
}
violation-colours-disagree = ronde { $round } : { $who } et { $opponent } n’ont pas des couleurs opposées
violation-incomplete-card = { $lacks-code ->
    [opponent] ronde { $round } : { $who } a le résultat d’une partie mais pas d’adversaire
    [result] ronde { $round } : { $who } a un adversaire mais pas de résultat de partie
   *[colour] ronde { $round } : { $who } a un adversaire mais pas de couleur
}
violation-same-team-id = les équipes { $first } et { $second } sont inscrites sous le même identifiant
violation-same-team-number = les équipes { $first } et { $second } ont toutes deux le numéro d’appariement { $number }
violation-twice-in-team = { $who } est nommé deux fois comme membre de { $team }
violation-in-two-teams = { $who } est membre à la fois de { $first } et de { $second } (General Regulations 7)
violation-team-appears-twice = ronde { $round } : { $team } figure deux fois ; une ronde est un match ou un bye
violation-same-table = ronde { $round }, table { $table } : deux matchs sont à cette table
violation-game-without-match = ronde { $round }, échiquier { $board } : il n’y a pas de match à la table { $table }
violation-not-of-the-teams = ronde { $round }, échiquier { $board } : { $white } et { $black } ne jouent pas pour les deux équipes de cette table (General Regulations 7)
violation-not-of-a-team = ronde { $round }, échiquier { $board } : { $who } ne joue pour aucune des deux équipes de cette table (General Regulations 7)
