-- Run again at the next start whenever this text has changed (migrate.ts).
--
-- Holds what is not of one school until the transaction ends: an address, an allowance. Where schools are spread over several databases
-- (decision 087) the function is another one there, which takes the same lock where accounts are.
CREATE OR REPLACE FUNCTION lock_over_schools(key bigint) RETURNS void
LANGUAGE sql VOLATILE AS $$
  SELECT pg_catalog.pg_advisory_xact_lock(key)
$$;

ALTER FUNCTION lock_over_schools(bigint) OWNER TO :auth;
REVOKE ALL ON FUNCTION lock_over_schools(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_over_schools(bigint) TO :app;
