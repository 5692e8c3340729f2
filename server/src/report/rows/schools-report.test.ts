import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { offered, shown } from '../../../test/builders/seal.ts'
import { aSitting, cardOf, closeSittings, keyOf, openPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { closeSitting } from '../../exam/attendance/close-sitting.ts'
import { ensureFirstAdmin } from '../../people/first-admin/first-admin.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { platformSchoolId } from '../../school/school.db.ts'

let server: TestServer
let chief: TestClient
let one: Sitting
let other: Sitting

/** Two schools: two papers at one, one counted and one that waits for a decision at the other. */
beforeAll(async () => {
  server = await testServer()
  one = await aSitting(server, { students: 2 })
  other = await aSitting(server, { students: 2 })
  await handIn(one, 0, 3)
  await handIn(one, 1, 2)
  await handIn(other, 0, 1)
  const attemptId = await handIn(other, 1, 3)
  await inSchool(server.pools.app, other.school, async (tx) => {
    await tx.run("UPDATE exam_attempts SET late_decision = 'pending' WHERE id = $1", [attemptId])
    await tx.run('UPDATE results SET late_count = 1 WHERE attempt_id = $1', [attemptId])
  })
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  chief = server.client()
  await chief.people.signIn({ email, password: password ?? '' })
})
afterAll(() => server.stop())

async function handIn(of: Sitting, place: number, right: number): Promise<string> {
  const page = await openPage(of.students[place], of.examId)
  await sit(page, await keyOf(server, of), { right })
  await cardOf(page)
  return page.attemptId
}

/** Everybody's name and student number in a school. */
async function namesOf({ school }: Sitting): Promise<string[]> {
  const rows = await inSchool(server.pools.app, school, (tx) =>
    tx.rows<{ name: string }>(
      'SELECT name FROM users WHERE school_id = $1 UNION SELECT student_id FROM students WHERE school_id = $1',
      [tx.schoolId],
    ),
  )
  return rows.map(({ name }) => name)
}

const week = { range: 'this_week' } as const
const sorted = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.slice(1)).sort()

test('a super_admin’s report has a row for each school, the figures of their own reports, and no person', async () => {
  const report = await chief.report.preview({ ...week, type: 'performance' })
  expect(sorted(report.tables[0].rows)).toEqual([
    [1, 1, 1, 33.3, 0],
    [2, 1, 2, 83.3, 100],
  ])
  expect(report.figures.map(({ value }) => value)).toEqual([66.7, 66.7, 3, 2])
  expect(report.counted).toBe(
    '3 papers handed in, of 2 exams. 1 more paper waits for a marker or for a decision about late answers. They are of 2 schools.',
  )
  for (const of of [one, other]) {
    const [average] = (await of.school.admin.report.preview({ ...week, type: 'performance' })).figures
    expect(report.tables[0].rows.map((row) => row[4])).toContain(average?.value)
  }
  const people = new Set((await Promise.all([one, other].map(namesOf))).flat())
  // Four students by number; student, teacher and administrator by name, and the student where the school looks itself.
  expect(people.size).toBe(4 + 3)
  const [ofStudent] = (await one.school.admin.report.preview({ ...week, type: 'performance' })).tables[0].rows
  expect([...people]).toEqual(expect.arrayContaining(ofStudent?.slice(0, 2) ?? ['nobody']))
  for (const type of ['performance', 'attendance', 'grades', 'analytics'] as const) {
    const said = JSON.stringify(await chief.report.preview({ ...week, type }))
    expect(said, type).not.toContain('Student ID')
    expect([...people].filter((name) => said.includes(name))).toEqual([])
  }
})

