# Texts of the pages: entries.

entries = Inscripciones
entries-add = Inscribir al jugador
entries-added = Inscripción anotada: { $value }.
entries-at-table = mesa { $value }
entries-birth = Nacimiento
entries-board = Tablero
entries-board-of = Tablero de { $value }
entries-boards-hint = El orden de los tableros. Quien se queda sin número deja el equipo.
entries-bye-allocated = bye asignado por emparejamiento
entries-bye-full = bye de un punto
entries-bye-half = bye de medio punto
entries-bye-in = { $first }, ronda { $second }
entries-bye-zero = ausente, sin puntos
entries-byes = Byes
entries-byes-announced = Anunciado: como máximo { $value } por jugador.
entries-byes-announced-until = Anunciado: como máximo { $first } por jugador, hasta la ronda { $second }.
entries-byes-beyond = { $first } Es más de lo anunciado. { $second }
entries-byes-more = Es más de lo anunciado.
entries-byes-noted = Los byes de { $value } quedan anotados.
entries-byes-save = Anotar los byes
entries-byes-unchanged = Nada ha cambiado.
entries-captain = Capitán
entries-captain-is = Capitán: { $value }
entries-check-all = Todos presentes
entries-check-in = Marcar presente
entries-check-in-one = Marcar presente a { $value }
entries-check-none = Nadie presente
entries-check-out = Quitar presente
entries-check-out-one = { $value } está presente: quitar presente
entries-checked-in = { $count ->
    [one] { $count } jugador marcado como presente.
   *[other] { $count } jugadores marcados como presentes.
}
entries-checked-out = { $count ->
    [one] { $count } jugador ya no consta como presente.
   *[other] { $count } jugadores ya no constan como presentes.
}
entries-club = Club
entries-coefficient = K
entries-column-n = Columna { $value }
entries-columns = Qué dicen las columnas
entries-complete = Completar con la lista de Elo
entries-data = Jugador
entries-edited = Los datos de { $value } quedan corregidos.
entries-empty-list = La lista está vacía: no contiene ningún jugador.
entries-enter-these = Inscribir a estos jugadores
entries-entered = { $count ->
    [one] { $count } jugador queda inscrito.
   *[other] { $count } jugadores quedan inscritos.
}
entries-faults = Líneas que no se pueden usar
entries-federation = Fed.
entries-female = F
entries-fide-id = ID FIDE
entries-field-assigned = Elo asignado
entries-field-birth = Fecha o año de nacimiento
entries-field-blitz = Elo de relámpago
entries-field-club = Club, escuela o ciudad
entries-field-federation = Federación
entries-field-fideid = ID FIDE
entries-field-given = Nombre de pila
entries-field-name = Nombre, o apellidos
entries-field-national = Elo nacional
entries-field-nationalid = ID nacional
entries-field-needs = Necesidades
entries-field-notes = Notas
entries-field-number = Número de orden
entries-field-rapid = Elo de rápido
entries-field-sex = Sexo
entries-field-grade = Curso escolar
entries-field-standard = Elo estándar
entries-field-team = Equipo
entries-field-title = Título
entries-file = Un archivo: CSV, XLSX, ODS o informe de torneo (TRF)
entries-find = Buscar
entries-first-round = Primera ronda
entries-fixed-board = Mesa fija
entries-fixed-hint = El jugador está en esta mesa en todas las rondas. Vacío: donde lo ponga el emparejamiento.
entries-from-round = se incorpora en la ronda { $value }
entries-from-which = Desde qué ronda
entries-here = presente
entries-ignored = Columnas que no se usan: { $value }
entries-import = Pegar o cargar una lista
entries-import-hint = Verá cómo se entiende cada columna y quién se inscribiría. No se escribe nada antes de confirmar.
entries-inactive = inactivo
entries-is-here = Marcado como presente.
entries-is-not-here = Aún sin marcar como presente.
entries-leave-out = Omitir
entries-leave-out-one = Omitir a { $value }
entries-line = Línea
entries-list-gone = La lista ya no se conserva, o ya se inscribió. Envíela de nuevo si hace falta.
entries-list-month = Lista de
entries-list-of = { $count ->
    [one] Lista de Elo de { $first } con { $second } jugador: escriba un nombre o un ID FIDE.
   *[other] Lista de Elo de { $first } con { $second } jugadores: escriba un nombre o un ID FIDE.
}
entries-list-undated = { $count ->
    [one] Lista de Elo con { $count } jugador: escriba un nombre o un ID FIDE.
   *[other] Lista de Elo con { $count } jugadores: escriba un nombre o un ID FIDE.
}
entries-long-list = La lista tiene { $first } líneas; se pueden inscribir como mucho { $second } jugadores a la vez.
entries-look = Ver la lista
entries-look-again = Ver de nuevo
entries-male = M
entries-marks = Observaciones
entries-missed = Por las rondas no jugadas
entries-missed-nothing = nada
entries-more-fields = Más: Elo nacional, notas, inscripción tardía
entries-name = Nombre
entries-name-hint = Apellidos, Nombre
entries-national-id = ID nacional
entries-new = Un jugador nuevo
entries-no = no
entries-no-list = Todavía no hay lista de Elo en este servidor.
entries-no-such-board = «{ $value }» no es un número de tablero.
entries-no-such-bye = «{ $value }» no es una clase de bye.
entries-no-such-round = «{ $value }» no es una ronda.
entries-no-such-table = «{ $value }» no es un número de mesa.
entries-no-teams = Todavía no hay equipos.
entries-nobody = Aún no hay nadie inscrito. Escriba un nombre arriba, o pegue o cargue una lista.
entries-nobody-found = Nadie coincide con esta búsqueda.
entries-nobody-left = Se omite a toda la lista: no hay nadie que inscribir.
entries-nobody-to-check = No hay nadie a quien marcar.
entries-not-a-number = «{ $value }» no es un número.
entries-not-a-rating = «{ $value }» no es un Elo: se espera un número hasta 4000.
entries-not-listed = el ID FIDE { $value } no está en la lista de Elo
entries-notes = Notas
entries-nothing-missed = Quien juega desde la ronda 1 no tiene rondas sin jugar.
entries-number = N.º
entries-paste = O líneas pegadas de una tabla, un correo o una página
entries-pasted = Líneas pegadas
entries-plays = juega
entries-presence = Asistencia
entries-presence-hint = Confirmar la asistencia es opcional: en cuanto alguien consta como presente, los demás cuentan como ausentes al emparejar una ronda.
entries-preview-more = { $count ->
    [one] No se muestra aquí { $count } jugador más; si no lo estaba ya, también se inscribirá.
   *[other] No se muestran aquí { $count } jugadores más; los que no lo estaban ya también se inscribirán.
}
entries-preview-summary = { $first }, { $second } con observaciones
entries-rated-games = Partidas valederas para Elo
entries-rating = Elo
entries-rating-assigned = Asignado
entries-rating-fide = Elo FIDE
entries-rating-national = Elo nac.
entries-re-enter = Readmitir
entries-re-entered = { $value } participa de nuevo.
entries-reached-2400 = Alcanzó 2400
entries-standard-rating = Elo estándar, si no lo hay de rápidas o blitz
entries-reason = Motivo (consta en el registro)
entries-round-n = Ronda { $value }
entries-save = Guardar
entries-scratch = Eliminar la inscripción
entries-scratch-hint = Para una inscripción hecha por error. Si el jugador solo se marcha, se anota su retirada.
entries-scratch-sure = ¿Eliminar la inscripción de { $value }?
entries-scratched = La inscripción de { $value } queda eliminada.
entries-search = Buscar nombre, número, club
entries-settled = { $count ->
    [one] En { $first } partida queda anotado lo que eso supone ({ $second }).
   *[other] En { $first } partidas queda anotado lo que eso supone ({ $second }).
}
entries-sex = Sexo
entries-grade = Curso
entries-summary = { $first }, { $second } presentes
entries-sure = Es otra persona: inscribir de todos modos
entries-table = Mesa
entries-table-fixed = { $first } juega siempre en la mesa { $second }.
entries-table-free = La mesa ya no es fija.
entries-team = Equipo
entries-team-add = Añadir el equipo
entries-team-added = El equipo { $value } queda añadido. Ahora sus jugadores.
entries-team-edited = El equipo { $value } queda guardado.
entries-team-join = Un jugador más
entries-team-new = Un equipo nuevo
entries-teams = Equipos
entries-title = Título
entries-twin = { $first } ya consta en la inscripción y puede ser la misma persona: { $second }. Si es otra persona, indíquelo abajo.
entries-twin-entered = puede ser { $first }, que ya consta en la inscripción: { $second }
entries-twin-listed = puede ser { $first } de la misma lista: { $second }
entries-unused = (no se usa)
entries-upload-broken = No se pudo leer el envío hasta el final. Envíelo de nuevo.
entries-which-rating = Elo que cuenta
entries-withdraw = Anotar la retirada
entries-withdrawn = Retirada anotada: { $value }.
entries-withdrawn-from = retirada desde la ronda { $value }
entries-yes = sí
entries-reason-closed = Motivo, si el grupo está cerrado al jugador

