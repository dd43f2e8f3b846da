# Flags: incidents, questions, answers, what rulings say.

family-flags = Banderas

incident-flag-fall = una bandera ha caído o alguien dice que ha caído
    .words = bandera, caída de bandera, cae la bandera, bandera caída, perdió por tiempo, sin tiempo, tiempo agotado, se acabó el tiempo, cero en el reloj, material insuficiente, rey solo, rey desnudo
incident-both-flags-down = han caído las dos banderas
    .words = dos banderas, ambas banderas, las dos banderas caídas

ask-flag-fall-of = ¿De quién es la bandera?
ask-flag-fall-called-by = ¿Quién dice que ha caído la bandera de las { $of }?
ask-flag-fall-moves-completed = ¿Habían completado las { $of } las jugadas del período?
ask-flag-fall-control-met = ¿Habían completado las { $of } las jugadas del control?
ask-flag-fall-ended-first = ¿Terminó la partida antes de que se señalara la caída de bandera?
ask-flag-fall-witnessed = ¿Vio un director o un testigo imparcial caer la bandera de las { $of }?
ask-flag-fall-denied-before = ¿Se ha denegado ya una reclamación por tiempo en este control?
ask-both-flags-down-first = ¿Qué bandera cayó antes?
ask-first-flag-by-mark = ¿Qué bandera cayó antes, según la señal del reloj o según testigos?
ask-both-flags-down-ended-first = ¿Terminó la partida antes de que se señalara la caída de bandera?
ask-material-on-time = ¿Tienen las { $side } más que rey solo, rey y alfil o caballo, o dos caballos contra ningún peón, o bien una victoria forzada?
ask-missing-pairs = ¿Cuántos pares de jugadas faltan o están incompletos en la planilla de las { $side }?

caller-opponent = el adversario
caller-player = el jugador de quien es la bandera
caller-arbiter = un árbitro o director que lo vio
caller-spectator = otra persona
caller-nobody = nadie todavía

end-or-flag-before = sí, antes
end-or-flag-after = no, antes se señaló la bandera
end-or-flag-unclear = nadie lo sabe

first-flag-white = la de las blancas
first-flag-black = la de las negras
first-flag-unknown = nadie lo sabe

# How a game ended, inside of sentences.
game-end-checkmate = el mate
game-end-stalemate = el ahogado
game-end-dead-position = la posición muerta
game-end-resignation = el abandono
game-end-agreement = el acuerdo
game-end-fivefold = la quinta aparición de la posición
game-end-seventy-five-moves = la jugada 75 sin mover peón ni capturar

# One flag.
flags-down = Bandera caída de las { $by }
flags-fallen = Ha caído la bandera de las { $by }
flags-too-late = La partida había terminado antes de que se señalara la bandera: su resultado vale.
flags-touched-piece = la pieza tocada y no movida no cambia lo que es posible
flags-claimant-stops-clock = el reclamante debe parar el reloj
flags-claimant-needs-time = al reclamante debe quedarle tiempo
flags-before-last-period = Ha caído la bandera de las { $by } antes del último período
flags-next-period = Las jugadas del período estaban completadas: la partida sigue en el siguiente.
flags-sheets-completed = las planillas que no estén al día se completan ahora
flags-not-on-counter = Una pantalla o un contador por sí solo no decide si se hicieron las jugadas: lo deciden las planillas.
flags-count-on-sheets = Parar los relojes y contar las jugadas en las planillas; después decidir sobre la bandera.
flags-count-not-shown = Ha caído la bandera de las { $by } y no se puede demostrar el número de jugadas
flags-unproven = No consta que se agotara el tiempo: la partida sigue y la próxima jugada es la primera del período siguiente.
flags-unless-evidence = salvo que haya pruebas de que se hicieron más jugadas
flags-early = La bandera de las { $by } cayó antes de tiempo por un fallo del reloj
flags-early-fails = La reclamación no prospera: el reloj se cambia o se corrige y la partida sigue.
flags-write-down = Anotar los dos tiempos y las jugadas hechas antes de cambiar nada.
flags-set-times = Fijar los tiempos según el propio criterio.
flags-later-claims = en el mismo control todavía se admiten reclamaciones posteriores

