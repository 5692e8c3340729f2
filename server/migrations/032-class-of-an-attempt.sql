-- What was sat in a class stays that class's, whatever class its candidate is in since. Null: the candidate had no class
-- when this was first written down.
ALTER TABLE exam_attempts ADD COLUMN class_id uuid;

-- Rows of all schools change and are checked; the owner is bound by the policies, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['exam_attempts', 'students', 'classes', 'results', 'exams', 'student_counters'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
SET LOCAL row_security = off;

-- Nothing has changed the class of a student so far: the present one is the one they began in.
UPDATE exam_attempts a SET class_id = s.class_id
FROM students s WHERE s.school_id = a.school_id AND s.user_id = a.student_id AND s.class_id IS NOT NULL;
ALTER TABLE exam_attempts ADD FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id);

-- The marks of a class, by student, subject and author, for the teacher of that class: in the order they are read.
TRUNCATE student_counters;
ALTER TABLE student_counters ADD COLUMN class_id uuid NOT NULL,
  DROP CONSTRAINT student_counters_pkey,
  ADD PRIMARY KEY (school_id, class_id, student_id, subject_id, created_by),
  ADD FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id);
INSERT INTO student_counters (school_id, class_id, student_id, subject_id, created_by, marked_count, millionths_sum)
SELECT r.school_id, a.class_id, r.student_id, x.subject_id, x.created_by, count(*), sum(r.counted_millionths)
FROM results r
JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id
WHERE r.counted_millionths IS NOT NULL AND a.class_id IS NOT NULL
GROUP BY 1, 2, 3, 4, 5;

-- Every row of them is another: plans made before autovacuum comes by would be made for what was there before. Of a new
-- database 015 has said what is true.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM exam_attempts) THEN
    ANALYZE exam_attempts, student_counters;
  END IF;
END $$;

SET LOCAL row_security = on;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['exam_attempts', 'students', 'classes', 'results', 'exams', 'student_counters'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
