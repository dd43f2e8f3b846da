# Qui rencontre qui.

swiss-system-dutch-2017 = système FIDE (Dutch), règles de 2017
swiss-system-dutch-2025 = système FIDE (Dutch), règles de 2025
swiss-system-dutch-2026 = système FIDE (Dutch), règles de 2026
swiss-system-us-2025 = système suisse de US Chess, règles de 2025
