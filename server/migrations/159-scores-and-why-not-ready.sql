-- Whether a marked paper has a score, as marking says (domain/marking/has-score.ts, decision 024): none while an answer waits for a
-- person, while it runs again, or while all its candidate answered waits for a decision about late answers. Lists, filters, files and
-- sums read it here.
ALTER TABLE results ADD COLUMN has_score boolean NOT NULL DEFAULT true;
-- When a device said why it is not ready, or was made so (155): so far that stood where it was asked for.
ALTER TABLE exam_packages ADD COLUMN unready_at timestamptz(3);

-- Rows of all schools change; the owner is bound by the policies, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['results', 'exam_attempts', 'marked_answers', 'exam_packages'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
SET LOCAL row_security = off;
UPDATE results SET has_score = false WHERE waiting_count > 0;
UPDATE results r SET has_score = false FROM exam_attempts a
WHERE a.school_id = r.school_id AND a.id = r.attempt_id AND r.has_score AND (a.state = 'in_progress'
  OR a.late_decision = 'pending' AND NOT EXISTS (
    SELECT FROM marked_answers m WHERE m.school_id = r.school_id AND m.attempt_id = r.attempt_id
      AND m.outcome NOT IN ('annulled', 'not_counted') AND m.answer <> '[]' AND btrim(m.answer #>> '{}') <> ''));
-- The counters hold nothing of what has no score. Marking again what waits takes it out.
INSERT INTO due_work (school_id, kind, reference, due_at)
SELECT r.school_id, 'mark_attempt', a.id::text, now()
FROM results r JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
WHERE a.state = 'submitted' AND a.late_decision = 'pending' AND NOT r.has_score AND r.counted_millionths IS NOT NULL
ON CONFLICT (kind, school_id, reference) DO NOTHING;
UPDATE exam_packages SET unready_at = fetched_at WHERE unready_why IS NOT NULL;
SET LOCAL row_security = on;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['results', 'exam_attempts', 'marked_answers', 'exam_packages'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
ALTER TABLE results ALTER COLUMN has_score DROP DEFAULT;

-- What has no score stands below all that have one.
DROP INDEX results_by_score;
CREATE INDEX results_by_score ON results (school_id,
  ((CASE WHEN has_score THEN percentage ELSE -1 END)::float8), attempt_id)
  INCLUDE (has_score, percentage, subject_id, student_id, counted_millionths, is_passed, late_count);
