-- What tells this store from every other, and when it was last seen that something can be written.
CREATE TABLE store (
    id       INTEGER PRIMARY KEY CHECK (id = 1),
    identity TEXT NOT NULL,
    checked  BIGINT NOT NULL DEFAULT 0
);

INSERT INTO store (id, identity) VALUES (1, replace(gen_random_uuid()::text, '-', ''));
