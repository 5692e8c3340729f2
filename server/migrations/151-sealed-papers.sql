-- The paper of a sitting as devices keep it: nobody reads it without the hall code, of which the key is made. A new version ends the seal
-- and makes another. `shown_at`: when anybody first looked at the code; from then on somebody may have begun without the server.
CREATE TABLE sitting_seals (
  school_id uuid NOT NULL,
  -- Drawn, and no time in it: whoever knows it may fetch the sealed parts.
  id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  version_id uuid NOT NULL,
  code text NOT NULL CHECK (code ~ '^[0-9]{16}$'),
  key bytea NOT NULL CHECK (octet_length(key) = 32),
  made_at timestamptz(3) NOT NULL,
  shown_at timestamptz(3),
  hall_began_at timestamptz(3),
  ended_at timestamptz(3),
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, version_id) REFERENCES exam_versions (school_id, id)
);
CREATE UNIQUE INDEX sitting_seals_live ON sitting_seals (school_id, sitting_id) WHERE ended_at IS NULL;
CREATE INDEX sitting_seals_of_sitting ON sitting_seals (school_id, sitting_id);
-- Code and key are never written again.
GRANT SELECT, INSERT, UPDATE (shown_at, hall_began_at, ended_at) ON sitting_seals TO :app;
ALTER TABLE sitting_seals ENABLE ROW LEVEL SECURITY;
ALTER TABLE sitting_seals FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON sitting_seals TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- The parts of a seal, by number: fetched one by one, so that a bad line repeats one and not all. They go when the seal ends.
CREATE TABLE sealed_parts (
  school_id uuid NOT NULL,
  seal_id uuid NOT NULL,
  number smallint NOT NULL CHECK (number >= 0),
  bytes bytea NOT NULL,
  sha256 text NOT NULL,
  PRIMARY KEY (school_id, seal_id, number),
  FOREIGN KEY (school_id, seal_id) REFERENCES sitting_seals (school_id, id) ON DELETE CASCADE
);
ALTER TABLE sealed_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
GRANT SELECT, INSERT, DELETE ON sealed_parts TO :app;
ALTER TABLE sealed_parts ENABLE ROW LEVEL SECURITY;
ALTER TABLE sealed_parts FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON sealed_parts TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- What a candidate's device holds of a seal. `attempt_id` is drawn before: an attempt begun without the server will have it. `ready_at`:
-- the device said that every part is there.
CREATE TABLE exam_packages (
  school_id uuid NOT NULL,
  sitting_id uuid NOT NULL,
  student_id uuid NOT NULL,
  seal_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  class_id uuid NOT NULL,
  fetched_at timestamptz(3) NOT NULL,
  ready_at timestamptz(3),
  device text NOT NULL,
  address text NOT NULL,
  PRIMARY KEY (school_id, sitting_id, student_id),
  UNIQUE (school_id, attempt_id),
  FOREIGN KEY (school_id, sitting_id) REFERENCES exam_sittings (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, seal_id) REFERENCES sitting_seals (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, student_id) REFERENCES users (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, class_id) REFERENCES classes (school_id, id)
);
CREATE INDEX exam_packages_of_seal ON exam_packages (school_id, seal_id);
GRANT SELECT, INSERT, UPDATE ON exam_packages TO :app;
ALTER TABLE exam_packages ENABLE ROW LEVEL SECURITY;
ALTER TABLE exam_packages FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON exam_packages TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- Everything of an attempt that was begun without the server waits for staff, where nobody can tell when it was begun.
ALTER TABLE exam_attempts ADD COLUMN all_waits boolean NOT NULL DEFAULT false;
