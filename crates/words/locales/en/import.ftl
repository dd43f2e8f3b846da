# A tournament from a report file: what is not as the file has it.

cannot-import-refused = the tournament cannot become a section: { $value }

import-adjustment-read = { $value }
import-adjustment-system-assumed = no record names the pairing system in words that are understood; { $system } is assumed
import-adjustment-system-not-paired = { $code } names a system that is not paired here; { $system } is taken
import-adjustment-initial-colour = no record says the initial colour; { $colour } explains round 1 and is taken
import-adjustment-second-score = the code of 192 names no second score; here it is used where colours are equal
import-adjustment-event-differs = { $event ->
    [none] { $field }: the file says { $file }; the event says nothing, and stays as it is
   *[other] { $field }: the event says { $event }, the file { $file }; that of the event holds
}
import-adjustment-unknown-tie-break = the tie-break { $code } is not known; it is kept and does not count
import-adjustment-points-not-first = 212 does not begin with the points; places go by points first
import-adjustment-unknown-time-control = the time control { $text } is not understood; it is kept in words
import-adjustment-encoded-time-control = the words { $words } for the time control are not understood; { $taken } of record 222 is taken
import-adjustment-no-times = { $rounds ->
    [one] the file has the day of { $rounds } round and not the time: it is set to 00:00
   *[other] the file has the days of { $rounds } rounds and not the times: they are set to 00:00
}
import-adjustment-same-fide-id = { $number } and { $other } have the FIDE number { $fide-id }; { $number } is entered without it
import-adjustment-not-there = { $number } has neither a game nor a bye in round { $rounds }: taken for not yet entered, or withdrawn
import-adjustment-taken-for-adjourned = { $games ->
    [one] round { $round }: { $games } game has no result, though a later round is paired; it is taken for adjourned
   *[other] round { $round }: { $games } games have no result, though a later round is paired; they are taken for adjourned
}
import-adjustment-other-ranks = { $players ->
    [one] { $players } place is not as in the file: { $number } is at { $own }, in the file at { $rank }
   *[other] { $players } places are not as in the file: { $number } is at { $own }, in the file at { $rank }
}
import-adjustment-team-details = short names and strengths of teams are not kept
import-adjustment-informative = 801 and 802 only repeat other records and are not kept
import-adjustment-one-round = no number of rounds is said and no round is paired; one round is announced

event-field-place = place
event-field-federation = federation
event-field-starts = first day
event-field-ends = last day
event-field-chief-arbiter = chief arbiter
event-field-deputy-arbiters = deputy arbiters
