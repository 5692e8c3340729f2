-- The students a draft names beside its classes (decision 064); publishing gives them their place in the first sitting.
CREATE TABLE exam_students (
  school_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  student_id uuid NOT NULL,
  PRIMARY KEY (school_id, exam_id, student_id),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, user_id) ON DELETE CASCADE
);
CREATE INDEX exam_students_of_student ON exam_students (school_id, student_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON exam_students TO :app;

ALTER TABLE exam_students ENABLE ROW LEVEL SECURITY;
ALTER TABLE exam_students FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON exam_students TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
