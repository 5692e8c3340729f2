-- Run again at the next start whenever this text has changed (migrate.ts); what it needs of tables comes by a migration.
--
-- The name of who owns a school; null where they have left. Role platform, which sees across schools, learns nobody else's.
CREATE OR REPLACE FUNCTION owner_of_school(wanted uuid) RETURNS text
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  bound text := coalesce(current_setting('app.school_id', true), '');
  found text;
BEGIN
  PERFORM set_config('app.school_id', wanted::text, true);
  SELECT u.name INTO found FROM schools s JOIN users u ON u.school_id = s.id AND u.account_id = s.owner_id
  WHERE s.id = wanted;
  PERFORM set_config('app.school_id', bound, true);
  RETURN found;
END $$;

ALTER FUNCTION owner_of_school(uuid) OWNER TO :auth;
REVOKE ALL ON FUNCTION owner_of_school(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION owner_of_school(uuid) TO :platform;
