-- Whoever signed in where: the list of sessions shows it.
ALTER TABLE session ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN place TEXT NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN browser TEXT NOT NULL DEFAULT '';
-- The second factor was shown in this session.
ALTER TABLE session ADD COLUMN proved INTEGER NOT NULL DEFAULT 0;

-- A second factor: the secret of the codes, the last one that was used, and when it was confirmed.
CREATE TABLE second_factor (
    account   INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    secret    BLOB NOT NULL,
    step      INTEGER NOT NULL DEFAULT 0,
    confirmed INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE recovery_code (
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    code    BLOB NOT NULL,
    PRIMARY KEY (account, code)
) STRICT, WITHOUT ROWID;

-- Who signed in, and who changed what anybody may do.
CREATE TABLE audit (
    id    INTEGER PRIMARY KEY,
    at    INTEGER NOT NULL,
    login TEXT NOT NULL,
    what  TEXT NOT NULL,
    store TEXT NOT NULL DEFAULT '',
    event TEXT NOT NULL DEFAULT '',
    about TEXT NOT NULL DEFAULT '',
    place TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX audit_by_time ON audit (at);

-- What a server requires of all its people.
CREATE TABLE requirement (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What programs were answered, by the key of the request; no answer while it is worked out.
CREATE TABLE answer (
    store   TEXT NOT NULL,
    account INTEGER NOT NULL,
    path    TEXT NOT NULL,
    name    TEXT NOT NULL,
    asked   BLOB NOT NULL,
    told    TEXT,
    at      INTEGER NOT NULL,
    PRIMARY KEY (store, account, path, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX answer_by_time ON answer (at);
