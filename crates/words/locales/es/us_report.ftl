# El informe para rating de US Chess: lo que se revisa antes de enviarlo, y la lectura de un informe.

us-report-gravity-error = error
us-report-gravity-warning = aviso
us-report-gravity-note = nota

us-fact-affiliate = el número de la entidad afiliada
us-fact-chief-td = el número del director principal
us-fact-assistant-td = el número del director adjunto
us-fact-other-tds = el número de otro director
us-fact-city = la ciudad
us-fact-state = el estado
us-fact-zip = el código postal
us-fact-begins = el primer día
us-fact-ends = el último día
us-fact-event-id = el número del torneo

td-level-club = director de categoría Club
td-level-local = director de categoría Local
td-level-senior = director de categoría Senior
td-level-associate-national = director de categoría Associate National
td-level-national-td = director de categoría National

us-ratings-regular = Regular
us-ratings-dual = Regular y Quick
us-ratings-quick = Quick
us-ratings-blitz = Blitz

us-report-found-no-section = ningún grupo tiene jugadores valederos para rating
us-report-found-many-sections = un informe admite { $most } grupos como máximo
us-report-found-missing = falta { $fact }
us-report-found-malformed = { $fact-code ->
    [affiliate] «{ $found }» no es { $fact }: una letra y siete cifras, como A6012345
    [state] «{ $found }» no es { $fact }: dos letras, como FL
    [zip] «{ $found }» no es { $fact }: cinco cifras, como 32603
    [event-id] «{ $found }» no es { $fact }: doce cifras, que da la federación
   *[other] «{ $found }» no es { $fact }: ocho cifras
}
us-report-found-disagree = los grupos no coinciden en { $fact }: se escribe { $taken }, también consta { $other }
us-report-found-days-reversed = el último día, { $ends }, es anterior al primero, { $begins }
us-report-found-days-outside = del { $begins } al { $ends }: no son días del torneo
us-report-found-certification = el director principal es { $level }: el capítulo sobre la certificación no está disponible; no se comprueba si esa categoría basta
us-report-found-certification-unknown = no consta la certificación del director principal; debe ser adecuada para el torneo
us-report-found-not-rated = no valedero para rating; no está en el informe
us-report-found-empty = nadie tiene número de emparejamiento; no está en el informe
us-report-found-contradiction = el grupo se contradice: { $value }
us-report-found-no-time-control = sin ritmo de juego: el informe debe indicarlo, con el retardo o el incremento
us-report-found-time-control-unread = el ritmo de juego «{ $control }» no se entiende
us-report-found-not-ratable = las partidas a { $control } no son valederas para rating
us-report-found-dual = { $control }: valedero para Regular y para Quick
us-report-found-other-ratings = anunciado como { $announced }, pero por el ritmo es { $control }; la federación se guía por el ritmo
us-report-found-blitz-letter = el formato publicado no tiene letra para Blitz; se escribe B, y la federación se guía por el ritmo
us-report-found-grand-prix-letter = no está publicada la letra del Grand Prix; se escribe Y: conviene comprobarlo al enviar
us-report-found-school-affiliate = un informe dentro de una escuela lo envía la entidad de la escuela, cuyo número empieza por H, no { $affiliate }
us-report-found-unfinished = { $paired } de { $planned } rondas están en el informe
us-report-found-open-game = { $adjourned ->
    [yes] ronda { $round }, tablero { $board }: la partida está aplazada
   *[other] ronda { $round }, tablero { $board }: sin resultado
}
us-report-found-renumbered = faltan números de emparejamiento; el informe cuenta desde 1 sin huecos
us-report-found-no-id = { $player } no tiene número de US Chess
us-report-found-bad-id = { $player }: «{ $id }» no es un número de US Chess de ocho cifras
us-report-found-expired = { $player } ({ $id }): la afiliación terminó el { $expires }
us-report-found-expiry-unknown = { $count ->
    [one] de { $count } jugador no se sabe hasta cuándo está afiliado
   *[other] de { $count } jugadores no se sabe hasta cuándo están afiliados
}
us-report-found-state-unknown = { $count ->
    [one] de { $count } jugador no se sabe el estado
   *[other] de { $count } jugadores no se sabe el estado
}
us-report-found-two-entries = { $id } está inscrito dos veces, { $players }: correcto si se reinscribió; si no, un número es erróneo
us-report-found-two-games = { $id } está inscrito dos veces, { $players }, con partidas en la ronda { $round }: un número es erróneo
us-report-found-two-sections = { $player } ({ $id }) tiene partida en la ronda { $round } aquí y en { $other }; las partidas adicionales van en un grupo aparte
us-report-found-no-game = { $player } no ha jugado ninguna partida
us-report-found-forfeits = { $count ->
    [one] { $count } partida no se jugó; se comunica sin rivales
   *[other] { $count } partidas no se jugaron; se comunican sin rivales
}
us-report-found-odd-result = ronda { $round }, tablero { $board }: los resultados de los dos jugadores no suman un punto; hay que avisar a la federación
us-report-found-too-long = «{ $text }» pasa de { $most } letras y se corta
us-report-found-letters = «{ $text }» se escribe «{ $written }»

