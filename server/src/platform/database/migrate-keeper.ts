import type { Client } from 'pg'
import { databaseRole, quoteName } from './owner.ts'

/** Tables no backup holds and `keeper` may not read: the passwords of the database's own roles. */
const hiddenTables = ['schema_role_passwords']

type Lacking = { name: string; isSequence: boolean; lacksRight: boolean; lacksPolicy: boolean }

/**
 * Lets role `keeper` read every table there is, and nothing more than read. No migration does this for its own tables: one that
 * was forgotten would be missing from each backup, and nobody would know before the day it is needed.
 */
export async function letKeeperRead(owner: Client, rolePrefix: string): Promise<void> {
  const name = databaseRole(rolePrefix, 'keeper')
  const keeper = quoteName(name)
  for (const schema of await schemasItMayNotUse(owner, name)) {
    await owner.query(`GRANT USAGE ON SCHEMA ${schema} TO ${keeper}`)
  }
  // Table by table: each is locked for a moment, while another server may be at work on them.
  for (const table of await findLacking(owner, name)) {
    const kind = table.isSequence ? 'SEQUENCE ' : ''
    if (table.lacksRight) await owner.query(`GRANT SELECT ON ${kind}${table.name} TO ${keeper}`)
    if (table.lacksPolicy)
      await owner.query(`CREATE POLICY keeper_reads ON ${table.name} FOR SELECT TO ${keeper} USING (true)`)
  }
}

async function schemasItMayNotUse(owner: Client, keeper: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT quote_ident(nspname) AS name FROM pg_namespace
     WHERE nspname IN ('public', 'auth') AND NOT has_schema_privilege($1, oid, 'USAGE')`,
    [keeper],
  )
  return rows.map(({ name }) => name)
}

async function findLacking(owner: Client, keeper: string): Promise<Lacking[]> {
  const { rows } = await owner.query<Lacking>(
    `SELECT * FROM (
       SELECT format('%I.%I', n.nspname, c.relname) AS name, c.relkind = 'S' AS "isSequence",
         NOT CASE WHEN c.relkind = 'S' THEN has_sequence_privilege($1, c.oid, 'SELECT')
                  ELSE has_table_privilege($1, c.oid, 'SELECT') END AS "lacksRight",
         c.relrowsecurity AND NOT EXISTS
           (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'keeper_reads') AS "lacksPolicy"
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'auth') AND c.relkind IN ('r', 'p', 'S') AND pg_has_role(c.relowner, 'USAGE')
         AND c.relname <> ALL ($2)) AS each
     WHERE "lacksRight" OR "lacksPolicy" ORDER BY name`,
    [keeper, hiddenTables],
  )
  return rows
}
