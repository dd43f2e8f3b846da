# The dialogue about an incident at the terminal.

dialogue-what = What happened? Some words of it, or a number.
dialogue-no-fit = Nothing fits.
dialogue-no-kind = nothing is called "{ $value }"
dialogue-list-kinds = `adoube ruling --kinds` lists what can have happened
dialogue-nothing-said = the dialogue ended before anything was said
dialogue-ended-open = the dialogue ended before a ruling could be given
dialogue-give-facts = give the facts as a file with --facts
dialogue-unread = cannot read the answer: { $value }
dialogue-needed = No ruling can be given without it.
dialogue-not-an-answer = That is not one of the answers.
dialogue-dont-know = don't know: every answer
dialogue-time-such-as = a time, such as 4:30 or 1:05:00
