# Correspondence: incidents, questions, answers, what rulings say.

family-correspondence = Ajedrez por correspondencia

incident-mail-overstep = correspondencia: una respuesta tardó mucho
    .words = correspondencia tiempo excedido, respuesta tardía, días de reflexión
incident-mail-move = correspondencia: una jugada enviada no está clara o es errónea
    .words = tarjeta postal, postal, carta, correo, jugada enviada, jugadas condicionales, jugada ambigua enviada
incident-mail-silence = correspondencia: el adversario no responde
    .words = sin respuesta, silencio, postal perdida, el rival no contesta
incident-mail-withdrawal = correspondencia: un jugador deja el torneo
    .words = se retira de la correspondencia, retirada, deja el torneo postal
incident-mail-time-limit = correspondencia: la partida ha llegado a los treinta meses
    .words = treinta meses, adjudicación, partida demasiado larga
incident-mail-dispute = correspondencia: se somete un conflicto al director
    .words = conflicto por correspondencia, queja al director
incident-mail-help = correspondencia: un jugador tuvo ayuda
    .words = ayuda por correspondencia, módulo en correspondencia

ask-mail-overstep-by = ¿De quién es la respuesta que tardó mucho?
ask-mail-overstep-days = ¿Cuántos días tardó la respuesta, sin contar los días justificados?
ask-mail-overstep-days-for-each = ¿Cuántos días hay para cada jugada? 0 si hay treinta para diez.
ask-mail-overstep-moves-before = ¿Cuántas jugadas había enviado antes el jugador?
ask-mail-overstep-used-before = ¿Cuántos días había gastado antes el jugador?
ask-mail-overstep-times-recorded = ¿Han enviado las { $by-opponent } con las jugadas el tiempo gastado y los totales de ambos?
ask-mail-overstep-overstepped-before = ¿Ha agotado ya antes el tiempo el jugador en esta partida?
ask-mail-move-by = ¿Quién envió la jugada?
ask-mail-move-what = ¿Qué tiene de malo la jugada?
ask-mail-silence-by = ¿Quién no responde?
ask-mail-silence-repeated = ¿Se ha vuelto a enviar la jugada?
ask-mail-silence-days = ¿Cuántos días han pasado desde que se envió la jugada, o se volvió a enviar?
ask-mail-withdrawal-by = ¿Quién se retira?
ask-mail-withdrawal-moves-by-both = ¿Cuántas jugadas han completado ambos en esta partida?
ask-mail-withdrawal-six-months = ¿Ha durado la partida seis meses o más?
ask-mail-time-limit-adjudication-asked = ¿Ha pedido un jugador la adjudicación en una semana, con planilla, diagrama y lo que reclama?
ask-mail-dispute-days = ¿Cuántos días hace que lo conoce quien lo presenta?
ask-mail-dispute-complete = ¿Constan grupo, nombres, jugadas, tiempos gastados y documentos?
ask-mail-help-by = ¿Quién tuvo ayuda?
ask-mail-help-what = ¿Qué clase de ayuda?

sent-fault-impossible = no se puede jugar, o falta
sent-fault-illegible = no se puede leer
sent-fault-ambiguous = tiene varios sentidos
sent-fault-not-confirmed = no se repitió la jugada del adversario
sent-fault-clerical-error = es legal, pero no la que se quería
sent-fault-missing-sign = un signo de jaque, captura o captura al paso es erróneo
sent-fault-in-conditional-set = es ilegal o ambigua dentro de una serie de jugadas condicionales
sent-fault-condition-miswritten = quien envió una jugada condicional la copió mal
sent-fault-address-late = se comunicó demasiado tarde una dirección nueva
mail-helper-books = libros, revistas o una base de datos
mail-helper-engine = un programa que valora jugadas
mail-helper-person = otra persona

correspondence-incident = Una incidencia en una partida por correspondencia
correspondence-over-the-board-only = Las Leyes regulan el juego sobre el tablero: deciden las reglas del torneo por correspondencia.
correspondence-no-article = ningún artículo trata de partidas por correspondencia
correspondence-by-event-rules = lo que digan las reglas del torneo
correspondence-follow-organisation = seguir las reglas de la organización de ajedrez por correspondencia
correspondence-reprimand = una amonestación o una advertencia
correspondence-less-time = menos tiempo de reflexión
correspondence-forfeit = la partida se da por perdida
correspondence-out-of-event = retirada del torneo

