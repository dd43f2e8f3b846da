-- Passkeys, and whom a federation knows.
CREATE TABLE passkey (
    id      BYTEA PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    key     BYTEA NOT NULL,
    counter BIGINT NOT NULL DEFAULT 0,
    name    TEXT NOT NULL,
    made    BIGINT NOT NULL,
    used    BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX passkey_by_account ON passkey (account);

-- Questions that a passkey has answered: each counts once.
CREATE TABLE spent_challenge (
    challenge BYTEA PRIMARY KEY,
    until     BIGINT NOT NULL
);

-- Who somebody is to a provider of OpenID Connect.
CREATE TABLE identity (
    issuer  TEXT NOT NULL,
    subject TEXT NOT NULL,
    account BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    made    BIGINT NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE INDEX identity_by_account ON identity (account);

-- Wrong passwords, as all servers together have counted them. A name is a hash.
CREATE TABLE attempt (
    name  BYTEA PRIMARY KEY,
    count BIGINT NOT NULL,
    last  BIGINT NOT NULL,
    mark  BYTEA NOT NULL
);
CREATE INDEX attempt_by_time ON attempt (last);

-- Lists that somebody is looking at before they are entered, as they were sent.
CREATE TABLE upload (
    name    BYTEA PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    event   TEXT NOT NULL,
    section TEXT,
    title   TEXT NOT NULL,
    file    TEXT NOT NULL,
    bytes   BYTEA NOT NULL,
    at      BIGINT NOT NULL
);
CREATE INDEX upload_by_time ON upload (at);

-- The rating lists: what there is, and the bytes of each file under their digest.
CREATE TABLE shelf (
    "only"  BIGINT PRIMARY KEY CHECK ("only" = 1),
    version BIGINT NOT NULL,
    entries TEXT NOT NULL
);
CREATE TABLE shelf_part (
    digest TEXT NOT NULL,
    part   BIGINT NOT NULL,
    bytes  BYTEA NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (digest, part)
);
