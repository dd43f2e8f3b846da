# The server: its configuration file, its certificate, its figures.

serve-config-kind = { $name }, ligne { $line }, colonne { $column } : { $key } attend { $expected } ; trouvé : { $found }
serve-config-unknown = { $name }, ligne { $line }, colonne { $column } : { $key } n'est pas une option
    .help = les options sont { $known } ; `adoube serve --print-config` dit ce qu'elles signifient
serve-config-unreadable = { $name }, ligne { $line }, colonne { $column } : { $problem }
    .help = une configuration est en TOML : `adoube serve --print-config` en imprime une
serve-config-value = { $name }, ligne { $line }, colonne { $column } : { $problem }
serve-no-certificate = le certificat est inutilisable : { $file } : { $problem }
    .help = --tls-cert nomme la chaîne et --tls-key la clé, toutes deux en PEM
serve-short-token = le jeton de { $file } se devine : il a moins de 16 caractères
    .help = `openssl rand -hex 32` en fait un
serve-no-federation = personne ne peut se connecter par { $issuer } : { $problem }
