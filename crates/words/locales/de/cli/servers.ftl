# Texts of the command line: second factors, moving to another place.

people-factor-required = Inhaber, Hauptschiedsrichter und Verwalter müssen einen zweiten Faktor haben.
people-factor-free = Niemand muss einen zweiten Faktor haben.
people-factor-forgotten = { $login } hat keinen zweiten Faktor mehr.
move-done = { $events ->
    [one] Eine Veranstaltung
   *[other] { $events } Veranstaltungen
 } und { $accounts ->
    [one] ein Konto
   *[other] { $accounts } Konten
 } übertragen. Beide Orte enthalten dasselbe.
move-not-empty = In { $place } ist schon etwas: Es wurde nichts übertragen.
move-differs = { $event } ist dort nicht dasselbe wie hier. Verwenden Sie { $place } nicht; am alten Ort wurde nichts geändert.
people-removed-account = { $login } ist entfernt.
