# Why the journal does not do what it was asked, and the way round it where there is one; `.help` names the commands for it.

and-more = { $count } more
open-board = round { $round } board { $board }

# Names, texts and reasons.
refusal-event-exists = the event has been created already
refusal-no-name = { $item-code ->
    [screen] a screen needs a name
    [duty] a duty needs a name
    [event] an event needs a name
    [section] a section needs a name
    [category] a category needs a name
    [sector] a sector needs a name
    [room] a room needs a name
    [arbiter] an arbiter needs a name
    [appellant] an appeal needs the name of who appeals
    [committee-member] a member of a committee needs a name
    [account-note] the note to an account needs a text
   *[team] a team needs a name
}
refusal-no-text = { $item-code ->
    [message] a message cannot be empty
    [note] a note cannot be empty
    [incident] the report of an incident cannot be empty
    [paper] the name of a paper cannot be empty
    [prize-fund] a prize fund cannot be empty
    [inspector] an inspection needs the name of who inspects
    [complainant] a complaint needs the name of who complains
    [complaint] a complaint must say what happened
    [grounds] an appeal must say why
    [decision] the decision cannot be empty
   *[moves] the moves of a game cannot be empty
}
refusal-control-character = { $item-code ->
    [message] the message contains a control character
    [reason] the reason contains a control character
    [account-note] the note to an account contains a control character
   *[other] the name contains a control character
}
refusal-too-long = { $item-code ->
    [screen] an event can have at most { $most } screens
    [message] a message can have at most { $most } characters
    [duty] the name of a duty can have at most { $most } characters
    [announcement-name] the name of an announcement can have at most { $most } characters
    [announcement] an announcement can have at most { $most } characters
    [paper] the name of a paper can have at most { $most } bytes
    [prize-fund] a prize fund can have at most { $most } bytes
    [account-note] the note to an account can have at most { $most } bytes
    [imported-remark] a remark of a file can have at most { $most } characters, and a section at most 1000 of them
   *[moves] the moves of a game can have at most { $most } bytes
}
refusal-no-reason = { $step-code ->
    [change-section] changing a section after round 1 has been paired needs a reason
    [finish-with-open-games] finishing with open games needs a reason
    [finish-early] finishing before all announced rounds are played needs a reason
    [number-otherwise] numbering in another order than the initial ranking needs a reason
    [change-acceleration] changing the acceleration after a round was paired needs a reason
    [adjust-result] adjusting a result needs a reason
    [adjust-points] adjusting points needs a reason
    [reopen-round] reopening a round needs a reason
    [amend-incident] amending an incident needs a reason
    [withdraw-incident] withdrawing an incident needs a reason
    [change-start] noting another start of a round needs a reason
    [decide-anew] deciding a case anew needs a reason
    [expel] expelling a player needs a reason
    [erase] erasing personal data needs a reason
    [rank-by-hand] ranking tied players by hand needs a reason
   *[change-pairing] changing a pairing by hand needs a reason
}
    .help = say why with --reason
refusal-ends-before-start = the event cannot end on { $ends }, before it starts on { $starts }
refusal-nothing-changes = nothing would change
refusal-named-twice = { $who } is named twice

# Sections.
refusal-no-section = there is no section "{ $value }"
refusal-section-exists = there is a section "{ $value }" already
refusal-section-merged = the players of section "{ $section }" are in section "{ $into }" now
refusal-merged-with-itself = a section cannot be merged with itself
refusal-merge-of-other-formats = only Swiss events of players can be merged, without teams: "{ $from }" cannot join "{ $into }"
refusal-merge-of-other-rounds = "{ $into }" has { $rounds } paired rounds and "{ $from }" has { $other }: schedules merge when both have come equally far
refusal-merge-of-other-scoring = "{ $from }" is announced with other rounds or points than "{ $into }"
refusal-no-rounds = a section needs at least one round
refusal-too-few-rounds = { $rounds ->
    [one] round { $needed } is paired, or a bye or a penalty speaks of it; the section cannot have only { $rounds } round
   *[other] round { $needed } is paired, or a bye or a penalty speaks of it; the section cannot have only { $rounds } rounds
}
refusal-empty-category = no player can be in category "{ $value }"; its limits exclude each other
refusal-announcement-name = "{ $value }" cannot name an announcement: expected letters a–z and _, such as default_time
refusal-not-in-fide-mode = section { $value } is not in FIDE mode, and does not enter it again
refusal-finished = section "{ $value }" is finished; take that back first (undo) to change anything
    .help = `adoube event log EVENT` shows the number of the record, `adoube event undo EVENT NUMBER` takes it back
