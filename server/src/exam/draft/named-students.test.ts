import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion, examDraft, type Question } from '../../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let otherSubjectId: string
let classId: string
let elsewhereId: string
let questions: Question[]
let teacher: TestClient
let ada: Awaited<ReturnType<typeof aStudent>>
let bola: Awaited<ReturnType<typeof aStudent>>

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  otherSubjectId = (await aSubject(school, { name: 'English' })).id
  classId = classOf(school, 'SS1A').id
  elsewhereId = classOf(school, 'SS2B').id
  teacher = (await aTeacher(server, school, { subjectIds: [subjectId], classIds: [classId] })).client
  questions = [await aQuestion(teacher, { subjectId })]
  // One of a class of the exams below, one of another class who does not offer the subject.
  ada = await aStudent(server, school, { name: 'Ada Example', classId })
  bola = await aStudent(server, school, { name: 'Bola Example', classId: elsewhereId, subjectIds: [otherSubjectId] })
})
afterAll(() => server.stop())

const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(server.pools.app, school, work)
const draftOf = (changes: object = {}) => examDraft({ subjectId, classIds: [classId], questions, draft: changes })
const naming = async (...studentIds: string[]) => {
  const draft = draftOf({ studentIds })
  return { draft, ...(await teacher.exam.create(draft)) }
}
const namesOf = async (examId: string) => (await teacher.exam.get({ examId })).studentItems.map(({ name }) => name)
const setClass = (id: string, to: string | null) =>
  within((tx) => tx.run('UPDATE students SET class_id = $2 WHERE user_id = $1', [id, to]))
const setActive = (id: string, isActive: boolean) =>
  school.admin.people.setStudentsStatus({ ids: [id], status: isActive ? 'active' : 'inactive' })
const doorOf = async ({ client }: { client: TestClient }, examId: string) =>
  (await client.attempt.door({ examId })).state

test('a draft keeps whom it names, once each, counts them with its classes and leaves them where a save says nothing', async () => {
  const { examId } = await naming(bola.student.id, bola.student.id, ada.student.id)
  expect(await namesOf(examId)).toEqual(['Ada Example', 'Bola Example'])
  const detail = await teacher.exam.get({ examId })
  expect(detail).toMatchObject({ namedCount: 2, studentsRegistered: 2, status: 'draft' })
  expect(detail.studentItems[1]).toEqual({
    id: bola.student.id,
    name: 'Bola Example',
    className: 'SS2B',
    isActive: true,
  })
  await teacher.exam.update({ ...draftOf({ title: 'An older page' }), examId })
  expect(await teacher.exam.get({ examId })).toMatchObject({ title: 'An older page', namedCount: 2 })
  await teacher.exam.update({ ...draftOf({ studentIds: [ada.student.id] }), examId })
  expect(await teacher.exam.get({ examId })).toMatchObject({ namedCount: 1, studentsRegistered: 1 })
})

test('who is of another school, no student, inactive or in no class is refused by save, and nothing changes', async () => {
  const other = await aSchool(server)
  const stranger = await aStudent(server, other, { isSignedIn: false })
  const gone = await aStudent(server, school, { name: 'Chidi Gone', classId, isSignedIn: false })
  await setActive(gone.student.id, false)
  const { examId } = await naming(bola.student.id)
  const before = await teacher.exam.get({ examId })
  const { id: adminId } = await within((tx) =>
    tx.one<{ id: string }>("SELECT id FROM users WHERE role = 'school_admin'", []),
  )
  const left = { students: [{ name: 'Chidi Gone', why: 'Is not active.' }], count: 1 }
  for (const [id, refusal] of [
    [stranger.student.id, { code: 'UNKNOWN_PERSON' }],
    [adminId, { code: 'UNKNOWN_PERSON' }],
    [newId(), { code: 'UNKNOWN_PERSON' }],
    [gone.student.id, { code: 'STUDENTS_CANNOT_SIT', data: left }],
    ['nobody', { code: 'BAD_REQUEST' }],
  ] as const) {
    const draft = draftOf({ studentIds: [bola.student.id, id], title: 'Refused' })
    expect(await refusalOf(teacher.exam.create(draft))).toMatchObject(refusal)
    expect(await refusalOf(teacher.exam.update({ ...draft, examId }))).toMatchObject(refusal)
  }
  expect(await teacher.exam.get({ examId })).toEqual(before)
})

test('five hundred are named in one save and published, and of two who save the second is told', async () => {
  const ids = Array.from({ length: 500 }, () => newId())
  await within(async (tx) => {
    await tx.run(
      `INSERT INTO users (school_id, id, role, name, status, created_at)
       SELECT $1, id, 'student', 'Many ' || n, 'active', now() FROM unnest($2::uuid[]) WITH ORDINALITY AS x(id, n)`,
      [tx.schoolId, ids],
    )
    await tx.run(
      `INSERT INTO students (school_id, user_id, student_id, student_id_key, class_id)
       SELECT $1, id, 'M/' || n, 'm/' || n, $3 FROM unnest($2::uuid[]) WITH ORDINALITY AS x(id, n)`,
      [tx.schoolId, ids, elsewhereId],
    )
  })
  const { examId, revision } = await naming(...ids)
  expect(await teacher.exam.get({ examId })).toMatchObject({ namedCount: 500 })
  await teacher.exam.update({ ...draftOf({ studentIds: ids.slice(1) }), examId, revision })
  const late = teacher.exam.update({ ...draftOf({ studentIds: [] }), examId, revision })
  expect(await refusalOf(late)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await teacher.exam.publish({ examId })).toMatchObject({ namedCount: 499, status: 'active' })
})