# La lectura de tablas.
dbf-error-not-a-table = no es una tabla dBASE
dbf-error-header-ends = el archivo termina dentro de su cabecera
dbf-error-lengths = las longitudes de la cabecera se contradicen
dbf-error-record-missing = el archivo termina antes del registro { $record } de { $of }
dbf-error-read = el archivo no se puede leer: { $error }
us-report-error = { $record ->
    [0] { $file }, { $field }: { $problem }
   *[other] { $file }, registro { $record }, { $field }: { $problem }
}
us-report-problem-no-field = falta el campo
us-report-problem-events = se han encontrado { $found } torneos, se esperaba uno
us-report-problem-unexpected = se ha encontrado { $found }, se esperaba { $expected }
us-report-problem-no-such-section = no hay grupo { $section }
us-report-problem-twice = el número { $number } está dos veces
us-report-problem-no-such-opponent = no hay rival { $opponent }
us-report-problem-disagreement = { $here }, pero el número { $opponent } tiene { $there }
us-report-expected-number = un número entero
us-report-expected-day = un día, como 20260330
us-report-expected-result = un resultado, como W12B o H0
us-report-expected-kind = S, R o M
us-report-expected-rating = un rating
us-report-oddity-rounds-not-told = las columnas son los rivales; las rondas se completan con una tabla
us-report-oddity-colours-not-told = { $games ->
    [one] { $games } partida no tiene colores; se completan
   *[other] { $games } partidas no tienen colores; se completan
}
us-report-oddity-forfeits-alone = { $count ->
    [one] { $count } incomparecencia no tiene rival; cuenta como bye
   *[other] { $count } incomparecencias no tienen rival; cuentan como byes
}

# En la línea de órdenes.
us-report-line = { $section ->
    [none] { $gravity }: { $text }
   *[other] { $gravity }: { $section }: { $text }
}{ $article ->
    [none] {""}
   *[other] {" "}({ $article })
}
us-report-written = THEXPORT.DBF, TSEXPORT.DBF y TDEXPORT.DBF en { $folder }: grupos: { $sections }, jugadores: { $players }, partidas: { $games }
us-report-not-written = No se ha escrito nada: corregir los errores, o escribir igualmente con --force.
us-report-only-checked = Revisado, nada escrito (--out CARPETA escribe): grupos: { $sections }, jugadores: { $players }, partidas: { $games }
us-facts-unknown = «{ $fact }» no es NOMBRE=VALOR; los nombres son: { $known }
us-facts-unfit = { $name }: «{ $value }» no sirve

# Las páginas.
us-report-title = Informe para rating de US Chess
us-report-open = Revisar y descargar
us-report-about = Los tres archivos con los que US Chess calcula los ratings, para todos los grupos valederos del torneo.
us-report-to-settings = La entidad afiliada, los directores y el lugar se indican en los ajustes.
us-report-checks = Lista de comprobación
us-report-errors = Por corregir
us-report-warnings = Quizá un error
us-report-notes = Conviene saber
us-report-section = Grupo
us-report-kind = Tipo
us-report-rating-system = Rating
us-report-time-control = Ritmo de juego
us-report-rounds = Rondas
us-report-players = Jugadores
us-report-games = Partidas
us-report-faulty = US Chess devolvería este informe: hay algo por corregir en la lista de comprobación.
settings-group-us_chess = Informe para rating de US Chess
settings-us_affiliate = Número de la entidad afiliada
settings-us_chief_td = Número del director principal
settings-us_chief_td_level = Certificación del director principal
settings-us_assistant_td = Número del director adjunto
settings-us_other_tds = Números de otros directores
settings-us_city = Ciudad
settings-us_state = Estado, dos letras
settings-us_zip = Código postal
settings-us_country = País
settings-us_event_id = Número del torneo, cuando lo haya dado la federación
settings-us_begins = Primer día del grupo, si no es el del torneo
settings-us_ends = Último día del grupo, si no es el del torneo
settings-us_ratings = Valedero como, si no es por el ritmo
settings-us_school_level = Para escolares
settings-us_membership_waived = No hace falta estar afiliado
settings-us_fide_rated = Valedero también para la FIDE
settings-us_grand_prix_points = Puntos del Grand Prix
settings-us_crosstables = Cuadro de resultados en papel para
settings-choice-club = Club
settings-choice-local = Local
settings-choice-senior = Senior
settings-choice-associate_national = Associate National
settings-choice-national_td = National
settings-choice-regular = Regular
settings-choice-dual = Regular y Quick
settings-choice-quick = Quick
settings-choice-none = No
settings-choice-scholastic = Escolar
settings-choice-primary = Primaria, hasta tercer grado (afiliados o no)
settings-choice-in_school = Dentro de una escuela (afiliados o no)
settings-choice-director = El director
settings-choice-affiliate = La entidad afiliada
settings-choice-nobody = Nadie
entries-state = Estado
entries-expires = Afiliado hasta
entries-provisional-games = Provisional: partidas
entries-expired = afiliación caducada
entries-jtp = JTP: escolar sin afiliación
entries-field-state = Estado
entries-field-expires = Afiliado hasta
entry-field-state = el estado
entry-field-expires = el último día de la afiliación
cell-expected-expiry = un día como 2026-12-31 o 12/31/2026
invalid-expiry = «{ $text }» no es el último día de una afiliación: se espera año-mes-día como 2026-12-31
listing-expected-member-id = un número de US Chess de ocho cifras
listing-expected-expiry = un día como 2026-12-31
rating-list-error-table = la lista de Elo no se puede leer: { $fault }
us-facts-reason = para el informe de rating de US Chess
trf-unsaid-memberships = { $count ->
    [one] el estado y el fin de la afiliación de { $count } jugador
   *[other] el estado y el fin de la afiliación de { $count } jugadores
}
convert-us-several = el informe tiene varios grupos; indicar uno con --section: { $known }
convert-us-no-section = no hay grupo { $section }; hay: { $known }
