# Textes des pages : sauvegarde.

backup-last = Dernière sauvegarde : { $first }.
backup-none = Aucune sauvegarde n’a encore été faite.
backup-failed = Le dernier essai a échoué ; le journal du serveur dit pourquoi.
backup-incomplete = { $count ->
    [one] { $count } compétition n’y est pas, car son journal est endommagé.
   *[other] { $count } compétitions n’y sont pas, car leurs journaux sont endommagés.
}
