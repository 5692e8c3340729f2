import { sessionCookie } from '@sabimark/server/src/people/account/session-cookie.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import type { School } from '../product/school.ts'
import type { Product } from '../product/start-product.ts'

/** A seeded school as the bench knows schools, and its exam of the most attempts, which a page does not hold. */
export type SeededSchool = School & { mockId: string; author: { cookie: string } }

type Person = { userId: string; accountId: string; role: string; studentNumber: string; classId: string }

/** The people of a filled school with the sessions they have. The administrator writes; the mock is one teacher's. */
export async function readSeededSchool(
  { pools, secret }: Product,
  schoolId: string,
  password: string,
): Promise<SeededSchool> {
  const { people, mock, subdomain } = await inSchool(pools.app, { schoolId }, async (tx) => ({
    people: await tx.rows<Person>(
      `SELECT u.id AS "userId", u.account_id AS "accountId", u.role, coalesce(s.student_id, '') AS "studentNumber",
         coalesce(s.class_id::text, '') AS "classId"
       FROM users u LEFT JOIN students s ON s.school_id = u.school_id AND s.user_id = u.id
       WHERE u.school_id = $1 ORDER BY u.id`,
      [schoolId],
    ),
    mock: await tx.one<{ id: string; subjectId: string; author: string }>(
      `SELECT id, subject_id AS "subjectId", created_by AS author FROM exams
       WHERE school_id = $1 ORDER BY id DESC LIMIT 1`,
      [schoolId],
    ),
    ...(await tx.one<{ subdomain: string }>('SELECT subdomain FROM schools WHERE id = $1', [schoolId])),
  }))
  const { rows: sessions } = await pools.auth.query<{ accountId: string; token: string }>(
    'SELECT "userId" AS "accountId", token FROM auth.session WHERE "userId" = ANY ($1)',
    [people.map(({ accountId }) => accountId)],
  )
  const tokens = new Map(sessions.map(({ accountId, token }) => [accountId, token]))
  const cookieOf = ({ accountId }: Person) =>
    sessionCookie(tokens.get(accountId) ?? '', { secrets: [secret], isSecure: false, maxAgeSeconds: 604_800 }).split(
      ';',
    )[0] ?? ''
  const only = (isWanted: (one: Person) => boolean) => {
    const found = people.find(isWanted)
    if (!found) throw new Error('A seeded school lacks somebody.')
    return cookieOf(found)
  }
  const byClass = Map.groupBy(
    people.filter(({ role }) => role === 'student'),
    ({ classId }) => classId,
  )
  return {
    schoolId,
    subdomain,
    password,
    subjectId: mock.subjectId,
    mockId: mock.id,
    classes: [...byClass].map(([id, students]) => ({
      id,
      students: students.map((one) => ({
        userId: one.userId,
        studentNumber: one.studentNumber,
        cookie: cookieOf(one),
      })),
    })),
    teacherCookie: only(({ role }) => role === 'school_admin'),
    author: { cookie: only(({ userId }) => userId === mock.author) },
  }
}
