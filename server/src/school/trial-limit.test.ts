import { trialLimit } from '@sabimark/domain/school/trial-limit.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examDraft } from '../../test/builders/exam.ts'
import { aSchool, aSubject, type TestSchool } from '../../test/builders/people.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
})
afterAll(() => server.stop())

const aQuestion = (n: number) => ({
  ...{ subjectId, type: 'multiple_choice' as const, question: `Question ${n}?`, options: ['a', 'b'], correctAnswer: 0 },
  ...{ topic: 'Number', marksHundredths: 100, timeAllocationMinutes: 1 },
})
const sql = (text: string, values: unknown[] = []) =>
  inSchool(server.pools.app, school, (tx) => tx.run(text, [tx.schoolId, ...values]))
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'rejected' ? one.reason.code : 'added')).sort()

it('a school in its trial keeps so many questions and no more, also at the same moment', async () => {
  await school.admin.bank.addQuestion(aQuestion(0))
  await sql(
    `INSERT INTO questions (school_id, id, subject_id, type, question, options, correct_option_ids, difficulty, topic,
       marks_hundredths, time_allocation_minutes, created_by, owner_id)
     SELECT school_id, gen_random_uuid(), subject_id, type, question, options, correct_option_ids, difficulty, topic,
       marks_hundredths, time_allocation_minutes, created_by, owner_id
     FROM questions q, generate_series(2, $2::int) WHERE q.school_id = $1`,
    [trialLimit.questions - 1],
  )
  const three = [1, 2, 3].map((n) => school.admin.bank.addQuestion(aQuestion(n)))
  expect(await outcomes(three)).toEqual(['TRIAL_LIMIT', 'TRIAL_LIMIT', 'added'])
  expect(await refusalOf(school.admin.bank.addQuestion(aQuestion(4)))).toMatchObject({
    status: 409,
    message: 'Your school has reached the limit of its free trial. Nothing was added; write to us if you need more.',
    data: { limit: trialLimit.questions },
  })
  // The trial is over, as before plans ended with it.
  await sql(`UPDATE schools SET trial_ends_at = now() - interval '1 second', trial_ends_plan = false WHERE id = $1`)
  await school.admin.bank.addQuestion(aQuestion(5))
})

it('a full trial stops neither undoing what adds nothing, nor counting students who are out of use', async () => {
  const own = await aSchool(server, { plan: 'enterprise' })
  const add = (studentNumber: string) => own.admin.people.addStudent({ name: 'Chidi Eze', studentNumber })
  const { student } = await add('GF/1')
  const { batch } = await own.admin.people.setStudentsClass({ ids: [student.id], classId: own.classes[0]?.id ?? '' })
  await inSchool(server.pools.app, own, async (tx) => {
    await tx.run(
      `INSERT INTO users (school_id, id, name, role, status)
       SELECT $1, gen_random_uuid(), 'Bisi', 'student', 'inactive' FROM generate_series(2, $2::int)`,
      [tx.schoolId, trialLimit.students],
    )
    await tx.run(
      `INSERT INTO students (school_id, user_id, student_id, student_id_key)
       SELECT $1, id, id, id FROM users WHERE school_id = $1 AND name = 'Bisi'`,
      [tx.schoolId],
    )
  })
  expect(await refusalOf(add('GF/2'))).toMatchObject({ code: 'TRIAL_LIMIT', data: { limit: trialLimit.students } })
  expect(await own.admin.school.undo({ batch: batch ?? '' })).toMatchObject({ doneCount: 1 })
})

it('an undo stores no more subjects than a trial keeps', async () => {
  const own = await aSchool(server, { plan: 'enterprise' })
  const { id } = await aSubject(own)
  await inSchool(server.pools.app, own, (tx) =>
    tx.run(
      `INSERT INTO subjects (school_id, id, name, code, duration_minutes, color, difficulty, status)
       SELECT $1, gen_random_uuid(), 'Subject', n::text, 60, '#0B6B4F', 'Easy', 'active' FROM generate_series(2, $2::int) n`,
      [tx.schoolId, trialLimit.subjects],
    ),
  )
  const { batch } = await own.admin.school.deleteSubjects({ ids: [id] })
  await aSubject(own)
  expect(await refusalOf(own.admin.school.undo({ batch: batch ?? '' }))).toMatchObject({ code: 'TRIAL_LIMIT' })
})

it('the last exam there is room for is written, and written again when its answer was lost', async () => {
  const own = await aSchool(server)
  const subject = await aSubject(own)
  const draft = examDraft({ subjectId: subject.id, classIds: [], questions: [] })
  await own.admin.exam.create(draft)
  await inSchool(server.pools.app, own, (tx) =>
    tx.run(
      `INSERT INTO exams (school_id, id, subject_id, title, exam_type, duration_minutes, scheduled_date, scheduled_time,
         closing_date, closing_time, passing_score, attempts_allowed, total_marks_hundredths, show_results,
         shuffle_questions, shuffle_options, status, created_by, owner_id)
       SELECT school_id, gen_random_uuid(), subject_id, title, exam_type, duration_minutes, scheduled_date, scheduled_time,
         closing_date, closing_time, passing_score, attempts_allowed, total_marks_hundredths, show_results,
         shuffle_questions, shuffle_options, status, created_by, owner_id
       FROM exams x, generate_series(2, $2::int) WHERE x.school_id = $1`,
      [tx.schoolId, trialLimit.exams - 1],
    ),
  )
  const last = { ...draft, requestId: crypto.randomUUID() }
  const made = await own.admin.exam.create(last)
  expect(await own.admin.exam.create(last)).toEqual({ ...made, isKnown: true })
  expect(await refusalOf(own.admin.exam.create(draft))).toMatchObject({ code: 'TRIAL_LIMIT' })
})

it('a subject out of use takes up no place of the plan, is no choice for new work, and is still listed', async () => {
  const own = await aSchool(server, { plan: 'starter' })
  const add = async (n: number, status: 'active' | 'inactive') =>
    (await own.admin.school.addSubject({ name: `Subject ${n}`, code: `S${n}`, status })).subject
  const resting = await add(0, 'inactive')
  for (let n = 1; n <= 5; n += 1) await add(n, 'active')
  expect(await refusalOf(add(6, 'active'))).toMatchObject({ code: 'PLAN_LIMIT', data: { limit: 5 } })
  await add(7, 'inactive')
  expect((await own.admin.school.listSubjects({})).items).toContainEqual(resting)

  const subjectIds = [resting.id]
  const student = own.admin.people.addStudent({ name: 'Chidi Eze', studentNumber: 'GF/1', subjectIds })
  const teacher = own.admin.people.addTeacher({
    ...{ name: 'Bola Ade', email: `bola@${own.subdomain}.test`, employeeId: 'T1', subjectIds },
    signIn: 'first_password',
  })
  const question = own.admin.bank.addQuestion({ ...aQuestion(1), subjectId: resting.id })
  const codes = (await Promise.all([student, teacher, question].map(refusalOf))).map(({ code }) => code)
  expect(codes).toEqual(Array(3).fill('UNKNOWN_SUBJECT'))
})
