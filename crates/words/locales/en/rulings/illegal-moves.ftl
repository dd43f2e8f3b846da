# Illegal moves: incidents, questions, answers, what rulings say.

family-illegal-moves = Illegal moves

incident-illegal-move = an illegal move
incident-pawn-not-replaced = a pawn left on the last rank
incident-clock-without-move = the clock pressed without a move
incident-two-hands = one move made with two hands
incident-king-captured = a king was captured
incident-moved-twice = a player moved twice in a row
incident-illegal-position = an illegal position on the board
