# Editions and their variations.

variation-error-unknown = { $edition } no tiene la variante «{ $id }»
variation-error-number-missing = la variante «{ $id }» lleva un número ({ $what }): se escribe { $id }=NÚMERO
variation-error-no-number = la variante «{ $value }» no lleva número
variation-error-not-a-number = «{ $value }» no es un número
variation-error-misfit = la variante «{ $id }» no encaja: { $cause }

# How players are told of a variation, and by when.
notice-channel-advance-publicity = incluida en toda la publicidad detallada
notice-channel-regulations = incluida en las bases del torneo
notice-channel-posted = expuesta en la sede
notice-channel-posted-at-entrances = expuesta en todas las entradas
notice-channel-announced = anunciada en la sede
notice-channel-opening-remarks = anunciada en la apertura
notice-moment-before-event = antes del torneo
notice-moment-before-first-round = antes de la ronda 1
notice-moment-before-second-round = antes de la ronda 2
notice-moment-before-use = antes de aplicarse
notice-moment-too-late = en cualquier momento
notice-rule = { $all-of-count ->
    [0] { $one-of-count ->
        [0] ningún aviso
       *[other] { $one-of }, { $by }
    }
   *[other] { $one-of-count ->
        [0] { $all-of }, { $by }
       *[other] { $all-of }, { $one-of }, { $by }
    }
}{ $better-by ->
    [none] {""}
   *[other] , mejor { $better-by }
}{ $publicity-if-major ->
    [yes] ; también en toda la publicidad detallada si puede disuadir de inscribirse
   *[no] {""}
}
notice-fault-must = la variante «{ $variation }» debe estar { $ways } { $by }
notice-fault-should = la variante «{ $variation }» debería anunciarse { $by }
notice-fault-publicity-if-major = si puede disuadir de inscribirse, la variante «{ $variation }» debe figurar en toda la publicidad detallada
