import { markAttempts } from '../../src/marking/mark-attempts.ts'
import { ensureFirstAdmin } from '../../src/people/first-admin/first-admin.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { selectOptionalSchoolBySubdomain } from '../../src/school/school.db.ts'
import { anExam, aQuestion, examDraft } from '../builders/exam.ts'
import {
  adminPassword,
  aSchool,
  aSignUpForm,
  aStudent,
  aSubject,
  aTeacher,
  classOf,
  tokenMailedTo,
} from '../builders/people.ts'
import { offered, packed, shown } from '../builders/seal.ts'
import { act, moveBack, newPageId, openPage, send } from '../builders/sitting.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'
import type { SampleValues } from './fitting.ts'

/** Who sends a body. A ticket needs no session, so its holder is a stranger who knows it. */
export const senders = ['stranger', 'super_admin', 'school_admin', 'teacher', 'student', 'neighbour'] as const
export type Sender = (typeof senders)[number]

export type World = { known: SampleValues; subdomain: string; cookieOf: Record<Sender, string> }

/** Names and addresses nobody has taken yet. */
const fresh = Array.from({ length: 40 }, (_, index) => `fresh${index}`)

/** A school in the middle of its day, and another beside it: everything a body could name is there. */
export async function buildWorld(server: TestServer): Promise<World> {
  const superAdmin = server.client()
  const first = await ensureFirstAdmin(server.pools, server.config)
  await superAdmin.people.signIn({ email: first.email, password: first.password ?? '' })
  const [school, other] = [await aSchool(server), await aSchool(server)]
  const [here, there] = [await aHall(server, school), await aHall(server, other)]

  const pending = aSignUpForm()
  await server.client().people.signUp(pending)
  const unverified = await selectOptionalSchoolBySubdomain(server.pools.app, pending.subdomain)
  const verification = await tokenMailedTo(server, unverified?.id ?? '', pending.email)
  const invitations: string[] = []
  for (const name of fresh.slice(0, 4)) {
    const email = `${name}@${school.subdomain}.test`
    await school.admin.people.addTeacher({ name, email, employeeId: name, signIn: 'invitation' })
    invitations.push(await tokenMailedTo(server, school.schoolId, email))
  }
  await server.client().people.requestPasswordReset({ email: school.email })
  const reset = await tokenMailedTo(server, school.schoolId, school.email)

  // Most bodies name what is their sender's own; some what belongs to the other school.
  const own = [here, here, here, there]
  const examIds = own.flatMap(({ examIds: ids }) => ids)
  const questionIds = own.flatMap(({ bankIds }) => bankIds)
  const shortIds = own.flatMap((hall) => hall.shortIds)
  const attemptIds = own.flatMap((hall) => hall.attemptIds)
  const subjectIds = own.map(({ subjectId }) => subjectId)
  const classIds = own.map(({ classId }) => classId)
  const schoolIds = [school.schoolId, other.schoolId]
  const spareIds = [here.spareStudentId, here.spareTeacherId, there.spareStudentId]
  const known: SampleValues = {
    anyId: [...examIds, ...questionIds, ...attemptIds, ...subjectIds, ...classIds, ...schoolIds, ...spareIds],
    id: spareIds,
    examId: examIds,
    questionId: [...questionIds, ...shortIds],
    attemptId: attemptIds,
    subjectId: subjectIds.slice(0, 1),
    classId: classIds.slice(0, 1),
    schoolId: schoolIds,
    cursor: [...examIds, ...questionIds, ...attemptIds, ...spareIds],
    question: [...shortIds, ...questionIds],
    revision: [1, 2],
    value: own.flatMap(({ optionIds }) => optionIds),
    ticket: own.flatMap(({ tickets }) => tickets),
    sealId: own.map(({ sealId }) => sealId),
    has: own.map(({ sealId }) => sealId),
    sittingId: own.map(({ sittingId }) => sittingId),
    pageId: Array.from({ length: 4 }, newPageId),
    epoch: [0, 0, 0, 1],
    // Up to a year before the doors opened.
    begunAgoMs: [0, 60_000, 900_000, 365 * 86_400_000],
    contentHash: own.map(({ contentHash }) => contentHash),
    email: [school.email, other.email, pending.email, here.email, ...fresh.map((name) => `${name}@hostile.test`)],
    subdomain: [...fresh, ...fresh.map(() => school.subdomain)],
    school: [school.subdomain],
    studentNumber: [here.studentNumber, 'GF/1'],
    phone: ['0800 000 0000'],
    name: ['Example Name'],
    schoolName: ['Example School'],
    password: [adminPassword, adminPassword, here.studentPassword, 'not the password'],
    confirmPassword: [adminPassword],
    newPassword: ['another password'],
    currentPassword: [adminPassword, here.studentPassword],
    agreeToTerms: [true],
    token: [...invitations, reset, reset, verification, verification],
    type: ['signup', 'signup', 'multiple_choice', 'true_false'],
    seq: [1, 2, 3, 4],
    atMs: [0, 1000, 60_000],
    correctAnswer: [0, 1],
    scheduledDate: [here.today],
    closingDate: [here.today],
  }
  const cookie = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const cookieOf = {
    stranger: '',
    super_admin: cookie(superAdmin),
    school_admin: cookie(school.admin),
    teacher: cookie(here.teacher),
    student: cookie(here.student),
    neighbour: cookie(other.admin),
  }
  return { known, subdomain: school.subdomain, cookieOf }
}

