# Coming late: incidents, questions, answers, what rulings say.

family-arrival = Coming late

incident-late-arrival = a player comes late
incident-both-absent = nobody was there when the clocks started
incident-absent-without-notice = a player stayed away without notice
