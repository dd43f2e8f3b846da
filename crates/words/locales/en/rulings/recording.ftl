# Recording: incidents, questions, answers, what rulings say.

family-recording = Recording

incident-not-recording = a player does not record the moves
incident-recorded-in-advance = a move was written before it was made
incident-recording-behind = a player is behind with recording
incident-sheet-misused = notes, a hidden sheet or another notation
incident-sheet-request = a player asks to see or borrow a score sheet
incident-sheets-after-flag = score sheets are incomplete after a flag-fall
incident-move-number-unknown = nobody can show how many moves were made
incident-excused-from-recording = a player cannot record or is excused
incident-wrong-result = the result was written or reported wrongly
