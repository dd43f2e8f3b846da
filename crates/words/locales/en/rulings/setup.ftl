# Set-up: incidents, questions, answers, what rulings say.

family-setup = Set-up

incident-wrong-start-position = the pieces were set up wrongly
incident-board-turned = the board stands the wrong way
incident-reversed-colours = the colours are reversed
incident-displaced-pieces = a player displaced pieces
incident-piece-off-its-square = a piece is found off its proper square
