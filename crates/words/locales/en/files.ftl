# Files: what is wrong with entry lists, tables, pairs files, rating lists and the text of games.
# Report files of tournaments have a file of their own.

# Several faults, a line each.
file-faults = { $more ->
    [0] { $shown }
   *[other] { $shown }
    and { $more } more
}

# Entry lists.
entry-list-error-in-column = line { $line }, column "{ $column }": { $problem }
entry-list-error-in-line = line { $line }: { $problem }
entry-remark-in-column = "{ $column }": { $problem }
entry-remark-in-row = { $problem }
entry-remark-same-player = may be the same player as in line { $line }: { $reason }
in-common-same-fide-id = the same FIDE ID
in-common-same-national-id = the same national ID
in-common-same-name = the same name
in-common-similar-name = similar names and the same year of birth
list-heading = "{ $text }"
list-column-called = { $heading }
list-column-place = column { $column }
entry-problem-unexpected = found "{ $found }", expected { $expected }
entry-problem-no-name = found nothing, expected a name
entry-problem-player = { $problem }
entry-problem-second-column = found a second column for { $field }, expected only "{ $first }": rename or remove one of them
entry-problem-no-name-column = { $more ->
    [yes] found the headings { $headings }, …, expected one of them to be Name (or Last name and First name)
   *[no] found the headings { $headings }, expected one of them to be Name (or Last name and First name)
}
entry-problem-too-many-cells = found { $width } cells, expected at most { $expected }, one for each heading (a cell that contains the separator must stand in quotation marks)
entry-problem-open-quotation = found a quotation mark that opens a cell, expected another to close it
entry-problem-empty-file = found an empty file, expected a line of headings, one of them Name
entry-problem-sheet = { $problem }
cell-expected-one-line = text on one line, without tabs
cell-expected-title = a FIDE title: GM, IM, WGM, FM, WIM, CM, WFM or WCM
cell-expected-federation = a code of three letters, such as NOR
cell-expected-fide-id = a FIDE ID: digits only, such as 1503014
cell-expected-rating = a whole number of at most four digits, such as 2100
cell-expected-birth = a year, or a date such as 1987-03-21 or 21.03.1987 (the day before the month)
cell-expected-sex = F (or w) or M
cell-expected-grade = a grade: PK, K, or 1 to 12
entry-field-name = the name
entry-field-family-name = the family name
entry-field-given-name = the given name
entry-field-title = the title
entry-field-federation = the federation
entry-field-fide-id = the FIDE ID
entry-field-standard-rating = the FIDE rating
entry-field-rapid-rating = the rapid rating
entry-field-blitz-rating = the blitz rating
entry-field-national-id = the national ID
entry-field-national-rating = the national rating
entry-field-assigned-rating = the assigned rating
entry-field-birth = the date of birth
entry-field-sex = the sex
entry-field-grade = the grade
entry-field-club = the club
entry-field-team = the team
entry-field-needs = what the player needs
entry-field-notes = the notes
entry-field-number = a running number
file-column-unused = note: column "{ $column }" is not used
file-same-player = lines { $line } and { $other } look like the same player, { $name }

# Tables.
sheet-error-too-many-rows = found more than { $most } rows, expected a list of entries
sheet-error-too-many-columns = line { $line }: found more than { $most } columns
sheet-error-too-much = found more than { $cells } cells or { $megabytes } MB of text, expected a list of entries
sheet-error-long-cell = line { $line }, column { $column }: found a text of more than { $most } characters
sheet-error-ragged = { $found ->
    [one] line { $line }: found { $found } column parted by blanks, expected { $expected }: put tabs or semicolons between the columns
   *[other] line { $line }: found { $found } columns parted by blanks, expected { $expected }: put tabs or semicolons between the columns
}
sheet-error-old-workbook = found an old workbook (.xls) or one with a password: open it and save it without one as .xlsx, .ods or CSV
sheet-error-workbook = the workbook cannot be read: { $problem }
workbook-problem-other-zip = found a zip file, expected .xlsx or .ods
workbook-problem-binary = found a binary workbook (.xlsb): open it and save it as .xlsx
workbook-problem-password = it has a password: open it and save it without one
workbook-problem-too-many-parts = found more than { $most } parts
workbook-problem-too-large = it unpacks to more than { $megabytes } MB
workbook-problem-no-part = it has no part { $part }
workbook-problem-too-many-attributes = found a tag with more than { $most } attributes
workbook-problem-no-text = a cell refers to text { $number } of { $count }
workbook-problem-no-place = found a cell at "{ $found }", expected a place such as B7
workbook-problem-damaged = { $error }

