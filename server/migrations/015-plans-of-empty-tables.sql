-- PostgreSQL guesses at a table it has not looked at yet, and takes the guess for a plan that its connection keeps.
-- Knowing nothing it thinks that a school owns one row in two hundred, so that every index that begins with the school
-- is as good as the key; in the first big exam each start then read all attempts before it. Told here is what is true
-- at first: all rows are of one school, and an id names one. Its own look at the table, as soon as that has fifty rows,
-- replaces it.
DO $$
DECLARE
  fresh record;
BEGIN
  -- Older versions cannot be told; there the first minute is as it was.
  IF current_setting('server_version_num')::int < 180000 THEN
    RETURN;
  END IF;
  FOR fresh IN
    -- Never looked at, or while it was empty, as 013 did: such a one is believed to stay so.
    SELECT c.oid, c.relname::text AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relowner = current_user::regrole
      AND (c.reltuples < 0 OR c.reltuples = 0 AND pg_relation_size(c.oid) = 0)
  LOOP
    PERFORM pg_clear_relation_stats('public', fresh.name);
    PERFORM pg_restore_attribute_stats('schemaname', 'public', 'relname', fresh.name, 'attname', a.attname::text,
      'inherited', false, 'null_frac', 0::real, 'avg_width', 16,
      'n_distinct', CASE a.attname WHEN 'school_id' THEN 1::real ELSE -1::real END)
    FROM pg_attribute a
    WHERE a.attrelid = fresh.oid AND (a.attname = 'school_id' OR a.attnum = ANY (
      SELECT i.indkey[1] FROM pg_index i WHERE i.indrelid = fresh.oid AND i.indisprimary AND i.indnkeyatts = 2));
  END LOOP;
END $$;
