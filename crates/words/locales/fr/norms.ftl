# Title norms: requirements, verdicts, forecasts, applications, arbiters, forms.

# A line of a table of requirements.
norm-check = { $what } (requis : { $needed }) : { $actual }

# What is looked at.
requirement-opponents-of-title = adversaires qui comptent comme { $title }
requirement-events-of-fewer-rounds = compétitions de moins de { $rounds } rondes
requirement-games = parties
requirement-title-holders = joueurs titrés
requirement-unrated-opponents = adversaires non classés
requirement-average-of-opponents = moyenne des adversaires
requirement-score = score
requirement-sex = sexe
requirement-other-federations = autres fédérations
requirement-own-federation = adversaires de la même fédération
requirement-one-federation = adversaires d’une seule fédération
requirement-federations-waived = dispense de fédérations
requirement-eight-games = huit parties
requirement-complete-tournament = le tournoi complet
requirement-different-opponents = adversaires différents
requirement-unrated-in-round-robin = adversaires non classés d’un toutes rondes
requirement-sets-without-wins = séries de parties sans certains gains
requirement-rounds-of-schedule = rondes du calendrier
requirement-players-of-double-round-robin = joueurs d’un toutes rondes aller-retour
requirement-format = formule
requirement-registered-before = enregistrement préalable
requirement-changes-after-start = changements après le début
requirement-rounds-on-a-day = rondes par jour
requirement-play-on-a-day-of60-moves = jeu par jour, parties de 60 coups
requirement-rate-of-play = cadence, la même pour tous
requirement-duration = durée
requirement-ratings-and-titles-used = Elo et titres retenus
requirement-chief-arbiter = arbitre principal
requirement-arbiters-who-play = arbitres qui jouent
requirement-registered-before-start = enregistrement avant le début
requirement-arbiters-with-licence = arbitres avec licence
requirement-play-on-a-day = jeu par jour
requirement-days = jours
requirement-rated-players-of-match = joueurs classés d’un match
requirement-rated-players = joueurs classés
requirement-players-and-rated = joueurs et classés
requirement-without-fide-id = joueurs sans code FIDE
requirement-fide-ids-twice = codes FIDE donnés deux fois
requirement-without-federation = joueurs sans fédération
requirement-without-birth-date = joueurs sans date de naissance
requirement-games-without-result = parties sans résultat
requirement-too-fast-games = résultats de parties trop rapides
requirement-rounds = rondes
requirement-federations = fédérations
requirement-rapid-or-blitz = rapide ou blitz
requirement-all-arbiters-licensed = tous les arbitres avec licence
requirement-players = joueurs
requirement-kind-of-event = type de compétition
requirement-national-league = championnat national par équipes (ligue)
requirement-age = âge
requirement-norms-before-fa-title = normes avant le titre FA
requirement-chief-arbiters-who-signed = arbitres principaux signataires
requirement-fa-title = titre FA
requirement-norms = normes
requirement-seminar-with-exam = séminaire avec examen
requirement-norms-with-seminar = normes avec le séminaire
requirement-rounds-worked = rondes arbitrées
requirement-signed-by = signé par
requirement-seminar-not-older-than = ancienneté maximale du séminaire
requirement-formats = formules
requirement-years-between-events = années entre les compétitions
requirement-rating = classement Elo
requirement-norms-before2005 = normes d’avant juillet 2005
requirement-norms-with-foreigners = normes avec assez d’étrangers
requirement-norms-of-eight-games = normes de huit parties
requirement-norms-of-mandatory-event = normes d’une compétition de 1.5.6
requirement-norms-with-single-rounds = normes avec une seule ronde par jour pendant trois jours
requirement-edition-read = le texte de l’édition a été lu
requirement-title-table = la table des titres en vigueur sous la main
requirement-number-of-arbiters = arbitres, le principal compris
requirement-class-for-post = classe pour la fonction

