# Texts of the pages: the bracket of a knockout.

bracket-by-round = Bracket after each round
bracket-legend = Who goes on stands in bold type; a drawn match was decided by a play-off.
bracket-nobody = Nobody
bracket-none = The bracket is drawn once everybody has a number.
bracket-open = Winner of a match to come
bracket-tab = Bracket
