# Texts of the pages: captain.

captain-board = Board { $value }
captain-boards-set = The boards are set.
captain-due = Line-ups are due by { $value }.
captain-file = File the line-up
captain-filed = Line-up filed for round { $value }.
captain-filed-by = Filed by { $first }, { $second }
captain-first-players = If no line-up is filed in time, the first players of the list play.
captain-hidden = You see the other line-up once both teams have filed, or when the time is over.
captain-line-up-of = Line-up of { $value }
captain-line-ups = Line-ups
captain-line-ups-of = Line-ups of { $value }
captain-match = Public page of the match
captain-no-match = There is no match for your team yet.
captain-no-opponent = no opponent
captain-nobody = nobody
captain-not-filed = No line-up filed yet.
captain-over = The time for line-ups is over.
captain-round = Round { $first }: { $second } – { $third }
captain-show = Show this team
captain-teams = Team
captain-withdraw = Withdraw the line-up
captain-withdrawn = Line-up for round { $value } withdrawn.
captain-wrong = This line-up cannot be filed
