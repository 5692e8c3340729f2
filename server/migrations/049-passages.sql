-- A text that several questions of a subject are about, once for all of them. Published exams keep what they published.
CREATE TABLE passages (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  subject_id uuid NOT NULL,
  text text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  -- The import it came with.
  import_id uuid,
  -- Null once that person was deleted: a passage without a question keeps nobody.
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  text_key text NOT NULL GENERATED ALWAYS AS (md5(text)) STORED,
  -- Folded as domain/school/search-fold.ts folds what is typed.
  find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED,
  PRIMARY KEY (school_id, id),
  -- A subject that has no question takes its passages along.
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, import_id) REFERENCES imports (school_id, id) ON DELETE SET NULL (import_id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id) ON DELETE SET NULL (created_by)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON passages TO :app;
ALTER TABLE passages ENABLE ROW LEVEL SECURITY;
ALTER TABLE passages FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON passages TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
CREATE INDEX passages_by_text ON passages (school_id, subject_id, text_key);
CREATE INDEX passages_of_author ON passages (school_id, created_by);
CREATE INDEX passages_of_import ON passages (school_id, import_id) WHERE import_id IS NOT NULL;

ALTER TABLE questions
  ADD COLUMN passage_id uuid,
  ADD CONSTRAINT questions_passage_fkey FOREIGN KEY (school_id, passage_id) REFERENCES passages (school_id, id);
CREATE INDEX questions_of_passage ON questions (school_id, passage_id) WHERE passage_id IS NOT NULL;
