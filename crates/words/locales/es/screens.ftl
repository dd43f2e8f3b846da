# The screens of the hall, and what the arbiter tells everybody on them.

screens-set = { $screens-count ->
    [0] pantallas de la sala eliminadas
    [one] { $screens-count } pantalla de la sala definida
   *[other] { $screens-count } pantallas de la sala definidas
}
message-shown = { $text ->
    [none] mensaje retirado de las pantallas
   *[other] mensaje en las pantallas: { $text }
}
screens = Pantallas
screens-add = Añadir la pantalla
screens-all-sections = todas las secciones
screens-code = Código en la dirección
screens-countdown = La ronda { $first } empieza en
screens-countdown-over = La ronda { $first } empieza ahora
screens-each = Cuántos segundos queda
screens-intro = Una pantalla de la sala abre una vez su dirección. Lo que muestra se elige aquí y allí cambia en seguida.
screens-look = Aspecto
screens-message = Mensaje a la sala
screens-message-gone = El mensaje está retirado de las pantallas.
screens-message-remove = Retirarlo
screens-message-send = Mostrarlo ahora
screens-message-shown = El mensaje está en todas las pantallas.
screens-message-text = Está arriba en todas las pantallas, y en la pantalla entera donde se elija abajo.
screens-name = Cómo se llama aquí
screens-new = Una pantalla nueva
screens-next-round = Cuándo empieza la próxima ronda
screens-nothing = Ahora no hay nada que mostrar
screens-none = Todavía no hay ninguna pantalla.
screens-remove = Eliminarla
screens-removed = La pantalla está eliminada.
screens-results = Resultados de la ronda { $value }
screens-saved = Las pantallas están cambiadas.
screens-sections = De qué secciones
screens-shows = Lo que muestra por turno
screens-unfit = «{ $value }» no sirve aquí.
screen-kind-pairings = Emparejamientos por tablero
screen-kind-names = Emparejamientos por nombre
screen-kind-results = Resultados según llegan
screen-kind-standings = Clasificación
screen-kind-next-round = Cuenta atrás para la próxima ronda
screen-kind-message = Mensaje en la pantalla entera
screen-look-as-set = como esté el ordenador
screen-look-light = claro
screen-look-dark = oscuro
screens-no-such = no hay ninguna pantalla «{ $code }»
