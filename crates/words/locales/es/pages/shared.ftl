# Texts of the pages: shared.

all-events = Todos los torneos
announcement = Convocatoria
announcement-deputies = Árbitros adjuntos, uno por línea
announcement-federation = Federación, tres letras
announcement-organiser = Organizador
api = La interfaz para programas
api-key-unfit = Una clave para peticiones repetidas tiene de 1 a 200 caracteres.
api-key-used = Esta clave se usó para otra petición.
api-method = Método
api-no-date = Para esto hace falta el primer día del torneo.
api-no-rules = No está disponible ninguna edición de las reglas para la fecha de este torneo.
api-not-utf8 = El cuerpo no es un texto en UTF-8.
api-path = Ruta
api-says = Qué hace
api-text = Todo lo que hacen las páginas, en JSON. La descripción completa para máquinas:
away = No se puede acceder a los datos
away-text = El servidor no puede acceder a sus datos en este momento. Si estaba anotando algo, compruebe si consta antes de anotarlo de nuevo. Si continúa, avise a quien gestiona el servidor.
code-from-terminal = Código que el servidor mostró al arrancar
conflict = Otra persona lo ha cambiado entretanto
desk = Panel
desk-of = Su panel, { $value }
done-by = por { $value }
event-create = Crear el torneo
event-created = «{ $value }» está creado. Añada ahora un grupo.
event-ends = Último día
event-name = Nombre del torneo
event-new = Un torneo nuevo
event-place = Ciudad o sede
event-starts = Primer día
failed = Algo ha salido mal
failed-text = No se ha podido crear la página. El servidor ha anotado el motivo; avise al árbitro si vuelve a ocurrir.
forbidden = No permitido
forbidden-text = Su rol no lo permite. El árbitro principal o el propietario del torneo pueden cambiarlo.
foreign-text = La petición no viene de una página de este servidor; por eso no se ha ejecutado.
incidents = Incidencias
invitation = Invitación
invitation-accept = Aceptar la invitación
invitation-accepted = Invitación aceptada. Su rol aquí: { $value }.
invitation-as = Ha iniciado sesión como { $value }.
invitation-create = Crear la cuenta y aceptar
invitation-gone = Esta invitación ya se usó, se retiró o caducó. Pida otra.
invitation-new = Una cuenta nueva
invitation-sign-in = Tengo cuenta: iniciar sesión
invitation-text = { $first } le invita a «{ $second }» como: { $third }.
journal = Registro
language = Idioma
last-changes = Últimos cambios
login = Usuario
name-for-journal = Su nombre, tal como figura en el registro
new-section = Un grupo nuevo
new-section-add = Añadir el grupo
new-section-added = El grupo «{ $value }» está creado. Ahora inscriba a los jugadores.
new-section-first = Lo que se sabe hasta ahora
new-section-proposal = La propuesta
new-section-proposal-text = Todo se puede cambiar, ahora y después. Mientras escribe se comprueba lo que debe y lo que debería anunciarse.
new-section-propose = Proponer ajustes
new-section-propose-rounds = proponer
new-section-text = A partir de esto se proponen rondas, sistema de emparejamiento, ritmo de juego y desempates, con sus razones.
new-section-unreadable = «{ $value }» no se puede leer aquí: elija abajo.
next-check-in = Confirmar la asistencia
next-enter = Inscribir a los jugadores
next-finish = Cerrar la última ronda y terminar
next-boards = Ocupar los tableros de la ronda { $value }
next-missing = { $count ->
    [one] falta { $count } resultado
   *[other] faltan { $count } resultados
}
next-must = { $count ->
    [one] { $count } cosa debe anunciarse todavía
   *[other] { $count } cosas deben anunciarse todavía
}
next-pair = Emparejar la ronda { $value }
next-prizes = Premios
next-publish = Publicar la ronda { $value }
next-report = Informes y documentos
next-round = Ronda { $value }
next-section = Añadir un grupo
no-own-events = Todavía no tiene torneos.
no-sections = Todavía no hay grupos.
not-a-day = «{ $value }» no es un día: se espera año-mes-día, como 2026-11-30
not-found = No encontrado
not-found-text = No hay nada en esta dirección. Puede que el torneo, la ronda o el jugador no existan, o no existan todavía.
not-started = Aún no ha empezado
overview = Resumen
password = Contraseña
password-rule = Al menos 10 caracteres.
patience = Demasiados intentos
patience-text = { $count ->
    [one] Espere { $count } segundo antes de volver a intentarlo.
   *[other] Espere { $count } segundos antes de volver a intentarlo.
}
pick-nobody = Nadie se llama «{ $value }»: escriba el número de emparejamiento o palabras del nombre.
pick-several = «{ $first }» puede ser { $second } o { $third }: escriba más del nombre o el número de emparejamiento.
pick-typed = Número o nombre
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
published-with = Publicado con Adoube, el programa del árbitro de ajedrez.
rating-list = Lista de Elo
rating-list-file = La lista de la FIDE o la de afiliados de US Chess: el archivo zip descargado, o el texto, XML o DBF que contiene
rating-list-members = La lista de afiliados de US Chess: { $first }
rating-list-hint = Hasta 200 MB. Sustituye a la lista anterior; las inscripciones quedan como están.
rating-list-no-file = No hay archivo, o está vacío.
rating-list-not-kept = La lista no se pudo guardar en este servidor. El servidor ha anotado por qué.
rating-list-passing = Este servidor no guarda nada en disco: la lista se pierde cuando se detiene.
rating-list-send = Enviar una lista nueva
rating-list-take = Usar esta lista
rating-list-there = La lista ya está disponible: { $first }, { $second }.
rating-list-under-way = Se está instalando otra lista. Espere un momento.
rating-list-unread = { $count ->
    [one] { $count } línea ilegible
   *[other] { $count } líneas ilegibles
}
refused = No se puede hacer
remarks = Lo que dice la normativa
remarks-must = Debe anunciarse o cambiarse
remarks-none = No falta nada.
remarks-note = Conviene saber
remarks-should = Debería anunciarse o cambiarse
role-captain = Capitán de equipo
role-chief-arbiter = Árbitro principal
role-deputy-arbiter = Árbitro adjunto
role-entry-desk = Inscripciones
role-owner = Propietario
role-results-only = Solo resultados
role-sector-arbiter = Árbitro de sector
role-viewer = Solo consulta
round-closed = Cerrada
round-n-of = Ronda { $first } de { $second }
sections = Grupos
setup = Bienvenida
setup-text = Este servidor aún no tiene cuentas. La primera puede hacerlo todo y es la que invita a los demás.
sign-in = Iniciar sesión
sign-in-demo = Esto es una demostración: entre como { $first } con la contraseña { $second }.
sign-in-first = Inicie sesión primero
sign-in-first-text = Para esto hace falta una cuenta.
sign-in-wrong = Usuario o contraseña incorrectos.
sign-out = Cerrar sesión
site = Sitio
skip = Ir al contenido
taken-back = Deshecho: { $value }
to-events = A la lista de torneos
to-the-desk = Árbitros
too-large = Demasiado grande
too-large-text = Lo enviado es mayor de lo que este servidor acepta aquí.
undo = Deshacer
undone = deshecho
unfit = Esto no puede ser correcto
your-events = Sus torneos

## Avisos que hay que confirmar

confirm-title = Confirme, por favor
confirm-again = ¿Está seguro?
confirm-stay = ¿Permanecer en modo FIDE?
confirm-level = Nivel { $first }:
confirm-text = Todavía no se ha escrito nada.
confirm-second-text = Es la segunda pregunta; todavía no se ha escrito nada. Quien siga ahora no puede volver atrás.
confirm-cancel = Cancelar
confirm-go-on = Seguir
confirm-acknowledge = Visto, seguir
confirm-stay-yes = Permanecer en modo FIDE
confirm-leave = Salir del modo FIDE para siempre
fide-mode-left-mark = Fuera del modo FIDE
fide-mode-left-since = Fuera del modo FIDE desde la ronda { $first }
fide-mode-locked = El modo FIDE bloquea esto una vez emparejada la ronda 1.
fide-mode-leave-title = Salir del modo FIDE
fide-mode-leave-text = En modo FIDE la sección se juega solo según las reglas de la FIDE. Lo que estas no conocen solo se ofrece fuera, y no hay vuelta atrás.
fide-mode-leave = Salir del modo FIDE …
fide-mode-left-said = La sección ha salido del modo FIDE.
