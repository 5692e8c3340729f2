-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- A school gives one of its people a new first password, in the transaction that writes down who did: the old one stops
-- working, and sessions and mailed links end: also that of a sign-up, whose password was another one. False, and nothing is done, for an account that is not of this school, or is
-- somebody at another one: that is not this school's to open. Who merely waits for a mail elsewhere is nobody there yet.
DROP FUNCTION IF EXISTS reissue_password(text, text);
CREATE FUNCTION reissue_password(wanted text, new_hash text) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here uuid := nullif(current_setting('app.school_id', true), '')::uuid;
  is_here boolean;
  is_elsewhere boolean;
BEGIN
  -- Whoever sets another password of this account waits here.
  PERFORM FROM auth."user" WHERE id = wanted FOR NO KEY UPDATE;
  SELECT coalesce(bool_or(m.school_id = here), false),
    coalesce(bool_or(m.school_id <> here AND m.status <> 'pending_verification'), false)
  INTO is_here, is_elsewhere FROM memberships_of_account(wanted) m;
  IF here IS NULL OR NOT is_here OR is_elsewhere THEN
    RETURN false;
  END IF;
  UPDATE auth.account SET password = new_hash, "updatedAt" = now(), "setByMail" = false
  WHERE "userId" = wanted AND "providerId" = 'credential';
  IF NOT FOUND THEN
    INSERT INTO auth.account (id, "accountId", "providerId", "userId", password)
    VALUES (gen_random_uuid()::text, wanted, 'credential', wanted, new_hash);
  END IF;
  UPDATE auth.one_time_tokens SET used_at = now()
  WHERE account_id = wanted AND used_at IS NULL
    AND (kind IN ('reset_password', 'change_email', 'verify_email') OR kind = 'invitation' AND school_id = here);
  DELETE FROM auth.session WHERE "userId" = wanted;
  RETURN true;
END $$;

ALTER FUNCTION reissue_password(text, text) OWNER TO :auth;
REVOKE ALL ON FUNCTION reissue_password(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reissue_password(text, text) TO :app;
