# The rating report of US Chess: what is to be looked at before it is sent, and reading one.

us-report-gravity-error = error
us-report-gravity-warning = warning
us-report-gravity-note = note

us-fact-affiliate = the ID of the affiliate
us-fact-chief-td = the ID of the chief director
us-fact-assistant-td = the ID of the assistant chief director
us-fact-other-tds = the ID of another director
us-fact-city = the city
us-fact-state = the state
us-fact-zip = the zip code
us-fact-begins = the first day
us-fact-ends = the last day
us-fact-event-id = the event ID

td-level-club = club director
td-level-local = local director
td-level-senior = senior director
td-level-associate-national = associate national director
td-level-national-td = national director

us-ratings-regular = Regular
us-ratings-dual = Regular and Quick
us-ratings-quick = Quick
us-ratings-blitz = Blitz

us-report-found-no-section = no section has players to be rated
us-report-found-many-sections = a report has room for { $most } sections at most
us-report-found-missing = { $fact } is missing
us-report-found-malformed = { $fact-code ->
    [affiliate] "{ $found }" is not { $fact }: a letter and seven digits, such as A6012345
    [state] "{ $found }" is not { $fact }: two letters, such as FL
    [zip] "{ $found }" is not { $fact }: five digits, such as 32603
    [event-id] "{ $found }" is not { $fact }: twelve digits, given by the federation
   *[other] "{ $found }" is not { $fact }: eight digits
}
us-report-found-disagree = the sections differ in { $fact }: { $taken } is written, { $other } is said too
us-report-found-days-reversed = the last day, { $ends }, is before the first, { $begins }
us-report-found-days-outside = { $begins } to { $ends } are not days of the event
us-report-found-certification = the chief director is a { $level }: the chapter on certification is not at hand; whether this level may direct the event is not checked
us-report-found-certification-unknown = how the chief director is certified is not said; the certification must fit the event
us-report-found-not-rated = not rated, and not in the report
us-report-found-empty = nobody has a pairing number; not in the report
us-report-found-contradiction = the section contradicts itself: { $value }
us-report-found-no-time-control = no time control: the report must name it, with delay or increment
us-report-found-time-control-unread = the time control "{ $control }" cannot be read
us-report-found-not-ratable = games with { $control } are not rated
us-report-found-dual = { $control }: rated as Regular and as Quick
us-report-found-other-ratings = announced as { $announced }, but the time control makes it { $control }; the federation goes by the time control
us-report-found-blitz-letter = the published format has no letter for Blitz; B is written, and the federation goes by the time control
us-report-found-grand-prix-letter = which letter marks the Grand Prix is not published; Y is written: check it when the report is sent
us-report-found-school-affiliate = a report within one school comes from the affiliate of the school, whose ID begins with H, not from { $affiliate }
us-report-found-unfinished = { $paired } of { $planned } rounds are in the report
us-report-found-open-game = { $adjourned ->
    [yes] round { $round }, board { $board }: the game is adjourned
   *[other] round { $round }, board { $board }: no result
}
us-report-found-renumbered = the pairing numbers have gaps; the report counts from 1 without gaps
us-report-found-no-id = { $player } has no US Chess ID
us-report-found-bad-id = { $player }: "{ $id }" is not a US Chess ID of eight digits
us-report-found-expired = { $player } ({ $id }): the membership ended on { $expires }
us-report-found-expiry-unknown = { $count ->
    [one] of { $count } player it is not known until when the membership lasts
   *[other] of { $count } players it is not known until when the membership lasts
}
us-report-found-state-unknown = { $count ->
    [one] of { $count } player no state is known
   *[other] of { $count } players no state is known
}
us-report-found-two-entries = { $id } has two entries, { $players }: right for a re-entry, else one of the IDs is wrong
us-report-found-two-games = { $id } has two entries, { $players }, with games in round { $round }: one of the IDs is wrong
us-report-found-two-sections = { $player } ({ $id }) has a game in round { $round } here and in { $other }; extra games belong in a section of their own
us-report-found-no-game = { $player } has played no game
us-report-found-forfeits = { $count ->
    [one] { $count } game was not played; it is reported without opponents
   *[other] { $count } games were not played; they are reported without opponents
}
us-report-found-odd-result = round { $round }, board { $board }: the results of the two players do not add up to one point; tell the federation
us-report-found-too-long = "{ $text }" is longer than { $most } letters and is cut off
us-report-found-letters = "{ $text }" is written as "{ $written }"

