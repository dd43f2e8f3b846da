# What the command `scoresheet` says.

scoresheet-not-possible = the move that is settled as "{ $text }" is not a legal move there
    .help = count the move again: 12. is White’s move, 12... Black’s
scoresheet-bad-settle = "{ $text }" is not a number and a move
    .help = write it as "12... Nf6"; moves that follow may stand behind it
scoresheet-same-keeper = both are { $keeper }
    .help = name them with --white and --black
scoresheet-no-letters = expected the code of a language: { $codes }
