-- What a page's times are held against (domain/attempt/page-times.ts), kept in the update a save makes anyway: the server's
-- elapsed time at the last acknowledgement, and before which nothing that follows can have been done.
ALTER TABLE attempt_epochs
  ADD COLUMN acked_elapsed_ms bigint NOT NULL DEFAULT 0,
  ADD COLUMN floor_ms bigint NOT NULL DEFAULT 0;

-- When something of the attempt first reached the server after its deadline, be it empty; null where nothing has.
ALTER TABLE exam_attempts ADD COLUMN heard_at timestamptz(3);
-- Accepted late answers are those that arrived so many milliseconds after the start, or before; null: none.
ALTER TABLE exam_attempts ADD COLUMN accepted_through_ms bigint;

-- Staff have opened the right answers of the exam without waiting for devices that are silent.
ALTER TABLE exam_sittings
  ADD COLUMN answers_opened_at timestamptz(3),
  ADD COLUMN answers_opened_by uuid,
  ADD FOREIGN KEY (school_id, answers_opened_by) REFERENCES users (school_id, id);

-- Questions an answer came to in the grace and counts unasked.
ALTER TABLE results ADD COLUMN grace_count integer NOT NULL DEFAULT 0;

-- A day is enough to bring a device back to a network. Nobody could choose another number so far.
ALTER TABLE school_settings ALTER COLUMN sync_window_hours SET DEFAULT 24;

-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE school_settings NO FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_sittings NO FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_attempts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE attempt_events NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;

UPDATE school_settings SET sync_window_hours = 24 WHERE sync_window_hours = 72;

-- Late answers counted until they were refused. What was accepted stays so; what waits is marked again, without it.
UPDATE exam_attempts a SET
  accepted_through_ms = CASE WHEN a.late_decision = 'accepted' THEN n.last_late_ms END,
  heard_at = n.heard_at
FROM (
  SELECT v.school_id, v.attempt_id, max(v.server_elapsed_ms) FILTER (WHERE v.is_late) AS last_late_ms,
    min(o.started_at + make_interval(secs => v.server_elapsed_ms / 1000.0))
      FILTER (WHERE o.started_at + make_interval(secs => v.server_elapsed_ms / 1000.0) > o.deadline) AS heard_at
  FROM attempt_events v JOIN exam_attempts o ON o.school_id = v.school_id AND o.id = v.attempt_id
  GROUP BY v.school_id, v.attempt_id
) n
WHERE a.school_id = n.school_id AND a.id = n.attempt_id AND (n.last_late_ms IS NOT NULL OR n.heard_at IS NOT NULL);
INSERT INTO due_work (school_id, kind, reference, due_at)
SELECT school_id, 'mark_attempt', id::text, now() FROM exam_attempts WHERE state = 'submitted' AND late_decision = 'pending'
ON CONFLICT (kind, school_id, reference) DO NOTHING;

-- Right answers that could be read yesterday are no secret today.
UPDATE exam_sittings s SET answers_opened_at = n.over_at
FROM (
  SELECT o.school_id, o.exam_id, greatest(max(o.closes_at), (SELECT max(a.deadline) FROM exam_attempts a
    WHERE a.school_id = o.school_id AND a.exam_id = o.exam_id)) + interval '60 seconds' AS over_at
  FROM exam_sittings o GROUP BY o.school_id, o.exam_id
) n
WHERE s.school_id = n.school_id AND s.exam_id = n.exam_id AND n.over_at <= now();

ALTER TABLE school_settings FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_sittings FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_attempts FORCE ROW LEVEL SECURITY;
ALTER TABLE attempt_events FORCE ROW LEVEL SECURITY;

-- A save asks whether right answers are open, once something has come late.
GRANT SELECT (school_id, exam_id, closes_at, answers_opened_at) ON exam_sittings TO :saver;
CREATE POLICY saver_reads ON exam_sittings FOR SELECT TO :saver USING (true);
