import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'

/** Tables without a school: each for a reason that stands in its migration. Everything else is owned by a school. */
const exempt = [
  ...['allowance_uses', 'due_work', 'schema_functions', 'schema_migrations', 'schema_role_passwords', 'schools'],
]

/** Pointers that are no foreign key within the school, and why. */
const freePointers = new Map([
  ['audit_log.actor_user_id', 'a line outlives the person; it proves nothing and opens nothing'],
  ['audit_log.batch', 'what lines of one act share; the act is no row'],
  ['exam_papers.attempt_id', 'the id an attempt will have, made before it'],
  ['files.made_by', 'a picture outlives who sent it; it opens nothing'],
])

/** What role app may do with each table of a school: S select, I insert, U update, D delete. Beyond it nothing. */
const appMay: Record<string, string> = {
  attempt_epochs: 'SIU',
  attempt_events: 'S',
  attempt_evidence: 'SI',
  audit_log: 'SI',
  classes: 'SIUD',
  exam_attempts: 'SIU',
  exam_classes: 'SIUD',
  exam_counters: 'SIU',
  exam_keys: 'SI',
  exam_papers: 'SID',
  exam_questions: 'SIUD',
  exam_sittings: 'SIUD',
  exam_versions: 'SI',
  exams: 'SIUD',
  files: 'SIUD',
  mail_requests: 'SIUD',
  mails: 'SIUD',
  marked_answers: 'SIUD',
  month_counters: 'SIU',
  notices: 'SIUD',
  questions: 'SIUD',
  requests: 'SIUD',
  result_revisions: 'SI',
  results: 'SIU',
  school_settings: 'SIUD',
  sitting_classes: 'SIUD',
  student_counters: 'SIU',
  student_subjects: 'SIUD',
  student_totals: 'SIU',
  students: 'SIUD',
  subject_counters: 'SIU',
  subjects: 'SIUD',
  teacher_classes: 'SIUD',
  teacher_subjects: 'SIUD',
  teachers: 'SIUD',
  users: 'SIUD',
}
const saverMay: Record<string, string> = {
  attempt_epochs: 'SU',
  attempt_events: 'SI',
  attempt_evidence: 'SI',
  due_work: 'SIU',
  exam_attempts: 'SU',
  exam_sittings: 'S',
}
const platformReads = [
  'exams',
  'mails',
  'questions',
  'school_settings',
  'schools',
  'subject_counters',
  'subjects',
  'users',
]
const platformMay = Object.fromEntries(platformReads.map((table) => [table, 'S']))
/** Where it may not read whole rows, the columns role platform may read. */
const platformColumns = {
  exams: ['school_id'],
  mails: ['created_at', 'given_up_at', 'sent_at'],
  questions: ['school_id'],
  school_settings: ['logo_id', 'school_id'],
  subject_counters: ['marked_count', 'school_id'],
  subjects: ['school_id'],
  users: ['account_id', 'id', 'role', 'school_id', 'status'],
}

const ofTheSchool = "(school_id = (NULLIF(current_setting('app.school_id'::text, true), ''::text))::uuid)"
const theSchoolItself = ofTheSchool.replace('school_id', 'id')

let database: TestDatabase
let owner: Client
const role = (name: string) => `${inject('testCluster').rolePrefix}_${name}`
async function rows<Row>(text: string): Promise<Row[]> {
  return (await owner.query(text)).rows as Row[]
}

