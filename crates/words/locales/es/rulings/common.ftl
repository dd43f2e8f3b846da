# What rulings of all families say, and what is asked beside the incident.

official-arbiter = árbitro
official-director = director

fide-rate-standard = estándar
fide-rate-rapid = rápido
fide-rate-blitz = relámpago
us-rate-regular = Regular
us-rate-quick = Quick
us-rate-blitz = Blitz
supervision-adequate = sí, con supervisión adecuada
supervision-reduced = no

ask-rate = ¿Cuál es el ritmo de juego?
ask-supervision = ¿Rigen por completo las reglas de competición en este torneo de rápido o relámpago?
ask-can-mate = ¿Pueden las { $side } todavía dar mate con alguna serie de jugadas legales?
ask-blitz-material = ¿Tienen las { $side } material de mate: dos piezas menores, un peón, una torre o una dama?
ask-last-period = ¿Es el último período, en el que deben hacerse todas las jugadas restantes?
ask-time-pressure = ¿Tiene alguno de los jugadores menos de cinco minutos, con menos de 30 segundos añadidos por jugada?
ask-time-left = ¿Cuánto tiempo les queda a las { $side }?
ask-moves-made = ¿Cuántas jugadas han hecho las { $side }?
ask-default-time = ¿Qué tiempo de incomparecencia fijan las bases? Si no fijan ninguno, es 0:00.

ruling-not-legal = la posición indicada no puede surgir de jugadas legales ({ $reasons }); no se ha deducido nada de ella
ruling-event-may-differ = las bases del torneo pueden disponer otra cosa; el caso no dice si lo hacen: { $choices }
counter-illegal-move = jugadas ilegales
counter-two-hands = jugadas con dos manos
counter-clock-without-move = pulsaciones sin jugada
counter-wrong-claim = reclamaciones de tablas incorrectas
counter-wrong-time-claim = reclamaciones por tiempo incorrectas
counter-warning = advertencias
counter-time-penalty = sanciones de tiempo
counter-disturbance = molestias
counter-displacement = faltas por desplazar piezas
counter-sheet-request = peticiones de la planilla
counter-draw-offer = ofertas de tablas sin motivo
counter-recording-breach = faltas de anotación
counter-absence = ausencias sin permiso
counter-refusal = negativas a cumplir
counter-breach = otras infracciones
scope-game = esta partida
scope-event = este torneo

measure-kind-none = ninguna sanción
measure-kind-warning = una advertencia
measure-kind-opponent-more-time = más tiempo para el adversario
measure-kind-offender-less-time = menos tiempo para el infractor
measure-kind-opponent-more-points = más puntos para el adversario, hasta el máximo de la partida
measure-kind-offender-fewer-points = menos puntos para el infractor
measure-kind-draw = tablas
measure-kind-game-lost = pérdida de la partida
measure-kind-fine = una multa anunciada de antemano
measure-kind-exclusion-from-rounds = exclusión de una o más rondas
measure-kind-expulsion = expulsión de la competición
measure-kind-other = otra medida

position-action-stays = queda como está
position-action-restore-before = se restablece la anterior, o la última que se pueda identificar
position-action-restore-last-known = se restablece la última que se pueda identificar
position-action-pawn-becomes-queen = el peón de la última fila se convierte en dama
position-action-replace-pieces = las piezas desplazadas vuelven a sus casillas
position-action-transfer = se traslada a un tablero bien colocado
position-action-new-game = la partida se anula y se juega otra
position-action-adjourned = se coloca la del aplazamiento
position-action-reconstruct = se reconstruye la partida en un segundo tablero
position-action-none = ninguna

