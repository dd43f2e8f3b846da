# Texts of the pages: rounds.

rounds = Rondas
rounds-absent = Quién falta
rounds-absent-hint = Quien esté marcado no se empareja ni recibe puntos. Los byes pedidos ya están anotados.
rounds-absent-numbers = Otros ausentes, por número
rounds-acceleration = Aceleración
rounds-acceleration-set = La aceleración queda fijada.
rounds-added-score = Puntos añadidos (US Chess 28R1)
rounds-after = Después
rounds-all-paired = Todas las rondas están emparejadas.
rounds-around = Ajustes y excepciones
rounds-as-it-is = La ronda tal como está
rounds-as-it-would-be = La ronda tal como quedaría
rounds-as-of = Los datos con los que se emparejó esta ronda cambiaron después. Aquí se explica con lo que se sabía al emparejarla, { $value }.
rounds-baku = Aceleración de Bakú (C.04.7)
rounds-before = Antes
rounds-bracket = Grupo de puntuación { $value }
rounds-bracket-collapsed = Últimos grupos reunidos, desde la puntuación { $value }
rounds-breach = Infracción:
rounds-breaks = Qué incumple
rounds-breaks-nothing = Nada: es el emparejamiento según las reglas.
rounds-breaks-now = Qué incumple la ronda tal como está
rounds-by-hand = Emparejar a mano
rounds-by-hand-mark = cambiado a mano
rounds-by-rules = Según las reglas
rounds-bye-kind = Bye
rounds-bye-of = Bye: { $value }
rounds-byes = Byes
rounds-byes-asked = Byes pedidos ({ $first }): { $second }
rounds-change = Cambiar a mano
rounds-change-do = Hacer este cambio
rounds-change-reason = Motivo (queda en el registro)
rounds-change-round = Cambiar a mano la ronda { $value }
rounds-changed = La ronda { $value } queda cambiada.
rounds-check = Comprobar
rounds-chosen = Su cambio
rounds-close = Cerrar la ronda
rounds-closed = La ronda { $value } queda cerrada.
rounds-colour = Color
rounds-colours = Colores:
rounds-deviates = El emparejamiento de la ronda no es el que dan las reglas
rounds-did-bye = { $first }: { $second }
rounds-did-colours = Tablero { $value }: colores intercambiados
rounds-did-ladder = { $value } se va, su rival baja
rounds-did-move = El tablero { $first } pasa al tablero { $second }
rounds-did-pair = { $first } juega con { $second }
rounds-did-swap = { $first } y { $second } cambian de sitio
rounds-differences = Qué cambia
rounds-do-bye = Dar un bye
rounds-do-colours = Intercambiar los colores
rounds-do-ladder = Un jugador se va: bajar a su rival (29G1)
rounds-do-move = Pasar a otro tablero
rounds-do-pair = Que dos jugadores se enfrenten
rounds-do-swap = Dos jugadores cambian de sitio
rounds-everybody = Todos
rounds-explain = Explicar
rounds-explain-for = Explicar para
rounds-finish = Terminar el grupo
rounds-finish-early = Terminar el grupo antes de jugarse todas las rondas
rounds-finish-hint = Después no se puede cambiar nada.
rounds-finish-reason = Motivo, si quedan rondas
rounds-finish-sure = ¿Terminar el grupo? Después no se puede cambiar nada, salvo que esto se deshaga en el registro.
rounds-finish-undo = Se puede deshacer en el registro.
rounds-finished = El grupo ha terminado.
rounds-first = Desde la ronda
rounds-float-hint = Quien juega con alguien de menos puntos flota hacia abajo; quien juega con alguien de más puntos, hacia arriba.
rounds-floated = Flotaciones
rounds-floats = { $value } flota hacia abajo
rounds-from-round = { $first } (desde la ronda { $second })
rounds-gets-bye = { $value } recibe el bye
rounds-hand-changed = Cambiada a mano por { $first }, { $second }: { $third }
rounds-hand-hint = Una línea por tablero: «12 5» es el número 12 con blancas contra el 5; «7 bye», «7 half», «7 full» o «7 zero» es un bye. En un grupo por equipos son los números de los equipos.
rounds-hand-paired = Emparejada a mano por { $first }, { $second }: { $third }
rounds-hand-pairs = Tableros
rounds-hand-round = Emparejar a mano la ronda { $value }
rounds-impossible = Imposible:
rounds-in-rounds = { $first } (rondas { $second } a { $third })
rounds-last = Hasta la ronda
rounds-last-all-in = Están todos los resultados de la ronda { $value }; al emparejar se cierra.
rounds-last-all-in-end = Están todos los resultados de la ronda { $value }; al terminar el grupo se cierra.
rounds-last-complete = La ronda { $value } está cerrada.
rounds-legend = Qué significan los códigos
rounds-legend-hint = Son artículos del sistema FIDE (holandés), Manual de la FIDE C.04.3.
rounds-line-unclear = Esta línea no está clara: «{ $value }»
rounds-line-ups = Alineaciones
rounds-line-ups-hint = Los equipos juegan con sus primeros jugadores, salvo que el capitán haya entregado otra alineación.
rounds-looked-at = Qué tuvo en cuenta el emparejamiento
rounds-made-by = Emparejada por
rounds-made-by-hand = un árbitro, a mano
rounds-meet-already = Estos dos ya se enfrentan.
rounds-joined = Llegan de otros grupos de puntuación:
rounds-comes = { $value } llega de otro grupo de puntuación
rounds-leaves = { $value } pasa a otro grupo de puntuación
rounds-moved-down = Bajan a este grupo:
rounds-next = Sigue: ronda { $value }
rounds-next-finish = A continuación: terminar el grupo
rounds-no-acceleration = Sin aceleración
rounds-no-board = No hay tablero { $value } en esta ronda.
rounds-nobody = nadie
rounds-not = No { $value }:
rounds-not-accelerated = Las rondas no están aceleradas.
rounds-not-checked-in = Sin confirmar la asistencia ({ $first }): { $second }
rounds-not-in-round = Este jugador no está en la ronda.
rounds-not-instead = No { $value } en su lugar:
rounds-not-made-yet = Aún no se ha cambiado nada.
rounds-not-next = La próxima ronda por emparejar es ahora la { $value }.
rounds-not-public = aún no es pública
rounds-not-standing = Cambiado a mano: este emparejamiento no vale.
rounds-now-otherwise = Lo que las reglas emparejarían ahora de otro modo
rounds-numbers = Números de emparejamiento
rounds-numbers-are-given = Todos tienen número. Se pueden asignar de nuevo hasta que se empareje la ronda 1.
rounds-numbers-given = Los números están asignados.
rounds-numbers-hint = La lista inicial, o el sorteo donde se sortea una tabla.
rounds-numbers-lots = Sortear
rounds-numbers-missing = Sin número de emparejamiento: { $value }. Asigne primero los números.
rounds-numbers-rating = Por Elo y título
rounds-numbers-varma = Sortear con las tablas de Varma
rounds-numbers-with-pairing = Sin número de emparejamiento: { $value }. Lo reciben al emparejar.
rounds-one = Jugador
rounds-open-again = La ronda { $value } está abierta de nuevo.
rounds-other = Otro jugador
rounds-out = No juegan esta ronda, por retirada o por inscripción para una posterior ({ $first }): { $second }
rounds-outdated = Se cambiaron resultados, sanciones o inscripciones anteriores a la ronda { $value } después de emparejarla; según las reglas ahora se emparejaría de otro modo.
rounds-outdated-short = datos anteriores cambiados desde entonces
rounds-outdated-stands = Ya hay resultados de esta ronda, así que su emparejamiento ya no se puede deshacer.
rounds-pair = Emparejar la ronda { $value }
rounds-paired = La ronda { $value } está emparejada.
rounds-paired-by = Emparejada por: { $value }
rounds-permit = Permitir de nuevo
rounds-place = Tablero o jugador
rounds-play-off = Desempate
rounds-play-off-next = Partidas por jugar
rounds-play-off-go-on = Seguir con estos resultados
rounds-play-off-hint = Los colores se sortean. Conserve la dirección de esta página: contiene los resultados hasta que se decida.
rounds-play-off-record = Anotar quién ganó
rounds-play-off-won = { $value } gana el desempate.
rounds-play-off-otherwise = Se decidió de otra manera
rounds-play-off-winner = Ganador
rounds-play-off-duties = Lo que hay que prever
rounds-play-off-recorded = { $value } pasa a la siguiente ronda.
rounds-player = Jugador
rounds-playing = { $count ->
    [one] Hay { $count } jugador por emparejar.
   *[other] Hay { $count } jugadores por emparejar.
}
rounds-points = Puntos
rounds-preview = Ver cómo quedaría
rounds-prohibit = No emparejar a estos dos
rounds-prohibited = Quiénes no pueden enfrentarse
rounds-prohibited-set = Queda anotado quiénes no pueden enfrentarse.
rounds-proposal-colour = El color del primer tablero se sortea al emparejar; por eso todos los colores pueden salir al revés.
rounds-proposal-hint = Aún no hay nada emparejado. Así quedaría la ronda con todos presentes.
rounds-proposal-without = Aún no hay nada emparejado. Así quedaría la ronda sin: { $value }.
rounds-publish = Publicar
rounds-published = La ronda { $value } es pública.
rounds-reason-missing = Un cambio a mano necesita un motivo.
rounds-remark = Nota:
rounds-reopen = Reabrir
rounds-reopen-reason = Motivo para reabrir
rounds-reopened = La ronda { $value } está abierta de nuevo.
rounds-residents = Con esta puntuación:
rounds-results-missing = { $count ->
    [one] Ronda { $first }: falta { $second } resultado. Tablero:
   *[other] Ronda { $first }: faltan { $second } resultados. Tableros:
}
rounds-round = Ronda { $value }
rounds-refused-help = { $first }: { $second }
rounds-same-player = Deben ser dos jugadores distintos.
rounds-scores-then = puntuaciones al emparejar: { $first } – { $second }
rounds-merge = Se incorpora otro horario
rounds-merge-do = Incorporar a sus jugadores
rounds-merge-hint = Los jugadores del otro grupo vienen con sus partidas, descansos e incidentes; la próxima ronda se empareja para todos juntos. El otro grupo deja de existir.
rounds-merge-sure = ¿Incorporar a todos los jugadores del otro grupo?
rounds-merge-which = Grupo
rounds-merged = { $value } se ha incorporado.
rounds-section-finished = El grupo ha terminado.
rounds-seed = semilla { $value }
rounds-so-far = Las rondas hasta ahora
rounds-stands = Está así
rounds-starts = Comienzo
rounds-state = Estado
rounds-state-again = reabierta
rounds-state-complete = cerrada
rounds-state-going = en curso
rounds-step = Qué cambiar
rounds-step-back = Deshacer el último paso
rounds-step-further = Otro paso
rounds-step-unclear = Elija primero los jugadores o el tablero.
rounds-team-boards = Tableros de un encuentro
rounds-the-bye = El bye
rounds-to-board = Al tablero
rounds-told-bye = El número de jugadores es impar. El bye va a la puntuación más baja en la que alguien puede recibirlo.
rounds-told-changed-board = Esto se cambió después a mano. Tablero { $first }: { $second } – { $third }
rounds-told-colour = Por qué este color: { $first } ({ $second }).
rounds-told-colours-only = Colores hasta ahora: { $value }.
rounds-told-colours = Colores hasta ahora: { $first }; { $second }.
rounds-told-instead = Por el orden del grupo, { $first } se habría enfrentado a { $second }, pero: { $third } ({ $fourth }).
rounds-told-met = Ya se enfrentaron, así que no puede repetirse en este grupo: { $value }.
rounds-told-met-from-above = { $value } bajó de una puntuación más alta.
rounds-told-moved-down = En su grupo de puntuación no quedaba rival, así que este jugador bajó al grupo siguiente.
rounds-told-no-colours = Aún no se ha jugado ninguna partida; { $value }.
rounds-told-nobody-else = Nadie más tiene esa puntuación.
rounds-told-opponent = Rival: { $first }, en el tablero { $second }, con { $third }.
rounds-told-order = En un grupo, la mitad superior se enfrenta a la inferior, por orden de clasificación.
rounds-told-out = Sin emparejar en esta ronda.
rounds-told-out-bye = Sin emparejar en esta ronda: { $value }.
rounds-told-same-score = { $count ->
    [one] Otro jugador tiene esa misma puntuación.
   *[other] Otros { $count } jugadores tienen esa misma puntuación.
}
rounds-told-score = Puntuación antes de esta ronda: { $value }.
rounds-told-team-bye = El número de equipos es impar. El bye va a la puntuación más baja que tiene un equipo que puede recibirlo.
rounds-told-team-changed = Esto se cambió después a mano. Mesa { $first }: { $second } – { $third }
rounds-told-team-colours = Colores en el primer tablero hasta ahora: { $first }; { $second }.
rounds-told-team-colours-only = Colores en el primer tablero hasta ahora: { $value }.
rounds-told-team-moved-down = En su grupo de puntuación no quedaba rival, así que este equipo bajó al grupo siguiente.
rounds-told-team-no-colours = Todavía no se ha jugado ningún encuentro; { $value }.
rounds-told-team-opponent = Rival: { $first }, en la mesa { $second }, con { $third } en el primer tablero.
rounds-told-team-same-score = { $count ->
    [one] Otro equipo tiene la misma puntuación.
   *[other] Otros { $count } equipos tienen la misma puntuación.
}
rounds-told-virtual = Incluye puntos añadidos por la aceleración de las primeras rondas.
rounds-unmet = No se ha podido cumplir del todo
rounds-unpair = Deshacer el emparejamiento
rounds-unpair-sure = ¿Deshacer el emparejamiento de la ronda { $value }?
rounds-unpaired = El emparejamiento de la ronda { $value } queda deshecho.
rounds-virtual = { $count ->
    [one] { $first } jugador tiene puntos añadidos en las rondas { $third } a { $fourth }: +{ $second }
   *[other] { $first } jugadores tienen puntos añadidos en las rondas { $third } a { $fourth }: +{ $second }
}
rounds-virtual-teams = { $count ->
    [one] { $first } equipo tiene puntos añadidos en las rondas { $third } a { $fourth }: +{ $second }
   *[other] { $first } equipos tienen puntos añadidos en las rondas { $third } a { $fourth }: +{ $second }
}
rounds-weaker = Peor:
rounds-what = Qué hacer
rounds-who = Números
rounds-why = Por qué
rounds-why-round = Por qué la ronda { $value } está emparejada así
rounds-why-so = ¿Por qué este emparejamiento?
rounds-would-be = Cómo quedaría la ronda { $value }
rounds-boards-set = Los tableros de la ronda { $value } están ocupados.
rounds-no-opponent = { $first }: { $second } no tiene rival
rounds-set-boards = Ocupar los tableros según las alineaciones
rounds-set-boards-sure = ¿Ocupar ahora los tableros de la ronda { $value }? Un equipo sin alineación juega con los primeros de su lista.

