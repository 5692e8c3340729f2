-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- Opens a session for who has proven a password, in place of the one of this browser: true. False, and nothing is done, where the
-- account has another password by now, or a second factor that nobody knew of as the password was judged. `done`: the session that
-- is replaced must have waited for this step, and still be there; whoever changes the password or switches a factor on ends it.
DROP FUNCTION IF EXISTS open_session;
CREATE FUNCTION open_session(
  new_id text, new_token text, wanted text, judged_hash text, has_factor boolean, in_place_of text, done text,
  school text, address text, device text, idle_seconds integer, is_kept_by_use boolean, ends_after_exam boolean, awaited text
) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY INVOKER SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever sets a password or switches a factor on holds this row: they are done, or wait until this session is there for them to end.
  PERFORM FROM auth."user" u WHERE u.id = wanted FOR SHARE;
  IF NOT EXISTS (
      SELECT FROM auth.account a WHERE a."userId" = wanted AND a."providerId" = 'credential' AND a.password = judged_hash)
    OR NOT has_factor AND EXISTS (SELECT FROM auth.two_factors f WHERE f.account_id = wanted) THEN
    RETURN false;
  END IF;
  DELETE FROM auth.session s
  WHERE s.token = in_place_of AND (done IS NULL OR s.awaits = done AND s."userId" = wanted AND s."expiresAt" > now());
  IF done IS NOT NULL AND NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO auth.session (id, token, "userId", "schoolId", "ipAddress", "userAgent",
    "idleSeconds", "expiresAt", "isKeptByUse", "endsAfterExam", awaits)
  VALUES (new_id, new_token, wanted, school, address, device,
    idle_seconds, now() + make_interval(secs => idle_seconds), is_kept_by_use, ends_after_exam, awaited);
  RETURN true;
END $$;

ALTER FUNCTION open_session OWNER TO :auth;
REVOKE ALL ON FUNCTION open_session FROM PUBLIC;
