-- Roles, invitations and tokens belong to an event of one store: two stores that share these
-- accounts may have events of the same short name. What was given before stands under no store
-- until the one that has the event is opened.
CREATE TABLE membership_of_store (
    store   TEXT NOT NULL,
    event   TEXT NOT NULL,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role    TEXT NOT NULL,
    sectors TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (store, event, account)
) STRICT, WITHOUT ROWID;

INSERT INTO membership_of_store (store, event, account, role, sectors)
SELECT '', event, account, role, sectors FROM membership;

DROP TABLE membership;
ALTER TABLE membership_of_store RENAME TO membership;

ALTER TABLE invitation ADD COLUMN store TEXT NOT NULL DEFAULT '';
ALTER TABLE token ADD COLUMN store TEXT NOT NULL DEFAULT '';
