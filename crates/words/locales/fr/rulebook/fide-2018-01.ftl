# What fide-2018-01 says, in our own words.

fide-2018-01-name = Règles du jeu d’échecs de la FIDE, janvier 2018
fide-2018-01-gap-1-part = Glossaire
fide-2018-01-gap-1-why = Il explique des mots et ne fixe aucune règle.
fide-2018-01-absent-recording-exempt-sudden-death = Une seule règle vaut pour toutes les périodes
fide-2018-01-absent-scoresheet-loan = La feuille de l’adversaire sert à compléter la sienne ; aucun autre prêt n’est prévu
fide-2018-01-absent-reconstruction-waived = Les feuilles sont toujours complétées
fide-2018-01-absent-insufficient-material = Les Règles du jeu ne donnent aucune liste de matériel ; la position morte en tient lieu
fide-2018-01-absent-insufficient-on-time = Tout mat possible compte : aucune liste de matériel n’est donc donnée
fide-2018-01-absent-scoresheet-complete = Le gain au temps ne dépend pas de la feuille de partie

fide-2018-01-says-7-5-3 = Appuyer sur la pendule sans avoir joué est traité et sanctionné comme un coup illégal.
fide-2018-01-says-7-5-4 = Deux mains pour un coup, par exemple un roque, une prise ou une promotion, et la pendule pressée : traité et sanctionné comme un coup illégal.
fide-2018-01-says-7-5-5 = Tous ces cas ensemble : le premier donne deux minutes à l’adversaire, le second perd, ou fait nulle si l’adversaire ne peut pas mater.
fide-2018-01-says-A-4-2 = L’arbitre agit, ou l’adversaire peut réclamer, jusqu’à ce que l’adversaire ait effectué le coup suivant, avec les sanctions habituelles. Après, le coup reste, sauf accord des deux.
fide-2018-01-says-A-4-3 = Qui réclame le gain au temps peut arrêter la pendule ; nulle s’il ne peut pas mater.
fide-2018-01-says-A-4-5 = L’arbitre annonce lui aussi la chute du drapeau.

fide-2018-01-reading-mistaken-press-question = Un joueur veut arrêter la pendule et met en marche celle de l’adversaire : est-ce un coup illégal ?
fide-2018-01-reading-mistaken-press-default = Comme le dit 7.5.3, sauf si l’arbitre est sûr que c’était une erreur.
fide-2018-01-reading-mistaken-press-as-distraction = Tout au plus une gêne, à l’appréciation de l’arbitre.
fide-2018-01-reading-both-flags-unannounced-question = Les deux drapeaux sont tombés, on ne sait pas lequel d’abord, et les directives n’étaient pas annoncées.
fide-2018-01-reading-both-flags-unannounced-default = Le signe sur la pendule électronique décide ; à défaut, l’arbitre.
fide-2018-01-reading-both-flags-unannounced-as-as-announced = Comme dans les directives : on continue avant la dernière période, nulle dans celle-ci.
