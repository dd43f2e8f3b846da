# What every command says: failures, warnings, files, arguments; the server and the accounts.

failure-help = Hilfe:
failure-line = Fehler: { $text }
failure-no-start = Start nicht möglich: { $error }
note-line = Hinweis: { $text }
warning-line = Warnung: { $text }

# What is wrong, and before it where: a file, a line of it, a folder.
problem-at = { $place }: { $problem }

## What is strange but no reason to stop

strange-in-line = Zeile { $line }: { $text }
strange-lines = { $lines-count ->
    [one] Zeile { $lines }
   *[other] Zeilen { $lines }
}
strange-often = { $times ->
    [one] { $text } ({ $times }-mal)
   *[other] { $text } ({ $times }-mal)
}
strange-and-more = { $text } (und { $more } weitere dieser Art)
strange-and-more-in-lines = Zeile { $line }: { $text } (und { $more } weitere dieser Art: { $lines })
strange-more = und { $more } weitere dieser Art

## Output and files

output-unwritable = die Standardausgabe kann nicht geschrieben werden: { $error }
output-not-json = kann nicht als JSON geschrieben werden: { $error }
file-standard-input = Standardeingabe
file-unreadable = { $kind ->
    [NotFound] es gibt keine Datei { $name }
    [IsADirectory] { $name } ist ein Ordner
    [PermissionDenied] { $name }: Sie dürfen diese Datei nicht lesen
   *[other] { $name }: { $problem }
}
    .help = { $kind ->
        [NotFound] { $here ->
            [none] {""}
           *[other] gesucht wird sie in { $here }
        }
        [IsADirectory] eine Datei darin nennen, oder - für die Standardeingabe
       *[other] {""}
    }
file-unwritable = { $kind ->
    [NotFound] { $name } kann nicht geschrieben werden: es gibt keinen Ordner { $folder }
    [PermissionDenied] { $name } kann nicht geschrieben werden: keine Berechtigung
    [StorageFull] { $name } kann nicht geschrieben werden: kein Speicherplatz
    [ReadOnlyFilesystem] { $name } kann nicht geschrieben werden: Dateisystem oder Datenträger nur lesbar
    [IsADirectory] { $name } kann nicht geschrieben werden: ist ein Ordner
    [NotADirectory] { $name } kann nicht geschrieben werden: kein Ordner
   *[other] { $name } kann nicht geschrieben werden: { $problem }
}
    .help = { $kind ->
        [NotFound] zuerst den Ordner anlegen oder einen anderen nennen
        [PermissionDenied] einen Ordner wählen, in dem Sie schreiben dürfen
        [StorageFull] Platz schaffen oder ein anderes Laufwerk wählen
       *[other] {""}
    }
file-not-utf8 = { $name } ist kein Text in UTF-8
    .help = als UTF-8 speichern
file-unusable = { $name } ist nicht brauchbar:
    { $faults }
file-list-expected = das sieht nach einem Turnierbericht (TRF) aus, den `swiss`, `standings` und `rate` lesen; hier wird eine Liste von Anmeldungen erwartet (CSV, XLSX, ODS) oder ein exportiertes Turnier
file-report-expected = erwartet wird ein Turnierbericht (TRF), wie Auslosungsprogramme und `adoube event report` ihn schreiben
file-folder-taken = { $folder } gibt es schon
    .help = einen neuen Ordner nennen
convert-impossible = { $name } kann nicht als { $version } geschrieben werden:
    { $faults }
convert-left-out = { $name }, in { $version } weggelassen

## Arguments

usage-more = --help sagt mehr
usage-no-arguments = es fehlen Argumente
    .help = { $usage }; --help sagt mehr
usage-no-command = es fehlt ein Befehl
    .help = { $usage }; die Befehle sind: { $commands }
manual-failed = die Handbuchseite kann nicht erstellt werden: { $why }
manual-no-chapter = das Handbuch hat kein Kapitel „{ $chapter }“
    .help = die Kapitel sind { $known }

