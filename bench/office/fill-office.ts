import { randomBytes } from 'node:crypto'
import { sessionCookie } from '@sabimark/server/src/people/account/session-cookie.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { newId } from '@sabimark/server/src/platform/ids.ts'
import { platformSchoolId } from '@sabimark/server/src/school/school.db.ts'
import type { School } from '../product/school.ts'
import type { Product } from '../product/start-product.ts'

const staff = 40
/** No statement may take long. */
const portion = 20_000
/** What a school does most, and how often of a hundred lines. */
const actions = [
  ...Array(40).fill('student.updated'),
  ...Array(20).fill('question.updated'),
  ...Array(15).fill('student.added'),
  ...Array(10).fill('exam.published'),
  ...Array(8).fill('student.class_set'),
  ...Array(4).fill('class.updated'),
  'student.exported',
  'student.deleted',
  'exam.key_printed',
]

/** Ids that sort by the time they stand for, as the program makes them. */
const idAt = (ms: string, number: string) =>
  `(lpad(to_hex((${ms})::bigint), 12, '0') || '70008000' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** Two years of lines of one school, by its students and forty teachers. */
export async function fillAudit({ pools }: Product, { schoolId }: School, lines: number): Promise<void> {
  await inSchool(pools.app, { schoolId }, async (tx) => {
    await tx.run(
      `INSERT INTO users (school_id, id, name, role, status)
       SELECT $1, gen_random_uuid(), 'Teacher ' || n, 'teacher', 'active' FROM generate_series(1, $2::int) n`,
      [schoolId, staff],
    )
    await tx.run(
      `UPDATE users u SET name = 'Student ' || n.place FROM
         (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users WHERE school_id = $1 AND role = 'student') n
       WHERE u.school_id = $1 AND u.id = n.id`,
      [schoolId],
    )
  })
  for (let from = 1; from <= lines; from += portion) {
    await inSchool(pools.app, { schoolId }, (tx) =>
      tx.run(
        `WITH people AS MATERIALIZED (SELECT array_agg(id) FILTER (WHERE role = 'teacher') AS staff,
         array_agg(id) FILTER (WHERE role = 'student') AS students FROM users WHERE school_id = $1)
       INSERT INTO audit_log (school_id, id, actor_user_id, action, subject, detail, changes, done_at, address, device)
       SELECT $1, ${idAt('l.ms', 'l.n')}, p.staff[1 + l.n % cardinality(p.staff)], l.action,
         CASE WHEN l.action = 'student.deleted' THEN gen_random_uuid()
           ELSE p.students[1 + (l.n * 7) % cardinality(p.students)] END::text,
         CASE WHEN l.action = 'student.deleted'
           THEN jsonb_build_object('record', jsonb_build_object('name', 'Deleted ' || l.n)) ELSE '{"revision": 2}' END,
         '{"phone": ["0800", "0801"]}', to_timestamp(l.ms / 1000.0), '10.0.0.7', 'Chrome 131 on Windows'
       FROM people p, (SELECT n, ($3::text[])[1 + n % 98] AS action,
         extract(epoch FROM clock_timestamp()) * 1000 - (($2::int - n) * (63072000000.0 / $2::int)) AS ms
         FROM generate_series($4::int, least($2::int, $4::int + ${portion} - 1)) n) l`,
        [schoolId, lines, actions, from],
      ),
    )
  }
}

/** So many schools of as many students each. */
export async function fillSchools({ pools }: Product, schools: number, students: number): Promise<void> {
  for (let number = 1; number <= schools; number++) {
    const schoolId = newId()
    await inSchool(pools.app, { schoolId }, async (tx) => {
      await tx.run(
        `INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status)
         VALUES ($1, $2, $3, '', '', '', 'enterprise', 'active')`,
        [schoolId, `School ${number}`, `school-${schoolId.slice(-10)}`],
      )
      await tx.run(
        `INSERT INTO users (school_id, id, name, role, status)
         SELECT $1, gen_random_uuid(), 'Person ' || n, CASE WHEN n <= $2::int THEN 'student' ELSE 'teacher' END, 'active'
         FROM generate_series(1, $2::int + 20) n`,
        [schoolId, students],
      )
      await tx.run(
        `INSERT INTO subjects (school_id, id, name, code, color, difficulty, duration_minutes, status)
         SELECT $1, gen_random_uuid(), 'Subject ' || n, 'S' || n, 'green', 'Medium', 60, 'active'
         FROM generate_series(1, 12) n`,
        [schoolId],
      )
    })
  }
}

/** A session of the super administrator an installation begins with. */
export async function chiefCookie({ pools, secret }: Product): Promise<string> {
  const { account } = await inSchool(pools.app, { schoolId: platformSchoolId }, (tx) =>
    tx.one<{ account: string }>(
      `SELECT account_id AS account FROM users WHERE school_id = $1 AND role = 'super_admin' LIMIT 1`,
      [platformSchoolId],
    ),
  )
  const token = randomBytes(24).toString('base64url')
  await pools.auth.query(
    `INSERT INTO auth.session (id, token, "userId", "expiresAt", "schoolId", "ipAddress", "userAgent")
     VALUES (gen_random_uuid()::text, $1, $2, now() + interval '7 days', $3, '127.0.0.1', 'Bench')`,
    [token, account, platformSchoolId],
  )
  await pools.auth.query(`UPDATE auth.account SET "updatedAt" = now() - interval '1 day' WHERE "userId" = $1`, [
    account,
  ])
  return sessionCookie(token, { secrets: [secret], isSecure: false, maxAgeSeconds: 604_800 }).split(';')[0] ?? ''
}
