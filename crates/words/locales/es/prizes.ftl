# Prizes: how they are divided, what is advised, what is wrong with a fund.

ordinal = { $number }.º

# What prizes are called.
prize-label-place = premio del { $number }
prize-label-category = { $number } { $name }
prize-label-points = premio por { $score } { $score ->
    [one] punto
   *[other] puntos
}
prize-label-balance = resto ({ $of })
counted-prize-several = { $count } × { $label }
shared-prizes-many = { $count } premios
prize-sharers-many = { $count } jugadores

# Parts of the Arbiters' Manual.
prize-manual-money = Manual del árbitro, premios en metálico
prize-manual-money-equal = Manual del árbitro, premios en metálico a
prize-manual-money-by-tie-break = Manual del árbitro, premios en metálico b
prize-manual-money-hort = Manual del árbitro, premios en metálico c: Hort
prize-manual-ratings = Manual del árbitro, premios por Elo

# What a player wins, and why.
prize-line-points = { $prizes }: { $sum } ({ $articles })
prize-line-special = { $prizes }: { $sum } ({ $articles })
prize-line-special-shared = { $sharers } comparten { $prizes }: { $sum } ({ $articles })
prize-line-alone = { $first }: { $prizes }, { $sum } ({ $articles })
prize-line-alone-of-tied = empate en los puestos { $first }–{ $last }, gana { $prizes } sin compartir: { $sum } ({ $articles })
prize-line-all-share = los puestos { $first }–{ $last } comparten { $prizes }: { $sum } ({ $articles })
prize-line-some-share = { $sharers }, con empate en los puestos { $first }–{ $last }, comparten { $prizes }: { $sum } ({ $articles })
prize-line-object = { $prize }: { $object } ({ $article })
prize-line-title = { $title } ({ $article })

# How a share comes out.
prize-sum-equal = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
} / { $count } = { $paid }
prize-sum-hort = mitad de { $by-rank } por puesto + mitad de { $total-count ->
    [one] { $total }
   *[other] ({ $total })
} / { $count } = { $paid }
prize-sum-less-others = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, menos lo que otros no pueden superar, a partes iguales = { $paid }
prize-sum-limit = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, limitado a { $paid }
prize-sum-largest-prize = { $total-count ->
    [one] { $total }
   *[other] ({ $total })
}, como máximo el mayor premio que el jugador podría ganar sin el empate, { $paid }
paid-prize-exact = { $paid }
paid-prize-rounded = { $paid } (exactamente { $exact })

# Why nobody won a prize.
unawarded-reason-too-few-players = terminaron el torneo menos jugadores de los anunciados (32C2)
unawarded-reason-paid-within-event = debe pagarse dentro del torneo (32C6)
unawarded-reason-nobody-of-section = no queda nadie del grupo que pueda ganarlo; debe pagarse dentro del torneo (32C6)
unawarded-reason-nobody-eligible = ningún jugador que pueda ganarlo terminó el torneo (32C3)
unawarded-reason-nobody-left = no queda nadie que pueda ganarlo: un premio por jugador (32B1)
unawarded-reason-no-winner-known = no se conoce ningún ganador

# What somebody has to decide or find out.
prize-question-not-known = { $category }: falta saber { $what } de { $who }
prize-question-not-known-for-limit = límite: falta saber { $what } de { $who }
prize-question-tie-not-broken = { $prize }: el empate entre { $claims } no está deshecho, y el objeto no se puede repartir (32F1, 32G1)
prize-question-not-all-compared = se cruzan tantas categorías que no se han comparado todos los grupos que podrían salir de un reparto (32B3): compruebe a mano el empate más numeroso
prize-condition-date-of-birth = la fecha de nacimiento
prize-condition-day-of-tournament = el día del torneo
prize-condition-federation = la federación
prize-condition-full-date-of-birth = la fecha de nacimiento completa
prize-condition-sex = el sexo
whose-some = { $names }; y { $more } más

