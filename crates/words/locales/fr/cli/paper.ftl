# Texts of the commands about papers.

cli-paper-column-paper = document
cli-paper-written = { $file } écrit
cli-paper-written-draft = { $file } écrit (projet : l’arbitre principal ne l’a pas validé)
cli-paper-missing-letters = aucune police n’a ces caractères, des cases les remplacent : { $letters }
cli-paper-no-text = { $format } n’est pas du texte : indiquer un fichier avec --output
cli-paper-unfit = ce document n’entre pas dans le format : { $why }
cli-paper-not-signed = { $paper } est un document de travail que personne ne valide
