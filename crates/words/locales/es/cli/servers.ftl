# Texts of the command line: second factors, moving to another place.

people-factor-required = Propietarios, árbitros principales y administradores deben tener un segundo factor.
people-factor-free = A nadie se le exige un segundo factor.
people-factor-forgotten = { $login } ya no tiene segundo factor.
move-done = { $events ->
    [one] Un evento
   *[other] { $events } eventos
 } y { $accounts ->
    [one] una cuenta
   *[other] { $accounts } cuentas
 } trasladados. Ambos lugares contienen lo mismo.
move-not-empty = Ya hay algo en { $place }: no se trasladó nada.
move-differs = { $event } no es igual allí que aquí. No use { $place }; en el lugar anterior no cambió nada.
people-removed-account = { $login } está eliminado.