test('grades, weeks and attendance are added up over schools', async () => {
  const { tables } = await chief.report.preview({ ...week, type: 'grades' })
  expect(sorted(tables[0].rows)).toEqual([
    [1, 0, 0, 0, 0, 1, 33.3, 0],
    [2, 1, 1, 0, 0, 0, 83.3, 100],
  ])
  const analytics = await chief.report.preview({ ...week, type: 'analytics' })
  expect(analytics.tables[1]?.rows.map((row) => row.slice(1))).toEqual([[2, 3, 3, 66.7]])
  const before = await chief.report.preview({ ...week, type: 'attendance' })
  expect(before.tables[0].rows).toEqual([])
  await closeSittings(server, one.school, one.examId)
  // Nobody has written down yet who was expected there.
  expect((await chief.report.preview({ ...week, type: 'attendance' })).tables[0].rows).toEqual([])
  const { schoolId } = one.school
  const [sitting] = await inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.rows<{ id: string }>('SELECT id FROM exam_sittings'),
  )
  await closeSitting(server.pools.app)({ schoolId, reference: sitting?.id ?? '' })
  const after = await chief.report.preview({ ...week, type: 'attendance' })
  expect(sorted(after.tables[0].rows)).toEqual([[1, 2, 2, 2, 0, 0, 100]])
})

test('who may have begun on a device is apart from the absent, also over schools, until nothing is taken from it', async () => {
  const dayOf = (hoursAgo: number) => lagosDate(new Date(Date.now() - hoursAgo * 3_600_000))
  const days = { range: 'custom', from: dayOf(49), to: dayOf(0) } as const
  const { school, subjectId, classId, teacher, students } = other
  const { examId, detail } = await anExam(teacher, { subjectId, classIds: [classId] })
  const sealed = await offered(server, { school, examId, teacher })
  await students[0]?.attempt.package({ examId, knows: 1_000, has: sealed.sealId })
  const ofOther = async () => {
    const { tables, counted } = await chief.report.preview({ ...days, type: 'attendance' })
    // Both schools have one name; at the other everybody began.
    const row = tables[0].rows.find((one) => one[3] === 0)
    return { row: row?.slice(1), counted, columns: tables[0].columns.map(({ label }) => label) }
  }
  await closeSittings(server, school, examId)
  await closeSitting(server.pools.app)({ schoolId: school.schoolId, reference: detail.sittingId ?? '' })
  // Nobody has looked at the code: nothing can have been begun.
  expect(await ofOther()).toMatchObject({ row: [1, 2, 0, 0, 0, 2, 0] })
  await shown(server, { school }, sealed.sealId)
  const told = await ofOther()
  expect(told.columns).toContain('On a Device')
  expect(told.row).toEqual([1, 2, 0, 0, 0, 1, 1, 0])
  expect(told.counted).toContain(
    '1 of them may have begun on a device that has not been heard yet: neither present nor absent.',
  )
  // As the school itself reads it.
  const own = (await school.admin.report.preview({ ...days, type: 'attendance' })).tables[0].rows
  expect(own.map((row) => row.slice(4))).toEqual([told.row?.slice(1)])
  await closeSittings(server, school, examId, 25 * 3_600_000)
  expect((await ofOther()).row).toEqual([1, 2, 0, 0, 0, 2, 0])
  // Who has twice the time of an exam of ten hours is waited for ten hours longer.
  await inSchool(server.pools.app, school, async (tx) => {
    await tx.run('UPDATE exam_sittings SET duration_minutes = 600 WHERE school_id = $1', [tx.schoolId])
    await tx.run('UPDATE students SET extra_time_percent = 100 WHERE school_id = $1', [tx.schoolId])
  })
  expect((await ofOther()).row).toEqual([1, 2, 0, 0, 0, 1, 1, 0])
})

test('what names people is no report over schools, and no school asks about others', async () => {
  for (const type of ['class_performance', 'merit_list', 'report_cards'] as const) {
    expect((await refusalOf(chief.report.preview({ ...week, type }))).code, type).toBe('NOT_ALLOWED')
  }
  const narrowed = { ...week, type: 'performance', classId: one.classId } as const
  expect((await refusalOf(chief.report.preview(narrowed))).code).toBe('UNKNOWN_CLASS')
  const asked = `SELECT * FROM papers_of_schools('-infinity', 'infinity', '{0}')`
  const rowsOf = (schoolId: string) => inSchool(server.pools.app, { schoolId }, (tx) => tx.rows(asked))
  expect(await rowsOf(one.school.schoolId)).toEqual([])
  expect(await rowsOf(platformSchoolId)).toHaveLength(2)
})
