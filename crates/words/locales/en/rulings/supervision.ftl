# Rapid and blitz: incidents, questions, answers, what rulings say.

family-supervision = Rapid and blitz

incident-which-rules-hold = it is disputed whether the competition rules hold in full in rapid or blitz
