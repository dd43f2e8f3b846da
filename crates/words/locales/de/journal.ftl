# The journal: what each change tells, in one line that starts with the section.

journal-record = Eintrag { $seq } von { $author }: { $change }
journal-conflict = jemand anders hat das seit Eintrag { $seen } geändert: { $changed }
    .help = den neuen Stand ansehen und es noch einmal versuchen
journal-subject = { $about ->
    [event] Turnier
    [section] Gruppe { $section }
    [round] { $section } Runde { $round }
    [board] { $section } Runde { $round } Brett { $board }
    [entrant] { $entrant }
   *[team] { $team }
}

# Of the event.
journal-event-created = Turnier „{ $details-name }“ angelegt
journal-event-edited = Turnier „{ $details-name }“ geändert
journal-noted = Notiz ({ $subject }): { $text }
record-undone = Eintrag { $seq } zurückgenommen
record-redone = Eintrag { $seq } wieder in Kraft gesetzt
withheld = vertraulicher Eintrag

# Of a section.
section-format-swiss = Schweizer System
section-format-round-robin = Rundenturnier
section-format-knockout = K.-o.-System
section-format-match = Wettkampf
section-format-team-swiss = Schweizer System für Mannschaften
section-format-team-round-robin = Mannschafts-Rundenturnier
section-format-scheveningen = Scheveninger System
section-format-skalitzka = Skalitzka-System
section-format-hutton = Hutton-System
section-format-team-knockout = K.-o.-System für Mannschaften
section-format-individual-teams = Einzelturnier mit Mannschaftswertung
section-format-extra-games = Zusatzpartien
section-added = { $settings-rounds ->
    [one] { $section }: Gruppe „{ $settings-name }“ hinzugefügt, { $settings-format } in { $settings-rounds } Runde
   *[other] { $section }: Gruppe „{ $settings-name }“ hinzugefügt, { $settings-format } in { $settings-rounds } Runden
}
section-imported = { $rounds-count ->
    [one] { $section }: Gruppe „{ $settings-name }“ aus { $file } eingelesen, { $entrants-count } Spieler, { $rounds-count } Runde
   *[other] { $section }: Gruppe „{ $settings-name }“ aus { $file } eingelesen, { $entrants-count } Spieler, { $rounds-count } Runden
}
section-merged = { $from }: die Spieler gingen in { $section } über
section-divided = { $groups-count ->
    [one] { $section }: die Spieler gingen in eine neue Gruppe über
   *[other] { $section }: die Spieler gingen in { $groups-count } neue Gruppen über
}
fide-mode-left = { $section }: FIDE-Modus verlassen, endgültig
section-edited = { $section }: Einstellungen geändert
settings-changed = { $section }: Einstellungen geändert: { $changes }
setting-change-name = Name „{ $after }“ statt „{ $before }“
setting-change-format = Turnierform { $after } statt { $before }
setting-change-pairing-system = { $after ->
    [none] Auslosungssystem { $before } nicht mehr angekündigt
   *[other] { $before ->
        [none] Auslosungssystem { $after }
       *[other] Auslosungssystem { $after } statt { $before }
    }
}
setting-change-rules = { $after ->
    [none] Spielregeln { $before } nicht mehr angekündigt
   *[other] { $before ->
        [none] Spielregeln { $after }
       *[other] Spielregeln { $after } statt { $before }
    }
}
setting-change-rounds = { $after ->
    [one] { $after } Runde statt { $before }
   *[other] { $after } Runden statt { $before }
}
setting-change-points = Punktwertung { $after-win } – { $after-draw } – { $after-loss } statt { $before-win } – { $before-draw } – { $before-loss }
setting-change-other-points = andere Punkte für Freilose oder kampflose Partien
setting-change-rating-used = für die Setzliste: { $after } statt { $before }
setting-change-equal-ratings = unter Gleichen entscheidet { $after } statt { $before }
setting-change-initial-colour = { $after ->
    [none] Anfangsfarbe { $before } zurückgenommen
   *[other] { $before ->
        [none] Anfangsfarbe { $after }
       *[other] Anfangsfarbe { $after } statt { $before }
    }
}
setting-change-time-control = { $after ->
    [none] Bedenkzeit { $before } nicht mehr angekündigt
   *[other] { $before ->
        [none] Bedenkzeit { $after }
       *[other] Bedenkzeit { $after } statt { $before }
    }
}
setting-change-tie-breaks = { $after-count ->
    [0] Feinwertung { $before } nicht mehr angekündigt
   *[other] { $before-count ->
        [0] Feinwertung { $after }
       *[other] Feinwertung { $after } statt { $before }
    }
}
setting-change-team-scoring = andere Wertung der Mannschaften
setting-change-round-start = { $after ->
    [none] Beginn der Runde { $round } ({ $before }) nicht mehr angekündigt
   *[other] { $before ->
        [none] Beginn der Runde { $round }: { $after }
       *[other] Beginn der Runde { $round }: { $after } statt { $before }
    }
}
setting-change-publication = { $after-code ->
    [by-hand] Runden werden öffentlich, wenn der Schiedsrichter es sagt
   *[immediate] Runden werden öffentlich, sobald sie ausgelost sind
}
setting-change-players-report = { $after ->
    [yes] Spieler dürfen Ergebnisse melden
   *[no] Spieler dürfen keine Ergebnisse mehr melden
}
setting-change-categories = { $after-count ->
    [0] Kategorien { $before } entfernt
   *[other] { $before-count ->
        [0] Kategorien { $after }
       *[other] Kategorien { $after } statt { $before }
    }
}
setting-change-category-limits = andere Grenzen von Kategorien
setting-change-announced = neu angekündigt: { $names }
rating-used-fide-then-national = FIDE-Wertungszahl, sonst nationale
rating-used-national-then-fide = nationale Wertungszahl, sonst FIDE
rating-used-fide = FIDE-Wertungszahl
rating-used-national = nationale Wertungszahl
rating-used-higher = die höhere Wertungszahl
rating-used-other = eine andere, jedem zugewiesene Wertungszahl
equal-ratings-name = der Name
equal-ratings-entry = die Reihenfolge der Anmeldung
equal-ratings-lots = das Los
sectors-set = { $sectors-count ->
    [0] { $section }: Sektoren des Turniersaals entfernt
    [one] { $section }: { $sectors-count } Sektor des Turniersaals festgelegt
   *[other] { $section }: { $sectors-count } Sektoren des Turniersaals festgelegt
}
tables-planned = { $rooms-count ->
    [0] { $section }: Tischplan entfernt
   *[other] { $section }: Tischplan: { $rooms }
}
room = { $name } { $first }–{ $last }
paper-signed-off = Unterlage abgezeichnet: { $paper }
prize-fund-set = { $fund ->
    [none] { $section }: Preisfonds entfernt
   *[other] { $section }: Preisfonds festgelegt
}
numbers-assigned = { $numbers-count ->
    [one] { $section }: Startnummer an { $numbers-count } Spieler vergeben
   *[other] { $section }: Startnummern an { $numbers-count } Spieler vergeben
}
virtual-points-set = { $virtual-points-count ->
    [0] { $section }: Beschleunigung entfernt
   *[other] { $section }: Beschleunigung festgelegt
}
team-virtual-points-set = { $virtual-points-count ->
    [0] { $section }: Beschleunigung der Mannschaften entfernt
   *[other] { $section }: Beschleunigung der Mannschaften festgelegt
}
decided-place = { $place }. { $who }
play-off-decided = { $section }: Stichkampf nach Runde { $round }: { $places }
team-play-off-decided = { $section }: Stichkampf der Mannschaften nach Runde { $round }: { $places }
numbers-exchanged = { $section }: { $one } und { $other } haben ihre Startnummern { $one-had } und { $other-had } getauscht
tie-settled = { $seed ->
    [none] { $section }: Gleichstand nach Runde { $round } von Hand geordnet: { $order }
   *[other] { $section }: Gleichstand nach Runde { $round } ausgelost (Startwert { $seed }): { $order }
}
tie-break-values-entered = { $section }: Werte der Feinwertung { $name } nach Runde { $round } eingetragen ({ $values-count })
pairings-prohibited = { $prohibited-count ->
    [0] { $section }: verbotene Paarungen entfernt
    [one] { $section }: { $prohibited-count } Gruppe verbotener Paarungen festgelegt
   *[other] { $section }: { $prohibited-count } Gruppen verbotener Paarungen festgelegt
}
incident-reported = { $board ->
    [none] { $ruling ->
        [none] { $section }: Vorfall in Runde { $round }: { $facts }
       *[other] { $section }: Vorfall in Runde { $round }: { $facts }; Entscheidung: { $ruling }
    }
   *[other] { $ruling ->
        [none] { $section }: Vorfall in Runde { $round } an Brett { $board }: { $facts }
       *[other] { $section }: Vorfall in Runde { $round } an Brett { $board }: { $facts }; Entscheidung: { $ruling }
    }
}
incident-amended = { $was ->
    [none] { $section }: Vorfall { $incident } berichtigt: { $report }
   *[other] { $section }: Vorfall { $incident } berichtigt (vorher { $was }): { $report }
}
incident-place = { $board ->
    [none] Runde { $round }
   *[other] Runde { $round } Brett { $board }
}
incident-withdrawn = { $section }: Vorfall { $incident } zurückgenommen
incident-report = { $board ->
    [none] { $ruling ->
        [none] Runde { $round }: { $facts }
       *[other] Runde { $round }: { $facts }; Entscheidung: { $ruling }
    }
   *[other] { $ruling ->
        [none] Runde { $round } an Brett { $board }: { $facts }
       *[other] Runde { $round } an Brett { $board }: { $facts }; Entscheidung: { $ruling }
    }
}
appeal-filed = { $section }: Berufung von { $appeal-appellant }: { $appeal-grounds }
appeal-committee-set = { $members-count ->
    [0] { $section }: Schiedsgericht für Berufung { $appeal } aufgelöst
    [one] { $section }: Schiedsgericht für Berufung { $appeal } gebildet, { $members-count } Person
   *[other] { $section }: Schiedsgericht für Berufung { $appeal } gebildet, { $members-count } Personen
}
appeal-decided = { $section }: Berufung { $appeal } entschieden: { $decision-outcome }; { $decision-text }
appeal-outcome-upheld = stattgegeben
appeal-outcome-changed = Entscheidung geändert
appeal-outcome-dismissed = zurückgewiesen
appeal-outcome-withdrawn = zurückgezogen
inspection-recorded = { $section }: Kontrolle von { $entrant } in Runde { $round }: { $inspection-consent }
inspection-consent-agreed = der Spieler war einverstanden
inspection-consent-after-explanation = der Spieler war nach einer Erklärung einverstanden
inspection-consent-after-warning = der Spieler war nach einer Verwarnung einverstanden
inspection-consent-refused = der Spieler weigerte sich
complaint-filed = { $section }: Beschwerde von { $complaint-complainant-name } über { $complaint-accused }: { $complaint-facts }
complaint-decided = { $section }: Beschwerde { $complaint } entschieden: { $decision-outcome }; { $decision-text }
complaint-outcome-unfounded = offensichtlich unbegründet
complaint-outcome-not-confirmed = nicht bestätigt
complaint-outcome-confirmed = bestätigt
complaint-outcome-referred = an die Fairplay-Stelle weitergegeben
section-finished = { $section }: beendet

