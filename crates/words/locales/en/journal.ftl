# The journal: what each change tells, in one line that starts with the section.

journal-record = record { $seq } by { $author }: { $change }
journal-conflict = somebody else has changed this since record { $seen }: { $changed }
    .help = look at the new state and try again
journal-subject = { $about ->
    [event] the event
    [section] section { $section }
    [round] { $section } round { $round }
    [board] { $section } round { $round } board { $board }
    [entrant] { $entrant }
   *[team] { $team }
}

# Of the event.
journal-event-created = event "{ $details-name }" created
journal-event-edited = event "{ $details-name }" edited
journal-noted = note on { $subject }: { $text }
record-undone = record { $seq } undone
record-redone = record { $seq } redone
withheld = confidential record

# Of a section.
section-format-swiss = Swiss
section-format-round-robin = round robin
section-format-knockout = knockout
section-format-match = match
section-format-team-swiss = team Swiss
section-format-team-round-robin = team round robin
section-format-scheveningen = Scheveningen
section-format-skalitzka = Skalitzka
section-format-hutton = Hutton
section-format-team-knockout = team knockout
section-format-individual-teams = Swiss of players for teams
section-format-extra-games = extra games
section-added = { $settings-rounds ->
    [one] { $section }: section "{ $settings-name }" added, { $settings-format } in { $settings-rounds } round
   *[other] { $section }: section "{ $settings-name }" added, { $settings-format } in { $settings-rounds } rounds
}
section-imported = { $rounds-count ->
    [one] { $section }: section "{ $settings-name }" imported from { $file }, { $entrants-count } players, { $rounds-count } round
   *[other] { $section }: section "{ $settings-name }" imported from { $file }, { $entrants-count } players, { $rounds-count } rounds
}
section-merged = { $from }: its players joined { $section }
section-divided = { $groups-count ->
    [one] { $section }: its players went over into a new section
   *[other] { $section }: its players went over into { $groups-count } new sections
}
fide-mode-left = { $section }: FIDE mode left, for good
section-edited = { $section }: settings changed
settings-changed = { $section }: settings changed: { $changes }
setting-change-name = name “{ $after }” instead of “{ $before }”
setting-change-format = format { $after } instead of { $before }
setting-change-pairing-system = { $after ->
    [none] pairing system { $before } no longer announced
   *[other] { $before ->
        [none] pairing system { $after }
       *[other] pairing system { $after } instead of { $before }
    }
}
setting-change-rules = { $after ->
    [none] rules of play { $before } no longer announced
   *[other] { $before ->
        [none] rules of play { $after }
       *[other] rules of play { $after } instead of { $before }
    }
}
setting-change-rounds = { $after ->
    [one] { $after } round instead of { $before }
   *[other] { $after } rounds instead of { $before }
}
setting-change-points = points for win, draw and loss { $after-win }, { $after-draw } and { $after-loss } instead of { $before-win }, { $before-draw } and { $before-loss }
setting-change-other-points = other points for byes or forfeits
setting-change-rating-used = players are ranked by { $after } instead of { $before }
setting-change-equal-ratings = among equals { $after } decides instead of { $before }
setting-change-initial-colour = { $after ->
    [none] initial colour { $before } taken back
   *[other] { $before ->
        [none] initial colour { $after }
       *[other] initial colour { $after } instead of { $before }
    }
}
setting-change-time-control = { $after ->
    [none] time control { $before } no longer announced
   *[other] { $before ->
        [none] time control { $after }
       *[other] time control { $after } instead of { $before }
    }
}
setting-change-tie-breaks = { $after-count ->
    [0] tie-breaks { $before } no longer announced
   *[other] { $before-count ->
        [0] tie-breaks { $after }
       *[other] tie-breaks { $after } instead of { $before }
    }
}
setting-change-team-scoring = teams are scored otherwise
setting-change-round-start = { $after ->
    [none] start of round { $round } ({ $before }) no longer announced
   *[other] { $before ->
        [none] round { $round } starts { $after }
       *[other] round { $round } starts { $after } instead of { $before }
    }
}
setting-change-publication = { $after-code ->
    [by-hand] rounds become public when the arbiter says so
   *[immediate] rounds become public as soon as they are paired
}
setting-change-players-report = { $after ->
    [yes] players may report results
   *[no] players may no longer report results
}
setting-change-categories = { $after-count ->
    [0] categories { $before } removed
   *[other] { $before-count ->
        [0] categories { $after }
       *[other] categories { $after } instead of { $before }
    }
}
setting-change-category-limits = other limits of categories
setting-change-announced = announced anew: { $names }
rating-used-fide-then-national = FIDE rating, else national
rating-used-national-then-fide = national rating, else FIDE
rating-used-fide = FIDE rating
rating-used-national = national rating
rating-used-higher = the higher rating
rating-used-other = another rating, assigned to each
equal-ratings-name = the name
equal-ratings-entry = the order of entry
equal-ratings-lots = the lot
sectors-set = { $sectors-count ->
    [0] { $section }: sectors of the hall removed
    [one] { $section }: { $sectors-count } sector of the hall set
   *[other] { $section }: { $sectors-count } sectors of the hall set
}
tables-planned = { $rooms-count ->
    [0] { $section }: plan of the tables removed
   *[other] { $section }: tables planned: { $rooms }
}
room = { $name } { $first }–{ $last }
paper-signed-off = Paper signed off: { $paper }
prize-fund-set = { $fund ->
    [none] { $section }: prize fund removed
   *[other] { $section }: prize fund set
}
numbers-assigned = { $numbers-count ->
    [one] { $section }: pairing numbers assigned to { $numbers-count } player
   *[other] { $section }: pairing numbers assigned to { $numbers-count } players
}
virtual-points-set = { $virtual-points-count ->
    [0] { $section }: acceleration removed
   *[other] { $section }: acceleration set
}
team-virtual-points-set = { $virtual-points-count ->
    [0] { $section }: acceleration of teams removed
   *[other] { $section }: acceleration of teams set
}
decided-place = { $place }. { $who }
play-off-decided = { $section }: play-off after round { $round }: { $places }
team-play-off-decided = { $section }: play-off of teams after round { $round }: { $places }
numbers-exchanged = { $section }: { $one } and { $other } exchanged their pairing numbers { $one-had } and { $other-had }
tie-settled = { $seed ->
    [none] { $section }: tie after round { $round } ranked by hand: { $order }
   *[other] { $section }: lots drawn for the tie after round { $round } (seed { $seed }): { $order }
}
tie-break-values-entered = { $section }: values of the tie-break { $name } entered after round { $round } ({ $values-count })
pairings-prohibited = { $prohibited-count ->
    [0] { $section }: prohibited pairings removed
    [one] { $section }: { $prohibited-count } group of prohibited pairings set
   *[other] { $section }: { $prohibited-count } groups of prohibited pairings set
}
incident-reported = { $board ->
    [none] { $ruling ->
        [none] { $section }: incident in round { $round }: { $facts }
       *[other] { $section }: incident in round { $round }: { $facts }; ruling: { $ruling }
    }
   *[other] { $ruling ->
        [none] { $section }: incident in round { $round } board { $board }: { $facts }
       *[other] { $section }: incident in round { $round } board { $board }: { $facts }; ruling: { $ruling }
    }
}
incident-amended = { $was ->
    [none] { $section }: incident { $incident } amended: { $report }
   *[other] { $section }: incident { $incident } amended (before: { $was }): { $report }
}
incident-place = { $board ->
    [none] round { $round }
   *[other] round { $round } board { $board }
}
incident-withdrawn = { $section }: incident { $incident } withdrawn
incident-report = { $board ->
    [none] { $ruling ->
        [none] round { $round }: { $facts }
       *[other] round { $round }: { $facts }; ruling: { $ruling }
    }
   *[other] { $ruling ->
        [none] round { $round } board { $board }: { $facts }
       *[other] round { $round } board { $board }: { $facts }; ruling: { $ruling }
    }
}
appeal-filed = { $section }: appeal by { $appeal-appellant }: { $appeal-grounds }
appeal-committee-set = { $members-count ->
    [0] { $section }: committee for appeal { $appeal } removed
    [one] { $section }: committee for appeal { $appeal } set, { $members-count } person
   *[other] { $section }: committee for appeal { $appeal } set, { $members-count } persons
}
appeal-decided = { $section }: appeal { $appeal } decided: { $decision-outcome }; { $decision-text }
appeal-outcome-upheld = upheld
appeal-outcome-changed = decision changed
appeal-outcome-dismissed = dismissed
appeal-outcome-withdrawn = withdrawn
inspection-recorded = { $section }: inspection of { $entrant } in round { $round }: { $inspection-consent }
inspection-consent-agreed = the player agreed
inspection-consent-after-explanation = the player agreed after an explanation
inspection-consent-after-warning = the player agreed after a warning
inspection-consent-refused = the player refused
complaint-filed = { $section }: complaint of { $complaint-complainant-name } about { $complaint-accused }: { $complaint-facts }
complaint-decided = { $section }: complaint { $complaint } decided: { $decision-outcome }; { $decision-text }
complaint-outcome-unfounded = manifestly unfounded
complaint-outcome-not-confirmed = not confirmed
complaint-outcome-confirmed = confirmed
complaint-outcome-referred = handed on to the fair-play body
section-finished = { $section }: finished

