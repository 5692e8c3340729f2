-- Addresses at which the file of a report is opened with a PIN, without an account. Of the random address only the hash is kept,
-- and of the PIN a hash keyed with the address itself: who reads this table, even with SECRET, can open nothing and guess no PIN.
CREATE TABLE shared_links (
  school_id uuid NOT NULL,
  id uuid NOT NULL,
  report_id uuid NOT NULL,
  token_hash text NOT NULL,
  pin_hash text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  failed_at timestamptz,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opened_count integer NOT NULL DEFAULT 0,
  last_opened_at timestamptz,
  made_by uuid,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (school_id, id),
  FOREIGN KEY (school_id, report_id) REFERENCES reports (school_id, id) ON DELETE CASCADE,
  FOREIGN KEY (school_id, made_by) REFERENCES users (school_id, id) ON DELETE SET NULL (made_by)
);
CREATE INDEX shared_links_of_report ON shared_links (school_id, report_id);
CREATE INDEX shared_links_of_user ON shared_links (school_id, made_by) WHERE made_by IS NOT NULL;
CREATE INDEX shared_links_by_token ON shared_links (token_hash);

GRANT SELECT, INSERT, UPDATE, DELETE ON shared_links TO :app;
ALTER TABLE shared_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE shared_links FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON shared_links TO :app
  USING (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
  WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::uuid);

-- Who opens one has no session: whose school an address belongs to is all that can be asked, and only by the hash.
GRANT SELECT (school_id, token_hash) ON shared_links TO :platform;
CREATE POLICY platform_reads ON shared_links FOR SELECT TO :platform USING (true);
CREATE FUNCTION school_of_share(wanted text) RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT l.school_id FROM shared_links l JOIN schools s ON s.id = l.school_id
          WHERE l.token_hash = wanted AND s.status = 'active' LIMIT 1);
END $$;
ALTER FUNCTION school_of_share(text) OWNER TO :platform;
REVOKE ALL ON FUNCTION school_of_share(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION school_of_share(text) TO :app;
