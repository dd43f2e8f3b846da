# Conduct: incidents, questions, answers, what rulings say.

family-conduct = Conduct

incident-distraction = a player distracted or annoyed the opponent
incident-draw-offers-repeated = a player keeps offering draws
incident-outside-help = a player used notes, a book, another board or advice
incident-smoking = a player smoked
incident-disrepute = a player behaved badly or arranged a result
incident-accusation = a player accuses another of cheating
incident-question-to-arbiter = a player asks the arbiter a question
