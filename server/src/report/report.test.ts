import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { moveToLastMonth } from '../../test/builders/last-month.ts'
import { aStudent, aSubject, aTeacher } from '../../test/builders/people.ts'
import { countersAndRecount } from '../../test/builders/recount.ts'
import { aSitting, cardOf, closeSittings, keyOf, openPage, type Sitting, sit } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let sitting: Sitting

beforeAll(async () => {
  server = await testServer()
  sitting = await aSittingOfThisMonth()
})
afterAll(() => server.stop())

/** It opens now: an hour ago, when sittings of tests open, may be last month. */
async function aSittingOfThisMonth(): Promise<Sitting> {
  const of = await aSitting(server, { students: 2 })
  await inSchool(server.pools.app, of.school, (tx) => tx.run('UPDATE exam_sittings SET opens_at = clock_timestamp()'))
  return of
}

async function handIn(
  student: TestClient | undefined,
  of: { school: Sitting['school']; examId: string },
  right: number,
) {
  const page = await openPage(student, of.examId)
  await sit(page, await keyOf(server, of), { right })
  await cardOf(page)
}
const noChange = { students: null, teachers: null, activeExams: null, averageScore: null }

test('the figures of the dashboard follow what is there, of this school alone', async () => {
  const { school, examId, students, teacher } = sitting
  expect(await school.admin.report.overview()).toMatchObject({
    ...{ studentsCount: 2, teachersCount: 1, activeExamsCount: 1, averageScore: null },
    changes: noChange,
  })
  const [one, two] = students
  await handIn(one, sitting, 3)
  await handIn(two, sitting, 2)
  const other = await aSitting(server)
  await handIn(other.students[0], other, 0)
  expect((await school.admin.report.overview()).averageScore).toBe(83.3)
  expect((await other.school.admin.report.overview()).averageScore).toBe(0)

  // Another class, subject and teacher: the first teacher's figures do not move.
  const { id: subjectId } = await aSubject(school, { name: 'Biology' })
  const classId = school.classes[5]?.id ?? ''
  const { client: biologist } = await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })
  await aStudent(server, school, { classId, isSignedIn: false })
  await anExam(biologist, { subjectId, classIds: [classId] })
  expect(await school.admin.report.overview()).toMatchObject({
    ...{ studentsCount: 3, teachersCount: 2, activeExamsCount: 2 },
  })
  // Who was invited stands in the list of teachers, and is counted as they are there.
  const invited = { name: 'Ife Example', email: `ife@${school.subdomain}.test`, employeeId: 'T9' }
  await school.admin.people.addTeacher({ ...invited, signIn: 'invitation' })
  expect((await school.admin.report.overview()).teachersCount).toBe(3)
  // Total counts all, here and above the list.
  const [newest] = (await school.admin.people.listStudents({ size: 1 })).items
  await school.admin.people.setStudentsStatus({ ids: [newest?.id ?? ''], status: 'inactive' })
  const { studentsCount } = await school.admin.report.overview()
  expect([studentsCount, (await school.admin.people.studentFigures()).total]).toEqual([3, 3])
  expect(await teacher.report.overview()).toMatchObject({ studentsCount: 2, activeExamsCount: 1, averageScore: 83.3 })
  expect(await biologist.report.overview()).toMatchObject({ studentsCount: 1, activeExamsCount: 1, averageScore: null })

  await closeSittings(server, school, examId)
  expect((await school.admin.report.overview()).activeExamsCount).toBe(1)
})

test('a change from last month is counted by hand the same: people in percent, the average in points', async () => {
  const of = await aSittingOfThisMonth()
  const { school, teacher } = of
  await handIn(of.students[0], of, 3)
  await handIn(of.students[1], of, 2)
  await moveToLastMonth(server, school)
  // 100 and 67 in the month before; nothing in this one yet.
  expect((await school.admin.report.overview()).changes).toEqual({
    ...{ students: 0, teachers: 0, activeExams: null, averageScore: null },
  })
  const { client } = await aStudent(server, school)
  await handIn(client, of, 1)
  // A third this month against five sixths; three students where there were two.
  const { changes, averageScore } = await school.admin.report.overview()
  expect(changes).toEqual({ students: 50, teachers: 0, activeExams: null, averageScore: -50 })
  expect(averageScore).toBe(66.7)
  expect((await teacher.report.overview()).changes).toMatchObject({ students: 50, averageScore: -50 })
  await inSchool(server.pools.app, school, async (tx) => {
    const { held, recounted } = await countersAndRecount(tx)
    expect(held).toEqual(recounted)
    // The exam of this test was open when last month ended, had it been made by then.
    await tx.run("UPDATE exam_sittings SET opens_at = opens_at - interval '40 days'")
  })
  expect((await school.admin.report.overview()).changes.activeExams).toBe(0)
})

