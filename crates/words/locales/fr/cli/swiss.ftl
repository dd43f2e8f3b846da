# What the command `swiss` says: pairing, checking, explaining, making and playing tournaments.

## Files

# Also of the rules of tie-breaks, which another option names.
swiss-undated = { $name } : aucune date de début lisible (enregistrement 042) ; règles retenues : { $rules } ; { $option } en indique d’autres
swiss-assumed = { $name } : aucun système n’est indiqué (enregistrement 192) ; règles retenues : { $rules }, { $dated ->
    [yes] celles de la date de début
   *[other] les plus récentes, faute de date de début (enregistrement 042)
} ; { $option } en indique d’autres
swiss-other-system = { $name } est apparié selon { $code } (enregistrement 192), inconnu ici
    .help = sont connus { $known } ; --system apparie malgré tout selon un autre
swiss-unusable = { $name } est inutilisable :
    { $why }
swiss-no-reports = { $folder } n’a pas de rapports de tournoi
    .help = dans les dossiers, on cherche les fichiers dont l’extension commence par trf ; les autres peuvent être nommés
swiss-more-faults = { $files ->
    [one] et { $files } autre fichier avec une faute de ce genre
   *[other] et { $files } autres fichiers avec une faute de ce genre
}

## Pairing

swiss-initial-colour-drawn = Couleur initiale tirée au sort : { $colour }, graine { $seed }.
swiss-teams-or-players = { $teams ->
    [yes] { $name } : c’est un système par équipes ({ $system }), et le fichier n’a pas d’équipes
   *[no] { $name } : c’est un système individuel ({ $system }), et le fichier a des équipes (enregistrement 310)
}
swiss-not-next = { $name } : la ronde { $round } ne peut pas être appariée ; la prochaine est la ronde { $next }
swiss-all-paired = { $name } : toutes les rondes prévues sont appariées ({ $planned })
    .help = --rounds dit combien sont prévues si le fichier ne le dit pas (enregistrement 142)
swiss-unfinished = { $name } : parties sans résultat
    { $games }
    .help = une ronde s’apparie quand les résultats des rondes précédentes sont connus
swiss-unfinished-game = ronde { $round } : { $white } – { $black }
swiss-us-files-misplaced = --us-settings et --us-facts vont avec --system us, ou avec un fichier qui l’indique
swiss-us-nobody = { $name } : personne n’a le numéro { $number }, dont parlent les réglages ou les faits US
swiss-variation-in-use = Variante utilisée : { $variation }

## Explaining

swiss-round = Ronde { $round }, { $system }
swiss-no-board = { $boards ->
    [one] { $name } : il n’y a pas d’échiquier { $board } parmi { $boards } échiquier
   *[other] { $name } : il n’y a pas d’échiquier { $board } parmi { $boards } échiquiers
}
swiss-not-in-round = { $name } : le joueur { $number } n’est pas apparié à la ronde { $round }
swiss-moved-down = descendus ici : { $players }
swiss-joined = venant d’autres groupes de points : { $players }
swiss-comes = { $player } vient d’un autre groupe de points
swiss-leaves = { $player } part dans un autre groupe de points
swiss-residents = à ce score : { $players }
swiss-board = { $board ->
    [none] { $white } – { $black }
   *[other] échiquier { $board } : { $white } – { $black }
}
swiss-colours = couleurs : { $why }
swiss-not-higher-with = pas { $higher } avec { $player } : { $why }
swiss-not-with = pas avec { $player } : { $why }
swiss-not = pas { $player } : { $why }
swiss-gets-bye = { $lowest ->
    [yes] { $player } est exempt, comme dernier classé
   *[no] { $player } est exempt
}
swiss-floats-to-bye = { $lowest ->
    [yes] { $player } flotte vers le bas, finalement jusqu’à l’exemption, comme dernier classé
   *[no] { $player } flotte vers le bas, finalement jusqu’à l’exemption
}
swiss-floats = { $lowest ->
    [yes] { $player } flotte vers le bas, comme dernier classé
   *[no] { $player } flotte vers le bas
}
swiss-unavoidable = n’a pas pu être évité : { $criteria }
swiss-signs = w b préférence par alternance, Ww Bb forte préférence, W B couleur obligée, A aucune préférence de couleur ; v a flotté vers le bas, ^ vers le haut, la dernière ronde d’abord.

