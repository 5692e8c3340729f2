-- Where an exam is sat, as its author wrote it; the sitting keeps what it was published with. `revision` and `changed_at`
-- are what calendars of candidates ask for: a sitting that was moved is a newer one of the same event.
ALTER TABLE exams ADD COLUMN location text NOT NULL DEFAULT '';
ALTER TABLE exam_sittings
  ADD COLUMN location text NOT NULL DEFAULT '',
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

-- How long before an exam a student is reminded, in minutes: of every exam, and of one sitting in place of that.
CREATE TABLE reminder_defaults (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  before_minutes integer[] NOT NULL,
  PRIMARY KEY (school_id, user_id),
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id) ON DELETE CASCADE
);
CREATE TABLE sitting_reminders (
  school_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  user_id uuid NOT NULL,
  before_minutes integer[] NOT NULL,
  PRIMARY KEY (school_id, sitting_id, user_id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id) ON DELETE CASCADE
);
CREATE INDEX sitting_reminders_of_user ON sitting_reminders (school_id, user_id);

-- The private address a calendar reads a student's exams at: of its random token only the hash is kept.
CREATE TABLE calendar_feeds (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, user_id),
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id) ON DELETE CASCADE
);
CREATE INDEX calendar_feeds_by_token ON calendar_feeds (token_hash);

GRANT SELECT, INSERT, UPDATE, DELETE ON reminder_defaults, sitting_reminders, calendar_feeds TO :app;
ALTER TABLE reminder_defaults ENABLE ROW LEVEL SECURITY;
ALTER TABLE reminder_defaults FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON reminder_defaults TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
ALTER TABLE sitting_reminders ENABLE ROW LEVEL SECURITY;
ALTER TABLE sitting_reminders FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON sitting_reminders TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
ALTER TABLE calendar_feeds ENABLE ROW LEVEL SECURITY;
ALTER TABLE calendar_feeds FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON calendar_feeds TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- A calendar has no session: whose school an address belongs to is all it can ask, and only by the hash.
GRANT SELECT (school_id, token_hash) ON calendar_feeds TO :platform;
CREATE POLICY platform_reads ON calendar_feeds FOR SELECT TO :platform USING (true);
CREATE FUNCTION school_of_feed(wanted text) RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT f.school_id FROM calendar_feeds f JOIN schools s ON s.id = f.school_id
          WHERE f.token_hash = wanted AND s.status = 'active' LIMIT 1);
END $$;
ALTER FUNCTION school_of_feed(text) OWNER TO :platform;
REVOKE ALL ON FUNCTION school_of_feed(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION school_of_feed(text) TO :app;
