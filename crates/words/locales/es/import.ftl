# Un torneo de un archivo de informe: lo que no es como en el archivo.

cannot-import-refused = el torneo no puede convertirse en una sección: { $value }

import-adjustment-read = { $value }
import-adjustment-system-assumed = ningún registro nombra el sistema de emparejamiento en palabras que se entiendan; se supone { $system }
import-adjustment-system-not-paired = { $code } nombra un sistema que aquí no se empareja; se toma { $system }
import-adjustment-initial-colour = ningún registro dice el color inicial; { $colour } explica la ronda 1 y se toma
import-adjustment-second-score = el código de 192 no nombra una segunda puntuación; aquí se usa cuando los colores son iguales
import-adjustment-event-differs = { $event ->
    [none] { $field }: el archivo dice { $file }; el evento no dice nada y queda como está
   *[other] { $field }: el evento dice { $event }, el archivo { $file }; vale el del evento
}
import-adjustment-unknown-tie-break = el desempate { $code } no se conoce; se guarda y no cuenta
import-adjustment-points-not-first = 212 no empieza por los puntos; los puestos van primero por puntos
import-adjustment-unknown-time-control = el ritmo de juego { $text } no se entiende; se guarda en palabras
import-adjustment-encoded-time-control = las palabras { $words } para el ritmo de juego no se entienden; se toma { $taken } del registro 222
import-adjustment-no-times = { $rounds ->
    [one] el archivo tiene el día de { $rounds } ronda y no la hora: se pone a las 00:00
   *[other] el archivo tiene los días de { $rounds } rondas y no las horas: se ponen a las 00:00
}
import-adjustment-same-fide-id = { $number } y { $other } tienen el número FIDE { $fide-id }; { $number } se inscribe sin él
import-adjustment-not-there = { $number } no tiene ni partida ni bye en la ronda { $rounds }: se toma por aún no inscrito, o retirado
import-adjustment-taken-for-adjourned = { $games ->
    [one] ronda { $round }: { $games } partida no tiene resultado, aunque una ronda posterior está emparejada; se toma por aplazada
   *[other] ronda { $round }: { $games } partidas no tienen resultado, aunque una ronda posterior está emparejada; se toman por aplazadas
}
import-adjustment-other-ranks = { $players ->
    [one] { $players } puesto no es como en el archivo: { $number } está en el { $own }, en el archivo en el { $rank }
   *[other] { $players } puestos no son como en el archivo: { $number } está en el { $own }, en el archivo en el { $rank }
}
import-adjustment-team-details = los nombres cortos y las fuerzas de los equipos no se guardan
import-adjustment-informative = 801 y 802 solo repiten otros registros y no se guardan
import-adjustment-one-round = no se dice ningún número de rondas y ninguna ronda está emparejada; se anuncia una ronda

event-field-place = lugar
event-field-federation = federación
event-field-starts = primer día
event-field-ends = último día
event-field-chief-arbiter = árbitro principal
event-field-deputy-arbiters = árbitros adjuntos
