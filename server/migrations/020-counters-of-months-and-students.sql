-- What the dashboard says about months, students and what happened lately, without reading what years have left behind.

-- Counted like subject_counters, in the transaction that marks. A paper belongs to the month in Lagos in which it was
-- handed in: that never moves, while a marking may be repeated a year later.
CREATE TABLE month_counters (
  school_id uuid NOT NULL,
  -- The first day of the month.
  month date NOT NULL,
  subject_id uuid NOT NULL,
  -- The author of the exams.
  created_by uuid NOT NULL,
  marked_count integer NOT NULL DEFAULT 0,
  percentage_sum bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, month, subject_id, created_by),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);

-- A student's marks by subject and author, for the teacher who works on those.
CREATE TABLE student_counters (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  -- The author of the exams.
  created_by uuid NOT NULL,
  marked_count integer NOT NULL DEFAULT 0,
  percentage_sum bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, student_id, subject_id, created_by),
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, user_id),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);

-- All marks of a student, in the order of their averages.
CREATE TABLE student_totals (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  marked_count integer NOT NULL DEFAULT 0,
  percentage_sum bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, student_id),
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, user_id)
) WITH (fillfactor = 80);
CREATE INDEX student_totals_by_average
  ON student_totals (school_id, (percentage_sum::float8 / nullif(marked_count, 0)), marked_count, student_id);

-- Rows of all schools are read; the owner is bound by the policies, too.
ALTER TABLE results NO FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_attempts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE exams NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
CREATE TEMP TABLE counted ON COMMIT DROP AS
  SELECT r.school_id, r.student_id, x.subject_id, x.created_by,
    date_trunc('month', coalesce(a.submitted_at, r.marked_at) AT TIME ZONE 'Africa/Lagos')::date AS month, r.counted_percentage AS percentage
  FROM results r
  JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
  JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id
  WHERE r.counted_percentage IS NOT NULL;
INSERT INTO month_counters (school_id, month, subject_id, created_by, marked_count, percentage_sum)
SELECT school_id, month, subject_id, created_by, count(*), sum(percentage) FROM counted GROUP BY 1, 2, 3, 4;
INSERT INTO student_counters (school_id, student_id, subject_id, created_by, marked_count, percentage_sum)
SELECT school_id, student_id, subject_id, created_by, count(*), sum(percentage) FROM counted GROUP BY 1, 2, 3, 4;
INSERT INTO student_totals (school_id, student_id, marked_count, percentage_sum)
SELECT school_id, student_id, count(*), sum(percentage) FROM counted GROUP BY 1, 2;
SET LOCAL row_security = on;
ALTER TABLE results FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_attempts FORCE ROW LEVEL SECURITY;
ALTER TABLE exams FORCE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE ON month_counters, student_counters, student_totals TO :app;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['month_counters', 'student_counters', 'student_totals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY tenant ON %I TO :app
      USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
      WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid)$p$, t);
  END LOOP;
END $$;

-- The newest of what the dashboard tells; other lines of the audit may be many.
CREATE INDEX audit_log_activities ON audit_log (school_id, id) WHERE action IN ('exam.published', 'exam.started_now',
  'exam.release_results', 'student.added', 'teacher.added', 'subject.added');
-- Exams that opened lately; those that closed lately have an index already.
CREATE INDEX exam_sittings_by_open ON exam_sittings (school_id, opens_at);
-- What waits for staff. These hold only that, and empty themselves.
CREATE INDEX exams_in_draft ON exams (school_id, id) WHERE status = 'draft';
CREATE INDEX exam_sittings_to_release ON exam_sittings (school_id, closes_at)
  WHERE release_rule = 'manual' AND released_at IS NULL;
CREATE INDEX exam_attempts_undecided ON exam_attempts (school_id, exam_id) WHERE late_decision = 'pending';
