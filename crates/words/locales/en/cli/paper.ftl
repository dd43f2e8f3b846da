# Texts of the commands about papers.

cli-paper-column-paper = paper
cli-paper-written = { $file } written
cli-paper-written-draft = { $file } written (a draft: the chief arbiter has not signed it off)
cli-paper-missing-letters = no font has these letters, boxes stand in their place: { $letters }
cli-paper-no-text = { $format } is no text: name a file with --output
cli-paper-unfit = this paper does not fit into the format: { $why }
cli-paper-not-signed = { $paper } is a working paper that nobody signs off
