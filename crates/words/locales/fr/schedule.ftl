# What is paired from a table: round robins, cups, matches, teams, calendars, the drawing of lots.

# What is scheduled.
scheduled-round-robin = un tournoi toutes rondes
scheduled-match = un match
scheduled-knockout = un tournoi à élimination directe
scheduled-knockout-match = un match à élimination directe
scheduled-match-for-third-place = un match pour la troisième place
scheduled-play-off = un départage joué
scheduled-holland = un système Holland
scheduled-quads = un tournoi par groupes de quatre
scheduled-guided-swiss = un système suisse guidé par une table toutes rondes
scheduled-withdrawal = un retrait d’un tournoi toutes rondes
scheduled-varma = une table de Varma
scheduled-team-match = un match par équipes
scheduled-team-round-robin = un tournoi toutes rondes par équipes
scheduled-scheveningen = un match au système Scheveningen
scheduled-semi-scheveningen = un match au système semi-Scheveningen
scheduled-skalitzka = le système Skalitzka
scheduled-hutton = le système Hutton
scheduled-calendar = un calendrier

# What there is a number of.
counted-players = nombre de joueurs
counted-teams = nombre d’équipes
counted-players-of-team = nombre de joueurs par équipe
counted-boards = nombre d’échiquiers
counted-games = nombre de parties
counted-games-in-stage = nombre de parties par étape
counted-stages = nombre d’étapes
counted-rounds = nombre de rondes
counted-cycles = nombre de cycles
counted-preliminaries = nombre de préliminaires

schedule-error-too-few = pour { $system }, le { $what } doit être d’au moins { $least }, et non de { $given }
schedule-error-too-many = pour { $system }, le { $what } doit être d’au plus { $most }, et non de { $given }
schedule-error-impossible = { $system } : { $problem }

schedule-problem-rounds = { $players } participants ont besoin de { $cycle } rondes pour se rencontrer tous, ou d’un multiple, et non de { $rounds }
schedule-problem-not-being-played = la ronde { $round } n’est pas celle qui se joue
schedule-problem-winners = { $expected ->
    [one] la ronde { $round } a { $expected } vainqueur, et non { $given }
   *[other] la ronde { $round } a { $expected } vainqueurs, et non { $given }
}
schedule-problem-not-in-match = { $winner } ne joue pas dans le match { $id-round }.{ $id-number } : { $contest }
schedule-problem-final-played = la finale a été jouée
schedule-problem-not-in-bracket = ronde { $round }, échiquier { $board } : pas dans le tableau
schedule-problem-not-played = ronde { $round } : { $contest } n’a pas été joué
schedule-problem-no-winner = ronde { $round }, échiquier { $board } : pas de vainqueur
schedule-problem-match-over = le match est terminé
schedule-problem-all-games-played = toutes les parties ont été jouées
schedule-problem-match-with-himself = personne ne joue un match contre lui-même
schedule-problem-play-off-over = il est terminé
schedule-problem-player-twice = un joueur est nommé deux fois
schedule-problem-results = { $games ->
    [one] il faut { $games } résultat, et non { $given }
   *[other] il faut { $games } résultats, et non { $given }
}
schedule-problem-result-not-known = le résultat { $result } n’est pas encore connu
schedule-problem-several-rest = plus d’un joueur est au repos à la ronde 1
schedule-problem-out-of-place = le joueur { $player } n’est pas à sa place
schedule-problem-no-round-of-table = la table n’a pas de ronde { $round }
schedule-problem-round-of-table-played = la ronde { $round } de la table a été jouée
schedule-problem-withdrawn-twice = quelqu’un est nommé deux fois
schedule-problem-no-games = { $player } n’a pas de parties
schedule-problem-played-after-withdrawal = ronde { $round }, échiquier { $board } : partie jouée après un retrait
schedule-problem-needs-result = ronde { $round }, échiquier { $board } : il faut d’abord un résultat
schedule-problem-nobody-has-number = personne n’a le numéro { $seat }
schedule-problem-must-still-draw = { $players ->
    [one] { $players } joueur doit encore tirer
   *[other] { $players } joueurs doivent encore tirer
}
schedule-problem-not-a-choice = donné : { $given } ; attendu : { $expected }
schedule-problem-no-halves = des équipes de { $boards } n’ont pas de moitiés
schedule-problem-odd-team = une équipe doit avoir un nombre pair de joueurs, et non { $players }
schedule-problem-no-round = il n’y a pas de ronde { $round }
schedule-problem-times-missing = il y a des horaires pour { $found } des { $rounds } rondes
schedule-problem-dates-end = les dates finissent avant la dernière ronde
schedule-problem-not-in-order = la ronde { $next } ne commence pas après la ronde { $round }

## Knockouts

