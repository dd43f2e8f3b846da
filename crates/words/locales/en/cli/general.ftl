# What every command says: failures, warnings, files, arguments; the server and the accounts.

failure-help = help:
failure-line = error: { $text }
failure-no-start = cannot start: { $error }
note-line = note: { $text }
warning-line = warning: { $text }

# What is wrong, and before it where: a file, a line of it, a folder.
problem-at = { $place }: { $problem }

## What is strange but no reason to stop

strange-in-line = line { $line }: { $text }
strange-lines = { $lines-count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
strange-often = { $times ->
    [one] { $text } ({ $times } time)
   *[other] { $text } ({ $times } times)
}
strange-and-more = { $text } (and { $more } more of this kind)
strange-and-more-in-lines = line { $line }: { $text } (and { $more } more of this kind: { $lines })
strange-more = and { $more } more of this kind

## Output and files

output-unwritable = standard output cannot be written: { $error }
output-not-json = cannot be written as JSON: { $error }
file-standard-input = standard input
file-unreadable = { $kind ->
    [NotFound] there is no file { $name }
    [IsADirectory] { $name } is a folder
    [PermissionDenied] { $name }: you may not read this file
   *[other] { $name }: { $problem }
}
    .help = { $kind ->
        [NotFound] { $here ->
            [none] {""}
           *[other] it is looked for in { $here }
        }
        [IsADirectory] name a file in it, or - for standard input
       *[other] {""}
    }
file-unwritable = { $kind ->
    [NotFound] { $name } cannot be written: there is no folder { $folder }
    [PermissionDenied] { $name } cannot be written: permission denied
    [StorageFull] { $name } cannot be written: no storage space
    [ReadOnlyFilesystem] { $name } cannot be written: read-only filesystem or storage medium
    [IsADirectory] { $name } cannot be written: is a directory
    [NotADirectory] { $name } cannot be written: not a directory
   *[other] { $name } cannot be written: { $problem }
}
    .help = { $kind ->
        [NotFound] make the folder first, or name another
        [PermissionDenied] choose a folder that you may write to
        [StorageFull] make room, or choose another disk
       *[other] {""}
    }
file-not-utf8 = { $name } is not a text in UTF-8
    .help = save it as UTF-8
file-unusable = { $name } cannot be used:
    { $faults }
file-list-expected = this looks like a tournament report file, which `swiss`, `standings` and `rate` read; here a list of entries is expected (CSV, XLSX, ODS) or an exported event
file-report-expected = a tournament report file (TRF) is expected, as pairing programs and `adoube event report` write it
file-folder-taken = { $folder } is there already
    .help = name a new folder
convert-impossible = { $name } cannot be written as { $version }:
    { $faults }
convert-left-out = { $name }, left out in { $version }

## Arguments

usage-more = --help tells more
usage-no-arguments = arguments are missing
    .help = { $usage }; --help tells more
usage-no-command = a command is missing
    .help = { $usage }; the commands are: { $commands }
manual-failed = cannot make the manual page: { $why }
manual-no-chapter = there is no chapter "{ $chapter }" in the manual
    .help = the chapters are { $known }

argument-no-day = expected year-month-day, such as 2026-11-15
argument-no-role = expected viewer, results_only, entry_desk, sector_arbiter, deputy_arbiter, chief_arbiter or owner
argument-no-language = expected one of { $languages }
argument-no-network = expected an address such as 10.0.0.7, or a network such as 10.0.0.0/8
argument-no-log-level = expected off, error, warn, info, debug or trace
argument-no-point-system = expected the points for win, draw and loss, such as 3-1-0
argument-no-span = expected two values with a hyphen between them, such as 9-12, or one of them
argument-no-level = expected world, continental, olympiad, world-cup, team-championship, zonal, national-championship, national-team-championship or other

## The server

serve-here = Adoube is at { $url }
serve-in-hall = Other computers and phones find it at { $url }
serve-stop = Ctrl-C stops it.
serve-copy = { $place ->
    [none] To copy everything while it runs: adoube backup FILE (a copy of adoube.db misses what was entered last).
   *[other] To copy everything while it runs: adoube backup --data { $place } FILE (a copy of adoube.db misses what was entered last).
}
serve-copy-database = To copy everything while it runs: adoube backup FILE (do not copy its files).
serve-no-address = { $kind ->
    [AddrInUse] cannot listen at { $address }: another program, perhaps Adoube itself, is there
    [PermissionDenied] cannot listen at { $address }: you may not use this port
    [AddrNotAvailable] cannot listen at { $address }: it is not an address of this computer
    [InvalidInput] cannot listen at { $address }: it is not an address with a port
   *[other] cannot listen at { $address }: { $problem }
}
    .help = choose another address with --listen, such as 127.0.0.1:8401
serve-stopped = the server stopped: { $error }
serve-no-demonstration = the demonstration cannot be made: { $error }

## The accounts

people-heading-login = login
people-heading-name = name
people-administrator = administrator
people-password-is = Sign in as { $login } with this password, then choose another one on the page of the account:
people-nobody = nobody signs in as { $login }
    .help = `adoube people list` lists everybody
people-token-above-role = { $is ->
    [none] { $login } is nothing in { $event }: a token cannot be a { $wanted }
   *[other] { $login } is a { $is } in { $event }: a token cannot be a { $wanted }
}
    .help = { $is ->
        [none] an owner of the event gives roles, on its page of people
       *[other] --role names a smaller one
    }
people-captain-of-what = a captain files line-ups for a team: which one?
    .help = --team names it by number or name
people-team-of-captain = only a captain has a team
    .help = --role captain
people-which-section = the event has several sections with teams, or none
    .help = --section names one
people-at-the-computer = Somebody at the computer of the server
people-role-given = { $login } is now { $role } in { $event }.
people-no-hash = a password could not be hashed
people-no-random-numbers = no random numbers: { $error }
people-file = the accounts cannot be opened: { $error }
