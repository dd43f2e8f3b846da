# Moving: incidents, questions, answers, what rulings say.

family-moves = Moving

incident-touched-pieces = a player touched pieces
incident-touch-claim = a player complains about touched pieces
incident-adjusting = a player adjusted pieces
incident-inverted-rook = a rook was put upside down to promote
incident-promotion-piece-missing = the piece for a promotion is missing
