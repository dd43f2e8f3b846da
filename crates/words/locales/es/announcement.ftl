# What must and should be announced of a section, and what is proposed for a new one.

# Where something stands.
cited-article-numbered = { $value }
cited-article-laws = Leyes del Ajedrez
cited-article-us-rules = reglas de US Chess
cited-article-glossary-increment = Glosario, incremento
cited-article-manual-rounds = Manual del árbitro, sistema suizo, número de rondas
cited-article-manual-arbiters = Manual del árbitro, número de árbitros
cited-article-manual-inspections = Manual del árbitro, medidas antitrampas, inspecciones
cited-article-manual-prize-money = Manual del árbitro, premios en metálico
cited-article-manual-rating-prizes = Manual del árbitro, premios por tramos de Elo
cited-article-manual-duties = Manual del árbitro, tareas de los árbitros
cited-article-practice = práctica habitual
cited-edition-named = { $value }
cited-edition-not-at-hand = edición no disponible

# What games are announced as.
announced-pace-standard = estándar
announced-pace-rapid = rápido
announced-pace-blitz = relámpago

# What an invitation says.
invitation-item-regulations = reglamentos aplicables
invitation-item-hotels = hoteles
invitation-item-clocks = tipo de relojes
invitation-item-expenses = viaje, alojamiento y manutención
invitation-item-fees = cuotas de inscripción
invitation-item-visas = visados
invitation-item-transport = transporte
invitation-item-contacts = sitio web y contactos
invitation-item-media = obligaciones con los medios de comunicación
invitation-item-dress-code = vestimenta
invitation-item-smoking = tabaco
invitation-item-security = seguridad
invitation-item-medical = asistencia médica
invitation-item-reply = fecha límite de respuesta
invitation-item-needs = necesidades médicas, dietéticas y religiosas

# What is announced of a play-off.
play-off-item-places = para qué puestos
play-off-item-format = formato, para cualquier número de jugadores
play-off-item-colours = colores
play-off-item-time-control = ritmo de juego
play-off-item-start = cuándo empieza

# What a point system has a worth for.
scored-win = una victoria
scored-draw = unas tablas
scored-loss = una derrota
scored-forfeit-win = una victoria por incomparecencia
scored-pairing-allocated-bye = el bye asignado por emparejamiento
scored-full-point-bye = un bye de un punto
scored-half-point-bye = un bye de medio punto

# The event.
remark-no-first-day = no se anuncia el primer día, que decide qué ediciones de las reglas se aplican
remark-no-edition-of = no está disponible ninguna edición de las reglas de juego vigente el { $day }
remark-no-last-day = no se anuncia el último día
remark-ends-before-start = el torneo termina el { $ends }, antes de empezar el { $starts }
remark-no-place = no se anuncia el lugar
remark-no-organiser = no se nombra al organizador
remark-no-chief-arbiter = no se nombra al árbitro principal
remark-invitation-lacks = la invitación no menciona: { $items }

# The rules and the pairing system.
remark-rules-not-named = { $in-force ->
    [none] hay que indicar qué reglas se aplican
   *[other] hay que indicar qué reglas se aplican; están en vigor las { $in-force }
}
remark-unknown-rules = «{ $rules }» no es ninguna edición de las reglas disponible
remark-rules-not-in-force = las { $named } no están en vigor cuando empieza el torneo; están en vigor las { $in-force }
remark-unknown-variation = las reglas no prevén ninguna variante «{ $variation }»
remark-notice = { $why }
remark-no-pairing-system = no se anuncia el sistema de emparejamiento
remark-us-pairing-system-applies = no se anuncia el sistema de emparejamiento; se aplica el de US Chess
remark-unknown-pairing-system = «{ $system }» no es un sistema con el que empareje este programa; un sistema no publicado por la FIDE necesita autorización, y su descripción en las bases
remark-not-paired-by = el formato { $format } no se empareja con { $system }
remark-pairing-system-not-in-force = { $system } no está en vigor cuando empieza el torneo; está en vigor { $in-force }
remark-fide-system-is-variation = el sistema FIDE es una variante: debe figurar en toda la publicidad detallada si puede disuadir de inscribirse
remark-us-system-needs-authorisation = el sistema de US Chess no está publicado por la FIDE: necesita autorización, y su descripción en las bases
remark-only-swiss-is-accelerated = solo se puede acelerar un suizo
remark-baku-of-fide = la aceleración de Bakú pertenece a los sistemas de la FIDE; en un grupo con el sistema de US Chess las rondas 1 y 2 se aceleran con sus propios métodos

