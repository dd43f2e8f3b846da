# Coming late: incidents, questions, answers, what rulings say.

family-arrival = Coming late

incident-late-arrival = a player comes late
    .words = late, comes late, too late, delay, default time, waiting time, missed the start, minutes late, zero tolerance, forfeit
incident-both-absent = nobody was there when the clocks started
    .words = both players absent, nobody came, neither player came, both late, empty board, double forfeit
incident-absent-without-notice = a player stayed away without notice
    .words = no-show, absent, did not show up, did not appear, did not come, stayed away, missing player, forfeit, withdrew without notice

incident-players-without-game = two players have no game after the start of the round
    .words = no game, nobody to play, without an opponent, unpaired, opponent absent, late pairing, two players without a game
ask-players-without-game-both-agree = Do both want to play each other?
ask-players-without-game-met-before = Have they met in this event?
ask-late-arrival-by = Who came late?
ask-late-arrival-late-by = How long after the actual start of the session did the player come?
ask-late-arrival-default-time = What default time do the regulations give? The edition has none of its own.
ask-late-arrival-first-period = How long is the first or only period?
ask-both-absent-white-late-by = How long after the start did White come?
ask-both-absent-black-late-by = How long after the start did Black come?
ask-absent-without-notice-by = Who stayed away?
ask-absent-without-notice-explained = Has the player explained it before the next pairing was published?

arrival-before-start = { $by } came before the start
arrival-not-late = { $by } is not late.
arrival-came = { $by } came { $late } after the start
arrival-in-time = In time: the default time is { $limit }. { $by } plays with the time that is left.
arrival-clock-ran = { $by-code ->
    [white] White's clock has run since the start
   *[black] Black's clock has run since White's first move
}
arrival-after-first-control = { $by } came after the first control had run out and loses.
arrival-no-waiver = only the loss after one hour can be waived, not this one
arrival-too-late = { $by } came after the default time of { $limit } and loses.
arrival-not-helped = the delay could not be helped: the article lets the { $who } decide otherwise
arrival-played-with-rest = the game is played with the time that is left
arrival-game-lost = the game is lost
arrival-loss-stands = the loss stands unless the reason is compelling
arrival-may-decide-otherwise = the { $who } may decide otherwise for a good reason
arrival-came-no-equipment = { $by } came { $late } after the start, and no equipment was set up
arrival-no-loss = No loss: { $by-opponent } has not set up the equipment and run the clock. The game is played; each loses { $half } of the time since the start.
arrival-divided = The time since the start is divided equally: each loses { $half }. The game is played.
arrival-nothing-set-up = No equipment was set up: the time since the start is divided equally, and each loses { $half }.
arrival-why-equipment = no equipment at the start
arrival-count-until-there = count until the equipment was there, if that was earlier

arrival-nobody = Nobody was there: White came after { $white }, Black after { $black }
arrival-both-too-late = Both came after the default time: both lose.
arrival-played-after-all = the game is played after all
arrival-both-lose = both lose
arrival-white-loses = White loses the { $lost } until White came; Black loses nothing before White has moved.
arrival-split = The time until the first player came is split: each loses { $lost }.
arrival-why-absent = absent at the start
arrival-regulations-otherwise = the regulations or the arbiter may decide otherwise

arrival-charged-wrongly = The time lost at the start is put right: White loses { $white }, Black { $black }.
arrival-charged-rightly = The time lost at the start was charged rightly.
arrival-why-charged = time at the start charged wrongly
arrival-setting-stays = Too late: after ten moves by each the times stay as they are.
arrival-came-after-grant = { $by } came { $late } after the start; a later start had been allowed
arrival-granted-in-time = No loss: the start was allowed { $granted } later, and { $by } is there in time. The game is played.
arrival-tell-opponent = Tell { $by-opponent } about the later start, if nobody has.
arrival-opponent-not-told = that { $by-opponent } was not told is the arbiter's omission: it costs neither player the game
arrival-from-granted-start = the clocks are set as if the game had begun at the time allowed
arrival-as-clocks-ran = the times stay as the clocks ran
arrival-two-without-game = Two players have no game after the start of the round
arrival-may-be-paired = They may be paired with each other, if the arbiter agrees too.
arrival-not-paired-now = They are not paired with each other in this round; each keeps what the round gave.
arrival-replaces-forfeit = settle with both before play that this game counts instead of a win by forfeit or a bye; the regulations do not say so
arrival-pair-them = pair them with each other
arrival-leave-them = leave the round as it is
arrival-not-provided = no article provides for pairing two players after the start here
arrival-adjust-times = Adjust both clocks fairly for the time that is gone.
arrival-stayed-away = { $by } stayed away without notice
arrival-paired-if-accepted = { $by } loses this game but is paired again, if the explanation is accepted.
arrival-counts-as-withdrawn = { $by } loses this game and counts as withdrawn: no pairing until it is explained.
arrival-paired-again = paired again
arrival-out-of-event = out of the event
arrival-not-paired-again = not paired again
arrival-may-be-ejected = { $by } loses this game and may be ejected from the event and fined up to the entry fee; on request the director may keep or readmit { $by }.
arrival-fine-goes-to = the fine goes to the organizer, who may bar the player from other events until it is paid
arrival-kept-on-request = kept in the event or readmitted, on request
arrival-fine = a fine up to the entry fee
arrival-ejection = ejection from the event
arrival-unless-asked = not paired again unless the player asks for it
ask-late-arrival-opponent-told = Was { $by-opponent } told of the later start?
ask-late-arrival-equipment-missing = Had the player who was there failed to set up the equipment or to run the clock?
arrival-setting-stands = The first to come charged no time: that setting stands, unless the director corrects it or the players agree. Split, each would lose { $lost }.
arrival-leave-clocks = the clocks stay as they are
arrival-split-now = the time is split after all
arrival-split-corrected = { $by } charged the opponent alone: the times are corrected, each loses { $lost }, and { $by } may be penalised.
arrival-as-granted = In time: { $by }'s clock may not run before the new time, and the default time of { $limit } counts from it.
arrival-reset-clocks = The opponent was not told: the clocks are set back, so that { $by } has the { $granted } that were granted.
arrival-why-granted = later start that was granted
arrival-granted-too-late = { $by } came after the default time of { $limit } counted from the new time, and loses.
arrival-dropped-unless-excused = dropped from the event unless the excuse is acceptable; further games are then scored as zero
ask-players-without-game-why = Why have they no game?
no-game-not-paired = they were not paired
no-game-opponents-may-come = their opponents are absent but may still come
no-game-opponents-forfeited = their opponents have lost by coming too late
arrival-pair-apart = Games that have started go on; those who wait are paired as a group of their own, by the usual rules.
arrival-clocks-from-now = Fix a time for their game: their clocks start then, with the full time.
arrival-wait-for-opponents = They stay paired with their opponents until these have lost by coming too late.
arrival-opponents-have-time = an absent opponent has an hour, or the first control if that is shorter
arrival-extra-game = a game between them as an extra rated game, which counts for nothing else
arrival-forfeits-stand = Each has a forfeit win, which stands; a game between them does not replace it.
