# Time controls, their rates of play, clocks and their logs, correspondence.

# A text is not a time control.
time-control-error = { $found ->
    [none] colonne { $column } : trouvé : la fin ; attendu : { $expected }
   *[other] colonne { $column } : trouvé : « { $found } » ; attendu : { $expected }
}
expected-in-control-plus-or-end = un signe plus ou la fin
expected-in-control-plus-or-black = un signe plus, ou -B et le temps des Noirs
expected-in-control-black = -B et le temps des Noirs
expected-in-control-colon-or-end = un deux-points ou la fin
expected-in-control-marked-minutes = des minutes, par exemple 90' ou 90'/40
expected-in-control-minutes = des minutes
expected-in-control-seconds = des secondes
expected-in-control-seconds-mark = le signe des secondes
expected-in-control-seconds-or-moves = des secondes, ou coups/secondes
expected-in-control-seconds-for-each-move = des secondes par coup
expected-in-control-only-seconds-for-each-move = des secondes par coup ; tous les coups ont déjà leur temps
expected-in-control-word-move = le mot « move »
expected-in-control-word-move-and-number = le mot « move » et le numéro du coup
expected-in-control-moves = un nombre de coups, de 1 à { $most }
expected-in-control-us-control = une cadence comme G/60 d/5 ou 40/90 SD/30 inc/30
expected-in-control-us-part = coups/minutes, G/, SD/, d/, inc/ ou +
expected-in-control-slash = une barre oblique
expected-in-control-nothing-after-addition = rien après le temps différé ou l’incrément
expected-in-control-known-control = une cadence ; il est écrit ici qu’elle est inconnue ou qu’il n’y en a pas
expected-in-control-possible = une cadence possible : { $value }

# Periods that make no time control.
time-control-fault-no-period = une cadence a au moins une période
time-control-fault-too-many-periods = { $most ->
    [one] une cadence a au plus { $most } période
   *[other] une cadence a au plus { $most } périodes
}
time-control-fault-ends-early = la période { $value } n’est pas la dernière et il lui faut un nombre de coups
time-control-fault-moves = il faut à la période { $period } au moins un coup et au plus { $most }
time-control-fault-time = il faut à la période { $value } un temps en secondes entières, de mille heures au plus
time-control-fault-addition = il faut à la période { $value } un ajout en secondes entières, non nul et d’une heure au plus
time-control-fault-hourglass = un sablier a une seule période pour tous les coups, pour les deux joueurs

# A notation has no words for a time control.
unprintable-control-different-times = cette notation ne permet pas de temps différents pour les joueurs
unprintable-control-changing-additions = cette notation ne permet pas d’ajouts qui changent
unprintable-control-additions-changing-twice = cette notation ne permet pas d’ajouts qui changent plus d’une fois
unprintable-control-odd-seconds = cette notation ne permet que des temps en minutes entières
unprintable-control-bronstein = cette notation ne distingue pas le Bronstein des autres temps différés
unprintable-control-delay = cette notation ne permet pas de temps différé
unprintable-control-hourglass = cette notation ne permet pas de sablier
unprintable-control-addition-left-open = cette notation ne permet pas de laisser l’ajout ouvert
unprintable-control-too-many-moves = cette notation ne permet pas de période d’autant de coups

# A text is not a length of time.
span-error = « { $found } » n’est pas un temps : attendu h:mm:ss ou m:ss, par exemple 1:30:00 ou 2:00

# Why a time control has no rate of play.
no-rate-time-odds = les joueurs n’ont pas le même temps
no-rate-no-band = aucune cadence ne prévoit { $value } par joueur
no-rate-base-too-short = il faut un temps de base de { $least }, et il est de { $found }
no-rate-unspecified = il n’est pas dit si du temps est ajouté
no-default-delay = la cadence ne dit pas si du temps est ajouté, et ces règles ne prévoient rien à défaut

# A log of a clock that cannot be played over.
clock-log-error-control = la cadence : { $error }
clock-log-error-event = événement { $number } : { $error }
clock-event-error-out-of-order = à { $at } : plus tôt que l’événement précédent, à { $before }
clock-event-error-out-of-range = à { $at } : attendu un instant de 0:00 à { $latest }
clock-event-error-unshowable = à { $at } : attendu un temps de 0:00 à { $longest } et un numéro de coup jusqu’à { $most-moves }
clock-event-error-running = à { $at } : la pendule est déjà en marche
clock-event-error-not-started = à { $at } : la pendule n’a pas été mise en marche ; indiquez quel côté tourne
clock-event-error-unspecified = la cadence ne précise pas ce qui est ajouté à chaque coup
clock-event-error-no-period = à { $at } : les { $side } n’ont plus d’autre période

# What was odd in a log.
clock-oddity-pressed-out-of-turn = les { $value } ont appuyé sur la pendule sans avoir le trait
clock-oddity-pressed-while-stopped = les { $value } ont appuyé sur la pendule arrêtée
clock-oddity-pressed-while-frozen = les { $value } ont appuyé sur la pendule à zéro
clock-oddity-pressed-before-start = les { $value } ont appuyé sur la pendule avant le début
clock-oddity-took-more-than-left = on a retiré aux { $side } { $missing } de plus que ce qui leur restait
clock-oddity-called-flag-is-up = la chute du drapeau des { $value } a été annoncée, mais il n’est pas tombé

# What must be known of a clock that is to be corrected.
missing-clock-fact-both-times = le temps d’aucun des joueurs n’est connu ; d’où peut-on tirer l’un des deux ?
missing-clock-fact-moves = combien de coups les { $value } ont-ils achevés ?
missing-clock-fact-elapsed = combien de temps la pendule a-t-elle tourné depuis le début ?

# Coming late, and adjourned games.
no-default-time = le règlement de la compétition doit fixer le délai de forfait

# Correspondence.
reflection-control-not-allowed = attendu 30 jours pour 10 coups avec au plus 10 jours pour un coup, ou au moins 3 jours par coup
