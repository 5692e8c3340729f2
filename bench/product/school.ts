// A school with many students, laid into the database: one password hash for all, where the product makes one each.
import { randomBytes } from 'node:crypto'
import { hashPassword } from '@sabimark/server/src/people/account/password-hash.ts'
import { studentAddress } from '@sabimark/server/src/people/account/password-of.ts'
import { sessionCookie } from '@sabimark/server/src/people/account/session-cookie.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { newId } from '@sabimark/server/src/platform/ids.ts'
import type { Product } from './start-product.ts'

export type Student = { userId: string; studentNumber: string; cookie: string }
export type School = {
  schoolId: string
  subdomain: string
  subjectId: string
  classes: { id: string; students: Student[] }[]
  teacherCookie: string
  /** Of every student, as typed. */
  password: string
}

const password = 'bench2345'
const inClass = 40

/** A school of one subject whose students stand in classes of 40. Everybody has a session as a sign-in leaves it. */
export async function laySchool(product: Product, studentCount: number): Promise<School> {
  const schoolId = newId()
  const subdomain = `bench-${schoolId.slice(-8)}`
  const subjectId = newId()
  const teacher = { userId: newId(), studentNumber: '' }
  const students = Array.from({ length: studentCount }, (_, index) => ({
    userId: newId(),
    studentNumber: `B/${index + 1}`,
  }))
  const everybody = [teacher, ...students]
  const tokens = everybody.map(() => randomBytes(24).toString('base64url'))
  await layAccounts(product, { schoolId, everybody, tokens })

  const classes = Array.from({ length: Math.ceil(studentCount / inClass) }, (_, index) => ({
    id: newId(),
    name: `Class ${index + 1}`,
  }))
  await inSchool(product.pools.app, { schoolId }, async (tx) => {
    await tx.run(
      `INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status)
       VALUES ($1, 'Bench College', $2, '', '', '', 'enterprise', 'active')`,
      [schoolId, subdomain],
    )
    await tx.run(
      `INSERT INTO users (school_id, id, account_id, name, role, status)
       SELECT $1, id, id::text, 'A Person', CASE WHEN id = $3 THEN 'school_admin' ELSE 'student' END, 'active'
       FROM unnest($2::uuid[]) id`,
      [schoolId, everybody.map(({ userId }) => userId), teacher.userId],
    )
    await tx.run(
      `INSERT INTO classes (school_id, id, name, position)
       SELECT $1, id, name, place FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY c (id, name, place)`,
      [schoolId, classes.map(({ id }) => id), classes.map(({ name }) => name)],
    )
    await tx.run(
      `INSERT INTO subjects (school_id, id, name, code, color, difficulty, duration_minutes, status)
       VALUES ($1, $2, 'Mathematics', 'MTH', 'green', 'Medium', 60, 'active')`,
      [schoolId, subjectId],
    )
    await tx.run(
      `INSERT INTO students (school_id, user_id, student_id, student_id_key, class_id)
       SELECT $1, id, key, lower(replace(key, '/', '')), class
       FROM unnest($2::uuid[], $3::text[], $4::uuid[]) s (id, key, class)`,
      [
        schoolId,
        students.map(({ userId }) => userId),
        students.map(({ studentNumber }) => studentNumber),
        students.map((_, index) => classes[Math.floor(index / inClass)]?.id),
      ],
    )
  })
  const cookies = tokens.map((token) => cookieOf(token, product.secret))
  const [teacherCookie = '', ...studentCookies] = cookies
  const withCookies = students.map((one, index) => ({ ...one, cookie: studentCookies[index] ?? '' }))
  return {
    schoolId,
    subdomain,
    subjectId,
    classes: classes.map(({ id }, index) => ({
      id,
      students: withCookies.slice(index * inClass, (index + 1) * inClass),
    })),
    teacherCookie,
    password,
  }
}

type Accounts = { schoolId: string; everybody: { userId: string }[]; tokens: string[] }

async function layAccounts({ pools }: Product, { schoolId, everybody, tokens }: Accounts): Promise<void> {
  const ids = everybody.map(({ userId }) => userId)
  await pools.auth.query(
    `INSERT INTO auth."user" (id, name, email, "emailVerified")
     SELECT id, 'A Person', email, true FROM unnest($1::text[], $2::text[]) u (id, email)`,
    [ids, ids.map(studentAddress)],
  )
  await pools.auth.query(
    `INSERT INTO auth.account (id, "accountId", "providerId", "userId", password, "updatedAt")
     SELECT id, id, 'credential', id, $2, now() - interval '1 day' FROM unnest($1::text[]) id`,
    [ids, await hashPassword(password)],
  )
  await pools.auth.query(
    `INSERT INTO auth.session (id, token, "userId", "expiresAt", "schoolId", "ipAddress", "userAgent")
     SELECT gen_random_uuid()::text, token, id, now() + interval '7 days', $3, '127.0.0.1', 'Bench'
     FROM unnest($1::text[], $2::text[]) s (id, token)`,
    [ids, tokens, schoolId],
  )
}

function cookieOf(token: string, secret: string): string {
  return sessionCookie(token, { secrets: [secret], isSecure: false, maxAgeSeconds: 604_800 }).split(';')[0] ?? ''
}
