# The directory of events, long lists by parts, and what those who run the server look for.

event-like = Like
event-like-none = nothing: an empty event
events-archive = Archive
events-calendar = Calendar
events-find = Find an event
events-in = Events in { $value }
events-latest = Latest
events-with = Events with “{ $value }”
parts-all = All lines
parts-found = { $count ->
    [one] 1 found
   *[other] { $count } found
}
parts-search = Search
parts-shown = { $first }–{ $second } of { $third }
request-id = Request { $value }; it is found by this name in what the server has written down.