refusal-format-frozen = round 1 is paired; a Swiss cannot become a fixed schedule any more, nor the other way round
refusal-empty-screen = screen "{ $value }" shows nothing
refusal-screen-seconds = a page stays for { $least } to { $most } seconds, not { $seconds }
refusal-no-tables = { $first } to { $last } are no stretch of tables; tables are counted from 1
refusal-sectors-overlap = table { $table } cannot be in two sectors, "{ $one }" and "{ $other }"
refusal-rooms-overlap = table { $table } cannot be in two rooms, "{ $one }" and "{ $other }"
refusal-table-elsewhere = table { $table } is not among the tables of "{ $room }"

# Players and teams.
refusal-entered-already = { $name } is entered already, with FIDE id { $fide-id }
refusal-no-entrant = there is no entrant { $value } in this section
refusal-no-team = there is no team { $value } in this section
refusal-no-incident = there is no incident { $incident } in this section
refusal-incident-is-withdrawn = incident { $incident } has been withdrawn
refusal-no-appeal = there is no appeal { $appeal } in this section
refusal-no-complaint = there is no complaint { $complaint } in this section
refusal-entrant-exists = there is already entrant { $value } in this section
refusal-team-exists = there is already team { $value } in this section
refusal-in-another-team = { $who } is already a member of { $team }
refusal-table-drawn = round 1 is paired from the table that was drawn; nobody can enter any more
refusal-in-team = { $who } is a member of { $team }; take them out of the team first
refusal-took-part = { $who } is paired or has a bye in round { $round }, so the entry stays; withdraw them instead
refusal-in-prohibited-pairing = { $who } is named in a prohibited pairing; set these anew without them first
refusal-seated = { $who } has a seat in the table that was drawn, so the entry stays; withdraw them instead
refusal-withdrawn-already = { $who } is withdrawn already
refusal-not-withdrawn = { $who } is not withdrawn
refusal-expelled-already = { $who } is expelled
refusal-plays-in-round = { $who } is paired or has a bye in round { $round } and can only leave after it; enter a forfeit if the game is not played
refusal-bye-requested-already = { $who } has already asked for a bye in round { $round }
refusal-no-bye-request = { $who } has not asked for a bye in round { $round }
refusal-pairing-allocated-bye-requested = the pairing-allocated bye is given by the pairing and cannot be asked for
refusal-table-taken = table { $table } is kept for { $who }
refusal-no-points = an adjustment of 0 points changes nothing
refusal-no-purpose = it must be said for what the points count

# Numbers and what pairings go by.
refusal-no-number = { $who } has no pairing number; assign numbers first
    .help = `adoube event numbers` assigns the pairing numbers
refusal-nobody-entered = nobody is entered, so there is nobody to number
refusal-contradiction = the tournament contradicts itself: { $value }
refusal-incomplete-order = { $expected ->
    [one] the order must name the one entrant once
   *[other] the order must name each of the { $expected } entrants once
}
refusal-numbers-frozen = { $who } would change from number { $from } to { $to }; no number changes after the fourth round has been paired (C.04.2.B.3)
refusal-lots-drawn = { $who } would change from number { $from } to { $to }; once round 1 is paired from the table, lots are not drawn again
refusal-nothing-to-exchange = pairing numbers are exchanged between two different players who have one
refusal-unequal-ratings = { $one } and { $other } have different ratings; only players of equal rating exchange their numbers
refusal-no-tie = lots are drawn, and places given, between two or more
refusal-not-as-drawn = this is not what the lots with that seed give
refusal-not-a-code = "{ $name }" cannot name a tie-break: expected capitals and digits, at most { $most }
refusal-number-twice = pairing number { $number } is given twice
refusal-empty-span = { $item-code ->
    [acceleration] acceleration: rounds { $first } to { $last } are no stretch of rounds
   *[prohibited-pairing] a prohibited pairing: rounds { $first } to { $last } are no stretch of rounds
}

# Rounds.
refusal-no-such-round = { $rounds ->
    [one] round { $round } is not the one round of this section
   *[other] round { $round } is not one of the { $rounds } rounds of this section
}
    .help = `adoube event edit-section EVENT --rounds N` changes how many there are
refusal-already-paired = round { $value } is paired already
refusal-not-paired = round { $value } is not paired yet
    .help = `adoube event pair EVENT` pairs the next round
refusal-out-of-turn = round { $round } cannot be paired before round { $next }
refusal-still-open = round { $value } is still open; declare it complete first
    .help = `adoube event close EVENT` declares it complete
refusal-closed = round { $value } is complete; reopen it first, with a reason
    .help = `adoube event reopen EVENT --round { $value } --reason WHY` opens it
refusal-not-closed = round { $value } is not declared complete
refusal-published-already = round { $value } is public already
refusal-not-public = round { $value } is not public yet; publish it first
refusal-board-twice = board { $value } is used twice
refusal-table-twice = table { $value } is used twice
refusal-plays-self = { $who } cannot play against themselves
refusal-appears-twice = { $who } appears twice in round { $round }; a round is one game or one bye
refusal-not-present = { $who } does not take part in round { $round } (withdrawn, or entered for a later round)
refusal-asked-for-bye = { $who } has asked for a bye in round { $round }; cancel the request to pair them
    .help = `adoube event bye EVENT PLAYER --round { $round } --cancel` cancels it
