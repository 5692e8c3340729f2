-- Role platform reads no more than the company's pages and the nightly backup need.
-- The name of a school's owner comes from function owner_of_school alone, and not that of anybody else.
REVOKE SELECT (name) ON users FROM :platform;
-- Its owner goes to that school by the setting the policies read.
GRANT SELECT (name) ON users TO :auth;
-- Of a backup: when it was taken and how large it is, not where.
REVOKE SELECT ON schema_backups FROM :platform;
GRANT SELECT (id, made_at, byte_count) ON schema_backups TO :platform;

-- Since when this database is what it is: it was made then, or a backup was restored into it. Backups are late by it, and a copy is not
-- as old as what it holds. And the last nightly backup that failed, until one is written whole.
ALTER TABLE schema_database
  ADD COLUMN started_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN backup_failed_at timestamptz,
  ADD COLUMN backup_failed_why text;
GRANT SELECT ON schema_database TO :platform;
