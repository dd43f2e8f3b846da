# What the command `scoresheet` says.

scoresheet-not-possible = la jugada decidida «{ $text }» no es legal en ese momento
    .help = compruebe el número: 12. es la jugada de las blancas, 12... la de las negras
scoresheet-bad-settle = «{ $text }» no es un número con una jugada
    .help = escríbalo así: "12... Nf6"; detrás pueden ir las jugadas siguientes
scoresheet-same-keeper = los dos archivos: { $keeper }
    .help = indíquelos con --white y --black
scoresheet-no-letters = se esperaba el código de un idioma: { $codes }
