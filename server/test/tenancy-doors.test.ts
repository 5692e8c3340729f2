import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPools, type Pools } from '../src/platform/database/pools.ts'
import { inSchool } from '../src/platform/database/tenant.ts'
import type { Hall } from './builders/attempt.ts'
import { layWholeHall, schoolTables } from './builders/whole-hall.ts'
import { asOne } from './cluster.ts'
import { type TestDatabase, testDatabase } from './database.ts'

// Ways round the policies that PostgreSQL itself offers to a role, each tried as the role the product works with.

let database: TestDatabase
let pools: Pools
let ours: Hall
let theirs: Hall
let tables: string[]
const role = (name: string) => `${inject('testCluster').rolePrefix}_${name}`

beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(database.urls)
  ours = await layWholeHall(pools)
  theirs = await layWholeHall(pools)
  tables = await schoolTables(pools)
  await asOne(database.ownerUrl, (owner) => owner.query('ANALYZE'))
})
afterAll(async () => {
  await pools.close()
  await database.drop()
})

const codeOf = (error: unknown) => String(error instanceof Error && 'code' in error ? error.code : error)

/** Runs it as app in our school and rolls it back; the SQLSTATE it fails with, or 'none'. */
async function codeAsApp(text: string, values: unknown[] = []): Promise<string> {
  return await asApp(async (client) => {
    try {
      await client.query(text, values)
      return 'none'
    } catch (error) {
      return codeOf(error)
    }
  })
}