type School = Awaited<ReturnType<typeof aSchool>>

/** A teacher with exams (sat, handed in, with late answers, drafts), a bank and a student in the middle of one. */
async function aHall(server: TestServer, school: School) {
  const { id: subjectId } = await aSubject(school)
  const classId = classOf(school, 'SS1A').id
  const rooms = { subjectIds: [subjectId], classIds: [classId] }
  const { client: teacher, email } = await aTeacher(server, school, rooms)
  const spareTeacher = await aTeacher(server, school)
  const spareStudent = await aStudent(server, school, { isSignedIn: false })
  const { client: student, slip } = await aStudent(server, school, { classId })
  const bank = [await aQuestion(teacher, { subjectId }), await aQuestion(teacher, { subjectId })]
  const sat = { subjectId, classIds: [classId], questions: bank }
  const running = await anExam(teacher, sat)
  const over = await anExam(teacher, { ...sat, draft: { showResults: 'manual' } })
  // Many, as those that are published by the way are drafts no more.
  const drafts: string[] = []
  for (let count = 0; count < 8; count++) drafts.push((await anExam(teacher, { ...sat, isPublished: false })).examId)
  const page = await openPage(student, running.examId)
  const done = await openPage(student, over.examId)
  await send(done, [act(done, { kind: 'submit' })])
  const late = await anExam(teacher, sat)
  const prepared = await aPreparedExam(server, school, { ...sat, teacher })
  const lateId = await aLateAttempt(server, school, student, late.examId)
  return {
    subjectId,
    classId,
    teacher,
    student,
    email,
    studentNumber: slip.signInName,
    studentPassword: slip.firstPassword,
    spareStudentId: spareStudent.student.id,
    spareTeacherId: spareTeacher.teacher.id,
    bankIds: bank.map(({ id }) => id),
    examIds: [running.examId, over.examId, late.examId, prepared.examId, ...drafts],
    attemptIds: [page.attemptId, done.attemptId, lateId],
    shortIds: page.order.map(({ questionId }) => questionId),
    optionIds: page.order.flatMap(({ optionIds }) => optionIds),
    ...{ sealId: prepared.sealId, sittingId: prepared.sittingId },
    tickets: [page.ticket, page.ticket, ...prepared.tickets],
    contentHash: page.contentHash,
    today: examDraft({ ...sat }).scheduledDate,
  }
}

type OfExam = Parameters<typeof anExam>[1] & { teacher: TestClient; classIds: string[] }

/**
 * An exam that is offered without a network and whose code was shown: two candidates have its paper on a device, of whom nobody has
 * heard, and whoever else is of the class has none. Answers the passes and what lies open on the devices.
 */
async function aPreparedExam(server: TestServer, school: School, { teacher, ...sat }: OfExam) {
  const { examId, detail } = await anExam(teacher, sat)
  const exam = { school, examId, teacher }
  const sealed = await offered(server, exam)
  await shown(server, exam, sealed.sealId, 600_000)
  const [classId = ''] = sat.classIds
  const tickets: string[] = []
  for (let count = 0; count < 2; count++) {
    const { passTicket, deliveryTicket } = await packed(await aStudent(server, school, { classId }), sealed, examId)
    tickets.push(passTicket, deliveryTicket)
  }
  return { examId, sealId: sealed.sealId, sittingId: detail.sittingId ?? '', tickets }
}

/** An attempt the clock has ended, whose last answer came after it: a teacher has to decide. */
async function aLateAttempt(server: TestServer, school: School, student: TestClient, examId: string): Promise<string> {
  const page = await openPage(student, examId)
  const answers = page.order.map(({ questionId, optionIds }) =>
    act(page, { kind: 'answer', question: questionId, value: optionIds.slice(0, 1) }),
  )
  await send(page, answers.slice(0, 1))
  await moveBack(server, school, page.attemptId, page.allowedMs + 120_000)
  await inSchool(server.pools.app, school, (tx) =>
    tx.run("UPDATE exam_attempts SET state = 'submitted', ended_by = 'time', submitted_at = deadline WHERE id = $1", [
      page.attemptId,
    ]),
  )
  await send(page, answers.slice(1))
  await inSchool(server.pools.app, school, (tx) => markAttempts(tx, [page.attemptId], 'handed in'))
  return page.attemptId
}
