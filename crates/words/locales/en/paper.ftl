# Papers: what stands on them beside what the event says.

paper-draft = DRAFT
paper-page = Page # of @
paper-printed-on = { $value }
paper-signed-by = Signed off by { $author } (record { $record })
paper-place = Place
paper-name = Name
paper-fed = Fed
paper-rating = Rtg
paper-points = Points
paper-points-short = Pts
paper-colour = Colour
paper-club = Club
paper-fide-id = FIDE ID
paper-section = Section
paper-table = Table
paper-total = Total
paper-remarks = Remarks
paper-white-letter = w
paper-black-letter = b
paper-open-games = { $value ->
    [one] One game is still open.
   *[other] { $value } games are still open.
 }
paper-cross-legend = In each round: the opponent’s place, the colour (w White, b Black) and the result; + and - without play.
paper-it1 = IT1 – Certificate of title result
paper-it2 = IT2 – Application for a title
paper-direct-titles = Titles by places in a championship
paper-direct-championship = Championship
paper-direct-of-women = { $value }, women
paper-direct-table = Table of titles
paper-direct-table-of = { $article }; in force: { $chapter }; used: the one from { $day }
paper-direct-earned = Earned
paper-direct-given = Given
paper-direct-norm = { $value } norm
paper-direct-at-once = at once
paper-direct-conditional = when a rating of { $value } is reached
paper-direct-legend = = after a place: a tie is to be settled first. The chief arbiter sends this list to the FIDE office; the federations apply for the titles. A norm counts as nine games.
paper-direct-application = Application for the title { $value } by a place
stage-qualified = played in it
stage-last-sixteen = last sixteen
stage-last-eight = last eight
stage-final = final
stage-winner = winner
paper-it3 = IT3 – Tournament report
paper-fa1 = FA1 – Report of a norm for FIDE Arbiter
paper-ia1 = IA1 – Report of a norm for International Arbiter
paper-fa2 = FA2 – Application for FIDE Arbiter
paper-ia2 = IA2 – Application for International Arbiter
paper-fl1 = FL1 – Report of a norm for FIDE Lecturer
paper-fl2 = FL2 – Application for FIDE Lecturer
paper-report = Final report of the chief arbiter
paper-rating-report = Check list of the rating report
paper-to-be-looked-at = To be looked at before it is sent
paper-article = Article
paper-nothing-found = Nothing was found.
paper-due-to-rating-officer = To the rating officer by
paper-due-upload = Upload to FIDE by
paper-due-last-list = Last list that can rate it
paper-games-paired = Games paired
paper-games-played = Played
paper-games-rated = Rated games
paper-games-forfeited = Forfeited
paper-colours-and-floats = Colours and floats through the rounds
paper-colours-legend = Pale boxes are games with White, dark ones with Black; an arrow down is a downfloat, an arrow up an upfloat.
paper-diplomas = Diplomas
paper-diploma = Diploma
paper-participation = Certificates of participation
paper-certificate = Certificate
paper-took-part = took part in the tournament
paper-diploma-place = { NUMBER($value, type: "ordinal") ->
    [one] { $value }st place
    [two] { $value }nd place
    [few] { $value }rd place
   *[other] { $value }th place
 }
paper-diploma-points = with { $points } points in { $rounds } rounds
paper-prize-receipts = Prize receipts
paper-prize-receipt = Receipt of a prize
paper-prize-received = I have received this prize.
paper-score-sheets = Score sheets
paper-sheet-of = Sheet of { $value }
paper-envelopes = Envelope of a sealed move
paper-sealed-by = Move sealed by
paper-sealed-move-number = Number of the sealed move
paper-position-before-sealing = Position before the sealed move
paper-time-used-white = Time used by White
paper-time-used-black = Time used by Black
paper-draw-offered = Draw offered by
paper-resumes = Day, hour and place of resumption
paper-programme = Programme and regulations
paper-schedule = Schedule
paper-starts = Starts
paper-regulations = Regulations
paper-entry-fee = Entry fee
paper-late-fee = Late entry fee
paper-participants = Participants
paper-appeals = Appeals
paper-not-decided = not decided
paper-norms = Title norms
paper-rating-changes = Rating changes
paper-new-rating = New
paper-average = Average
paper-nothing = None.
paper-in-list = In the rating list of
paper-norm-of-chief = The chief arbiter’s own norm is judged by an official who was authorised before.
paper-it1-legend = An opponent without a rating counts with the figure shown. Results: 1, ½ and 0 for games played; +, = and - for others. Copies: player, federation of the player, organising federation, FIDE office. The complete cross table is attached.
paper-it2-legend = Norms of other events are added by hand or on another IT2; each IT1 and its cross table are attached. At least 27 games.
paper-open-questions = Still to be found out: { $value }
no-paper-round-not-paired = Round { $round } is not paired
no-paper-no-norm = Nobody has made a norm that this paper could be about
no-paper-no-arbiter = No such arbiter is named in the settings
no-paper-no-teams = No teams compete here
no-paper-no-prizes = There are no prizes, or they cannot be divided yet
no-paper-no-first-day = The first day of the event is not set; it decides which rules apply
no-paper-no-player = There is nobody for this paper
no-paper-no-championship = The section is not announced as a championship whose places give titles
no-paper-no-direct-title = Nobody earns a title or a norm by a place here
no-paper-no-bracket = There is no bracket: the section is no knockout, or it has no numbers yet
unknown-paper = There is no paper { $name }
paper-pictures = Pictures of the tournament
paper-bracket = Bracket
paper-norm-chances = { $name }: what is left for { $title }
paper-norm-chances-alt = For each score in the games that are left, the least average rating of those opponents
paper-ranks-by-round = Places through the rounds
paper-scores-by-round = Points through the rounds
