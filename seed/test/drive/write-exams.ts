import { anExam, aQuestion, aQuestionForm, examDraft } from '@sabimark/server/test/builders/exam.ts'
import { aPicture } from '@sabimark/server/test/builders/picture.ts'
import { refusalOf, type TestClient } from '@sabimark/server/test/client.ts'

/** A teacher writes, copies, publishes, moves, changes and withdraws exams, and the questions and files they are made of. */
export async function writeExams(teacher: TestClient) {
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
  await teacher.bank.readyMadeTopics()
  const [ready] = (await teacher.bank.listReadyMade({ size: 1 })).items
  await teacher.bank.takeReadyMade({ subjectId, of: { sources: ready ? [ready.id] : [] } })
  await teacher.bank.takeReadyMade({ subjectId, of: { count: 5, subject: ready?.subject ?? '' } })
  const [taken] = (
    await teacher.bank.listQuestions({ subjectId, topic: ready?.topic, search: 'Ready-made', searched: 'choice' })
  ).items
  await teacher.bank.reportQuestion({ id: taken?.id ?? '', reason: 'Two options are right' })
  await teacher.bank.listWithdrawn()
  await teacher.bank.replaceWithdrawn({ ids: [taken?.id ?? ''] })
  return { examId, subjectId, classIds }
}

/** What a teacher sets goes to an administrator, comes back, and is published. */
export async function approveOne(
  head: TestClient,
  { exam }: TestClient,
  at: { subjectId: string; classIds: string[] },
) {
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

async function changeTimes(client: TestClient, examId: string) {
  const { exam } = client
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
  await watch(client, { examId, sittingId: sittingId ?? '' })
  await sitOffline(client, { examId, sittingId: sittingId ?? '' })
  await exam.extend({ ...asked, by: { minutes: 5 }, seen: { closesAt, change: await newest() } })
  await exam.closeNow({ ...asked, runners: 'end_now' })
}

/** It is offered without a network, and its code looked at. */
async function sitOffline({ exam }: TestClient, sitting: { examId: string; sittingId: string }) {
  await exam.offerOffline({ ...sitting, isOffered: true })
  await exam.readOffline(sitting)
  await exam.showHallCode(sitting)
  await exam.hallBegan({ ...sitting, at: new Date(Date.now() - 1).toISOString() })
}

/** Somebody watches over the hall. */
async function watch({ people, hall }: TestClient, sitting: { examId: string; sittingId: string }) {
  const { me } = await people.me()
  const userIds = [me?.id ?? '']
  await hall.today()
  await hall.assign({ ...sitting, userIds, isAssigned: true })
  await hall.invigilators(sitting)
  const { since } = await hall.board(sitting)
  await hall.board({ ...sitting, since })
  const { people: here } = await hall.board(sitting)
  const said = { ...sitting, reason: 'The power was out', ids: here.slice(0, 1).map(({ id }) => id) }
  if (said.ids.length > 0) {
    const { seen } = await hall.board(sitting)
    await hall.giveTime({ ...said, minutes: 1, seen }).catch(() => undefined)
    await hall.endFor(said)
    await hall.reopen({ ...said, minutes: 5 }).catch(() => undefined)
    const [from, to] = [120_000, 60_000].map((ms) => new Date(Date.now() - ms).toISOString())
    await hall.credit({ ...said, from: from ?? '', to: to ?? '', minutes: 1, seen }).catch(() => undefined)
  }
  await hall.note({ ...sitting, text: 'The lights went out' })
  await hall.report(sitting)
  await hall.assign({ ...sitting, userIds, isAssigned: false })
}
