-- What papers and sittings of some days come to at each school, for the super administrators' reports: sums alone, of no
-- person. Role app asks these functions, and only bound to the platform's own school do they answer. They replace those of
-- migrations 063, 080 and 090.
CREATE OR REPLACE FUNCTION schools_reported_on() RETURNS TABLE (id uuid, name text, status text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.id, s.name, s.status FROM schools s
  WHERE s.subdomain <> 'platform' AND EXISTS (
    SELECT FROM schools p WHERE p.subdomain = 'platform'
      AND p.id = nullif(current_setting('app.school_id', true), '')::uuid)
$$;

-- A paper counts as `counts` has it (server/src/result/summary.db.ts); a practice is none. `grade_counts`: how many papers stand
-- at each of the steps, from 1.
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

CREATE OR REPLACE FUNCTION weeks_of_schools(starts timestamptz[], first_at timestamptz, past timestamptz)
RETURNS TABLE (week integer, exams_count bigint, students_count bigint, marked_count bigint, millionths_sum bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT q.week, sum(q.exams)::bigint, sum(q.students)::bigint, sum(q.marked)::bigint, sum(q.millionths)::bigint
  FROM schools_reported_on() s CROSS JOIN LATERAL (
    SELECT width_bucket(r.submitted_at, starts) AS week, count(DISTINCT r.exam_id) AS exams,
      count(DISTINCT r.student_id) AS students, count(*) AS marked, sum(r.counted_millionths) AS millionths
    FROM results r
    WHERE r.school_id = s.id AND r.submitted_at >= first_at AND r.submitted_at < past
      AND r.counted_millionths IS NOT NULL AND (r.late_count = 0 OR NOT EXISTS (
        SELECT FROM exam_attempts a
        WHERE a.school_id = r.school_id AND a.id = r.attempt_id AND a.late_decision = 'pending'))
    GROUP BY 1) q
  GROUP BY q.week
$$;

-- A sitting whose closing has not been worked off yet is left out: who was expected there is not known. Whoever was excused is
-- not absent, and nobody is from a practice. `devices`: who may have begun without the server, neither present nor absent as long as their
-- answers are taken; mirrors `unheard` of server/src/exam/right-answers.db.ts.
CREATE OR REPLACE FUNCTION attendance_of_schools(first_at timestamptz, past timestamptz)
RETURNS TABLE (school text, sittings_count bigint, expected_count bigint, started_count bigint, handed_in_count bigint,
  ran_out_count bigint, on_device_count bigint, absent_count bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.name, q.* FROM schools_reported_on() s CROSS JOIN LATERAL (
    WITH closed AS MATERIALIZED (
      SELECT t.id, t.exam_id, t.closes_at, t.duration_minutes FROM exam_sittings t
      WHERE t.school_id = s.id AND t.closes_at >= first_at AND t.closes_at < past AND t.expected_at IS NOT NULL
        AND t.exam_id NOT IN (SELECT k.id FROM exams k WHERE k.school_id = s.id AND k.exam_type = 'practice')
    ), begun AS (
      SELECT a.sitting_id, a.student_id, coalesce(bool_or(a.ended_by = 'candidate'), false) AS has_handed_in,
        bool_and(a.state = 'submitted' OR a.deadline <= clock_timestamp()) AS is_over
      FROM closed c JOIN exam_attempts a ON a.school_id = s.id AND a.exam_id = c.exam_id AND a.sitting_id = c.id GROUP BY 1, 2
    ), devices AS MATERIALIZED (
      SELECT p.sitting_id, p.student_id FROM closed c
      JOIN sitting_seals l ON l.school_id = s.id AND l.sitting_id = c.id AND l.shown_at IS NOT NULL
      JOIN exam_packages p ON p.school_id = s.id AND p.seal_id = l.id
      JOIN students k ON k.school_id = s.id AND k.user_id = p.student_id
      LEFT JOIN school_settings t ON t.school_id = s.id
      CROSS JOIN LATERAL (SELECT max(x.at) FILTER (WHERE x.kind = 'closed_now') AS shut_at,
          coalesce(sum(x.ms) FILTER (WHERE x.kind = 'extra_time' AND x.student_id = p.student_id), 0) AS given_ms
        FROM exam_sittings e LEFT JOIN sitting_changes x ON x.school_id = e.school_id AND x.sitting_id = e.id
          AND (x.kind = 'extra_time' OR x.kind = 'closed_now' AND e.id = c.id)
        WHERE e.school_id = s.id AND e.exam_id = c.exam_id) u
      WHERE clock_timestamp() < greatest(c.closes_at, u.shut_at + make_interval(mins => c.duration_minutes))
        + make_interval(hours => coalesce(t.sync_window_hours, 24))
        + (c.duration_minutes * 60000::bigint * k.extra_time_percent / 100 + u.given_ms) * interval '1 millisecond'
    ), people AS (
      SELECT b.is_over IS NOT NULL AS has_begun, b.has_handed_in, b.is_over, b.is_over IS NULL AND EXISTS (
        SELECT FROM devices d WHERE d.sitting_id = e.sitting_id AND d.student_id = e.student_id) AS is_on_device
      FROM (SELECT k.sitting_id, k.student_id FROM closed c
        JOIN expected_candidates k ON k.school_id = s.id AND k.sitting_id = c.id
        WHERE NOT coalesce((SELECT x.kind = 'excused' FROM sitting_changes x
          WHERE x.school_id = s.id AND x.sitting_id = k.sitting_id AND x.student_id = k.student_id
            AND x.kind IN ('excused', 'expected') ORDER BY x.id DESC LIMIT 1), false)) e
      FULL JOIN begun b USING (sitting_id, student_id)
    )
    SELECT (SELECT count(*) FROM closed), count(*), count(*) FILTER (WHERE p.has_begun),
      count(*) FILTER (WHERE p.has_handed_in), count(*) FILTER (WHERE p.is_over AND NOT p.has_handed_in),
      count(*) FILTER (WHERE p.is_on_device), count(*) FILTER (WHERE NOT p.has_begun AND NOT p.is_on_device)
    FROM people p) q (sittings, expected, started, handed_in, ran_out, on_device, absent)
  WHERE q.sittings > 0
  ORDER BY s.name, s.id
$$;

ALTER FUNCTION schools_reported_on() OWNER TO :platform;
ALTER FUNCTION papers_of_schools(timestamptz, timestamptz, integer[]) OWNER TO :platform;
ALTER FUNCTION weeks_of_schools(timestamptz[], timestamptz, timestamptz) OWNER TO :platform;
ALTER FUNCTION attendance_of_schools(timestamptz, timestamptz) OWNER TO :platform;
REVOKE ALL ON FUNCTION schools_reported_on(), papers_of_schools(timestamptz, timestamptz, integer[]),
  weeks_of_schools(timestamptz[], timestamptz, timestamptz), attendance_of_schools(timestamptz, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION papers_of_schools(timestamptz, timestamptz, integer[]),
  weeks_of_schools(timestamptz[], timestamptz, timestamptz), attendance_of_schools(timestamptz, timestamptz) TO :app;
