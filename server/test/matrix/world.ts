import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import { writeTicket } from '../../src/attempt/ticket.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { newId } from '../../src/platform/ids.ts'
import { anEssay } from '../builders/essay.ts'
import { anExam, aQuestion, aQuestionForm, type ExamOptions, examDraft, type Question } from '../builders/exam.ts'
import { aSchool, aSubject, aTeacher, classOf, type TestSchool, tokenMailedTo } from '../builders/people.ts'
import { offered } from '../builders/seal.ts'
import {
  act,
  cardOf,
  closeSittings,
  keyOf,
  moveBack,
  newPageId,
  openPage,
  type Page,
  send,
  sit,
} from '../builders/sitting.ts'
import type { TestServer } from '../server.ts'
import { aStudentHere, aTeacherHere, cookieOf, type Person, theAdmin, theSuperAdmin } from './people.ts'

const hourMs = 3_600_000

/** Two schools in the middle of a term, made alike. Who calls is of `ours` unless said otherwise. */
export type World = { server: TestServer; superAdmin: Person; ours: LivingSchool; theirs: LivingSchool }

/**
 * A school with exams, attempts and results in every state. `teacher` has written the exams and teaches their subject
 * and class; `student` has sat them. `colleague` and `elsewhere` are of another subject and class; `classmate` has
 * begun none.
 */
export type LivingSchool = Awaited<ReturnType<typeof buildSchool>>

export async function buildWorld(server: TestServer): Promise<World> {
  const superAdmin = await theSuperAdmin(server)
  return { server, superAdmin, ours: await buildSchool(server), theirs: await buildSchool(server) }
}

/** The one of our school, or of the platform, whose calls a row of the matrix is about. */
export function rightful({ superAdmin, ours }: World, role: Role): Person {
  return { super_admin: superAdmin, school_admin: ours.admin, teacher: ours.teacher, student: ours.student }[role]
}

/** A teacher of the same account at both schools, who has the subject and class of `ours` and nothing of `theirs`. */
export async function aTeacherOfBoth({ server, ours, theirs }: World) {
  const email = `both@${ours.marker}.test`
  const form = { name: 'Teacher of both', email, employeeId: 'B1', signIn: 'invitation' as const }
  const password = 'a password for both'
  for (const { admin, schoolId, ...places } of [theirs, ours]) {
    const isOurs = schoolId === ours.schoolId
    const rooms = isOurs ? { subjectIds: [places.subjectId], classIds: [places.classId] } : {}
    await admin.client.people.addTeacher({ ...form, ...rooms })
    const token = await tokenMailedTo(server, schoolId, email)
    await server.client().people.acceptInvitation({ token, password })
  }
  const cookieIn = async ({ schoolId }: LivingSchool) => {
    const client = server.client()
    await client.people.signIn({ email, password })
    await client.people.chooseMembership({ schoolId })
    return cookieOf(client)
  }
  return { cookieIn }
}

/** The person of the other school who has the same role there. */
export function counterpart({ theirs }: World, role: Role): Person | null {
  const { admin, teacher, student } = theirs
  return { super_admin: null, school_admin: admin, teacher, student }[role]
}

