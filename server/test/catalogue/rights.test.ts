import { describe, expect, test } from 'vitest'
import { appMay, asApp, ownCatalogue, platformReads, platformReadsOwn, role, rows } from './catalogue.ts'

const saverMay: Record<string, string> = {
  attempt_epochs: 'SU',
  attempt_events: 'SI',
  attempt_evidence: 'SI',
  due_work: 'SIU',
  exam_attempts: 'SU',
  exam_packages: 'S',
  exam_sittings: 'S',
  school_settings: 'S',
  sitting_changes: 'S',
  sitting_seals: 'S',
  students: 'S',
}
/** Of these, as few columns as it needs: no secret, and nothing of a person. */
const saverColumns = {
  exam_packages: ['school_id', 'seal_id', 'sitting_id', 'student_id'],
  exam_sittings: ['allows_review', 'answers_opened_at', 'closes_at', 'duration_minutes', 'exam_id', 'id', 'school_id'],
  school_settings: ['school_id', 'sync_window_hours'],
  sitting_changes: ['at', 'kind', 'ms', 'school_id', 'sitting_id', 'student_id'],
  sitting_seals: ['id', 'school_id', 'shown_at', 'sitting_id'],
  students: ['extra_time_percent', 'school_id', 'user_id'],
}
const platformMay = Object.fromEntries(
  [...platformReads, ...platformReadsOwn, 'files', 'schema_backups', 'schema_database'].map((table) => [table, 'S']),
)
/** Where it may not read whole rows, the columns role platform may read. */
const platformColumns = {
  billing_periods: [
    ...['ends_on', 'id', 'paid_naira', 'paid_on', 'plan', 'receipt_number', 'school_id', 'starts_on', 'voided_at'],
  ],
  calendar_feeds: ['school_id', 'token_hash'],
  exam_attempts: [
    'deadline',
    'ended_by',
    'exam_id',
    'id',
    'late_decision',
    'school_id',
    'sitting_id',
    'state',
    'student_id',
  ],
  exam_packages: ['school_id', 'seal_id', 'sitting_id', 'student_id'],
  exam_sittings: ['closes_at', 'duration_minutes', 'exam_id', 'expected_at', 'id', 'opens_at', 'school_id'],
  exams: ['deleted_at', 'exam_type', 'id', 'school_id'],
  expected_candidates: ['school_id', 'sitting_id', 'student_id'],
  mails: ['created_at', 'given_up_at', 'sent_at'],
  questions: ['school_id'],
  files: ['id', 'is_of_question', 'school_id'],
  schema_backups: ['byte_count', 'id', 'made_at'],
  results: [
    ...['attempt_id', 'counted_millionths', 'exam_id', 'is_passed', 'late_count', 'percentage', 'school_id'],
    ...['student_id', 'submitted_at'],
  ],
  school_settings: ['logo_id', 'school_id', 'sync_window_hours'],
  security_settings: ['password_expiry', 'password_expiry_since', 'school_id', 'two_factor_since'],
  shared_links: ['school_id', 'token_hash'],
  sitting_changes: ['at', 'id', 'kind', 'ms', 'school_id', 'sitting_id', 'student_id'],
  // When a code was shown; no code and no key.
  sitting_seals: ['id', 'school_id', 'shown_at', 'sitting_id'],
  students: ['extra_time_percent', 'school_id', 'user_id'],
  subject_counters: ['marked_count', 'school_id'],
  subjects: ['school_id'],
  users: ['account_id', 'id', 'role', 'school_id', 'status'],
}

