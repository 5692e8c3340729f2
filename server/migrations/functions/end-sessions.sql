-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- A school signs people out, in the transaction that writes down who did: their sessions in this school end, and no others.
-- Answers how many of those had not run out.
DROP FUNCTION IF EXISTS end_sessions(text[]);
CREATE FUNCTION end_sessions(accounts text[]) RETURNS integer
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here text := nullif(current_setting('app.school_id', true), '');
  ended integer;
BEGIN
  WITH gone AS (
    DELETE FROM auth.session WHERE "userId" = ANY (accounts) AND "schoolId" = here RETURNING "expiresAt")
  SELECT count(*) FILTER (WHERE "expiresAt" > now()) INTO ended FROM gone;
  RETURN ended;
END $$;

ALTER FUNCTION end_sessions(text[]) OWNER TO :auth;
REVOKE ALL ON FUNCTION end_sessions(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_sessions(text[]) TO :app;
