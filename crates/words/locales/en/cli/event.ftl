# What the commands over the journal of an event say.

## The event and its sections

event-none-yet = There are no events yet; `adoube event new NAME` creates one.
event-no-home = there is no home folder to keep events in
    .help = name a folder with --data
event-short-name = The short name of the event is { $event }.
event-days = { $starts } to { $ends }
event-chief-arbiter = chief arbiter { $name }
event-section-line = { $name } [{ $id }]: { $format }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}{ $finished ->
    [yes] , finished
   *[no] {""}
}
event-round-line = round { $round }: { $games ->
    [one] { $finished } of { $games } result
   *[other] { $finished } of { $games } results
}, { $closed ->
    [yes] closed
   *[no] open
}
event-from-round = from round { $round }
event-withdrawn = withdrawn
event-no-such-section = there is no section "{ $name }"
    .help = the sections are: { $known }
event-no-such-team = there is no team "{ $name }"
event-without-section = the event has no section
    .help = add one with `adoube event add-section`
event-several-sections = the event has several sections
    .help = choose one with --section: { $known }
event-new-in-section = --section { $name } chooses a section that is there already
    .help = a new one is named with --section-name
event-add-in-section = --section { $name } chooses a section that is there already
    .help = a new one is named by the argument NAME, its short name with --id
event-bye-worth = the pairing-allocated bye is worth { $points }; --bye-points changes it
event-rating-follows = players are now ranked by the rating { $rating }, as usual by these rules; --rating names another
event-rating-stays = players are still ranked by the rating { $used }; usual by these rules is --rating { $usual }
event-us-rating = { $file }: rating does not belong here
    .help = which rating ranks the players of a section is said by --rating
event-not-us = the section is not paired by the US system
    .help = --pairing-system us-2025 or --rules us-2025
event-accelerated-already = { $file }: acceleration, but the section is accelerated already (28R)
    .help = `adoube event accelerate EVENT none` takes that back

## Headings of tables

event-heading-event = Event
event-heading-records = Records
event-heading-changed = Last change
event-heading-rank = Rank
event-heading-number = No.
event-heading-name = Name
event-heading-federation = Fed
event-heading-rating = Rating
event-heading-points = Points
event-heading-club = Club
event-heading-entry = Entry
event-heading-board = Board
event-heading-when = When
event-heading-who = Who
event-heading-what = What
event-boards-no-teams = { $name } is no section of teams: it has no boards to compare.
event-heading-table = Table
event-heading-team = Team
event-no-opponent = no opponent
event-no-boards-yet = boards not set
event-pairings-title = { $name }, round { $round }
event-standings-title = { $open ->
    [yes] { $reached ->
        [yes] { $name }, after round { $round } (not complete; by the round reached)
       *[no] { $name }, after round { $round } (not complete)
    }
   *[no] { $reached ->
        [yes] { $name }, after round { $round } (by the round reached)
       *[no] { $name }, after round { $round }
    }
}

## Players

event-nobody-called = nobody here is "{ $text }"
    .help = `adoube event show` lists the players
event-several-called = "{ $text }" fits several players
    .help = name one by # and the number: { $players }
event-entered-already = { $name } is entered already
event-list-empty = { $name } lists no players
    .help = each line below the headings is a player
event-made-from-file = { $event } was not there yet and is made from the file.
event-import-dry-run = Nothing was written: this was a dry run.
event-dry-run-of-report = --dry-run is for tournament report files; { $name } is none
event-imported = { $name } ({ $section }): { $format }, { $players } players, { $rounds } of { $planned } rounds, from { $version }
event-restored = { $records ->
    [one] { $event } restored with { $records } record.
   *[other] { $event } restored with { $records } records.
}
event-pairs-of-table = the pairs of a { $format } stand in its table: none can be prohibited
event-prohibition-of-one = a prohibition needs at least two players

## Rounds and results

event-no-round-paired = no round is paired yet
    .help = `adoube event pair` pairs the first one
event-round-not-paired = round { $round } is not paired; the last one is round { $last }
event-made-by-alone = --made-by says who made the pairings, and none are given
    .help = name them as WHITE-BLACK or with --pairs, or leave --made-by out
event-bye-alone = a { $format } has no bye to give
    .help = with --bye the boards are given too, as WHITE-BLACK or with --pairs
event-seed-without-lots = --seed is for drawing lots, and the pairings are given
    .help = leave --seed out, or the pairings
event-the-pairings = the pairings
event-no-pairings = no pairings are given
    .help = write them as WHITE-BLACK, such as 1-9 10-2, or name a file with --pairs
event-nobody-numbered = { $place }: nobody has pairing number { $number }
    .help = { $unnumbered ->
        [yes] `adoube event numbers` assigns the pairing numbers
       *[no] `adoube event show` lists the players with their numbers
    }
