# Tipos de torneos que se crean una y otra vez.

preset-fide-open = Abierto FIDE
preset-rapid-open = Abierto de rápidas
preset-blitz-evening = Noche de relámpago
preset-club-evening = Noche de club
preset-junior-day = Día juvenil
preset-us-weekend = Fin de semana estadounidense
preset-norm-round-robin = Torneo cerrado con normas
preset-cup = Copa (eliminatorias)
preset-team-league = Liga por equipos
unknown-preset = No hay ninguna plantilla «{ $name }»
    .help = `adoube event presets` las enumera
cli-preset = Plantilla
cli-preset-for = Para
cli-preset-rounds = Rondas
cli-preset-ties = Desempates
cli-preset-time = Ritmo
cli-bracket-open = …
cli-no-bracket = No hay cuadro: la sección no es de eliminatorias o aún no tiene números
cli-no-twins = Ningún par de inscripciones parece la misma persona.
cli-slip-differs = Tablero { $board }: introducido { $entered }, papeleta { $slip }
cli-twin-common = En común
cli-twin-first = Una inscripción
cli-twin-second = Otra

# Tie-breaks and pairing systems to choose from.
choices-other-rules = es de las reglas de otra federación: descríbalo en las bases
choices-system-unfit = (no para esta modalidad)
choices-decided-by-play = { $format }: decide el juego, los desempates no deciden nada
choices-fits = Para esta modalidad
choices-others = Según las reglas de otra federación
choices-unfit = No para esta modalidad
choices-systems = Los sistemas de emparejamiento, explicados
choices-tie-breaks = Elegir desempates
