# Flags: incidents, questions, answers, what rulings say.

family-flags = Flags

incident-flag-fall = a flag is down or is claimed to be
incident-both-flags-down = both flags are down