ruling-fact-missing = Falta un dato.
ruling-nothing-left = a las { $side } les queda menos que eso: el reloj se queda sin tiempo
ruling-ended-on-board = La partida ya había terminado en el tablero ({ $how }): vale ese resultado.
ruling-after-the-end = nada de lo que se diga, reclame o haga después del final de la partida cambia su resultado
ruling-log-incident = { $incident }.
ruling-find-out = por averiguar: { $question }
ruling-short-result = Resultado: { $result }.
ruling-short-clock = Reloj: { $change }.
ruling-short-usual = Lo habitual: { $usual }.
ruling-short-articles = ({ $articles })
ruling-ask-one-of = { $question } [{ $answers }]
ruling-ask-number = { $question } [de { $least } a { $most }]
ruling-ask-time = { $question } [un tiempo como 4:30]
ruling-ask-text = { $question } [{ $expected }]
ruling-measure-by = { $measure } ({ $article })
ruling-duty = las { $side } { $duty }
ruling-duty-moves = las { $side } { $duty } ({ $moves })
ruling-count = { $side }, { $counter }: { $now }
ruling-count-if-none = { $side }, { $counter }: { $now } (si no hubo ninguna antes)
ruling-log-clocks = Relojes: { $changes }.
ruling-log-times = Tiempos ahora: blancas { $white }, negras { $black }.
ruling-log-result = Resultado { $result }.
ruling-log-articles = { $name ->
    [none] ({ $edition }: { $articles })
   *[other] ({ $name }: { $articles })
}
ruling-log-taken = Se ha supuesto: { $taken }.
ruling-clock-add = { $side } +{ $time } ({ $why })
ruling-clock-take = { $side } { $time } ({ $why })
ruling-clock-set = { $side } a { $time } ({ $why })
ruling-ask-count = ¿Cuántas { $counters } llevaban ya las { $side } en { $scope }?
ruling-count-taken = las { $side } no llevaban { $counters } en { $scope }
ruling-count-is = la cuenta anterior de { $counters } de las { $side } en { $scope } es de { $least }
ruling-count-at-least = la cuenta anterior de { $counters } de las { $side } en { $scope } es de { $least } o más
ruling-count-between = la cuenta anterior de { $counters } de las { $side } en { $scope } es de { $least } a { $most }
ruling-no-default-time = las bases no fijan tiempo de incomparecencia
ruling-default-time = las bases fijan un tiempo de incomparecencia de { $least } o más
ruling-answered = a «{ $question }» se responde «{ $answer }»
ruling-no-penalty = ninguna sanción
ruling-penalty = { $kind }
ruling-more-time = más tiempo para el adversario; la sanción estándar es de { $standard }
ruling-minute-in-blitz = para el relámpago supervisado ningún artículo repite el minuto del rápido; se interpreta así
ruling-warning-or-standard = una advertencia, o la sanción estándar: { $time } para el adversario
ruling-standard-or-more = la sanción estándar: { $time } para el adversario; más si es reincidente
ruling-warning = una advertencia
ruling-time-penalty-or-warning = una sanción de tiempo, o una segunda advertencia
ruling-last-warning = avisar al jugador de que la próxima vez será negativa reiterada y perderá; y entonces cumplirlo

# A ruling as it is printed, line by line.
ruling-line-if = Si { $condition }: { $decision }
ruling-line-no-rule = Sin regla: { $value }
ruling-line-result = Resultado: { $value }
ruling-line-position = Posición: { $value }
ruling-line-clock = Reloj: { $value }
ruling-line-times = Tiempos: blancas { $white }, negras { $black }
ruling-line-to-move = Juegan: { $value }
ruling-line-duty = Obligación: { $value }
ruling-line-count = Recuento: { $value }
ruling-line-note = Nota: { $value }
ruling-line-mandatory = Obligatorio.
ruling-line-usual = Discrecional. Lo habitual: { $value }
ruling-line-permitted = Permitido: { $value }
ruling-line-find-out = Por averiguar: { $value }
ruling-line-articles = Artículos ({ $edition }):
ruling-line-log = Para el registro: { $value }
ruling-variation-matters = la variante { $id } no está anunciada aquí; con ella la decisión sería otra: { $effect }
ask-control = ¿Cuál es el ritmo de juego?
expected-control = por ejemplo G/60 d/5
