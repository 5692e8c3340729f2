import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam } from '../../../test/builders/exam.ts'
import { aStudent, aSubject, aTeacher } from '../../../test/builders/people.ts'
import { aSitting, cardOf, closeSittings, keyOf, openPage, type Sitting, sit } from '../../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { readPaperRows } from './performance-rows.ts'
import { readHead } from './read-head.ts'

let server: TestServer
let of: Sitting
let admin: TestClient
let biologyId: string
let otherClassId: string

/** Two subjects, two classes, one student who has moved between them, one paper that waits for a decision. */
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  const { school, classId } = of
  admin = school.admin
  otherClassId = school.classes[5]?.id ?? ''
  biologyId = (await aSubject(school, { name: 'Biology' })).id
  const { client: biologist } = await aTeacher(server, school, {
    ...{ subjectIds: [biologyId], classIds: [classId, otherClassId] },
  })
  const biology = await anExam(biologist, { subjectId: biologyId, classIds: [classId, otherClassId] })
  const ada = await aStudent(server, school, { name: 'Ada Sample', classId })
  const bola = await aStudent(server, school, { name: 'Bola Sample', classId: otherClassId })
  await handIn(ada.client, of.examId, 3)
  await handIn(bola.client, biology.examId, 2)
  await admin.people.setStudentsClass({ ids: [ada.student.id], classId: otherClassId })
  await handIn(ada.client, biology.examId, 1)
  const late = await aStudent(server, school, { name: 'Chidi Sample', classId })
  const attemptId = await handIn(late.client, of.examId, 0)
  await inSchool(server.pools.app, school, async (tx) => {
    await tx.run("UPDATE exam_attempts SET late_decision = 'pending' WHERE id = $1", [attemptId])
    await tx.run('UPDATE results SET late_count = 1 WHERE attempt_id = $1', [attemptId])
  })
  const other = await aSitting(server)
  await handIn(other.students[0], other.examId, 1, other)
})
afterAll(() => server.stop())

async function handIn(client: TestClient | undefined, examId: string, right: number, at = of): Promise<string> {
  const page = await openPage(client, examId)
  await sit(page, await keyOf(server, { school: at.school, examId }), { right })
  await cardOf(page)
  return page.attemptId
}

const week = { type: 'performance', range: 'this_week' } as const
const figures = async (asked: Partial<Parameters<TestClient['report']['preview']>[0]> = {}) =>
  (await admin.report.preview({ ...week, ...asked })).figures.map(({ value }) => value)

test('the figures are those of Results & Analytics, and what waits is said and counted nowhere', async () => {
  for (const asked of [{}, { subjectId: biologyId }, { classId: of.classId }, { classId: otherClassId }]) {
    const summary = await admin.result.summary(asked)
    const report = await admin.report.preview({ ...week, ...asked })
    expect(report.figures.slice(0, 2).map(({ value }) => value)).toEqual([summary.averageScore, summary.passRate])
    expect(report.tables[0].rowCount).toBe(summary.totalResults)
    expect(report.bars?.rows).toEqual(
      summary.subjectPerformance.map((one) => ({
        ...{
          label: one.subject,
          studentsCount: one.studentsCount,
          average: one.averageScore,
          passLine: one.passingScore,
        },
      })),
    )
  }
  // 100, 67 and 33; two students, two exams.
  expect(await figures()).toEqual([66.7, 66.7, 2, 2])
  const { counted } = await admin.report.preview(week)
  expect(counted).toBe(
    '3 papers handed in, of 2 exams. 1 more paper waits for a marker or for a decision about late answers.',
  )
})

test('a student who moved is in both classes, each time with what was begun there', async () => {
  const { tables } = await admin.report.preview(week)
  const byClass = tables[1]?.rows.map(([name, students, papers, average]) => [name, students, papers, average])
  expect(byClass?.map((row) => row.slice(1))).toEqual([
    [1, 1, 100],
    [2, 2, 50],
  ])
  const names = tables[0].rows.map((row) => `${row[0]} ${row[3]} ${row[5]}/${row[6]}`)
  expect(names[0]).toMatch(/^Ada Sample Biology/)
  expect(names).toHaveLength(3)
})

test('all rows of the file, step by step, are those of the table', async () => {
  const whole = (await admin.report.preview(week)).tables[0].rows
  const rows = await inSchool(server.pools.app, of.school, async (tx) => {
    const head = await readHead(tx, { ...week, teacherId: null }, { now: tx.now })
    if ('refusal' in head) throw new Error(head.refusal)
    const all: unknown[] = []
    let after: string | null = null
    do {
      const step = await readPaperRows(tx, { range: head.range, params: { teacherId: null } }, { after, size: 2 })
      all.push(...step.rows)
      after = step.next
    } while (after !== null)
    return all
  })
  expect(rows).toEqual(whole)
})

test('days that are none, another school’s class and a student are refused', async () => {
  const { preview } = admin.report
  const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code
  expect(await codeOf(preview({ type: 'performance', range: 'custom', from: '2026-01-02', to: '2026-01-01' }))).toBe(
    'RANGE_INVALID',
  )
  expect(await codeOf(preview({ type: 'performance', range: 'this_term' }))).toBe('NO_TERM')
  const other = await aSitting(server)
  expect(await codeOf(preview({ ...week, classId: other.classId }))).toBe('UNKNOWN_CLASS')
  expect(await codeOf(preview({ ...week, subjectId: other.subjectId }))).toBe('UNKNOWN_SUBJECT')
  expect(await codeOf(of.students[0]?.report.preview(week) ?? Promise.resolve())).toBe('NOT_ALLOWED')
})

