# What fide-2018-01 says, in our own words.

fide-2018-01-name = Leyes del Ajedrez de la FIDE, enero de 2018
fide-2018-01-gap-1-part = Glosario
fide-2018-01-gap-1-why = Explica palabras y no establece reglas.
fide-2018-01-absent-recording-exempt-sudden-death = Una sola regla vale para todos los períodos
fide-2018-01-absent-scoresheet-loan = La planilla del adversario sirve para poner al día la propia; no se menciona ningún otro préstamo
fide-2018-01-absent-reconstruction-waived = Las planillas se ponen siempre al día
fide-2018-01-absent-insufficient-material = Las Leyes no enumeran materiales; las posiciones muertas cubren el caso
fide-2018-01-absent-insufficient-on-time = Cuenta cualquier mate posible, así que no se enumeran materiales
fide-2018-01-absent-scoresheet-complete = Ganar por tiempo no depende de la planilla

fide-2018-01-says-7-5-3 = Pulsar el reloj sin haber movido se trata y sanciona como jugada ilegal.
fide-2018-01-says-7-5-4 = Dos manos para una jugada, como al enrocar, capturar o promocionar, y el reloj pulsado: se trata y sanciona como jugada ilegal.
fide-2018-01-says-7-5-5 = Todas ellas se cuentan juntas: la primera da dos minutos al adversario; la segunda pierde, o es tablas si el adversario no puede dar mate.
fide-2018-01-says-A-4-2 = El árbitro actúa, o el adversario puede reclamar, hasta que el adversario ha hecho la jugada siguiente, con las sanciones habituales. Después la jugada vale, salvo acuerdo de ambos.
fide-2018-01-says-A-4-3 = Quien reclama ganar por tiempo puede parar el reloj; tablas si el reclamante no puede dar mate.
fide-2018-01-says-A-4-5 = El árbitro también señala la caída de bandera.

fide-2018-01-reading-mistaken-press-question = Un jugador quiere parar el reloj y pone en marcha el del adversario: ¿es jugada ilegal?
fide-2018-01-reading-mistaken-press-default = Como dice 7.5.3, salvo que el árbitro esté seguro de que fue un error.
fide-2018-01-reading-mistaken-press-as-distraction = Como mucho una distracción, a criterio del árbitro.
fide-2018-01-reading-both-flags-unannounced-question = Las dos banderas están caídas, nadie sabe cuál cayó antes y las directrices no se anunciaron.
fide-2018-01-reading-both-flags-unannounced-default = Decide la señal del reloj digital; si no la hay, el árbitro.
fide-2018-01-reading-both-flags-unannounced-as-as-announced = Como en las directrices: la partida sigue antes del último período y es tablas en él.
