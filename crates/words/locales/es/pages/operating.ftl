# The directory of events, long lists by parts, and what those who run the server look for.

event-like = Como
event-like-none = ninguno: un torneo vacío
events-archive = Archivo
events-calendar = Calendario
events-find = Buscar un torneo
events-in = Torneos de { $value }
events-latest = Los últimos
events-with = Torneos con «{ $value }»
parts-all = Todas las líneas
parts-found = { $count ->
    [one] 1 encontrada
   *[other] { $count } encontradas
}
parts-search = Buscar
parts-shown = { $first }–{ $second } de { $third }
request-id = Petición { $value }; con este nombre se encuentra en lo que el servidor ha anotado.
