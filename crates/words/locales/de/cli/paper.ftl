# Texts of the commands about papers.

cli-paper-column-paper = Unterlage
cli-paper-written = { $file } geschrieben
cli-paper-written-draft = { $file } geschrieben (Entwurf: vom Hauptschiedsrichter nicht abgezeichnet)
cli-paper-missing-letters = keine Schrift hat diese Zeichen, an ihrer Stelle stehen Kästchen: { $letters }
cli-paper-no-text = { $format } ist kein Text: eine Datei mit --output nennen
cli-paper-unfit = diese Unterlage passt nicht in das Format: { $why }
cli-paper-not-signed = { $paper } ist eine Arbeitsunterlage, die niemand abzeichnet
