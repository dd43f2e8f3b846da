# Why a round is paired as it is, what a round made by hand breaks, and why a round cannot be paired.

# A reason with its article.
because = { $why } ({ $article })

# How far a criterion could not be met.
unmet-at-scores = { $scores-count ->
    [one] en la puntuación { $scores }
   *[other] en las puntuaciones { $scores }
}
unmet-times = { $times ->
    [one] una vez
   *[other] { $times } veces
}

# What a table or bracket says.
table-rule-colours = la tabla da los colores
table-rule-another-round = la tabla tiene aquí otra ronda

# What a bracket or score group is, or which part of which schedule.
group-title-everybody = { $score ->
    [one] Todos ({ $score } punto)
   *[other] Todos ({ $score } puntos)
}
group-title-bracket = { $kind-code ->
    [penultimate] Penúltimo grupo
    [last] Último grupo
    [collapsed] Últimos grupos reunidos
   *[ordinary] Grupo
} ({ $score ->
    [one] { $score } punto
   *[other] { $score } puntos
})
group-title-one-score-group = Todos, { $score }
group-title-score-group = { $has-added-points ->
    [yes] Grupo de puntuación con puntos añadidos, { $score }
   *[no] Grupo de puntuación, { $score }
}
group-title-berger = Ronda { $round } de la tabla Berger para { $players } jugadores
group-title-us-table = Ronda { $round } de la tabla de US Chess para { $players } jugadores
group-title-berger-of-teams = Ronda { $round } de la tabla Berger para { $teams } equipos
group-title-team-table = Ronda { $round } de la tabla: { $format }
group-title-knockout = { $stage ->
    [none] Una ronda del cuadro
   *[other] { $stage } del cuadro
}

# The colour that a player prefers, and how much.
colour-preference-none = no le toca ningún color
colour-preference-mild = { $value-code ->
    [white] le tocan blancas, por alternar
   *[black] le tocan negras, por alternar
}
colour-preference-strong = { $value-code ->
    [white] tiene preferencia fuerte por blancas
   *[black] tiene preferencia fuerte por negras
}
colour-preference-absolute = { $value-code ->
    [white] debe llevar blancas
   *[black] debe llevar negras
}

# The colours so far, as signs.
colours-seen-so-far = { $so-far ->
    [none] aún sin color
   *[other] { $so-far }
}

# The colours so far, as signs, and the one that is due.
colours-seen-us-chess = { $so-far ->
    [none] { $due-code ->
        [white] le tocan blancas
        [black] le tocan negras
       *[none] no le toca ningún color
    }
   *[other] { $due-code ->
        [white] { $so-far }, le tocan blancas
        [black] { $so-far }, le tocan negras
       *[none] { $so-far }, no le toca ningún color
    }
}

# A float, and how many rounds ago it was.
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

## What the articles of the Dutch system demand

dutch-law-absolute = Dos que deben llevar el mismo color no se enfrentan
dutch-law-alternate = Cambian los colores de la última ronda en que fueron distintos
dutch-law-both = Cada uno recibe el color que le toca, si le toca alguno
dutch-law-bye = Quien tuvo un bye o puntos sin jugar no recibe bye
dutch-law-bye-games = El bye va a quien tiene menos partidas sin jugar
dutch-law-bye-score = El bye va a la puntuación más baja posible
dutch-law-colour-difference = La diferencia de colores de un jugador no pasa de dos
dutch-law-completion = Los jugadores restantes deben poder emparejarse aún
dutch-law-down-before = Quien flotó hacia abajo hace dos rondas no lo repite
dutch-law-down-last = Quien flotó hacia abajo en la última ronda no lo repite
dutch-law-downfloater-scores = Quienes bajan tienen la puntuación más baja posible
dutch-law-downfloaters = Baja al grupo siguiente el menor número posible de jugadores
dutch-law-exchanges = Cambia entre la mitad superior y la inferior el menor número posible de jugadores
dutch-law-float-scores = Quien aun así vuelve a flotar lo hace por la menor diferencia de puntos posible
dutch-law-higher-ranked = El color va al jugador mejor clasificado
dutch-law-initial-colour = A ninguno le toca un color: deciden el número de emparejamiento y el color sorteado
dutch-law-met = Dos jugadores se enfrentan solo una vez
dutch-law-next = También el grupo siguiente debe poder emparejarse lo mejor posible
dutch-law-order = Entre emparejamientos igual de buenos se toma el primero en el orden de las reglas
dutch-law-preference = El mayor número posible de jugadores recibe el color que le toca
dutch-law-strong-preference = El mayor número posible de jugadores con preferencia fuerte recibe su color
dutch-law-stronger = El color va a quien tiene la preferencia más fuerte
dutch-law-third-colour = Nadie recibe tres veces seguidas el mismo color
dutch-law-up-before = Quien flotó hacia arriba hace dos rondas no lo repite
dutch-law-up-last = Quien flotó hacia arriba en la última ronda no lo repite