# The rounds.
remark-no-rounds = no se anuncia el número de rondas
remark-no-expected-players = no se anuncia cuántos participantes se esperan; no se puede saber si las rondas son las adecuadas
remark-nobody-to-play = hacen falta al menos dos participantes
remark-match-of-many = un match tiene dos jugadores, no { $players }
remark-too-many-rounds = { $most ->
    [one] { $players } participantes pueden jugar como máximo { $most } ronda sin enfrentarse dos veces, no { $rounds }
   *[other] { $players } participantes pueden jugar como máximo { $most } rondas sin enfrentarse dos veces, no { $rounds }
}
remark-too-few-rounds = tras { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} más de uno de los { $players } participantes puede haber ganado todas sus partidas; para evitarlo { $needed ->
    [one] hace falta { $needed } ronda
   *[other] hacen falta { $needed } rondas
}
remark-many-rounds = { $rounds ->
    [one] { $rounds } ronda es mucho para { $players } participantes: en las últimas se enfrentarán jugadores muy distantes en la clasificación; considerar una liga
   *[other] { $rounds } rondas son muchas para { $players } participantes: en las últimas se enfrentarán jugadores muy distantes en la clasificación; considerar una liga
}
remark-acceleration-helps = con tantos jugadores conviene anunciar una aceleración
remark-no-whole-table = { $once ->
    [one] { $players } participantes se enfrentan todos entre sí una vez en { $once } ronda y dos veces en { $twice }, no en { $rounds }
   *[other] { $players } participantes se enfrentan todos entre sí una vez en { $once } rondas y dos veces en { $twice }, no en { $rounds }
}
remark-too-few-stages = con { $players } participantes, para que quede uno solo { $stages ->
    [one] hace falta { $stages } fase
   *[other] hacen falta { $stages } fases
}, no { $rounds }
remark-no-multiple-of-stages = el número de rondas ({ $rounds }) no es múltiplo del número de fases ({ $stages })

# What results are worth.
remark-impossible-points = { $why }
remark-less-than-nothing = por { $what } se dan { $points }, menos de cero
remark-unusual-scoring = { $win } – { $draw } – { $loss } no es la puntuación habitual y debe figurar en las bases
remark-forfeit-win-differs = una victoria por incomparecencia vale { $forfeit } y una partida ganada { $win }
remark-forfeit-loss-worth-more = una derrota por incomparecencia vale más que una partida perdida
remark-allocated-bye-worth-more = el bye asignado por emparejamiento vale { $points }, más que una victoria
remark-allocated-bye-worth-less = el bye asignado por emparejamiento vale { $points }, menos que una victoria; eso debe figurar en las bases
remark-half-point-bye-differs = un bye de medio punto vale { $bye } y unas tablas { $draw }
remark-zero-point-bye-worth = un bye de cero puntos vale { $points }
remark-team-scoring-without-teams = la puntuación por equipos no tiene sentido donde no juegan equipos
remark-no-boards = no se anuncia el número de tableros de un encuentro
remark-no-board-order = no se anuncia cómo se ordenan los tableros de un equipo
remark-no-line-up-deadline = no se anuncia hasta cuándo se entregan las alineaciones

# The time control.
remark-no-time-control = no se anuncia el ritmo de juego
remark-unreadable-control = «{ $control }» no se puede leer como ritmo de juego: { $why }
remark-no-rate = { $why }
remark-other-pace = anunciado como { $announced }, pero con { $time } para 60 jugadas es { $found }
remark-default-delay = no se anuncia demora ni incremento; se aplicaría una demora de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
remark-recommended-addition = se recomiendan de { $least } a { $most } segundos de demora o incremento
remark-unusual-increment = un incremento suele ser de 2 a 60 segundos
remark-no-default-time = no se anuncia el tiempo de incomparecencia; si no se especifica, es cero
remark-us-default-time = si no se anuncia otra cosa, el jugador ausente pierde al cabo de una hora, o al terminar el primer control
remark-long-default-time = un tiempo de incomparecencia de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} es más largo que el primer período: el jugador ausente pierde antes por tiempo
remark-supervision-of-standard = la elección de reglas es solo para rápido y relámpago
remark-no-supervision = no se anuncia si rigen por completo las reglas de competición, para todo el torneo
remark-too-few-to-supervise = las reglas de competición por completo exigen un árbitro { $each ->
    [one] por partida
   *[other] por cada { $each } partidas
}: { $games ->
    [one] { $needed } para { $games } partida
   *[other] { $needed } para { $games } partidas
}, no { $arbiters }
remark-guidelines-in-blitz = las directrices para partidas sin incremento no son para relámpago
remark-no-guidelines = no se anuncia si rigen las directrices para partidas sin incremento, ni con qué forma de reclamar
remark-guidelines-with-increment = las directrices son para partidas sin incremento

