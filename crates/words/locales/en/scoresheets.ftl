# Score sheets put side by side: what is found, and what pages and the command say of it.

## Whose sheet

keeper-white = White’s sheet
keeper-black = Black’s sheet
keeper-arbiter = the arbiter’s score

## What supports a move

sheet-support-agreed = the sheets agree
sheet-support-one-sheet = only on { $value }
sheet-support-disputed = the sheets contradict each other; this fits what follows better
sheet-support-repaired = in spite of a slip only this move is possible
sheet-support-reconstructed = on no sheet; no other move leads to what follows
sheet-support-settled = decided by the arbiter
sheet-support-open = open: several moves are possible

## What is wrong on a sheet

sheet-fault-slip = one symbol is wrong
sheet-fault-ambiguous = can be read as another move too
sheet-fault-other-move = another move
sheet-fault-not-legal = not legal here
sheet-fault-unreadable = not a move
sheet-fault-omitted = left out; what follows stands in the wrong columns
sheet-fault-extra = an entry too many; what follows stands in the wrong columns
sheet-fault-columns-exchanged = columns exchanged from here on, or back again
sheet-fault-not-algebraic = not the algebraic notation from here on

## How far the game can be followed

sheets-ended-all-read = The sheets were followed to their end.
sheets-ended-board-differs = The sheets were followed to their end, but no game that fits leads to the position on the board.
sheets-ended-nothing-fits = After that no game fits what is written.
sheets-ended-too-many = After that too many games fit what is written.
moves-made = { $exact ->
    [yes] { $white ->
        [one] White has made { $white } move
       *[other] White has made { $white } moves
    }, Black { $black }.
   *[no] { $white ->
        [one] White has made at least { $white } move
       *[other] White has made at least { $white } moves
    }, Black at least { $black }.
}

## How complete a sheet is

sheet-completeness-complete = complete
sheet-completeness-reasonable = { $pairs ->
    [one] reasonably complete: { $pairs } pair of moves is missing or incomplete, { $limit } may be
   *[other] reasonably complete: { $pairs } pairs of moves are missing or incomplete, { $limit } may be
}
sheet-completeness-not-reasonable = { $pairs ->
    [one] not reasonably complete: { $pairs } pair of moves is missing or incomplete, at most { $limit } may be
   *[other] not reasonably complete: { $pairs } pairs of moves are missing or incomplete, at most { $limit } may be
}
sheet-completeness-incomplete = { $moves ->
    [one] not complete: { $moves } half-move is missing or wrong
   *[other] not complete: { $moves } half-moves are missing or wrong
}

## What stands beside the moves

sheet-offer = { $missing-on-count ->
    [0] { $cell }: an offer of a draw, on { $on }
   *[other] { $cell }: an offer of a draw, on { $on }, not on { $missing-on }
}
sheet-remark = { $cell }: “{ $text }”
sheet-result-different = White’s sheet says { $white }, Black’s says { $black }.
sheet-result-no-result = There is no result on { $value }.
sheet-result-not-signed = { $by } has not signed: { $sheet }.

## What remains open

sheet-gap = { $single ->
    [yes] { $more ->
        [yes] { $from }: more than { $ways-count } ways
       *[no] { $ways-count ->
            [one] { $from }: one way
           *[other] { $from }: { $ways-count } ways
        }
    }
   *[no] { $more ->
        [yes] { $from } to { $to }: more than { $ways-count } ways
       *[no] { $ways-count ->
            [one] { $from } to { $to }: one way
           *[other] { $from } to { $to }: { $ways-count } ways
        }
    }
}

## A claim

claim-open-depends = It depends on the open moves: in { $right } of the games that fit the claim is right, in { $wrong } it is not.
claim-open-not-certain = { $cell ->
    [none] The claim cannot be judged: the game cannot be followed to its end.
   *[other] The claim cannot be judged: { $cell } is not certain.
}
claim-open-no-move = The intended move is not one legal move: { $value }

## After a flag has fallen

after-flag-stop-clocks = Stop both clocks.
after-flag-clocks-run-on = The clocks run on.
after-flag-both-update = Both players bring their sheets up to date, from the arbiter’s or each other’s.
after-flag-updates-before-moving = { $value } completes the sheet before moving a piece.
after-flag-may-use-opponents-sheet = { $value } may use the opponent’s sheet while on move, and gives it back before moving.
after-flag-note-the-situation = Write down the position, the times, whose clock was running and the number of moves, if known.
after-flag-reconstruct-on-second-board = The players reconstruct the game on a second board, away from the others, under the arbiter’s control.
after-flag-both-reconstruct = Both players fill in what is missing; other boards may be used.
after-flag-director-may-waive = The director may do without the missing moves: sudden death comes next.
after-flag-if-impossible-diagram = If that fails: draw a diagram of the position.
after-flag-if-impossible-next-move = If that fails: the next move counts as number { $value }.
after-flag-start-clock-of = Start { $value }’s clock.

## On pages and in the command

sheets-differences = Differences
sheets-move = Move
sheets-game = The game
sheets-remark = Remark
sheets-missing = missing
sheets-no-differences = The sheets agree on every move.
sheets-nothing-missing = Every move of the sheet can be read.
sheets-read-as = letters: { $value }
sheets-completeness = How complete the sheets are
sheets-offers = Offers of a draw
sheets-results = Results and signatures
sheets-remarks = Beside the moves
sheets-open = What remains open
sheets-claim = The claim
sheets-claim-rests = This rests on moves that the sheets contradict each other on: { $value }
sheets-claim-repetition = Threefold repetition
sheets-claim-fifty = Fifty moves
sheets-after-flag = After the flag has fallen
sheets-after-flag-nothing = Both sheets are complete: nothing to do.
sheets-after-flag-unknown = What to do depends on both sheets: the other one is needed too.
sheets-certain = The game, as far as it is certain
sheets-whole = The game
sheets-none = No move is certain.
sheets-not-possible = { $value } is not possible as it was settled: it is not a legal move there.
