# What the command `rulebook` says.

rulebook-no-date = una fecha tiene la forma 2026-01-31
rulebook-none-in-force = ninguna edición disponible estaba en vigor el { $day }
    .help = `adoube rulebook list` muestra las ediciones y sus fechas
rulebook-none-listed = Ninguna edición disponible estaba en vigor el { $day }.
rulebook-no-edition = no hay edición «{ $name }»
    .help = las ediciones son { $editions }; también se entienden `fide`, `us` y una fecha como 2026-01-31
rulebook-no-article = { $edition } no tiene artículo ni tema «{ $asked }»
rulebook-near = se le parecen { $near }
rulebook-search = `adoube rulebook search WORDS` busca artículos por palabras
rulebook-has-variations = tiene { $variations }

## Editions

rulebook-dates = { $until ->
    [none] desde el { $from }
   *[other] del { $from } al { $until }
}
rulebook-starting = { $authority }, para competiciones que empiezan { $dates }
rulebook-based-on = Escrita sobre la base de { $edition }
rulebook-in-force = en vigor
rulebook-column-starting = Competiciones que empiezan
rulebook-column-on = El { $day }
rulebook-column-name = Nombre

## Tables

rulebook-column-topic = Tema
rulebook-column-says = Qué dice
rulebook-see = { $says } (véase { $articles })
rulebook-handbook = { $says } [Manual de la FIDE { $articles }]
rulebook-elsewhere = En otras ediciones: { $articles }
rulebook-parameters = Parámetros
rulebook-column-value = Valor
rulebook-changed-by-variations = Cambiado por las variantes usadas
rulebook-variations = Variantes
rulebook-column-variation = Variante
rulebook-column-effect = Efecto
rulebook-column-notice = Aviso necesario
rulebook-takes = { $says } Lleva un número: { $what }.
rulebook-readings = Interpretaciones
rulebook-column-question = Pregunta
rulebook-column-read-as = Se interpreta
rulebook-column-or = O bien
rulebook-or = { $one } O bien: { $other }
rulebook-gaps = No recogido
rulebook-column-part = Parte
rulebook-column-why = Por qué

## Comparing

rulebook-compared = De { $from } a { $to }
rulebook-column-from = De
rulebook-column-to = A
rulebook-column-said = Decía → dice
rulebook-unknown = No se conoce de { $edition }: { $parameters }
rulebook-not-indexed = No recogido en { $edition }: { $part }
