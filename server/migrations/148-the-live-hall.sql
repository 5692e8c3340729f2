-- Who watches over a sitting. A row and no role: it opens the board of this sitting alone.
CREATE TABLE sitting_invigilators (
  school_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  user_id uuid NOT NULL,
  by uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (school_id, sitting_id, user_id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id) ON DELETE CASCADE
);
-- What they watch over, asked as their day begins.
CREATE INDEX sitting_invigilators_of_user ON sitting_invigilators (school_id, user_id, sitting_id);
GRANT SELECT, INSERT, DELETE ON sitting_invigilators TO :app;
ALTER TABLE sitting_invigilators ENABLE ROW LEVEL SECURITY;
ALTER TABLE sitting_invigilators FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON sitting_invigilators TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- When a candidate was heard last. Not logged: after a crash it is empty, nothing hangs on it and the next sign writes it anew. No backup
-- holds it, and it is forgotten after a day.
CREATE UNLOGGED TABLE attempt_presence (
  school_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  student_id uuid NOT NULL,
  heard_at timestamptz(3) NOT NULL,
  lane text NOT NULL CHECK (lane IN ('door', 'http', 'socket')),
  -- How much their device says it has not sent yet; null where it has not said.
  waiting smallint CHECK (waiting >= 0),
  PRIMARY KEY (school_id, sitting_id, student_id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE, DELETE ON attempt_presence TO :app;
ALTER TABLE attempt_presence ENABLE ROW LEVEL SECURITY;
ALTER TABLE attempt_presence FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON attempt_presence TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- What was written down in the hall, about one candidate or the whole room; `outage`: the minutes for which time was given back.
-- Nobody changes or deletes a line.
CREATE TABLE hall_lines (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  student_id uuid,
  kind text NOT NULL CHECK (kind IN ('note', 'outage')),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 280),
  from_at timestamptz(3),
  to_at timestamptz(3),
  by uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE,
  CHECK ((kind = 'outage') = (from_at IS NOT NULL)),
  CHECK ((kind = 'outage') = (to_at IS NOT NULL)),
  CHECK (to_at > from_at)
);
CREATE INDEX hall_lines_of_sitting ON hall_lines (school_id, sitting_id, id);
GRANT SELECT, INSERT ON hall_lines TO :app;
ALTER TABLE hall_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE hall_lines FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON hall_lines TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- `ended_one`: staff ended this candidate alone. `reopened`: who was ended by the clock goes on.
ALTER TABLE sitting_changes
  DROP CONSTRAINT sitting_changes_kind_check,
  DROP CONSTRAINT sitting_changes_check,
  ADD CONSTRAINT sitting_changes_kind_check CHECK (kind IN ('more_time', 'closes_later', 'closed_now', 'ended_now',
    'extra_time', 'excused', 'expected', 'ended_one', 'reopened')),
  ADD CONSTRAINT sitting_changes_check
    CHECK ((student_id IS NULL) = (kind IN ('more_time', 'closes_later', 'closed_now', 'ended_now')));
