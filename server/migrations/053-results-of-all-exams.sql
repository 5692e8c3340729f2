-- Results of all exams are listed, counted and summed up without reading what years have left behind.
ALTER TABLE exam_counters ADD COLUMN passed_count integer NOT NULL DEFAULT 0;

-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE exam_counters NO FORCE ROW LEVEL SECURITY;
ALTER TABLE results NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE exam_counters n SET passed_count = p.count
FROM (SELECT school_id, exam_id, count(*) AS count FROM results WHERE is_passed GROUP BY 1, 2) p
WHERE n.school_id = p.school_id AND n.exam_id = p.exam_id;
SET LOCAL row_security = on;
ALTER TABLE exam_counters FORCE ROW LEVEL SECURITY;
ALTER TABLE results FORCE ROW LEVEL SECURITY;

CREATE INDEX results_by_day ON results (school_id, submitted_at, attempt_id);
-- What waits for a marker has no score yet, and stands below all that have one.
CREATE INDEX results_by_score ON results (school_id,
  ((CASE WHEN waiting_count = 0 THEN percentage ELSE -1 END)::float8), attempt_id) INCLUDE (waiting_count, percentage);
CREATE INDEX results_of_class ON results (school_id, class_id, attempt_id);
