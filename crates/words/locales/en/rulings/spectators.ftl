# Spectators: incidents, questions, answers, what rulings say.

family-spectators = Spectators

incident-spectator-speaks = somebody else spoke about the game
    .words = spectator, kibitzer, kibitz, bystander, spectator speaks, spectator called the flag, whispering, talking, third person, onlooker, parent
incident-unasked-advice = a player was given advice without asking
    .words = unasked advice, got advice, someone told a move, tip from outside, unsolicited advice
incident-clock-reminder = a player was reminded of the clock or the flag
    .words = reminded, press your clock, reminder, told about the clock, told about the flag, hint clock, forgot clock reminder
incident-spectator-disturbs = a spectator disturbs or uses a phone
    .words = spectator disturbs, noisy spectator, noise, loud spectator, spectator phone, photo, flash, camera, video
incident-outside-disturbance = the game was disturbed from outside
    .words = disturbance from outside, noise, construction work, outside noise, music outside, children, external disturbance

ask-spectator-speaks-about = What was said?
ask-spectator-speaks-to-arbiter-only = Was only the arbiter told?
ask-spectator-speaks-to-director-only = Was only the director told?
ask-unasked-advice-to = Who was told?
ask-unasked-advice-worth = What was the advice worth?
ask-clock-reminder-to = Who was reminded?
ask-clock-reminder-from = Who reminded { $to }?
ask-clock-reminder-about = What of?
ask-spectator-disturbs-how = How does the spectator disturb?

spectator-remark-flag = a fallen flag
spectator-remark-irregularity = an illegal move or another irregularity
spectator-remark-game = the position or a move

advice-worth-would-find = the player would have found it
advice-worth-would-not-find = the player would not have found it
advice-worth-unclear-with-alternatives = unclear, and there are other good moves
advice-worth-only-winning-move = the only winning move, and unclear
advice-worth-weak-move = a weak move
advice-worth-clock-reminder = a reminder of the clock
advice-worth-clock-reminder-late = a reminder of the clock in the last minute

reminder-opponent = the opponent
reminder-neighbour = a player of another game
reminder-captain = the captain
reminder-spectator = a spectator
reminder-arbiter = the arbiter or director
reminded-press = to press the clock
reminded-time = the time left
reminded-flag = a fallen flag
spectator-disturbance-phone = by using a phone
spectator-disturbance-nuisance = by noise or by standing too near
spectator-disturbance-entered-area = by entering the playing area

spectators-spoke = { $about-code ->
    [flag] A spectator pointed out a fallen flag
    [irregularity] A spectator pointed out an irregularity
   *[game] A spectator spoke to a player about the game
}
spectators-warn-spectator = a warning to the spectator
spectators-spectator-moves-away = the spectator moves away from the board
spectators-spectator-expelled = the spectator is expelled from the venue
spectators-look-at-clock = The arbiter looks at the clock and acts on what is seen.
spectators-look-into-it = The arbiter looks into it and acts on what is found.
spectators-may-tell-arbiter = In order: whoever sees an irregularity may tell the arbiter, and nobody else.
spectators-may-not-interfere = Spectators may not interfere; the arbiter decides what happens in the game and may expel the spectator.
spectators-warn-and-rule = a warning to the spectator; the arbiter rules on what is seen
spectators-flag-only-by-players = Say nothing about the flag: only the players call it.
spectators-act-as-far-as-rules-let = Look into it and act as far as the rules let a director act.
spectators-may-tell-director = A spectator may tell the director but makes no claims; the game goes on.
spectators-eject-or-warn = The spectator may not speak to the players: eject or warn the spectator; the director rules on the game.
spectators-eject-who-speaks = eject a spectator who speaks to a player about the game
spectators-removed = The spectator is removed; whether a player profited is looked into.
spectators-rule-on-advice = If a player was given advice, rule on that too.
spectators-expel = expel the spectator
spectators-new-game = a new game, if the result may be affected
spectators-blitz-interference = If the interference may affect the result the director may order a new game and expel the spectator.
spectators-blitz-usual = expel the spectator; a new game if the result was affected

