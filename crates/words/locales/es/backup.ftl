# Copias de seguridad.
backup-made = { $count ->
    [one] { $count } torneo con { $records } entradas, las cuentas y las listas de Elo están en { $file }
   *[other] { $count } torneos con { $records } entradas, las cuentas y las listas de Elo están en { $file }
}
backup-sound = { $count ->
    [one] La copia del { $at } está tal como se escribió: { $count } torneo con { $records } entradas
   *[other] La copia del { $at } está tal como se escribió: { $count } torneos con { $records } entradas
}
backup-restored = { $count ->
    [one] La copia del { $at } está recuperada: { $count } torneo con { $records } entradas, las cuentas y las listas de Elo
   *[other] La copia del { $at } está recuperada: { $count } torneos con { $records } entradas, las cuentas y las listas de Elo
}
backup-left-out = { $why ->
    [none] el torneo { $event } no está en ella: su diario estaba dañado
   *[other] el torneo { $event } no está en ella: { $why }
}
backup-no-span = se espera un tiempo, como 15m, 6h o 1d
backup-error-file = { $path }: { $problem }
backup-error-not-a-backup = { $path } no es una copia que haya escrito este programa
backup-error-newer-version = la copia tiene la versión { $found }, este programa lee hasta la versión { $known }
    .help = una versión más nueva de Adoube la lee
backup-error-damaged = la copia está dañada: { $file } no está en ella tal como se escribió; no se ha recuperado nada
    .help = tome una copia anterior
backup-error-other-event = el torneo { $event } no está en la copia tal como se escribió; no se ha recuperado nada
    .help = tome una copia anterior
backup-error-not-empty = ya hay torneos o cuentas en { $place }; no se ha recuperado nada
    .help = --data indica un lugar vacío; --replace aparta lo que hay en una carpeta
backup-error-people = no se pueden copiar las cuentas: { $problem }
