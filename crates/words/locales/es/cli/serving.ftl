# The server: its configuration file, its certificate, its figures.

serve-config-kind = { $name }, línea { $line }, columna { $column }: { $key } espera { $expected }; se encontró { $found }
serve-config-unknown = { $name }, línea { $line }, columna { $column }: { $key } no es una opción
    .help = las opciones son { $known }; `adoube serve --print-config` dice qué significan
serve-config-unreadable = { $name }, línea { $line }, columna { $column }: { $problem }
    .help = una configuración es TOML: `adoube serve --print-config` imprime una
serve-config-value = { $name }, línea { $line }, columna { $column }: { $problem }
serve-no-certificate = el certificado no sirve: { $file }: { $problem }
    .help = --tls-cert nombra la cadena y --tls-key la clave, ambas en PEM
serve-short-token = el testigo de { $file } se puede adivinar: tiene menos de 16 caracteres
    .help = `openssl rand -hex 32` hace uno
serve-no-federation = nadie puede acceder por { $issuer }: { $problem }
