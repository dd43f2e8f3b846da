-- Who may do what: accounts, their sessions and tokens, and their roles in events.
CREATE TABLE account (
    id            INTEGER PRIMARY KEY,
    login         TEXT NOT NULL UNIQUE,
    name          TEXT NOT NULL UNIQUE,
    password      TEXT NOT NULL,
    administrator INTEGER NOT NULL DEFAULT 0,
    created       TEXT NOT NULL
) STRICT;

CREATE TABLE session (
    secret  BLOB PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE membership (
    event   TEXT NOT NULL,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role    TEXT NOT NULL,
    sectors TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (event, account)
) STRICT, WITHOUT ROWID;

CREATE TABLE invitation (
    secret  BLOB PRIMARY KEY,
    event   TEXT NOT NULL,
    role    TEXT NOT NULL,
    sectors TEXT NOT NULL DEFAULT '[]',
    author  TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE token (
    id      INTEGER PRIMARY KEY,
    secret  BLOB NOT NULL UNIQUE,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    label   TEXT NOT NULL,
    event   TEXT NOT NULL,
    role    TEXT NOT NULL,
    created TEXT NOT NULL
) STRICT;

-- A key of this server, for codes that can be told from made-up ones without being stored.
CREATE TABLE server_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    key  BLOB NOT NULL
) STRICT;
