-- The students of a class in the order of their names, from an index. The name stands in two tables, and is written to both
-- by the same values (people/students/student.db.ts).
ALTER TABLE students
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS
    (lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), 'ɓɗƙƴƁƊƘƳ', 'bdkybdky'))) STORED;

-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE students NO FORCE ROW LEVEL SECURITY;
ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE students s SET name = u.name FROM users u WHERE u.school_id = s.school_id AND u.id = s.user_id;
SET LOCAL row_security = on;
ALTER TABLE students FORCE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;

-- Of class_id itself: under row-level security PostgreSQL looks nothing up by an expression such as coalesce.
DROP INDEX students_by_class;
CREATE INDEX students_by_class ON students (school_id, class_id, name_key, user_id);
