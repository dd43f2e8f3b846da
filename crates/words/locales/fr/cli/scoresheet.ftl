# What the command `scoresheet` says.

scoresheet-not-possible = le coup décidé « { $text } » n’est pas légal à cet endroit
    .help = vérifiez le numéro : 12. est le coup des Blancs, 12... celui des Noirs
scoresheet-bad-settle = « { $text } » n’est pas un numéro suivi d’un coup
    .help = écrivez "12... Nf6" ; les coups suivants peuvent venir après
scoresheet-same-keeper = les deux fichiers : { $keeper }
    .help = indiquez-les avec --white et --black
scoresheet-no-letters = attendu : le code d’une langue : { $codes }