/** A transaction of our school by hand, always rolled back. */
async function asApp<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pools.app.connect()
  try {
    await client.query('BEGIN')
    await client.query("SELECT set_config('app.school_id', $1, true)", [ours.schoolId])
    return await work(client)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

describe('functions', () => {
  const overSchools =
    'sums of each school for the reports of super administrators; bound to a school it answers nothing'
  /** Every function of ours, by role, and why that role may call it. */
  const reasons: Record<string, Record<string, string>> = {
    app: {
      accept_invitation: 'sets a password for who has the link that was mailed for this school, and looks itself',
      attendance_of_schools: overSchools,
      company_contact: 'administrators of every school are shown how to reach the company',
      drop_second_factor: 'switches off that of somebody of this school who is nobody elsewhere, and looks itself',
      end_sessions: 'signs people out of this school and no other',
      follow_email_change:
        'gives an account its new address at all its schools, for who has the link that was mailed there, and looks itself',
      follow_email_here: 'the same at this school alone, where the account’s other schools are in another database',
      is_subdomain_taken: 'signing up asks whether a school has that name, or one that looks like it',
      keep_email_link: 'keeps a link to a new address for who is active at this school, and looks itself',
      lock_over_schools: 'waits for a number until the transaction ends, and reads nothing',
      only_school: 'off a school’s own host the sign-in page names the school where there is one',
      papers_of_schools: overSchools,
      prove_email: 'an owner follows the link of the mail of this school’s sign-up, and looks itself',
      reissue_password: 'sets a first password for somebody of this school who is nobody elsewhere, and looks itself',
      save_events:
        'appends what candidates of many schools send in one go; school, attempt and candidate are proven by tickets',
      school_by_subdomain: 'sign-up and the sign-in page ask whether a school of that name is there',
      school_of_feed: 'a calendar without a session is led to the school by the hash of its random token',
      school_of_logo: 'strangers are shown a logo by its random id, on any host',
      school_of_question_picture: 'who knows its random id sees a question’s picture, also after the session is lost',
      school_of_share:
        'who opens a shared report without a session is led to the school by the hash of its random token',
      settings_of_new_schools: 'a school that signs up begins with what super administrators set',
      stay_with_old_email:
        'leaves who has not come in here yet by the old address, for who has the link, and looks itself',
      weeks_of_schools: overSchools,
    },
    auth: {
      accept_invitation: 'its own',
      account_left_by: 'its own',
      accounts_left_unmade: 'its own',
      accounts_with_membership: 'the hourly sweep deletes accounts nobody is anybody with',
      drop_second_factor: 'its own',
      end_sessions: 'its own',
      follow_email_change: 'its own',
      follow_email_here: 'its own',
      keep_email_link: 'its own',
      lock_over_schools: 'its own',
      memberships_of_account: 'which schools somebody whose password was right may enter',
      open_session: 'its own',
      owner_of_school: 'its own',
      prove_email: 'its own',
      reissue_password: 'its own',
      school_by_subdomain: 'signing in by school and student ID',
      sign_in_rules_of_account: 'what the schools of somebody whose password was right ask of their staff',
      stay_with_old_email: 'its own',
    },
    platform: {
      accounts_with_membership: 'its own',
      attendance_of_schools: 'its own',
      company_contact: 'its own',
      is_subdomain_taken: 'its own',
      memberships_of_account: 'its own',
      only_school: 'its own',
      owner_of_school: 'the company’s list names who owns a school, and nobody else of it',
      papers_of_schools: 'its own',
      school_by_subdomain: 'its own',
      school_of_feed: 'its own',
      school_of_logo: 'its own',
      school_of_question_picture: 'its own',
      school_of_share: 'its own',
      schools_reported_on: 'asked by the reports over schools',
      settings_of_new_schools: 'its own',
      sign_in_rules_of_account: 'its own',
      weeks_of_schools: 'its own',
    },
    saver: {
      answers_open_at: 'asked by save_events where something came late',
      are_times_possible: 'asked by save_events where something came in the grace',
      is_answered_later: 'asked by save_events where something came late',
      newest_act_ms: 'asked by save_events where a delivery was cut',
      save_events: 'its own',
    },
  }

  test.each(Object.keys(reasons))('%s may call those named here and no other', async (name) => {
    const { rows } = await asOne(database.ownerUrl, (owner) =>
      owner.query<{ name: string }>(
        `SELECT p.proname AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
         WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND has_function_privilege($1, p.oid, 'EXECUTE')
         ORDER BY 1`,
        [role(name)],
      ),
    )
    expect(rows.map((row) => row.name)).toEqual(Object.keys(reasons[name] ?? {}))
  })

  test('no view, no extension and no rule leads round the tables', async () => {
    const { rows } = await asOne(database.ownerUrl, (owner) =>
      owner.query(
        `SELECT 'extension' AS what, extname::text AS name FROM pg_extension WHERE extname <> 'plpgsql'
         UNION ALL SELECT 'view', relname FROM pg_class
           WHERE relkind IN ('v', 'm', 'f') AND relnamespace IN ('public'::regnamespace, 'auth'::regnamespace)
         UNION ALL SELECT 'rule', rulename FROM pg_rules WHERE schemaname IN ('public', 'auth')
         UNION ALL SELECT 'server', srvname FROM pg_foreign_server
         UNION ALL SELECT 'large object', oid::text FROM pg_largeobject_metadata`,
      ),
    )
    expect(rows).toEqual([])
  })

  test('a school found by its name is its name, address and state; the company’s own is not found', async () => {
    const name = `cedar-${theirs.schoolId}`
    const found = { id: theirs.schoolId, name: 'Cedar College', subdomain: name, status: 'active' }
    for (const pool of [pools.app, pools.auth]) {
      expect((await pool.query('SELECT * FROM public.school_by_subdomain($1)', [name])).rows).toEqual([found])
      for (const wanted of ['platform', 'cedar-%', '', null]) {
        expect((await pool.query('SELECT * FROM public.school_by_subdomain($1)', [wanted])).rows).toEqual([])
      }
    }
  })

  test('the schools of an account are those of this account', async () => {
    const { rows } = await pools.auth.query('SELECT * FROM public.memberships_of_account($1)', [theirs.teacherId])
    expect(rows).toEqual([
      {
        school_id: theirs.schoolId,
        school: 'Cedar College',
        subdomain: `cedar-${theirs.schoolId}`,
        school_status: 'active',
        user_id: theirs.teacherId,
        role: 'teacher',
        status: 'active',
      },
    ])
    for (const wanted of ['%', '', null]) {
      const { rows: none } = await pools.auth.query('SELECT * FROM public.memberships_of_account($1)', [wanted])
      expect(none).toEqual([])
    }
    expect(await codeAsApp('SELECT * FROM memberships_of_account($1)', [theirs.teacherId])).toBe('42501')
  })

  test('what saves runs as an owner who may neither sign in nor read what it does not need', async () => {
    // Of those that are no attempts some columns alone (rights.test.ts).
    const needed = [
      ...['attempt_epochs', 'attempt_events', 'attempt_evidence', 'exam_attempts', 'exam_packages', 'exam_sittings'],
      ...['school_settings', 'sitting_changes', 'sitting_seals', 'students'],
    ]
    const { rows } = await asOne(database.ownerUrl, (owner) =>
      owner.query<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
           AND has_any_column_privilege($1, oid, 'SELECT') AND relname <> 'due_work' ORDER BY 1`,
        [role('saver')],
      ),
    )
    expect(rows.map(({ name }) => name)).toEqual(needed)
  })
})

describe('as app, none of these opens another school', () => {
  const missing = '42501'
  test.each<[string, string]>([
    ['SET ROLE "saver"', missing],
    ['SET ROLE "platform"', missing],
    ['SET SESSION AUTHORIZATION "saver"', missing],
    ['SET LOCAL row_security = off; SELECT 1 FROM users', missing],
    ['ALTER TABLE users DISABLE ROW LEVEL SECURITY', missing],
    ['ALTER TABLE users NO FORCE ROW LEVEL SECURITY', missing],
    ['CREATE POLICY open ON users USING (true)', missing],
    ['DROP POLICY tenant ON users', missing],
    ['ALTER POLICY tenant ON users USING (true)', missing],
    ['TRUNCATE users CASCADE', missing],
    ['CREATE TABLE users_too ()', missing],
    ['CREATE VIEW everybody AS SELECT * FROM users', missing],
    ["CREATE FUNCTION leak() RETURNS int LANGUAGE sql AS 'SELECT 1'", missing],
    ['CREATE OPERATOR === (FUNCTION = uuid_eq, LEFTARG = uuid, RIGHTARG = uuid)', missing],
    [
      'CREATE TRIGGER look BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
      missing,
    ],
    ['CREATE SCHEMA beside', missing],
    ['CREATE EXTENSION dblink', missing],
    ['CREATE EXTENSION postgres_fdw', missing],
    ["COPY users TO PROGRAM 'cat'", missing],
    ["COPY users TO '/tmp/users'", missing],
    ["COPY (SELECT 1) TO '/tmp/users'", missing],
    ['COPY users FROM STDIN', '0A000'],
    ["SELECT pg_read_file('PG_VERSION')", missing],
    ["SELECT pg_ls_dir('.')", missing],
    ["SELECT lo_import('/etc/passwd')", missing],
    ['SELECT * FROM pg_statistic', missing],
    ['SELECT * FROM pg_authid', missing],
    ['SELECT * FROM pg_user_mapping', missing],
    ['SELECT 1 FROM auth.session', missing],
    ["SELECT dblink('dbname=x', 'SELECT 1')", '42883'],
  ])('%s', async (text, code) => {
    const named = text.replace(/"(saver|platform)"/, (_all, name: string) => `"${role(name)}"`)
    expect(await codeAsApp(named)).toBe(code)
  })

  test('a condition that fails or tells for rows of others meets ours alone', async () => {
    for (const table of tables) {
      // Fails with a division by zero for the first row of another school that it is shown.
      const text = `SELECT 1 FROM ${table} WHERE 1 / (school_id = $1)::int = 1`
      expect([table, await codeAsApp(text, [ours.schoolId])]).toEqual([table, 'none'])
    }
    // The same by a cheap function of one's own, which the planner would like to ask first.
    const told = await asApp(async (client) => {
      const notices: string[] = []
      client.on('notice', ({ message }) => notices.push(message ?? ''))
      await client.query(`CREATE FUNCTION pg_temp.tell(school uuid) RETURNS boolean LANGUAGE plpgsql COST 0.0001 AS
        $$ BEGIN RAISE NOTICE '%', school; RETURN true; END $$`)
      for (const table of tables) await client.query(`SELECT 1 FROM ${table} WHERE pg_temp.tell(school_id)`)
      return notices
    })
    expect(told.length).toBeGreaterThanOrEqual(tables.length)
    expect(new Set(told)).toEqual(new Set([ours.schoolId]))
    const leakproof = `CREATE FUNCTION pg_temp.sure(uuid) RETURNS boolean LEAKPROOF LANGUAGE sql AS 'SELECT true'`
    expect(await codeAsApp(leakproof)).toBe(missing)
  })

  test('a row asked for by its place is not there', async () => {
    for (const table of tables) {
      const [place] = await inSchool(pools.app, theirs, (tx) =>
        tx.rows<{ at: string }>(`SELECT ctid::text AS at FROM ${table}`),
      )
      expect(place).toBeDefined()
      const found = await inSchool(pools.app, ours, (tx) =>
        tx.rows<{ school: string }>(`SELECT school_id AS school FROM ${table} WHERE ctid = $1::tid`, [place?.at]),
      )
      expect([table, found]).toEqual([table, []])
    }
  })

  test('what is copied out is ours', async () => {
    for (const table of tables) {
      const { other } = await asApp(async (client) => {
        await client.query(`CREATE TEMP TABLE copied ON COMMIT DROP AS TABLE ${table}`)
        const { rows } = await client.query<{ other: number }>(
          'SELECT count(*)::int AS other FROM copied WHERE school_id <> $1',
          [ours.schoolId],
        )
        return rows[0] ?? { other: -1 }
      })
      expect([table, other]).toEqual([table, 0])
    }
  })

  test('the planner’s figures of the tables are hidden', async () => {
    const { rows } = await pools.app.query<{ table: string }>(
      `SELECT DISTINCT tablename AS table FROM pg_stats WHERE schemaname = 'public'`,
    )
    expect(rows.filter(({ table }) => tables.includes(table) || table === 'schools')).toEqual([])
  })

  test('what other connections are asked says no value', async () => {
    const busy = inSchool(pools.app, theirs, (tx) =>
      tx.rows('SELECT 1 FROM schools WHERE pg_sleep(1) IS NOT NULL AND name <> $1', ['a name of theirs']),
    )
    let text = ''
    const seen = async () => {
      const { rows } = await pools.saves.query<{ query: string }>('SELECT query FROM pg_stat_activity')
      text = rows.map(({ query }) => query).join('\n')
      return text
    }
    await expect.poll(seen, { interval: 5 }).toContain('pg_sleep')
    await busy
    expect(text).not.toContain('a name of theirs')
    expect(text).not.toContain(theirs.schoolId)
  })

  test('what is numbered for all schools together can be neither read nor turned', async () => {
    const { rows } = await pools.app.query<{ name: string; may: boolean }>(
      `SELECT c.relname AS name, has_sequence_privilege(c.oid, 'SELECT') OR has_sequence_privilege(c.oid, 'UPDATE') AS may
       FROM pg_class c WHERE c.relkind = 'S' AND c.relnamespace = 'public'::regnamespace`,
    )
    expect(rows.filter(({ may }) => may)).toEqual([])
  })

  test('a clash is told of our own rows alone', async () => {
    // The same id in another school is free for us: nobody learns that it is taken there.
    const id = await inSchool(pools.app, theirs, (tx) => tx.one<{ id: string }>('SELECT id FROM classes'))
    const text = "INSERT INTO classes (school_id, id, name, position) VALUES ($1, $2, 'SS9Z', 9)"
    expect(await codeAsApp(text, [ours.schoolId, id.id])).toBe('none')
    const own = await inSchool(pools.app, ours, (tx) => tx.one<{ id: string }>('SELECT id FROM classes'))
    expect(await codeAsApp(text, [ours.schoolId, own.id])).toBe('23505')
  })
})
