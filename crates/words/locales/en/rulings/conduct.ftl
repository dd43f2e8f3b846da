# Conduct: incidents, questions, answers, what rulings say.

family-conduct = Conduct

incident-distraction = a player distracted or annoyed the opponent
    .words = distraction, distracts the opponent, annoying, noise, talking, talks to the opponent, humming, tapping, disturbs, eating noisily, staring, kicking, pen clicking, analysing aloud
incident-draw-offers-repeated = a player keeps offering draws
    .words = repeated draw offers, keeps offering draws, offers a draw again and again, draw offers, pestering
incident-outside-help = a player used notes, a book, another board or advice
    .words = cheating, cheat, engine, engine help, computer help, outside help, notes, book, advice, analysed on another board, analysis, second board, consultation, spoke with another player
incident-smoking = a player smoked
    .words = smoking, smoke, smoked, cigarette, vape, vaping, e-cigarette
incident-disrepute = a player behaved badly or arranged a result
    .words = bad behaviour, insult, rude, swearing, fight, refuses to shake hands, handshake, prearranged result, prearranged draw, fixed game, match fixing, sandbagging, threw the game, disrepute, drunk
incident-accusation = a player accuses another of cheating
    .words = cheating, accusation, accuses of cheating, suspicion, cheater, suspects an engine, cheat
incident-question-to-arbiter = a player asks the arbiter a question
    .words = question to the arbiter, asks the arbiter, asks about the rules, rules question, how much time

ask-distraction-by = Who disturbed the opponent?
ask-distraction-how = How did { $by } disturb?
ask-draw-offers-repeated-by = Who keeps offering a draw?
ask-draw-offers-repeated-reason-to-repeat = Has the opponent offered a draw since, or has the position changed much?
ask-outside-help-by = Who used help?
ask-outside-help-what = What kind of help?
ask-outside-help-relevant = Has it to do with the game?
ask-smoking-by = Who smoked?
ask-smoking-allowed-place = Was it in the section where the arbiter allows it?
ask-disrepute-by = Who behaved badly?
ask-disrepute-how = What happened?
ask-accusation-by = Who accuses?
ask-accusation-written = Has the player made an official written complaint?
ask-accusation-unfounded = Is the complaint evidently unfounded?
ask-question-to-arbiter-by = Who asks?
ask-question-to-arbiter-about = What does { $by } ask about?

annoyance-noise = by noise
annoyance-talking = by talking
annoyance-claims = by claims without reason
annoyance-draw-offers = by draw offers without reason
annoyance-complaints = by complaints without ground
annoyance-other = otherwise

forbidden-help-written-matter = books or recorded matter
forbidden-help-notes = notes made during the game
forbidden-help-other-board = another board or a computer
forbidden-help-asked-advice = advice that was asked for
forbidden-help-headphones = sound in headphones
forbidden-help-analysis-in-room = analysis in the playing room

misconduct-arranged-result = arranged the result
misconduct-insult = insults or violence
misconduct-drunk = drunk, but not disturbing
misconduct-dress = dress against the rules of the event
misconduct-other = otherwise

question-subject-rules = a point of the rules
question-subject-schedule = the rate of play or the schedule
question-subject-move-number = how many moves have been made
question-subject-clock = whether a move was made or the clock pressed
question-subject-position = whether something would be right in this position

conduct-game-over = the game is over: its result stands, and time cannot be given any more
conduct-loss = loss of the game
conduct-warning = a warning
conduct-warning-more-if-repeated = a warning; more if it is repeated

conduct-disturbed = { $how-code ->
    [noise] { $by } disturbed by noise
    [talking] { $by } disturbed by talking
    [claims] { $by } disturbed by claims without reason
    [draw-offers] { $by } disturbed by draw offers without reason
    [complaints] { $by } disturbed by complaints without ground
   *[other] { $by } disturbed the opponent
}
conduct-stop-disturbing = Distraction: stop it at once and penalise { $by }.
conduct-standard-at-least = at least the standard penalty, { $time } for { $by-opponent }; more if it goes on
conduct-time-penalty-at-once = a time penalty at once, and more if it goes on
conduct-cannot-help-it = { $by } disturbs but cannot help it
conduct-no-offence = No offence: help, for example by moving the board; { $by } is not penalised.
conduct-find-remedy = Find another place for the game, or another remedy that costs neither player time.
conduct-another-place = another place for the board
conduct-move-board = move the board away from the others

