-- What strangers may do is counted, over all servers and across restarts (decision 027).

-- One line for each use of an allowance: sign-ups of an address, mails to a receiver, mails of a school. `who` is a hash.
-- No school owns it: one address signs many schools up, and one receiver is written to by many. Swept after a day.
CREATE TABLE allowance_uses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  what text NOT NULL,
  who text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX allowance_uses_of ON allowance_uses (what, who, used_at);
CREATE INDEX allowance_uses_by_age ON allowance_uses (used_at);
GRANT SELECT, INSERT, DELETE ON allowance_uses TO :app;

-- Somebody asked for a mail by typing an address. Kept under the platform's own school and answered by due work, so that
-- the reply takes the same way for an address with an account and for one without.
CREATE TABLE mail_requests (
  school_id uuid NOT NULL REFERENCES schools (id),
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reset_password', 'verify_email')),
  email text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, id),
  UNIQUE (school_id, kind, email)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_requests TO :app;
ALTER TABLE mail_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_requests FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON mail_requests TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- What a subdomain looks like at a glance (domain/school/look-alike.ts); unique for every school from now on. Of schools
-- that look alike already the oldest has it, and all of them stay.
ALTER TABLE schools ADD COLUMN look text;
-- Rows of all schools change; the owner is bound by the policies, too.
ALTER TABLE schools NO FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = off;
UPDATE schools s SET look = l.look
FROM (
  SELECT DISTINCT ON (look) id, look FROM (
    SELECT id, regexp_replace(replace(replace(replace(translate(subdomain, '0134578i', 'oleastbl'),
      'rn', 'm'), 'vv', 'w'), 'cl', 'd'), '(.)\1+', '\1', 'g') AS look
    FROM schools) folded
  ORDER BY look, id) l
WHERE l.id = s.id;
ALTER TABLE schools FORCE ROW LEVEL SECURITY;
SET LOCAL row_security = on;
ALTER TABLE schools ADD CONSTRAINT schools_look_key UNIQUE (look);

CREATE FUNCTION is_subdomain_taken(wanted text, wanted_look text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM schools s WHERE s.subdomain = wanted)
    OR EXISTS (SELECT FROM schools s WHERE s.look = wanted_look);
END $$;
ALTER FUNCTION is_subdomain_taken(text, text) OWNER TO :platform;
REVOKE ALL ON FUNCTION is_subdomain_taken(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_subdomain_taken(text, text) TO :app;