event-wrong-word = "{ $word }": { $problem }
event-no-new-board = "{ $text }" is not a new board: expected BOARD:WHITE-BLACK, such as 3:5-9
event-no-new-bye = "{ $text }" is not a bye: expected KIND:PLAYER with allocated, full, half or zero
event-no-result = "{ $text }" is not a result: expected BOARD=RESULT, such as 4=1-0
event-board-twice = board { $board } is named twice
event-withdrawal-open = what withdrawals mean for the games was not recorded yet: { $problem }

## The journal, reports and exports

event-log-reason = { $what } ({ $reason })
event-log-undone = { $what } [undone]
event-nothing-to-undo = there is nothing to undo
event-nothing-to-redo = there is nothing to redo
event-left-out = left out: { $text }
event-apply-line = { $file }, line { $line }
event-apply-unread = { $file }, line { $line }, column { $column }: { $problem }
event-export-what = name an event, or --all and a folder
event-unexportable = event { $event } cannot be written: { $error }
event-exported = { $count ->
    [one] { $count } event in { $folder }
   *[other] { $count } events in { $folder }
}

# Incidents.
incident-no-counter = { $value }: expected a player and what is counted, such as 5=warning; what can be counted: { $known }
incident-counts = { $who }, { $counter }: { $count }
incident-amended-by = amended { $at } by { $author }
incident-withdrawn-by = withdrawn { $at } by { $author }
incident-no-measure = { $value } is not a measure; there are: { $known }
event-incidents-left = One of the incidents needs a fact that is not told: nothing is written. Tell it in the file of facts.
incident-no-role = { $value } is not a role; there are: { $known }
event-no-edition = no edition of the rules is at hand for this section

## The round in the hall

event-no-time = "{ $text }" is not a time: expected 15:15 or 2026-11-02T15:15
event-no-sector = there is no sector "{ $name }"
event-no-duty = "{ $name }" is not a duty
    .help = `adoube event hall` lists the duties of a round with their names
event-no-reading = "{ $text }" is not a reading: expected BOARD=WHITE,BLACK,MOVE such as 4=65,90,5 or 4=1:05:00,4:30,38
event-started = { $late ->
    [none] started on { $at }
    [0] started on { $at }, as scheduled
   *[other] started on { $at }, { $late } min after the scheduled time
}
event-scheduled = not started yet; scheduled for { $at }
event-start-not-known = not started yet; not scheduled
event-default-until = { $default-time }, until { $until } ({ $article })
event-default = { $default-time } ({ $article })
event-overdue = overdue
event-heading-due = Due
event-heading-duty = Duty
event-heading-players = Players
event-heading-read = Read
event-heading-white-time = White
event-heading-black-time = Black
event-heading-move = Move
event-heading-difference = Dif
event-time-trouble = board { $board }, { $who }: { $left }, { $short }, { $recording }
event-exits = { $since ->
    [none] { $who }: left { $round }× in this round, { $section }× in all, longest { $longest } min
   *[other] { $who }: out since { $since }, left { $round }× in this round, { $section }× in all, longest { $longest } min
}
event-yes-or-no = expected yes or no
event-committee-member = "{ $text }" is no member of a committee: expected NAME;SEAT;FEDERATION;CLUB;BORN with chair, member or reserve as SEAT

# Quads from one list.
event-small-swiss = Small Swiss
event-group-line = { $name } ({ $id }): { $format }, { $rounds } rounds

# Extra rated games.
event-extra-game = extra rated game
event-extra-games = Extra games
event-not-extra-games = section "{ $section }" is not one of extra games
event-extra-game-visitor = --visitor enters somebody who is in no section

## Warnings

event-unconfirmed = nothing was written; this has to be confirmed first:
    { $warnings }
    .help = look at it, and go on with --confirm and the code, once for each
event-warning-line = level { $level }: { $text } [{ $code }]
event-refused-by-mode = nothing was written: { $warnings }
event-not-confirmed = nothing was written
event-ask-go-on = Go on? [yes/no]
event-ask-acknowledge = Seen? [yes/no]
event-ask-stay = Stay in FIDE mode? [yes/no]
event-answer-yes = y yes
event-answer-no = n no
event-log-confirmed = { $what } [confirmed: { $codes }]
event-heading-deleted = Deleted
event-heading-kept-until = Kept until
event-none-deleted = No event is deleted.
event-is-deleted = { $event } is deleted; `adoube event recover { $event }` brings it back until { $until }.
event-demo-is = The demonstration event is { $event }.
event-is-recovered = { $event } is back.
event-is-purged = { $event } is removed for good.
event-nothing-to-purge = No event was deleted more than 30 days ago.
event-not-deleted = "{ $event }" is not among the deleted events
    .help = `adoube event list --deleted` shows them
event-erased = { $count ->
    [one] Personal data erased from { $count } record; record { $record } says so.
   *[other] Personal data erased from { $count } records; record { $record } says so.
}
event-erase-whose = whose personal data?
    .help = name a player, or say --everybody
event-nothing-personal = There is nothing to erase.
