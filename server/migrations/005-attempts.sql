-- An attempt is a log. attempt_events is written by save_events (owned by :saver) and nobody else.
CREATE TABLE exam_attempts (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  student_id uuid NOT NULL,
  attempt_number integer NOT NULL,
  version_id uuid NOT NULL,
  -- Whole milliseconds, as every rule counts them.
  started_at timestamptz(3) NOT NULL,
  deadline timestamptz(3) NOT NULL,
  extra_ms bigint NOT NULL DEFAULT 0,
  -- Late events are accepted until deadline + this; copied from the school's settings at the start.
  sync_window_ms bigint NOT NULL,
  state text NOT NULL DEFAULT 'in_progress' CHECK (state IN ('in_progress', 'submitted')),
  submitted_at timestamptz(3),
  ended_by text CHECK (ended_by IN ('candidate', 'time')),
  -- The number of the submit that ended it; null while it runs and when the clock ended it.
  submit_seq integer,
  live_epoch integer NOT NULL DEFAULT 0,
  late_decision text CHECK (late_decision IN ('pending', 'accepted', 'refused')),
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, sitting_id, student_id, attempt_number),
  CHECK ((state = 'submitted') = (submitted_at IS NOT NULL)),
  FOREIGN KEY (school_id, sitting_id, student_id, attempt_number)
    REFERENCES exam_papers (school_id, sitting_id, student_id, attempt_number),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id),
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, user_id),
  FOREIGN KEY (school_id, version_id) REFERENCES exam_versions (school_id, id)
) WITH (fillfactor = 80);
CREATE INDEX exam_attempts_of_exam ON exam_attempts (school_id, exam_id, id);
CREATE INDEX exam_attempts_of_student ON exam_attempts (school_id, student_id, id);
CREATE INDEX exam_attempts_running ON exam_attempts (school_id, deadline) WHERE state = 'in_progress';

-- Every load of the exam room: one epoch. acked_seq is the highest number of its events without a gap.
CREATE TABLE attempt_epochs (
  school_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  epoch integer NOT NULL,
  page_id text NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  taken_at timestamptz NOT NULL,
  acked_seq integer NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, attempt_id, epoch),
  UNIQUE (school_id, attempt_id, page_id),
  FOREIGN KEY (school_id, attempt_id) REFERENCES exam_attempts (school_id, id)
) WITH (fillfactor = 50);

CREATE TABLE attempt_events (
  school_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  epoch integer NOT NULL,
  seq integer NOT NULL,
  kind text NOT NULL,
  at_ms bigint NOT NULL,
  question_id text,
  value jsonb,
  -- Evidence of when it happened: the device's clock when it sent the batch, and the server's elapsed time beside it.
  sent_at_ms bigint NOT NULL,
  server_elapsed_ms bigint NOT NULL,
  address text NOT NULL,
  is_late boolean NOT NULL,
  -- Set when the event does not count; kept all the same.
  refusal text,
  PRIMARY KEY (school_id, attempt_id, epoch, seq),
  FOREIGN KEY (school_id, attempt_id, epoch) REFERENCES attempt_epochs (school_id, attempt_id, epoch)
);

CREATE TABLE attempt_evidence (
  school_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  attempt_id uuid NOT NULL,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, attempt_id) REFERENCES exam_attempts (school_id, id)
);
CREATE INDEX attempt_evidence_of_attempt ON attempt_evidence (school_id, attempt_id);

GRANT SELECT, INSERT, UPDATE ON exam_attempts, attempt_epochs TO :app;
GRANT SELECT ON attempt_events TO :app;
GRANT SELECT, INSERT ON attempt_evidence TO :app;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['exam_attempts', 'attempt_epochs', 'attempt_events', 'attempt_evidence'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY tenant ON %I TO :app
      USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
      WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid)$p$, t);
  END LOOP;
END $$;

-- The saver reaches only what a save touches, in every school: one call carries candidates of many.
GRANT SELECT, UPDATE ON exam_attempts, attempt_epochs TO :saver;
GRANT SELECT, INSERT ON attempt_events TO :saver;
GRANT SELECT, INSERT ON attempt_evidence TO :saver;
GRANT SELECT, INSERT, UPDATE ON due_work TO :saver;
CREATE POLICY saver_saves ON exam_attempts TO :saver USING (true) WITH CHECK (true);
CREATE POLICY saver_saves ON attempt_epochs TO :saver USING (true) WITH CHECK (true);
CREATE POLICY saver_saves ON attempt_events TO :saver USING (true) WITH CHECK (true);
CREATE POLICY saver_saves ON attempt_evidence TO :saver USING (true) WITH CHECK (true);
