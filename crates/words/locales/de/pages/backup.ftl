# Texte der Seiten: Sicherung.

backup-last = Letzte Sicherung: { $first }.
backup-none = Es wurde noch keine Sicherung gemacht.
backup-failed = Der letzte Versuch misslang; das Protokoll des Servers sagt, warum.
backup-incomplete = { $count ->
    [one] { $count } Turnier ist nicht darin, weil sein Journal beschädigt ist.
   *[other] { $count } Turniere sind nicht darin, weil ihre Journale beschädigt sind.
}
