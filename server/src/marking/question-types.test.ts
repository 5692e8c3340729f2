import type { AnswerRules, EssayRules } from '@sabimark/domain/bank/answer-rules.ts'
import { usualCompare } from '@sabimark/domain/bank/compare-text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExam, aQuestion, type Question } from '../../test/builders/exam.ts'
import { aStudent } from '../../test/builders/people.ts'
import {
  act,
  aSitting,
  cardOf,
  closeSittings,
  countRows,
  newPageId,
  openPage,
  type Page,
  type Sitting,
  send,
} from '../../test/builders/sitting.ts'
import { refusalOf } from '../../test/client.ts'
import { type TestServer, testServer } from '../../test/server.ts'

const capital: AnswerRules = {
  ...{ kind: 'text', before: 'It is', after: '.', compare: usualCompare, near: 'wrong' },
  accepted: [
    { text: 'Abuja', percent: 100 },
    { text: 'FCT', percent: 50 },
  ],
}
const length: AnswerRules = {
  ...{ kind: 'number', before: '', after: '', near: 'wrong' },
  accepted: [{ value: '2.5', tolerance: { kind: 'absolute', amount: '0.1' }, percent: 100 }],
  unit: { texts: ['km'], isRequired: true, withoutIt: 'half' },
}
const essay: EssayRules = {
  ...{ kind: 'essay', minWords: 300, maxWords: 500, answerOn: 'screen', guide: 'Look for both sides.' },
  rubric: [{ id: 'sides1', text: 'Names both sides', hundredths: 150 }],
}
const primes = {
  ...{ question: 'Which are prime?', options: ['2', '3', '4', '6'], correctAnswer: [0, 1] },
  rules: { kind: 'several', partial: 'per_option' } as const,
}

let server: TestServer
let of: Sitting
let questions: Record<'one' | 'several' | 'text' | 'number', Question>
let examId: string

beforeAll(async () => {
  server = await testServer()
  of = await aSitting(server)
  const { teacher, subjectId, classId } = of
  const blank = { subjectId, type: 'fill_blank' as const, options: [], correctAnswer: [] }
  questions = {
    one: await aQuestion(teacher, { subjectId }),
    several: await aQuestion(teacher, { subjectId, ...primes }),
    text: await aQuestion(teacher, { ...blank, question: 'What is the capital of Nigeria?', rules: capital }),
    number: await aQuestion(teacher, { ...blank, question: 'How far is 2,500 m in km?', rules: length }),
  }
  examId = (await anExam(teacher, { subjectId, classIds: [classId], questions: Object.values(questions) })).examId
})
afterAll(() => server.stop())

/** Answers the paper of a new candidate and hands it in. Options are said by their texts. */
async function sat(said: { one?: string; several?: string[]; text?: string; number?: string }): Promise<Page> {
  const { client } = await aStudent(server, of.school, { classId: of.classId })
  const page = await openPage(client, examId)
  const asked = (kind: keyof typeof questions) => {
    const question = page.content.questions.find(({ text }) => text === questions[kind].question)
    if (!question) throw new Error(`The paper has no question ${kind}.`)
    return question
  }
  const chosen = (kind: 'one' | 'several', texts: readonly string[]) => ({
    ...{ kind: 'answer' as const, question: asked(kind).id },
    value: asked(kind).options.flatMap(({ id, text }) => (texts.includes(text) ? id : [])),
  })
  const typed = (kind: 'text' | 'number', value: string) => ({
    ...{ kind: 'answer' as const, question: asked(kind).id, value },
  })
  const { refused } = await send(page, [
    ...(said.one === undefined ? [] : [act(page, chosen('one', [said.one]))]),
    ...(said.several === undefined ? [] : [act(page, chosen('several', said.several))]),
    ...(said.text === undefined ? [] : [act(page, typed('text', said.text))]),
    ...(said.number === undefined ? [] : [act(page, typed('number', said.number))]),
    act(page, { kind: 'submit' }),
  ])
  expect(refused).toEqual([])
  return page
}