## Why a round cannot be explained or paired; what to do about it is for the command line

cannot-explain-out-of-turn = la ronda { $round } no está emparejada; la próxima es la ronda { $next }

cannot-pair-no-numbers = sin número de emparejamiento: { $players }
    .help = `adoube event numbers` da un número a cada jugador (C.04.2.B)
cannot-pair-unknown-system = «{ $name }» no es un sistema suizo para este grupo: se espera dutch, dubov, burstein, lim, double o us para jugadores, team, olympiad o us-team para equipos, o uno de ellos con su edición, como dutch-2026
    .help = `edit-section --pairing-system` lo cambia; otros sistemas se emparejan a mano
cannot-pair-team-without-number = { $team } no tiene número de emparejamiento
    .help = `adoube event numbers` asigna los números
cannot-pair-us-settings = no se entienden los ajustes anunciados del sistema de US Chess: { $fault }
cannot-pair-no-pairing = { $why }
    .help = { pairing-help-permit }
cannot-pair-by-hand = el formato { $format } se empareja a mano
    .help = { pairing-help-enter-pairings }
cannot-pair-no-table = { $error }
    .help = `adoube event edit-section EVENT --rounds { $cycle }` cambia el número de rondas
cannot-pair-no-team-table = { $error }
cannot-pair-table-is-over = { $rounds ->
    [one] la tabla tiene solo { $rounds } ronda
   *[other] la tabla tiene solo { $rounds } rondas
}
# Told as what the schedule says.
cannot-pair-bracket =
    .help = una partida sin ganador se decide en un desempate por partidas: `adoube event play-off EVENT` propone las partidas; o bien `adoube event result EVENT BOARD=1-0 --for pairing --reason play-off`
cannot-pair-final-played = la final ya se ha jugado
cannot-pair-not-known-yet = aún no se sabe quién juega: { $contest }
cannot-pair-empty-seat = nadie tiene el número { $seat }
    .help = `adoube event draw` sortea los números, `adoube event numbers` los da por Elo
cannot-pair-empty-team-seat = ningún equipo tiene el número { $seat }
    .help = `adoube event numbers` asigna los números
cannot-pair-seated = no se puede dejar fuera a { $players }: en el formato { $format } las partidas salen de la tabla
    .help = { pairing-help-forfeit }
cannot-pair-not-in-team = { $player } no puede jugar por { $team } en esta ronda
    .help = { pairing-help-correct-line-up }
cannot-pair-twice-in-line-up = { $player } figura dos veces en la alineación de { $team }
    .help = { pairing-help-correct-line-up }
cannot-pair-no-player-on-board = { $team } no tiene jugador en el tablero { $board }
    .help = { pairing-help-correct-line-up }

# What can be done about it.
pairing-help-assign-numbers = asignar primero los números de emparejamiento (C.04.2.B)
pairing-help-change-system = cambiar el sistema de emparejamiento del grupo, o emparejar la ronda a mano
pairing-help-permit = lo que permita el árbitro principal se puede emparejar a mano
pairing-help-enter-pairings = anotar los emparejamientos de la ronda
pairing-help-change-rounds = fijar en { $cycle } el número de rondas
pairing-help-play-off = una partida sin ganador se decide en un desempate por partidas; después se ajusta su resultado a efectos de emparejamiento
pairing-help-draw-or-assign = sortear los números, o asignarlos por Elo
pairing-help-assign-team-numbers = asignar primero los números
pairing-help-forfeit = emparejar la ronda y anotar después la incomparecencia de quien no se presente
pairing-help-correct-line-up = corregir la alineación, u omitirla para que jueguen los primeros jugadores del equipo
pairing-help-enter-results = una ronda se empareja cuando se conocen los resultados de la anterior

