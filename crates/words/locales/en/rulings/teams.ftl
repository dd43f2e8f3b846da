# Teams: incidents, questions, answers, what rulings say.

family-teams = Teams

incident-captain = a captain spoke to a player or took a hand in a game
    .words = captain, team captain, captain speaks, captain advises, captain offers a draw, coach, captain told to accept
incident-team-incomplete = a team is not complete at the start
    .words = team not complete, incomplete team, missing player of a team, too few players, quorum, half the team
incident-wrong-board-order = players of a team sat at wrong boards
    .words = wrong board order, board order, boards swapped, wrong boards, seated at the wrong board
incident-line-up-missing = no line-up was handed in in time
    .words = line-up missing, no line-up, lineup, team sheet, team list late, composition

ask-captain-did = What did the captain do?
ask-captain-before-arbiter = Was an arbiter present, and was it in a language the arbiter understands?
ask-captain-asked = Had the player asked?
ask-team-incomplete-boards = How many boards has the match?
ask-team-incomplete-present = How many players of the team are there?
ask-team-incomplete-official-event = Is it an official FIDE event?
ask-team-incomplete-default-zero = Is the default time zero?
ask-wrong-board-order-sat = In what order did the players sit?
expect-board-order = their numbers in the team list, by board, such as 2 4 3 5

captain-act-advised-on-draw = advised to offer or accept a draw
captain-act-discussed-position = spoke about the position
captain-act-ordered-result = ordered a result
captain-act-stood-behind-opponents = stood behind the opposing team

teams-discussed = The captain spoke with a player about the position
teams-discussing-forbidden = Forbidden: a captain says nothing about a position. Stop it; the { $who } may penalise.
teams-warn-both = a warning to captain and player; the game if it helped
teams-ordered = The captain ordered a result
teams-order-forbidden = Forbidden: the player alone is responsible for the game. Stop it; the { $who } may penalise.
teams-warn-player-stands = a warning to the captain; what the player did stands
teams-stood-behind = The captain stood behind the opposing team
teams-place-forbidden = Not allowed: send the captain away from there; the { $who } may penalise.
teams-tell-to-move = tell the captain to move; a warning if it is repeated
teams-advised = The captain advised a player about a draw
teams-advice-forbidden = The regulations of the event forbid such advice. Stop it; the { $who } may penalise.
teams-advice-allowed = Allowed: a captain may advise to offer or accept a draw, before an arbiter.
teams-only-before-arbiter = Captain and player speak only before an arbiter. Stop it; the { $who } may penalise.
teams-answer-allowed = Allowed: asked by the player, a captain may tell what a draw would mean, without looking at the game.
teams-only-when-asked = A captain tells only when asked, and without looking at the game: stop it; the { $who } may penalise.
teams-warn-captain = a warning to the captain
teams-time-for-opponent = more time for the opponent of the player helped
teams-game-of-helped = loss of the game of the player helped
teams-expel-captain = the captain is expelled from the venue

teams-incomplete = A team is not complete at the start
teams-present-play = The games of those present are played; for a missing player those below move up, or the boards are forfeited.
teams-move-up-last-forfeit = those below move up; forfeits fall on the last boards
teams-only-empty-forfeit = only the empty board is forfeited
teams-all-below-forfeit = the empty board and all below are forfeited
teams-move-up = those below move up
teams-present = { $present } of { $boards } players of a team are there at the start
teams-more-than-half = More than half are there: the games start; the default time decides for the absent.
teams-half-loses-match = Half or fewer are there and the default time is zero: the team loses the match.
teams-half-may-not-start = Half or fewer are there: they may not start. The clocks are started; opponents with White may write their move without playing it.
teams-begin-above-half = The games begin once more than half of the team is there.
teams-only-recommended = outside official events this is only recommended
teams-present-play-on = those present play
teams-as-official = as in official events
teams-as-regulations-say = what the regulations of the event say

teams-sat-so = A team sat in the order { $order }
teams-order-right = The order is right: every game counts as played.
teams-forfeits-boards = For the standings the team forfeits { $boards-count ->
    [one] board { $boards }
   *[other] boards { $boards }
}; the games are rated as they were played.
teams-change-result = Change the match result accordingly for standings and pairings.
teams-forfeit-on = forfeit on { $boards-count ->
    [one] board { $boards }
   *[other] boards { $boards }
}
teams-regulations-otherwise = what the regulations of the event say otherwise
teams-forfeit-wrong = forfeit of the boards whose player was not the right one
teams-no-line-up = No line-up was handed in in time
teams-order-of-ratings = The team plays in the order of the ratings, as always.
teams-first-named-play = The first-named players of the team list play, in that order.
