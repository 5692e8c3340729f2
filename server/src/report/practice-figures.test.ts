import { reportTypes } from '@sabimark/domain/report/report-content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEssay, writtenBy } from '../../test/builders/essay.ts'
import { anExam } from '../../test/builders/exam.ts'
import { beginsWithinOneDay } from '../../test/builders/one-day.ts'
import { countersAndRecount } from '../../test/builders/recount.ts'
import { aSitting, cardOf, closeSittings, keyOf, openPage, type Sitting, sit } from '../../test/builders/sitting.ts'
import type { TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { closeSitting } from '../exam/attendance/close-sitting.ts'
import { ensureFirstAdmin } from '../people/first-admin/first-admin.ts'
import { inSchool } from '../platform/database/tenant.ts'

// Closing moves a paper back by the length of its exam.
const durationMinutes = 5
beginsWithinOneDay(7)
let server: TestServer
let of: Sitting
let chief: TestClient

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { students: 2, draft: { durationMinutes } })
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  chief = server.client()
  await chief.people.signIn({ email, password: password ?? '' })
})
afterAll(() => server.stop())

async function handIn(student: TestClient | undefined, examId: string, right: number): Promise<string> {
  const page = await openPage(student, examId)
  await sit(page, await keyOf(server, { school: of.school, examId }), { right })
  await cardOf(page)
  return page.attemptId
}

async function close(examId: string): Promise<void> {
  const { school } = of
  await closeSittings(server, school, examId)
  const ids = await inSchool(server.pools.app, school, (tx) =>
    tx.rows<{ id: string }>('SELECT id FROM exam_sittings WHERE exam_id = $1', [examId]),
  )
  const work = closeSitting(server.pools.app)
  for (const { id } of ids) await work({ schoolId: school.schoolId, reference: id })
}

/** Everything staff read about how exams went; of the exams themselves there is one more. */
async function figures(staff: TestClient) {
  const { totalExams: _all, completedExams: _over, ...summary } = await staff.result.summary({})
  const { waiting: _waiting, ...overview } = await staff.report.overview()
  return { overview, summary, performance: await staff.report.performance() }
}

async function everyFigure() {
  const { admin } = of.school
  const reports: unknown[] = []
  for (const type of reportTypes) {
    reports.push(await admin.report.preview({ type, range: 'this_week' }))
    if (type !== 'merit_list' && type !== 'report_cards') {
      reports.push(await chief.report.preview({ type, range: 'this_week' }).catch(({ code }) => code))
    }
  }
  return {
    ...{ ofSchool: await figures(admin), ofTeacher: await figures(of.teacher), reports },
    students: (await admin.people.listStudents({ sort: 'average' })).items,
    ...{ studentFigures: await admin.people.studentFigures(), schools: await chief.school.list({}) },
    counters: await inSchool(server.pools.app, of.school, countersAndRecount),
  }
}

test('a practice that is sat moves no figure, and its results are listed and say that it was practice', async () => {
  const { school, teacher, subjectId, classId, students } = of
  await handIn(students[0], of.examId, 2)
  await close(of.examId)
  const essay = await anEssay(teacher, subjectId)
  const choice = await anExam(teacher, { subjectId, classIds: [classId], isPublished: false })
  const { examId } = await anExam(teacher, {
    ...{
      subjectId,
      classIds: [classId],
      questions: [...choice.questions, essay],
      draft: { examType: 'practice', durationMinutes },
    },
  })
  const writer = await writtenBy(server, of, 'Water moves.', examId)
  await inSchool(server.pools.app, school, (tx) =>
    tx.run("UPDATE users SET status = 'inactive' WHERE id = (SELECT student_id FROM exam_attempts WHERE id = $1)", [
      writer.attemptId,
    ]),
  )
  await close(examId)
  const before = await everyFigure()

  await inSchool(server.pools.app, school, (tx) =>
    tx.run("UPDATE exam_sittings SET closes_at = now() + interval '2 hours' WHERE exam_id = $1", [examId]),
  )
  const attemptId = await handIn(students[0], examId, 3)
  await close(examId)
  expect(await everyFigure()).toEqual(before)
  expect(before.counters.held).toEqual(before.counters.recounted)
  expect(before.reports[0]).toMatchObject({ counted: '1 paper handed in, of 1 exam.' })

  const all = await school.admin.result.list({ examId })
  expect(all.items).toMatchObject([
    { id: attemptId, isPractice: true },
    { id: writer.attemptId, isPractice: true, waitsFor: 'mark' },
  ])
  const mine = await students[0]?.result.listMine()
  expect(mine?.items.map(({ isPractice }) => isPractice)).toEqual([true, undefined])
  expect((await school.admin.result.get({ attemptId })).card).toMatchObject({ isPractice: true })
  expect((await teacher.exam.get({ examId })).averageScore).toBeNull()
})
