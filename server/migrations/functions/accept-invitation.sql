-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- Follows an invitation into this school with a new password (null: the account keeps its own, which was proven), in the transaction that makes the person active here, which holds
-- their row: so no other school can give the account a password in between (functions/reissue-password.sql). The address is proven; every
-- invitation into this school, and what was mailed for older passwords, is used up; all sessions end; a second factor from before
-- the address was proven goes. False, and nothing is done, for a link that is no invitation into this school, or works no more.
DROP FUNCTION IF EXISTS accept_invitation;
CREATE FUNCTION accept_invitation(link_hash text, new_hash text) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here uuid := nullif(current_setting('app.school_id', true), '')::uuid;
  wanted text := (SELECT t.account_id FROM auth.one_time_tokens t WHERE t.token_hash = link_hash AND t.kind = 'invitation');
  was_proven boolean;
BEGIN
  -- Whoever sets another password of this account, or a second factor up, waits here.
  SELECT u."emailVerified" INTO was_proven FROM auth."user" u WHERE u.id = wanted FOR NO KEY UPDATE;
  UPDATE auth.one_time_tokens t SET used_at = now()
  WHERE t.token_hash = link_hash AND t.account_id = wanted AND t.school_id = here AND t.used_at IS NULL AND t.expires_at > now();
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF new_hash IS NULL THEN
    UPDATE auth.one_time_tokens t SET used_at = now()
    WHERE t.account_id = wanted AND t.used_at IS NULL AND t.kind = 'invitation' AND t.school_id = here;
    RETURN true;
  END IF;
  UPDATE auth.account a SET password = new_hash, "updatedAt" = now(), "setByMail" = true
  WHERE a."userId" = wanted AND a."providerId" = 'credential';
  IF NOT FOUND THEN
    INSERT INTO auth.account (id, "accountId", "providerId", "userId", password, "setByMail")
    VALUES (gen_random_uuid()::text, wanted, 'credential', wanted, new_hash, true);
  END IF;
  UPDATE auth."user" SET "emailVerified" = true, "updatedAt" = now() WHERE id = wanted;
  UPDATE auth.one_time_tokens t SET used_at = now()
  WHERE t.account_id = wanted AND t.used_at IS NULL
    AND (t.kind IN ('reset_password', 'change_email') OR t.kind = 'invitation' AND t.school_id = here);
  IF NOT was_proven THEN
    DELETE FROM auth.two_factors f WHERE f.account_id = wanted;
  END IF;
  DELETE FROM auth.session s WHERE s."userId" = wanted;
  RETURN true;
END $$;

ALTER FUNCTION accept_invitation OWNER TO :auth;
REVOKE ALL ON FUNCTION accept_invitation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION accept_invitation TO :app;
