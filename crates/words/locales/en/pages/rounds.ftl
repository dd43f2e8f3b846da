# Texts of the pages: rounds.

rounds = Rounds
rounds-absent = Who is absent
rounds-absent-hint = Whoever is ticked is not paired and gets no points. Byes that were asked for are noted already.
rounds-absent-numbers = Others who are absent, by number
rounds-acceleration = Acceleration
rounds-acceleration-set = The acceleration is set.
rounds-added-score = Added score (US Chess 28R1)
rounds-after = After
rounds-all-paired = All rounds are paired.
rounds-around = Arrangements and exceptions
rounds-as-it-is = The round as it is
rounds-as-it-would-be = The round as it would be
rounds-as-of = What this round was paired from was changed afterwards. It is explained here from what was known when it was paired, { $value }.
rounds-baku = Baku acceleration (C.04.7)
rounds-before = Before
rounds-bracket = Group with score { $value }
rounds-bracket-collapsed = Last groups taken together, from score { $value }
rounds-breach = Breach:
rounds-breaks = What it breaks
rounds-breaks-nothing = Nothing: this is the pairing of the rules.
rounds-breaks-now = What the round breaks as it is
rounds-by-hand = Pair by hand
rounds-by-hand-mark = changed by hand
rounds-by-rules = By the rules
rounds-bye-kind = Bye
rounds-bye-of = Bye: { $value }
rounds-byes = Byes
rounds-byes-asked = Byes asked for ({ $first }): { $second }
rounds-change = Change by hand
rounds-change-do = Make this change
rounds-change-reason = Reason (goes into the journal)
rounds-change-round = Change round { $value } by hand
rounds-changed = Round { $value } is changed.
rounds-check = Check
rounds-chosen = Your change
rounds-close = Declare complete
rounds-closed = Round { $value } is complete.
rounds-colour = Colour
rounds-colours = Colours:
rounds-deviates = The round stands otherwise than the rules pair it
rounds-did-bye = { $first }: { $second }
rounds-did-colours = Board { $value }: colours exchanged
rounds-did-ladder = { $value } leaves, the opponent is laddered down
rounds-did-move = Board { $first } moves to board { $second }
rounds-did-pair = { $first } meets { $second }
rounds-did-swap = { $first } and { $second } change places
rounds-differences = What changes
rounds-do-bye = Give a bye
rounds-do-colours = Exchange colours
rounds-do-ladder = A player leaves: ladder the opponent down (29G1)
rounds-do-move = Move to another board
rounds-do-pair = Let two players meet
rounds-do-swap = Two players change places
rounds-everybody = Everybody
rounds-explain = Explain
rounds-explain-for = Explain for
rounds-finish = Finish the section
rounds-finish-early = Finish the section before all rounds are played
rounds-finish-hint = Nothing can be changed afterwards.
rounds-finish-reason = Reason, if rounds are left
rounds-finish-sure = Finish the section? Nothing can be changed afterwards unless this is taken back in the journal.
rounds-finish-undo = It can be taken back in the journal.
rounds-finished = The section is finished.
rounds-first = From round
rounds-float-hint = Who meets a lower score floats down, who meets a higher one floats up.
rounds-floated = Floats
rounds-floats = { $value } floats down
rounds-from-round = { $first } (from round { $second })
rounds-gets-bye = { $value } gets the bye
rounds-hand-changed = Changed by hand by { $first }, { $second }: { $third }
rounds-hand-hint = A line for each board: “12 5” is number 12 with White against number 5; “7 bye”, “7 half”, “7 full” or “7 zero” is a bye. In a section of teams the numbers are those of the teams.
rounds-hand-paired = Paired by hand by { $first }, { $second }: { $third }
rounds-hand-pairs = Boards
rounds-hand-round = Pair round { $value } by hand
rounds-impossible = Impossible:
rounds-in-rounds = { $first } (rounds { $second } to { $third })
rounds-last = To round
rounds-last-all-in = All results of round { $value } are in; pairing declares it complete.
rounds-last-all-in-end = All results of round { $value } are in; finishing the section declares it complete.
rounds-last-complete = Round { $value } is complete.
rounds-legend = What the codes mean
rounds-legend-hint = They are articles of the FIDE (Dutch) system, Handbook C.04.3.
rounds-line-unclear = This line is not clear: “{ $value }”
rounds-line-ups = Line-ups
rounds-line-ups-hint = Teams play their first players unless the captain has filed another line-up.
rounds-looked-at = What the pairing looked at
rounds-made-by = Paired by
rounds-made-by-hand = an arbiter, by hand
rounds-meet-already = These two meet already.
rounds-joined = Came from other groups:
rounds-comes = { $value } comes from another group
rounds-leaves = { $value } leaves for another group
rounds-moved-down = Moved down to here:
rounds-next = Next: round { $value }
rounds-next-finish = Next: finish the section
rounds-no-acceleration = No acceleration
rounds-no-board = There is no board { $value } in this round.
rounds-nobody = nobody
rounds-not = Not { $value }:
rounds-not-accelerated = The rounds are not accelerated.
rounds-not-checked-in = Not checked in ({ $first }): { $second }
rounds-not-in-round = This player is not in the round.
rounds-not-instead = Not { $value } instead:
rounds-not-made-yet = Nothing is changed yet.
rounds-not-next = The next round to be paired is round { $value } meanwhile.
rounds-not-public = not public yet
rounds-not-standing = Changed by hand: this pair does not stand.
rounds-now-otherwise = What the rules would pair otherwise now
rounds-numbers = Pairing numbers
rounds-numbers-are-given = Everybody has a number. They can be given anew until round 1 is paired.
rounds-numbers-given = The numbers are given.
rounds-numbers-hint = The initial ranking, or lots where a table is drawn.
rounds-numbers-lots = Draw lots
rounds-numbers-missing = Without a pairing number: { $value }. Give the numbers first.
rounds-numbers-rating = By rating and title
rounds-numbers-varma = Draw lots by the Varma tables
rounds-numbers-with-pairing = Without a pairing number: { $value }. They get one with the pairing.
rounds-one = Player
rounds-open-again = Round { $value } is open again.
rounds-other = Other player
rounds-out = Not in this round, withdrawn or not yet entered ({ $first }): { $second }
rounds-outdated = Results, penalties or entries from before round { $value } were changed after it was paired; the rules would now pair it otherwise.
rounds-outdated-short = earlier results changed since
rounds-outdated-stands = Results of this round are in, so its pairing can no longer be taken back.
rounds-pair = Pair round { $value }
rounds-paired = Round { $value } is paired.
rounds-paired-by = Paired by: { $value }
rounds-permit = Permit again
rounds-place = Board or player
rounds-play-off = Play-off
rounds-play-off-next = Games to be played
rounds-play-off-go-on = Go on with these results
rounds-play-off-hint = Colours are drawn by lot. Keep the address of this page: it holds the results until the play-off is decided.
rounds-play-off-record = Write down who won
rounds-play-off-won = { $value } wins the play-off.
rounds-play-off-otherwise = It was decided otherwise
rounds-play-off-winner = Winner
rounds-play-off-duties = What must be seen to
rounds-play-off-recorded = { $value } goes on.
rounds-player = Player
rounds-playing = { $count ->
    [one] { $count } player is to be paired.
   *[other] { $count } players are to be paired.
}
rounds-points = Points
rounds-preview = See how it would be
rounds-prohibit = Do not pair these two
rounds-prohibited = Who may not meet
rounds-prohibited-set = It is noted who may not meet.
rounds-proposal-colour = The colour of the first board is drawn by lot when the round is paired, so all colours may be the other way round.
rounds-proposal-hint = Nothing is paired yet. This is how the round would be with everybody there.
rounds-proposal-without = Nothing is paired yet. This is how the round would be without: { $value }.
rounds-publish = Publish
rounds-published = Round { $value } is public.
rounds-reason-missing = A change by hand needs a reason.
rounds-remark = Remark:
rounds-reopen = Reopen
rounds-reopen-reason = Reason to reopen
rounds-reopened = Round { $value } is open again.
rounds-residents = With this score:
rounds-results-missing = { $count ->
    [one] Round { $first }: { $second } result is missing. Board:
   *[other] Round { $first }: { $second } results are missing. Boards:
}
rounds-round = Round { $value }
rounds-refused-help = { $first }: { $second }
rounds-same-player = These must be two different players.
rounds-scores-then = scores when paired: { $first } – { $second }
rounds-merge = Another schedule joins
rounds-merge-do = Take its players in
rounds-merge-hint = The players of the other section come over with their games, byes and incidents; the next round is paired for all together. The other section is there no more.
rounds-merge-sure = Take in all players of the other section?
rounds-merge-which = Section
rounds-merged = { $value } has joined.
rounds-section-finished = The section is finished.
rounds-seed = seed { $value }
rounds-so-far = The rounds so far
rounds-stands = It stands
rounds-starts = Starts
rounds-state = State
rounds-state-again = open again
rounds-state-complete = complete
rounds-state-going = in progress
rounds-step = What to change
rounds-step-back = Take the last step back
rounds-step-further = A further step
rounds-step-unclear = Choose the players or the board first.
rounds-team-boards = Boards of a match
rounds-the-bye = The bye
rounds-to-board = To board
rounds-told-bye = The number of players is odd. The bye goes to the lowest score that has somebody who may have it.
rounds-told-changed-board = This was changed by hand afterwards. Board { $first }: { $second } – { $third }
rounds-told-colour = Why this colour: { $first } ({ $second }).
rounds-told-colours-only = Colours so far: { $value }.
rounds-told-colours = Colours so far: { $first }; { $second }.
rounds-told-instead = By the order of the group { $first } would have met { $second }, but: { $third } ({ $fourth }).
rounds-told-met = Met before, so not possible again in this group: { $value }.
rounds-told-met-from-above = { $value } was moved down from a higher score.
rounds-told-moved-down = In the own score group there was no opponent left, so this player was moved down to the next group.
rounds-told-no-colours = No game has been played yet; { $value }.
rounds-told-nobody-else = Nobody else has the same score.
rounds-told-opponent = Opponent: { $first }, on board { $second }, with { $third }.
rounds-told-order = In a group the upper half meets the lower half, in the order of rank.
rounds-told-out = Not paired in this round.
rounds-told-out-bye = Not paired in this round: { $value }.
rounds-told-same-score = { $count ->
    [one] One other player has the same score.
   *[other] { $count } other players have the same score.
}
rounds-told-score = Score before this round: { $value }.
rounds-told-team-bye = The number of teams is odd. The bye goes to the lowest score that has a team that may have it.
rounds-told-team-changed = This was changed by hand afterwards. Table { $first }: { $second } – { $third }
rounds-told-team-colours = Colours on board 1 so far: { $first }; { $second }.
rounds-told-team-colours-only = Colours on board 1 so far: { $value }.
rounds-told-team-moved-down = In the own score group there was no opponent left, so this team was moved down to the next group.
rounds-told-team-no-colours = No match has been played yet; { $value }.
rounds-told-team-opponent = Opponent: { $first }, at table { $second }, with { $third } on board 1.
rounds-told-team-same-score = { $count ->
    [one] One other team has the same score.
   *[other] { $count } other teams have the same score.
}
rounds-told-virtual = This includes points added for the acceleration of the first rounds.
rounds-unmet = Could not be met wholly
rounds-unpair = Take the pairing back
rounds-unpair-sure = Take the pairing of round { $value } back?
rounds-unpaired = The pairing of round { $value } is taken back.
rounds-virtual = { $count ->
    [one] { $first } player has more points in rounds { $third } to { $fourth }: +{ $second }
   *[other] { $first } players have more points in rounds { $third } to { $fourth }: +{ $second }
}
rounds-virtual-teams = { $count ->
    [one] { $first } team has more points in rounds { $third } to { $fourth }: +{ $second }
   *[other] { $first } teams have more points in rounds { $third } to { $fourth }: +{ $second }
}
rounds-weaker = Weaker:
rounds-what = What to do
rounds-who = Numbers
rounds-why = Why
rounds-why-round = Why round { $value } is paired so
rounds-why-so = Why is it paired so?
rounds-would-be = How round { $value } would be
rounds-boards-set = The boards of round { $value } are set.
rounds-no-opponent = { $first }: { $second } has no opponent
rounds-set-boards = Set the boards from the line-ups
rounds-set-boards-sure = Set the boards of round { $value } now? Who has filed no line-up plays with the first of the list.

