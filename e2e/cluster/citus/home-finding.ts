// What the server asks the coordinator: which nodes hold which groups, and where a school is.
import { connect } from './connect.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator } from './places.ts'
import { roleName } from './read-shards.ts'

/** A school that nothing is known of is one that is being made: it goes where the fewest are, and the directory notes that as its row is written. */
const finding = `
CREATE SCHEMA IF NOT EXISTS homes AUTHORIZATION sabimark_owner;
CREATE OR REPLACE FUNCTION homes.all_groups() RETURNS TABLE (home text, host text, port integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT ON (n.nspname) n.nspname::text, w.nodename, w.nodeport
  FROM pg_dist_schema g JOIN pg_namespace n ON n.oid = g.schemaid
  JOIN pg_dist_partition t ON t.colocationid = g.colocationid JOIN pg_dist_shard s ON s.logicalrelid = t.logicalrelid
  JOIN pg_dist_placement p ON p.shardid = s.shardid JOIN pg_dist_node w ON w.groupid = p.groupid AND w.noderole = 'primary'
$$;
CREATE OR REPLACE FUNCTION homes.of_school(of_school uuid) RETURNS TABLE (home text, host text, port integer, is_made boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE found_home text;
BEGIN
  SELECT s.home INTO found_home FROM directory.schools s WHERE s.id = of_school;
  IF FOUND THEN
    RETURN QUERY SELECT a.home, a.host, a.port, true FROM homes.all_groups() a WHERE a.home = found_home;
  ELSE
    RETURN QUERY SELECT a.home, a.host, a.port, false FROM homes.all_groups() a
      ORDER BY (SELECT count(*) FROM directory.schools s WHERE s.home = a.home), a.home LIMIT 1;
  END IF;
END $$;
REVOKE ALL ON FUNCTION homes.all_groups(), homes.of_school(uuid) FROM PUBLIC;
GRANT USAGE ON SCHEMA homes TO ${roleName('app')};
GRANT EXECUTE ON FUNCTION homes.all_groups(), homes.of_school(uuid) TO ${roleName('app')};
-- Who takes a backup asks for them all.
GRANT EXECUTE ON FUNCTION homes.all_groups() TO sabimark_owner;`

export async function layHomeFinding(): Promise<void> {
  await connect(superuserUrl(coordinator), async (client) => {
    await client.query('SET citus.enable_ddl_propagation = off')
    await client.query(finding)
  })
}
