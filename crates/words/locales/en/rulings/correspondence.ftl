# Correspondence: incidents, questions, answers, what rulings say.

family-correspondence = Correspondence

incident-mail-overstep = correspondence: a reply took long
incident-mail-move = correspondence: a move that was sent is unclear or wrong
incident-mail-silence = correspondence: the opponent does not reply
incident-mail-withdrawal = correspondence: a player leaves the event
incident-mail-time-limit = correspondence: the game has reached thirty months
incident-mail-dispute = correspondence: a dispute is sent to the director
incident-mail-help = correspondence: a player had help
