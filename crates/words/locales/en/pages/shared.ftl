# Texts of the pages: shared.

all-events = All events
announcement = Announcement
announcement-deputies = Deputy arbiters, one on each line
announcement-federation = Federation, three letters
announcement-organiser = Organiser
api = The interface for programs
api-key-unfit = A key for repeated requests has 1 to 200 characters.
api-key-used = This key was used for another request.
api-method = Method
api-no-date = This needs the first day of the event.
api-no-rules = No rules of the day of this event are at hand.
api-not-utf8 = The body is not text in UTF-8.
api-path = Path
api-says = What it does
api-text = Everything the pages do, as JSON. The whole description for machines:
away = The data cannot be reached
away-text = The server cannot reach its data just now. If you were entering something, look whether it is there before you enter it again. If it lasts, tell whoever runs the server.
code-from-terminal = Code that the server printed when it started
conflict = Somebody else changed this meanwhile
desk = Desk
desk-of = Your desk, { $value }
done-by = by { $value }
event-create = Create the event
event-created = “{ $value }” is created. Add a section next.
event-ends = Last day
event-name = Name of the event
event-new = A new event
event-place = Town or venue
event-starts = First day
failed = Something went wrong
failed-text = The page could not be made. The server has written down why; please tell the arbiter if it happens again.
forbidden = Not permitted
forbidden-text = Your role does not permit this. The chief arbiter or the owner of the event can change that.
foreign-text = The request does not come from a page of this server, so it was not carried out.
incidents = Incidents
invitation = Invitation
invitation-accept = Accept the invitation
invitation-accepted = Welcome. Your role here: { $value }.
invitation-as = You are signed in as { $value }.
invitation-create = Create the account and accept
invitation-gone = This invitation has been used, withdrawn or has expired. Ask for a new one.
invitation-new = A new account
invitation-sign-in = I have an account: sign in
invitation-text = { $first } invites you to “{ $second }” as: { $third }.
journal = Journal
language = Language
last-changes = Latest changes
login = Login
name-for-journal = Your name, as it goes into the journal
new-section = A new section
new-section-add = Add the section
new-section-added = “{ $value }” is added. Enter the players next.
new-section-first = What is known so far
new-section-proposal = The proposal
new-section-proposal-text = Everything can be changed, now and later. What must and should be announced is checked as you type.
new-section-propose = Propose settings
new-section-propose-rounds = propose
new-section-text = Rounds, pairing system, time control and tie-breaks are proposed from this, with reasons.
new-section-unreadable = “{ $value }” cannot be read here: choose below.
next-check-in = Check the players in
next-enter = Enter the players
next-finish = Close the last round and finish
next-boards = Set the boards of round { $value }
next-missing = { $count ->
    [one] { $count } result missing
   *[other] { $count } results missing
}
next-must = { $count ->
    [one] { $count } thing must still be announced
   *[other] { $count } things must still be announced
}
next-pair = Pair round { $value }
next-prizes = Prizes
next-publish = Publish round { $value }
next-report = Reports and papers
next-round = Round { $value }
next-section = Add a section
no-own-events = You have no events yet.
no-sections = There are no sections yet.
not-a-day = “{ $value }” is not a day: expected year-month-day, such as 2026-11-30
not-found = Not found
not-found-text = There is nothing at this address. It may be an event, a round or a player that does not exist, or does not exist yet.
not-started = Not started yet
overview = Overview
password = Password
password-rule = At least 10 characters.
patience = Too many attempts
patience-text = { $count ->
    [one] Wait { $count } second before you try again.
   *[other] Wait { $count } seconds before you try again.
}
pick-nobody = Nobody is called “{ $value }”: type the pairing number or words of the name.
pick-several = “{ $first }” can be { $second } or { $third }: type more of the name, or the pairing number.
pick-typed = Number or name
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
published-with = Published with Adoube, the chess arbiter’s program.
rating-list = Rating list
rating-list-file = FIDE’s list, or the list of members of US Chess: the zip file as downloaded, or the text, XML or DBF in it
rating-list-members = The list of members of US Chess: { $first }
rating-list-hint = Up to 200 MB. It takes the place of the list before; entries stay as they are.
rating-list-no-file = There is no file, or it is empty.
rating-list-not-kept = The list could not be kept on this server. The server has written down why.
rating-list-passing = This server keeps nothing on disk: the list is lost when it stops.
rating-list-send = Send a new list
rating-list-take = Take this list
rating-list-there = The list is there: { $first }, { $second }.
rating-list-under-way = Another list is being put in place. Wait a moment.
rating-list-unread = { $count ->
    [one] { $count } line could not be read
   *[other] { $count } lines could not be read
}
refused = This cannot be done
remarks = What the regulations say
remarks-must = Must be announced or changed
remarks-none = Nothing is missing.
remarks-note = Good to know
remarks-should = Should be announced or changed
role-captain = Team captain
role-chief-arbiter = Chief arbiter
role-deputy-arbiter = Deputy arbiter
role-entry-desk = Entry desk
role-owner = Owner
role-results-only = Results only
role-sector-arbiter = Sector arbiter
role-viewer = Viewer
round-closed = Complete
round-n-of = Round { $first } of { $second }
sections = Sections
setup = Welcome
setup-text = This server has no accounts yet. The first one may do everything; it invites the others.
sign-in = Sign in
sign-in-demo = This is a demonstration: sign in as { $first } with the password { $second }.
sign-in-first = Sign in first
sign-in-first-text = This needs an account.
sign-in-wrong = Login or password is wrong.
sign-out = Sign out
site = Site
skip = Skip to the content
taken-back = Taken back: { $value }
to-events = To the list of events
to-the-desk = Arbiters
too-large = Too large
too-large-text = What was sent is larger than this server takes here.
undo = Take back
undone = taken back
unfit = This cannot be right
your-events = Your events

## Warnings that have to be confirmed

confirm-title = Please confirm
confirm-again = Are you sure?
confirm-stay = Stay in FIDE mode?
confirm-level = Level { $first }:
confirm-text = Nothing has been written yet.
confirm-second-text = This is the second question; nothing has been written yet. Whoever goes on now cannot go back.
confirm-cancel = Cancel
confirm-go-on = Go on
confirm-acknowledge = Seen, go on
confirm-stay-yes = Stay in FIDE mode
confirm-leave = Leave FIDE mode for good
fide-mode-left-mark = Not in FIDE mode
fide-mode-left-since = Not in FIDE mode since round { $first }
fide-mode-locked = FIDE mode locks this once round 1 is paired.
fide-mode-leave-title = Leave FIDE mode
fide-mode-leave-text = In FIDE mode the section is played by FIDE’s rules alone. What they do not know is only offered outside, and there is no way back.
fide-mode-leave = Leave FIDE mode …
fide-mode-left-said = The section has left FIDE mode.
