-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- Follows the link of a sign-up's mail, in the transaction that opens the school, which holds the owner's row there: the address is
-- proven. False, and nothing is done, for a link that is none of this school, or works no more: with a slip another school had
-- replaced the password of the sign-up (functions/reissue-password.sql).
DROP FUNCTION IF EXISTS prove_email;
CREATE FUNCTION prove_email(link_hash text) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here uuid := nullif(current_setting('app.school_id', true), '')::uuid;
  wanted text := (SELECT t.account_id FROM auth.one_time_tokens t WHERE t.token_hash = link_hash AND t.kind = 'verify_email');
BEGIN
  -- Whoever sets a password of this account waits here.
  PERFORM FROM auth."user" u WHERE u.id = wanted FOR NO KEY UPDATE;
  UPDATE auth.one_time_tokens t SET used_at = now()
  WHERE t.token_hash = link_hash AND t.account_id = wanted AND t.school_id = here AND t.used_at IS NULL AND t.expires_at > now();
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  UPDATE auth."user" SET "emailVerified" = true, "updatedAt" = now() WHERE id = wanted;
  RETURN true;
END $$;

ALTER FUNCTION prove_email OWNER TO :auth;
REVOKE ALL ON FUNCTION prove_email FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prove_email TO :app;
