import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion } from '../../test/builders/exam.ts'
import { decideHaving, handInLate } from '../../test/builders/marking.ts'
import { aSchool, aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
import { aSitting, cardOf, closeSittings, handedIn, newPage, openPage, send } from '../../test/builders/sitting.ts'
import type { TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const doneOf = async (client: TestClient) => {
  const { firstSteps } = await client.report.overview()
  return firstSteps?.map(({ kind, isDone }) => (isDone ? kind.toUpperCase() : kind)).join(' ') ?? null
}
const waitingOf = async (client: TestClient) =>
  (await client.report.overview()).waiting.map(({ kind, title, count }) => `${kind} ${title} ${count}`)

test('the first steps are done one by one, and gone with the first marks', async () => {
  const school = await aSchool(server)
  const { admin } = school
  const classId = school.classes[0]?.id ?? ''
  expect(await doneOf(admin)).toBe('subject classes students questions exam marks')
  const { id: subjectId } = await aSubject(school)
  expect(await doneOf(admin)).toBe('SUBJECT classes students questions exam marks')
  // Who says that the proposed ones are right has said it.
  await admin.school.addClasses({ levels: ['SS1', 'SS2', 'SS3'], arms: ['A', 'B', 'C'] })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES students questions exam marks')
  const { client: teacher } = await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })
  const { client: colleague } = await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })
  const { client: stranger } = await aTeacher(server, school)
  const student = await aStudent(server, school, { classId })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES STUDENTS questions exam marks')
  await aQuestion(teacher, { subjectId })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES STUDENTS QUESTIONS exam marks')
  expect(await doneOf(teacher)).toBe('SUBJECT QUESTIONS exam marks')
  expect(await doneOf(stranger)).toBe('subject questions exam marks')
  const { examId } = await anExam(teacher, { subjectId, classIds: [classId], isPublished: false })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES STUDENTS QUESTIONS exam marks')
  expect(await waitingOf(teacher)).toEqual(['draft First term mock 3'])
  expect(await waitingOf(colleague)).toEqual([])
  expect(await waitingOf(stranger)).toEqual([])
  await teacher.exam.startNow({ examId })
  expect(await doneOf(admin)).toBe('SUBJECT CLASSES STUDENTS QUESTIONS EXAM marks')
  expect(await waitingOf(admin)).toEqual(['open First term mock 0'])
  expect(await waitingOf(colleague)).toEqual(['open First term mock 0'])
  const page = await openPage(student.client, examId)
  await send(page, [{ seq: 1, atMs: page.elapsedMs, kind: 'submit' }])
  await cardOf(page)
  expect(await doneOf(admin)).toBeNull()
  expect(await doneOf(teacher)).toBeNull()
  expect(await doneOf(stranger)).toBe('subject questions exam marks')
  expect(await waitingOf(admin)).toEqual(['done First term mock 1'])
})

test('scores wait to be released when the exam is over, and late answers to be decided', async () => {
  const of = await aSitting(server, { draft: { showResults: 'manual' } })
  await handedIn(server, of)
  const { client: stranger } = await aTeacher(server, of.school)
  const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
  const late = await newPage(server, of)
  await handInLate(server, of, late)
  await cardOf(late)
  expect(await waitingOf(of.teacher)).toEqual(['late First term mock 1', 'open First term mock 0'])
  // Both are for who answers for the exam; a colleague of the subject would find nothing to press.
  expect(await waitingOf(colleague)).toEqual(['open First term mock 0'])
  await closeSittings(server, of.school, of.examId)
  expect(await waitingOf(of.teacher)).toEqual(['late First term mock 1', 'release First term mock 2'])
  expect(await waitingOf(of.school.admin)).toEqual(await waitingOf(of.teacher))
  expect(await waitingOf(colleague)).toEqual([])
  expect(await waitingOf(stranger)).toEqual([])
  await decideHaving(of.teacher, late, 'refused')
  await of.teacher.result.release({ examId: of.examId, whileSat: true })
  expect(await waitingOf(of.teacher)).toEqual([])
})

test('what is due soon needs staff: who has no slip yet for it, and a draft, however many exams there are of each', async () => {
  const school = await aSchool(server)
  const { id: subjectId } = await aSubject(school)
  const [classId = '', otherId = ''] = school.classes.map(({ id }) => id)
  const { client: teacher } = await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })
  await aStudent(server, school, { classId })
  const withoutSlip = { subjectIds: [], name: 'Sade Sample' }
  await school.admin.people.addStudent({ ...withoutSlip, studentNumber: 'S/1', classId })
  await school.admin.people.addStudent({ ...withoutSlip, studentNumber: 'S/2', classId: otherId })
  const exam = { subjectId, classIds: [classId, otherId] }
  for (let count = 0; count < 6; count++) await anExam(teacher, exam)
  await anExam(teacher, { ...exam, isPublished: false })
  const kinds = async (client: TestClient) => {
    const { waiting } = await client.report.overview()
    return [...new Set(waiting.map((one) => `${one.kind} ${one.count} of ${one.countInAll} in ${one.examsCount}`))]
  }
  expect(await kinds(school.admin)).toEqual(['draft 3 of 0 in 1', 'slips 2 of 2 in 6', 'open 0 of 0 in 6'])
  expect(await kinds(teacher)).toEqual(['draft 3 of 0 in 1', 'slips 1 of 1 in 6', 'open 0 of 0 in 6'])
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(
      `UPDATE exam_sittings SET opens_at = opens_at + interval '8 days', closes_at = closes_at + interval '8 days'`,
    ),
  )
  await inSchool(server.pools.app, school, (tx) => tx.run(`UPDATE exams SET scheduled_date = scheduled_date + 8`))
  expect(await kinds(school.admin)).toEqual([])
})

test('an exam that closed with nobody there asks for nothing', async () => {
  const of = await aSitting(server, { draft: { showResults: 'manual' } })
  await closeSittings(server, of.school, of.examId)
  expect(await waitingOf(of.teacher)).toEqual([])
})