tournament-import = Un torneo de un archivo de informe
tournament-file = Un archivo de informe de torneo (TRF de 2006, 2016 o 2026)
tournament-hint = Se convierte en una sección de este evento, con sus jugadores, rondas y resultados. Verá lo que no es como en el archivo y qué rondas emparejan las reglas de otro modo. No se escribe nada antes de que usted confirme.
tournament-whole-file = el archivo
tournament-summary = { $first }, { $second }: { $third } jugadores, { $fourth } de { $fifth } rondas
tournament-findings = Rondas que las reglas emparejan de otro modo
tournament-findings-hint = Figuran en los informes posteriores como líneas ### Import. Siga solo si el torneo se jugó así.
tournament-adjustments = Lo que no es como en el archivo
tournament-as-it-is = Todo es como en el archivo.
tournament-adjustment = Lo que se cambió, se añadió o se dejó fuera
tournament-reason = Por qué las rondas se toman como están
tournament-confirm = Convertirlo en sección
tournament-imported = Sección «{ $first }» importada.
entries-title-marks = Normas y Elo
entries-adjudicated = Rondas con una partida adjudicada
entries-not-rated = Rondas no válidas para Elo por decisión
entries-no-rounds = «{ $value }» no es una lista de rondas
entries-right-to-bye = Derecho a un bye de medio punto
entries-right-to-bye-yes = puede tener uno
entries-right-to-bye-no = no puede tener ninguno
