import { planLimits } from '@sabimark/domain/school/plan.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSchool, type TestSchool } from '../../test/builders/people.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server, { plan: 'starter' })
  await sql('UPDATE schools SET trial_ends_at = now(), trial_ends_plan = false WHERE id = $1')
})
afterAll(() => server.stop())

const sql = (text: string, values: unknown[] = []) =>
  inSchool(server.pools.app, school, (tx) => tx.run(text, [tx.schoolId, ...values]))
const count = (text: string) =>
  inSchool(server.pools.app, school, async (tx) => (await tx.one<{ count: number }>(text, [tx.schoolId])).count)

const full = { students: planLimits.starter.students ?? 0, subjects: planLimits.starter.subjects ?? 0 }
const activeStudents = `SELECT count(*) FROM users WHERE school_id = $1 AND role = 'student' AND status <> 'inactive'`
const subjectsInUse = `SELECT count(*) FROM subjects WHERE school_id = $1 AND status = 'active'`

/** How often it took a place, and by which codes the others were refused. */
async function outcomesOf(calls: readonly Promise<unknown>[]) {
  const ended = await Promise.allSettled(calls)
  const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  return { tookCount: ended.length - refused.length, refused: [...new Set(refused)] }
}

async function addStudents(names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    ids.push((await school.admin.people.addStudent({ name, studentNumber: `GF/${name}` })).student.id)
  }
  return ids
}

test('fifty at once by every way in fill the last places of students, and not one more', async () => {
  const { people, school: place } = school.admin
  const named = (what: string, many: number) => Array.from({ length: many }, (_, n) => `${what} ${n}`)
  const resting = await addStudents(named('resting', 12))
  const undone = await addStudents(named('undone', 12))
  const back = await addStudents(named('deleted', 6))
  await people.setStudentsStatus({ ids: resting, status: 'inactive' })
  const acts: (string | null)[] = []
  for (const id of undone) acts.push((await people.setStudentsStatus({ ids: [id], status: 'inactive' })).batch)
  for (const id of back) acts.push((await people.deleteStudents({ ids: [id] })).batch)
  await sql(
    `INSERT INTO users (school_id, id, name, role, status)
     SELECT $1, gen_random_uuid(), 'Bisi', 'student', 'active' FROM generate_series(1, $2::int)`,
    [full.students - 5],
  )
  await sql(
    `INSERT INTO students (school_id, user_id, student_id, student_id_key)
     SELECT $1, id, id, id FROM users WHERE school_id = $1 AND name = 'Bisi'`,
  )
  const { tookCount, refused } = await outcomesOf([
    ...named('new', 20).map((name) => people.addStudent({ name, studentNumber: `GF/${name}` })),
    ...resting.map((id) => people.setStudentsStatus({ ids: [id], status: 'active' })),
    ...acts.map((batch) => place.undo({ batch: batch ?? '' })),
  ])
  expect(await count(activeStudents)).toBe(full.students)
  expect({ tookCount, refused }).toEqual({ tookCount: 5, refused: ['PLAN_LIMIT'] })
})

test('the same of subjects, and a larger plan has room for who was refused', async () => {
  const { school: place } = school.admin
  const add = (n: number) => place.addSubject({ name: `Subject ${n}`, code: `S${n}`, durationMinutes: 60 })
  const { subject } = await add(0)
  const { batch } = await place.deleteSubjects({ ids: [subject.id] })
  const three = await Promise.all([1, 2, 3].map(add))
  expect(three).toHaveLength(3)
  const calls = [place.undo({ batch: batch ?? '' }), ...Array.from({ length: 49 }, (_, n) => add(10 + n))]
  const { tookCount, refused } = await outcomesOf(calls)
  expect(await count(subjectsInUse)).toBe(full.subjects)
  expect({ tookCount, refused }).toEqual({ tookCount: full.subjects - 3, refused: ['PLAN_LIMIT'] })
  await sql(`UPDATE schools SET subscription = 'professional' WHERE id = $1`)
  await add(99)
  // A smaller plan takes nothing away, and has no room.
  await sql(`UPDATE schools SET subscription = 'starter' WHERE id = $1`)
  expect((await outcomesOf([add(100)])).refused).toEqual(['PLAN_LIMIT'])
  expect(await count(subjectsInUse)).toBe(full.subjects + 1)
})