refusal-left-out = round { $round } leaves out { $who }; pair them, give them a bye or withdraw them
refusal-empty-round = round { $round } pairs nobody
    .help = `adoube event import EVENT FILE` enters players from a list; a column “Team” puts them into teams
refusal-not-of-the-teams = board { $board }: { $white } and { $black } do not play for the two teams of this table
refusal-no-board = there is no board { $board } in round { $round }
    .help = `adoube event pairings EVENT --round { $round }` lists the boards
refusal-no-table = there is no match at table { $table } in round { $round }
refusal-no-bye = { $who } has no bye in round { $round }
refusal-not-of-either-team = board { $board }: { $who } plays for neither team of this table
refusal-not-in-the-team = { $who } is not on the list of { $team }
refusal-empty-line-up = the line-up of { $team } names nobody
refusal-too-many-in-line-up = { $boards ->
    [one] the match is played on { $boards } board; the line-up names more players
   *[other] the match is played on { $boards } boards; the line-up names more players
}
refusal-out-of-board-order = { $below } stands above { $above } on the team’s list and cannot sit below; the board order holds throughout the event
refusal-no-line-up = { $team } has filed no line-up for round { $round }
refusal-no-match = { $team } has no match in round { $round }
refusal-boards-are-set = round { $round }: the boards of table { $table } are set; the line-ups can no longer be changed
    .help = `adoube event log EVENT` shows the record that set the boards, `adoube event undo EVENT NUMBER` takes it back
refusal-no-boards-yet = round { $round }: nobody sits at table { $table } yet; set the boards from the line-ups first
    .help = `adoube event set-boards EVENT` sets them; `adoube event walk-over EVENT TEAM` if a team does not come

# Results.
refusal-has-result = board { $board } of round { $round } has a result ({ $result }); clear it first
    .help = `adoube event result EVENT --clear { $board }` clears it
refusal-result-entered = board { $board } of round { $round } already has the result { $result }; correct it instead
    .help = `adoube event result EVENT { $board }=RESULT --correct` corrects it
refusal-players-do-not-report = the players of this section do not report their results; tell the arbiter
refusal-not-at-board = { $who } does not play on board { $board } of round { $round }
refusal-not-final = { $result } is not the end of a game
refusal-no-result = board { $board } of round { $round } has no result yet
refusal-impossible-result = { $result } is not a possible result of a game (Laws of Chess 10.2)
refusal-pending-result = "*" is no result; clear the result instead
refusal-other-players = board { $board } of round { $round } is { $white } – { $black } by now
refusal-other-result = the result of board { $board } of round { $round } is { $is } by now
refusal-missing-results = { $boards-count ->
    [one] round { $round } has no result on board { $boards }; enter it, adjourn the game, or adjust the result for pairing
   *[other] round { $round } has no result on boards { $boards }; enter them, adjourn the games, or adjust the results for pairing
}
refusal-open-games = { $unreported-count ->
    [0] { $adjourned-count ->
        [one] game adjourned: { $adjourned }; enter the result, or finish without it, with a reason
       *[other] games adjourned: { $adjourned }; enter the results, or finish without them, with a reason
    }
    [one] { $adjourned-count ->
        [0] game unreported: { $unreported }; enter the result; or adjourn the game, declare the round complete and finish with a reason
       *[other] game unreported: { $unreported }; adjourned: { $adjourned }; enter the results; or adjourn the games, declare the rounds complete and finish with a reason
    }
   *[other] { $adjourned-count ->
        [0] games unreported: { $unreported }; enter the results; or adjourn the games, declare the rounds complete and finish with a reason
       *[other] games unreported: { $unreported }; adjourned: { $adjourned }; enter the results; or adjourn the games, declare the rounds complete and finish with a reason
    }
}

# Taking back.
refusal-no-record = there is no record { $value }
    .help = `adoube event log EVENT` lists the records
refusal-undone-already = record { $value } is undone already
refusal-not-undone = record { $value } is not undone
refusal-not-undoable = record { $value } cannot be undone: without it there is no event
refusal-undo-of-undo = record { $value } is itself an undo or redo; name the record it is about
    .help = `adoube event log EVENT` lists the records
refusal-dependent = record { $dependent } would no longer hold ({ $why }); undo that one first
    .help = `adoube event undo EVENT { $dependent }` undoes it

# The hall.
refusal-has-no-game = { $who } has no game in round { $round }
refusal-out-already = { $who } is out of the playing area since { $since }
refusal-not-out = { $who } is not out of the playing area
refusal-back-before-leaving = { $who } left on { $left } and cannot be back before that
refusal-no-play-off = a play-off has two or more players or teams, from the first place down
