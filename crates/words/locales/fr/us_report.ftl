# Le rapport Elo pour US Chess : ce qu’il faut regarder avant l’envoi, et la lecture d’un rapport.

us-report-gravity-error = erreur
us-report-gravity-warning = avertissement
us-report-gravity-note = remarque

us-fact-affiliate = le numéro de l’organisme affilié
us-fact-chief-td = le numéro du directeur de tournoi principal
us-fact-assistant-td = le numéro du directeur de tournoi adjoint
us-fact-other-tds = le numéro d’un autre directeur de tournoi
us-fact-city = la ville
us-fact-state = l’État
us-fact-zip = le code postal
us-fact-begins = le premier jour
us-fact-ends = le dernier jour
us-fact-event-id = le numéro de la compétition

td-level-club = directeur Club
td-level-local = directeur Local
td-level-senior = directeur Senior
td-level-associate-national = directeur Associate National
td-level-national-td = directeur National

us-ratings-regular = Regular
us-ratings-dual = Regular et Quick
us-ratings-quick = Quick
us-ratings-blitz = Blitz

us-report-found-no-section = aucun tournoi n’a de joueurs à compter pour l’Elo
us-report-found-many-sections = un rapport contient { $most } tournois au plus
us-report-found-missing = il manque { $fact }
us-report-found-malformed = { $fact-code ->
    [affiliate] « { $found } » n’est pas { $fact } : une lettre et sept chiffres, par exemple A6012345
    [state] « { $found } » n’est pas { $fact } : deux lettres, par exemple FL
    [zip] « { $found } » n’est pas { $fact } : cinq chiffres, par exemple 32603
    [event-id] « { $found } » n’est pas { $fact } : douze chiffres, donnés par la fédération
   *[other] « { $found } » n’est pas { $fact } : huit chiffres
}
us-report-found-disagree = les tournois se contredisent sur { $fact } : { $taken } est écrit, { $other } est indiqué aussi
us-report-found-days-reversed = le dernier jour, { $ends }, précède le premier, { $begins }
us-report-found-days-outside = du { $begins } au { $ends } : ce ne sont pas des jours de la compétition
us-report-found-certification = le directeur principal est { $level } : le chapitre sur la certification n’est pas disponible ; il n’est pas vérifié que ce niveau suffit
us-report-found-certification-unknown = la certification du directeur principal n’est pas indiquée ; elle doit convenir à la compétition
us-report-found-not-rated = non compté pour l’Elo, et absent du rapport
us-report-found-empty = personne n’a de numéro d’appariement ; absent du rapport
us-report-found-contradiction = le tournoi se contredit : { $value }
us-report-found-no-time-control = pas de cadence : le rapport doit l’indiquer, avec le délai ou l’incrément
us-report-found-time-control-unread = la cadence « { $control } » est illisible
us-report-found-not-ratable = les parties en { $control } ne comptent pas pour l’Elo
us-report-found-dual = { $control } : compte en Regular et en Quick
us-report-found-other-ratings = annoncé en { $announced }, mais la cadence en fait { $control } ; la fédération suit la cadence
us-report-found-blitz-letter = le format publié n’a pas de lettre pour le Blitz ; B est écrit, et la fédération suit la cadence
us-report-found-grand-prix-letter = la lettre qui désigne le Grand Prix n’est pas publiée ; Y est écrit : à vérifier lors de l’envoi
us-report-found-school-affiliate = un rapport interne à une école vient de l’organisme de l’école, dont le numéro commence par H, et non de { $affiliate }
us-report-found-unfinished = { $paired } rondes sur { $planned } sont dans le rapport
us-report-found-open-game = { $adjourned ->
    [yes] ronde { $round }, échiquier { $board } : la partie est ajournée
   *[other] ronde { $round }, échiquier { $board } : pas de résultat
}
us-report-found-renumbered = il manque des numéros d’appariement ; le rapport compte à partir de 1 sans lacune
us-report-found-no-id = { $player } n’a pas de numéro US Chess
us-report-found-bad-id = { $player } : « { $id } » n’est pas un numéro US Chess de huit chiffres
us-report-found-expired = { $player } ({ $id }) : l’adhésion a pris fin le { $expires }
us-report-found-expiry-unknown = { $count ->
    [one] pour { $count } joueur, la fin de l’adhésion n’est pas connue
   *[other] pour { $count } joueurs, la fin de l’adhésion n’est pas connue
}
us-report-found-state-unknown = { $count ->
    [one] pour { $count } joueur, aucun État n’est connu
   *[other] pour { $count } joueurs, aucun État n’est connu
}
us-report-found-two-entries = { $id } est inscrit deux fois, { $players } : correct pour une réinscription, sinon un numéro est faux
us-report-found-two-games = { $id } est inscrit deux fois, { $players }, avec des parties à la ronde { $round } : un numéro est faux
us-report-found-two-sections = { $player } ({ $id }) a une partie à la ronde { $round } ici et dans { $other } ; les parties supplémentaires vont dans un tournoi à part
us-report-found-no-game = { $player } n’a joué aucune partie
us-report-found-forfeits = { $count ->
    [one] { $count } partie n’a pas été jouée ; elle est transmise sans adversaires
   *[other] { $count } parties n’ont pas été jouées ; elles sont transmises sans adversaires
}
us-report-found-odd-result = ronde { $round }, échiquier { $board } : les résultats des deux joueurs ne font pas un point ; à signaler à la fédération
us-report-found-too-long = « { $text } » dépasse { $most } caractères et sera coupé
us-report-found-letters = « { $text } » s’écrit « { $written } »

