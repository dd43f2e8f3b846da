# Texts of the command line: second factors, moving to another place.

people-factor-required = Owners, chief arbiters and administrators must have a second factor.
people-factor-free = Nobody must have a second factor.
people-factor-forgotten = { $login } has no second factor any more.
move-done = { $events ->
    [one] One event is moved
   *[other] { $events } events are moved
 }, and { $accounts ->
    [one] one account
   *[other] { $accounts } accounts
 }. Both places hold the same.
move-not-empty = There is something at { $place } already: nothing was moved.
move-differs = { $event } is not the same there as here. Do not use { $place }; nothing was changed at the old place.
people-removed-account = { $login } is removed.
