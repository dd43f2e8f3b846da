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
incident-neighbours-clock-pressed = a player pressed the clock of another game
    .words = neighbour’s clock, wrong clock pressed, pressed another clock, other board’s clock, next board
incident-wrong-clock-started = at the start Black's clock was set going
    .words = started the wrong clock, Black’s clock started, clock started without a move, opponent absent clock, start of the game clock
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
ask-neighbours-clock-pressed-by = Who pressed the clock of another game?
ask-neighbours-clock-pressed-moved = Had { $by } made a move?
ask-wrong-clock-started-by = Who set Black's clock going?
ask-wrong-clock-started-white-moved = Had White made a move?
ask-wrong-clock-started-ran = How long did Black's clock run?
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
clock-starter-white = White
clock-starter-black = Black
clock-starter-arbiter = the arbiter
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
clocks-pressed-neighbours = { $by } pressed the clock of another game
clocks-own-move-not-completed = { $by }'s move is made but not completed: { $by }'s own clock has run on and is pressed now. The other game is put right.
clocks-nothing-done-here = Nothing has happened in { $by }'s own game, which goes on. The other game is put right.
clocks-put-neighbours-right = At the other board stop the clock and set times and move counter as they were; the press counts against nobody there. Disturbed players may get more time.
clocks-none-for-slip = no penalty for a slip; a warning if it happens again
clocks-started-blacks = Black's clock was set going at the start
clocks-start-was-right = In order: White had moved, so Black's clock runs.
clocks-whites-clock-should-run = White's clock runs from the start: the time on Black's clock goes over to White's.
clocks-why-wrong-start = wrong clock at the start
clocks-none-for-mistake = no penalty if it was clearly a mistake
clocks-only-if-defective = Players do not choose the clock: it is replaced only if it is evidently defective, and the { $who } does that.
clocks-arbiter-places-clock = The arbiter decides before the game where the clock stands; it stays there.
clocks-turn-the-board = for a disabled player turn the board with the players rather than the clock
clocks-black-chooses-side = Black chooses on which side of the board the clock stands.
clocks-has-assistant = { $of } has an assistant
clocks-allowed-if-accepted = Allowed if the arbiter accepts the person; no time is deducted.
clocks-allowed-for-disabled = Allowed, and no time is deducted from a disabled player.
clocks-less-time = less time for that player
clocks-usually-taken = Allowed if the arbiter accepts the person; { $time } is usually taken from { $of }.
clocks-why-assistant = assistant
clocks-time-off = { $time } off { $of }'s time
clocks-time-adjusted = Allowed if the arbiter accepts the person; { $of }'s time is adjusted fairly.
clocks-ten-minutes-or-share = ten minutes less, or five percent of the player's time in US play
incident-clock-choice = which clock is used, or where it stands
    .words = which clock, choice of clock, replace the clock, analog clock, delay clock, side of the clock, own clock, clock on the left
ask-clock-choice-what = What do they disagree about?
ask-clock-choice-by = Who wants the other clock, or provides the one that cannot be set?
ask-clock-choice-black-has-moved = Has Black's first move been determined?
ask-clock-choice-running-clock-adds-nothing = Has the clock that runs neither delay nor increment?
ask-clock-choice-new-clock-is-proper = Is the new clock set to the control as it was announced?
ask-clock-choice-white-clock = What can White's clock do?
ask-clock-choice-black-clock = What can Black's clock do?
ask-clock-choice-black-late = Did Black come late?
clock-dispute-late-replacement = a player who came late wants a proper clock
clock-dispute-during-game = a player wants another clock during the game
clock-dispute-cannot-be-set = who provides the clock cannot set it
clock-dispute-which-of-two = which of two clocks is used
clock-dispute-side = on which side the clock stands
clock-kind-increment = digital, with increment
clock-kind-delay = digital, with delay only
clock-kind-digital = digital, with neither
clock-kind-analog = analog

# Which clock.
clocks-which-clock = { $what-code ->
    [late-replacement] A player who came late wants to put a proper clock there
    [during-game] A player wants another clock during the game
    [cannot-be-set] The clock cannot be set by the player who provides it
    [which-of-two] The players do not agree which of two clocks to use
   *[side] The players do not agree on which side the clock stands
}
clocks-same-clock = The same clock is used for the whole game, unless it is defective or the director puts on a delay clock after a claim.
clocks-opponent-picks = { $by } cannot set the clock: { $by-opponent } chooses any legal clock.
clocks-directors-need-not = directors need not know how to set every clock
clocks-too-late-to-replace = Too late: Black's first move has been determined, so the clock stays for the whole game.
clocks-no-reason-to-replace = The clock stays: only one without delay and increment may be replaced, and only by one that is set as announced.
clocks-may-replace = { $by } may put the proper clock there.
clocks-transfer-times = Transfer the times used as they are; correct only what was shown wrongly.
clocks-black-chooses = Black chooses the clock
clocks-both-suit = Both clocks suit the control equally well.
clocks-rule-not-at-hand = the rule that says who chooses is in a chapter whose text is not at hand
clocks-this-clock = { $by }'s clock is used: it suits the control better.
clocks-set-as-near = it cannot do all that the control asks for: base time, and the greatest delay that is not more than the increment
clocks-director-fixed = The director has fixed which way clocks face and who sits where.
clocks-black-was-late = Black came late and has no choice: the clock stays where it is.
clocks-first-chooses-seat = who came first chooses the side of the table
clocks-black-picks = Black chooses the clock among those that are standard.
clocks-move-at-once = White makes a move at once; Black, if there, may start White's clock or claim. The standard penalty may follow.
clocks-check-counter = Check the move counter of the clock: it may be off by half a move or a whole one.
clocks-remind-usually = a reminder; the penalty if Black was harmed or it is repeated
