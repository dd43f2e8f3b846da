# Blind and disabled players: incidents, questions, answers, what rulings say.

family-blind = Blind and disabled players

incident-announced-wrongly = a move was announced wrongly to or by a blind player
incident-blind-touch = a blind player touched a piece
incident-blind-pressed-early = a blind player pressed before the move was complete
incident-boards-differ = the two boards show different positions
incident-blind-assistant = a blind player or the opponent wants an assistant
incident-refuses-disabled-opponent = a player refuses to meet a disabled opponent
