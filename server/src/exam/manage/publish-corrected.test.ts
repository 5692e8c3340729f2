import type { AnswerRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctHaving, markAgain } from '../../../test/builders/corrections.ts'
import { anExam, aQuestion, aQuestionForm, type Question } from '../../../test/builders/exam.ts'
import { aStudent } from '../../../test/builders/people.ts'
import { act, aSitting, cardOf, openPage, type Page, type Sitting, send } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { isRefused } from '../../platform/http/refused.ts'
import { resultWorkers } from '../../result/result.workers.ts'
import { selectOptionalExam } from '../exam.db.ts'
import { selectContent } from '../version/content.ts'
import { freezeVersion } from '../version/freeze-version.ts'
import { holdKeys } from '../version/held-keys.ts'
import { planChanges } from './plan-changes.ts'

let server: TestServer
let of: Sitting
beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server, { isPublished: false, students: 0 })
})
afterAll(() => server.stop())

type Said = Partial<Parameters<typeof aQuestionForm>[0]>
const animals = ['A fish', 'B bird', 'C cow', 'D dog']
const ask = (said: Said) => aQuestion(of.teacher, { subjectId: of.subjectId, ...said })
const examOf = (question: Question) => anExam(of.teacher, { ...of, classIds: [of.classId], questions: [question] })
const begun = async (examId: string) =>
  await openPage((await aStudent(server, of.school, { classId: of.classId })).client, examId)

/** The question of the bank is edited, and the changes of the exam are published. */
async function republished(examId: string, { id }: Question, said: Said) {
  const { revision } = await of.teacher.bank.getQuestion({ id })
  await of.teacher.bank.updateQuestion({ ...aQuestionForm({ subjectId: of.subjectId, ...said }), id, revision })
  const changes = await of.teacher.exam.readChanges({ examId })
  await of.teacher.exam.publishChanges({ examId, seen: changes.seen, reason: 'It was put right' })
  return changes
}

const asked = ({ content }: Page) => {
  const [question] = content.questions
  if (!question) throw new Error('A paper without questions')
  return question
}
const optionOf = (page: Page, text: string) => asked(page).options.flatMap((one) => (one.text === text ? [one.id] : []))

async function handsIn(page: Page, text: string): Promise<void> {
  const value = asked(page).options.length === 0 ? text : optionOf(page, text)
  await send(page, [act(page, { kind: 'answer', question: asked(page).id, value }), act(page, { kind: 'submit' })])
  await cardOf(page)
}

const correct = (examId: string, page: Page, text: string, inBank = true) =>
  correctHaving(of.teacher, { examId, correction: rightIs(page, text) }, { inBank })

const rightIs = (page: Page, said: string | { texts: string[] }) => ({
  ...{ kind: 'correct' as const, questionId: asked(page).id },
  right: typeof said === 'string' ? { optionIds: optionOf(page, said), texts: [] } : { optionIds: [], ...said },
})

async function shareOf({ attemptId }: Page) {
  await markAgain(server, of.school)
  return (await of.teacher.result.get({ attemptId })).card?.score?.percentage
}

test('whoever begins with a question that asks the opposite by now is marked by what its author says of that', async () => {
  const lays = { type: 'true_false' as const, options: [], question: 'All mammals lay eggs.' }
  const question = await ask({ ...lays, correctAnswer: 0 })
  const { examId } = await examOf(question)
  const old = await begun(examId)
  // It was published as true by mistake, and is put right in the bank as well.
  await correct(examId, old, 'False')
  await republished(examId, question, { ...lays, question: 'Most mammals do not lay eggs.', correctAnswer: 0 })
  const fresh = await begun(examId)
  expect(asked(fresh).text).toBe('Most mammals do not lay eggs.')
  await handsIn(old, 'False')
  await handsIn(fresh, 'True')
  expect([await shareOf(old), await shareOf(fresh)]).toEqual([100, 100])
})

test('what was put right in the exam alone stays where only a comma is mended, and ends where its author says another', async () => {
  const milk = { options: animals, question: 'Which gives milk' }
  const question = await ask({ ...milk, correctAnswer: 1 })
  const { examId } = await examOf(question)
  const old = await begun(examId)
  await correct(examId, old, 'C cow', false)
  await republished(examId, question, { ...milk, question: 'Which gives milk?', correctAnswer: 1 })
  const fresh = await begun(examId)
  const eggs = { options: animals, question: 'Which lays eggs in a nest?', correctAnswer: 1 }
  // What was right already is right of other words: only what is written since counts for more than the correction.
  await republished(examId, question, { ...eggs, correctAnswer: 0 })
  await republished(examId, question, eggs)
  const last = await begun(examId)
  await handsIn(old, 'C cow')
  await handsIn(fresh, 'C cow')
  await handsIn(last, 'B bird')
  expect([await shareOf(old), await shareOf(fresh), await shareOf(last)]).toEqual([100, 100, 100])
})

