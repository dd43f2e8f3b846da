# Rapid and blitz: incidents, questions, answers, what rulings say.

family-supervision = Rapid and blitz

incident-which-rules-hold = it is disputed whether the competition rules hold in full in rapid or blitz
    .words = rapid, blitz, which rules, competition rules, adequate supervision, supervision, one arbiter per game

ask-which-rules-hold-specified = Do the regulations of the event say whether the competition rules hold in full?
ask-which-rules-hold-announced = What do they say?
ask-which-rules-hold-games = How many games are played at the same time?
ask-which-rules-hold-arbiters = How many arbiters supervise them?
ask-which-rules-hold-recorded = Is every game recorded by an arbiter or an assistant?

announced-rules-adequate = the competition rules hold in full
announced-rules-reduced = they do not

supervision-which-rules = Which rules hold in this rapid or blitz event
supervision-one-set-of-rules = There is one set of rules for each rate of play, however many directors there are.
supervision-standard-play = It is standard play: the competition rules hold in full.
supervision-whole-event = No change: the rules chosen hold for the whole event, every round of it.
supervision-must-say = The regulations must say which of the two holds, for the whole event; decide it now and announce it.
supervision-full-if-enough = the competition rules in full, if there are arbiters enough
supervision-unsupervised = the rules for play without adequate supervision
supervision-unsupervised-usually = without enough arbiters, the rules for play without adequate supervision
supervision-claim-before-next-move = The rules for play without adequate supervision hold: a player's claim must come before the next move.
supervision-enough = The competition rules hold in full: the arbiters are enough for { $games ->
    [one] { $games } game
   *[other] { $games } games
}, and all are recorded.
supervision-promised-too-much = The event has promised more than it has: one arbiter for at most { $games ->
    [one] { $games } game
   *[other] { $games } games
} and a record of every game are needed.
supervision-find-arbiters = Find more arbiters or assistants, or ask the organiser to play by the other rules from the start of the event.
supervision-as-announced = games so far were played by the rules announced; the { $who } rules on incidents by them
supervision-keep-announced = keep the rules announced and find the arbiters
supervision-announce-other = before the first round: announce the other rules for the whole event
supervision-settle-before = settle it before the first round; later keep what was announced
