import { afterAll, beforeAll, expect, it } from 'vitest'
import { anExam, type ExamOptions } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { openPage, sit } from '../../../test/builders/sitting.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let classId: string
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  classId = classOf(school, 'SS2B').id
})
afterAll(() => server.stop())

const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)
const exam = (title: string, said: Partial<ExamOptions> = {}) =>
  anExam(school.admin, { subjectId, classIds: [classId], ...said, draft: { title, ...said.draft } })

it('a student reads their own sittings, soonest first, with place and state, and nobody else’s', async () => {
  const { client } = await aStudent(server, school, { classId })
  const quiz = await exam('Quiz', {
    ...{ opensAt: days(3), closesAt: days(3.1), draft: { examType: 'quiz', location: ' Hall A ' } },
  })
  const running = await exam('Running')
  await exam('Far', { opensAt: days(20), closesAt: days(34), draft: { examType: 'practice' } })
  await exam('Draft', { isPublished: false, opensAt: days(2), closesAt: days(3) })
  await exam('Elsewhere', { classIds: [classOf(school, 'SS3C').id] })
  const over = await exam('Over')
  const old = await exam('Old')
  await inSchool(server.pools.app, { schoolId: school.schoolId }, async (tx) => {
    const move = 'UPDATE exam_sittings SET opens_at = $2, closes_at = $3 WHERE exam_id = $1'
    await tx.run(move, [over.examId, days(-2), days(-1)])
    await tx.run(move, [old.examId, days(-50), days(-49)])
  })
  const shown = await client.exam.schedule()
  expect(shown.events.map(({ title, type, status }) => [title, type, status])).toEqual([
    ['Over', 'exam', 'missed'],
    ['Running', 'exam', 'in_progress'],
    ['Quiz', 'quiz', 'upcoming'],
    ['Far', 'practice', 'upcoming'],
  ])
  expect(shown.events[2]).toMatchObject({
    examId: quiz.examId,
    location: 'Hall A',
    subject: 'Mathematics',
    revision: 1,
  })
  expect(shown.counts).toEqual({ upcomingExams: 0, practiceSessions: 1, thisWeek: 1 })
  expect(shown.days).toContain(shown.today)
  expect((await client.exam.listMine()).items.find(({ id }) => id === quiz.examId)?.location).toBe('Hall A')
  expect((await school.admin.exam.get({ examId: quiz.examId })).draft.location).toBe('Hall A')

  const page = await openPage(client, running.examId)
  await sit(page, {}, { right: 1, wrong: 0 })
  const after = await client.exam.schedule()
  expect(after.events.find(({ title }) => title === 'Running')?.status).toBe('completed')
  expect((await (await aStudent(server, school)).client.exam.schedule()).events).toEqual([])
})

it('an exam that is opened early is a newer one of the same event', async () => {
  const { client } = await aStudent(server, school, { classId })
  const { examId, detail } = await exam('Early', { opensAt: days(1), closesAt: days(1.1) })
  const find = async () => (await client.exam.schedule()).events.find(({ id }) => id === detail.sittingId)
  const before = await find()
  await school.admin.exam.startNow({ examId, sittingId: detail.sittingId ?? '' })
  const now = await find()
  expect([before?.revision, now?.revision]).toEqual([1, 2])
  expect(Date.parse(now?.changedAt ?? '')).toBeGreaterThan(Date.parse(before?.changedAt ?? ''))
})
