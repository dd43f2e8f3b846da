# What `titles`, `arbiters` and `event arbiters` say, and what is asked of one player.

arbiters-nobody = there is no arbiter "{ $name }"
arbiters-not-in-list = { $file } has nobody who is "{ $name }"
arbiters-none = No arbiters are entered.
arbiters-usual = { $to ->
    [none] Usual beside chief and deputy: { $from ->
        [one] { $from } arbiter.
       *[other] { $from } arbiters.
    }
   *[other] Usual beside chief and deputy: { $from } to { $to } arbiters.
}
arbiters-certificates = Certificates of norms: { $most }.
arbiters-norm = { $title } norm here: { $standing }
due-to-rating-officer = Report to the rating officer by { $day }
due-upload = Upload to FIDE by { $day }
due-last-list = Last list that can rate the event: { $day }
arbiters-norm-number = Norm { $number }
ratings-next = The next game: { $win } with a win, { $draw } with a draw, { $loss } with a loss
norms-not-last-round = this needs exactly one round to play, and { $rounds } are announced
norms-last-round = { $name }: win { $win }, draw { $draw }, loss { $loss }
titles-by-rating = { $title }: the rating alone is enough (1.3)
titles-unconfirmed = by the table of 2017; to be confirmed by { $chapter }
arbiters-line = { $rounds ->
    [one] { $title } { $name }, { $role }, { $rounds } round
   *[other] { $title } { $name }, { $role }, { $rounds } rounds
}
arbiters-application = { $complete ->
    [yes] { $title }: nothing is missing
   *[no] { $title }: something is missing
}
arbiters-class-fee = { $fee ->
    [none] Class { $class }
   *[other] Class { $class }, licence { $fee } euro
}
ratings-reached = { $round ->
    [none] { $rounded ->
        [none] That rating was not reached.
       *[other] Reached after round { $rounded }, if the change is rounded.
    }
   *[other] Reached after round { $round }.
}
titles-application = { $complete ->
    [yes] { $title }: nothing is missing ({ $games } games)
   *[no] { $title }: something is missing ({ $games } games)
}
titles-direct = { $award-code ->
    [norm] { $event }: a norm for { $title }
   *[title] { $rating ->
        [none] { $event }: { $title }
       *[other] { $event }: { $title } when a rating of { $rating } is reached
    }
}
