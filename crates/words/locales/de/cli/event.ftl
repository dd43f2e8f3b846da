# What the commands over the journal of an event say.

## The event and its sections

event-none-yet = Es gibt noch keine Turniere; `adoube event new NAME` legt eines an.
event-no-home = es gibt kein Benutzerverzeichnis, in dem Turniere liegen könnten
    .help = mit --data einen Ordner nennen
event-short-name = Der Kurzname des Turniers ist { $event }.
event-days = { $starts } bis { $ends }
event-chief-arbiter = Hauptschiedsrichter { $name }
event-section-line = { $name } [{ $id }]: { $format }, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}{ $finished ->
    [yes] , beendet
   *[no] {""}
}
event-round-line = Runde { $round }: { $games ->
    [one] { $finished } von { $games } Ergebnis
   *[other] { $finished } von { $games } Ergebnissen
}, { $closed ->
    [yes] abgeschlossen
   *[no] offen
}
event-from-round = ab Runde { $round }
event-withdrawn = zurückgetreten
event-no-such-section = es gibt keine Gruppe „{ $name }“
    .help = die Gruppen sind: { $known }
event-no-such-team = es gibt keine Mannschaft „{ $name }“
event-without-section = das Turnier hat keine Gruppe
    .help = mit `adoube event add-section` eine hinzufügen
event-several-sections = das Turnier hat mehrere Gruppen
    .help = mit --section eine wählen: { $known }
event-new-in-section = --section { $name } wählt eine Gruppe, die es schon gibt
    .help = eine neue wird mit --section-name benannt
event-add-in-section = --section { $name } wählt eine Gruppe, die es schon gibt
    .help = eine neue wird durch das Argument NAME benannt, ihr Kurzname mit --id
event-bye-worth = das zugewiesene Freilos zählt { $points }; --bye-points ändert es
event-rating-follows = für die Setzliste gilt jetzt die Wertungszahl { $rating }, wie nach diesen Regeln üblich; --rating nennt eine andere
event-rating-stays = für die Setzliste gilt weiter die Wertungszahl { $used }; nach diesen Regeln üblich ist --rating { $usual }
event-us-rating = { $file }: rating gehört nicht hierher
    .help = welche Wertungszahl für die Setzliste einer Gruppe gilt, sagt --rating
event-not-us = die Gruppe wird nicht nach dem System von US Chess ausgelost
    .help = --pairing-system us-2025 oder --rules us-2025
event-accelerated-already = { $file }: acceleration, aber die Gruppe ist schon beschleunigt (28R)
    .help = `adoube event accelerate EVENT none` nimmt das zurück

## Headings of tables

event-heading-event = Turnier
event-heading-records = Einträge
event-heading-changed = Letzte Änderung
event-heading-rank = Rang
event-heading-number = Nr.
event-heading-name = Name
event-heading-federation = Föd.
event-heading-rating = Elo
event-heading-points = Pkt.
event-heading-club = Verein
event-heading-entry = Anmeldung
event-heading-board = Br.
event-heading-when = Wann
event-heading-who = Wer
event-heading-what = Was
event-boards-no-teams = { $name } ist keine Gruppe für Mannschaften: Es gibt keine Bretter zu vergleichen.
event-heading-table = Tisch
event-heading-team = Mannschaft
event-no-opponent = kein Gegner
event-no-boards-yet = Bretter nicht besetzt
event-pairings-title = { $name }, Runde { $round }
event-standings-title = { $open ->
    [yes] { $reached ->
        [yes] { $name }, nach Runde { $round } (nicht vollständig; nach der erreichten Runde)
       *[no] { $name }, nach Runde { $round } (nicht vollständig)
    }
   *[no] { $reached ->
        [yes] { $name }, nach Runde { $round } (nach der erreichten Runde)
       *[no] { $name }, nach Runde { $round }
    }
}

## Players

event-nobody-called = „{ $text }“ ist hier niemand
    .help = `adoube event show` zeigt die Spieler
event-several-called = „{ $text }“ passt auf mehrere Spieler
    .help = einen mit # und der Nummer nennen: { $players }
event-entered-already = { $name } ist schon angemeldet
event-list-empty = { $name } enthält keine Spieler
    .help = jede Zeile unter den Überschriften ist ein Spieler
