# Quién se enfrenta a quién.

swiss-system-dutch-2017 = sistema FIDE (Dutch), reglas de 2017
swiss-system-dutch-2025 = sistema FIDE (Dutch), reglas de 2025
swiss-system-dutch-2026 = sistema FIDE (Dutch), reglas de 2026
swiss-system-us-2025 = sistema suizo de US Chess, reglas de 2025
