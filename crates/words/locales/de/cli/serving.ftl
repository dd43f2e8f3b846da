# The server: its configuration file, its certificate, its figures.

serve-config-kind = { $name }, Zeile { $line }, Spalte { $column }: { $key } erwartet { $expected }, gefunden: { $found }
serve-config-unknown = { $name }, Zeile { $line }, Spalte { $column }: { $key } ist keine Option
    .help = die Optionen sind { $known }; `adoube serve --print-config` sagt, was sie bedeuten
serve-config-unreadable = { $name }, Zeile { $line }, Spalte { $column }: { $problem }
    .help = eine Konfiguration ist TOML: `adoube serve --print-config` druckt eine
serve-config-value = { $name }, Zeile { $line }, Spalte { $column }: { $problem }
serve-no-certificate = das Zertifikat ist nicht zu gebrauchen: { $file }: { $problem }
    .help = --tls-cert nennt die Kette und --tls-key den Schlüssel, beide als PEM
serve-short-token = das Token in { $file } lässt sich erraten: es hat weniger als 16 Zeichen
    .help = `openssl rand -hex 32` macht eines
serve-no-federation = niemand kann sich über { $issuer } anmelden: { $problem }