test('grades are counted by the school’s scale, and add up to the papers', async () => {
  const { tables, figures: shown } = await admin.report.preview({ ...week, type: 'grades' })
  expect(tables[0].columns.map(({ label }) => label)).toEqual([
    ...['Subject', 'Class', 'Papers', 'A', 'B', 'C', 'D', 'F', 'Average', 'Pass Rate'],
  ])
  // Biology in the class it was sat in by both: 67 and 33; the other subject: 100.
  expect(tables[0].rows.find(([subject]) => subject === 'Biology')?.slice(2)).toEqual([2, 0, 1, 0, 0, 1, 50, 50])
  expect(tables[1]?.rows).toHaveLength(2)
  expect(shown.map(({ label, value }) => [label, value])).toEqual([
    ...[
      ['Papers', 3],
      ['Average Score', 66.7],
      ['Pass Rate', 66.7],
      ['Grade A', 33.3],
    ],
  ])
})

test('class performance names best and lowest, and a merit list the best averages of a class and subject', async () => {
  const performance = await admin.report.preview({ ...week, type: 'class_performance' })
  expect(performance.tables[0].rows.map((row) => row.slice(1))).toContainEqual(['Biology', 2, 2, 50, 50, 67, 33])
  expect(performance.tables[1]?.empty).toMatch(/^No two arms/)
  const merit = async (asked: object) => {
    const { tables, counted } = await admin.report.preview({ ...week, type: 'merit_list', ...asked })
    return { rows: tables[0].rows.map((row) => [row[0], row[1], row[4], row[5]]), counted }
  }
  // 100 and 33 come to 66.67, 67 of one paper to the same.
  expect((await merit({})).rows).toEqual([
    [1, 'Ada Sample', 2, 66.7],
    [1, 'Bola Sample', 1, 66.7],
  ])
  expect((await merit({ top: 1 })).counted).toContain('Everyone who shares the last place is included.')
  expect((await merit({ subjectId: biologyId, classId: otherClassId, top: 1 })).rows).toEqual([
    [1, 'Bola Sample', 1, 66.7],
  ])
  expect((await merit({ classId: of.classId })).counted).toContain(`in ${of.school.classes[0]?.name}`)
})

test('attendance says who was expected and absent, of sittings that have closed', async () => {
  const open = await admin.report.preview({ ...week, type: 'attendance' })
  expect(open.tables[0].rows).toEqual([])
  expect(open.tables[0].empty).toMatch(/^No sitting closed/)
  await closeSittings(server, of.school, of.examId)
  const { tables, counted, figures: shown } = await admin.report.preview({ ...week, type: 'attendance' })
  // Ada moved away and sat it before; Chidi sat it, too; whoever signed in with the sitting did not.
  expect(tables[0].rows.map((row) => row.slice(4))).toEqual([[3, 2, 2, 0, 1, 66.7]])
  expect(tables[1]?.rowCount).toBe(1)
  expect(tables[1]?.rows[0]?.slice(2, 3)).toEqual([of.school.classes[0]?.name])
  expect(shown.map(({ value }) => value)).toEqual([1, 3, 1, 66.7])
  expect(counted).toMatch(/^1 sitting closed on these days. They expected 3 students/)
  expect((await admin.report.preview({ ...week, type: 'attendance', subjectId: biologyId })).tables[0].rowCount).toBe(0)
})

test('analytics has exams, weeks and who moved, without figures that were not computed', async () => {
  const { tables } = await admin.report.preview({ ...week, type: 'analytics', subjectId: biologyId })
  // 67 and 33: 23.6 points apart from their mean, with the divisor N − 1.
  expect(tables[0].rows.map((row) => row.slice(1))).toEqual([['Biology', 2, 50, 23.6, null, null, null]])
  expect(tables[1]?.rows.map((row) => row.slice(1))).toEqual([[1, 2, 2, 50]])
  expect(tables[2]?.rows).toEqual([])
  const day = lagosDate(new Date(Date.now() + 24 * 60 * 60 * 1000))
  const tomorrow = await admin.report.preview({ type: 'analytics', range: 'custom', from: day, to: day })
  expect(tomorrow.tables.map(({ rows }) => rows)).toEqual([[], [], []])
  await inSchool(server.pools.app, of.school, (tx) =>
    tx.run("UPDATE results SET submitted_at = submitted_at - interval '7 days' WHERE subject_id = $1", [of.subjectId]),
  )
  const moved = await admin.report.preview({ ...week, type: 'analytics' })
  expect(moved.tables[2]?.rows.map((row) => [row[0], ...row.slice(3)])).toEqual([['Ada Sample', 100, 33.3, -66.7]])
  expect(moved.counted).toMatch(/The average is 50.0 points below the days before/)
})

test('a day ends at midnight in Lagos', async () => {
  const handedInAt = (at: string) =>
    inSchool(server.pools.app, of.school, (tx) =>
      tx.run('UPDATE results SET submitted_at = $1 WHERE subject_id = $2', [at, of.subjectId]),
    )
  const onDay = async (day: string) => (await figures({ range: 'custom', from: day, to: day }))[2]
  await handedInAt('2026-01-09T22:59:59.999Z')
  expect([await onDay('2026-01-09'), await onDay('2026-01-10')]).toEqual([1, 0])
  await handedInAt('2026-01-09T23:00:00Z')
  expect([await onDay('2026-01-09'), await onDay('2026-01-10')]).toEqual([0, 1])
  const { counted } = await admin.report.preview({
    type: 'performance',
    range: 'custom',
    from: '2026-01-11',
    to: '2026-01-11',
  })
  expect(counted).toBe('0 papers handed in.')
})
