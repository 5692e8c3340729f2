-- Who was expected when a sitting closed: written once, so that no later change of class alters who was absent. Nobody may
-- change or delete a row. The student is no foreign key: of somebody who was deleted since it is still counted that they
-- were absent, by an id that leads nowhere, and an undo brings their name back.
CREATE TABLE expected_candidates (
  school_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  student_id uuid NOT NULL,
  class_id uuid NOT NULL,
  PRIMARY KEY (school_id, sitting_id, student_id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);
GRANT SELECT, INSERT ON expected_candidates TO :app;

-- When that was. Null: the sitting is not over, or the work of its closing has not been done yet.
ALTER TABLE exam_sittings ADD COLUMN expected_at timestamptz;

-- Rows of all schools are read; the owner is bound by the policies, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['exam_sittings', 'exams', 'sitting_classes', 'students', 'users', 'student_subjects',
    'classes', 'exam_attempts'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
SET LOCAL row_security = off;

-- Of what has closed before, who is a candidate now: nobody knows better. As in `candidates` (exam/sitting.db.ts).
WITH closed AS (
  UPDATE exam_sittings SET expected_at = now() WHERE closes_at <= now() RETURNING school_id, id, exam_id
)
INSERT INTO expected_candidates (school_id, sitting_id, student_id, class_id)
SELECT s.school_id, s.id, st.user_id, st.class_id
FROM closed s
JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
JOIN sitting_classes sc ON sc.school_id = s.school_id AND sc.sitting_id = s.id
JOIN students st ON st.school_id = sc.school_id AND st.class_id = sc.class_id
JOIN users u ON u.school_id = st.school_id AND u.id = st.user_id AND u.role = 'student' AND u.status = 'active'
WHERE (NOT EXISTS (SELECT FROM student_subjects o WHERE o.school_id = st.school_id AND o.user_id = st.user_id)
    OR EXISTS (SELECT FROM student_subjects o
      WHERE o.school_id = st.school_id AND o.user_id = st.user_id AND o.subject_id = e.subject_id))
  AND NOT EXISTS (SELECT FROM exam_attempts a WHERE a.school_id = s.school_id AND a.exam_id = s.exam_id
    AND a.student_id = st.user_id AND a.sitting_id <> s.id);

INSERT INTO due_work (school_id, kind, reference, due_at)
SELECT school_id, 'close_sitting', id::text, closes_at FROM exam_sittings WHERE expected_at IS NULL;

SET LOCAL row_security = on;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['exam_sittings', 'exams', 'sitting_classes', 'students', 'users', 'student_subjects',
    'classes', 'exam_attempts', 'expected_candidates'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
CREATE POLICY tenant ON expected_candidates TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
