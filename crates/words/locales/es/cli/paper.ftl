# Texts of the commands about papers.

cli-paper-column-paper = documento
cli-paper-written = { $file } escrito
cli-paper-written-draft = { $file } escrito (borrador: el árbitro principal no lo ha validado)
cli-paper-missing-letters = ninguna fuente tiene estos caracteres, en su lugar hay recuadros: { $letters }
cli-paper-no-text = { $format } no es texto: indique un fichero con --output
cli-paper-unfit = este documento no cabe en el formato: { $why }
cli-paper-not-signed = { $paper } es un documento de trabajo que nadie valida
