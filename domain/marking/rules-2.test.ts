import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue } from '../attempt/event.ts'
import type { AnswerRules, PartialRule } from '../bank/answer-rules.ts'
import { shownRules } from '../bank/answer-rules.ts'
import { usualCompare } from '../bank/compare-text.ts'
import type { ContentQuestion, ExamContent, ExamKey } from '../exam/version.ts'
import { CannotMarkError, markPaper } from './mark-paper.ts'

type Asked = { rules: AnswerRules; right?: string[]; marks?: number; options?: string[] }

/** One question under rules version 2, and its key. */
function asking({ rules, right = [], marks = 100, options = ['a', 'b', 'c', 'd', 'e'] }: Asked) {
  const isChoice = rules.kind === 'one' || rules.kind === 'several'
  const question: ContentQuestion = {
    id: 'q1',
    type: isChoice ? 'multiple_choice' : rules.kind === 'essay' ? 'essay' : 'fill_blank',
    text: 'A question',
    options: isChoice ? options.map((id) => ({ id, text: id })) : [],
    marksHundredths: marks,
    ...(rules.kind === 'one' ? {} : { rules: shownRules(rules) }),
  }
  const content: ExamContent = { rulesVersion: 2, questions: [question] }
  const key: ExamKey = { q1: { correctOptionIds: right, rules } }
  return { content, key }
}

function mark(asked: Asked, value?: AnswerValue) {
  const { marked, totals } = markPaper({ ...asking(asked), answers: value === undefined ? {} : { q1: value } })
  return { outcome: marked[0]?.outcome, earned: marked[0]?.earnedHundredths, totals }
}

describe('several right options', () => {
  test.each<[PartialRule, string[], string, number]>([
    ['all', ['a', 'b', 'c'], 'right', 100],
    ['all', ['a', 'b'], 'wrong', 0],
    ['all', ['a', 'b', 'c', 'd'], 'wrong', 0],
    ['right_minus_wrong', ['c', 'b', 'a'], 'right', 100],
    ['right_minus_wrong', ['a', 'b'], 'partly', 67],
    ['right_minus_wrong', ['a', 'b', 'd'], 'partly', 33],
    ['right_minus_wrong', ['a', 'd', 'e'], 'wrong', 0],
    ['right_minus_wrong', ['a', 'b', 'c', 'd', 'e'], 'partly', 33],
    ['per_option', ['a', 'b', 'c'], 'right', 100],
    ['per_option', ['a', 'b'], 'partly', 80],
    ['per_option', ['d', 'e'], 'wrong', 0],
    ['per_option', ['d'], 'partly', 20],
    ['all', [], 'unanswered', 0],
    ['per_option', [], 'unanswered', 0],
  ])('by %s, %o of a, b and c is %s and earns %i', (partial, value, outcome, earned) => {
    expect(mark({ rules: { kind: 'several', partial }, right: ['a', 'b', 'c'] }, value)).toMatchObject({
      outcome,
      earned,
    })
  })

  test('a half of a hundredth is rounded up', () => {
    const half = { rules: { kind: 'several', partial: 'right_minus_wrong' } as const, right: ['a', 'b'], marks: 25 }
    expect(mark(half, ['a']).earned).toBe(13)
  })

  test('whatever is ticked, in any order, earns from nothing to everything, and everything only for the right ones', () => {
    const options = ['a', 'b', 'c', 'd', 'e']
    const some = fc.subarray(options, { minLength: 1 })
    const ordered = some.chain((ids) =>
      fc.shuffledSubarray(ids, { minLength: ids.length }).map((other) => ({ ids, other })),
    )
    const rule = fc.constantFrom<PartialRule>('all', 'right_minus_wrong', 'per_option')
    fc.assert(
      fc.property(some, ordered, rule, fc.integer({ min: 1, max: 10_000 }), (right, { ids, other }, partial, marks) => {
        const asked = { rules: { kind: 'several', partial } as const, right, marks, options }
        const { earned = -1, outcome } = mark(asked, ids)
        expect(mark(asked, other)).toEqual(mark(asked, ids))
        expect(earned).toBeGreaterThanOrEqual(0)
        expect(earned).toBeLessThanOrEqual(marks)
        expect(outcome === 'right').toBe(ids.length === right.length && ids.every((id) => right.includes(id)))
        if (outcome === 'right') expect(earned).toBe(marks)
      }),
    )
  })
})

const capital: AnswerRules = {
  ...{ kind: 'text', before: '', after: '', compare: usualCompare, near: 'wait' },
  accepted: [{ text: 'Abuja', percent: 100 }],
}

test.each<[string, AnswerValue | undefined, string, number]>([
  ['the accepted word', ' abuja ', 'right', 100],
  ['another', 'Lagos', 'wrong', 0],
  ['a slip of the finger', 'Abujah', 'waiting', 0],
  ['spaces alone', '   ', 'unanswered', 0],
  ['nothing', undefined, 'unanswered', 0],
  ['an option where a word belongs', ['abuja'], 'wrong', 0],
])('in a blank, %s', (_what, value, outcome, earned) => {
  expect(mark({ rules: capital }, value)).toMatchObject({ outcome, earned })
})

test('what waits is counted apart, and so is what is partly right', () => {
  const { totals } = mark({ rules: capital }, 'Abujah')
  expect(totals).toMatchObject({ waitingCount: 1, wrongCount: 0, earnedHundredths: 0, availableHundredths: 100 })
  const half = mark({ rules: { ...capital, accepted: [...capital.accepted, { text: 'FCT', percent: 50 }] } }, 'fct')
  expect(half.totals).toMatchObject({ partlyCount: 1, correctCount: 0, wrongCount: 0, percentage: 50 })
})

const essay: AnswerRules = {
  ...{ kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen', guide: '', rubric: [] },
}

test('an essay waits for a person once something is written', () => {
  expect(mark({ rules: essay }, 'Because.').outcome).toBe('waiting')
  expect(mark({ rules: essay }, '').outcome).toBe('unanswered')
})

test('an essay on paper waits for its mark, whatever the log has of it', () => {
  const onPaper: AnswerRules = { ...essay, answerOn: 'paper' }
  for (const value of [undefined, '', 'Because.']) expect(mark({ rules: onPaper }, value).outcome).toBe('waiting')
})

test('plain choice questions earn the same under both versions', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', 'b', 'c'), fc.option(fc.constantFrom('a', 'b', 'c')), (right, chosen) => {
      const { content, key } = asking({ rules: { kind: 'one' }, right: [right] })
      const answers: Record<string, AnswerValue> = chosen === null ? {} : { q1: [chosen] }
      const byOld = markPaper({ content: { ...content, rulesVersion: 1 }, key, answers })
      expect(markPaper({ content, key, answers })).toEqual(byOld)
    }),
  )
})

test('text where ticks belong earns nothing, also where each option left alone would earn', () => {
  expect(mark({ rules: { kind: 'several', partial: 'per_option' }, right: ['a'] }, 'bcd').earned).toBe(0)
})

test('a key that does not fit the question is never marked by', () => {
  const { content } = asking({ rules: capital })
  expect(() => markPaper({ content, key: {}, answers: {} })).toThrow(CannotMarkError)
  expect(() => markPaper({ content, key: { q1: { correctOptionIds: ['a'] } }, answers: {} })).toThrow(CannotMarkError)
  const several = asking({ rules: { kind: 'several', partial: 'all' }, right: [] })
  expect(() => markPaper({ ...several, answers: { q1: ['a'] } })).toThrow(CannotMarkError)
})
