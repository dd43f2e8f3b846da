# Players check themselves in.

self-check-in-set = { $open ->
    [yes] { $section } : les joueurs pointent eux-mêmes
   *[no] { $section } : les joueurs ne pointent plus eux-mêmes
}
check-in-already = { $value } a déjà pointé.
check-in-choose = Choisissez votre nom
check-in-close = Fermer
check-in-closed = Le pointage est fermé. Demandez à l’arbitre.
check-in-desk = Pointage par les joueurs
check-in-desk-text = Tant qu’il est ouvert, les joueurs trouvent leur nom sur une tablette ou par le code sur leur téléphone et disent qu’ils sont là. Personne ne peut être retiré ainsi.
check-in-done = { $value } a pointé. Bonnes parties !
check-in-is-closed = Le pointage par les joueurs est fermé.
check-in-no = Non, retour aux noms
check-in-nobody = Tout le monde est là.
check-in-open = Ouvrir
check-in-opened = Le pointage par les joueurs est ouvert.
check-in-summary = { $first } sur { $second } sont là
check-in-title = Pointage
check-in-too-many = Trop à la fois d’ici. Attendez une minute ou demandez à l’arbitre.
check-in-yes = Oui, c’est moi. Je suis là.
