# Textos de las páginas: árbitros, plazos de los informes.

arbiters = Árbitros
arbiters-name = Nombre
arbiters-fide-id = Código FIDE
arbiters-title = Título
arbiters-class = Clase
arbiters-federation = Federación
arbiters-born = Nacimiento
arbiters-licensed = Licencia
arbiters-licensed-until = Licencia hasta
arbiters-section = Torneo
arbiters-role = Función
arbiters-rounds = Rondas arbitradas (todas si vacío)
arbiters-look-up = Con un código FIDE, lo que queda vacío se toma de la lista Elo: nombre, título, federación, año de nacimiento.
arbiters-remove = Quitar de la lista
arbiters-new = Otro árbitro
arbiters-enter = Inscribir
arbiters-everywhere = todo el evento
arbiters-post = { $first }, { $second }
arbiters-removed = El árbitro ya no está en la lista.
arbiters-saved = El árbitro está en la lista.
arbiters-unfit = «{ $value }» no se puede leer aquí.
arbiters-usual-are = Habitual, además del principal y su adjunto: de { $first } a { $second } árbitros.
arbiters-certificates-are = Certificados de norma: { $value }.
arbiters-norm-is = Norma de { $first } aquí: { $second }.
due-to-rating-officer-in = Informe al responsable de Elo hasta el { $first } ({ $second })
due-upload-in = Envío a la FIDE hasta el { $first } ({ $second })
due-last-list-in = Última lista posible para el evento: { $first } ({ $second })
due-past = vencido
due-days-left = { $count ->
    [one] queda { $count } día
   *[other] quedan { $count } días
}