# The result.
flags-lost-can-mate = Las { $by } pierden por tiempo: las { $by-opponent } todavía pueden dar mate.
flags-lost-possible-mate = Las { $by } pierden por tiempo: el adversario todavía puede dar mate con una serie de jugadas legales.
flags-lost-material = Las { $by } pierden por tiempo: el adversario tiene material de mate.
flags-lost-forced-win = Las { $by } pierden por tiempo: el adversario tiene una victoria forzada.
flags-lost-forced-win-in = Las { $by } pierden por tiempo: el adversario tiene una victoria forzada en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
flags-drawn-cannot-mate = Tablas: las { $by } han agotado el tiempo, pero las { $by-opponent } no pueden dar mate.
flags-drawn-no-possible-mate = Tablas: las { $by } han agotado el tiempo, pero el adversario no puede dar mate con ninguna serie de jugadas legales.
flags-drawn-bare-king = Tablas: las { $by } han agotado el tiempo, pero el adversario solo tiene el rey.
flags-drawn-no-mate = Tablas: las { $by } han agotado el tiempo, pero con estas piezas no hay mate.
flags-drawn-no-forced-win = Tablas: las { $by } han agotado el tiempo, pero el adversario no tiene una victoria forzada.
flags-drawn-before = Tablas: las { $by } han agotado el tiempo, pero la partida había terminado antes de que cayera la bandera.
flags-won-before = La partida había terminado antes de que cayera la bandera: las { $winner } ganan.

# Who may call it.
flags-not-called = Ha caído la bandera de las { $by } y nadie lo ha señalado
flags-counts-when-called = Una bandera solo se considera caída cuando se señala: hasta entonces la partida sigue.
flags-director-silent = el director no dice nada
flags-arbiter-calls = el árbitro que lo ve lo señala
flags-seen-by-director = Ha caído la bandera de las { $by } y lo ha visto el director
flags-only-players = El director no dice nada: solo los jugadores pueden señalar la caída de bandera.
flags-called-out = Otra persona ha señalado en voz alta la caída de la bandera de las { $by }
flags-weigh-new-game = Se valora si afecta al resultado: el director puede ordenar una partida nueva y expulsar al infractor.
flags-players-only = Solo los dos jugadores pueden señalar la caída de bandera; se actúa contra la intromisión.
flags-look-yourself = Los demás solo pueden avisar al árbitro. El árbitro mira el reloj: decide lo que él vea.
flags-arbiter-calls-in-blitz = también en relámpago el árbitro que ve la bandera caída lo señala
flags-play-on = seguir jugando
flags-new-game = anular la partida y hacer jugar otra
flags-expel = expulsar a quien lo señaló
flags-new-game-if-affected = una partida nueva si el resultado puede verse afectado
flags-claim-as-is-fair = la reclamación del jugador se admite o se deniega, según sea justo
flags-eject = expulsar al espectador; si es un jugador del torneo, se le puede sancionar
flags-eject-and-deny = expulsar al espectador; denegar la reclamación si el jugador no habría visto la bandera
flags-call-what-you-see = señalar la bandera según lo que uno mismo haya visto
flags-call-if-down = señalar la bandera si se ve caída y apartar a la persona

# The game had ended.
flags-end-stands = Antes se produjo { $how }, que terminó la partida: ese resultado vale.
flags-end-stands-in-doubt = En la duda vale { $how }; se deniega la reclamación por tiempo.
flags-decide-which-first = Hay que decidir qué fue antes, { $how } o el aviso de la bandera.
flags-no-rule-for-doubt = nada dice qué vale si no se puede saber; una bandera solo se considera caída cuando se ve o se reclama
flags-the-end-stands = vale { $how }
flags-the-flag-counts = cuenta la bandera
flags-end-stands-unless = vale { $how }, salvo que la bandera se señalara claramente antes

