# Leaving: incidents, questions, answers, what rulings say.

family-leaving = Leaving

incident-left-area = a player left the playing area or the venue
    .words = toilet, bathroom, restroom, WC, loo, left the playing area, left the hall, left the room, left the venue, went outside, fresh air, break, refreshment
incident-left-game = a player went away without resigning
    .words = walked out, went away, left without resigning, went home, left the game, disappeared, lets the clock run
incident-finished-player-stays = a player who has finished stays in the playing area
    .words = finished player stays, player who has finished, stays in the hall, watching other games, finished game spectator

ask-left-area-by = Who left?
ask-left-area-left = What did the player leave?
ask-left-area-on-move = Had the player the move?
ask-left-area-permitted = Did the arbiter permit it?
ask-left-area-permitted-by-director = Did the director permit it?
ask-left-area-reported = Did the player report to an arbiter before leaving?
ask-left-area-away = How long was the player away?
ask-left-game-by = Who went away?
ask-finished-player-stays-disturbs = Does the player disturb others?

left-place-playing-area = the playing area
left-place-venue = the venue

leaving-left-venue = { $by } left the venue
leaving-left-on-move = { $by } left the playing area on the move
leaving-left-off-move = { $by } left the playing area while { $by-opponent } had the move
leaving-needs-no-permission = Allowed: only the player who has the move needs permission.
leaving-reported = In order: the player reported, as the regulations ask.
leaving-not-reported = The regulations of the event ask for a report before leaving: penalise { $by }.
leaving-permitted = In order: the { $who } permitted it. The clock runs on.
leaving-needs-permission = That needs the arbiter's permission: penalise { $by }.
leaving-with-permission = { $by } left with permission
leaving-away-for = { $by } was away for { $time }
leaving-short-enough = No breach: up to { $time } needs no permission.
leaving-without-permission = { $by } was away without permission
leaving-too-long = Too long away, or out of the building, without permission: penalise { $by }.
leaving-bad-position = { $by } left a bad position with much time: the game may be adjudicated.
leaving-adjudicate = the game is adjudicated
leaving-wait-then-adjudicate = wait a while, then adjudicate
leaving-us-first = a time penalty as for a noise; a first absence is not forfeited without more evidence
leaving-us-again = more than for a first absence; repeated absences can cost the game
leaving-fide-first = a warning the first time; the game only for leaving to get help
leaving-fide-again = more than a warning: it happened before

leaving-went-away = { $by } went away without resigning
leaving-game-over = The game is over: the result stands.
leaving-clock-runs = The game goes on and { $by }'s clock runs when { $by } has the move; the discourtesy may be penalised.
leaving-clock-runs-usually = the clock runs until the flag falls; the chief arbiter adds a penalty
leaving-may-adjudicate = The game goes on and { $by }'s clock runs; after 15 minutes the director may adjudicate.
leaving-until-flag-called = the clock runs until the flag is called
leaving-game-lost = loss of the game
leaving-adjudicate-if-quit = the clock runs; adjudication only if the player quit a bad position

leaving-finished-is-there = A player who has finished is in the playing area
leaving-is-spectator = Players who have finished are spectators; a few minutes are tolerated.
leaving-permission-to-return = the arbiter's permission is needed to come back into the area
leaving-must-leave = The player is a spectator who disturbs and must leave.
leaving-warning = a warning
leaving-leaves-area = the player leaves the playing area
leaving-leaves-venue = the player leaves the venue