# Matches of teams at the desk.

rounds-boards-missing = { $count ->
    [one] Round { $value }: the boards of one match are not set.
   *[other] Round { $value }: the boards of { $count } matches are not set.
}
rounds-boards-of-matches = Boards
rounds-did-not-come = { $value } did not come.
rounds-filed = line-up filed
rounds-line-ups-all-in = All line-ups are in and the time is over. Set the boards.
rounds-line-ups-out = { $count ->
    [0] All line-ups are in.
    [one] One line-up is not filed yet. The boards of a match are set as soon as both teams have filed.
   *[other] { $count } line-ups are not filed yet. The boards of a match are set as soon as both teams have filed.
}
rounds-line-ups-over = { $count ->
    [one] The time for line-ups is over, and one team has filed none. Set the boards: it plays with the first of its list.
   *[other] The time for line-ups is over, and { $count } teams have filed none. Set the boards: they play with the first of their lists.
}
rounds-matches = Matches
rounds-not-filed = no line-up yet
rounds-teams-playing = { $count ->
    [one] { $count } team is to be paired.
   *[other] { $count } teams are to be paired.
}
rounds-walk-over = A team did not come
rounds-walk-over-hint = Boards that are set are forfeited, one by one; without boards the whole match is. Choose the other team too if neither came.
rounds-walk-over-note = Note the walk-over
rounds-walk-over-reason = Reason for the walk-over
rounds-walk-over-team = Team that did not come
# Quads from one list.
rounds-quads = Quads and a small Swiss
rounds-quads-hint = The players in rating order by fours, each four a section of three rounds; the last five, six or seven play a Swiss of three rounds. This section stays for whoever comes later. It can be taken back in the journal.
rounds-quads-by-lot = Numbers by lot
rounds-quads-rest = Those who are left play
rounds-quads-five = a round robin of five, if all agree
rounds-quads-look = Look again
rounds-quads-make = Make these sections
rounds-quads-options = For those who are left the rule offers:
rounds-quads-group = { $first }: { $second }, { $third } rounds
rounds-quads-reason = colours of round 3 tossed for, seed { $value }
rounds-quad = Quad { $value }
rounds-small-swiss = Small Swiss
rounds-quads-made = { $count ->
    [one] One section was made.
   *[other] { $count } sections were made.
}

# Extra rated games.
rounds-extra-game = Extra rated game
rounds-extra-game-hint = The game is rated and counts for nothing else. It stands in a section of its own, “Extra games”.
rounds-extra-game-white = White
rounds-extra-game-black = Black
rounds-extra-game-result = Result
rounds-extra-game-visitor = Visitor
rounds-extra-game-do = Record the game
rounds-extra-games = Extra games
rounds-extra-game-done = { $first } – { $second } is recorded as an extra rated game.
rounds-extra-game-who = Choose both players, or name the visitor, and say how the game ended.