beforeAll(async () => {
  database = await testDatabase()
  owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const tablesIn = async (schema: string) =>
  (
    await rows<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
         AND relnamespace = '${schema}'::regnamespace ORDER BY relname`,
    )
  ).map(({ name }) => name)
const schoolOwned = async () => (await tablesIn('public')).filter((name) => !exempt.includes(name))

test('the exempt tables exist, and the accounts stand in a schema of their own', async () => {
  expect(await tablesIn('public')).toEqual(expect.arrayContaining(exempt))
  expect((await tablesIn('auth')).length).toBeGreaterThan(0)
  const schemas = await rows<{ name: string }>(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' ORDER BY 1",
  )
  expect(schemas.map(({ name }) => name)).toEqual(['auth', 'public'])
})

test('every table of a school has a row here that says what may be done with it', async () => {
  expect(await schoolOwned(), 'tables named in appMay above').toEqual(Object.keys(appMay).sort())
})

describe('school_id comes first', () => {
  test('in every primary key, and is never null', async () => {
    const keyed = await rows<{ name: string; first: string; isNotNull: boolean; type: string }>(
      `SELECT c.relname AS name, a.attname AS first, a.attnotnull AS "isNotNull", a.atttypid::regtype::text AS type
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
       WHERE k.contype = 'p' AND c.relnamespace = 'public'::regnamespace`,
    )
    for (const name of await schoolOwned()) {
      expect(keyed.find((one) => one.name === name)).toEqual({
        name,
        first: 'school_id',
        isNotNull: true,
        type: 'uuid',
      })
    }
  })

  test('in every unique index and every other index that leads by school', async () => {
    const unique = await rows<{ table: string; index: string; first: string | null }>(
      `SELECT c.relname AS table, x.relname AS index, a.attname AS first
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
       LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
       WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`,
    )
    const owned = await schoolOwned()
    const ofSchools = unique.filter(({ table }) => owned.includes(table))
    expect(ofSchools.length).toBeGreaterThanOrEqual(owned.length)
    for (const one of ofSchools) expect(one).toMatchObject({ first: 'school_id' })
  })

  test('in every foreign key, on both sides', async () => {
    const keys = await rows<{ from: string; column: string; to: string; first: string; schema: string }>(
      `SELECT c.relname AS from, a.attname AS column, t.relname AS to, b.attname AS first,
         t.relnamespace::regnamespace::text AS schema
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
       JOIN pg_attribute b ON b.attrelid = t.oid AND b.attnum = k.confkey[1]
       WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace`,
    )
    expect(keys.length).toBeGreaterThan(30)
    // An account is nobody's: the one pointer out of the school.
    const intoAccounts = keys.filter(({ schema }) => schema === 'auth')
    expect(intoAccounts.map(({ from, column }) => `${from}.${column}`)).toEqual(['users.account_id'])
    for (const key of keys.filter(({ schema }) => schema !== 'auth')) {
      expect(key).toMatchObject({ column: 'school_id', first: key.to === 'schools' ? 'id' : 'school_id' })
    }
  })

  test('and every column that names a row elsewhere is part of such a key', async () => {
    const pointers = await rows<{ pointer: string }>(
      `SELECT c.relname || '.' || a.attname AS pointer FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
         AND a.atttypid = 'uuid'::regtype AND a.attname <> 'id' AND c.relname <> ALL ('{${exempt.join(',')}}')
         AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f'
           AND a.attnum = ANY (k.conkey))
       ORDER BY 1`,
    )
    expect(pointers.map(({ pointer }) => pointer)).toEqual([...freePointers.keys()])
  })
})

describe('row-level security', () => {
  test('is on and forced', async () => {
    const states = await rows<{ name: string; isOn: boolean; isForced: boolean }>(
      `SELECT relname AS name, relrowsecurity AS "isOn", relforcerowsecurity AS "isForced" FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    )
    for (const name of [...(await schoolOwned()), 'schools']) {
      expect(states.find((one) => one.name === name)).toEqual({ name, isOn: true, isForced: true })
    }
  })

  test('has exactly one text for app, and no other door than those named', async () => {
    const policies = await rows<{
      table: string
      name: string
      roles: string
      command: string
      qual: string
      check: string
    }>(
      `SELECT tablename AS table, policyname AS name, roles::text, cmd AS command, qual, with_check AS check
       FROM pg_policies WHERE schemaname = 'public' AND permissive = 'PERMISSIVE' ORDER BY 1, 2`,
    )
    const tenant = (table: string, text: string) => ({
      table,
      name: 'tenant',
      roles: `{${role('app')}}`,
      command: 'ALL',
      qual: text,
      check: text,
    })
    const saver = (table: string) => ({
      table,
      name: 'saver_saves',
      roles: `{${role('saver')}}`,
      command: 'ALL',
      qual: 'true',
      check: 'true',
    })
    const reads = (table: string, who: string) => ({
      table,
      name: `${who}_reads`,
      roles: `{${role(who)}}`,
      command: 'SELECT',
      qual: 'true',
      check: null,
    })
    const expected = [
      ...(await schoolOwned()).map((table) => tenant(table, ofTheSchool)),
      tenant('schools', theSchoolItself),
      ...['attempt_epochs', 'attempt_events', 'attempt_evidence', 'exam_attempts'].map(saver),
      reads('exam_sittings', 'saver'),
      ...platformReads.map((table) => reads(table, 'platform')),
    ]
    const byPlace = (one: { table: string; name: string }, other: { table: string; name: string }) =>
      `${one.table} ${one.name}`.localeCompare(`${other.table} ${other.name}`)
    expect(policies.sort(byPlace)).toEqual(expected.sort(byPlace))
    expect(await rows("SELECT 1 FROM pg_policies WHERE permissive <> 'PERMISSIVE'")).toEqual([])
  })
})

