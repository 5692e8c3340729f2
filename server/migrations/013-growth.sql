-- What years of exams must not make slower.

-- Lists say how many began and handed in. Attempts that have marks are counted once, in the transaction that marks them;
-- the others are few, and are found by an index that holds no others.
ALTER TABLE exam_attempts ADD COLUMN is_marked boolean NOT NULL DEFAULT false;
ALTER TABLE exam_counters ADD COLUMN result_count integer NOT NULL DEFAULT 0;
-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE exam_attempts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_counters NO FORCE ROW LEVEL SECURITY;
ALTER TABLE results NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE exam_attempts a SET is_marked = true
FROM results r WHERE r.school_id = a.school_id AND r.attempt_id = a.id;
INSERT INTO exam_counters (school_id, exam_id, result_count)
SELECT school_id, exam_id, count(*) FROM results GROUP BY school_id, exam_id
ON CONFLICT (school_id, exam_id) DO UPDATE SET result_count = excluded.result_count;
-- The dashboard adds up the marks of one author or subject, or of a school, without reading all exams there ever were.
CREATE TABLE subject_counters (
  school_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  -- The author of the exams.
  created_by uuid NOT NULL,
  marked_count integer NOT NULL DEFAULT 0,
  percentage_sum bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, subject_id, created_by),
  FOREIGN KEY (school_id, subject_id) REFERENCES subjects (school_id, id),
  FOREIGN KEY (school_id, created_by) REFERENCES users (school_id, id)
);
GRANT SELECT, INSERT, UPDATE ON subject_counters TO :app;
ALTER TABLE exams NO FORCE ROW LEVEL SECURITY;
INSERT INTO subject_counters (school_id, subject_id, created_by, marked_count, percentage_sum)
SELECT x.school_id, x.subject_id, x.created_by, sum(n.marked_count), sum(n.percentage_sum)
FROM exam_counters n JOIN exams x ON x.school_id = n.school_id AND x.id = n.exam_id
GROUP BY x.school_id, x.subject_id, x.created_by;
ALTER TABLE exams FORCE ROW LEVEL SECURITY;
ALTER TABLE subject_counters ENABLE ROW LEVEL SECURITY;
ALTER TABLE subject_counters FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON subject_counters TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
ALTER TABLE exam_attempts FORCE ROW LEVEL SECURITY;
ALTER TABLE exam_counters FORCE ROW LEVEL SECURITY;
ALTER TABLE results FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;

CREATE INDEX exam_attempts_unmarked ON exam_attempts (school_id, exam_id, id) WHERE NOT is_marked;
-- The sweep of every start looks only at attempts whose log can still grow.
DROP INDEX exam_attempts_running;
CREATE INDEX exam_attempts_late ON exam_attempts (school_id, deadline);
-- A student's attempts are asked for by exam.
DROP INDEX exam_attempts_of_student;
CREATE INDEX exam_attempts_of_student ON exam_attempts (school_id, student_id, exam_id);
-- Which exams are open now.
CREATE INDEX exam_sittings_by_close ON exam_sittings (school_id, closes_at);

-- The newest row, read at every start, and what the hourly sweep deletes by age.
CREATE INDEX session_by_update ON auth.session ("updatedAt");
CREATE INDEX session_by_end ON auth.session ("expiresAt");
CREATE INDEX user_by_making ON auth."user" ("createdAt");
CREATE INDEX one_time_tokens_by_end ON auth.one_time_tokens (expires_at);
CREATE INDEX known_places_by_age ON auth.known_sources (seen_at) WHERE is_place;
CREATE INDEX known_browsers_by_age ON auth.known_sources (seen_at) WHERE NOT is_place;

-- Of these accounts, those that are somebody in some school. One question for all that were made lately.
CREATE FUNCTION accounts_with_membership(asked text[]) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT account_id FROM users WHERE account_id = ANY (asked)
$$;
ALTER FUNCTION accounts_with_membership(text[]) OWNER TO :platform;
REVOKE ALL ON FUNCTION accounts_with_membership(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION accounts_with_membership(text[]) TO :auth;

-- Every row of it has changed: plans made before autovacuum comes by would be made for a column nothing is known of.
ANALYZE exam_attempts;
