# Ein Turnier aus einer Berichtsdatei: was nicht so ist, wie die Datei es hat.

cannot-import-refused = aus dem Turnier kann keine Gruppe werden: { $value }

import-adjustment-read = { $value }
import-adjustment-system-assumed = kein Satz nennt das Paarungssystem in verständlichen Worten; angenommen wird { $system }
import-adjustment-system-not-paired = { $code } nennt ein System, das hier nicht gepaart wird; genommen wird { $system }
import-adjustment-initial-colour = kein Satz nennt die Anfangsfarbe; { $colour } erklärt Runde 1 und wird genommen
import-adjustment-second-score = der Code in 192 nennt keine zweite Wertung; hier entscheidet sie bei gleichen Farben
import-adjustment-event-differs = { $event ->
    [none] { $field }: Die Datei sagt { $file }; die Veranstaltung sagt nichts und bleibt, wie sie ist
   *[other] { $field }: Die Veranstaltung sagt { $event }, die Datei { $file }; es gilt die Veranstaltung
}
import-adjustment-unknown-tie-break = die Feinwertung { $code } ist nicht bekannt; sie bleibt stehen und zählt nicht
import-adjustment-points-not-first = 212 beginnt nicht mit den Punkten; die Plätze gehen zuerst nach Punkten
import-adjustment-unknown-time-control = die Bedenkzeit { $text } ist nicht zu verstehen; sie bleibt in Worten
import-adjustment-encoded-time-control = die Worte { $words } für die Bedenkzeit sind nicht zu verstehen; genommen wird { $taken } aus Satz 222
import-adjustment-no-times = { $rounds ->
    [one] die Datei hat den Tag von { $rounds } Runde, aber keine Uhrzeit: sie steht auf 00:00
   *[other] die Datei hat die Tage von { $rounds } Runden, aber keine Uhrzeiten: sie stehen auf 00:00
}
import-adjustment-same-fide-id = { $number } und { $other } haben die FIDE-Nummer { $fide-id }; { $number } wird ohne sie eingetragen
import-adjustment-not-there = { $number } hat weder Partie noch Freilos in Runde { $rounds }: gilt als noch nicht gemeldet oder zurückgezogen
import-adjustment-taken-for-adjourned = { $games ->
    [one] Runde { $round }: { $games } Partie hat kein Ergebnis, obwohl eine spätere Runde gepaart ist; sie gilt als abgebrochen
   *[other] Runde { $round }: { $games } Partien haben kein Ergebnis, obwohl eine spätere Runde gepaart ist; sie gelten als abgebrochen
}
import-adjustment-other-ranks = { $players ->
    [one] { $players } Platz ist anders als in der Datei: { $number } steht auf { $own }, in der Datei auf { $rank }
   *[other] { $players } Plätze sind anders als in der Datei: { $number } steht auf { $own }, in der Datei auf { $rank }
}
import-adjustment-team-details = Kurznamen und Stärken von Mannschaften werden nicht behalten
import-adjustment-informative = 801 und 802 wiederholen nur andere Sätze und werden nicht behalten
import-adjustment-one-round = keine Rundenzahl ist genannt und keine Runde gepaart; angekündigt wird eine Runde

event-field-place = Ort
event-field-federation = Föderation
event-field-starts = erster Tag
event-field-ends = letzter Tag
event-field-chief-arbiter = Hauptschiedsrichter
event-field-deputy-arbiters = stellvertretende Schiedsrichter