correspondence-took = { $days ->
    [one] La respuesta de las { $by } tardó { $days } día
   *[other] La respuesta de las { $by } tardó { $days } días
}
correspondence-too-few-days = menos de tres días por jugada no es un control permitido
correspondence-in-time = { $days ->
    [one] A tiempo: se carga { $days } día y la partida sigue.
   *[other] A tiempo: se cargan { $days } días y la partida sigue.
}
correspondence-left = { $days ->
    [one] queda del período: { $days } día
   *[other] quedan del período: { $days } días
}
correspondence-not-recorded = Las { $by-opponent } no han enviado los tiempos con las jugadas, así que no hay reclamación por tiempo: la partida sigue.
correspondence-first-overstep = { $days ->
    [one] Tiempo agotado por primera vez: se puede cargar { $days } día más en lugar de la partida.
   *[other] Tiempo agotado por primera vez: se pueden cargar { $days } días más en lugar de la partida.
}
correspondence-days-or-loss = { $days ->
    [one] se carga { $days } día; la segunda vez pierde
   *[other] se cargan { $days } días; la segunda vez pierde
}
correspondence-game-lost = la partida se pierde
correspondence-usually-variation = { $days ->
    [one] { $days } día, donde el torneo usa la variante
   *[other] { $days } días, donde el torneo usa la variante
}
correspondence-overstepped = El tiempo se ha agotado: las { $by } pierden.

correspondence-fault = Las { $by } enviaron una jugada con un defecto
correspondence-slip = La jugada es legal y obliga, aunque fuera un lapsus.
correspondence-sign-missing = La jugada obliga: un signo que falta o es erróneo no importa.
correspondence-only-accepted = Sin sanción: solo cuenta la jugada condicional tal como se aceptó.
correspondence-set-binds = Las jugadas anteriores de la serie obligan; ella y las siguientes decaen.
correspondence-say-which = Las { $by } deben decir cuál de las jugadas posibles es y jugarla.
correspondence-one-of-meanings = deben jugar una de las jugadas que puede significar
correspondence-impossible = La jugada no se puede jugar: las { $by } envían otra, con cualquier pieza, si se les avisa de inmediato.
correspondence-illegible = La jugada no se puede leer: las { $by } envían una jugada, con cualquier pieza.
correspondence-not-repeated = Las { $by } no han repetido la jugada del adversario: hay que repetirla.
correspondence-address-late = { $days ->
    [one] Se carga { $days } día al tiempo de las { $by } por comunicar tarde la dirección.
   *[other] Se cargan { $days } días al tiempo de las { $by } por comunicar tarde la dirección.
}
correspondence-days-charged = { $days ->
    [one] se carga { $days } día
   *[other] se cargan { $days } días
}
correspondence-first-slip = { $days ->
    [one] nada por un primer descuido; { $days } día si se repite
   *[other] nada por un primer descuido; { $days } días si se repite
}

correspondence-silent = Las { $by } no responden
correspondence-wait = { $days ->
    [one] Esperar { $days } día más; deben pasar catorce días sin respuesta.
   *[other] Esperar { $days } días más; deben pasar catorce días sin respuesta.
}
correspondence-send-again = Las { $by-opponent } deben volver a enviar la jugada.
correspondence-complain = Las { $by-opponent } presentan una queja por tiempo y no envían más; no se puede retirar.
correspondence-complaint-names = la queja indica el jugador con su dirección, el grupo, las fechas de la jugada y de su repetición, y los tiempos gastados
correspondence-await-answer = Esperar la respuesta a la consulta del director: catorce días desde la queja.
correspondence-explained = La explicación es válida: la partida sigue y no se hace nada más.
correspondence-poorly-explained = La explicación no convence: el director puede imponer una sanción.
correspondence-warning-first = primero una advertencia
correspondence-unanswered = Sin respuesta en catorce días: la partida se puede dar por perdida.

correspondence-leaves = Las { $by } dejan el torneo o no responden en ninguna partida
correspondence-rated-loss = Las { $by } pierden la partida, que es valedera para rating.
correspondence-ten-moves = al menos diez jugadas de ambos, o seis meses
correspondence-unrated-forfeit = Las { $by } pierden la partida por incomparecencia; no es valedera para rating.
correspondence-may-ask-adjudication = las { $by-opponent } pueden pedir la adjudicación en los 14 días siguientes al aviso, para un resultado valedero
correspondence-thirty-months = La partida ha llegado a los treinta meses desde el comienzo del torneo
correspondence-adjudicated = La partida se adjudica; no hace falta dar razones.
correspondence-best-play = victoria o tablas, según el mejor juego de ambos bandos
correspondence-judge-decides = el juez decide según la posición y los análisis enviados
correspondence-nobody-asked = Nadie pidió la adjudicación a tiempo: tablas valederas para rating.
correspondence-dispute-sent = Se somete un conflicto al director
correspondence-dispute-late = Demasiado tarde: la queja debe enviarse en los siete días siguientes a conocer el hecho. No se admite.
correspondence-dispute-heard = La queja se admite; mientras tanto, si es posible, el juego sigue.
correspondence-dispute-incomplete = La queja está incompleta y no prospera.
correspondence-had-help = Las { $by } tuvieron ayuda
correspondence-books-allowed = Se permiten libros y bases de datos: la partida sigue.
correspondence-help-forbidden = Esa ayuda está prohibida: el director decide la sanción.
correspondence-forfeit-if-proved = pérdida de la partida si se prueba; el director puede imponerla directamente
incident-mail-excused-time = correspondencia: un jugador toma días de permiso
    .words = correspondencia vacaciones, tiempo excusado, enfermedad, permiso