# Pairs files.
pairs-error = line { $line }, column { $column }: { $problem }
pairs-problem-unexpected = found "{ $found }", expected { $expected }
pairs-problem-line-ends = found the end of the line, expected { $expected }
pairs-problem-player-twice = found { $player } again, expected each player once ({ $player } is already on line { $line })
pairs-problem-second-bye = found a second bye, for { $player }, expected at most one ({ $earlier } has it on line { $line })
pairs-problem-wrong-count = found a count of { $count }, expected { $lines }, the number of pairings that follow
pairs-problem-no-pairs = found no pairings, expected a line with two pairing numbers for each board
pairs-expected-white = White's pairing number, 1 or more
pairs-expected-black = Black's pairing number, or 0 for the pairing-allocated bye
pairs-expected-line-end = the end of the line

# Rating lists and their index.
rating-list-error-line = line { $line }: { $problem }
rating-list-error-not-a-list = found { $found }, expected a rating list: a line of headings with ID Number and Name, or XML with <playerslist>, plain or in a zip file
rating-list-error-too-long = { $what-code ->
    [line] the rating list cannot be read: found a line of more than { $most } bytes
   *[player] the rating list cannot be read: found a player of more than { $most } bytes
}
rating-list-error-no-start = the rating list cannot be read: the zip file does not say where it starts
rating-list-error-read = the rating list cannot be read: { $error }
not-a-list-empty = an empty file
not-a-list-begins = "{ $line }"
not-a-list-zip-without-list = a zip file without a .txt or .xml
not-a-list-encrypted-zip = an encrypted zip file
not-a-list-packed-by = a zip file packed by { $method }
not-a-list-no-player = no player
not-a-list-only-faults = no player ({ $fault })
listing-problem-unexpected = found "{ $found }", expected { $expected }
listing-problem-no-name = found nothing, expected a name
listing-problem-without = found a player without { $expected }
listing-problem-file-ends = found the end of the file, expected the end of a player
listing-problem-no-beginning = found the end of a player, expected the start
listing-problem-damaged = { $error }
listing-expected-fide-id = a FIDE ID
listing-expected-name = a name
listing-expected-name-on-one-line = a name on one line
listing-expected-rating = a rating of at most four digits
listing-expected-games = a number of games
listing-expected-k = a coefficient K of at most 255
listing-expected-birth-year = a year of birth
rating-index-error-not-an-index = the file is not an index of a rating list
rating-index-error-version = the index of the rating list has version { $version }, which is not known here: make it anew
rating-index-error-broken = the index of the rating list is damaged: make it anew
rating-index-error-too-large = the rating list is too large for an index
rating-index-error-list = { $problem }
rating-index-error-file = { $path }: { $error }

# The text of games.
pgn-fault-open-tag = a tag is not closed
pgn-fault-bad-tag = a tag without its value in quotation marks
pgn-fault-stray-bracket = a bracket that begins no tag
pgn-fault-open-comment = a comment is not closed
pgn-fault-stray-brace = a closing brace without a comment
pgn-fault-open-variation = a variation is not closed
pgn-fault-stray-parenthesis = a closing parenthesis without a variation
pgn-fault-no-result = the game has no result mark at its end
pgn-fault-moves-after-result = moves stand behind the result mark
pgn-fault-too-long = the text is too long for a game


# What tells the system of an event.
known-by-command-line = the command line
known-by-settings = the settings