argument-no-day = erwartet wird Jahr-Monat-Tag, etwa 2026-11-15
argument-no-role = erwartet wird viewer, results_only, entry_desk, sector_arbiter, deputy_arbiter, chief_arbiter oder owner
argument-no-language = erwartet wird eines von { $languages }
argument-no-network = erwartet wird eine Adresse wie 10.0.0.7 oder ein Netz wie 10.0.0.0/8
argument-no-log-level = erwartet wird off, error, warn, info, debug oder trace
argument-no-point-system = erwartet werden die Punkte für Sieg, Remis und Niederlage, etwa 3-1-0
argument-no-span = erwartet werden zwei Werte mit Bindestrich dazwischen, etwa 9-12, oder einer davon
argument-no-level = erwartet wird world, continental, olympiad, world-cup, team-championship, zonal, national-championship, national-team-championship oder other

## The server

serve-here = Adoube läuft unter { $url }
serve-in-hall = Andere Rechner und Telefone finden es unter { $url }
serve-stop = Strg-C beendet es.
serve-copy = { $place ->
    [none] Alles im laufenden Betrieb sichern: adoube backup FILE (einer Kopie von adoube.db fehlt, was zuletzt eingegeben wurde).
   *[other] Alles im laufenden Betrieb sichern: adoube backup --data { $place } FILE (einer Kopie von adoube.db fehlt, was zuletzt eingegeben wurde).
}
serve-copy-database = Alles im laufenden Betrieb sichern: adoube backup FILE (nicht die Dateien kopieren).
serve-no-address = { $kind ->
    [AddrInUse] { $address } kann nicht benutzt werden: Dort läuft ein anderes Programm, vielleicht Adoube selbst
    [PermissionDenied] { $address } kann nicht benutzt werden: Sie dürfen diesen Port nicht benutzen
    [AddrNotAvailable] { $address } kann nicht benutzt werden: Das ist keine Adresse dieses Rechners
    [InvalidInput] { $address } kann nicht benutzt werden: Das ist keine Adresse mit einem Port
   *[other] { $address } kann nicht benutzt werden: { $problem }
}
    .help = mit --listen eine andere Adresse wählen, etwa 127.0.0.1:8401
serve-stopped = der Server wurde beendet: { $error }
serve-no-demonstration = die Vorführung kann nicht angelegt werden: { $error }

## The accounts

people-heading-login = Benutzername
people-heading-name = Name
people-administrator = Verwalter
people-password-is = Mit diesem Passwort als { $login } anmelden, dann auf der Seite des Kontos ein anderes wählen:
people-nobody = niemand meldet sich als { $login } an
    .help = `adoube people list` zeigt alle
people-token-above-role = { $is ->
    [none] { $login } hat im Turnier { $event } keine Rolle: Ein Token kann nicht die Rolle { $wanted } haben
   *[other] { $login } hat im Turnier { $event } die Rolle { $is }: Ein Token kann nicht die Rolle { $wanted } haben
}
    .help = { $is ->
        [none] ein Eigentümer des Turniers vergibt Rollen, auf der Seite der Mitglieder
       *[other] --role nennt eine kleinere
    }
people-captain-of-what = ein Mannschaftsführer meldet Aufstellungen für eine Mannschaft: für welche?
    .help = --team nennt sie mit Nummer oder Namen
people-team-of-captain = nur ein Mannschaftsführer hat eine Mannschaft
    .help = --role captain
people-which-section = die Veranstaltung hat mehrere Gruppen mit Mannschaften oder keine
    .help = --section nennt eine
people-at-the-computer = Jemand am Rechner des Servers
people-role-given = { $login } ist nun { $role } in { $event }.
people-no-hash = für ein Passwort konnte kein Hashwert berechnet werden
people-no-random-numbers = keine Zufallszahlen: { $error }
people-file = die Konten können nicht geöffnet werden: { $error }
