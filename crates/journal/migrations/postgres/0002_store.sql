-- What tells this store from every other, and when it was last seen that something can be written.
CREATE TABLE store (
    only     INTEGER PRIMARY KEY CHECK (only = 1),
    identity TEXT NOT NULL,
    checked  BIGINT NOT NULL DEFAULT 0
);

INSERT INTO store (only, identity) VALUES (1, replace(gen_random_uuid()::text, '-', ''));
