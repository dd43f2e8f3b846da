# Appeals: incidents, questions, answers, what rulings say.

family-appeals = Apelaciones

incident-appeal = alguien apela contra una decisión
    .words = apelación, apela, reclamación, protesta, recurso, recurre la decisión, no está de acuerdo
incident-appeal-committee = se forma un comité de apelación
    .words = comité de apelación, jurado, miembros del comité, composición del comité
incident-appeal-vote = el comité de apelación ha votado
    .words = votación, voto del comité, empate de votos, mayoría
incident-national-appeal = alguien apela ante la federación
    .words = apelación a la federación, recurso federativo, apelación nacional

ask-appeal-by = ¿Quién apela?
ask-appeal-after = ¿Cuánto después de la decisión se presenta la apelación?
ask-appeal-deadline = ¿Qué plazo fijan las bases del torneo para las apelaciones?
ask-appeal-committee-seniors = ¿Cuántos de ellos son directores de categoría Senior o superior?
ask-appeal-committee-concerned = ¿Cuántos de ellos son parte interesada en el conflicto?
ask-appeal-vote-for-appeal = ¿Cuántos votaron a favor de la apelación?
ask-appeal-vote-against = ¿Cuántos votaron en contra?
ask-national-appeal-days-after-event = ¿Cuántos días después del final del torneo se envió?
ask-national-appeal-good-reason = ¿Hay una razón aceptable para haberla enviado tarde?

appellant-player = un jugador afectado
appellant-official = el capitán, el jefe de delegación u otro oficial del jugador
appellant-other = otra persona

committee-fault-too-few = hay demasiado pocos votantes
committee-fault-even = el número de votantes debería ser impar
committee-fault-concerned = ninguna parte interesada puede votar
committee-needs-persons = al menos { $least } personas, o { $seniors } si todas son directores de categoría Senior o superior
committee-needs-odd-voters = al menos { $least } votantes, y en número impar
committee-needs-voters = al menos { $least } votantes

appeals-filed = Se presenta una apelación
appeals-excluded = Las bases del torneo excluyen las apelaciones: la decisión es definitiva.
appeals-filed-in-blitz = Se presenta una apelación en relámpago
appeals-chief-is-final = En relámpago la decisión del director principal es definitiva: no hay comité durante el torneo.
appeals-chief-director = la decisión de otro director va al director principal; después del torneo queda la apelación ante US Chess
appeals-not-concerned = Apela alguien que no está afectado
appeals-only-concerned = Denegada: solo pueden apelar los jugadores afectados, o quien pueda actuar por ellos.
appeals-filed-after = Se presenta una apelación { $after } después de la decisión
appeals-extended = El director dio más plazo: la apelación se admite.
appeals-too-late = Demasiado tarde: se apela en un plazo de { $limit } desde la decisión, salvo que se diera más.
appeals-played-on = Demasiado tarde: se apela antes de seguir jugando, salvo que el director lo aplazara o diera más plazo.
appeals-refused = no se admite la apelación
appeals-heard-if-announced = se admite la apelación, si se anunció o se aplazó
appeals-under-protest = no se admite, salvo que el jugador siguiera jugando bajo protesta
appeals-in-time = La apelación está en plazo: se intenta una conciliación y después se resuelve.
appeals-goes-on-as-ruled = Hasta que se resuelva, la partida sigue según lo decidido.
appeals-even-signed = se puede apelar incluso después de firmar el resultado

appeals-to-federation = Se apela ante la federación
appeals-final-for-event = La decisión del comité de apelación es definitiva para el torneo.
appeals-sent-in-time = { $days ->
    [one] En plazo: se envió no más de { $days } día después del torneo. La acompañan una fianza y una copia para el director.
   *[other] En plazo: se envió no más de { $days } días después del torneo. La acompañan una fianza y una copia para el director.
}
appeals-late-with-reason = { $days ->
    [one] Pasado el plazo de { $days } día; solo se admite si se acepta el motivo del retraso.
   *[other] Pasado el plazo de { $days } días; solo se admite si se acepta el motivo del retraso.
}
appeals-refuse = no admitirla
appeals-hear = admitirla
appeals-hear-for-reason = admitirla solo con un buen motivo
appeals-sent-late = { $days ->
    [one] Demasiado tarde: la apelación se envía no más de { $days } día después del torneo.
   *[other] Demasiado tarde: la apelación se envía no más de { $days } días después del torneo.
}

appeals-committee = { $voters ->
    [one] Se forma un comité de apelación de { $voters } miembro
   *[other] Se forma un comité de apelación de { $voters } miembros
}
appeals-how-many-vote = ¿Cuántos votan? El comité necesita { $needed }.
appeals-can-hear = El comité puede resolver la apelación: votan { $voters }, y necesita { $needed }.
appeals-should-be-odd = El número de votantes debería ser impar: se añade un suplente. Un comité necesita { $needed }.
appeals-add-or-drop = añadir o quitar un votante
appeals-go-on = seguir como está
appeals-add-reserve = añadir un suplente
appeals-not-in-order = El comité no está en regla: { $faults }. Necesita { $needed }.
appeals-add-reserves = Añadir suplentes y comprobar de nuevo.
appeals-replace-them = Sustituirlos por suplentes y comprobar de nuevo.
appeals-voted = El comité votó la apelación: { $yes } a favor y { $no } en contra
appeals-tie = Empate: el número de votantes debería haber sido impar.
appeals-no-rule-for-tie = las bases no dicen qué significa un empate
appeals-ruling-stands = la decisión se mantiene
appeals-vote-repeated = se añade un suplente y se repite la votación
appeals-upheld = La apelación prospera: la decisión se cambia como diga el comité y se devuelve la fianza.
appeals-written-down = La resolución se escribe y se firma; es definitiva para el torneo.
appeals-stands = La decisión del { $who } se mantiene.
appeals-committee-needs = un comité de apelación necesita { $needed }
