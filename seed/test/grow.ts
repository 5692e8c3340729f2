import { asOne } from '@sabimark/server/test/cluster.ts'
import type { Client } from 'pg'
import { fill } from '../fill.ts'

const scale = { schools: 20, attempts: 12_600, events: 25_200, students: 630, questions: 2 }
const few = { schools: 7, attempts: 140, events: 280, students: 90, questions: 2 }
/** Every row of a fill becomes so many. */
const times = 8

/** Fills a test's database, multiplies what it holds and tops up what exams leave small; says everybody's password. */
export async function grow(ownerUrl: string, rolePrefix: string): Promise<string> {
  return await asOne(ownerUrl, async (owner) => {
    const addForeignKeys = await dropForeignKeys(owner)
    await forEachTable(owner, (table) => `ALTER TABLE ${table} SET UNLOGGED, NO FORCE ROW LEVEL SECURITY`)
    const { password } = await fill({ ownerUrl, rolePrefix, scale })
    await multiply(owner)
    for (const statement of topUps(ofYears)) await owner.query(statement)
    await addForeignKeys()
    await forEachTable(owner, (table) => `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`, 'relrowsecurity')
    await owner.query('ANALYZE')
    return password
  })
}

/** As many schools as calls are made in, with a few rows of everything; says everybody's password. */
export async function growLittle(ownerUrl: string, rolePrefix: string): Promise<string> {
  const { password } = await fill({ ownerUrl, rolePrefix, scale: few })
  await asOne(ownerUrl, async (owner) => {
    await forEachTable(owner, (table) => `ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`)
    for (const statement of topUps(ofAWeek)) await owner.query(statement)
    await forEachTable(owner, (table) => `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`, 'relrowsecurity')
  })
  return password
}

/** Checking each row takes longer than writing it. What comes afterwards is checked again, over full tables. */
async function dropForeignKeys(owner: Client): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', conrelid::regclass, conname, pg_get_constraintdef(oid))
         AS add
     FROM pg_constraint WHERE contype = 'f'`,
  )
  for (const { drop } of rows) await owner.query(drop)
  return async () => {
    for (const { add } of rows) await owner.query(add)
  }
}

async function forEachTable(owner: Client, statement: (table: string) => string, condition = 'true'): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_stat_user_tables s ON s.relid = c.oid
     WHERE ${condition}`,
  )
  for (const { name } of rows) await owner.query(statement(name))
}

/** The n-th copy's id: of the same moment, with another digit where every id of ours has a 7. */
const copied = (id: string) => `overlay(${id} placing substr('1234568', n, 1) from 15 for 1)`
const copiedUuid = (id: string) => `${copied(`${id}::text`)}::uuid`
const another = (text: string) => `${text} || '-' || n`
const attempt = { attempt_id: copiedUuid('attempt_id') }
/** Sat again and again, beyond what an exam would allow. */
const number = { attempt_number: 'attempt_number + 10 * n' }

/** What of a row is another in its copies; table by table. */
const copies: [string, Record<string, string>][] = [
  ['auth."user"', { id: copied('id'), email: another('email') }],
  ['auth.account', { id: copied('id'), userId: copied('"userId"'), accountId: copied('"accountId"') }],
  ['auth.session', { id: copied('id'), userId: copied('"userId"'), token: another('token') }],
  ['users', { id: copiedUuid('id'), account_id: copied('account_id'), email: another('email') }],
  [
    'students',
    {
      user_id: copiedUuid('user_id'),
      student_id: another('student_id'),
      student_id_key: another('student_id_key'),
    },
  ],
  ['exam_papers', { ...attempt, ...number }],
  ['exam_attempts', { id: copiedUuid('id'), ...number }],
  ['attempt_epochs', attempt],
  ['attempt_events', attempt],
  ['results', { id: copiedUuid('id'), ...attempt }],
  ['marked_answers', attempt],
  ['result_revisions', attempt],
  ['student_counters', { student_id: copiedUuid('student_id') }],
  ['student_totals', { student_id: copiedUuid('student_id') }],
]

