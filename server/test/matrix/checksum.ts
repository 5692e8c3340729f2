import { Client } from 'pg'
import type { TestDatabase } from '../database.ts'

/** The database as its owner sees it. */
export type Ledger = {
  /** A checksum of every table of everything, or of what one school owns. */
  checksums(schoolId?: string): Promise<Record<string, string>>
  /** Every UUID in the rows a school owns. */
  idsOf(schoolId: string): Promise<Set<string>>
  /** Remembers the sessions and passwords of now. */
  keepSessions(): Promise<void>
  /** Lets everybody who was signed in then be so again by the same password, and forgets what was counted. */
  restoreSessions(): Promise<void>
  close(): Promise<void>
}

/** Wrong guesses and sign-ups are counted by refused calls, and shall be. */
const countsRefused = new Set(['auth.guess_failures', 'public.allowance_uses'])

type Table = { name: string; school: string | null }

export async function openLedger(database: TestDatabase): Promise<Ledger> {
  const owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const { rows: tables } = await owner.query<Table>(
    `SELECT format('%s.%I', n.nspname, c.relname) AS name,
       CASE WHEN n.nspname <> 'public' THEN NULL WHEN c.relname = 'schools' THEN 'id'
         ELSE (SELECT a.attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'school_id') END AS school
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'auth') ORDER BY 1`,
  )
  // The owner is to see every school's rows here; the roles of the server still do not.
  for (const { name, school } of tables) {
    if (school) await owner.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`)
  }
  const ownedBy = (schoolId: string | undefined, { school }: Table) =>
    schoolId === undefined ? 'true' : school ? `t.${school} = '${schoolId}'` : 'false'

  return {
    checksums: async (schoolId) => {
      const summed = tables.filter(({ name, school }) => !countsRefused.has(name) && (school || !schoolId))
      const parts = summed.map(
        (table) => `SELECT '${table.name}' AS name, count(*) || ' rows ' ||
          md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS sum
          FROM ${table.name} t WHERE ${ownedBy(schoolId, table)}`,
      )
      const { rows } = await owner.query<{ name: string; sum: string }>(parts.join(' UNION ALL '))
      return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
    },
    idsOf: async (schoolId) => {
      const found = new Set<string>()
      for (const table of tables.filter(({ school }) => school)) {
        const { rows } = await owner.query<{ text: string }>(
          `SELECT t::text AS text FROM ${table.name} t WHERE ${ownedBy(schoolId, table)}`,
        )
        for (const { text } of rows)
          for (const [id] of text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) found.add(id)
      }
      return found
    },
    keepSessions: async () => {
      await owner.query(`
        CREATE SCHEMA kept;
        CREATE TABLE kept.sessions AS SELECT * FROM auth.session;
        CREATE TABLE kept.passwords AS SELECT id, password FROM auth.account`)
    },
    restoreSessions: async () => {
      await owner.query(`
        DELETE FROM auth.session;
        INSERT INTO auth.session SELECT * FROM kept.sessions;
        UPDATE auth.account a SET password = p.password FROM kept.passwords p
          WHERE p.id = a.id AND a.password IS DISTINCT FROM p.password;
        DELETE FROM auth.guess_failures;
        DELETE FROM allowance_uses`)
    },
    close: () => owner.end(),
  }
}