# Los encuentros de equipos en la mesa arbitral.

rounds-boards-missing = { $count ->
    [one] Ronda { $value }: los tableros de un encuentro no están ocupados.
   *[other] Ronda { $value }: los tableros de { $count } encuentros no están ocupados.
}
rounds-boards-of-matches = Tableros
rounds-did-not-come = { $value } no se presentó.
rounds-filed = alineación entregada
rounds-line-ups-all-in = Todas las alineaciones están entregadas y el plazo ha terminado. Ocupe los tableros.
rounds-line-ups-out = { $count ->
    [0] Todas las alineaciones están entregadas.
    [one] Falta por entregar una alineación. Los tableros de un encuentro se ocupan en cuanto ambos equipos la han entregado.
   *[other] Faltan por entregar { $count } alineaciones. Los tableros de un encuentro se ocupan en cuanto ambos equipos la han entregado.
}
rounds-line-ups-over = { $count ->
    [one] El plazo de las alineaciones ha terminado y un equipo no la entregó. Ocupe los tableros: juega con los primeros de su lista.
   *[other] El plazo de las alineaciones ha terminado y { $count } equipos no la entregaron. Ocupe los tableros: juegan con los primeros de su lista.
}
rounds-matches = Encuentros
rounds-not-filed = aún sin alineación
rounds-teams-playing = { $count ->
    [one] Hay { $count } equipo por emparejar.
   *[other] Hay { $count } equipos por emparejar.
}
rounds-walk-over = Un equipo no se presentó
rounds-walk-over-hint = Si los tableros están ocupados, cada uno se pierde por incomparecencia; si no, el encuentro entero. Si no vino ninguno de los dos, elija después también el otro.
rounds-walk-over-note = Anotar la incomparecencia
rounds-walk-over-reason = Motivo de la incomparecencia
rounds-walk-over-team = Equipo que no se presentó
# Quads from one list.
rounds-quads = Cuadrangulares y suizo pequeño
rounds-quads-hint = Los jugadores por orden de Elo de cuatro en cuatro, cada cuadrangular un grupo de tres rondas; los cinco, seis o siete últimos juegan un suizo de tres rondas. Este grupo queda para quien llegue más tarde. Se puede deshacer en el registro.
rounds-quads-by-lot = Números por sorteo
rounds-quads-rest = Los restantes juegan
rounds-quads-five = una liga de cinco, si todos están de acuerdo
rounds-quads-look = Ver de nuevo
rounds-quads-make = Crear estos grupos
rounds-quads-options = Para los restantes la regla ofrece:
rounds-quads-group = { $first }: { $second }, { $third } rondas
rounds-quads-reason = colores de la ronda 3 sorteados, semilla { $value }
rounds-quad = Cuadrangular { $value }
rounds-small-swiss = Suizo pequeño
rounds-quads-made = { $count ->
    [one] Se ha creado un grupo.
   *[other] Se han creado { $count } grupos.
}

# Extra rated games.
rounds-extra-game = Partida adicional
rounds-extra-game-hint = La partida cuenta para el Elo y para nada más. Figura en un grupo propio, «Partidas adicionales».
rounds-extra-game-white = Blancas
rounds-extra-game-black = Negras
rounds-extra-game-result = Resultado
rounds-extra-game-visitor = Visitante
rounds-extra-game-do = Registrar la partida
rounds-extra-games = Partidas adicionales
rounds-extra-game-done = { $first } – { $second } queda registrada como partida adicional.
rounds-extra-game-who = Elegir a los dos jugadores o nombrar al visitante, e indicar cómo terminó la partida.
