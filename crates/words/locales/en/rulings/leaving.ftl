# Leaving: incidents, questions, answers, what rulings say.

family-leaving = Leaving

incident-left-area = a player left the playing area or the venue
incident-left-game = a player went away without resigning
incident-finished-player-stays = a player who has finished stays in the playing area
