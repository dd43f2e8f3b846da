# Blind and disabled players: incidents, questions, answers, what rulings say.

family-blind = Jugadores ciegos y con discapacidad

incident-announced-wrongly = se anunció mal una jugada al jugador ciego, o la anunció mal él
    .words = ciego, anunció mal, anuncio, invidente, deficiente visual
incident-blind-touch = un jugador ciego tocó una pieza
    .words = ciego tocó, ciego, invidente, deficiente visual, pieza sacada del agujero
incident-blind-pressed-early = un jugador ciego pulsó antes de que la jugada estuviera completa
    .words = ciego pulsó antes, pulsó antes de anunciar
incident-boards-differ = los dos tableros muestran posiciones distintas
    .words = tableros distintos, dos tableros, posiciones distintas
incident-blind-assistant = un jugador ciego o su adversario quiere un asistente
    .words = asistente, ciego, ayudante de jugador ciego, invidente, acompañante
incident-refuses-disabled-opponent = un jugador se niega a jugar con un adversario con discapacidad
    .words = se niega a jugar con discapacitado, silla de ruedas, rechaza al rival

ask-announced-wrongly-by = ¿Quién anunció mal?
ask-announced-wrongly-clock-started = ¿Se ha puesto en marcha el reloj del adversario?
ask-blind-touch-by = ¿Quién tocó una pieza?
ask-blind-touch-blind = ¿Es el jugador del tablero especial?
ask-blind-touch-out-of-hole = ¿Estaba la pieza del todo fuera de su orificio?
ask-blind-pressed-early-by = ¿Quién pulsó antes de tiempo?
ask-boards-differ-scores-agree = ¿Coinciden las dos planillas?
ask-boards-differ-wrong-board = ¿De quién es el tablero que difiere de las planillas?
ask-blind-assistant-of = ¿A quién ayuda el asistente?
ask-blind-assistant-blind-player-has-one = ¿Tiene asistente el jugador ciego?
ask-blind-assistant-task = ¿Qué hace el asistente?
ask-refuses-disabled-opponent-by = ¿Quién se niega a jugar?

assisted-blind = al jugador ciego
assisted-sighted = al adversario vidente
assistant-task-moves-and-announces = hacer las jugadas en el otro tablero o anunciarlas
assistant-task-score-and-clock = llevar la planilla, poner en marcha el reloj del adversario
assistant-task-tells-times = decir tiempos y número de jugadas cuando se le pregunta
assistant-task-claims = reclamar por tiempo, avisar de piezas tocadas
assistant-task-advises = aconsejar jugadas

blind-look-up = Consultar { $part }; las ediciones posteriores dicen: { $usual }.
blind-not-at-hand = esta edición trata las partidas con jugadores ciegos en { $part }, cuyo texto no está disponible
blind-as-later = { $usual }, como en las ediciones posteriores
blind-time-for = { $time } para las { $by-opponent }
blind-time-if-careless = { $time } para las { $by-opponent } si fue por descuido

blind-announced-wrongly = Las { $by } anunciaron mal una jugada
blind-correct-at-once = un lapsus al hablar se corrige de inmediato, antes de poner en marcha el reloj del adversario
blind-corrected-in-time = Corregido a tiempo: el anuncio se rectifica antes de que corra el reloj del adversario.
blind-find-move = Parar los relojes y averiguar qué jugada se hizo, con las dos planillas.
blind-slip-not-corrected = El lapsus no se corrigió a tiempo: se averigua qué jugada cuenta y se corrigen los dos tableros.
blind-honest-slip = ninguna sanción por un lapsus de buena fe; el árbitro fija los tiempos
blind-touched = Las { $by } tocaron una pieza en una partida con un jugador ciego
blind-touched-out-of-hole = en el tablero especial una pieza está tocada cuando ha salido de su orificio
blind-sighted-is-bound = Para el jugador vidente rigen las reglas normales: las { $by } quedan obligadas por la pieza tocada.
blind-must-move-piece = deben mover o capturar la pieza tocada, si es legal
blind-must-move-out-of-hole = Tocada: las { $by } deben moverla, o capturarla, si es legal.
blind-duty-out-of-hole = deben mover o capturar la pieza sacada de su orificio, si es legal
blind-not-touched = No está tocada: la pieza no había salido de su orificio. Vale cualquier jugada legal.
blind-pressed-early = Las { $by } pulsaron el reloj antes de colocar la pieza, retirar la capturada y anunciar la jugada
blind-then-started = el reloj del adversario solo se pone en marcha cuando están hechos pieza, captura y anuncio
blind-clock-runs-again = El reloj de las { $by } vuelve a correr hasta que se determine la jugada.
blind-not-determined = La jugada aún no estaba determinada: primero se completa.
blind-not-made = La jugada aún no estaba realizada: primero se completa; solo entonces se pone en marcha el reloj del adversario.
blind-put-clock-right = corregir el reloj; una advertencia si se repite

