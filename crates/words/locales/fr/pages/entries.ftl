# Texts of the pages: entries.

entries = Inscriptions
entries-add = Inscrire le joueur
entries-added = Inscription enregistrée : { $value }.
entries-at-table = table { $value }
entries-birth = Naissance
entries-board = Échiquier
entries-board-of = Échiquier de { $value }
entries-boards-hint = L’ordre des échiquiers. Qui n’a pas de numéro quitte l’équipe.
entries-bye-allocated = exemption
entries-bye-full = bye à un point
entries-bye-half = bye à un demi-point
entries-bye-in = { $first }, ronde { $second }
entries-bye-zero = absent, sans point
entries-byes = Byes
entries-byes-announced = Annoncé : au plus { $value } par joueur.
entries-byes-announced-until = Annoncé : au plus { $first } par joueur, jusqu’à la ronde { $second }.
entries-byes-beyond = { $first } C’est plus que ce qui est annoncé. { $second }
entries-byes-more = C’est plus que ce qui est annoncé.
entries-byes-noted = Les byes de { $value } sont notés.
entries-byes-save = Noter les byes
entries-byes-unchanged = Rien n’a changé.
entries-captain = Capitaine
entries-captain-is = Capitaine : { $value }
entries-check-all = Pointer tout le monde
entries-check-in = Pointer
entries-check-in-one = Pointer { $value }
entries-check-none = Annuler tous les pointages
entries-check-out = Annuler le pointage
entries-check-out-one = { $value } est là : annuler le pointage
entries-checked-in = { $count ->
    [one] { $count } joueur pointé.
   *[other] { $count } joueurs pointés.
}
entries-checked-out = { $count ->
    [one] Pointage annulé pour { $count } joueur.
   *[other] Pointage annulé pour { $count } joueurs.
}
entries-club = Club
entries-coefficient = K
entries-column-n = Colonne { $value }
entries-columns = Ce que disent les colonnes
entries-complete = Compléter d’après la liste Elo
entries-data = Joueur
entries-edited = Les données de { $value } sont corrigées.
entries-empty-list = La liste est vide : elle ne contient aucun joueur.
entries-enter-these = Inscrire ces joueurs
entries-entered = { $count ->
    [one] { $count } joueur est inscrit.
   *[other] { $count } joueurs sont inscrits.
}
entries-faults = Lignes inutilisables
entries-federation = Féd.
entries-female = F
entries-fide-id = Code FIDE
entries-field-assigned = Elo attribué
entries-field-birth = Date ou année de naissance
entries-field-blitz = Elo blitz
entries-field-club = Club, école ou ville
entries-field-federation = Fédération
entries-field-fideid = Code FIDE
entries-field-given = Prénom
entries-field-name = Nom, ou nom de famille
entries-field-national = Elo national
entries-field-nationalid = Code national
entries-field-needs = Besoins
entries-field-notes = Notes
entries-field-number = Numéro d’ordre
entries-field-rapid = Elo rapide
entries-field-sex = Sexe
entries-field-grade = Classe (niveau scolaire)
entries-field-standard = Elo standard
entries-field-team = Équipe
entries-field-title = Titre
entries-file = Un fichier : CSV, XLSX, ODS ou rapport de tournoi (TRF)
entries-find = Chercher
entries-first-round = Première ronde
entries-fixed-board = Table fixe
entries-fixed-hint = Le joueur est à cette table à chaque ronde. Laissez vide pour suivre l’appariement.
entries-from-round = à partir de la ronde { $value }
entries-from-which = À partir de quelle ronde
entries-here = présent
entries-ignored = Colonnes non utilisées : { $value }
entries-import = Coller ou charger une liste
entries-import-hint = Vous verrez comment chaque colonne est comprise et qui serait inscrit. Rien n’est écrit avant confirmation.
entries-inactive = inactif
entries-is-here = Pointé.
entries-is-not-here = Pas encore pointé.
entries-leave-out = Omettre
entries-leave-out-one = Omettre { $value }
entries-line = Ligne
entries-list-gone = La liste n’est plus conservée, ou elle a déjà été inscrite. Envoyez-la de nouveau si besoin.
entries-list-month = Liste de
entries-list-of = { $count ->
    [one] Liste Elo de { $first } avec { $second } joueur : tapez un nom ou un code FIDE.
   *[other] Liste Elo de { $first } avec { $second } joueurs : tapez un nom ou un code FIDE.
}
entries-list-undated = { $count ->
    [one] Liste Elo avec { $count } joueur : tapez un nom ou un code FIDE.
   *[other] Liste Elo avec { $count } joueurs : tapez un nom ou un code FIDE.
}
entries-long-list = La liste a { $first } lignes ; on peut inscrire au plus { $second } joueurs à la fois.
entries-look = Voir la liste
entries-look-again = Revoir
entries-male = M
entries-marks = Remarques
entries-missed = Pour les rondes manquées
entries-missed-nothing = rien
entries-more-fields = Plus : Elo national, notes, inscription tardive
entries-name = Nom
entries-name-hint = Nom de famille, Prénom
entries-national-id = Code national
entries-new = Un nouveau joueur
entries-no = non
entries-no-list = Il n’y a pas encore de liste Elo sur ce serveur.
entries-no-such-board = « { $value } » n’est pas un numéro d’échiquier.
entries-no-such-bye = « { $value } » n’est pas un type de bye.
entries-no-such-round = « { $value } » n’est pas une ronde.
entries-no-such-table = « { $value } » n’est pas un numéro de table.
entries-no-teams = Il n’y a pas encore d’équipes.
entries-nobody = Personne n’est encore inscrit. Tapez un nom ci-dessus, ou collez ou chargez une liste.
entries-nobody-found = Personne ne correspond à cette recherche.
entries-nobody-left = Toute la liste est omise : il n’y a personne à inscrire.
entries-nobody-to-check = Il n’y a personne à pointer.
entries-not-a-number = « { $value } » n’est pas un nombre.
entries-not-a-rating = « { $value } » n’est pas un Elo : un nombre jusqu’à 4000 est attendu.
entries-not-listed = le code FIDE { $value } n’est pas dans la liste Elo
entries-notes = Notes
entries-nothing-missed = Qui joue dès la ronde 1 n’a rien manqué.
entries-number = N°
entries-paste = Ou des lignes collées d’un tableau, d’un courriel ou d’une page
entries-pasted = Lignes collées
entries-plays = joue
entries-presence = Présence
entries-presence-hint = Le pointage est facultatif : dès que quelqu’un est pointé, les autres sont tenus pour absents à l’appariement.
entries-preview-more = { $count ->
    [one] { $count } autre joueur n’est pas affiché ici ; s’il n’est pas déjà inscrit, il le sera aussi.
   *[other] { $count } autres joueurs ne sont pas affichés ici ; ceux qui ne sont pas déjà inscrits le seront aussi.
}
entries-preview-summary = { $first }, { $second } avec remarques
entries-rated-games = Parties comptées pour l’Elo
entries-rating = Elo
entries-rating-assigned = Attribué
entries-rating-fide = Elo FIDE
entries-rating-national = Elo nat.
entries-re-enter = Réintégrer
entries-re-entered = { $value } participe de nouveau.
entries-reached-2400 = 2400 atteint
entries-standard-rating = Elo standard, faute d’Elo rapide ou blitz
entries-reason = Motif (inscrit au journal)
entries-round-n = Ronde { $value }
entries-save = Enregistrer
entries-scratch = Supprimer l’inscription
entries-scratch-hint = Pour une inscription faite par erreur. Qui ne fait que partir est retiré.
entries-scratch-sure = Supprimer l’inscription de { $value } ?
entries-scratched = L’inscription de { $value } est supprimée.
entries-search = Chercher nom, numéro, club
entries-settled = { $count ->
    [one] Pour { $first } partie, les conséquences sont notées ({ $second }).
   *[other] Pour { $first } parties, les conséquences sont notées ({ $second }).
}
entries-sex = Sexe
entries-grade = Classe
entries-summary = { $first }, { $second } pointés
entries-sure = C’est quelqu’un d’autre : inscrire quand même
entries-table = Table
entries-table-fixed = { $first } joue toujours à la table { $second }.
entries-table-free = La table n’est plus fixe.
entries-team = Équipe
entries-team-add = Ajouter l’équipe
entries-team-added = L’équipe { $value } est ajoutée. Maintenant ses joueurs.
entries-team-edited = L’équipe { $value } est enregistrée.
entries-team-join = Un joueur de plus
entries-team-new = Une nouvelle équipe
entries-teams = Équipes
entries-title = Titre
entries-twin = { $first } est déjà inscrit et peut être la même personne : { $second }. Si c’est quelqu’un d’autre, indiquez-le ci-dessous.
entries-twin-entered = peut-être { $first }, déjà inscrit : { $second }
entries-twin-listed = peut-être { $first } de la même liste : { $second }
entries-unused = (non utilisée)
entries-upload-broken = L’envoi n’a pas pu être lu jusqu’au bout. Envoyez-le de nouveau.
entries-which-rating = Elo retenu
entries-withdraw = Retirer
entries-withdrawn = Retrait enregistré : { $value }.
entries-withdrawn-from = retiré à partir de la ronde { $value }
entries-yes = oui
entries-reason-closed = Motif, si le tournoi est fermé au joueur

