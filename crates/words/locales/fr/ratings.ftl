# Ratings: lists, editions, why a game is not rated, what was assumed.

rating-list-standard = standard
rating-list-rapid = rapide
rating-list-blitz = blitz
rate-standard = standard
rate-rapid = rapide
rate-blitz = blitz
rate-regular = Regular
rate-dual = Dual
rate-quick = Quick
unknown-rating-list = « { $text } » n’est pas une liste Elo : attendu standard, rapid ou blitz

# Editions of the regulations.
rating-rules-fide-2014 = FIDE, à partir de juillet 2014
rating-rules-fide-2017 = FIDE, à partir de juillet 2017
rating-rules-fide-2022 = FIDE, à partir de janvier 2022
rating-rules-fide-2024 = FIDE, à partir de mars 2024
rating-rules-fide-2025 = FIDE, à partir d’octobre 2025
title-rules-fide-2017 = FIDE, de juillet 2017 à décembre 2021
title-rules-fide-2022 = FIDE, 2022
title-rules-fide-2023 = FIDE, 2023
title-rules-fide-2024 = FIDE, à partir de janvier 2024
unknown-ratings-edition-rating = « { $found } » n’est pas une édition du règlement du classement Elo : attendu fide-2014, fide-2017, fide-2022, fide-2024 ou fide-2025
unknown-ratings-edition-title = « { $found } » n’est pas une édition du règlement des titres : attendu fide-2017, fide-2022, fide-2023 ou fide-2024

# How the opponents are found.
system-swiss = système suisse individuel
system-round-robin = toutes rondes individuel
system-double-round-robin = toutes rondes aller-retour individuel
system-scheveningen = Scheveningen
system-knockout = élimination directe
system-match = match
system-team-swiss = système suisse par équipes
system-team-round-robin = toutes rondes par équipes

# Why a round does not count for a rating.
not-rated-unplayed = non jouée
not-rated-no-moves = pas un coup de chaque joueur
not-rated-unfinished = pas encore de résultat
not-rated-unrated-opponent = adversaire non classé
not-rated-nothing-scored = adversaire non classé sans un point
not-rated-far-apart = 600 points d’écart ou plus
not-rated-match = le match était décidé ou a un joueur non classé
not-rated-computer = un programme
not-rated-decision = exclue par une décision
rate-fault-other-list = la cadence est { $other }, et non { $list }
not-ratable-too-fast = avec ces Elo, chaque joueur doit avoir { $least } et a { $found } (B.02, 1.1)
not-ratable-first-control = { $found ->
    [one] le premier contrôle demande { $found } coup (B.02, 1.2)
   *[other] le premier contrôle demande { $found } coups (B.02, 1.2)
}
not-ratable-under-five-minutes = { $value } : moins de cinq minutes (B.02, 1.4)
not-ratable-time-odds = les temps des deux joueurs relèvent de listes différentes

# What had to be assumed.
rating-note-rapid-of2022 = le chapitre de 2022 sur le rapide et le blitz n’est pas disponible : la règle des 400 points est celle de la liste standard
rating-note-no-time-control = la cadence est inconnue : elle n’a pas été vérifiée
rating-note-rated-as-swiss = des parties du toutes rondes manquent : il est compté comme un système suisse (6.4)

# The rule a coefficient comes from.
coefficient-rule-published = d’après la liste
coefficient-rule-rapid-and-blitz = rapide et blitz
coefficient-rule-reached2400 = a atteint 2400
coefficient-rule-junior = jeune de moins de 2300
coefficient-rule-new = moins de 30 parties
coefficient-rule-usual = moins de 2400

# US Chess: what stands against an assigned rating.
assignment-fault-below-published = un Elo attribué ne peut pas être inférieur à l’Elo publié { $value } (28E1)
assignment-fault-opens-class-prize = au-dessous de 2200, il ne peut pas donner accès à un prix de catégorie (28D2, 28D5)
assignment-fault-too-few-games = un joueur de moins de quatre parties est non classé (28D3, 28D4)
assignment-fault-raise-into = à moins de 100 points de la catégorie à partir de { $value }, il devrait y être relevé (28D4)
assignment-fault-unknown = un joueur inconnu est non classé pour les prix (28D6)

# Headings of drawings.
chart-of-rating = Variation Elo de { $name }
chart-of-norm = Ce qu’il faut encore à { $name }
