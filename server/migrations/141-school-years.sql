-- The school year a school is in, such as 2026/2027: it goes on by promotion alone. Null, where nobody has said it, is the year
-- that most schools are in.
ALTER TABLE school_settings ADD COLUMN year text CHECK (char_length(year) BETWEEN 1 AND 20);

-- One student in one year: the class of that year, and how it ended. It follows the student's own row; of past years only promotion
-- writes, so that no later change of class alters where somebody was.
CREATE TABLE enrolments (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  year text NOT NULL CHECK (char_length(year) BETWEEN 1 AND 20),
  class_id uuid,
  outcome text CHECK (outcome IN ('promoted', 'repeated', 'left')),
  PRIMARY KEY (school_id, student_id, year),
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, user_id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);
CREATE INDEX enrolments_of_class ON enrolments (school_id, class_id);

-- Who has left: since when, and why.
ALTER TABLE students
  ADD COLUMN left_on date,
  ADD COLUMN left_reason text NOT NULL DEFAULT '' CHECK (left_reason IN ('', 'graduated', 'transferred', 'withdrawn', 'other')),
  ADD COLUMN left_note text NOT NULL DEFAULT '',
  ADD CHECK ((left_on IS NULL) = (left_reason = ''));

-- Rows of all schools are written; the owner is bound by the policies, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['schools', 'school_settings', 'terms', 'students', 'users', 'classes'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
SET LOCAL row_security = off;

-- The year of the term that is running or comes next; else as terms are proposed (domain/school/terms/proposed-terms.ts): a year lasts
-- until the fourth Friday of July.
INSERT INTO school_settings (school_id) SELECT id FROM schools ON CONFLICT (school_id) DO NOTHING;
WITH today AS (SELECT (now() AT TIME ZONE 'Africa/Lagos')::date AS day),
proposed AS (
  SELECT t.day, extract(year FROM t.day)::integer - CASE WHEN t.day <= july + (12 - extract(isodow FROM july)::integer) % 7 + 21 THEN 1 ELSE 0 END AS start
  FROM today t, LATERAL (SELECT make_date(extract(year FROM t.day)::integer, 7, 1) AS july) j
)
UPDATE school_settings g SET year = coalesce(
  (SELECT t.year FROM terms t WHERE t.school_id = g.school_id AND t.last_day >= p.day AND t.year <> '' ORDER BY t.first_day LIMIT 1),
  p.start || '/' || p.start + 1)
FROM proposed p;

INSERT INTO enrolments (school_id, student_id, year, class_id)
SELECT s.school_id, s.user_id, g.year, s.class_id
FROM students s
JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id AND u.status <> 'inactive'
JOIN school_settings g ON g.school_id = s.school_id;

SET LOCAL row_security = on;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['schools', 'school_settings', 'terms', 'students', 'users', 'classes'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;

GRANT SELECT, INSERT, UPDATE, DELETE ON enrolments TO :app;
ALTER TABLE enrolments ENABLE ROW LEVEL SECURITY;
ALTER TABLE enrolments FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON enrolments TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
