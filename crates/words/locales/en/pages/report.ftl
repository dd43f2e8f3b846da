# Texts of the pages: report.

report-agreed = You both say the same: the result is entered.
report-ask = How did the game end?
report-dispute = Your opponent says { $value }. Please see the arbiter together.
report-entered = The result is entered. If it is wrong, tell the arbiter.
report-no-game = You have no game in an open round. When the next round is paired, your board is here.
report-noted = Your report is noted.
report-round-board = Round { $first }, board { $second }
report-title = Report your result
report-waiting = Waiting for your opponent to report the same.
report-you-black = You have Black.
report-you-white = You have White.
report-your-turn = Your opponent has reported. Now you.