describe('rights', () => {
  const letters = new Map([
    ['SELECT', 'S'],
    ['INSERT', 'I'],
    ['UPDATE', 'U'],
    ['DELETE', 'D'],
  ])

  /** What a role may do with each table of a schema, column rights included; `?` for a right beyond the four. */
  async function rightsOf(grantee: string, schema: string): Promise<Record<string, string>> {
    const granted = await rows<{ table: string; right: string }>(
      `SELECT DISTINCT c.relname AS table, g.privilege_type AS right
       FROM pg_class c, LATERAL (
         SELECT * FROM aclexplode(c.relacl)
         UNION ALL SELECT x.* FROM pg_attribute a, aclexplode(a.attacl) x WHERE a.attrelid = c.oid) g
       WHERE c.relkind IN ('r', 'v', 'm', 'f', 'p') AND c.relnamespace = '${schema}'::regnamespace
         AND g.grantee = ${grantee === 'public' ? 0 : `'"${role(grantee)}"'::regrole`}`,
    )
    const rights: Record<string, string> = {}
    for (const { table, right } of granted) rights[table] = `${rights[table] ?? ''}${letters.get(right) ?? '?'}`
    const inOrder = (text: string) => [...'SIUD?'].filter((letter) => text.includes(letter)).join('')
    return Object.fromEntries(Object.entries(rights).map(([table, text]) => [table, inOrder(text)]))
  }

  test('are those named here and nothing beyond', async () => {
    expect(await rightsOf('app', 'public')).toEqual({
      ...appMay,
      schools: 'SIUD',
      due_work: 'SIUD',
      allowance_uses: 'SID',
    })
    expect(await rightsOf('saver', 'public')).toEqual(saverMay)
    expect(await rightsOf('platform', 'public')).toEqual(platformMay)
    expect(await rightsOf('auth', 'public')).toEqual({})
    for (const name of ['app', 'saver', 'platform']) expect(await rightsOf(name, 'auth')).toEqual({})
    for (const schema of ['public', 'auth']) expect(await rightsOf('public', schema)).toEqual({})
  })

  test('of role platform end at the columns it needs, where rows hold more than that', async () => {
    const granted = await rows<{ table: string; columns: string[] }>(
      `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attname) AS columns
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid, aclexplode(a.attacl) g
       WHERE g.grantee = '"${role('platform')}"'::regrole GROUP BY 1`,
    )
    expect(Object.fromEntries(granted.map(({ table, columns }) => [table, columns]))).toEqual(platformColumns)
    const whole = await rows<{ table: string }>(
      `SELECT c.relname AS table FROM pg_class c, aclexplode(c.relacl) g
       WHERE g.grantee = '"${role('platform')}"'::regrole`,
    )
    expect(whole).toEqual([{ table: 'schools' }])
  })

  test('let nobody delete a line of the audit log but with its school', async () => {
    const app = new Client({ connectionString: database.urls.app })
    await app.connect()
    try {
      const school = "'00000000-0000-7000-8000-0000000000ab'"
      await app.query(`BEGIN; SET LOCAL app.school_id = ${school};
        INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status)
          VALUES (${school}, 'Cedar', 'cedar', 'a@cedar.test', '', '', 'starter', 'active');
        INSERT INTO audit_log (school_id, id, action, subject) VALUES (${school}, ${school}, 'x', 'y'); SAVEPOINT made`)
      await expect(app.query('DELETE FROM audit_log')).rejects.toThrow('permission denied')
      await app.query('ROLLBACK TO made; DELETE FROM schools')
      expect((await app.query('SELECT FROM audit_log')).rowCount).toBe(0)
    } finally {
      await app.end()
    }
  })

  test('of functions: each works with its own owner’s rights and is open to those named', async () => {
    const functions = await rows<{ name: string; owner: string; isDefiner: boolean; may: string[]; path: boolean }>(
      `SELECT p.proname AS name, p.proowner::regrole::text AS owner, p.prosecdef AS "isDefiner",
         ARRAY(SELECT coalesce(nullif(g.grantee, 0)::regrole::text, 'PUBLIC')
               FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
               WHERE g.grantee <> p.proowner ORDER BY 1) AS may,
         coalesce('search_path=public, pg_temp' = ANY (p.proconfig), false) AS path
       FROM pg_proc p WHERE p.pronamespace IN ('public'::regnamespace, 'auth'::regnamespace) ORDER BY 1`,
    )
    const plain = functions.map(({ owner, may, ...one }) => ({
      ...one,
      owner: owner.replaceAll('"', ''),
      may: may.map((name) => name.replaceAll('"', '')),
    }))
    const definer = { isDefiner: true, path: true }
    const inSaves = { isDefiner: false, path: true, owner: role('saver'), may: [] }
    expect(plain).toEqual([
      { name: 'accounts_with_membership', ...definer, owner: role('platform'), may: [role('auth')] },
      { name: 'answers_open_at', ...inSaves },
      { name: 'are_times_possible', ...inSaves },
      { name: 'is_answered_later', ...inSaves },
      { name: 'is_subdomain_taken', ...definer, owner: role('platform'), may: [role('app')] },
      { name: 'memberships_of_account', ...definer, owner: role('platform'), may: [role('auth')] },
      { name: 'newest_act_ms', ...inSaves },
      { name: 'only_school', ...definer, owner: role('platform'), may: [role('app')] },
      { name: 'reissue_password', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'save_events', ...definer, owner: role('saver'), may: [role('app')] },
      { name: 'school_by_subdomain', ...definer, owner: role('platform'), may: [role('app'), role('auth')] },
      { name: 'school_of_logo', ...definer, owner: role('platform'), may: [role('app')] },
    ])
  })

  test('of roles: none is mighty, none owns a table, none is another', async () => {
    const names = ['app', 'auth', 'saver', 'platform'].map(role)
    const roles = await rows<{ name: string; isMighty: boolean; mayLogIn: boolean; owned: number; others: number }>(
      `SELECT r.rolname AS name, r.rolcanlogin AS "mayLogIn",
         r.rolsuper OR r.rolbypassrls OR r.rolcreaterole OR r.rolcreatedb OR r.rolreplication AS "isMighty",
         (SELECT count(*) FROM pg_class c WHERE c.relowner = r.oid)::int AS owned,
         (SELECT count(*) FROM pg_auth_members m WHERE m.member = r.oid)::int AS others
       FROM pg_roles r WHERE r.rolname IN (${names.map((name) => `'${name}'`).join(', ')}) ORDER BY r.rolname`,
    )
    expect(roles).toEqual(
      names.sort().map((name) => ({ name, isMighty: false, mayLogIn: name !== role('saver'), owned: 0, others: 0 })),
    )
  })
})

test('what is acknowledged is on disk: no setting of durability is off', async () => {
  const app = new Client({ connectionString: database.urls.app })
  await app.connect()
  try {
    const { rows: settings } = await app.query<{ name: string; setting: string }>(
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') ORDER BY 1",
    )
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ])
  } finally {
    await app.end()
  }
})
