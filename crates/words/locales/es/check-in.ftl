# Players check themselves in.

self-check-in-set = { $open ->
    [yes] { $section }: los jugadores confirman ellos mismos su presencia
   *[no] { $section }: los jugadores ya no confirman ellos mismos su presencia
}
check-in-already = { $value } ya está confirmado.
check-in-choose = Elija su nombre
check-in-close = Cerrar
check-in-closed = La confirmación está cerrada. Pregunte al árbitro.
check-in-desk = Presencia por los jugadores
check-in-desk-text = Mientras esté abierta, los jugadores buscan su nombre en una tableta o con el código en su teléfono y dicen que están. Así no se puede quitar a nadie.
check-in-done = { $value } está confirmado. ¡Buenas partidas!
check-in-is-closed = La confirmación por los jugadores está cerrada.
check-in-no = No, volver a los nombres
check-in-nobody = Todos están.
check-in-open = Abrir
check-in-opened = La confirmación por los jugadores está abierta.
check-in-summary = { $first } de { $second } están
check-in-title = Presencia
check-in-too-many = Demasiados a la vez desde aquí. Espere un minuto o pregunte al árbitro.
check-in-yes = Sí, soy yo. Estoy aquí.
