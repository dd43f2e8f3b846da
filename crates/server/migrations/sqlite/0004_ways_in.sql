-- Passkeys, and whom a federation knows.
CREATE TABLE passkey (
    id      BLOB PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    key     BLOB NOT NULL,
    counter INTEGER NOT NULL DEFAULT 0,
    name    TEXT NOT NULL,
    made    INTEGER NOT NULL,
    used    INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_by_account ON passkey (account);

-- Questions that a passkey has answered: each counts once.
CREATE TABLE spent_challenge (
    challenge BLOB PRIMARY KEY,
    until     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who somebody is to a provider of OpenID Connect.
CREATE TABLE identity (
    issuer  TEXT NOT NULL,
    subject TEXT NOT NULL,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    made    INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX identity_by_account ON identity (account);
