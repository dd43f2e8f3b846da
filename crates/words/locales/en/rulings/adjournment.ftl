# Adjourned games: incidents, questions, answers, what rulings say.

family-adjournment = Adjourned games

incident-sealing = a move is being sealed
incident-sealed-move-wrong = the sealed move is ambiguous, illegal or missing
incident-envelope-missing = the envelope with the sealed move is lost
incident-while-adjourned = a result or an offer during the adjournment
incident-absent-at-resumption = a player is absent when the game should go on
incident-late-for-resumption = a player comes late for the resumption
incident-resumed-wrongly = the game was resumed with a wrong position or wrong times
