-- The warnings that the writer of a record was shown and confirmed: a list of codes as JSON.
ALTER TABLE record ADD COLUMN confirmed TEXT;