# Alineaciones de equipos.
line-up-fault-nobody = la alineación no nombra a nadie
line-up-fault-too-many = { $boards ->
    [one] el encuentro se juega a { $boards } tablero; la alineación nombra a más jugadores
   *[other] el encuentro se juega a { $boards } tableros; la alineación nombra a más jugadores
}
line-up-fault-not-on-the-list = { $player } no figura en la lista del equipo
line-up-fault-twice = { $player } figura dos veces
line-up-fault-not-there = { $player } no juega esta ronda (retirado, aún no inscrito o con bye)
line-up-fault-out-of-order = contra el orden de la lista del equipo, que vale para toda la competición: tableros { $boards }
line-up-fault-against-order = { $margin ->
    [none] { $above } está por encima de { $below }, que tiene más rating o es el que lo tiene; está anunciado el orden de rating
   *[other] { $above } está por encima de { $below }, cuyo rating es { $margin } puntos o más superior
}
line-up-fault-after-deadline = las alineaciones debían entregarse antes de: { $deadline }; solo un árbitro puede cambiarlas ya
line-up-remark-no-quorum = { $present } de { $boards } tableros tienen jugador; un equipo solo puede empezar con más de la mitad
line-up-remark-not-by-rating = { $above } juega delante de { $below }, que tiene más Elo

# The kinds of sections, in a sentence.
format-swiss = suizo
format-round-robin = liga
format-knockout = eliminatorias
format-match = match
format-team-swiss = suizo por equipos
format-team-round-robin = liga por equipos
format-scheveningen = encuentro Scheveningen
format-skalitzka = torneo Skalitzka
format-hutton = torneo Hutton
format-team-knockout = eliminatorias por equipos
format-individual-teams = torneo individual con clasificación por equipos
format-extra-games = partidas adicionales

## What is settled before round 1

cannot-draw-no-federation = { $player } no tiene federación
    .help = `adoube event edit` la añade
cannot-draw-by-rating = en el formato { $format } no se sortea: los números siguen el Elo (C.04.2.B)
    .help = `adoube event numbers` los asigna
cannot-divide-not-five = la liga es para cinco jugadores restantes, no para { $left }
cannot-accelerate-no-swiss = el formato { $format } no se puede acelerar: solo un suizo
cannot-accelerate-announced = los ajustes anunciados del sistema de US Chess (us_settings) ya aceleran el grupo; basta un método (28R)
unknown-name-rules = «{ $name }» no es una edición de las reglas de juego: se conocen { $known }, y fide y us para las vigentes
unknown-name-system = «{ $name }» no es un sistema suizo: se conocen { $known }

# The reason that goes into the journal where nobody has to give one.
ground-initial-colour = color inicial sorteado, semilla { $seed }
ground-lots = sorteo de números, semilla { $seed }
ground-varma-lots = sorteo de números (tablas de Varma), semilla { $seed }
ground-withdrawal = { $value }
ground-play-off = decidido por un desempate en el tablero, sorteo con la semilla { $seed }
ground-play-off-told-by = decidido por un desempate en el tablero, según el árbitro
tie-for-first-place = Empatados en el primer puesto: { $players }
tie-in-match = Empate en el encuentro del tablero { $board }: { $players }
play-off-speed-standard = al ritmo normal
play-off-speed-rapid = rápidas
play-off-speed-blitz = blitz
play-off-speed-even = { $minutes } minutos y { $seconds } segundos por jugada
play-off-speed-armageddon = Armagedón: { $white } minutos para las blancas, { $black } para las negras, { $seconds } segundos por jugada desde la jugada { $from }
play-off-none = No hay desempate que jugar: ningún encuentro está empatado y nadie comparte el primer puesto
play-off-next = A continuación ({ $speed }; { $article }):
play-off-draw-odds = A las negras les bastan las tablas.
play-off-place = { $from }. { $player }
play-off-places = { $from }–{ $to }. { $player }
play-off-level = Las partidas se han jugado y el empate sigue: deciden las bases del torneo.
play-off-seed = Colores sorteados con la semilla { $seed }; indíquela de nuevo con los resultados.
play-off-several = hay varios encuentros empatados
play-off-who = «{ $name }» no es ninguno de los empatados, o varios de ellos
play-off-all = hay que nombrar a todos los empatados, primero el ganador
standings-play-off = Por un desempate en el tablero: { $places }
    .help = `--board` indica cuál

