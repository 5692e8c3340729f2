-- The words of a student's name in their order, without case and marks, as domain/people/register/cells/read-name.ts writes them: by
-- them a register finds who may be there already under the same name.
ALTER TABLE students ADD COLUMN name_words text NOT NULL DEFAULT '';

-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE students NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE students SET name_words = coalesce(
  (SELECT string_agg(DISTINCT word, ' ' ORDER BY word)
   FROM unnest(regexp_split_to_array(
     normalize(name_key, NFKC), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+')::text[] COLLATE "C") AS word
   WHERE word <> ''), '')
WHERE name <> '';
SET LOCAL row_security = on;
ALTER TABLE students FORCE ROW LEVEL SECURITY;

CREATE INDEX students_by_words ON students (school_id, name_words);
