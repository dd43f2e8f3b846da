# Files: what is wrong with entry lists, tables, pairs files, rating lists and the text of games.
# Report files of tournaments have a file of their own.

# Several faults, a line each.
file-faults = { $more ->
    [0] { $shown }
    [one] { $shown }
    et { $more } autre
   *[other] { $shown }
    et { $more } autres
}

# Entry lists.
entry-list-error-in-column = ligne { $line }, colonne « { $column } » : { $problem }
entry-list-error-in-line = ligne { $line } : { $problem }
entry-remark-in-column = « { $column } » : { $problem }
entry-remark-in-row = { $problem }
entry-remark-same-player = peut-être le même joueur qu’à la ligne { $line } : { $reason }
in-common-same-fide-id = même code FIDE
in-common-same-national-id = même code national
in-common-same-name = même nom
in-common-similar-name = noms semblables et même année de naissance
list-heading = « { $text } »
list-column-called = { $heading }
list-column-place = colonne { $column }
entry-problem-unexpected = trouvé : « { $found } » ; attendu : { $expected }
entry-problem-no-name = trouvé : rien ; attendu : un nom
entry-problem-player = { $problem }
entry-problem-second-column = trouvé : une deuxième colonne pour { $field } ; attendu : « { $first } » seulement ; renommez ou supprimez l’une des deux
entry-problem-no-name-column = { $more ->
    [yes] trouvé : les en-têtes { $headings }, … ; attendu : parmi eux, Nom (ou Nom de famille et Prénom)
   *[no] trouvé : les en-têtes { $headings } ; attendu : parmi eux, Nom (ou Nom de famille et Prénom)
}
entry-problem-too-many-cells = { $width ->
    [one] trouvé : { $width } cellule ; attendu : au plus { $expected }, une par en-tête (une cellule qui contient le séparateur doit être entre guillemets)
   *[other] trouvé : { $width } cellules ; attendu : au plus { $expected }, une par en-tête (une cellule qui contient le séparateur doit être entre guillemets)
}
entry-problem-open-quotation = trouvé : un guillemet qui ouvre une cellule ; attendu : un autre qui la ferme
entry-problem-empty-file = trouvé : un fichier vide ; attendu : une ligne d’en-têtes, dont Nom
entry-problem-sheet = { $problem }
cell-expected-one-line = un texte sur une seule ligne, sans tabulation
cell-expected-title = un titre de la FIDE : GM, IM, WGM, FM, WIM, CM, WFM ou WCM
cell-expected-federation = un code de trois lettres, par exemple NOR
cell-expected-fide-id = un code FIDE : des chiffres seulement, par exemple 1503014
cell-expected-rating = un nombre entier de quatre chiffres au plus, par exemple 2100
cell-expected-birth = une année, ou une date, par exemple 1987-03-21 ou 21.03.1987 (le jour avant le mois)
cell-expected-sex = F (ou w) ou M
cell-expected-grade = une classe : PK, K ou de 1 à 12
entry-field-name = le nom
entry-field-family-name = le nom de famille
entry-field-given-name = le prénom
entry-field-title = le titre
entry-field-federation = la fédération
entry-field-fide-id = le code FIDE
entry-field-standard-rating = l’Elo FIDE
entry-field-rapid-rating = l’Elo rapide
entry-field-blitz-rating = l’Elo blitz
entry-field-national-id = le code national
entry-field-national-rating = l’Elo national
entry-field-assigned-rating = l’Elo attribué
entry-field-birth = la date de naissance
entry-field-sex = le sexe
entry-field-grade = la classe
entry-field-club = le club
entry-field-team = l’équipe
entry-field-needs = les besoins
entry-field-notes = les notes
entry-field-number = un numéro d’ordre
file-column-unused = remarque : la colonne « { $column } » n’est pas utilisée
file-same-player = les lignes { $line } et { $other } semblent désigner le même joueur, { $name }

# Tables.
sheet-error-too-many-rows = trouvé : plus de { $most } lignes ; attendu : une liste des inscrits
sheet-error-too-many-columns = ligne { $line } : plus de { $most } colonnes
sheet-error-too-much = trouvé : plus de { $cells } cellules ou de { $megabytes } Mo de texte ; attendu : une liste des inscrits
sheet-error-long-cell = ligne { $line }, colonne { $column } : un texte de plus de { $most } caractères
sheet-error-ragged = { $found ->
    [one] ligne { $line } : trouvé : { $found } colonne séparée par des espaces ; attendu : { $expected } ; mettez des tabulations ou des points-virgules entre les colonnes
   *[other] ligne { $line } : trouvé : { $found } colonnes séparées par des espaces ; attendu : { $expected } ; mettez des tabulations ou des points-virgules entre les colonnes
}
sheet-error-old-workbook = trouvé : un ancien classeur (.xls) ou un classeur protégé par mot de passe ; ouvrez-le et enregistrez-le sans mot de passe en .xlsx, .ods ou CSV
sheet-error-workbook = le classeur est illisible : { $problem }
workbook-problem-other-zip = trouvé : un fichier zip ; attendu : .xlsx ou .ods
workbook-problem-binary = trouvé : un classeur binaire (.xlsb) ; ouvrez-le et enregistrez-le en .xlsx
workbook-problem-password = il est protégé par un mot de passe ; ouvrez-le et enregistrez-le sans mot de passe
workbook-problem-too-many-parts = plus de { $most } éléments
workbook-problem-too-large = décompressé, il dépasse { $megabytes } Mo
workbook-problem-no-part = il n’a pas d’élément { $part }
workbook-problem-too-many-attributes = une balise avec plus de { $most } attributs
workbook-problem-no-text = une cellule renvoie au texte { $number } sur { $count }
workbook-problem-no-place = trouvé : une cellule en « { $found } » ; attendu : un emplacement, par exemple B7
workbook-problem-damaged = { $error }

