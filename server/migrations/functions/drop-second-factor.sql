-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- A school switches the second factor of one of its people off, in the transaction that writes down who did. False, and
-- nothing is done, for an account without one, that is not of this school, or is somebody at another one: that is not this
-- school's to open. Who merely waits for a mail elsewhere is nobody there yet.
CREATE OR REPLACE FUNCTION drop_second_factor(wanted text) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here uuid := nullif(current_setting('app.school_id', true), '')::uuid;
  is_here boolean;
  is_elsewhere boolean;
BEGIN
  SELECT coalesce(bool_or(m.school_id = here), false),
    coalesce(bool_or(m.school_id <> here AND m.status <> 'pending_verification'), false)
  INTO is_here, is_elsewhere FROM memberships_of_account(wanted) m;
  IF here IS NULL OR NOT is_here OR is_elsewhere THEN
    RETURN false;
  END IF;
  DELETE FROM auth.two_factors WHERE account_id = wanted;
  RETURN FOUND;
END $$;

ALTER FUNCTION drop_second_factor(text) OWNER TO :auth;
REVOKE ALL ON FUNCTION drop_second_factor(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_second_factor(text) TO :app;