contest = { $one } contre { $other }
contender-seed = { $value }
contender-winner-of = vainqueur de { $round }.{ $number }
contender-loser-of = perdant de { $round }.{ $number }
contender-nobody = exempt
knockout-round-final = Finale
knockout-round-semi-finals = Demi-finales
knockout-round-quarter-finals = Quarts de finale
knockout-round-round-of = { $value ->
    [16] Huitièmes de finale
    [32] Seizièmes de finale
    [64] Trente-deuxièmes de finale
    [128] Soixante-quatrièmes de finale
   *[other] Tour à { $value }
}

## The drawing of lots by the Varma tables

envelope = { $letter } : { $numbers }
varma-step-lay-out = Disposez les enveloppes { $value }.
varma-step-call = { $players-count ->
    [one] { $federation } ({ $players-count } joueur) tire maintenant : { $players }. { $chooser } choisit une enveloppe avec au moins { $players-count } numéro.
   *[other] { $federation } ({ $players-count } joueurs) tire maintenant : { $players }. { $chooser } choisit une enveloppe avec au moins { $players-count } numéros.
}
varma-step-split = { $needed ->
    [one] { $federation } : { $needed } joueur doit tirer et aucune enveloppe n’a autant de numéros. Le suivant choisit une enveloppe qui en a { $fullest }.
   *[other] { $federation } : { $needed } joueurs doivent tirer et aucune enveloppe n’a autant de numéros. Le suivant choisit une enveloppe qui en a { $fullest }.
}
varma-step-choose = { $player } choisit l’enveloppe { $envelope }.
varma-step-draw = { $player } tire le { $number }.
varma-answer-envelope = enveloppe { $value }
varma-answer-number = numéro { $value }
varma-expected-envelope = une enveloppe : { $options }
varma-expected-number = un numéro : { $options }
varma-expected-nothing = plus rien
late-meeting = { $federation } : { $seats } se rencontrent à la ronde { $round }

## Quads and Holland systems

leftover-option-swiss = { $even ->
    [yes] un système suisse en trois rondes
   *[no] un système suisse en trois rondes, avec un exempt à chacune
}
leftover-option-find-players = { $value ->
    [one] trouver un joueur de plus
   *[other] trouver { $value } joueurs de plus
}
leftover-option-round-robin = un toutes rondes à cinq, si tous sont d’accord

## Teams

no-estimate = l’échiquier { $board } n’a pas de voisin classé qui permette de l’estimer : US 31C1 ne dit pas que faire alors
no-such-place = il n’y a pas de place { $place } parmi { $players } joueurs

## Calendars

calendar-breach = { $round ->
    [none] la compétition : { $problem } ({ $article })
   *[other] ronde { $round } : { $problem } ({ $article })
}
time-span = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
time-problem-rounds-on-day = { $rounds ->
    [one] { $rounds } ronde le { $date }, au plus { $most }
   *[other] { $rounds } rondes le { $date }, au plus { $most }
}
time-problem-play-on-day = { $play } de jeu le { $date }, au plus { $most }
time-problem-too-close = commence { $pause } après la ronde précédente, au moins { $least }
time-problem-lots-too-late = tirage au sort le { $lots }, au moins { $least-hours } h avant le début
time-problem-too-long = { $days ->
    [one] { $days } jour, au plus { $most }
   *[other] { $days } jours, au plus { $most }
}
time-problem-single-round-days = { $days ->
    [one] { $days } jour à une seule ronde, au moins { $least }
   *[other] { $days } jours à une seule ronde, au moins { $least }
}

# The regulations that set a limit.
limit-article-rating = règlement du classement Elo { $value }
limit-article-title = règlement des titres { $value }
limit-article-general = règlement général { $value }
limit-article-school = règles scolaires { $value }
limit-article-one-game-at-a-time = personne ne joue deux parties à la fois

# What must be seen to before a play-off.
play-off-duty-fixed-before = le mode d’appariement et la cadence sont fixés avant la compétition
play-off-duty-time-reserved = du temps est réservé, et toute issue de la compétition est prévue
play-off-duty-worth-it = il n’a lieu que pour la première place, un titre ou une qualification
play-off-duty-pause-before = il commence au moins { $minutes } minutes après la dernière partie de l’un de ses joueurs
play-off-duty-pause-between-stages = il y a au moins { $minutes } minutes entre deux étapes
play-off-duty-arbiters = chaque partie a un arbitre ; l’arbitre principal tranche les litiges
play-off-duty-colours-by-lot = les couleurs sont tirées au sort au début de chaque étape
play-off-duty-early-last-round = les parties de la dernière ronde qui peuvent y mener peuvent commencer avant les autres
play-off-duty-changes-reserved = le droit de faire les changements nécessaires est réservé
