# Accounts of players: fees, deposits, payments, and what prizes become by the entries.

account-entered = { $note ->
    [none] { $section }: cuenta de { $entrant }: { $item }, { $amount }
   *[other] { $section }: cuenta de { $entrant }: { $item }, { $amount } ({ $note })
}
account-item-charge = { $value } por pagar
account-item-payment = pagado ({ $value })
account-item-refund = reembolsado ({ $value })
account-item-deposit-returned = fianza devuelta ({ $value })
account-item-waiver = condonado
charge-entry-fee = cuota de inscripción
charge-late-fee = recargo por inscripción tardía
charge-re-entry-fee = cuota de reinscripción
charge-deposit = fianza
charge-membership = cuota de socio
charge-fine = multa
charge-other = otro cargo
pay-method-cash = efectivo
pay-method-card = tarjeta
pay-method-transfer = transferencia
pay-method-online = en línea
pay-method-cheque = cheque
invalid-amount = «{ $text }» no es un importe: se esperan cifras con dos decimales como máximo, como 45 o 45,50
refusal-no-amount = un importe debe ser mayor que cero
refusal-amount-too-large = un importe puede ser como máximo { $most }
refusal-more-than-paid = { $who } ha pagado { $paid }; no se puede devolver más
refusal-has-account = { $who } tiene una cuenta, que debe quedar registrada
    .help = retirar al jugador, o deshacer antes las líneas de la cuenta

# What prizes based on entries are as things stand.
prize-now-reason-not-based-on = como se anunció
prize-now-reason-goal-reached = se alcanzó el número de inscritos: se paga entero
prize-now-reason-in-proportion = { $entries } de { $goal }: al menos en proporción a las inscripciones (32C4a)
prize-now-reason-half = al menos la mitad, porque el conjunto de premios anunciados supera { $above } (32C4b)
prize-now-reason-guaranteed = garantizado (32E)
prize-now-reason-offered = { $percent } % por decisión del organizador

# `adoube event fees`, `event prizes` and what belongs to them.
event-fees-title = { $name }: cuotas{ $currency ->
    [none] {""}
   *[other] {" "}({ $currency })
}
event-fees-column-charged = A pagar
event-fees-column-waived = Condonado
event-fees-column-paid = Pagado
event-fees-column-balance = Pendiente
event-fees-column-deposit = Fianza
event-fees-totals = Pagado { $paid }, pendiente { $owed }, fianzas retenidas { $deposits }
event-fees-till = { $day ->
    [none] Caja de todos los días
   *[other] Caja del { $day }
}
event-fees-flow = { $method }: cobrado { $taken }, devuelto { $given }, queda { $sum }
event-fees-unannounced = no se ha anunciado cuota de inscripción para este grupo, así que nadie la debe: anunciarla o cargarla
event-fees-nothing-open = { $who } no debe nada; indique el importe
event-fees-no-fund = el grupo «{ $section }» no tiene fondo de premios
event-prizes-counted = cuentan { $entries } inscripciones, los premios se basan en { $goal }
event-prizes-counted-in = { $section }: { $entries }
event-prizes-column-prize = Premio
event-prizes-column-advertised = Anunciado
event-prizes-column-now = Ahora
event-prizes-column-why = Por qué
event-prizes-sum = Anunciado { $advertised }, ahora { $now }
entries-counted-missing = no hay ningún grupo «{ $name }» cuyas inscripciones puedan contar
