-- Settings of a school, a row for each tab that is saved by itself (decision 054). A school without a row has the values a new
-- one has. school_settings is the tab of marks and grades, with the logo beside it; what a school says of itself stands in schools.
CREATE TABLE exam_settings (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  default_duration integer NOT NULL DEFAULT 180 CHECK (default_duration BETWEEN 1 AND 600),
  warning_time integer NOT NULL DEFAULT 10 CHECK (warning_time BETWEEN 1 AND 60),
  max_attempts integer NOT NULL DEFAULT 1 CHECK (max_attempts BETWEEN 1 AND 10),
  show_results text NOT NULL DEFAULT 'immediate' CHECK (show_results IN ('immediate', 'after_exam', 'manual')),
  auto_submit boolean NOT NULL DEFAULT true,
  randomize_questions boolean NOT NULL DEFAULT true,
  allow_review boolean NOT NULL DEFAULT true,
  proctoring boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (school_id)
);

CREATE TABLE security_settings (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  session_timeout integer NOT NULL DEFAULT 30 CHECK (session_timeout BETWEEN 5 AND 480),
  password_expiry integer NOT NULL DEFAULT 90 CHECK (password_expiry = 0 OR password_expiry BETWEEN 30 AND 365),
  device_tracking boolean NOT NULL DEFAULT true,
  ip_restriction boolean NOT NULL DEFAULT false,
  -- One address or range in each line, as it was typed.
  allowed_addresses text NOT NULL DEFAULT '',
  two_factor_auth boolean NOT NULL DEFAULT false,
  -- Since when the rule holds: nobody is held to it within seven days of that.
  password_expiry_since timestamptz NOT NULL DEFAULT now(),
  two_factor_since timestamptz,
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (school_id)
);

CREATE TABLE notification_settings (
  school_id uuid NOT NULL REFERENCES schools (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email_notifications boolean NOT NULL DEFAULT true,
  sms_notifications boolean NOT NULL DEFAULT true,
  push_notifications boolean NOT NULL DEFAULT true,
  exam_reminders boolean NOT NULL DEFAULT true,
  result_notifications boolean NOT NULL DEFAULT true,
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (school_id)
);

ALTER TABLE school_settings
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN revision integer NOT NULL DEFAULT 1;

ALTER TABLE schools
  ADD COLUMN established integer CHECK (established BETWEEN 1800 AND 2200),
  ADD COLUMN motto text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN revision integer NOT NULL DEFAULT 1;

-- Rows of all schools are written; the owner is bound by the policies, too.
ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
INSERT INTO exam_settings (school_id) SELECT id FROM schools;
INSERT INTO security_settings (school_id) SELECT id FROM schools;
INSERT INTO notification_settings (school_id) SELECT id FROM schools;
ALTER TABLE schools FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;

GRANT SELECT, INSERT, UPDATE, DELETE ON exam_settings, security_settings, notification_settings TO :app;
ALTER TABLE exam_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE exam_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON exam_settings TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
ALTER TABLE security_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE security_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON security_settings TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
ALTER TABLE notification_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON notification_settings TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);
