-- The backups that were written whole, newest last. It is about this database and no part of what a backup holds, as all tables
-- whose names begin with schema_. Only the owner writes here; the company's home and the health of a server read it.
CREATE TABLE schema_backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What it holds is as of then.
  made_at timestamptz NOT NULL,
  -- The computer it was written on, and the file's whole path there.
  machine text NOT NULL,
  file text NOT NULL,
  is_encrypted boolean NOT NULL,
  table_count integer NOT NULL,
  row_count bigint NOT NULL,
  byte_count bigint NOT NULL
);
GRANT SELECT ON schema_backups TO :platform;
