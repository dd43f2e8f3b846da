-- Every event, and its journal: one row a record, never altered.
CREATE TABLE event (
    id   INTEGER PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE record (
    event  INTEGER NOT NULL REFERENCES event (id),
    seq    INTEGER NOT NULL CHECK (seq > 0),
    at     TEXT NOT NULL,
    author TEXT NOT NULL,
    reason TEXT,
    change TEXT NOT NULL,
    PRIMARY KEY (event, seq)
) STRICT, WITHOUT ROWID;
