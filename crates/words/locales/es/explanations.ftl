# Por qué una ronda está emparejada así.

colour-preference-none = no le toca ningún color
colour-preference-mild = { $value-code ->
    [white] le tocan blancas, por alternar
   *[black] le tocan negras, por alternar
}
colour-preference-strong = { $value-code ->
    [white] le tocan blancas con fuerza
   *[black] le tocan negras con fuerza
}
colour-preference-absolute = { $value-code ->
    [white] debe llevar blancas
   *[black] debe llevar negras
}

floated = { $float-code ->
    [down] { $ago ->
        [1] hacia abajo en la última ronda
       *[other] hacia abajo hace { $ago } rondas
    }
   *[up] { $ago ->
        [1] hacia arriba en la última ronda
       *[other] hacia arriba hace { $ago } rondas
    }
}

dutch-law-absolute = Dos que deben llevar el mismo color no se enfrentan
dutch-law-alternate = Cambian los colores de la última ronda en que fueron distintos
dutch-law-both = Cada uno recibe el color que le toca, si le toca alguno
dutch-law-bye = Quien tuvo un bye o puntos sin jugar no recibe bye
dutch-law-bye-games = El bye va a quien tiene las menos partidas sin jugar
dutch-law-bye-score = El bye va a la puntuación más baja posible
dutch-law-colour-difference = Nadie recibe un color tres veces más que el otro
dutch-law-completion = Los jugadores restantes deben poder emparejarse aún
dutch-law-down-before = Quien flotó hacia abajo hace dos rondas no lo repite
dutch-law-down-last = Quien flotó hacia abajo en la última ronda no lo repite
dutch-law-downfloater-scores = Quienes bajan tienen la puntuación más baja posible
dutch-law-downfloaters = Bajan al grupo siguiente los menos jugadores posibles
dutch-law-exchanges = Cambian entre la mitad superior y la inferior los menos jugadores posibles
dutch-law-float-scores = Quien aun así vuelve a flotar lo hace por los menos puntos posibles
dutch-law-higher-ranked = El color va al jugador mejor clasificado
dutch-law-initial-colour = A ninguno le toca un color: deciden el número y el color sorteado
dutch-law-met = Dos jugadores se enfrentan solo una vez
dutch-law-next = También el grupo siguiente puede emparejarse lo mejor posible
dutch-law-order = Entre emparejamientos igual de buenos vale el primero en el orden de las reglas
dutch-law-preference = Los más jugadores posibles reciben el color que les toca
dutch-law-strong-preference = Los más jugadores posibles reciben el color que les toca con fuerza
dutch-law-stronger = El color va a quien más le toca
dutch-law-third-colour = Nadie recibe tres veces seguidas el mismo color
dutch-law-up-before = Quien flotó hacia arriba hace dos rondas no lo repite
dutch-law-up-last = Quien flotó hacia arriba en la última ronda no lo repite
