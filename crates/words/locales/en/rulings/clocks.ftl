# The clock: incidents, questions, answers, what rulings say.

family-clocks = The clock

incident-clock-mishandled = the clock was handled in a wrong way
    .words = clock mishandled, hits the clock hard, banged the clock, pressed with the other hand, wrong hand, finger on the button, picked up the clock, slammed the clock
incident-press-forgotten = a player forgot to press the clock
    .words = forgot to press the clock, clock forgotten, clock not pressed, forgot the clock, did not press, clock still running
incident-clock-stopped = a player stopped the clocks
    .words = stopped the clock, stops the clocks, paused the clock, stop the clock, pause, called the arbiter, clocks stopped
incident-interruption = the game must be interrupted
    .words = interruption, fire alarm, power cut, evacuation, lights out, game interrupted, illness, medical emergency, fainted
incident-clock-defect = the clock is defective
    .words = clock broken, defective clock, clock defect, battery empty, dead battery, clock does not run, clock failure, replace the clock, blank display
incident-clock-setting = the clock is set wrongly
    .words = clock set wrongly, wrong time on the clock, increment missing, no increment, wrong increment, wrong setting, too much time, bonus missing, wrong mode
incident-assistant = a player has an assistant for clock or score sheet
    .words = assistant, helper for the clock, someone presses for the player, disabled player, assistant for the score sheet

ask-clock-mishandled-by = Who?
ask-clock-mishandled-how = What happened?
ask-press-forgotten-by = Who forgot to press?
ask-press-forgotten-then = What happened then?
ask-clock-stopped-by = Who stopped the clocks?
ask-clock-stopped-reason = Why?
ask-clock-defect-evident = Is the clock evidently defective?
ask-clock-defect-moves-owed = How many moves does { $side } still owe in this control? None in sudden death.
ask-assistant-of = Whose assistant?
ask-assistant-help = What for?
ask-assistant-disabled = Is { $of } disabled?

mishandling-other-hand = pressed with the other hand
mishandling-finger-on-button = kept a finger on or above the button
mishandling-force = pressed with force
mishandling-picked-up = picked the clock up
mishandling-knocked-over = knocked it over
mishandling-opponent-kept-from-pressing = kept the opponent from pressing
after-forgotten-press-opponent-waits = the opponent waits
after-forgotten-press-opponent-moved = the opponent has moved
after-forgotten-press-player-moved-again = the player moved again, thinking the opponent had moved
stop-reason-irregularity = an irregularity
stop-reason-claim = a claim
stop-reason-missing-piece = a piece for promotion is missing
stop-reason-disturbance = a disturbance
stop-reason-illness = illness
stop-reason-toilet = to go to the toilet
stop-reason-no-reason = no valid reason
assistant-help-clock = pressing the clock
assistant-help-score = keeping the score
assistant-help-pieces = moving the pieces

clocks-mishandled = { $how-code ->
    [other-hand] { $by } pressed with the other hand
    [finger-on-button] { $by } kept a finger on the clock
    [force] { $by } pressed with force
    [picked-up] { $by } picked the clock up
    [knocked-over] { $by } knocked the clock over
   *[opponent-kept-from-pressing] { $by } kept the opponent from pressing
}
clocks-may-be-penalised = Not an illegal move; it may be penalised.
clocks-forgot = { $by } forgot to press the clock
clocks-nobody-tells = Nobody tells { $by }: the { $who } stays silent, and a loss on time would stand.
clocks-may-remind = the opponent may remind the player, wait or move
clocks-may-still-press = The game goes on; { $by } may still press, and the time until then is { $by }'s.
clocks-press-for-counter = If a move counter is used, press once for each side at a quiet moment so that it is right again.
clocks-second-taken-back = Establish what happened; the second move is taken back, and board and clocks are put right.
clocks-warning = a warning
clocks-misunderstanding = no penalty: it was a misunderstanding
clocks-stopped = { $by } stopped the clocks
clocks-toilet-usually-not = Usually not a valid reason; weigh the player's condition.
clocks-none-for-disabled = no penalty for a disabled or unwell player
clocks-no-valid-reason = No valid reason: play goes on, and it is penalised.
clocks-valid-reason = A valid reason: deal with it, then decide when play goes on.
clocks-interrupted = The game must be interrupted
clocks-official-stops = The { $who } stops the clocks and decides when play goes on.
clocks-write-down-position = Write down times, position and who has the move.
clocks-more-time = more time for { $side }, or for both
clocks-give-time-back = the time that was lost is given back

# Defects and settings.
clocks-said-defective = A clock is said to be defective
clocks-shown-counts = What the clock shows counts: the game goes on.
clocks-replaced = The clock is replaced; the times are set by best judgement.
clocks-write-down-times = Write down both times and the moves made before you change anything.
clocks-mark-old-clock = Mark the old clock and put it away.
clocks-best-judgement = times by the arbiter's best judgement
clocks-shown-corrected = the times shown, corrected for what the defect evidently cost
clocks-why-defect = defective clock
clocks-so-much-left = so much must be left of the player's time
clocks-set-wrongly = The clock is set wrongly
clocks-setting-stays = Too late: ten moves have been completed by each, so the setting stays.
clocks-blitz-times-stay = Each side has completed a move: the times stay as they were set.
clocks-set-right = Stop the clock at once; set it right, with fair times and the right move count.
clocks-as-if-set-right = what both would have had with the right setting
clocks-hour-too-much = the clocks show about an hour too much: no forfeit on time; give the hour back
clocks-why-on-purpose = the opponent set the clock wrongly on purpose

# Assistants.
clocks-has-assistant = { $of } has an assistant
clocks-allowed-if-accepted = Allowed if the arbiter accepts the person; no time is deducted.
clocks-allowed-for-disabled = Allowed, and no time is deducted from a disabled player.
clocks-less-time = less time for that player
clocks-usually-taken = Allowed if the arbiter accepts the person; { $time } is usually taken from { $of }.
clocks-why-assistant = assistant
clocks-time-off = { $time } off { $of }'s time
clocks-time-adjusted = Allowed if the arbiter accepts the person; { $of }'s time is adjusted fairly.
clocks-ten-minutes-or-share = ten minutes less, or five percent of the player's time in US play