# Of an entry.
journal-registered = { $first-round ->
    [1] { $section }: { $player-name } registered
   *[other] { $section }: { $player-name } entered from round { $first-round }
}
player-edited = { $section }: data of { $player-name } edited
scratched = { $section }: entry of { $name } removed
entry-moved = { $section }: { $name } moved to the section { $to }
journal-withdrawn = { $section }: { $entrant } withdrawn from round { $from }
expelled = { $section }: { $entrant } expelled from round { $from }
re-entered = { $section }: { $entrant } back from round { $from }
bye-requested = { $bye-code ->
    [pairing-allocated] { $section }: { $entrant } asked for a pairing-allocated bye in round { $round }
    [full-point] { $section }: { $entrant } asked for a full-point bye in round { $round }
    [half-point] { $section }: { $entrant } asked for a half-point bye in round { $round }
   *[zero-point] { $section }: { $entrant } asked for a zero-point bye in round { $round }
}
bye-request-cancelled = { $section }: { $entrant } no longer asks for a bye in round { $round }
checked-in = { $entrants-count ->
    [1] { $section }: { $entrants } checked in
    [2] { $section }: { $entrants } checked in
    [3] { $section }: { $entrants } checked in
   *[other] { $section }: { $entrants-count } players checked in
}
checked-out = { $entrants-count ->
    [1] { $section }: { $entrants } checked out
    [2] { $section }: { $entrants } checked out
    [3] { $section }: { $entrants } checked out
   *[other] { $section }: { $entrants-count } players checked out
}
board-fixed = { $table ->
    [none] { $section }: { $entrant } plays at any table
   *[other] { $section }: { $entrant } plays at table { $table }
}
needs-set = { $needs-kinds-count ->
    [0] { $needs-words ->
        [none] { $section }: { $entrant } has no special needs
       *[other] { $section }: needs of { $entrant }: { $needs-words }
    }
   *[other] { $needs-words ->
        [none] { $section }: needs of { $entrant }: { $needs-kinds }
       *[other] { $section }: needs of { $entrant }: { $needs-kinds }; { $needs-words }
    }
}
need-sight = blind or visually impaired
need-wheelchair = wheelchair
need-hearing = deaf or hard of hearing
need-moving-assistant = assistant for the moves
need-clock-assistant = assistant for the clock
need-recording-assistant = assistant for the scoresheet
need-fixed-table = always the same table
points-adjusted = { $adjustment-points-sign ->
    [minus] { $adjustment-points ->
        [one] { $section }: { $adjustment-entrant } { $adjustment-points } point from round { $adjustment-round }
       *[other] { $section }: { $adjustment-entrant } { $adjustment-points } points from round { $adjustment-round }
    }
   *[plus] { $adjustment-points ->
        [one] { $section }: { $adjustment-entrant } +{ $adjustment-points } point from round { $adjustment-round }
       *[other] { $section }: { $adjustment-entrant } +{ $adjustment-points } points from round { $adjustment-round }
    }
}

