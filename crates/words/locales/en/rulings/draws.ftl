# Draws and resignation: incidents, questions, answers, what rulings say.

family-draws = Draws and resignation

incident-draw-claim = a draw is claimed
incident-draw-offer = a draw is offered
incident-draw-agreed = the players agree on a draw
incident-draw-without-claim = the game may be drawn without a claim
incident-resignation = a player resigns or seems to
incident-score-proposed = the players propose an unusual score
