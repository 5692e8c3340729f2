-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- Keeps a link to a new address of an account, in the transaction that mails it: 'kept', and those to another address work no
-- more. 'too_soon' for who had one to this address within the last minute, or ten links within a day. 'gone' for who is not
-- active at this school, has another password by now than the one that was judged, or (judged_hash null: the link once more) has no
-- link to that address that waits.
DROP FUNCTION IF EXISTS keep_email_link(text, text, text, text, integer);
CREATE FUNCTION keep_email_link(link_hash text, wanted text, email text, judged_hash text, hours integer) RETURNS text
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here uuid := nullif(current_setting('app.school_id', true), '')::uuid;
  is_too_soon boolean;
BEGIN
  -- Whoever asks for another link of this account, or sets its password, waits here.
  PERFORM FROM auth."user" u WHERE u.id = wanted FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM memberships_of_account(wanted) m WHERE m.school_id = here AND m.status = 'active')
    OR judged_hash IS NULL AND NOT EXISTS (
      SELECT FROM auth.one_time_tokens t WHERE t.account_id = wanted AND t.kind = 'change_email'
        AND t.new_email = email AND t.used_at IS NULL AND t.expires_at > now())
    OR judged_hash IS NOT NULL AND NOT EXISTS (
      SELECT FROM auth.account a
      WHERE a."userId" = wanted AND a."providerId" = 'credential' AND a.password = judged_hash) THEN
    RETURN 'gone';
  END IF;
  SELECT count(*) FILTER (WHERE t.new_email = email AND t.created_at > clock_timestamp() - interval '1 minute') >= 1
    OR count(*) >= 10 INTO is_too_soon
  FROM auth.one_time_tokens t WHERE t.account_id = wanted AND t.kind = 'change_email'
    AND t.created_at BETWEEN clock_timestamp() - interval '1 day' AND clock_timestamp();
  IF is_too_soon THEN
    RETURN 'too_soon';
  END IF;
  UPDATE auth.one_time_tokens t SET used_at = now()
  WHERE t.account_id = wanted AND t.kind = 'change_email' AND t.new_email <> email AND t.used_at IS NULL;
  INSERT INTO auth.one_time_tokens (token_hash, kind, account_id, school_id, new_email, created_at, expires_at)
  VALUES (link_hash, 'change_email', wanted, here, email, clock_timestamp(), clock_timestamp() + make_interval(hours => hours));
  RETURN 'kept';
END $$;

ALTER FUNCTION keep_email_link(text, text, text, text, integer) OWNER TO :auth;
REVOKE ALL ON FUNCTION keep_email_link(text, text, text, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_email_link(text, text, text, text, integer) TO :app;
