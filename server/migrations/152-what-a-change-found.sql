-- What was so as a change was written, since nothing tells it afterwards. `by_invigilator`: time was given by somebody who only watched over
-- the hall, whatever they have become since. Of who was let back in: when their time had ended, so that the gap until `at` is no time they
-- used, and whether they could read their score then; both null of lines before this.
ALTER TABLE sitting_changes
  ADD COLUMN by_invigilator boolean NOT NULL DEFAULT false,
  ADD COLUMN ended_at timestamptz(3),
  ADD COLUMN was_score_shown boolean,
  ADD CHECK (kind = 'extra_time' OR NOT by_invigilator),
  ADD CHECK (kind = 'reopened' OR (ended_at IS NULL AND was_score_shown IS NULL));

-- Lines of all schools are written; the owner is bound by the policies, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['sitting_changes', 'exam_sittings', 'exams', 'users'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
SET LOCAL row_security = off;
-- As they were counted until now: by who gives time today.
UPDATE sitting_changes c SET by_invigilator = true
FROM exam_sittings s JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
WHERE s.school_id = c.school_id AND s.id = c.sitting_id AND c.kind = 'extra_time' AND c.ms > 0 AND c.by <> e.owner_id
  AND NOT EXISTS (SELECT FROM users u WHERE u.school_id = c.school_id AND u.id = c.by AND u.role = 'school_admin');
SET LOCAL row_security = on;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['sitting_changes', 'exam_sittings', 'exams', 'users'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
