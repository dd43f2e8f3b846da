# The screens of the hall, and what the arbiter tells everybody on them.

screens-set = { $screens-count ->
    [0] screens of the hall removed
    [one] { $screens-count } screen of the hall set
   *[other] { $screens-count } screens of the hall set
}
message-shown = { $text ->
    [none] message taken off the screens
   *[other] message on the screens: { $text }
}
screens = Screens
screens-add = Add the screen
screens-all-sections = all sections
screens-code = Code in the address
screens-countdown = Round { $first } starts in
screens-countdown-over = Round { $first } starts now
screens-each = Stays for how many seconds
screens-intro = A screen in the hall opens its address once. What it shows is set here and changes there at once.
screens-look = Look
screens-message = Message to the hall
screens-message-gone = The message is off the screens.
screens-message-remove = Take it off
screens-message-send = Show it now
screens-message-shown = The message is on all screens.
screens-message-text = Stands above everything on every screen, and on the whole screen where that is chosen below.
screens-name = What it is called here
screens-new = A new screen
screens-next-round = When the next round starts
screens-nothing = Nothing to show just now
screens-none = There is no screen yet.
screens-remove = Remove it
screens-removed = The screen is removed.
screens-results = Results of round { $value }
screens-saved = The screens are changed.
screens-sections = Of which sections
screens-shows = What it shows, in turn
screens-unfit = “{ $value }” does not fit here.
screen-kind-pairings = Pairings by board
screen-kind-names = Pairings by name
screen-kind-results = Results as they come
screen-kind-standings = Standings
screen-kind-next-round = Countdown to the next round
screen-kind-message = Message on the whole screen
screen-look-as-set = as the computer is set
screen-look-light = light
screen-look-dark = dark
screens-no-such = there is no screen "{ $code }"
