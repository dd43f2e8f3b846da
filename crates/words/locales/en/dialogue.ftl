# The dialogue about an incident, at the terminal and on pages.

dialogue-what = What happened? Some words of it, or the number of a group (help: what can be typed).
dialogue-which = Which of these? The number, other words, or "back".
dialogue-found = Found for "{ $value }":
dialogue-no-fit = Nothing was found for "{ $value }". Other words, or the number of a group.
dialogue-no-number = There is no number { $value } in the list.
dialogue-no-kind = nothing is called "{ $value }"
dialogue-list-kinds = `adoube ruling --kinds` lists what can have happened
dialogue-nothing-said = the dialogue ended before anything was said
dialogue-ended-open = the dialogue ended before a ruling could be given; this question is open: { $question }
dialogue-give-facts = give the facts as a file with --facts, or one with --fact { $fact }=…
dialogue-fact-form = "{ $value }" is no fact: a fact is given as PLACE=VALUE, such as clock.white=4:30
dialogue-unread = cannot read the answer: { $value }
dialogue-dont-know = don't know: every answer
dialogue-not-known = don't know
dialogue-time-such-as = a time, such as 2:30, 2 min, 90 sec or 1:05:00
dialogue-group = { $title } ({ $count })
dialogue-help-choice =
    Type some words of what happened ("phone", "threefold", "came late"), the number of an article
    ("9.2"), or a number of the list.
      back   one step back
      again  from the beginning
      quit   end without a ruling
dialogue-help-answer =
    Type the number of an answer, the answer itself or its beginning.
      ?      don't know: the ruling by every answer, where that is possible
      back   take the last answer back
      again  from the beginning
      quit   end here
dialogue-help-articles = Articles that the answers lead to: { $articles }
dialogue-back-at-start = This is the beginning.

answer-refused-needed = No ruling can be given without it.
answer-refused-not-a-choice = That is not one of the answers.
answer-refused-not-a-number = What fits is a whole number from { $at-least } to { $at-most }.
answer-refused-not-a-time = What fits is a time, such as 2:30, 2 min, 90 sec or 1:05:00.
answer-refused-unsettled = With "{ $found }" the question is still open.

# Lists of what can be typed, with commas between.

dialogue-ignored-words = a, an, the, of, to, in, on, at, is, was, were, are, has, had, have, his, her, their, my, he, she, they, it, and, or, by, for, with, from, player, players, opponent, game, move, moves, who, what, did, does, be, been, that, this, there, one, again, too, up, out, way, round, white, black
typed-back = back, go back, previous, <
typed-again = again, start again, restart, new
typed-help = help, h, ??
typed-quit = quit, exit, end, q
typed-dont-know = ?, don't know, i don't know, do not know, dunno, unknown, not known, not sure, unclear
typed-yes = yes, y, yeah, true
typed-no = no, n, nope, false
typed-white = white, w
typed-black = black, b
typed-hours = h, hr, hrs, hour, hours
typed-minutes = m, min, mins, minute, minutes
typed-seconds = s, sec, secs, second, seconds
typed-numbers = zero | none | no | never | nil, one | once, two | twice, three | three times, four, five, six, seven, eight, nine, ten, eleven, twelve
