-- What a person said of a topic (domain/notice/topics.ts); without a row the topic's own default holds. The bell cannot be switched.
CREATE TABLE notice_preferences (
  school_id uuid NOT NULL,
  user_id uuid NOT NULL,
  topic text NOT NULL,
  channel text NOT NULL CHECK (channel = 'email'),
  is_on boolean NOT NULL,
  PRIMARY KEY (school_id, user_id, topic, channel),
  FOREIGN KEY (school_id, user_id) REFERENCES users (school_id, id) ON DELETE CASCADE
);
GRANT SELECT, INSERT, UPDATE, DELETE ON notice_preferences TO :app;
ALTER TABLE notice_preferences ENABLE ROW LEVEL SECURITY;
ALTER TABLE notice_preferences FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON notice_preferences TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- A notice that is to be emailed, too: by which topic and when it is looked at. Nothing once that is decided.
ALTER TABLE notices ADD COLUMN mail_topic text, ADD COLUMN mail_at timestamptz;
CREATE INDEX notices_to_mail ON notices (school_id, mail_topic, mail_at) WHERE mail_topic IS NOT NULL;