test('top students and subjects: by average, a teacher’s of the own classes and exams', async () => {
  const of = await aSitting(server)
  const { school, teacher, classId } = of
  const { id: otherSubjectId } = await aSubject(school, { name: 'Biology' })
  const otherClassId = school.classes[5]?.id ?? ''
  const { client: biologist } = await aTeacher(server, school, {
    ...{ subjectIds: [otherSubjectId], classIds: [otherClassId, classId] },
  })
  expect(await school.admin.report.performance()).toEqual({ topStudents: [], subjects: [] })
  const biology = await anExam(biologist, { subjectId: otherSubjectId, classIds: [classId, otherClassId] })
  const ofBiology = { school, examId: biology.examId }
  const ada = await aStudent(server, school, { name: 'Ada Sample', classId })
  const bayo = await aStudent(server, school, { name: 'Bayo Sample', classId: otherClassId })
  // Ada: all in the teacher's subject, a third in biology. Bayo: two thirds in biology alone: level, with fewer papers.
  await handIn(ada.client, of, 3)
  await handIn(ada.client, ofBiology, 1)
  await handIn(bayo.client, ofBiology, 2)

  const row = (name: string, className: string, averageScore: number, examsTaken: number) => ({
    ...{ name, className, averageScore, examsTaken, id: expect.any(String) },
  })
  const [first, sixth] = [school.classes[0]?.name ?? '', school.classes[5]?.name ?? '']
  const whole = await school.admin.report.performance()
  expect(whole.topStudents).toEqual([row('Ada Sample', first, 66.7, 2), row('Bayo Sample', sixth, 66.7, 1)])
  expect(whole.subjects.map(({ subject, averageScore, papersCount }) => [subject, averageScore, papersCount])).toEqual([
    ['Mathematics', 100, 1],
    ['Biology', 50, 2],
  ])
  const mine = await teacher.report.performance()
  expect(mine.topStudents).toEqual([row('Ada Sample', first, 100, 1)])
  expect(mine.subjects.map(({ subject }) => subject)).toEqual(['Mathematics'])
  const theirs = await biologist.report.performance()
  expect(theirs.topStudents).toEqual([row('Bayo Sample', sixth, 66.7, 1), row('Ada Sample', first, 33.3, 1)])
})

test('no more than five students, the best, whoever has left', async () => {
  const of = await aSitting(server, { students: 6 })
  for (const [index, student] of of.students.entries()) await handIn(student, of, index % 4)
  const { topStudents } = await of.school.admin.report.performance()
  expect(topStudents.map(({ averageScore }) => averageScore)).toEqual([100, 66.7, 33.3, 33.3, 0])
  await inSchool(server.pools.app, of.school, (tx) =>
    tx.run("UPDATE users SET status = 'inactive' WHERE id = $1", [topStudents[0]?.id]),
  )
  const { topStudents: left } = await of.school.admin.report.performance()
  expect(left.map(({ averageScore }) => averageScore)).toEqual([66.7, 33.3, 33.3, 0, 0])
})

test('a student has no dashboard figures', async () => {
  const [student] = sitting.students
  for (const call of ['overview', 'performance', 'recentActivity'] as const) {
    expect(await refusalOf(student?.report[call]() ?? Promise.resolve())).toMatchObject({ code: 'NOT_ALLOWED' })
  }
})

test('a teacher keeps the marks of the own classes when the students move on, and gets none of where they went', async () => {
  const of = await aSitting(server)
  const { school, teacher, subjectId, classId } = of
  const next = school.classes[5]
  const { client: nextTeacher } = await aTeacher(server, school, {
    ...{ subjectIds: [subjectId], classIds: [next?.id ?? ''] },
  })
  const ada = await aStudent(server, school, { name: 'Ada Sample', classId })
  await handIn(ada.client, of, 3)
  await inSchool(server.pools.app, school, (tx) =>
    tx.run('UPDATE students SET class_id = $2 WHERE user_id = $1', [ada.student.id, next?.id]),
  )
  const top = async (client: TestClient) => (await client.report.performance()).topStudents
  const line = { name: 'Ada Sample', className: next?.name }
  expect(await top(teacher)).toMatchObject([{ ...line, averageScore: 100, examsTaken: 1 }])
  expect(await top(nextTeacher)).toEqual([])
  // People are counted where they are now.
  expect((await nextTeacher.report.overview()).studentsCount).toBe(1)

  const later = await anExam(nextTeacher, { subjectId, classIds: [next?.id ?? ''] })
  await handIn(ada.client, { school, examId: later.examId }, 1)
  expect(await top(nextTeacher)).toMatchObject([{ ...line, averageScore: 33.3, examsTaken: 1 }])
  expect(await top(teacher)).toMatchObject([{ ...line, averageScore: 100, examsTaken: 1 }])
  expect(await top(school.admin)).toMatchObject([{ ...line, averageScore: 66.7, examsTaken: 2 }])
})
