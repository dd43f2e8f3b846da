# The clock: incidents, questions, answers, what rulings say.

family-clocks = El reloj

incident-clock-mishandled = el reloj se manejó de forma incorrecta
incident-press-forgotten = un jugador olvidó pulsar el reloj
incident-clock-stopped = un jugador paró los relojes
incident-interruption = hay que interrumpir la partida
incident-clock-defect = el reloj está defectuoso
incident-clock-setting = el reloj está mal ajustado
incident-neighbours-clock-pressed = un jugador ha pulsado el reloj de otra partida
incident-wrong-clock-started = al comienzo se puso en marcha el reloj de las negras
incident-clock-wish = un jugador quiere otro reloj u otro sitio para él
incident-assistant = un jugador tiene un asistente para el reloj o la planilla

ask-clock-mishandled-by = ¿Quién?
ask-clock-mishandled-how = ¿Qué ocurrió?
ask-press-forgotten-by = ¿Quién olvidó pulsar?
ask-press-forgotten-then = ¿Qué ocurrió después?
ask-clock-stopped-by = ¿Quién paró los relojes?
ask-clock-stopped-reason = ¿Por qué?
ask-clock-defect-evident = ¿Es evidente el defecto del reloj?
ask-clock-defect-moves-owed = ¿Cuántas jugadas deben hacer todavía las { $side } en este control? Ninguna en muerte súbita.
ask-neighbours-clock-pressed-by = ¿Quién pulsó el reloj de otra partida?
ask-neighbours-clock-pressed-moved = ¿Habían hecho las { $by } una jugada?
ask-wrong-clock-started-by = ¿Quién puso en marcha el reloj de las negras?
ask-wrong-clock-started-white-moved = ¿Habían hecho las blancas una jugada?
ask-wrong-clock-started-ran = ¿Cuánto tiempo corrió el reloj de las negras?
ask-clock-wish-by = ¿Quién lo quiere?
ask-clock-wish-wish = ¿Qué quieren las { $by }?
ask-assistant-of = ¿De quién es el asistente?
ask-assistant-help = ¿Para qué?
ask-assistant-disabled = ¿Tiene una discapacidad el jugador de las { $of }?

mishandling-other-hand = pulsó con la otra mano
mishandling-finger-on-button = mantuvo un dedo en el botón o por encima
mishandling-force = pulsó con violencia
mishandling-picked-up = levantó el reloj
mishandling-knocked-over = lo volcó
mishandling-opponent-kept-from-pressing = impidió al adversario pulsar
after-forgotten-press-opponent-waits = el adversario espera
after-forgotten-press-opponent-moved = el adversario ha movido
after-forgotten-press-player-moved-again = el jugador volvió a mover, creyendo que el adversario había movido
stop-reason-irregularity = una irregularidad
stop-reason-claim = una reclamación
stop-reason-missing-piece = falta una pieza para promocionar
stop-reason-disturbance = una molestia
stop-reason-illness = una indisposición
stop-reason-toilet = ir al aseo
stop-reason-no-reason = sin motivo válido
clock-starter-white = las blancas
clock-starter-black = las negras
clock-starter-arbiter = el árbitro
wished-clock-another = otro reloj
wished-clock-own = su propio reloj
wished-clock-other-side = el reloj al otro lado del tablero
assistant-help-clock = pulsar el reloj
assistant-help-score = llevar la planilla
assistant-help-pieces = mover las piezas

clocks-mishandled = { $how-code ->
    [other-hand] Las { $by } pulsaron con la otra mano
    [finger-on-button] Las { $by } mantuvieron un dedo en el reloj
    [force] Las { $by } pulsaron con violencia
    [picked-up] Las { $by } levantaron el reloj
    [knocked-over] Las { $by } volcaron el reloj
   *[opponent-kept-from-pressing] Las { $by } impidieron pulsar al adversario
}
clocks-may-be-penalised = No es jugada ilegal; se puede sancionar.
clocks-forgot = Las { $by } olvidaron pulsar el reloj
clocks-nobody-tells = Nadie avisa a las { $by }: el { $who } calla, y una derrota por tiempo valdría.
clocks-may-remind = el adversario puede recordárselo al jugador, esperar o mover
clocks-may-still-press = La partida sigue; las { $by } todavía pueden pulsar, y el tiempo hasta entonces corre por su cuenta.
clocks-press-for-counter = Si se usa contador de jugadas, pulsar una vez por cada lado en un momento tranquilo para que vuelva a ser correcto.
clocks-second-taken-back = Se aclara lo ocurrido; la segunda jugada se retira y se corrigen tablero y relojes.
clocks-warning = una advertencia
clocks-misunderstanding = ninguna sanción: fue un malentendido
clocks-stopped = Las { $by } pararon los relojes
clocks-toilet-usually-not = Por lo general no es motivo válido; se valora el estado del jugador.
clocks-none-for-disabled = ninguna sanción a un jugador con discapacidad o indispuesto
clocks-no-valid-reason = Sin motivo válido: el juego sigue y se sanciona.
clocks-valid-reason = Motivo válido: se atiende y después se decide cuándo sigue el juego.
clocks-interrupted = Hay que interrumpir la partida
clocks-official-stops = El { $who } para los relojes y decide cuándo sigue el juego.
clocks-write-down-position = Anotar tiempos, posición y a quién le toca jugar.
clocks-more-time = más tiempo para las { $side }, o para ambos
clocks-give-time-back = se devuelve el tiempo perdido

