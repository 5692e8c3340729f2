// The home of a group: on the node that holds it each role finds the tables under their own names, as views of the shards.

/** A table of a group as it lies on its node. `rights`: what a role may do with which columns; `[]` stands for all of them. */
export type Shard = {
  table: string
  shard: string
  sequences: { column: string; sequence: string }[]
  rights: Record<string, Partial<Record<Right, string[]>>>
}

/** The product asks of their rows which were written since (`askedByWriting` in the server's written-since.ts). */
const askedByWriting: ReadonlySet<string> = new Set(['exam_attempts', 'attempt_epochs'])

export const rights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const
export type Right = (typeof rights)[number]

/** Of a group and a role: a view names the columns its role may read and no other, for a view asks for all it names. */
export const homeOf = (group: string, role: string): string => `${group}_${role}`

/** SQL that makes the views of a role. */
export function viewsOf(
  shards: readonly Shard[],
  group: string,
  { role, name }: { role: string; name: string },
): string {
  const home = homeOf(group, role)
  const views = shards.flatMap(({ table, shard, sequences, rights: all }) => {
    const its = all[role] ?? {}
    const given = rights.filter((right) => its[right])
    if (given.length === 0) return []
    const columns = [...new Set(given.flatMap((right) => its[right] ?? []))]
    const isWhole = given.some((right) => its[right]?.length === 0)
    const saysWhoWrote = role === 'app' && askedByWriting.has(table)
    const listed = isWhole || columns.length === 0 ? `*${saysWhoWrote ? ', xmin' : ''}` : columns.join(', ')
    return [
      `CREATE VIEW ${home}.${table} WITH (security_invoker = true) AS SELECT ${listed} FROM ${group}.${shard};`,
      ...given.map((right) => {
        const named = its[right] ?? []
        return `GRANT ${right}${named.length > 0 ? ` (${named.join(', ')})` : ''} ON ${home}.${table} TO ${name};`
      }),
      ...(its.INSERT ? sequences : []).flatMap(({ column, sequence }) => [
        `ALTER VIEW ${home}.${table} ALTER COLUMN ${column} SET DEFAULT nextval('${sequence}');`,
        `GRANT USAGE ON SEQUENCE ${sequence} TO ${name};`,
      ]),
    ]
  })
  return [`CREATE SCHEMA ${home};`, `GRANT USAGE ON SCHEMA ${home} TO ${name};`, ...views].join('\n')
}

/**
 * SQL of the function every transaction of a school begins with: it holds the group where it is until the transaction ends, and says
 * false where it is not here any more. Without it a transaction could write into a shard that has just been moved.
 */
export function holdHome(group: string, { shardId, names }: { shardId: number; names: readonly string[] }): string {
  const name = `${homeOf(group, 'app')}.hold_home()`
  return `CREATE FUNCTION ${name} RETURNS boolean LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_catalog.lock_shard_metadata(5, ARRAY[${shardId}::bigint]);
  RETURN EXISTS (SELECT FROM pg_catalog.pg_dist_placement p
    WHERE p.shardid = ${shardId} AND p.groupid = (SELECT l.groupid FROM pg_catalog.pg_dist_local_group l));
END $$;
REVOKE ALL ON FUNCTION ${name} FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ${name} TO ${names.join(', ')};`
}
