-- Answers can be partly right, and can wait for a person; questions say how they are answered and judged.
ALTER TABLE questions ADD COLUMN answer_rules jsonb NOT NULL DEFAULT '{"kind": "one"}';

ALTER TABLE marked_answers ADD COLUMN outcome text
  CHECK (outcome IN ('right', 'partly', 'wrong', 'unanswered', 'waiting'));

-- What reports ask of a result stands with it, so that no report joins the attempts of a year.
ALTER TABLE results
  ADD COLUMN partly_count integer NOT NULL DEFAULT 0,
  ADD COLUMN waiting_count integer NOT NULL DEFAULT 0,
  ADD COLUMN submitted_at timestamptz,
  ADD COLUMN class_id uuid,
  ADD COLUMN used_ms bigint,
  ADD COLUMN allowed_ms bigint,
  -- Null while an answer waits for a person.
  ADD COLUMN is_passed boolean;

-- Rows of all schools change; the owner is bound by the policies, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['marked_answers', 'results', 'exam_attempts', 'exams', 'classes'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
SET LOCAL row_security = off;

UPDATE marked_answers SET outcome = CASE
  WHEN is_correct THEN 'right'
  WHEN answer IS NULL OR answer IN ('[]', '""') THEN 'unanswered'
  ELSE 'wrong' END;
ALTER TABLE marked_answers ALTER COLUMN outcome SET NOT NULL, DROP COLUMN is_correct;

UPDATE results r SET submitted_at = coalesce(a.submitted_at, r.marked_at), class_id = a.class_id,
  used_ms = extract(epoch FROM coalesce(a.submitted_at, r.marked_at) - a.started_at) * 1000,
  allowed_ms = extract(epoch FROM a.deadline - a.started_at) * 1000,
  is_passed = r.percentage >= x.passing_score
FROM exam_attempts a JOIN exams x ON x.school_id = a.school_id AND x.id = a.exam_id
WHERE a.school_id = r.school_id AND a.id = r.attempt_id;
ALTER TABLE results
  ALTER COLUMN submitted_at SET NOT NULL,
  ALTER COLUMN used_ms SET NOT NULL,
  ALTER COLUMN allowed_ms SET NOT NULL,
  ADD FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id);

SET LOCAL row_security = on;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['marked_answers', 'results', 'exam_attempts', 'exams', 'classes'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
