lists-not-updated = { $name } could not be brought up to date: { $problem }
lists-updated = { $players ->
    [one] { $name }: { $players } player
   *[other] { $name }: { $players } players
}
lists-not-at-hand = the list { $list } is not at hand; take it in with adoube lists
lists-older-than-a-day = the FIDE lists are older than a day, or missing
lists-checked = { $count ->
    [one] { $count } entry held against the list { $list } { $month }
   *[other] { $count } entries held against the list { $list } { $month }
}
lists-other-month = the list that is valid is that of { $month }, which is not at hand
lists-all-agree = every rating agrees with the list
lists-differs =   { $name }: { $entered } entered ({ $source }), { $listed } in the list
lists-source-unknown = source not known
lists-nothing-to-update = none of these ratings differs from the list
lists-nowhere = no list of the section has a rating of { $name }
lists-other-rating = not in the main list; { $list } has { $rating }: take it with adoube event ratings pick
lists-not-kept = the lists could not be written down: { $error }
lists-name-taken = "{ $name }" is a list of FIDE; a list of your own has another name
lists-without-source = no list has a source; say where one comes from with adoube lists source
lists-never = never
lists-age = { $hours } h
lists-heading-name = list
lists-heading-month = month
lists-heading-players = players
lists-heading-age = age
lists-heading-source = source
ties-none = Nobody shares a place.
ties-no-value = "{ $text }" is no value: expected a player and a value such as 3=12.5
start-position-is = Start position { $number }: { $rank } ({ $fen })
argument-no-unrated = expected lowest, mean, or a rating
argument-no-later-rating = expected a round and a rating such as 5=2214
event-withdrawn-mark = withdrawn
report-no-rounds = no round is scheduled in { $month }
