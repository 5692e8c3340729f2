-- What the marks of an exam say about its questions: computed in the background and replaced whole.
CREATE TABLE exam_statistics (
  school_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  version_id uuid NOT NULL,
  -- The newest by which its papers were marked.
  key_revision integer NOT NULL,
  paper_count integer NOT NULL,
  -- When its papers were marked, in milliseconds, added up: with the count it tells whether any has changed since.
  marked_sum numeric NOT NULL,
  -- Which fields `figures` has; a copy of other fields counts as none.
  shape integer NOT NULL,
  figures jsonb NOT NULL,
  computed_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, exam_id),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, version_id) REFERENCES exam_versions (school_id, id)
);
GRANT SELECT, INSERT, UPDATE ON exam_statistics TO :app;
ALTER TABLE exam_statistics ENABLE ROW LEVEL SECURITY;
ALTER TABLE exam_statistics FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON exam_statistics TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
