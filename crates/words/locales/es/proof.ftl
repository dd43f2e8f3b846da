# La cadena de resúmenes: lo que se comprueba de un diario o de una exportación.

chain-fault-changed = la entrada { $seq } no es la que se escribió
chain-fault-no-digest = la entrada { $seq } no tiene resumen
chain-fault-missing = faltan entradas: { $from } a { $to }
chain-fault-cut-off = falta el final: entradas { $from } a { $to }
chain-fault-out-of-place = la entrada { $seq } está en el lugar de la entrada { $expected }
chain-fault-too-many = constan { $announced } entradas, hay { $found }
chain-fault-other-end = la última entrada no es la que consta
chain-fault-unreadable = la entrada { $seq } no se puede leer: { $problem }
chain-fault-does-not-follow = la entrada { $seq } no puede seguir a las anteriores: { $why }
chain-fault-other-name = el torneo se guardaba con otro nombre corto
chain-fault-other-title = el título que consta del torneo no es el que dicen sus entradas
chain-fault-header = lo que precede a las entradas no es lo que se escribió
chain-fault-no-chain = no hay resúmenes (una exportación de la versión 0.1.0): nada de ella se puede probar
    .help = importe el torneo y expórtelo de nuevo: desde entonces queda probado
chain-fault-was-damaged = el diario ya estaba dañado cuando se exportó
chain-fault-file = el archivo de la base de datos está dañado: { $problem }
chain-fault-signature = la firma no es de esta exportación
journal-damaged = el diario del torneo «{ $event }» no es el que se escribió, y no se escribe nada en él: { $fault }
    .help = `adoube event verify` dice todo lo que está mal; `adoube restore` recupera una copia
export-error-damaged = la exportación no es la que se escribió: { $fault }
    .help = exporte de nuevo el torneo; `adoube event verify` dice todo lo que está mal
not-a-digest = se espera un resumen: 64 cifras hexadecimales
not-a-public-key = se espera una clave pública: 64 cifras hexadecimales, como las muestra `adoube key show`
key-error-unreadable = esto no es una clave que haya escrito `adoube key new`
key-error-no-random-numbers = el ordenador no da números aleatorios

# Lo que se dice de un diario o de una exportación en conjunto.
proof-statement-sound = { $records ->
    [one] { $event }: { $records } entrada, tal como se escribió. Resumen { $head }
   *[other] { $event }: { $records } entradas, tal como se escribieron. Resumen { $head }
}
proof-statement-unsound = { $count ->
    [one] { $event } no es lo que se escribió:
   *[other] { $event } no es lo que se escribió; { $count } cosas están mal:
}
proof-statement-chained = Nada se ha cambiado, omitido, añadido ni movido desde entonces; quien anotó un resumen anterior lo encuentra aquí de nuevo.
proof-statement-taken-in = { $records ->
    [one] La primera entrada se escribió sin resumen y se incorporó el { $at }: lo que le ocurrió antes no está probado. Probado desde la entrada { $since }.
   *[other] Las primeras { $records } entradas se escribieron sin resúmenes y se incorporaron el { $at }: lo que les ocurrió antes no está probado. Probado desde la entrada { $since }.
}
proof-statement-withheld = { $count ->
    [one] El texto de { $count } entrada no está en esta copia: su lugar en la cadena está probado, su autor y su hora tal como figuran aquí no lo están.
   *[other] El texto de { $count } entradas no está en esta copia: sus lugares en la cadena están probados, sus autores y sus horas tal como figuran aquí no lo están.
}
proof-statement-signed = Firmada por «{ $name }» el { $at }, con la clave { $key }
proof-statement-signed-by-other = No es la clave que se esperaba.
proof-statement-not-signed = No está firmada.
proof-statement-signature-proves = El dueño de esta clave tenía estas entradas, todas y en este orden, cuando se firmó. El nombre es el que escribió quien firma; solo la clave prueba quién era: compárela con una que tenga de esa persona.

# Claves.
key-made = Una clave para «{ $name }» está en { $file }. Quien tenga este archivo puede firmar con ese nombre: guárdelo, con una copia, donde nadie más llegue.
key-public = Clave pública: { $key }
key-give = Dé la clave pública a quienes comprueban: en el tablón, en la convocatoria, en la página de la federación.
key-taken = ya hay una clave en { $file }
    .help = --file indica otro archivo
key-nowhere = no hay ninguna clave en { $file }
    .help = `adoube key new` crea una
proof-statement-erased = { $count ->
    [one] Se borraron datos personales de { $count } entrada ({ $records }): el resumen que recibió al escribirse está probado, y también lo que hay ahora en su lugar. La entrada { $by } dice quién lo hizo y por qué.
   *[other] Se borraron datos personales de { $count } entradas ({ $records }): los resúmenes que recibieron al escribirse están probados, y también lo que hay ahora en su lugar. La entrada { $by } dice quién lo hizo y por qué.
}
