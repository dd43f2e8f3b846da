# Texts of the pages: papers.

papers = Impression et export
papers-black = Noirs
papers-board = Échiquier
papers-cards = Cartons de table
papers-entries-by-name = Inscrits par nom
papers-entries-by-number = Inscrits par numéro
papers-facts = Les faits
papers-file-entries = Inscriptions (CSV)
papers-file-games = Parties (PGN)
papers-file-pairings = Appariements et résultats (CSV)
papers-file-report = Rapport de tournoi (TRF)
papers-file-standings = Classement (CSV)
papers-file-standings-json = Classement (JSON)
papers-files = Fichiers du tournoi
papers-journal = Toute la compétition, à réimporter (lignes JSON)
papers-language = Langue du document :
papers-names = Cartons nominatifs
papers-no-rulings = Aucun incident n’est consigné.
papers-pairings = Appariements par échiquier
papers-pairings-by-name = Appariements par nom
papers-print = Imprimer
papers-print-hint = Imprimez cette page avec le navigateur.
papers-report-code = Code pour déclarer le résultat par téléphone
papers-result = Résultat
papers-round = Ronde { $value }
papers-ruling = Décision
papers-rulings = Incidents et décisions
papers-signature = Signature
papers-site = Les pages publiques en dossier (ZIP)
papers-slips = Feuilles de résultat
papers-to-print = À imprimer
papers-white = Blancs
papers-who = Qui
papers-whole = Toute la compétition

# Lists to be filled in by hand.
papers-check-at = Contrôle à
papers-dif = Diff
papers-done-by = Fait par
papers-due = Échéance
papers-duties = Tâches de la ronde
papers-duty = Tâche
papers-move = Coup
papers-started = Parties commencées à
papers-times = Feuille de contrôle des temps