# Why a time control has no rate of play.

# Ties and prizes.
remark-not-decided-by-tie-breaks = el formato { $format } no se decide por desempates
remark-one-tie-break = deberían anunciarse al menos dos desempates
remark-no-tie-breaks = no se anuncian desempates; la lista debe conocerse antes del comienzo
remark-no-us-tie-breaks = no se anuncian desempates; los jugadores esperan Mediana modificada, Solkoff, acumulativo y acumulativo de los rivales
remark-unknown-tie-break = { $why }
remark-tie-break-in-list = { $tie-break }: { $problem }
remark-tie-break-rarely-decides = { $tie-break }: como primer desempate de un suizo rara vez decide, porque no todos los empatados se han enfrentado
remark-tie-break-leaves-nothing = { $tie-break }: no deja nada para los desempates siguientes
remark-tie-break-of-us-chess = { $tie-break }: es un desempate de US Chess
remark-tie-break-of-fide = { $tie-break }: es un desempate de la FIDE; hay que describirlo
remark-drawn-match-open = no se anuncia qué sigue a un match empatado
remark-tie-for-first-open = no se anuncia cómo se decide un empate en el primer puesto: compartido, por los desempates o con un desempate por partidas
remark-play-off-not-described = se anuncia un desempate por partidas, pero no cómo se juega
remark-no-tie-breaks-for-first = un empate en el primer puesto se decide por los desempates, pero no se anuncia ninguno
remark-play-off-not-used = se describe un desempate por partidas, pero un empate en el primer puesto se decide de otro modo
remark-play-off-lacks = del desempate por partidas no se anuncia: { $items }
remark-play-off-soon = según los estándares de la FIDE, los jugadores tenían 30 minutos entre su última partida y un desempate por partidas
remark-no-prizes = no se anuncian los premios, ni que no los hay
remark-no-currency = no se anuncia la moneda de los premios
remark-no-division = no se anuncia cómo se reparten los premios los empatados: a partes iguales, por desempate o mitad y mitad
remark-tie-breaks-for-money = los desempates no son para los premios en metálico, que los empatados se reparten a partes iguales
remark-no-tie-breaks-for-prizes = los premios se reparten por desempate, pero no se anuncia ninguno
remark-no-last-rank-sharing = no se anuncia hasta qué puesto se comparten los premios
remark-rating-group-upside-down = un tramo de Elo termina por debajo de donde empieza
remark-rating-groups-overlap = hay tramos de Elo que se solapan, de modo que un jugador puede ganar los premios de más de uno

# The times of the rounds.
remark-no-schedule = no se anuncia el horario de las rondas
remark-round-beyond = la ronda { $round } tiene horario, pero el grupo tiene { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
remark-rounds-without-time = no se anuncia horario para { $rounds-count ->
    [one] la ronda { $rounds }
   *[other] las rondas { $rounds }
}
remark-round-with-two-times = la ronda { $round } tiene dos horarios
remark-round-not-after = la ronda { $round } empieza el { $day } a las { $time }, no después de la ronda { $before }
remark-round-outside-event = la ronda { $round } es el { $day }, fuera de los días del torneo
remark-round-too-soon = la ronda { $round } empieza { $gap } después de la ronda { $before }; una partida de 60 jugadas puede durar { $session }
remark-little-rest = la ronda { $round } empieza { $gap } después de la ronda { $before }; una partida de 60 jugadas puede durar { $session }, y lo habitual es media hora de descanso
remark-one-round-a-day = con jugadores con discapacidad debería haber una sola ronda al día, si es posible
remark-long-day = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} el { $day }: { $play } de juego; para Elo se admiten como máximo doce horas al día
remark-long-school-day = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} el { $day }: { $play } de juego; los escolares deberían jugar de cinco a seis horas
remark-entries-close-late = la inscripción se cierra después de empezar la primera ronda
remark-lots-drawn-late = el sorteo debería hacerse al menos doce horas antes de la ronda 1

