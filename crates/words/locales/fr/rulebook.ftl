# Editions and their variations.

variation-error-unknown = { $edition } n’a pas de variante « { $id } »
variation-error-number-missing = la variante « { $id } » demande un nombre ({ $what }) : écrivez { $id }=NOMBRE
variation-error-no-number = la variante « { $value } » ne prend pas de nombre
variation-error-not-a-number = « { $value } » n’est pas un nombre
variation-error-misfit = la variante « { $id } » ne convient pas : { $cause }

# How players are told of a variation, and by when.
notice-channel-advance-publicity = indiquée dans toutes les annonces détaillées
notice-channel-regulations = indiquée dans le règlement de la compétition
notice-channel-posted = affichée sur place
notice-channel-posted-at-entrances = affichée à toutes les entrées
notice-channel-announced = annoncée sur place
notice-channel-opening-remarks = annoncée à l’ouverture
notice-moment-before-event = avant la compétition
notice-moment-before-first-round = avant la ronde 1
notice-moment-before-second-round = avant la ronde 2
notice-moment-before-use = avant d’être appliquée
notice-moment-too-late = à tout moment
notice-rule = { $all-of-count ->
    [0] { $one-of-count ->
        [0] aucune annonce
       *[other] { $one-of }, { $by }
    }
   *[other] { $one-of-count ->
        [0] { $all-of }, { $by }
       *[other] { $all-of }, { $one-of }, { $by }
    }
}{ $better-by ->
    [none] {""}
   *[other] , de préférence { $better-by }
}{ $publicity-if-major ->
    [yes]  ; aussi dans toutes les annonces détaillées si elle peut dissuader de s’inscrire
   *[no] {""}
}
notice-fault-must = la variante « { $variation } » doit être { $ways } { $by }
notice-fault-should = la variante « { $variation } » devrait être annoncée { $by }
notice-fault-publicity-if-major = si elle peut dissuader de s’inscrire, la variante « { $variation } » doit figurer dans toutes les annonces détaillées
