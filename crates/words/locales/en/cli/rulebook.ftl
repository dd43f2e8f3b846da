# What the command `rulebook` says.

rulebook-no-date = a date looks like 2026-01-31
rulebook-none-in-force = no edition at hand was in force on { $day }
    .help = `adoube rulebook list` shows the editions and their dates
rulebook-none-listed = No edition at hand was in force on { $day }.
rulebook-no-edition = there is no edition "{ $name }"
    .help = the editions are { $editions }; `fide`, `us` and a date such as 2026-01-31 are understood too
rulebook-no-article = { $edition } has no article or topic "{ $asked }"
rulebook-near = near it are { $near }
rulebook-search = `adoube rulebook search WORDS` finds articles by words
rulebook-has-variations = it has { $variations }

## Editions

rulebook-dates = { $until ->
    [none] from { $from }
   *[other] { $from } to { $until }
}
rulebook-starting = { $authority }, for competitions starting { $dates }
rulebook-based-on = Written on top of { $edition }
rulebook-in-force = in force
rulebook-column-starting = Competitions starting
rulebook-column-on = On { $day }
rulebook-column-name = Name

## Tables

rulebook-column-topic = Topic
rulebook-column-says = Says
rulebook-see = { $says } (see { $articles })
rulebook-handbook = { $says } [FIDE Handbook { $articles }]
rulebook-elsewhere = Elsewhere: { $articles }
rulebook-parameters = Parameters
rulebook-column-value = Value
rulebook-changed-by-variations = Changed by the variations used
rulebook-variations = Variations
rulebook-column-variation = Variation
rulebook-column-effect = Effect
rulebook-column-notice = Notice needed
rulebook-takes = { $says } Takes { $what }.
rulebook-readings = Readings
rulebook-column-question = Question
rulebook-column-read-as = Read as
rulebook-column-or = Or
rulebook-or = { $one } Or: { $other }
rulebook-gaps = Not indexed
rulebook-column-part = Part
rulebook-column-why = Why

## Comparing

rulebook-compared = From { $from } to { $to }
rulebook-column-from = From
rulebook-column-to = To
rulebook-column-said = Said → says
rulebook-unknown = Not known of { $edition }: { $parameters }
rulebook-not-indexed = Not indexed in { $edition }: { $part }
