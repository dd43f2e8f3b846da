-- Clubs, regions, federations: whose events are whose, and who works in all of them.
CREATE TABLE organisation (
    store        TEXT NOT NULL,
    id           TEXT NOT NULL,
    name         TEXT NOT NULL,
    most_events  INTEGER NOT NULL DEFAULT 0,
    most_entries INTEGER NOT NULL DEFAULT 0,
    made         INTEGER NOT NULL,
    PRIMARY KEY (store, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE organisation_member (
    store        TEXT NOT NULL,
    organisation TEXT NOT NULL,
    account      INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role         TEXT NOT NULL,
    PRIMARY KEY (store, organisation, account),
    FOREIGN KEY (store, organisation) REFERENCES organisation (store, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX organisation_member_by_account ON organisation_member (account);

CREATE TABLE organisation_event (
    store        TEXT NOT NULL,
    event        TEXT NOT NULL,
    organisation TEXT NOT NULL,
    template     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (store, event),
    FOREIGN KEY (store, organisation) REFERENCES organisation (store, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX organisation_event_by_organisation ON organisation_event (store, organisation);
