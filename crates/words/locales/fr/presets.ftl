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
unknown-preset = Il n’y a pas de modèle « { $name } »
    .help = `adoube event presets` les énumère
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

# Tie-breaks and pairing systems to choose from.
choices-other-rules = relève des règles d’une autre fédération : à décrire dans le règlement du tournoi
choices-system-unfit = (pas pour cette formule)
choices-decided-by-play = { $format } : le jeu décide, les départages n’y décident rien
choices-fits = Pour cette formule
choices-others = Selon les règles d’une autre fédération
choices-unfit = Pas pour cette formule
choices-systems = Les systèmes d’appariement expliqués
choices-tie-breaks = Choisir les départages