# Defects and settings.
clocks-said-defective = Se dice que un reloj está defectuoso
clocks-shown-counts = Vale lo que marca el reloj: la partida sigue.
clocks-replaced = Se cambia el reloj; los tiempos se fijan con el mejor criterio posible.
clocks-write-down-times = Anotar los dos tiempos y las jugadas hechas antes de cambiar nada.
clocks-mark-old-clock = Marcar el reloj retirado y apartarlo.
clocks-best-judgement = tiempos según el mejor criterio del árbitro
clocks-shown-corrected = los tiempos que marca, corregidos en lo que evidentemente costó el defecto
clocks-why-defect = reloj defectuoso
clocks-so-much-left = es lo que debe quedar del tiempo del jugador
clocks-set-wrongly = El reloj está mal ajustado
clocks-setting-stays = Demasiado tarde: cada uno ha completado diez jugadas, así que el ajuste queda.
clocks-blitz-times-stay = Cada bando ha completado una jugada: los tiempos quedan como se pusieron.
clocks-set-right = Se para el reloj de inmediato y se ajusta bien, con tiempos justos y el número de jugadas correcto.
clocks-as-if-set-right = lo que ambos habrían tenido con el ajuste correcto
clocks-hour-too-much = los relojes marcan alrededor de una hora de más: no hay derrota por tiempo; se devuelve la hora
clocks-why-on-purpose = el adversario ajustó mal el reloj adrede

# Assistants.
clocks-pressed-neighbours = Las { $by } pulsaron el reloj de otra partida
clocks-own-move-not-completed = La jugada de las { $by } está hecha, pero no completada: su propio reloj ha seguido corriendo y se pulsa ahora. La otra partida se pone en orden.
clocks-nothing-done-here = En la partida de las { $by } no ha ocurrido nada y sigue. La otra partida se pone en orden.
clocks-put-neighbours-right = En el otro tablero, parar el reloj y dejar tiempos y contador como estaban; la pulsación no cuenta allí contra nadie. Los jugadores molestados pueden recibir tiempo.
clocks-none-for-slip = ninguna sanción por un descuido; una advertencia si se repite
clocks-started-blacks = Al comienzo se puso en marcha el reloj de las negras
clocks-start-was-right = Correcto: las blancas habían movido, así que corre el reloj de las negras.
clocks-whites-clock-should-run = Desde el comienzo corre el reloj de las blancas: el tiempo gastado en el de las negras pasa al de las blancas.
clocks-why-wrong-start = reloj equivocado al comienzo
clocks-none-for-mistake = ninguna sanción si fue claramente un error
clocks-wants-other-clock = Las { $by } quieren otro reloj u otro sitio para él
clocks-only-if-defective = Los jugadores no eligen el reloj: solo se cambia si está claramente defectuoso, y lo hace el { $who }.
clocks-arbiter-places-clock = El árbitro decide antes de la partida dónde está el reloj; ahí se queda.
clocks-turn-the-board = para un jugador con discapacidad, girar el tablero y los asientos antes que el reloj
clocks-black-chooses-side = Si el director no lo fija, las negras eligen el lado del reloj.
clocks-has-assistant = Las { $of } tienen un asistente
clocks-allowed-if-accepted = Permitido si el árbitro acepta a la persona; no se descuenta tiempo.
clocks-allowed-for-disabled = Permitido, y no se descuenta tiempo a un jugador con discapacidad.
clocks-less-time = menos tiempo para ese jugador
clocks-usually-taken = Permitido si el árbitro acepta a la persona; lo habitual es descontar { $time } a las { $of }.
clocks-why-assistant = asistente
clocks-time-off = { $time } menos a las { $of }
clocks-time-adjusted = Permitido si el árbitro acepta a la persona; el tiempo de las { $of } se ajusta de forma justa.
clocks-ten-minutes-or-share = diez minutos menos, o el cinco por ciento del tiempo del jugador en torneos de US Chess
