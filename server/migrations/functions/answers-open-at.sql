-- From when candidates may read the right answers of an exam, as far as the rows say by now: never where none of its sittings
-- allows review. Mirrors readableFrom of domain/exam/right-answers.ts. Only save_events asks it, where something came late: whoever could read the key when an
-- answer arrived may have given it by the key.
CREATE OR REPLACE FUNCTION answers_open_at(of_school uuid, of_exam uuid) RETURNS timestamptz
LANGUAGE plpgsql STABLE
SET search_path = public, pg_temp
AS $$
DECLARE
  grace constant interval := interval '60 seconds';
  over_at timestamptz;
  opened_at timestamptz;
  silent_until timestamptz;
  unheard_until timestamptz;
  is_reviewed boolean;
BEGIN
  SELECT max(s.closes_at), min(s.answers_opened_at), bool_or(s.allows_review) INTO over_at, opened_at, is_reviewed
  FROM exam_sittings s WHERE s.school_id = of_school AND s.exam_id = of_exam;
  IF NOT is_reviewed THEN RETURN 'infinity'; END IF;
  SELECT greatest(over_at, max(a.deadline) FILTER (WHERE a.state = 'in_progress')), max(CASE
      WHEN a.heard_at IS NOT NULL THEN a.heard_at + grace
      WHEN a.submit_seq IS NULL THEN a.deadline + make_interval(secs => a.sync_window_ms / 1000.0)
    END)
  INTO over_at, silent_until
  FROM exam_attempts a WHERE a.school_id = of_school AND a.exam_id = of_exam;
  -- Devices that have the sealed paper, and may have begun it without the server.
  SELECT max(greatest(s.closes_at, u.shut_at + make_interval(mins => s.duration_minutes))
    + make_interval(hours => coalesce(t.sync_window_hours, 24))
    + (s.duration_minutes * 60000::bigint * k.extra_time_percent / 100 + u.given_ms) * interval '1 millisecond')
  INTO unheard_until
  FROM exam_sittings s
  JOIN sitting_seals l ON l.school_id = s.school_id AND l.sitting_id = s.id AND l.shown_at IS NOT NULL
  JOIN exam_packages p ON p.school_id = l.school_id AND p.seal_id = l.id
  JOIN students k ON k.school_id = p.school_id AND k.user_id = p.student_id
  LEFT JOIN school_settings t ON t.school_id = s.school_id
  CROSS JOIN LATERAL (SELECT max(c.at) FILTER (WHERE c.kind = 'closed_now') AS shut_at,
      coalesce(sum(c.ms) FILTER (WHERE c.kind = 'extra_time' AND c.student_id = p.student_id), 0) AS given_ms
    FROM exam_sittings e LEFT JOIN sitting_changes c ON c.school_id = e.school_id AND c.sitting_id = e.id
      AND (c.kind = 'extra_time' OR c.kind = 'closed_now' AND e.id = s.id)
    WHERE e.school_id = s.school_id AND e.exam_id = s.exam_id) u
  WHERE s.school_id = of_school AND s.exam_id = of_exam AND NOT EXISTS (SELECT FROM exam_attempts b
    WHERE b.school_id = p.school_id AND b.student_id = p.student_id AND b.sitting_id = s.id);
  silent_until := greatest(silent_until, unheard_until);
  RETURN greatest(over_at + grace, CASE WHEN silent_until IS NOT NULL THEN least(silent_until, opened_at) END);
END $$;

ALTER FUNCTION answers_open_at(uuid, uuid) OWNER TO :saver;
REVOKE ALL ON FUNCTION answers_open_at(uuid, uuid) FROM PUBLIC;