ownCatalogue()

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
    // Only of the school it is bound to, as app: where the address of an account changes.
    expect(await rightsOf('auth', 'public')).toEqual({ audit_log: 'SI', schools: 'SU', users: 'SU' })
    for (const name of ['app', 'saver', 'platform']) expect(await rightsOf(name, 'auth')).toEqual({})
    for (const schema of ['public', 'auth']) expect(await rightsOf('public', schema)).toEqual({})
  })

  test('of the roles platform and saver end at the columns they need, where rows hold more than that', async () => {
    const granted = async (who: string) => {
      const tables = await rows<{ table: string; columns: string[] }>(
        `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attname) AS columns
         FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid, aclexplode(a.attacl) g
         WHERE g.grantee = '"${role(who)}"'::regrole GROUP BY 1`,
      )
      return Object.fromEntries(tables.map(({ table, columns }) => [table, columns]))
    }
    expect(await granted('platform')).toEqual(platformColumns)
    expect(await granted('saver')).toEqual(saverColumns)
    const whole = await rows<{ table: string }>(
      `SELECT c.relname AS table FROM pg_class c, aclexplode(c.relacl) g
       WHERE g.grantee = '"${role('platform')}"'::regrole`,
    )
    expect(whole.map(({ table }) => table).sort()).toEqual([...platformReadsOwn, 'schema_database', 'schools'])
  })

  test('let nobody delete a line of the audit log but with its school', async () => {
    const app = asApp()
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
    const overSchools = { ...definer, owner: role('platform'), may: [role('app')] }
    expect(plain).toEqual([
      { name: 'accept_invitation', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'account_left_by', isDefiner: false, path: true, owner: role('auth'), may: [] },
      { name: 'accounts_left_unmade', isDefiner: false, path: true, owner: role('auth'), may: [] },
      { name: 'accounts_with_membership', ...definer, owner: role('platform'), may: [role('auth')] },
      { name: 'answers_open_at', ...inSaves },
      { name: 'are_times_possible', ...inSaves },
      { name: 'attendance_of_schools', ...overSchools },
      { name: 'company_contact', ...overSchools },
      { name: 'drop_second_factor', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'end_sessions', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'follow_email_change', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'follow_email_here', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'is_answered_later', ...inSaves },
      { name: 'is_subdomain_taken', ...definer, owner: role('platform'), may: [role('app')] },
      { name: 'keep_email_link', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'lock_over_schools', isDefiner: false, path: false, owner: role('auth'), may: [role('app')] },
      { name: 'memberships_of_account', ...definer, owner: role('platform'), may: [role('auth')] },
      { name: 'newest_act_ms', ...inSaves },
      { name: 'only_school', ...definer, owner: role('platform'), may: [role('app')] },
      { name: 'open_session', isDefiner: false, path: true, owner: role('auth'), may: [] },
      { name: 'owner_of_school', ...definer, owner: role('auth'), may: [role('platform')] },
      { name: 'papers_of_schools', ...overSchools },
      { name: 'prove_email', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'reissue_password', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'save_events', ...definer, owner: role('saver'), may: [role('app')] },
      { name: 'school_by_subdomain', ...definer, owner: role('platform'), may: [role('app'), role('auth')] },
      { name: 'school_of_feed', ...definer, owner: role('platform'), may: [role('app')] },
      { name: 'school_of_logo', ...definer, owner: role('platform'), may: [role('app')] },
      { name: 'school_of_question_picture', ...definer, owner: role('platform'), may: [role('app')] },
      { name: 'school_of_share', ...definer, owner: role('platform'), may: [role('app')] },
      { name: 'schools_reported_on', ...definer, owner: role('platform'), may: [] },
      { name: 'settings_of_new_schools', ...overSchools },
      { name: 'sign_in_rules_of_account', ...definer, owner: role('platform'), may: [role('auth')] },
      { name: 'stay_with_old_email', ...definer, owner: role('auth'), may: [role('app')] },
      { name: 'weeks_of_schools', ...overSchools },
    ])
  })

  test('of roles: none is mighty, none owns a table, none is another', async () => {
    const names = ['app', 'auth', 'keeper', 'saver', 'platform'].map(role)
    const areLockedOut = ['keeper', 'saver'].map(role)
    const roles = await rows<{ name: string; isMighty: boolean; mayLogIn: boolean; owned: number; others: number }>(
      `SELECT r.rolname AS name, r.rolcanlogin AS "mayLogIn",
         r.rolsuper OR r.rolbypassrls OR r.rolcreaterole OR r.rolcreatedb OR r.rolreplication AS "isMighty",
         (SELECT count(*) FROM pg_class c WHERE c.relowner = r.oid)::int AS owned,
         (SELECT count(*) FROM pg_auth_members m WHERE m.member = r.oid)::int AS others
       FROM pg_roles r WHERE r.rolname IN (${names.map((name) => `'${name}'`).join(', ')}) ORDER BY r.rolname`,
    )
    expect(roles).toEqual(
      names.sort().map((name) => ({
        ...{ name, isMighty: false, owned: 0, others: 0 },
        mayLogIn: !areLockedOut.includes(name),
      })),
    )
  })
})

test('what is acknowledged is on disk: no setting of durability is off', async () => {
  const app = asApp()
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