## What a round made by hand breaks

finding = { $article ->
    [none] { $found }
   *[other] { $found } ({ $article })
}
needs-reason = { $round ->
    [none] la inscripción exige un motivo: { $findings }
   *[other] la ronda { $round } incumple una regla y exige un motivo: { $findings }
}
    .help = { $round ->
        [none] indicar el motivo con --reason, o inscribir al jugador en otro grupo
       *[other] indicar el motivo con --reason, o dejar que `adoube event pair` empareje según las reglas
    }

found-imported-otherwise = La ronda { $round } del archivo no está emparejada como la emparejan las reglas: { $pairs }
found-not-judged = No se puede contrastar con las reglas: { $reason }
found-system-not-known = No se puede contrastar con el sistema: { $reason }
found-board-twice = El tablero { $board } se usa dos veces
found-against-themselves = { $player } sería su propio rival
found-not-entered = { $player } no consta en la inscripción
found-more-than-once = { $player } aparece más de una vez
found-no-number = { $player } no tiene número de emparejamiento
found-not-in-round = { $player } no participa en esta ronda (por retirada, o por inscripción para una posterior)
found-asked-for-bye = { $player } ha pedido un bye en esta ronda
found-left-out = { $player } se queda fuera
found-has-result = El tablero { $board } tiene resultado ({ $result }); primero hay que borrarlo
found-met = { $white } y { $black } ya se enfrentaron en la ronda { $round }
found-prohibited = { $white } y { $black } no pueden emparejarse en este torneo
found-out-of-order = Los tableros no están en su orden: { $due-white } – { $due-black } van antes que { $stands-white } – { $stands-black }, que están en el tablero { $board }
found-score-differences = { $rules-count ->
    [0] Las diferencias de puntos de las parejas son { $own }; el emparejamiento de las reglas no tiene ninguna
   *[other] Las diferencias de puntos de las parejas son { $own }; las del emparejamiento de las reglas, { $rules }
}
found-several-byes = Más de uno tiene el bye: { $players }
found-both-must-have = { $white } y { $black } deben llevar ambos { $colour }
found-colour-denied = { $player } debe llevar { $colour } y no las recibe
found-bye-not-allowed = { $player } no puede tener el bye: ya tuvo uno, o puntos sin jugar
found-otherwise = Las reglas emparejan la ronda de otro modo, { $verdict }
found-otherwise-with-bye = Las reglas emparejan la ronda de otro modo, { $verdict }; { $given } tiene el bye, que corresponde a { $due }
found-had-bye = { $was-code ->
    [forfeit-win] { $player } no puede tener el bye: la ronda { $round } fue una { $was }
   *[other] { $player } no puede tener el bye: la ronda { $round } fue un { $was }
}
found-other-bye = { $to-lowest-rated ->
    [yes] { $given } tiene el bye; corresponde a { $due }, el rating más bajo del grupo de puntuación más bajo entre quienes tienen rating y no han tenido bye
   *[no] { $given } tiene el bye; corresponde a { $due }, según el orden de las reglas
}
found-third-colour = { $player } recibe un color por tercera vez seguida
found-due-colours = { $denied ->
    [one] { $denied } jugador, en lugar de { $least }, no recibe el color que le toca
   *[other] { $denied } jugadores, en lugar de { $least }, no reciben el color que les toca
}
found-engine-otherwise = El programa empareja la ronda de otro modo; el director puede tener sus razones
found-for-third-place = { $white } – { $black } es el encuentro por el tercer puesto
found-other-colours = { $white } – { $black } tiene los colores contrarios en la tabla
found-not-in-table = { $white } – { $black } no está en esta ronda de la tabla
found-missing-from-table = Falta { $white } – { $black }, que está en la tabla
found-match-not-in-table = { $first } – { $second } no está en esta ronda de la tabla
found-match-missing = Falta { $first } – { $second }, que está en la tabla
found-not-knocked-out = Sin eliminar y sin partida: { $players }
found-teams-met = { $one } y { $other } ya se enfrentaron en la ronda { $round }
found-team-had-bye = { $was-code ->
    [forfeit-win] { $team } tiene el bye y ya tuvo una { $was } en la ronda { $round }
   *[other] { $team } tiene el bye y ya tuvo un { $was } en la ronda { $round }
}
found-several-team-byes = Más de uno tiene el bye: { $teams }
found-team-left-out = { $team } no tiene ni encuentro ni bye
found-fide-otherwise = Las reglas emparejan la ronda de otro modo: { $verdict }

