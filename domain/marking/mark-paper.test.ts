import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerValue, LoggedEvent } from '../attempt/event.ts'
import { foldAttempt } from '../attempt/fold.ts'
import { buildPaper } from '../exam/paper.ts'
import { type ContentQuestion, type ExamContent, type ExamKey, RulesVersionError } from '../exam/version.ts'
import { CannotMarkError, markPaper, type Outcome } from './mark-paper.ts'

const question = (id: string, marksHundredths: number, change: Partial<ContentQuestion> = {}): ContentQuestion => ({
  id,
  type: 'multiple_choice',
  text: 'A question',
  options: ['a', 'b', 'c', 'd'].map((letter) => ({ id: `${id}${letter}`, text: letter })),
  marksHundredths,
  ...change,
})
const contentOf = (...questions: ContentQuestion[]): ExamContent => ({ rulesVersion: 1, questions })
const content = contentOf(question('q1', 100), question('q2', 250), question('q3', 33))
const key: ExamKey = {
  q1: { correctOptionIds: ['q1a'] },
  q2: { correctOptionIds: ['q2b'] },
  q3: { correctOptionIds: ['q3c'] },
}

test('a candidate with a known score', () => {
  const answers: Record<string, AnswerValue> = { q1: ['q1a'], q2: ['q2a'], elsewhere: ['q3c'] }
  expect(markPaper({ content, key, answers })).toEqual({
    marked: [
      { questionId: 'q1', outcome: 'right', earnedHundredths: 100, ofHundredths: 100 },
      { questionId: 'q2', outcome: 'wrong', earnedHundredths: 0, ofHundredths: 250 },
      { questionId: 'q3', outcome: 'unanswered', earnedHundredths: 0, ofHundredths: 33 },
    ],
    totals: {
      correctCount: 1,
      partlyCount: 0,
      wrongCount: 1,
      unansweredCount: 1,
      waitingCount: 0,
      questionCount: 3,
      earnedHundredths: 100,
      availableHundredths: 383,
      percentage: 26,
    },
  })
})

test.each<[string, AnswerValue, Outcome]>([
  ['the right option', ['q1a'], 'right'],
  ['a wrong option', ['q1b'], 'wrong'],
  ['the right option and another', ['q1a', 'q1b'], 'wrong'],
  ['an option of another question', ['q2b'], 'wrong'],
  ['text that names the option', 'q1a', 'wrong'],
  ['nothing chosen', [], 'unanswered'],
])('%s', (_what, value, outcome) => {
  expect(markPaper({ content, key, answers: { q1: value } }).marked[0]).toMatchObject({ outcome })
})

test('two right options want both, in any order', () => {
  const both = { ...key, q1: { correctOptionIds: ['q1a', 'q1b'] } }
  const isRight = (value: string[]) =>
    markPaper({ content, key: both, answers: { q1: value } }).marked[0]?.outcome === 'right'
  expect([isRight(['q1b', 'q1a']), isRight(['q1a']), isRight(['q1a', 'q1a'])]).toEqual([true, false, false])
})

test('an empty paper is 0 of 0', () => {
  expect(markPaper({ content: contentOf(), key: {}, answers: {} }).totals).toMatchObject({
    questionCount: 0,
    percentage: 0,
  })
})

test('what has no right answer is never marked as wrong in silence', () => {
  const odd = contentOf(question('constructor', 100))
  const essay = contentOf(question('q1', 100, { type: 'essay', options: [] }))
  expect(() => markPaper({ content: odd, key, answers: {} })).toThrow(CannotMarkError)
  expect(() => markPaper({ content, key: { ...key, q2: { correctOptionIds: [] } }, answers: {} })).toThrow(
    CannotMarkError,
  )
  expect(() => markPaper({ content: essay, key, answers: { q1: 'Because.' } })).toThrow(CannotMarkError)
})

test('an id that every object has is an ordinary, unanswered question', () => {
  const odd = { content: contentOf(question('constructor', 100)), key: { constructor: { correctOptionIds: ['a'] } } }
  expect(markPaper({ ...odd, answers: {} }).totals).toMatchObject({ unansweredCount: 1, wrongCount: 0 })
})

test('content of another rules version is refused', () => {
  expect(() => markPaper({ content: { ...content, rulesVersion: 0 }, key, answers: {} })).toThrow(RulesVersionError)
})

