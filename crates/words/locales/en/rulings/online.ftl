# Online games: incidents, questions, answers, what rulings say.

family-online = Online games

incident-online-host-failure = online: the host or a playing site lost the connection
incident-online-player-failure = online: a player lost the connection
incident-online-abandoned = online: a player left the game
incident-online-move = online: a move on the screen is disputed
incident-online-host-draw = online: the host declared a draw
incident-online-expulsion = online: a player is expelled for reasons of fair play
