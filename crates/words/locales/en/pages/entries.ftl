# Texts of the pages: entries.

entries = Entries
entries-add = Enter the player
entries-added = { $value } is entered.
entries-at-table = table { $value }
entries-birth = Born
entries-board = Board
entries-board-of = Board of { $value }
entries-boards-hint = The order of the boards. Who has no number leaves the team.
entries-bye-allocated = pairing-allocated bye
entries-bye-full = full-point bye
entries-bye-half = half-point bye
entries-bye-in = { $first }, round { $second }
entries-bye-zero = absent, no point
entries-byes = Byes
entries-byes-announced = Announced: at most { $value } a player.
entries-byes-announced-until = Announced: at most { $first } a player, until round { $second }.
entries-byes-beyond = { $first } This is more than was announced. { $second }
entries-byes-more = This is more than was announced.
entries-byes-noted = The byes of { $value } are noted.
entries-byes-save = Note the byes
entries-byes-unchanged = Nothing changed.
entries-captain = Captain
entries-captain-is = Captain: { $value }
entries-check-all = Check in all
entries-check-in = Check in
entries-check-in-one = Check in { $value }
entries-check-none = Check out all
entries-check-out = Check out
entries-check-out-one = { $value } is here: check out
entries-checked-in = { $count ->
    [one] { $count } player checked in.
   *[other] { $count } players checked in.
}
entries-checked-out = { $count ->
    [one] { $count } player checked out.
   *[other] { $count } players checked out.
}
entries-club = Club
entries-coefficient = K
entries-column-n = Column { $value }
entries-columns = What the columns tell
entries-complete = Fill gaps from the rating list
entries-data = Player
entries-edited = The data of { $value } are corrected.
entries-empty-list = The list is empty: there is no player in it.
entries-enter-these = Enter these players
entries-entered = { $count ->
    [one] { $count } player is entered.
   *[other] { $count } players are entered.
}
entries-faults = Lines that cannot be used
entries-federation = Fed
entries-female = F
entries-fide-id = FIDE ID
entries-field-assigned = Assigned rating
entries-field-birth = Date or year of birth
entries-field-blitz = Blitz rating
entries-field-club = Club, school or town
entries-field-federation = Federation
entries-field-fideid = FIDE ID
entries-field-given = Given name
entries-field-name = Name, or family name
entries-field-national = National rating
entries-field-nationalid = National ID
entries-field-needs = Needs
entries-field-notes = Notes
entries-field-number = Running number
entries-field-rapid = Rapid rating
entries-field-sex = Sex
entries-field-grade = Grade at school
entries-field-standard = Standard rating
entries-field-team = Team
entries-field-title = Title
entries-file = A file: CSV, XLSX, ODS or a tournament report (TRF)
entries-find = Find
entries-first-round = First round
entries-fixed-board = Fixed table
entries-fixed-hint = The player sits at this table in every round. Leave it empty for wherever the pairing puts them.
entries-from-round = enters in round { $value }
entries-from-which = From which round
entries-here = here
entries-ignored = Columns that are not used: { $value }
entries-import = Paste or load a list
entries-import-hint = You will see what each column is taken for and who would be entered. Nothing is written before you confirm.
entries-inactive = inactive
entries-is-here = Checked in.
entries-is-not-here = Not checked in yet.
entries-leave-out = Leave out
entries-leave-out-one = Leave out { $value }
entries-line = Line
entries-list-gone = The list is no longer kept, or it was entered already. Send it again if needed.
entries-list-month = List of
entries-list-of = { $count ->
    [one] Rating list of { $first } with { $second } player: type a name or a FIDE ID.
   *[other] Rating list of { $first } with { $second } players: type a name or a FIDE ID.
}
entries-list-undated = { $count ->
    [one] Rating list with { $count } player: type a name or a FIDE ID.
   *[other] Rating list with { $count } players: type a name or a FIDE ID.
}
entries-long-list = The list has { $first } lines; at most { $second } players can be entered at once.
entries-look = Look at the list
entries-look-again = Look again
entries-male = M
entries-marks = Remarks
entries-missed = For missed rounds
entries-missed-nothing = nothing
entries-more-fields = More: national rating, notes, late entry
entries-name = Name
entries-name-hint = Family name, Given name
entries-national-id = National ID
entries-new = A new player
entries-no = no
entries-no-list = There is no rating list on this server yet.
entries-no-such-board = “{ $value }” is not the number of a board.
entries-no-such-bye = “{ $value }” is not a kind of bye.
entries-no-such-round = “{ $value }” is not a round.
entries-no-such-table = “{ $value }” is not the number of a table.
entries-no-teams = There are no teams yet.
entries-nobody = Nobody is entered yet. Type a name above, or paste or load a list.
entries-nobody-found = Nobody fits this search.
entries-nobody-left = Everybody on the list is left out: there is nobody to enter.
entries-nobody-to-check = There is nobody to check in or out.
entries-not-a-number = “{ $value }” is not a number.
entries-not-a-rating = “{ $value }” is not a rating: expected a number up to 4000.
entries-not-listed = the FIDE ID { $value } is not in the rating list
entries-notes = Notes
entries-nothing-missed = Who plays from round 1 has missed nothing.
entries-number = No.
entries-paste = Or lines pasted from a table, a mail or a web page
entries-pasted = Pasted lines
entries-plays = plays
entries-presence = Presence
entries-presence-hint = Checking in is optional: as soon as somebody is checked in, those who are not are taken for absent when a round is paired.
entries-preview-more = { $count ->
    [one] { $count } more player is not shown here; whoever is not entered already is entered as well.
   *[other] { $count } more players are not shown here; those who are not entered already are entered as well.
}
entries-preview-summary = { $first }, { $second } with remarks
entries-rated-games = Rated games
entries-rating = Rating
entries-rating-assigned = Assigned
entries-rating-fide = FIDE rtg
entries-rating-national = Nat. rtg
entries-re-enter = Take in again
entries-re-entered = { $value } takes part again.
entries-reached-2400 = Ever 2400
entries-standard-rating = Standard rating, if none for rapid or blitz
entries-reason = Reason (goes into the journal)
entries-round-n = Round { $value }
entries-save = Save
entries-scratch = Remove the entry
entries-scratch-hint = For an entry that was a mistake. Who only leaves is withdrawn.
entries-scratch-sure = Remove the entry of { $value }?
entries-scratched = The entry of { $value } is removed.
entries-search = Search for name, number, club
entries-settled = { $count ->
    [one] For { $first } game it is noted what that means ({ $second }).
   *[other] For { $first } games it is noted what that means ({ $second }).
}
entries-sex = Sex
entries-grade = Grade
entries-summary = { $first }, { $second } checked in
entries-sure = It is somebody else: enter all the same
entries-table = Table
entries-table-fixed = { $first } always plays at table { $second }.
entries-table-free = The table is no longer fixed.
entries-team = Team
entries-team-add = Add the team
entries-team-added = The team { $value } is added. Now its players.
entries-team-edited = The team { $value } is saved.
entries-team-join = One more player
entries-team-new = A new team
entries-teams = Teams
entries-title = Title
entries-twin = { $first } is entered already and may be the same person: { $second }. If it is somebody else, say so below.
entries-twin-entered = may be { $first }, who is entered already: { $second }
entries-twin-listed = may be { $first } of the same list: { $second }
entries-unused = (not used)
entries-upload-broken = What was sent could not be read to its end. Send it again.
entries-which-rating = Rating that counts
entries-withdraw = Withdraw
entries-withdrawn = { $value } is withdrawn.
entries-withdrawn-from = withdrawn from round { $value }
entries-yes = yes
entries-reason-closed = Why, if the section is closed to the player

tournament-import = A tournament from a report file
tournament-file = A tournament report file (TRF of 2006, 2016 or 2026)
tournament-hint = It becomes a section of this event, with its players, rounds and results. You will see what is not as the file has it, and which rounds the rules pair otherwise. Nothing is written before you confirm.
tournament-whole-file = the file
tournament-summary = { $first }, { $second }: { $third } players, { $fourth } of { $fifth } rounds
tournament-findings = Rounds that the rules pair otherwise
tournament-findings-hint = They are written into later reports as ### Import lines. Go on only if the tournament was played so.
tournament-adjustments = What is not as the file has it
tournament-as-it-is = Everything is as the file has it.
tournament-adjustment = What was changed, filled in or left out
tournament-reason = Why the rounds are taken in as they are
tournament-confirm = Make it a section
tournament-imported = Section “{ $first }” imported.
entries-title-marks = Norms and rating
entries-adjudicated = Rounds with an adjudicated game
entries-not-rated = Rounds not rated by a decision
entries-no-rounds = “{ $value }” is no list of rounds
entries-right-to-bye = Right to a half-point bye
entries-right-to-bye-yes = may have one
entries-right-to-bye-no = may have none
