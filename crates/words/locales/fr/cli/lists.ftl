lists-not-updated = { $name } n’a pas pu être mise à jour : { $problem }
lists-updated = { $players ->
    [one] { $name } : { $players } joueur
   *[other] { $name } : { $players } joueurs
}
lists-not-at-hand = la liste { $list } n’est pas disponible ; ajoutez-la avec adoube lists
lists-older-than-a-day = les listes FIDE ont plus d’un jour, ou manquent
lists-checked = { $count ->
    [one] { $count } inscription comparée à la liste { $list } { $month }
   *[other] { $count } inscriptions comparées à la liste { $list } { $month }
}
lists-other-month = la liste valable est celle de { $month }, qui n’est pas disponible
lists-all-agree = tous les classements concordent avec la liste
lists-differs =   { $name } : { $entered } inscrit ({ $source }), { $listed } dans la liste
lists-source-unknown = source inconnue
lists-nothing-to-update = aucun de ces classements ne diffère de la liste
lists-nowhere = aucune liste du tournoi n’a de classement pour { $name }
lists-other-rating = absent de la liste principale ; { $list } donne { $rating } : à reprendre avec adoube event ratings pick
lists-not-kept = les listes n’ont pas pu être enregistrées : { $error }
lists-name-taken = « { $name } » est une liste de la FIDE ; une liste à vous porte un autre nom
lists-without-source = aucune liste n’a de source ; indiquez-en une avec adoube lists source
lists-never = jamais
lists-age = { $hours } h
lists-heading-name = liste
lists-heading-month = mois
lists-heading-players = joueurs
lists-heading-age = âge
lists-heading-source = source
ties-none = Personne ne partage une place.
ties-no-value = « { $text } » n’est pas une valeur : un joueur et une valeur sont attendus, par exemple 3=12.5
start-position-is = Position de départ { $number } : { $rank } ({ $fen })
argument-no-unrated = lowest, mean ou un classement est attendu
argument-no-later-rating = une ronde et un classement sont attendus, par exemple 5=2214
event-withdrawn-mark = retiré
report-no-rounds = aucune ronde n’est prévue en { $month }
