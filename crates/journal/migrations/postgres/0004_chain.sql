-- Each record has a digest, and beside the records stands how many there are and where they end:
-- crates/journal/src/chain says what is digested. Records of earlier versions get theirs when the
-- database is opened; a program that knows nothing of digests cannot write any more.
ALTER TABLE event ADD COLUMN records BIGINT NOT NULL DEFAULT 0;
ALTER TABLE event ADD COLUMN head TEXT;
ALTER TABLE event ADD COLUMN taken_in TEXT;
ALTER TABLE event ADD COLUMN seal TEXT;
ALTER TABLE record ADD COLUMN digest TEXT;
ALTER TABLE record ADD COLUMN shown TEXT;

ALTER TABLE record ADD CONSTRAINT chained CHECK (digest IS NOT NULL) NOT VALID;

CREATE FUNCTION chained() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE event SET records = new.seq, head = new.digest WHERE id = new.event;
    RETURN NULL;
END
$$;

CREATE TRIGGER chained AFTER INSERT ON record FOR EACH ROW EXECUTE FUNCTION chained();