/** An exam with its key, and for each question the place (in the content) of the option a candidate wants, or none. */
const exam = fc
  .array(
    fc.record({
      optionCount: fc.integer({ min: 2, max: 6 }),
      marksHundredths: fc.integer({ min: 1, max: 1000 }),
      right: fc.nat(5),
      wanted: fc.option(fc.nat(5)),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((drawn) => {
    const questions = drawn.map(({ optionCount, marksHundredths }, index) =>
      question(`q${index}`, marksHundredths, {
        type: optionCount === 2 ? 'true_false' : 'multiple_choice',
        options: Array.from({ length: optionCount }, (_, place) => ({ id: `q${index}o${place}`, text: `${place}` })),
      }),
    )
    const optionId = (index: number, optionCount: number, place: number) => `q${index}o${place % optionCount}`
    const examKey: ExamKey = Object.fromEntries(
      drawn.map(({ optionCount, right }, index) => [
        `q${index}`,
        { correctOptionIds: [optionId(index, optionCount, right)] },
      ]),
    )
    const wishes = drawn.flatMap(({ optionCount, wanted }, index) =>
      wanted === null ? [] : [[`q${index}`, optionId(index, optionCount, wanted)] as const],
    )
    return { content: contentOf(...questions), key: examKey, wishes: new Map(wishes) }
  })

type Exam = { content: ExamContent; key: ExamKey; wishes: Map<string, string> }

/**
 * The log of a candidate who goes through the paper of this seed and picks the wanted options where they stand on it.
 */
function sit({ content: of, wishes }: Exam, seed: string, isShuffled: boolean): LoggedEvent[] {
  const paper = buildPaper(of, seed, { shuffleQuestions: isShuffled, shuffleOptions: isShuffled })
  const acts = paper.order.flatMap(({ questionId, optionIds }): Pick<LoggedEvent, 'kind' | 'question' | 'value'>[] => {
    const picked = optionIds.filter((id) => id === wishes.get(questionId))
    const visit = { kind: 'visit', question: questionId } as const
    return picked.length === 0 ? [visit] : [visit, { kind: 'answer', question: questionId, value: picked }]
  })
  return [...acts, { kind: 'submit' as const }].map((act, index) => ({ epoch: 1, seq: index + 1, atMs: index, ...act }))
}

const markOf = ({ content: of, key: by }: Exam, log: Iterable<LoggedEvent>) =>
  markPaper({ content: of, key: by, answers: foldAttempt(log, { countLate: false }).answers })

test('no shuffling, whatever its seed, changes a mark', () => {
  fc.assert(
    fc.property(exam, fc.string(), fc.string(), (one, seed, otherSeed) => {
      const unshuffled = markOf(one, sit(one, seed, false))
      expect(markOf(one, sit(one, seed, true))).toEqual(unshuffled)
      expect(markOf(one, sit(one, otherSeed, true))).toEqual(unshuffled)
      const rights = [...one.wishes].filter(([id, wish]) => one.key[id]?.correctOptionIds.includes(wish))
      expect(unshuffled.totals.correctCount).toBe(rights.length)
    }),
  )
})

test('no order, repetition, or loss and resending of events changes a mark', () => {
  const scenario = exam.chain((one) => {
    const log = sit(one, 'seed', true)
    const arrived = fc.shuffledSubarray([...log, ...log], { minLength: log.length })
    return fc.record({ one: fc.constant(one), log: fc.constant(log), arrived })
  })
  fc.assert(
    fc.property(scenario, ({ one, log, arrived }) => {
      const lost = log.filter(({ seq }) => !arrived.some((event) => event.seq === seq))
      expect(markOf(one, [...arrived, ...lost])).toEqual(markOf(one, log))
    }),
  )
})

test('the counts and the marks always add up', () => {
  fc.assert(
    fc.property(exam, (one) => {
      const { marked, totals } = markOf(one, sit(one, 'seed', true))
      expect(totals.correctCount + totals.wrongCount + totals.unansweredCount).toBe(totals.questionCount)
      expect(marked.map(({ questionId }) => questionId)).toEqual(one.content.questions.map(({ id }) => id))
      expect(totals.earnedHundredths).toBeLessThanOrEqual(totals.availableHundredths)
      expect(totals.unansweredCount).toBe(totals.questionCount - one.wishes.size)
    }),
  )
})
