# What came first: incidents, questions, answers, what rulings say.

family-event-order = What came first

incident-event-order = several things happened, and their order matters
incident-last-move-of-control = the last move of a time control and the flag
incident-count-requested = a player asks for the moves to be counted
