import { analyticsOf } from '@sabimark/domain/result/analytics.ts'
import { averageOf } from '@sabimark/domain/school/average.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEssay } from '../../test/builders/essay.ts'
import { anExam } from '../../test/builders/exam.ts'
import { aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
import { act, aSitting, cardOf, keyOf, openPage, type Sitting, send, sit } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

type Row = Awaited<ReturnType<TestClient['result']['list']>>['items'][number]

let server: TestServer
let of: Sitting
let admin: TestClient
let biologist: TestClient
/** Teaches what the biologist teaches. */
let colleague: TestClient
let biologyId: string
const examIds = { biology: '', essay: '' }

/** Three students of two classes, three exams of two subjects, one paper that waits for a marker and one for a decision. */
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  const { school, subjectId, classId, teacher } = of
  admin = school.admin
  biologyId = (await aSubject(school, { name: 'Bàọ́lọ́jì' })).id
  const otherClassId = school.classes[5]?.id ?? ''
  biologist = (await aTeacher(server, school, { subjectIds: [biologyId], classIds: [classId, otherClassId] })).client
  colleague = (await aTeacher(server, school, { subjectIds: [biologyId] })).client
  const both = { classIds: [classId, otherClassId] }
  const held = { title: 'Cells and Tissues', showResults: 'manual' as const, passingScore: 60 }
  examIds.biology = (await anExam(biologist, { ...both, subjectId: biologyId, draft: held })).examId
  const essay = await anEssay(teacher, subjectId)
  examIds.essay = (await anExam(teacher, { ...both, subjectId, questions: [essay] })).examId
  const ada = await aStudent(server, school, { name: 'Adéṣọlá Sample', classId })
  const bola = await aStudent(server, school, { name: 'Bola Sample', classId: otherClassId })
  await handIn(ada.client, of.examId, 3)
  await handIn(ada.client, examIds.biology, 1)
  await handIn(bola.client, examIds.biology, 2)
  const written = await openPage(ada.client, examIds.essay)
  const question = written.content.questions[0]?.id ?? ''
  await send(written, [
    act(written, { kind: 'answer', question, value: 'Water moves.' }),
    act(written, { kind: 'submit' }),
  ])
  await cardOf(written)
  const late = await aStudent(server, school, { name: 'Chidi Sample', classId })
  const lateId = await handIn(late.client, of.examId, 1)
  await inSchool(server.pools.app, school, async (tx) => {
    await tx.run("UPDATE exam_attempts SET late_decision = 'pending' WHERE id = $1", [lateId])
    await tx.run('UPDATE results SET late_count = 1 WHERE attempt_id = $1', [lateId])
  })
  // Another school's, found by nobody here.
  const other = await aSitting(server)
  const page = await openPage(other.students[0], other.examId)
  await sit(page, await keyOf(server, other), { right: 1 })
  await cardOf(page)
})
afterAll(() => server.stop())

async function handIn(client: TestClient, examId: string, right: number): Promise<string> {
  const page = await openPage(client, examId)
  await sit(page, await keyOf(server, { school: of.school, examId }), { right })
  await cardOf(page)
  return page.attemptId
}

const said = ({ studentName, examTitle }: Row) => [studentName, examTitle]
const names = async (asked: Parameters<TestClient['result']['list']>[0]) =>
  (await admin.result.list(asked)).items.map(({ studentName }) => studentName)

test('a row has the specification’s fields, and what waits has no score yet', async () => {
  const { items, total } = await admin.result.list({})
  expect(total).toBe(5)
  const row = items.find(({ examId, studentName }) => examId === examIds.biology && studentName === 'Bola Sample')
  expect(row).toMatchObject({
    ...{ subject: 'Bàọ́lọ́jì', examTitle: 'Cells and Tissues', percentage: 67, grade: 'B', remarks: 'Very good' },
    ...{ totalQuestions: 3, questionsAttempted: 2, correctAnswers: 2, wrongAnswers: 0, unattempted: 1 },
    ...{ status: 'completed', waitsFor: null, isToRelease: true },
  })
  expect(row?.score).toBeCloseTo(((row?.totalMarks ?? 0) * 2) / 3)
  expect(row?.timeSpent).toBeLessThanOrEqual(row?.totalTime ?? 0)
  expect(items.find(({ examId }) => examId === examIds.essay)).toMatchObject({
    ...{ score: null, percentage: null, grade: null, remarks: '', waitsFor: 'mark', isToRelease: false },
  })
  expect(items.find(({ studentName }) => studentName === 'Chidi Sample')?.waitsFor).toBe('late')
  const seen = await colleague.result.list({ examId: examIds.biology })
  expect(seen.items.map(({ isToRelease }) => isToRelease)).toEqual([false, false])
})

test('every order goes over all results page by page, and none is lost or twice', async () => {
  const all = (await admin.result.list({})).items
  const instants = all.map(({ submittedAt }) => submittedAt)
  expect(instants).toEqual([...instants].sort().reverse())
  for (const sort of ['newest', 'score', 'student'] as const) {
    for (const order of ['asc', 'desc'] as const) {
      const whole = (await admin.result.list({ sort, order })).items
      const seen: Row[] = []
      let cursor: string | undefined
      do {
        const page = await admin.result.list({ sort, order, size: 2, cursor })
        seen.push(...page.items)
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen, `${sort} ${order}`).toEqual(whole)
      expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length)
    }
  }
  const scores = (await admin.result.list({ sort: 'score' })).items.map(({ percentage }) => percentage)
  expect(scores).toEqual([100, 67, 33, 33, null])
  expect((await names({ sort: 'student' }))[0]).toBe('Adéṣọlá Sample')
})