# What is needed, or what there is.
amount-at-least = ≥ { $value }
amount-at-most = ≤ { $value }
amount-below = < { $value }
amount-at-least-score = ≥ { $value }
amount-performance = une performance de { $value }
amount-scored = { $score } (performance { $performance })
amount-of-federation = { $number } ({ $federation })
amount-event = { $system }, { $list }
amount-days = { $value ->
    [one] { $value } jour
   *[other] { $value } jours
}
amount-at-most-days = { $value ->
    [one] ≤ { $value } jour
   *[other] ≤ { $value } jours
}
amount-at-most-hours = { $value ->
    [one] ≤ { $value } heure
   *[other] ≤ { $value } heures
}
amount-years = { $value ->
    [one] { $value } an
   *[other] { $value } ans
}
amount-one-of-each-player = { $value ->
    [one] un seul par joueur pour { $value } jour
   *[other] un seul par joueur pour { $value } jours
}
amount-without = { $value } sans
amount-rounds = { $value ->
    [one] { $value } ronde
   *[other] { $value } rondes
}
amount-both = { $one } et { $other }
amount-at-least-once-fewer = ≥ { $full }, une fois { $short }
amount-arbiter-norm-kinds = 4.6a à e
amount-boards-and-teams = { $boards } échiquiers, { $teams } équipes
amount-a-woman = une femme
amount-a-man = un homme
amount-not-known = inconnu
amount-a-forfeit-or-a-bye = un forfait ou un bye
amount-the-player-was-absent = le joueur était absent
amount-meets-all-but-the-score = remplit tout sauf le score
amount-does-not-surely = pas de façon certaine
amount-enough-for-the-full-length = assez pour la durée complète
amount-not-surely = pas certain
amount-a-point-against-rated-players = un point contre des joueurs classés
amount-none-yet = encore aucun
amount-all-looked-at = toutes examinées
amount-too-many = trop nombreuses
amount-all = la totalité
amount-some-are-left = il en reste
amount-host-not-known = la fédération hôte est inconnue
amount-yes = oui
amount-no = non
amount-a-tournament-at-the-standard-rate = un tournoi en cadence standard, pas un match
amount-approved = approuvé
amount-none-known = aucun connu
amount-changed = changé
amount-nothing-of-it = aucun
amount-ninety-minutes = 90 minutes et 30 secondes par coup
amount-two-hours = 2 heures pour 60 coups
amount-those-of-the-day = ceux du jour de chaque partie
amount-ia-or-fa = IA ou FA
amount-named = nommé
amount-at-least-a-third = ≥ un tiers
amount-thirty-players-and-nine-rounds = 30 joueurs et 9 rondes
amount-league-size = 4 échiquiers, 10 équipes (6 en aller-retour), 60 % de classés, 5 rondes
amount-held = détenu
amount-two = deux
amount-one = un
amount-two-or-swiss = deux, ou système suisse dont un de 100 joueurs
amount-registered-by-july2013 = enregistré au 31 juillet 2013
amount-not-a-swiss = pas un système suisse
amount-in-every-round = à chaque ronde
amount-so-far = jusqu’ici ; chaque ronde compte
amount-only-with-missed-rounds = seulement si les joueurs qui ont manqué une ronde comptent aussi pour elle
amount-not-in-every-round = pas à chaque ronde

# How it stands with a norm.
norm-outcome-failed = pas de norme
norm-outcome-not-yet = pas encore
norm-outcome-open = demande une décision
norm-outcome-norm = norme

# Why a round does not count for a norm.
ignored-round-after-title-result = après le résultat donnant la norme
ignored-round-win-left-out = un gain écarté
ignored-round-no-result-yet = pas encore de résultat
ignored-round-not-played = non jouée
exclusion-outside-fide = adversaire hors FIDE
exclusion-computer = contre un programme
exclusion-nothing-scored = adversaire non classé sans un point
exclusion-not-over-the-board = non décidée sur l’échiquier

# What waives the rule on federations.
waiver-national-championship = championnat national
waiver-national-team-championship = championnat national par équipes
waiver-zonal = tournoi zonal ou sous-zonal
waiver-approved = accordée
waiver-strong-swiss = système suisse avec 20 étrangers, dont 10 titrés, de 3 fédérations
waiver-irrelevant = non exigé à moins de neuf parties

# Titles and licences of arbiters.
unknown-norm-title = « { $text } » n’est pas un titre qui s’obtient par normes : attendu GM, IM, WGM ou WIM
unknown-championship = « { $text } » n’est pas un championnat dont les places donnent des titres : attendu { $known }
unknown-arbiter-title = « { $text } » n’est pas un titre d’arbitre : attendu IA, FA ou NA
licence-fault-not-paid = le droit n’est pas payé (6.4)
licence-fault-too-late = la licence commence le lendemain de la réception du droit (6.2.1)
licence-fault-inactive = la licence d’un arbitre inactif a pris fin (6.7.1)
