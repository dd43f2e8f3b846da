# Quickplay finish: incidents, questions, answers, what rulings say.

family-quickplay = Quickplay finish

incident-quickplay-claim = a draw is claimed: no win by normal means, or insufficient losing chances
incident-five-seconds-request = a player short of time asks for seconds to be added or a delay clock
incident-postponed-claim = a postponed quickplay claim must be decided