# Both flags.
flags-both = Han caído las dos banderas
flags-both-first = Han caído las dos banderas; primero la de las { $by }
flags-both-unknown = Han caído las dos banderas y nadie sabe cuál cayó antes
flags-no-claim-possible = No cabe reclamación por tiempo: la partida sigue.
flags-drawn-anyway = Tablas, sin importar qué bandera cayó antes.
flags-goes-on-until-pointed-out = La partida sigue hasta que un jugador lo señale; si continúan sin darse cuenta, el director puede entonces declarar tablas.
flags-director-may-declare = El director puede declarar tablas, porque los jugadores continúan sin darse cuenta.
flags-declare-draw = declarar tablas la partida
flags-declare-once-unaware = declarar tablas en cuanto esté claro que ninguno se ha dado cuenta
flags-usual-declare = declarar tablas
flags-last-period-drawn = Es el último período: la partida es tablas.
flags-not-last-period = No es el último período: la partida sigue.
flags-neither-can-claim = A ningún jugador le queda tiempo para reclamar la victoria: la partida es tablas.
flags-no-article = Ningún artículo vigente lo decide: decide el árbitro.
flags-not-announced = no se anunciaron las directrices para partidas sin incremento
flags-game-goes-on = la partida sigue
flags-a-draw = tablas
flags-marked-loses = derrota del jugador al que señala un reloj digital
flags-usual-draw = tablas, como querrían las directrices
flags-usual-goes-on = la partida sigue, como querrían las directrices
flags-usual-neither-has-time = tablas: a ningún jugador le queda tiempo para reclamar la victoria

# Claims by the rules of US Chess.
flags-calls-own = Las { $by } señalan su propia bandera
flags-claims = Las { $by-opponent } reclaman la victoria por tiempo
flags-as-if-claimed = cuenta como si las { $by-opponent } hubieran reclamado; desde ahora ningún jugador completa jugadas en la planilla
flags-no-more-claims = No hay más reclamaciones por tiempo en este control: la partida sigue.
flags-control-met = Las jugadas del control estaban hechas: la reclamación no prospera y la partida sigue.
flags-filled-in = Las { $by-opponent } completaron jugadas en la planilla después de señalar la bandera: la reclamación no prospera, salvo que la planilla bastara con seguridad sin ellas.
flags-pairs-at-most = { $most } como máximo
flags-pairs-more = más de { $most }
flags-claim-fails = la reclamación no prospera
flags-claim-stands = la reclamación prospera
flags-in-doubt-fails = en la duda la reclamación no prospera
flags-poor-sheet = Denegada por planilla deficiente: las { $by } reciben { $bonus } más y nadie puede volver a reclamar por tiempo en este control.
flags-claim-denied = reclamación por tiempo denegada
flags-claimed-both-fell = Las { $by-opponent } reclamaron por tiempo, no pararon el reloj y cayó también la otra bandera
flags-void-drawn = La reclamación es nula y han caído las dos banderas: la partida es tablas.
flags-unseen-drawn = Nadie imparcial vio caer la primera bandera y ahora han caído las dos: la partida es tablas.
flags-void-goes-on = La reclamación es nula y han caído las dos banderas: la partida sigue.
flags-blitz-lost = Las { $by } pierden por tiempo: las { $by-opponent } tienen material de mate.
flags-blitz-drawn = Tablas: las { $by-opponent } no tienen material de mate.
flags-none-within = { $plies ->
    [one] no se encontró una victoria forzada en { $plies } media jugada; quien vea una más larga la muestra
   *[other] no se encontró una victoria forzada en { $plies } medias jugadas; quien vea una más larga la muestra
}
flags-both-sheets-poor = Ambos consideran insuficientes las planillas, o coinciden en que se hicieron las jugadas: no hay más reclamaciones en este control y empieza el siguiente.
flags-draw-diagram = Hacer que ambos anoten la posición en un diagrama, para contar después a partir de ella.
