-- Records that are edited: who changed what, in which act, from which state; lists sorted and searched without folding
-- every row at every key; acts repeated safely.

-- A student has no account before the first sign-in slip.
ALTER TABLE users ALTER COLUMN account_id DROP NOT NULL;

-- Folded as domain/school/search-fold.ts folds what is typed. Sorting by name is by the same key: C sorts Ọ after Z.
ALTER TABLE users
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN last_sign_in_at timestamptz,
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED,
  ADD COLUMN find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name || E'\n' || coalesce(email, ''), NFD), '[\u0300-\u036f]', '', 'g'),
      'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED;
CREATE INDEX users_by_name ON users (school_id, role, name_key, id);

-- A number in a student ID sorts as a number: GF/9 before GF/10.
ALTER TABLE students
  ADD COLUMN find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(student_id, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))
      || E'\n' || student_id_key) STORED,
  ADD COLUMN number_key text NOT NULL GENERATED ALWAYS AS
    (regexp_replace(regexp_replace(lower(student_id), '(\d+)', '00000000000\1', 'g'), '0*(\d{12})(?!\d)', '\1', 'g')) STORED;

-- What an act did: each changed field before and after. The lines of one act on many records share its batch.
ALTER TABLE audit_log ADD COLUMN changes jsonb, ADD COLUMN batch uuid;
CREATE INDEX audit_log_of_record ON audit_log (school_id, subject, id);
CREATE INDEX audit_log_of_batch ON audit_log (school_id, batch, id) WHERE batch IS NOT NULL;

-- A changing call that carries a key is answered again as before, for a week. Answers hold no secrets.
CREATE TABLE requests (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, user_id, key),
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id) ON DELETE CASCADE
);
GRANT SELECT, INSERT, UPDATE, DELETE ON requests TO :app;
ALTER TABLE requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE requests FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON requests TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- What is deleted or renamed is looked for in these; without an index each look reads all rows.
CREATE INDEX student_subjects_of_subject ON student_subjects (school_id, subject_id);
CREATE INDEX teacher_subjects_of_subject ON teacher_subjects (school_id, subject_id);
CREATE INDEX teacher_classes_of_class ON teacher_classes (school_id, class_id);
CREATE INDEX exam_questions_of_question ON exam_questions (school_id, question_id);
CREATE INDEX exam_classes_of_class ON exam_classes (school_id, class_id);
CREATE INDEX exams_of_author ON exams (school_id, created_by, id);
CREATE INDEX questions_of_author ON questions (school_id, created_by, id);
CREATE INDEX exam_papers_of_student ON exam_papers (school_id, student_id);

-- The dashboard tells of more that was done.
DROP INDEX audit_log_activities;
CREATE INDEX audit_log_activities ON audit_log (school_id, id) WHERE action IN ('exam.published', 'exam.started_now',
  'exam.release_results', 'student.added', 'teacher.added', 'subject.added', 'class.added');
