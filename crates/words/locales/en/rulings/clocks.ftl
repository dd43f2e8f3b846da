# The clock: incidents, questions, answers, what rulings say.

family-clocks = The clock

incident-clock-mishandled = the clock was handled in a wrong way
incident-press-forgotten = a player forgot to press the clock
incident-clock-stopped = a player stopped the clocks
incident-interruption = the game must be interrupted
incident-clock-defect = the clock is defective
incident-clock-setting = the clock is set wrongly
incident-assistant = a player has an assistant for clock or score sheet