test('an option that is spelt otherwise is the same option: both papers are put right, and counted together', async () => {
  const mammals = { question: 'What is a whale?', options: ['A fish', 'B bird', 'A mammel', 'D plant'] }
  const question = await ask({ ...mammals, correctAnswer: 1 })
  const { examId } = await examOf(question)
  const old = await begun(examId)
  await handsIn(old, 'A mammel')
  const options = mammals.options.with(2, 'A mammal')
  const changed = { ...mammals, options, correctAnswer: 1 }
  // A paper that nobody has begun is put right in no way of its own.
  await republished(examId, question, { ...changed, question: 'What is a wale?' })
  const { questions } = await republished(examId, question, changed)
  expect(questions).toMatchObject([{ what: ['text'] }])
  const fresh = await begun(examId)
  await handsIn(fresh, 'A mammal')
  const { askings } = await of.teacher.marking.keyOfQuestion({ examId, questionId: asked(old).id })
  expect(askings).toMatchObject([
    { versions: [3], paperCount: 1, options: options.map((text) => ({ text })) },
    { versions: [1], paperCount: 1, options: mammals.options.map((text) => ({ text })) },
  ])
  const correction = rightIs(fresh, 'A mammal')
  expect(await refusalOf(of.teacher.marking.tryCorrection({ examId, correction }))).toMatchObject({
    code: 'ASKED_OTHERWISE',
  })
  await correctHaving(of.teacher, { examId, correction, versions: [1, 3] })
  expect([await shareOf(old), await shareOf(fresh)]).toEqual([100, 100])
  await resultWorkers(server).exam_statistics?.run({ schoolId: of.school.schoolId, reference: `${examId} asked` })
  expect(await of.teacher.result.statistics({ examId })).toMatchObject({ paperCount: 2 })
})

test('a number that is right of the question as it is now says nothing of the papers that asked another', async () => {
  const rules = (value: string): AnswerRules => ({
    ...{ kind: 'number', before: '', after: '', unit: null, near: 'wrong' },
    accepted: [{ value, tolerance: { kind: 'absolute', amount: '0' }, percent: 100 }],
  })
  const blank = { type: 'fill_blank' as const, options: [], correctAnswer: [] }
  const question = await ask({ ...blank, question: '3 × 4 = __', rules: rules('12') })
  const { examId } = await examOf(question)
  const old = await begun(examId)
  await handsIn(old, '12')
  await republished(examId, question, { ...blank, question: '3 × 7 = __', rules: rules('22') })
  const fresh = await begun(examId)
  await handsIn(fresh, '21')
  const correction = rightIs(fresh, { texts: ['21'] })
  const { moves } = await correctHaving(of.teacher, { examId, correction, versions: [2] })
  expect(moves).toMatchObject({ upCount: 1, downCount: 0, sameCount: 0 })
  expect([await shareOf(old), await shareOf(fresh)]).toEqual([100, 100])
  expect(await refusalOf(of.teacher.marking.tryCorrection({ examId, correction, versions: [3] }))).toMatchObject({
    code: 'UNKNOWN_QUESTION',
  })
})

test('what was looked at is what is given out, though the bank is written in that moment', async () => {
  const question = await ask({ options: animals, question: 'Which gifs milk?' })
  const { examId } = await examOf(question)
  await inSchool(server.pools.app, of.school, async (tx) => {
    const exam = await selectOptionalExam(tx, examId)
    const plan = exam && (await planChanges(tx, exam, null))
    if (!exam || !plan || isRefused(plan)) throw new Error('A plan')
    const { id, revision } = question
    // Committed on another connection, before the version is frozen.
    const now = aQuestionForm({ subjectId: of.subjectId, options: animals, question: 'Nobody has seen this.' })
    await of.teacher.bank.updateQuestion({ ...now, id, revision })
    await holdKeys(tx)
    const { createdBy } = await tx.one<{ createdBy: string }>(
      'SELECT created_by AS "createdBy" FROM exam_versions WHERE exam_id = $1',
      [examId],
    )
    const versionId = await freezeVersion(tx, { examId, createdBy, negative: exam.negative, instead: plan })
    if (isRefused(versionId)) throw new Error('A version')
    expect((await selectContent(tx, versionId)).content.questions.map(({ text }) => text)).toEqual(['Which gifs milk?'])
  })
})