# Of an entry.
journal-registered = { $first-round ->
    [1] { $section }: { $player-name } angemeldet
   *[other] { $section }: { $player-name } ab Runde { $first-round } angemeldet
}
player-edited = { $section }: Daten von { $player-name } berichtigt
scratched = { $section }: Anmeldung von { $name } entfernt
entry-moved = { $section }: { $name } in die Gruppe { $to } umgemeldet
journal-withdrawn = { $section }: { $entrant } ab Runde { $from } zurückgetreten
expelled = { $section }: { $entrant } ab Runde { $from } ausgeschlossen
re-entered = { $section }: { $entrant } ab Runde { $from } wieder dabei
bye-requested = { $bye-code ->
    [pairing-allocated] { $section }: { $entrant } hat für Runde { $round } ein zugewiesenes Freilos beantragt
    [full-point] { $section }: { $entrant } hat für Runde { $round } ein Freilos mit ganzem Punkt beantragt
    [half-point] { $section }: { $entrant } hat für Runde { $round } ein Freilos mit halbem Punkt beantragt
   *[zero-point] { $section }: { $entrant } hat für Runde { $round } ein Freilos ohne Punkt beantragt
}
bye-request-cancelled = { $section }: { $entrant } hat den Antrag auf ein Freilos in Runde { $round } zurückgezogen
checked-in = { $entrants-count ->
    [1] { $section }: { $entrants } anwesend gemeldet
    [2] { $section }: { $entrants } anwesend gemeldet
    [3] { $section }: { $entrants } anwesend gemeldet
   *[other] { $section }: { $entrants-count } Spieler anwesend gemeldet
}
checked-out = { $entrants-count ->
    [1] { $section }: { $entrants } abgemeldet
    [2] { $section }: { $entrants } abgemeldet
    [3] { $section }: { $entrants } abgemeldet
   *[other] { $section }: { $entrants-count } Spieler abgemeldet
}
board-fixed = { $table ->
    [none] { $section }: { $entrant } spielt an beliebigem Tisch
   *[other] { $section }: { $entrant } spielt an Tisch { $table }
}
needs-set = { $needs-kinds-count ->
    [0] { $needs-words ->
        [none] { $section }: { $entrant } braucht nichts Besonderes
       *[other] { $section }: Bedürfnisse von { $entrant }: { $needs-words }
    }
   *[other] { $needs-words ->
        [none] { $section }: Bedürfnisse von { $entrant }: { $needs-kinds }
       *[other] { $section }: Bedürfnisse von { $entrant }: { $needs-kinds }; { $needs-words }
    }
}
need-sight = blind oder sehbehindert
need-wheelchair = Rollstuhl
need-hearing = gehörlos oder schwerhörig
need-moving-assistant = Assistent für die Züge
need-clock-assistant = Assistent für die Uhr
need-recording-assistant = Assistent für das Partieformular
need-fixed-table = immer derselbe Tisch
points-adjusted = { $adjustment-points-sign ->
    [minus] { $section }: Punkte von { $adjustment-entrant } um { $adjustment-points } berichtigt, ab Runde { $adjustment-round }
   *[plus] { $section }: Punkte von { $adjustment-entrant } um +{ $adjustment-points } berichtigt, ab Runde { $adjustment-round }
}

