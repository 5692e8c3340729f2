-- What staff changed about the time of a sitting: for everybody (student_id is null) or for one candidate. Nobody may change or
-- delete a line; what is taken back is a line of its own. Neither the student nor who did it is a foreign key: a line outlives
-- both, as a line of audit_log does.
CREATE TABLE sitting_changes (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  student_id uuid,
  kind text NOT NULL CHECK (kind IN ('more_time', 'closes_later', 'closed_now', 'ended_now', 'extra_time', 'excused', 'expected')),
  -- How much time it gives; below zero where it takes back what nobody has used, or where doors closed before their time.
  ms bigint NOT NULL,
  reason text NOT NULL CHECK (length(btrim(reason)) >= 3),
  by uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id),
  CHECK ((student_id IS NULL) = (kind IN ('more_time', 'closes_later', 'closed_now', 'ended_now')))
);
CREATE INDEX sitting_changes_of_sitting ON sitting_changes (school_id, sitting_id, student_id, id);
-- Asked of everybody who was expected: mostly it is empty.
CREATE INDEX sitting_changes_excused ON sitting_changes (school_id, sitting_id, student_id, id)
  WHERE kind IN ('excused', 'expected');
GRANT SELECT, INSERT ON sitting_changes TO :app;
ALTER TABLE sitting_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE sitting_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON sitting_changes TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- Grows with every line above: a start that has read an older one begins anew, so that nobody starts with time that is no
-- longer so.
ALTER TABLE exam_sittings ADD COLUMN time_revision integer NOT NULL DEFAULT 0;

-- What a student has more of in every exam, in percent of its duration.
ALTER TABLE students ADD COLUMN extra_time_percent smallint NOT NULL DEFAULT 0
  CHECK (extra_time_percent BETWEEN 0 AND 100);

-- What an attempt has beyond duration and close, in its deadline already; by how many percent it grows with the duration; and
-- whether the deadline is another than the page was told at its start.
ALTER TABLE exam_attempts
  ADD COLUMN extra_ms bigint NOT NULL DEFAULT 0,
  ADD COLUMN extra_percent smallint NOT NULL DEFAULT 0,
  ADD COLUMN is_time_moved boolean NOT NULL DEFAULT false;

-- Figures over all schools, too, do not call absent who was excused.
GRANT SELECT (school_id, id, sitting_id, student_id, kind) ON sitting_changes TO :platform;
CREATE POLICY platform_reads ON sitting_changes FOR SELECT TO :platform USING (true);
CREATE OR REPLACE FUNCTION attendance_of_schools(first_at timestamptz, past timestamptz)
RETURNS TABLE (school text, sittings_count bigint, expected_count bigint, started_count bigint, handed_in_count bigint,
  ran_out_count bigint, absent_count bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.name, q.* FROM schools_reported_on() s CROSS JOIN LATERAL (
    WITH closed AS MATERIALIZED (
      SELECT t.id, t.exam_id FROM exam_sittings t
      WHERE t.school_id = s.id AND t.closes_at >= first_at AND t.closes_at < past AND t.expected_at IS NOT NULL
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