# A round after which there is no bye any more.
barred-by-bye-pairing-allocated-bye = bye asignado por emparejamiento
barred-by-bye-full-point-bye = bye de un punto
barred-by-bye-forfeit-win = victoria por incomparecencia

## Byes that players ask for, and games left open

found-more-byes = { $asked ->
    [one] { $asked } bye para { $player }, anunciados { $most }
   *[other] { $asked } byes para { $player }, anunciados { $most }
}
found-late-bye = un bye para { $player } en la ronda { $round }, pero la ronda { $last } es la última anunciada para pedirlos
found-class-may-win-place = la categoría { $class } se empareja aparte y alguno de los suyos aún puede ganar un premio por puesto mayor que su primer premio
found-half-point-bye-in-second-half = un bye de medio punto para { $player } en la ronda { $round }, en la segunda mitad: debe haberse anunciado
found-byes-with-points = { $asked } byes con puntos para { $player }: uno, si las bases del torneo lo permiten
found-full-point-bye = un bye de un punto para { $player } en la ronda { $round }: solo lo hay para el jugador impar de una ronda, y lo da el emparejamiento
found-bye-in-last-round = un bye con puntos para { $player } en la última ronda

## Who may play in a section

found-not-eligible = { $name } no puede jugar aquí: { $why }
found-plays-up = { $name }, con { $rating }, juega en un grupo superior: es para { $least } o más
found-eligibility-open = no se sabe si { $name } puede jugar aquí: { $missing }
found-no-longer-eligible = { $player } ya no puede jugar aquí y deja el grupo: { $why }
found-may-change-section = a { $player } se le puede ofrecer un grupo adecuado, con byes de medio punto por las partidas perdidas allí: { $sections }
found-refund-unless-misled = debería devolverse la inscripción de { $player }, salvo que el jugador haya inducido a error
found-opponent-of-removed = { $wins ->
    [true] las tablas de { $opponent } en la ronda { $round } pasan a ser una victoria por incomparecencia si se retira al jugador
   *[false] la derrota de { $opponent } en la ronda { $round } pasa a ser un bye de medio punto si se retira al jugador
}
found-games-rated-apart = { $games ->
    [one] la partida de { $player } se evalúa entonces en un grupo de partidas adicionales
   *[other] las { $games } partidas de { $player } se evalúan entonces en un grupo de partidas adicionales
}
ineligible-rated-too-high = Elo { $rating }, y el grupo es para jugadores de menos de { $under }
ineligible-rated-too-low = Elo { $rating }, y el grupo es para { $least } o más
ineligible-unrated = sin Elo, y el grupo es para jugadores con Elo
ineligible-too-young = { $age } años en el año del torneo, y el grupo es desde { $least } años
ineligible-too-old = { $age } años en el año del torneo, y el grupo es hasta { $most } años
ineligible-of-other-sex = { $only ->
    [F] el grupo es para mujeres y niñas
   *[M] el grupo es para hombres y niños
}
ineligible-grade-too-low = curso { $grade }, y el grupo es desde el curso { $least }
ineligible-grade-too-high = curso { $grade }, y el grupo es hasta el curso { $most }
eligibility-fact-unrated-players = el grupo no dice si se admiten jugadores sin Elo
eligibility-fact-birth = falta el año de nacimiento
eligibility-fact-year = falta el primer día del torneo, del que dependen las edades
eligibility-fact-sex = falta el sexo
eligibility-fact-grade = falta el curso

