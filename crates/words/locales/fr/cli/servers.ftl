# Texts of the command line: second factors, moving to another place.

people-factor-required = Propriétaires, arbitres principaux et administrateurs doivent avoir un second facteur.
people-factor-free = Un second facteur n’est exigé de personne.
people-factor-forgotten = { $login } n’a plus de second facteur.
move-done = { $events ->
    [one] Une manifestation
   *[other] { $events } manifestations
 } et { $accounts ->
    [one] un compte
   *[other] { $accounts } comptes
 } transférés. Les deux emplacements contiennent la même chose.
move-not-empty = Il y a déjà quelque chose dans { $place } : rien n’a été transféré.
move-differs = { $event } n’est pas identique là-bas. N’utilisez pas { $place } ; rien n’a changé à l’ancien emplacement.
people-removed-account = { $login } est supprimé.
