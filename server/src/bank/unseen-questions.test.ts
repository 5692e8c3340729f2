import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anExam, aQuestion, examDraft } from '../../test/builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf, type TestSchool } from '../../test/builders/people.ts'
import { act, cardOf, openPage, send } from '../../test/builders/sitting.ts'
import { refusalOf, type TestClient } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'
import { inSchool } from '../platform/database/tenant.ts'

let server: TestServer
let school: TestSchool
let subjectId: string
let classIds: string[]
let author: TestClient
let colleague: TestClient
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  subjectId = (await aSubject(school)).id
  classIds = [classOf(school, 'SS1A').id]
  const teacher = async () => (await aTeacher(server, school, { subjectIds: [subjectId], classIds })).client
  author = await teacher()
  colleague = await teacher()
})
afterAll(() => server.stop())

/** What somebody learns of the question by each way there is; all ways at once, so that a new one is seen here. */
async function seenBy(who: TestClient, { id, question }: { id: string; question: string }) {
  const listed = async (input: object) => (await who.bank.listQuestions(input)).items.some((item) => item.id === id)
  const asked = { position: 0, question, options: ['3', '4', '5', '22'] }
  return {
    list: await listed({ subjectId }),
    search: await listed({ search: question }),
    export: await listed({ purpose: 'export', size: 500 }),
    figures: (await who.bank.questionFigures({ subjectId })).topics.includes(`Topic of ${question}`),
    get: (await refusalOf(who.bank.getQuestion({ id })).catch(() => null)) === null,
    duplicates: (await who.bank.checkDuplicates({ questions: [asked] })).duplicates.length > 0,
    acts: (await who.bank.setQuestionsStatus({ ids: [id], status: 'active' })).skipped[0]?.why !== unknown,
  }
}
const unknown = 'There is no such question in your subjects.'
const everything = { list: true, search: true, export: true, figures: true, get: true, duplicates: true, acts: true }
const nothing = Object.fromEntries(Object.keys(everything).map((way) => [way, false]))

