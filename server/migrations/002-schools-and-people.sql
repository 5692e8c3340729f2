-- The tenant and who belongs to it. Every school-owned table: school_id first in its keys, forced row-level security,
-- one policy for :app whose text is the same everywhere.
CREATE TABLE schools (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  subdomain text NOT NULL UNIQUE,
  email text NOT NULL,
  phone text NOT NULL,
  website text NOT NULL,
  subscription text NOT NULL CHECK (subscription IN ('starter', 'professional', 'enterprise')),
  status text NOT NULL CHECK (status IN ('pending_verification', 'active', 'inactive')),
  owner_id text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE school_settings (
  school_id uuid NOT NULL REFERENCES schools (id),
  grade_scale jsonb,
  sync_window_hours integer NOT NULL DEFAULT 72 CHECK (sync_window_hours BETWEEN 1 AND 720),
  PRIMARY KEY (school_id)
);

CREATE TABLE users (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  account_id text NOT NULL REFERENCES auth."user" (id),
  name text NOT NULL,
  email text,
  role text NOT NULL CHECK (role IN ('super_admin', 'school_admin', 'teacher', 'student')),
  status text NOT NULL CHECK (status IN ('pending_verification', 'active', 'inactive')),
  phone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  avatar text,
  metadata jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, account_id)
);
CREATE INDEX users_by_role ON users (school_id, role, id);
CREATE INDEX users_of_account ON users (account_id);

CREATE TABLE classes (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, name)
);

CREATE TABLE subjects (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  description text NOT NULL DEFAULT '',
  color text NOT NULL,
  difficulty text NOT NULL CHECK (difficulty IN ('Easy', 'Medium', 'Hard')),
  duration_minutes integer NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'inactive')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, id)
);
CREATE UNIQUE INDEX subjects_by_code ON subjects (school_id, lower(code));

CREATE TABLE students (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  student_id text NOT NULL,
  student_id_key text NOT NULL,
  class_id uuid,
  date_of_birth date,
  gender text NOT NULL DEFAULT '',
  guardian_name text NOT NULL DEFAULT '',
  guardian_phone text NOT NULL DEFAULT '',
  PRIMARY KEY (school_id, user_id),
  UNIQUE (school_id, student_id_key),
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);
CREATE INDEX students_of_class ON students (school_id, class_id);

-- No row for a student means: offers every subject of the school.
CREATE TABLE student_subjects (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  PRIMARY KEY (school_id, user_id, subject_id),
  FOREIGN KEY (school_id, user_id) REFERENCES students (school_id, user_id),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id)
);

CREATE TABLE teachers (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  employee_id text NOT NULL,
  PRIMARY KEY (school_id, user_id),
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id)
);
CREATE UNIQUE INDEX teachers_by_employee_id ON teachers (school_id, lower(employee_id));

CREATE TABLE teacher_subjects (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  PRIMARY KEY (school_id, user_id, subject_id),
  FOREIGN KEY (school_id, user_id) REFERENCES teachers (school_id, user_id),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id)
);

CREATE TABLE teacher_classes (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  class_id uuid NOT NULL,
  PRIMARY KEY (school_id, user_id, class_id),
  FOREIGN KEY (school_id, user_id) REFERENCES teachers (school_id, user_id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);

CREATE TABLE audit_log (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  actor_user_id uuid,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  done_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, id)
);

-- Mail to be sent. `data` holds the link and is emptied when the mail has gone out.
CREATE TABLE notices (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  kind text NOT NULL,
  to_address text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (school_id, id)
);

-- The one queue: tells a job which school to enter and when. No personal data, so no row-level security.
CREATE TABLE due_work (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  school_id uuid NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  due_at timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  UNIQUE (kind, school_id, reference)
);
CREATE INDEX due_work_by_time ON due_work (due_at);

GRANT USAGE ON SCHEMA public TO :app, :auth, :platform, :saver;
GRANT SELECT, INSERT, UPDATE, DELETE ON schools, school_settings, users, classes, subjects, students, student_subjects,
  teachers, teacher_subjects, teacher_classes, notices, due_work TO :app;
GRANT SELECT, INSERT, DELETE ON audit_log TO :app;

ALTER TABLE schools ENABLE ROW LEVEL SECURITY;
ALTER TABLE schools FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON schools TO :app
  USING (id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (id = nullif(current_setting('app.school_id', true), '')::uuid);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['school_settings', 'users', 'classes', 'subjects', 'students', 'student_subjects', 'teachers',
    'teacher_subjects', 'teacher_classes', 'audit_log', 'notices'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format($p$CREATE POLICY tenant ON %I TO :app
      USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
      WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid)$p$, t);
  END LOOP;
END $$;

-- Role platform: super_admin's lists and the named look-ups, reading across schools.
GRANT SELECT ON schools, users TO :platform;
CREATE POLICY platform_reads ON schools FOR SELECT TO :platform USING (true);
CREATE POLICY platform_reads ON users FOR SELECT TO :platform USING (true);

-- The reserved school of the super administrators; hidden from lists and counts.
ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status)
VALUES ('00000000-0000-7000-8000-000000000000', 'Sabimark', 'platform', '', '', '', 'enterprise', 'active');
ALTER TABLE schools FORCE ROW LEVEL SECURITY;
