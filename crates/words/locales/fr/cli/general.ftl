# What every command says: failures, warnings, files, arguments; the server and the accounts.

failure-help = aide :
failure-line = erreur : { $text }
failure-no-start = impossible de démarrer : { $error }
note-line = remarque : { $text }
warning-line = attention : { $text }

# What is wrong, and before it where: a file, a line of it, a folder.
problem-at = { $place } : { $problem }

## What is strange but no reason to stop

strange-in-line = ligne { $line } : { $text }
strange-lines = { $lines-count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
}
strange-often = { $text } ({ $times } fois)
strange-and-more = { $more ->
    [one] { $text } (et { $more } autre de ce genre)
   *[other] { $text } (et { $more } autres de ce genre)
}
strange-and-more-in-lines = { $more ->
    [one] ligne { $line } : { $text } (et { $more } autre de ce genre : { $lines })
   *[other] ligne { $line } : { $text } (et { $more } autres de ce genre : { $lines })
}
strange-more = { $more ->
    [one] et { $more } autre de ce genre
   *[other] et { $more } autres de ce genre
}

## Output and files

output-unwritable = impossible d’écrire sur la sortie standard : { $error }
output-not-json = ne peut pas s’écrire en JSON : { $error }
file-standard-input = entrée standard
file-unreadable = { $kind ->
    [NotFound] il n’y a pas de fichier { $name }
    [IsADirectory] { $name } est un dossier
    [PermissionDenied] { $name } : vous n’avez pas le droit de lire ce fichier
   *[other] { $name } : { $problem }
}
    .help = { $kind ->
        [NotFound] { $here ->
            [none] {""}
           *[other] il est cherché dans { $here }
        }
        [IsADirectory] indiquez un fichier de ce dossier, ou - pour l’entrée standard
       *[other] {""}
    }
file-unwritable = { $kind ->
    [NotFound] impossible d’écrire { $name } : il n’y a pas de dossier { $folder }
    [PermissionDenied] impossible d’écrire { $name } : accès refusé
    [StorageFull] impossible d’écrire { $name } : plus de place sur le disque
    [ReadOnlyFilesystem] impossible d’écrire { $name } : système de fichiers ou support en lecture seule
    [IsADirectory] impossible d’écrire { $name } : c’est un dossier
    [NotADirectory] impossible d’écrire { $name } : ce n’est pas un dossier
   *[other] impossible d’écrire { $name } : { $problem }
}
    .help = { $kind ->
        [NotFound] créez d’abord le dossier, ou indiquez-en un autre
        [PermissionDenied] choisissez un dossier où vous avez le droit d’écrire
        [StorageFull] libérez de la place, ou choisissez un autre disque
       *[other] {""}
    }
file-not-utf8 = { $name } n’est pas un texte en UTF-8
    .help = enregistrez-le en UTF-8
file-unusable = { $name } est inutilisable :
    { $faults }
file-list-expected = cela ressemble à un rapport de tournoi, que lisent `swiss`, `standings` et `rate` ; attendu ici : une liste des inscrits (CSV, XLSX, ODS) ou une compétition exportée
file-report-expected = un rapport de tournoi (TRF) est attendu, tel que l’écrivent les programmes d’appariement et `adoube event report`
file-folder-taken = { $folder } existe déjà
    .help = indiquez un nouveau dossier
convert-impossible = { $name } ne peut pas s’écrire en { $version } :
    { $faults }
convert-left-out = { $name }, omis en { $version }

## Arguments

usage-more = --help en dit plus
usage-no-arguments = des arguments manquent
    .help = { $usage } ; --help en dit plus
usage-no-command = une commande manque
    .help = { $usage } ; les commandes sont : { $commands }
manual-failed = impossible de produire la page de manuel : { $why }
manual-no-chapter = il n’y a pas de chapitre « { $chapter } » dans le manuel
    .help = les chapitres sont { $known }

argument-no-day = attendu année-mois-jour, par exemple 2026-11-15
argument-no-role = attendu viewer, results_only, entry_desk, sector_arbiter, deputy_arbiter, chief_arbiter ou owner
argument-no-language = attendu l’une de ces langues : { $languages }
argument-no-network = attendu une adresse comme 10.0.0.7, ou un réseau comme 10.0.0.0/8
argument-no-log-level = attendu off, error, warn, info, debug ou trace
argument-no-point-system = attendu les points pour gain, nulle et perte, par exemple 3-1-0
argument-no-span = deux valeurs séparées par un tiret attendues, par exemple 9-12, ou l’une d’elles
argument-no-level = attendu world, continental, olympiad, world-cup, team-championship, zonal, national-championship, national-team-championship ou other

## The server

serve-here = Adoube est à l’adresse { $url }
serve-in-hall = Les autres ordinateurs et téléphones le trouvent à l’adresse { $url }
serve-stop = Ctrl-C l’arrête.
serve-copy = { $place ->
    [none] Pour tout copier pendant qu’il fonctionne : adoube backup FILE (il manquerait à une copie de adoube.db les dernières saisies).
   *[other] Pour tout copier pendant qu’il fonctionne : adoube backup --data { $place } FILE (il manquerait à une copie de adoube.db les dernières saisies).
}
serve-copy-database = Pour tout copier pendant qu’il fonctionne : adoube backup FILE (ne copiez pas ses fichiers).
serve-no-address = { $kind ->
    [AddrInUse] impossible d’écouter à { $address } : un autre programme, peut-être Adoube lui-même, s’y trouve
    [PermissionDenied] impossible d’écouter à { $address } : vous n’avez pas le droit d’utiliser ce port
    [AddrNotAvailable] impossible d’écouter à { $address } : ce n’est pas une adresse de cet ordinateur
    [InvalidInput] impossible d’écouter à { $address } : ce n’est pas une adresse avec un port
   *[other] impossible d’écouter à { $address } : { $problem }
}
    .help = choisissez une autre adresse avec --listen, par exemple 127.0.0.1:8401
serve-stopped = le serveur s’est arrêté : { $error }
serve-no-demonstration = impossible de créer la démonstration : { $error }

## The accounts

people-heading-login = identifiant
people-heading-name = nom
people-administrator = administrateur
people-password-is = Connectez-vous comme { $login } avec ce mot de passe, puis choisissez-en un autre sur la page du compte :
people-nobody = personne n’a l’identifiant { $login }
    .help = `adoube people list` donne la liste de tous
people-token-above-role = { $is ->
    [none] { $login } n’a pas de rôle dans { $event } : un jeton ne peut pas avoir le rôle { $wanted }
   *[other] { $login } a le rôle { $is } dans { $event } : un jeton ne peut pas avoir le rôle { $wanted }
}
    .help = { $is ->
        [none] un propriétaire de la compétition donne les rôles, sur la page des personnes
       *[other] --role en indique un moins étendu
    }
people-captain-of-what = un capitaine dépose les compositions d’une équipe : laquelle ?
    .help = --team la nomme par son numéro ou son nom
people-team-of-captain = seul un capitaine a une équipe
    .help = --role captain
people-which-section = la compétition a plusieurs tournois par équipes, ou aucun
    .help = --section en nomme un
people-at-the-computer = Quelqu’un à l’ordinateur du serveur
people-role-given = { $login } est maintenant { $role } dans { $event }.
people-no-hash = un mot de passe n’a pas pu être haché
people-no-random-numbers = pas de nombres aléatoires : { $error }
people-file = impossible d’ouvrir les comptes : { $error }
