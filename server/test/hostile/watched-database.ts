import { Client } from 'pg'
import type { TestDatabase } from '../database.ts'

/** The database as its owner sees it, with a note of every row that is written. */
export type WatchedDatabase = {
  /** The tables written by what was committed since the last question. */
  written(): Promise<string[]>
  /** Waits until every attempt that was handed in is marked: that happens after the answer. */
  marked(): Promise<void>
  /** Waits until no work is due, as when the jobs have done it all. */
  idle(): Promise<void>
  /** Remembers the sessions and passwords of now. */
  keepSessions(): Promise<void>
  /** Lets everybody who was signed in then be so again, whatever was signed out or changed. */
  restoreSessions(): Promise<void>
  /** Places that hold text in another spelling than NFC. */
  unnormalised(): Promise<string[]>
  close(): Promise<void>
}

const schemas = "('public', 'auth')"

/** A trigger on every table notes each row written, in the same transaction: what is rolled back is not noted. */
export async function watch(database: TestDatabase): Promise<WatchedDatabase> {
  const owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const { rows: tables } = await owner.query<{ schema: string; name: string }>(
    `SELECT relnamespace::regnamespace::text AS schema, relname AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace::regnamespace::text IN ${schemas}`,
  )
  if (tables.length < 20) throw new Error('Hardly any table is watched.')
  await owner.query(`
    CREATE SCHEMA watch;
    CREATE TABLE watch.writes (name text NOT NULL);
    CREATE FUNCTION watch.note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN INSERT INTO watch.writes VALUES (TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME); RETURN NULL; END $$;
    GRANT USAGE ON SCHEMA watch TO PUBLIC`)
  for (const { schema, name } of tables) {
    await owner.query(
      `CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON ${schema}."${name}" FOR EACH ROW EXECUTE FUNCTION watch.note()`,
    )
    // The owner is to see every school's rows here; the roles of the server still do not.
    if (schema === 'public') await owner.query(`ALTER TABLE ${schema}."${name}" NO FORCE ROW LEVEL SECURITY`)
  }

  const none = async (question: string) => {
    for (let tries = 0; tries < 1_000; tries++) {
      if ((await owner.query(question)).rows.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`There is still what should be gone: ${question}`)
  }

  return {
    written: async () => {
      const { rows } = await owner.query<{ name: string }>('DELETE FROM watch.writes RETURNING name')
      return [...new Set(rows.map(({ name }) => name))]
    },
    marked: () =>
      none(
        `SELECT FROM exam_attempts a WHERE submitted_at IS NOT NULL
           AND NOT EXISTS (SELECT FROM results r WHERE r.school_id = a.school_id AND r.attempt_id = a.id)`,
      ),
    idle: () => none('SELECT FROM due_work WHERE due_at <= now() OR failures > 0'),
    keepSessions: async () => {
      // A run that takes longer than a session lasts unused would end asking as a stranger.
      await owner.query(`
        UPDATE auth.session SET "expiresAt" = now() + interval '11 hours' WHERE awaits IS NULL AND "expiresAt" > now();
        CREATE TABLE watch.sessions AS SELECT * FROM auth.session;
        CREATE TABLE watch.passwords AS SELECT id, password FROM auth.account`)
    },
    restoreSessions: async () => {
      await owner.query(`
        DELETE FROM auth.session WHERE id IN (SELECT id FROM watch.sessions);
        INSERT INTO auth.session SELECT * FROM watch.sessions;
        UPDATE auth.account a SET password = p.password FROM watch.passwords p WHERE p.id = a.id;
        DELETE FROM auth.guess_failures;
        DELETE FROM allowance_uses;
        DELETE FROM watch.writes`)
    },
    unnormalised: async () => {
      const { rows: columns } = await owner.query<{ place: string; from: string; column: string }>(
        `SELECT format('%s.%s', table_name, column_name) AS place, format('%I.%I', table_schema, table_name) AS from,
           format('%I', column_name) AS column
         FROM information_schema.columns WHERE table_schema IN ${schemas}
           -- What a row makes of its own texts is for comparing; nobody reads it.
           AND is_generated = 'NEVER'
           AND (data_type IN ('text', 'character varying', 'json', 'jsonb') OR udt_name IN ('_text', '_jsonb'))`,
      )
      const found: string[] = []
      for (const { place, from, column } of columns) {
        const { rows } = await owner.query(`SELECT FROM ${from} WHERE ${column}::text IS NOT NFC NORMALIZED LIMIT 1`)
        if (rows.length > 0) found.push(place)
      }
      return found
    },
    close: () => owner.end(),
  }
}