# Of a team.
team-added = { $section }: team { $details-name } added
team-edited = { $section }: team { $details-name } edited
line-up-filed = { $section }: round { $round }: line-up of { $team }: { $players }
line-up-withdrawn = { $section }: round { $round }: line-up of { $team } withdrawn

# Of a round.
paired-board = board { $board } { $white } – { $black }
player-bye = { $entrant } { $kind }
round-pairings = { $boards-count ->
    [0] { $byes-count ->
        [0] nothing
       *[other] { $byes }
    }
   *[other] { $byes-count ->
        [0] { $boards }
       *[other] { $boards }, { $byes }
    }
}
round-paired = { $pairings-byes-count ->
    [0] { $section }: round { $round } paired { $made-by-engine-code ->
        [by-hand] by hand
       *[other] by { $made-by-engine }
    }: { $pairings-boards-count ->
        [0] { $pairings-matches-count ->
            [one] { $pairings-matches-count } match
           *[other] { $pairings-matches-count } matches
        }
        [one] { $pairings-boards-count } board
       *[other] { $pairings-boards-count } boards
    }
   *[other] { $section }: round { $round } paired { $made-by-engine-code ->
        [by-hand] by hand
       *[other] by { $made-by-engine }
    }: { $pairings-boards-count ->
        [0] { $pairings-matches-count ->
            [one] { $pairings-matches-count } match
           *[other] { $pairings-matches-count } matches
        }
        [one] { $pairings-boards-count } board
       *[other] { $pairings-boards-count } boards
    }, { $pairings-byes-count ->
        [one] { $pairings-byes-count } bye
       *[other] { $pairings-byes-count } byes
    }
}
journal-round-published = { $section }: round { $round } published
start-position-set = { $section }: start position { $position } for round { $round }
pairings-changed = { $section }: round { $round } changed by hand: { $added } instead of { $removed }
empty-board = board { $board } { $entrant } without an opponent
boards-set = { $empty-boards-count ->
    [0] { $section }: round { $round }: boards set from the line-ups: { $boards }
   *[other] { $section }: round { $round }: boards set from the line-ups: { $boards }; { $empty-boards }
}
journal-round-closed = { $section }: round { $round } closed
journal-round-reopened = { $section }: round { $round } reopened