blind-boards-differ = Los dos tableros muestran posiciones distintas
blind-scores-decide = deciden las planillas; donde difieren, la partida vuelve a donde coinciden
blind-back-to-agreement = Se vuelve a la última posición en que coinciden las dos planillas; el { $who } ajusta los relojes.
blind-times-by-judgement = tiempos según el propio criterio
blind-times-of-moment = los tiempos de ese momento, en lo que se conozcan
blind-right-move-written = Las { $by } anotaron la jugada correcta pero hicieron otra: las { $by } corrigen su tablero según las planillas.

blind-refuses = Las { $by } se niegan a jugar con un adversario con discapacidad
blind-plays-or-loses = Nadie puede rechazar a un adversario con discapacidad bien emparejado: las { $by } juegan o pierden la partida.
blind-warning-if-plays = una advertencia, si el jugador acaba jugando
blind-game-lost = pérdida de la partida
blind-out-of-event = expulsión del torneo
blind-start-clock = poner en marcha el reloj; la partida se pierde si el jugador no juega

blind-assistant-of-blind = El jugador ciego tiene o quiere un asistente
blind-assistant-of-sighted = El jugador vidente tiene o quiere un asistente
blind-listed-duties = el jugador ciego puede tener un asistente para las tareas enumeradas, nunca para aconsejar
blind-cannot-hear = El asistente es obligatorio: el adversario no puede oír.
blind-duty-of-assistant = Permitido: es una de las tareas del asistente de un jugador ciego.
blind-same-duties = Permitido: si el jugador ciego tiene asistente, el adversario puede traer uno para las mismas tareas.
blind-only-if-none = No previsto: el jugador vidente solo puede tener uno si el ciego no lo tiene.
blind-moves-and-announces = Permitido: si el jugador ciego no tiene asistente, el vidente puede tener uno para mover y anunciar.
blind-only-moves = No permitido: el asistente del jugador vidente solo mueve y anuncia.
blind-advice = Prohibido: un asistente no aconseja. Se aparta al asistente; se puede sancionar al jugador.
blind-another-assistant = otro asistente y una advertencia; la partida si el jugador lo pidió
blind-more-time = más tiempo para el adversario
blind-warning-and-another = una advertencia y otro asistente
incident-disabled-player = un jugador con discapacidad pide algo
    .words = discapacidad, silla de ruedas, sordo, necesidades especiales, asistente
ask-disabled-player-of = ¿Quién es el jugador con discapacidad?
ask-disabled-player-what = ¿Qué se pide?
ask-disabled-player-drivers-licence = ¿Tiene el jugador un permiso de conducir válido?
accommodation-prompted = jugar, aunque otros tengan que sugerir las jugadas
accommodation-interpreter = jugar con un intérprete
accommodation-special-clock = un reloj especial, que puede hablar
accommodation-special-score = una anotación en braille, en una grabadora u otro aparato
accommodation-certificate = ser reconocido como ciego por un certificado oficial
accommodation-opponent-wants-same = el adversario pide lo mismo
accommodation-other = algo para lo que no hay regla

# What disabled players ask for.
blind-asks = { $what-code ->
    [prompted] Las { $of } quieren jugar, aunque otros tengan que sugerir las jugadas
    [interpreter] Las { $of } quieren jugar con un intérprete
    [special-clock] Las { $of } quieren usar un reloj especial
    [special-score] Las { $of } quieren anotar de una manera especial
    [certificate] Las { $of } presentan un certificado de ceguera
    [opponent-wants-same] El adversario de las { $of }, con discapacidad, pide el mismo trato
   *[other] Las { $of }, con discapacidad, piden algo que ninguna regla prevé
}
blind-not-eligible = No puede jugar: un jugador debe comunicar sus jugadas sin duda y sin que nadie se las sugiera.
blind-interpreter-allowed = Permitido: un intérprete puede comunicar las jugadas que el jugador ha elegido.
blind-clock-allowed = Permitido: se puede usar un reloj hecho para jugadores ciegos o con discapacidad, y puede emitir sonidos.
blind-score-allowed = Permitido: se puede anotar en braille, en una grabadora o en otro aparato especial.
blind-certificate-enough = Un certificado oficial de ceguera es prueba suficiente.
blind-certificate-not-enough = El certificado no se acepta a quien tiene un permiso de conducir válido.
blind-same-for-opponent = Al adversario se le ofrece el mismo trato, o uno que el director considere equivalente.
blind-by-analogy = Decidir por analogía con las reglas para ciegos, de modo que el jugador pueda jugar y nadie gane con ello.
blind-tell-both = Procurar que ambos jugadores conozcan y entiendan las reglas especiales de esta partida.
blind-not-provided = las Leyes tienen reglas para ciegos y asistentes, y ninguna para esto
blind-grant = se concede
blind-grant-fairly = se concede, si es justo para el adversario
