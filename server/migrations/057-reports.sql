-- Reports that are made into files: the row says what was asked for and what became of it. first_day and last_day are fixed when
-- it is asked for, so that one begun again after midnight is of the same days. `tries` tells who makes it from who has died over it.
CREATE TABLE reports (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  params jsonb NOT NULL,
  format text NOT NULL CHECK (format IN ('pdf', 'excel', 'csv')),
  title text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  range text NOT NULL,
  file_name text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'making', 'ready', 'failed', 'cancelled', 'expired')),
  tries integer NOT NULL DEFAULT 0,
  done_count integer NOT NULL DEFAULT 0,
  total_count integer NOT NULL DEFAULT 0,
  file_id uuid,
  file_bytes integer,
  problem text,
  requested_by uuid,
  made_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, requested_by) REFERENCES users (school_id, id) ON DELETE SET NULL (requested_by),
  FOREIGN KEY (school_id, file_id) REFERENCES files (school_id, id)
);
CREATE INDEX reports_being_made ON reports (school_id, requested_by) WHERE state IN ('waiting', 'making');
CREATE INDEX reports_by_file ON reports (school_id, file_id) WHERE file_id IS NOT NULL;
CREATE INDEX reports_expiring ON reports (school_id, expires_at) WHERE state = 'ready';
CREATE INDEX reports_of_user ON reports (school_id, requested_by) WHERE requested_by IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON reports TO :app;
ALTER TABLE reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE reports FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON reports TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- Files of reports stand beside pictures; they have no size in pixels, and may be larger.
ALTER TABLE files
  ADD COLUMN is_of_report boolean NOT NULL DEFAULT false,
  ALTER COLUMN width DROP NOT NULL,
  ALTER COLUMN height DROP NOT NULL,
  DROP CONSTRAINT files_media_type_check,
  DROP CONSTRAINT files_bytes_check,
  ADD CONSTRAINT files_are_small CHECK (octet_length(bytes) <= CASE WHEN is_of_report THEN 20971520 ELSE 307200 END),
  ADD CONSTRAINT files_of_known_kinds CHECK (
    CASE WHEN is_of_report THEN
      width IS NULL AND height IS NULL AND media_type IN (
        'application/pdf', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    ELSE
      width IS NOT NULL AND height IS NOT NULL AND media_type IN ('image/jpeg', 'image/png', 'image/webp')
    END);
