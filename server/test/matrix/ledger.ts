import { Client } from 'pg'
import type { TestDatabase } from '../database.ts'

/**
 * The database as its owner sees it. What changes writes itself down (triggers), so that seeing that nothing did costs the
 * same however many tables there are and however full they are.
 */
export type Ledger = {
  /** From now on. */
  mark(): Promise<Mark>
  /** Tables whose rows are not those of the mark, of all schools or of one; what was put back as it was counts as unchanged. */
  changedSince(mark: Mark, schoolId?: string): Promise<string[]>
  /** Every UUID in the rows a school owns. */
  idsOf(schoolId: string): Promise<Set<string>>
  /** Remembers the sessions and passwords of now. */
  keepSessions(): Promise<void>
  /** Lets everybody who was signed in then be so again by the same password, and forgets what was counted. */
  restoreSessions(): Promise<void>
  close(): Promise<void>
}

/** The last change written down. */
export type Mark = { lastChange: string }

/** Wrong guesses and sign-ups are counted by refused calls, and shall be. When somebody was heard is written down a moment after their call. */
const countsRefused = new Set(['auth.guess_failures', 'public.allowance_uses', 'public.attempt_presence'])

type Table = { name: string; school: string | null }

/** Each row counts by a hash of all it holds, added when it comes and taken away when it goes. */
const writeDown = `
  CREATE SCHEMA kept;
  CREATE UNLOGGED TABLE kept.changes (id bigint GENERATED ALWAYS AS IDENTITY, name text, school uuid, hash numeric);
  CREATE FUNCTION kept.write_down() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO kept.changes (name, school, hash)
        VALUES (TG_ARGV[0], (to_jsonb(OLD) ->> TG_ARGV[1])::uuid, -hashtextextended(OLD::text, 0)::numeric);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO kept.changes (name, school, hash)
        VALUES (TG_ARGV[0], (to_jsonb(NEW) ->> TG_ARGV[1])::uuid, hashtextextended(NEW::text, 0)::numeric);
    END IF;
    RETURN NULL;
  END $$`

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
  await owner.query(writeDown)
  for (const { name, school } of tables) {
    // The owner is to see every school's rows here; the roles of the server still do not.
    if (school) await owner.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`)
    if (countsRefused.has(name)) continue
    await owner.query(
      `CREATE TRIGGER write_down AFTER INSERT OR UPDATE OR DELETE ON ${name}
       FOR EACH ROW EXECUTE FUNCTION kept.write_down('${name}', '${school ?? ''}')`,
    )
  }

  return {
    mark: async () => {
      // So old that use writes it anew, as in a slow run: a refusal that counts as use shows in every run.
      await owner.query(`UPDATE auth.session SET "expiresAt" = least("expiresAt", now() + make_interval(secs => "idleSeconds" - 120))
        WHERE "isKeptByUse"`)
      const { rows } = await owner.query<Mark>('SELECT coalesce(max(id), 0)::text AS "lastChange" FROM kept.changes')
      return rows[0] ?? { lastChange: '0' }
    },
    changedSince: async ({ lastChange }, schoolId) => {
      const { rows } = await owner.query<{ name: string }>(
        `SELECT name FROM kept.changes WHERE id > $1 AND ($2::uuid IS NULL OR school = $2)
         GROUP BY name HAVING sum(hash) <> 0 ORDER BY name`,
        [lastChange, schoolId ?? null],
      )
      return rows.map(({ name }) => name)
    },
    idsOf: async (schoolId) => {
      const found = new Set<string>()
      for (const { name, school } of tables) {
        if (!school) continue
        const { rows } = await owner.query<{ text: string }>(
          `SELECT t::text AS text FROM ${name} t WHERE t.${school} = $1`,
          [schoolId],
        )
        for (const { text } of rows)
          for (const [id] of text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) found.add(id)
      }
      return found
    },
    keepSessions: async () => {
      await owner.query(`
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