event-made-from-file = { $event } gab es noch nicht und entsteht aus der Datei.
event-import-dry-run = Nichts wurde geschrieben: Das war ein Probelauf.
event-dry-run-of-report = --dry-run ist für Turnierberichtsdateien; { $name } ist keine
event-imported = { $name } ({ $section }): { $format }, { $players } Spieler, { $rounds } von { $planned } Runden, aus { $version }
event-restored = { $records ->
    [one] { $event } mit { $records } Eintrag wiederhergestellt.
   *[other] { $event } mit { $records } Einträgen wiederhergestellt.
}
event-pairs-of-table = { $format }: die Paarungen stehen in der Paarungstafel; keine kann verboten werden
event-prohibition-of-one = eine verbotene Paarung braucht mindestens zwei Spieler

## Rounds and results

event-no-round-paired = noch ist keine Runde ausgelost
    .help = `adoube event pair` lost die erste aus
event-round-not-paired = Runde { $round } ist nicht ausgelost; die letzte ist Runde { $last }
event-made-by-alone = --made-by sagt, wer die Paarungen gemacht hat, aber es sind keine angegeben
    .help = die Paarungen als WHITE-BLACK oder mit --pairs angeben, oder --made-by weglassen
event-bye-alone = { $format }: es ist kein Freilos zu vergeben
    .help = mit --bye werden auch die Bretter angegeben, als WHITE-BLACK oder mit --pairs
event-seed-without-lots = --seed ist zum Losen da, aber die Paarungen sind angegeben
    .help = --seed weglassen oder die Paarungen
event-the-pairings = die Paarungen
event-no-pairings = es sind keine Paarungen angegeben
    .help = als WHITE-BLACK schreiben, etwa 1-9 10-2, oder mit --pairs eine Datei nennen
event-nobody-numbered = { $place }: niemand hat die Startnummer { $number }
    .help = { $unnumbered ->
        [yes] `adoube event numbers` vergibt die Startnummern
       *[no] `adoube event show` zeigt die Spieler mit ihren Nummern
    }
event-wrong-word = „{ $word }“: { $problem }
event-no-new-board = „{ $text }“ ist kein neues Brett: erwartet wird BOARD:WHITE-BLACK, etwa 3:5-9
event-no-new-bye = „{ $text }“ ist kein Freilos: erwartet wird KIND:PLAYER mit allocated, full, half oder zero
event-no-result = „{ $text }“ ist kein Ergebnis: erwartet wird BOARD=RESULT, etwa 4=1-0
event-board-twice = Brett { $board } ist zweimal genannt
event-withdrawal-open = was Rücktritte für die Partien bedeuten, ist noch nicht eingetragen: { $problem }

## The journal, reports and exports

event-log-reason = { $what } ({ $reason })
event-log-undone = { $what } [zurückgenommen]
event-nothing-to-undo = es gibt nichts zurückzunehmen
event-nothing-to-redo = es gibt nichts wieder in Kraft zu setzen
event-left-out = weggelassen: { $text }
event-apply-line = { $file }, Zeile { $line }
event-apply-unread = { $file }, Zeile { $line }, Spalte { $column }: { $problem }
event-export-what = ein Turnier nennen, oder --all und einen Ordner
event-unexportable = das Turnier { $event } kann nicht geschrieben werden: { $error }
event-exported = { $count ->
    [one] { $count } Turnier in { $folder }
   *[other] { $count } Turniere in { $folder }
}

# Incidents.
incident-no-counter = { $value }: erwartet wird ein Spieler und was gezählt wird, etwa 5=warning; gezählt werden kann: { $known }
incident-counts = { $who }, { $counter }: { $count }
incident-amended-by = berichtigt { $at } von { $author }
incident-withdrawn-by = zurückgenommen { $at } von { $author }
incident-no-measure = { $value } ist keine Maßnahme; es gibt: { $known }
event-incidents-left = Zu einem der Vorfälle fehlt eine Tatsache: Es wird nichts eingetragen. Geben Sie sie in der Datei der Tatsachen an.
incident-no-role = { $value } ist keine Rolle; es gibt: { $known }
event-no-edition = für diese Gruppe liegt keine Fassung der Regeln vor

## Die Runde im Turniersaal

