# Textos de las páginas: copia de seguridad.

backup-last = Última copia de seguridad: { $first }.
backup-none = Todavía no se ha hecho ninguna copia de seguridad.
backup-failed = El último intento falló; el diario del servidor dice por qué.
backup-incomplete = { $count ->
    [one] { $count } torneo no está en ella, porque su diario está dañado.
   *[other] { $count } torneos no están en ella, porque sus diarios están dañados.
}
