# Texts of the pages: shared.

all-events = Alle Turniere
announcement = Ausschreibung
announcement-deputies = Stellvertretende Schiedsrichter, je Zeile einer
announcement-federation = Föderation, drei Buchstaben
announcement-organiser = Veranstalter
api = Die Schnittstelle für Programme
api-key-unfit = Ein Schlüssel für wiederholte Anfragen hat 1 bis 200 Zeichen.
api-key-used = Dieser Schlüssel wurde für eine andere Anfrage benutzt.
api-method = Methode
api-no-date = Dafür braucht es den ersten Tag des Turniers.
api-no-rules = Für den Tag dieses Turniers sind keine Regeln vorhanden.
api-not-utf8 = Der Inhalt der Anfrage ist kein Text in UTF-8.
api-path = Pfad
api-says = Was es tut
api-text = Alles, was die Seiten tun, als JSON. Die ganze Beschreibung für Maschinen:
away = Die Daten sind nicht erreichbar
away-text = Der Server erreicht seine Daten gerade nicht. Wenn Sie etwas eingetragen haben, sehen Sie nach, ob es dasteht, bevor Sie es noch einmal eintragen. Wenn das Problem anhält, sagen Sie dem Betreiber des Servers Bescheid.
code-from-terminal = Code, den der Server beim Start ausgegeben hat
conflict = Jemand anders hat das inzwischen geändert
desk = Turnierleitung
desk-of = Turnierleitung: { $value }
done-by = von { $value }
event-create = Turnier anlegen
event-created = „{ $value }“ ist angelegt. Als Nächstes eine Gruppe hinzufügen.
event-ends = Letzter Tag
event-name = Name des Turniers
event-new = Ein neues Turnier
event-place = Ort oder Spiellokal
event-starts = Erster Tag
failed = Etwas ist schiefgegangen
failed-text = Die Seite konnte nicht erstellt werden. Der Server hat festgehalten, warum; bitte sagen Sie dem Schiedsrichter Bescheid, wenn es wieder vorkommt.
forbidden = Nicht erlaubt
forbidden-text = Ihre Rolle erlaubt das nicht. Der Hauptschiedsrichter oder der Eigentümer des Turniers kann das ändern.
foreign-text = Die Anfrage kommt nicht von einer Seite dieses Servers und wurde deshalb nicht ausgeführt.
incidents = Vorfälle
invitation = Einladung
invitation-accept = Einladung annehmen
invitation-accepted = Willkommen. Ihre Rolle hier: { $value }.
invitation-as = Sie sind angemeldet als { $value }.
invitation-create = Konto erstellen und annehmen
invitation-gone = Diese Einladung wurde schon benutzt, zurückgezogen oder ist abgelaufen. Bitten Sie um eine neue.
invitation-new = Ein neues Konto
invitation-sign-in = Ich habe ein Konto: anmelden
invitation-text = { $first } lädt Sie zu „{ $second }“ ein als: { $third }.
journal = Protokoll
language = Sprache
last-changes = Letzte Änderungen
login = Benutzername
name-for-journal = Ihr Name, wie er im Protokoll steht
new-section = Eine neue Gruppe
new-section-add = Gruppe hinzufügen
new-section-added = „{ $value }“ ist hinzugefügt. Tragen Sie nun die Spieler ein.
new-section-first = Was bisher bekannt ist
new-section-proposal = Der Vorschlag
new-section-proposal-text = Alles lässt sich ändern, jetzt und später. Was ausgeschrieben werden muss und was ausgeschrieben werden sollte, wird beim Tippen geprüft.
new-section-propose = Einstellungen vorschlagen
new-section-propose-rounds = vorschlagen
new-section-text = Runden, Auslosungssystem, Bedenkzeit und Feinwertung werden daraus mit Gründen vorgeschlagen.
new-section-unreadable = „{ $value }“ ist hier nicht lesbar: bitte unten wählen.
next-check-in = Anwesenheit feststellen
next-enter = Spieler eintragen
next-finish = Letzte Runde abschließen und beenden
next-boards = Bretter der Runde { $value } besetzen
next-missing = { $count ->
    [one] { $count } Ergebnis fehlt
   *[other] { $count } Ergebnisse fehlen
}
next-must = { $count ->
    [one] { $count } Angabe muss noch ausgeschrieben werden
   *[other] { $count } Angaben müssen noch ausgeschrieben werden
}
next-pair = Runde { $value } auslosen
next-prizes = Preise
next-publish = Runde { $value } veröffentlichen
next-report = Berichte und Papiere
next-round = Runde { $value }
next-section = Eine Gruppe hinzufügen
no-own-events = Sie haben noch keine Turniere.
no-sections = Es gibt noch keine Gruppen.
not-a-day = „{ $value }“ ist kein Tag: erwartet wird Jahr-Monat-Tag, etwa 2026-11-30
not-found = Nicht gefunden
not-found-text = Unter dieser Adresse gibt es nichts. Vielleicht gibt es das Turnier, die Runde oder den Spieler nicht, oder noch nicht.
not-started = Noch nicht begonnen
overview = Überblick
password = Passwort
password-rule = Mindestens 10 Zeichen.
patience = Zu viele Versuche
patience-text = { $count ->
    [one] Warten Sie { $count } Sekunde, bevor Sie es wieder versuchen.
   *[other] Warten Sie { $count } Sekunden, bevor Sie es wieder versuchen.
}
pick-nobody = Niemand heißt „{ $value }“: Startnummer oder Teile des Namens eingeben.
pick-several = „{ $first }“ kann { $second } oder { $third } sein: mehr vom Namen oder die Startnummer eingeben.
pick-typed = Nummer oder Name
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
published-with = Veröffentlicht mit Adoube, dem Programm für Schachschiedsrichter.
rating-list = Wertungsliste
rating-list-file = Die Liste der FIDE oder die Mitgliederliste von US Chess: die heruntergeladene Zip-Datei, oder der Text, das XML oder die DBF-Datei darin
rating-list-members = Die Mitgliederliste von US Chess: { $first }
rating-list-hint = Bis 200 MB. Sie ersetzt die bisherige Liste; Anmeldungen bleiben, wie sie sind.
rating-list-no-file = Es ist keine Datei da, oder sie ist leer.
rating-list-not-kept = Die Liste konnte auf diesem Server nicht abgelegt werden. Der Server hat den Grund festgehalten.
rating-list-passing = Dieser Server legt nichts auf der Platte ab: Die Liste geht verloren, wenn er beendet wird.
rating-list-send = Neue Liste senden
rating-list-take = Diese Liste nehmen
rating-list-there = Die Liste ist da: { $first }, { $second }.
rating-list-under-way = Gerade wird eine andere Liste abgelegt. Bitte einen Moment warten.
rating-list-unread = { $count ->
    [one] { $count } Zeile war nicht lesbar
   *[other] { $count } Zeilen waren nicht lesbar
}
refused = Das geht nicht
remarks = Was die Regeln verlangen
remarks-must = Muss ausgeschrieben oder geändert werden
remarks-none = Es fehlt nichts.
remarks-note = Gut zu wissen
remarks-should = Sollte ausgeschrieben oder geändert werden
role-captain = Mannschaftsführer
role-chief-arbiter = Hauptschiedsrichter
role-deputy-arbiter = Stellvertretender Schiedsrichter
role-entry-desk = Anmeldung
role-owner = Eigentümer
role-results-only = Nur Ergebnisse
role-sector-arbiter = Sektorschiedsrichter
role-viewer = Beobachter
round-closed = Abgeschlossen
round-n-of = Runde { $first } von { $second }
sections = Gruppen
setup = Willkommen
setup-text = Auf diesem Server gibt es noch keine Konten. Das erste darf alles; es lädt die anderen ein.
sign-in = Anmelden
sign-in-demo = Dies ist eine Vorführung: anmelden als { $first } mit dem Passwort { $second }.
sign-in-first = Bitte erst anmelden
sign-in-first-text = Dafür braucht es ein Konto.
sign-in-wrong = Benutzername oder Passwort ist falsch.
sign-out = Abmelden
site = Website
skip = Zum Inhalt
taken-back = Zurückgenommen: { $value }
to-events = Zur Liste der Turniere
to-the-desk = Schiedsrichter
too-large = Zu groß
too-large-text = Was gesendet wurde, ist größer, als dieser Server hier annimmt.
undo = Zurücknehmen
undone = zurückgenommen
unfit = Das kann nicht stimmen
your-events = Ihre Turniere

