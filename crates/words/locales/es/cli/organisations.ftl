# What `adoube organisations` says.

organisations-unknown = no hay ninguna organización { $organisation }; `adoube organisations list` las muestra
organisations-no-team-role = nadie puede ser { $role } en toda una organización: equipos y sectores son asunto de un torneo
organisations-others = el torneo { $event } pertenece a { $holder }; retírelo primero
organisations-full = { $name } puede tener { $most } torneos y los tiene
organisations-heading-id = Nombre corto
organisations-heading-events = Torneos
organisations-heading-most-events = Como máximo
organisations-heading-most-entries = Inscripciones por
organisations-heading-team = Equipo
