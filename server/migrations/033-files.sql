-- Pictures: a school's logo and photos of its people. They are found by random ids: an address tells of no other one.
CREATE TABLE files (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  sha256 text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 307200),
  width integer NOT NULL,
  height integer NOT NULL,
  made_by uuid,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- What is kept for a while only is not found after it.
  expires_at timestamptz,
  PRIMARY KEY (school_id, id)
);
-- They are packed already.
ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL;
GRANT SELECT, INSERT, UPDATE, DELETE ON files TO :app;
ALTER TABLE files ENABLE ROW LEVEL SECURITY;
ALTER TABLE files FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON files TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

ALTER TABLE school_settings
  ADD COLUMN logo_id uuid,
  ADD CONSTRAINT school_settings_logo_fkey FOREIGN KEY (school_id, logo_id) REFERENCES files (school_id, id);
CREATE INDEX school_settings_by_logo ON school_settings (logo_id);

-- Nothing ever wrote an avatar: it is where the photo is found.
ALTER TABLE users
  DROP COLUMN avatar,
  ADD COLUMN photo_id uuid,
  ADD CONSTRAINT users_photo_fkey FOREIGN KEY (school_id, photo_id) REFERENCES files (school_id, id);
ALTER TABLE users ADD COLUMN avatar text GENERATED ALWAYS AS ('/files/' || photo_id::text) STORED;
CREATE INDEX users_by_photo ON users (school_id, photo_id) WHERE photo_id IS NOT NULL;

-- Whose logo a file is: strangers see it on any host. Of a file that is no logo, it says nothing.
GRANT SELECT (school_id, logo_id) ON school_settings TO :platform;
CREATE POLICY platform_reads ON school_settings FOR SELECT TO :platform USING (true);
CREATE FUNCTION school_of_logo(wanted uuid) RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT x.school_id FROM school_settings x JOIN schools s ON s.id = x.school_id
          WHERE x.logo_id = wanted AND s.status = 'active' LIMIT 1);
END $$;
ALTER FUNCTION school_of_logo(uuid) OWNER TO :platform;
REVOKE ALL ON FUNCTION school_of_logo(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION school_of_logo(uuid) TO :app;
