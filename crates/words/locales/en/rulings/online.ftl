# Online games: incidents, questions, answers, what rulings say.

family-online = Online games

incident-online-host-failure = online: the host or a playing site lost the connection
    .words = server down, site down, platform failure, host failure, internet at the venue, server lost, outage
incident-online-player-failure = online: a player lost the connection
    .words = disconnected, internet, connection lost, lost connection, wifi, offline, computer crashed, disconnect, power cut at home
incident-online-abandoned = online: a player left the game
    .words = left the online game, abandoned online, online walked away, closed the browser
incident-online-move = online: a move on the screen is disputed
    .words = mouse slip, mouseslip, premove, wrong square online, screen move, disputed online move, auto-queen, finger slip
incident-online-host-draw = online: the host declared a draw
    .words = server declared a draw, automatic draw online, platform draw, site ended the game
incident-online-expulsion = online: a player is expelled for reasons of fair play
    .words = expelled online, fair play expulsion, account closed, banned, online cheating

ask-online-host-failure-left = What is left of the game?
ask-online-player-failure-by = Who lost the connection?
ask-online-player-failure-back-in-time = Is { $by } back before the time is over?
ask-online-player-failure-both-had-moved = Had both players completed their first move before?
ask-online-abandoned-by = Who left the game?
ask-online-move-by = Whose move is it?
ask-online-move-what = What is disputed?
ask-online-host-draw-by = By what rule?
ask-online-expulsion-by = Who is expelled?

what-is-left-saved-position = the host has a saved position
what-is-left-agreed-position = both agree on a position, and the director can set it up
what-is-left-this-game-lost = all moves of this game are lost
what-is-left-all-games-lost = the moves of all unfinished games are lost

screen-move-mouse-slip = a slip of the mouse
screen-move-premove = a legal pre-move
screen-move-illegal-premove = a pre-move that became illegal
screen-move-smart-move = the only move of a piece, played by selecting it
screen-move-automatic-queen = the pawn became a queen of itself
screen-move-illegal-move = an illegal move was tried
screen-move-touch-move = another piece had been selected first
screen-move-own-notation = a claim rests on the player's own notation

host-rule-drawing-rule = stalemate, repetition, material or fifty moves
host-rule-lack-of-progress = five appearances in a row, or 75 moves

# The FIDE Laws.
online-over-the-board-only = The Laws are for play over the board: the regulations of the online event decide.
online-no-article = no article is about games online
online-by-regulations = what the regulations of the event say
online-by-analogy = the nearest article, by analogy
online-usual-host-failure = nobody loses by a failure of the host; the game goes on from the last position
online-usual-player-failure = the clock runs on; a player who is not back in time loses
online-usual-leaver-loses = a loss for the player who left
online-usual-sent-move = what the host has sent is the move
online-usual-host-draw = the draw stands if the Laws would have drawn the game too
online-usual-expulsion = follow the fair-play regulations of the event

# The connection is lost.
online-site-failed = The playing site lost the connection
online-host-failed = The host failed during the game
online-finished-before = The game was finished before: its result stands.
online-from-saved-position = The game goes on from the last position and times that the host has saved; nobody is bound to the moves lost.
online-from-agreed-position = The director sets up the position both agree on, with the clocks, and the game goes on.
online-starts-again = The game starts again from move one with the full time; nobody is bound to the old moves.
online-all-start-again = All unfinished games start again from move one, with the same pairings and the full time.
online-other-results-stand = results of games finished before stand; tell all players when the next round starts
online-cause-unclear = It cannot be told whether host or player failed: the director decides on the game.
online-as-host-failure = the game goes on or starts again, as for a failure of the host
online-adjudicate = adjudicate the game; the two results may differ
online-loss-for-absent = a loss for the player who did not come back
online-go-on-if-possible = let the game go on if that is possible, else adjudicate it
online-lost = { $by } lost the connection
online-not-back = { $by } was not back in time: lost.
online-rated = the game is rated
online-not-rated = the game is not rated: not both had completed a move
online-clock-ran-on = The clock of { $by } ran on meanwhile: the game goes on with the time that is left.

# A game is left, a player is expelled.
online-left = { $by } left the game before it was completed
online-event-rules-decide = The event's own rules say how this game is scored.
online-as-event-rules-say = as the event's rules say
online-leaver-loses-unless = a loss for the player who left, unless the event's rules say otherwise
online-leaver-loses = { $by } loses the game that { $by } left.
online-expelled = { $by } is expelled for reasons of fair play
online-not-reported = The games of { $by } should not be reported for rating; they may be scored as forfeits.
online-report-violation = Report the violation to US Chess; the host does not do that.
online-be-discreet = Treat the accusation with discretion until it is decided.
online-leave-out = leave the games out of the rating report
online-score-as-forfeits = score the games as forfeit losses, unrated
online-leave-out-and-forfeit = leave them out of the rating report and score them as forfeits

# Moves on the screen.
online-move-disputed = A move of { $by } on the screen is disputed
online-slip-stands = The slip is a completed move and stands.
online-premove-stands = A legal pre-move is a completed move and stands.
online-no-premove = The pre-move does not happen: the player makes another move.
online-smart-move-stands = The move stands: it is a setting of the player's own.
online-queen-stands = The queen stands: the move was complete when it appeared.
online-put-back = The host puts the piece back; there is no illegal move and no penalty.
online-no-touch-move = No claim of touch-move is allowed online; only the host may enforce it.
online-host-record-counts = No claim can rest on a player's own notation; the host's record counts.

# The host declares a draw.
online-host-drew = The host declared the game drawn
online-mate-first = The last move mates, and mate goes first: { $winner } wins.
online-host-ruling-valid = The host's ruling is valid and ends the game: drawn.
online-publicity-says-so = where the host's rules differ from those of US Chess, the publicity must say so
