# What every command says: failures, warnings, files, arguments; the server and the accounts.

failure-help = ayuda:
failure-line = error: { $text }
failure-no-start = no se puede arrancar: { $error }
note-line = nota: { $text }
warning-line = aviso: { $text }

# What is wrong, and before it where: a file, a line of it, a folder.
problem-at = { $place }: { $problem }

## What is strange but no reason to stop

strange-in-line = línea { $line }: { $text }
strange-lines = { $lines-count ->
    [one] línea { $lines }
   *[other] líneas { $lines }
}
strange-often = { $times ->
    [one] { $text } ({ $times } vez)
   *[other] { $text } ({ $times } veces)
}
strange-and-more = { $text } (y { $more } más de este tipo)
strange-and-more-in-lines = línea { $line }: { $text } (y { $more } más de este tipo: { $lines })
strange-more = y { $more } más de este tipo

## Output and files

output-unwritable = no se puede escribir en la salida estándar: { $error }
output-not-json = no se puede escribir como JSON: { $error }
file-standard-input = entrada estándar
file-unreadable = { $kind ->
    [NotFound] no hay ningún archivo { $name }
    [IsADirectory] { $name } es una carpeta
    [PermissionDenied] { $name }: sin permiso para leer este archivo
   *[other] { $name }: { $problem }
}
    .help = { $kind ->
        [NotFound] { $here ->
            [none] {""}
           *[other] se busca en { $here }
        }
        [IsADirectory] indicar un archivo que esté en ella, o - para la entrada estándar
       *[other] {""}
    }
file-unwritable = { $kind ->
    [NotFound] { $name } no se puede escribir: no hay ninguna carpeta { $folder }
    [PermissionDenied] { $name } no se puede escribir: sin permiso
    [StorageFull] { $name } no se puede escribir: no queda espacio
    [ReadOnlyFilesystem] { $name } no se puede escribir: sistema de archivos o soporte de solo lectura
    [IsADirectory] { $name } no se puede escribir: es una carpeta
    [NotADirectory] { $name } no se puede escribir: no es una carpeta
   *[other] { $name } no se puede escribir: { $problem }
}
    .help = { $kind ->
        [NotFound] crear antes la carpeta, o indicar otra
        [PermissionDenied] elegir una carpeta en la que se pueda escribir
        [StorageFull] liberar espacio, o elegir otro disco
       *[other] {""}
    }
file-not-utf8 = { $name } no es un texto en UTF-8
    .help = guardarlo como UTF-8
file-unusable = { $name } no se puede usar:
    { $faults }
file-list-expected = esto parece un archivo de informe de torneo, que leen `swiss`, `standings` y `rate`; aquí se espera una lista de inscritos (CSV, XLSX, ODS) o un torneo exportado
file-report-expected = se espera un archivo de informe de torneo (TRF), como los que escriben los programas de emparejamiento y `adoube event report`
file-folder-taken = { $folder } ya existe
    .help = indicar una carpeta nueva
convert-impossible = { $name } no se puede escribir como { $version }:
    { $faults }
convert-left-out = { $name }, se omite en { $version }

## Arguments

usage-more = --help dice más
usage-no-arguments = faltan argumentos
    .help = { $usage }; --help dice más
usage-no-command = falta una orden
    .help = { $usage }; las órdenes son: { $commands }
manual-failed = no se puede crear la página del manual: { $why }
manual-no-chapter = no hay ningún capítulo «{ $chapter }» en el manual
    .help = los capítulos son { $known }

argument-no-day = se espera año-mes-día, como 2026-11-15
argument-no-role = se espera viewer, results_only, entry_desk, sector_arbiter, deputy_arbiter, chief_arbiter u owner
argument-no-language = se espera uno de estos: { $languages }
argument-no-network = se espera una dirección como 10.0.0.7, o una red como 10.0.0.0/8
argument-no-log-level = se espera off, error, warn, info, debug o trace
argument-no-point-system = se esperan los puntos por victoria, tablas y derrota, como 3-1-0
argument-no-span = se esperan dos valores con un guion en medio, como 9-12, o uno de ellos
argument-no-level = se espera world, continental, olympiad, world-cup, team-championship, zonal, national-championship, national-team-championship u other

## The server

serve-here = Adoube está en { $url }
serve-in-hall = Otros ordenadores y teléfonos lo encuentran en { $url }
serve-stop = Ctrl-C lo detiene.
serve-copy = { $place ->
    [none] Para copiarlo todo mientras funciona: adoube backup FILE (a una copia de adoube.db le falta lo último que se anotó).
   *[other] Para copiarlo todo mientras funciona: adoube backup --data { $place } FILE (a una copia de adoube.db le falta lo último que se anotó).
}
serve-copy-database = Para copiarlo todo mientras funciona: adoube backup FILE (no copie sus archivos).
serve-no-address = { $kind ->
    [AddrInUse] no se puede escuchar en { $address }: ya lo hace otro programa, quizá el propio Adoube
    [PermissionDenied] no se puede escuchar en { $address }: sin permiso para usar este puerto
    [AddrNotAvailable] no se puede escuchar en { $address }: no es una dirección de este ordenador
    [InvalidInput] no se puede escuchar en { $address }: no es una dirección con puerto
   *[other] no se puede escuchar en { $address }: { $problem }
}
    .help = elegir otra dirección con --listen, como 127.0.0.1:8401
serve-stopped = el servidor se ha detenido: { $error }
serve-no-demonstration = no se puede crear la demostración: { $error }

## The accounts

people-heading-login = usuario
people-heading-name = nombre
people-administrator = administrador
people-password-is = Entre como { $login } con esta contraseña y después elija otra en la página de la cuenta:
people-nobody = nadie entra como { $login }
    .help = `adoube people list` muestra a todos
people-token-above-role = { $is ->
    [none] { $login } no tiene ningún rol en { $event }: un token no puede tener el rol { $wanted }
   *[other] { $login } tiene el rol { $is } en { $event }: un token no puede tener el rol { $wanted }
}
    .help = { $is ->
        [none] un propietario del torneo da los roles, en su página de personas
       *[other] --role indica uno menor
    }
people-captain-of-what = un capitán presenta las alineaciones de un equipo: ¿de cuál?
    .help = --team lo nombra por número o nombre
people-team-of-captain = solo un capitán tiene equipo
    .help = --role captain
people-which-section = el torneo tiene varios grupos con equipos, o ninguno
    .help = --section nombra uno
people-at-the-computer = Alguien en el ordenador del servidor
people-role-given = { $login } es ahora { $role } en { $event }.
people-no-hash = no se pudo cifrar una contraseña
people-no-random-numbers = no hay números aleatorios: { $error }
people-file = no se pueden abrir las cuentas: { $error }
