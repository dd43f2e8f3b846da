# Texts of the pages: arbiters, and when reports are due.

arbiters = Arbiters
arbiters-name = Name
arbiters-fide-id = FIDE id
arbiters-title = Title
arbiters-class = Class
arbiters-federation = Federation
arbiters-born = Born
arbiters-licensed = Licence
arbiters-licensed-until = Licence until
arbiters-section = Section
arbiters-role = Post
arbiters-rounds = Rounds served (all if empty)
arbiters-look-up = With a FIDE id, what is left empty is taken from the rating list: name, title, federation, year of birth.
arbiters-remove = Take off the list
arbiters-new = Another arbiter
arbiters-enter = Enter
arbiters-everywhere = the whole event
arbiters-post = { $first }, { $second }
arbiters-removed = The arbiter is no longer on the list.
arbiters-saved = The arbiter is on the list.
arbiters-unfit = “{ $value }” cannot be read here.
arbiters-usual-are = Usual beside chief and deputy: { $first } to { $second } arbiters.
arbiters-certificates-are = Certificates of norms: { $value }.
arbiters-norm-is = { $first } norm here: { $second }.
due-to-rating-officer-in = Report to the rating officer by { $first } ({ $second })
due-upload-in = Upload to FIDE by { $first } ({ $second })
due-last-list-in = Last list that can rate the event: { $first } ({ $second })
due-past = past
due-days-left = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
