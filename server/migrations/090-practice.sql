-- A practice counts in no figure (decision 067). Marking writes nothing of one into the counters, and what is there goes.
CREATE INDEX exams_practice ON exams (school_id, id) WHERE exam_type = 'practice';

-- Rows of all schools change; the owner is bound by the policies, too.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['results', 'exams', 'exam_counters', 'subject_counters', 'month_counters', 'student_counters',
    'student_totals'] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;
SET LOCAL row_security = off;
CREATE TEMP TABLE practised ON COMMIT DROP AS
  SELECT r.school_id, r.attempt_id, r.exam_id, r.student_id, r.class_id, x.subject_id, x.created_by,
    date_trunc('month', r.submitted_at AT TIME ZONE 'Africa/Lagos')::date AS month, r.counted_millionths AS millionths
  FROM results r JOIN exams x ON x.school_id = r.school_id AND x.id = r.exam_id
  WHERE x.exam_type = 'practice' AND r.counted_millionths IS NOT NULL;
UPDATE results r SET counted_millionths = NULL, is_passed = NULL
FROM practised p WHERE r.school_id = p.school_id AND r.attempt_id = p.attempt_id;
UPDATE exam_counters n SET marked_count = 0, millionths_sum = 0, passed_count = 0
FROM exams x WHERE x.school_id = n.school_id AND x.id = n.exam_id AND x.exam_type = 'practice';
UPDATE subject_counters n SET marked_count = n.marked_count - p.count, millionths_sum = n.millionths_sum - p.sum
FROM (SELECT school_id, subject_id, created_by, count(*) AS count, sum(millionths) AS sum FROM practised GROUP BY 1, 2, 3) p
WHERE (n.school_id, n.subject_id, n.created_by) = (p.school_id, p.subject_id, p.created_by);
UPDATE month_counters n SET marked_count = n.marked_count - p.count, millionths_sum = n.millionths_sum - p.sum
FROM (SELECT school_id, month, subject_id, created_by, count(*) AS count, sum(millionths) AS sum FROM practised
  GROUP BY 1, 2, 3, 4) p
WHERE (n.school_id, n.month, n.subject_id, n.created_by) = (p.school_id, p.month, p.subject_id, p.created_by);
UPDATE student_counters n SET marked_count = n.marked_count - p.count, millionths_sum = n.millionths_sum - p.sum
FROM (SELECT school_id, class_id, student_id, subject_id, created_by, count(*) AS count, sum(millionths) AS sum
  FROM practised WHERE class_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5) p
WHERE (n.school_id, n.class_id, n.student_id, n.subject_id, n.created_by)
  = (p.school_id, p.class_id, p.student_id, p.subject_id, p.created_by);
