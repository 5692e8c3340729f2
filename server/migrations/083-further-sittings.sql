-- A further sitting of an exam (decision 064): for whoever has not begun when the sittings before it have closed.
ALTER TABLE exam_sittings ADD COLUMN is_for_absent boolean NOT NULL DEFAULT false;

-- The place a student was given by name: in this sitting of the exam, and in no other, whatever their class.
CREATE TABLE sitting_students (
  school_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  student_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  PRIMARY KEY (school_id, exam_id, student_id),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, user_id) ON DELETE CASCADE
);
CREATE INDEX sitting_students_of_sitting ON sitting_students (school_id, sitting_id);
CREATE INDEX sitting_students_of_student ON sitting_students (school_id, student_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON sitting_students TO :app;

ALTER TABLE sitting_students ENABLE ROW LEVEL SECURITY;
ALTER TABLE sitting_students FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON sitting_students TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
