# The plan of the tables: rooms, accessible tables, who always sits where.

tables = Plano de las mesas
tables-accessible = Mesas accesibles
tables-accessible-are = accesibles: { $tables }
tables-fixed = Siempre en la misma mesa
tables-fixed-none = Nadie tiene mesa fija. Se asigna en la página de la inscripción.
tables-hint = Primero se ocupan las mesas de la primera sala. Una sala con varios tramos de mesas tiene varias líneas. Las mesas conservan su número en todas las salas.
tables-in-need = Necesitan una mesa accesible
tables-in-need-none = Nadie. Quien necesita espacio para una silla de ruedas, un segundo tablero o un asistente lo tiene anotado en la página de la inscripción.
tables-intro = Los próximos emparejamientos siguen este plano. Cambia en qué mesa se juega, nunca quién juega contra quién.
tables-needs-one = necesita una mesa accesible: { $who }
tables-none = No hay salas previstas: las mesas se cuentan desde 1.
tables-room = Sala
tables-rooms = Salas
tables-saved = El plano está guardado. Vale desde el próximo emparejamiento.
tables-unfit = { $first }: «{ $second }» no es un número de mesa
tables-remark-shared-tables = Las mesas { $first } a { $last } de { $room } también están previstas para { $section }: no al mismo tiempo
tables-remark-fixed-outside = { $player } juega siempre en la mesa { $table }, que no está en ninguna sala
tables-remark-few-accessible = { $players ->
    [one] Una persona necesita
   *[other] { $players } personas necesitan
 } una mesa accesible; hay { $tables ->
    [0] ninguna
    [one] una
   *[other] { $tables }
 }
tables-remark-few-tables = Si juegan todos, hacen falta { $wanted } mesas; las salas tienen { $tables }
unreadable-tables-no-stretch = «{ $found }» no es una lista de mesas: se esperan números como 1, 2, 5-8
unreadable-tables-no-table = «{ $found }» no es un número de mesa
unreadable-tables-no-room = «{ $found }» no es una sala con sus mesas: se espera NOMBRE=PRIMERA-ÚLTIMA, como "Sala A=1-20"
unreadable-tables-in-no-room = la mesa { $table } debe ser accesible y no está en ninguna de las salas
