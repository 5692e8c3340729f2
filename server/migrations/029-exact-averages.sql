-- Averages were made of whole percentages: one paper of 1 in 3 made 33.0, two papers of 57.15 made 57.0. From here on the
-- counters add up percentages in millionths of one per cent, and only the average is rounded.
ALTER TABLE results RENAME COLUMN counted_percentage TO counted_millionths;
ALTER TABLE exam_counters RENAME COLUMN percentage_sum TO millionths_sum;
ALTER TABLE subject_counters RENAME COLUMN percentage_sum TO millionths_sum;
ALTER TABLE month_counters RENAME COLUMN percentage_sum TO millionths_sum;
ALTER TABLE student_counters RENAME COLUMN percentage_sum TO millionths_sum;
ALTER TABLE student_totals RENAME COLUMN percentage_sum TO millionths_sum;
-- To ten-thousandths of one per cent: averages that are the same by hand stand level, whatever the last millionth says.
DROP INDEX student_totals_by_average;
CREATE INDEX student_totals_by_average ON student_totals (school_id,
  ((millionths_sum + 50 * marked_count) / nullif(100 * marked_count, 0)), marked_count, student_id);

-- Rows of all schools change; the owner is bound by the policies, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['results', 'result_revisions', 'exam_attempts', 'exams', 'exam_counters', 'subject_counters',
    'month_counters', 'student_counters', 'student_totals'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
SET LOCAL row_security = off;

-- As percentageOf and millionthsOf of the rules: half up. Marks in hundredths are small; numeric holds any of them.
CREATE FUNCTION pg_temp.millionths(earned integer, available integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN available = 0 THEN 0
    ELSE div(2 * 100000000::numeric * earned + available, 2::numeric * available)::integer END
$$;
-- Where late answers wait, the counters hold an earlier marking; its sums stand among the revisions.
UPDATE results r SET counted_millionths = CASE
    WHEN r.counted_millionths = r.percentage THEN pg_temp.millionths(r.earned_hundredths, r.available_hundredths)
    ELSE coalesce(
      (SELECT pg_temp.millionths(v.earned_hundredths, v.available_hundredths) FROM result_revisions v
       WHERE v.school_id = r.school_id AND v.attempt_id = r.attempt_id AND v.percentage = r.counted_millionths
       ORDER BY v.revision DESC LIMIT 1),
      r.counted_millionths * 1000000)
  END
WHERE r.counted_millionths IS NOT NULL;

CREATE TEMP TABLE counted ON COMMIT DROP AS
  SELECT r.school_id, r.exam_id, r.student_id, x.subject_id, x.created_by,
    date_trunc('month', coalesce(a.submitted_at, r.marked_at) AT TIME ZONE 'Africa/Lagos')::date AS month,
    r.counted_millionths AS millionths
  FROM results r
  JOIN exam_attempts a ON a.school_id = r.school_id AND a.id = r.attempt_id
  JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id
  WHERE r.counted_millionths IS NOT NULL;
UPDATE exam_counters n SET millionths_sum = c.sum FROM (
  SELECT school_id, exam_id, sum(millionths) AS sum FROM counted GROUP BY 1, 2) c
WHERE (n.school_id, n.exam_id) = (c.school_id, c.exam_id);
UPDATE subject_counters n SET millionths_sum = c.sum FROM (
  SELECT school_id, subject_id, created_by, sum(millionths) AS sum FROM counted GROUP BY 1, 2, 3) c
WHERE (n.school_id, n.subject_id, n.created_by) = (c.school_id, c.subject_id, c.created_by);
UPDATE month_counters n SET millionths_sum = c.sum FROM (
  SELECT school_id, month, subject_id, created_by, sum(millionths) AS sum FROM counted GROUP BY 1, 2, 3, 4) c
WHERE (n.school_id, n.month, n.subject_id, n.created_by) = (c.school_id, c.month, c.subject_id, c.created_by);
UPDATE student_counters n SET millionths_sum = c.sum FROM (
  SELECT school_id, student_id, subject_id, created_by, sum(millionths) AS sum FROM counted GROUP BY 1, 2, 3, 4) c
WHERE (n.school_id, n.student_id, n.subject_id, n.created_by) = (c.school_id, c.student_id, c.subject_id, c.created_by);
UPDATE student_totals n SET millionths_sum = c.sum FROM (
  SELECT school_id, student_id, sum(millionths) AS sum FROM counted GROUP BY 1, 2) c
WHERE (n.school_id, n.student_id) = (c.school_id, c.student_id);

SET LOCAL row_security = on;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['results', 'result_revisions', 'exam_attempts', 'exams', 'exam_counters', 'subject_counters',
    'month_counters', 'student_counters', 'student_totals'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
