# Teams: incidents, questions, answers, what rulings say.

family-teams = Teams

incident-captain = a captain spoke to a player or took a hand in a game
incident-team-incomplete = a team is not complete at the start
incident-wrong-board-order = players of a team sat at wrong boards
incident-line-up-missing = no line-up was handed in in time