async function multiply(owner: Client): Promise<void> {
  for (const [table, changes] of copies) {
    const { rows: fields } = await owner.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [table],
    )
    const columns = fields.map(({ name }) => `"${name}"`).join(', ')
    const values = fields.map(({ name }) => changes[name] ?? `"${name}"`).join(', ')
    await owner.query(
      `INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${table} t, generate_series(1, $1::int) n`,
      [times - 1],
    )
  }
}

/** How many rows of a kind a school gets besides; notices by person. */
type Many = { questions: number; rows: number; notices: number; noticesOfStaff: number }
const ofYears: Many = { questions: 640, rows: 5000, notices: 4, noticesOfStaff: 60 }
const ofAWeek: Many = { questions: 10, rows: 5, notices: 3, noticesOfStaff: 3 }

/** Rows that years bring and exams do not: a bank, mail, due work far ahead, old links and wrong passwords. */
const topUps = ({ questions, rows, notices, noticesOfStaff }: Many) => [
  `INSERT INTO questions (school_id, id, subject_id, type, question, options, correct_option_ids, difficulty, topic,
     marks_hundredths, time_allocation_minutes, created_by, owner_id)
   SELECT s.school_id, gen_random_uuid(), s.id, 'true_false', 'A question', '[]', '{}', 'Easy', 'A topic', 100, 1, u.id, u.id
   FROM subjects s, generate_series(1, ${questions}),
     LATERAL (SELECT u.id FROM users u WHERE u.school_id = s.school_id AND u.role = 'school_admin' LIMIT 1) u`,
  `INSERT INTO mails (school_id, id, kind, to_address, data, sent_at)
   SELECT id, gen_random_uuid(), 'invitation', 'somebody@people.invalid', '{}', now()
   FROM schools, generate_series(1, ${rows}) WHERE subdomain <> 'platform'`,
  `INSERT INTO mails (school_id, id, kind, to_address, data, tries, given_up_at, last_problem)
   SELECT id, gen_random_uuid(), 'reset_password', 'nobody@people.invalid', '{}', 1, now(), 'address_refused'
   FROM schools WHERE subdomain <> 'platform'`,
  `INSERT INTO notices (school_id, id, user_id, kind, about, data, created_at, read_at)
   SELECT u.school_id, gen_random_uuid(), u.id, 'teacher_joined', n, '{"name": "Somebody"}'::jsonb, now(),
     CASE WHEN n > 2 THEN now() END
   FROM users u, generate_series(1, ${notices}) n WHERE u.role = 'student'
   UNION ALL
   SELECT u.school_id, gen_random_uuid(), u.id, 'teacher_joined', n, '{"name": "Somebody"}'::jsonb, now(),
     CASE WHEN n > 2 THEN now() END
   FROM users u, generate_series(1, ${noticesOfStaff}) n WHERE u.role <> 'student'`,
  `INSERT INTO audit_log (school_id, id, action, subject)
   SELECT id, gen_random_uuid(), 'student.added', 'x' FROM schools, generate_series(1, ${rows})`,
  `INSERT INTO due_work (school_id, kind, reference, due_at)
   SELECT id, 'complete_exam', gen_random_uuid(), now() + interval '1 day' FROM schools, generate_series(1, ${rows})`,
  `INSERT INTO auth.one_time_tokens (token_hash, kind, account_id, expires_at, used_at)
   SELECT md5(id), 'invitation', id, now() + interval '1 day', now() FROM auth."user"`,
  `INSERT INTO auth.guess_failures (account_key, address, source, is_stranger)
   SELECT md5(id), '192.0.2.1', md5(id), false FROM auth."user"`,
  `INSERT INTO auth.known_sources (source, account_key, school_key, is_place)
   SELECT md5(id), md5(id), md5(email), false FROM auth."user"`,
]
