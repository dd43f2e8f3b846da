# Refusal and penalties: incidents, questions, answers, what rulings say.

family-refusal = Refusal and penalties

incident-refuses-to-comply = a player refuses to comply with the rules
incident-refuses-to-play-on = a player will not play on after a ruling
incident-refuses-to-help = a player will not help to reconstruct or to check a claim
incident-other-breach = a breach without a penalty of its own