## Checking

swiss-difference = { $name }, ronde { $round }, { $system } :
swiss-column-board = éch
swiss-column-found = dans le fichier
swiss-column-expected = selon les règles
swiss-bye = exempt
swiss-by-the-rules = Selon les règles, { $reason }.
swiss-checked = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} : { $different ->
    [0] { $faults ->
        [0] aucune différence
       *[other] chaque ronde est appariée selon les règles
    }
    [one] { $different } ronde appariée autrement
   *[other] { $different } rondes appariées autrement
}{ $faults ->
    [0] { "" }
    [one] , { $faults } faute
   *[other] , { $faults } fautes
}
swiss-fault = { $name }{ $round ->
    [none] { "" }
   *[other] , ronde { $round }
}{ $board ->
    [none] { "" }
   *[other] , échiquier { $board }
} : { $what }{ $article ->
    [none] { "" }
   *[other] { " " }({ $article })
}.
swiss-table-difference = { $name }, ronde { $round }, tables de Berger :
swiss-invalid-rating-steps = trois nombres sont attendus : le classement le plus élevé, le pas et l’écart, par exemple 2400,20,50
swiss-invalid-round = une ronde est attendue avant les deux points, par exemple 2:3x
swiss-us-difference = { $name }, ronde { $round } :
swiss-us-found = dans le fichier : { $white } – { $black }
swiss-us-expected = attendu : { $white } – { $black }
swiss-us-bye = bye : { $found ->
    [none] personne
   *[other] { $found }
} dans le fichier, attendu : { $expected ->
    [none] personne
   *[other] { $expected }
}
swiss-us-checked = { $name } : { $different ->
    [one] { $different } ronde diffère
   *[other] { $different } rondes diffèrent
} sur { $rounds } ({ $system })

## Random tournaments

swiss-invalid-ratings = attendu l’Elo le plus bas et le plus haut, par exemple 1400-2400
swiss-invalid-points = attendu les points pour un gain, une nulle et une perte, par exemple 3-1-0
swiss-needs-folder = plusieurs tournois demandent un dossier : -o DIR
swiss-keep-unfinished = moins de rondes ou plus de joueurs ; --unfinished garde ce qui a pu être apparié
swiss-generated = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, graine { $seed }{ $stopped ->
    [none] .
   *[other]  ; le tournoi s’arrête là : { $stopped }.
}
swiss-generated-many = { $count ->
    [one] { $count } tournoi, graine { $first }, est dans { $folder }.
   *[other] { $count } tournois, graines { $first } à { $last }, sont dans { $folder }.
}
swiss-simulated = { $runs ->
    [one] { $runs } tournoi
   *[other] { $runs } tournois
} en { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $system }, graine { $seed }.
swiss-ended-early = { $runs ->
    [one] { $runs } s’est arrêté avant la fin, une ronde n’ayant pas d’appariement légal ; il n’est pas compté ci-dessous.
   *[other] { $runs } se sont arrêtés avant la fin, une ronde n’ayant pas d’appariement légal ; ils ne sont pas comptés ci-dessous.
}
swiss-column-player = Joueur
swiss-column-first-alone = premier seul
swiss-column-first-shared = premier ex æquo
swiss-others = autres
swiss-column-round = Ronde
swiss-column-floats = paires de flotteurs
swiss-column-leaders = en tête ensuite
swiss-column-one-leader = un seul en tête
swiss-colour-share = { $difference } pour { $share }
swiss-colours-differ = Différence de couleur : { $shares } des joueurs.
swiss-three-in-a-row = { $share } ont eu la même couleur trois fois de suite.
swiss-progress = { $done }, reste { $time }

## In place of other programs

swiss-no-setting = { $name }, ligne { $line } : « { $text } » n’est pas un réglage de générateur
    .help = attendu Key=Value, par exemple PlayersNumber=40 ou DrawPercentage=30
swiss-no-seed = { $text } n’est pas une graine : attendu un nombre
swiss-no-shape = les arguments après --compat ne correspondent à aucune forme connue
swiss-configuration-is-dutch = une configuration vaut pour le système Dutch