## What a report file cannot tell

cannot-report-not-paired = la ronda { $round } no está emparejada; la última es la ronda { $last }
cannot-report-open-games = { $games ->
    [one] { $games } partida no tiene resultado, y la ronda { $round } es la última: todavía no hay informe final
   *[other] { $games } partidas no tienen resultado, y la ronda { $round } es la última: todavía no hay informe final
}
    .help = anote los resultados, o escriba el informe de una ronda anterior
cannot-report-no-numbers = nadie tiene aún número de emparejamiento, y sin él un informe no tiene jugadores
left-out-organiser = el organizador: { $name }
left-out-categories = las categorías: { $names }
left-out-variation = una variante del sistema de US Chess: { $does } ({ $article })
left-out-teams = los equipos, para los que puntúan sus jugadores: { $names }
found-ratings-of-long-event = { $tie-break } depende de los Elos, que cambian durante un torneo de más de 30 días; se aconseja otro desempate
cannot-settle-no-standings = no hay clasificación tras esa ronda
cannot-settle-nobody-level = nadie comparte allí un puesto
cannot-settle-not-level = no son todos los que comparten un puesto
invalid-list-name = «{ $text }» no puede ser el nombre de una lista: letras, cifras, - y _

## Lo que está mal en un archivo de informe aparte de los emparejamientos

file-fault-points = { $player } tiene { $stated } puntos en el archivo y { $counted } según los resultados
file-fault-place = { $player } tiene el puesto { $stated } en el archivo y, según los resultados y los desempates, { $last ->
    [none] el puesto { $due }
   *[other] uno de los puestos { $due } a { $last }
}
file-fault-team-place = { $team } tiene el puesto { $stated } en el archivo y, según los resultados y los desempates, { $last ->
    [none] el puesto { $due }
   *[other] uno de los puestos { $due } a { $last }
}
file-fault-match-points = { $team } tiene { $stated } puntos de encuentro en el registro { $record } y { $counted } según sus encuentros
file-fault-game-points = { $team } tiene { $stated } puntos de partida en el registro { $record } y { $counted } según sus encuentros
file-fault-team-round = el registro { $record } dice de la ronda de { $team } algo distinto que los encuentros
file-fault-unknown-tie-break = el registro { $record } nombra el desempate { $code }, que no se conoce; los puestos se comparan por puntos y por los desempates anteriores
file-fault-board-colours = { $white } lleva blancas y { $black } negras en el tablero { $board }; según el orden de colores de los tableros (registro 352) es al revés
file-fault-return-game = { $white } y { $black } juegan la segunda partida de un encuentro sin haberse enfrentado en la primera
file-fault-return-colours = { $white } lleva blancas contra { $black } en la segunda partida del encuentro como en la primera
file-fault-return-bye = { $player } tiene el descanso en la segunda ronda de un encuentro y no lo tenía en la primera

## Modo FIDE

