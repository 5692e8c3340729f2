import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue } from '../attempt/event.ts'
import { deductionOf, type NegativeRule } from '../exam/negative-rule.ts'
import type { CountRule } from '../exam/section.ts'
import type { ContentQuestion, ExamContent, ExamKey } from '../exam/version.ts'
import { CannotMarkError, markPaper } from './mark-paper.ts'

const right = ['a']
const wrong = ['b']
type Paper = { marks?: number; count?: number; which?: CountRule; negative?: NegativeRule; essays?: readonly number[] }

/** Section A of two questions, all to be answered, and section B of so many. */
function paperOf(size: number, { marks = 100, count, which = 'best', negative, essays = [] }: Paper) {
  const questions = Array.from({ length: size + 2 }, (_, index): ContentQuestion => {
    const isEssay = essays.includes(index)
    return {
      id: `q${index}`,
      type: isEssay ? 'essay' : 'multiple_choice',
      text: '',
      options: isEssay ? [] : ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id })),
      marksHundredths: marks,
      section: index < 2 ? 0 : 1,
      ...(isEssay && { rules: { kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen' } }),
    }
  })
  const essay = { minWords: null, maxWords: null, answerOn: 'screen', guide: '', rubric: [] } as const
  const key: ExamKey = Object.fromEntries(
    questions.map(({ id, type }) => [
      id,
      type === 'essay'
        ? { correctOptionIds: [], rules: { kind: 'essay' as const, ...essay, rubric: [] } }
        : { correctOptionIds: right },
    ]),
  )
  const content: ExamContent = {
    rulesVersion: 4,
    questions,
    sections: [
      { title: 'A', instructions: '' },
      { title: 'B', instructions: '', ...(count !== undefined && { answer: { count, which } }) },
    ],
    ...(negative && { negative }),
  }
  return { content, key, order: questions.map(({ id }) => id) }
}

const outcomesOf = (paper: Parameters<typeof markPaper>[0]) =>
  markPaper(paper).marked.map(({ outcome, earnedHundredths }) => `${outcome} ${earnedHundredths}`)

describe('a section that asks for some of its questions', () => {
  test('counts the best of all that were answered', () => {
    const paper = paperOf(4, { count: 2 })
    const answers = { q0: right, q2: wrong, q3: right, q4: right, q5: right }
    expect(outcomesOf({ ...paper, answers })).toEqual([
      ...['right 100', 'unanswered 0'],
      ...['not_counted 0', 'right 100', 'right 100', 'not_counted 0'],
    ])
    expect(markPaper({ ...paper, answers }).totals).toEqual({
      ...{ correctCount: 3, partlyCount: 0, wrongCount: 0, unansweredCount: 1, waitingCount: 0, questionCount: 4 },
      ...{ earnedHundredths: 300, availableHundredths: 400, percentage: 75 },
    })
  })

  test('counts the first on the candidate’s own paper, whatever they earned', () => {
    const paper = paperOf(4, { count: 2, which: 'first' })
    const answers = { q2: right, q4: wrong, q5: right }
    expect(outcomesOf({ ...paper, answers }).slice(2)).toEqual([
      'right 100',
      'not_counted 0',
      'wrong 0',
      'not_counted 0',
    ])
    const order = ['q0', 'q1', 'q5', 'q4', 'q3', 'q2']
    expect(outcomesOf({ ...paper, order, answers }).slice(2)).toEqual([
      ...['not_counted 0', 'not_counted 0', 'wrong 0', 'right 100'],
    ])
  })

  test('counts what is missing as unanswered', () => {
    for (const which of ['best', 'first'] as const) {
      const { totals } = markPaper({ ...paperOf(4, { count: 3, which }), answers: { q5: right } })
      expect(totals).toMatchObject({ questionCount: 5, unansweredCount: 4, availableHundredths: 500 })
    }
  })

  test('of best ones leaves no answer out that waits for a person, and is worth the same meanwhile', () => {
    const paper = paperOf(4, { count: 2, essays: [2, 3, 4] })
    const answers: Record<string, AnswerValue> = { q2: 'One', q3: 'Two', q4: 'Three', q5: right }
    expect(outcomesOf({ ...paper, answers }).slice(2)).toEqual(['waiting 0', 'waiting 0', 'waiting 0', 'not_counted 0'])
    expect(markPaper({ ...paper, answers }).totals).toMatchObject({ waitingCount: 3, availableHundredths: 400 })
  })

  test('of first ones has nobody mark what does not count', () => {
    const paper = paperOf(4, { count: 1, which: 'first', essays: [2, 3] })
    const { marked, totals } = markPaper({ ...paper, answers: { q2: 'One', q3: 'Two' } })
    expect(marked.flatMap(({ questionId, hand }) => (hand ? questionId : []))).toEqual(['q2'])
    expect(totals.waitingCount).toBe(1)
  })

  test('is not marked without the order of the paper', () => {
    const { order: _, ...paper } = paperOf(4, { count: 2 })
    expect(() => markPaper({ ...paper, answers: {} })).toThrow(CannotMarkError)
    const { order: _none, ...whole } = paperOf(4, {})
    expect(markPaper({ ...whole, answers: {} }).totals.questionCount).toBe(6)
  })
})

