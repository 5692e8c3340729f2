-- A second factor of an account: what its app and the server share, in a box that only SECRET opens (decision 055), and the codes that
-- were written down. last_step: of the last code that was taken; each opens once.
CREATE TABLE auth.two_factors (
  account_id text PRIMARY KEY REFERENCES auth."user" (id) ON DELETE CASCADE,
  secret text NOT NULL,
  confirmed_at timestamptz NOT NULL,
  last_step bigint NOT NULL
);

CREATE TABLE auth.recovery_codes (
  account_id text NOT NULL REFERENCES auth.two_factors (account_id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.two_factors, auth.recovery_codes TO :auth;

-- What a session waits for before it opens anything; null is a session that does. "pendingFactor": what this browser was shown to set a
-- second factor up with, boxed; it is one when a code of it was typed.
ALTER TABLE auth.session
  ADD COLUMN awaits text CHECK (awaits IN ('second_factor', 'new_password', 'set_up')),
  ADD COLUMN "pendingFactor" text;

-- What the schools of an account ask of their staff at sign-in.
GRANT SELECT (school_id, password_expiry, password_expiry_since, two_factor_since) ON security_settings TO :platform;
CREATE POLICY platform_reads ON security_settings FOR SELECT TO :platform USING (true);
CREATE FUNCTION sign_in_rules_of_account(wanted text)
RETURNS TABLE (school_id uuid, password_expiry integer, password_expiry_since timestamptz, two_factor_since timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT s.school_id, s.password_expiry, s.password_expiry_since, s.two_factor_since
    FROM users u JOIN security_settings s ON s.school_id = u.school_id
    WHERE u.account_id = wanted AND u.status = 'active' AND u.role <> 'student';
END $$;
ALTER FUNCTION sign_in_rules_of_account(text) OWNER TO :platform;
REVOKE ALL ON FUNCTION sign_in_rules_of_account(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sign_in_rules_of_account(text) TO :auth;
