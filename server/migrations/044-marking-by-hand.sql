-- Answers that wait for a person, and the marks people give them.
ALTER TABLE exams ADD COLUMN second_marker text NOT NULL DEFAULT 'none' CHECK (second_marker IN ('none', 'all'));

-- One answer that a person marks. Markers know it by its id alone, which tells nothing of candidate or time.
CREATE TABLE scripts (
  school_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  attempt_id uuid NOT NULL,
  question_id text NOT NULL,
  exam_id uuid NOT NULL,
  version_id uuid NOT NULL,
  -- Names the text that counts now; a mark given for another does not.
  answer_hash text NOT NULL,
  -- 'closed': nobody need mark it any more, as where the answer was taken back.
  state text NOT NULL CHECK (state IN ('waiting', 'second', 'conflict', 'done', 'closed')),
  -- Counts what was done to it; whoever marks says which they have seen.
  revision integer NOT NULL DEFAULT 1,
  -- Where it comes among the others, by chance.
  place integer NOT NULL DEFAULT floor(random() * 2147483647)::integer,
  claimed_by uuid,
  claimed_until timestamptz,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, attempt_id, question_id),
  FOREIGN KEY (school_id, attempt_id) REFERENCES exam_attempts (school_id, id),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id),
  FOREIGN KEY (school_id, version_id) REFERENCES exam_versions (school_id, id),
  FOREIGN KEY (school_id, claimed_by) REFERENCES users (school_id, id) ON DELETE SET NULL (claimed_by)
);
CREATE INDEX scripts_of_question ON scripts (school_id, exam_id, question_id, place);
CREATE INDEX scripts_open ON scripts (school_id, exam_id) WHERE state IN ('waiting', 'second', 'conflict');
CREATE INDEX scripts_claimed ON scripts (school_id, claimed_by) WHERE claimed_by IS NOT NULL;

-- Every mark a person gave, for ever. One that was undone is named by a later row.
CREATE TABLE hand_marks (
  school_id uuid NOT NULL,
  script_id uuid NOT NULL,
  number integer NOT NULL,
  round text NOT NULL CHECK (round IN ('first', 'second', 'agreed')),
  marker_id uuid NOT NULL,
  item_ids text[] NOT NULL,
  adjust_hundredths integer NOT NULL,
  -- What it came to; items and adjustment say how.
  hundredths integer NOT NULL,
  comment text NOT NULL,
  answer_hash text NOT NULL,
  marked_at timestamptz NOT NULL,
  -- This row gives no mark, but takes that one back.
  undoes integer,
  PRIMARY KEY (school_id, script_id, number),
  FOREIGN KEY (school_id, script_id) REFERENCES scripts (school_id, id),
  FOREIGN KEY (school_id, script_id, undoes) REFERENCES hand_marks (school_id, script_id, number),
  FOREIGN KEY (school_id, marker_id) REFERENCES users (school_id, id)
);
CREATE INDEX hand_marks_of_marker ON hand_marks (school_id, marker_id);

GRANT SELECT, INSERT, UPDATE ON scripts TO :app;
GRANT SELECT, INSERT ON hand_marks TO :app;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['scripts', 'hand_marks'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY tenant ON %I TO :app
      USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
      WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid)$p$, t);
  END LOOP;
END $$;