# Advice before a fund is announced.
prize-advice-first-prize-small = primer premio de { $first } con una cuota de inscripción de { $fee }: en un torneo serio lo habitual son unas diez cuotas
prize-advice-places-not-falling = un puesto que paga { $first } va antes que uno que paga { $second }
prize-advice-class-prize-below-fee = { $name }: { $cash } es menos que la cuota de inscripción
prize-advice-class-prize-not-below-places = { $name }: { $cash } no es inferior al menor premio por puesto, { $lowest }
prize-advice-class-prize-as-large-as-place = { $name }: { $cash } es tanto como el premio por puesto del mismo número, { $place }
prize-advice-class-name-for-under = { $name }: también puede ganarlo cualquiera que esté por debajo; conviene nombrarlo por su límite o dar ambos límites
prize-advice-mixed-unrated = { $name }: jugadores sin Elo pueden ganar un premio por Elo; algunos de ellos son fuertes
prize-advice-ratings-overlap = { $first } y { $second }: un mismo jugador está en ambos y gana el mejor; son más claros los tramos que no se solapan
prize-advice-ratings-win-both = { $first } y { $second }: un mismo jugador podría ganar ambos; son más claros los tramos que no se solapan
prize-advice-announce-method = { $method-code ->
    [equal] incluir en la convocatoria, antes del comienzo, que los jugadores empatados se reparten el dinero a partes iguales
    [hort] incluir en la convocatoria, antes del comienzo, que los jugadores empatados reciben la mitad del dinero por desempate y la otra mitad a partes iguales
   *[rank] incluir en la convocatoria, antes del comienzo, que entre jugadores empatados los desempates deciden quién recibe qué dinero
}
prize-advice-announce-sharers = decidir y anunciar cuántos jugadores comparten en un empate: los últimos premios pueden ir a muchísimos
prize-advice-announce-several-cash-prizes = anunciar que un jugador puede ganar más de un premio en metálico
prize-advice-announce-not-all-share = anunciar que no comparten todos los jugadores empatados
prize-advice-post-objects-with-money = exponer que los objetos van con el dinero
prize-advice-announce-age-trophies = anunciar antes de la ronda 1 que los trofeos por edad y curso se pueden ganar además de otros
prize-advice-announce-best-entry = anunciar que para los premios cuenta la mejor de varias inscripciones
prize-advice-announce-limits = anunciar los límites, y adónde va el resto
prize-advice-advertise-category-size = anunciar cuántos jugadores necesita una categoría
prize-advice-announce-special-prizes = anunciar qué premios son especiales y se pueden ganar además de otros
prize-advice-post-object-order = exponer el orden de los objetos
prize-advice-announce-balance = anunciar adónde va el dinero que un jugador no puede recibir

# What is wrong with the file of a fund.
fund-fault = { $place }: { $cause }
fund-place-whole = el fondo
fund-place-category = categoría «{ $name }»
fund-place-special = premio especial «{ $name }»
fund-place-limit = límite { $number }
fund-place-prize = { $list }, premio { $number }
fund-cause-name-twice = este nombre se usa dos veces
fund-cause-no-name = una categoría necesita un nombre
fund-cause-no-prizes = no hay premios
fund-cause-more-prizes = más de { $most } premios
fund-cause-nothing = ni dinero ni objeto ni título
fund-cause-decimals = como máximo { $most } decimales
fund-cause-entries = entries debe ser de 1 a { $most }
fund-cause-percent = percent es superior a 100
fund-cause-no-day = una categoría por edad necesita el día del torneo
fund-cause-score-twice = la puntuación { $score } figura dos veces
fund-cause-everybody = no queda fuera nadie; los premios para todos van en [place]
fund-cause-no-rating = ningún Elo está en este tramo
fund-cause-unrated-by-rating = los jugadores sin Elo no tienen Elo
fund-cause-nobody-of-age = nadie tiene esta edad
fund-cause-nobody-shares = alguien debe compartir: sharers es 0
fund-cause-too-much-guaranteed = se garantiza más que el premio
prize-division-error-twice = el participante { $entrant } figura dos veces
prize-division-error-too-many = más de { $most } clasificados

# The command `adoube prizes`.
cli-prizes-fund-unfit = { $file }: { $why }
cli-prizes-remark = { $text } ({ $article })
cli-prizes-column-rank = Pto.
cli-prizes-column-name = Nombre
cli-prizes-column-points = Pts.
cli-prizes-column-cash = Importe
cli-prizes-column-prizes = Premios
cli-prizes-paid = Se pagan { $paid } de { $fund }; sobran por redondeo { $rest }
cli-prizes-paid-too-much = Se pagan { $paid } de { $fund }; por redondeo, { $rest } más que los premios
cli-prizes-not-awarded = Sin adjudicar: { $label }, { $what }: { $reason }
cli-prizes-to-decide = Por decidir: { $question }
