# The round at the desk: its start, duties, clocks, and who leaves the playing area.

hall-phase-before = before the round
hall-phase-during = during the round
hall-phase-after = after the round

# Duties, as something that is done.
hall-duty-arbiters-present = Arbiters present in the hall
hall-duty-venue-checked = Venue checked: rooms, light, air, space
hall-duty-equipment-checked = Boards, pieces, score sheets and pens checked
hall-duty-tables-arranged = Tables, chairs, name plates and table numbers arranged
hall-duty-clocks-set = Clocks set, checked and in their places
hall-duty-line-ups-checked = Line-ups held against the lists of the teams and the board order
hall-duty-players-instructed = Players told of the playing site and the conditions
hall-duty-pairings-published = Pairings published
hall-duty-round-started = Start announced and noted
hall-duty-absentees-noted = Absent players noted at the end of the default time
hall-duty-opponents-informed = Players told of late opponents
hall-duty-clocks-read = Clocks read on the time-control sheet, every 30 minutes
hall-duty-exits-watched = Players who leave the playing area watched discreetly
hall-duty-time-trouble-watched = Games in time trouble observed
hall-duty-games-recorded = Every game recorded by an arbiter or assistant
hall-duty-claims-checked = Claims checked before they are decided
hall-duty-scoresheets-signed = Score sheets show the same result and are signed by both
hall-duty-results-entered = Every result entered
hall-duty-results-compared = Results compared with score sheets or match protocols
hall-duty-incidents-logged = Incidents written down
hall-duty-standings-posted = Wall charts brought up to date
hall-duty-boards-reset = Boards and equipment ready for the next round
hall-duty-round-closed = Round declared complete
hall-duty-next-round-published = Next round published
hall-duty-results-forwarded = Results and fees forwarded to the federation
duty-noted = { $section }: round { $round }: done: { $duty }
clock-noted = { $last-move ->
    [none] { $section }: round { $round } board { $board }, { $at }: White { $white }, Black { $black }
   *[other] { $section }: round { $round } board { $board }, { $at }: White { $white }, Black { $black }, move { $last-move }
}

# The start.
hall-default-time-minutes = { $minutes ->
    [0] default time: none, who is not there at the start has lost
    [one] default time: { $minutes } minute
   *[other] default time: { $minutes } minutes
}
hall-default-time-exact = default time: { $white } for White, { $black } for Black
hall-default-time-not-announced = default time: not announced, and the rules have none
hall-default-time-control-not-known = default time: no longer than the first time control, which is not known
hall-default-time-rules-not-known = default time: not announced, and no edition of the rules for that day is at hand
hall-default-time-forfeit-minutes = { $minutes ->
    [0] forfeit time: none, who is not there at the start has lost
    [one] forfeit time: { $minutes } minute
   *[other] forfeit time: { $minutes } minutes
}
hall-default-time-forfeit-exact = forfeit time: { $white } for White, { $black } for Black
hall-default-time-forfeit-control-not-known = forfeit time: no longer than the first time control, which is not known
hall-call-five-minutes = Five minutes until the start
hall-call-one-minute = One minute until the start
hall-call-start = Start of the round
hall-call-default-time-over = End of the default time
hall-call-forfeit-time-over = End of the forfeit time

# Arbiters.
hall-arbiters-advised = { $present ->
    [none] { $players } players: { $least } to { $most } arbiters are advised; how many there are is not announced
   *[other] { $players } players: { $least } to { $most } arbiters are advised; announced: { $present }
}
hall-arbiters-advised-about = { $present ->
    [none] { $players } players: { $number ->
        [one] { $number } arbiter is advised
       *[other] { $number } arbiters are advised
    }; how many there are is not announced
   *[other] { $players } players: { $number ->
        [one] { $number } arbiter is advised
       *[other] { $number } arbiters are advised
    }; announced: { $present }
}
hall-arbiters-supervised = { $present ->
    [none] { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: adequate supervision takes { $least ->
        [one] { $least } arbiter
       *[other] { $least } arbiters
    }, one for { $each }; how many there are is not announced
   *[other] { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: adequate supervision takes { $least ->
        [one] { $least } arbiter
       *[other] { $least } arbiters
    }, one for { $each }; announced: { $present }
}

# The time-control sheet.
hall-unchecked-not-read = clock not read yet
hall-unchecked-start-not-noted = not checked: the start of the round is not noted
hall-unchecked-control-not-known = not checked: the time control is not known
hall-unchecked-move-not-noted = not checked: the number of the move is not noted
hall-sheet-fault-time-missing = { $missed-presses ->
    [none] { $by } missing on both clocks together: look at presses, setting and clock
    [one] { $by } missing on both clocks together: { $missed-presses } pair of forgotten presses would explain it; look at setting and clock too
   *[other] { $by } missing on both clocks together: { $missed-presses } pairs of forgotten presses would explain it; look at setting and clock too
}
hall-sheet-fault-time-too-much = { $by } too much on both clocks together: look at the setting and the clock
hall-sheet-fault-before-start = read before the start of the round
hall-sheet-fault-moves-went-back = move { $now } after move { $before } in the reading before
hall-sheet-fault-gained = { $side } has { $by } more than the moves since the reading before can have brought
hall-sheet-fault-time-used-up = the time of { $side } is used up

# Time trouble.
hall-shortness-short = short of time
hall-shortness-perhaps-by-now = perhaps short of time by now
hall-shortness-no = enough time
hall-recording-must = must record
hall-recording-need-not = need not record
hall-recording-not-known = not known whether recording is a duty
hall-pressure-yes = time pressure
hall-pressure-no = no time pressure
hall-pressure-not-known = not known whether it is time pressure

no-such-duty = { $duty } is not a duty of any round
