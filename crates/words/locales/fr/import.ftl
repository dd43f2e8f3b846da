# Un tournoi venu d’un fichier de rapport : ce qui n’est pas comme dans le fichier.

cannot-import-refused = le tournoi ne peut pas devenir une section : { $value }

import-adjustment-read = { $value }
import-adjustment-system-assumed = aucun enregistrement ne nomme le système d’appariement en des mots compris ; { $system } est supposé
import-adjustment-system-not-paired = { $code } nomme un système qui n’est pas apparié ici ; { $system } est pris
import-adjustment-initial-colour = aucun enregistrement ne dit la couleur initiale ; { $colour } explique la ronde 1 et est prise
import-adjustment-second-score = le code de 192 ne nomme pas de second score ; ici il sert quand les couleurs sont égales
import-adjustment-event-differs = { $event ->
    [none] { $field } : le fichier dit { $file } ; l’événement ne dit rien et reste tel quel
   *[other] { $field } : l’événement dit { $event }, le fichier { $file } ; celui de l’événement vaut
}
import-adjustment-unknown-tie-break = le départage { $code } n’est pas connu ; il est gardé et ne compte pas
import-adjustment-points-not-first = 212 ne commence pas par les points ; les places vont d’abord aux points
import-adjustment-unknown-time-control = la cadence { $text } n’est pas comprise ; elle est gardée en mots
import-adjustment-encoded-time-control = les mots { $words } pour la cadence ne sont pas compris ; { $taken } de l’enregistrement 222 est pris
import-adjustment-no-times = { $rounds ->
    [one] le fichier a le jour de { $rounds } ronde et non l’heure : elle est mise à 00:00
   *[other] le fichier a les jours de { $rounds } rondes et non les heures : elles sont mises à 00:00
}
import-adjustment-same-fide-id = { $number } et { $other } ont le numéro FIDE { $fide-id } ; { $number } est inscrit sans lui
import-adjustment-not-there = { $number } n’a ni partie ni bye à la ronde { $rounds } : tenu pour pas encore inscrit, ou retiré
import-adjustment-taken-for-adjourned = { $games ->
    [one] ronde { $round } : { $games } partie n’a pas de résultat alors qu’une ronde suivante est appariée ; elle est tenue pour ajournée
   *[other] ronde { $round } : { $games } parties n’ont pas de résultat alors qu’une ronde suivante est appariée ; elles sont tenues pour ajournées
}
import-adjustment-other-ranks = { $players ->
    [one] { $players } place n’est pas comme dans le fichier : { $number } est { $own }, dans le fichier { $rank }
   *[other] { $players } places ne sont pas comme dans le fichier : { $number } est { $own }, dans le fichier { $rank }
}
import-adjustment-team-details = les noms courts et les forces des équipes ne sont pas gardés
import-adjustment-informative = 801 et 802 ne font que répéter d’autres enregistrements et ne sont pas gardés
import-adjustment-one-round = aucun nombre de rondes n’est dit et aucune ronde n’est appariée ; une ronde est annoncée

event-field-place = lieu
event-field-federation = fédération
event-field-starts = premier jour
event-field-ends = dernier jour
event-field-chief-arbiter = arbitre en chef
event-field-deputy-arbiters = arbitres adjoints