# Of a team.
team-added = { $section }: Mannschaft { $details-name } angelegt
team-edited = { $section }: Mannschaft { $details-name } geändert
line-up-filed = { $section }: Runde { $round }: Aufstellung von { $team }: { $players }
line-up-withdrawn = { $section }: Runde { $round }: Aufstellung von { $team } zurückgezogen

# Of a round.
paired-board = Brett { $board } { $white } – { $black }
player-bye = { $entrant } ({ $kind })
round-pairings = { $boards-count ->
    [0] { $byes-count ->
        [0] nichts
       *[other] { $byes }
    }
   *[other] { $byes-count ->
        [0] { $boards }
       *[other] { $boards }, { $byes }
    }
}
round-paired = { $pairings-byes-count ->
    [0] { $section }: Runde { $round } { $made-by-engine-code ->
        [by-hand] von Hand
       *[other] durch { $made-by-engine }
    } ausgelost: { $pairings-boards-count ->
        [0] { $pairings-matches-count ->
            [one] { $pairings-matches-count } Mannschaftskampf
           *[other] { $pairings-matches-count } Mannschaftskämpfe
        }
        [one] { $pairings-boards-count } Brett
       *[other] { $pairings-boards-count } Bretter
    }
   *[other] { $section }: Runde { $round } { $made-by-engine-code ->
        [by-hand] von Hand
       *[other] durch { $made-by-engine }
    } ausgelost: { $pairings-boards-count ->
        [0] { $pairings-matches-count ->
            [one] { $pairings-matches-count } Mannschaftskampf
           *[other] { $pairings-matches-count } Mannschaftskämpfe
        }
        [one] { $pairings-boards-count } Brett
       *[other] { $pairings-boards-count } Bretter
    }, { $pairings-byes-count ->
        [one] { $pairings-byes-count } Freilos
       *[other] { $pairings-byes-count } Freilose
    }
}
journal-round-published = { $section }: Runde { $round } veröffentlicht
start-position-set = { $section }: Grundstellung { $position } für Runde { $round }
pairings-changed = { $section }: Runde { $round } von Hand geändert: { $added } statt { $removed }
empty-board = Brett { $board } { $entrant } ohne Gegner
boards-set = { $empty-boards-count ->
    [0] { $section }: Runde { $round }: Bretter nach den Aufstellungen besetzt: { $boards }
   *[other] { $section }: Runde { $round }: Bretter nach den Aufstellungen besetzt: { $boards }; { $empty-boards }
}
journal-round-closed = { $section }: Runde { $round } abgeschlossen
journal-round-reopened = { $section }: Runde { $round } wieder geöffnet