async function buildSchool(server: TestServer) {
  const school = await aSchool(server)
  const marker = school.subdomain
  const { id: subjectId } = await aSubject(school, { name: `Mathematics ${marker}` })
  const { id: otherSubjectId } = await aSubject(school, { name: `English ${marker}` })
  const [classId, otherClassId] = [classOf(school, 'SS1A').id, classOf(school, 'SS1B').id]
  const admin = await theAdmin(server, school)
  const teacher = await aTeacherHere(server, school, {
    ...{ name: `Teacher of ${marker}`, subjectIds: [subjectId], classIds: [classId] },
  })
  const colleague = await aTeacherHere(server, school, {
    ...{ name: `Colleague of ${marker}`, subjectIds: [otherSubjectId], classIds: [otherClassId] },
  })
  const spare = await aTeacher(server, school, { name: `Spare of ${marker}` })
  const taker = await aTeacher(server, school, { name: `Taker of ${marker}`, subjectIds: [subjectId] })
  const student = await aStudentHere(server, school, classId)
  const classmate = await aStudentHere(server, school, classId)
  const elsewhere = await aStudentHere(server, school, otherClassId)

  const bank: Question[] = []
  for (const place of [1, 2, 3]) {
    const text = `Question ${place} of ${marker}`
    bank.push(await aQuestion(teacher.client, { subjectId, question: text, explanation: `Because of ${marker}` }))
  }
  const otherQuestion = await aQuestion(colleague.client, { subjectId: otherSubjectId, question: `English ${marker}` })
  const exam = async (title: string, said: Partial<ExamOptions> = {}) =>
    await anExam(teacher.client, {
      ...{ subjectId, classIds: [classId], questions: bank },
      ...said,
      draft: { title: `${title} ${marker}`, attemptsAllowed: 10, ...said.draft },
    })

  const requestId = newId()
  const { examId: draftId } = await teacher.client.exam.create({
    ...examDraft({ subjectId, classIds: [classId], questions: bank, draft: { title: `Draft ${marker}` } }),
    requestId,
  })
  const colleagues = await anExam(colleague.client, {
    ...{ subjectId: otherSubjectId, classIds: [otherClassId], questions: [otherQuestion] },
    draft: { title: `English ${marker}` },
  })
  const scheduled = await exam('Scheduled', hours(5, 8))
  const { sealId } = await offered(server, { school, teacher: teacher.client, examId: scheduled.examId })
  const running = await exam('Running')
  const pageId = newPageId()
  const page = await openPage(student.client, running.examId, pageId)
  await send(page, [answer(page, 0)])
  // Of a question that no other exam asks: the right answer of such a one is kept back.
  const practice = await exam('Practice', { questions: 1, draft: { examType: 'practice' } })
  const practicePageId = newPageId()
  const practicePage = await openPage(student.client, practice.examId, practicePageId)
  await send(practicePage, [answer(practicePage, 0)])
  const marked = await exam('Marked', { draft: { showResults: 'manual' } })
  const markedPage = await handIn(server, school, student, marked.examId)
  const late = await exam('Late')
  const latePage = await handInLate(server, school, student, late.examId)
  const essay = await anEssayHandedIn(server, { school, subjectId, classId, teacher, student })
  const over = await exam('Over')
  const overPage = await handIn(server, school, student, over.examId)
  await moveBack(server, school, overPage.attemptId, 80 * hourMs)
  await closeSittings(server, school, over.examId, 100 * hourMs)

  return {
    ...{ schoolId: school.schoolId, marker, school, subjectId, otherSubjectId, classId, otherClassId },
    ...{ admin, teacher, colleague, student, classmate, elsewhere },
    /** Teaches the subject of the teacher's exams, and has none. */
    takerId: taker.teacher.id,
    spareTeacher: { id: spare.teacher.id, email: spare.email },
    bank,
    otherQuestion,
    draftId,
    colleaguesExamId: colleagues.examId,
    scheduledId: scheduled.examId,
    scheduledSittingId: scheduled.detail.sittingId ?? '',
    colleaguesSittingId: colleagues.detail.sittingId ?? '',
    /** A published exam of the teacher's with nobody in it. */
    newSitting: async (title: string) => {
      const { examId, detail } = await exam(title)
      return { examId, sittingId: detail.sittingId ?? '' }
    },
    /** Of the paper of the scheduled exam, which is offered without a network. */
    sealId,
    runningId: running.examId,
    markedId: marked.examId,
    lateId: late.examId,
    overId: over.examId,
    /** An exam with two essays, two on paper and two blanks, handed in and not marked: one for each who marks. The rubric has the point `point01`. */
    essay,
    /** One in each state. */
    examIds: [draftId, ...[scheduled, running, marked, late, over].map(({ examId }) => examId)],
    requestId,
    page,
    ...{ pageId, practicePageId },
    attempts: {
      running: page.attemptId,
      marked: markedPage.attemptId,
      late: latePage.attemptId,
      over: overPage.attemptId,
    },
    practiceQuestionId: practicePage.order[0]?.questionId ?? '',
    tickets: { practice: practicePage.ticket, running: page.ticket, marked: markedPage.ticket, over: overPage.ticket },
    /** Of the exam the student is sitting, and of one they have handed in. */
    contentHash: page.contentHash,
    handedInHash: markedPage.contentHash,
    /** Of the exam that has yet to open. */
    scheduledHash: await hashOf(server, school, scheduled.examId),
    /** A new draft of the teacher that can be published. */
    newDraft: async (title: string) => (await exam(title, { isPublished: false })).examId,
    /** One that is to open, which nobody has begun. */
    newScheduled: async (title: string) => (await exam(title, hours(5, 8))).examId,
    /** With a further sitting, which is named. */
    newFurther: async (title: string) => {
      const { examId } = await exam(title, hours(5, 8))
      await teacher.client.exam.addSitting({ examId, scheduledDate: '2036-11-24', scheduledTime: '09:00' })
      const { sittings } = await teacher.client.exam.get({ examId })
      return { examId, sittingId: sittings.at(-1)?.id ?? '' }
    },
    /** And of which the bank says another thing by now. */
    newChanged: async (title: string) => {
      const question = await aQuestion(teacher.client, { subjectId, question: `Mispelt in ${marker}` })
      const { examId } = await exam(title, { ...hours(5, 8), questions: [question] })
      const { id, revision } = question
      const form = aQuestionForm({ subjectId, question: `Misspelt in ${marker}` })
      await teacher.client.bank.updateQuestion({ ...form, id, revision })
      return examId
    },
    /** One that is over, in this state. */
    newOver: async (title: string, status: 'completed' | 'archived') => {
      const { examId } = await exam(title)
      await inSchool(server.pools.app, school, (tx) =>
        tx.run('UPDATE exams SET status = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, status]),
      )
      return examId
    },
    draftForm: (title: string) =>
      examDraft({ subjectId, classIds: [classId], questions: bank, draft: { title: `${title} ${marker}` } }),
  }
}

type Writing = { school: TestSchool; subjectId: string; classId: string; teacher: Person; student: Person }

async function anEssayHandedIn(server: TestServer, { school, subjectId, classId, teacher, student }: Writing) {
  const rubric = [{ id: 'point01', text: `A point of ${school.subdomain}`, hundredths: 100 }]
  const questions = [
    ...[1, 2].map(() => anEssay(teacher.client, subjectId, { rubric })),
    ...[1, 2].map(() => anEssay(teacher.client, subjectId, { answerOn: 'paper' as const })),
    ...[1, 2].map((place) => aBlank(teacher, subjectId, `Blank ${place} of ${school.subdomain}`)),
  ]
  const draft = { title: `Essays ${school.subdomain}`, showResults: 'manual' as const }
  const asked = { subjectId, classIds: [classId], questions: await Promise.all(questions), draft }
  const { examId } = await anExam(teacher.client, asked)
  const page = await openPage(student.client, examId)
  const value = `What ${school.subdomain} wrote.`
  const written = page.content.questions
    .filter((one) => !isOnPaper(one))
    .map(({ id }) => act(page, { kind: 'answer' as const, question: id, value }))
  await send(page, [...written, act(page, { kind: 'submit' })])
  await cardOf(page)
  const scripts = await inSchool(server.pools.app, school, (tx) =>
    tx.rows<{ id: string; questionId: string }>(
      'SELECT id, question_id AS "questionId" FROM scripts WHERE exam_id = $1',
      [examId],
    ),
  )
  const [first, second] = scripts.filter(({ questionId }) => written.some(({ question }) => question === questionId))
  if (!first || !second) throw new Error('Two essays were handed in.')
  const papers = page.content.questions.filter(isOnPaper).map(({ id }) => id)
  const blanks = page.content.questions.filter(({ type }) => type === 'fill_blank').map(({ id }) => id)
  return {
    ...{ examId, questionId: first.questionId, scripts: { school_admin: first.id, teacher: second.id } },
    papers: { school_admin: papers[0] ?? '', teacher: papers[1] ?? '' },
    blanks: { school_admin: blanks[0] ?? '', teacher: blanks[1] ?? '' },
  }
}

const isOnPaper = ({ rules }: Page['content']['questions'][number]) =>
  rules?.kind === 'essay' && rules.answerOn === 'paper'

async function aBlank(teacher: Person, subjectId: string, question: string) {
  const rules: AnswerRules = {
    ...{ kind: 'text', before: '', after: '', compare: usualCompare, near: 'wrong' },
    accepted: [{ text: 'osmosis', percent: 100 }],
  }
  const said = { type: 'fill_blank' as const, options: [], correctAnswer: [], rules }
  return await aQuestion(teacher.client, { subjectId, question, ...said })
}

async function hashOf(server: TestServer, school: TestSchool, examId: string): Promise<string> {
  const { hash } = await inSchool(server.pools.app, school, (tx) =>
    tx.one<{ hash: string }>('SELECT content_hash AS hash FROM exam_versions WHERE exam_id = $1', [examId]),
  )
  return hash
}

const hours = (fromNow: number, toNow: number) => ({
  opensAt: new Date(Date.now() + fromNow * hourMs),
  closesAt: new Date(Date.now() + toNow * hourMs),
})

function answer(page: Page, place: number) {
  const { questionId = '', optionIds = [] } = page.order[place] ?? {}
  return act(page, { kind: 'answer', question: questionId, value: optionIds.slice(0, 1) })
}

async function handIn(server: TestServer, school: TestSchool, { client }: Person, examId: string): Promise<Page> {
  const page = await openPage(client, examId)
  await sit(page, await keyOf(server, { school, examId }), { right: 1, wrong: 1 })
  await cardOf(page)
  return page
}

/** Sits by the clock and sends an answer after it: the teacher has yet to decide. */
async function handInLate(server: TestServer, school: TestSchool, { client }: Person, examId: string): Promise<Page> {
  const page = await openPage(client, examId)
  await moveBack(server, school, page.attemptId, hourMs + 120_000)
  await send(page, [answer(page, 0), act(page, { kind: 'submit' })])
  await cardOf(page)
  return page
}

/** A ticket we sign that says something that is not so: no caller can make one, and it still opens nothing. */
export function untrueTicket({ server, ours }: World, lie: Partial<Parameters<typeof writeTicket>[0]>): string {
  const claims = {
    schoolId: ours.schoolId,
    attemptId: ours.attempts.running,
    studentId: ours.student.userId,
    epoch: 1,
  }
  return writeTicket({ ...claims, ...lie }, server.config.secrets)
}

/** Runs `work` while a person, or the whole school, is not active. */
export async function whileInactive<T>(
  { server }: World,
  { userId, schoolId }: Person,
  what: 'person' | 'school',
  work: () => Promise<T>,
): Promise<T> {
  const [table, id] = what === 'person' ? ['users', userId] : ['schools', schoolId]
  const set = (status: string) =>
    inSchool(server.pools.app, { schoolId }, (tx) =>
      tx.run(`UPDATE ${table} SET status = $1 WHERE id = $2`, [status, id]),
    )
  await set('inactive')
  try {
    return await work()
  } finally {
    await set('active')
  }
}
