# What the command `rulebook` says.

rulebook-no-date = une date s’écrit comme 2026-01-31
rulebook-none-in-force = aucune édition disponible n’était en vigueur le { $day }
    .help = `adoube rulebook list` montre les éditions et leurs dates
rulebook-none-listed = Aucune édition disponible n’était en vigueur le { $day }.
rulebook-no-edition = il n’y a pas d’édition « { $name } »
    .help = les éditions sont { $editions } ; `fide`, `us` et une date comme 2026-01-31 sont aussi compris
rulebook-no-article = { $edition } n’a ni article ni sujet « { $asked } »
rulebook-near = en sont proches : { $near }
rulebook-search = `adoube rulebook search WORDS` trouve des articles par mots
rulebook-has-variations = ses variantes : { $variations }

## Editions

rulebook-dates = { $until ->
    [none] à partir du { $from }
   *[other] du { $from } au { $until }
}
rulebook-starting = { $authority }, pour les compétitions commençant { $dates }
rulebook-based-on = Établie à partir de { $edition }
rulebook-in-force = en vigueur
rulebook-column-starting = Compétitions commençant
rulebook-column-on = Le { $day }
rulebook-column-name = Nom

## Tables

rulebook-column-topic = Sujet
rulebook-column-says = Ce qu’il dit
rulebook-see = { $says } (voir { $articles })
rulebook-handbook = { $says } [manuel de la FIDE { $articles }]
rulebook-elsewhere = Ailleurs : { $articles }
rulebook-parameters = Paramètres
rulebook-column-value = Valeur
rulebook-changed-by-variations = Modifiés par les variantes utilisées
rulebook-variations = Variantes
rulebook-column-variation = Variante
rulebook-column-effect = Effet
rulebook-column-notice = Annonce requise
rulebook-takes = { $says } Prend un nombre : { $what }.
rulebook-readings = Interprétations
rulebook-column-question = Question
rulebook-column-read-as = Retenu
rulebook-column-or = Ou
rulebook-or = { $one } Ou : { $other }
rulebook-gaps = Non indexé
rulebook-column-part = Partie
rulebook-column-why = Pourquoi

## Comparing

rulebook-compared = De { $from } à { $to }
rulebook-column-from = De
rulebook-column-to = À
rulebook-column-said = Disait → dit
rulebook-unknown = Inconnu pour { $edition } : { $parameters }
rulebook-not-indexed = Non indexé dans { $edition } : { $part }