conduct-offered-again = { $by } offered a draw again
conduct-offer-in-order = The offer is in order; the opponent accepts or refuses it.
conduct-offers-can-disturb = reasonable offers made too often can also disturb
conduct-offer-annoys = The offer is valid, but repeating it without reason annoys the opponent: { $by } may be penalised.

conduct-smoked = { $by } smoked
conduct-house-rules = The house rules of the event and the site decide.
conduct-smoking-allowed = Smoking is allowed there.
conduct-e-cigarette-not-named = The article names no e-cigarettes: the arbiter decides whether it was smoking.
conduct-smoking-forbidden = Smoking is allowed only where the arbiter says.

conduct-help-used = { $what-code ->
    [written-matter] { $by } used written or recorded matter
    [notes] { $by } made notes
    [other-board] { $by } analysed on another board or a computer
    [asked-advice] { $by } asked for advice
    [headphones] { $by } listened to something in headphones
   *[analysis-in-room] { $by } analysed in the playing room
}
conduct-help-forbidden = Forbidden help: penalise { $by }.
conduct-help-not-allowed = Not allowed: the director may penalise { $by }.
conduct-help-costs-game = Help of this kind usually costs the game: { $by } loses unless the director finds less fitting.
conduct-harmless-sound = No breach while the sound has nothing to do with the game; the director may check it.
conduct-loss-if-it-helped = a warning the first time; loss of the game if it helped
conduct-warning-or-time = a warning or a time penalty
conduct-warning-or-little-time = a warning or a small time penalty; more if it is repeated
conduct-more-if-it-helped = a warning; more if it helped or disturbed

conduct-misbehaved = { $how-code ->
    [arranged-result] { $by } arranged the result
    [insult] { $by } insulted somebody
    [drunk] { $by } is drunk but does not disturb
    [dress] { $by } is dressed against the rules
   *[other] { $by } behaved badly
}
conduct-brought-into-disrepute = The game is brought into disrepute: penalise { $by }.
conduct-misconduct-usual = { $how-code ->
    [arranged-result] a heavy penalty for both players; points for neither
    [insult] a warning at least; more if it is grave
    [drunk] a warning; more if the player cannot play on
    [dress] a warning; the player changes for the next round
   *[other] a warning first, more if it is grave
}
conduct-excluded-from-round = exclusion from this round

conduct-no-dress-code = no dress code is announced in the case: without one only what is plainly unsuitable can be penalised
conduct-accused = { $by } accuses { $by-opponent } of cheating
conduct-evidence-needed = A charge against the opponent needs unbiased evidence; without it the game goes on.
conduct-hear-both = Hear both players away from the boards, and look for a witness.
conduct-penalty-if-proved = a penalty for what is proved
conduct-director-watches = the game goes on; the director watches
conduct-only-recorded = The game goes on; without a written complaint the accusation is only recorded.
conduct-ask-for-complaint = Ask { $by } for an official complaint and tell what a false one costs.
conduct-report-accusation = If it is refused, put name and accusation into the report; the accused is not told.
conduct-watch-accused = watch the accused player
conduct-record-and-watch = record it and watch
conduct-false-accusation = A false accusation: { $by } may be penalised.
conduct-investigated = The complaint is investigated; the game goes on meanwhile.
conduct-tell-accused = Tell the accused after the game and ask for a comment.
conduct-report-complaint = Report the complaint and its outcome.
conduct-watch-player = watch the player
conduct-inspect-once = one inspection in this round
conduct-watch-and-inspect = watch, and inspect before or right after the game

conduct-asked = { $about-code ->
    [rules] { $by } asks the { $who } about a point of the rules
    [schedule] { $by } asks the { $who } about the rate of play
    [move-number] { $by } asks the { $who } about the number of moves
    [clock] { $by } asks the { $who } about the opponent's move or the clock
   *[position] { $by } asks the { $who } about the position
}
conduct-answered = { $about-code ->
    [rules] Explain the point of the rules and nothing more: no advice, no word on the position.
    [schedule] Answer the point, and nothing more.
    [move-number] Do not tell: the number of moves is not given while the period runs.
    [clock] Do not tell: the { $who } gives no word on a completed move or an unpressed clock.
   *[position] Explain the rule in general; whether it fits this position the player must see.
}
