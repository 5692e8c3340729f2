-- Subjects and classes are edited, closed and deleted like every record: see 034.
ALTER TABLE subjects
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED,
  ADD COLUMN find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name || E'\n' || code, NFD), '[\u0300-\u036f]', '', 'g'),
      'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED;

-- The name is level and arm (domain/school/class-name.ts). Deleting a teacher leaves the class without a form teacher.
ALTER TABLE classes
  ADD COLUMN level text NOT NULL DEFAULT '',
  ADD COLUMN arm text NOT NULL DEFAULT '',
  ADD COLUMN form_teacher_id uuid,
  ADD COLUMN status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN find_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED,
  ADD FOREIGN KEY (school_id, form_teacher_id) REFERENCES teachers (school_id, user_id)
    ON DELETE SET NULL (form_teacher_id),
  DROP CONSTRAINT classes_school_id_name_key;
CREATE INDEX classes_of_form_teacher ON classes (school_id, form_teacher_id);

-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE classes NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE classes SET
  level = CASE WHEN name ~ '^.*[0-9][A-Za-z]$' THEN left(name, -1) ELSE name END,
  arm = CASE WHEN name ~ '^.*[0-9][A-Za-z]$' THEN right(name, 1) ELSE '' END;
SET LOCAL row_security = on;
ALTER TABLE classes FORCE ROW LEVEL SECURITY;

-- A closed class's name is free for a new one.
CREATE UNIQUE INDEX classes_by_name ON classes (school_id, lower(replace(name, ' ', ''))) WHERE status = 'open';