event-no-time = „{ $text }“ ist keine Uhrzeit: erwartet: 15:15 oder 2026-11-02T15:15
event-no-sector = es gibt keinen Sektor „{ $name }“
event-no-duty = „{ $name }“ ist keine Aufgabe
    .help = `adoube event hall` zeigt die Aufgaben einer Runde mit ihren Namen
event-no-reading = „{ $text }“ ist keine Ablesung: erwartet: BRETT=WEISS,SCHWARZ,ZUG wie 4=65,90,5 oder 4=1:05:00,4:30,38
event-started = { $late ->
    [none] begonnen am { $at }
    [0] begonnen am { $at }, wie angesetzt
   *[other] begonnen am { $at }, { $late } min nach der angesetzten Zeit
}
event-scheduled = noch nicht begonnen; angesetzt für { $at }
event-start-not-known = noch nicht begonnen; nicht angesetzt
event-default-until = { $default-time }, bis { $until } ({ $article })
event-default = { $default-time } ({ $article })
event-overdue = überfällig
event-heading-due = Fällig
event-heading-duty = Aufgabe
event-heading-players = Spieler
event-heading-read = Abgelesen
event-heading-white-time = Weiß
event-heading-black-time = Schwarz
event-heading-move = Zug
event-heading-difference = Diff
event-time-trouble = Brett { $board }, { $who }: { $left }, { $short }, { $recording }
event-exits = { $since ->
    [none] { $who }: in dieser Runde { $round }× hinausgegangen, insgesamt { $section }×, am längsten { $longest } min
   *[other] { $who }: draußen seit { $since }, in dieser Runde { $round }× hinausgegangen, insgesamt { $section }×, am längsten { $longest } min
}
event-yes-or-no = erwartet: yes oder no
event-committee-member = „{ $text }“ ist kein Mitglied eines Schiedsgerichts: erwartet NAME;SEAT;FEDERATION;CLUB;BORN mit chair, member oder reserve als SEAT

# Quads from one list.
event-small-swiss = Kleines Schweizer System
event-group-line = { $name } ({ $id }): { $format }, { $rounds } Runden

# Extra rated games.
event-extra-game = Zusatzpartie, nur ausgewertet
event-extra-games = Zusatzpartien
event-not-extra-games = die Gruppe „{ $section }“ ist keine von Zusatzpartien
event-extra-game-visitor = --visitor trägt jemanden ein, der in keiner Gruppe ist

## Warnungen

event-unconfirmed = nichts wurde geschrieben; zuerst ist zu bestätigen:
    { $warnings }
    .help = ansehen und mit --confirm und dem Code fortfahren, für jede Warnung einmal
event-warning-line = Stufe { $level }: { $text } [{ $code }]
event-refused-by-mode = nichts wurde geschrieben: { $warnings }
event-not-confirmed = nichts wurde geschrieben
event-ask-go-on = Fortfahren? [ja/nein]
event-ask-acknowledge = Gesehen? [ja/nein]
event-ask-stay = Im FIDE-Modus bleiben? [ja/nein]
event-answer-yes = j ja
event-answer-no = n nein
event-log-confirmed = { $what } [bestätigt: { $codes }]
event-heading-deleted = Gelöscht
event-heading-kept-until = Bis
event-none-deleted = Kein Turnier ist gelöscht.
event-is-deleted = { $event } ist gelöscht; `adoube event recover { $event }` stellt es bis { $until } wieder her.
event-demo-is = Das Vorführturnier ist { $event }.
event-is-recovered = { $event } ist wieder da.
event-is-purged = { $event } ist endgültig entfernt.
event-nothing-to-purge = Kein Turnier wurde vor mehr als 30 Tagen gelöscht.
event-not-deleted = „{ $event }“ ist nicht unter den gelöschten Turnieren
    .help = `adoube event list --deleted` zeigt sie
event-erased = { $count ->
    [one] Persönliche Daten aus { $count } Eintrag gelöscht; Eintrag { $record } hält es fest.
   *[other] Persönliche Daten aus { $count } Einträgen gelöscht; Eintrag { $record } hält es fest.
}
event-erase-whose = wessen persönliche Daten?
    .help = einen Spieler nennen oder --everybody angeben
event-nothing-personal = Es gibt nichts zu löschen.
