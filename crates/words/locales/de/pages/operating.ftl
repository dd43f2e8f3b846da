# The directory of events, long lists by parts, and what those who run the server look for.

event-like = Wie
event-like-none = keines: ein leeres Turnier
events-archive = Archiv
events-calendar = Kalender
events-find = Turnier suchen
events-in = Turniere im { $value }
events-latest = Neueste
events-with = Turniere mit „{ $value }“
parts-all = Alle Zeilen
parts-found = { $count ->
    [one] 1 gefunden
   *[other] { $count } gefunden
}
parts-search = Suchen
parts-shown = { $first }–{ $second } von { $third }
request-id = Anfrage { $value }; unter diesem Namen steht sie in dem, was der Server festgehalten hat.
