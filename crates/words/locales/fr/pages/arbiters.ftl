# Textes des pages : arbitres, échéances des rapports.

arbiters = Arbitres
arbiters-name = Nom
arbiters-fide-id = Code FIDE
arbiters-title = Titre
arbiters-class = Classe
arbiters-federation = Fédération
arbiters-born = Né(e)
arbiters-licensed = Licence
arbiters-licensed-until = Licence jusqu’au
arbiters-section = Tournoi
arbiters-role = Fonction
arbiters-rounds = Rondes arbitrées (toutes si vide)
arbiters-look-up = Avec un code FIDE, ce qui reste vide est pris dans la liste Elo : nom, titre, fédération, année de naissance.
arbiters-remove = Retirer de la liste
arbiters-new = Autre arbitre
arbiters-enter = Inscrire
arbiters-everywhere = tout l’événement
arbiters-post = { $first }, { $second }
arbiters-removed = L’arbitre n’est plus sur la liste.
arbiters-saved = L’arbitre est sur la liste.
arbiters-unfit = « { $value } » ne peut pas être lu ici.
arbiters-usual-are = D’usage, outre le principal et son adjoint : { $first } à { $second } arbitres.
arbiters-certificates-are = Attestations de norme : { $value }.
arbiters-norm-is = Norme { $first } ici : { $second }.
due-to-rating-officer-in = Rapport au responsable Elo avant le { $first } ({ $second })
due-upload-in = Envoi à la FIDE avant le { $first } ({ $second })
due-last-list-in = Dernière liste possible pour l’événement : { $first } ({ $second })
due-past = dépassé
due-days-left = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
