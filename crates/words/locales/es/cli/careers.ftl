# Lo que dicen `titles`, `arbiters` y `event arbiters`, y lo que se pregunta de un jugador.

arbiters-nobody = no hay ningún árbitro «{ $name }»
arbiters-not-in-list = { $file } no contiene a nadie que sea «{ $name }»
arbiters-none = No hay árbitros inscritos.
arbiters-usual = { $to ->
    [none] Habitual, además del principal y su adjunto: { $from ->
        [one] { $from } árbitro.
       *[other] { $from } árbitros.
    }
   *[other] Habitual, además del principal y su adjunto: de { $from } a { $to } árbitros.
}
arbiters-certificates = Certificados de norma: { $most }.
arbiters-norm = Norma de { $title } aquí: { $standing }
due-to-rating-officer = Informe al responsable de Elo hasta el { $day }
due-upload = Envío a la FIDE hasta el { $day }
due-last-list = Última lista posible para el evento: { $day }
arbiters-norm-number = Norma { $number }
ratings-next = La próxima partida: { $win } con victoria, { $draw } con tablas, { $loss } con derrota
norms-not-last-round = hace falta que quede exactamente una ronda; están anunciadas { $rounds }
norms-last-round = { $name }: victoria { $win }, tablas { $draw }, derrota { $loss }
titles-by-rating = { $title }: basta el Elo (1.3)
titles-unconfirmed = según la tabla de 2017; por confirmar con { $chapter }
arbiters-line = { $rounds ->
    [one] { $title } { $name }, { $role }, { $rounds } ronda
   *[other] { $title } { $name }, { $role }, { $rounds } rondas
}
arbiters-application = { $complete ->
    [yes] { $title }: no falta nada
   *[no] { $title }: falta algo
}
arbiters-class-fee = { $fee ->
    [none] Clase { $class }
   *[other] Clase { $class }, licencia { $fee } euros
}
ratings-reached = { $round ->
    [none] { $rounded ->
        [none] No se alcanzó ese Elo.
       *[other] Alcanzado tras la ronda { $rounded }, si la variación se redondea.
    }
   *[other] Alcanzado tras la ronda { $round }.
}
titles-application = { $complete ->
    [yes] { $title }: no falta nada ({ $games } partidas)
   *[no] { $title }: falta algo ({ $games } partidas)
}
titles-direct = { $award-code ->
    [norm] { $event }: una norma de { $title }
   *[title] { $rating ->
        [none] { $event }: { $title }
       *[other] { $event }: { $title } cuando se alcancen { $rating }
    }
}
