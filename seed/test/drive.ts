import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@sabimark/contract/contract.ts'
import type { ShownRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import { reportTypes } from '@sabimark/domain/report/report-content.ts'
import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/school/lagos-time.ts'
import { writeReceipt } from '@sabimark/server/src/people/sign-up/receipt.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { moveStart } from '@sabimark/server/test/builders/attempt.ts'
import { anEssay } from '@sabimark/server/test/builders/essay.ts'
import { anExam, aQuestion, aQuestionForm, examDraft } from '@sabimark/server/test/builders/exam.ts'
import { ageLinks } from '@sabimark/server/test/builders/mailed.ts'
import { aSchool, aTeacher, linkMailedTo, tokenMailedTo } from '@sabimark/server/test/builders/people.ts'
import { aPicture } from '@sabimark/server/test/builders/picture.ts'
import { aSecondFactor } from '@sabimark/server/test/builders/second-factor.ts'
import { act, cardOf, openPage, send, sit } from '@sabimark/server/test/builders/sitting.ts'
import { refusalOf, type TestClient } from '@sabimark/server/test/client.ts'
import type { TestServer } from '@sabimark/server/test/server.ts'
import { expect, vi } from 'vitest'

/** The calls of the contract by name, e.g. `exam.publish`. */
export const callNames = Object.entries(contract).flatMap(([room, calls]) =>
  Object.keys(calls).map((call) => `${room}.${call}`),
)

type Driven = { server: TestServer; password: string; admin: { email: string; password: string } }

/**
 * Makes every call of the product, in a seeded school wherever it can be made there, and the work that follows from it.
 * Answers the names of the calls made. `aside` is the same server with other connections, for what a test itself asks.
 */
export async function driveEverything({ server, password, admin }: Driven, aside: TestServer): Promise<Set<string>> {
  const called = new Set<string>()
  const client = () => noting(server.client(), called)
  const school = 'seed7'
  const staff = async (email: string) => {
    const person = client()
    await person.people.signIn({ email: `${email}@school7.seed.invalid`, password })
    return person
  }
  const student = async (number: number) => {
    const person = client()
    await person.people.signInStudent({ school, studentNumber: `SEED/7/${number}`, password })
    return person
  }

  const head = await staff('admin')
  const teacher = await staff('teacher1')
  await lookAround(head, teacher)
  const { examId, subjectId, classIds } = await writeExams(teacher)
  const meant = (await teacher.people.me()).me?.id
  const [giver, getter] = (await head.people.listTeachers({})).items.filter(({ id }) => id !== meant)
  await head.exam.handOverWork({ from: giver?.id ?? '', to: getter?.id ?? '' })
  await approveOne(head, teacher, { subjectId, classIds })
  const schoolId = (await head.people.me()).me?.schoolId ?? ''
  const here = { schoolId }

  // Seats of the first class: students 1, 10, 19 …
  const one = await student(1)
  await one.exam.listMine()
  await one.exam.schedule()
  await one.exam.renewFeed()
  await one.exam.dropFeed()
  await one.notice.preferences()
  await one.notice.savePreferences({ changes: [{ topic: 'results_released', channel: 'email', isOn: true }] })
  await one.notice.reminders()
  await one.notice.setReminders({ beforeMinutes: [60] })
  await refusalOf(one.notice.setReminder({ sittingId: crypto.randomUUID(), beforeMinutes: [60] }))
  await one.result.listMine()
  await one.attempt.door({ examId })
  const page = await openPage(one, examId)
  await one.attempt.door({ examId })
  await openPage(one, examId)
  const live = await openPage(one, examId)
  const [first] = live.order
  const answer = {
    kind: 'answer' as const,
    question: first?.questionId ?? '',
    value: first?.optionIds.slice(0, 1) ?? [],
  }
  await send(page, [act(page, answer)])
  await send(live, [act(live, answer)])
  await one.attempt.log({ ticket: live.ticket })
  const beType = (type: string) =>
    inSchool(aside.pools.app, here, (tx) =>
      tx.run('UPDATE exams SET exam_type = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, type]),
    )
  await beType('practice')
  // Other exams of the school ask it, too; what it reads it has read by then.
  await refusalOf(one.marking.checkAnswer({ ticket: live.ticket, questionId: answer.question }))
  await beType('assessment')
  await sit(live, {}, { right: 0, wrong: 2 })
  await cardOf(live)
  await one.result.get({ attemptId: live.attemptId })
  await one.exam.listMine()

  // The clock runs out on another, whose last answers come late.
  const late = await openPage(await student(10), examId)
  await inSchool(aside.pools.app, here, async (tx) => {
    await moveStart(tx, late.attemptId, 3_600_000 + 120_000)
    await tx.run("UPDATE due_work SET due_at = now() WHERE kind = 'close_attempt' AND reference = $1", [late.attemptId])
  })
  await cardOf(late)
  await send(late, [act(late, { ...answer, atMs: 1000 })])
  await teacher.marking.decideLate({ attemptId: late.attemptId, decision: 'accepted', seen: 1 })
  await refusalOf(teacher.result.release({ examId }))
  await refusalOf(teacher.result.openAnswers({ examId }))
  await teacher.result.listForExam({ examId })
  await teacher.result.attendance({ examId })
  await teacher.exam.get({ examId })

  await markByHand(teacher, await student(19), { subjectId, classIds })
  await addPeople(server, aside, head, { subjectId, classIds })
  await comeIn(server, aside, called, head)
  const chief = client()
  await chief.people.signIn(admin)
  await chief.notice.countMails()
  const { nextCursor } = await chief.school.list({})
  if (nextCursor) await chief.school.list({ cursor: nextCursor })
  await chief.school.list({ search: 'school 7', sort: 'students', status: 'active' })
  await chief.school.figures()
  await chief.school.plans()
  await chief.school.lastBackup()
  const [newest] = (await chief.school.list({ size: 1 })).items
  if (!newest) throw new Error('There are schools.')
  const { school: found } = await chief.school.getSchool({ id: newest.id })
  await chief.school.updateSchool({ id: found.id, revision: found.revision, phone: '0800 000 0001' })
  await payFor(chief, found.id)
  const { school: added } = await chief.people.addSchool({
    ...{ name: 'Added Sample School', email: 'added@added.test', phone: '0800 000 0002' },
    ...{ subscription: 'starter' as const, subdomain: 'addedsample' },
  })
  await chief.people.suspendSchool({ id: added.id, reason: 'Nobody answers' })
  await chief.people.reactivateSchool({ id: added.id })
  await chief.people.deleteSchool({ id: added.id })
  // Over schools: the four that name nobody.
  for (const type of reportTypes.slice(0, 4)) await chief.report.preview({ type, range: 'this_week' })
  await one.people.signOut()
  // The sweeps and the mails are under way by now; the hands look once a second.
  await wait(1_500)
  return called
}

async function lookAround(head: TestClient, teacher: TestClient): Promise<void> {
  for (const one of [head, teacher]) {
    await one.people.me()
    await readBell(one)
    await one.report.overview()
    await one.report.performance()
    await one.report.recentActivity()
    await one.school.listClasses({})
    await one.school.listSubjects({})
    const exams = await one.exam.list({})
    await one.exam.list({ search: 'mock', sort: 'opens', status: 'completed' })
    await one.exam.figures()
    await one.exam.timetable({ weeks: 4 })
    const toPlan = (await one.bank.listQuestions({ size: 3 })).items.map(({ id }) => id)
    await one.exam.checkClashes({
      questionIds: toPlan,
      ...{ title: 'Planned', subjectId: exams.items[0]?.id ?? '', classIds: [], examType: 'mock', durationMinutes: 60 },
      ...{ scheduledDate: '2036-11-24', scheduledTime: '09:00' },
    })
    const [asked] = (await one.bank.listQuestions({ size: 1, status: 'active' })).items
    if (!asked) throw new Error('A seeded school has questions.')
    const { subjectId, topic } = asked
    await one.exam.countDrawable({ subjectId })
    await one.exam.drawQuestions({ subjectId, rows: [{ topic, difficulty: null, type: null, count: 1 }] })
    if (exams.nextCursor) await one.exam.list({ cursor: exams.nextCursor })
    const mock = exams.items.find(({ title }) => title === 'Mock 1')
    if (!mock) throw new Error('The newest exam of a seeded school is its mock.')
    const results = await one.result.listForExam({ examId: mock.id })
    if (results.nextCursor) await one.result.listForExam({ examId: mock.id, cursor: results.nextCursor })
    // The first has them computed; what was computed is read by the next.
    await one.result.statistics({ examId: mock.id })
    for (const sort of ['name', 'score', 'submitted'] as const) await one.result.listForExam({ examId: mock.id, sort })
    await one.result.get({ attemptId: results.items[0]?.attemptId ?? '' })
    await one.result.evidence({ attemptId: results.items[0]?.attemptId ?? '' })
    await one.result.attendance({ examId: mock.id })
    await lookAtAllResults(one, mock.id)
    await one.exam.get({ examId: mock.id })
    const questions = await one.bank.listQuestions({})
    await one.bank.listQuestions({ search: 'product', subjectId: questions.items[0]?.subjectId })
    if (questions.nextCursor) await one.bank.listQuestions({ cursor: questions.nextCursor })
    const students = await one.people.listStudents({})
    if (students.nextCursor) await one.people.listStudents({ cursor: students.nextCursor })
    await one.people.listStudents({ search: 'Student 77' })
    for (const sort of ['studentNumber', 'class'] as const) await one.people.listStudents({ sort })
  }
  await head.school.subscription()
  const { revision, plan } = await head.school.plan()
  await refusalOf(head.school.askPlan({ revision, plan }))
  await readMails(head)
  await shareReports(head)
  const { items: classes } = await head.school.listClasses({})
  await useReports(head, classes[0]?.id ?? '')
  const { items } = await head.people.listStudents({ classId: classes[0]?.id })
  const [student] = items
  if (student) await head.result.listOfStudent({ studentId: student.id })
  const [taught] = (await teacher.people.listStudents({})).items
  if (taught) {
    await teacher.people.getMyStudent({ id: taught.id })
    await teacher.result.listOfStudent({ studentId: taught.id })
  }
  await head.people.listTeachers({})
  await head.people.listTeachers({ search: 'Teacher 3' })
}

/** Every report is previewed; one of each way of making them is made and deleted. */
async function useReports({ report }: TestClient, classId: string): Promise<void> {
  for (const type of reportTypes) await report.preview({ type, range: 'this_year' })
  await report.preview({ type: 'merit_list', range: 'this_week', level: 'SS2' })
  for (const asked of [
    { type: 'performance', format: 'csv' },
    { type: 'report_cards', format: 'pdf', classId },
  ] as const) {
    const { id } = await report.make({ ...asked, range: 'this_year' })
    const isReady = async () => expect((await report.getMade({ id })).state).toBe('ready')
    await vi.waitFor(isReady, { timeout: 300_000, interval: 200 })
    await report.listMade()
    await report.cancel({ id })
  }
}

async function lookAtAllResults({ result }: TestClient, examId: string): Promise<void> {
  for (const sort of ['newest', 'score', 'student'] as const) {
    const { nextCursor } = await result.list({ sort })
    if (nextCursor) await result.list({ sort, cursor: nextCursor })
  }
  const { items } = await result.list({ examId })
  await result.list({ search: items[0]?.studentName ?? '' })
  await result.summary({})
  await result.summary({ examId })
  // A few days of the years: of the newest paper, and up to it.
  const day = lagosDate(new Date(items[0]?.submittedAt ?? 0))
  const days = { from: dayAfter(day, -7), to: day }
  for (const sort of ['newest', 'score', 'student'] as const) await result.list({ ...days, sort })
  await result.summary(days)
  await result.summary({ to: day })
}

const isOnScreen = ({ rules }: { rules?: ShownRules | undefined }) =>
  rules?.kind === 'essay' && rules.answerOn === 'screen'

/** An essay is written, marked, taken back, given back and marked again. */
async function markByHand(teacher: TestClient, one: TestClient, of: { subjectId: string; classIds: string[] }) {
  const accepted = [{ text: 'osmosis', percent: 100 }]
  const rules = {
    ...{ kind: 'text' as const, before: '', after: '', near: 'wait' as const },
    accepted,
    compare: usualCompare,
  }
  const blank = { type: 'fill_blank' as const, options: [], correctAnswer: [], rules }
  const questions = [
    await anEssay(teacher, of.subjectId, { answerOn: 'paper' }),
    await anEssay(teacher, of.subjectId),
    await aQuestion(teacher, { subjectId: of.subjectId, ...blank }),
  ]
  const { examId } = await anExam(teacher, { ...of, questions })
  const page = await openPage(one, examId)
  const questionId = page.content.questions.find(isOnScreen)?.id ?? ''
  const written = { kind: 'answer' as const, question: questionId, value: 'Water moves.' }
  await send(page, [act(page, written), act(page, { kind: 'submit' })])
  await cardOf(page)
  await teacher.marking.listToMark({})
  const { script } = await teacher.marking.nextScript({ examId, questionId })
  if (!script) throw new Error('One essay was handed in.')
  const { revision } = await teacher.marking.mark({ ...script, itemIds: ['point01'] })
  await teacher.marking.undoMark({ ...script, revision })
  const again = await teacher.marking.getScript(script)
  await teacher.marking.returnScript(script)
  await teacher.marking.mark({ ...again.script, itemIds: ['point02'], comment: 'Good.' })
  const { candidates } = await teacher.marking.listPaperMarks({ examId })
  const marks = candidates.flatMap(({ attemptId, marks: [mark] }) =>
    mark ? [{ attemptId, questionId: mark.questionId, revision: mark.revision, hundredths: 50 }] : [],
  )
  await teacher.marking.enterPaperMarks({ examId, marks })
  const ofBlank = { examId, questionId: page.content.questions.find(({ type }) => type === 'fill_blank')?.id ?? '' }
  const { seen } = await teacher.marking.listAnswers(ofBlank)
  await teacher.marking.ruleAnswers({ ...ofBlank, seen, rulings: [{ answerKey: 'water', percent: 100 }] })
  const asked = { examId, correction: { kind: 'full' as const, questionId } }
  await teacher.marking.keyOfQuestion({ examId, questionId })
  const tried = await teacher.marking.tryCorrection(asked)
  const { actId } = await teacher.marking.correctKey({ ...asked, seen: tried.seen, reason: 'Asked twice' })
  await teacher.marking.listCorrections({ examId })
  await teacher.marking.markHistory({ attemptId: page.attemptId, questionId })
  const back = { examId, correction: { kind: 'taken_back' as const, actId } }
  await teacher.marking.correctKey({ ...back, ...(await teacher.marking.tryCorrection(back)), reason: 'It was not' })
  await one.result.get({ attemptId: page.attemptId })
}

/** What the company does about what a school pays. */
async function payFor({ school }: TestClient, id: string): Promise<void> {
  const days = { startsOn: dayAfter(today(), -20), endsOn: dayAfter(today(), -10), paidOn: today() }
  await school.recordPeriod({ id, plan: 'professional', ...days, paidNaira: 120_000 })
  const { periods, plan, revision } = await school.billing({ id })
  await school.voidPeriod({ id, periodId: periods[0]?.id ?? '', reason: 'Recorded for another school' })
  await school.setNextPlan({ id, revision, plan: plan === 'starter' ? 'professional' : 'starter' })
  await school.extendTrial({ id, until: dayAfter(today(), 30), reason: 'Holidays' })
}

const today = () => lagosDate(new Date())

async function readBell(one: TestClient): Promise<void> {
  const { items, nextCursor } = await one.notice.list({})
  if (nextCursor) await one.notice.list({ cursor: nextCursor })
  const [newest] = items
  if (!newest) throw new Error('Everybody of a seeded school has notices.')
  await one.notice.markRead({ ids: [newest.id] })
  await one.notice.markRead({ upTo: newest.id })
}

async function shareReports({ report }: TestClient): Promise<void> {
  const id = crypto.randomUUID()
  await report.listShares({})
  await refusalOf(report.share({ id }))
  await refusalOf(report.email({ id, toMe: true, staffIds: [], addresses: [], as: 'link' }))
  await refusalOf(report.revokeShare({ id }))
}

async function readMails(head: TestClient): Promise<void> {
  const { nextCursor } = await head.notice.listMails({})
  if (nextCursor) await head.notice.listMails({ cursor: nextCursor })
  const { items } = await head.notice.listMails({ only: 'troubled' })
  await refusalOf(head.notice.sendMailAgain({ id: items[0]?.id ?? '' }))
}

async function changeTimes({ exam }: TestClient, examId: string) {
  const { sittingId } = await exam.get({ examId })
  const asked = { examId, sittingId: sittingId ?? '', reason: 'Needs a reader' }
  await exam.getSitting(asked)
  const { items } = await exam.listCandidates(asked)
  const ids = items.slice(0, 1).map(({ id }) => id)
  const ofCandidates = { ...asked, ids: ids.length > 0 ? ids : [examId] }
  const newest = async () => (await exam.getSitting(asked)).changes[0]?.id ?? null
  await exam.giveTime({ ...ofCandidates, minutes: 5, seen: null })
  await exam.takeTimeBack({ ...ofCandidates, seen: await newest() })
  await exam.excuse({ ...ofCandidates, isExcused: true })
  await exam.setAccessCode({ examId, code: 'HALL7' })
  await exam.setAccessCode({ examId, code: null })
  await exam.nameStudents({ examId, ids: ofCandidates.ids, isNamed: true })
  await exam.nameStudents({ examId, ids: ofCandidates.ids, isNamed: false })
  await exam.addSitting({ examId, scheduledDate: '2036-11-24', scheduledTime: '09:00' })
  await exam.addSitting({ examId, scheduledDate: '2036-11-25', scheduledTime: '09:00', ids: ofCandidates.ids })
  const { sittings } = await exam.get({ examId })
  const further = { examId, sittingId: sittings.at(-1)?.id ?? '' }
  await exam.moveSitting({ ...further, scheduledDate: '2036-11-26', scheduledTime: '09:00' })
  await exam.removeSitting(further)
  const { closesAt } = await exam.getSitting(asked)
  await exam.extend({ ...asked, by: { minutes: 5 }, seen: { closesAt, change: await newest() } })
  await exam.closeNow({ ...asked, runners: 'end_now' })
}

/** What a teacher sets goes to an administrator, comes back, and is published. */
async function approveOne(head: TestClient, { exam }: TestClient, at: { subjectId: string; classIds: string[] }) {
  const { exam: settings } = await head.school.getSettings()
  await head.school.saveExamSettings({ revision: settings.revision, approvalRequired: true })
  const question = await aQuestion(head, { subjectId: at.subjectId })
  const { examId, revision } = await exam.create(examDraft({ ...at, questions: [question] }))
  const asked = { examId, revision }
  const waiting = await exam.askApproval(asked)
  const seen = { ...asked, paper: waiting.approval?.paper ?? '' }
  await head.exam.list({ approval: 'waiting' })
  await head.exam.sendBack({ ...seen, reason: 'Too long' })
  await exam.askApproval(asked)
  await head.exam.approve(seen)
  await head.school.saveExamSettings({ revision: settings.revision + 1, approvalRequired: false })
}

async function writeExams(teacher: TestClient) {
  const [subject] = (await teacher.school.listSubjects({})).items
  const classIds = (await teacher.school.listClasses({})).items.slice(0, 1).map(({ id }) => id)
  const subjectId = subject?.id ?? ''
  const { examId, questions } = await anExam(teacher, { subjectId, classIds })
  const draft = examDraft({ subjectId, classIds, questions })
  const written = await teacher.exam.create({ ...draft, requestId: crypto.randomUUID() })
  const { revision } = await teacher.exam.update({ ...draft, ...written })
  await teacher.attempt.preview(written)
  await teacher.marking.markPreview({ ...written, answers: {} })
  const { examId: copied } = await teacher.exam.duplicate(written)
  const { items: takers } = await teacher.exam.listTakers({ examId: copied })
  const [taker] = takers
  if (taker) await teacher.exam.handOver({ examId: copied, to: taker.id })
  else await refusalOf(teacher.exam.handOver({ examId: copied, to: crypto.randomUUID() }))
  await teacher.exam.delete({ examId: (await teacher.exam.duplicate(written)).examId })
  const opensAt = new Date(Date.now() + 5 * 3_600_000)
  const planned = await anExam(teacher, {
    subjectId,
    classIds,
    opensAt,
    closesAt: new Date(opensAt.getTime() + 3_600_000),
  })
  const moved = { ...examDraft({ subjectId, classIds, questions, opensAt: new Date(opensAt.getTime() + 60_000) }) }
  await teacher.exam.reschedule({
    ...moved,
    examId: planned.examId,
    closingDate: moved.scheduledDate,
    closingTime: '23:59',
  })
  await teacher.exam.setRelease({ examId: planned.examId, choice: 'after_exam' })
  const [first] = planned.questions
  await teacher.bank.updateQuestion({ ...aQuestionForm({ subjectId }), id: first?.id ?? '', revision: 1 })
  const { draft: given } = await teacher.exam.get({ examId: planned.examId })
  await teacher.exam.keepChanges({ examId: planned.examId, changes: { ...given, title: 'Changed mock' } })
  const { seen } = await teacher.exam.readChanges({ examId: planned.examId })
  await teacher.exam.publishChanges({ examId: planned.examId, seen, reason: 'A word was misspelt' })
  await teacher.exam.withdraw({ examId: planned.examId })
  await refusalOf(teacher.exam.archive(written))
  await refusalOf(teacher.exam.unarchive(written))
  await teacher.exam.startNow({ ...written, revision })
  await teacher.attempt.preview(written)
  await changeTimes(teacher, written.examId)
  const question = await aQuestion(teacher, { subjectId })
  const ids = [question.id]
  await teacher.bank.questionFigures({})
  await teacher.bank.addPicture({ data: aPicture })
  await teacher.bank.listPassages({ subjectId, search: 'river' })
  await teacher.bank.getQuestion({ id: question.id })
  await teacher.bank.updateQuestion({
    ...aQuestionForm({ subjectId }),
    id: question.id,
    revision: 1,
    topic: 'New',
    passage: { text: 'A river.' },
  })
  await teacher.bank.setQuestionsStatus({ ids, status: 'archived' })
  await teacher.bank.deleteQuestions({ ids })
  const { importId } = await teacher.bank.startImport({
    ...{ fileName: 'a.csv', format: 'csv', foundCount: 1, leftOutCount: 0 },
  })
  const form = aQuestionForm({ subjectId })
  await teacher.bank.checkDuplicates({
    questions: [{ position: 0, question: form.question, options: form.options ?? [] }],
  })
  await teacher.bank.importQuestions({ importId, questions: [{ position: 0, question: form }] })
  await teacher.school.undo({ batch: importId })
  return { examId, subjectId, classIds }
}

/** An administrator is invited, and a teacher made one, taken back, signed out. */
async function manageUsers(head: TestClient, id: string, email: string): Promise<void> {
  const { people, school } = head
  for (const sort of ['name', 'newest', 'lastSignIn'] as const) await people.listUsers({ sort })
  await people.listUsers({ search: 'Teacher 3', role: 'teacher', status: 'active' })
  await people.listRights()
  const { user } = await people.inviteAdmin({ name: 'Chief New', email })
  await refusalOf(people.inviteUserAgain({ id: user.id }))
  const [teacher] = (await people.listUsers({ search: 'Teacher Known', sort: 'newest' })).items
  const { batch } = await people.changeRole({ id, revision: teacher?.revision ?? 0, role: 'school_admin' })
  await school.undo({ batch: batch ?? '' })
  await people.endUserSessions({ ids: [id] })
  await people.dropUserSecondFactor({ id })
  await people.setUsersStatus({ ids: [id], status: 'inactive' })
  await people.setUsersStatus({ ids: [id], status: 'active' })
}

async function addPeople(
  server: TestServer,
  aside: TestServer,
  head: TestClient,
  places: { subjectId: string; classIds: string[] },
): Promise<void> {
  const { subjectId, classIds } = places
  const tag = randomBytes(3).toString('hex')
  const student = {
    name: 'Student New',
    studentNumber: `NEW/${tag}`,
    classId: classIds[0] ?? null,
    subjectIds: [subjectId],
  }
  const { student: added } = await head.people.addStudent(student)
  const ids = [added.id]
  await head.people.studentFigures()
  await head.people.getStudent({ id: added.id })
  await head.people.updateStudent({ id: added.id, revision: 1, phone: '0800' })
  await head.people.setPhoto({ id: added.id, data: aPicture })
  await head.people.setStudentsClass({ ids, classId: null })
  await head.people.setStudentsStatus({ ids, status: 'inactive' })
  const { batch } = await head.people.deleteStudents({ ids })
  await head.school.listActs({})
  await head.school.listAudit({ kind: 'student' })
  await head.school.undo({ batch: batch ?? '' })
  await head.people.setStudentsStatus({ ids, status: 'active' })
  await head.people.issueSlips({ ids })
  const employee = { subjectIds: [subjectId], classIds, phone: '' }
  const email = (name: string) => `${name}${tag}@people.test`
  const known = { ...employee, name: 'Teacher Known', email: email('known'), employeeId: `K${tag}` }
  const { teacher } = await head.people.addTeacher({ ...known, signIn: 'first_password' })
  await head.people.reissueTeacherPassword({ id: teacher.id })
  await refusalOf(head.people.sendInvitation({ id: teacher.id }))
  await head.people.teacherFigures()
  await head.people.getTeacher({ id: teacher.id })
  await head.people.updateTeacher({ id: teacher.id, revision: 1, department: 'Science', experience: 8 })
  await head.people.setTeachersStatus({ ids: [teacher.id], status: 'inactive' })
  await head.people.setTeachersStatus({ ids: [teacher.id], status: 'active' })
  await manageUsers(head, teacher.id, email('chief'))
  const gone = await head.people.deleteTeachers({ ids: [teacher.id] })
  await head.school.undo({ batch: gone.batch ?? '' })
  const invited = { ...employee, name: 'Teacher Invited', email: email('invited'), employeeId: `I${tag}` }
  await head.people.addTeacher({ ...invited, signIn: 'invitation' })
  await head.people.addTeacher({ ...invited, signIn: 'invitation' })
  await changePlaces(head, tag)
  await head.school.setLogo({ data: aPicture })
  await changeSettings(head)
  const { me } = await head.people.me()
  const token = await tokenMailedTo(aside, me?.schoolId ?? '', invited.email)
  const newcomer = server.client()
  await head.people.invitation({ token })
  await newcomer.people.acceptInvitation({ token, password: 'correct horse' })
  await newcomer.people.signIn({ email: invited.email, password: 'correct horse' })
}

async function changePlaces(head: TestClient, tag: string): Promise<void> {
  const { school } = head
  const { class: added } = await school.addClass({ level: 'SS1', arm: tag })
  await school.listClasses({ sort: 'students', status: 'open', search: tag })
  await school.getClass({ id: added.id })
  await school.updateClass({ id: added.id, revision: 1, arm: `A ${tag}` })
  await school.setClassesStatus({ ids: [added.id], status: 'closed' })
  const deleted = await school.deleteClasses({ ids: [added.id] })
  await school.undo({ batch: deleted.batch ?? '' })
  const { subject } = await school.addSubject({ name: `Subject ${tag}`, code: tag })
  const { id } = subject
  await school.listSubjects({ sort: 'questions', search: tag })
  await school.subjectFigures()
  await school.getSubject({ id })
  await school.updateSubject({ id, revision: 1, name: `New subject ${tag}` })
  await school.setSubjectsStatus({ ids: [id], status: 'inactive' })
  const { batch } = await school.deleteSubjects({ ids: [id] })
  await school.undo({ batch: batch ?? '' })
  await changeTerms(head)
  const { grading } = await school.grading()
  await school.saveGrading({ revision: grading.revision, scale: ownScale })
}

/** A scale of two grades. */
const ownScale = [
  { grade: 'P', fromPercentage: 40, remark: 'Pass' },
  { grade: 'F', fromPercentage: 0, remark: '' },
]

async function changeSettings({ school }: TestClient): Promise<void> {
  const { exam, security, notification, school: info } = await school.getSettings()
  await school.examDefaults()
  await school.saveSchoolInfo({
    revision: info.revision,
    motto: 'Learn and serve',
    established: 1998,
    color: '#7A3E9D',
  })
  await school.saveExamSettings({ revision: exam.revision, defaultDuration: 90 })
  const guarded = { passwordExpiry: 60, twoFactorAuth: true }
  await school.saveSecuritySettings({ revision: security.revision, ...guarded })
  await school.saveSecuritySettings({ revision: security.revision + 1, twoFactorAuth: false })
  await school.saveNotificationSettings({ revision: notification.revision, examReminders: false })
  await school.saveNotificationSettings({ revision: notification.revision + 1, examReminders: true })
}

async function changeTerms({ school, result }: TestClient): Promise<void> {
  const days = { firstDay: '2041-09-02', lastDay: '2041-12-20' }
  const { term } = await school.addTerm({ name: 'First term', year: '2041/2042', ...days })
  await school.listTerms({ sort: 'name', search: '2041' })
  await result.list({ termId: term.id })
  await school.getTerm({ id: term.id })
  await school.updateTerm({ id: term.id, revision: 1, lastDay: '2041-12-13' })
  const { batch } = await school.deleteTerms({ ids: [term.id] })
  await school.undo({ batch: batch ?? '' })
}

/** A school signs up; its people forget, change and guess passwords; a teacher works at two schools. */
async function comeIn(server: TestServer, aside: TestServer, called: Set<string>, head: TestClient): Promise<void> {
  const client = () => noting(server.client(), called)
  const made = await aSchool({ ...aside, client })
  const both = await aTeacher(server, made)
  await client().people.resendVerification({ email: made.email })
  await client().school.signInPlace()
  await client().school.checkSubdomain({ subdomain: made.subdomain })
  await client().people.signUpMail({ receipt: writeReceipt(made.schoolId, server.config.secrets) })
  await client().people.requestPasswordReset({ email: made.email })
  // The hands of the server answer the request while this looks for its mail: until then the newest is another.
  const token = await vi.waitFor(async () => {
    const { pathname, searchParams } = new URL(await linkMailedTo(aside, made.schoolId, made.email))
    expect(pathname).toBe('/reset-password')
    return searchParams.get('token') ?? ''
  }, 20_000)
  await client().people.resetPassword({ token, newPassword: 'battery staple' })
  const person = client()
  await refusalOf(person.people.signIn({ email: made.email, password: 'wrong password' }))
  await person.people.signIn({ email: made.email, password: 'battery staple' })
  await person.people.refreshSession()
  const elsewhere = client()
  await elsewhere.people.signIn({ email: made.email, password: 'battery staple' })
  const { items: sessions } = await person.people.listSessions()
  await person.people.endSession({ id: sessions.find(({ isThisOne }) => !isThisOne)?.id ?? '' })
  await person.people.endOtherSessions()
  await person.people.listMemberships()
  await person.people.secondFactor()
  const app = await aSecondFactor(server, person, 'battery staple')
  await person.people.signIn({ email: made.email, password: 'battery staple' })
  await person.people.proveSecondFactor({ code: await app.code() })
  await refusalOf(person.people.proveSecondFactor({ code: await app.code() }))
  await refusalOf(person.people.replaceExpiredPassword({ newPassword: 'correct horse' }))
  const { codes } = await person.people.newRecoveryCodes({ code: app.recovery[0] ?? '' })
  await person.people.dropSecondFactor({ password: 'battery staple', code: codes[0] ?? '' })
  const { profile } = await person.people.profile()
  await person.people.saveProfile({ revision: profile.revision, bio: 'Teaches Mathematics.' })
  await person.people.setMyPhoto({ data: aPicture })
  const newEmail = `new-${made.email}`
  await person.people.changeEmail({ email: newEmail, password: 'battery staple' })
  await ageLinks(aside, made.email, '2 minutes')
  await person.people.sendEmailChange()
  await person.people.cancelEmailChange()
  await ageLinks(aside, made.email, '2 minutes')
  await person.people.changeEmail({ email: newEmail, password: 'battery staple' })
  await person.people.confirmEmail({ token: await tokenMailedTo(aside, made.schoolId, newEmail) })
  await person.people.changePassword({ currentPassword: 'battery staple', newPassword: 'correct horse' })
  const { items: subjects } = await head.school.listSubjects({ status: 'active' })
  await head.people.addTeacher({
    ...{ name: 'Teacher Both', email: both.email, employeeId: 'BOTH', signIn: 'invitation', phone: '' },
    subjectIds: subjects.slice(0, 1).map(({ id }) => id),
  })
  const schoolId = (await head.people.me()).me?.schoolId ?? ''
  const invitation = await tokenMailedTo(aside, schoolId, both.email)
  await client().people.acceptInvitation({ token: invitation, password: 'correct horse' })
  const traveller = client()
  await traveller.people.signIn({ email: both.email, password: 'correct horse' })
  await traveller.people.chooseMembership({ schoolId })
}

/** The same client, writing down which calls are made. */
function noting(client: TestClient, called: Set<string>): TestClient {
  return new Proxy(client, {
    get: (rooms, room) => {
      if (room === 'bearing') return (ticket: string) => noting(client.bearing(ticket), called)
      if (room === 'bearing') return (ticket: string) => noting(client.bearing(ticket), called)
      const calls: unknown = Reflect.get(rooms, room)
      if (typeof room !== 'string' || !Object.hasOwn(contract, room)) return calls
      // Rooms are functions that make names into calls.
      return new Proxy(Object(calls), {
        get: (target, call) => {
          called.add(`${room}.${String(call)}`)
          return Reflect.get(target, call)
        },
      })
    },
  })
}