spectators-advised = { $to } was given advice without asking
spectators-remove-speaker = Remove whoever spoke; { $to } did not ask and is not penalised for it.
spectators-if-arranged = a penalty for the player, if the help was arranged
spectators-expel-speaker = expel whoever spoke; the game goes on
spectators-as-asked-advice = as advice that was asked for
spectators-team-only = lost for the team only; the game goes on for player and rating
spectators-eject-speaker = Eject whoever spoke.
spectators-own-side-judged-harder = advice from a relative, team-mate or coach is judged harder
spectators-weighed = { $worth-code ->
    [would-find] No penalty: the player would have found the move.
    [weak-move] No penalty: the move is weak.
    [would-not-find] The move may be forbidden: the player would not have found it.
    [unclear-with-alternatives] Another move must be played: it is unclear whether the player would have found this one.
    [only-winning-move] The only winning move was told and nobody can say whether it would be found: a draw, or ask similar players.
    [clock-reminder] The player was reminded of the clock: a few minutes off.
   *[clock-reminder-late] The player was reminded of the clock at the last moment: most of the last minute is taken away.
}
spectators-no-penalty = no penalty
spectators-move-may-not-be-played = the move may not be played
spectators-move-forbidden = the advised move is forbidden
spectators-another-move = another move is required
spectators-draw = a draw
spectators-ask-similar-players = players of similar strength are asked
spectators-game-drawn = the game is drawn
spectators-few-minutes-off = a few minutes off the player's time
spectators-some-minutes-off = some minutes off the player's time
spectators-last-minute-off-or-draw = most of the last minute off; with an easy win on the board a draw
spectators-last-minute-off = most of the last minute off

spectators-reminded = { $from-code ->
    [opponent] { $to } was reminded by { $to-opponent }
    [neighbour] { $to } was reminded by a player of another game
    [captain] { $to } was reminded by the captain
    [spectator] { $to } was reminded by a spectator
   *[arbiter] { $to } was reminded by an official
}
spectators-opponent-may-remind = In order: a player may remind the opponent of the clock, and need not.
spectators-reminder-is-claim = A player who points out the opponent's flag claims on time: rule on the flag.
spectators-reminders-can-disturb = said again and again it can be a distraction
spectators-arbiter-must-not = An official may not do that: nobody in charge tells a player that the clock is not pressed or how much time is left.
spectators-arbiter-calls-flag = In order: the arbiter calls a fallen flag. Rule on the flag.
spectators-nothing-undone = the game goes on; what was played since stands
spectators-not-by-third-parties = Nobody but the players may do that; others tell only the arbiter. { $to } did not ask and is not penalised; the game goes on.
spectators-win-does-not-matter = the Laws give the opponent nothing for it, however easy the win; a penalty for the player only if the help was arranged
spectators-warn-neighbour = a warning to the player of the other game
spectators-neighbour-less-time = less time, or another penalty from the list, in that player's own game
spectators-warn-captain = a warning to the captain
spectators-captain-leaves = the captain leaves the playing area
spectators-warn-who-reminded = a warning to whoever spoke, and removal if it happens again
spectators-disturbs = { $how-code ->
    [phone] A spectator used a phone
    [nuisance] A spectator disturbs
   *[entered-area] A spectator entered the playing area
}
spectators-stop-disturbance = { $how-code ->
    [phone] Nobody uses a phone in the venue without permission: stop it, and expel if it goes on.
    [nuisance] The spectator moves away when told, or leaves.
   *[entered-area] Only players and officials are there without permission: the spectator leaves the area.
}
spectators-more-regard = a player who watches is treated with more regard: ask to move away first
spectators-warning-then-out = a warning, then out
spectators-game-disturbed = The game was disturbed from outside
spectators-player-disturbed = { $by } was disturbed from outside
spectators-game-over = The game is over: the result stands.
spectators-more-time-for-one = more time for one player
spectators-more-time-for-both = more time for both players
spectators-may-give-time = The arbiter may stop the clocks and give one or both players more time.
spectators-stop-and-give-time = stop the clocks if it lasts; time back if a player lost some
spectators-may-make-up = Stop the clocks while it lasts; the director may make up for lost time.
spectators-stop-while-it-lasts = stop the clocks while it lasts
advice-worth-clock-reminder-easy-win = a reminder of the clock in the last minute, and the player has an easy win
