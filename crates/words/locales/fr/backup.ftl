# Sauvegardes.
backup-made = { $count ->
    [one] { $count } compétition avec { $records } entrées, les comptes et les listes Elo sont dans { $file }
   *[other] { $count } compétitions avec { $records } entrées, les comptes et les listes Elo sont dans { $file }
}
backup-sound = { $count ->
    [one] La sauvegarde du { $at } est telle qu’elle a été écrite : { $count } compétition avec { $records } entrées
   *[other] La sauvegarde du { $at } est telle qu’elle a été écrite : { $count } compétitions avec { $records } entrées
}
backup-restored = { $count ->
    [one] La sauvegarde du { $at } est rétablie : { $count } compétition avec { $records } entrées, les comptes et les listes Elo
   *[other] La sauvegarde du { $at } est rétablie : { $count } compétitions avec { $records } entrées, les comptes et les listes Elo
}
backup-left-out = { $why ->
    [none] la compétition { $event } n’y est pas : son journal était endommagé
   *[other] la compétition { $event } n’y est pas : { $why }
}
backup-no-span = une durée est attendue, par exemple 15m, 6h ou 1d
backup-error-file = { $path } : { $problem }
backup-error-not-a-backup = { $path } n’est pas une sauvegarde écrite par ce programme
backup-error-newer-version = la sauvegarde est de version { $found }, ce programme lit jusqu’à la version { $known }
    .help = une version plus récente d’Adoube la lit
backup-error-damaged = la sauvegarde est endommagée : { $file } n’y est pas tel qu’il a été écrit ; rien n’a été rétabli
    .help = prenez une sauvegarde antérieure
backup-error-other-event = la compétition { $event } n’est pas dans la sauvegarde telle qu’elle a été écrite ; rien n’a été rétabli
    .help = prenez une sauvegarde antérieure
backup-error-not-empty = il y a déjà des compétitions ou des comptes dans { $place } ; rien n’a été rétabli
    .help = --data désigne un endroit vide ; --replace met de côté ce qui est dans un dossier
backup-error-people = les comptes ne peuvent pas être copiés : { $problem }
