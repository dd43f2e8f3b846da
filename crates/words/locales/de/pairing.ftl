# Wer gegen wen spielt.

swiss-system-dutch-2017 = FIDE-System (Dutch), Regeln von 2017
swiss-system-dutch-2025 = FIDE-System (Dutch), Regeln von 2025
swiss-system-dutch-2026 = FIDE-System (Dutch), Regeln von 2026
swiss-system-us-2025 = Schweizer System von US Chess, Regeln von 2025