# Vom Turniersaal während einer Runde.
round-started = { $section }: Runde { $round } begonnen am { $at }
duty-done = { $section }: Runde { $round }: { $duty } erledigt
clock-read = { $last-move ->
    [none] { $section }: Runde { $round } Brett { $board }: Uhr abgelesen am { $at }: Weiß { $white-seconds } s, Schwarz { $black-seconds } s
   *[other] { $section }: Runde { $round } Brett { $board }: Uhr abgelesen am { $at }: Weiß { $white-seconds } s, Schwarz { $black-seconds } s, Zug { $last-move }
}
player-left = { $section }: Runde { $round }: { $entrant } hat den Spielbereich verlassen am { $at }
player-returned = { $section }: Runde { $round }: { $entrant } wieder im Spielbereich am { $at }
results-verified = { $boards-count ->
    [one] { $section }: Runde { $round }: mit dem Ergebniszettel verglichen: { $boards }
   *[other] { $section }: Runde { $round }: { $boards-count } Ergebnisse mit den Ergebniszetteln verglichen
}
verified-result = Brett { $board }, { $result }

# Of a board.
result-entered = { $section }: Runde { $round } Brett { $board }, { $white } – { $black }: { $result }
result-reported = { $section }: Runde { $round } Brett { $board }, { $white } – { $black }: { $result }, gemeldet von { $by }
game-recorded = { $movetext ->
    [none] { $section }: Runde { $round } Brett { $board }, { $white } – { $black }: Züge entfernt
   *[other] { $section }: Runde { $round } Brett { $board }, { $white } – { $black }: Züge gespeichert
}
result-corrected = { $section }: Runde { $round } Brett { $board }, { $white } – { $black }: von { $was } auf { $result } berichtigt
result-cleared = { $section }: Runde { $round } Brett { $board }, { $white } – { $black }: { $was } gelöscht
result-adjusted = { $result ->
    [none] { $section }: Runde { $round } Brett { $board }, { $white } – { $black }: zählt für die { $purpose } wie gemeldet
   *[other] { $section }: Runde { $round } Brett { $board }, { $white } – { $black }: zählt für die { $purpose } als { $result }
}

