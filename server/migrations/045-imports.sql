-- Files of questions: each import by itself, so that its chunks are taken once and the whole can be undone.
CREATE TABLE imports (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  -- What the file came to on the review: how many were found, and how many of them were left out.
  found_count integer NOT NULL,
  left_out_count integer NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id) ON DELETE CASCADE
);
GRANT SELECT, INSERT, UPDATE ON imports TO :app;
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE imports FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON imports TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
CREATE INDEX imports_of_user ON imports (school_id, created_by);

ALTER TABLE questions
  ADD COLUMN import_id uuid,
  ADD COLUMN import_position integer,
  -- What it asks, folded as find_key is, without what differs in spacing: by it duplicates are found.
  ADD COLUMN stem_key text NOT NULL GENERATED ALWAYS AS
    (md5(lower(translate(regexp_replace(normalize(regexp_replace(btrim(question, E' \n\t'), '\s+', ' ', 'g'), NFD),
      '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky')))) STORED,
  ADD CONSTRAINT questions_import_fkey FOREIGN KEY (school_id, import_id) REFERENCES imports (school_id, id);
-- The same piece of a file is taken once.
CREATE UNIQUE INDEX questions_of_import ON questions (school_id, import_id, import_position) WHERE import_id IS NOT NULL;
CREATE INDEX questions_by_stem ON questions (school_id, stem_key);
