# Papers: what stands on them beside what the event says.

paper-draft = PROJET
paper-page = Page # sur @
paper-printed-on = { $value }
paper-signed-by = Validé par { $author } (enregistrement { $record })
paper-place = Place
paper-name = Nom
paper-fed = Féd.
paper-rating = Elo
paper-points = Points
paper-points-short = Pts
paper-colour = Couleur
paper-club = Club
paper-fide-id = Code FIDE
paper-section = Section
paper-table = Table
paper-total = Total
paper-remarks = Remarques
paper-white-letter = b
paper-black-letter = n
paper-open-games = { $value ->
    [one] Une partie est encore en cours.
   *[other] { $value } parties sont encore en cours.
 }
paper-cross-legend = À chaque ronde : la place de l’adversaire, la couleur (b blancs, n noirs) et le résultat ; + et - sans jouer.
paper-it1 = IT1 – Certificat de résultat pour un titre
paper-it2 = IT2 – Demande de titre
paper-it3 = IT3 – Rapport de tournoi
paper-fa1 = FA1 – Rapport de norme d’arbitre FIDE
paper-ia1 = IA1 – Rapport de norme d’arbitre international
paper-fa2 = FA2 – Demande du titre d’arbitre FIDE
paper-ia2 = IA2 – Demande du titre d’arbitre international
paper-fl1 = FL1 – Rapport de norme de conférencier FIDE
paper-fl2 = FL2 – Demande du titre de conférencier FIDE
paper-report = Rapport final de l’arbitre principal
paper-diplomas = Diplômes
paper-diploma = Diplôme
paper-participation = Attestations de participation
paper-certificate = Attestation
paper-took-part = a participé au tournoi
paper-diploma-place = { $value ->
    [1] 1re place
   *[other] { $value }e place
 }
paper-diploma-points = avec { $points } points en { $rounds } rondes
paper-prize-receipts = Reçus de prix
paper-prize-receipt = Reçu de prix
paper-prize-received = J’ai reçu ce prix.
paper-score-sheets = Feuilles de partie
paper-sheet-of = Feuille de { $value }
paper-envelopes = Enveloppe du coup mis sous pli
paper-sealed-by = Coup mis sous pli par
paper-sealed-move-number = Numéro du coup
paper-position-before-sealing = Position avant le coup sous pli
paper-time-used-white = Temps utilisé par les Blancs
paper-time-used-black = Temps utilisé par les Noirs
paper-draw-offered = Nulle proposée par
paper-resumes = Jour, heure et lieu de la reprise
paper-programme = Programme et règlement
paper-schedule = Calendrier
paper-starts = Début
paper-regulations = Règlement
paper-entry-fee = Droit d’inscription
paper-late-fee = Droit d’inscription tardive
paper-participants = Participants
paper-appeals = Appels
paper-not-decided = non décidé
paper-norms = Normes de titre
paper-rating-changes = Variations Elo
paper-new-rating = Nouveau
paper-average = Moyenne
paper-nothing = Aucun.
paper-in-list = Dans la liste Elo du
paper-norm-of-chief = La norme de l’arbitre principal est jugée par une personne mandatée à l’avance.
paper-it1-legend = Un adversaire sans Elo compte avec le chiffre indiqué. Résultats : 1, ½ et 0 pour les parties jouées ; +, = et - pour les autres. Copies : joueur, fédération du joueur, fédération organisatrice, bureau de la FIDE. La grille complète est jointe.
paper-it2-legend = Les normes d’autres tournois s’ajoutent à la main ou sur un autre IT2 ; chaque IT1 est joint avec sa grille. Au moins 27 parties.
paper-open-questions = Encore à établir : { $value }
no-paper-round-not-paired = La ronde { $round } n’est pas appariée
no-paper-no-norm = Personne n’a réalisé de norme pour ce document
no-paper-no-arbiter = Aucun arbitre de ce nom dans les réglages
no-paper-no-teams = Aucune équipe ne joue ici
no-paper-no-prizes = Il n’y a pas de prix, ou ils ne peuvent pas encore être répartis
no-paper-no-first-day = Le premier jour de l’événement manque ; il décide des règles applicables
no-paper-no-player = Il n’y a personne pour ce document
unknown-paper = Il n’existe pas de document { $name }
paper-pictures = Images du tournoi
paper-bracket = Tableau
paper-norm-chances = { $name } : ce qu’il reste à faire pour { $title }
paper-norm-chances-alt = Pour chaque score dans les parties restantes, la moyenne Elo minimale de ces adversaires
paper-ranks-by-round = Places au fil des rondes
paper-scores-by-round = Points au fil des rondes