describe('a paper of several types', () => {
  test('earns what its rules say, on the card and in the list of staff', async () => {
    const page = await sat({ one: '4', several: ['2', '6'], text: ' abuja. ', number: '2.45' })
    const { score } = await cardOf(page)
    // 2 of 2; half the options of 2; 2 of 2; half of 2, for the unit is missing.
    expect(score).toMatchObject({
      ...{ correctCount: 2, partlyCount: 2, wrongCount: 0, unansweredCount: 0, waitingCount: 0 },
      ...{ earnedHundredths: 600, availableHundredths: 800, percentage: 75 },
    })
    const { items } = await of.teacher.result.listForExam({ examId })
    expect(items.find(({ attemptId }) => attemptId === page.attemptId)?.score).toMatchObject({ percentage: 75 })
  })

  test('a wrong, a blank and an empty answer are three things', async () => {
    const { score } = await cardOf(await sat({ several: ['4'], text: 'Lagos', number: '   ' }))
    expect(score).toMatchObject({ correctCount: 0, wrongCount: 1, partlyCount: 1, unansweredCount: 2 })
  })

  test('what a preview earns is what a candidate earns', async () => {
    const { content } = await of.teacher.attempt.preview({ examId })
    const text = content.questions.find((one) => one.text === questions.text.question)
    const { marked, totals } = await of.teacher.marking.markPreview({ examId, answers: { [text?.id ?? '']: 'fct' } })
    expect(totals).toMatchObject({ partlyCount: 1, earnedHundredths: 100 })
    expect(marked.find(({ questionId }) => questionId === text?.id)).toMatchObject({
      ...{ outcome: 'partly', earnedHundredths: 100, accepted: ['Abuja'], rules: questions.text.rules },
    })
  })

  test('a candidate sees how to answer, and what is accepted only with the right answers', async () => {
    const page = await sat({ text: 'Lagos' })
    const shown = (page.content.questions as { text: string; rules?: unknown }[]).map(({ rules }) => rules)
    expect(shown).toContainEqual({ kind: 'text', before: 'It is', after: '.' })
    expect(shown).toContainEqual({ kind: 'several', partial: 'per_option' })
    const early = JSON.stringify([page.content, await cardOf(page)])
    expect(early).not.toMatch(/Abuja|FCT|"2\.5"|"km"|percent":/)
    await closeSittings(server, of.school, examId)
    const { card } = await page.client.result.get({ attemptId: page.attemptId })
    expect(card?.marked?.flatMap(({ accepted }) => accepted).toSorted()).toEqual(['2.5 km', 'Abuja'])
  })
})

test('all of ten options can be right, chosen and marked, and an eleventh is refused', async () => {
  const options = Array.from({ length: 10 }, (_, place) => `${place + 1}0`)
  const { subjectId, classId } = of
  const form = { ...primes, subjectId, options, correctAnswer: [...options.keys()] }
  const more = { ...form, options: [...options, '110'] }
  expect(await refusalOf(aQuestion(of.teacher, more))).toMatchObject({ code: 'BAD_REQUEST' })
  const { examId: wide } = await anExam(of.teacher, {
    ...{ subjectId, classIds: [classId], questions: [await aQuestion(of.teacher, form)] },
  })
  const page = await openPage((await aStudent(server, of.school, { classId })).client, wide)
  const [asked] = page.content.questions
  const value = (asked?.options ?? []).map(({ id }) => id)
  const { refused } = await send(page, [
    act(page, { kind: 'answer', question: asked?.id ?? '', value }),
    act(page, { kind: 'submit' }),
  ])
  expect(refused).toEqual([])
  expect((await cardOf(page)).score).toMatchObject({ correctCount: 1, earnedHundredths: 200 })
})

describe('a page that is older than the exam', () => {
  test('is told to reload before its time starts; loaded anew it starts', async () => {
    const { examId: later } = await anExam(of.teacher, {
      ...{ subjectId: of.subjectId, classIds: [of.classId], questions: Object.values(questions) },
    })
    const { client } = await aStudent(server, of.school, { classId: of.classId })
    const before = await countRows(server, of.school)
    expect(await refusalOf(client.attempt.start({ examId: later, pageId: newPageId() }))).toMatchObject({
      code: 'PAGE_TOO_OLD',
      message: 'This page is older than the exam. Reload it; your time has not started.',
    })
    expect(await countRows(server, of.school)).toEqual(before)
    expect((await openPage(client, later)).epoch).toBe(1)
  })

  test('that knows no passages does not ask about one without its text', async () => {
    const { subjectId, classId } = of
    const about = await aQuestion(of.teacher, {
      subjectId,
      passage: { text: 'The river rose.' },
      question: 'What rose?',
    })
    const { examId: read } = await anExam(of.teacher, { subjectId, classIds: [classId], questions: [about] })
    const { client } = await aStudent(server, of.school, { classId })
    const refused = client.attempt.start({ examId: read, pageId: newPageId(), knows: 2 })
    expect(await refusalOf(refused)).toMatchObject({ code: 'PAGE_TOO_OLD' })
    expect((await openPage(client, read)).content.passages?.map(({ text }) => text)).toEqual(['The river rose.'])
  })

  test('goes on with a paper of plain choice questions', async () => {
    const { examId: plain } = await anExam(of.teacher, {
      ...{ subjectId: of.subjectId, classIds: [of.classId], questions: [questions.one] },
    })
    const { client } = await aStudent(server, of.school, { classId: of.classId })
    expect(await client.attempt.start({ examId: plain, pageId: newPageId() })).toMatchObject({ epoch: 1 })
  })
})

describe('the log', () => {
  test.each<[string, 'several' | 'text', unknown]>([
    ['text where ticks belong', 'several', '2'],
    ['a tick twice', 'several', 'twice'],
    ['ticks where a word belongs', 'text', ['option']],
  ])('refuses %s and keeps the rest', async (_what, kind, said) => {
    const { client } = await aStudent(server, of.school, { classId: of.classId })
    const { examId: fresh } = await anExam(of.teacher, {
      ...{ subjectId: of.subjectId, classIds: [of.classId], questions: Object.values(questions) },
    })
    const page = await openPage(client, fresh)
    const find = (one: keyof typeof questions) =>
      page.content.questions.find(({ text }) => text === questions[one].question)
    const id = find(kind)?.options[0]?.id ?? ''
    const value = (said === 'twice' ? [id, id] : said) as string
    const odd = act(page, { kind: 'answer', question: find(kind)?.id ?? '', value })
    const fine = act(page, { kind: 'answer', question: find('text')?.id ?? '', value: 'Abuja' })
    expect((await send(page, [odd, fine])).refused).toEqual([{ seq: 1, code: 'WRONG_VALUE' }])
  })

  test('cuts a text that is too long, and keeps what comes behind it', async () => {
    const { client } = await aStudent(server, of.school, { classId: of.classId })
    const { examId: fresh } = await anExam(of.teacher, {
      ...{ subjectId: of.subjectId, classIds: [of.classId], questions: [questions.text] },
    })
    const page = await openPage(client, fresh)
    const question = page.content.questions[0]?.id ?? ''
    const long = act(page, { kind: 'answer', question, value: 'a'.repeat(20_001) })
    const flag = act(page, { kind: 'flag', question })
    expect(await send(page, [long, flag])).toMatchObject({ ackedSeq: 2, refused: [] })
  })
})

describe('the bank', () => {
  test('keeps the rules of a question, through an edit and its history', async () => {
    const { teacher, subjectId } = of
    const made = await aQuestion(teacher, {
      subjectId,
      type: 'fill_blank',
      options: [],
      correctAnswer: [],
      rules: length,
    })
    expect(made).toMatchObject({ type: 'fill_blank', options: [], correctOptionIds: [], rules: length })
    const { id, revision, topic, marksHundredths, timeAllocationMinutes } = made
    const edited = await teacher.bank.updateQuestion({
      ...{ id, revision, subjectId, topic, marksHundredths, timeAllocationMinutes },
      ...{ type: 'fill_blank', question: made.question, options: [], correctAnswer: [], rules: capital },
    })
    expect(edited.rules).toEqual(capital)
  })

  test('keeps an essay with its guide and rubric, and blanks whose near answers wait', async () => {
    const written = { subjectId: of.subjectId, options: [], correctAnswer: [] }
    const asked = await aQuestion(of.teacher, { ...written, type: 'essay', question: 'Discuss.', rules: essay })
    expect(asked).toMatchObject({ type: 'essay', options: [], correctOptionIds: [], rules: essay })
    const rules: AnswerRules = { ...capital, near: 'wait' }
    expect(await aQuestion(of.teacher, { ...written, type: 'fill_blank', rules })).toMatchObject({ rules })
  })

  test.each<[string, Partial<Parameters<typeof aQuestion>[1]>, string]>([
    ['none of several right', { ...primes, correctAnswer: [] }, 'correctAnswer'],
    ['two right where one belongs', { correctAnswer: [0, 1] }, 'correctAnswer'],
    ['a right one beyond the options', { ...primes, correctAnswer: [0, 5] }, 'correctAnswer'],
    ['one right, and one beyond the options', { correctAnswer: [0, 5] }, 'correctAnswer'],
    ['a blank judged as options', { type: 'fill_blank', options: [], correctAnswer: [] }, 'rules'],
    [
      'a number that is none',
      {
        type: 'fill_blank',
        options: [],
        rules: { ...length, accepted: [{ ...length.accepted[0], value: 'two' }] } as AnswerRules,
      },
      'accepted',
    ],
    [
      'an essay of at least more words than at most',
      { type: 'essay', options: [], correctAnswer: [], rules: { ...essay, minWords: 500, maxWords: 300 } },
      'maxWords',
    ],
  ])('refuses %s and names the field', async (_what, changes, field) => {
    const refusal = await refusalOf(aQuestion(of.teacher, { subjectId: of.subjectId, ...changes }))
    expect(refusal).toMatchObject({ code: 'INVALID_QUESTION', data: { fields: [{ field }] } })
  })
})