incident-mail-forfeits = correspondencia: un jugador ha perdido partidas del grupo por incomparecencia
    .words = correspondencia incomparecencia, dos incomparecencias, pierde todas
incident-mail-replacement = correspondencia: se quiere sustituir a un jugador retirado
    .words = correspondencia sustituto, reemplazo, nuevo jugador
incident-mail-appeal = correspondencia: apelación a US Chess
    .words = correspondencia apelación, recurso, siete días, protesta

# Questions about all games of a section.
ask-mail-excused-time-by = ¿Quién toma días de permiso?
ask-mail-excused-time-told-in-advance = ¿Se avisó de antemano a los adversarios y al director?
ask-mail-excused-time-in-all-games = ¿Vale el permiso para todas las partidas del grupo?
ask-mail-excused-time-days-this-year = ¿Cuántos días ha tomado el jugador este año natural, incluidos estos?
ask-mail-forfeits-by = ¿Quién ha perdido partidas por incomparecencia?
ask-mail-forfeits-opponents = ¿Contra cuántos adversarios de este grupo han perdido las { $by } una partida por incomparecencia?
ask-mail-replacement-result-in-play = ¿Se ha alcanzado ya algún resultado de ese jugador jugando de verdad?
ask-mail-replacement-days-since-start = ¿Cuántos días han pasado desde el comienzo del torneo?
ask-mail-appeal-days-after-end = ¿Cuántos días después del final del torneo se envió la apelación?
ask-mail-appeal-deposit = ¿Venía con ella la fianza?

# All games of a section.
correspondence-takes-time = Las { $by } toman días de permiso
correspondence-time-ended = El permiso terminó con la jugada que enviaron las { $by }: los días vuelven a contar.
correspondence-not-told = No hay permiso: las { $by } no avisaron de antemano a los adversarios y al director. Los días cuentan.
correspondence-days-count = los días cuentan
correspondence-grant-in-emergency = el director concede los días por la emergencia
correspondence-all-games = El permiso se toma en todas las partidas de un grupo o en ninguna: las { $by } deben tomarlo en todas; si no, los días cuentan.
correspondence-opponents-time-runs = mientras tanto corre el tiempo de las { $by-opponent }, que responden como siempre a las jugadas pendientes
correspondence-excused = { $left ->
    [one] Permiso válido: se han tomado { $days } de los treinta días del año; a las { $by } les queda { $left } día.
   *[other] Permiso válido: se han tomado { $days } de los treinta días del año; a las { $by } les quedan { $left } días.
}
correspondence-over-thirty = { $over ->
    [one] Se permiten treinta días al año: las { $by } se pasan en { $over } día. El director puede concederlo por una emergencia.
   *[other] Se permiten treinta días al año: las { $by } se pasan en { $over } días. El director puede concederlos por una emergencia.
}
correspondence-only-thirty = { $over ->
    [one] solo se permiten treinta días; { $over } día cuenta
   *[other] solo se permiten treinta días; { $over } días cuentan
}
correspondence-grant-days = { $over ->
    [one] se concede { $over } día más por la emergencia
   *[other] se conceden { $over } días más por la emergencia
}
correspondence-has-forfeited = { $opponents ->
    [one] Las { $by } han perdido por incomparecencia contra { $opponents } adversario del grupo
   *[other] Las { $by } han perdido por incomparecencia contra { $opponents } adversarios del grupo
}
correspondence-others-go-on = Las demás partidas del grupo siguen: solo las incomparecencias contra dos adversarios las terminan.
correspondence-all-forfeited = Incomparecencias contra dos adversarios de un grupo: todas las partidas del grupo que las { $by } no han terminado se pierden, también esta.
correspondence-tell-all-opponents = Avisar a todos los adversarios del grupo cuyas partidas con las { $by } no han terminado.
correspondence-rating-not-said = la regla no dice si estas derrotas son valederas para rating
correspondence-wants-replacement = Se quiere sustituir a un jugador retirado
correspondence-none-after-result = No hay sustitución: ya se alcanzó jugando un resultado de ese jugador.
correspondence-none-after-days = No hay sustitución: han pasado más de { $days } días desde el comienzo.
correspondence-may-replace = El director puede sustituir al jugador.
correspondence-not-replaced = sin sustitución
correspondence-replaced = un jugador nuevo ocupa el puesto
correspondence-appealed = { $days ->
    [one] Apelación a US Chess, enviada { $days } día después del final del torneo
   *[other] Apelación a US Chess, enviada { $days } días después del final del torneo
}
correspondence-deposit-missing = La apelación debe llevar una fianza: sin ella no está en regla.
correspondence-deposit-back = la fianza se devuelve, salvo que la apelación se considere infundada
correspondence-appeal-in-time = A tiempo: { $limit } días después del final del torneo. La oficina la pasa al comité.
correspondence-appeal-late = Demasiado tarde: han pasado los { $limit } días después del final del torneo. El comité aún puede examinarla.
correspondence-refuse-appeal = no se examina
correspondence-hear-appeal = se examina de todos modos
