# Texts of the pages: papers.

papers = Print and export
papers-black = Black
papers-board = Board
papers-cards = Table cards
papers-entries-by-name = Entry list by name
papers-entries-by-number = Entry list by number
papers-facts = What happened
papers-file-entries = Entries (CSV)
papers-file-games = Games (PGN)
papers-file-pairings = Pairings and results (CSV)
papers-file-report = Tournament report (TRF)
papers-file-standings = Standings (CSV)
papers-file-standings-json = Standings (JSON)
papers-files = Files of the section
papers-journal = The whole event, to be read in again (JSON lines)
papers-language = Language of the paper:
papers-names = Name cards
papers-no-rulings = No incidents have been written down.
papers-pairings = Pairings by board
papers-pairings-by-name = Pairings by name
papers-print = Print
papers-print-hint = Print this page with your browser.
papers-report-code = Code to report the result with a phone
papers-result = Result
papers-round = Round { $value }
papers-ruling = Ruling
papers-rulings = Incidents and rulings
papers-signature = Signature
papers-site = The public pages as a folder (ZIP)
papers-slips = Result slips
papers-to-print = To print
papers-white = White
papers-who = Who
papers-whole = The whole event

# Lists to be filled in by hand.
papers-check-at = Check at
papers-dif = Dif
papers-done-by = Done by
papers-due = Due
papers-duties = Duties of the round
papers-duty = Duty
papers-move = Move
papers-started = Games started at
papers-times = Time-control sheet
