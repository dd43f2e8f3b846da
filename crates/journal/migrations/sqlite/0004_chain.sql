-- Each record has a digest, and beside the records stands how many there are and where they end:
-- crates/journal/src/chain says what is digested. Records of earlier versions get theirs when the
-- file is opened; a program that knows nothing of digests cannot write any more.
ALTER TABLE event ADD COLUMN records INTEGER NOT NULL DEFAULT 0;
ALTER TABLE event ADD COLUMN head TEXT;
ALTER TABLE event ADD COLUMN taken_in TEXT;
ALTER TABLE event ADD COLUMN seal TEXT;
ALTER TABLE record ADD COLUMN digest TEXT;
ALTER TABLE record ADD COLUMN shown TEXT;

CREATE TRIGGER chained AFTER INSERT ON record
BEGIN
    SELECT raise(ABORT, 'a record without a digest') WHERE new.digest IS NULL;
    UPDATE event SET records = new.seq, head = new.digest WHERE id = new.event;
END;