const ticks = fc.constantFrom(right, wrong, [])
const costs = fc.constantFrom<NegativeRule | undefined>(
  ...[undefined, { kind: 'guessing' } as const, { kind: 'share', part: 1, whole: 4 } as const],
  { kind: 'share', part: 1, whole: 1 },
)
const some = fc.integer({ min: 1, max: 8 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    count: fc.integer({ min: 1, max: size }),
    which: fc.constantFrom<CountRule>('best', 'first'),
    marks: fc.integer({ min: 1, max: 1_000 }),
    negative: costs,
    given: fc.array(ticks, { minLength: size + 2, maxLength: size + 2 }),
    shuffled: fc.shuffledSubarray(
      Array.from({ length: size + 2 }, (_, index) => `q${index}`),
      { minLength: size + 2 },
    ),
  }),
)

test('whatever is answered and costs, the paper is worth the same, counts come to its questions, and best is never worse than first', () => {
  fc.assert(
    fc.property(some, ({ size, count, which, marks, negative, given, shuffled }) => {
      const answers = Object.fromEntries(given.map((value, index) => [`q${index}`, value]))
      const of = (rule: CountRule) =>
        markPaper({
          ...paperOf(size, { marks, count, which: rule, ...(negative && { negative }) }),
          order: shuffled,
          answers,
        }).totals
      const totals = of(which)
      expect(totals.availableHundredths).toBe((2 + count) * marks)
      expect(totals.questionCount).toBe(2 + count)
      expect(totals.correctCount + totals.wrongCount + totals.unansweredCount).toBe(2 + count)
      expect(of('best').earnedHundredths).toBeGreaterThanOrEqual(of('first').earnedHundredths)
      const howMany = (value: string[], all: readonly string[][]) => all.filter((one) => one === value).length
      const rights = Math.min(count, howMany(right, given.slice(2)))
      // A wrong answer is left out only where a right one, or another wrong one, counts in its place: never a blank.
      const wrongs = Math.min(count - rights, howMany(wrong, given.slice(2)))
      const [outside, wrongOutside] = [right, wrong].map((value) => howMany(value, given.slice(0, 2)))
      const [wholes, offs] = [rights + (outside ?? 0), wrongs + (wrongOutside ?? 0)]
      const cost = negative ? deductionOf(negative, marks, 4) : 0
      expect(of('best')).toMatchObject({ correctCount: wholes, wrongCount: offs })
      expect(of('best').earnedHundredths).toBe(Math.max(0, wholes * marks - offs * cost))
    }),
  )
})

test('who answers as many as are asked loses by each wrong one, whether the best count or the first', () => {
  const negative: NegativeRule = { kind: 'share', part: 1, whole: 4 }
  for (const which of ['best', 'first'] as const) {
    const paper = paperOf(5, { count: 3, which, negative })
    const answers = { q0: right, q2: right, q3: wrong, q4: wrong }
    expect(outcomesOf({ ...paper, answers }).slice(2)).toEqual([
      ...['right 100', 'wrong -25', 'wrong -25', 'not_counted 0', 'not_counted 0'],
    ])
    expect(markPaper({ ...paper, answers }).totals).toMatchObject({ earnedHundredths: 150, unansweredCount: 1 })
  }
})

describe('marks off for wrong answers', () => {
  const quarter: NegativeRule = { kind: 'share', part: 1, whole: 4 }

  test('are taken off choices alone, and nothing is taken off for none', () => {
    const paper = paperOf(2, { negative: quarter, essays: [3] })
    expect(outcomesOf({ ...paper, answers: { q0: right, q1: wrong, q3: ' ' } })).toEqual([
      ...['right 100', 'wrong -25', 'unanswered 0', 'unanswered 0'],
    ])
    expect(markPaper({ ...paper, answers: { q0: right, q1: wrong } }).totals.earnedHundredths).toBe(75)
  })

  test('never make a paper worth less than nothing', () => {
    const { marked, totals } = markPaper({ ...paperOf(2, { negative: quarter }), answers: { q0: wrong, q1: wrong } })
    expect(marked.map(({ earnedHundredths }) => earnedHundredths)).toEqual([-25, -25, 0, 0])
    expect(totals).toMatchObject({ earnedHundredths: 0, percentage: 0, wrongCount: 2 })
  })

  test.each([
    ['all', -33],
    ['right_minus_wrong', 0],
    ['per_option', 0],
  ] as const)('of several right options counted by %s are %i', (partial, earned) => {
    const { content, key } = paperOf(1, { negative: { kind: 'guessing' } })
    const rules = { kind: 'several', partial } as const
    const questions = content.questions.map((one) => ({ ...one, rules }))
    const several = Object.fromEntries(Object.entries(key).map(([id, one]) => [id, { ...one, rules }]))
    const marking = markPaper({ content: { ...content, questions }, key: several, answers: { q0: ['b', 'c', 'd'] } })
    expect(marking.marked[0]).toMatchObject({ outcome: 'wrong', earnedHundredths: earned })
  })

  test('change nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(ticks, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 1_000 }),
        (given, marks) => {
          const answers = Object.fromEntries(given.map((value, index) => [`q${index}`, value]))
          const without = markPaper({ ...paperOf(2, { marks }), answers })
          const { marked, totals } = markPaper({ ...paperOf(2, { marks, negative: quarter }), answers })
          expect(marked.map(({ outcome }) => outcome)).toEqual(without.marked.map(({ outcome }) => outcome))
          const off = Math.floor((2 * marks + 4) / 8) * totals.wrongCount
          expect(totals.earnedHundredths).toBe(Math.max(0, without.totals.earnedHundredths - off))
        },
      ),
    )
  })
})