# La lecture des tables.
dbf-error-not-a-table = ce n’est pas une table dBASE
dbf-error-header-ends = le fichier s’arrête dans son en-tête
dbf-error-lengths = les longueurs de l’en-tête se contredisent
dbf-error-record-missing = le fichier s’arrête avant l’enregistrement { $record } sur { $of }
dbf-error-read = le fichier est illisible : { $error }
us-report-error = { $record ->
    [0] { $file }, { $field } : { $problem }
   *[other] { $file }, enregistrement { $record }, { $field } : { $problem }
}
us-report-problem-no-field = le champ manque
us-report-problem-events = { $found } compétitions trouvées, une seule attendue
us-report-problem-unexpected = trouvé { $found }, attendu { $expected }
us-report-problem-no-such-section = il n’y a pas de tournoi { $section }
us-report-problem-twice = le numéro { $number } figure deux fois
us-report-problem-no-such-opponent = il n’y a pas d’adversaire { $opponent }
us-report-problem-disagreement = { $here }, mais le numéro { $opponent } a { $there }
us-report-expected-number = un nombre entier
us-report-expected-day = un jour, par exemple 20260330
us-report-expected-result = un résultat, par exemple W12B ou H0
us-report-expected-kind = S, R ou M
us-report-expected-rating = un Elo
us-report-oddity-rounds-not-told = les colonnes sont les adversaires ; les rondes viennent d’une table
us-report-oddity-colours-not-told = { $games ->
    [one] { $games } partie n’a pas de couleurs ; elles sont ajoutées
   *[other] { $games } parties n’ont pas de couleurs ; elles sont ajoutées
}
us-report-oddity-forfeits-alone = { $count ->
    [one] { $count } forfait n’a pas d’adversaire ; il compte comme un bye
   *[other] { $count } forfaits n’ont pas d’adversaire ; ils comptent comme des byes
}

# En ligne de commande.
us-report-line = { $section ->
    [none] { $gravity } : { $text }
   *[other] { $gravity } : { $section } : { $text }
}{ $article ->
    [none] {""}
   *[other] {" "}({ $article })
}
us-report-written = THEXPORT.DBF, TSEXPORT.DBF et TDEXPORT.DBF dans { $folder } : tournois : { $sections }, joueurs : { $players }, parties : { $games }
us-report-not-written = Rien n’est écrit : corriger les erreurs, ou écrire quand même avec --force.
us-report-only-checked = Vérifié, rien d’écrit (--out DOSSIER écrit) : tournois : { $sections }, joueurs : { $players }, parties : { $games }
us-facts-unknown = « { $fact } » n’est pas NOM=VALEUR ; les noms sont : { $known }
us-facts-unfit = { $name } : « { $value } » ne convient pas

