# Types de tournois que l’on crée souvent.

preset-fide-open = Open FIDE
preset-rapid-open = Open rapide
preset-blitz-evening = Soirée de blitz
preset-club-evening = Soirée du club
preset-junior-day = Journée des jeunes
preset-us-weekend = Week-end américain
preset-norm-round-robin = Tournoi fermé à normes
preset-cup = Coupe (élimination directe)
preset-team-league = Championnat par équipes
unknown-preset = Il n’y a pas de modèle « { $name } » ; `adoube event presets` les énumère
cli-preset = Modèle
cli-preset-for = Pour
cli-preset-rounds = Rondes
cli-preset-ties = Départages
cli-preset-time = Cadence
cli-bracket-open = …
cli-no-bracket = Il n’y a pas de tableau : la section n’est pas à élimination directe, ou elle n’a pas encore de numéros
cli-no-twins = Aucune paire d’inscriptions ne semble désigner la même personne.
cli-slip-differs = Échiquier { $board } : saisi { $entered }, feuille { $slip }
cli-twin-common = En commun
cli-twin-first = Une inscription
cli-twin-second = Une autre
