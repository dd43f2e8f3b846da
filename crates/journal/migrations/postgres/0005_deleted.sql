-- A deleted event is kept for a while, with its records, out of everybody's sight: since when, and who
-- deleted it.
ALTER TABLE event ADD COLUMN deleted TEXT;
ALTER TABLE event ADD COLUMN deleted_by TEXT;
