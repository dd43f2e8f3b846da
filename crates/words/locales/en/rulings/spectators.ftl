# Spectators: incidents, questions, answers, what rulings say.

family-spectators = Spectators

incident-spectator-speaks = somebody else spoke about the game
incident-unasked-advice = a player was given advice without asking
incident-spectator-disturbs = a spectator disturbs or uses a phone
incident-outside-disturbance = the game was disturbed from outside