## Warnungen, die zu bestätigen sind

confirm-title = Bitte bestätigen
confirm-again = Sind Sie sicher?
confirm-stay = Im FIDE-Modus bleiben?
confirm-level = Stufe { $first }:
confirm-text = Noch wurde nichts geschrieben.
confirm-second-text = Das ist die zweite Frage; noch wurde nichts geschrieben. Wer jetzt fortfährt, kann nicht zurück.
confirm-cancel = Abbrechen
confirm-go-on = Fortfahren
confirm-acknowledge = Gesehen, fortfahren
confirm-stay-yes = Im FIDE-Modus bleiben
confirm-leave = FIDE-Modus endgültig verlassen
fide-mode-left-mark = Nicht im FIDE-Modus
fide-mode-left-since = Nicht im FIDE-Modus seit Runde { $first }
fide-mode-locked = Der FIDE-Modus sperrt das, sobald Runde 1 gepaart ist.
fide-mode-leave-title = FIDE-Modus verlassen
fide-mode-leave-text = Im FIDE-Modus wird die Gruppe allein nach den Regeln der FIDE gespielt. Was diese nicht kennen, gibt es nur außerhalb, und es führt kein Weg zurück.
fide-mode-leave = FIDE-Modus verlassen …
fide-mode-left-said = Die Gruppe hat den FIDE-Modus verlassen.
