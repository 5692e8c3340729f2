// The role that reads everything for a backup (decision 081).
import { expect, test } from 'vitest'
import { ownCatalogue, role, rows, tablesIn } from './catalogue.ts'

ownCatalogue()

const me = () => `'"${role('keeper')}"'::regrole`

/** Everything granted to it: what kind of thing, its name, the right. */
const granted = () =>
  rows<{ kind: string; name: string; right: string }>(
    `SELECT kind, name, g.privilege_type AS right FROM (
       SELECT CASE relkind WHEN 'S' THEN 'sequence' ELSE 'table' END AS kind, oid::regclass::text AS name, relacl AS acl FROM pg_class
       UNION ALL SELECT 'column', attrelid::regclass || '.' || attname, attacl FROM pg_attribute
       UNION ALL SELECT 'schema', nspname, nspacl FROM pg_namespace
       UNION ALL SELECT 'function', oid::regprocedure::text, proacl FROM pg_proc
       UNION ALL SELECT 'default', oid::text, defaclacl FROM pg_default_acl) one, aclexplode(acl) g
     WHERE g.grantee = ${me()} ORDER BY 1, 2, 3`,
  )

test('it may read every table, and do nothing else to any', async () => {
  const tables = [...(await tablesIn('public')), ...(await tablesIn('auth'))]
  const rights = await granted()
  const of = (wanted: string) => rights.filter(({ kind }) => kind === wanted)
  const bare = (name: string) => name.replace(/^auth\./, '').replaceAll('"', '')
  // The passwords of the database's own roles are no part of a backup.
  expect(
    of('table')
      .map(({ name }) => bare(name))
      .sort(),
  ).toEqual(tables.filter((name) => name !== 'schema_role_passwords').sort())
  expect(new Set([...of('table'), ...of('sequence')].map(({ right }) => right))).toEqual(new Set(['SELECT']))
  const sequences = await rows(
    "SELECT 1 FROM pg_class WHERE relkind = 'S' AND relnamespace <> 'pg_catalog'::regnamespace",
  )
  expect(of('sequence')).toHaveLength(sequences.length)
  expect(of('schema')).toEqual([{ kind: 'schema', name: 'auth', right: 'USAGE' }])
  expect(rights.filter(({ kind }) => !['table', 'sequence', 'schema'].includes(kind))).toEqual([])
})

test('no row of a table is hidden from it', async () => {
  const hidden = await rows(
    `SELECT relname FROM pg_class c WHERE relkind IN ('r', 'p') AND relrowsecurity AND NOT EXISTS
       (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polroles = ARRAY[${me()}::oid] AND p.polcmd = 'r'
          AND pg_get_expr(p.polqual, c.oid) = 'true')`,
  )
  expect(hidden).toEqual([])
})