# Ratings and norms.
remark-rated-not-said = no se anuncia si el torneo es valedero para Elo
remark-norms-need-rating = para las normas el torneo debe ser valedero para Elo
remark-not-ratable = { $why }
remark-too-fast-from = las partidas de jugadores con Elo de { $rating } o más son demasiado rápidas para ser valederas para Elo
remark-not-registered = un torneo valedero para Elo debe registrarse antes de empezar
remark-registered-late = registrado { $days ->
    [one] { $days } día
   *[other] { $days } días
} antes del comienzo; { $least ->
    [one] se exige { $least }
   *[other] se exigen { $least }
}
remark-registered-after-start = registrado después de empezar el torneo
remark-arbiters-without-licence = un torneo solo es valedero para Elo si todos sus árbitros tienen licencia
remark-licences-needed = todos los árbitros de un torneo valedero para Elo necesitan licencia
remark-long-event = el torneo dura { $days } días; si son más de 90, necesita aprobación
remark-no-title-rules = el reglamento de títulos de esa fecha no está disponible
remark-norm-needs-nine-games = { $rounds ->
    [one] una norma exige nueve partidas; hay { $rounds } ronda
   *[other] una norma exige nueve partidas; hay { $rounds } rondas
}
remark-condition = { $what }: exigido { $needed }; consta { $actual }

# The people.
remark-draw-offers-not-said = no se anuncia si se pueden acordar tablas; si no se dice nada, se puede tras una jugada de cada bando
remark-draws-forbidden-by-us = ninguna regla permite a un torneo prohibir las tablas acordadas; como variante que puede disuadir de inscribirse, debe figurar en toda la publicidad detallada
remark-draws-restricted-by-nothing = «no antes de la jugada { $number }» no restringe nada
remark-devices-not-said = no se anuncia si se permite un dispositivo apagado en una bolsa; si no se dice nada, no se puede traer
remark-byes-not-said = no se anuncia si los jugadores pueden pedir un bye, cuántas veces y hasta qué ronda
remark-no-byes-in = en el formato { $format } no hay byes solicitados
remark-bye-worth-not-said = no se anuncia cuánto vale un bye solicitado
remark-bye-worth-more-than-draw = un bye solicitado vale { $points }, más que unas tablas
remark-bye-of-unknown-worth = ningún bye del sistema de puntuación vale { $points }
remark-byes-at-official-event = en los torneos oficiales no hay byes de medio punto
remark-many-byes = { $most ->
    [one] { $most } bye de medio punto por jugador; la regla es una vez, o las dos rondas de un mismo día
   *[other] { $most } byes de medio punto por jugador; la regla es una vez, o las dos rondas de un mismo día
}
remark-last-bye-not-said = no se anuncia hasta qué ronda se dan byes; nunca en la última
remark-bye-in-last-round = no hay bye de medio punto en la última ronda
remark-byes-after-round-two = los byes de medio punto se aconsejan solo en las dos primeras rondas
remark-us-last-bye-not-said = no se anuncia hasta qué ronda se dan byes
remark-us-byes-in-second-half = los byes después de la ronda { $round } deben figurar en la publicidad previa al torneo (indicar la variante 22C1 y cómo se comunica)
remark-us-bye-in-last-round = un bye en la última ronda se pide antes de la primera partida del jugador y es irrevocable
remark-short-notice-of-bye = los byes deberían pedirse al menos una hora antes de la ronda
remark-appeals-not-said = no se anuncia ante quién, hasta cuándo y con qué fianza pueden apelar los jugadores
remark-no-appeals = sin apelaciones: debe figurar en las bases, y no se aconseja
remark-no-appeal-deadline = no se anuncia el plazo de apelación
remark-no-appeal-fee = no se anuncia la fianza de apelación, ni que no la hay
remark-no-committee = no se anuncia el comité de apelación
remark-small-committee = { $members ->
    [one] un comité de { $members } miembro: hacen falta un presidente y al menos dos miembros
   *[other] un comité de { $members } miembros: hacen falta un presidente y al menos dos miembros
}
remark-small-us-committee = { $members ->
    [one] un comité de { $members } miembro: hacen falta tres, o dos directores de categoría Senior
   *[other] un comité de { $members } miembros: hacen falta tres, o dos directores de categoría Senior
}
remark-even-committee = con { $members } miembros la votación puede acabar en empate; su número debería ser impar
remark-few-reserves = dos suplentes sustituyen a los miembros afectados por el caso
remark-few-arbiters = para { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} debería haber { $needed ->
    [one] { $needed } árbitro
   *[other] { $needed } árbitros
}, no { $arbiters }
remark-inspections-not-said = las inspecciones al azar solo son posibles si se anuncian
remark-accessibility-not-said = no se anuncia si el recinto de juego es accesible, ni hasta cuándo comunican sus necesidades los jugadores con discapacidad
remark-not-accessible = si no todos pueden acceder al recinto de juego, hace falta otro lugar bajo supervisión
remark-short-notice-of-needs = las necesidades deberían comunicarse al menos 20 días antes del comienzo
remark-rooms-not-said = hay que indicar qué salas forman parte del recinto de juego y dónde se pueden analizar las partidas

