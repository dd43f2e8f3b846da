-- Every event, and its journal: one row a record, never altered.
CREATE TABLE event (
    id   BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE COLLATE "C",
    name TEXT NOT NULL
);

CREATE TABLE record (
    event  BIGINT NOT NULL REFERENCES event (id),
    seq    BIGINT NOT NULL CHECK (seq > 0),
    at     TEXT NOT NULL,
    author TEXT NOT NULL,
    reason TEXT,
    change TEXT NOT NULL,
    PRIMARY KEY (event, seq)
);
