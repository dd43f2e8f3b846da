-- Random digits of a record that tells something personal: they are erased with it.
ALTER TABLE record ADD COLUMN salt TEXT;
