lists-not-updated = { $name } no se pudo actualizar: { $problem }
lists-updated = { $players ->
    [one] { $name }: { $players } jugador
   *[other] { $name }: { $players } jugadores
}
lists-not-at-hand = la lista { $list } no está disponible; tráigala con adoube lists
lists-older-than-a-day = las listas FIDE tienen más de un día o faltan
lists-checked = { $count ->
    [one] { $count } inscripción comparada con la lista { $list } { $month }
   *[other] { $count } inscripciones comparadas con la lista { $list } { $month }
}
lists-other-month = la lista válida es la de { $month }, que no está disponible
lists-all-agree = todos los Elos coinciden con la lista
lists-differs =   { $name }: { $entered } anotado ({ $source }), { $listed } en la lista
lists-source-unknown = fuente desconocida
lists-nothing-to-update = ninguno de estos Elos difiere de la lista
lists-nowhere = ninguna lista del grupo tiene un Elo de { $name }
lists-other-rating = no está en la lista principal; { $list } da { $rating }: se toma con adoube event ratings pick
lists-not-kept = no se pudieron guardar las listas: { $error }
lists-name-taken = «{ $name }» es una lista de la FIDE; una lista propia lleva otro nombre
lists-without-source = ninguna lista tiene fuente; indíquela con adoube lists source
lists-never = nunca
lists-age = { $hours } h
lists-heading-name = lista
lists-heading-month = mes
lists-heading-players = jugadores
lists-heading-age = edad
lists-heading-source = fuente
ties-none = Nadie comparte un puesto.
ties-no-value = «{ $text }» no es un valor: se espera un jugador y un valor, como 3=12.5
start-position-is = Posición inicial { $number }: { $rank } ({ $fen })
argument-no-unrated = se espera lowest, mean o un Elo
argument-no-later-rating = se espera una ronda y un Elo, como 5=2214
event-withdrawn-mark = retirado
report-no-rounds = no hay ninguna ronda prevista en { $month }
