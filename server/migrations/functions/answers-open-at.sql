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
  RETURN greatest(over_at + grace, CASE WHEN silent_until IS NOT NULL THEN least(silent_until, opened_at) END);
END $$;

ALTER FUNCTION answers_open_at(uuid, uuid) OWNER TO :saver;
REVOKE ALL ON FUNCTION answers_open_at(uuid, uuid) FROM PUBLIC;