# Why something is proposed for a new section.
proposal-reason-rules-in-force = las { $rules } están en vigor
proposal-reason-only-us-edition = la única edición de US Chess disponible, pero no es la de esa fecha
proposal-reason-system-of-us-chess = el sistema de US Chess
proposal-reason-dutch-in-force = la edición en vigor del sistema FIDE (holandés)
proposal-reason-team-system-in-force = la edición en vigor del sistema suizo por equipos
proposal-reason-as-you-wish = a su elección
proposal-reason-players-not-known = { $rounds ->
    [one] no se sabe cuántos vendrán; { $rounds } ronda distingue al mejor de { $players }
   *[other] no se sabe cuántos vendrán; { $rounds } rondas distinguen al mejor de { $players }
}
proposal-reason-for-norms = { $rounds ->
    [one] una norma exige nueve partidas, y { $players } jugadores al menos { $rounds } ronda
   *[other] una norma exige nueve partidas, y { $players } jugadores al menos { $rounds } rondas
}
proposal-reason-for-one-winner = { $rounds ->
    [one] con { $players } participantes hace falta { $rounds } ronda para un solo ganador; se aconsejan una o dos más
   *[other] con { $players } participantes hacen falta { $rounds } rondas para un solo ganador; se aconsejan una o dos más
}
proposal-reason-everybody-meets-once = { $players } participantes se enfrentan todos entre sí una vez
proposal-reason-ten-meet-once = no se sabe cuántos vendrán; diez se enfrentan todos entre sí una vez
proposal-reason-halved-to-one = { $players } participantes se reducen a la mitad en cada fase hasta que queda uno
proposal-reason-sixteen-halved-to-one = no se sabe cuántos vendrán; dieciséis se reducen a la mitad en cada fase hasta que queda uno
proposal-reason-same-colours = un número par, para que ambos lleven blancas las mismas veces; el número es libre
proposal-reason-rounds-of-table = tantas como tiene la tabla: con Scheveningen una por tablero, con Skalitzka dos, con Hutton una
proposal-reason-usual-scoring = la puntuación habitual
proposal-reason-boards-are-yours = el número de tableros, su orden y el plazo son de su elección y se anuncian de antemano
proposal-reason-slow-enough = dos horas para 60 jugadas: suficientemente lento para cualquier Elo y para normas
proposal-reason-usual-control = un ritmo de juego habitual en esta modalidad
proposal-reason-lateness-is-yours = a su elección; si no se anuncia nada, sería cero
proposal-reason-us-lateness = una hora, o el primer control si es más corto
proposal-reason-needs-few-arbiters = las reglas de competición por completo exigen un árbitro por cada pocas partidas
proposal-reason-usual-tie-breaks = la lista habitual para este formato; se elige y se anuncia antes del comienzo
proposal-reason-bye-in-first-two-rounds = una vez, en las dos primeras rondas
proposal-reason-bye-in-first-half = una vez, en la primera mitad
proposal-reason-draws-unrestricted = sin restricciones; lo que dicen las reglas si no se anuncia nada
proposal-reason-as-the-rules-say = lo que dicen las reglas si no se anuncia nada
proposal-reason-usual-committee = un comité de tres es lo mínimo; el plazo es el habitual, la fianza la fija usted

# What a new section of teams announces of its boards.
proposed-board-order = fijo antes de la ronda 1, por Elo
