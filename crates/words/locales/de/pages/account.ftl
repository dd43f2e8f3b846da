# Texts of the pages: account.

account = Ihr Konto
account-create = Konto anlegen
account-of = { $first }, Benutzername { $second }. Der Name steht in den Protokollen und bleibt.
account-password = Passwort
account-password-change = Passwort ändern
account-password-changed = Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.
account-password-hint = Alle anderen Sitzungen enden.
account-password-new = Neues Passwort
account-password-old = Altes Passwort
account-sessions = { $count ->
    [one] Sie sind nur in diesem Browser angemeldet.
   *[other] Sie sind { $count }-mal angemeldet, in diesem und in anderen Browsern.
}
account-sessions-end = Andere Sitzungen beenden
account-sessions-ended = Die anderen Sitzungen sind beendet.
account-signed-in = Sitzungen
account-token-create = Token erstellen
account-token-event = Turnier
account-token-label = Wofür
account-token-new = Das neue Token
account-token-once = Kopieren Sie es jetzt: Es wird nur einmal gezeigt. Ein Programm sendet es als „Authorization: Bearer …“.
account-token-revoke = Widerrufen
account-token-revoked = Das Token ist widerrufen.
account-token-role = Darf höchstens, was diese Rolle darf
account-tokens = Token für Programme
account-tokens-text = Mit einem Token arbeitet ein Programm in Ihrem Namen an einem Turnier, nie mit mehr Rechten als Sie.
account-wrong-password = Das alte Passwort ist falsch.