test('an option that is to stay last, and options in another order, are changes that can be published', async () => {
  const sums = { question: 'What is even?', options: ['Two', 'Four', 'Six', 'Eight'], correctAnswer: 3 }
  const question = await ask(sums)
  const { examId } = await examOf(question)
  const pinned = await republished(examId, question, { ...sums, keeps: [null, null, null, true] })
  const moved = { ...sums, options: ['Six', 'Four', 'Two', 'Eight'] }
  const sorted = await republished(examId, question, { ...moved, keeps: [null, null, null, true] })
  expect([pinned.questions, sorted.questions]).toMatchObject([[{ what: ['order'] }], [{ what: ['order'] }]])
})

test('both right answers can be read before changes are published, and what stays decided of a question', async () => {
  const milk = { options: animals, question: 'Which gives milk?' }
  const question = await ask({ ...milk, correctAnswer: 1 })
  const { examId } = await examOf(question)
  const page = await begun(examId)
  const edit = async (said: Said) => {
    const { revision } = await of.teacher.bank.getQuestion({ id: question.id })
    await of.teacher.bank.updateQuestion({
      ...aQuestionForm({ subjectId: of.subjectId, ...said }),
      id: question.id,
      revision,
    })
    return await of.teacher.exam.readChanges({ examId })
  }
  const rightOf = (side: { options: { text: string; isRight: boolean }[] } | null | undefined) =>
    side?.options.filter(({ isRight }) => isRight).map(({ text }) => text)
  const [answered] = (await edit({ ...milk, correctAnswer: 2 })).questions
  expect(answered).toMatchObject({ what: ['answer'], stays: [], bankSays: [] })
  expect([rightOf(answered?.was), rightOf(answered?.is)]).toEqual([['B bird'], ['C cow']])

  const full = { kind: 'full' as const, questionId: asked(page).id }
  await correctHaving(of.teacher, { examId, correction: full })
  await correctHaving(of.teacher, { examId, correction: { kind: 'bonus', bonusHundredths: 50 } })
  await correct(examId, page, 'D dog', false)
  await correctHaving(of.teacher, { examId, correction: full })
  const mended = await edit({ ...milk, question: 'Which of them gives milk?', correctAnswer: 2 })
  expect(mended).toMatchObject({
    ...{ bonusHundredths: 50 },
    questions: [{ what: ['text'], stays: ['put_right', 'full'], bankSays: ['C cow'] }],
  })
  expect(rightOf(mended.questions[0]?.is)).toEqual(['D dog'])
})

test('what is ruled about a spelling takes nothing from a paper that asked something else, where it was right', async () => {
  const rules = (text: string): AnswerRules => ({
    ...{ kind: 'text', before: '', after: '', compare: usualCompare, near: 'wait' },
    accepted: [{ text, percent: 100 }],
  })
  const blank = { type: 'fill_blank' as const, options: [], correctAnswer: [] }
  const question = await ask({ ...blank, question: 'The capital of Nigeria until 1991 was __', rules: rules('Lagos') })
  const { examId } = await examOf(question)
  const old = await begun(examId)
  await handsIn(old, 'Lagos')
  await republished(examId, question, { ...blank, question: 'The capital of Nigeria is __', rules: rules('Abuja') })
  const fresh = await begun(examId)
  await handsIn(fresh, 'Abujaa')
  const questionId = asked(fresh).id
  const { seen, items } = await of.teacher.marking.listAnswers({ examId, questionId })
  const rulings = items.map(({ answerKey, texts }) => ({
    answerKey,
    percent: texts.some(({ text }) => text === 'Lagos') ? 0 : 100,
  }))
  expect(rulings).toHaveLength(2)
  await of.teacher.marking.ruleAnswers({ examId, questionId, seen, reason: 'Near enough', rulings })
  expect([await shareOf(old), await shareOf(fresh)]).toEqual([100, 100])
})

test('what was put right stays so where the exam is withdrawn and published again, and can be taken back there', async () => {
  const question = await ask({ question: 'Which one gives milk?', options: animals, correctAnswer: 0 })
  const { examId } = await examOf(question)
  const { questionId = '' } = (await of.teacher.marking.listCorrections({ examId })).questions[0] ?? {}
  const { askings } = await of.teacher.marking.keyOfQuestion({ examId, questionId })
  const optionIds = (askings[0]?.options ?? []).flatMap(({ id, text }) => (text === 'C cow' ? [id] : []))
  const correction = { kind: 'correct' as const, questionId, right: { optionIds, texts: [] } }
  const { actId } = await correctHaving(of.teacher, { examId, correction })
  await of.teacher.exam.withdraw({ examId })
  await of.teacher.exam.publish({ examId })
  const [one, other] = [await begun(examId), await begun(examId)]
  await handsIn(one, 'C cow')
  await handsIn(other, 'A fish')
  expect([await shareOf(one), await shareOf(other)]).toEqual([100, 0])
  const back = { kind: 'taken_back' as const, actId }
  await correctHaving(of.teacher, { examId, correction: back })
  expect([await shareOf(one), await shareOf(other)]).toEqual([0, 100])
})