# Les pages.
us-report-title = Rapport Elo pour US Chess
us-report-open = Vérifier et télécharger
us-report-about = Les trois fichiers d’après lesquels US Chess calcule les Elo, pour tous les tournois de la compétition qui comptent.
us-report-to-settings = L’organisme affilié, les directeurs et le lieu s’indiquent dans les réglages.
us-report-checks = Liste de contrôle
us-report-errors = À corriger
us-report-warnings = Peut-être une erreur
us-report-notes = Bon à savoir
us-report-section = Tournoi
us-report-kind = Type
us-report-rating-system = Elo
us-report-time-control = Cadence
us-report-rounds = Rondes
us-report-players = Joueurs
us-report-games = Parties
us-report-faulty = US Chess renverrait ce rapport : un point de la liste de contrôle est à corriger.
settings-group-us_chess = Rapport Elo pour US Chess
settings-us_affiliate = Numéro de l’organisme affilié
settings-us_chief_td = Numéro du directeur principal
settings-us_chief_td_level = Certification du directeur principal
settings-us_assistant_td = Numéro du directeur adjoint
settings-us_other_tds = Numéros des autres directeurs
settings-us_city = Ville
settings-us_state = État, deux lettres
settings-us_zip = Code postal
settings-us_country = Pays
settings-us_event_id = Numéro de la compétition, une fois donné par la fédération
settings-us_begins = Premier jour du tournoi, si ce n’est pas celui de la compétition
settings-us_ends = Dernier jour du tournoi, si ce n’est pas celui de la compétition
settings-us_ratings = Compte en, si ce n’est pas selon la cadence
settings-us_school_level = Pour les élèves
settings-us_membership_waived = L’adhésion n’est pas exigée
settings-us_fide_rated = Compte aussi pour l’Elo FIDE
settings-us_grand_prix_points = Points du Grand Prix
settings-us_crosstables = Grille américaine sur papier pour
settings-choice-club = Club
settings-choice-local = Local
settings-choice-senior = Senior
settings-choice-associate_national = Associate National
settings-choice-national_td = National
settings-choice-regular = Regular
settings-choice-dual = Regular et Quick
settings-choice-quick = Quick
settings-choice-none = Non
settings-choice-scholastic = Scolaire
settings-choice-primary = Primaire, jusqu’au CE2 (adhérents ou non)
settings-choice-in_school = Au sein d’une école (adhérents ou non)
settings-choice-director = Le directeur
settings-choice-affiliate = L’organisme affilié
settings-choice-nobody = Personne
entries-state = État
entries-expires = Adhérent jusqu’au
entries-provisional-games = Provisoire : parties
entries-expired = adhésion expirée
entries-jtp = JTP : élève non adhérent
entries-field-state = État
entries-field-expires = Adhérent jusqu’au
entry-field-state = l’État
entry-field-expires = le dernier jour de l’adhésion
cell-expected-expiry = un jour, par exemple 2026-12-31 ou 12/31/2026
invalid-expiry = « { $text } » n’est pas le dernier jour d’une adhésion : année-mois-jour est attendu, par exemple 2026-12-31
listing-expected-member-id = un numéro US Chess de huit chiffres
listing-expected-expiry = un jour, par exemple 2026-12-31
rating-list-error-table = la liste Elo est illisible : { $fault }
us-facts-reason = pour le rapport Elo à US Chess
trf-unsaid-memberships = { $count ->
    [one] l’État et la fin de l’adhésion de { $count } joueur
   *[other] l’État et la fin de l’adhésion de { $count } joueurs
}
convert-us-several = le rapport contient plusieurs tournois ; en indiquer un avec --section : { $known }
convert-us-no-section = il n’y a pas de tournoi { $section } ; il y a : { $known }
