# A round in the hall.

hall = Hall
hallpage-title = Round { $value } in the hall
hallpage-tables = Tables
hallpage-all-tables = All tables
hallpage-sector = { $first } (tables { $second }–{ $third })
hallpage-start = Start
hallpage-ruling = Ruling with these times
hallpage-scheduled = Scheduled: { $value }
hallpage-started = Started: { $value }
hallpage-started-late = Started: { $first }, { $second } min after the scheduled time
hallpage-no-start = The start is not scheduled.
hallpage-cited = { $first } ({ $second })
hallpage-at = Time (empty: now)
hallpage-reason = Reason
hallpage-start-now = Start the round
hallpage-start-otherwise = Correct the start
hallpage-open = Open at these tables
hallpage-nothing-open = Nothing is open.
hallpage-open-results = { $count ->
    [one] { $count } result missing:
   *[other] { $count } results missing:
}
hallpage-open-absent = Not checked in: { $value }
hallpage-open-out = Out of the playing area: { $value }
hallpage-open-sheet = Clocks to be read at { $value }
hallpage-time-trouble = Time trouble
hallpage-board = Board { $value }
hallpage-trouble = { $first }: { $second }, { $third }, { $fourth }
hallpage-duties = Duties
hallpage-done = done
hallpage-tick = Done: { $value }
hallpage-untick = Take back
hallpage-due = due { $value }
hallpage-overdue = overdue since { $value }
hallpage-ticked = { $first }, { $second }
hallpage-fulfilled = known from the event
hallpage-exits-title = Leaving the playing area
hallpage-player = Player
hallpage-left = Has left
hallpage-is-back = Is back
hallpage-no-exits = Nobody has left so far.
hallpage-out = Out since { $first } · in this round { $second }×, in all { $third }×, longest { $fourth } min
hallpage-exits = In this round { $first }×, in all { $second }×, longest { $third } min
hallpage-long = long absence
hallpage-sheet = Time-control sheet
hallpage-sheet-hint = Times in minutes (65), or with seconds (4:30, 1:05:00). Boards left empty stay as they are.
hallpage-no-clocks = No games are being played at these tables.
hallpage-read = { $first }: { $second } / { $third }, move { $fourth }
hallpage-arithmetic = sum { $first }, dif { $second }, expected { $third }
hallpage-white = White
hallpage-black = Black
hallpage-move = Move
hallpage-white-of = White's time, board { $value }
hallpage-black-of = Black's time, board { $value }
hallpage-move-of = Last move, board { $value }
hallpage-save-times = Save the times
hallpage-nothing-read = No times were filled in.
hallpage-unfit = The times of board { $value } cannot be read: expected 65, 4:30 or 1:05:00 for both players.
hallpage-no-time = "{ $value }" is not a time: expected 15:15.
hallpage-said-started = Start noted: { $value }
hallpage-said-done = Done: { $value }
hallpage-said-read = { $count ->
    [one] { $count } clock read
   *[other] { $count } clocks read
}
hallpage-said-left = { $value } has left the playing area.
hallpage-said-back = { $value } is back.
