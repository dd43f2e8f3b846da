# Editions and their variations.

variation-error-unknown = { $edition } has no variation "{ $id }"
variation-error-number-missing = the variation "{ $id }" takes a number ({ $what }): write { $id }=NUMBER
variation-error-no-number = the variation "{ $value }" takes no number
variation-error-not-a-number = "{ $value }" is not a number
variation-error-misfit = the variation "{ $id }" does not fit: { $cause }

# How players are told of a variation, and by when.
notice-channel-advance-publicity = in all detailed publicity
notice-channel-regulations = in the regulations of the event
notice-channel-posted = posted at the site
notice-channel-posted-at-entrances = posted at all entrances
notice-channel-announced = announced at the site
notice-channel-opening-remarks = announced at the opening
notice-moment-before-event = before the event
notice-moment-before-first-round = before round 1
notice-moment-before-second-round = before round 2
notice-moment-before-use = before it is used
notice-moment-too-late = at any time
notice-rule = { $all-of-count ->
    [0] { $one-of-count ->
        [0] none
       *[other] { $one-of }, { $by }
    }
   *[other] { $one-of-count ->
        [0] { $all-of }, { $by }
       *[other] { $all-of }, { $one-of }, { $by }
    }
}{ $better-by ->
    [none] {""}
   *[other] , better { $better-by }
}{ $publicity-if-major ->
    [yes] ; in all detailed publicity too if it might keep players away
   *[no] {""}
}
notice-fault-must = { $variation } must be { $ways } { $by }
notice-fault-should = { $variation } should be told { $by }
notice-fault-publicity-if-major = if it might keep players away, { $variation } must be in all detailed publicity