# Of the hall during a round.
round-started = { $section }: round { $round } started on { $at }
duty-done = { $section }: round { $round }: { $duty } done
clock-read = { $last-move ->
    [none] { $section }: round { $round } board { $board }: clock read on { $at }: White { $white-seconds } s, Black { $black-seconds } s
   *[other] { $section }: round { $round } board { $board }: clock read on { $at }: White { $white-seconds } s, Black { $black-seconds } s, move { $last-move }
}
player-left = { $section }: round { $round }: { $entrant } left the playing area on { $at }
player-returned = { $section }: round { $round }: { $entrant } back in the playing area on { $at }
results-verified = { $boards-count ->
    [one] { $section }: round { $round }: verified against the slip: { $boards }
   *[other] { $section }: round { $round }: { $boards-count } results verified against the slips
}
verified-result = board { $board }, { $result }

# Of a board.
result-entered = { $section }: round { $round } board { $board }, { $white } – { $black }: { $result }
result-reported = { $section }: round { $round } board { $board }, { $white } – { $black }: { $result } reported by { $by }
game-recorded = { $movetext ->
    [none] { $section }: round { $round } board { $board }, { $white } – { $black }: moves removed
   *[other] { $section }: round { $round } board { $board }, { $white } – { $black }: moves recorded
}
result-corrected = { $section }: round { $round } board { $board }, { $white } – { $black }: corrected from { $was } to { $result }
result-cleared = { $section }: round { $round } board { $board }, { $white } – { $black }: { $was } cleared
result-adjusted = { $result ->
    [none] { $section }: round { $round } board { $board }, { $white } – { $black }: counts as reported for { $purpose }
   *[other] { $section }: round { $round } board { $board }, { $white } – { $black }: counts as { $result } for { $purpose }
}

# What cannot be read or stored.
invalid-id = "{ $text }" cannot be a short name: expected 1 to 64 letters a–z, digits and hyphens, such as spring-open-2026
invalid-author = "{ $text }" cannot be an author: expected a name of 1 to 100 printable characters
    .help = name one with --author, or set ADOUBE_AUTHOR
broken-journal = record { $seq }: { $why }
submit-error-refused = { $why }
store-error-no-event = there is no event "{ $value }"
    .help = `adoube event list` shows the events there are
store-error-event-exists = there is an event "{ $value }" already
    .help = choose another short name with --id, or go on with the event there is
store-error-out-of-order = record { $value } is out of order
store-error-unreadable = record { $seq } of event "{ $event }" cannot be read: { $problem }
store-error-newer-version = { $file ->
    [none] the database was written by a newer version of Adoube; this one cannot read it
   *[other] { $file } was written by a newer version of Adoube; this one cannot read it
}
    .help = a newer version of Adoube reads it
store-error-open = { $path }: { $problem }
    .help = --data DIR, or ADOUBE_DATA, names the folder in which events are kept; it must be one that you may write to
store-error-database = the database failed: { $value }
store-error-gone = { $path } was moved or removed while it was open; nothing is written any more
export-error-not-an-export = line 1, column { $column }: not an export of an Adoube event: expected {"{"}"adoube":"journal",…{"}"}
export-error-newer-version = line 1: the export has version { $found }, this program reads up to version { $known }
    .help = a newer version of Adoube reads it
export-error-bad-record = line { $line }, column { $column }: { $problem }
export-error-incomplete = { $announced ->
    [one] the export announces { $announced } record but holds { $found }; it is not complete
   *[other] the export announces { $announced } records but holds { $found }; it is not complete
}
    .help = export the event again
store-error-event-deleted = the event "{ $value }" was deleted
    .help = `adoube event recover { $value }` brings it back; `adoube event purge { $value }` removes it for good and frees its name
journal-erased = personal data erased: { $subject }
store-error-read-only = { $path } can only be read: nothing is written
    .help = make the folder and its files writable for you, or copy them to a place that is
