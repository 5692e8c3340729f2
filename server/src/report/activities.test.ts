import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam } from '../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf } from '../../test/builders/people.ts'
import { aSitting, closeSittings, handedIn } from '../../test/builders/sitting.ts'
import type { TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const hour = 3_600_000
const linesOf = async (client: TestClient) =>
  (await client.report.recentActivity()).items.map(
    ({ kind, name, count, actor, isMine }) => `${kind} ${name} ${count} by ${isMine ? 'me' : actor}`,
  )

test('what people do at school is told, the newest first, with who did it', async () => {
  const school = await aSchool(server)
  const { admin } = school
  const [here, elsewhere] = [school.classes[0]?.id ?? '', school.classes[5]?.id ?? '']
  expect(await linesOf(admin)).toEqual([])
  const { id: subjectId } = await aSubject(school)
  const { client: teacher } = await aTeacher(server, school, {
    ...{ name: 'Bola Sample', subjectIds: [subjectId], classIds: [here] },
  })
  await aStudent(server, school, { name: 'Ada Sample', classId: elsewhere, isSignedIn: false })
  await aStudent(server, school, { name: 'Bayo Sample', classId: here, isSignedIn: false })
  expect(await linesOf(admin)).toEqual([
    'student_added Bayo Sample 2 by me',
    'teacher_added Bola Sample 1 by me',
    'subject_added Mathematics 1 by me',
  ])
  // Of others' classes and colleagues a teacher hears nothing.
  expect(await linesOf(teacher)).toEqual([
    'student_added Bayo Sample 1 by Ada Obi',
    'subject_added Mathematics 1 by Ada Obi',
  ])
  await anExam(teacher, {
    subjectId,
    classIds: [here],
    opensAt: new Date(Date.now() + hour),
    draft: { title: 'Later' },
  })
  const started = await anExam(teacher, { subjectId, classIds: [here], isPublished: 'now', draft: { title: 'Now' } })
  await anExam(teacher, { subjectId, classIds: [here], isPublished: false, draft: { title: 'Draft' } })
  await admin.exam.startNow({ examId: started.examId })
  expect(await linesOf(admin)).toEqual([
    'question_added Mathematics 3 by Bola Sample',
    'exam_started Now 1 by Bola Sample',
    'question_added Mathematics 3 by Bola Sample',
    'exam_published Later 1 by Bola Sample',
    'question_added Mathematics 3 by Bola Sample',
  ])
  expect(await linesOf(teacher)).toEqual([
    'question_added Mathematics 3 by me',
    'exam_started Now 1 by me',
    'question_added Mathematics 3 by me',
    'exam_published Later 1 by me',
    'question_added Mathematics 3 by me',
  ])
  const { client: stranger } = await aTeacher(server, school)
  expect(await linesOf(stranger)).toEqual([])
  const { items } = await admin.report.recentActivity()
  const [told] = items.filter(({ kind }) => kind === 'exam_started')
  expect(told).toMatchObject({ examId: started.examId, isAtLeast: false })
  expect(told?.agoMs).toBeLessThan(60_000)
  expect(items[0]?.examId).toBeNull()
})

test('what exams do by the clock is told: opened, closed with so many papers, released by somebody', async () => {
  const opensAt = new Date(Date.now() + hour)
  const of = await aSitting(server, { opensAt, draft: { showResults: 'manual', title: 'Mock' } })
  await inSchool(server.pools.app, of.school, (tx) =>
    tx.run(
      `UPDATE exam_sittings SET created_at = created_at - interval '2 days',
         opens_at = date_trunc('milliseconds', clock_timestamp())`,
    ),
  )
  expect((await linesOf(of.teacher))[0]).toBe('exam_opened Mock 1 by null')
  await handedIn(server, of)
  await handedIn(server, of)
  await closeSittings(server, of.school, of.examId, 0)
  await of.teacher.result.release({ examId: of.examId, whileSat: true })
  const lines = await linesOf(of.teacher)
  expect(lines.slice(0, 2)).toEqual(['results_released Mock 1 by me', 'exam_closed Mock 2 by null'])
  expect(lines).toHaveLength(5)
})

test('a file that brought students is told until it is undone, and so is a year that begins', async () => {
  const school = await aSchool(server)
  const { admin } = school
  const { id: subjectId } = await aSubject(school)
  const { client: teacher } = await aTeacher(server, school, { subjectIds: [subjectId] })
  const before = await linesOf(admin)
  const begun = { fileName: 'SS1A.xlsx', format: 'xlsx', foundCount: 1, leftOutCount: 0 }
  await admin.people.startRegister({ ...begun, fileName: 'Given up.xlsx' })
  expect(await linesOf(admin)).toEqual(before)
  // By a file whose name has a sign that turns its direction.
  const { importId } = await admin.people.startRegister({ ...begun, fileName: 'SS\u202e1A.xlsx' })
  const values = { name: 'Ada Sample', studentNumber: 'GC/1', className: classOf(school, 'SS1A').id }
  await admin.people.importStudents({ importId, rows: [{ position: 0, id: null, revision: null, values }] })
  expect(await linesOf(admin)).toEqual(['students_imported SS1A.xlsx 1 by me', ...before])

  const { classes, withoutClass, year: from } = await admin.people.planPromotion()
  const lines = classes.map(({ id: classId, studentsCount, target }) => ({ classId, studentsCount, target }))
  const year = { from, year: 'Next Year', withoutClass, classes: lines, exceptions: [] }
  const { batch } = await admin.people.promote(year)
  expect((await linesOf(admin))[0]).toBe('year_begun Next Year 1 by me')
  await admin.school.undo({ batch: batch ?? '' })
  expect((await linesOf(admin)).slice(0, 2)).toEqual(['year_undone Next Year 1 by me', 'year_begun Next Year 1 by me'])
  await admin.school.undo({ batch: importId })
  expect((await linesOf(admin)).some((line) => line.startsWith('students_imported'))).toBe(false)
  expect((await linesOf(teacher)).filter((line) => /year|imported/.test(line))).toEqual([])
})

test('a teacher is told of the questions they imported, not of those of others', async () => {
  const school = await aSchool(server)
  const { id: subjectId } = await aSubject(school)
  const [one, other] = [
    await aTeacher(server, school, { subjectIds: [subjectId] }),
    await aTeacher(server, school, { subjectIds: [subjectId] }),
  ]
  const { items } = await one.client.bank.listReadyMade({ subject: 'Mathematics' })
  await one.client.bank.takeReadyMade({ subjectId, of: { sources: items.slice(0, 1).map(({ id }) => id) } })
  expect((await linesOf(one.client))[0]).toBe('questions_taken Ready-made questions 1 by me')
  expect((await linesOf(other.client)).filter((line) => line.startsWith('questions'))).toEqual([])
})

test('where more was done in a row than the call looks back, it says so', async () => {
  const school = await aSchool(server)
  const { student } = await aStudent(server, school, { name: 'Ada Sample', isSignedIn: false })
  await inSchool(server.pools.app, school, async (tx) => {
    for (let number = 0; number < 300; number++) {
      await tx.run(
        `INSERT INTO audit_log (school_id, id, actor_user_id, action, subject)
         SELECT school_id, $2, actor_user_id, action, subject FROM audit_log WHERE school_id = $1
           AND action = 'student.added' LIMIT 1`,
        [tx.schoolId, newId()],
      )
    }
    // Others may name their subjects otherwise.
    await tx.run("INSERT INTO audit_log (school_id, id, action, subject) VALUES ($1, $2, 'student.added', 'x')", [
      tx.schoolId,
      newId(),
    ])
  })
  const { items } = await school.admin.report.recentActivity()
  expect(items).toEqual([expect.objectContaining({ name: student.name, count: 299, isAtLeast: true })])
})