test('an exam for named students alone is published, and they alone may sit it', async () => {
  const built = await anExam(teacher, { subjectId, classIds: [], questions, draft: { studentIds: [bola.student.id] } })
  expect(built.detail).toMatchObject({ status: 'active', classes: [], namedCount: 1, studentsRegistered: 1 })
  expect(built.detail.sittings).toMatchObject([{ namedCount: 1 }])
  expect(await doorOf(bola, built.examId)).toBe('ready')
  expect(await refusalOf(ada.client.attempt.door({ examId: built.examId }))).toMatchObject({ code: 'NOT_YOUR_EXAM' })
  // With neither it is still refused.
  const nobody = await anExam(teacher, { subjectId, classIds: [], questions, isPublished: false })
  expect(await refusalOf(teacher.exam.publish({ examId: nobody.examId }))).toMatchObject({ code: 'NO_CLASSES' })
})

test('whoever left or lost their class meanwhile is named by publishing; saved again, the draft may keep them', async () => {
  const { examId, draft } = await naming(ada.student.id, bola.student.id)
  await setActive(ada.student.id, false)
  await setClass(bola.student.id, null)
  const students = [
    { name: 'Ada Example', why: 'Is not active.' },
    { name: 'Bola Example', why: 'Is in no class.' },
  ]
  for (const call of [teacher.exam.publish, teacher.exam.startNow]) {
    expect(await refusalOf(call({ examId }))).toMatchObject({
      ...{ code: 'STUDENTS_CANNOT_SIT', status: 422, data: { students, count: 2 } },
    })
  }
  expect(await teacher.exam.get({ examId })).toMatchObject({ status: 'draft', sittingId: null, studentsRegistered: 0 })
  await teacher.exam.update({ ...draft, examId, title: 'Still theirs' })
  expect(await namesOf(examId)).toEqual(['Ada Example', 'Bola Example'])
  // Moved to another class is no reason: the place goes by name.
  await setActive(ada.student.id, true)
  await setClass(bola.student.id, classOf(school, 'SS3C').id)
  expect(await teacher.exam.publish({ examId })).toMatchObject({ namedCount: 2, studentsRegistered: 2 })
  await setClass(bola.student.id, elsewhereId)
  expect(await doorOf(bola, examId)).toBe('ready')
})

test('a withdrawn exam names whom it named last, a copy whoever can be named today, and a deleted draft nobody', async () => {
  const { examId } = await naming(ada.student.id)
  await teacher.exam.publish({ examId })
  await teacher.exam.nameStudents({ examId, ids: [bola.student.id], isNamed: true })
  expect(await namesOf(examId)).toEqual(['Ada Example', 'Bola Example'])
  await teacher.exam.withdraw({ examId })
  expect(await namesOf(examId)).toEqual(['Ada Example', 'Bola Example'])
  await setActive(ada.student.id, false)
  const { examId: copyId } = await teacher.exam.duplicate({ examId })
  expect(await namesOf(copyId)).toEqual(['Bola Example'])
  await setActive(ada.student.id, true)
  for (const id of [examId, copyId]) await teacher.exam.delete({ examId: id })
  const left = await within((tx) =>
    tx.rows('SELECT FROM exam_students WHERE exam_id = ANY ($1::uuid[])', [[examId, copyId]]),
  )
  expect(left).toEqual([])
})

test('a colleague of the subject reads how many are named, and not who', async () => {
  const colleague = (await aTeacher(server, school, { name: 'Dayo Example', subjectIds: [subjectId] })).client
  const { examId } = await naming(bola.student.id)
  const read = await colleague.exam.get({ examId })
  expect(read).toMatchObject({ namedCount: 1, studentItems: [], draft: { studentIds: [] } })
})

test('publishing warns of named students who sit another exam then, once for whoever is of both classes', async () => {
  const at = (time: string) => new Date(`2036-11-24T${time}:00+01:00`)
  const times = { opensAt: at('09:00'), closesAt: at('10:00') }
  await anExam(school.admin, {
    ...{ subjectId: otherSubjectId, classIds: [elsewhereId], questions: 1, ...times },
    draft: { title: 'Grammar', durationMinutes: 60 },
  })
  const planned = {
    ...examDraft({ subjectId, classIds: [classId], questions, ...times }),
    ...{ title: 'Algebra', studentIds: [ada.student.id, bola.student.id] },
  }
  // Of other classes than the own a teacher learns how many, not who.
  for (const [staff, students] of [[school.admin, ['Bola Example']] as const, [teacher, []] as const]) {
    expect((await staff.exam.checkClashes(planned)).clashes).toEqual([
      {
        ...{ kind: 'class', date: '2036-11-24', titles: ['Algebra', 'Grammar'], className: null },
        ...{ students, studentCount: 1 },
      },
    ])
  }
  // By class they are counted already; by name nobody is counted twice.
  const both = await teacher.exam.checkClashes({
    ...examDraft({ subjectId: otherSubjectId, classIds: [elsewhereId], questions, ...times }),
    ...{ title: 'Essays', studentIds: [bola.student.id] },
  })
  expect(both.clashes.filter(({ students }) => students.includes('Bola Example'))).toEqual([])
  expect(both.clashes).toHaveLength(1)
})