tournament-import = Un tournoi d’un fichier de rapport
tournament-file = Un fichier de rapport de tournoi (TRF de 2006, 2016 ou 2026)
tournament-hint = Il devient une section de cet événement, avec ses joueurs, ses rondes et ses résultats. Vous verrez ce qui n’est pas comme dans le fichier et quelles rondes les règles apparient autrement. Rien n’est écrit avant votre accord.
tournament-whole-file = le fichier
tournament-summary = { $first }, { $second } : { $third } joueurs, { $fourth } rondes sur { $fifth }
tournament-findings = Rondes que les règles apparient autrement
tournament-findings-hint = Elles figurent dans les rapports suivants en lignes ### Import. Ne continuez que si le tournoi a été joué ainsi.
tournament-adjustments = Ce qui n’est pas comme dans le fichier
tournament-as-it-is = Tout est comme dans le fichier.
tournament-adjustment = Ce qui a été changé, ajouté ou laissé de côté
tournament-reason = Pourquoi les rondes sont reprises telles quelles
tournament-confirm = En faire une section
tournament-imported = Section « { $first } » importée.
entries-title-marks = Normes et classement
entries-adjudicated = Rondes avec une partie adjugée
entries-not-rated = Rondes non classées par décision
entries-no-rounds = « { $value } » n’est pas une liste de rondes
entries-right-to-bye = Droit à une exemption à un demi-point
entries-right-to-bye-yes = peut en avoir une
entries-right-to-bye-no = ne peut pas en avoir