# Reading tables.
dbf-error-not-a-table = this is no dBASE table
dbf-error-header-ends = the file ends inside its header
dbf-error-lengths = the lengths in the header contradict each other
dbf-error-record-missing = the file ends before record { $record } of { $of }
dbf-error-read = the file cannot be read: { $error }
us-report-error = { $record ->
    [0] { $file }, { $field }: { $problem }
   *[other] { $file }, record { $record }, { $field }: { $problem }
}
us-report-problem-no-field = the field is missing
us-report-problem-events = found { $found } events, expected one
us-report-problem-unexpected = found { $found }, expected { $expected }
us-report-problem-no-such-section = there is no section { $section }
us-report-problem-twice = number { $number } is there twice
us-report-problem-no-such-opponent = there is no opponent { $opponent }
us-report-problem-disagreement = { $here }, but number { $opponent } has { $there }
us-report-expected-number = a whole number
us-report-expected-day = a day, such as 20260330
us-report-expected-result = a result, such as W12B or H0
us-report-expected-kind = S, R or M
us-report-expected-rating = a rating
us-report-oddity-rounds-not-told = the columns are the opponents; the rounds are filled in from a table
us-report-oddity-colours-not-told = { $games ->
    [one] { $games } game has no colours; they are filled in
   *[other] { $games } games have no colours; they are filled in
}
us-report-oddity-forfeits-alone = { $count ->
    [one] { $count } forfeit has no opponent; it counts as a bye
   *[other] { $count } forfeits have no opponent; they count as byes
}

# On the command line.
us-report-line = { $section ->
    [none] { $gravity }: { $text }
   *[other] { $gravity }: { $section }: { $text }
}{ $article ->
    [none] {""}
   *[other] {" "}({ $article })
}
us-report-written = THEXPORT.DBF, TSEXPORT.DBF and TDEXPORT.DBF in { $folder }: sections: { $sections }, players: { $players }, games: { $games }
us-report-not-written = Nothing is written: put the errors right, or write all the same with --force.
us-report-only-checked = Checked, nothing written (--out FOLDER writes): sections: { $sections }, players: { $players }, games: { $games }
us-facts-unknown = "{ $fact }" is not NAME=VALUE; the names are: { $known }
us-facts-unfit = { $name }: "{ $value }" does not fit

# The pages.
us-report-title = Rating report of US Chess
us-report-open = Check and download
us-report-about = The three files that US Chess rates from, for all rated sections of the event.
us-report-to-settings = Affiliate, directors and place are entered in the settings.
us-report-checks = Check list
us-report-errors = To be put right
us-report-warnings = Perhaps a mistake
us-report-notes = Good to know
us-report-section = Section
us-report-kind = Type
us-report-rating-system = Ratings
us-report-time-control = Time control
us-report-rounds = Rounds
us-report-players = Players
us-report-games = Games
us-report-faulty = US Chess would send this report back: something in the check list has to be put right.
settings-group-us_chess = Rating report of US Chess
settings-us_affiliate = ID of the affiliate
settings-us_chief_td = ID of the chief director
settings-us_chief_td_level = Certification of the chief director
settings-us_assistant_td = ID of the assistant chief director
settings-us_other_tds = IDs of other directors
settings-us_city = City
settings-us_state = State, two letters
settings-us_zip = Zip code
settings-us_country = Country
settings-us_event_id = Event ID, once the federation has given it
settings-us_begins = First day of the section, if not that of the event
settings-us_ends = Last day of the section, if not that of the event
settings-us_ratings = Rated as, if not by the time control
settings-us_school_level = For pupils
settings-us_membership_waived = Players need not be members
settings-us_fide_rated = Rated by FIDE too
settings-us_grand_prix_points = Grand Prix points
settings-us_crosstables = Crosstable on paper for
settings-choice-club = Club
settings-choice-local = Local
settings-choice-senior = Senior
settings-choice-associate_national = Associate national
settings-choice-national_td = National
settings-choice-regular = Regular
settings-choice-dual = Regular and Quick
settings-choice-quick = Quick
settings-choice-none = No
settings-choice-scholastic = Scholastic
settings-choice-primary = Primary, up to grade 3 (members or not)
settings-choice-in_school = Within one school (members or not)
settings-choice-director = The director
settings-choice-affiliate = The affiliate
settings-choice-nobody = Nobody
entries-state = State
entries-expires = Member until
entries-provisional-games = Provisional: games
entries-expired = membership expired
entries-jtp = JTP: pupil without membership
entries-field-state = State
entries-field-expires = Member until
entry-field-state = the state
entry-field-expires = the last day of the membership
cell-expected-expiry = a day such as 2026-12-31 or 12/31/2026
invalid-expiry = "{ $text }" is not the last day of a membership: expected year-month-day such as 2026-12-31
listing-expected-member-id = a US Chess ID of eight digits
listing-expected-expiry = a day such as 2026-12-31
rating-list-error-table = the rating list cannot be read: { $fault }
us-facts-reason = for the rating report of US Chess
trf-unsaid-memberships = { $count ->
    [one] state and last day of the membership of { $count } player
   *[other] state and last day of the membership of { $count } players
}
convert-us-several = the report has several sections; say which with --section: { $known }
convert-us-no-section = there is no section { $section }; there are: { $known }