# What cannot be read or stored.
invalid-id = „{ $text }“ ist als Kurzname nicht möglich: erwartet werden 1 bis 64 Buchstaben a–z, Ziffern und Bindestriche, etwa spring-open-2026
invalid-author = „{ $text }“ ist als Verfasser nicht möglich: erwartet wird ein Name aus 1 bis 100 druckbaren Zeichen
    .help = mit --author einen nennen oder ADOUBE_AUTHOR setzen
broken-journal = Eintrag { $seq }: { $why }
submit-error-refused = { $why }
store-error-no-event = es gibt kein Turnier „{ $value }“
    .help = `adoube event list` zeigt die vorhandenen Turniere
store-error-event-exists = es gibt schon ein Turnier „{ $value }“
    .help = mit --id einen anderen Kurznamen wählen oder mit dem vorhandenen Turnier weitermachen
store-error-out-of-order = Eintrag { $value } steht nicht in der richtigen Reihenfolge
store-error-unreadable = Eintrag { $seq } des Turniers „{ $event }“ ist nicht lesbar: { $problem }
store-error-newer-version = { $file ->
    [none] die Datenbank wurde von einer neueren Version von Adoube geschrieben; diese kann sie nicht lesen
   *[other] { $file } wurde von einer neueren Version von Adoube geschrieben; diese kann die Datei nicht lesen
}
    .help = eine neuere Version von Adoube liest sie
store-error-open = { $path }: { $problem }
    .help = --data DIR oder ADOUBE_DATA nennt den Ordner, in dem die Turniere liegen; Sie müssen darin schreiben dürfen
store-error-database = Fehler der Datenbank: { $value }
store-error-gone = { $path } wurde verschoben oder entfernt, während die Datei geöffnet war; es wird nichts mehr geschrieben
export-error-not-an-export = Zeile 1, Spalte { $column }: kein Export eines Turniers aus Adoube: erwartet wird {"{"}"adoube":"journal",…{"}"}
export-error-newer-version = Zeile 1: der Export hat die Version { $found }, dieses Programm liest bis Version { $known }
    .help = eine neuere Version von Adoube liest ihn
export-error-bad-record = Zeile { $line }, Spalte { $column }: { $problem }
export-error-incomplete = { $announced ->
    [one] der Export kündigt { $announced } Eintrag an, enthält aber { $found }; er ist nicht vollständig
   *[other] der Export kündigt { $announced } Einträge an, enthält aber { $found }; er ist nicht vollständig
}
    .help = das Turnier noch einmal exportieren
store-error-event-deleted = das Turnier „{ $value }“ wurde gelöscht
    .help = `adoube event recover { $value }` stellt es wieder her; `adoube event purge { $value }` entfernt es endgültig und gibt seinen Namen frei
journal-erased = persönliche Daten gelöscht: { $subject }
store-error-read-only = { $path } kann nur gelesen werden: Es wird nichts geschrieben
    .help = Ordner und Dateien beschreibbar machen oder an einen beschreibbaren Ort kopieren
