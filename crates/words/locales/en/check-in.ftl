# Players check themselves in.

self-check-in-set = { $open ->
    [yes] { $section }: players check themselves in
   *[no] { $section }: players no longer check themselves in
}
check-in-already = { $value } is checked in already.
check-in-choose = Choose your name
check-in-close = Close it
check-in-closed = Check-in is closed. Ask the arbiter.
check-in-desk = Self check-in
check-in-desk-text = While it is open, players find their names on a tablet or by the code on their phones and say that they are there. Nobody can be checked out this way.
check-in-done = { $value } is checked in. Good games!
check-in-is-closed = Self check-in is closed.
check-in-no = No, back to the names
check-in-nobody = Everybody is checked in.
check-in-open = Open it
check-in-opened = Self check-in is open.
check-in-summary = { $first } of { $second } are there
check-in-title = Check-in
check-in-too-many = Too many at once from here. Wait a minute, or ask the arbiter.
check-in-yes = Yes, that is me. I am here.