test('search finds by student, number, subject and exam, words of several together; filters narrow', async () => {
  expect(await names({ search: 'ADESOLA' })).toHaveLength(3)
  const [first] = (await admin.result.list({ search: 'bola' })).items
  expect(await names({ search: first?.studentNumber ?? '' })).toContain('Bola Sample')
  expect(await names({ search: 'baoloji' })).toHaveLength(2)
  expect((await admin.result.list({ search: 'tissues adesola' })).items.map(said)).toEqual([
    ['Adéṣọlá Sample', 'Cells and Tissues'],
  ])
  expect(await admin.result.list({ search: 'bola chidi' })).toMatchObject({ items: [], total: 0 })
  expect(await names({ subjectId: biologyId, grade: 'B' })).toEqual(['Bola Sample'])
  expect(await names({ grade: 'Z' })).toEqual([])
  expect(await names({ classId: of.school.classes[5]?.id })).toEqual(['Bola Sample'])
  for (const asked of [{ subjectId: biologyId }, { examId: examIds.essay }, { classId: of.classId }, { grade: 'A' }]) {
    const { items, total } = await admin.result.list(asked)
    expect(items.length, JSON.stringify(asked)).toBe(total)
    expect(total).toBeGreaterThan(0)
  }
})

test('a teacher sees the exams they wrote or of their subjects, and no student sees the list', async () => {
  expect((await biologist.result.list({})).items.map(({ examId }) => examId)).toEqual([
    examIds.biology,
    examIds.biology,
  ])
  expect(await biologist.result.list({})).toMatchObject({ total: 2 })
  expect(await biologist.result.summary({})).toMatchObject({ totalResults: 2, totalSubjects: 1, totalExams: 1 })
  expect((await of.teacher.result.list({})).total).toBe(3)
  const [student] = of.students
  if (!student) throw new Error('There is no such student.')
  for (const call of [student.result.list, student.result.summary]) {
    expect(await refusalOf(call({}))).toMatchObject({ code: 'NOT_ALLOWED' })
  }
})

test('the figures are what adding up the rows gives, whatever narrows them, and what waits is in none', async () => {
  const asked = [
    ...[{}, { subjectId: biologyId }, { subjectId: of.subjectId }, { examId: of.examId }, { examId: examIds.essay }],
    ...[{ classId: of.classId }, { grade: 'F' }, { search: 'adesola' }, { search: 'nobody' }],
    { classId: of.classId, subjectId: biologyId },
  ]
  for (const client of [admin, biologist]) {
    for (const one of asked) {
      const rows = (await client.result.list(one)).items.filter(({ waitsFor }) => waitsFor === null)
      const summary = await client.result.summary(one)
      expect(summary, JSON.stringify(one)).toMatchObject(figuresOf(rows))
      const week = { exams: new Set(rows.map(({ examId }) => examId)).size, averageScore: averageIn(rows) }
      expect(summary.weeklyStats.at(-1)).toMatchObject({ ...week, students: studentsIn(rows) })
      expect(summary.weeklyStats).toHaveLength(8)
    }
  }
  expect(await admin.result.summary({})).toMatchObject({
    ...{ totalStudents: 4, totalTeachers: 3, totalExams: 3, totalSubjects: 2, activeExams: 3, completedExams: 0 },
    ...{ totalResults: 3, averageScore: 66.7, passRate: 66.7 },
  })
})

const studentsIn = (rows: readonly Row[]) => new Set(rows.map(({ studentId }) => studentId)).size
const millionthsIn = (rows: readonly Row[]) =>
  rows.reduce((sum, { score, totalMarks }) => sum + Math.round(((score ?? 0) / totalMarks) * 100_000_000), 0)
const averageIn = (rows: readonly Row[]) => averageOf({ markedCount: rows.length, millionthsSum: millionthsIn(rows) })

/** By the passing scores of the exams above: 60 of biology, 50 of the others. */
function figuresOf(rows: readonly Row[]) {
  const { subjectPerformance, ...figures } = analyticsOf(
    [...new Set(rows.map(({ subject }) => subject))].map((subject) => {
      const own = rows.filter((row) => row.subject === subject)
      const passed = own.filter(({ percentage, examId }) => (percentage ?? 0) >= (examId === examIds.biology ? 60 : 50))
      return {
        ...{ subjectId: subject, subject, markedCount: own.length, millionthsSum: millionthsIn(own) },
        ...{ studentsCount: studentsIn(own), passedCount: passed.length },
      }
    }),
  )
  return { ...figures, subjectPerformance: subjectPerformance.map(({ subjectId: _id, ...one }) => one) }
}

test('an export is the list itself, written down at its first page without what was searched for', async () => {
  const page = await admin.result.list({ purpose: 'export', search: 'sample', subjectId: biologyId, size: 1 })
  await admin.result.list({ purpose: 'export', search: 'sample', subjectId: biologyId, cursor: page.nextCursor ?? '' })
  const lines = await inSchool(server.pools.app, of.school, (tx) =>
    tx.rows("SELECT detail FROM audit_log WHERE action = 'result.exported'"),
  )
  expect(lines).toEqual([{ detail: { total: 2, filters: { subjectId: biologyId } } }])
})
