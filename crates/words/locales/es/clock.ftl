# Time controls, their rates of play, clocks and their logs, correspondence.

# A text is not a time control.
time-control-error = { $found ->
    [none] columna { $column }: se encontró el final, se esperaba: { $expected }
   *[other] columna { $column }: se encontró «{ $found }», se esperaba: { $expected }
}
expected-in-control-plus-or-end = un signo más o el final
expected-in-control-plus-or-black = un signo más, o -B y el tiempo de las negras
expected-in-control-black = -B y el tiempo de las negras
expected-in-control-colon-or-end = dos puntos o el final
expected-in-control-marked-minutes = minutos, como 90' o 90'/40
expected-in-control-minutes = minutos
expected-in-control-seconds = segundos
expected-in-control-seconds-mark = el signo de segundos
expected-in-control-seconds-or-moves = segundos, o jugadas/segundos
expected-in-control-seconds-for-each-move = segundos por jugada
expected-in-control-only-seconds-for-each-move = segundos por jugada; todas las jugadas tienen ya su tiempo
expected-in-control-word-move = la palabra «move»
expected-in-control-word-move-and-number = la palabra «move» y el número de la jugada
expected-in-control-moves = un número de jugadas, de 1 a { $most }
expected-in-control-us-control = un ritmo de juego como G/60 d/5 o 40/90 SD/30 inc/30
expected-in-control-us-part = jugadas/minutos, G/, SD/, d/, inc/ o +
expected-in-control-slash = una barra
expected-in-control-nothing-after-addition = nada después de la demora o el incremento
expected-in-control-known-control = un ritmo de juego; aquí se dice que se desconoce o que no lo hay
expected-in-control-possible = un ritmo de juego posible: { $value }

# Periods that make no time control.
time-control-fault-no-period = un ritmo de juego tiene al menos un período
time-control-fault-too-many-periods = { $most ->
    [one] un ritmo de juego tiene como máximo { $most } período
   *[other] un ritmo de juego tiene como máximo { $most } períodos
}
time-control-fault-ends-early = el período { $value } no es el último y necesita un número de jugadas
time-control-fault-moves = el período { $period } necesita al menos una jugada y como máximo { $most }
time-control-fault-time = el período { $value } necesita un tiempo en segundos enteros, de mil horas como máximo
time-control-fault-addition = el período { $value } necesita un tiempo añadido en segundos enteros, mayor que cero y de una hora como máximo
time-control-fault-hourglass = un reloj de arena tiene un solo período para todas las jugadas, para ambos jugadores

# A notation has no words for a time control.
unprintable-control-different-times = esta notación no admite tiempos distintos para los jugadores
unprintable-control-changing-additions = esta notación no admite tiempos añadidos que cambien
unprintable-control-additions-changing-twice = esta notación no admite tiempos añadidos que cambien más de una vez
unprintable-control-odd-seconds = esta notación solo admite tiempos en minutos enteros
unprintable-control-bronstein = esta notación no distingue la demora Bronstein de las demás
unprintable-control-delay = esta notación no admite demora
unprintable-control-hourglass = esta notación no admite reloj de arena
unprintable-control-addition-left-open = esta notación no permite dejar abierto el tiempo añadido
unprintable-control-too-many-moves = esta notación no admite un período de tantas jugadas

# A text is not a length of time.
span-error = «{ $found }» no es un tiempo: se espera h:mm:ss o m:ss, como 1:30:00 o 2:00

# Why a time control has no rate of play.
no-rate-time-odds = los jugadores tienen tiempos distintos
no-rate-no-band = ninguna modalidad prevé { $value } por jugador
no-rate-base-too-short = hace falta un tiempo base de { $least } y es de { $found }
no-rate-unspecified = no se ha dicho si se añade algo
no-default-delay = el ritmo de juego no dice si se añade algo, y estas reglas no prevén nada por defecto

# A log of a clock that cannot be played over.
clock-log-error-control = el ritmo de juego: { $error }
clock-log-error-event = suceso { $number }: { $error }
clock-event-error-out-of-order = en { $at }: anterior al suceso previo, en { $before }
clock-event-error-out-of-range = en { $at }: se espera un instante de 0:00 a { $latest }
clock-event-error-unshowable = en { $at }: se espera un tiempo de 0:00 a { $longest } y un número de jugada hasta { $most-moves }
clock-event-error-running = en { $at }: el reloj ya está en marcha
clock-event-error-not-started = en { $at }: el reloj no se ha puesto en marcha; hay que decir qué lado corre
clock-event-error-unspecified = el ritmo de juego deja abierto qué se añade por jugada
clock-event-error-no-period = en { $at }: las { $side } no tienen más períodos

# What was odd in a log.
clock-oddity-pressed-out-of-turn = las { $value } pulsaron el reloj sin estar en juego
clock-oddity-pressed-while-stopped = las { $value } pulsaron el reloj parado
clock-oddity-pressed-while-frozen = las { $value } pulsaron el reloj a cero
clock-oddity-pressed-before-start = las { $value } pulsaron el reloj antes del comienzo
clock-oddity-took-more-than-left = a las { $side } se les quitó { $missing } más de lo que les quedaba
clock-oddity-called-flag-is-up = se señaló la caída de bandera de las { $value }, pero no ha caído

# What must be known of a clock that is to be corrected.
missing-clock-fact-both-times = no se conoce el tiempo de ningún jugador; ¿de qué se puede deducir uno de los dos?
missing-clock-fact-moves = ¿cuántas jugadas han completado las { $value }?
missing-clock-fact-elapsed = ¿cuánto tiempo ha corrido el reloj desde el comienzo?

# Coming late, and adjourned games.
no-default-time = las bases del torneo deben fijar el tiempo de incomparecencia

# Correspondence.
reflection-control-not-allowed = se esperan 30 días para 10 jugadas con 10 días como máximo para una, o al menos 3 días por jugada
