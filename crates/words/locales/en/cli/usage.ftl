# What is said of a command that is called in a wrong way, and of its manual.

usage-more = --help tells more
usage-no-arguments = arguments are missing
    .help = { $usage }; --help tells more
usage-no-command = a command is missing
    .help = { $usage }; the commands are: { $commands }
manual-failed = cannot make the manual page: { $why }