# Pairs files.
pairs-error = ligne { $line }, colonne { $column } : { $problem }
pairs-problem-unexpected = trouvé : « { $found } » ; attendu : { $expected }
pairs-problem-line-ends = trouvé : la fin de la ligne ; attendu : { $expected }
pairs-problem-player-twice = trouvé : { $player } encore une fois ; attendu : chaque joueur une seule fois ({ $player } figure déjà à la ligne { $line })
pairs-problem-second-bye = trouvé : une deuxième exemption, pour { $player } ; attendu : une au plus (déjà donnée à { $earlier }, ligne { $line })
pairs-problem-wrong-count = trouvé : le nombre { $count } ; attendu : { $lines }, le nombre d’appariements qui suivent
pairs-problem-no-pairs = trouvé : aucun appariement ; attendu : une ligne avec deux numéros d’appariement par échiquier
pairs-expected-white = le numéro d’appariement des Blancs, 1 ou plus
pairs-expected-black = le numéro d’appariement des Noirs, ou 0 pour l’exemption
pairs-expected-line-end = la fin de la ligne

# Rating lists and their index.
rating-list-error-line = ligne { $line } : { $problem }
rating-list-error-not-a-list = trouvé : { $found } ; attendu : une liste Elo, soit une ligne d’en-têtes avec ID Number et Name, soit du XML avec <playerslist>, tel quel ou dans un fichier zip
rating-list-error-too-long = { $what-code ->
    [line] la liste Elo est illisible : une ligne a plus de { $most } octets
   *[player] la liste Elo est illisible : un joueur occupe plus de { $most } octets
}
rating-list-error-no-start = la liste Elo est illisible : le fichier zip ne dit pas où elle commence
rating-list-error-read = la liste Elo est illisible : { $error }
not-a-list-empty = un fichier vide
not-a-list-begins = « { $line } »
not-a-list-zip-without-list = un fichier zip sans .txt ni .xml
not-a-list-encrypted-zip = un fichier zip chiffré
not-a-list-packed-by = un fichier zip compressé par { $method }
not-a-list-no-player = aucun joueur
not-a-list-only-faults = aucun joueur ({ $fault })
listing-problem-unexpected = trouvé : « { $found } » ; attendu : { $expected }
listing-problem-no-name = trouvé : rien ; attendu : un nom
listing-problem-without = un joueur auquel il manque { $expected }
listing-problem-file-ends = trouvé : la fin du fichier ; attendu : la fin d’un joueur
listing-problem-no-beginning = trouvé : la fin d’un joueur ; attendu : son début
listing-problem-damaged = { $error }
listing-expected-fide-id = un code FIDE
listing-expected-name = un nom
listing-expected-name-on-one-line = un nom sur une seule ligne
listing-expected-rating = un Elo de quatre chiffres au plus
listing-expected-games = un nombre de parties
listing-expected-k = un coefficient K de 255 au plus
listing-expected-birth-year = une année de naissance
rating-index-error-not-an-index = le fichier n’est pas l’index d’une liste Elo
rating-index-error-version = l’index de la liste Elo est de version { $version }, inconnue ici ; refaites-le
rating-index-error-broken = l’index de la liste Elo est endommagé ; refaites-le
rating-index-error-too-large = la liste Elo est trop grande pour un index
rating-index-error-list = { $problem }
rating-index-error-file = { $path } : { $error }

# The text of games.
pgn-fault-open-tag = une balise n’est pas fermée
pgn-fault-bad-tag = une balise sans sa valeur entre guillemets
pgn-fault-stray-bracket = un crochet qui n’ouvre aucune balise
pgn-fault-open-comment = un commentaire n’est pas fermé
pgn-fault-stray-brace = une accolade fermante sans commentaire
pgn-fault-open-variation = une variante n’est pas fermée
pgn-fault-stray-parenthesis = une parenthèse fermante sans variante
pgn-fault-no-result = la partie n’a pas de marque de résultat à la fin
pgn-fault-moves-after-result = des coups suivent la marque de résultat
pgn-fault-too-long = le texte est trop long pour une partie


# What tells the system of an event.
known-by-command-line = la ligne de commande
known-by-settings = les réglages
