# Byes: incidents, questions, answers, what rulings say.

family-byes = Byes

incident-half-point-bye = a player asks for a half-point bye
    .words = half-point bye, half point, requested bye, bye request, skip a round, miss a round
incident-bye-cancelled = a player gives back a bye that was irrevocable
    .words = bye cancelled, bye given back, irrevocable bye, wants to play after all, changed mind about a bye
incident-full-point-bye = who gets the full-point bye
    .words = full-point bye, odd number of players, odd man out, who gets the bye, unpaired player, one-point bye

ask-half-point-bye-round = For which round?
ask-half-point-bye-rounds = How many rounds does the event have?
ask-half-point-bye-games-begun = How many games has the player begun?
ask-half-point-bye-minutes-before = How many minutes before the round is it asked for?
ask-bye-cancelled-director-agrees = Does the director agree?
ask-full-point-bye-has-half-point-bye = Has the player taken a half-point bye, or asked for one in any round?
ask-full-point-bye-others-had-byes = Have all others in the score group had a bye or a win by forfeit?

byes-half-asked = A half-point bye is asked for in round { $round } of { $rounds }
byes-second-half-refused = Refused: byes in the second half of the event must be in the publicity, but for an emergency.
byes-last-round-refused = Refused: a bye for the last round is asked for before the player's game number { $deadline }, and then cannot be taken back.
byes-half-allowed = The director may allow the half-point bye.
byes-half-in-time = it should be asked for at least { $needed ->
    [one] { $needed } minute
   *[other] { $needed } minutes
} before the round
byes-allow = allow it
byes-refuse = refuse it
byes-refuse-late = refuse: it comes too late
byes-given-back = A player gives back an irrevocable half-point bye
byes-given-back-accepted = The player is paired and the game is rated; a win counts as a draw for prizes.
byes-given-back-refused = The bye stands: it cannot be taken back without the director's consent.
byes-full-considered = A player is to get the full-point bye
byes-full-free = Nothing in these rules speaks against the bye.
byes-full-allowed = The player may get it: all others in the score group have had one.
byes-full-to-another = The bye goes to another player of the score group who has had none.
byes-question = A question about byes
byes-left-to-event = The Laws say nothing about byes: the regulations of the event and of the pairing system decide.
byes-not-in-laws = byes are not in the Laws
byes-by-regulations = what the regulations of the event say
byes-follow-regulations = follow the regulations of the event