const make = (question: string) => aQuestion(author, { subjectId, question, topic: `Topic of ${question}` })
const setStatus = (examId: string, status: string) =>
  inSchool(server.pools.app, school, (tx) =>
    tx.run('UPDATE exams SET status = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, status]),
  )

it('a question of an exam that is not over is seen by who wrote either, and by administrators', async () => {
  const question = await make('Unseen one')
  expect(await seenBy(colleague, question)).toEqual(everything)
  const { examId } = await anExam(author, { subjectId, classIds, questions: [question], isPublished: false })
  for (const status of ['draft', 'scheduled', 'active']) {
    await setStatus(examId, status)
    expect(await seenBy(colleague, question), status).toEqual(nothing)
    expect(await seenBy(author, question), status).toEqual(everything)
    expect(await seenBy(school.admin, question), status).toEqual(everything)
  }
  await setStatus(examId, 'completed')
  expect(await seenBy(colleague, question)).toEqual(everything)
})

it('what is handed over is seen, and changed, by who has it now and no longer by its author', async () => {
  const question = await make('Handed over')
  const { examId } = await anExam(author, { subjectId, classIds, questions: [question], isPublished: false })
  const form = examDraft({ subjectId, classIds, questions: [question], draft: { title: 'Mine now' } })
  for (const act of [colleague.exam.startNow({ examId }), colleague.exam.update({ ...form, examId })]) {
    expect(await refusalOf(act)).toMatchObject({ code: 'NOT_ALLOWED' })
  }
  const id = (await colleague.people.me()).me?.id
  await inSchool(server.pools.app, school, async (tx) => {
    await tx.run('UPDATE exams SET owner_id = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, id])
    await tx.run('UPDATE questions SET owner_id = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, question.id, id])
  })
  expect(await seenBy(colleague, question)).toEqual(everything)
  expect(await seenBy(author, question)).toEqual(nothing)
  expect(await seesIn(author, examId)).toEqual([false, false])
  expect(await refusalOf(author.exam.publish({ examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
  await colleague.exam.update({ ...form, examId })
  expect(await colleague.exam.get({ examId })).toMatchObject({ title: 'Mine now', mayAct: true, seesQuestions: true })
  await setStatus(examId, 'completed')
})

/** What a colleague gets of the questions of an exam by each call that names it. */
async function readOf(who: TestClient, examId: string, said: string) {
  const isAnswered = async (asked: Promise<unknown>) => JSON.stringify(await asked.catch(() => '')).includes(said)
  return {
    get: await isAnswered(who.exam.get({ examId })),
    preview: await isAnswered(who.attempt.preview({ examId })),
    mark: await who.marking.markPreview({ examId, answers: {} }).then(
      () => true,
      () => false,
    ),
    toMark: await isAnswered(who.marking.listToMark({ examId })),
    statistics: await who.result.statistics({ examId }).then(
      () => true,
      () => false,
    ),
  }
}

const blank = {
  ...{ type: 'fill_blank' as const, options: [], correctAnswer: [] },
  rules: {
    ...{ kind: 'text' as const, before: '', after: '', compare: usualCompare, near: 'wrong' as const },
    accepted: [{ text: 'harmattan', percent: 100 }],
  },
}

it.each([false, true, 'now'] as const)(
  'an exam that is not over shows a colleague no question of it (published: %s)',
  async (isPublished) => {
    const question = await aQuestion(author, { subjectId, ...blank, question: `Unseen in ${isPublished}` })
    const opensAt = new Date(Date.now() + 3_600_000)
    const said = { subjectId, classIds, questions: [question], isPublished, opensAt }
    const { examId } = await anExam(author, said)
    const read = (who: TestClient) => readOf(who, examId, question.question)
    const all = {
      // Nobody has begun it: its owner goes on writing it.
      get: true,
      preview: true,
      mark: true,
      toMark: isPublished !== false,
      statistics: true,
    }
    expect(new Set(Object.values(await read(colleague)))).toEqual(new Set([false]))
    expect(await read(author)).toEqual(all)
    expect(await read(school.admin)).toEqual(all)
    expect(await seesIn(colleague, examId)).toEqual([false, false])
    expect(await seesIn(author, examId)).toEqual([true, true])
    if (isPublished === false) {
      const draft = examDraft({ ...said, draft: { title: 'Mine' } })
      expect(await refusalOf(colleague.exam.update({ ...draft, examId }))).toMatchObject({ code: 'NOT_ALLOWED' })
      return
    }
    const { items } = await author.marking.listToMark({ examId })
    const questionId = items[0]?.questions[0]?.questionId ?? ''
    expect((await author.marking.listAnswers({ examId, questionId })).question.accepted).toEqual(['harmattan'])
    const rulings = { examId, questionId, seen: 0, reason: '', rulings: [{ answerKey: 'a', percent: 100 }] }
    expect(await refusalOf(colleague.marking.listAnswers({ examId, questionId }))).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    expect(await refusalOf(colleague.marking.ruleAnswers(rulings))).toMatchObject({ code: 'NOT_ALLOWED' })
    await setStatus(examId, 'completed')
    expect(await read(colleague)).toEqual({ ...all, get: false })
    expect(await seesIn(colleague, examId)).toEqual([true, true])
  },
)

/** What its own page and the list say about it. */
async function seesIn(who: TestClient, examId: string) {
  const { items } = await who.exam.list({ subjectId })
  return [(await who.exam.get({ examId })).seesQuestions, items.find(({ id }) => id === examId)?.seesQuestions]
}

it("in a colleague's draft nobody reads which questions it asks, the own among them", async () => {
  const [own, others] = [
    await aQuestion(colleague, { subjectId, question: 'Mine in it' }),
    await aQuestion(author, { subjectId, question: 'Theirs in it' }),
  ]
  const { examId } = await anExam(author, { subjectId, classIds, questions: [own, others], isPublished: false })
  expect((await colleague.exam.get({ examId })).questionItems).toEqual([])
  expect((await author.exam.get({ examId })).questionItems).toHaveLength(2)
})

it('nobody sees a question by choosing it, by its id, for an exam of their own', async () => {
  const question = await make('Unseen three')
  await anExam(author, { subjectId, classIds, questions: [question], isPublished: false })
  const { examId } = await anExam(colleague, { subjectId, classIds, questions: [], isPublished: false })
  const draft = examDraft({ subjectId, classIds, questions: [question] })
  expect(await refusalOf(colleague.exam.create(draft))).toMatchObject({ code: 'UNKNOWN_QUESTION' })
  expect(await refusalOf(colleague.exam.update({ ...draft, examId }))).toMatchObject({ code: 'UNKNOWN_QUESTION' })
  expect(await seenBy(colleague, question)).toEqual(nothing)
})

it('of a paper a colleague sees the questions with its candidate, or when the exam is over', async () => {
  const question = await make('Unseen four')
  const { examId } = await anExam(author, {
    ...{ subjectId, classIds, questions: [question] },
    draft: { showResults: 'manual' },
  })
  const { client } = await aStudent(server, school, { classId: classIds[0] })
  const page = await openPage(client, examId)
  await send(page, [act(page, { kind: 'submit' })])
  await cardOf(page)
  const { attemptId } = page
  const read = async (who: TestClient) => {
    const { card } = await who.result.get({ attemptId })
    return [card?.questions.length, card?.marked?.length ?? null, card?.lateAnswers?.length ?? null]
  }
  expect(await read(colleague)).toEqual([0, null, null])
  expect(await read(author)).toEqual([1, 1, 0])
  expect(await read(school.admin)).toEqual([1, 1, 0])
  await setStatus(examId, 'completed')
  expect(await read(colleague)).toEqual([1, 1, 0])
})

it('who set the exam sees its questions, whoever wrote them', async () => {
  const question = await make('Unseen two')
  await anExam(colleague, { subjectId, classIds, questions: [question], isPublished: false })
  expect(await seenBy(colleague, question)).toEqual(everything)
})
