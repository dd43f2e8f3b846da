# Texts of the pages: what stands on every page of the desk, and finding somebody.

find-colour = Colour
find-found = Players found for “{ $value }”
find-hint = Type a name, a pairing number or a FIDE ID into the box at the top.
find-look = Look at the game
find-more = There are more; type more of the name.
find-no-games = No games yet.
find-nobody = Nobody has this name or number.
find-of-round = { $first }, round { $second }
find-opponent = Opponent
find-player = Find a player
results-left = { $count ->
    [0] no result missing
   *[other] { $count } missing
}
results-left-n = { $value } missing
results-warned = Please confirm
results-warned-board = Please confirm:
results-warned-drop = Drop these
results-warned-go-on = Enter them all the same
results-warned-hint = The rules warn of these results. Nothing of them is written yet.
verify-by = verified by { $value }
verify-correct = Correct the results by the slips
verify-differ = These slips say something else
verify-differ-hint = Look at the slip again. If it was misread now, enter it anew below; if the first entry is wrong, correct it.
verify-differs = Board { $first }: entered { $second }, slip { $third }
verify-do = Compare and note
verify-hint = Enter the results once more from the slips, without looking at the first entry. What agrees is noted as verified; what differs is shown.
verify-progress = { $first } of { $second } verified
verify-quick = Board and slip
verify-same = Board { $value } agrees.
verify-slip = Slip
verify-title = Check against the slips
print-round = Print the round
print-round-hint = Pairings by board and by name, standings and slips in one file.
print-round-short = Print
rounds-numbers-by-lot = Without a pairing number: { $value }. They are drawn by lot with the pairing; by rating or by the Varma tables under “Pairing numbers”.
new-section-all = All settings
new-section-kinds = Take a usual kind …
new-section-or = … or say the format, rounds, rate of play and rules yourself.
new-section-rules = Rules
new-section-rules-federation = as the federation of the event
new-section-rules-fide = FIDE
new-section-rules-own = own regulations
new-section-rules-us = US Chess
entries-joined = { $first } is joined with { $second }.
entries-move = Another section
entries-move-do = Move the entry
entries-move-hint = Possible until the player is in a paired round. Account, byes and needs go with the entry.
entries-move-to = Move to
entries-moved = { $first } is moved to { $second }.
entries-same = The same person?
entries-same-do = Join with { $value }
entries-same-hint = The other entry goes; what only it knows of the player is kept.
results-play-off = Play-off of board { $value }
