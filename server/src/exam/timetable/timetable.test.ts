import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anExam, type ExamOptions } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let server: TestServer
let school: TestSchool
let maths: string
let english: string
let classId: string
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  maths = (await aSubject(school)).id
  english = (await aSubject(school, { name: 'English' })).id
  classId = classOf(school, 'SS2B').id
})
afterAll(() => server.stop())

/** On Tuesday 24 November 2036, in Lagos. */
const at = (time: string) => new Date(`2036-11-24T${time}:00+01:00`)
const from = '2036-11-23'
const exam = (title: string, times: [string, string], said: Partial<ExamOptions> = {}) =>
  anExam(school.admin, {
    ...{ subjectId: maths, classIds: [classId], opensAt: at(times[0]), closesAt: at(times[1]) },
    ...said,
    draft: { title, location: 'Hall A', ...said.draft },
  })

it('shows every published exam of a week, by class, to any of staff, and who would sit two at once', async () => {
  const teacher = await aTeacher(server, school)
  for (const name of ['Ada Example', 'Bola Example'])
    await aStudent(server, school, { name, classId, isSignedIn: false })
  await aStudent(server, school, { name: 'Mathematics Only', classId, subjectIds: [maths], isSignedIn: false })
  await exam('Algebra', ['09:00', '10:00'])
  await exam('Grammar', ['09:30', '10:30'], { subjectId: english, classIds: [classId, classOf(school, 'SS3C').id] })
  await exam('Draft', ['09:00', '10:00'], { isPublished: false })
  await exam('Elsewhere', ['09:00', '10:00'], { classIds: [classOf(school, 'SS1A').id] })

  const shown = await teacher.client.exam.timetable({ from })
  expect(shown.sittings.map(({ title }) => title).sort()).toEqual(['Algebra', 'Elsewhere', 'Grammar'])
  expect(shown.sittings.find(({ title }) => title === 'Grammar')).toMatchObject({
    ...{ classes: ['SS2B', 'SS3C'], location: 'Hall A', subject: 'English', days: ['2036-11-24'] },
  })
  // A teacher of no subject works on none of them; the administrator works on all.
  expect(shown.sittings.map(({ examId }) => examId)).toEqual([null, null, null])
  expect((await school.admin.exam.timetable({ from })).sittings.every(({ examId }) => examId !== null)).toBe(true)
  // Of other classes than the own a teacher learns how many, not who.
  const both = { kind: 'class', date: '2036-11-24', className: null, titles: ['Algebra', 'Grammar'], studentCount: 2 }
  expect(shown.clashes).toEqual([{ ...both, students: [] }])
  const all = await school.admin.exam.timetable({ from })
  expect(all.clashes).toEqual([{ ...both, students: ['Ada Example', 'Bola Example'] }])
  const ofClass = await teacher.client.exam.timetable({ from, classId: classOf(school, 'SS3C').id })
  expect(ofClass.sittings.map(({ title }) => title)).toEqual(['Grammar'])
  expect((await teacher.client.exam.timetable({ from: '2036-11-16' })).sittings).toEqual([])
  const now = await teacher.client.exam.timetable({})
  expect([now.today, new Date(now.from).getUTCDay()]).toEqual([lagosDate(new Date()), 0])
})

it('warns before an exam is published, with its class and its day, and refuses nothing', async () => {
  const planned = {
    ...{ title: 'Third', subjectId: maths, classIds: [classId], examType: 'mock' as const, durationMinutes: 30 },
    ...{ scheduledDate: '2036-11-24', scheduledTime: '12:00', closingTime: '13:00' },
  }
  const { clashes } = await school.admin.exam.checkClashes(planned)
  expect(clashes).toMatchObject([{ kind: 'day', className: 'SS2B', titles: ['Algebra', 'Grammar', 'Third'] }])
  expect((await school.admin.exam.checkClashes({ ...planned, scheduledDate: '2036-11-23' })).clashes).toMatchObject([
    { kind: 'sunday', titles: ['Third'], date: '2036-11-23' },
  ])
  expect((await school.admin.exam.checkClashes({ ...planned, closingTime: '11:00' })).clashes).toEqual([])
  // An exam that is moved leaves the place it has.
  const [there] = (await school.admin.exam.timetable({ from: '2036-11-23', weeks: 1 })).sittings
  const moved = { ...planned, examId: there?.examId ?? '' }
  expect((await school.admin.exam.checkClashes(moved)).clashes.length).toBeLessThan(clashes.length)
  const never = school.admin.exam.checkClashes({ ...planned, scheduledDate: '9999-12-31' })
  expect(await refusalOf(never)).toMatchObject({ code: 'INVALID_TIME' })
  expect(await refusalOf(school.admin.exam.timetable({ from: '0000-01-01' }))).toMatchObject({ code: 'INVALID_TIME' })
  expect((await exam('Third', ['12:00', '13:00'])).detail.status).toBe('scheduled')
})