found-leaves-fide-mode = { $round ->
    [0] La sección sale del modo FIDE antes de emparejar la ronda 1: para siempre, con una marca en todas sus páginas y una línea en el informe
   *[other] La sección sale del modo FIDE tras { $round } rondas emparejadas: para siempre, con una marca en todas sus páginas y una línea en el informe
}
found-no-way-back = Se salió del modo FIDE y no se vuelve a él, tampoco deshaciendo algo
found-outside-fide-rules = { $what }: eso solo se hace tras salir del modo FIDE
outside-fide-format = las partidas no se organizan de un modo de la FIDE
outside-fide-pairing-system = el sistema de emparejamiento no es de la FIDE
outside-fide-rules = las reglas de juego no son las de la FIDE
outside-fide-draws = dos tablas valen más que una victoria y una derrota
outside-fide-bye-above-win = el bye del emparejamiento vale más que una victoria
outside-fide-bye-value = ningún resultado puede sumar el valor del bye del emparejamiento
found-locked-in-fide-mode = En modo FIDE no se puede cambiar { $what } una vez emparejada la ronda 1
locked-setting-format = el formato
locked-setting-system = el sistema de emparejamiento
locked-setting-rounds = el número de rondas
locked-setting-points = los puntos de los resultados
locked-setting-bye-value = el valor del bye del emparejamiento
locked-setting-tie-breaks = la lista de desempates
locked-setting-acceleration = la aceleración
locked-setting-prohibitions = la lista de emparejamientos prohibidos
found-earlier-round-locked = En modo FIDE no se pueden cambiar resultados, emparejamientos ni colores de la ronda { $round }: dos rondas posteriores se emparejaron sobre ellos
found-result-of-earlier-round = Ronda { $round }, { $white } – { $black }: { $was } pasa a { $result }, aunque la ronda siguiente se emparejó sobre ello; el informe cuenta la corrección
found-pairings-of-earlier-round = Cambian emparejamientos o colores de la ronda { $round }, aunque la ronda siguiente se emparejó sobre ellos; el informe cuenta la corrección
found-adjournment-ends = Ronda { $round }, { $white } – { $black }: la partida aplazada contaba como tablas para los emparejamientos y acaba { $result }; el informe lo cuenta
found-become-adjourned = { $boards-count ->
    [one] Ronda { $round }: falta el resultado en el tablero { $boards }; la partida cuenta como aplazada, como tablas para el emparejamiento
   *[other] Ronda { $round }: faltan los resultados en los tableros { $boards }; las partidas cuentan como aplazadas, como tablas para el emparejamiento
}
found-still-adjourned = { $white } – { $black } de la ronda { $round } sigue aplazada
found-numbers-exchanged = { $one } y { $other } intercambian sus números de emparejamiento; el informe lo cuenta
found-numbers-made-anew = { $players ->
    [one] { $players } jugador recibe otro número de emparejamiento; el informe lo cuenta
   *[other] { $players } jugadores reciben otros números de emparejamiento; el informe lo cuenta
}
found-second-half-point-bye = Ronda { $round }: bye de medio punto número { $byes } para { $player }; uno es lo habitual
found-full-point-bye-given = Ronda { $round }: un bye de un punto para { $player }; la FIDE lo desaconseja, y el informe lo cuenta
found-not-entitled-to-bye = { $player } no tiene derecho a un bye de medio punto
found-opposite-colours = { $white } – { $black }: ambos reciben el color contrario al que les corresponde
found-not-for-round-robin = { $code } no se usa en una liga: todos tienen los mismos rivales
found-too-many-rounds = { $players ->
    [one] { $rounds } rondas no se pueden emparejar todas con { $players } jugador; las últimas habrá que hacerlas a mano
   *[other] { $rounds } rondas no se pueden emparejar todas con { $players } jugadores; las últimas habrá que hacerlas a mano
}
found-never-meet = { $one } y { $other } no se enfrentan tantas veces como dice la liga
found-meet-again = { $white } y { $black } se enfrentan una vez más de lo que dice la liga (ya en la ronda { $round })
found-third-colour-of-double = { $player } recibe un color por tercera vez seguida en una liga a doble vuelta que no sigue la tabla
no-final-standings = { $games ->
    [one] { $games } partida está aplazada, y la ronda { $round } es la última: todavía no hay clasificación final
   *[other] { $games } partidas están aplazadas, y la ronda { $round } es la última: todavía no hay clasificación final
}
    .help = anote su resultado, o pida la clasificación tras una ronda anterior

# What the plan of the tables could not give.
seating-remark-displaced = Se enfrentan dos con mesa fija: { $player } juega en la mesa { $at }, no en la { $table }
seating-remark-not-accessible = No queda mesa accesible para { $player }, que juega en la mesa { $at }
seating-remark-outside-plan = El plano de las mesas se queda corto: no están en ninguna sala las mesas { $tables }
