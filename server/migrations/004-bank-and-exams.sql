-- The bank, the exam, and what an exam becomes when it is published.
CREATE TABLE questions (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  subject_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('multiple_choice', 'essay', 'true_false', 'fill_blank')),
  question text NOT NULL,
  options jsonb NOT NULL,
  correct_option_ids text[] NOT NULL,
  explanation text NOT NULL DEFAULT '',
  difficulty text NOT NULL CHECK (difficulty IN ('Easy', 'Medium', 'Hard')),
  topic text NOT NULL,
  marks_hundredths integer NOT NULL CHECK (marks_hundredths > 0),
  time_allocation_minutes numeric(6, 2) NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);
CREATE INDEX questions_of_subject ON questions (school_id, subject_id, id);

CREATE TABLE exams (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  subject_id uuid NOT NULL,
  title text NOT NULL,
  exam_type text NOT NULL CHECK (exam_type IN ('mock', 'practice', 'assessment', 'quiz', 'practical')),
  instructions text NOT NULL DEFAULT '',
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 1 AND 600),
  -- Africa/Lagos wall time as the author set it; the sitting holds the instants.
  scheduled_date date NOT NULL,
  scheduled_time time NOT NULL,
  closing_date date NOT NULL,
  closing_time time NOT NULL,
  passing_score integer NOT NULL CHECK (passing_score BETWEEN 0 AND 100),
  attempts_allowed integer NOT NULL CHECK (attempts_allowed BETWEEN 1 AND 10),
  total_marks_hundredths integer NOT NULL CHECK (total_marks_hundredths >= 0),
  show_results text NOT NULL CHECK (show_results IN ('immediate', 'after_exam', 'manual')),
  shuffle_questions boolean NOT NULL,
  shuffle_options boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'scheduled', 'active', 'completed', 'archived')),
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);
CREATE INDEX exams_of_subject ON exams (school_id, subject_id, id);

CREATE TABLE exam_classes (
  school_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  class_id uuid NOT NULL,
  PRIMARY KEY (school_id, exam_id, class_id),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);

CREATE TABLE exam_questions (
  school_id uuid NOT NULL,
  exam_id uuid NOT NULL,
  question_id uuid NOT NULL,
  position integer NOT NULL,
  marks_hundredths integer NOT NULL CHECK (marks_hundredths >= 0),
  PRIMARY KEY (school_id, exam_id, question_id),
  UNIQUE (school_id, exam_id, position),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id),
  FOREIGN KEY (school_id, question_id) REFERENCES questions (school_id, id)
);

-- Immutable: no one may update or delete it. content is canonical JSON text, so that its hash can be checked for ever.
CREATE TABLE exam_versions (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_id uuid NOT NULL,
  number integer NOT NULL,
  rules_version integer NOT NULL,
  content text NOT NULL,
  content_hash text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, exam_id, number),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);
CREATE INDEX exam_versions_by_hash ON exam_versions (school_id, content_hash);

-- Staff only. A corrected key is a new revision.
CREATE TABLE exam_keys (
  school_id uuid NOT NULL,
  version_id uuid NOT NULL,
  revision integer NOT NULL,
  key jsonb NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, version_id, revision),
  FOREIGN KEY (school_id, version_id) REFERENCES exam_versions (school_id, id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);

CREATE TABLE exam_sittings (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  exam_id uuid NOT NULL,
  version_id uuid NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  duration_minutes integer NOT NULL,
  release_rule text NOT NULL CHECK (release_rule IN ('immediate', 'after_exam', 'manual')),
  released_at timestamptz,
  access_code text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, id),
  CHECK (closes_at > opens_at),
  FOREIGN KEY (school_id, exam_id) REFERENCES exams (school_id, id),
  FOREIGN KEY (school_id, version_id) REFERENCES exam_versions (school_id, id)
);
CREATE INDEX exam_sittings_of_exam ON exam_sittings (school_id, exam_id);

CREATE TABLE sitting_classes (
  school_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  class_id uuid NOT NULL,
  PRIMARY KEY (school_id, sitting_id, class_id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);
CREATE INDEX sittings_of_class ON sitting_classes (school_id, class_id);

-- The order of questions and options for one candidate, made before the doors open, with the id its attempt will have.
CREATE TABLE exam_papers (
  school_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  student_id uuid NOT NULL,
  attempt_number integer NOT NULL,
  version_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  rules_version integer NOT NULL,
  paper jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, sitting_id, student_id, attempt_number),
  UNIQUE (school_id, attempt_id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id),
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, user_id),
  FOREIGN KEY (school_id, version_id) REFERENCES exam_versions (school_id, id)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON questions, exams, exam_classes, exam_questions, exam_sittings, sitting_classes,
  exam_papers TO :app;
GRANT SELECT, INSERT ON exam_versions, exam_keys TO :app;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['questions', 'exams', 'exam_classes', 'exam_questions', 'exam_versions', 'exam_keys',
    'exam_sittings', 'sitting_classes', 'exam_papers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY tenant ON %I TO :app
      USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
      WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid)$p$, t);
  END LOOP;
END $$;