UPDATE student_totals n SET marked_count = n.marked_count - p.count, millionths_sum = n.millionths_sum - p.sum
FROM (SELECT school_id, student_id, count(*) AS count, sum(millionths) AS sum FROM practised GROUP BY 1, 2) p
WHERE (n.school_id, n.student_id) = (p.school_id, p.student_id);
SET LOCAL row_security = on;
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['results', 'exams', 'exam_counters', 'subject_counters', 'month_counters', 'student_counters',
    'student_totals'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
  END LOOP;
END $$;

-- Reports over schools: a practice that waits is no paper that waits, and nobody is absent from one.
GRANT SELECT (id, exam_type) ON exams TO :platform;
CREATE OR REPLACE FUNCTION papers_of_schools(first_at timestamptz, past timestamptz, grade_steps integer[])
RETURNS TABLE (school text, marked_count bigint, millionths_sum bigint, passed_count bigint, students_count bigint,
  exams_count bigint, waiting_count bigint, sd float8, grade_counts jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.name, q.* FROM schools_reported_on() s CROSS JOIN LATERAL (
    WITH papers AS MATERIALIZED (
      SELECT r.exam_id, r.student_id, r.counted_millionths, r.percentage, r.is_passed,
        r.counted_millionths IS NOT NULL AND (r.late_count = 0 OR NOT EXISTS (
          SELECT FROM exam_attempts a
          WHERE a.school_id = r.school_id AND a.id = r.attempt_id AND a.late_decision = 'pending')) AS counted
      FROM results r WHERE r.school_id = s.id AND r.submitted_at >= first_at AND r.submitted_at < past
        AND r.exam_id NOT IN (SELECT k.id FROM exams k WHERE k.school_id = s.id AND k.exam_type = 'practice'))
    SELECT count(*) FILTER (WHERE p.counted), coalesce(sum(p.counted_millionths) FILTER (WHERE p.counted), 0)::bigint,
      count(*) FILTER (WHERE p.counted AND p.is_passed), count(DISTINCT p.student_id) FILTER (WHERE p.counted),
      count(DISTINCT p.exam_id) FILTER (WHERE p.counted), count(*) FILTER (WHERE NOT p.counted),
      (stddev_samp(p.counted_millionths) FILTER (WHERE p.counted) / 1000000)::float8,
      (SELECT coalesce(jsonb_object_agg(g.step, g.count), '{}') FROM (
        SELECT width_bucket(o.percentage, grade_steps) AS step, count(*) AS count FROM papers o
        WHERE o.counted GROUP BY 1) g)
    FROM papers p) q (marked, millionths, passed, students, exams, waiting, sd, grades)
  WHERE s.status = 'active' OR q.marked > 0
  ORDER BY s.name, s.id
$$;

CREATE OR REPLACE FUNCTION attendance_of_schools(first_at timestamptz, past timestamptz)
RETURNS TABLE (school text, sittings_count bigint, expected_count bigint, started_count bigint, handed_in_count bigint,
  ran_out_count bigint, absent_count bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.name, q.* FROM schools_reported_on() s CROSS JOIN LATERAL (
    WITH closed AS MATERIALIZED (
      SELECT t.id, t.exam_id FROM exam_sittings t
      WHERE t.school_id = s.id AND t.closes_at >= first_at AND t.closes_at < past AND t.expected_at IS NOT NULL
        AND t.exam_id NOT IN (SELECT k.id FROM exams k WHERE k.school_id = s.id AND k.exam_type = 'practice')
    ), begun AS (
      SELECT a.sitting_id, a.student_id, coalesce(bool_or(a.ended_by = 'candidate'), false) AS has_handed_in,
        bool_and(a.state = 'submitted' OR a.deadline <= clock_timestamp()) AS is_over
      FROM closed c JOIN exam_attempts a ON a.school_id = s.id AND a.exam_id = c.exam_id AND a.sitting_id = c.id GROUP BY 1, 2
    ), people AS (
      SELECT b.is_over IS NOT NULL AS has_begun, b.has_handed_in, b.is_over
      FROM (SELECT k.sitting_id, k.student_id FROM closed c
        JOIN expected_candidates k ON k.school_id = s.id AND k.sitting_id = c.id
        WHERE NOT coalesce((SELECT x.kind = 'excused' FROM sitting_changes x
          WHERE x.school_id = s.id AND x.sitting_id = k.sitting_id AND x.student_id = k.student_id
            AND x.kind IN ('excused', 'expected') ORDER BY x.id DESC LIMIT 1), false)) e
      FULL JOIN begun b USING (sitting_id, student_id)
    )
    SELECT (SELECT count(*) FROM closed), count(*), count(*) FILTER (WHERE p.has_begun),
      count(*) FILTER (WHERE p.has_handed_in), count(*) FILTER (WHERE p.is_over AND NOT p.has_handed_in),
      count(*) FILTER (WHERE NOT p.has_begun)
    FROM people p) q (sittings, expected, started, handed_in, ran_out, absent)
  WHERE q.sittings > 0
  ORDER BY s.name, s.id
$$;

-- Answers of a practice that were checked, as they were first: these count, whatever is answered later.
CREATE TABLE checked_answers (
  school_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  question_id text NOT NULL,
  value jsonb NOT NULL,
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, attempt_id, question_id),
  FOREIGN KEY (school_id, attempt_id) REFERENCES exam_attempts (school_id, id)
);
GRANT SELECT, INSERT ON checked_answers TO :app;
ALTER TABLE checked_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE checked_answers FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON checked_answers TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
