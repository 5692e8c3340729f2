-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- Follows the link to a new address of an account: 'moved', 'taken' where somebody else has the address by now, 'gone' where the
-- link does not work. The account gets the address, and so does its row at each school it came into, with a line in the log of
-- that school; it goes from school to school by the setting the policies read. What was mailed to the old address opens nothing
-- any more, and sessions end but for the one that followed the link. All of it or nothing, in the transaction that tells the old
-- one.
-- An invitation was for the old address, and stays there: whoever has the account may never have read a mail of it. It goes to an
-- account of that address without a password, and its link goes on working for who reads that mail.
--
-- Where schools are spread over several databases (decision 087) this sees those of its own; the others are asked before it, each in a
-- transaction of its own there (people/profile/follow-elsewhere.ts). `asked_elsewhere`: which these were, and `waiting_elsewhere`: where
-- the person has not come in yet. 'again', and nothing is done, where the account is at one more by now that is in neither.
DROP FUNCTION IF EXISTS follow_email_change(text, text);
DROP FUNCTION IF EXISTS follow_email_change(text, text, uuid[], text);
DROP FUNCTION IF EXISTS stay_with_old_email(text, text);

-- The account that whoever waits stays with. The same at each try of a link, so that the next one ends what a server did not; of no other
-- link or account, and a hash of the hash, by which nobody finds the link.
CREATE OR REPLACE FUNCTION account_left_by(link_hash text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT encode(substring(sha256(convert_to('account left by ' || link_hash, 'UTF8')) FOR 16), 'hex')::uuid::text
$$;

-- Accounts that were to be left by links of this one and were never made, for a server ended: with several databases somebody may be there
-- by one of them.
CREATE OR REPLACE FUNCTION accounts_left_unmade(of_account text) RETURNS text[]
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(l.id), '{}') FROM (
    SELECT account_left_by(t.token_hash) AS id FROM auth.one_time_tokens t
    WHERE t.account_id = of_account AND t.kind = 'change_email') l
  WHERE NOT EXISTS (SELECT FROM auth."user" a WHERE a.id = l.id)
$$;

-- In the school that is bound: 'moved', 'waiting' where the person has not come in yet and nothing was done, null where nobody is there.
CREATE OR REPLACE FUNCTION follow_email_here(link_hash text) RETURNS text
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here constant uuid := nullif(current_setting('app.school_id', true), '')::uuid;
  link record;
  person record;
  accounts text[];
BEGIN
  SELECT t.account_id, t.new_email AS email INTO link FROM auth.one_time_tokens t
  WHERE t.token_hash = link_hash AND t.kind = 'change_email' AND t.used_at IS NULL AND t.expires_at > now();
  accounts := link.account_id || accounts_left_unmade(link.account_id);
  SELECT u.id, u.role, u.email, u.revision, u.status, u.account_id INTO person FROM users u
  WHERE u.school_id = here AND u.account_id = ANY (accounts) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  -- A try that did not end has done it here.
  IF person.account_id <> link.account_id THEN
    RETURN 'waiting';
  END IF;
  IF person.email = link.email THEN
    RETURN 'moved';
  END IF;
  -- Who has not come in yet, or had not when they were deactivated (people/invited.ts).
  IF person.status = 'pending_verification' OR person.status = 'inactive' AND coalesce(
    (SELECT l.changes->'status'->>0 FROM audit_log l
     WHERE l.school_id = here AND l.subject = person.id::text AND l.action IN ('teacher.deactivated', 'user.deactivated')
     ORDER BY l.id DESC LIMIT 1) = 'pending_verification', false) THEN
    RETURN 'waiting';
  END IF;
  UPDATE users SET email = link.email, revision = revision + 1 WHERE school_id = here AND id = person.id;
  INSERT INTO audit_log (school_id, id, actor_user_id, action, subject, detail, changes)
  VALUES (here,
    -- Ids of the log sort by time: a UUID of version 7.
    encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1),
      'hex')::uuid,
    person.id, CASE person.role WHEN 'teacher' THEN 'teacher.updated' ELSE 'user.updated' END, person.id::text,
    jsonb_build_object('revision', person.revision + 1),
    jsonb_build_object('email', jsonb_build_array(person.email, link.email)));
  RETURN 'moved';
END $$;

-- In the school that is bound: whoever waits there stays with an account of the old address.
CREATE OR REPLACE FUNCTION stay_with_old_email(link_hash text) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here constant uuid := nullif(current_setting('app.school_id', true), '')::uuid;
  left_account constant text := account_left_by(link_hash);
  accounts text[];
BEGIN
  SELECT t.account_id || accounts_left_unmade(t.account_id) INTO accounts FROM auth.one_time_tokens t
  WHERE t.token_hash = link_hash AND t.kind = 'change_email' AND t.used_at IS NULL AND t.expires_at > now();
  UPDATE users SET account_id = left_account WHERE school_id = here AND account_id = ANY (accounts);
  UPDATE schools SET owner_id = left_account WHERE id = here AND owner_id = ANY (accounts);
END $$;

CREATE FUNCTION follow_email_change(link_hash text, kept_session text, asked_elsewhere uuid[] DEFAULT '{}',
  waiting_elsewhere uuid[] DEFAULT '{}') RETURNS text
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  bound text := coalesce(current_setting('app.school_id', true), '');
  link record;
  here uuid;
  outcome text;
  old_email text;
  waiting uuid[] := waiting_elsewhere;
  left_account constant text := account_left_by(link_hash);
  accounts text[];
  schools uuid[];
