# The clock: incidents, questions, answers, what rulings say.

family-clocks = El reloj

incident-clock-mishandled = el reloj se manejó de forma incorrecta
    .words = reloj mal manejado, golpea el reloj, la otra mano, mano equivocada, dedo en el reloj, levanta el reloj, reloj con fuerza
incident-press-forgotten = un jugador olvidó pulsar el reloj
    .words = olvidó pulsar el reloj, reloj olvidado, no pulsó, olvidó el reloj, sin pulsar
incident-clock-stopped = un jugador paró los relojes
    .words = paró el reloj, para los relojes, detiene el reloj, reloj parado, pausa, llama al árbitro
incident-interruption = hay que interrumpir la partida
    .words = interrupción, alarma de incendios, corte de luz, evacuación, apagón, partida interrumpida, enfermedad, emergencia médica, desmayo
incident-clock-defect = el reloj está defectuoso
    .words = reloj roto, reloj averiado, reloj defectuoso, pila agotada, reloj no funciona, cambiar el reloj
incident-clock-setting = el reloj está mal ajustado
    .words = reloj mal puesto, reloj mal ajustado, falta el incremento, sin incremento, tiempo equivocado, mal programado, reloj mal programado
incident-neighbours-clock-pressed = un jugador ha pulsado el reloj de otra partida
    .words = reloj del vecino, reloj equivocado, otro reloj, tablero de al lado
incident-wrong-clock-started = al comienzo se puso en marcha el reloj de las negras
    .words = reloj equivocado puesto en marcha, reloj de Negras, sin jugar, rival ausente
incident-assistant = un jugador tiene un asistente para el reloj o la planilla
    .words = asistente, ayudante, alguien pulsa por él, jugador con discapacidad

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
clocks-only-if-defective = Los jugadores no eligen el reloj: solo se cambia si está claramente defectuoso, y lo hace el { $who }.
clocks-arbiter-places-clock = El árbitro decide antes de la partida dónde está el reloj; ahí se queda.
clocks-turn-the-board = para un jugador con discapacidad, girar el tablero y los asientos antes que el reloj
clocks-black-chooses-side = Las negras eligen en qué lado del tablero se pone el reloj.
clocks-has-assistant = Las { $of } tienen un asistente
clocks-allowed-if-accepted = Permitido si el árbitro acepta a la persona; no se descuenta tiempo.
clocks-allowed-for-disabled = Permitido, y no se descuenta tiempo a un jugador con discapacidad.
clocks-less-time = menos tiempo para ese jugador
clocks-usually-taken = Permitido si el árbitro acepta a la persona; lo habitual es descontar { $time } a las { $of }.
clocks-why-assistant = asistente
clocks-time-off = { $time } menos a las { $of }
clocks-time-adjusted = Permitido si el árbitro acepta a la persona; el tiempo de las { $of } se ajusta de forma justa.
clocks-ten-minutes-or-share = diez minutos menos, o el cinco por ciento del tiempo del jugador en torneos de US Chess
incident-clock-choice = qué reloj se usa, o dónde se pone
    .words = qué reloj, elección del reloj, cambiar el reloj, reloj analógico, lado del reloj
ask-clock-choice-what = ¿En qué no están de acuerdo?
ask-clock-choice-by = ¿Quién quiere el otro reloj, o pone el que no se sabe ajustar?
ask-clock-choice-black-has-moved = ¿Está determinada la primera jugada de las negras?
ask-clock-choice-running-clock-adds-nothing = ¿El reloj en marcha no tiene ni demora ni incremento?
ask-clock-choice-new-clock-is-proper = ¿Está el nuevo reloj ajustado al ritmo anunciado?
ask-clock-choice-white-clock = ¿Qué puede hacer el reloj de las blancas?
ask-clock-choice-black-clock = ¿Qué puede hacer el reloj de las negras?
ask-clock-choice-black-late = ¿Llegaron tarde las negras?
clock-dispute-late-replacement = un jugador que llegó tarde quiere un reloj adecuado
clock-dispute-during-game = un jugador quiere otro reloj durante la partida
clock-dispute-cannot-be-set = quien pone el reloj no sabe ajustarlo
clock-dispute-which-of-two = cuál de dos relojes se usa
clock-dispute-side = en qué lado se pone el reloj
clock-kind-increment = digital, con incremento
clock-kind-delay = digital, solo con demora
clock-kind-digital = digital, sin ninguno
clock-kind-analog = analógico

# Which clock.
clocks-which-clock = { $what-code ->
    [late-replacement] Un jugador que llegó tarde quiere poner un reloj adecuado
    [during-game] Un jugador quiere otro reloj durante la partida
    [cannot-be-set] Quien pone el reloj no sabe ajustarlo
    [which-of-two] Los jugadores no se ponen de acuerdo sobre cuál de dos relojes usar
   *[side] Los jugadores no se ponen de acuerdo sobre el lado del reloj
}
clocks-same-clock = Se usa el mismo reloj toda la partida, salvo que sea defectuoso o el director ponga uno con demora tras una reclamación.
clocks-opponent-picks = Las { $by } no saben ajustar el reloj: las { $by-opponent } eligen cualquier reloj permitido.
clocks-directors-need-not = los directores no tienen que saber ajustar todos los relojes
clocks-too-late-to-replace = Demasiado tarde: la primera jugada de las negras está determinada y el reloj queda toda la partida.
clocks-no-reason-to-replace = El reloj queda: solo se puede sustituir uno sin demora ni incremento, y solo por uno ajustado como se anunció.
clocks-may-replace = Las { $by } pueden poner el reloj adecuado.
clocks-transfer-times = Pasar los tiempos gastados tal cual; corregir solo lo que se mostraba mal.
clocks-black-chooses = las negras eligen el reloj
clocks-both-suit = Ambos relojes se adaptan igual de bien al ritmo.
clocks-rule-not-at-hand = la regla que dice quién elige está en un capítulo cuyo texto no está disponible
clocks-this-clock = Se usa el reloj de las { $by }: se adapta mejor al ritmo.
clocks-set-as-near = no puede hacer todo lo que pide el ritmo: tiempo base, y la mayor demora que no pase del incremento
clocks-director-fixed = El director ha fijado hacia dónde miran los relojes y quién se sienta dónde.
clocks-black-was-late = Las negras llegaron tarde y no eligen: el reloj se queda donde está.
clocks-first-chooses-seat = quien llegó primero elige el lado de la mesa
clocks-black-picks = Las negras eligen el reloj entre los reglamentarios.
clocks-move-at-once = Las blancas juegan de inmediato; si están presentes, las negras pueden poner en marcha el reloj de las blancas o reclamar. Puede aplicarse la sanción estándar.
clocks-check-counter = Comprobar el contador de jugadas del reloj: puede errar en media jugada o en una.
clocks-remind-usually = un aviso; la sanción si se perjudicó a las negras o se repite
