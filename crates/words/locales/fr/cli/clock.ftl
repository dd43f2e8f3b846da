# What the command `clock` says.

## The rate of play

clock-no-control = « { $text } » n’est pas une cadence : { $why }
clock-control = cadence
clock-rate = { $rate } : { $total }, sans les ajouts { $base } ({ $edition })
clock-each = { $time } pour chaque joueur
clock-articles = Articles : { $articles }
clock-because = Raison : { $why }
clock-default-delay = Aucun temps différé n’est indiqué : { $delay } s’applique
clock-minima = Pour l’Elo standard : { $times }
clock-minimum = { $rating ->
    [0] { $time } sinon
   *[other] { $time } si quelqu’un a { $rating } ou plus
}

## A log played over

clock-at = À { $at }
clock-stopped = La pendule s’est arrêtée d’elle-même.
clock-need-not-record = Les { $side } ne sont plus tenus de noter les coups ({ $article })
clock-flag-fell = { $required ->
    [none] { $moves ->
        [one] Le drapeau des { $side } est tombé à { $at }, { $moves } coup joué
       *[other] Le drapeau des { $side } est tombé à { $at }, { $moves } coups joués
    }
   *[other] { $moves ->
        [one] Le drapeau des { $side } est tombé à { $at }, { $moves } coup joué sur { $required }
       *[other] Le drapeau des { $side } est tombé à { $at }, { $moves } coups joués sur { $required }
    }
}

# The clock of a side, part by part.
clock-side = { $side } : { $parts }
clock-shows = { $flag ->
    [yes] affiche { $time } –
   *[no] affiche { $time }
}
clock-left = reste { $time }
clock-counter = compteur { $moves }
clock-moves-made = { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
clock-owed = { $moves } jusqu’au contrôle
clock-running = en marche
clock-flag-down = drapeau tombé, chute non annoncée
clock-flag-called = { $down ->
    [yes] chute annoncée à { $at }, drapeau tombé
   *[no] chute annoncée à { $at }, drapeau non tombé
}

## Une pendule mal réglée

clock-should-have = Les { $side } devraient avoir { $time }
clock-should-have-range = Les { $side } devraient avoir entre { $least } et { $most }
clock-run-out = Le temps des { $side } serait écoulé
clock-judgement = C’est ce qui découle des coups et des temps indiqués ; l’arbitre décide.
clock-needs-fact = { $question }
    .help = À indiquer avec --white, --black, --white-moves, --black-moves ou --elapsed.