BEGIN
  SELECT t.account_id, t.new_email AS email INTO link FROM auth.one_time_tokens t
  WHERE t.token_hash = link_hash AND t.kind = 'change_email';
  SELECT a.email INTO old_email FROM auth."user" a WHERE a.id = link.account_id;
  IF old_email IS NULL THEN
    RETURN 'gone';
  END IF;
  -- Whoever wants one of the two for somebody waits here, as in claim-email.ts: nobody is invited to the old one meanwhile. The account
  -- last: with several databases whoever has come to it holds it until that is known everywhere.
  PERFORM lock_over_schools(hashtextextended('account of ' || w.held, 0)) FROM (
    SELECT h.held FROM unnest(ARRAY[old_email, link.email, link.account_id]) h(held) ORDER BY h.held = link.account_id, h.held) w;
  -- The people first, as whoever gives one a new password has it, and always in one order; then the account, as whoever sets its
  -- password, and only then the links.
  accounts := link.account_id || accounts_left_unmade(link.account_id);
  schools := ARRAY(SELECT DISTINCT m.school_id FROM unnest(accounts) a(id) CROSS JOIN memberships_of_account(a.id) m ORDER BY 1);
  FOREACH here IN ARRAY schools LOOP
    PERFORM set_config('app.school_id', here::text, true);
    PERFORM FROM users u WHERE u.school_id = here AND u.account_id = ANY (accounts) FOR NO KEY UPDATE;
    IF NOT FOUND AND here <> ALL (asked_elsewhere) THEN
      PERFORM set_config('app.school_id', bound, true);
      RETURN 'again';
    END IF;
  END LOOP;
  PERFORM set_config('app.school_id', bound, true);
  PERFORM FROM auth."user" a WHERE a.id = link.account_id FOR NO KEY UPDATE;
  PERFORM FROM auth.one_time_tokens t
  WHERE t.token_hash = link_hash AND t.used_at IS NULL AND t.expires_at > now() FOR UPDATE;
  -- Another link of this account was followed while this one waited.
  IF NOT FOUND OR old_email IS DISTINCT FROM (SELECT a.email FROM auth."user" a WHERE a.id = link.account_id) THEN
    RETURN 'gone';
  END IF;
  -- An account nobody is by has no right to the address.
  DELETE FROM auth."user" a WHERE a.email = link.email AND NOT EXISTS (SELECT FROM memberships_of_account(a.id));
  IF EXISTS (SELECT FROM auth."user" a WHERE a.email = link.email AND a.id <> link.account_id) THEN
    RETURN 'taken';
  END IF;
  FOREACH here IN ARRAY schools LOOP
    PERFORM set_config('app.school_id', here::text, true);
    outcome := follow_email_here(link_hash);
    CONTINUE WHEN outcome IS NULL;
    -- Whoever is here was not asked elsewhere.
    waiting := array_remove(waiting, here);
    IF outcome = 'waiting' THEN
      waiting := waiting || here;
    END IF;
  END LOOP;
  UPDATE auth."user" SET email = link.email, "emailVerified" = true, "updatedAt" = now() WHERE id = link.account_id;
  -- Who reads the new address need not have chosen the password: an invitation to it sets another one.
  UPDATE auth.account a SET "setByMail" = false WHERE a."userId" = link.account_id AND a."setByMail";
  IF waiting <> '{}' THEN
    INSERT INTO auth."user" (id, email, name, "emailVerified")
    SELECT left_account, old_email, a.name, false FROM auth."user" a WHERE a.id = link.account_id;
    FOREACH here IN ARRAY waiting LOOP
      PERFORM set_config('app.school_id', here::text, true);
      PERFORM stay_with_old_email(link_hash);
    END LOOP;
    UPDATE auth.one_time_tokens SET account_id = left_account
    WHERE account_id = link.account_id AND school_id = ANY (waiting) AND kind = 'invitation';
  END IF;
  -- The caller goes on where it was.
  PERFORM set_config('app.school_id', bound, true);
  UPDATE auth.one_time_tokens SET used_at = now() WHERE account_id = link.account_id AND used_at IS NULL;
  DELETE FROM auth.session WHERE "userId" = link.account_id AND token IS DISTINCT FROM kept_session;
  RETURN 'moved';
EXCEPTION WHEN unique_violation THEN
  -- Of a school: somebody without an account has it there.
  RETURN 'taken';
END $$;

ALTER FUNCTION account_left_by(text) OWNER TO :auth;
ALTER FUNCTION accounts_left_unmade(text) OWNER TO :auth;
ALTER FUNCTION follow_email_here(text) OWNER TO :auth;
ALTER FUNCTION stay_with_old_email(text) OWNER TO :auth;
ALTER FUNCTION follow_email_change(text, text, uuid[], uuid[]) OWNER TO :auth;
REVOKE ALL ON FUNCTION account_left_by(text), accounts_left_unmade(text), follow_email_here(text), stay_with_old_email(text),
  follow_email_change(text, text, uuid[], uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_email_here(text), stay_with_old_email(text),
  follow_email_change(text, text, uuid[], uuid[]) TO :app;
