# The server: its configuration file, its certificate, its figures.

serve-config-kind = { $name }, line { $line }, column { $column }: { $key } takes { $expected }; found { $found }
serve-config-unknown = { $name }, line { $line }, column { $column }: { $key } is no option
    .help = the options are { $known }; `adoube serve --print-config` tells what they mean
serve-config-unreadable = { $name }, line { $line }, column { $column }: { $problem }
    .help = a configuration is TOML: `adoube serve --print-config` prints one
serve-config-value = { $name }, line { $line }, column { $column }: { $problem }
serve-no-certificate = the certificate cannot be used: { $file }: { $problem }
    .help = --tls-cert names the chain and --tls-key the key, both as PEM
serve-short-token = the token in { $file } can be guessed: it has fewer than 16 letters
    .help = `openssl rand -hex 32` makes one
serve-no-federation = nobody can sign in by { $issuer }: { $problem }
