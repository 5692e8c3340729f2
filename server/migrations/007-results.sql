-- What marking writes. Marking can be repeated and always gives the same.
CREATE TABLE results (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  student_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  version_id uuid NOT NULL,
  key_revision integer NOT NULL,
  correct_count integer NOT NULL,
  wrong_count integer NOT NULL,
  unanswered_count integer NOT NULL,
  question_count integer NOT NULL,
  earned_hundredths integer NOT NULL,
  available_hundredths integer NOT NULL,
  percentage integer NOT NULL,
  late_count integer NOT NULL,
  -- Rows of the log this marking saw; a sweep marks again when the log has grown.
  event_count integer NOT NULL,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, attempt_id),
  FOREIGN KEY (school_id, attempt_id) REFERENCES exam_attempts (school_id, id),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id),
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, user_id),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id),
  FOREIGN KEY (school_id, version_id, key_revision) REFERENCES exam_keys (school_id, version_id, revision)
);
CREATE INDEX results_of_exam ON results (school_id, exam_id, attempt_id);
CREATE INDEX results_of_student ON results (school_id, student_id, attempt_id);

CREATE TABLE marked_answers (
  school_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  question_id text NOT NULL,
  answer jsonb,
  is_correct boolean NOT NULL,
  earned_hundredths integer NOT NULL,
  of_hundredths integer NOT NULL,
  PRIMARY KEY (school_id, attempt_id, question_id),
  FOREIGN KEY (school_id, attempt_id) REFERENCES exam_attempts (school_id, id)
);

-- Every marking that changed a result, for ever.
CREATE TABLE result_revisions (
  school_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  revision integer NOT NULL,
  key_revision integer NOT NULL,
  earned_hundredths integer NOT NULL,
  available_hundredths integer NOT NULL,
  percentage integer NOT NULL,
  event_count integer NOT NULL,
  reason text NOT NULL,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, attempt_id, revision),
  FOREIGN KEY (school_id, attempt_id) REFERENCES exam_attempts (school_id, id)
);

-- Counters kept in the marking transaction, so that a dashboard never scans results.
CREATE TABLE exam_counters (
  school_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  marked_count integer NOT NULL DEFAULT 0,
  percentage_sum bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, exam_id),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id)
);

GRANT SELECT, INSERT, UPDATE ON results, exam_counters TO :app;
GRANT SELECT, INSERT, UPDATE, DELETE ON marked_answers TO :app;
GRANT SELECT, INSERT ON result_revisions TO :app;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['results', 'marked_answers', 'result_revisions', 'exam_counters'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY tenant ON %I TO :app
      USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
      WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid)$p$, t);
  END LOOP;
END $$;
