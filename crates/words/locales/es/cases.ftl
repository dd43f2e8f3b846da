# Cases: appeals, inspections and complaints, and what is found of them.

appellant-role-player = jugador
appellant-role-captain = capitán
appellant-role-head-of-delegation = jefe de delegación
appellant-role-other = otra persona que indican las bases
committee-seat-chair = presidente
committee-seat-member = vocal
committee-seat-reserve = suplente
fee-outcome-returned = devuelta
fee-outcome-partly-returned = devuelta en parte
fee-outcome-kept = retenida
inspection-grounds-suspicion = sospecha
inspection-grounds-complaint = una denuncia
inspection-grounds-left-venue = el jugador había salido del recinto de juego
inspection-grounds-random = elegido al azar
complaint-stage-in-tournament = durante el torneo
complaint-stage-post-tournament = después del torneo
appeal-case-excluded = La convocatoria excluye las apelaciones.
appeal-case-in-time = A tiempo: { $minutes } min después de la decisión, el plazo es de { $limit } min.
appeal-case-too-late = Fuera de plazo: { $minutes } min después de la decisión, el plazo es de { $limit } min.
appeal-case-played-on = El jugador ha seguido jugando desde la decisión: ya no cabe apelación.
appeal-case-no-deadline = No hay plazo anunciado, y las reglas lo dejan a la convocatoria.
appeal-case-ruling-time-unknown = ¿Cuándo se comunicó la decisión? Sin eso no se sabe si la apelación llega a tiempo.
appeal-case-played-on-unknown = ¿Ha seguido jugando el jugador desde la decisión? Entonces ya no cabe apelación.
appeal-case-official-appeals = Estas reglas solo prevén la apelación de un jugador.
appeal-case-fee-not-announced = No hay fianza anunciada; debe fijarse de antemano.
appeal-case-fee-unpaid = No consta el pago de la fianza ({ $fee }).
appeal-case-concerned = { $name } tiene que ver con la disputa y no vota.
appeal-case-is-party = { $name } es parte en la disputa y no vota.
appeal-case-same-club = { $name } es del club de una parte ({ $club }) y no debería votar.
appeal-case-same-team = { $name } es del equipo de una parte y no debería votar.
appeal-case-same-federation = { $name } es de la federación de una sola parte ({ $federation }) y no debería votar.
appeal-case-replaced = { $by } vota en lugar de { $name }.
appeal-case-too-young = { $name } tiene menos de 21 años.
appeal-case-age-unknown = ¿Tiene { $name } al menos 21 años? El año de nacimiento no lo dice.
appeal-case-no-chair = Ninguno de los que votan preside.
appeal-case-federation-twice = Dos de los que votan son de { $federation }; a ser posible vienen de federaciones distintas.
appeal-case-not-in-order = El comité no está en regla: { $faults }. Necesita { $needed }.
appeal-case-in-order = { $voters ->
    [one] El comité puede resolver: vota { $voters }.
   *[other] El comité puede resolver: votan { $voters }.
}
appeal-case-votes-too-many = { $voters ->
    [one] { $votes } votos, pero solo vota { $voters }.
   *[other] { $votes } votos, pero solo votan { $voters }.
}
appeal-case-votes-disagree = La decisión no concuerda con los votos.
appeal-case-tie-upholds = Con empate de votos se mantiene la decisión del director.
appeal-case-fee-must-be-returned = La apelación se estimó: la fianza se devuelve.
appeal-case-fee-undecided = ¿La fianza se devuelve o se retiene?
appeal-case-change-result = Falta anotar lo que cambia la decisión: rectificar la incidencia, corregir el resultado.
fair-play-inspector-of-other-gender = Quien inspecciona debe ser del mismo sexo que el jugador.
fair-play-inspector-gender-unknown = ¿Quien inspecciona es del mismo sexo que el jugador? No consta.
fair-play-no-witness = Falta un testigo del mismo sexo.
fair-play-witness-of-other-gender = El testigo debe ser del mismo sexo que el jugador; este puede elegir un segundo, de cualquier sexo.
fair-play-witness-gender-unknown = ¿El testigo es del mismo sexo que el jugador? No consta.
fair-play-twice-in-round = Por una denuncia, o tras salir del recinto de juego, a un jugador se le inspecciona solo una vez por ronda.
fair-play-random-must-be-announced = Las inspecciones al azar deben anunciarse en las bases del torneo.
fair-play-found-unsaid = No consta qué se encontró; «nada» también es una respuesta.
fair-play-refused-to-the-last = Primero explicar, luego advertir; quien aun así se niega pierde la partida y no sigue en el torneo.
fair-play-only-an-accusation = Sin firma o sin la declaración: una mera acusación. El nombre consta en el informe y no se informa al acusado.
fair-play-undecided = Aún sin resolver.
fair-play-first-baseless = Primera denuncia infundada de esta persona en el torneo: una advertencia u otra sanción de la lista.
fair-play-baseless-again = Infundada otra vez: { $before } antes en este torneo. Sancionar e informar al órgano de juego limpio.
fair-play-accused-was-told = Se informó al acusado aunque nadie firmó una denuncia.
